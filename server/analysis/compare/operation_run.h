/* Looks at one row of a comparison in depth. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_OPERATION_RUN_H
#define TRACEDIFF_ANALYSIS_COMPARE_OPERATION_RUN_H

#include "analysis/compare/compare_parameters.h"
#include "analysis/compare/operation.h"
#include "store/set/set_pair.h"

struct store;

/* `request` is one of COMPARE_OPERATION: its `row` (row_id.h), or else its name and
 * category choose the row, also those of one of its several names (compare_join.h).
 * Errors are those of compare_run(); unknown_operation if neither side has the row. */
int operation_run(struct store *store, const struct compare_request *request,
                  struct operation *out, struct error *error);

/* A single call of the row. */
struct operation_call {
    enum pair_side side;
    size_t sample;      /* of operation.samples[side] */
    int64_t start, dur; /* ns; start: since the first event of the recording */
};
/* The same, and calls `each` for every call, recording after recording, in the order of
 * the events, as long as it returns 0. */
int operation_run_each(struct store *store, const struct compare_request *request,
                       int (*each)(void *context, const struct operation_call *call,
                                   struct error *error),
                       void *context, struct operation *out, struct error *error);

#endif
