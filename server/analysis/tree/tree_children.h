/* The children of two matched frames, while their partners are searched. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_CHILDREN_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_CHILDREN_H

#include "analysis/tree/tree_sides.h"

enum tree_child_state {
    TREE_FREE,    /* no partner */
    TREE_MET,     /* by sort, class and number */
    TREE_THROUGH, /* matched a frame in a wrapper of the other side */
    TREE_WRAPS,   /* a wrapper */
    TREE_REPLACES /* paired between fences */
};

struct tree_child_link {
    uint32_t node;
    uint32_t partner; /* index in the other list, if met or replaced; of TREE_THROUGH the
                         node */
    uint32_t wrapper; /* of TREE_THROUGH: index in the other list */
    uint8_t state;
};

struct tree_child_list {
    struct tree_child_link *items; /* in order of first call */
    size_t count;
};

struct tree_children {
    struct tree_sides *sides;
    struct tree_child_list lists[2];
    bool are_aligned; /* those without a partner, between fences */
};

#endif
