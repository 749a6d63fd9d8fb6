/* Inside the store: the order and the groups of a list of sets. */
#ifndef TRACEDIFF_STORE_SET_ORDER_H
#define TRACEDIFF_STORE_SET_ORDER_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Of "nightly-2026-11-20", "nightly": what stands before the first separator or digit,
 * and all of a label without one. 0 where it begins with one. */
size_t label_prefix_length(const char *label);
/* Below, equal or above 0: ASCII letters without case, runs of digits as numbers; equal
 * only where they differ in case or in leading zeros alone. */
int label_compare(const char *a, const char *b);

struct found_set {
    char id[33];
    const char *label;
    int64_t created,
        place;      /* place: of sets made in the same second, the later is more */
    int64_t number; /* what it is ordered by, unless that is the label */
    /* Of a group, by found_group(): how many it stands for, and how long what their
     * labels begin with is. A set alone: 1 and 0. */
    uint64_t sets;
    size_t prefix;
};

struct found_order {
    bool by_label, descending;
    struct budget *budget; /* where it is over, what comes out is in no order */
};
/* Equal ones newest first. */
void found_sort(struct found_set *sets, size_t count, const struct found_order *order);
/* Leaves of those whose labels begin alike, `least` or more of them, the one that comes
 * first, made as late as the newest of them; returns how many are left, in any order. */
size_t found_group(struct found_set *sets, size_t count, size_t least,
                   const struct found_order *order);

#endif
