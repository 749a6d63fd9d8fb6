#include "analyse/critical.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "trace/resolve.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* ---- critical keys ---- */

/* Things in order of a time. */

struct critical_key {
    int64_t time;
    uint32_t at;
};

/* Moves for each key before a sort for any order is faster. */
#define MOVES_EACH 8

static bool is_before(const struct critical_key *a, const struct critical_key *b)
{
    return a->time != b->time ? a->time < b->time : a->at < b->at;
}

static int compare_keys(const void *a, const void *b)
{
    return is_before(a, b) ? -1 : is_before(b, a);
}

/* Sorts by (time, at): fast if few keys are far from their place. */
static void critical_keys_sort(struct critical_key *keys, size_t count,
                               struct budget *budget)
{
    size_t moves = MOVES_EACH * count;

    for (size_t i = 1; i < count && !budget_is_over_at(budget, i); i++) {
        struct critical_key key = keys[i];
        size_t j = i;

        for (; j > 0 && moves > 0 && is_before(&key, &keys[j - 1]); j--, moves--)
            keys[j] = keys[j - 1];
        keys[j] = key;
        if (moves == 0) {
            qsort(keys, count, sizeof *keys, compare_keys);
            return;
        }
    }
}

/* How many of the sorted keys have a time up to `time`. */
static size_t critical_keys_until(const struct critical_key *keys, size_t count,
                                  int64_t time)
{
    return ARRAY_FIRST(at, 0, count, keys[at].time > time);
}

/* ---- critical plan ---- */

#define BACKWARD "autograd::engine::evaluate_function"
#define LOADER "enumerate(DataLoader)"

/* ---- what rows are ---- */

static bool has(const char *name, const char *part)
{
    return strstr(name, part) != NULL;
}

/* Calls that end when the device is done: cudaStreamSynchronize, synchronizeStream,
 * urEventWait, urQueueFinish … */
static unsigned classify_call(const char *name)
{
    unsigned class = CRITICAL_IS_CALL;

    if (has(name, "StreamWaitEvent"))
        return class | CRITICAL_ORDERS_STREAM;
    if (has(name, "ynchronize") || has(name, "EventWait") || has(name, "EventsWait") ||
        has(name, "QueueFinish"))
        class |= CRITICAL_WAITS | (has(name, "Stream") ? CRITICAL_WAITS_FOR_STREAM : 0u);
    return class | (has(name, "Memcpy") ? CRITICAL_COPIES : 0u);
}

static unsigned classify(const struct trace_recording *recording,
                         const struct trace_op *op)
{
    const char *category = strings_text(&recording->names, op->category);
    const char *name = strings_text(&recording->names, op->name);

    if (strcmp(category, "cuda_sync") == 0)
        return CRITICAL_IS_SYNC_ROW;
    if (op->side != TRACE_HOST)
        return 0;
    if (strncmp(name, LOADER, strlen(LOADER)) == 0)
        return CRITICAL_IS_DATA;
    if (trace_category_is_launch(category))
        return classify_call(name);
    return strcmp(category, "cpu_op") == 0 && strncmp(name, "ProfilerStep#", 13) != 0
               ? CRITICAL_IS_OPERATOR
               : 0;
}

static void make_classes(struct critical_plan *plan)
{
    const struct trace_recording *recording = plan->recording;

    plan->class_of_op = arena_new(plan->arena, recording->op_count, 1);
    for (uint32_t i = 0; i < recording->op_count && !budget_is_over(plan->arena->budget);
         i++)
        plan->class_of_op[i] = (uint8_t)classify(recording, &recording->ops[i]);
}

/* ---- where rows run ---- */

static int compare_numbers(uint64_t a, uint64_t b)
{
    return (a > b) - (a < b);
}

static int compare_threads(const void *a, const void *b, void *context)
{
    const struct trace_place *places = context;
    const struct trace_place *left = &places[*(const uint32_t *)a];
    const struct trace_place *right = &places[*(const uint32_t *)b];

    return left->pid != right->pid ? compare_numbers(left->pid, right->pid)
                                   : compare_numbers(left->tid, right->tid);
}

