/* Which frames of an answer changed for real (docs/semantics.md §9): their times, sample
 * by sample, judged as the rows of a comparison are. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_JUDGE_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_JUDGE_H

#include "analysis/tree/tree_rows.h"
#include "analysis/tree/tree_run.h"

/* Fills rows->judgements of two sides, which needs rows->row_of_node. Walks over the
 * recordings again; beside that, memory for rows x observations. */
int tree_judge(struct store *store, struct tree_side sides[2], enum tree_level level,
               bool by_host, struct tree_rows *rows, struct error *error);

#endif
