/* Inside the store: the order and the groups of a list of sets. */
#ifndef TRACEDIFF_STORE_CATALOGUE_SET_ORDER_H
#define TRACEDIFF_STORE_CATALOGUE_SET_ORDER_H

#include "base/budget.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The length of the prefix, the first two words, which end at separators and digits, or
 * the first one if a digit comes before the second: "tl-bert" in "tl-bert-h100",
 * "nightly" in "nightly-2026-11-20". 0 if the label begins with a separator or digit. */
size_t label_prefix_length(const char *label);
/* Below, equal to or above 0. The case of ASCII letters does not matter, and runs of
 * digits count as numbers; equal only if the texts differ just in case or leading
 * zeros. */
int label_compare(const char *a, const char *b);

struct found_set {
    char id[33];
    const char *label;
    int64_t created,
        place;      /* place: larger for the later of two sets made in the same second */
    int64_t number; /* the key of the order, unless that is the label */
    /* Filled by found_group(): the number of sets in the group, and the length of the
     * prefix that their labels share. For a single set: 1 and 0. */
    uint64_t sets;
    size_t prefix;
};

struct found_order {
    bool by_label, descending;
    struct budget *budget; /* if it is over, the result is in no order */
};
/* Equal ones newest first. */
void found_sort(struct found_set *sets, size_t count, const struct found_order *order);
/* Groups sets whose labels share a prefix, if there are `least` or more: keeps only the
 * first of them, with the creation time of the newest. Returns how many entries are left,
 * in any order. */
size_t found_group(struct found_set *sets, size_t count, size_t least,
                   const struct found_order *order);

#endif
