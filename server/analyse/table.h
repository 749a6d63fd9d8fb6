#ifndef TRACEDIFF_ANALYSE_TABLE_H
#define TRACEDIFF_ANALYSE_TABLE_H

#include "base/arena.h"
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
 * them, and table_difference() subtracts two. A table that is full, or whose budget is
 * over, has `failed` and ignores further rows; table_check() says so once at the end. */

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
#define TABLE_COLUMN(name, type, role)                                                   \
    {                                                                                    \
        name, TABLE_##type, TABLE_##role                                                 \
    }

/* The columns of put_statistics(). */
#define TABLE_STATISTICS(type)                                                           \
    TABLE_COLUMN("count", INTEGER, SUM), TABLE_COLUMN("mean", type, MEASURE),            \
        TABLE_COLUMN("std", type, MEASURE), TABLE_COLUMN("min", type, MEASURE),          \
        TABLE_COLUMN("25%", type, MEASURE), TABLE_COLUMN("50%", type, MEASURE),          \
        TABLE_COLUMN("75%", type, MEASURE), TABLE_COLUMN("max", type, MEASURE)

/* The columns of put_moments(). */
#define TABLE_MOMENTS                                                                    \
    TABLE_COLUMN("count", INTEGER, SUM), TABLE_COLUMN("sum", TIME, SUM),                 \
        TABLE_COLUMN("max", TIME, MEASURE), TABLE_COLUMN("min", TIME, MEASURE),          \
        TABLE_COLUMN("mean", MEAN, MEASURE), TABLE_COLUMN("std", MEAN, MEASURE)

struct table_spec {
    const char *name; /* in the JSON of the API */
    const struct table_column *columns;
    size_t column_count;
};
/* The spec of an array of columns. */
#define TABLE_SPEC(name, columns)                                                        \
    (&(const struct table_spec){(name), (columns), sizeof(columns) / sizeof(columns)[0]})

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
    struct arena *arena; /* of all of it */
    bool failed, full;
    size_t next;               /* the column after the one that was put last */
    struct table_cell nowhere; /* what is set in a table without a row goes here */
};

void table_init(struct table *table, const struct table_spec *spec, struct arena *arena);
/* 0, or an error: the budget's, or ERROR_LIMIT (too_many_rows). */
int table_check(const struct table *table, struct error *error);

/* Begins a row of nulls. The next functions fill its columns, which must exist; they cost
 * least in the order of the columns. */
void table_add_row(struct table *table);
void put_integer(struct table *table, const char *column, int64_t value);
void put_count(struct table *table, const char *column, uint64_t value);
/* An integer that may exceed INT64_MAX: `value` then has its bits. */
void put_wide(struct table *table, const char *column, int64_t value, bool wide);
void put_real(struct table *table, const char *column, double value); /* NaN: null */
void put_mean(struct table *table, const char *column, double sum, size_t count);
void put_text(struct table *table, const char *column, const char *text, size_t length);
void put_word(struct table *table, const char *column, const char *word); /* or NULL */
/* A text of these; STRINGS_NONE: null. */
void put_name(struct table *table, const char *column, const struct strings *texts,
              uint32_t text);
void put_statistics(struct table *table, const struct statistics *statistics);
void put_moments(struct table *table, const struct moments *moments);

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
#define TABLE_SORT(table, ...)                                                           \
    table_sort((table), (const char *const[]){__VA_ARGS__, NULL})
void table_sort(struct table *table, const char *const *columns);

/* Appends the rows of `from`, which has the same spec, to those of `into`. If either
 * table has failed, `into` has failed. */
void table_append(struct table *into, const struct table *from);

/* ---- groups ---- */

/* Rows grouped by a key, with a sum for each group: any struct, zero at first. Keys are
 * compared by their bytes, so their padding must be zero. The caller orders the groups,
 * or the table that it writes of them. */

struct group_sums {
    struct strings keys;
    char *sums;
    size_t sum_size, capacity;
};
void groups_init(struct group_sums *groups, size_t sum_size, struct arena *arena);
/* The number of the group of a key: from 0 on, in order of arrival. */
uint32_t groups_number(struct group_sums *groups, const void *key, size_t size);
/* Its sum; valid until the next new group. */
static inline void *groups_sum(const struct group_sums *groups, uint32_t number)
{
    return groups->sums + number * groups->sum_size;
}
static inline void *groups_at(struct group_sums *groups, const void *key, size_t size)
{
    return groups_sum(groups, groups_number(groups, key, size));
}
static inline uint32_t groups_count(const struct group_sums *groups)
{
    return groups->keys.count;
}

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
void table_difference(const struct table *set, const struct table *test,
                      struct arena *arena, struct table *out);

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
    struct arena *arena;
    struct series *items;
    size_t count, capacity;
};
/* A new series without points, zeroed. */
struct series *series_list_add(struct series_list *list);
/* Appends copies of the series of `from` to those of `into`. */
void series_list_append(struct series_list *into, const struct series_list *from);

/* Room for `count` more points, which the caller fills as changes: `value` is added to
 * the running sum at `time`. */
struct series_point *series_reserve(struct arena *arena, struct series *series,
                                    size_t count);
/* Turns the last `count` points from changes into the line: sorted by time (equal times
 * keep their order), with sums from 0. A sum nearer to 0 than `residue` becomes 0. */
void series_finish(struct series *series, size_t count, double residue,
                   struct budget *budget);

/* Statistics over all points, or over those with a value above 0. */
void series_describe(const struct series *series, bool positive_only,
                     struct budget *budget, struct statistics *out);

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