static int compare_devices(const void *a, const void *b, void *context)
{
    const struct trace_place *places = context;
    int32_t left = places[*(const uint32_t *)a].device;
    int32_t right = places[*(const uint32_t *)b].device;

    return (left > right) - (left < right);
}

/* Gives places that compare as equal one number; *count: how many there are. */
static uint32_t *number_places(const struct critical_plan *plan, uint32_t *order,
                               int (*compare)(const void *, const void *, void *),
                               uint32_t *count)
{
    const struct trace_recording *recording = plan->recording;
    uint32_t places = recording->place_count;
    uint32_t *out = arena_new(plan->arena, places, sizeof *out);

    for (uint32_t i = 0; i < places; i++)
        order[i] = i;
    qsort_r(order, places, sizeof *order, compare, recording->places);
    *count = 0;
    for (uint32_t i = 0; i < places; i++) {
        if (i > 0 && compare(&order[i - 1], &order[i], recording->places) != 0)
            ++*count;
        out[order[i]] = *count;
    }
    *count += places > 0;
    return out;
}

static void make_places(struct critical_plan *plan)
{
    uint32_t *order = arena_new(plan->arena, plan->recording->place_count, sizeof *order);
    uint32_t devices;

    plan->thread_of_place =
        number_places(plan, order, compare_threads, &plan->thread_count);
    plan->stream_of_place =
        number_places(plan, order, order_compare_streams, &plan->stream_count);
    plan->device_of_place = number_places(plan, order, compare_devices, &devices);
}

/* ---- rows in order ---- */

static bool is_backward(const struct trace_recording *recording, uint32_t row)
{
    const struct trace_op *op = &recording->ops[recording->events.op[row]];

    return strncmp(strings_text(&recording->names, op->name), BACKWARD,
                   strlen(BACKWARD)) == 0;
}

static void gather_host(struct critical_plan *plan, uint32_t *scratch)
{
    const struct trace_recording *recording = plan->recording;
    const struct trace_events *events = &recording->events;

    plan->is_backward = arena_new(plan->arena, plan->thread_count, sizeof(bool));
    for (uint32_t i = 0; i < events->count && !budget_is_over_at(plan->arena->budget, i);
         i++) {
        uint8_t class = critical_class_of(plan, i);

        if ((class & CRITICAL_IS_HOST) == 0)
            continue;
        plan->host[plan->host_count++] = i;
        bool *backward = &plan->is_backward[plan->thread_of_place[events->place[i]]];
        if (class == CRITICAL_IS_OPERATOR && !*backward)
            *backward = is_backward(recording, i);
    }
    order_rows(events, plan->host, plan->host_count, scratch);
}

static void gather_devices(struct critical_plan *plan, uint32_t *scratch)
{
    const struct trace_recording *recording = plan->recording;
    const struct trace_events *events = &recording->events;
    uint32_t *rows = plan->by_row; /* not in use yet */
    size_t count = 0;

    for (uint32_t i = 0; i < events->count && !budget_is_over_at(plan->arena->budget, i);
         i++)
        if (recording->ops[events->op[i]].side == TRACE_DEVICE && events->dur[i] > 0)
            rows[count++] = i;
    order_rows(events, rows, count, scratch);
    rows_order_by_start(events, rows, count, plan->arena->budget);
    plan->devices = arena_new(plan->arena, count, sizeof *plan->devices);
    plan->device_count = count;
    for (size_t i = 0; i < count; i++)
        plan->devices[i] =
            (struct critical_device){.start = events->ts[rows[i]],
                                     .end = events->ts[rows[i]] + events->dur[rows[i]],
                                     .row = rows[i]};
}

/* ---- the whole ---- */

