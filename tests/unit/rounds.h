/* How often a test repeats what it does at random. */
#ifndef TESTS_UNIT_ROUNDS_H
#define TESTS_UNIT_ROUNDS_H

#include "base/sanitized.h"

/* A quarter where a sanitizer makes each round many times as slow: another build does
 * them all. */
#define ROUNDS(count) (SANITIZED ? ((count) + 3) / 4 : (count))

#endif
