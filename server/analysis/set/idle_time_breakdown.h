/* Why the streams of a rank wait (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_IDLE_TIME_BREAKDOWN_H
#define TRACEDIFF_ANALYSIS_SET_IDLE_TIME_BREAKDOWN_H

#include "analysis/data/rows.h"
#include "analysis/data/table.h"

struct idle_time_parameters {
    int64_t consecutive_kernel_delay; /* ns; 30,000 by default */
    const int64_t *streams;           /* numbers, of any device; NULL: all */
    size_t stream_count;
};
#define IDLE_TIME_DELAY_DEFAULT_NS 30000

/* rank, device, stream, idle_category, idle_time, idle_time_ratio, the statistics of the
 * gaps (count, mean, std, min, 25%, 50%, 75%, max), note. */
extern const struct table_spec idle_time_breakdown_spec;
/* The same without the statistics. */
extern const struct table_spec idle_time_breakdown_short_spec;

/* Adds three rows for each stream: host_wait, kernel_wait, other; or one row of nulls,
 * with a note, if the rank has no device rows. The table's spec says whether there are
 * statistics. */
int idle_time_breakdown_add(const struct rows_rank *rank,
                            const struct idle_time_parameters *parameters,
                            struct table *table, struct error *error);

#endif
