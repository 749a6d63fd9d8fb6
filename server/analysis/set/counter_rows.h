/* The kernels of a file whose counters the profiler measured, and the operators above
 * their launches (docs/semantics.md §7). */
#ifndef TRACEDIFF_ANALYSIS_SET_COUNTER_ROWS_H
#define TRACEDIFF_ANALYSIS_SET_COUNTER_ROWS_H

#include "analysis/data/rows.h"

/* Of each kernel, only the first counters count, at most this many. */
#define COUNTERS_MAX 64

struct counter_value {
    uint32_t counter; /* in counter_rows.names */
    double value;
};
struct counter_set {
    size_t first, count; /* in counter_rows.values */
};

struct counter_row {
    uint32_t row;
    uint32_t launch;       /* TRACE_NONE: not known */
    uint32_t operator_row; /* the innermost operator above it; TRACE_NONE */
    uint32_t kernel;       /* in counter_rows.names */
    uint32_t set;          /* in counter_rows.sets */
};

struct counter_sum {
    uint32_t operator_name, kernel, counter; /* in counter_rows.names; STRINGS_NONE */
    uint64_t count;
    double sum, min, max;
};

struct counter_rows {
    struct budget_share memory, file_memory; /* of all files, and of this one */
    struct strings names;                    /* of all files */
    struct strings keys;                     /* of sums */
    struct counter_sum *sums;
    size_t sum_count, sum_capacity;

    /* Of the file that was added last. */
    const struct trace_recording *recording;
    struct counter_row *items; /* those that count, by start */
    size_t count, capacity;
    uint32_t *above;          /* by row: the operator above an operator; TRACE_NONE */
    struct counter_set *sets; /* of distinct arguments */
    size_t set_count, set_capacity;
    struct counter_value *values;
    size_t value_count, value_capacity;
    size_t all_ranges, launches, without; /* also of rows that do not count */
    bool matched;
};

void counter_rows_init(struct counter_rows *rows, struct budget *budget);
void counter_rows_free(struct counter_rows *rows); /* also the cleanup function */
/* Adds the counters of a file to the sums; its arguments must be loaded. */
int counter_rows_add(struct counter_rows *rows, const struct rows_rank *rank,
                     const struct rows_span *span, struct error *error);
/* The counters of items[at]; *count of them. */
static inline const struct counter_value *
counter_rows_values(const struct counter_rows *rows, size_t at, size_t *count)
{
    const struct counter_set *set = &rows->sets[rows->items[at].set];

    *count = set->count;
    return &rows->values[set->first];
}
/* Orders the sums by counter, the largest first. */
void counter_rows_sort(struct counter_rows *rows);

#endif
