/* See tree_align.h. */
#include "analysis/tree/tree_align.h"
#include "base/cleanup.h"

#include <stdlib.h>

/* ---- by partners ---- */

/* lengths[i]: of the longest rising subsequence that begins with i; the result: of the
 * longest of all. tails[k]: the highest partner with which one of length k + 1 begins. */
static size_t rising_lengths(const uint32_t *partners, size_t count, uint32_t *lengths,
                             uint32_t *tails)
{
    size_t longest = 0;

    for (size_t i = count; i-- > 0;) {
        size_t low = 0, high = longest;

        while (low < high) { /* the first tail that is not over this partner */
            size_t middle = low + (high - low) / 2;

            if (tails[middle] > partners[i])
                low = middle + 1;
            else
                high = middle;
        }
        tails[low] = partners[i];
        lengths[i] = (uint32_t)low + 1;
        longest = low + 1 > longest ? low + 1 : longest;
    }
    return longest;
}

/* Elements with equal lengths have falling partners. So the last of those that may come
 * next is taken: the first list is skipped before the second. */
bool tree_align_partners(const uint32_t *partners, size_t count, bool *chosen)
{
    CLEANUP_FREE uint32_t *lengths = calloc(count + 1, sizeof *lengths);
    CLEANUP_FREE uint32_t *tails = calloc(count + 1, sizeof *tails);
    CLEANUP_FREE uint32_t *last = calloc(count + 2, sizeof *last); /* of a length + 1 */
    CLEANUP_FREE uint32_t *before = calloc(count + 1, sizeof *before);

    if (lengths == NULL || tails == NULL || last == NULL || before == NULL)
        return false;
    size_t longest = rising_lengths(partners, count, lengths, tails);
    for (size_t i = 0; i < count; i++) {
        chosen[i] = false;
        before[i] = last[lengths[i]];
        last[lengths[i]] = (uint32_t)i + 1;
    }
    uint32_t least = 0;
    for (size_t length = longest; length > 0; length--) {
        uint32_t at = last[length] - 1;

        while (partners[at] < least)
            at = before[at] - 1;
        chosen[at] = true;
        least = partners[at] + 1;
    }
    return true;
}

/* ---- by any rule ---- */

#define MAY_PAIR 0x8000U /* beside the length, which is at most 2000 */

static void trace_back(const uint16_t *table, size_t first, size_t second,
                       uint32_t *partners)
{
    size_t width = second + 1, i = 0, j = 0;

#define LENGTH(i, j) (table[(i)*width + (j)] & ~MAY_PAIR)
    while (i < first && j < second) {
        unsigned here = LENGTH(i, j);

        if ((table[i * width + j] & MAY_PAIR) != 0 && LENGTH(i + 1, j + 1) + 1 == here) {
            partners[i++] = (uint32_t)j++;
            continue;
        }
        if (LENGTH(i + 1, j) == here)
            i++;
        else
            j++;
    }
#undef LENGTH
}

bool tree_align_lists(const struct tree_align_rule *rule, size_t first, size_t second,
                      struct budget *budget, uint32_t *partners)
{
    size_t width = second + 1;
    CLEANUP_FREE uint16_t *table = calloc((first + 1) * width, sizeof *table);

    for (size_t i = 0; i < first; i++)
        partners[i] = UINT32_MAX;
    if (table == NULL)
        return false;
    for (size_t i = first; i-- > 0;)
        for (size_t j = second; j-- > 0;) {
            unsigned down = table[(i + 1) * width + j] & ~MAY_PAIR;
            unsigned right = table[i * width + j + 1] & ~MAY_PAIR;
            unsigned best = down > right ? down : right;

            if (budget_is_over(budget))
                return false;
            if (rule->may_pair(rule->context, i, j)) {
                unsigned both = (table[(i + 1) * width + j + 1] & ~MAY_PAIR) + 1;

                best = (both > best ? both : best) | MAY_PAIR;
            }
            table[i * width + j] = (uint16_t)best;
        }
    trace_back(table, first, second, partners);
    return true;
}
