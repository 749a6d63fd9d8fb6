/* See queue_series.h. */
#include "analysis/set/queue_series.h"
#include "base/cleanup.h"

#include <stdlib.h>

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

/* Adds empty series for the streams that have launches; place[stream] is the series of
 * each.
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
    if (over != 0) /* the counts are incomplete */
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

int queue_series_add(const struct rows_rank *rank, struct series_list *out,
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
