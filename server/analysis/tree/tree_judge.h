/* Which frames of an answer changed significantly (docs/semantics.md §9): judges their
 * times, sample by sample, like the rows of a comparison. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_JUDGE_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_JUDGE_H

#include "analysis/tree/tree_rows.h"
#include "analysis/tree/tree_run.h"

/* Fills rows->judgements of two sides, which needs rows->row_of_node. Reads the
 * recordings again, and needs memory for rows x observations. */
int tree_judge(struct store *store, struct tree_side sides[2], enum tree_level level,
               bool by_host, struct tree_rows *rows, struct error *error);

#endif
