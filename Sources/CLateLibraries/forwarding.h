// Functions that stand in for a library's own: each finds the real one at its first call.
#include <dlfcn.h>
#include <stdlib.h>

#include "late_libraries.h"

// The library's handle and the public call that loads it: by the first of its names that is found, since systems count a
// library's versions differently. Loading is idempotent and thread-safe: dlopen counts.
#define LATE_LIBRARY(NAME, ...)                                          \
  static void *late_handle(void) {                                       \
    static const char *const names[] = {__VA_ARGS__};                    \
    static void *handle;                                                 \
    void *found = __atomic_load_n(&handle, __ATOMIC_ACQUIRE);            \
    for (size_t i = 0; !found && i < sizeof names / sizeof *names; i++)  \
      found = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);                   \
    __atomic_store_n(&handle, found, __ATOMIC_RELEASE);                  \
    return found;                                                        \
  }                                                                      \
  const char *late_load_##NAME(void) { return late_handle() ? NULL : dlerror(); }

// A caller that has not loaded the library first, or one that is older than its header, cannot go on.
#define FORWARD(RESULT, NAME, PARAMETERS, ARGUMENTS)                     \
  RESULT NAME PARAMETERS {                                               \
    static RESULT(*real) PARAMETERS;                                     \
    RESULT(*found) PARAMETERS = __atomic_load_n(&real, __ATOMIC_ACQUIRE);\
    if (!found) {                                                        \
      void *handle = late_handle();                                      \
      found = (RESULT(*) PARAMETERS)(handle ? dlsym(handle, #NAME) : NULL); \
      if (!found) abort();                                               \
      __atomic_store_n(&real, found, __ATOMIC_RELEASE);                  \
    }                                                                    \
    return found ARGUMENTS;                                              \
  }
