/* Paths that differ in the numbers of instances only become one. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_FOLD_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_FOLD_H

#include "analysis/tree/tree_rows.h"

/* Adds up the rows; row_of[i]: the new row of what was row i. Costs n. False: no memory,
 * or the budget is over. */
bool tree_fold(struct tree_rows *rows, uint32_t *row_of);

#endif
