/* Which calls of the forward pass the calls of the backward pass belong to, by the
 * sequence numbers of a recording: what was edited in the forward pass changes its
 * backward, too, and is one edit with it. */
#ifndef TRACEDIFF_ACCOUNT_FORWARD_H
#define TRACEDIFF_ACCOUNT_FORWARD_H

#include "account/fold.h"
#include "account/walk.h"

#include <stdint.h>

/* Counts, for each pair of a backward and a forward node, the rows of the chosen samples;
 * after the walk over all host rows. */
void forward_note(struct account_walk *walk);
/* The group that at least half of a backward frame's change in calls belongs to, by their
 * forward calls; ACCOUNT_NONE: there is none. `of_frame`: by frame, its group or
 * ACCOUNT_NONE. `changes`: groups + 1 of them, all 0, and left so. */
uint32_t forward_group(const struct fold *fold, uint32_t frame, const uint32_t *of_frame,
                       uint32_t groups, double *changes);

#endif
