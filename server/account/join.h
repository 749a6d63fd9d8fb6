/* Edits that become one, after all frames were looked at. Those that another took over
 * have no frames left. */
#ifndef TRACEDIFF_ACCOUNT_JOIN_H
#define TRACEDIFF_ACCOUNT_JOIN_H

#include "account/edit.h"

#include <stdbool.h>

/* Moves frames of the backward pass to the edits of their forward calls. False when
 * memory is refused. */
bool join_backward(const struct fold *fold, struct edits *edits);
/* Calls that others replace are one edit, below however many frames, if they have the
 * same names on both sides: they are told by the same words. */
bool join_replaced(const struct fold *fold, struct edits *edits);
/* Edits of calls that are new (gone) are one if a larger one has the name that weighs
 * most in the other, too: one change at several places. Their frames are sorted; those of
 * edits that took others over (`joined`, by edit) no longer. */
bool join_names(const struct fold *fold, struct edits *edits, bool joined[]);

#endif
