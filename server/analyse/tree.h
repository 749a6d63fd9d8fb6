#ifndef TRACEDIFF_ANALYSE_TREE_H
#define TRACEDIFF_ANALYSE_TREE_H

#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/text.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- tree ---- */

/* The tree of calls of one set (docs/semantics.md §9): modules, annotations, operators
 * and python frames, with the device rows that they launched. */

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
    struct arena *arena;     /* of all of it */
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

/* ---- tree map ---- */

/* A table from two numbers to one. */

struct tree_map_slot {
    uint64_t first, second;
    uint32_t value; /* what is there + 1; 0: free */
};
struct tree_map {
    struct tree_map_slot *slots;
    size_t size, count; /* the size is 0 or a power of two */
    uint64_t seed;
    struct arena *arena;
};

void tree_map_init(struct tree_map *map, struct arena *arena);
/* The place of the value for a key. The value is 0 if the key is new; the caller then
 * sets it. The place is valid until the next call. */
uint32_t *tree_map_at(struct tree_map *map, uint64_t first, uint64_t second);
/* The value, or 0; nothing is added. */
uint32_t tree_map_find(const struct tree_map *map, uint64_t first, uint64_t second);

/* ---- tree build ---- */

/* A tree of calls while it is built. */

/* The time of a row, with the step of its recording; a node may have several. */
struct tree_sample {
    uint32_t node, step;
    int64_t self, own;
};

/* The nodes are in the order in which they were added, each after its parent;
 * tree_finish() turns them into a tree in preorder. */
struct tree_build {
    struct tree tree;
    size_t node_capacity, kernel_capacity, shape_capacity;
    struct tree_map children, kernels, shapes;
    struct tree_sample *samples; /* in the order of their rows */
    size_t sample_count, sample_capacity;
    bool keeps_samples;
    struct arena *arena; /* of all of it */
};

/* With a root. */
void tree_build_init(struct tree_build *build, struct budget *budget);
void tree_build_free(struct tree_build *build); /* also the cleanup function */

/* Adds the tree of one recording to that of its set, with its nodes in the same order.
 * `recording` must not be finished. */
void tree_build_add(struct tree_build *build, const struct tree_build *recording);

/* ---- tree finish ---- */

/* Turns nodes in order of their first calls into a tree in preorder. */

/* Completes the tree: leaves out nodes without rows, and adds up device times, and the
 * host times of frames without rows of their own. It takes the memory of the build, which
 * is empty then. */
void tree_build_finish(struct tree_build *build, struct tree *out);

/* ---- tree lines ---- */

/* The names of the Python frames of two sides: those of the rows of their comparison
 * (compare/compare.h). */

struct tree_lines {
    bool apart;            /* frames keep path and line; there is nothing below */
    struct strings names;  /* of the Python functions of both sides */
    struct strings merged; /* their merged names */
    uint32_t *merged_of;   /* by name */
    size_t room;           /* of merged_of */
};

void tree_lines_free(struct tree_lines *lines); /* also the cleanup function */

/* ---- tree names ---- */

/* Which rows of a recording make frames, and their names (docs/semantics.md §9). */

/* Appends the name of a frame of this sort. */
void tree_name_append(struct buffer *out, enum tree_sort sort, const char *name,
                      size_t length);
/* Where the number at the end of an annotation's name begins, with the separator before
 * it; `length` if there is no number. */
size_t tree_name_number(const char *name, size_t length);

/* For each op of the recording, whether it is an annotation with a number at its end that
 * counts iterations: the file has several step numbers, and no annotation of that text
 * has the same number in two of them. */
bool *tree_names_counting(const struct trace_recording *recording,
                          struct step_pieces *pieces, struct arena *arena);

/* The first list of `[[], [8, 3]]` that is not empty; its length, 0: there is none. */
size_t tree_shapes_first(const char *text, size_t length, const char **first);

/* ---- tree walk ---- */

struct tree_input {
    const struct trace_recording *recording; /* with its sequence numbers */
    const bool *chosen;        /* by step of the recording: its rows count */
    struct step_marker marker; /* of the set */
    enum tree_level level;
    const struct tree_lines *lines; /* names of Python frames; NULL: without lines */
    /* The instants `[memory]`: their numbers by time, and, by number, where to write the
     * frame of each: the innermost that covers its time. NULL: not needed. */
    const uint32_t *instants;
    uint32_t *node_of_instant;
    bool is_frames_alone; /* ignore shapes and device rows */
};

/* Builds the tree of calls from the rows of one recording (docs/semantics.md §9): adds
 * the rows to an empty build. Costs n log n; memory: 12 bytes for each row, plus the
 * nodes. */
void tree_walk(const struct tree_input *input, struct tree_build *build);

#endif
