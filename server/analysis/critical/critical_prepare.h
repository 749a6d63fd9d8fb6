/* Makes the plan of a recording whole. */
#ifndef TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_PREPARE_H
#define TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_PREPARE_H

#include "analysis/critical/critical_plan.h"

/* critical_plan_make(), with the predecessors and waits of the rows. Free with
 * critical_plan_free(), also after an error. */
int critical_prepare(const struct trace_recording *recording, int64_t delay,
                     struct budget *budget, struct critical_plan *out,
                     struct error *error);

#endif
