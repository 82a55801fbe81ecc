#include "ApplicationHost.h"

extern int32_t containerkit_host_main(void) __attribute__((weak));

int32_t containerkit_run_host(void) {
  return containerkit_host_main ? containerkit_host_main() : CONTAINERKIT_NO_HOST;
}
