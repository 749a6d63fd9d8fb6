/* Part of operation_run.c: what a row launches, or what launches it. */
#ifndef TRACEDIFF_ANALYSIS_COMPARE_OPERATION_RELATED_H
#define TRACEDIFF_ANALYSIS_COMPARE_OPERATION_RELATED_H

#include "analysis/compare/operation.h"
#include "store/set/set_pair.h"

/* Adds a device row of `dur` ns to out->related, under its name, category and shape:
 * texts of out->texts, the shape may be STRINGS_NONE. `keys` has the rows added so far,
 * and is empty at first. -1: no memory, or the budget is used up. */
int operation_related_add(struct operation *out, struct strings *keys,
                          enum pair_side side, const uint32_t key[3], int64_t dur);

#endif
