/* How many launches wait in the queue of each stream (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_QUEUE_LENGTH_H
#define TRACEDIFF_ANALYSIS_SET_QUEUE_LENGTH_H

#include "analysis/data/rows.h"
#include "analysis/data/series.h"
#include "analysis/data/table.h"

#define QUEUE_LENGTH_MAX_DEFAULT 1024

/* Adds the rank's lines, by (device, stream): of streams with launches. */
int queue_length_add_series(const struct rows_rank *rank, struct series_list *out,
                            struct error *error);

/* rank, device, stream, and the statistics over all points. */
extern const struct table_spec queue_length_summary_spec;
int queue_length_summarise(const struct series_list *list, struct budget *budget,
                           struct table *table, struct error *error);

/* rank, device, stream, duration_at_max_queue_length, and the same relative to the time
 * that the rank's rows start in. Streams that never reach `max_queue_length` have no row.
 * `list`: the series of this rank from number `first` on. */
extern const struct table_spec queue_length_blocked_spec;
int queue_length_add_blocked(const struct rows_rank *rank, const struct series_list *list,
                             size_t first, int64_t max_queue_length, struct table *table,
                             struct error *error);

#endif
