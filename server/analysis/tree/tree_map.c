/* See tree_map.h. */
#include "analysis/tree/tree_map.h"
#include "base/hash.h"

#include <stdlib.h>

#define SIZE_MIN ((size_t)16)

void tree_map_init(struct tree_map *map, struct budget_share *memory)
{
    *map = (struct tree_map){.seed = hash_seed(), .memory = memory};
}

static void give_back(const struct tree_map *map)
{
    size_t bytes = map->size * sizeof *map->slots;

    if (map->memory == NULL || bytes == 0)
        return;
    budget_give_memory(map->memory->budget, bytes);
    map->memory->bytes -= bytes;
}

void tree_map_free(struct tree_map *map)
{
    give_back(map);
    free(map->slots);
    *map = (struct tree_map){0};
}

/* Where a key is, or belongs. The table has free slots. */
static struct tree_map_slot *slot_of(const struct tree_map *map, uint64_t first,
                                     uint64_t second)
{
    size_t at = hash_number(second, hash_number(first, map->seed)) & (map->size - 1);

    while (map->slots[at].value != 0 &&
           (map->slots[at].first != first || map->slots[at].second != second))
        at = (at + 1) & (map->size - 1);
    return &map->slots[at];
}

static bool grow(struct tree_map *map)
{
    struct tree_map larger = *map;

    larger.size = map->size == 0 ? SIZE_MIN : map->size * 2;
    if (map->memory != NULL &&
        budget_share_take(map->memory, larger.size * sizeof *larger.slots, NULL) != 0)
        return false;
    larger.slots = calloc(larger.size, sizeof *larger.slots);
    if (larger.slots == NULL)
        return false;
    for (size_t i = 0; i < map->size; i++)
        if (map->slots[i].value != 0)
            *slot_of(&larger, map->slots[i].first, map->slots[i].second) = map->slots[i];
    give_back(map);
    free(map->slots);
    *map = larger;
    return true;
}

uint32_t *tree_map_at(struct tree_map *map, uint64_t first, uint64_t second)
{
    if (map->size > 0) {
        struct tree_map_slot *known = slot_of(map, first, second);

        if (known->value != 0)
            return &known->value;
    }
    if (map->count * 4 >= map->size * 3 && !grow(map))
        return NULL;
    struct tree_map_slot *slot = slot_of(map, first, second);
    slot->first = first; /* the caller fills it */
    slot->second = second;
    map->count++;
    return &slot->value;
}

uint32_t tree_map_find(const struct tree_map *map, uint64_t first, uint64_t second)
{
    return map->size == 0 ? 0 : slot_of(map, first, second)->value;
}
