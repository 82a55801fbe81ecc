// The frames of the scenes, drawn with pixman and with Cairo as one who knows them would: nothing is cleared, nothing is filled
// that is covered later, opaque pixels are copied, and what does not change is kept. They must be the same pictures as ours.
#ifndef BASELINES_H
#define BASELINES_H

#include <stdbool.h>
#include <stdint.h>

/// A picture in memory: premultiplied pixels of 32 bits, rows without gaps. Opaque pictures have alpha bytes of 255 too.
typedef struct {
  uint32_t *pixels;
  int width, height;
} baseline_picture;

/// A rectangle of one opaque color with round corners, and a translucent picture on it. Pixels of the page.
typedef struct {
  int x, y, width, height, radius;
  uint32_t color;
  baseline_picture label;
  int label_x, label_y;
} baseline_card;

/// A page at a moment.
typedef struct {
  baseline_picture picture;
  const baseline_card *cards;
  int card_count;
  /// The left edge in pixels, and the scale about the center of the frame.
  double x, scale;
  double opacity;
  /// From the picture's pixels to the frame's: rows for x, y and w. Only for frames in perspective.
  double map[3][3];
} baseline_page;

typedef enum {
  baseline_plain,
  /// The second page is visible inside a circle about the center.
  baseline_circle,
  /// The pages have maps, and do not overlap.
  baseline_perspective,
} baseline_kind;

/// A frame: two pages over a background.
typedef struct {
  baseline_kind kind;
  int width, height;
  uint32_t background;
  baseline_page pages[2];
  double radius;
  /// True if the pages with their cards may be drawn once and kept.
  bool keeps_pages;
} baseline_frame;

void baseline_draw_with_pixman(const baseline_frame *frame, uint32_t *target);

/// Returns false if Cairo cannot draw the frame.
bool baseline_draw_with_cairo(const baseline_frame *frame, uint32_t *target);

/// Forgets the pages that are kept.
void baseline_forget(void);

/// One memcpy of a frame.
void baseline_copy(uint32_t *target, const uint32_t *source, int width, int height);

#endif
