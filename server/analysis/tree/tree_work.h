/* The operators of two trees whose FLOPs both sides know, by name (docs/semantics.md
 * §12): a flat list, so that each can be judged and split like a frame. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_WORK_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_WORK_H

#include "analysis/tree/tree_rows.h"

/* Makes the root, and a row for each operator name; the FLOPs of a name are known as
 * tree_split.h says, all its calls together. Only the outermost operators with
 * FLOPs count, with all that is below them. Fills row_of_node, for tree_judge(); the
 * trees must outlive the rows. Costs n. False: no memory, or the budget is over. Free
 * `out` with tree_rows_free() in either case. */
bool tree_work_find(const struct tree *control, const struct tree *test,
                    struct budget *budget, struct tree_rows *out);

#endif
