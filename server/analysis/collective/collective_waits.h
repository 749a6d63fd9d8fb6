/* Transfer and waiting of the instances of collectives, the rank that was last, what it
 * did longer than the others, and the ranks that lack them (docs/semantics.md §10). */
#ifndef TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_WAITS_H
#define TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_WAITS_H

#include "analysis/collective/collective_list.h"

/* Fills the instances of a list, and the waits of their rows. */
int collective_waits_find(struct collective_list *list, struct error *error);

#endif
