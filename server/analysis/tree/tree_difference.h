/* The trees of two sides, matched frame by frame (docs/semantics.md §9, "Difference").
 * Pure. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_DIFFERENCE_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_DIFFERENCE_H

#include "analysis/tree/tree_rows.h"

/* `trees` must outlive the rows. False: no memory, or the budget is over; the caller
 * frees the rows in either case. */
bool tree_difference(const struct tree *control, const struct tree *test,
                     struct budget *budget, struct tree_rows *out);

#endif
