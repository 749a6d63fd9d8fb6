/* How the time of collectives changed: transfer, and waiting for other ranks
 * (docs/semantics.md §10). */
#ifndef TRACEDIFF_DIAGNOSIS_COLLECTIVES_SPLIT_H
#define TRACEDIFF_DIAGNOSIS_COLLECTIVES_SPLIT_H

#include "analysis/compare/compare.h"

struct store;

/* At least this part of the time of collectives must match over the ranks on both sides.
 * */
#define COLLECTIVES_SPLIT_MATCHED 0.8
/* Sides with more kept rows than this are not read. */
#define COLLECTIVES_SPLIT_ROWS_MAX ((uint64_t)4 << 20)

/* Means over the samples of all ranks, ns. */
struct collectives_split {
    bool is_known;
    double transfer[2], wait[2];
    int64_t rank; /* the rank that causes at least half of the change of exposed waiting;
                     -1: none */
};

/* Reads the collectives of all chosen ranks and steps. `is_known` stays false if a side
 * has one rank, is too large, or has too much time without a match. Errors: timeout,
 * memory, damaged sets. */
int collectives_split_make(struct store *store, const struct compare_result *result,
                           struct budget *budget, struct collectives_split *out,
                           struct error *error);

#endif
