/* Matches the children of two matched frames (docs/semantics.md §9, "Difference"). */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_MATCH_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_MATCH_H

#include "analysis/tree/tree_sides.h"

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
