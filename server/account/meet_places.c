/* See meet_places.h. */
#include "account/meet_places.h"
#include "account/tree.h"
#include "base/cleanup.h"
#include "base/hash.h"

#include <stdlib.h>

/* ---- equal places ---- */

static uint64_t hash_place(const struct account_place *place, uint64_t seed)
{
    uint64_t hash = hash_number((uint64_t)place->before << 32 | place->after, seed);

    return hash_number((uint64_t)place->node << 20 | (uint64_t)place->part << 12 |
                           (uint64_t)place->sort << 1 | place->elsewhere,
                       hash);
}

static bool same_place(const struct account_place *x, const struct account_place *y)
{
    return x->node == y->node && x->before == y->before && x->after == y->after &&
           x->part == y->part && x->sort == y->sort && x->elsewhere == y->elsewhere;
}

/* Places that are equal become the first of them. `moved`: by place, where it went. */
static bool fold_equal(struct account *out, uint32_t *moved)
{
    uint64_t seed = hash_seed();
    size_t size = 16;

    while (size < 2 * ((size_t)out->place_count + 1))
        size *= 2;
    CLEANUP_FREE uint32_t *slots = calloc(size, sizeof *slots);
    if (slots == NULL)
        return false;
    for (uint32_t i = 0; i < out->place_count; i++) {
        const struct account_place *place = &out->places[i];
        size_t at = hash_place(place, seed) & (size - 1);

        while (slots[at] != 0 && !same_place(&out->places[slots[at] - 1], place))
            at = (at + 1) & (size - 1);
        moved[i] = i;
        if (slots[at] == 0) {
            slots[at] = i + 1;
            continue;
        }
        moved[i] = slots[at] - 1;
        for (int side = 0; side < 2; side++)
            out->places[moved[i]].ns[side] += place->ns[side];
    }
    return true;
}

/* ---- rows that stand on one side only ---- */

struct lone_row {
    uint64_t key; /* rows that may meet have the same */
    uint32_t place;
};

static int compare_lone(const void *a, const void *b)
{
    const struct lone_row *x = a, *y = b;

    if (x->key != y->key)
        return x->key < y->key ? -1 : 1;
    return (x->place > y->place) - (x->place < y->place);
}

static bool is_lone_row(const struct account_place *place)
{
    return place->sort == ACCOUNT_ROW && place->part <= ACCOUNT_MEMORY &&
           (place->ns[0] == 0) != (place->ns[1] == 0);
}

/* A place with the row's own name, whatever launched it. The number of the first node of
 * that name and category stands for both. */
static uint64_t key_of(const struct account *out, const struct account_place *place,
                       bool by_call, const uint32_t *first_of_node)
{
    uint32_t launch = out->nodes[place->node].parent;
    uint32_t call = launch == 0 ? ACCOUNT_NONE : out->nodes[launch].parent;

    return (uint64_t)place->part << 32 | (by_call ? call : first_of_node[place->node]);
}

/* Lone rows of one key on both sides become one place. `moved`: by place. */
static bool meet_rows(struct account *out, bool by_call, const uint32_t *first_of_node,
                      uint32_t *moved)
{
    CLEANUP_FREE struct lone_row *rows =
        calloc((size_t)out->place_count + 1, sizeof *rows);
    size_t count = 0;

    if (rows == NULL)
        return false;
    for (uint32_t i = 0; i < out->place_count; i++) {
        if (moved[i] != i || !is_lone_row(&out->places[i]))
            continue;
        uint64_t key = key_of(out, &out->places[i], by_call, first_of_node);
        if ((uint32_t)key != ACCOUNT_NONE)
            rows[count++] = (struct lone_row){key, i};
    }
    qsort(rows, count, sizeof *rows, compare_lone);
    for (size_t i = 0, end; i < count; i = end) {
        bool has[2] = {false, false};

        for (end = i; end < count && rows[end].key == rows[i].key; end++)
            has[out->places[rows[end].place].ns[0] == 0] = true;
        if (!has[0] || !has[1])
            continue;
        struct account_place *first = &out->places[rows[i].place];
        for (size_t k = i + 1; k < end; k++) {
            for (int side = 0; side < 2; side++)
                first->ns[side] += out->places[rows[k].place].ns[side];
            moved[rows[k].place] = rows[i].place;
        }
        first->sort = by_call ? ACCOUNT_OTHER_ROWS : ACCOUNT_ROW;
        first->elsewhere = !by_call;
        first->node = (uint32_t)rows[i].key;
    }
    return true;
}

/* By node of device work: the first node of the same name and category. */
static uint32_t *find_first_nodes(const struct account *out)
{
    uint32_t *first = calloc((size_t)out->node_count + 1, sizeof *first);
    struct account_tree by_name;

    account_tree_init(&by_name, 0);
    for (uint32_t i = 0; first != NULL && !by_name.failed && i < out->node_count; i++) {
        struct account_node node = out->nodes[i];

        first[i] = i;
        if (node.sort != ACCOUNT_WORK)
            continue;
        node.parent = 0;
        uint32_t at = account_tree_child(&by_name, &node);
        if (by_name.failed)
            break;
        if (by_name.nodes[at].child == ACCOUNT_NONE)
            by_name.nodes[at].child = i;
        first[i] = by_name.nodes[at].child;
    }
    if (by_name.failed) {
        free(first);
        first = NULL;
    }
    account_tree_free(&by_name);
    return first;
}

/* ---- the whole ---- */

/* Leaves out the places that met others, and those without time. */
static bool settle(struct account *out, const uint32_t *moved,
                   uint32_t *const place_of[2], const uint32_t counts[2])
{
    CLEANUP_FREE uint32_t *number = calloc((size_t)out->place_count + 1, sizeof *number);
    uint32_t kept = 0;

    if (number == NULL)
        return false;
    for (uint32_t i = 0; i < out->place_count; i++)
        if (moved[i] == i && (out->places[i].ns[0] != 0 || out->places[i].ns[1] != 0)) {
            number[i] = kept;
            out->places[kept++] = out->places[i];
        }
    for (int which = 0; which < 2; which++)
        for (uint32_t i = 0; i < counts[which]; i++) {
            uint32_t at = place_of[which][i];

            while (moved[at] != at)
                at = moved[at];
            place_of[which][i] = number[at];
        }
    out->place_count = kept;
    return true;
}

bool meet_places(struct account *out, uint32_t *const place_of[2],
                 const uint32_t counts[2])
{
    CLEANUP_FREE uint32_t *first = find_first_nodes(out);
    CLEANUP_FREE uint32_t *moved = calloc((size_t)out->place_count + 1, sizeof *moved);

    return first != NULL && moved != NULL && fold_equal(out, moved) &&
           meet_rows(out, true, first, moved) && meet_rows(out, false, first, moved) &&
           settle(out, moved, place_of, counts);
}
