#include "base/map.h"

#include <stdlib.h>
#include <string.h>

#define SLOTS_MIN 64
#define SLOTS_MAX ((uint32_t)1 << 31)

static void give_back(const struct map *map)
{
    size_t bytes = map->size * sizeof *map->slots;

    if (map->memory == NULL || bytes == 0)
        return;
    budget_give_memory(map->memory->budget, bytes);
    map->memory->bytes -= bytes;
}

static void free_slots(const struct map *map)
{
    give_back(map);
    if (map->arena != NULL)
        arena_release(map->arena, map->slots);
    else
        free(map->slots);
}

void map_free(struct map *map)
{
    free_slots(map);
    *map = (struct map){.memory = map->memory, .arena = map->arena};
}

void map_clear(struct map *map)
{
    if (map->count > 0)
        memset(map->slots, 0, map->size * sizeof *map->slots);
    map->count = 0;
}

static void put(const struct map *map, struct map_slot slot)
{
    uint32_t at = slot.hash & (map->size - 1);

    while (map->slots[at].next != 0)
        at = (at + 1) & (map->size - 1);
    map->slots[at] = slot;
}

bool map_reserve(struct map *map, size_t count)
{
    struct map larger = *map;

    if (count <= map->size / 2)
        return true;
    if (count > SLOTS_MAX / 2)
        return false;
    for (larger.size = SLOTS_MIN; larger.size / 2 < count;)
        larger.size *= 2;
    if (map->memory != NULL &&
        budget_share_take(map->memory, larger.size * sizeof *larger.slots, NULL) != 0)
        return false;
    larger.slots = map->arena != NULL
                       ? arena_new(map->arena, larger.size, sizeof *larger.slots)
                       : calloc(larger.size, sizeof *larger.slots);
    if (larger.slots == NULL)
        return false;
    for (uint32_t i = 0; i < map->size; i++)
        if (map->slots[i].next != 0)
            put(&larger, map->slots[i]);
    free_slots(map);
    *map = larger;
    return true;
}

bool map_add(struct map *map, uint64_t hash, uint32_t index)
{
    if (!map_reserve(map, map->count + (size_t)1))
        return false;
    put(map, (struct map_slot){(uint32_t)hash, index + 1});
    map->count++;
    return true;
}
