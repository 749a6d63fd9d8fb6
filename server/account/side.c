/* See side.h. */
#include "account/side.h"
#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>

#define NAMES_MAX ((size_t)1 << 30)

void account_side_init(struct account_side *side, size_t samples)
{
    *side = (struct account_side){.samples = samples, .seed = hash_seed()};
    strings_init(&side->names, NAMES_MAX);
}

void account_side_free(struct account_side *side)
{
    strings_free(&side->names);
    free(side->nodes);
    free(side->node_table.slots);
    free(side->places);
    free(side->place_table.slots);
    sums_free(&side->time);
    sums_free(&side->tally);
    sums_free(&side->forwards);
}

uint32_t account_side_name(struct account_side *side, const char *text, size_t length)
{
    uint32_t name = strings_add(&side->names, text, length);

    side->failed |= name == STRINGS_NONE;
    return name == STRINGS_NONE ? 0 : name;
}

/* ---- tables ---- */

static uint64_t hash_node(const struct account_side *side, uint32_t parent,
                          const struct account_raw_node *node)
{
    uint64_t hash = hash_number((uint64_t)parent << 32 | node->name, side->seed);

    return hash_number((uint64_t)node->category << 8 | node->sort, hash);
}

static bool same_node(const struct account_raw_node *x, uint32_t parent,
                      const struct account_raw_node *y)
{
    return x->parent == parent && x->name == y->name && x->category == y->category &&
           x->sort == y->sort;
}

static uint64_t hash_place(const struct account_side *side,
                           const struct account_raw_place *place)
{
    uint64_t hash = hash_number((uint64_t)place->before << 32 | place->after, side->seed);

    hash = hash_number(
        (uint64_t)place->node << 16 | (uint64_t)place->part << 8 | place->sort, hash);
    return place->refill == 0 ? hash : hash_number(place->refill, hash);
}

static bool same_place(const struct account_raw_place *x,
                       const struct account_raw_place *y)
{
    return x->node == y->node && x->before == y->before && x->after == y->after &&
           x->part == y->part && x->sort == y->sort && x->refill == y->refill;
}

/* Makes room for one more number; the caller fills the slots again if it is true. */
static bool table_is_full(const struct account_table *table, uint32_t count)
{
    return 2 * ((uint64_t)count + 1) > table->size;
}

static bool table_grow(struct account_table *table)
{
    uint32_t size = table->size == 0 ? 1024 : 2 * table->size;
    uint32_t *slots = calloc(size, sizeof *slots);

    if (slots == NULL)
        return false;
    free(table->slots);
    *table = (struct account_table){slots, size};
    return true;
}

/* `parent` counts, not that of the node. */
static uint32_t *find_node(const struct account_side *side, uint32_t parent,
                           const struct account_raw_node *node)
{
    const struct account_table *table = &side->node_table;
    uint32_t at = (uint32_t)hash_node(side, parent, node) & (table->size - 1);

    while (table->slots[at] != 0 &&
           !same_node(&side->nodes[table->slots[at] - 1], parent, node))
        at = (at + 1) & (table->size - 1);
    return &table->slots[at];
}

static uint32_t *find_place(const struct account_side *side,
                            const struct account_raw_place *place)
{
    const struct account_table *table = &side->place_table;
    uint32_t at = (uint32_t)hash_place(side, place) & (table->size - 1);

    while (table->slots[at] != 0 &&
           !same_place(&side->places[table->slots[at] - 1], place))
        at = (at + 1) & (table->size - 1);
    return &table->slots[at];
}

/* ---- nodes and places ---- */

static uint32_t add_node(struct account_side *side, const struct account_raw_node *node)
{
    if (!ARRAY_RESERVE(side->nodes, side->node_capacity, (size_t)side->node_count + 1)) {
        side->failed = true;
        return 0;
    }
    side->nodes[side->node_count] = *node;
    return side->node_count++;
}

uint32_t account_side_begin(struct account_side *side)
{
    return add_node(side, &(struct account_raw_node){.parent = ACCOUNT_NONE,
                                                     .shape = ACCOUNT_NONE,
                                                     .types = ACCOUNT_NONE,
                                                     .sort = ACCOUNT_ROOT});
}

/* Makes a node below a parent; the parent itself if there are too many. */
static uint32_t make_child(struct account_side *side, uint32_t parent,
                           const struct account_raw_node *node)
{
    struct account_raw_node child = *node;

    child.parent = parent;
    child.shape = ACCOUNT_NONE;
    child.types = ACCOUNT_NONE;
    child.next = 0;
    child.depth = (uint16_t)(side->nodes[parent].depth + 1);
    child.about |= side->nodes[parent].about & ACCOUNT_INHERITED;
    if ((side->node_count >= ACCOUNT_NODES_MAX || child.depth > ACCOUNT_DEPTH_MAX) &&
        child.sort != ACCOUNT_WORK)
        return parent;
    uint32_t made = add_node(side, &child);
    return side->failed ? parent : made;
}

static uint32_t find_child(struct account_side *side, uint32_t parent,
                           const struct account_raw_node *node)
{
    if (table_is_full(&side->node_table, side->node_count)) {
        if (!table_grow(&side->node_table)) {
            side->failed = true;
            return parent;
        }
        for (uint32_t i = 0; i < side->node_count; i++)
            if (side->nodes[i].sort != ACCOUNT_ROOT)
                *find_node(side, side->nodes[i].parent, &side->nodes[i]) = i + 1;
    }
    uint32_t *slot = find_node(side, parent, node);
    if (*slot != 0)
        return *slot - 1;
    uint32_t made = make_child(side, parent, node);
    if (made != parent)
        *slot = made + 1;
    return made;
}

uint32_t account_side_child(struct account_side *side, uint32_t parent,
                            const struct account_raw_node *node)
{
    if (side->failed)
        return parent;
    /* Steps repeat: mostly, what came after the last one before comes again. */
    uint32_t child = side->nodes[side->last_node].next;
    if (!same_node(&side->nodes[child], parent, node)) {
        child = find_child(side, parent, node);
        side->nodes[side->last_node].next = child;
    }
    side->last_node = child;
    if (child != parent && node->first < side->nodes[child].first)
        side->nodes[child].first = node->first;
    return child;
}

uint32_t account_side_find(const struct account_side *side, uint32_t parent,
                           uint32_t name, uint32_t category, enum account_node_sort sort)
{
    const struct account_raw_node wanted = {
        .name = name, .category = category, .sort = (uint8_t)sort};
    uint32_t slot = side->node_table.size == 0 ? 0 : *find_node(side, parent, &wanted);

    return slot == 0 ? ACCOUNT_NONE : slot - 1;
}

uint32_t account_side_place(struct account_side *side,
                            const struct account_raw_place *place)
{
    if (side->last_place < side->place_count &&
        same_place(&side->places[side->last_place], place))
        return side->last_place;
    if (table_is_full(&side->place_table, side->place_count)) {
        if (!table_grow(&side->place_table)) {
            side->failed = true;
            return 0;
        }
        for (uint32_t i = 0; i < side->place_count; i++)
            *find_place(side, &side->places[i]) = i + 1;
    }
    uint32_t *slot = find_place(side, place);
    if (*slot == 0) {
        if (!ARRAY_RESERVE(side->places, side->place_capacity,
                           (size_t)side->place_count + 1)) {
            side->failed = true;
            return 0;
        }
        side->places[side->place_count++] = *place;
        *slot = side->place_count;
    }
    side->last_place = *slot - 1;
    return side->last_place;
}
