// A page with its cards, with pixman.
#include "pixman_parts.h"

#include <math.h>
#include <stdlib.h>

#include "geometry.h"

/// The coverage of a quarter of a circle, whose center is at the bottom right. It is kept.
static pixman_image_t *corner_mask(int radius) {
  enum { most = 64 };
  static pixman_image_t *masks[most];
  if (masks[radius] != NULL) return masks[radius];
  const int stride = (radius + 3) / 4 * 4;
  uint8_t *coverage = calloc((size_t)stride, (size_t)radius);
  for (int y = 0; y < radius; y++) {
    for (int x = 0; x < radius; x++) {
      coverage[y * stride + x] = (uint8_t)lround(255 * coverage_by_circle(radius, radius, radius, x, y));
    }
  }
  return masks[radius] = pixman_image_create_bits_no_clear(PIXMAN_a8, radius, radius, (uint32_t *)coverage, stride);
}

static void draw_corner(
    pixman_image_t *target, pixman_image_t *color, int radius, int x, int y, bool flips_x, bool flips_y) {
  pixman_image_t *mask = corner_mask(radius);
  pixman_transform_t transform;
  pixman_transform_init_identity(&transform);
  if (flips_x) {
    transform.matrix[0][0] = -pixman_fixed_1;
    transform.matrix[0][2] = pixman_int_to_fixed(radius);
  }
  if (flips_y) {
    transform.matrix[1][1] = -pixman_fixed_1;
    transform.matrix[1][2] = pixman_int_to_fixed(radius);
  }
  pixman_image_set_transform(mask, &transform);
  pixman_image_composite32(PIXMAN_OP_OVER, color, mask, target, 0, 0, 0, 0, x, y, radius, radius);
}

static void draw_card(pixman_image_t *target, const baseline_card *card) {
  const int radius = card->radius, right = card->x + card->width - radius, bottom = card->y + card->height - radius;
  if (radius > 0) {
    const pixman_color_t color = {
        (uint16_t)((card->color >> 16 & 255) * 257), (uint16_t)((card->color >> 8 & 255) * 257),
        (uint16_t)((card->color & 255) * 257), 65535};
    pixman_image_t *source = pixman_image_create_solid_fill(&color);
    draw_corner(target, source, radius, card->x, card->y, false, false);
    draw_corner(target, source, radius, right, card->y, true, false);
    draw_corner(target, source, radius, card->x, bottom, false, true);
    draw_corner(target, source, radius, right, bottom, true, true);
    pixman_image_unref(source);
    fill(target, card->color, card->x, card->y + radius, radius, card->height - 2 * radius);
    fill(target, card->color, right, card->y + radius, radius, card->height - 2 * radius);
  }
  fill(target, card->color, card->x + radius, card->y, card->width - 2 * radius, card->height);
  if (card->label.pixels == NULL) return;
  pixman_image_t *label = image_of(card->label, true);
  pixman_image_composite32(
      PIXMAN_OP_OVER, label, NULL, target, 0, 0, 0, 0, card->label_x, card->label_y, card->label.width, card->label.height);
  pixman_image_unref(label);
}

void draw_page(pixman_image_t *target, const baseline_page *page) {
  pixman_image_t *picture = image_of(page->picture, false);
  pixman_image_composite32(
      PIXMAN_OP_SRC, picture, NULL, target, 0, 0, 0, 0, 0, 0, page->picture.width, page->picture.height);
  pixman_image_unref(picture);
  for (int index = 0; index < page->card_count; index++) draw_card(target, &page->cards[index]);
}
