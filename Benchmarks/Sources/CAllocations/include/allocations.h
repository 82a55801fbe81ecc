#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// Returns the number of memory blocks that the process has requested since it began, on all threads.
long allocations_so_far(void);

/// Returns the number of bytes in memory blocks that are not freed.
long bytes_in_use(void);

#endif
