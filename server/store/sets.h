#ifndef TRACEDIFF_STORE_SETS_H
#define TRACEDIFF_STORE_SETS_H

#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "trace/names.h"

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- set info ---- */

/* What the catalogue has of a set. */

struct store;

/* A marker whose rows cover less of the time is said to. */
#define MARKER_COVERS_ALL 0.95

struct set_info {
    char id[33];        /* for reading; a set with a marker has its own id */
    char stored_id[33]; /* the id in the catalogue, which other programs use */
    char *marker;       /* NULL: none (set_marked.h) */
    enum marker_until until;
    bool until_chosen;   /* by how much its rows cover */
    double marker_cover; /* the part of the time that they cover, 0 .. 1 */
    char *label, *notes;
    char *tags;      /* one a line */
    int64_t created; /* unix seconds */
    int64_t deleted; /* unix seconds when put into the bin, 0: listed */
    char *summary;   /* JSON object, made by the set writer (see set_write.h) */
    uint64_t stored_bytes;
    int64_t pinned;    /* unix seconds of its pin, 0: none */
    int64_t goes;      /* unix seconds when retention removes it, 0: never (catalog.h) */
    char *uploaded_by; /* name of the token that stored it; "": not known */
    struct arena *memory; /* of the texts; NULL: a list has them */
};
void set_info_free(struct set_info *info);
struct step_marker set_info_marker(const struct set_info *info);
/* Inside a transaction that writes: the set of exactly this id, in the bin or not; 1:
 * found, 0: not. */
int catalog_get_set(struct store *store, const char *id, struct set_info *out,
                    struct error *error);

/* ---- set order ---- */

/* Inside the store: the order and the groups of a list of sets. */

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

/* ---- set tag ---- */

/* Which texts may be tags of a set. */

#define SET_TAGS_MAX 32
#define SET_TAG_BYTES_MAX ((size_t)64)

struct set_tags {
    const char *const *texts;
    size_t count;
};
/* ERROR_PARAMETER (bad_tag) unless the text may be a tag: 1 to SET_TAG_BYTES_MAX bytes of
 * clean UTF-8 (text_is_clean()) that neither begin nor end with a blank. */
int set_tag_check(const char *text, struct error *error);

/* ---- set query ---- */

/* Lists of sets, a page at a time. */

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
    struct arena *memory;
};
/* ERROR_PARAMETER: bad_q, bad_tag, bad_sort. Reads the catalogue and no set file, in a
 * time proportional to n log n of the listed sets, within the budget (NULL: none). */
int store_query_sets(struct store *store, const struct set_query *query,
                     struct budget *budget, struct set_page *out, struct error *error);
void set_page_free(struct set_page *page);

/* ---- sets ---- */

/* The sets of the catalogue: finds and lists them, and changes their labels, notes and
 * pins. */

struct set_list {
    struct set_info *sets;
    size_t count;
    struct arena *memory;
};
int store_list_sets(struct store *store, struct set_list *out, struct error *error);
void set_list_free(struct set_list *list);
/* By id, by unique id prefix of 6 digits or more, or by label (newest first when
 * several). ERROR_NOT_FOUND with slug unknown_set names the text that was given and the
 * sets that exist. */
int store_find_set(struct store *store, const char *id_or_label, struct set_info *out,
                   struct error *error);
/* NULL leaves a text unchanged. */
int store_update_set(struct store *store, const char *id, const char *label,
                     const char *notes, struct error *error);
/* Puts a listed set into the bin: gone from every list, its file stays until purged. */
int store_bin_set(struct store *store, const char *id, struct error *error);
int store_restore_set(struct store *store, const char *id, struct error *error);
/* A pinned set stays, whatever its age (catalog.h). When it loses its pin, its time
 * starts again. */
int store_pin_set(struct store *store, const char *id, bool pinned, struct error *error);
/* Notes the name of the token that stored a set, unless one is noted already. */
int store_set_uploader(struct store *store, const char *id, const char *name,
                       struct error *error);
/* Marks a set that is being removed (store.h). */
int store_mark_removing(struct store *store, const char *id, struct error *error);

/* ---- set tags ---- */

/* The tags that people give to sets. */

/* Removes tags from a listed set (`keep_others` false: all its tags), then adds some. The
 * case of ASCII letters does not matter: a tag that the set has already stays unchanged.
 * ERROR_PARAMETER (bad_tag), ERROR_LIMIT (too_many_tags), ERROR_NOT_FOUND
 * (unknown_set). */
int store_change_tags(struct store *store, const char *id, bool keep_others,
                      const struct set_tags *remove, const struct set_tags *add,
                      struct error *error);
/* Calls back with each tag of listed sets, the most frequent first, `limit` at most. */
int store_list_tags(struct store *store, uint32_t limit,
                    int (*each)(void *context, const char *tag, uint64_t sets),
                    void *context, struct error *error);

/* ---- left out ---- */

/* What a folder contained besides the files of a set, in the `quality` of its summary.
 * This describes the last folder that was read, so it is in the catalogue and not in the
 * set's file. */

/* How many `left_out_files` lists at most; `left_out` says how many there are. */
#define LEFT_OUT_LISTED_MAX 100

/* Puts `left_out` (`count`) and `left_out_files` (`list`, borrowed) into the quality of a
 * set. Writes nothing if both are there already. */
int store_note_left_out(struct store *store, const char *id, size_t count,
                        const json_t *list, struct error *error);

#endif
