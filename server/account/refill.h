/* When the queue of a device fills again: a wait lets it run empty, and until as many
 * rows are queued as before, the device waits for a host that was ahead
 * (docs/semantics.md §16.4). */
#ifndef TRACEDIFF_ACCOUNT_REFILL_H
#define TRACEDIFF_ACCOUNT_REFILL_H

#include "account/walk.h"

/* Finds the refills of a recording: from the end of a wait until as many rows are queued
 * as when it began, and that work has begun; but only as long as the device waits no more
 * in it than the wait made the host late. In order of time, disjoint. Costs n log n.
 * False when memory is refused or the budget is over. */
bool account_refills_find(struct account_walk *walk);

#endif