static void make_rows(struct critical_plan *plan)
{
    size_t count = plan->recording->events.count;

    plan->host = arena_new(plan->arena, count, sizeof *plan->host);
    plan->waited_for = arena_new(plan->arena, count, sizeof *plan->waited_for);
    plan->by_row = arena_new(plan->arena, count, sizeof *plan->by_row);
    uint32_t *scratch = arena_new(plan->arena, count / 2 + 1, sizeof *scratch);
    gather_host(plan, scratch);
    gather_devices(plan, scratch);
    arena_release(plan->arena, scratch);
}

/* ---- critical streams ---- */

/* The stream that a call waits for, or makes wait: that of the row of category cuda_sync
 * with its correlation. */

struct critical_sync {
    int64_t correlation;
    uint32_t stream; /* of plan.stream_of_place */
    bool wide;       /* as of trace_correlation_is_wide() */
};

struct critical_streams {
    const struct critical_plan *plan;
    struct critical_sync *items; /* by correlation */
    size_t count, capacity;
};

static bool read_correlation(const struct critical_plan *plan, uint32_t row,
                             struct critical_sync *out)
{
    const struct trace_recording *recording = plan->recording;
    uint32_t correlation = recording->events.correlation[row];

    if (correlation == 0)
        return false;
    out->correlation = recording->correlations[correlation - 1];
    out->wide = trace_correlation_is_wide(recording, correlation - 1);
    out->stream = plan->stream_of_place[recording->events.place[row]];
    return true;
}

static int compare_correlations(const void *a, const void *b)
{
    const struct critical_sync *left = a, *right = b;

    if (left->correlation != right->correlation)
        return left->correlation < right->correlation ? -1 : 1;
    return (int)left->wide - (int)right->wide;
}

static struct critical_streams critical_streams_make(const struct critical_plan *plan,
                                                     struct arena *arena)
{
    const struct trace_recording *recording = plan->recording;
    const struct trace_events *events = &recording->events;
    struct critical_streams out = {.plan = plan};
    bool any = false;

    for (uint32_t i = 0; i < recording->op_count; i++)
        any = any || (plan->class_of_op[i] & CRITICAL_IS_SYNC_ROW) != 0;
    for (uint32_t i = 0; any && i < events->count && !budget_is_over(arena->budget);
         i++) {
        struct critical_sync found;

        if ((critical_class_of(plan, i) & CRITICAL_IS_SYNC_ROW) == 0 ||
            recording->places[events->place[i]].stream == -1 ||
            !read_correlation(plan, i, &found))
            continue;
        ARENA_RESERVE(arena, out.items, out.capacity, out.count + 1);
        out.items[out.count++] = found;
    }
    ARRAY_SORT(out.items, out.count, compare_correlations);
    return out;
}

/* CRITICAL_NONE: not known. */
static uint32_t critical_streams_find(const struct critical_streams *streams,
                                      uint32_t call)
{
    struct critical_sync wanted;

    if (streams->count == 0 || !read_correlation(streams->plan, call, &wanted))
        return CRITICAL_NONE;
    const struct critical_sync *found = bsearch(&wanted, streams->items, streams->count,
                                                sizeof wanted, compare_correlations);
    return found == NULL ? CRITICAL_NONE : found->stream;
}

/* ---- critical order ---- */

/* The predecessor of each device row: its launch, or another row of the device
 * (docs/semantics.md §14). */

/* One pass over the device rows by start. The rows that have ended by then come from a
 * list by end; the last of them is kept for each stream, device and launch. */

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

/* ---- calls that make streams wait ---- */

static int compare_calls(const void *a, const void *b)
{
    const struct order_call *left = a, *right = b;

    if (left->stream != right->stream)
        return left->stream < right->stream ? -1 : 1;
    return (left->start > right->start) - (left->start < right->start);
}

