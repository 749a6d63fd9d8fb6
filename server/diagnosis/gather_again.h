/* A second walk over the main thread, together with the other launching threads: which
 * thread waited for which. */
#ifndef TRACEDIFF_DIAGNOSIS_GATHER_AGAIN_H
#define TRACEDIFF_DIAGNOSIS_GATHER_AGAIN_H

#include "diagnosis/gather_state.h"

/* Subtracts the time in which the main thread waits for other threads from its own
 * time. */
void gather_take_out_waiting(struct gather *gather);
/* Books the postponed time: pauses of other threads in which the main thread was busy. */
void gather_walk_again(struct gather *gather);

#endif
