/* Results as tables: named, typed columns and rows of cells.
 *
 * Analyses write them, the API turns them into JSON and CSV, the command line prints
 * them, and table_difference() subtracts two. A table that ran out of memory is `failed`
 * and ignores further rows; callers check this once at the end. */
#ifndef TRACEDIFF_ANALYSIS_DATA_TABLE_H
#define TRACEDIFF_ANALYSIS_DATA_TABLE_H

#include "analysis/statistics/statistics.h"
#include "base/error.h"
#include "base/strings.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum table_type {
    TABLE_TEXT,    /* bytes of a trace, or a word of ours */
    TABLE_INTEGER, /* counts, ranks, streams */
    TABLE_TIME,    /* whole ns */
    TABLE_MEAN,    /* ns that need not be whole */
    TABLE_REAL     /* no time: bandwidth, queue length, percent, ratio */
};

/* The role of a column in a difference of two tables. */
enum table_role {
    TABLE_KEY,     /* identifies rows that belong together */
    TABLE_RANK,    /* a key that may differ if each side has one rank */
    TABLE_DEVICE,  /* a key that is compared by its place among the rank's devices */
    TABLE_SUM,     /* 0 if one side has no such row */
    TABLE_MEASURE, /* none if one side has no such row */
    TABLE_NOTE,    /* left out of differences, like every row that has one */
    TABLE_ASIDE    /* not in differences */
};

struct table_column {
    const char *name;
    enum table_type type;
    enum table_role role;
};

/* The columns of the statistics, `first` and those after it. */
#define TABLE_STATISTICS_COUNT 8
#define TABLE_STATISTICS(first, type)                                                    \
    [first] = {"count", TABLE_INTEGER, TABLE_SUM},                                       \
    [(first) + 1] = {"mean", type, TABLE_MEASURE},                                       \
    [(first) + 2] = {"std", type, TABLE_MEASURE},                                        \
    [(first) + 3] = {"min", type, TABLE_MEASURE},                                        \
    [(first) + 4] = {"25%", type, TABLE_MEASURE},                                        \
    [(first) + 5] = {"50%", type, TABLE_MEASURE},                                        \
    [(first) + 6] = {"75%", type, TABLE_MEASURE},                                        \
    [(first) + 7] = {"max", type, TABLE_MEASURE}

/* The columns of sums of durations, `first` and those after it. */
#define TABLE_MOMENTS_COUNT 6
#define TABLE_MOMENTS(first)                                                             \
    [first] = {"count", TABLE_INTEGER, TABLE_SUM},                                       \
    [(first) + 1] = {"sum", TABLE_TIME, TABLE_SUM},                                      \
    [(first) + 2] = {"max", TABLE_TIME, TABLE_MEASURE},                                  \
    [(first) + 3] = {"min", TABLE_TIME, TABLE_MEASURE},                                  \
    [(first) + 4] = {"mean", TABLE_MEAN, TABLE_MEASURE},                                 \
    [(first) + 5] = {"std", TABLE_MEAN, TABLE_MEASURE}

struct table_spec {
    const char *name; /* in the JSON of the API */
    const struct table_column *columns;
    size_t column_count;
};

union table_value {
    int64_t integer; /* INTEGER, TIME */
    double real;     /* MEAN, REAL */
    uint32_t text;   /* in table.texts */
};
struct table_cell {
    union table_value value;
    bool null;
    bool wide; /* of integers: over INT64_MAX, the value is its bits */
};

#define TABLE_ROWS_MAX ((size_t)4 << 20)

struct table {
    const struct table_spec *spec;
    struct table_cell *cells; /* row by row */
    size_t row_count, capacity;
    struct strings texts;
    /* Adding a row fails once it is used up; cells and texts count as its memory until
     * table_free(). NULL: none. */
    struct budget *budget;
    uint64_t counted; /* bytes of cells */
    bool failed, full;
};

void table_init(struct table *table, const struct table_spec *spec);
/* Gives an empty table its budget. */
void table_count(struct table *table, struct budget *budget);
void table_free(struct table *table);
/* 0, or an error: the budget's, ERROR_LIMIT (too_many_rows) or ERROR_MEMORY. */
int table_check(const struct table *table, struct error *error);

/* Begins a row of nulls, which the setters below fill. */
void table_add_row(struct table *table);
void table_set_integer(struct table *table, size_t column, int64_t value);
/* An integer that may exceed INT64_MAX: `value` then has its bits. */
void table_set_wide_integer(struct table *table, size_t column, int64_t value, bool wide);
void table_set_real(struct table *table, size_t column, double value); /* NaN: null */
void table_set_text(struct table *table, size_t column, const char *text, size_t length);
void table_set_word(struct table *table, size_t column, const char *word);

/* Sets the columns of TABLE_STATISTICS(first, …). */
void table_set_statistics(struct table *table, size_t first,
                          const struct statistics *statistics);
/* Sets the columns of TABLE_MOMENTS(first). */
void table_set_moments(struct table *table, size_t first, const struct moments *moments);

const struct table_cell *table_cell(const struct table *table, size_t row, size_t column);
const char *table_text(const struct table *table, size_t row, size_t column,
                       size_t *length);
/* Any number as a double (times in ns), NaN for null. */
double table_number(const struct table *table, size_t row, size_t column);
/* The column of a name, which must exist; and the number in it, as above. */
size_t table_column(const struct table *table, const char *name);
double table_number_of(const struct table *table, size_t row, const char *name);

/* Sorts the rows: by these columns in turn, each ascending, texts by bytes, nulls first.
 */
int table_sort(struct table *table, const size_t *columns, size_t count,
               struct error *error);

/* Appends the rows of `from`, which has the same spec, to those of `into` and leaves
 * `from` empty. If either table has failed, `into` has failed. */
void table_append(struct table *into, struct table *from);

#endif
