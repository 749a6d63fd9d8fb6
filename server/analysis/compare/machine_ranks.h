/* The ranks of two selections, for machine.h. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_MACHINE_RANKS_H
#define TRACEDIFF_ANALYSIS_COMPARE_MACHINE_RANKS_H

#include "analysis/compare/compare.h"

/* Numbers the ranks of the samples, in their order; one for all if the sides differ in
 * these. False when memory is refused; the caller frees what was filled, also then. */
bool machine_ranks_find(const struct compare_result *result, struct machine_ranks *out);
/* `sums`: ns of each sample of a side in kernels that both sides run as often. Errors as
 * above. */
bool machine_ranks_measure(const struct compare_result *result, double *const sums[2],
                           struct machine_ranks *out);
void machine_ranks_free(struct machine_ranks *ranks);

#endif
