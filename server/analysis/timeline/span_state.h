/* An index of spans while it is made. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_SPAN_STATE_H
#define TRACEDIFF_ANALYSIS_TIMELINE_SPAN_STATE_H

#include "analysis/timeline/span_index.h"
#include "trace/resolve/steps.h"

/* A level of a lane: its latest row, and the place of the next one. */
struct span_build_level {
    int64_t start, end;
    uint32_t rows;
    uint32_t next; /* row of the index */
};

struct span_build_frame {
    int64_t end;
    uint32_t level;
};

struct span_build_lane {
    struct span_lane lane;
    struct span_build_level *levels;
    size_t level_count, level_capacity;
    struct span_build_frame *stack; /* the rows that may contain the next one */
    size_t depth, stack_capacity;
    uint32_t number; /* in the index */
};

struct span_build {
    const struct trace_recording *recording;
    struct span_index *index;
    struct budget_share memory;
    bool use_short_name;
    bool *op_is_operator;  /* by op of the recording */
    uint32_t *entry_of_op; /* the same */
    struct strings keys;   /* of the lanes, in their order */
    struct span_build_lane *lanes;
    size_t lane_count, lane_capacity;
    uint32_t *lane_of_place[SPAN_SORTS];
    uint32_t *order;    /* all rows by (start, longer first, file order) */
    uint16_t *level;    /* by row; SPAN_LEVELS_MAX: too deep */
    uint32_t *position; /* by row: in the index, or SPAN_NONE */
    struct step_pieces pieces;
};

static inline enum span_sort span_sort_of(const struct trace_op *op)
{
    return op->side == TRACE_HOST     ? SPAN_HOST
           : op->side == TRACE_DEVICE ? SPAN_DEVICE
                                      : SPAN_OTHER;
}

#endif
