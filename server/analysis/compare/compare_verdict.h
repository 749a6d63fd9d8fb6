/* Is a step slower, and where does its change come from? Works on all rows of the
 * selected steps (`result->all`, by name and category), before any filter, so that a
 * search box does not change the answer. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_COMPARE_VERDICT_H
#define TRACEDIFF_ANALYSIS_COMPARE_COMPARE_VERDICT_H

#include "analysis/compare/compare.h"

/* The verdict on the step time, and the waterfall of its change. Idle lists the host
 * operations whose self time per step moved with it; operations that only wait for the
 * device (…Synchronize) and the steps themselves are not listed at all. */
int compare_answer_verdict(struct compare_result *result, struct error *error);

/* With one recording a side, where the host is the limit, a change of the step is the
 * program's only if it is beyond what the spread of the host's factor allows, or if calls
 * carry it (docs/semantics.md §18). `result->machine` must be there. */
void compare_settle_verdict(const struct compare_result *result, struct verdict *verdict);

/* With `equal_clock`, makes the verdict, the rows and the waterfall without the machine's
 * part. */
int compare_correct_verdict(struct compare_result *result, struct error *error);

/* The step times of both sides, summed. */
void compare_sum_steps(const struct compare_result *result,
                       struct waterfall_sums sums[2]);

/* A verdict on one time of every selected sample, [PAIR_CONTROL] and [PAIR_TEST]; ns,
 * NULL for lack of memory. */
int compare_make_verdict(const struct compare_result *result,
                         const int64_t *const times[2], struct verdict *out,
                         struct error *error);

#endif
