/* How many launches wait in the queue of each stream, over time (docs/semantics.md §7).
 */
#ifndef TRACEDIFF_ANALYSIS_SET_QUEUE_SERIES_H
#define TRACEDIFF_ANALYSIS_SET_QUEUE_SERIES_H

#include "analysis/data/rows.h"
#include "analysis/data/series.h"

/* Adds the rank's lines, by (device, stream): of streams with launches. */
int queue_series_add(const struct rows_rank *rank, struct series_list *out,
                     struct error *error);

#endif
