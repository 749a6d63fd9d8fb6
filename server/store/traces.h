/* The files that a set was made from, if they are kept:
 *
 *   DATA/traces/<id>/<hash>.json.gz
 *
 * `hash` is the XXH3-128 of the uncompressed bytes, as in set_file.hash, so the names and
 * the compression of the same traces do not matter. A folder is built in DATA/spool,
 * flushed, and renamed into place as a whole. It belongs to its set: it stays while the
 * set is in the bin, and is deleted with the set. */
#ifndef TRACEDIFF_STORE_TRACES_H
#define TRACEDIFF_STORE_TRACES_H

#include "base/error.h"

#include <stddef.h>
#include <stdint.h>

struct store;

/* ---- keeping ---- */

/* A folder in the making. */
struct traces_draft;

/* Makes the folder in spool/; no sweep takes it while the draft lives. */
int traces_begin(struct store *store, struct traces_draft **out, struct error *error);
/* The descriptor of the folder, for openat() and the like, and its path. */
int traces_draft_folder(const struct traces_draft *draft);
const char *traces_draft_path(const struct traces_draft *draft);
/* Puts the files, which the caller has named <hash>.json.gz and flushed, beside the set
 * `id`, listed or in the bin (else unknown_set). Files that are kept there already stay.
 * The draft is gone after this call, whatever it returns. */
int traces_publish(struct traces_draft *draft, const char *id, struct error *error);
void traces_discard(struct traces_draft *draft); /* NULL is fine */
/* Puts a file that is kept of the set `from` into the draft as well: one file, two
 * names. */
int traces_link(struct traces_draft *draft, const char *from, const char hash[33],
                struct error *error);

/* ---- reading ---- */

#define TRACES_NAME_SIZE 41 /* of "<hash>.json.gz" with its NUL */
void traces_name(const char hash[33], char name[TRACES_NAME_SIZE]);
/* Path of a kept file, there or not; owned by the caller, NULL: no memory. */
char *traces_path(const struct store *store, const char *id, const char hash[33]);
/* Its bytes on disk; 0: it is not kept. */
uint64_t traces_size(const struct store *store, const char *id, const char hash[33]);
/* Bytes of all that is kept of a set; 0: nothing. */
uint64_t traces_total(const struct store *store, const char *id);

/* The hashes of the files that are kept of a set, by which they are called. */
struct traces_list {
    char (*hashes)[33];
    size_t count;
};
int traces_list_kept(const struct store *store, const char *id, struct traces_list *out,
                     struct error *error);
void traces_list_free(struct traces_list *list);

/* ---- removing ---- */

/* Inside a transaction: removes everything about a set. */
int traces_erase(const struct store *store, const char *id, struct error *error);
/* Inside a transaction: removes entries that belong to no set, neither a listed one nor
 * one with a file (owners call it at start). */
void traces_reconcile(struct store *store);

#endif
