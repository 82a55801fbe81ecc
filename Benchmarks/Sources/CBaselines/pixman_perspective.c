// Pages in perspective, with pixman: tiles are sampled straight into the frame. Pixman's numbers have 16 bits before and after the
// point, so each tile has a matrix of its own. Tiles on an edge have a mask.
#include "pixman_parts.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/// A point's coordinates must not be negative in pixman's perspective, so pictures are kept with a margin on each side.
enum { margin = 256, tile_size = 64 };

typedef struct {
  double x, y;
} point;

static point applied(const double map[3][3], double x, double y) {
  const double w = map[2][0] * x + map[2][1] * y + map[2][2];
  return (point){
      (map[0][0] * x + map[0][1] * y + map[0][2]) / w, (map[1][0] * x + map[1][1] * y + map[1][2]) / w};
}

static double determinant(const double m[3][3]) {
  return m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0]) +
         m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
}

/// The inverse up to a factor.
static void invert(const double m[3][3], double inverse[3][3]) {
  for (int row = 0; row < 3; row++) {
    for (int column = 0; column < 3; column++) {
      const int a = (column + 1) % 3, b = (column + 2) % 3, c = (row + 1) % 3, d = (row + 2) % 3;
      inverse[row][column] = m[a][c] * m[b][d] - m[a][d] * m[b][c];
    }
  }
}

struct padded {
  const uint32_t *source;
  uint32_t *pixels;
  int width, height;
};

/// The picture with its edges repeated around it.
static const struct padded *padded(int index, baseline_picture picture) {
  static struct padded kept[2];
  struct padded *own = &kept[index];
  if (own->source == picture.pixels) return own;
  free(own->pixels);
  own->source = picture.pixels;
  own->width = picture.width + 2 * margin;
  own->height = picture.height + 2 * margin;
  own->pixels = malloc((size_t)own->width * (size_t)own->height * 4);
  for (int y = 0; y < own->height; y++) {
    const int row = y < margin ? 0 : y - margin >= picture.height ? picture.height - 1 : y - margin;
    const uint32_t *from = picture.pixels + (size_t)row * (size_t)picture.width;
    uint32_t *to = own->pixels + (size_t)y * (size_t)own->width;
    for (int x = 0; x < margin; x++) {
      to[x] = from[0];
      to[margin + picture.width + x] = from[picture.width - 1];
    }
    memcpy(to + margin, from, (size_t)picture.width * 4);
  }
  return own;
}

/// An edge of a polygon that runs clockwise on the screen: a·x + b·y + c is a point's distance from it, positive inside.
typedef struct {
  double a, b, c;
} edge;

static edge edge_between(point from, point to) {
  const double length = hypot(to.x - from.x, to.y - from.y);
  const double a = -(to.y - from.y) / length, b = (to.x - from.x) / length;
  return (edge){a, b, -a * from.x - b * from.y};
}

static double distance(edge edge, double x, double y) { return edge.a * x + edge.b * y + edge.c; }

static double least_distance(const edge edges[4], double x, double y) {
  return fmin(
      fmin(distance(edges[0], x, y), distance(edges[1], x, y)), fmin(distance(edges[2], x, y), distance(edges[3], x, y)));
}

/// Samples a tile of the frame.
static void sample(
    pixman_image_t *target, const struct padded *source, const double from_frame[3][3], pixman_image_t *mask, int x, int y,
    int width, int height) {
  double least_x = INFINITY, least_y = INFINITY, most_x = -INFINITY, most_y = -INFINITY;
  for (int corner = 0; corner < 4; corner++) {
    const point p = applied(from_frame, x + (corner & 1) * width, y + (corner >> 1) * height);
    least_x = fmin(least_x, p.x), least_y = fmin(least_y, p.y), most_x = fmax(most_x, p.x), most_y = fmax(most_y, p.y);
  }
  // The part of the picture that is sampled, so that the coordinates in it are small.
  const int left = (int)fmin(fmax(floor(least_x) - 2 + margin, 0), source->width - 1);
  const int top = (int)fmin(fmax(floor(least_y) - 2 + margin, 0), source->height - 1);
  const int right = (int)fmin(fmax(ceil(most_x) + 2 + margin, left + 1), source->width);
  const int bottom = (int)fmin(fmax(ceil(most_y) + 2 + margin, top + 1), source->height);
  // Half of a step of the weights is added, so that pixman rounds.
  const double shift[2] = {margin - left + 1.0 / 256, margin - top + 1.0 / 256};
  double local[3][3], greatest = 0;
  for (int column = 0; column < 3; column++) {
    for (int row = 0; row < 3; row++) {
      local[row][column] =
          column < 2 ? from_frame[row][column] : from_frame[row][0] * x + from_frame[row][1] * y + from_frame[row][2];
    }
  }
  for (int column = 0; column < 3; column++) {
    local[0][column] += shift[0] * local[2][column];
    local[1][column] += shift[1] * local[2][column];
  }
  for (int row = 0; row < 3; row++) {
    const double sum = fabs(local[row][0]) * (width + 1) + fabs(local[row][1]) * (height + 1) + fabs(local[row][2]);
    greatest = fmax(greatest, sum);
  }
  const double factor = exp2(floor(log2(32000 / greatest))) * 65536;
  pixman_transform_t transform;
  for (int row = 0; row < 3; row++) {
    for (int column = 0; column < 3; column++) {
      transform.matrix[row][column] = (pixman_fixed_t)lround(local[row][column] * factor);
    }
  }
  pixman_image_t *part = pixman_image_create_bits_no_clear(
      PIXMAN_a8r8g8b8, right - left, bottom - top, source->pixels + (size_t)top * (size_t)source->width + left,
      source->width * 4);
  pixman_image_set_transform(part, &transform);
  pixman_image_set_filter(part, PIXMAN_FILTER_BILINEAR, NULL, 0);
  pixman_image_set_repeat(part, PIXMAN_REPEAT_PAD);
  pixman_image_composite32(
      mask == NULL ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, part, mask, target, 0, 0, 0, 0, x, y, width, height);
  pixman_image_unref(part);
}

