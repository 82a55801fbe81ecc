// The scenes without perspective, with pixman.
#include "pixman_parts.h"

#include <math.h>
#include <stdlib.h>

#include "geometry.h"
#include "pages.h"

pixman_image_t *image_of(baseline_picture picture, bool has_alpha) {
  return pixman_image_create_bits_no_clear(
      has_alpha ? PIXMAN_a8r8g8b8 : PIXMAN_x8r8g8b8, picture.width, picture.height, picture.pixels, picture.width * 4);
}

pixman_image_t *solid(double alpha) {
  const pixman_color_t color = {0, 0, 0, (uint16_t)lround(alpha * 65535)};
  return pixman_image_create_solid_fill(&color);
}

static pixman_color_t wide(uint32_t color) {
  const pixman_color_t wide = {
      (uint16_t)((color >> 16 & 255) * 257), (uint16_t)((color >> 8 & 255) * 257), (uint16_t)((color & 255) * 257), 65535};
  return wide;
}

void fill(pixman_image_t *target, uint32_t color, int x, int y, int width, int height) {
  const pixman_color_t source = wide(color);
  const pixman_box32_t box = {x, y, x + width, y + height};
  pixman_image_fill_boxes(PIXMAN_OP_SRC, target, &source, 1, &box);
}

static double left_of(const baseline_frame *frame, const baseline_page *page) {
  return page->x + (frame->width - frame->width * page->scale) / 2;
}

static bool is_at_whole_pixels(const baseline_frame *frame, const baseline_page *page) {
  const double left = left_of(frame, page);
  return page->scale == 1 && fabs(left - round(left)) < 1e-4;
}

/// Draws an opaque picture at a place and a scale with an opacity, each of its nine parts with its coverage.
static void place(pixman_image_t *target, const baseline_frame *frame, const baseline_page *page, pixman_image_t *source) {
  const double width = frame->width * page->scale, height = frame->height * page->scale;
  const double left = left_of(frame, page), top = (frame->height - height) / 2;
  const bool is_whole = is_at_whole_pixels(frame, page);
  if (!is_whole) {
    pixman_transform_t transform;
    pixman_transform_init_identity(&transform);
    transform.matrix[0][0] = transform.matrix[1][1] = (pixman_fixed_t)lround(65536 / page->scale);
    transform.matrix[0][2] = (pixman_fixed_t)lround(-left / page->scale * 65536);
    transform.matrix[1][2] = (pixman_fixed_t)lround(-top / page->scale * 65536);
    pixman_image_set_transform(source, &transform);
    pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, NULL, 0);
    pixman_image_set_repeat(source, PIXMAN_REPEAT_PAD);
  }
  struct span columns[3], rows[3];
  const int column_count = spans_of(left, left + width, frame->width, columns);
  const int row_count = spans_of(top, top + height, frame->height, rows);
  const int from_x = is_whole ? -(int)lround(left) : 0;
  for (int r = 0; r < row_count; r++) {
    for (int c = 0; c < column_count; c++) {
      const struct span x = columns[c], y = rows[r];
      const double alpha = x.coverage * y.coverage * page->opacity;
      pixman_image_t *mask = alpha < 1 ? solid(alpha) : NULL;
      pixman_image_composite32(
          mask == NULL ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, source, mask, target, x.from + from_x, y.from, 0, 0, x.from, y.from,
          x.to - x.from, y.to - y.from);
      if (mask != NULL) pixman_image_unref(mask);
    }
  }
}

/// Fills what the pages leave free of an opaque frame, or all of it if they are translucent.
static void fill_background(pixman_image_t *target, const baseline_frame *frame) {
  int from = 0;
  const bool is_opaque = frame->pages[0].opacity == 1 && frame->pages[1].opacity == 1;
  if (is_opaque) {
    // The first page begins at the left, and the second one touches it; their edges may share a column.
    const baseline_page *first = &frame->pages[0];
    if (first->scale == 1 && first->x <= 0) from = (int)floor(first->x + frame->width);
    if (from >= frame->width) return;
    const int to = (int)ceil(frame->pages[1].x);
    if (to > from) fill(target, frame->background, from, 0, to - from, frame->height);
    return;
  }
  if (frame->pages[0].opacity == 1 && frame->pages[0].x == 0) return;
  fill(target, frame->background, 0, 0, frame->width, frame->height);
}

