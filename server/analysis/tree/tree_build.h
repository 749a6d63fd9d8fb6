/* A tree of calls while it is built. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_BUILD_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_BUILD_H

#include "analysis/tree/tree.h"
#include "analysis/tree/tree_map.h"

#include <stdbool.h>

/* The time of a row, with the step of its recording; a node may have several. */
struct tree_sample {
    uint32_t node, step;
    int64_t self, own;
};

/* The nodes are in the order in which they were added, each after its parent;
 * tree_finish.h turns them into a tree in preorder. */
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

/* The child of a node with this sort and key; added with that name and number if it is
 * new. TREE_NONE if there is no memory; the build has then failed. */
struct tree_child {
    uint32_t parent;
    uint32_t key; /* distinguishes frames of one sort: by name, or by name and number */
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

/* Adds the tree of one recording to that of its set, with its nodes in the same order.
 * `recording` must not be finished (tree_finish.h). */
void tree_build_add(struct tree_build *build, const struct tree_build *recording);

#endif
