#ifndef TRACEDIFF_ACCOUNT_WALK_H
#define TRACEDIFF_ACCOUNT_WALK_H

#include "account/account.h"
#include "trace/recording.h"
#include "trace/steps.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
    const char *marker; /* the one that makes the steps of the set; NULL: none */
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

/* One for each op of the recording. `pieces`: the steps by the host's rows. NULL: no
 * memory, or the budget is over. Owned by the caller. */
struct account_op *account_names_make(const struct trace_recording *recording,
                                      struct step_pieces *pieces,
                                      const struct account_naming *naming,
                                      struct account_side *side);

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

/* `rows`: all device rows, and perhaps others, in order of the file.
 * Compute before communication before memory; of several rows of one class the smallest
 * start, then the first in the file, until it ends. Rows without length are left out.
 * Costs n log n. False when memory is refused or the budget is over; free `out` in any
 * case. */
bool sweep_make(const struct trace_recording *recording, const struct account_op *ops,
                const uint32_t *rows, size_t count, struct sweep *out);
void sweep_free(struct sweep *sweep);

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
    struct trace_recording *recording;
    struct account_side *side;
    struct account_op *ops;
    struct account_row *rows; /* by row */
    uint32_t *device_rows; /* and calls that wait for the device; in order of the file */
    size_t device_row_count, device_row_capacity;
    const uint32_t *sample_of_step;
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
    size_t bookings;            /* so far */
    struct budget_share memory; /* of items, pauses and refills: windows may overlap */
    bool failed;
};

/* Whether something failed, or the budget is over (checked now and then), so that a loop
 * must end. `turn`: its number. */
static inline bool account_walk_stops(struct account_walk *walk, size_t turn)
{
    walk->failed |= budget_is_over_at(walk->recording->memory.budget, turn);
    return walk->failed || walk->side->failed;
}

/* Called with the part of a stretch that lies in a window. */
typedef void account_window_visit(void *context, const struct account_window *window,
                                  int64_t start, int64_t end);
/* Visits the windows that a stretch meets, in their order. The windows are a tree: the
 * middle one of a part is above the halves beside it, and knows the latest end in the
 * part. Costs log n for each window that is met, or nothing in the same one as last time.
 */
void account_walk_each(struct account_walk *walk, int64_t start, int64_t end,
                       account_window_visit *visit, void *context);
/* Visits a host row (trace/nest.h). */
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

#endif
