#ifndef TRACEDIFF_ACCOUNT_WALK_H
#define TRACEDIFF_ACCOUNT_WALK_H

#include "account/account.h"
#include "base/error.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- fold ---- */

/* The tree of paths with the instances of a module folded into one frame, and launches
 * into the call that launches: what changed is told once for all layers. Each frame has
 * its calls by sample, and what is booked at and below it. */

/* A number of each sample of a side. */
struct fold_count {
    double mean;
    int64_t least, most;
    int64_t usual;    /* that of most samples; or the sum of those of the ranks */
    uint32_t ranks;   /* of which `usual` is the sum; 1 if it is that of all samples */
    bool is_constant; /* all samples agree, or all of each rank; of five or more one
                         fifth may differ: first calls, and rows that cross the edge of
                         a step */
};

struct frame {
    uint32_t parent, child, next; /* ACCOUNT_NONE */
    uint32_t name, category;      /* in the account's names */
    uint32_t label;               /* of its rows, the first instance's */
    uint32_t shape[2], typed[2];  /* an example of inputs; ACCOUNT_NONE */
    uint8_t sort, about;
    bool is_backward; /* at or below a call of the backward pass */
    struct fold_count calls[2];
    struct fold_count shapes[2]; /* sums of hashes: equal where all calls have equal
                                    shapes */
    struct fold_count types[2];  /* the same of their types */
    double spent[2];             /* ns a sample: of device work its durations, of calls
                                    their self times */
    struct fold_count bytes[2];  /* of copies and collectives; -1: not all state them */
    int64_t below[2];            /* ns of all samples booked at and below it */
    double host_below[2];        /* ns a sample: self times of calls at and below it */
};

struct fold {
    const struct account *account;
    struct frame *frames; /* frames[0] is the root; parents come first */
    uint32_t count;
    uint32_t *of_node;       /* by node of the account */
    uint32_t *of_place;      /* by place */
    struct sums forwards[2]; /* as those of the account, by frames; sorted */
    uint32_t launches;       /* the name of frames of launches of kernels */
    bool one_stack;          /* only one side has the stacks of Python */
};

/* Adds a name to the account, and sets refills apart: of a wait that runs more or less
 * often on one side, what of a place belongs to it becomes a place of its own, whose
 * frame is that of the wait. It is in the account's arena, as all that is made of it. */
void fold_make(struct account *account, struct fold *out);

/* `values`: of the samples that have any; the others have 0. Sorts them. */
struct fold_count fold_count_of(int64_t *values, size_t count, size_t samples);
/* The nearest frame at or above one that is no device work and no launch of kernels. */
uint32_t fold_call(const struct fold *fold, uint32_t frame);
/* Whether it is device work that copies. */
bool fold_is_copy(const struct fold *fold, uint32_t frame);
/* Whether `frame` is `top` or below it. */
bool fold_is_below(const struct fold *fold, uint32_t frame, uint32_t top);

/* ---- names ---- */

/* What the rows of a recording are in the account, and their names in paths
 * (docs/semantics.md §16.2). */

/* A name that both sides share in the comparison under the names of two vendors. */
struct account_alias {
    const char *name, *category, *row_name, *row_category;
};

struct account_naming {
    const struct account_alias *aliases; /* by name, then category */
    size_t alias_count;
    bool use_short_name;
    struct step_marker marker; /* of the set */
};

/* The rows of an op. Names are in the side's. */
struct account_op {
    uint32_t path;  /* in a path */
    uint32_t label; /* beside a hole; of device work the row of the comparison */
    uint32_t category;
    uint8_t sort;  /* enum account_node_sort; ACCOUNT_ROOT: no call (a step row) */
    uint8_t about; /* enum account_about */
    uint8_t kind;  /* enum trace_kind: device work that takes time of a step; else NONE */
    bool may_be_step; /* its rows may be step rows */
};

/* ---- sweep ---- */

/* What the devices of a recording did at every moment: the row that the moment is booked
 * on, and the gaps in which no row runs (docs/semantics.md §16.1). Pure. */

/* A stretch of time that is booked on a row. */
struct sweep_piece {
    int64_t start, end; /* ns */
    uint32_t row;
};

/* In order of time, without overlap; between two that do not touch is a gap, which ends
 * where the row of the second is booked. */
struct sweep {
    struct sweep_piece *pieces;
    size_t count;
};

/* ---- walk ---- */

/* The walk over the host rows of a recording: makes the nodes of calls, counts them, and
 * books the time in which no device row runs on the innermost call. */

/* A stretch of time of a sample; of several windows with common time the one that begins
 * first comes first. */
struct account_window {
    int64_t start, end;
    int64_t latest; /* the latest end in its part of the list: account_walk_each() */
    uint32_t sample, step; /* step: of the recording */
};

/* Time that the calls of one thread explain. */
struct account_item {
    int64_t start, end;
    uint32_t sample; /* ACCOUNT_NONE: whichever windows it is in */
};

struct account_lane {
    size_t begin, end; /* its items */
};

/* A stretch in no recorded call; a transport on another thread may run in it. */
struct account_pause {
    int64_t start, end;
    uint32_t place, sample;
};

