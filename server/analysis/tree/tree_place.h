/* Where in the tree of its recording a row makes its frame. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_PLACE_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_PLACE_H

#include "analysis/tree/tree_state.h"

/* Places a row that makes frames at the level. `level` has what the thread's stack says,
 * and gets the row's node. */
void tree_place_row(struct tree_walk *walk, const struct tree_op *op, uint32_t row,
                    struct tree_level_row *level);
/* Records what other rows need to know about an operator that makes no frame. */
void tree_place_note_operator(struct tree_walk *walk, uint32_t row,
                              struct tree_level_row *level);

#endif
