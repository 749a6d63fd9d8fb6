/* Which rank the others wait for, and why (docs/semantics.md §10). */
#ifndef TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_STRAGGLERS_H
#define TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_STRAGGLERS_H

#include "analysis/collective/collective_list.h"
#include "analysis/collective/collective_sums.h"

/* All exposed waiting of a list. */
struct collective_waiting {
    int64_t exposed;
    size_t ranks; /* that have rows of collectives */
};
struct collective_waiting collective_waiting_of(const struct collective_list *list,
                                                const struct collective_sum *of_ranks);

/* A rank that causes at least half of the exposed waiting, and costs each other rank at
 * least 2 % of that rank's mean step time per step. */
bool collective_is_straggler(const struct collective_list *list,
                             const struct collective_waiting *waiting, size_t rank,
                             const struct collective_sum *sum);

#endif
