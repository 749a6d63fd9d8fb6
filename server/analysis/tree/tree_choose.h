/* Which frames an answer shows: instances are added up, and the frames that changed most
 * stay. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_CHOOSE_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_CHOOSE_H

#include "analysis/tree/tree_rows.h"

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

#endif
