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

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

/* ---- keeping ---- */

/* An unfinished folder. */
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
/* The same inside a catalogue transaction, so that the set cannot be removed meanwhile.
 * The caller owns the files of the draft until the transaction has ended: then discard
 * it. */
int traces_put(struct traces_draft *draft, const char *id, struct error *error);
void traces_discard(struct traces_draft *draft); /* NULL is fine */
/* Also puts a kept file of the set `from` into the draft, and what is beside it: one
 * file, two names. */
int traces_link(struct traces_draft *draft, const char *from, const char hash[33],
                struct error *error);

/* ---- within a limit ---- */

/* A server keeps traces within a limit (traces_limit.h) unless an option says otherwise.
 * An empty file in the folder of a set says which case it is: */
#define TRACES_LIMITED "limited" /* these are kept within the limit: may be removed */
#define TRACES_REMOVED "removed" /* they were removed, when this file was made */

/* Makes one of these files in an unfinished folder. */
int traces_mark(const struct traces_draft *draft, const char *mark, struct error *error);
bool traces_are_limited(const struct store *store, const char *id);
/* After this call, traces of the set that are still kept are no longer removed for the
 * limit. It locks the catalogue, so call it outside a transaction. */
int traces_keep_always(struct store *store, const char *id, struct error *error);
/* Unix seconds at which the traces of a set were removed for the limit; 0: they were
 * not. */
int64_t traces_removed(const struct store *store, const char *id);
/* While the descriptor is open, in this process or another, the traces of the set are not
 * removed for the limit. -1: none are kept (any more). */
int traces_hold(const struct store *store, const char *id);

/* ---- reading ---- */

#define TRACES_NAME_SIZE 41             /* of "<hash>.json.gz" with its NUL */
#define TRACES_BESIDE ".tracediff.json" /* after the name: what stood beside the file */
void traces_name(const char hash[33], char name[TRACES_NAME_SIZE]);
/* Path of a kept file, there or not; owned by the caller, NULL: no memory. */
char *traces_path(const struct store *store, const char *id, const char hash[33]);
/* Its bytes on disk; 0: it is not kept. */
uint64_t traces_size(const struct store *store, const char *id, const char hash[33]);
/* Bytes of all kept files of a set; 0: there are none. */
uint64_t traces_total(const struct store *store, const char *id);

/* The hashes of the kept files of a set; they are also the names of the files. */
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
