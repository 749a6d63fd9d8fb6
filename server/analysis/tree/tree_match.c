/* See tree_match.h. */
#include "analysis/tree/tree_match.h"
#include "analysis/tree/tree_children.h"
#include "analysis/tree/tree_fences.h"
#include "analysis/tree/tree_map.h"
#include "analysis/tree/tree_wrappers.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>

static void free_children(struct tree_children *children)
{
    free(children->lists[0].items);
    free(children->lists[1].items);
}

static bool list_children(const struct tree *tree, uint32_t node,
                          struct tree_child_list *out, struct budget *budget)
{
    size_t capacity = 0;

    for (uint32_t child = node + 1; child < tree->nodes[node].end;
         child = tree->nodes[child].end) {
        if (budget_is_over(budget) ||
            !ARRAY_RESERVE(out->items, capacity, out->count + 1))
            return false;
        out->items[out->count++] =
            (struct tree_child_link){child, TREE_NONE, TREE_NONE, TREE_FREE};
    }
    return true;
}

/* Children of the same sort, class and number meet. */
static bool meet_by_name(struct tree_children *children)
{
    struct tree_sides *sides = children->sides;
    struct tree_child_list *control = &children->lists[0], *test = &children->lists[1];
    CLEANUP(tree_map_free) struct tree_map places;

    tree_map_init(&places, sides->memory);
    for (size_t i = 0; i < test->count; i++) {
        uint32_t node = test->items[i].node;
        uint32_t *place = tree_map_at(&places, tree_class(sides, 1, node),
                                      sides->trees[1]->nodes[node].number);

        if (place == NULL || budget_is_over(sides->memory->budget))
            return false;
        *place = (uint32_t)i + 1;
    }
    for (size_t i = 0; i < control->count; i++) {
        uint32_t node = control->items[i].node;
        uint32_t place = tree_map_find(&places, tree_class(sides, 0, node),
                                       sides->trees[0]->nodes[node].number);

        if (place == 0)
            continue;
        control->items[i].state = test->items[place - 1].state = TREE_MET;
        control->items[i].partner = place - 1;
        test->items[place - 1].partner = (uint32_t)i;
    }
    return true;
}

/* ---- the list of those that met, and of the others ---- */

static bool add(struct tree_matches *out, const struct tree_match *met)
{
    if (!ARRAY_RESERVE(out->list, out->capacity, out->count + 1))
        return false;
    out->list[out->count++] = *met;
    return true;
}

static int compare_met(const void *a, const void *b)
{
    const struct tree_match *x = a, *y = b;

    if (x->after != y->after)
        return x->after < y->after ? -1 : 1;
    return (x->turn > y->turn) - (x->turn < y->turn);
}

static bool has_partner_in_list(const struct tree_child_link *child)
{
    return child->state == TREE_MET || child->state == TREE_REPLACES;
}

static bool add_control(const struct tree_children *children, struct tree_matches *out)
{
    const struct tree_child_list *control = &children->lists[0];
    const struct tree_child_list *test = &children->lists[1];

    for (size_t i = 0; i < control->count; i++) {
        const struct tree_child_link *child = &control->items[i];
        struct tree_match met = {.node = {child->node, TREE_NONE},
                                 .wrapper = TREE_NONE,
                                 .after = (uint32_t)i + 1,
                                 .is_replaced = child->state == TREE_REPLACES};

        if (has_partner_in_list(child))
            met.node[1] = test->items[child->partner].node;
        if (child->state == TREE_THROUGH) {
            met.node[1] = child->partner;
            met.wrapper = test->items[child->wrapper].node;
            met.wrapper_side = 1;
        }
        if (!add(out, &met))
            return false;
    }
    return true;
}

/* Children that only the test has, or that matched a frame in a wrapper of the control,
 * follow the nearest earlier child that matched one of the control. */
static bool add_test(const struct tree_children *children, struct tree_matches *out)
{
    const struct tree_child_list *control = &children->lists[0];
    const struct tree_child_list *test = &children->lists[1];
    uint32_t after = 0;

    for (size_t i = 0; i < test->count; i++) {
        const struct tree_child_link *child = &test->items[i];
        struct tree_match met = {.node = {TREE_NONE, child->node},
                                 .wrapper = TREE_NONE,
                                 .turn = (uint32_t)i + 1};

        if (has_partner_in_list(child)) {
            after = child->partner + 1;
            continue;
        }
        if (child->state == TREE_THROUGH) {
            met.node[0] = child->partner;
            met.wrapper = control->items[child->wrapper].node;
        }
        met.after = after;
        if (!add(out, &met))
            return false;
    }
    return true;
}

bool tree_match_children(struct tree_sides *sides, const uint32_t nodes[2],
                         unsigned replaced, struct tree_matches *out)
{
    CLEANUP(free_children)
    struct tree_children children = {.sides = sides,
                                     .are_aligned = replaced < TREE_REPLACED_DEEP};
    struct budget *budget = sides->memory->budget;

    out->count = 0;
    for (int side = 0; side < 2; side++)
        if (!list_children(sides->trees[side], nodes[side], &children.lists[side],
                           budget))
            return false;
    if (!meet_by_name(&children) || !tree_find_wrappers(&children) ||
        !tree_pair_between_fences(&children) || !add_control(&children, out) ||
        !add_test(&children, out))
        return false;
    if (out->count > 1)
        qsort(out->list, out->count, sizeof *out->list, compare_met);
    return !budget_is_over(budget);
}
