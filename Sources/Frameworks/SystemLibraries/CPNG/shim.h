#include <stdlib.h>
#include <png.h>
