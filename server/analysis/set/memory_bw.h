/* Bandwidth of copies and sets of memory over time (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_MEMORY_BW_H
#define TRACEDIFF_ANALYSIS_SET_MEMORY_BW_H

#include "analysis/data/rows.h"
#include "analysis/data/series.h"
#include "analysis/data/table.h"

/* Adds the rank's lines, in GB/s, by (device, label). */
int memory_bw_add_series(const struct rows_rank *rank, struct series_list *out,
                         struct error *error);

/* rank, device, name, and the statistics over the points above 0. Lines that have none
 * have no row. */
extern const struct table_spec memory_bw_summary_spec;
int memory_bw_summarise(const struct series_list *list, struct budget *budget,
                        struct table *table, struct error *error);

#endif
