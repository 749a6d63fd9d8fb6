/* Prepares the walk over host rows: the windows of the samples, and for each thread the
 * time without device rows that its calls explain (docs/semantics.md §16.1). */
#ifndef TRACEDIFF_ACCOUNT_ITEMS_H
#define TRACEDIFF_ACCOUNT_ITEMS_H

#include "account/walk.h"
#include "base/error.h"

/* Fills the windows. */
int account_items_windows(struct account_walk *walk, struct error *error);
/* Fills the lanes and their items, and marks step rows; needs windows, ops and sweep. */
int account_items_make(struct account_walk *walk, struct error *error);

#endif
