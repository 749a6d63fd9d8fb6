#ifndef TRACEDIFF_COMPARE_TREE_MATCH_H
#define TRACEDIFF_COMPARE_TREE_MATCH_H

#include "analyse/tree.h"
#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- tree sides ---- */

/* Two trees that are compared. */

#define TREE_ALIGN_MAX ((uint64_t)4000000)
#define TREE_WRAPPERS_DEEP 8
/* Each frame that may have been replaced sums the times at and below it by class. This
 * bounds how often the time of one node is summed. */
#define TREE_REPLACED_DEEP 64

/* Data of the whole difference. */
struct tree_sides {
    const struct tree *trees[2];
    uint32_t *common[2]; /* by name of a side: a number that equal names share */
    bool by_host;        /* a side has no device time */
    bool *passed[2];     /* by node: a wrapper, or a frame in one that was passed */
    bool *moved[2];      /* by node: matched from inside a wrapper, so no longer below
                            it */
    struct budget_share *memory;
};

/* The time that shares are made of. */
static inline int64_t tree_time(const struct tree_sides *sides,
                                const struct tree_node *node)
{
    return sides->by_host ? node->host : node->device;
}

/* What frames of one class share, on either side. */
static inline uint64_t tree_class(const struct tree_sides *sides, int side, uint32_t node)
{
    const struct tree_node *frame = &sides->trees[side]->nodes[node];

    return (uint64_t)sides->common[side][frame->name] << 8 | frame->sort;
}

/* ---- tree align ---- */

/* Longest common subsequences. Pure. */

/* Element i of the first list is element partners[i] of the second; all partners differ.
 * Finds which i are in the longest subsequence that both lists share. Of several, takes
 * the one whose pairs come earliest; otherwise skips elements of the first list first.
 * Costs n log n. False: no memory. */
bool tree_align_partners(const uint32_t *partners, size_t count, bool *chosen);

/* The same for lists whose elements may pair by any rule: partners[i] becomes the element
 * of the second list that i pairs with, or UINT32_MAX. Costs the product of the lengths.
 * False: no memory, or the budget is over. */
struct tree_align_rule {
    bool (*may_pair)(const void *context, size_t first, size_t second);
    const void *context;
};
bool tree_align_lists(const struct tree_align_rule *rule, size_t first, size_t second,
                      struct budget *budget, uint32_t *partners);

/* ---- tree match ---- */

/* Matches the children of two matched frames (docs/semantics.md §9, "Difference"). */

/* A child of two matched frames, or a frame that was matched with one inside a wrapper.
 * */
struct tree_match {
    uint32_t node[2]; /* TREE_NONE: only the other side has it */
    uint32_t wrapper; /* the child that it was found in; TREE_NONE: none */
    uint8_t wrapper_side;
    bool is_replaced;
    /* Its place among the others: after child number `after` of the control, those of the
     * test in their order. */
    uint32_t after, turn;
};

struct tree_matches {
    struct tree_match *list; /* in order */
    size_t count, capacity;
};

/* `nodes`: the two frames; `replaced`: how many of the pairs at and above them replaced
 * each other. False: no memory, or the budget is over. */
bool tree_match_children(struct tree_sides *sides, const uint32_t nodes[2],
                         unsigned replaced, struct tree_matches *out);

#endif
