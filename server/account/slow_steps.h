/* Single steps that took much longer than the others of their side, and the place where
 * they did. */
#ifndef TRACEDIFF_ACCOUNT_SLOW_STEPS_H
#define TRACEDIFF_ACCOUNT_SLOW_STEPS_H

#include "account/account.h"
#include "analysis/compare/observations.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SLOW_STEPS_MAX 3

struct slow_step {
    int side;
    uint32_t sample;    /* the first of the observation */
    double extra;       /* ns over the median of the side */
    uint32_t place;     /* where most of it is booked; ACCOUNT_NONE: nowhere more */
    double place_extra; /* ns over the mean of the other steps */
    bool is_sure;       /* noise of steps has none that is as slow */
};

struct slow_steps {
    struct slow_step list[2 * SLOW_STEPS_MAX]; /* the largest of each side, test first */
    size_t count;
    size_t steps[2]; /* all of a side */
};

/* Steps beyond the median + 5 MAD of their side and 2 % of it, if at most a third of the
 * side are and one place holds at least half of what they take more: noise is spread over
 * many. Steps that both sides have, as slow at one place, are none. A MAD counts as at
 * least 0.4 % of the median. One that is sure is beyond twice that, by the larger MAD of
 * both sides: a stall of a step or two in a hundred is usual. False when memory is
 * refused. */
bool slow_steps_find(const struct account *account,
                     const struct observations *observations, struct slow_steps *out);

#endif
