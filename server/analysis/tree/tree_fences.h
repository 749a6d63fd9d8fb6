/* Matched children are fences; children between two fences may have replaced each other.
 * */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_FENCES_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_FENCES_H

#include "analysis/tree/tree_children.h"

/* Pairs the children that replaced each other. False: no memory, or the budget is over.
 * */
bool tree_pair_between_fences(struct tree_children *children);

#endif
