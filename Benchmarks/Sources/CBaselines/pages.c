#include "pages.h"

#include <stdlib.h>
#include <string.h>

static struct kept_page pages[2][2];

struct kept_page *kept_page(int library, int index, const baseline_page *page) {
  struct kept_page *kept = &pages[library][index];
  if (kept->pixels == NULL) kept->pixels = malloc((size_t)page->picture.width * (size_t)page->picture.height * 4);
  return kept;
}

void baseline_forget(void) {
  for (int library = 0; library < 2; library++) {
    for (int index = 0; index < 2; index++) pages[library][index].source = NULL;
  }
}

void baseline_copy(uint32_t *target, const uint32_t *source, int width, int height) {
  memcpy(target, source, (size_t)width * (size_t)height * 4);
}
