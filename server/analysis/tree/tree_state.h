/* The state of a walk over the rows of a recording. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_STATE_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_STATE_H

#include "analysis/tree/tree_build.h"
#include "analysis/tree/tree_lines.h"
#include "analysis/tree/tree_names.h"
#include "analysis/tree/tree_shapes.h"
#include "analysis/work/work_memo.h"
#include "trace/decode/recording.h"
#include "trace/resolve/steps.h"

#include <stdbool.h>

struct tree_input {
    const struct trace_recording *recording; /* with its sequence numbers */
    const bool *chosen; /* by step of the recording: its rows count */
    const char *marker; /* the one that makes the steps of the set; NULL: none */
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
    struct tree_map lane_map;
    struct tree_shapes shapes;
    struct work_memo work;
    uint32_t next_instant; /* in input->instants */
    struct budget_share memory;
};

#endif
