/* The clocks of devices in the steps of a comparison, from the counters of the recordings
 * (docs/semantics.md §18.1, §20). */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_MACHINE_CLOCKS_H
#define TRACEDIFF_ANALYSIS_COMPARE_MACHINE_CLOCKS_H

#include "analysis/compare/compare.h"

struct store;

/* Fills the clocks of `machine` (allocates `by_rank`), and those of the steps: the means
 * of a side are weighted by the time of its samples. NaN where counters are missing in
 * more than half of the time of a side. */
int machine_clocks_read(struct store *store, const struct compare_result *result,
                        struct machine_steps *steps, struct machine_clocks *out,
                        struct error *error);

#endif
