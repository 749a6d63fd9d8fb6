/* See phase_calls.h. */
#include "analysis/set/phase_calls.h"
#include "analysis/collective/collective_busy.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "trace/resolve/order.h"

#include <stdlib.h>
#include <string.h>

/* What runs on the devices: COMPUTATION, or COMMUNICATION as well, or anything. */
enum { COMPUTE, WITH_COMMUNICATION, WITH_MEMORY, LAYERS };

/* A row that is a phase, on its thread. */
struct phase_row {
    uint32_t row, thread;
    int64_t start, end;
    struct trace_phase_call says;
    int64_t device, first, last; /* of the device rows that it launches; last 0: none */
};

struct phase_file {
    const struct rows_rank *rank;
    const struct rows_span *span;
    struct budget *budget;
    struct budget_share memory;
    struct trace_phase_call *of_op; /* what the name of the op says */
    bool *is_phase;                 /* by op */
    uint32_t *thread_of_place;      /* threads are numbered by their places */
    struct phase_row *rows;         /* by (thread, start), outermost only */
    size_t count;
    uint32_t *device; /* all device rows, by time */
    size_t device_count;
    struct collective_busy *busy[LAYERS];
    size_t busy_count[LAYERS];
};

static void file_free(struct phase_file *file)
{
    free(file->of_op);
    free(file->is_phase);
    free(file->thread_of_place);
    free(file->rows);
    free(file->device);
    for (int i = 0; i < LAYERS; i++)
        free(file->busy[i]);
    budget_share_return(&file->memory);
}

void phase_calls_init(struct phase_calls *calls, struct budget *budget)
{
    *calls = (struct phase_calls){.memory = {.budget = budget}};
}

void phase_calls_free(struct phase_calls *calls)
{
    free(calls->items);
    budget_share_return(&calls->memory);
}

/* ---- the rows ---- */

static int read_names(struct phase_file *file, bool *found, struct error *error)
{
    const struct trace_recording *recording = file->span->recording;
    size_t count = (size_t)recording->op_count + 1;
    int status = budget_share_take(
        &file->memory, count * (sizeof *file->of_op + sizeof *file->is_phase), error);

    *found = false;
    if (status != 0)
        return status;
    file->of_op = calloc(count, sizeof *file->of_op);
    file->is_phase = calloc(count, sizeof *file->is_phase);
    if (file->of_op == NULL || file->is_phase == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < recording->op_count && !budget_is_over(file->budget); i++) {
        const struct trace_op *op = &recording->ops[i];

        if (strcmp(strings_text(&recording->names, op->category), TRACE_PHASE_CATEGORY) !=
            0)
            continue;
        file->is_phase[i] = trace_phase_read(strings_text(&recording->names, op->name),
                                             strings_length(&recording->names, op->name),
                                             &file->of_op[i]);
        *found |= file->is_phase[i];
    }
    return budget_look(file->budget, error);
}

static int compare_places(const void *a, const void *b, void *context)
{
    const struct trace_place *places = context;
    const struct trace_place *left = &places[*(const uint32_t *)a];
    const struct trace_place *right = &places[*(const uint32_t *)b];

    if (left->pid != right->pid)
        return left->pid < right->pid ? -1 : 1;
    return (left->tid > right->tid) - (left->tid < right->tid);
}

static int number_threads(struct phase_file *file, struct error *error)
{
    const struct trace_recording *recording = file->span->recording;
    size_t count = recording->place_count;
    CLEANUP_FREE uint32_t *order = calloc(count + 1, sizeof *order);

    file->thread_of_place = calloc(count + 1, sizeof *file->thread_of_place);
    if (order == NULL || file->thread_of_place == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < count; i++)
        order[i] = i;
    qsort_r(order, count, sizeof *order, compare_places, recording->places);
    for (size_t i = 1; i < count; i++)
        file->thread_of_place[order[i]] =
            file->thread_of_place[order[i - 1]] +
            (compare_places(&order[i - 1], &order[i], recording->places) != 0);
    return budget_look(file->budget, error);
}

