/* Turns nodes in order of their first calls into a tree in preorder. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_FINISH_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_FINISH_H

#include "analysis/tree/tree_build.h"

/* Completes the tree: leaves out nodes without rows, and adds up device times, and the
 * host times of frames without rows of their own. False: no memory. */
bool tree_build_finish(struct tree_build *build, struct tree *out);

#endif
