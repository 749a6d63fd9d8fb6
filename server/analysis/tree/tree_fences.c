/* See tree_fences.h. */
#include "analysis/tree/tree_fences.h"
#include "analysis/tree/tree_align.h"
#include "analysis/tree/tree_shares.h"
#include "base/cleanup.h"

#include <stdlib.h>

/* The frames of one side without partners, between two fences. */
struct child_stretch {
    uint32_t *places; /* in the list */
    struct tree_shares *shares;
    size_t count;
};

struct fence_gap {
    struct tree_children *children;
    struct child_stretch sides[2];
};

static void free_stretches(struct fence_gap *between)
{
    for (int side = 0; side < 2; side++) {
        for (size_t i = 0;
             between->sides[side].shares != NULL && i < between->sides[side].count; i++)
            tree_shares_clear(&between->sides[side].shares[i]);
        free(between->sides[side].places);
        free(between->sides[side].shares);
        between->sides[side] = (struct child_stretch){0};
    }
}

static uint32_t node_at(const struct fence_gap *between, int side, size_t i)
{
    return between->children->lists[side].items[between->sides[side].places[i]].node;
}

static bool may_pair(const void *context, size_t first, size_t second)
{
    const struct fence_gap *between = context;
    const uint32_t nodes[2] = {node_at(between, 0, first), node_at(between, 1, second)};
    const struct tree_shares *const shares[2] = {&between->sides[0].shares[first],
                                                 &between->sides[1].shares[second]};

    return tree_may_replace(between->children->sides, nodes, shares);
}

static void pair(struct fence_gap *between, size_t control, size_t test)
{
    uint32_t places[2] = {between->sides[0].places[control],
                          between->sides[1].places[test]};

    for (int side = 0; side < 2; side++) {
        struct tree_child_link *child =
            &between->children->lists[side].items[places[side]];

        child->state = TREE_REPLACES;
        child->partner = places[1 - side];
    }
}

/* Takes those from `from` up to `until`. */
static bool take_stretch(struct fence_gap *between, int side, size_t from, size_t until)
{
    const struct tree_child_list *list = &between->children->lists[side];
    struct child_stretch *stretch = &between->sides[side];

    stretch->places = calloc(until - from + 1, sizeof *stretch->places);
    if (stretch->places == NULL)
        return false;
    for (size_t i = from; i < until; i++)
        if (list->items[i].state == TREE_FREE)
            stretch->places[stretch->count++] = (uint32_t)i;
    return true;
}

static bool share_times(struct fence_gap *between, int side)
{
    struct child_stretch *stretch = &between->sides[side];

    stretch->shares = calloc(stretch->count + 1, sizeof *stretch->shares);
    if (stretch->shares == NULL)
        return false;
    for (size_t i = 0; i < stretch->count; i++)
        if (!tree_shares_of(between->children->sides, side, node_at(between, side, i),
                            &stretch->shares[i]))
            return false;
    return true;
}

/* If exactly one module is left on each side and is called as often, they pair. */
static void pair_last_modules(struct fence_gap *between)
{
    const struct tree_sides *sides = between->children->sides;
    size_t left[2] = {0}, places[2] = {0};

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < between->sides[side].count; i++) {
            const struct tree_child_link *child =
                &between->children->lists[side].items[between->sides[side].places[i]];

            if (child->state != TREE_FREE ||
                sides->trees[side]->nodes[child->node].sort != TREE_MODULE)
                continue;
            left[side]++;
            places[side] = i;
        }
    if (left[0] == 1 && left[1] == 1 &&
        tree_same_per_step(sides,
                           sides->trees[0]->nodes[node_at(between, 0, places[0])].calls,
                           sides->trees[1]->nodes[node_at(between, 1, places[1])].calls))
        pair(between, places[0], places[1]);
}

static bool align(struct fence_gap *between)
{
    size_t control = between->sides[0].count, test = between->sides[1].count;
    CLEANUP_FREE uint32_t *partners = calloc(control + 1, sizeof *partners);
    const struct tree_align_rule rule = {may_pair, between};

    if (partners == NULL || !share_times(between, 0) || !share_times(between, 1) ||
        !tree_align_lists(&rule, control, test, between->children->sides->memory->budget,
                          partners))
        return false;
    for (size_t i = 0; i < control; i++)
        if (partners[i] != UINT32_MAX)
            pair(between, i, partners[i]);
    return true;
}

/* From one fence to the next, on each side. */
static bool pair_stretch(struct tree_children *children, const size_t from[2],
                         const size_t until[2])
{
    CLEANUP(free_stretches) struct fence_gap between = {.children = children};

    if (!take_stretch(&between, 0, from[0], until[0]) ||
        !take_stretch(&between, 1, from[1], until[1]))
        return false;
    size_t control = between.sides[0].count, test = between.sides[1].count;
    if (control == 0 || test == 0)
        return true;
    if (children->are_aligned && (uint64_t)control * test <= TREE_ALIGN_MAX &&
        !align(&between))
        return false;
    pair_last_modules(&between);
    return true;
}

/* Chooses the fences among the matched children of the control. */
static bool choose_fences(const struct tree_children *children, uint32_t *places,
                          bool *fences, size_t *count)
{
    const struct tree_child_list *control = &children->lists[0];
    CLEANUP_FREE uint32_t *partners = calloc(control->count + 1, sizeof *partners);

    *count = 0;
    if (partners == NULL)
        return false;
    for (size_t i = 0; i < control->count; i++)
        if (control->items[i].state == TREE_MET) {
            places[*count] = (uint32_t)i;
            partners[(*count)++] = control->items[i].partner;
        }
    if ((uint64_t)*count * *count > TREE_ALIGN_MAX) {
        *count = 0;
        return true;
    }
    return tree_align_partners(partners, *count, fences);
}

bool tree_pair_between_fences(struct tree_children *children)
{
    const struct tree_child_list *control = &children->lists[0];
    CLEANUP_FREE uint32_t *places = calloc(control->count + 1, sizeof *places);
    CLEANUP_FREE bool *fences = calloc(control->count + 1, sizeof *fences);
    size_t count = 0, from[2] = {0, 0};

    if (places == NULL || fences == NULL ||
        !choose_fences(children, places, fences, &count))
        return false;
    for (size_t i = 0; i < count; i++) {
        if (!fences[i])
            continue;
        const size_t until[2] = {places[i], control->items[places[i]].partner};

        if (!pair_stretch(children, from, until))
            return false;
        from[0] = until[0] + 1;
        from[1] = until[1] + 1;
    }
    const size_t until[2] = {control->count, children->lists[1].count};
    return pair_stretch(children, from, until);
}