static void find_calls(struct ordering *ordering, struct arena *arena)
{
    const struct critical_plan *plan = ordering->plan;
    const struct critical_streams streams = critical_streams_make(plan, arena);

    for (size_t i = 0; i < plan->host_count && !budget_is_over(arena->budget); i++) {
        uint32_t row = plan->host[i];

        if ((critical_class_of(plan, row) & CRITICAL_ORDERS_STREAM) == 0)
            continue;
        ARENA_RESERVE(arena, ordering->calls, ordering->call_capacity,
                      ordering->call_count + 1);
        ordering->calls[ordering->call_count++] = (struct order_call){
            critical_streams_find(&streams, row), plan->recording->events.ts[row]};
    }
    ARRAY_SORT(ordering->calls, ordering->call_count, compare_calls);
}

/* Whether a call that makes the stream wait starts after `after` and up to `until`. */
static bool has_call(const struct ordering *ordering, uint32_t stream, int64_t after,
                     int64_t until)
{
    const struct order_call *calls = ordering->calls;
    size_t first = ARRAY_FIRST(at, 0, ordering->call_count,
                               calls[at].stream > stream || (calls[at].stream == stream &&
                                                             calls[at].start > after));

    return first < ordering->call_count && calls[first].stream == stream &&
           calls[first].start <= until;
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

/* Fills in plan->devices what they follow. */
static void critical_order_devices(struct critical_plan *plan)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(plan->arena->budget);
    size_t streams = plan->stream_count, count = plan->device_count;
    struct ordering ordering = {
        .plan = plan,
        .by_end = arena_new(arena, count, sizeof *ordering.by_end),
        .of_stream = arena_new(arena, streams, sizeof *ordering.of_stream),
        .of_device = arena_new(arena, streams, sizeof *ordering.of_device),
        .launched = arena_new(arena, streams, sizeof *ordering.launched)};

    find_calls(&ordering, arena);
    for (size_t i = 0; i < streams; i++)
        ordering.launched[i] = INT64_MIN;
    memset(plan->by_row, 0, plan->recording->events.count * sizeof *plan->by_row);
    for (size_t i = 0; i < count; i++)
        ordering.by_end[i] = (struct critical_key){plan->devices[i].end, (uint32_t)i};
    critical_keys_sort(ordering.by_end, count, arena->budget);
    for (size_t i = 0; i < count && !budget_is_over(arena->budget); i++) {
        end_rows_until(&ordering, plan->devices[i].start);
        find_before(&ordering, (uint32_t)i);
    }
}

/* ---- critical waits ---- */

/* What calls wait for: cudaStreamSynchronize and similar calls, and calls that wait for
 * the device work that they launch (docs/semantics.md §14). */

/* A synchronising call asks: which of the rows that were launched before it ended last,
 * up to its end? The calls are answered from the last to the first. Rows that were
 * launched later than the call are taken out of a list of rows by end. There, each
 * removed row points to one before it, so that a search passes it only once. */

/* ---- calls that wait for what they launch ---- */

/* Notes for each launch the row that ends last; of equal ends, the later row. */
static void find_last_own(struct critical_plan *plan, uint32_t at)
{
    uint32_t launch = critical_launch(plan, &plan->devices[at]);

    if (launch == TRACE_NONE)
        return;
    uint32_t *known = &plan->waited_for[launch];
    if (*known == 0 || plan->devices[*known - 1].end <= plan->devices[at].end)
        *known = at + 1;
}

/* Forgets the row if its launch does not wait for it. */
static void wait_for_own(struct critical_plan *plan, uint32_t at)
{
    const struct critical_device *device = &plan->devices[at];
    const struct trace_events *events = &plan->recording->events;
    uint32_t launch = critical_launch(plan, device);

    if (launch == TRACE_NONE || plan->waited_for[launch] != at + 1)
        return;
    bool in_time = device->end > events->ts[launch] &&
                   device->end <= events->ts[launch] + events->dur[launch];
    bool is_long =
        (critical_class_of(plan, launch) & CRITICAL_COPIES) != 0 ||
        device->end - device->start >= events->dur[launch] - events->dur[launch] / 2;
    if (!in_time || !is_long)
        plan->waited_for[launch] = 0;
}

