/* What the catalogue has of a set. */
#ifndef TRACEDIFF_STORE_CATALOGUE_SET_INFO_H
#define TRACEDIFF_STORE_CATALOGUE_SET_INFO_H

#include "base/error.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <stdbool.h>
#include <stdint.h>

struct store;

struct set_info {
    char id[33];        /* for reading; a set with a marker has its own id */
    char stored_id[33]; /* the id in the catalogue, which other programs use */
    char *marker;       /* NULL: none (set_marked.h) */
    char *label, *notes;
    char *tags;      /* one a line (set_query.h) */
    int64_t created; /* unix seconds */
    int64_t deleted; /* unix seconds when put into the bin, 0: listed */
    char *summary;   /* JSON object, made by the set writer (see set_writer.h) */
    uint64_t stored_bytes;
    int64_t pinned; /* unix seconds of its pin, 0: none */
    int64_t goes;   /* unix seconds when retention removes it, 0: never (retention.h) */
    char *uploaded_by; /* name of the token that stored it; "": not known */
};
void set_info_free(struct set_info *info);

/* The set of the current row; its columns are those of sql/sets_list, from `column`
 * on. */
int catalog_read_set(struct statement *row, int column, struct set_info *out,
                     struct error *error);
/* Inside a transaction: 1 with the first row of a statement of one parameter, 0 without
 * one. `unique`: a second row counts as none. */
int catalog_get_one(struct database *catalog, const char *path, const char *parameter,
                    const char *value, bool unique, struct set_info *out,
                    struct error *error);
/* Inside a transaction that writes: the set of exactly this id, in the bin or not; 1:
 * found, 0: not. */
int catalog_get_set(struct store *store, const char *id, struct set_info *out,
                    struct error *error);

#endif
