/* Where the time of a window goes, by name. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_SPAN_SUMS_H
#define TRACEDIFF_ANALYSIS_TIMELINE_SPAN_SUMS_H

#include "analysis/timeline/span_index.h"
#include "base/budget.h"
#include "base/error.h"

/* The rows of an entry, in the window alone. */
struct span_sum {
    uint32_t entry, calls; /* rows that overlap the window */
    int64_t total, self;   /* ns; self: without the rows below them in their thread */
};

struct span_sums {
    struct span_sum *items; /* the most self time first; owned */
    size_t count;
};

/* The rows of threads and streams, without annotations of a device. Costs n for the rows
 * in the window and n log n for their names. Free with span_sums_free(), also after an
 * error. */
int span_sums_make(const struct span_index *index, int64_t from, int64_t to,
                   struct budget *budget, struct span_sums *out, struct error *error);
void span_sums_free(struct span_sums *sums); /* also the cleanup function */

#endif
