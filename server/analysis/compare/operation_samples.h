/* Part of operation_run.c: the samples of a side, and which of them a file has. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_OPERATION_SAMPLES_H
#define TRACEDIFF_ANALYSIS_COMPARE_OPERATION_SAMPLES_H

#include "analysis/compare/operation.h"
#include "store/set/set_pair.h"

/* Makes out->samples of a side, all with zeros, of its view and selection. Errors: no
 * memory, or the budget is over. */
int operation_samples_make(struct operation *out, enum pair_side side,
                           struct error *error);

/* begin .. end - 1 */
struct operation_range {
    size_t begin, end;
};

/* For each file of the view, which of the selected steps belong to it: they are
 * consecutive in the selection. Free with free(). NULL: no memory. */
struct operation_range *operation_samples_share(const struct set_view *view,
                                                const struct selection *selection);

#endif