static double within(double value, double least, double most) { return fmin(fmax(value, least), most); }

static uint8_t coverage_of(const edge edges[4], int x, int y) {
  enum { samples = 16 };
  const double middle = least_distance(edges, x + 0.5, y + 0.5);
  if (middle <= -1) return 0;
  if (middle >= 1) return 255;
  int hits = 0;
  for (int sample = 0; sample < samples * samples; sample++) {
    hits += least_distance(edges, x + (sample % samples + 0.5) / samples, y + (sample / samples + 0.5) / samples) > 0;
  }
  return (uint8_t)lround(255.0 * hits / (samples * samples));
}

/// The coverage of a tile by the page.
static pixman_image_t *edge_mask(const edge edges[4], int x, int y, int width, int height) {
  pixman_image_t *mask = pixman_image_create_bits(PIXMAN_a8, width, height, NULL, 0);
  uint8_t *coverage = (uint8_t *)pixman_image_get_data(mask);
  const int stride = pixman_image_get_stride(mask);
  for (int row = 0; row < height; row++) {
    for (int column = 0; column < width; column++) {
      coverage[row * stride + column] = coverage_of(edges, x + column, y + row);
    }
  }
  return mask;
}

static void draw_face(pixman_image_t *target, const baseline_frame *frame, int index) {
  const baseline_page *page = &frame->pages[index];
  if (determinant(page->map) <= 0) return;
  double from_frame[3][3];
  invert(page->map, from_frame);
  const struct padded *source = padded(index, page->picture);
  point corners[4];
  double least_x = INFINITY, least_y = INFINITY, most_x = -INFINITY, most_y = -INFINITY;
  for (int corner = 0; corner < 4; corner++) {
    const bool is_right = corner == 1 || corner == 2;
    const point p = applied(page->map, is_right ? page->picture.width : 0, corner >= 2 ? page->picture.height : 0);
    corners[corner] = p;
    least_x = fmin(least_x, p.x), least_y = fmin(least_y, p.y), most_x = fmax(most_x, p.x), most_y = fmax(most_y, p.y);
  }
  edge edges[4];
  for (int corner = 0; corner < 4; corner++) edges[corner] = edge_between(corners[corner], corners[(corner + 1) % 4]);
  const int left = (int)within(floor(least_x), 0, frame->width), right = (int)within(ceil(most_x), 0, frame->width);
  const int top = (int)within(floor(least_y), 0, frame->height), bottom = (int)within(ceil(most_y), 0, frame->height);
  for (int y = top; y < bottom; y += tile_size) {
    for (int x = left; x < right; x += tile_size) {
      const int width = right - x < tile_size ? right - x : tile_size;
      const int height = bottom - y < tile_size ? bottom - y : tile_size;
      double least = INFINITY;
      bool is_outside = false;
      for (int index = 0; index < 4; index++) {
        double most = -INFINITY;
        for (int corner = 0; corner < 4; corner++) {
          const double own = distance(edges[index], x + (corner & 1) * width, y + (corner >> 1) * height);
          least = fmin(least, own);
          most = fmax(most, own);
        }
        is_outside |= most <= 0;
      }
      if (is_outside) continue;
      pixman_image_t *mask = least >= 0 ? NULL : edge_mask(edges, x, y, width, height);
      sample(target, source, from_frame, mask, x, y, width, height);
      if (mask != NULL) pixman_image_unref(mask);
    }
  }
}

void draw_perspective(pixman_image_t *target, const baseline_frame *frame) {
  fill(target, frame->background, 0, 0, frame->width, frame->height);
  for (int index = 0; index < 2; index++) draw_face(target, frame, index);
}
