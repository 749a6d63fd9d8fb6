/* The answer to a request for a tree of calls. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_ANSWER_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_ANSWER_H

#include "analysis/tree/tree_parameters.h"
#include "analysis/tree/tree_rows.h"
#include "analysis/tree/tree_run.h"

struct tree_answer {
    struct tree_request request;
    struct tree_lines lines;
    size_t side_count;
    struct tree_side sides[2];
    struct tree_rows rows;
};

/* Errors as tree_run(). Free with tree_answer_free(), also after an error. */
int tree_answer_make(struct store *store, const struct tree_request *request,
                     struct tree_answer *out, struct error *error);
void tree_answer_free(struct tree_answer *answer); /* also the cleanup function */

#endif
