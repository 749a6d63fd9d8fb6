/* The step time without the profiler, where both sides were recorded by a recorder that
 * measured it (docs/semantics.md §22): a recording makes steps longer where the host is
 * the limit, so its change may not be the program's. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_UNPROFILED_H
#define TRACEDIFF_ANALYSIS_COMPARE_UNPROFILED_H

#include "analysis/compare/compare.h"
#include "trace/decode/recorder_blocks.h"

/* What the chosen steps of a set take. False: no memory. `out` is to be freed in any
 * case. */
bool unprofiled_read(const struct set_view *view, const struct selection *selection,
                     struct recorder_means *out);

/* Whether the verdict may go by these times: all steps, no marker, no equal clock. */
bool unprofiled_is_asked(const struct compare_request *request);

/* Fills result->unprofiled, and makes it the verdict of the comparison, unless other
 * steps than all, or equal clocks, were asked for. `result->verdict` must be there. */
int compare_answer_unprofiled(struct compare_result *result, struct error *error);

#endif
