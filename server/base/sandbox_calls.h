/* Used only by sandbox.c: the system calls that a sandboxed process may still make. */
#ifndef TRACEDIFF_BASE_SANDBOX_CALLS_H
#define TRACEDIFF_BASE_SANDBOX_CALLS_H

#include "base/error.h"

#include <stdbool.h>

/* Allows only these calls, for every thread. *entered: false if the kernel or this build
 * has no seccomp. */
int sandbox_enter_calls(bool *entered, struct error *error);

#endif
