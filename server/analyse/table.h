#ifndef TRACEDIFF_ANALYSE_TABLE_H
#define TRACEDIFF_ANALYSE_TABLE_H

#include "base/array.h"
#include "base/error.h"
#include "stats/statistics.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- table ---- */

/* Results as tables: named, typed columns and rows of cells.
 *
 * Analyses write them, the API turns them into JSON and CSV, the command line prints
 * them, and table_difference() subtracts two. A table that ran out of memory is `failed`
 * and ignores further rows; callers check this once at the end. */

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

/* ---- table difference ---- */

/* The difference of two tables. */

/* Whether the tables of a spec can be subtracted: it has sums or measures. */
bool table_is_comparable(const struct table_spec *spec);

/* Whether columns of a role are left out of differences. */
static inline bool table_is_beside(enum table_role role)
{
    return role == TABLE_NOTE || role == TABLE_ASIDE;
}

/* Pairs the rows of `set` and `test` that belong together, and adds the rows that only
 * one side has. Keys are those of `set` if it has the row; sums and measures are test -
 * set. If each side has just one rank, their rows belong together whatever their rank
 * numbers are; the same holds for the devices of a rank. Rows with a note are left out.
 * `out` gets the spec of `set`. */
int table_difference(const struct table *set, const struct table *test, struct table *out,
                     struct error *error);

/* ---- series ---- */

/* Step lines over time: values that change at points and hold until the next. */

struct series_point {
    int64_t time; /* ns */
    double value;
};

/* One line, of one span after another. */
struct series {
    int64_t rank;
    int32_t device;
    int64_t stream; /* queues; as in struct trace_place */
    bool stream_is_wide;
    char name[64]; /* copies: their label, "" for queues */
    struct series_point *points;
    size_t count, capacity;
};

#define SERIES_MAX ((size_t)1 << 20)

struct series_list {
    struct series *items;
    size_t count, capacity;
};
void series_list_free(struct series_list *list);
/* A new series without points, zeroed; NULL: no memory. */
struct series *series_list_add(struct series_list *list);

/* Appends the series of `from` to those of `into` and empties `from`; false when memory
 * is refused. */
bool series_list_append(struct series_list *into, struct series_list *from);

/* Room for `count` more points, which the caller fills as changes: `value` is added to
 * the running sum at `time`. NULL when memory is refused. */
struct series_point *series_reserve(struct series *series, size_t count);
/* Turns the last `count` points from changes into the line: sorted by time (equal times
 * keep their order), with sums from 0. A sum nearer to 0 than `residue` becomes 0. */
int series_finish(struct series *series, size_t count, double residue,
                  struct budget *budget, struct error *error);

/* Statistics over all points, or over those with a value above 0. */
int series_describe(const struct series *series, bool positive_only,
                    struct budget *budget, struct statistics *out, struct error *error);

/* The points of a window, no more than about `limit`: the window is cut into limit / 4
 * columns of equal time, and each keeps its first, lowest, highest and last point, so
 * that a line through them looks like the line through all points. The point before the
 * window and the first one after it are included. Returns how many were written to `out`,
 * which has room for series_reduced_max(limit). */
size_t series_reduce(const struct series *series, int64_t start, int64_t end,
                     size_t limit, struct series_point *out);
static inline size_t series_reduced_max(size_t limit)
{
    return limit + 8;
}

/* ns from an origin to a time; limited to the range of the type. */
int64_t series_since(int64_t time, int64_t origin);

#endif
