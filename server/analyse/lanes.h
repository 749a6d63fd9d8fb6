/* The timeline of all ranks: what the device of each rank does, by class, on one axis of
 * time (docs/semantics.md §17). */
#ifndef TRACEDIFF_ANALYSE_LANES_H
#define TRACEDIFF_ANALYSE_LANES_H

#include "analyse/clocks.h"
#include "analyse/timeline.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "store/set_view.h"
#include "store/sets.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- lane ---- */

/* What a rank does at each time, as a list of changes: 4 bytes each, with running sums
 * for every LANE_BLOCK of them. So the times of a window are found in log n, however many
 * rows it has. */

/* The lower one wins where several run: communication is exposed communication. */
enum lane_class {
    LANE_IDLE,
    LANE_COMPUTE,
    LANE_COMMUNICATION,
    LANE_MEMORY,
    LANE_CLASSES
};

#define LANE_BLOCK 32
/* A change is the ns since the first one of its block, and the class from then on. */
#define LANE_CLASS_BITS 2

struct lane_block {
    int64_t start;
    int64_t before[LANE_CLASSES]; /* ns of each class before the block; [0]: not filled */
    uint32_t first;               /* of the changes */
};

struct rank_lane {
    uint32_t *changes;
    struct lane_block *blocks;
    uint32_t count, block_count; /* 0: nothing runs */
    size_t bytes;                /* of memory */
};

/* The lane of these rows, in any order; costs n log n. NULL: no memory. */
struct rank_lane *lane_make(const struct set_times *times, const uint8_t *classes,
                            struct budget *budget);

/* ---- runs ---- */

/* The times of a rank's clock on the axis: at + (time - start) · rate, ns. */
struct lane_axis {
    int64_t start;
    double at, rate;
};
double lane_on_axis(const struct lane_axis *axis, int64_t time);
int64_t lane_back(const struct lane_axis *axis, double on_axis);

/* A part of a lane as it is drawn: whole per cent of its time, ns of the axis. */
struct lane_run {
    int64_t start, duration;
    uint8_t share[LANE_CLASSES]; /* [LANE_IDLE] is not filled */
};
struct lane_runs {
    struct arena *arena;
    struct lane_run *items;
    size_t count, capacity;
};
/* A window of the axis, ns: whole pixels, that begin at multiples of their width. */
struct lane_window {
    int64_t from, to, width;
};
int64_t lane_pixels(const struct lane_window *window);

/* Writes where the parts of a lane begin, and where the last one ends: there is room for
 * a part more than pixels. Parts are pixels; or, if it changes less often (`exact`), they
 * are those in which one class fills the lane. Returns the number of parts. */
size_t lane_parts(const struct rank_lane *lane, const struct lane_axis *axis,
                  const struct lane_window *window, bool exact, int64_t *edges);
/* The share of each class in each part, which is added to `out`; whole numbers, so that
 * the order of the lanes does not matter. */
#define LANE_WHOLE 100000
struct lane_share {
    uint32_t of[LANE_CLASSES];
};
void lane_shares_add(const struct rank_lane *lane, const struct lane_axis *axis,
                     const int64_t *edges, size_t parts, struct lane_share *out);
/* Appends the runs of parts with these shares, divided by `lanes`. */
void lane_shares_run(const struct lane_share *shares, unsigned lanes,
                     const int64_t *edges, size_t parts, struct lane_runs *out);

/* ---- lanes ask ---- */

#define LANES_MAX 1024
#define LANES_RUNS_MAX 200000
/* The lanes of a set that are kept. Those of further ranks are made for each picture. */
#define LANES_KEPT_BYTES (SPAN_KEPT_BYTES_MAX / 2)
#define LANES_ARRIVALS_MAX 200

/* All that is known of the ranks of a set, whatever a request chooses; what is there does
 * not change any more. Arrays are by rank, unless something else is said. */
