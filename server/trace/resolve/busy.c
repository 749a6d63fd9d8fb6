/* See busy.h.
 *
 * Let A, B, C be the unions of the intervals of computation, of computation and
 * communication, and of all device work. With F_X(t) = length of X before t, a window
 * [a, b) has F_X(b) - F_X(a) of X; the four parts are differences of the three, and idle
 * is the rest. One sweep in order of time computes F_X at all the sorted window ends, so
 * only the place in the order is kept per row. */
#include "trace/resolve/busy.h"
#include "base/cleanup.h"
#include "trace/resolve/order.h"

#include <stdlib.h>
#include <string.h>

struct query {
    int64_t time;
    uint32_t step;
    int sign;          /* +1: end of a window, -1: its start */
    int64_t length[3]; /* F of the three unions */
};

static int compare_queries(const void *a, const void *b)
{
    const struct query *left = a, *right = b;

    return left->time < right->time ? -1 : left->time > right->time;
}

static int compare_windows(const void *a, const void *b)
{
    const struct trace_step_row *left = a, *right = b;

    if (left->number != right->number)
        return left->number < right->number ? -1 : 1;
    return left->ts < right->ts ? -1 : left->ts > right->ts;
}

static size_t add_window(struct query *queries, size_t count, uint32_t step,
                         int64_t start, int64_t end)
{
    if (end <= start)
        return count;
    queries[count] = (struct query){.time = start, .step = step, .sign = -1};
    queries[count + 1] = (struct query){.time = end, .step = step, .sign = 1};
    return count + 2;
}

/* The ends of all windows: of the union of each step's rows, and of the whole file. */
static size_t make_queries(const struct trace_recording *recording,
                           struct trace_step_row *rows, struct query *queries)
{
    const struct trace_step *pseudo = &recording->steps[0];
    size_t count = add_window(queries, 0, 0, pseudo->ts, pseudo->ts + pseudo->dur);
    uint32_t rows_left = recording->step_row_count, step = 0;
    int64_t covered = INT64_MIN;

    if (rows_left > 0)
        memcpy(rows, recording->step_rows, rows_left * sizeof *rows);
    qsort(rows, rows_left, sizeof *rows, compare_windows);
    for (uint32_t i = 0; i < rows_left; i++) {
        if (i == 0 || rows[i].number != rows[i - 1].number) {
            step++;
            covered = INT64_MIN;
        }
        int64_t end = rows[i].ts + rows[i].dur;
        count = add_window(queries, count, step,
                           rows[i].ts > covered ? rows[i].ts : covered, end);
        covered = end > covered ? end : covered;
    }
    qsort(queries, count, sizeof *queries, compare_queries);
    return count;
}

/* Computes F at every query for the union of the rows whose kind is in the mask. */
static void sweep(const struct trace_recording *recording, const uint32_t *rows,
                  size_t row_count, unsigned kinds, struct query *queries,
                  size_t query_count, int answer)
{
    const struct trace_events *events = &recording->events;
    int64_t closed = 0, start = INT64_MIN, end = INT64_MIN; /* of the current union */
    size_t q = 0;

    for (size_t i = 0; i <= row_count && q < query_count; i++) {
        int64_t from = i < row_count ? events->ts[rows[i]] : INT64_MAX;

        if (i < row_count && (kinds >> recording->ops[events->op[rows[i]]].kind & 1) == 0)
            continue;
        /* Every row that starts before these times has been merged. */
        for (; q < query_count && queries[q].time <= from; q++) {
            int64_t at = queries[q].time < end ? queries[q].time : end;

            queries[q].length[answer] = closed + (at > start ? at - start : 0);
        }
        if (i == row_count)
            break;
        int64_t to = from + events->dur[rows[i]];
        if (from > end) {
            closed += end - start;
            start = from;
            end = to;
        } else if (to > end) {
            end = to;
        }
    }
}

/* Device rows in order of time. */
static uint32_t *device_rows(const struct trace_recording *recording, size_t *count)
{
    const struct trace_events *events = &recording->events;
    size_t total = 0;

    for (uint32_t row = 0; row < events->count; row++)
        total += recording->ops[events->op[row]].side == TRACE_DEVICE;
    uint32_t *rows = calloc(total + 1, sizeof *rows);
    CLEANUP_FREE uint32_t *scratch = calloc(total / 2 + 1, sizeof *scratch);
    if (rows == NULL || scratch == NULL) {
        free(rows);
        return NULL;
    }
    *count = 0;
    for (uint32_t row = 0; row < events->count; row++)
        if (recording->ops[events->op[row]].side == TRACE_DEVICE)
            rows[(*count)++] = row;
    order_rows(events, rows, *count, scratch);
    return rows;
}

int steps_split_time(struct trace_recording *recording, struct error *error)
{
    static const unsigned masks[3] = {
        1U << TRACE_KIND_COMPUTATION,
        1U << TRACE_KIND_COMPUTATION | 1U << TRACE_KIND_COMMUNICATION,
        1U << TRACE_KIND_COMPUTATION | 1U << TRACE_KIND_COMMUNICATION |
            1U << TRACE_KIND_MEMORY};
    size_t windows = (size_t)recording->step_row_count + 1, row_count = 0;
    CLEANUP_FREE uint32_t *rows = device_rows(recording, &row_count);
    CLEANUP_FREE struct query *queries = calloc(2 * windows, sizeof *queries);
    CLEANUP_FREE struct trace_step_row *sorted = calloc(windows, sizeof *sorted);

    if (rows == NULL || queries == NULL || sorted == NULL)
        return error_set_memory(error);
    if (row_count == 0)
        return 0;
    size_t count = make_queries(recording, sorted, queries);
    for (int i = 0; i < 3; i++)
        sweep(recording, rows, row_count, masks[i], queries, count, i);
    for (size_t q = 0; q < count; q++) {
        struct trace_step *step = &recording->steps[queries[q].step];
        const int64_t *length = queries[q].length;

        step->compute += queries[q].sign * length[0];
        step->exposed_communication += queries[q].sign * (length[1] - length[0]);
        step->exposed_memory += queries[q].sign * (length[2] - length[1]);
    }
    for (uint32_t i = 0; i < recording->step_count; i++) {
        struct trace_step *step = &recording->steps[i];

        step->has_parts = true;
        step->idle = step->dur - step->compute - step->exposed_communication -
                     step->exposed_memory;
    }
    return 0;
}
