#ifndef PIXMAN_PARTS_H
#define PIXMAN_PARTS_H

#include <pixman.h>

#include "include/baselines.h"

pixman_image_t *image_of(baseline_picture picture, bool has_alpha);

/// Black with an alpha, as a mask.
pixman_image_t *solid(double alpha);

void fill(pixman_image_t *target, uint32_t color, int x, int y, int width, int height);

/// Draws a page with its cards at the origin.
void draw_page(pixman_image_t *target, const baseline_page *page);

void draw_perspective(pixman_image_t *target, const baseline_frame *frame);

#endif
