#ifndef CCOVERAGE_H
#define CCOVERAGE_H

#include <stdbool.h>

/// Sets the counters of all functions to zero. No effect in a build without coverage.
void coverage_reset(void);

/// Writes the counters to a file, which is not written again at exit. Returns false in a build without coverage, and if
/// the file cannot be written.
bool coverage_write(const char *path);

#endif
