/* See memory_gather.h. */
#include "analysis/memory/memory_gather.h"
#include "analysis/memory/memory_device.h"
#include "analysis/memory/memory_place.h"
#include "base/cleanup.h"

#include <stdlib.h>

/* Of each instant: its number twice, its frame, its device. */
#define INSTANT_BYTES 16

static int compare_instants(const void *a, const void *b, void *context)
{
    const struct trace_memory *instants = context;
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;

    if (instants[left].ts != instants[right].ts)
        return instants[left].ts < instants[right].ts ? -1 : 1;
    return (left > right) - (left < right);
}

/* The instants by (ts, file order); owned by the caller. */
static uint32_t *order_instants(const struct trace_recording *recording,
                                struct budget *budget)
{
    uint32_t *order = calloc((size_t)recording->memory_count + 1, sizeof *order);
    bool is_ordered = true;

    for (uint32_t i = 0;
         order != NULL && i < recording->memory_count && !budget_is_over_at(budget, i);
         i++) {
        order[i] = i;
        is_ordered &= i == 0 || recording->memory_instants[i - 1].ts <=
                                    recording->memory_instants[i].ts;
    }
    if (order != NULL && !is_ordered && !budget_is_over(budget))
        qsort_r(order, recording->memory_count, sizeof *order, compare_instants,
                recording->memory_instants);
    return order;
}

/* ---- the devices of a span ---- */

struct span_devices {
    struct memory_place *places; /* by first instant in time */
    size_t count, capacity;
    struct tree_map numbers; /* type, id: device + 1 */
    uint32_t *of_instant;
    uint32_t *rows;  /* the instants device by device, each by time */
    uint32_t *begin; /* where the rows of a device begin; count + 1 */
};

static void devices_free(struct span_devices *devices)
{
    free(devices->places);
    tree_map_free(&devices->numbers);
    free(devices->of_instant);
    free(devices->rows);
    free(devices->begin);
}

static struct memory_place place_of(const struct trace_memory *instant)
{
    return (struct memory_place){
        .type = instant->device_type,
        .id = instant->device_id,
        .has_type = (instant->fields & TRACE_MEMORY_DEVICE_TYPE) != 0,
        .has_id = (instant->fields & TRACE_MEMORY_DEVICE_ID) != 0};
}

static bool is_same_place(const struct memory_place *a, const struct memory_place *b)
{
    return a->type == b->type && a->id == b->id && a->has_type == b->has_type &&
           a->has_id == b->has_id;
}

/* The number + 1 of a device, which is added if it is new; 0: no memory, or the budget is
 * over. */
static uint32_t number_of(const struct memory_place *place, struct memory_sums *sums,
                          struct span_devices *devices)
{
    uint32_t *number = tree_map_at(&devices->numbers,
                                   (uint64_t)(uint32_t)place->type << 1 | place->has_type,
                                   (uint64_t)(uint32_t)place->id << 1 | place->has_id);

    if (number == NULL)
        return 0;
    if (*number == 0) {
        if (!memory_sums_room(sums, &devices->places, &devices->capacity, devices->count,
                              sizeof *devices->places))
            return 0;
        devices->places[devices->count++] = *place;
        *number = (uint32_t)devices->count;
    }
    return *number;
}

static bool number_devices(const struct trace_recording *recording, const uint32_t *order,
                           struct memory_sums *sums, struct span_devices *devices)
{
    uint32_t last = 0;

    tree_map_init(&devices->numbers, &sums->frames.memory);
    for (uint32_t i = 0; i < recording->memory_count; i++) {
        const struct memory_place place = place_of(&recording->memory_instants[order[i]]);

        if (budget_is_over_at(sums->frames.memory.budget, i))
            return false;
        if (last == 0 || !is_same_place(&place, &devices->places[last - 1]))
            last = number_of(&place, sums, devices);
        if (last == 0)
            return false;
        devices->of_instant[order[i]] = last - 1;
    }
    return true;
}

/* Sorts the instants into their devices. */
static bool share_out(const struct trace_recording *recording, const uint32_t *order,
                      struct budget *budget, struct span_devices *devices)
{
    uint32_t count = recording->memory_count;
    CLEANUP_FREE uint32_t *next = calloc(devices->count + 2, sizeof *next);

    devices->begin = calloc(devices->count + 2, sizeof *devices->begin);
    devices->rows = calloc((size_t)count + 1, sizeof *devices->rows);
    if (next == NULL || devices->begin == NULL || devices->rows == NULL)
        return false;
    for (uint32_t i = 0; i < count; i++)
        devices->begin[devices->of_instant[i] + 1]++;
    for (size_t i = 0; i < devices->count; i++) {
        devices->begin[i + 1] += devices->begin[i];
        next[i] = devices->begin[i];
    }
    for (uint32_t i = 0; i < count && !budget_is_over_at(budget, i); i++)
        devices->rows[next[devices->of_instant[order[i]]]++] = order[i];
    return !budget_is_over(budget);
}

/* Host memory comes last. */
static int compare_places(const void *a, const void *b, void *context)
{
    const struct span_devices *devices = context;
    uint32_t left_number = *(const uint32_t *)a, right_number = *(const uint32_t *)b;
    const struct memory_place *left = &devices->places[left_number];
    const struct memory_place *right = &devices->places[right_number];

    if (left->has_type != right->has_type)
        return left->has_type ? 1 : -1;
    if ((left->type == 0) != (right->type == 0))
        return left->type == 0 ? 1 : -1;
    if (left->type != right->type)
        return left->type < right->type ? -1 : 1;
    if (left->has_id != right->has_id)
        return left->has_id ? 1 : -1;
    return (left->id > right->id) - (left->id < right->id);
}

