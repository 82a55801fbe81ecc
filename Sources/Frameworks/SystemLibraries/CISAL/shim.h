#include <isa-l.h>

// A macro of several, which Swift does not import.
static const uint32_t isal_level_1_size = ISAL_DEF_LVL1_DEFAULT;
