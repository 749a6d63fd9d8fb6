#ifndef TRACEDIFF_ANALYSE_SPAN_H
#define TRACEDIFF_ANALYSE_SPAN_H

#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- span index ---- */

/* The rows of one recording as a timeline draws them: by lane and level, in order of
 * time. It is made once; a window of it is then found by binary search.
 *
 * A lane is a thread of the host, or a stream of a device. Rows of a thread nest as in
 * docs/semantics.md §5: the level of a row is below that of the row that contains it. On
 * a level no two rows overlap by more than SPAN_OVERLAP_NS, so that both their starts and
 * their ends ascend: a row that would overlap another one moves to a deeper level. */

#define SPAN_NONE UINT32_MAX
/* Deeper rows are counted and not drawn. */
#define SPAN_LEVELS_MAX 256
/* Traces with whole microseconds let neighbours overlap by one. */
#define SPAN_OVERLAP_NS 1000

enum span_sort { SPAN_HOST, SPAN_DEVICE, SPAN_OTHER, SPAN_SORTS };
const char *span_sort_name(enum span_sort sort);

struct span_lane {
    uint8_t sort;      /* enum span_sort */
    uint32_t pid, tid; /* of a thread: in span_index.texts */
    int32_t device;    /* of a stream */
    int64_t stream;    /* the same; its bits if it is wide, as in trace_place */
    bool stream_is_wide;
    int64_t operators; /* of a thread: the self time of its operators, ns */
    uint32_t first_level, level_count; /* its levels in span_index.level_begin */
};

/* A row of a comparison: name, addresses merged, and category. */
struct span_entry {
    uint32_t name, category; /* in span_index.texts */
    uint8_t sort, kind;      /* enum span_sort, enum trace_kind */
};

/* Times are those of the recording. */
struct span_step {
    int64_t number;    /* of [0], the whole file: none */
    int64_t from;      /* when the host begins it */
    int64_t start, to; /* its window (docs/semantics.md §19) */
    int64_t host, lag; /* as in trace_step */
};

/* A time in which no stream of a device runs a row. */
struct span_gap {
    int64_t start;
    uint32_t next; /* the row that ends it, in span_index */
    uint32_t lane; /* of the thread that launched this row; SPAN_NONE */
};

struct span_index {
    struct arena *arena; /* of all of it, but for the counters */
    struct strings texts;
    struct span_entry *entries;
    uint32_t entry_count;
    /* Threads: first those that have the number of their process and have operators, then
     * those with the most self time of operators. Then streams, by device and stream:
     * those with device work, then those with other rows. */
    struct span_lane *lanes;
    uint32_t lane_count;
    uint32_t *level_begin; /* level i has the rows [i] to [i + 1] - 1 */
    uint32_t level_count;

    /* Columns; by lane, level and start. */
    uint32_t count;
    int64_t *start;
    uint32_t *duration; /* SPAN_NONE: it is in .longer */
    uint32_t *entry;
    uint32_t *step;       /* index in .steps; 0: none */
    uint32_t *occurrence; /* how many rows of its entry and step precede it, by (start,
                             longer first, file order) */
    uint32_t *file_occurrence; /* the same, of its entry */
    uint32_t *launch;   /* of a row of a device: the row that launched it; SPAN_NONE */
    uint32_t *launched; /* the rows that have one, by it */
    uint32_t launched_count;
    struct span_longer_row {
        uint32_t row;
        int64_t duration;
    } * longer; /* by row */
    size_t longer_count, longer_capacity;

    /* The rows of entry i, in that order: [entry_begin[i]] to [entry_begin[i + 1] - 1].
     */
    uint32_t *by_entry, *entry_begin;
    struct span_step *steps; /* [0] is the whole file; then by number */
    uint32_t step_count;     /* 0: the file has no rows */
    struct span_gap *gaps;   /* by the start of the row that ends them */
    uint32_t gap_count;
    struct trace_recording *counters; /* nothing else is in it; NULL: none */
    uint64_t deep_rows;               /* not drawn: deeper than SPAN_LEVELS_MAX */
    size_t bytes;                     /* of memory, about */
};

void span_index_free(struct span_index *index); /* NULL is fine */

int64_t span_duration(const struct span_index *index, uint32_t row);
static inline int64_t span_end(const struct span_index *index, uint32_t row)
{
    return index->start[row] + span_duration(index, row);
}

/* The rows of a level that overlap [from, to): *first to *end - 1. */
void span_rows_between(const struct span_index *index, uint32_t level, int64_t from,
                       int64_t to, uint32_t *first, uint32_t *end);
