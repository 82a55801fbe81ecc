#pragma once

// A function that is compiled for vectors of 32 bytes too. The processor decides which one is called. The choice is made while
// the program is loaded, when the thread sanitizer's own state does not exist yet: there, it is the plain function.
#if defined(__x86_64__) && !__has_feature(thread_sanitizer)
#define WIDEST __attribute__((target_clones("avx2", "default")))
#else
#define WIDEST
#endif

// Vectors are passed by address, because as arguments they would need registers that not every processor has.
#define INLINE static inline __attribute__((always_inline))
