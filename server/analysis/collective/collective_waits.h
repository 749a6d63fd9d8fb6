/* What the instances of collectives say: transfer, waiting, who was last and what it did
 * longer than the others, and who lacks them (docs/semantics.md §10). */
#ifndef TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_WAITS_H
#define TRACEDIFF_ANALYSIS_COLLECTIVE_COLLECTIVE_WAITS_H

#include "analysis/collective/collective_list.h"

/* Fills the instances of a list, and the waits of their rows. */
int collective_waits_find(struct collective_list *list, struct error *error);

#endif
