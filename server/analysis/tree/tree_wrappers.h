/* Frames put around others: DDP, a checkpoint, an annotation. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_WRAPPERS_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_WRAPPERS_H

#include "analysis/tree/tree_children.h"

/* Finds those among the children, the test's first; what is in them meets children of the
 * other side. False: no memory, or the budget is over. */
bool tree_find_wrappers(struct tree_children *children);

#endif