/* The index in .steps of a step number; SPAN_NONE: there is none. */
uint32_t span_find_step(const struct span_index *index, int64_t number);
/* The level, in .level_begin, and the lane of a row. */
uint32_t span_level_of(const struct span_index *index, uint32_t row);
uint32_t span_lane_of(const struct span_index *index, uint32_t row);
/* How many levels of a thread surround a whole step: their rows at that time begin before
 * and end after the step. 0 for the whole file, and for streams. */
uint32_t span_levels_above(const struct span_index *index, uint32_t lane, uint32_t step);

/* ---- span state ---- */

/* An index of spans while it is made. */

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
    struct arena *arena; /* freed when the index is made */
    struct budget *budget;
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

/* ---- span links ---- */

/* Which calls launched which rows of a device. */

#define SPAN_LINKED_MAX 64

/* The device rows that a row of a thread, and those below it, launched: the first of them
 * in `out`. Returns how many there are in all. */
size_t span_links_below(const struct span_index *index, uint32_t row,
                        uint32_t out[SPAN_LINKED_MAX]);

/* ---- span make ---- */

/* An index of spans, made of a recording. */

/* The budget of the recording ends it. Takes n log n. Owned by the caller:
 * span_index_free(). */
int span_make(const struct trace_recording *recording, bool use_short_name,
              struct span_index **out, struct error *error);

/* ---- span gaps ---- */

/* The gaps of a device, and what the host did during them. */

#define SPAN_GAPS_MAX 50

struct span_named_gap {
    int64_t start, duration;
    uint32_t next;   /* the row that ends it */
    uint32_t thread; /* the lane of the host thread; SPAN_NONE */
    uint32_t host;   /* the entry with the most self time in the gap; SPAN_NONE */
    uint32_t above;  /* the entry of the operator that the host was in; SPAN_NONE */
};

/* ---- span window ---- */

/* The part of a timeline in a window: its rows, with rows shorter than a pixel merged. */

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

/* ---- span counters ---- */

/* The counters of a window of a timeline: a value for each pixel. */

#define SPAN_COUNTERS_MAX 64 /* the first of a file */

/* Neighbouring pixels with one value are one. */
struct span_value {
    int64_t start, duration;
    double mean, min, max; /* the mean over time */
};

struct span_counter {
    uint32_t counter; /* in span_index.counters */
    double low, high; /* of all its values in the file */
    struct span_value *values;
    size_t count;
};

struct span_counters {
    struct span_counter items[SPAN_COUNTERS_MAX]; /* those with values in the window */
    size_t count;
};

/* Costs n log n for the samples in the window. False when memory is refused. Free with
 * span_counters_free(), also then. */
bool span_counters_make(const struct span_index *index,
                        const struct span_question *question, struct span_counters *out);
void span_counters_free(struct span_counters *counters); /* also the cleanup function */

/* ---- span find ---- */

/* Where the rows of a name are. */

struct span_request {
    uint32_t step;        /* in span_index.steps; 0: the whole file */
    const char *name;     /* as the entries have it */
    const char *category; /* NULL: that with the most time */
    int sort;             /* enum span_sort; SPAN_SORTS: any */
    struct budget *budget;
};

struct span_match {
    uint32_t entry; /* SPAN_NONE: no such row */
    uint32_t *rows; /* of the entry in the step, in their order; owned */
    size_t count;
    int64_t total; /* ns, of all of them */
};

/* Free with span_found_free(), also after an error. */
int span_find(const struct span_index *index, const struct span_request *wanted,
              struct span_match *out, struct error *error);
void span_found_free(struct span_match *found); /* also the cleanup function */
/* The longest first; equally long ones keep their order. */
int span_found_sort(const struct span_index *index, struct span_match *found,
                    struct budget *budget, struct error *error);

/* ---- span sums ---- */

/* Where the time of a window goes, by name. */

/* The rows of an entry, in the window alone. */
struct span_sum {
    uint32_t entry, calls; /* rows that overlap the window */
    int64_t total, self;   /* ns; self: without the rows below them in their thread */
};

struct span_sums {
    struct span_sum *items; /* the most self time first; owned */
    size_t count;
};

/* The rows of threads and streams, without annotations of a device. Costs n for the rows
 * in the window and n log n for their names. Free with span_sums_free(), also after an
 * error. */
int span_sums_make(const struct span_index *index, int64_t from, int64_t to,
                   struct budget *budget, struct span_sums *out, struct error *error);
void span_sums_free(struct span_sums *sums); /* also the cleanup function */

#endif
