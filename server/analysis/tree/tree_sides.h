/* Two trees that are compared. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_SIDES_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_SIDES_H

#include "analysis/tree/tree.h"
#include "base/budget.h"

#include <stdbool.h>

#define TREE_ALIGN_MAX ((uint64_t)4000000)
#define TREE_WRAPPERS_DEEP 8
/* Each frame that may have been replaced sums the times at and below it by class. This
 * bounds how often the time of one node is summed. */
#define TREE_REPLACED_DEEP 64

/* Data of the whole difference. */
struct tree_sides {
    const struct tree *trees[2];
    uint32_t *common[2]; /* by name of a side: a number that equal names share */
    bool by_host;        /* a side has no device time */
    bool *passed[2];     /* by node: a wrapper, or a frame in one that was passed */
    bool *moved[2];      /* by node: matched from inside a wrapper, so no longer below
                            it */
    struct budget_share *memory;
};

/* The time that shares are made of. */
static inline int64_t tree_time(const struct tree_sides *sides,
                                const struct tree_node *node)
{
    return sides->by_host ? node->host : node->device;
}

/* What frames of one class share, on either side. */
static inline uint64_t tree_class(const struct tree_sides *sides, int side, uint32_t node)
{
    const struct tree_node *frame = &sides->trees[side]->nodes[node];

    return (uint64_t)sides->common[side][frame->name] << 8 | frame->sort;
}

#endif