static void draw_circle(pixman_image_t *target, const baseline_frame *frame, pixman_image_t *outside, pixman_image_t *inside) {
  static uint8_t *coverage;
  static pixman_box32_t *boxes;
  const int width = frame->width, height = frame->height, stride = (width + 3) / 4 * 4;
  if (coverage == NULL) coverage = calloc((size_t)stride, (size_t)height);
  if (boxes == NULL) boxes = malloc(sizeof(pixman_box32_t) * 2 * (size_t)height * 3);
  pixman_box32_t *outer = boxes, *inner = boxes + 2 * height, *edges = inner + 2 * height;
  int outer_count = 0, inner_count = 0, edge_count = 0;
  const double x = width / 2.0, y = height / 2.0;
  for (int row = 0; row < height; row++) {
    const struct chord chord = chord_of(x, y, frame->radius, row, width);
#define ADD(list, count, first, last) \
  if ((first) < (last)) list[count++] = (pixman_box32_t){first, row, last, row + 1}
    ADD(outer, outer_count, 0, chord.inner_from);
    ADD(outer, outer_count, chord.inner_to, width);
    ADD(inner, inner_count, chord.inner_from, chord.inner_to);
    ADD(edges, edge_count, chord.from, chord.inner_from);
    ADD(edges, edge_count, chord.inner_to, chord.to);
#undef ADD
    for (int column = chord.from; column < chord.to; column++) {
      if (column == chord.inner_from && chord.inner_from < chord.inner_to) column = chord.inner_to;
      if (column >= chord.to) break;
      coverage[row * stride + column] = (uint8_t)lround(255 * coverage_by_circle(x, y, frame->radius, column, row));
    }
  }
  pixman_image_t *mask = pixman_image_create_bits_no_clear(PIXMAN_a8, width, height, (uint32_t *)coverage, stride);
  const struct {
    const pixman_box32_t *boxes;
    int count;
    pixman_op_t operation;
    pixman_image_t *source, *mask;
  } steps[3] = {
      {outer, outer_count, PIXMAN_OP_SRC, outside, NULL},
      {inner, inner_count, PIXMAN_OP_SRC, inside, NULL},
      {edges, edge_count, PIXMAN_OP_OVER, inside, mask},
  };
  for (int step = 0; step < 3; step++) {
    pixman_region32_t region;
    pixman_region32_init_rects(&region, steps[step].boxes, steps[step].count);
    pixman_image_set_clip_region32(target, &region);
    pixman_image_composite32(
        steps[step].operation, steps[step].source, steps[step].mask, target, 0, 0, 0, 0, 0, 0, width, height);
    pixman_region32_fini(&region);
  }
  pixman_image_set_clip_region32(target, NULL);
  pixman_image_unref(mask);
}

/// Returns the page with its cards: the one that is kept, or one drawn now as far as it is visible.
static pixman_image_t *page_image(const baseline_frame *frame, int index) {
  const baseline_page *page = &frame->pages[index];
  // Copying and fading is faster without a channel for alpha, and interpolating with it.
  const bool has_alpha = !is_at_whole_pixels(frame, page);
  if (page->card_count == 0) return image_of(page->picture, has_alpha);
  struct kept_page *kept = kept_page(0, index, page);
  pixman_image_t *image = image_of((baseline_picture){kept->pixels, page->picture.width, page->picture.height}, has_alpha);
  if (frame->keeps_pages && kept->source == page->picture.pixels) return image;
  kept->source = frame->keeps_pages ? page->picture.pixels : NULL;
  const int from = frame->keeps_pages ? 0 : (int)lround(fmax(0, -page->x));
  const int to = frame->keeps_pages ? frame->width : (int)lround(fmin(frame->width, frame->width - page->x));
  pixman_region32_t visible;
  pixman_region32_init_rect(&visible, from, 0, (unsigned)(to - from), (unsigned)frame->height);
  pixman_image_set_clip_region32(image, &visible);
  draw_page(image, page);
  pixman_image_set_clip_region32(image, NULL);
  pixman_region32_fini(&visible);
  return image;
}

void baseline_draw_with_pixman(const baseline_frame *frame, uint32_t *target) {
  pixman_image_t *image =
      pixman_image_create_bits_no_clear(PIXMAN_x8r8g8b8, frame->width, frame->height, target, frame->width * 4);
  if (frame->kind == baseline_perspective) {
    draw_perspective(image, frame);
  } else {
    pixman_image_t *first = page_image(frame, 0), *second = page_image(frame, 1);
    if (frame->kind == baseline_circle) {
      draw_circle(image, frame, first, second);
    } else {
      fill_background(image, frame);
      place(image, frame, &frame->pages[0], first);
      place(image, frame, &frame->pages[1], second);
    }
    pixman_image_unref(first);
    pixman_image_unref(second);
  }
  pixman_image_unref(image);
}
