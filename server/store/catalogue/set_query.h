/* Lists of sets, a page at a time. */
#ifndef TRACEDIFF_STORE_CATALOGUE_SET_QUERY_H
#define TRACEDIFF_STORE_CATALOGUE_SET_QUERY_H

#include "base/budget.h"
#include "base/error.h"
#include "store/catalogue/set_info.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

#define SET_QUERY_WORDS_MAX 8
#define SET_QUERY_WORD_BYTES_MAX ((size_t)200) /* of all words together */
#define SET_QUERY_TAGS_MAX 8
/* From this many on, sets whose labels share a prefix are shown as a group, if groups are
 * wanted. */
#define SET_QUERY_TOGETHER 3

struct set_query {
    const char *words;       /* separated by blanks; each must be found. NULL: any set */
    const char *prefix;      /* of the label, as in set_entry; NULL: any */
    const char *const *tags; /* a set must have each; NULL: any */
    size_t tag_count;
    const char *sort; /* one of set_query_sorts; NULL: the first */
    bool descending;
    bool grouped;         /* labels that begin alike are one entry */
    uint32_t group_above; /* … and if more sets than this are found */
    uint32_t limit, offset;
};
/* The keys by which a list can be sorted, NULL-terminated. */
extern const char *const set_query_sorts[];

struct set_entry {
    char *prefix; /* the prefix that the labels of a group share; NULL: a single set */
    uint64_t set_count;  /* 1, or the sets of the group */
    int64_t newest;      /* when the newest of them was made, unix seconds */
    struct set_info set; /* of a group: one of them */
};
struct set_page {
    struct set_entry *entries;
    size_t count;
    uint64_t entry_total, set_total; /* of all pages */
};
/* ERROR_PARAMETER: bad_q, bad_tag, bad_sort. Reads the catalogue and no set file, in a
 * time proportional to n log n of the listed sets, within the budget (NULL: none). */
int store_query_sets(struct store *store, const struct set_query *query,
                     struct budget *budget, struct set_page *out, struct error *error);
void set_page_free(struct set_page *page);

#endif
