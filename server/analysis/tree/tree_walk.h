/* Builds the tree of calls from the rows of one recording (docs/semantics.md §9). Pure.
 * */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_WALK_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_WALK_H

#include "analysis/tree/tree_state.h"
#include "base/error.h"

/* Adds the rows to an empty build. Costs n log n; memory: 12 bytes for each row, plus the
 * nodes. */
int tree_walk(const struct tree_input *input, struct tree_build *build,
              struct error *error);

#endif
