/* What calls wait for: cudaStreamSynchronize and similar calls, and calls that wait for
 * the device work that they launch (docs/semantics.md §14). */
#ifndef TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_WAITS_H
#define TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_WAITS_H

#include "analysis/critical/critical_plan.h"

/* Fills plan->waited_for. */
int critical_find_waits(struct critical_plan *plan, struct error *error);

#endif
