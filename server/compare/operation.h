#ifndef TRACEDIFF_COMPARE_OPERATION_H
#define TRACEDIFF_COMPARE_OPERATION_H

#include "analyse/rows.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "compare/parameters.h"
#include "stats/statistics.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "store/sets.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- operation ---- */

/* One row of a comparison in depth: its single calls, its samples, and what launches
 * what. operation_run() makes it. */

#define OPERATION_BINS 48
#define OPERATION_STACK_MAX 64

/* One (rank, span, step) of a side; zeros if the row is absent. */
struct operation_sample {
    int64_t rank, number;
    uint32_t span;
    bool pseudo;
    uint64_t count;
    int64_t total; /* ns */
};

/* Something that the row launches, or that launches it, over the selected samples. */
struct operation_related {
    uint32_t name, category,
        shape;         /* in operation.texts; shape STRINGS_NONE: not recorded */
    uint64_t count[2]; /* device rows */
    int64_t total[2];  /* their time, ns */
};

/* One row of a stack; in operation.texts. */
struct operation_frame {
    uint32_t name, category;
};

/* One of several names of the row (compare.h). */
struct operation_alias {
    uint32_t name, category; /* in operation.texts */
    uint8_t side;            /* enum pair_side */
};

struct operation {
    struct set_info info[2];
    struct set_view view[2];
    struct selection selection[2];
    uint32_t name, category; /* of the row; in `texts` */
    uint8_t side, kind;      /* of the row */
    struct operation_alias *aliases;
    size_t alias_count;         /* 0: the row has one name */
    struct statistics calls[2]; /* ns; quantiles of single calls */
    double p95[2], p99[2];      /* ns; NaN without calls */
    int64_t total[2];           /* ns */
    /* Histogram of single calls: bin i counts from edges[i] up to edges[i + 1] (ns), by
     * equal ratios; the first begins at the shortest call and the last ends after the
     * longest call of both sides. No bins when there are no calls. */
    size_t bin_count;
    double edges[OPERATION_BINS + 1];
    uint64_t bins[2][OPERATION_BINS];
    struct operation_sample *samples[2];
    size_t sample_count[2];
    /* Host rows: the device work that their calls launch, nested calls included. Device
     * rows: the operators (and input shapes) that launch them. Largest change first. */
    struct operation_related *related;
    size_t related_count, related_capacity;
    /* Device rows: the calls around their first launch on its thread, outermost first. */
    struct operation_frame stack[2][OPERATION_STACK_MAX];
    size_t stack_count[2];
    struct strings texts;
    struct arena *arena; /* of all but the sides */
};

/* The budget of the request must still exist. */
void operation_free(struct operation *operation);

/* The lengths of the single calls of a side, ns. */
struct operation_calls {
    double *values;
    size_t count, capacity;
};

/* ---- operation run ---- */

struct store;

/* Looks at one row of a comparison in depth. `request` is one of COMPARE_OPERATION: its
 * `row` (parameters.h), or else its name and category choose the row, also those of one
 * of its several names (rows.h). Errors are those of compare_run(); unknown_operation if
 * neither side has the row. */
int operation_run(struct store *store, const struct compare_request *request,
                  struct operation *out, struct error *error);

/* A single call of the row. */
struct operation_call {
    enum pair_side side;
    size_t sample;      /* of operation.samples[side] */
    int64_t start, dur; /* ns; start: since the first event of the recording */
};
/* The same, and calls `each` for every call, recording after recording, in the order of
 * the events, as long as it returns 0. */
int operation_run_each(struct store *store, const struct compare_request *request,
                       int (*each)(void *context, const struct operation_call *call,
                                   struct error *error),
                       void *context, struct operation *out, struct error *error);

#endif
