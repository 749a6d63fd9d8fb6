/* The critical paths of the chosen steps of a file (docs/semantics.md §14). */
#ifndef TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_STEPS_H
#define TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_STEPS_H

#include "analysis/critical/critical_path.h"
#include "analysis/data/rows.h"

/* Called, in order of time, with the path of a stretch of a step (an index in
 * recording.steps); most steps are one stretch. */
typedef int critical_visit(void *context, const struct critical_plan *plan, uint32_t step,
                           const struct critical_path *path, struct error *error);

/* `delay`: longer gaps of a device, in ns, are idle. */
int critical_steps_each(const struct rows_span *span, int64_t delay,
                        struct budget *budget, critical_visit *visit, void *context,
                        struct error *error);

#endif
