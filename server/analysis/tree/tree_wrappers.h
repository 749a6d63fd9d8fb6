/* Wrappers: frames around others, such as DDP, a checkpoint, an annotation. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_WRAPPERS_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_WRAPPERS_H

#include "analysis/tree/tree_children.h"

/* Finds wrappers among the children, the test's first; the frames inside them are matched
 * with children of the other side. False: no memory, or the budget is over. */
bool tree_find_wrappers(struct tree_children *children);

#endif
