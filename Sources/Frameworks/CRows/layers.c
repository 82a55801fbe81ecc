#include "rows.h"

#include <stdatomic.h>
#include <string.h>

#include "widest.h"

// A row is composed in parts that fit the fastest cache.
enum { MOST_COLUMNS = 1536, LINE = 16 };

typedef uint32_t half_line __attribute__((vector_size(32)));

WIDEST void rows_stream(const uint32_t *source, uint32_t *target, size_t count) {
  // Lines of the cache are written as a whole, those at both ends with others' pixels in them as usual.
  size_t index = (LINE - (uintptr_t)target / 4 % LINE) % LINE;
  if (index + LINE > count) {
    memcpy(target, source, count * 4);
    return;
  }
  memcpy(target, source, index * 4);
  for (; index + LINE <= count; index += LINE) {
    half_line first, second;
    memcpy(&first, source + index, sizeof first);
    memcpy(&second, source + index + LINE / 2, sizeof second);
    __builtin_nontemporal_store(first, (half_line *)(void *)(target + index));
    __builtin_nontemporal_store(second, (half_line *)(void *)(target + index + LINE / 2));
  }
  memcpy(target + index, source + index, (count - index) * 4);
}

// The part of a rectangle that is worked on.
struct part {
  size_t x, y, count;
};

// Returns pixels of a layer. Those that are not in memory are computed in a buffer.
static const uint32_t *layer_row(const struct rows_layer *layer, struct part part, uint32_t *buffer) {
  if (layer->pixels == NULL) return buffer;
  const uint32_t *pixels = layer->pixels + part.y * layer->words_per_row + part.x;
  if (layer->weight == 0) return pixels;
  rows_mix(pixels, pixels + layer->next, layer->weight, buffer, part.count);
  return buffer;
}

// Loads pixels of a layer's next row into the second cache, because the processor does not foresee the end of this one.
static void prefetch_row(const struct rows_layer *layer, struct part part) {
  if (layer->pixels == NULL) return;
  const uint32_t *next = layer->pixels + (part.y + 1) * layer->words_per_row + part.x;
  for (size_t index = 0; index < part.count; index += LINE) __builtin_prefetch(next + index, 0, 2);
}

// Draws the part's row. `colors` are rows of the layers that are colors.
static void compose_row(
    const struct rows_layer *layers, size_t layer_count, uint32_t colors[][MOST_COLUMNS], uint32_t *target, struct part part,
    bool streams) {
  uint32_t composed[MOST_COLUMNS], above[MOST_COLUMNS];
  uint32_t *const result = streams ? composed : target;
  const uint32_t *row = layers[0].pixels == NULL ? colors[0] : layer_row(&layers[0], part, layer_count > 1 ? composed : result);
  for (size_t index = 1; index < layer_count; index++) {
    const struct rows_layer *layer = &layers[index];
    const uint32_t *own = layer->pixels == NULL ? colors[index] : layer_row(layer, part, above);
    uint32_t *next = index + 1 == layer_count ? result : composed;
    if (layer->is_solid) {
      rows_fade(own, layer->alpha, row, next, part.count);
    } else {
      rows_blend(own, layer->alpha, row, next, part.count);
    }
    row = next;
  }
  if (streams) {
    rows_stream(row, target, part.count);
  } else if (row != target) {
    memcpy(target, row, part.count * 4);
  }
}

void rows_compose(
    const struct rows_layer *layers, size_t layer_count, uint32_t *target, size_t words_per_row, size_t width, size_t height,
    bool streams) {
  uint32_t colors[ROWS_MOST_LAYERS][MOST_COLUMNS];
  struct part part = {0, 0, 0};
  for (; part.x < width; part.x += part.count) {
    part.count = width - part.x < MOST_COLUMNS ? width - part.x : MOST_COLUMNS;
    for (size_t layer = 0; layer < layer_count; layer++) {
      if (layers[layer].pixels != NULL) continue;
      for (size_t index = 0; index < part.count; index++) colors[layer][index] = layers[layer].color;
    }
    for (part.y = 0; part.y < height; part.y++) {
      if (part.y + 1 < height) {
        for (size_t layer = 0; layer < layer_count; layer++) prefetch_row(&layers[layer], part);
      }
      compose_row(layers, layer_count, colors, target + part.y * words_per_row + part.x, part, streams);
    }
  }
  // What was written past the caches is in memory before another thread or process is told of it.
  if (streams) atomic_thread_fence(memory_order_seq_cst);
}
