/* How often a test repeats what it does at random. */
#ifndef TESTS_UNIT_ROUNDS_H
#define TESTS_UNIT_ROUNDS_H

#include <stdlib.h>

#include "base/sandbox.h"

/* A quarter, in the check and where a sanitizer makes each round many times as slow.
 * Every night (NIGHTLY=1, tests/check.sh) a build without sanitizers does them all. */
#define ROUNDS(count)                                                                    \
    (SANITIZED || getenv("NIGHTLY") == NULL ? ((count) + 3) / 4 : (count))

#endif
