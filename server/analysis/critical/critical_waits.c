/* See critical_waits.h.
 *
 * A synchronising call asks: which of the rows that were launched before it ended last,
 * up to its end? The calls are answered from the last to the first. Rows that were
 * launched later than the call are taken out of a list of rows by end. There, each
 * removed row points to one before it, so that a search passes it only once. */
#include "analysis/critical/critical_waits.h"
#include "analysis/critical/critical_keys.h"
#include "analysis/critical/critical_streams.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>

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
    struct budget_share memory;
};

static void free_ends(struct ends *ends)
{
    free(ends->keys);
    free(ends->begin);
    free(ends->place);
    free(ends->left);
}

static void free_waiting(struct wait_calls *waiting)
{
    free(waiting->calls);
    free(waiting->by_launch);
    free_ends(&waiting->of_all);
    free_ends(&waiting->of_streams);
    budget_share_return(&waiting->memory);
}

static int find_calls(struct wait_calls *waiting, struct error *error)
{
    const struct critical_plan *plan = waiting->plan;
    CLEANUP(critical_streams_free) struct critical_streams streams = {0};
    int status = critical_streams_make(plan, &streams, error);

    for (size_t i = 0; i < plan->host_count && status == 0; i++) {
        uint32_t row = plan->host[i], stream = CRITICAL_NONE;
        uint8_t class = critical_class_of(plan, row);

        status = budget_check(plan->memory.budget, error);
        if ((class & CRITICAL_WAITS) == 0)
            continue;
        if ((class & CRITICAL_WAITS_FOR_STREAM) != 0)
            stream = critical_streams_find(&streams, row);
        *(stream == CRITICAL_NONE ? &waiting->without_streams : &waiting->with_streams) =
            true;
        if (!ARRAY_RESERVE_COUNTED(&waiting->memory, waiting->calls,
                                   waiting->call_capacity, waiting->call_count + 1))
            return error_set_memory(error);
        waiting->calls[waiting->call_count++] = (struct wait_call){row, stream};
    }
    return status;
}

/* ---- rows by end ---- */

static uint32_t group_of(const struct critical_plan *plan, bool by_stream, size_t at)
{
    uint32_t place = plan->recording->events.place[plan->devices[at].row];

    return by_stream ? plan->stream_of_place[place] : 0;
}

/* Sorts the keys by group; within a group they keep their order. */
static int group_keys(const struct critical_plan *plan, bool by_stream, struct ends *ends,
                      struct error *error)
{
    size_t count = plan->device_count;
    uint32_t groups = by_stream ? plan->stream_count : 1;
    CLEANUP_FREE struct critical_key *keys = calloc(count + 1, sizeof *keys);

    ends->begin = calloc((size_t)groups + 2, sizeof *ends->begin);
    if (keys == NULL || ends->begin == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        ends->begin[group_of(plan, by_stream, i) + 2]++;
    for (uint32_t i = 0; i < groups; i++)
        ends->begin[i + 2] += ends->begin[i + 1];
    for (size_t i = 0; i < count && !budget_is_over_at(plan->memory.budget, i); i++)
        keys[ends->begin[group_of(plan, by_stream, ends->keys[i].at) + 1]++] =
            ends->keys[i];
    free(ends->keys);
    ends->keys = TAKE_PTR(keys);
    return budget_look(plan->memory.budget, error);
}

static int make_ends(struct wait_calls *waiting, bool by_stream, struct ends *ends,
                     struct error *error)
{
    const struct critical_plan *plan = waiting->plan;
    size_t count = plan->device_count;
    int status = budget_share_take(
        &waiting->memory,
        count * (2 * sizeof *ends->keys + sizeof *ends->place + sizeof *ends->left),
        error);

    if (status != 0)
        return status;
    ends->keys = malloc((count + 1) * sizeof *ends->keys);
    ends->place = malloc((count + 1) * sizeof *ends->place);
    ends->left = malloc((count + 1) * sizeof *ends->left);
    if (ends->keys == NULL || ends->place == NULL || ends->left == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        ends->keys[i] = (struct critical_key){plan->devices[i].end, (uint32_t)i};
    critical_keys_sort(ends->keys, count, plan->memory.budget);
    status = group_keys(plan, by_stream, ends, error);
    for (size_t i = 0; i < count && status == 0; i++)
        ends->place[ends->keys[i].at] = (uint32_t)i;
    for (size_t i = 0; i <= count; i++)
        ends->left[i] = (uint32_t)i;
    return status;
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

static int make_launches(struct wait_calls *waiting, struct error *error)
{
    const struct critical_plan *plan = waiting->plan;
    int status = budget_share_take(
        &waiting->memory, plan->device_count * sizeof *waiting->by_launch, error);

    if (status != 0)
        return status;
    waiting->by_launch = malloc((plan->device_count + 1) * sizeof *waiting->by_launch);
    if (waiting->by_launch == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < plan->device_count; i++) {
        uint32_t launch = critical_launch(plan, &plan->devices[i]);

        waiting->by_launch[i] = (struct critical_key){
            launch == TRACE_NONE ? plan->devices[i].start
                                 : plan->recording->events.ts[launch],
            (uint32_t)i};
    }
    critical_keys_sort(waiting->by_launch, plan->device_count, plan->memory.budget);
    return budget_look(plan->memory.budget, error);
}

static int answer_calls(struct wait_calls *waiting, struct error *error)
{
    const struct critical_plan *plan = waiting->plan;
    size_t launched = plan->device_count;
    int status = make_launches(waiting, error);

    if (status == 0 && waiting->without_streams)
        status = make_ends(waiting, false, &waiting->of_all, error);
    if (status == 0 && waiting->with_streams)
        status = make_ends(waiting, true, &waiting->of_streams, error);
    for (size_t i = waiting->call_count; i > 0 && status == 0; i--) {
        const struct wait_call *call = &waiting->calls[i - 1];
        int64_t start = plan->recording->events.ts[call->row];

        for (; launched > 0 && waiting->by_launch[launched - 1].time >= start;
             launched--) {
            take_out(&waiting->of_all, waiting->by_launch[launched - 1].at);
            take_out(&waiting->of_streams, waiting->by_launch[launched - 1].at);
        }
        answer(waiting, call);
        status = budget_check(plan->memory.budget, error);
    }
    return status;
}

int critical_find_waits(struct critical_plan *plan, struct error *error)
{
    CLEANUP(free_waiting)
    struct wait_calls waiting = {.plan = plan, .memory = {.budget = plan->memory.budget}};

    for (size_t i = 0;
         i < plan->device_count && !budget_is_over_at(plan->memory.budget, i); i++)
        find_last_own(plan, (uint32_t)i);
    for (size_t i = 0;
         i < plan->device_count && !budget_is_over_at(plan->memory.budget, i); i++)
        wait_for_own(plan, (uint32_t)i);
    int status = find_calls(&waiting, error);
    if (status == 0 && waiting.call_count > 0 && plan->device_count > 0)
        status = answer_calls(&waiting, error);
    return status;
}
