/* See critical_order.h.
 *
 * One pass over the device rows by start. The rows that have ended by then come from a
 * list by end; the last of them is kept for each stream, device and launch. */
#include "analysis/critical/critical_order.h"
#include "analysis/critical/critical_keys.h"
#include "analysis/critical/critical_streams.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

/* A call that makes a stream wait, ordered by stream and start; CRITICAL_NONE: any
 * stream. */
struct order_call {
    uint32_t stream;
    int64_t start;
};

struct ordering {
    struct critical_plan *plan;
    struct critical_key *by_end;
    size_t ended;
    struct order_call *calls;
    size_t call_count, call_capacity;
    /* The last row that ended + 1, by stream and device; 0: none. By launch it is
     * plan->by_row. */
    uint32_t *of_stream, *of_device;
    int64_t *launched; /* by stream: the launch of the row before */
};

static void free_ordering(struct ordering *ordering)
{
    free(ordering->by_end);
    free(ordering->calls);
    free(ordering->of_stream);
    free(ordering->of_device);
    free(ordering->launched);
}

/* ---- calls that make streams wait ---- */

static int compare_calls(const void *a, const void *b)
{
    const struct order_call *left = a, *right = b;

    if (left->stream != right->stream)
        return left->stream < right->stream ? -1 : 1;
    return (left->start > right->start) - (left->start < right->start);
}

static int find_calls(struct ordering *ordering, struct budget_share *memory,
                      struct error *error)
{
    const struct critical_plan *plan = ordering->plan;
    CLEANUP(critical_streams_free) struct critical_streams streams = {0};
    int status = critical_streams_make(plan, &streams, error);

    for (size_t i = 0; i < plan->host_count && status == 0; i++) {
        uint32_t row = plan->host[i];

        status = budget_check(plan->memory.budget, error);
        if ((critical_class_of(plan, row) & CRITICAL_ORDERS_STREAM) == 0)
            continue;
        if (!ARRAY_RESERVE_COUNTED(memory, ordering->calls, ordering->call_capacity,
                                   ordering->call_count + 1))
            return error_set_memory(error);
        ordering->calls[ordering->call_count++] = (struct order_call){
            critical_streams_find(&streams, row), plan->recording->events.ts[row]};
    }
    if (ordering->call_count > 0)
        qsort(ordering->calls, ordering->call_count, sizeof *ordering->calls,
              compare_calls);
    return status;
}

/* Whether a call that makes the stream wait starts after `after` and up to `until`. */
static bool has_call(const struct ordering *ordering, uint32_t stream, int64_t after,
                     int64_t until)
{
    size_t low = 0, high = ordering->call_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const struct order_call *call = &ordering->calls[middle];

        if (call->stream < stream || (call->stream == stream && call->start <= after))
            low = middle + 1;
        else
            high = middle;
    }
    return low < ordering->call_count && ordering->calls[low].stream == stream &&
           ordering->calls[low].start <= until;
}

/* ---- rows that have ended ---- */

static uint32_t place_of(const struct ordering *ordering, uint32_t at)
{
    const struct critical_plan *plan = ordering->plan;

    return plan->recording->events.place[plan->devices[at].row];
}

static void end_row(struct ordering *ordering, uint32_t at)
{
    const struct critical_plan *plan = ordering->plan;
    uint32_t place = place_of(ordering, at);
    uint32_t launch = critical_launch(plan, &plan->devices[at]);

    ordering->of_stream[plan->stream_of_place[place]] = at + 1;
    ordering->of_device[plan->device_of_place[place]] = at + 1;
    if (launch != TRACE_NONE)
        plan->by_row[launch] = at + 1;
}

static void end_rows_until(struct ordering *ordering, int64_t time)
{
    while (ordering->ended < ordering->plan->device_count &&
           ordering->by_end[ordering->ended].time <= time)
        end_row(ordering, ordering->by_end[ordering->ended++].at);
}

/* ---- what a row follows ---- */

/* Takes the row that ended, if it ended later than the row found so far. */
static void take(struct ordering *ordering, uint32_t ended,
                 struct critical_device *device, int64_t *time)
{
    const struct critical_device *devices = ordering->plan->devices;

    if (ended == 0 || devices[ended - 1].end <= *time)
        return;
    *time = devices[ended - 1].end;
    device->before = ended - 1;
    device->follows = CRITICAL_FOLLOWS_DEVICE;
}

static void find_before(struct ordering *ordering, uint32_t at)
{
    const struct critical_plan *plan = ordering->plan;
    struct critical_device *device = &plan->devices[at];
    uint32_t place = place_of(ordering, at), launch = critical_launch(plan, device);
    uint32_t stream = plan->stream_of_place[place];
    int64_t time = INT64_MIN, *before = &ordering->launched[stream];

    device->before = CRITICAL_NONE;
    take(ordering, ordering->of_stream[stream], device, &time);
    if (launch == TRACE_NONE)
        return;
    int64_t launched = plan->recording->events.ts[launch];
    take(ordering, plan->by_row[launch], device, &time);
    if (ordering->call_count > 0 &&
        (has_call(ordering, stream, *before, launched) ||
         has_call(ordering, CRITICAL_NONE, *before, launched)))
        take(ordering, ordering->of_device[plan->device_of_place[place]], device, &time);
    if (launched >= time) {
        device->before = CRITICAL_NONE;
        device->follows = CRITICAL_FOLLOWS_LAUNCH;
    }
    *before = launched;
}

/* ---- the whole ---- */

static int make_room(struct ordering *ordering, struct error *error)
{
    struct critical_plan *plan = ordering->plan;
    size_t streams = (size_t)plan->stream_count + 1;

    ordering->by_end = calloc(plan->device_count + 1, sizeof *ordering->by_end);
    ordering->of_stream = calloc(streams, sizeof *ordering->of_stream);
    ordering->of_device = calloc(streams, sizeof *ordering->of_device);
    ordering->launched = malloc(streams * sizeof *ordering->launched);
    if (ordering->by_end == NULL || ordering->of_stream == NULL ||
        ordering->of_device == NULL || ordering->launched == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < streams; i++)
        ordering->launched[i] = INT64_MIN;
    memset(plan->by_row, 0,
           ((size_t)plan->recording->events.count + 1) * sizeof *plan->by_row);
    for (size_t i = 0; i < plan->device_count; i++)
        ordering->by_end[i] = (struct critical_key){plan->devices[i].end, (uint32_t)i};
    critical_keys_sort(ordering->by_end, plan->device_count, plan->memory.budget);
    return 0;
}

int critical_order_devices(struct critical_plan *plan, struct error *error)
{
    CLEANUP(free_ordering) struct ordering ordering = {.plan = plan};
    CLEANUP(budget_share_return)
    struct budget_share memory = {.budget = plan->memory.budget};
    int status =
        budget_share_take(&memory,
                          plan->device_count * sizeof *ordering.by_end +
                              (uint64_t)plan->stream_count * (sizeof *ordering.of_stream +
                                                              sizeof *ordering.of_device +
                                                              sizeof *ordering.launched),
                          error);

    if (status == 0)
        status = find_calls(&ordering, &memory, error);
    if (status == 0)
        status = make_room(&ordering, error);
    for (size_t i = 0; i < plan->device_count && status == 0; i++) {
        status = budget_check(plan->memory.budget, error);
        end_rows_until(&ordering, plan->devices[i].start);
        find_before(&ordering, (uint32_t)i);
    }
    return status;
}