static int compare_rows(const void *a, const void *b)
{
    const struct phase_row *left = a, *right = b;

    if (left->thread != right->thread)
        return left->thread < right->thread ? -1 : 1;
    if (left->start != right->start)
        return left->start < right->start ? -1 : 1;
    if (left->end != right->end)
        return left->end > right->end ? -1 : 1;
    return (left->row > right->row) - (left->row < right->row);
}

/* Keeps only the rows that have no phase above them on their thread. */
static void keep_outermost(struct phase_file *file)
{
    size_t kept = 0, sorted = 1;

    /* Most files have them in order. */
    while (sorted < file->count &&
           compare_rows(&file->rows[sorted - 1], &file->rows[sorted]) <= 0)
        sorted++;
    if (sorted < file->count)
        qsort(file->rows, file->count, sizeof *file->rows, compare_rows);
    for (size_t i = 0; i < file->count; i++) {
        const struct phase_row *row = &file->rows[i];
        const struct phase_row *above = kept > 0 ? &file->rows[kept - 1] : NULL;

        if (above == NULL || above->thread != row->thread || row->end > above->end)
            file->rows[kept++] = *row;
    }
    file->count = kept;
}

static int find_rows(struct phase_file *file, struct error *error)
{
    const struct trace_events *events = &file->span->recording->events;
    size_t capacity = 0;

    for (uint32_t row = 0; row < events->count && !budget_is_over_at(file->budget, row);
         row++) {
        uint32_t op = events->op[row];
        size_t had = capacity;

        if (!file->is_phase[op])
            continue;
        if (!ARRAY_RESERVE(file->rows, capacity, file->count + 1))
            return error_set_memory(error);
        int status = budget_share_take(&file->memory,
                                       (capacity - had) * sizeof *file->rows, error);
        if (status != 0)
            return status;
        file->rows[file->count++] =
            (struct phase_row){.row = row,
                               .thread = file->thread_of_place[events->place[row]],
                               .start = events->ts[row],
                               .end = events->ts[row] + events->dur[row],
                               .says = file->of_op[op]};
    }
    keep_outermost(file);
    return budget_look(file->budget, error);
}

/* ---- the devices ---- */

static int find_device_rows(struct phase_file *file, struct error *error)
{
    const struct trace_recording *recording = file->span->recording;
    const struct trace_events *events = &recording->events;
    size_t total = 0;

    for (uint32_t row = 0; row < events->count; row++)
        total += recording->ops[events->op[row]].side == TRACE_DEVICE;
    int status = budget_share_take(
        &file->memory, total * (sizeof(uint32_t) * 2 + sizeof **file->busy * LAYERS),
        error);
    if (status != 0)
        return status;
    file->device = calloc(total + 1, sizeof *file->device);
    CLEANUP_FREE uint32_t *scratch = calloc(total / 2 + 1, sizeof *scratch);
    if (file->device == NULL || scratch == NULL)
        return error_set_memory(error);
    for (uint32_t row = 0; row < events->count && file->device_count < total; row++)
        if (recording->ops[events->op[row]].side == TRACE_DEVICE)
            file->device[file->device_count++] = row;
    order_rows(events, file->device, file->device_count, scratch);
    return budget_look(file->budget, error);
}

static int find_busy(struct phase_file *file, struct error *error)
{
    const struct trace_events *events = &file->span->recording->events;

    for (int layer = 0; layer < LAYERS; layer++) {
        file->busy[layer] = calloc(file->device_count + 1, sizeof *file->busy[layer]);
        if (file->busy[layer] == NULL)
            return error_set_memory(error);
    }
    for (size_t i = 0; i < file->device_count && !budget_is_over_at(file->budget, i);
         i++) {
        uint32_t row = file->device[i];
        enum trace_kind kind = rows_kind(file->span, row);
        int from = kind == TRACE_KIND_COMPUTATION     ? COMPUTE
                   : kind == TRACE_KIND_COMMUNICATION ? WITH_COMMUNICATION
                                                      : WITH_MEMORY;

        for (int layer = from; layer < LAYERS; layer++)
            collective_busy_add(file->busy[layer], &file->busy_count[layer],
                                events->ts[row], events->ts[row] + events->dur[row]);
    }
    for (int layer = 0; layer < LAYERS; layer++)
        collective_busy_sum(file->busy[layer], file->busy_count[layer]);
    return budget_look(file->budget, error);
}

