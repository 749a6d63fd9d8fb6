/* See queue_length.h. */
#include "analysis/set/queue_length.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- lines ---- */

/* Launched rows of each stream, in one span. */
static void count_launched(const struct rows_span *span, size_t *counts)
{
    const uint32_t *link = span->recording->events.link;

    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(span->recording->memory.budget, i);
         i++)
        if (link[span->device[i]] != TRACE_NONE)
            counts[rows_stream_of(span, span->device[i])]++;
}

/* Adds empty series for the streams that have launches; place[stream] is the one of each.
 */
static int add_lines(const struct rows_rank *rank, struct series_list *out, size_t *place)
{
    CLEANUP_FREE size_t *counts = calloc(rank->stream_count + 1, sizeof *counts);

    if (counts == NULL)
        return -1;
    for (size_t i = 0; i < rank->span_count; i++)
        count_launched(&rank->spans[i], counts);
    for (size_t i = 0; i < rank->stream_count; i++) {
        if (counts[i] == 0)
            continue;
        struct series *series = series_list_add(out);
        if (series == NULL)
            return -1;
        series->rank = rank->rank;
        series->device = rank->streams[i].device;
        series->stream = rank->streams[i].stream;
        series->stream_is_wide = rank->streams[i].is_wide;
        place[i] = out->count - 1;
    }
    return 0;
}

/* The changes of one span: all launches, then all starts, so that launches come first at
 * equal times. */
static int fill_span(const struct rows_rank *rank, const struct rows_span *span,
                     const size_t *place, struct series_list *out, struct error *error)
{
    const struct trace_events *events = &span->recording->events;
    size_t streams = rank->stream_count;
    CLEANUP_FREE size_t *held = calloc(streams + 1, sizeof *held);
    CLEANUP_FREE size_t *written = calloc(streams + 1, sizeof *written);
    CLEANUP_FREE struct series_point **points = calloc(streams + 1, sizeof *points);

    if (held == NULL || written == NULL || points == NULL)
        return error_set_memory(error);
    count_launched(span, held);
    int over = budget_look(rank->memory.budget, error);
    if (over != 0) /* what was counted is too little */
        return over;
    for (size_t i = 0; i < streams; i++) {
        if (held[i] == 0)
            continue;
        points[i] = series_reserve(&out->items[place[i]], 2 * held[i]);
        if (points[i] == NULL)
            return error_set_memory(error);
    }
    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(rank->memory.budget, i); i++) {
        uint32_t row = span->device[i], launch = events->link[row];
        uint32_t stream = rows_stream_of(span, row);

        if (launch == TRACE_NONE)
            continue;
        size_t at = written[stream]++;
        points[stream][at] = (struct series_point){events->ts[launch], 1};
        points[stream][held[stream] + at] = (struct series_point){events->ts[row], -1};
    }
    for (size_t i = 0; i < streams; i++) {
        int result = held[i] == 0 ? 0
                                  : series_finish(&out->items[place[i]], 2 * held[i], 0,
                                                  rank->memory.budget, error);
        if (result != 0)
            return result;
    }
    return 0;
}

int queue_length_add_series(const struct rows_rank *rank, struct series_list *out,
                            struct error *error)
{
    CLEANUP_FREE size_t *place = calloc(rank->stream_count + 1, sizeof *place);

    if (place == NULL || add_lines(rank, out, place) != 0)
        return error_set_memory(error);
    for (size_t i = 0; i < rank->span_count; i++) {
        int result = fill_span(rank, &rank->spans[i], place, out, error);
        if (result != 0)
            return result;
    }
    return 0;
}

/* ---- summary ---- */

enum {
    RANK,
    DEVICE,
    STREAM,
    STATISTICS,
    COLUMN_COUNT = STATISTICS + TABLE_STATISTICS_COUNT
};

static const struct table_column columns[COLUMN_COUNT] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [DEVICE] = {"device", TABLE_INTEGER, TABLE_DEVICE},
    [STREAM] = {"stream", TABLE_INTEGER, TABLE_KEY},
    TABLE_STATISTICS(STATISTICS, TABLE_REAL),
};
const struct table_spec queue_length_summary_spec = {"summary", columns, COLUMN_COUNT};

static void write_key(struct table *table, const struct series *series)
{
    table_add_row(table);
    table_set_integer(table, RANK, series->rank);
    table_set_integer(table, DEVICE, series->device);
    table_set_wide_integer(table, STREAM, series->stream, series->stream_is_wide);
}

int queue_length_summarise(const struct series_list *list, struct budget *budget,
                           struct table *table, struct error *error)
{
    for (size_t i = 0; i < list->count; i++) {
        struct statistics statistics;
        int result = series_describe(&list->items[i], false, budget, &statistics, error);

        if (result != 0)
            return result;
        write_key(table, &list->items[i]);
        table_set_statistics(table, STATISTICS, &statistics);
    }
    return table_check(table, error);
}

/* ---- time at a full queue ---- */

enum { BLOCKED = STREAM + 1, RELATIVE, BLOCKED_COUNT };

static const struct table_column blocked_columns[BLOCKED_COUNT] = {
    [RANK] = {"rank", TABLE_INTEGER, TABLE_RANK},
    [DEVICE] = {"device", TABLE_INTEGER, TABLE_DEVICE},
    [STREAM] = {"stream", TABLE_INTEGER, TABLE_KEY},
    [BLOCKED] = {"duration_at_max_queue_length", TABLE_TIME, TABLE_SUM},
    [RELATIVE] = {"relative_duration_at_max_queue_length", TABLE_REAL, TABLE_SUM},
};
const struct table_spec queue_length_blocked_spec = {"time_blocked", blocked_columns,
                                                     BLOCKED_COUNT};

/* The queue is empty where a span ends: each launch has its start. So no time between two
 * spans counts, unless the maximum is below one. */
int queue_length_add_blocked(const struct rows_rank *rank, const struct series_list *list,
                             size_t first, int64_t max_queue_length, struct table *table,
                             struct error *error)
{
    int64_t whole = -1;

    for (size_t i = first; i < list->count; i++) {
        const struct series *series = &list->items[i];
        bool reached = false;
        int64_t blocked = 0;

        for (size_t j = 0;
             j < series->count && !budget_is_over_at(rank->memory.budget, j); j++) {
            if (series->points[j].value < (double)max_queue_length)
                continue;
            reached = true;
            if (j + 1 < series->count)
                blocked += series->points[j + 1].time - series->points[j].time;
        }
        if (!reached)
            continue;
        if (whole < 0)
            whole = rows_time_of_starts(rank);
        write_key(table, series);
        table_set_integer(table, BLOCKED, blocked);
        table_set_real(table, RELATIVE,
                       whole == 0 ? NAN : (double)blocked / (double)whole);
    }
    return table_check(table, error);
}
