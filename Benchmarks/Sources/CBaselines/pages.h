// The pages with their cards, drawn once and kept.
#ifndef PAGES_H
#define PAGES_H

#include "include/baselines.h"

/// A page that is kept, or is drawn in each frame.
struct kept_page {
  const uint32_t *source;
  uint32_t *pixels;
};

/// The memory of a page, 0 or 1, for one of the libraries, 0 or 1.
struct kept_page *kept_page(int library, int index, const baseline_page *page);

#endif
