/* Merges paths that differ only in the numbers of instances. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_FOLD_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_FOLD_H

#include "analysis/tree/tree_rows.h"

/* Adds up the rows; row_of[i] is the new row of row i. Costs n. False: no memory, or the
 * budget is over. */
bool tree_fold(struct tree_rows *rows, uint32_t *row_of);

#endif
