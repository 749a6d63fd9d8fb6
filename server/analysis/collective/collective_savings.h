/* How long steps would take if no other rank waited for a rank (docs/semantics.md §10).
 * */
#ifndef TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_SAVINGS_H
#define TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_SAVINGS_H

#include "analysis/collective/collective_list.h"

/* The sums over the ranks of the instances, for the rank that is last and for its sample.
 */
int collective_savings_make(const struct collective_list *list, double *of_ranks,
                            double *of_samples, struct error *error);

#endif
