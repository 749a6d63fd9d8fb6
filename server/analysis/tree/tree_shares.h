/* Whether two frames without a partner may have replaced each other. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_SHARES_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_SHARES_H

#include "analysis/tree/tree_sides.h"

/* The time at or below a frame, by class of the frame directly above it. */
struct tree_share {
    uint64_t class; /* see tree_class() */
    int64_t time;
};
struct tree_shares {
    struct tree_share *list; /* by class; no time is 0 */
    size_t count;
    int64_t whole;
};

/* False: no memory, or the budget is over. */
bool tree_shares_of(const struct tree_sides *sides, int side, uint32_t node,
                    struct tree_shares *out);
void tree_shares_clear(struct tree_shares *shares);

/* `nodes`: one of each side. */
bool tree_may_replace(const struct tree_sides *sides, const uint32_t nodes[2],
                      const struct tree_shares *const shares[2]);

/* Whether two numbers per step are equal. */
bool tree_same_per_step(const struct tree_sides *sides, uint64_t control, uint64_t test);

#endif
