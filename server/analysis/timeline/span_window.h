/* The part of a timeline in a window: its rows, with rows shorter than a pixel merged. */
#ifndef TRACEDIFF_ANALYSIS_TIMELINE_SPAN_WINDOW_H
#define TRACEDIFF_ANALYSIS_TIMELINE_SPAN_WINDOW_H

#include "analysis/timeline/span_gaps.h"
#include "analysis/timeline/span_index.h"
#include "base/budget.h"

/* Pixels are merged until there are at most this many items. */
#define SPAN_ITEMS_MAX 20000
#define SPAN_STREAMS_MAX 80
#define SPAN_STEPS_MAX 8000

struct span_question {
    uint32_t step;    /* in span_index.steps; 0: the whole file */
    int64_t from, to; /* times of the recording */
    int64_t pixels;   /* 1 or more */
    int64_t threads;  /* at most this many threads are shown */
    struct budget *budget;
};

/* One row, or several that are drawn as one. */
struct span_item {
    int64_t start, duration;
    uint32_t level;      /* of its lane, from 0 */
    uint32_t entry;      /* of several: the one with the most time */
    uint32_t row;        /* SPAN_NONE: several */
    uint32_t occurrence; /* SPAN_NONE: several, or it does not belong to the step */
    uint32_t merged;     /* how many; 0: one row that does not belong to the step */
};

struct span_shown_lane {
    uint32_t lane, depth;
    size_t first, count; /* in span_window.items */
};

struct span_window {
    struct span_question question;
    struct span_item *items; /* by lane, start and level */
    size_t count, capacity;
    struct span_shown_lane *lanes;
    size_t lane_count;
    size_t threads_left, streams_left; /* that are not shown */
    int64_t merged_under;              /* ns: shorter rows were merged */
    bool cut;                          /* spans are missing */
    struct span_named_gap gaps[SPAN_GAPS_MAX];
    size_t gap_count;
    struct budget_share memory;
};

/* Costs n for the rows in the window, and n log n for the drawn items. Free with
 * span_window_free(), also after an error. */
int span_window_make(const struct span_index *index, const struct span_question *question,
                     struct span_window *out, struct error *error);
void span_window_free(struct span_window *window); /* also the cleanup function */

#endif