struct lanes_set {
    struct arena *arena; /* of all but the lanes */
    struct set_clocks clocks;
    const char **hosts; /* NULL: the file states none */
    struct set_meets meets;
    uint32_t *of_rank, *rank_begin; /* the members of the meets by rank and start; where
                                       those of a rank begin */
    uint8_t *classes[2];            /* by op: of files with device rows, of others */
    uint32_t op_count;
    struct rank_lane **lanes; /* NULL: not made yet */
};

/* A rank of the set, as a request sees it. */
struct lanes_rank {
    const struct set_file *file;   /* of the wanted span; NULL: the rank lacks it */
    const struct trace_step *step; /* the wanted one, or the whole file; NULL: likewise */
    bool aligned;
    struct lane_axis axis; /* of a rank with a step; at 0 if it is not aligned */
    /* Of a picture: its lane, and the next rank of that; UINT32_MAX: none. */
    uint32_t row, next;
};

struct lanes_answer {
    struct timeline_request request;
    struct store *store;
    struct set_info info;
    struct set_view view;
    struct arena *arena;
    struct span_keeper *keeper;
    struct kept *kept;
    struct lanes_set *set;    /* in .kept */
    struct lanes_rank *ranks; /* by rank of the set */
    double *zero;             /* of the axis, by component: ns after t0; NaN: unknown */
    uint32_t *chosen;         /* ranks, ascending */
    size_t chosen_count;
    int64_t extent[2], from, to; /* ns of the axis */
};

/* Errors are those of timeline_open(), set_clocks_read() and selection_make(). Free with
 * lanes_close(), also after an error. */
int lanes_open(struct store *store, struct span_keeper *keeper,
               const struct timeline_request *request, struct lanes_answer *out,
               struct error *error);
void lanes_close(struct lanes_answer *answer); /* also the cleanup function */

/* When a rank begins or ends something on the axis, ns; NaN: it is not on it. */
double lanes_time(const struct lanes_answer *answer, uint32_t rank, int64_t time);
/* When the last rank of a collective begins it, likewise. */
double lanes_last(const struct lanes_answer *answer, uint32_t meet);

/* A lane of the picture. */
struct lanes_row {
    uint32_t rank; /* the first; then .next of the ranks */
    unsigned ranks, drawn;
    int64_t *edges; /* of its parts */
    struct lane_share *shares;
    size_t parts, first_run, runs;
};
struct lanes_picture {
    struct lane_window window;
    struct lanes_row *rows;
    size_t row_count, rows_left; /* rows_left: that are not shown */
    struct lane_runs runs;
    bool wider; /* pixels are wider than they were asked for */
    /* The longest waits in the window that certain last ranks caused: meets. */
    uint32_t arrivals[LANES_ARRIVALS_MAX];
    size_t arrival_count, arrivals_left;
};
/* Its memory is that of the answer. */
int lanes_show(struct lanes_answer *answer, struct lanes_picture *out,
               struct error *error);

/* The wanted collective. ERROR_NOT_FOUND (no_collective): there is none. */
int lanes_meet(const struct lanes_answer *answer, uint32_t *out, struct error *error);

/* The rows of the wanted name on each chosen rank, which begin in its step. */
struct lanes_match {
    uint32_t count;
    int64_t total, longest, start; /* ns; the start of the longest, by the rank's clock */
};
/* *out: by rank. */
int lanes_find(struct lanes_answer *answer, struct lanes_match **out,
               struct error *error);

/* The rows of a name in the window, over the chosen ranks. */
struct lanes_sum {
    const char *category, *name;
    uint8_t side; /* enum trace_side */
    uint64_t calls;
    int64_t total, low, high; /* ns; of a rank: the least, the most */
    uint32_t low_rank, high_rank;
    uint32_t without; /* the first of the ranks with the step that lacks the name */
};
struct lanes_sums {
    struct lanes_sum *items; /* the most time first */
    size_t count;
};
int lanes_sum(struct lanes_answer *answer, struct lanes_sums *out, struct error *error);

#endif
