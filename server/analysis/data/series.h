/* Step lines over time: values that change at points and hold until the next. */
#ifndef TRACEDIFF_ANALYSIS_DATA_SERIES_H
#define TRACEDIFF_ANALYSIS_DATA_SERIES_H

#include "analysis/statistics/statistics.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
