#include "CCoverage.h"

#include <stddef.h>

// The compiler's runtime for coverage, which is linked only in a build with coverage. Its symbols are hidden, so that dlsym
// cannot find them.
__attribute__((weak)) void __llvm_profile_reset_counters(void);
__attribute__((weak)) void __llvm_profile_set_filename(const char *path);
__attribute__((weak)) int __llvm_profile_dump(void);

void coverage_reset(void) {
  if (__llvm_profile_reset_counters != NULL) __llvm_profile_reset_counters();
}

bool coverage_write(const char *path) {
  if (__llvm_profile_set_filename == NULL || __llvm_profile_dump == NULL) return false;
  __llvm_profile_set_filename(path);
  return __llvm_profile_dump() == 0;
}
