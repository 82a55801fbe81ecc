#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Arithmetic with rows of premultiplied pixels (alpha, red, green and blue, from the highest byte). A target may be one
// of the sources. The results are those of pixman, except for rows_fade, which rounds once instead of twice.

/// `first` and `second` with weights that add up to 128.
void rows_mix(const uint32_t *first, const uint32_t *second, unsigned weight, uint32_t *target, size_t count);

/// `source`, which is opaque, times an alpha from 0 to 255, over `base`.
void rows_fade(const uint32_t *source, unsigned alpha, const uint32_t *base, uint32_t *target, size_t count);

/// `source`, times an alpha from 0 to 255, over `base`.
void rows_blend(const uint32_t *source, unsigned alpha, const uint32_t *base, uint32_t *target, size_t count);

/// Copies a row past the caches, for a target that is larger than they are: its old pixels are not read first.
void rows_stream(const uint32_t *source, uint32_t *target, size_t count);

/// A picture for each pixel of a rectangle: a color, or an image.
struct rows_layer {
  /// The pixel for the rectangle's first one. Null for a color.
  const uint32_t *pixels;
  size_t words_per_row;
  uint32_t color;
  /// The distance to the second pixel that each pixel is mixed with, and its weight in 128ths.
  size_t next;
  unsigned weight;
  /// From 0 to 255.
  unsigned alpha;
  /// True if the pixels are opaque.
  bool is_solid;
};

/// The number of layers that are drawn at once at most.
enum { ROWS_MOST_LAYERS = 4 };

/// Draws layers over each other, and writes the result once. The alpha of the first one, which is at the bottom, has no effect.
/// `streams`: past the caches.
void rows_compose(
    const struct rows_layer *layers, size_t layer_count, uint32_t *target, size_t words_per_row, size_t width, size_t height,
    bool streams);

/// An image whose pixels are read. Beyond its edges it continues with their pixels.
struct rows_image {
  const uint32_t *pixels;
  size_t words_per_row;
  int width, height;
};

/// Pixels of an image in perspective, bilinear. The point of the image for the center of the target's first pixel is
/// (`start[0]`, `start[1]`) divided by `start[2]`; `step` is added from pixel to pixel. Points with a divisor that is not
/// positive are behind the eye, and undefined.
void rows_warp(struct rows_image image, const double start[3], const double step[3], uint32_t *target, size_t count);
