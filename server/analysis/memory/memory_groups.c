/* See memory_groups.h. */
#include "analysis/memory/memory_groups.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>

#define NO_MODULE "no module"

void memory_groups_free(struct memory_groups *groups)
{
    free(groups->items);
    budget_share_return(&groups->memory);
}

static uint32_t key_of(const struct memory_names *names, enum memory_grouping grouping,
                       uint32_t frame)
{
    switch (grouping) {
    case MEMORY_BY_MODULE:
        return names->folded_of[frame];
    case MEMORY_BY_OPERATOR:
        return names->frames.items[frame].name;
    default:
        return frame;
    }
}

static int compare_groups(const void *a, const void *b)
{
    const struct memory_group *left = a, *right = b;

    if (left->device != right->device)
        return left->device < right->device ? -1 : 1;
    if (left->count.bytes != right->count.bytes)
        return left->count.bytes > right->count.bytes ? -1 : 1;
    return (left->key > right->key) - (left->key < right->key);
}

/* Adds to the group of a device and key. */
static bool add(struct memory_groups *groups, struct tree_map *places,
                const struct memory_group *more)
{
    uint32_t *place = tree_map_at(places, more->device, more->key);
    size_t before = groups->capacity;

    if (place == NULL)
        return false;
    if (*place == 0) {
        if (!ARRAY_RESERVE(groups->items, groups->capacity, groups->count + 1) ||
            budget_share_take(&groups->memory,
                              (groups->capacity - before) * sizeof *groups->items,
                              NULL) != 0)
            return false;
        groups->items[groups->count++] = *more;
        *place = (uint32_t)groups->count;
        return true;
    }
    memory_count_add(&groups->items[*place - 1].count, &more->count);
    groups->items[*place - 1].frames++;
    return true;
}

int memory_groups_make(const struct memory_sums *sums, const struct memory_names *names,
                       size_t side, enum memory_held_sort sort,
                       enum memory_grouping grouping, struct memory_groups *out,
                       struct error *error)
{
    struct budget *budget = names->frames.memory.budget;
    CLEANUP(tree_map_free) struct tree_map places;
    bool fine = true;

    *out = (struct memory_groups){.memory = {.budget = budget}};
    tree_map_init(&places, &out->memory);
    for (size_t i = 0; i < sums->held_count && fine; i++) {
        const struct memory_held *held = &sums->held[i];
        uint32_t frame = names->frame_of[side][held->frame];
        const struct memory_group more = {
            held->device, key_of(names, grouping, frame), frame, 1, 0, held->count};

        fine =
            !budget_is_over(budget) && (held->sort != sort || add(out, &places, &more));
    }
    if (!fine)
        return budget_or_memory(budget, error);
    if (out->count > 0)
        qsort(out->items, out->count, sizeof *out->items, compare_groups);
    for (size_t i = 1; i < out->count; i++)
        if (out->items[i].device == out->items[i - 1].device)
            out->items[i].place = out->items[i - 1].place + 1;
    return 0;
}

size_t memory_groups_keys(const struct memory_names *names, enum memory_grouping grouping)
{
    switch (grouping) {
    case MEMORY_BY_MODULE:
        return names->folded.count;
    case MEMORY_BY_OPERATOR:
        return names->frames.names.count;
    default:
        return names->frames.count;
    }
}

void memory_groups_mark(const struct memory_groups *groups, size_t limit, bool *shown)
{
    for (size_t i = 0; i < groups->count; i++)
        if (groups->items[i].place < limit)
            shown[groups->items[i].key] = true;
}

void memory_groups_append_name(const struct memory_names *names,
                               enum memory_grouping grouping, uint32_t key,
                               struct buffer *out)
{
    switch (grouping) {
    case MEMORY_BY_MODULE:
        if (key == MEMORY_ROOT)
            buffer_append_text(out, NO_MODULE);
        else
            memory_frames_append_path(&names->folded, key, false, out);
        break;
    case MEMORY_BY_OPERATOR:
        buffer_append(out, strings_text(&names->frames.names, key),
                      strings_length(&names->frames.names, key));
        break;
    default:
        memory_frames_append_path(&names->frames, key, true, out);
        break;
    }
}
