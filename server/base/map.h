#ifndef TRACEDIFF_BASE_MAP_H
#define TRACEDIFF_BASE_MAP_H

#include "base/arena.h"
#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Finds elements of an array of the caller by their key. The map has only hashes and
 * indices; the caller makes the hashes (base/hash.h, with a seed) and compares the keys:
 *
 *     uint32_t i;
 *     MAP_EACH(i, &map, hash)
 *         if (is_same(&list[i], key))
 *             return i;
 *     if (!map_add(&map, hash, count))
 *         return MAP_NONE;
 *     list[count] = key;
 *     return count++;
 *
 * A struct of zeros is an empty map. */

#define MAP_NONE UINT32_MAX

struct map_slot {
    uint32_t hash;
    uint32_t next; /* the index + 1; 0: the slot is free */
};

struct map {
    struct map_slot *slots; /* open addressing; at most half of them have an index */
    uint32_t size;          /* a power of two, or 0 */
    uint32_t count;
    /* Set it while the map is empty: the slots count as its memory until map_free().
     * NULL: none. */
    struct budget_share *memory;
    /* Or this: it has the slots, so that nobody checks map_add(). NULL: none. */
    struct arena *arena;
};

void map_free(struct map *map); /* also the cleanup function */
/* Removes all indices, and keeps the room. */
void map_clear(struct map *map);
/* Makes room for so many indices in all. False if memory is refused. */
bool map_reserve(struct map *map, size_t count);
/* Adds an index that the map does not have yet, below MAP_NONE. False if memory is
 * refused. */
bool map_add(struct map *map, uint64_t hash, uint32_t index);

/* The next index with the hash; MAP_NONE: there is no more. *at begins as the hash. */
static inline uint32_t map_next(const struct map *map, uint64_t hash, uint32_t *at)
{
    while (map->size > 0) {
        const struct map_slot *slot = &map->slots[(*at)++ & (map->size - 1)];

        if (slot->next == 0)
            break;
        if (slot->hash == (uint32_t)hash)
            return slot->next - 1;
    }
    return MAP_NONE;
}

/* Sets `index` to each index with the hash in turn, and to MAP_NONE at the end. */
#define MAP_EACH(index, map, hash)                                                       \
    for (uint32_t map_at = (uint32_t)(hash);                                             \
         ((index) = map_next((map), (hash), &map_at)) != MAP_NONE;)

#define CLEANUP_MAP CLEANUP(map_free)

#endif
