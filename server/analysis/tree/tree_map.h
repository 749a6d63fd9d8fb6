/* A table from two numbers to one. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_MAP_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_MAP_H

#include "base/budget.h"

#include <stdbool.h>
#include <stdint.h>

struct tree_map_slot {
    uint64_t first, second;
    uint32_t value; /* what is there + 1; 0: free */
};
struct tree_map {
    struct tree_map_slot *slots;
    size_t size, count; /* the size is 0 or a power of two */
    uint64_t seed;
    struct budget_share *memory;
};

void tree_map_init(struct tree_map *map, struct budget_share *memory);
void tree_map_free(struct tree_map *map);
/* The place of the value for a key. The value is 0 if the key is new; the caller then
 * sets it. The place is valid until the next call. NULL: no memory for a new key. */
uint32_t *tree_map_at(struct tree_map *map, uint64_t first, uint64_t second);
/* The value, or 0; nothing is added. */
uint32_t tree_map_find(const struct tree_map *map, uint64_t first, uint64_t second);

#endif
