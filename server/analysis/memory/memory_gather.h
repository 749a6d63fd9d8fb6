/* Computes the memory of the devices of a rank from its rows (docs/semantics.md §11). */
#ifndef TRACEDIFF_ANALYSIS_MEMORY_MEMORY_GATHER_H
#define TRACEDIFF_ANALYSIS_MEMORY_MEMORY_GATHER_H

#include "analysis/data/rows.h"
#include "analysis/data/series.h"
#include "analysis/memory/memory_sums.h"

/* Adds a rank, whose recordings have their instants and sequence numbers, to empty sums.
 * `marker`: the one that makes the steps of the set, or NULL. `lines`, if not NULL, gets
 * the curves of each device: allocated, and reserved if any row states it. Costs n log n.
 * */
int memory_gather(const struct rows_rank *rank, const char *marker,
                  struct memory_sums *sums, struct series_list *lines,
                  struct error *error);

#endif
