/* See series.h. */
#include "analysis/data/series.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define POINTS_MAX ((size_t)1 << 32)

void series_list_free(struct series_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        free(list->items[i].points);
    free(list->items);
    *list = (struct series_list){0};
}

struct series *series_list_add(struct series_list *list)
{
    if (list->count == SERIES_MAX ||
        !ARRAY_RESERVE(list->items, list->capacity, list->count + 1))
        return NULL;
    list->items[list->count] = (struct series){0};
    return &list->items[list->count++];
}

bool series_list_append(struct series_list *into, struct series_list *from)
{
    for (size_t i = 0; i < from->count; i++) {
        struct series *series = series_list_add(into);

        if (series == NULL)
            return false;
        *series = from->items[i];
        from->items[i] = (struct series){0};
    }
    return true;
}

struct series_point *series_reserve(struct series *series, size_t count)
{
    if (count > POINTS_MAX - series->count)
        return NULL;
    if (series->count + count > series->capacity) {
        size_t capacity = series->count + count;
        struct series_point *points =
            reallocarray(series->points, capacity, sizeof *points);

        if (points == NULL)
            return NULL;
        series->points = points;
        series->capacity = capacity;
    }
    series->count += count;
    return series->points + series->count - count;
}

/* ---- order: merges the runs that the points already have, pair by pair ---- */

#define RUN_MIN 16

static size_t run_end(struct series_point *points, size_t begin, size_t count)
{
    size_t end = begin + 1;

    while (end < count && points[end].time >= points[end - 1].time)
        end++;
    size_t least = count - begin < RUN_MIN ? count : begin + RUN_MIN;
    for (; end < least; end++) {
        struct series_point point = points[end];
        size_t j = end;

        for (; j > begin && points[j - 1].time > point.time; j--)
            points[j] = points[j - 1];
        points[j] = point;
    }
    return end;
}

static void merge(const struct series_point *left, size_t left_count,
                  const struct series_point *right, size_t right_count,
                  struct series_point *out)
{
    const struct series_point *left_end = left + left_count;
    const struct series_point *right_end = right + right_count;

    while (left < left_end && right < right_end)
        *out++ = right->time < left->time ? *right++ : *left++;
    memcpy(out, left, (size_t)(left_end - left) * sizeof *out);
    out += left_end - left;
    memcpy(out, right, (size_t)(right_end - right) * sizeof *out);
}

/* One round: every two neighbouring runs of `from` become one of `to`. Returns how many
 * runs there are then. ends[i] is where run i ends. */
static size_t merge_round(const struct series_point *from, struct series_point *to,
                          size_t *ends, size_t runs, struct budget *budget)
{
    size_t begin = 0, made = 0;

    for (size_t i = 0; i < runs && !budget_is_over(budget); i += 2) {
        size_t middle = ends[i], end = i + 1 < runs ? ends[i + 1] : middle;

        merge(from + begin, middle - begin, from + middle, end - middle, to + begin);
        ends[made++] = begin = end;
    }
    return made;
}

/* If the budget ends it, the points are in no order. */
static int sort_points(struct series_point *points, size_t count, struct budget *budget)
{
    size_t runs = 0, capacity = count / RUN_MIN + 2;
    CLEANUP_FREE size_t *ends = calloc(capacity, sizeof *ends);

    if (ends == NULL)
        return -1;
    for (size_t begin = 0; begin < count && !budget_is_over(budget); begin = ends[runs++])
        ends[runs] = run_end(points, begin, count);
    if (runs < 2)
        return 0;
    CLEANUP_FREE struct series_point *scratch = calloc(count, sizeof *scratch);
    if (scratch == NULL)
        return -1;
    struct series_point *from = points, *to = scratch;
    while (runs > 1 && budget_look(budget, NULL) == 0) {
        runs = merge_round(from, to, ends, runs, budget);
        struct series_point *other = from;
        from = to;
        to = other;
    }
    if (from != points)
        memcpy(points, from, count * sizeof *points);
    return 0;
}

