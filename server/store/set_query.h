/* Lists of sets, a page at a time, and the tags that people give to sets. */
#ifndef TRACEDIFF_STORE_SET_QUERY_H
#define TRACEDIFF_STORE_SET_QUERY_H

#include "store/store.h"

/* ---- lists ---- */

#define SET_QUERY_WORDS_MAX 8
#define SET_QUERY_WORD_BYTES_MAX ((size_t)200) /* of all words together */
#define SET_QUERY_TAGS_MAX 8
/* From this many on, sets whose labels share a prefix are shown as a group, if groups are
 * wanted. */
#define SET_QUERY_TOGETHER 3

struct set_query {
    const char *words;       /* blanks between; each has to be found. NULL: any set */
    const char *prefix;      /* of the label, as in set_entry; NULL: any */
    const char *const *tags; /* each has to be there; NULL: any */
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
/* ERROR_PARAMETER: bad_q, bad_tag, bad_sort. The catalogue is read, no set file; it takes
 * time in proportion to n log n of the listed sets, within the budget (NULL: none). */
int store_query_sets(struct store *store, const struct set_query *query,
                     struct budget *budget, struct set_page *out, struct error *error);
void set_page_free(struct set_page *page);

/* ---- tags ---- */

#define SET_TAGS_MAX 32
#define SET_TAG_BYTES_MAX ((size_t)64)

struct set_tags {
    const char *const *texts;
    size_t count;
};
/* ERROR_PARAMETER (bad_tag) unless the text may be a tag: 1 to SET_TAG_BYTES_MAX bytes of
 * clean UTF-8 (text_is_clean()) that neither begin nor end with a blank. */
int set_tag_check(const char *text, struct error *error);
/* Removes tags from a listed set (`keep_others` false: all its tags), then adds some. The
 * case of ASCII letters does not matter: a tag that the set has already stays unchanged.
 * ERROR_PARAMETER (bad_tag), ERROR_LIMIT (too_many_tags), ERROR_NOT_FOUND
 * (unknown_set). */
int store_change_tags(struct store *store, const char *id, bool keep_others,
                      const struct set_tags *remove, const struct set_tags *add,
                      struct error *error);
/* Calls back with each tag of a listed set, those of the most sets first, `limit` at
 * most.
 */
int store_list_tags(struct store *store, uint32_t limit,
                    int (*each)(void *context, const char *tag, uint64_t sets),
                    void *context, struct error *error);

#endif
