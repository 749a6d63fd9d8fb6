#ifndef TRACEDIFF_ANALYSE_COLLECTIVE_MATCH_H
#define TRACEDIFF_ANALYSE_COLLECTIVE_MATCH_H

#include "analyse/collective.h"

/* ---- collective match ---- */

/* Which rows of different ranks are the same collective (docs/semantics.md §10). */

/* Makes the instances of a list, once, and derives transfers, waits, excesses, and the
 * ranks that lack them. Costs n log n. */
int collective_match(struct collective_list *list, struct error *error);

/* Why a row has no instance. */
enum collective_unmatched_reason {
    COLLECTIVE_NEVER_WAITED_FOR,
    COLLECTIVE_ONE_RANK,    /* the list has no other rank */
    COLLECTIVE_NO_PARTNER,  /* no other rank has its key in its step */
    COLLECTIVE_OTHER_COUNT, /* ranks have the key in its step, but not equally often */
    COLLECTIVE_UNMATCHED_COUNT
};
const char *collective_unmatched_name(enum collective_unmatched_reason why);
enum collective_unmatched_reason collective_why(const struct collective_list *list,
                                                const struct collective_row *row);

/* ---- collective savings ---- */

/* How long steps would take if no other rank waited for a rank (docs/semantics.md §10).
 * */

/* The sums over the ranks of the instances, for the rank that is last and for its sample.
 */
int collective_savings_make(const struct collective_list *list, double *of_ranks,
                            double *of_samples, struct error *error);

/* ---- collective stragglers ---- */

/* Which rank the others wait for, and why (docs/semantics.md §10). */

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
