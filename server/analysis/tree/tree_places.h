/* In which row of an answer a node of a side is. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_PLACES_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_PLACES_H

#include "analysis/tree/tree_lists.h"

/* Fills row_of_node: the row of each node, or of the nearest row above it where its own
 * was left out. False: no memory, or the budget is over. */
bool tree_places_make(struct tree_rows *rows, const struct tree_origin *origin);

#endif
