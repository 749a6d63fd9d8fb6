/* Children that met are fences; what is between two of them may have been replaced. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_FENCES_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_FENCES_H

#include "analysis/tree/tree_children.h"

/* Pairs what replaced each other. False: no memory, or the budget is over. */
bool tree_pair_between_fences(struct tree_children *children);

#endif