/* ---- synchronising calls ---- */

struct wait_call {
    uint32_t row;
    uint32_t stream; /* CRITICAL_NONE: it may wait for any */
};

/* Device rows by stream and end, or by end alone. */
struct ends {
    struct critical_key *keys; /* .at: in plan->devices */
    size_t *begin;             /* where a stream begins; two entries without streams */
    uint32_t *place;           /* in keys, by device row */
    uint32_t *left;            /* by key + 1: the key, or one before it that is still
                                  in */
};

struct wait_calls {
    struct critical_plan *plan;
    struct wait_call *calls; /* by start */
    size_t call_count, call_capacity;
    bool with_streams, without_streams;
    struct critical_key *by_launch;
    struct ends of_all, of_streams;
    struct arena *arena;
};

static void waits_find_calls(struct wait_calls *waiting)
{
    const struct critical_plan *plan = waiting->plan;
    const struct critical_streams streams = critical_streams_make(plan, waiting->arena);

    for (size_t i = 0; i < plan->host_count && !budget_is_over(plan->arena->budget);
         i++) {
        uint32_t row = plan->host[i], stream = CRITICAL_NONE;
        uint8_t class = critical_class_of(plan, row);

        if ((class & CRITICAL_WAITS) == 0)
            continue;
        if ((class & CRITICAL_WAITS_FOR_STREAM) != 0)
            stream = critical_streams_find(&streams, row);
        *(stream == CRITICAL_NONE ? &waiting->without_streams : &waiting->with_streams) =
            true;
        ARENA_RESERVE(waiting->arena, waiting->calls, waiting->call_capacity,
                      waiting->call_count + 1);
        waiting->calls[waiting->call_count++] = (struct wait_call){row, stream};
    }
}

/* ---- rows by end ---- */

static uint32_t group_of(const struct critical_plan *plan, bool by_stream, size_t at)
{
    uint32_t place = plan->recording->events.place[plan->devices[at].row];

    return by_stream ? plan->stream_of_place[place] : 0;
}

/* Sorts the keys by group; within a group they keep their order. */
static void group_keys(const struct wait_calls *waiting, bool by_stream,
                       struct ends *ends)
{
    const struct critical_plan *plan = waiting->plan;
    size_t count = plan->device_count;
    uint32_t groups = by_stream ? plan->stream_count : 1;
    struct critical_key *keys = arena_new(waiting->arena, count, sizeof *keys);

    ends->begin = arena_new(waiting->arena, (size_t)groups + 2, sizeof *ends->begin);
    for (size_t i = 0; i < count; i++)
        ends->begin[group_of(plan, by_stream, i) + 2]++;
    for (uint32_t i = 0; i < groups; i++)
        ends->begin[i + 2] += ends->begin[i + 1];
    for (size_t i = 0; i < count; i++)
        keys[ends->begin[group_of(plan, by_stream, ends->keys[i].at) + 1]++] =
            ends->keys[i];
    arena_release(waiting->arena, ends->keys);
    ends->keys = keys;
}

static void make_ends(struct wait_calls *waiting, bool by_stream, struct ends *ends)
{
    const struct critical_plan *plan = waiting->plan;
    size_t count = plan->device_count;

    ends->keys = arena_new(waiting->arena, count, sizeof *ends->keys);
    ends->place = arena_new(waiting->arena, count, sizeof *ends->place);
    ends->left = arena_new(waiting->arena, count + 1, sizeof *ends->left);
    for (size_t i = 0; i < count; i++)
        ends->keys[i] = (struct critical_key){plan->devices[i].end, (uint32_t)i};
    critical_keys_sort(ends->keys, count, plan->arena->budget);
    group_keys(waiting, by_stream, ends);
    for (size_t i = 0; i < count; i++)
        ends->place[ends->keys[i].at] = (uint32_t)i;
    for (size_t i = 0; i <= count; i++)
        ends->left[i] = (uint32_t)i;
}