/* Whether a row starts no later than a moment of a thread. */
static bool is_before(const struct phase_row *row, uint32_t thread, int64_t then)
{
    return row->thread < thread || (row->thread == thread && row->start <= then);
}

/* The phase that contains a moment of a thread, or NULL. `*at` is the number after the
 * phase found last: launches mostly come in order. */
static struct phase_row *find_above(const struct phase_file *file, uint32_t thread,
                                    int64_t then, size_t *at)
{
    size_t low = *at, high = file->count;

    if (low > 0 && is_before(&file->rows[low - 1], thread, then)) {
        size_t near = low + 1 < high ? low + 1 : high;

        /* It is the same phase, or the next. */
        if (low == high || !is_before(&file->rows[low], thread, then))
            high = low;
        else if (near == high || !is_before(&file->rows[near], thread, then))
            low = high = near;
    } else {
        low = 0;
    }

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (is_before(&file->rows[middle], thread, then))
            low = middle + 1;
        else
            high = middle;
    }
    *at = low;
    struct phase_row *row = low > 0 ? &file->rows[low - 1] : NULL;
    return row != NULL && row->thread == thread && then <= row->end ? row : NULL;
}

static int give_device_rows(struct phase_file *file, struct error *error)
{
    const struct trace_events *events = &file->span->recording->events;
    size_t at = 0;

    for (size_t i = 0; i < file->device_count && !budget_is_over_at(file->budget, i);
         i++) {
        uint32_t row = file->device[i], launch = events->link[row];
        int64_t start = events->ts[row], end = start + events->dur[row];

        if (launch == TRACE_NONE)
            continue;
        struct phase_row *phase = find_above(
            file, file->thread_of_place[events->place[launch]], events->ts[launch], &at);
        if (phase == NULL)
            continue;
        if (phase->first == phase->last) {
            phase->first = start;
            phase->last = start;
        }
        /* Device rows come in order of their starts. */
        if (end > phase->last) {
            phase->device += end - (start > phase->last ? start : phase->last);
            phase->last = end;
        }
    }
    return budget_look(file->budget, error);
}

/* ---- when a phase is at work ---- */

/* The time of a row, or from the first start to the last end of what it launches. */
struct call_stretch {
    int64_t start, end;
    uint32_t call; /* of those of the file */
};

static int compare_stretches(const void *a, const void *b)
{
    const struct call_stretch *left = a, *right = b;

    if (left->start != right->start)
        return left->start < right->start ? -1 : 1;
    return (left->call > right->call) - (left->call < right->call);
}

/* Gives each call the part of its stretches that no earlier one of its phase covers. */
static int measure_active(struct phase_file *file, struct phase_call *calls,
                          const size_t *row_of_call, size_t count, struct error *error)
{
    int status =
        budget_share_take(&file->memory, 2 * count * sizeof(struct call_stretch), error);
    if (status != 0)
        return status;
    CLEANUP_FREE struct call_stretch *stretches =
        calloc(2 * count + 1, sizeof *stretches);
    int64_t covered[TRACE_PHASES];
    size_t total = 0;

    if (stretches == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < TRACE_PHASES; i++)
        covered[i] = INT64_MIN;
    for (size_t i = 0; i < count; i++) {
        const struct phase_row *row = &file->rows[row_of_call[i]];

        stretches[total++] = (struct call_stretch){row->start, row->end, (uint32_t)i};
        if (row->last > row->first)
            stretches[total++] =
                (struct call_stretch){row->first, row->last, (uint32_t)i};
    }
    qsort(stretches, total, sizeof *stretches, compare_stretches);
    for (size_t i = 0; i < total; i++) {
        struct phase_call *call = &calls[stretches[i].call];
        int64_t *until = &covered[call->says.phase], start = stretches[i].start;

        if (stretches[i].end <= *until)
            continue;
        call->active += stretches[i].end - (start > *until ? start : *until);
        *until = stretches[i].end;
    }
    return budget_look(file->budget, error);
}

