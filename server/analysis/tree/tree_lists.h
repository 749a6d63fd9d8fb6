/* What the frames of an answer list: their own kernels, and the shapes of their inputs.
 */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_LISTS_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_LISTS_H

#include "analysis/tree/tree_rows.h"

#define TREE_SHAPES_MAX 20 /* of one frame: those with the most calls */

/* The rows before folding and leaving out. */
struct tree_origin {
    const struct tree_row *rows;
    size_t count;
    const uint32_t *row_of; /* the new row of each; TREE_NONE: left out */
};

/* False: no memory, or the budget is over. */
bool tree_lists_make(struct tree_rows *rows, const struct tree_origin *origin);

#endif
