#ifndef TRACEDIFF_COMPARE_EQUAL_CLOCK_H
#define TRACEDIFF_COMPARE_EQUAL_CLOCK_H

#include "compare/compare.h"
#include "store/set_pair.h"

#include <stdbool.h>

/* ---- equal clock ---- */

/* A comparison at equal clock and speed of the host (docs/semantics.md §18.4): the times
 * of the test without what the machine made of them. If it made nothing, they stay. */

/* Whether times are corrected: it was asked for, and the machine has a part. */
bool equal_clock_corrects(const struct compare_result *result);

/* The parts of a step. */
enum equal_clock_part {
    EQUAL_CLOCK_STEP,
    EQUAL_CLOCK_COMPUTE,
    EQUAL_CLOCK_COMMUNICATION, /* waits of ranks for the slowest */
    EQUAL_CLOCK_IDLE,
    EQUAL_CLOCK_DEVICE, /* all that the device does */
    EQUAL_CLOCK_NONE
};
/* ns that each sample of the test loses. */
double equal_clock_change(const struct compare_result *result,
                          enum equal_clock_part part);

/* A callback of set_samples() that passes the rows on, corrected. */
struct equal_clock_samples {
    const struct compare_result *result;
    int (*each)(void *context, const struct samples_row *row);
    void *context;
    int64_t *total, *self; /* room */
    size_t capacity;
    struct samples_entry *few;
    size_t few_capacity;
};
int equal_clock_take(void *samples, const struct samples_row *row);

/* Makes the interval of a verdict on corrected steps as wide as the machine's part is
 * unknown, and its kind follow. */
void equal_clock_widen(const struct compare_result *result, struct verdict *verdict);

/* ---- compare verdict ---- */

/* Is a step slower, and where does its change come from? Works on all rows of the
 * selected steps (`result->all`, by name and category), before any filter, so that a
 * search box does not change the answer. */

/* The verdict on the step time, and the waterfall of its change. Idle lists the host
 * operations whose self time per step moved with it; operations that only wait for the
 * device (…Synchronize) and the steps themselves are not listed at all. */
int compare_answer_verdict(struct compare_result *result, struct error *error);

/* With one recording a side, where the host is the limit, a change of the step is the
 * program's only if it is beyond what the spread of the host's factor allows, or if calls
 * carry it (docs/semantics.md §18). `result->machine` must be there. */
void compare_settle_verdict(const struct compare_result *result, struct verdict *verdict);

/* The step times of both sides, summed. */
void compare_sum_steps(const struct compare_result *result,
                       struct waterfall_sums sums[2]);

/* A verdict on one time of every selected sample, [PAIR_CONTROL] and [PAIR_TEST];
 * ns. */
int compare_make_verdict(const struct compare_result *result,
                         const int64_t *const times[2], struct verdict *out,
                         struct error *error);

struct store;

/* Fills result->machine from the rows that both sides run as often and what the
 * recordings say of their steps, and settles the verdict by it. The verdict, the step
 * times and `result->all` (all rows, before any filter) must be there. */
int compare_answer_machine(struct store *store, struct compare_result *result,
                           struct error *error);

#endif
