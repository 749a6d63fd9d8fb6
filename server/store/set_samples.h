/* The samples of rows: what each row took in each selected step of two sets.
 *
 * A row is (name or short name, category), as in set_pair_rows(); its sample of a step is
 * its total, its self time and its number of calls there, 0 where it is absent
 * (docs/semantics.md §5). Rows that are no host rows have a total only, which stands for
 * both.
 *
 * Steps may share a column: then their times come as one sum, so that the ranks of a step
 * need no more room than one.
 *
 * Most rows of most recordings occur in most steps, but a recording may have as many rows
 * as steps, each in one of them (each `ProfilerStep#n` is such a row). So a row that is
 * called in few of many steps comes as these alone: all rows together never take more
 * than some times the number of calls in the recordings. */
#ifndef TRACEDIFF_STORE_SET_SAMPLES_H
#define TRACEDIFF_STORE_SET_SAMPLES_H

#include "base/error.h"
#include "store/set_reader.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The selected steps of a side (ids of set_step) in the order in which samples come. */
struct samples_side {
    const char *id;
    const uint32_t *steps;
    size_t count;
    const uint32_t *columns; /* of each step: where its times are added, below
                                `column_count`; NULL: each has a column of its own */
    size_t column_count;     /* with `columns` only */
};

struct samples_filter {
    bool use_short_name, merge_addresses;
    int side;             /* enum trace_side; -1: all */
    const char *name;     /* of the row, exactly; NULL: all */
    const char *category; /* exactly; NULL: all */
    size_t memory;        /* bytes for what the rows of a pass hold; 0: 128 MiB */
};

/* What a row took in one step. */
struct samples_entry {
    uint32_t step; /* index of the selected steps of its side */
    int32_t calls; /* at most INT32_MAX */
    int64_t total, self;
};

struct samples_row {
    const char *name; /* raw bytes, NUL-terminated */
    size_t name_length;
    const char *category;
    uint8_t side; /* enum trace_side */
    uint8_t kind; /* enum trace_kind; the highest of its ops */
    /* [PAIR_CONTROL], [PAIR_TEST] */
    bool is_few; /* `few` says all, and what stands below it is NULL */
    const struct samples_entry
        *few[2]; /* in order of steps; it is absent in all others */
    size_t few_count[2];
    /* Times are ns, by column; sums saturate at INT64_MAX. */
    const int64_t *total[2], *self[2];
    size_t columns[2];
    const int32_t *calls[2]; /* by step; at most INT32_MAX */
    size_t steps[2];
};

/* Adds up times as the sums of columns are. */
static inline void samples_add_time(int64_t *sum, int64_t time)
{
    if (__builtin_add_overflow(*sum, time, sum))
        *sum = INT64_MAX;
}

/* Every row that occurs in a selected step, in the order of set_pair_rows() (bytes of
 * name, then category). Everything pointed to lasts during the callback only. Decodes
 * each step once where all rows fit in the memory allowed, else once for each such part
 * of the rows; holds a row at least. Ends when the budget is over. */
int set_samples(struct store *store, const struct samples_side sides[2],
                const struct samples_filter *filter, struct budget *budget,
                int (*each)(void *context, const struct samples_row *row), void *context,
                struct error *error);

#endif
