/* A tree of calls while it grows. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_BUILD_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_BUILD_H

#include "analysis/tree/tree.h"
#include "analysis/tree/tree_map.h"

#include <stdbool.h>

/* Time of a row, by the step of its recording; of a node there may be several. */
struct tree_sample {
    uint32_t node, step;
    int64_t self, own;
};

/* The nodes are in the order in which they were added, each after its parent;
 * tree_finish.h makes a tree in preorder of them. */
struct tree_build {
    struct tree tree;
    size_t node_capacity, kernel_capacity, shape_capacity;
    struct tree_map children, kernels, shapes;
    struct tree_sample *samples; /* in the order of their rows */
    size_t sample_count, sample_capacity;
    bool keeps_samples;
    struct budget_share memory;
    bool failed; /* no memory, or the budget is over */
};

/* With a root. */
void tree_build_init(struct tree_build *build, struct budget *budget);
void tree_build_free(struct tree_build *build); /* also the cleanup function */

/* The child of a node that has this sort and key, added with that name and number if it
 * is new. TREE_NONE, and the build has failed: no memory. */
struct tree_child {
    uint32_t parent;
    uint32_t key; /* tells frames of one sort apart: their name, or their number too */
    uint32_t name, number;
    enum tree_sort sort;
};
uint32_t tree_build_child(struct tree_build *build, const struct tree_child *child);

void tree_build_kernel(struct tree_build *build, uint32_t node, uint32_t name,
                       uint64_t count, int64_t time);
void tree_build_shape(struct tree_build *build, uint32_t node, uint32_t text,
                      uint64_t calls);
/* Kept if the build keeps samples. */
void tree_build_sample(struct tree_build *build, const struct tree_sample *sample);
uint32_t tree_build_name(struct tree_build *build, const char *text, size_t length);

/* Adds a tree of one recording to that of its set, which gets its nodes in the same
 * order. `recording` has not been finished. */
void tree_build_add(struct tree_build *build, const struct tree_build *recording);

#endif
