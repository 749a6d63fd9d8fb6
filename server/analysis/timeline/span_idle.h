/* Finds the times in which a device runs nothing, for a new index of spans. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_SPAN_IDLE_H
#define TRACEDIFF_ANALYSIS_TIMELINE_SPAN_IDLE_H

#include "analysis/timeline/span_state.h"

/* Lists the gaps; the rows must already have their positions. False: no memory, or the
 * budget is over.
 */
bool span_idle_list(struct span_build *build);

#endif
