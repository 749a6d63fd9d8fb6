/* The row of an answer for each node of a side. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_PLACES_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_PLACES_H

#include "analysis/tree/tree_lists.h"

/* Fills row_of_node: the row of each node, or the nearest row above it if its own was
 * left out. False: no memory, or the budget is over. */
bool tree_places_make(struct tree_rows *rows, const struct tree_origin *origin);

#endif
