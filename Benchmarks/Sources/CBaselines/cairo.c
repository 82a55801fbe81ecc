// The scenes with Cairo.
#include <cairo.h>
#include <math.h>
#include <stddef.h>

#include "include/baselines.h"
#include "pages.h"

static cairo_surface_t *surface_of(baseline_picture picture, bool has_alpha) {
  return cairo_image_surface_create_for_data(
      (unsigned char *)picture.pixels, has_alpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, picture.width, picture.height,
      picture.width * 4);
}

static double left_of(const baseline_frame *frame, const baseline_page *page) {
  return page->x + (frame->width - frame->width * page->scale) / 2;
}

static bool is_at_whole_pixels(const baseline_frame *frame, const baseline_page *page) {
  const double left = left_of(frame, page);
  return page->scale == 1 && fabs(left - round(left)) < 1e-4;
}

static void set_color(cairo_t *cairo, uint32_t color) {
  cairo_set_source_rgb(cairo, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

static void draw_card(cairo_t *cairo, const baseline_card *card) {
  set_color(cairo, card->color);
  const double right = card->x + card->width, bottom = card->y + card->height, radius = card->radius;
  if (radius > 0) {
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, right - radius, card->y + radius, radius, -M_PI / 2, 0);
    cairo_arc(cairo, right - radius, bottom - radius, radius, 0, M_PI / 2);
    cairo_arc(cairo, card->x + radius, bottom - radius, radius, M_PI / 2, M_PI);
    cairo_arc(cairo, card->x + radius, card->y + radius, radius, M_PI, M_PI * 3 / 2);
    cairo_close_path(cairo);
  } else {
    cairo_rectangle(cairo, card->x, card->y, card->width, card->height);
  }
  cairo_fill(cairo);
  if (card->label.pixels == NULL) return;
  cairo_surface_t *label = surface_of(card->label, true);
  cairo_set_source_surface(cairo, label, card->label_x, card->label_y);
  cairo_rectangle(cairo, card->label_x, card->label_y, card->label.width, card->label.height);
  cairo_fill(cairo);
  cairo_surface_destroy(label);
}

static void draw_page(cairo_surface_t *surface, const baseline_page *page, int from, int to) {
  cairo_t *cairo = cairo_create(surface);
  cairo_rectangle(cairo, from, 0, to - from, page->picture.height);
  cairo_clip(cairo);
  cairo_surface_t *picture = surface_of(page->picture, false);
  cairo_set_source_surface(cairo, picture, 0, 0);
  cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
  cairo_paint(cairo);
  cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
  for (int index = 0; index < page->card_count; index++) draw_card(cairo, &page->cards[index]);
  cairo_surface_destroy(picture);
  cairo_destroy(cairo);
}

/// Returns the page with its cards: the one that is kept, or one drawn now as far as it is visible.
static cairo_surface_t *page_surface(const baseline_frame *frame, int index) {
  const baseline_page *page = &frame->pages[index];
  // Copying and fading is faster without a channel for alpha, and interpolating with it.
  const bool has_alpha = !is_at_whole_pixels(frame, page);
  if (page->card_count == 0) return surface_of(page->picture, has_alpha);
  struct kept_page *kept = kept_page(1, index, page);
  cairo_surface_t *surface = surface_of((baseline_picture){kept->pixels, page->picture.width, page->picture.height}, has_alpha);
  if (frame->keeps_pages && kept->source == page->picture.pixels) return surface;
  kept->source = frame->keeps_pages ? page->picture.pixels : NULL;
  const int from = frame->keeps_pages ? 0 : (int)lround(fmax(0, -page->x));
  const int to = frame->keeps_pages ? frame->width : (int)lround(fmin(frame->width, frame->width - page->x));
  draw_page(surface, page, from, to);
  return surface;
}

/// Draws a page at a place and a scale, with its opacity.
static void place(cairo_t *cairo, const baseline_frame *frame, const baseline_page *page, cairo_surface_t *surface) {
  const double left = left_of(frame, page), top = (frame->height - frame->height * page->scale) / 2;
  const bool is_whole = is_at_whole_pixels(frame, page);
  cairo_save(cairo);
  cairo_translate(cairo, is_whole ? round(left) : left, top);
  cairo_scale(cairo, page->scale, page->scale);
  cairo_set_source_surface(cairo, surface, 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cairo), is_whole ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR);
  if (!is_whole) cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
  if (is_whole && page->opacity == 1) cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
  cairo_rectangle(cairo, 0, 0, frame->width, frame->height);
  if (page->opacity == 1) {
    cairo_fill(cairo);
  } else {
    cairo_clip(cairo);
    cairo_paint_with_alpha(cairo, page->opacity);
  }
  cairo_restore(cairo);
}

/// Fills what the pages leave free of an opaque frame, or all of it if they are translucent.
static void fill_background(cairo_t *cairo, const baseline_frame *frame) {
  int from = 0, to = frame->width;
  if (frame->pages[0].opacity == 1) {
    from = (int)floor(frame->pages[0].x + frame->width);
    to = (int)ceil(frame->pages[1].x);
  }
  if (from >= to || from >= frame->width) return;
  set_color(cairo, frame->background);
  cairo_rectangle(cairo, from, 0, to - from, frame->height);
  cairo_fill(cairo);
}

/// A circle of four curves, as paths have it.
static void trace_circle(cairo_t *cairo, double x, double y, double radius) {
  const double reach = radius * 0.5522847498307936;
  cairo_move_to(cairo, x + radius, y);
  cairo_curve_to(cairo, x + radius, y + reach, x + reach, y + radius, x, y + radius);
  cairo_curve_to(cairo, x - reach, y + radius, x - radius, y + reach, x - radius, y);
  cairo_curve_to(cairo, x - radius, y - reach, x - reach, y - radius, x, y - radius);
  cairo_curve_to(cairo, x + reach, y - radius, x + radius, y - reach, x + radius, y);
  cairo_close_path(cairo);
}

bool baseline_draw_with_cairo(const baseline_frame *frame, uint32_t *target) {
  if (frame->kind == baseline_perspective) return false;
  cairo_surface_t *image = cairo_image_surface_create_for_data(
      (unsigned char *)target, CAIRO_FORMAT_RGB24, frame->width, frame->height, frame->width * 4);
  cairo_t *cairo = cairo_create(image);
  cairo_surface_t *first = page_surface(frame, 0), *second = page_surface(frame, 1);
  if (frame->kind == baseline_circle) {
    place(cairo, frame, &frame->pages[0], first);
    cairo_set_source_surface(cairo, second, 0, 0);
    trace_circle(cairo, frame->width / 2.0, frame->height / 2.0, frame->radius);
    cairo_fill(cairo);
  } else {
    fill_background(cairo, frame);
    place(cairo, frame, &frame->pages[0], first);
    place(cairo, frame, &frame->pages[1], second);
  }
  cairo_surface_destroy(first);
  cairo_surface_destroy(second);
  cairo_destroy(cairo);
  cairo_surface_destroy(image);
  return true;
}