/* The last key up to number `at` - 1 that is still in the list, + 1; 0: none. */
static uint32_t find_left(struct ends *ends, uint32_t at)
{
    uint32_t found = at;

    while (ends->left[found] != found)
        found = ends->left[found];
    while (ends->left[at] != found) {
        uint32_t next = ends->left[at];

        ends->left[at] = found;
        at = next;
    }
    return found;
}

static void take_out(struct ends *ends, uint32_t device)
{
    if (ends->keys != NULL)
        ends->left[ends->place[device] + 1] = ends->place[device];
}

static void answer(struct wait_calls *waiting, const struct wait_call *call)
{
    struct critical_plan *plan = waiting->plan;
    const struct trace_events *events = &plan->recording->events;
    bool by_stream = call->stream != CRITICAL_NONE;
    struct ends *ends = by_stream ? &waiting->of_streams : &waiting->of_all;
    size_t begin = by_stream ? ends->begin[call->stream] : 0;
    size_t end = by_stream ? ends->begin[call->stream + 1] : plan->device_count;
    int64_t start = events->ts[call->row];
    size_t until = begin + critical_keys_until(ends->keys + begin, end - begin,
                                               start + events->dur[call->row]);
    uint32_t found = find_left(ends, (uint32_t)until);

    if (found <= begin || ends->keys[found - 1].time <= start)
        return;
    plan->waited_for[call->row] = ends->keys[found - 1].at + 1;
}

static void make_launches(struct wait_calls *waiting)
{
    const struct critical_plan *plan = waiting->plan;

    waiting->by_launch =
        arena_new(waiting->arena, plan->device_count, sizeof *waiting->by_launch);
    for (size_t i = 0; i < plan->device_count; i++) {
        uint32_t launch = critical_launch(plan, &plan->devices[i]);

        waiting->by_launch[i] = (struct critical_key){
            launch == TRACE_NONE ? plan->devices[i].start
                                 : plan->recording->events.ts[launch],
            (uint32_t)i};
    }
    critical_keys_sort(waiting->by_launch, plan->device_count, plan->arena->budget);
}

static void answer_calls(struct wait_calls *waiting)
{
    const struct critical_plan *plan = waiting->plan;
    size_t launched = plan->device_count;

    make_launches(waiting);
    if (waiting->without_streams)
        make_ends(waiting, false, &waiting->of_all);
    if (waiting->with_streams)
        make_ends(waiting, true, &waiting->of_streams);
    for (size_t i = waiting->call_count; i > 0 && !budget_is_over(plan->arena->budget);
         i--) {
        const struct wait_call *call = &waiting->calls[i - 1];
        int64_t start = plan->recording->events.ts[call->row];

        for (; launched > 0 && waiting->by_launch[launched - 1].time >= start;
             launched--) {
            take_out(&waiting->of_all, waiting->by_launch[launched - 1].at);
            take_out(&waiting->of_streams, waiting->by_launch[launched - 1].at);
        }
        answer(waiting, call);
    }
}

/* Fills plan->waited_for. */
static void critical_find_waits(struct critical_plan *plan)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(plan->arena->budget);
    struct wait_calls waiting = {.plan = plan, .arena = arena};

    for (size_t i = 0; i < plan->device_count; i++)
        find_last_own(plan, (uint32_t)i);
    for (size_t i = 0; i < plan->device_count; i++)
        wait_for_own(plan, (uint32_t)i);
    waits_find_calls(&waiting);
    if (waiting.call_count > 0 && plan->device_count > 0)
        answer_calls(&waiting);
}

/* ---- critical prepare ---- */

void critical_prepare(const struct trace_recording *recording, int64_t delay,
                      struct arena *arena, struct critical_plan *out)
{
    *out = (struct critical_plan){.recording = recording, .delay = delay, .arena = arena};
    make_classes(out);
    make_places(out);
    make_rows(out);
    critical_order_devices(out);
    critical_find_waits(out);
}
