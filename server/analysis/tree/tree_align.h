/* Longest common subsequences. Pure. */
#ifndef TRACEDIFF_ANALYSIS_TREE_TREE_ALIGN_H
#define TRACEDIFF_ANALYSIS_TREE_TREE_ALIGN_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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

#endif
