#include "rows.h"

#include <string.h>

#include "widest.h"

typedef float floats __attribute__((vector_size(32)));
typedef int32_t ints __attribute__((vector_size(32)));
typedef uint8_t two_pixels __attribute__((vector_size(8)));
typedef uint16_t two_pixels_wide __attribute__((vector_size(16)));
typedef uint32_t one_pixel_wide __attribute__((vector_size(16)));
typedef uint8_t one_pixel __attribute__((vector_size(4)));
enum { WIDTH = 8 };

// Weights are multiples of 1/128, as pixman's are.
enum { ONE = 128 };

// Splits positions into the first of two pixels and the weight of the second one. `last` is the last pixel.
INLINE void split(const floats *position, int last, ints *pixel, ints *weight) {
  floats place = __builtin_elementwise_max(*position, (floats){0});
  place = __builtin_elementwise_min(place, (floats){0} + (float)last);
  // The last pixel is the second one of the last pair.
  ints whole = __builtin_elementwise_min(__builtin_convertvector(place, ints), (ints){0} + (last > 0 ? last - 1 : 0));
  *weight = __builtin_convertvector((place - __builtin_convertvector(whole, floats)) * ONE + 0.5f, ints);
  *pixel = whole;
}

// The target's pixel between four of the image: pairs in two rows.
INLINE uint32_t between(const uint32_t *above, const uint32_t *below, int across, int down) {
  two_pixels pairs[2];
  memcpy(&pairs[0], above, 8);
  memcpy(&pairs[1], below, 8);
  two_pixels_wide column = __builtin_convertvector(pairs[0], two_pixels_wide) * (uint16_t)(ONE - down) +
                           __builtin_convertvector(pairs[1], two_pixels_wide) * (uint16_t)down;
  // Each channel's two values beside each other.
  two_pixels_wide channels = __builtin_shufflevector(column, column, 0, 4, 1, 5, 2, 6, 3, 7);
  one_pixel_wide even = (one_pixel_wide)channels & 0xFFFF, odd = (one_pixel_wide)channels >> 16;
  one_pixel_wide sum = (even * (uint32_t)(ONE - across) + odd * (uint32_t)across) >> 14;
  one_pixel narrow = __builtin_convertvector(sum, one_pixel);
  uint32_t pixel;
  memcpy(&pixel, &narrow, 4);
  return pixel;
}

WIDEST void rows_warp(struct rows_image image, const double start[3], const double step[3], uint32_t *target, size_t count) {
  const size_t next_row = image.height > 1 ? image.words_per_row : 0;
  const floats lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  for (size_t index = 0; index < count; index += WIDTH) {
    const floats x = lanes * (float)step[0] + (float)(start[0] + step[0] * (double)index);
    const floats y = lanes * (float)step[1] + (float)(start[1] + step[1] * (double)index);
    const floats w = lanes * (float)step[2] + (float)(start[2] + step[2] * (double)index);
    const floats inverse = 1 / w;
    const floats across = x * inverse - 0.5f, down = y * inverse - 0.5f;
    ints column, row, weight_across, weight_down;
    split(&across, image.width - 1, &column, &weight_across);
    split(&down, image.height - 1, &row, &weight_down);
    const size_t group = count - index < WIDTH ? count - index : WIDTH;
    for (size_t lane = 0; lane < group; lane++) {
      const uint32_t *above = image.pixels + (size_t)row[lane] * image.words_per_row + (size_t)column[lane];
      const uint32_t *below = above + next_row;
      if (image.width > 1) {
        target[index + lane] = between(above, below, weight_across[lane], weight_down[lane]);
      } else {
        const uint32_t pairs[4] = {*above, *above, *below, *below};
        target[index + lane] = between(pairs, pairs + 2, 0, weight_down[lane]);
      }
    }
  }
}
