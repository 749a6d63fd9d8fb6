/* See critical_keys.h. */
#include "analysis/critical/critical_keys.h"

#include <stdbool.h>
#include <stdlib.h>

/* Moves for each key before a sort for any order is faster. */
#define MOVES_EACH 8

static bool is_before(const struct critical_key *a, const struct critical_key *b)
{
    return a->time != b->time ? a->time < b->time : a->at < b->at;
}

static int compare_keys(const void *a, const void *b)
{
    return is_before(a, b) ? -1 : is_before(b, a);
}

void critical_keys_sort(struct critical_key *keys, size_t count, struct budget *budget)
{
    size_t moves = MOVES_EACH * count;

    for (size_t i = 1; i < count && !budget_is_over_at(budget, i); i++) {
        struct critical_key key = keys[i];
        size_t j = i;

        for (; j > 0 && moves > 0 && is_before(&key, &keys[j - 1]); j--, moves--)
            keys[j] = keys[j - 1];
        keys[j] = key;
        if (moves == 0) {
            qsort(keys, count, sizeof *keys, compare_keys);
            return;
        }
    }
}

size_t critical_keys_until(const struct critical_key *keys, size_t count, int64_t time)
{
    size_t low = 0, high = count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (keys[middle].time <= time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
