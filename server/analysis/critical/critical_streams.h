/* The stream that a call waits for, or makes wait: that of the row of category cuda_sync
 * with its correlation. */
#ifndef TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_STREAMS_H
#define TRACEDIFF_ANALYSIS_CRITICAL_CRITICAL_STREAMS_H

#include "analysis/critical/critical_plan.h"

struct critical_sync {
    int64_t correlation;
    uint32_t stream; /* of plan.stream_of_place */
    bool wide;       /* as of trace_correlation_is_wide() */
};

struct critical_streams {
    const struct critical_plan *plan;
    struct critical_sync *items; /* by correlation */
    size_t count, capacity;
};

int critical_streams_make(const struct critical_plan *plan, struct critical_streams *out,
                          struct error *error);
void critical_streams_free(struct critical_streams *streams);
/* CRITICAL_NONE: not known. */
uint32_t critical_streams_find(const struct critical_streams *streams, uint32_t call);

#endif
