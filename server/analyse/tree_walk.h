#ifndef TRACEDIFF_ANALYSE_TREE_WALK_H
#define TRACEDIFF_ANALYSE_TREE_WALK_H

#include "analyse/tree.h"
#include "analyse/work.h"
#include "base/array.h"
#include "base/error.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <stdbool.h>
#include <stdint.h>

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

/* What the rows of an op are. */
struct tree_op {
    uint32_t name; /* in the tree's names; of a module its class */
    uint32_t
        key; /* the same, but the whole name of a module, which distinguishes instances */
    uint8_t sort; /* enum tree_sort; TREE_LAUNCH: its rows are no frames */
    bool is_cpu_op;
    bool is_wait;     /* its rows only wait (trace/resolve.h) */
    bool may_be_step; /* its rows may be the steps of a marker */
};

/* Appends the name of a frame of this sort. `cuts_number`: of an annotation, its number
 * counts iterations. */
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

/* ---- tree shapes ---- */

/* The first non-empty input of operators, counted by node. */

struct tree_shapes {
    const struct trace_recording *recording;
    uint32_t *texts; /* by shape of the recording: number in the tree's names + 1; 0: not
                        looked up yet; TREE_NONE: it has no such input */
};

/* The first list of `[[], [8, 3]]` that is not empty; its length, 0: there is none. */
size_t tree_shapes_first(const char *text, size_t length, const char **first);

/* ---- tree state ---- */

/* The state of a walk over the rows of a recording. */

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

/* A row on the stack of its thread. */
struct tree_level_row {
    int64_t end, duration;
    int64_t covered, covered_end; /* of a frame: the union of the frames directly below */
    int64_t spent, spent_end;     /* the same, and of the calls in it that only wait */
    int64_t backward_number;      /* of the nearest backward row at or above; -1: none */
    uint32_t node;                /* of the nearest frame at or above */
    uint32_t frame;               /* the nearest frame above, on the stack; TREE_NONE */
    uint32_t step;                /* of the recording, if it is chosen */
    bool is_frame, is_chosen;
    bool is_wait;       /* it only waits */
    bool in_flops;      /* a row whose FLOPs are known is at or above it */
    bool has_flops;     /* the same, or it is below, as far as the walk has come */
    bool in_backward;   /* a backward row is at or above it */
    bool may_recompute; /* the same, with no recomputed module between */
};

struct tree_lane {
    struct tree_level_row *stack;
    size_t depth, capacity;
};

/* The walk over the rows of a recording. */
struct tree_walk {
    const struct tree_input *input;
    const struct trace_recording *recording;
    struct tree_build *build;
    struct step_pieces pieces;
    struct tree_op *ops;
    struct tree_lane *lanes;
    size_t lane_count;
    uint32_t *lane_of_place;
    uint32_t *node_of_row;     /* of host rows: the nearest frame at or above */
    bool *is_in_flops;         /* of host rows: whether a row with FLOPs is at or above */
    uint32_t *sequence_of_row; /* index + 1; NULL: there are none */
    bool has_backward;         /* a row of the recording is a backward one */
    bool *is_step_row;         /* NULL: their names say so */
    struct tree_map forwards;  /* sequence number: node of its last forward row + 1 */
    struct tree_map first_calls; /* module: the node above its first call + 1 */
    struct tree_map instances;   /* parent and class: how many it has */
    struct tree_shapes shapes;
    struct work_memo work;
    uint32_t next_instant; /* in input->instants */
    struct arena *arena;
};

/* ---- tree walk ---- */

/* Builds the tree of calls from the rows of one recording (docs/semantics.md §9). Pure.
 * */

/* Adds the rows to an empty build. Costs n log n; memory: 12 bytes for each row, plus the
 * nodes. */
void tree_walk(const struct tree_input *input, struct tree_build *build);

#endif