/* A stretch in which a queue fills again, after the wait `row`. */
struct account_refill_time {
    int64_t start, end;
    uint32_t row;
};

/* A stretch of it that is booked after the walk, when the wait has a node. */
struct account_refilled {
    struct account_raw_place place;
    int64_t start, end;
    uint32_t sample, row;
};

/* Streams of a file are told apart up to this many. */
#define ACCOUNT_STREAMS_MAX 64

/* What is known of a row. */
struct account_row {
    uint32_t node;       /* 0: none yet */
    uint32_t last_below; /* a name; of a step row, the row around it */
    uint8_t about;       /* enum account_about, of the calls above it too */
    bool is_step;
};

struct account_open {
    uint32_t row, node;
    int64_t end;
};

struct account_walk {
    struct arena *arena; /* has all of it */
    struct trace_recording *recording;
    struct account_side *side;
    struct account_op *ops;
    struct account_row *rows; /* by row */
    uint32_t *device_rows; /* and calls that wait for the device; in order of the file */
    size_t device_row_count, device_row_capacity;
    const uint32_t *sample_of_step;
    bool joins_steps;          /* a step row lasts until the next one */
    struct step_pieces pieces; /* the steps of rows */
    uint32_t root;             /* of the file, in the side */
    struct account_window *windows;
    size_t window_count;
    bool windows_are_apart;            /* have no common time */
    const struct account_window *near; /* then: the last that was visited; NULL */
    struct sweep sweep;
    bool has_device_rows;

    uint32_t *lane_of_place;
    struct account_lane *lanes;
    uint32_t lane_count;
    struct account_item *items;

    uint8_t *stream_of_place; /* its number in the file from 1; 0: not known yet */
    uint32_t streams[ACCOUNT_STREAMS_MAX]; /* a place of each */
    uint8_t stream_count;
    uint64_t *shapes, *types; /* hashes by text of the recording; 0: not known yet */
    struct account_open *stack;
    size_t depth, capacity;
    uint32_t lane;
    size_t item;    /* the first that does not run yet */
    size_t *active; /* the items that run, in their order */
    size_t active_count, active_capacity;
    int64_t cursor;
    uint32_t before; /* the last call with none above it: a name */
    struct account_pause *pauses;
    size_t pause_count, pause_capacity;
    struct account_refill_time *refills; /* in order of time, disjoint */
    size_t refill_count;
    struct account_refilled *refilled;
    size_t refilled_count, refilled_capacity;
    size_t bookings; /* so far */
    bool is_over;    /* the budget */
};

/* Whether the budget is over (checked now and then), so that a loop must end. `turn`: its
 * number. */
static inline bool account_walk_stops(struct account_walk *walk, size_t turn)
{
    walk->is_over |= budget_is_over_at(walk->recording->memory.budget, turn);
    return walk->is_over;
}

/* Fills walk->ops: one for each op of the recording. False when memory is refused. */
bool account_names_make(struct account_walk *walk, const struct account_naming *naming);

/* Fills walk->sweep from the device rows. Compute before communication before memory; of
 * several rows of one class the smallest start, then the first in the file, until it
 * ends. Rows without length are left out. Costs n log n. */
void sweep_make(struct account_walk *walk);

/* Called with the part of a stretch that lies in a window. */
typedef void account_window_visit(void *context, const struct account_window *window,
                                  int64_t start, int64_t end);
/* Visits the windows that a stretch meets, in their order. The windows are a tree: the
 * middle one of a part is above the halves beside it, and knows the latest end in the
 * part. Costs log n for each window that is met, or nothing in the same one as last time.
 */
void account_walk_each(struct account_walk *walk, int64_t start, int64_t end,
                       account_window_visit *visit, void *context);
/* Visits a host row (trace/resolve.h). */
void account_walk_visit(void *context, uint32_t row, uint32_t parent,
                        uint32_t operator_row);
/* Ends the last thread. */
void account_walk_end(struct account_walk *walk);
/* Books the time from `start` to `end` on a place, in each window that it meets, or in
 * `sample` alone, of which it is a part. */
void account_walk_book(struct account_walk *walk, const struct account_raw_place *place,
                       int64_t start, int64_t end, uint32_t sample);
/* Books what fills a queue again; once, after all else. */
void account_walk_book_refills(struct account_walk *walk);

/* Which calls of the forward pass the calls of the backward pass belong to, by the
 * sequence numbers of a recording: what was edited in the forward pass changes its
 * backward, too, and is one edit with it.
 *
 * The group that at least half of a backward frame's change in calls belongs to, by their
 * forward calls; ACCOUNT_NONE: there is none. `of_frame`: by frame, its group or
 * ACCOUNT_NONE. `changes`: groups + 1 of them, all 0, and left so. */
uint32_t forward_group(const struct fold *fold, uint32_t frame, const uint32_t *of_frame,
                       uint32_t groups, double *changes);

/* Books one recording into the account of its side (docs/semantics.md §16.1).
 * `sample_of_step`: for each step of the recording, the pseudo-step first, its sample;
 * ACCOUNT_NONE: not chosen. Errors: timeout, memory. */
int account_record(struct trace_recording *recording, const uint32_t *sample_of_step,
                   const struct account_naming *naming, struct account_side *side,
                   struct error *error);

#endif
