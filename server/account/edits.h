/* What was edited: differences in what the sides run, whatever their times are. An edit
 * is a set of frames whose own number of calls, or whose input shapes, differ, while
 * those of the frames above them do not; what is below them follows from it. Edits of one
 * kind are one: all calls that are n more, all that run by one factor more often, all
 * calls that are gone and new below one frame (join.h), all whose shapes changed. Calls
 * of the backward pass are in the edit of their forward calls (forward.h). */
#ifndef TRACEDIFF_ACCOUNT_EDITS_H
#define TRACEDIFF_ACCOUNT_EDITS_H

#include "account/edit.h"

#include <stdbool.h>

/* False when memory is refused; free `out` in any case. */
bool edits_make(const struct fold *fold, struct edits *out);

#endif
