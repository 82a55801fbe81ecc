// The arithmetic of RowWork. It is in C because a row takes half the time with vectors of 32 bytes, which Swift uses only
// if the whole package is compiled for newer processors, and because Swift's vectors are several hundred times slower in
// a debug build, in which most tests of transitions run.
#include "rows.h"

#include <string.h>

#include "widest.h"

// Eight pixels. Each is two elements: green and blue, then alpha and red, with the first in the upper byte.
typedef uint16_t pixels __attribute__((vector_size(32)));
typedef uint32_t words __attribute__((vector_size(32)));
typedef uint8_t bytes __attribute__((vector_size(32)));
enum { WIDTH = 8 };

// Replaces the group of pixels `a` by a statement's result, for all groups of a row. A last group of fewer pixels is worked
// on in a buffer.
#define FOR_EACH_GROUP(first, second, target, count, statement)                   \
  do {                                                                            \
    size_t index = 0;                                                             \
    pixels a = {0}, b = {0};                                                      \
    for (; index + WIDTH <= count; index += WIDTH) {                              \
      memcpy(&a, first + index, sizeof a);                                        \
      memcpy(&b, second + index, sizeof b);                                       \
      statement;                                                                  \
      memcpy(target + index, &a, sizeof a);                                       \
    }                                                                             \
    if (index < count) {                                                          \
      memcpy(&a, first + index, (count - index) * 4);                             \
      memcpy(&b, second + index, (count - index) * 4);                            \
      statement;                                                                  \
      memcpy(target + index, &a, (count - index) * 4);                            \
    }                                                                             \
  } while (0)

// The halves of pixels: green, red and alpha are those of `HIGH` and the others of `LOW`, one to an element.
#define LOW(x) ((x) & 0xFF)
#define HIGH(x) ((x) >> 8)

// Sets `a` to the rounded quotients by 255 of two halves.
INLINE void set_quotient(pixels *a, const pixels *low, const pixels *high) {
  pixels l = *low + 128, h = *high + 128;
  *a = (l + (l >> 8)) >> 8 | ((h + (h >> 8)) & 0xFF00);
}

INLINE void mix(pixels *a, const pixels *b, uint16_t near, uint16_t far) {
  pixels low = (LOW(*a) * near + LOW(*b) * far) >> 7, high = (HIGH(*a) * near + HIGH(*b) * far) >> 7;
  *a = low | high << 8;
}

INLINE void fade(pixels *a, const pixels *b, uint16_t near, uint16_t far) {
  pixels low = LOW(*a) * near + LOW(*b) * far, high = HIGH(*a) * near + HIGH(*b) * far;
  set_quotient(a, &low, &high);
}

INLINE void multiply(pixels *a, uint16_t factor) {
  pixels low = LOW(*a) * factor, high = HIGH(*a) * factor;
  set_quotient(a, &low, &high);
}

INLINE void put_over(pixels *a, pixels *b) {
  // 255 minus each pixel's alpha, in both of its elements.
  words alphas = (words)*a >> 24;
  pixels rest = 255 - (pixels)(alphas | alphas << 16), low = LOW(*b) * rest, high = HIGH(*b) * rest;
  set_quotient(b, &low, &high);
  // An image's colors may be greater than its alpha.
  *a = (pixels)__builtin_elementwise_add_sat((bytes)*a, (bytes)*b);
}

WIDEST void rows_mix(const uint32_t *first, const uint32_t *second, unsigned weight, uint32_t *target, size_t count) {
  const uint16_t near = 128 - weight, far = weight;
  FOR_EACH_GROUP(first, second, target, count, mix(&a, &b, near, far));
}

WIDEST void rows_fade(const uint32_t *source, unsigned alpha, const uint32_t *base, uint32_t *target, size_t count) {
  const uint16_t near = alpha, far = 255 - alpha;
  FOR_EACH_GROUP(source, base, target, count, fade(&a, &b, near, far));
}

WIDEST void rows_blend(const uint32_t *source, unsigned alpha, const uint32_t *base, uint32_t *target, size_t count) {
  if (alpha == 255) {
    FOR_EACH_GROUP(source, base, target, count, put_over(&a, &b));
  } else {
    const uint16_t factor = alpha;
    FOR_EACH_GROUP(source, base, target, count, (multiply(&a, factor), put_over(&a, &b)));
  }
}
