/* Places that are one, or that meet because each stands on one side only
 * (docs/semantics.md §16.2, 3 and 4). */
#ifndef TRACEDIFF_ACCOUNT_MEET_PLACES_H
#define TRACEDIFF_ACCOUNT_MEET_PLACES_H

#include "account/account.h"

/* out->places holds those of the control, then those of the test; afterwards each once,
 * with the time of both sides, without those that have none. place_of[side][i]: the
 * number of the i-th of counts[side] places; it follows. Costs n log n. False when memory
 * is refused. */
bool meet_places(struct account *out, uint32_t *const place_of[2],
                 const uint32_t counts[2]);

#endif
