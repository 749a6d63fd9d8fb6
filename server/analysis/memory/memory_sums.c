/* See memory_sums.h. */
#include "analysis/memory/memory_sums.h"
#include "analysis/statistics/statistics.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>

void memory_count_add(struct memory_count *to, const struct memory_count *more)
{
    to->count += more->count;
    to->bytes = statistics_add(to->bytes, more->bytes);
}

void memory_sums_init(struct memory_sums *sums, struct budget *budget)
{
    *sums = (struct memory_sums){0};
    memory_frames_init(&sums->frames, budget);
    tree_map_init(&sums->operator_places, &sums->frames.memory);
}

void memory_sums_free(struct memory_sums *sums)
{
    tree_map_free(&sums->operator_places);
    memory_frames_free(&sums->frames);
    free(sums->devices);
    free(sums->held);
    free(sums->operators);
    free(sums->steps);
}

bool memory_sums_room(struct memory_sums *sums, void *array, size_t *capacity,
                      size_t count, size_t size)
{
    size_t before = *capacity;

    return array_reserve(array, capacity, count + 1, size) &&
           budget_share_take(&sums->frames.memory, (*capacity - before) * size, NULL) ==
               0;
}

struct memory_operator *memory_sums_operator(struct memory_sums *sums,
                                             const struct memory_place *place,
                                             uint32_t name)
{
    uint32_t *at = tree_map_at(&sums->operator_places, name,
                               (uint64_t)(uint32_t)place->type << 1 | place->has_type);

    if (at == NULL)
        return NULL;
    if (*at == 0) {
        if (!memory_sums_room(sums, &sums->operators, &sums->operator_capacity,
                              sums->operator_count, sizeof *sums->operators))
            return NULL;
        sums->operators[sums->operator_count++] = (struct memory_operator){
            .type = place->type, .has_type = place->has_type, .name = name};
        *at = (uint32_t)sums->operator_count;
    }
    return &sums->operators[*at - 1];
}

/* ---- appending ---- */

static bool append_held(struct memory_sums *sums, const struct memory_sums *part,
                        const uint32_t *frames)
{
    uint32_t first = (uint32_t)sums->device_count;

    for (size_t i = 0; i < part->held_count; i++) {
        struct memory_held held = part->held[i];

        if (budget_is_over(sums->frames.memory.budget) ||
            !memory_sums_room(sums, &sums->held, &sums->held_capacity, sums->held_count,
                              sizeof held))
            return false;
        held.device += first;
        held.frame = frames[held.frame];
        sums->held[sums->held_count++] = held;
    }
    return true;
}

static bool append_devices(struct memory_sums *sums, const struct memory_sums *part)
{
    for (size_t i = 0; i < part->device_count; i++) {
        if (budget_is_over(sums->frames.memory.budget) ||
            !memory_sums_room(sums, &sums->devices, &sums->device_capacity,
                              sums->device_count, sizeof *sums->devices))
            return false;
        sums->devices[sums->device_count++] = part->devices[i];
    }
    for (size_t i = 0; i < part->step_count; i++) {
        if (budget_is_over(sums->frames.memory.budget) ||
            !memory_sums_room(sums, &sums->steps, &sums->step_capacity, sums->step_count,
                              sizeof *sums->steps))
            return false;
        sums->steps[sums->step_count++] = part->steps[i];
    }
    return true;
}

static bool append_operators(struct memory_sums *sums, const struct memory_sums *part)
{
    for (size_t i = 0; i < part->operator_count; i++) {
        const struct memory_operator *from = &part->operators[i];
        const struct memory_place place = {.type = from->type,
                                           .has_type = from->has_type};
        uint32_t name = memory_frames_name(
            &sums->frames, strings_text(&part->frames.names, from->name),
            strings_length(&part->frames.names, from->name));
        struct memory_operator *to =
            name == STRINGS_NONE ? NULL : memory_sums_operator(sums, &place, name);

        if (to == NULL || budget_is_over(sums->frames.memory.budget))
            return false;
        memory_count_add(&to->allocated, &from->allocated);
        memory_count_add(&to->freed, &from->freed);
    }
    return true;
}

int memory_sums_append(struct memory_sums *sums, const struct memory_sums *part,
                       struct error *error)
{
    CLEANUP_FREE uint32_t *frames = memory_frames_add(&sums->frames, &part->frames);

    if (frames == NULL || !append_held(sums, part, frames) ||
        !append_devices(sums, part) || !append_operators(sums, part))
        return budget_or_memory(sums->frames.memory.budget, error);
    int status = budget_share_take(&sums->frames.memory, part->line_bytes, error);
    if (status != 0)
        return status;
    sums->line_bytes += part->line_bytes;
    sums->samples += part->samples;
    sums->origin_ns = part->origin_ns;
    return 0;
}
