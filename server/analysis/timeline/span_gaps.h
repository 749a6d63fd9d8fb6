/* The gaps of a device, and what the host did during them. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_SPAN_GAPS_H
#define TRACEDIFF_ANALYSIS_TIMELINE_SPAN_GAPS_H

#include "analysis/timeline/span_index.h"
#include "base/budget.h"

#define SPAN_GAPS_MAX 50

struct span_named_gap {
    int64_t start, duration;
    uint32_t next;   /* the row that ends it */
    uint32_t thread; /* the lane of the host thread; SPAN_NONE */
    uint32_t host;   /* the entry with the most self time in the gap; SPAN_NONE */
    uint32_t above;  /* the entry of the operator that the host was in; SPAN_NONE */
};

/* The longest gaps that overlap [from, to), in order of time. Returns how many; fewer if
 * the budget ends. */
size_t span_gaps_find(const struct span_index *index, int64_t from, int64_t to,
                      struct budget *budget, struct span_named_gap out[SPAN_GAPS_MAX]);

#endif
