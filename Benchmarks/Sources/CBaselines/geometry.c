#include "geometry.h"

#include <math.h>

static int clamped(double value, int limit) { return value < 0 ? 0 : value > limit ? limit : (int)value; }

int spans_of(double from, double to, int limit, struct span spans[3]) {
  // Cairo has 256 steps in a pixel.
  from = round(from * 256) / 256;
  to = round(to * 256) / 256;
  const double first = ceil(from), last = floor(to);
  const struct span all[3] = {
      {clamped(floor(from), limit), clamped(first, limit), first - from},
      {clamped(first, limit), clamped(last, limit), 1},
      {clamped(last, limit), clamped(ceil(to), limit), to - last},
  };
  int count = 0;
  for (int index = 0; index < 3; index++) {
    if (all[index].from < all[index].to) spans[count++] = all[index];
  }
  return count;
}

/// By how much a circle of four cubic curves is wider than a true one at a fraction of the radius from the center.
static double widening(double fraction) {
  enum { steps = 256 };
  static double table[steps + 2];
  static int is_made;
  for (int step = 0; !is_made && step <= steps; step++) {
    const double k = 0.5522847498307936, y = fmin((double)step / steps, 1 - 1e-6);
    double low = 0, high = 1, t = 0;
    for (int halving = 0; halving < 60; halving++) {
      t = (low + high) / 2;
      const double r = 1 - t;
      if (3 * r * r * t * k + 3 * r * t * t + t * t * t < y) low = t;
      else high = t;
    }
    const double r = 1 - t;
    table[step] = (r * r * r + 3 * r * r * t + 3 * r * t * t * k) / sqrt(1 - y * y);
  }
  is_made = 1;
  const double place = fraction * steps;
  const int step = (int)place;
  return table[step] + (table[step + 1 > steps ? steps : step + 1] - table[step]) * (place - step);
}

static double half_chord(double radius, double distance) {
  if (distance >= radius) return -1;
  return sqrt(radius * radius - distance * distance) * widening(distance / radius);
}

struct chord chord_of(double x, double center_y, double radius, int y, int width) {
  const double above = center_y - y, below = y + 1 - center_y;
  const double nearest = above >= 0 && below >= 0 ? 0 : fmin(fabs(above), fabs(below));
  const double outer = half_chord(radius, nearest), inner = half_chord(radius, fmax(above, below));
  const int middle = clamped(x, width);
  struct chord chord = {middle, middle, middle, middle};
  if (outer < 0) return chord;
  chord.from = clamped(floor(x - outer), width);
  chord.to = clamped(ceil(x + outer), width);
  if (inner >= 0 && ceil(x - inner) < floor(x + inner)) {
    chord.inner_from = clamped(ceil(x - inner), width);
    chord.inner_to = clamped(floor(x + inner), width);
  }
  return chord;
}

double coverage_by_circle(double center_x, double center_y, double radius, int x, int y) {
  enum { rows = 16 };
  double sum = 0;
  for (int row = 0; row < rows; row++) {
    const double half = half_chord(radius, fabs(y + (row + 0.5) / rows - center_y));
    if (half < 0) continue;
    const double from = fmax(x, center_x - half), to = fmin(x + 1, center_x + half);
    if (to > from) sum += to - from;
  }
  return sum / rows;
}