/* ---- operators and steps ---- */

static bool is_selected(const struct rows_span *span, int64_t time)
{
    return span->step_chosen == NULL ||
           span->step_chosen[step_pieces_find(span->pieces, time)];
}

static bool add_operators(const struct rows_rank *rank, const struct rows_span *span,
                          const uint32_t *frames, struct memory_sums *sums)
{
    const struct trace_recording *recording = span->recording;
    struct memory_operator *op = NULL; /* of the instant before */

    for (uint32_t i = 0; i < recording->memory_count; i++) {
        const struct trace_memory *instant = &recording->memory_instants[i];
        const struct memory_place place = place_of(instant);
        const struct memory_count one = {1, memory_bytes_of(instant)};
        uint32_t name = sums->frames.items[frames[i]].name;

        if (budget_is_over_at(rank->memory.budget, i))
            return false;
        if (instant->bytes == 0 || !is_selected(span, instant->ts))
            continue;
        if (op == NULL || op->name != name || op->type != place.type ||
            op->has_type != place.has_type)
            op = memory_sums_operator(sums, &place, name);
        if (op == NULL)
            return false;
        memory_count_add(instant->bytes > 0 ? &op->allocated : &op->freed, &one);
    }
    return true;
}

static bool add_steps(const struct rows_rank *rank, uint32_t number,
                      struct memory_sums *sums)
{
    const struct trace_recording *recording = rank->spans[number].recording;

    for (uint32_t i = 1; i < recording->step_count; i++) {
        if (budget_is_over_at(rank->memory.budget, i) ||
            !memory_sums_room(sums, &sums->steps, &sums->step_capacity, sums->step_count,
                              sizeof *sums->steps))
            return false;
        sums->steps[sums->step_count++] =
            (struct memory_step){rank->rank, number, recording->steps[i].number,
                                 recording->steps[i].host_ts, recording->steps[i].host};
    }
    return true;
}

/* The samples of a span that are selected. */
static uint64_t count_samples(const struct rows_span *span)
{
    const struct trace_recording *recording = span->recording;
    uint64_t count = 0;

    if (span->step_chosen == NULL)
        return recording->step_count > 0;
    for (uint32_t i = 1; i < recording->step_count; i++)
        count += span->step_chosen[i];
    return count;
}

/* ---- the whole ---- */

static int add_devices(const struct rows_rank *rank, uint32_t number,
                       const struct span_devices *devices, const uint32_t *frames,
                       struct memory_sums *sums, struct series_list *lines,
                       struct error *error)
{
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};
    CLEANUP_FREE uint32_t *order = calloc(devices->count + 1, sizeof *order);
    int status =
        step_pieces_make(rank->spans[number].recording, STEP_HOST, &pieces, error);

    if (status != 0 || order == NULL)
        return status != 0 ? status : error_set_memory(error);
    for (uint32_t i = 0; i < devices->count; i++)
        order[i] = i;
    qsort_r(order, devices->count, sizeof *order, compare_places,
            (void *)(uintptr_t)devices);
    for (size_t i = 0; i < devices->count && status == 0; i++) {
        uint32_t begin = devices->begin[order[i]], end = devices->begin[order[i] + 1];
        const struct memory_rows rows = {.recording = rank->spans[number].recording,
                                         .rank = rank->rank,
                                         .span = number,
                                         .place = devices->places[order[i]],
                                         .rows = devices->rows + begin,
                                         .count = end - begin,
                                         .frames = frames,
                                         .pieces = &pieces};

        status = memory_device_add(&rows, sums, lines, error);
    }
    return status;
}

static int add_span(const struct rows_rank *rank, uint32_t number, const char *marker,
                    struct memory_sums *sums, struct series_list *lines,
                    struct error *error)
{
    const struct rows_span *span = &rank->spans[number];
    const struct trace_recording *recording = span->recording;
    struct budget *budget = rank->memory.budget;
    uint32_t count = recording->memory_count;
    CLEANUP(devices_free) struct span_devices devices = {0};
    int status =
        budget_share_take(&sums->frames.memory, (uint64_t)count * INSTANT_BYTES, error);

    sums->samples += count_samples(span);
    if (count == 0 || status != 0)
        return status;
    CLEANUP_FREE uint32_t *order = order_instants(recording, budget);
    CLEANUP_FREE uint32_t *frames = calloc((size_t)count + 1, sizeof *frames);
    devices.of_instant = calloc((size_t)count + 1, sizeof *devices.of_instant);
    if (order == NULL || frames == NULL || devices.of_instant == NULL)
        return error_set_memory(error);
    status = memory_place(recording, marker, order, &sums->frames, frames, error);
    if (status != 0)
        return status;
    if (!number_devices(recording, order, sums, &devices) ||
        !share_out(recording, order, budget, &devices) ||
        !add_operators(rank, span, frames, sums) || !add_steps(rank, number, sums))
        return budget_or_memory(budget, error);
    return add_devices(rank, number, &devices, frames, sums, lines, error);
}

int memory_gather(const struct rows_rank *rank, const char *marker,
                  struct memory_sums *sums, struct series_list *lines,
                  struct error *error)
{
    int status = 0;

    for (uint32_t i = 0; i < rank->span_count && status == 0; i++)
        status = add_span(rank, i, marker, sums, lines, error);
    return status;
}
