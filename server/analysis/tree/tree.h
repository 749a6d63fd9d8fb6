/* The tree of calls of one set (docs/semantics.md §9): modules, annotations, operators
 * and python frames, with the device rows that they launched. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_H

#include "base/buffer.h"
#include "base/strings.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define TREE_NONE UINT32_MAX
#define TREE_ROOT_NODE ((uint32_t)0)

enum tree_level { TREE_MODULES, TREE_OPERATORS, TREE_PYTHON_LEVEL };
#define TREE_LEVELS 3

enum tree_sort {
    TREE_ROOT,
    TREE_MODULE,
    TREE_ANNOTATION,
    TREE_OPERATOR,
    TREE_PYTHON,
    TREE_BACKWARD,
    TREE_RECOMPUTE,
    TREE_LAUNCH,
    TREE_NO_LAUNCH,
    TREE_SORTS
};
const char *tree_sort_name(enum tree_sort sort);

/* A path of frames. Times are ns, sums over the selected samples. */
struct tree_node {
    uint32_t parent; /* TREE_NONE: the root */
    uint32_t end;    /* the nodes below it are those from its own + 1 up to this one */
    uint32_t name;   /* in tree.names; of a module its class */
    uint32_t number; /* of a module: its instance; TREE_NONE: it has none */
    uint8_t sort;    /* enum tree_sort */
    bool is_only;    /* its parent has no other child of its class */
    uint64_t calls;
    int64_t host, self;
    int64_t device;                /* at or below it */
    int64_t own;                   /* directly below it */
    int64_t communication, memory; /* of `own`: device rows of these kinds */
    int64_t work;                  /* of `self`: without the calls in it that only wait */
    double own_flops, flops; /* of the calls of its rows, and of those at or below it */
    bool has_own_flops, has_flops; /* false: they are not known */
    uint64_t known_calls; /* of `calls`: the FLOPs of the row, or of a row above or below
                             it, are known */
    int64_t own_known;    /* of `own`: launched in rows with known FLOPs */
    int64_t own_unknown, unknown;   /* device time in calls without known FLOPs, of
                                       operators that have other calls with known FLOPs */
    uint32_t kernels, kernel_count; /* in tree.kernels */
    uint32_t shapes, shape_count;   /* in tree.shapes */
};

/* The own device rows of a node that have one name. */
struct tree_kernel {
    uint32_t node, name;
    uint64_t count;
    int64_t time;
};

/* How many calls of an operator have this shape as their first non-empty input. */
struct tree_shape {
    uint32_t node, text; /* in tree.names */
    uint64_t calls;
};

struct tree {
    struct strings names;    /* of frames and of device rows, and shapes */
    struct tree_node *nodes; /* in preorder, siblings in order of their first calls */
    size_t count;
    struct tree_kernel *kernels; /* by node */
    size_t kernel_count;
    struct tree_shape *shapes; /* by node, then text */
    size_t shape_count;
    size_t samples;
    uint64_t device_rows;
    uint64_t moved;      /* backward rows, to below their forward operator */
    uint64_t no_forward; /* those whose forward operator was not found */
};

void tree_free(struct tree *tree); /* also the cleanup function */

/* Appends `Linear #1`. */
void tree_append_name(const struct tree *tree, const struct tree_node *node,
                      struct buffer *out);

#endif
