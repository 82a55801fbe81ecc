#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// How many blocks of memory the process has asked for since it began, on all threads.
long allocations_so_far(void);

#endif
