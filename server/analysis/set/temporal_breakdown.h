/* How the devices of a rank spend their time (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_TEMPORAL_BREAKDOWN_H
#define TRACEDIFF_ANALYSIS_SET_TEMPORAL_BREAKDOWN_H

#include "analysis/data/rows.h"
#include "analysis/data/table.h"

/* rank, idle_time, compute_time, non_compute_time, kernel_time, the three as _pctg of
 * kernel_time, note. */
extern const struct table_spec temporal_breakdown_spec;

/* Adds the rank's row: of nulls, with a note, if it has no device rows. */
void temporal_breakdown_add(const struct rows_rank *rank, struct table *table);

#endif
