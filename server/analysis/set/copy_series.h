/* Bandwidth of copies and sets of memory over time (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_COPY_SERIES_H
#define TRACEDIFF_ANALYSIS_SET_COPY_SERIES_H

#include "analysis/data/rows.h"
#include "analysis/data/series.h"

/* Adds the rank's lines, in GB/s, by (device, label). */
int copy_series_add(const struct rows_rank *rank, struct series_list *out,
                    struct error *error);

#endif
