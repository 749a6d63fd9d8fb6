#ifndef TRACEDIFF_STORE_TRACES_H
#define TRACEDIFF_STORE_TRACES_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- traces ---- */

/* The files that a set was made from, if they are kept:
 *
 *   DATA/traces/<id>/<hash>.json.gz
 *
 * `hash` is the XXH3-128 of the uncompressed bytes, as in set_file.hash, so the names and
 * the compression of the same traces do not matter. A folder is built in DATA/spool,
 * flushed, and renamed into place as a whole. It belongs to its set: it stays while the
 * set is in the bin, and is deleted with the set. */

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
void traces_discard(struct traces_draft *draft); /* NULL is fine */
/* Also puts a kept file of the set `from` into the draft, and what is beside it: one
 * file, two names. */
int traces_link(struct traces_draft *draft, const char *from, const char hash[33],
                struct error *error);

/* ---- within a limit ---- */

/* A server keeps traces within a limit unless an option says otherwise.
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
/* Path of a kept file, there or not; owned by the caller. */
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

/* ---- traces limit ---- */

/* Removes the oldest of the traces that are kept within a limit. Traces that
 * were kept without a limit (`tracediff ingest --keep-traces`, `serve --keep-traces`, or
 * by versions that had no limit) are neither counted nor removed. */

#define TRACES_WITHOUT_LIMIT UINT64_MAX
#define TRACES_LIMIT_DEFAULT ((uint64_t)20 << 30)
/* Traces that are kept within a limit leave this much of the disk free; uploads need a
 * half of it (UPLOAD_DISK_RESERVE). */
#define TRACES_DISK_RESERVE ((uint64_t)2 << 30)

struct traces_limit {
    uint64_t bytes;      /* the most that may be kept */
    uint64_t leave_free; /* bytes of the disk */
};

/* Removes traces, the oldest first, until at most `limit->bytes` are kept and
 * `limit->leave_free` are free. Each set loses all of its traces or none; the set itself
 * stays, and traces_removed() returns the time. Traces that are held (traces_hold()) are
 * left for the next call, and *again is then true. Never removes the traces of a set that
 * must be read in again (an older format, a damaged or missing file). */
int traces_keep_within(struct store *store, const struct traces_limit *limit, bool *again,
                       struct error *error);

#endif
