/* The sequences of kernels that the calls of an operator launch (docs/semantics.md §7).
 */
#ifndef TRACEDIFF_ANALYSIS_SET_SEQUENCES_H
#define TRACEDIFF_ANALYSIS_SET_SEQUENCES_H

#include "analysis/data/rows.h"
#include "analysis/set/patterns.h"

struct sequences_request {
    const char *operator_name; /* text within the name; NULL: no operator */
    int64_t min_length;        /* of kernels; a sequence has one at least */
};

/* Counts the patterns of a rank and sorts them. `out` is for the caller to free, also
 * after an error. */
int sequences_find(const struct rows_rank *rank, const struct sequences_request *wanted,
                   struct patterns *out, struct error *error);

#endif
