#ifndef TRACEDIFF_ACCOUNT_RECORD_H
#define TRACEDIFF_ACCOUNT_RECORD_H

#include "account/fold.h"
#include "account/walk.h"
#include "base/error.h"

#include <stdint.h>

/* ---- forward ---- */

/* Which calls of the forward pass the calls of the backward pass belong to, by the
 * sequence numbers of a recording: what was edited in the forward pass changes its
 * backward, too, and is one edit with it. */

/* The group that at least half of a backward frame's change in calls belongs to, by their
 * forward calls; ACCOUNT_NONE: there is none. `of_frame`: by frame, its group or
 * ACCOUNT_NONE. `changes`: groups + 1 of them, all 0, and left so. */
uint32_t forward_group(const struct fold *fold, uint32_t frame, const uint32_t *of_frame,
                       uint32_t groups, double *changes);

/* ---- record ---- */

/* Books one recording into the account of its side (docs/semantics.md §16.1). */

/* `sample_of_step`: for each step of the recording, the pseudo-step first, its sample;
 * ACCOUNT_NONE: not chosen. Errors: timeout, memory. */
int account_record(struct trace_recording *recording, const uint32_t *sample_of_step,
                   const struct account_naming *naming, struct account_side *side,
                   struct error *error);

#endif
