// The edges of rectangles and circles in whole pixels. A circle is four cubic curves, as in a path.
#ifndef GEOMETRY_H
#define GEOMETRY_H

/// Pixels along an axis that are covered by the same fraction.
struct span {
  int from, to;
  double coverage;
};

/// The pixels from 0 to `limit` that an interval touches: an edge, the inside, an edge. Returns their number.
int spans_of(double from, double to, int limit, struct span spans[3]);

/// A row of a circle: it touches the pixels from `from` to `to`, and covers those from `inner_from` to `inner_to` (which may be
/// none, with both at the middle).
struct chord {
  int from, to, inner_from, inner_to;
};

/// The row `y` of a circle, within 0 to `width`. `from` is `to` if it touches none.
struct chord chord_of(double x, double center_y, double radius, int y, int width);

/// The fraction of a pixel that a circle covers.
double coverage_by_circle(double center_x, double center_y, double radius, int x, int y);

#endif
