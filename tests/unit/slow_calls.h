/* Calls and own times by the last name of a path, counted row by row, for slow_meet.h. */
#ifndef TRACEDIFF_TESTS_SLOW_CALLS_H
#define TRACEDIFF_TESTS_SLOW_CALLS_H

#include "slow_names.h"

struct slow_calls {
    char name[SLOW_NAME];
    bool is_work;
    int64_t calls[2][SLOW_SAMPLES], spent[2][SLOW_SAMPLES]; /* spent: ns */
};

/* Owned by the caller. */
struct slow_calls *slow_calls_make(const struct slow_side sides[2],
                                   const struct slow_naming naming[2], size_t *count);

#endif
