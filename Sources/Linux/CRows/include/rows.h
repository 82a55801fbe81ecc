#pragma once
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
