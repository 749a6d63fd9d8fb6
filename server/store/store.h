#ifndef TRACEDIFF_STORE_STORE_H
#define TRACEDIFF_STORE_STORE_H

#include "base/budget.h"
#include "base/error.h"
#include "base/system.h"
#include "store/directory.h"

#include <stddef.h>
#include <stdint.h>

/* ---- removal ---- */

/* Removes sets for good, with everything that is stored about them. */

struct store;
/* The same for a set whose file is missing or belongs to others: removes only the files
 * that the store derived from it. */
int store_forget_set(struct store *store, const char *id, struct error *error);
/* Removes a set at once: first from the catalogue, then its file. */
int store_remove_set(struct store *store, const char *id, struct error *error);
/* Deletes sets that have been in the bin for longer than `seconds`. */
int store_purge_bin(struct store *store, int64_t seconds, struct error *error);

/* ---- reconcile ---- */

/* Makes the catalogue and sets/ agree. */
/* The ids of the files in sets/ that the catalogue lacks: 32 digits and a NUL each, in
 * the order of the ids. The caller frees `ids`. */
int store_list_unlisted(struct store *store, char (**ids)[33], size_t *count,
                        struct error *error);

/* ---- store ---- */

/* The data directory: the catalogue and one file per set (../docs/store.md).
 *
 *   DATA/catalog.db      sets, files of sets, jobs; WAL
 *   DATA/sets/<id>.db    one set, written once, then never changed
 *   DATA/traces/<id>/    the files that a set was made from, if kept (traces.h)
 *   DATA/cache/          answers about sets (cache.h)
 *   DATA/spool/          unfinished uploads, set files and kept traces; swept on start
 *
 * A set's id is 32 hex digits: XXH3-128 over the sorted (rank, content hash) pairs of its
 * files, so the same traces have the same id on every machine.
 *
 * Every function is safe to call from any thread: connections are opened per call or kept
 * in a small pool. Strings handed out are owned by the struct that holds them. */

/* Creates the directory if need be (mode 0700). Refuses a catalogue of a newer version,
 * or one that is not ours, with an error that names it. ERROR_CONFLICT: another owner
 * runs there. */
int store_open(const char *directory, enum store_mode mode, struct budget *budget,
               struct store **out, struct error *error);
/* The same for a server, which lets another process look at unknown set files
 * (set_draft.h); borrowed. */
struct set_looker;
int store_open_with(const char *directory, enum store_mode mode,
                    const struct set_looker *looker, struct budget *budget,
                    struct store **out, struct error *error);
void store_close(struct store *store);
/* SQLite, and its version. */
void store_library(struct library *out);
/* Removes set files in spool/ that no process writes any more. Opening does this too; the
 * function is for files that could not be unlinked when their ingest failed. */
void store_sweep_sets(const struct store *store);

#endif
