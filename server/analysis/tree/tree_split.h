/* How the change of a frame's device time splits into more work and slower work
 * (docs/semantics.md §12): more work is the change if each call, or each FLOP, took as
 * long as in the control; slower work is the rest. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_SPLIT_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_SPLIT_H

#include "analysis/tree/tree_rows.h"

struct tree_split {
    bool by_flops;       /* else by calls */
    double more, slower; /* ns per step; their sum is the change */
};

/* Returns false if nothing can be split: the frame is on one side only, or has no calls.
 * */
bool tree_split_of(const struct tree_rows *rows, const struct tree_row *row,
                   struct tree_split *out);

#endif
