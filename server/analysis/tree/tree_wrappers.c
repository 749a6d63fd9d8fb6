/* See tree_wrappers.h. */
#include "analysis/tree/tree_wrappers.h"
#include "analysis/tree/tree_map.h"
#include "base/cleanup.h"

#include <stdlib.h>

/* The frames of one side without partners, by class, in order. */
struct partnerless {
    struct tree_map first; /* by class: 2 + the index of the first that still waits; 1:
                              none is left */
    uint32_t *next;        /* of the same class: likewise */
    size_t count;          /* how many wait */
};

static void free_waiting(struct partnerless *waiting)
{
    tree_map_free(&waiting->first);
    free(waiting->next);
}

static bool wait_for_partners(const struct tree_children *children, int side,
                              struct partnerless *out)
{
    const struct tree_child_list *list = &children->lists[side];

    tree_map_init(&out->first, children->sides->memory);
    out->next = calloc(list->count + 1, sizeof *out->next);
    if (out->next == NULL)
        return false;
    for (size_t i = list->count; i-- > 0;) {
        if (list->items[i].state != TREE_FREE)
            continue;
        uint32_t *first = tree_map_at(
            &out->first, tree_class(children->sides, side, list->items[i].node), 0);
        if (first == NULL || budget_is_over(children->sides->memory->budget))
            return false;
        out->next[i] = *first == 0 ? 1 : *first;
        *first = (uint32_t)i + 2;
        out->count++;
    }
    return true;
}

/* The time of those children of a frame that have the class of a waiting frame. */
static int64_t time_that_meets(const struct tree_sides *sides, int side, uint32_t frame,
                               const struct partnerless *waiting, uint32_t *heaviest)
{
    const struct tree *tree = sides->trees[side];
    int64_t sum = 0, most = -1;

    *heaviest = TREE_NONE;
    for (uint32_t child = frame + 1;
         child < tree->nodes[frame].end && !budget_is_over(sides->memory->budget);
         child = tree->nodes[child].end) {
        int64_t time = tree_time(sides, &tree->nodes[child]);

        if (tree_map_find(&waiting->first, tree_class(sides, side, child), 0) > 1)
            sum += time;
        if (time > most) {
            most = time;
            *heaviest = child;
        }
    }
    return sum;
}

/* The frames from the child to the one whose children meet the other side, TREE_NONE at
 * the end; 0: it is no wrapper. */
static size_t find_chain(const struct tree_sides *sides, int side, uint32_t child,
                         const struct partnerless *waiting,
                         uint32_t chain[TREE_WRAPPERS_DEEP])
{
    const struct tree *tree = sides->trees[side];
    int64_t time = tree_time(sides, &tree->nodes[child]);
    uint32_t frame = child, heaviest;

    if (time <= 0)
        return 0;
    for (size_t depth = 0; depth < TREE_WRAPPERS_DEEP; depth++) {
        int64_t meets = time_that_meets(sides, side, frame, waiting, &heaviest);

        chain[depth] = frame;
        if (meets >= time - meets)
            return depth + 1;
        if (heaviest == TREE_NONE)
            return 0;
        int64_t most = tree_time(sides, &tree->nodes[heaviest]);
        if (most < time - most)
            return 0;
        frame = heaviest;
    }
    return 0;
}

/* Pairs the children of the passed frames with the waiting frames of the other side. */
static void meet_through(struct tree_children *children, int side, size_t wrapper,
                         struct partnerless *waiting, const uint32_t *chain,
                         size_t length)
{
    struct tree_sides *sides = children->sides;
    const struct tree *tree = sides->trees[side];
    struct tree_child_list *others = &children->lists[1 - side];

    for (size_t depth = 0; depth < length; depth++)
        sides->passed[side][chain[depth]] = true;
    for (size_t depth = 0; depth < length; depth++)
        for (uint32_t child = chain[depth] + 1; child < tree->nodes[chain[depth]].end &&
                                                !budget_is_over(sides->memory->budget);
             child = tree->nodes[child].end) {
            uint64_t class = tree_class(sides, side, child);
            uint32_t first = tree_map_find(&waiting->first, class, 0);

            if (first < 2 || sides->passed[side][child])
                continue;
            *tree_map_at(&waiting->first, class, 0) = waiting->next[first - 2];
            waiting->count--;
            struct tree_child_link *other = &others->items[first - 2];
            other->state = TREE_THROUGH;
            other->partner = child;
            other->wrapper = (uint32_t)wrapper;
            sides->moved[side][child] = true;
        }
}

static bool find_on_side(struct tree_children *children, int side)
{
    struct tree_child_list *list = &children->lists[side];
    CLEANUP(free_waiting) struct partnerless waiting = {0};

    if (!wait_for_partners(children, 1 - side, &waiting))
        return false;
    for (size_t i = 0; i < list->count && waiting.count > 0; i++) {
        uint32_t chain[TREE_WRAPPERS_DEEP];

        if (budget_is_over(children->sides->memory->budget))
            return false;
        if (list->items[i].state != TREE_FREE)
            continue;
        size_t length =
            find_chain(children->sides, side, list->items[i].node, &waiting, chain);
        if (length == 0)
            continue;
        list->items[i].state = TREE_WRAPS;
        meet_through(children, side, i, &waiting, chain, length);
    }
    return true;
}

bool tree_find_wrappers(struct tree_children *children)
{
    return find_on_side(children, 1) && find_on_side(children, 0);
}