/* ---- calls ---- */

static struct phase_call make_call(const struct phase_file *file,
                                   const struct phase_row *row)
{
    struct phase_call call = {.says = row->says,
                              .rank = file->rank->rank,
                              .time = row->end - row->start,
                              .has_parts = file->device_count > 0,
                              .device = row->device};
    int64_t within[LAYERS];

    for (int layer = 0; layer < LAYERS; layer++)
        within[layer] = collective_busy_within(file->busy[layer], file->busy_count[layer],
                                               row->start, row->end);
    call.compute = within[COMPUTE];
    call.communication = within[WITH_COMMUNICATION] - within[COMPUTE];
    call.memory = within[WITH_MEMORY] - within[WITH_COMMUNICATION];
    call.idle = call.time - within[WITH_MEMORY];
    return call;
}

static int add_calls(struct phase_calls *calls, struct phase_file *file,
                     struct error *error)
{
    CLEANUP_FREE size_t *row_of_call = calloc(file->count + 1, sizeof *row_of_call);
    size_t before = calls->count;
    int status =
        budget_share_take(&calls->memory, file->count * sizeof *calls->items, error);

    if (status != 0)
        return status;
    if (row_of_call == NULL ||
        !ARRAY_RESERVE(calls->items, calls->capacity, calls->count + file->count))
        return error_set_memory(error);
    for (size_t i = 0; i < file->count; i++) {
        if (!rows_keeps(file->rank, file->span, file->rows[i].row))
            continue;
        row_of_call[calls->count - before] = i;
        calls->items[calls->count++] = make_call(file, &file->rows[i]);
    }
    return measure_active(file, calls->items + before, row_of_call, calls->count - before,
                          error);
}

static int add_file(struct phase_calls *calls, const struct rows_rank *rank,
                    const struct rows_span *span, struct error *error)
{
    struct budget *budget = calls->memory.budget;
    CLEANUP(file_free)
    struct phase_file file = {
        .rank = rank, .span = span, .budget = budget, .memory = {.budget = budget}};
    bool found;
    int status = read_names(&file, &found, error);

    if (status != 0 || !found)
        return status;
    status = number_threads(&file, error);
    if (status == 0)
        status = find_rows(&file, error);
    if (status == 0)
        status = find_device_rows(&file, error);
    if (status == 0)
        status = find_busy(&file, error);
    if (status == 0)
        status = give_device_rows(&file, error);
    return status == 0 ? add_calls(calls, &file, error) : status;
}

int phase_calls_add(struct phase_calls *calls, const struct rows_rank *rank,
                    struct error *error)
{
    int status = 0;

    for (size_t i = 0; i < rank->span_count && status == 0; i++)
        status = add_file(calls, rank, &rank->spans[i], error);
    return status;
}

int phase_calls_append(struct phase_calls *calls, struct phase_calls *from,
                       struct error *error)
{
    if (!ARRAY_RESERVE(calls->items, calls->capacity, calls->count + from->count))
        return error_set_memory(error);
    if (from->count > 0)
        memcpy(calls->items + calls->count, from->items,
               from->count * sizeof *from->items);
    calls->count += from->count;
    calls->memory.bytes += from->memory.bytes;
    from->memory.bytes = 0;
    free(from->items);
    from->items = NULL;
    from->count = from->capacity = 0;
    return 0;
}
