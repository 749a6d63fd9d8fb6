/* What steps would take if no others waited for a rank (docs/semantics.md §10). */
#ifndef TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_SAVINGS_H
#define TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_SAVINGS_H

#include "analysis/collective/collective_list.h"

/* How much earlier each of the ranks of an instance would be if the last one came with
 * the others: the shortest exposed wait of these, and no more than what the last rank did
 * longer than the median one. */
double collective_saving(const struct collective_list *list,
                         const struct collective_instance *instance);

/* The sums over the ranks of the instances, for the rank that is last and for its sample.
 */
int collective_savings_make(const struct collective_list *list, double *of_ranks,
                            double *of_samples, struct error *error);

#endif
