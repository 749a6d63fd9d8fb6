#ifndef TRACEDIFF_COMPARE_TREE_ANSWER_H
#define TRACEDIFF_COMPARE_TREE_ANSWER_H

#include "compare/tree_difference.h"
#include "compare/tree_run.h"

/* ---- tree choose ---- */

/* Which frames an answer shows: instances are added up, and the frames that changed most
 * stay. */

struct tree_choice {
    bool instances; /* each instance of a module is a frame of its own */
    bool by_host;   /* host time decides what changed; otherwise device time, if there is
                       any */
    double min_change; /* ns per step: frames that change less are left out */
    size_t max_nodes;  /* at most this many, not counting the root */
    bool keeps_places; /* fills row_of_node */
};

/* Unless `instances`, adds up the paths that differ only in instance numbers. Then keeps
 * the frames that changed most. Each frame that lost children gets one frame in their
 * place, so that sums do not change. How much a frame changed is the sum of the absolute
 * changes of own time at and below it; with one set, its time. Lists the kernels and the
 * shapes of the frames that stay. Costs n log n. False: no memory, or the budget is used
 * up. */
bool tree_choose(struct tree_rows *rows, const struct tree_choice *choice);

/* ---- tree answer ---- */

/* The answer to a request for a tree of calls. */

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
