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

#define LANE_BLOCK 64
/* A change is the ns since the first one of its block, and the class from then on. */
#define LANE_CLASS_BITS 2

struct lane_block {
    int64_t start;
    int64_t before[LANE_CLASSES]; /* ns of each class, before the block */
    uint32_t first;               /* of the changes */
};

struct rank_lane {
    uint32_t *changes;
    struct lane_block *blocks;
    uint32_t count, block_count; /* 0: nothing runs */
    size_t bytes;                /* of memory */
};

/* The class of each op of a set, as enum lane_class. Where a file has no device rows
 * (`of_host`), host collectives are communication, and operators compute. */
uint8_t *lane_classes(const struct trace_recording *ops, bool of_host,
                      struct arena *arena);
/* The lane of these rows, in any order; costs n log n. NULL: no memory. */
struct rank_lane *lane_make(const struct set_times *times, const uint8_t *classes,
                            struct budget *budget);
void lane_free(struct rank_lane *lane); /* NULL is fine */

/* How long each class runs before a time, ns; and how many changes there are before it.
 */
struct lane_sums {
    int64_t at[LANE_CLASSES];
    uint32_t changes;
};
void lane_until(const struct rank_lane *lane, int64_t time, struct lane_sums *out);

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

/* The share of each class in each pixel, 0 to 1, which is added to `out`. */
struct lane_share {
    float of[LANE_CLASSES];
};
void lane_shares_add(const struct rank_lane *lane, const struct lane_axis *axis,
                     const struct lane_window *window, struct lane_share *out);
/* Appends the runs of pixels with these shares, divided by `lanes`. */
void lane_shares_run(const struct lane_share *shares, unsigned lanes,
                     const struct lane_window *window, struct lane_runs *out);
/* Appends the runs of one lane: of pixels, or if it changes no more often than there are
 * pixels, of the classes themselves. `scratch`: of lane_pixels(), all zero. */
void lane_run(const struct rank_lane *lane, const struct lane_axis *axis,
              const struct lane_window *window, struct lane_share *scratch,
              struct lane_runs *out);

/* ---- lanes keeper ---- */

/* Keeps the lanes of the sets that were drawn last, since people zoom and drag.
 * Thread-safe. */

struct store;
struct lanes_keeper;

#define LANES_KEPT_BYTES ((size_t)256 << 20)
#define LANES_KEPT_MAX 8

/* Keeps lanes of `bytes` all together. NULL: no memory. */
struct lanes_keeper *lanes_keeper_new(size_t bytes);
void lanes_keeper_free(struct lanes_keeper *keeper); /* NULL is fine */
/* Frees what was unused for `unused_ns`. NULL is allowed. */
void lanes_keeper_expire(struct lanes_keeper *keeper, int64_t unused_ns);

/* ---- lanes ask ---- */

#define LANES_MAX 1024
#define LANES_RUNS_MAX 200000

/* A rank of the set, as a request sees it. */
struct lanes_rank {
    const struct set_file *file;   /* of the wanted span; NULL: the rank lacks it */
    const struct trace_step *step; /* the wanted one, or the whole file; NULL: likewise */
    bool aligned;
    struct lane_axis axis; /* of a rank with a step; at 0 if it is not aligned */
};

/* How often a rank is certainly the last of a collective, of how many, and how long after
 * the median of its members it begins them, ns on the mean. */
struct lanes_lateness {
    uint32_t last, meets;
    double late;
};

/* Who came last to a collective, on the common clock. */
struct lanes_arrival {
    uint32_t rank;  /* CLOCKS_NONE: not known */
    bool certain;   /* by more than the clocks are uncertain */
    double begin;   /* ns after t0 of its component */
    int64_t waited; /* ns: the longest wait of another rank */
};

/* All that is known of the ranks of a set, whatever a request chooses. */
struct lanes_set;
const struct set_clocks *lanes_clocks(const struct lanes_set *set);
const struct set_meets *lanes_meets(const struct lanes_set *set);
const struct lanes_lateness *lanes_late(const struct lanes_set *set, uint32_t rank);
const struct lanes_arrival *lanes_arrived(const struct lanes_set *set, uint32_t meet);
/* The name of a rank's host; "": its file states none. */
const char *lanes_host(const struct lanes_set *set, uint32_t rank);

struct lanes_answer {
    struct timeline_request request;
    struct set_info info;
    struct set_view view;
    struct arena *arena;
    struct lanes_keeper *keeper;
    struct lanes_set *set;
    struct lanes_rank *ranks; /* by rank of lanes_clocks() */
    double *zero;             /* by component: of the axis, ns after t0; NaN: not known */
    uint32_t *chosen;         /* ascending */
    size_t chosen_count;
    int64_t extent[2], from, to; /* ns of the axis */
};

/* Errors are those of timeline_open(), set_clocks_read() and selection_make(). Free with
 * lanes_close(), also after an error. */
int lanes_open(struct store *store, struct lanes_keeper *keeper,
               const struct timeline_request *request, struct lanes_answer *out,
               struct error *error);
void lanes_close(struct lanes_answer *answer); /* also the cleanup function */

#define LANES_ARRIVALS_MAX 200

/* A lane of the picture: the ranks in .members from .first on. */
struct lanes_row {
    size_t first, ranks;
    size_t first_run, runs;
};
struct lanes_picture {
    struct lane_window window;
    uint32_t *members;
    struct lanes_row *rows;
    size_t row_count, rows_left; /* rows_left: that are not shown */
    struct lane_runs runs;
    bool wider; /* pixels are wider than they were asked for */
    /* The longest waits in the window that certain last ranks caused: meets. */
    uint32_t arrivals[LANES_ARRIVALS_MAX];
    size_t arrival_count, arrivals_left;
};
/* Its memory is that of the answer. */
int lanes_show(struct lanes_answer *answer, struct store *store,
               struct lanes_picture *out, struct error *error);

/* When a rank begins or ends something on the axis, ns; NaN: it is not on it. */
double lanes_time(const struct lanes_answer *answer, uint32_t rank, int64_t time);
/* The wanted collective. ERROR_NOT_FOUND (no_collective): there is none. */
int lanes_meet(const struct lanes_answer *answer, uint32_t *out, struct error *error);

#endif
