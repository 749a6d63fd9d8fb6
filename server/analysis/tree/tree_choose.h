/* Which frames an answer shows: instances added up, and those that moved most. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_CHOOSE_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_CHOOSE_H

#include "analysis/tree/tree_rows.h"

struct tree_choice {
    bool instances;    /* each instance of a module is a frame of its own */
    bool by_host;      /* what moves is host time, else device time where there is any */
    double min_change; /* ns per step: frames that move less are left out */
    size_t max_nodes;  /* as many as this at most, beside the root */
    bool keeps_places; /* fills row_of_node */
};

/* Adds up the paths that differ in instance numbers only, unless `instances`; then keeps
 * the frames that moved most, and puts a frame below each one that lost children, which
 * stands for them: sums stay what they were. What a frame moves is the sum of the changes
 * of own time at and below it, each without its sign; of one set, its time. Lists the
 * kernels and the shapes of the frames that stay. Costs n log n. False: no memory, or the
 * budget is over. */
bool tree_choose(struct tree_rows *rows, const struct tree_choice *choice);

#endif