int series_finish(struct series *series, size_t count, double residue,
                  struct budget *budget, struct error *error)
{
    double sum = 0;

    if (count == 0)
        return 0;
    struct series_point *points = series->points + series->count - count;
    if (sort_points(points, count, budget) != 0)
        return error_set_memory(error);
    for (size_t i = 0; i < count && !budget_is_over_at(budget, i); i++) {
        sum += points[i].value;
        if (fabs(sum) < residue)
            sum = 0;
        points[i].value = sum;
    }
    return budget_check(budget, error);
}

int series_describe(const struct series *series, bool positive_only,
                    struct budget *budget, struct statistics *out, struct error *error)
{
    CLEANUP_FREE double *values = calloc(series->count + 1, sizeof *values);
    size_t count = 0;

    if (values == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < series->count && !budget_is_over_at(budget, i); i++)
        if (!positive_only || series->points[i].value > 0)
            values[count++] = series->points[i].value;
    statistics_describe(values, count, budget, out);
    return budget_check(budget, error);
}

/* ---- reduction ---- */

/* First, lowest, highest and last point of a column, as indices. */
struct extremes {
    size_t first, lowest, highest, last;
};

static size_t write_column(const struct series_point *points,
                           const struct extremes *extremes, struct series_point *out)
{
    size_t inner[2] = {extremes->lowest, extremes->highest}, count = 0;

    if (inner[0] > inner[1]) {
        inner[0] = extremes->highest;
        inner[1] = extremes->lowest;
    }
    size_t chosen[4] = {extremes->first, inner[0], inner[1], extremes->last};
    for (size_t i = 0; i < 4; i++)
        if (i == 0 || chosen[i] != chosen[i - 1])
            out[count++] = points[chosen[i]];
    return count;
}

/* The first point at or after a time. Spans of a rank come in order of time. */
static size_t find_time(const struct series *series, int64_t time)
{
    size_t low = 0, high = series->count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (series->points[middle].time < time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* A place in the window that is being cut into columns. */
struct cutter {
    int64_t from;
    double width;  /* of a column */
    double border; /* where the next one begins, from `from` */
};

static bool passes_border(struct cutter *cutter, int64_t time)
{
    double at = (double)(time - cutter->from);

    if (at < cutter->border || cutter->width <= 0)
        return false;
    cutter->border = cutter->width * (1 + floor(at / cutter->width));
    return true;
}

static size_t reduce_points(const struct series_point *points, size_t begin, size_t stop,
                            size_t limit, struct series_point *out)
{
    double length = (double)(points[stop - 1].time - points[begin].time);
    double width = length / (double)(limit < 8 ? 1 : limit / 4);
    struct cutter cutter = {points[begin].time, width, width};
    struct extremes extremes = {begin, begin, begin, begin};
    size_t count = 0;

    for (size_t i = begin + 1; i < stop; i++) {
        /* Files of unknown times may come out of order; the room is kept in any case. */
        if (count + 4 <= limit && passes_border(&cutter, points[i].time)) {
            count += write_column(points, &extremes, out + count);
            extremes = (struct extremes){i, i, i, i};
            continue;
        }
        extremes.last = i;
        if (points[i].value < points[extremes.lowest].value)
            extremes.lowest = i;
        if (points[i].value > points[extremes.highest].value)
            extremes.highest = i;
    }
    return count + write_column(points, &extremes, out + count);
}

int64_t series_since(int64_t time, int64_t origin)
{
    int64_t since;

    if (__builtin_sub_overflow(time, origin, &since))
        return time < origin ? INT64_MIN : INT64_MAX;
    return since;
}

size_t series_reduce(const struct series *series, int64_t start, int64_t end,
                     size_t limit, struct series_point *out)
{
    size_t begin = find_time(series, start), stop = find_time(series, end);

    begin -= begin > 0;
    stop += stop < series->count;
    if (stop <= begin)
        return 0;
    if (stop - begin > limit)
        return reduce_points(series->points, begin, stop, limit, out);
    memcpy(out, series->points + begin, (stop - begin) * sizeof *out);
    return stop - begin;
}
