#ifndef TRACEDIFF_ANALYSE_SPAN_WINDOW_H
#define TRACEDIFF_ANALYSE_SPAN_WINDOW_H

#include "analyse/spans.h"
#include "base/budget.h"
#include "base/error.h"

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
