#ifndef CONTAINERKIT_APPLICATION_HOST_H
#define CONTAINERKIT_APPLICATION_HOST_H

#include <stdint.h>

// UIKit does not depend on a host. An executable links one by depending on a target that defines
// `containerkit_host_main`, such as ContainerKitHost. Without one, the result is `CONTAINERKIT_NO_HOST`.
#define CONTAINERKIT_NO_HOST (-1)
int32_t containerkit_run_host(void);

#endif
