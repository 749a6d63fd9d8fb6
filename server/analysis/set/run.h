/* Runs an analysis of a set, or of two side by side. */
#ifndef TRACEDIFF_ANALYSIS_SET_RUN_H
#define TRACEDIFF_ANALYSIS_SET_RUN_H

#include "analysis/set/analysis.h"

struct store;

/* The result is the same whatever the number of threads. The texts of the request must
 * outlive it. Errors besides those of options_read(): unknown_set, unknown_rank,
 * unknown_step, bad_ranks, bad_steps, bad_marker, unknown_marker, too_many_rows. */
int analysis_run(struct store *store, const struct analysis *analysis,
                 const struct analysis_request *request, struct analysis_result *out,
                 struct error *error);
void analysis_result_free(struct analysis_result *result);

#endif
