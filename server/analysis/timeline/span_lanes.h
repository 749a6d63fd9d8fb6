/* Makes the lanes of an index of spans, and the levels of its rows. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_SPAN_LANES_H
#define TRACEDIFF_ANALYSIS_TIMELINE_SPAN_LANES_H

#include "analysis/timeline/span_state.h"

/* Gives each row its lane and level. False: no memory, or the budget is over. */
bool span_lanes_place(struct span_build *build);
/* Puts the lanes in their final order, and counts their levels and rows. */
bool span_lanes_order(struct span_build *build);
void span_lanes_free(struct span_build *build);

#endif
