/* Which calls launched which rows of a device. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_SPAN_LINKS_H
#define TRACEDIFF_ANALYSIS_TIMELINE_SPAN_LINKS_H

#include "analysis/timeline/span_state.h"

#define SPAN_LINKED_MAX 64

/* Lists the launches; the rows must already have their positions. False: no memory, or
 * the budget is over. */
bool span_links_list(struct span_build *build);

/* The device rows that a row of a thread, and those below it, launched: the first of them
 * in `out`. Returns how many there are in all. */
size_t span_links_below(const struct span_index *index, uint32_t row,
                        uint32_t out[SPAN_LINKED_MAX]);

#endif
