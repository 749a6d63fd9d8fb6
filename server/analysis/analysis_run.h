/* Inside the layer analysis: what analyses.c and the differences of two sides share. */
#ifndef TRACEDIFF_ANALYSIS_ANALYSIS_RUN_H
#define TRACEDIFF_ANALYSIS_ANALYSIS_RUN_H

#include "analysis/analyses.h"
#include "analysis/rows.h"

typedef int analysis_visit_rank(void *context, size_t number,
                                const struct rows_rank *rank, struct error *error);

/* Calls back with the rows of each rank that the side has chosen, in order; `number` is
 * its place in selection.ranks. Stops at the first error. */
int analysis_each_rank(struct store *store, const struct analysis_result *result,
                       const struct analysis_side *side, analysis_visit_rank *visit,
                       void *context, struct error *error);

/* Fills the differences of a result that has both sides. */
int analysis_subtract(struct store *store, struct analysis_result *result,
                      struct error *error);

#endif
