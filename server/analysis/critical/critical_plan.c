/* See critical_plan.h. */
#include "analysis/critical/critical_plan.h"
#include "base/cleanup.h"
#include "trace/resolve/order.h"

#include <stdlib.h>
#include <string.h>

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

static int make_classes(struct critical_plan *plan, struct error *error)
{
    const struct trace_recording *recording = plan->recording;

    /* The classes of ops; and for each place three numbers, an order, and whether the
     * thread is a backward one. */
    int status =
        budget_share_take(&plan->memory,
                          recording->op_count + (uint64_t)recording->place_count *
                                                    (4 * sizeof(uint32_t) + sizeof(bool)),
                          error);
    if (status != 0)
        return status;
    plan->class_of_op = calloc((size_t)recording->op_count + 1, 1);
    if (plan->class_of_op == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < recording->op_count; i++) {
        if (budget_check(plan->memory.budget, error) != 0)
            return -(int)error->code;
        plan->class_of_op[i] = (uint8_t)classify(recording, &recording->ops[i]);
    }
    return 0;
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
static int number_places(const struct critical_plan *plan, uint32_t *order,
                         int (*compare)(const void *, const void *, void *),
                         uint32_t **out, uint32_t *count, struct error *error)
{
    const struct trace_recording *recording = plan->recording;
    uint32_t places = recording->place_count;

    *out = calloc((size_t)places + 1, sizeof **out);
    if (*out == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < places; i++)
        order[i] = i;
    qsort_r(order, places, sizeof *order, compare, recording->places);
    *count = 0;
    for (uint32_t i = 0; i < places && !budget_is_over_at(plan->memory.budget, i); i++) {
        if (i > 0 && compare(&order[i - 1], &order[i], recording->places) != 0)
            ++*count;
        (*out)[order[i]] = *count;
    }
    *count += places > 0;
    return 0;
}

static int make_places(struct critical_plan *plan, struct error *error)
{
    CLEANUP_FREE uint32_t *order =
        calloc((size_t)plan->recording->place_count + 1, sizeof *order);
    uint32_t devices;

    if (order == NULL)
        return error_set_memory(error);
    int status = number_places(plan, order, compare_threads, &plan->thread_of_place,
                               &plan->thread_count, error);
    if (status == 0)
        status = number_places(plan, order, order_compare_streams, &plan->stream_of_place,
                               &plan->stream_count, error);
    if (status == 0)
        status = number_places(plan, order, compare_devices, &plan->device_of_place,
                               &devices, error);
    return status;
}

/* ---- rows in order ---- */

static bool is_backward(const struct trace_recording *recording, uint32_t row)
{
    const struct trace_op *op = &recording->ops[recording->events.op[row]];

    return strncmp(strings_text(&recording->names, op->name), BACKWARD,
                   strlen(BACKWARD)) == 0;
}

static int gather_host(struct critical_plan *plan, uint32_t *scratch, struct error *error)
{
    const struct trace_recording *recording = plan->recording;
    const struct trace_events *events = &recording->events;

    plan->is_backward = calloc((size_t)plan->thread_count + 1, sizeof(bool));
    if (plan->is_backward == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < events->count && !budget_is_over_at(plan->memory.budget, i);
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
    return 0;
}

static int compare_rows(const void *a, const void *b)
{
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;

    return (left > right) - (left < right);
}

/* By (start, file order), out of (start, longer first, file order). */
static void order_equal_starts(const struct trace_events *events, uint32_t *rows,
                               size_t count)
{
    for (size_t i = 0, end; i < count; i = end) {
        for (end = i + 1; end < count && events->ts[rows[end]] == events->ts[rows[i]];)
            end++;
        if (end - i > 1)
            qsort(rows + i, end - i, sizeof *rows, compare_rows);
    }
}

static int gather_devices(struct critical_plan *plan, uint32_t *scratch,
                          struct error *error)
{
    const struct trace_recording *recording = plan->recording;
    const struct trace_events *events = &recording->events;
    uint32_t *rows = plan->by_row; /* not in use yet */
    size_t count = 0;

    for (uint32_t i = 0; i < events->count && !budget_is_over_at(plan->memory.budget, i);
         i++)
        if (recording->ops[events->op[i]].side == TRACE_DEVICE && events->dur[i] > 0)
            rows[count++] = i;
    order_rows(events, rows, count, scratch);
    order_equal_starts(events, rows, count);
    int status = budget_share_take(&plan->memory, count * sizeof *plan->devices, error);
    if (status != 0)
        return status;
    plan->devices = calloc(count + 1, sizeof *plan->devices);
    if (plan->devices == NULL)
        return error_set_memory(error);
    plan->device_count = count;
    for (size_t i = 0; i < count; i++)
        plan->devices[i] =
            (struct critical_device){.start = events->ts[rows[i]],
                                     .end = events->ts[rows[i]] + events->dur[rows[i]],
                                     .row = rows[i]};
    return budget_look(plan->memory.budget, error);
}

/* ---- the whole ---- */

static int make_rows(struct critical_plan *plan, struct error *error)
{
    size_t count = (size_t)plan->recording->events.count + 1;
    int status = budget_share_take(&plan->memory, 4 * count * sizeof(uint32_t), error);

    if (status != 0)
        return status;
    plan->host = malloc(count * sizeof *plan->host);
    plan->waited_for = calloc(count, sizeof *plan->waited_for);
    plan->by_row = malloc(count * sizeof *plan->by_row);
    CLEANUP_FREE uint32_t *scratch = malloc((count / 2 + 1) * sizeof *scratch);
    if (plan->host == NULL || plan->waited_for == NULL || plan->by_row == NULL ||
        scratch == NULL)
        return error_set_memory(error);
    status = gather_host(plan, scratch, error);
    return status != 0 ? status : gather_devices(plan, scratch, error);
}

int critical_plan_make(const struct trace_recording *recording, int64_t delay,
                       struct budget *budget, struct critical_plan *out,
                       struct error *error)
{
    *out = (struct critical_plan){
        .recording = recording, .delay = delay, .memory = {.budget = budget}};
    int status = make_classes(out, error);

    if (status == 0)
        status = make_places(out, error);
    if (status == 0)
        status = make_rows(out, error);
    return status;
}

void critical_plan_free(struct critical_plan *plan)
{
    free(plan->class_of_op);
    free(plan->thread_of_place);
    free(plan->stream_of_place);
    free(plan->device_of_place);
    free(plan->is_backward);
    free(plan->host);
    free(plan->devices);
    free(plan->waited_for);
    free(plan->by_row);
    budget_share_return(&plan->memory);
    *plan = (struct critical_plan){0};
}
