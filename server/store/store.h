#ifndef TRACEDIFF_STORE_STORE_H
#define TRACEDIFF_STORE_STORE_H

#include "base/budget.h"
#include "base/error.h"
#include "base/system.h"
#include "store/directory.h"
#include "store/set_draft.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

/* ---- adopt ---- */

/* Set files that the catalogue does not know. */

struct set_look;

/* The processor time that the check of a file of `bytes` may take, ns: some milliseconds,
 * and the time of its digest. */
int64_t store_look_ns(uint64_t bytes);
/* The remedy for a file that takes longer. */
#define STORE_LOOK_NARROW "it was made to be slow, or is damaged; remove it"

/* Inside a transaction: reads a set file that the catalogue lacks and lists it. */
int store_adopt_set(struct store *store, const char *id, struct budget *budget,
                    struct error *error);
/* Inside a transaction: lists a set file that was checked already. */
int store_list_look(struct store *store, const char *id, const struct set_look *look,
                    struct error *error);
/* ERROR_DAMAGED if the catalogue must not take what a look at the set found. */
int store_check_look(const struct set_look *look, const char *id, struct error *error);

/* ---- import ---- */

/* Set files that came in a bundle (docs/store.md). */

/* Lists the finished set file of the draft as the set `id` under `label`, after `look`
 * found it whole (set_look_closely()). A set that is stored already stays as it is, with
 * its label, and is taken out of the bin. Like a set whose file was copied here, it has
 * no seal. If the stored set's file is damaged or missing, a stranger's file does not
 * replace it: ERROR_CONFLICT (set_damaged). The draft is gone after this call, whatever
 * it returns. */
int store_import_set(struct set_draft *draft, const char *id, const char *label,
                     const struct set_look *look, bool *already_stored,
                     struct error *error);

/* ---- follow ---- */

/* A folder of set files that others fill (`serve --sets`): lists new files, and forgets
 * those that are gone. Writes nothing there. The log names a file that cannot be read,
 * once until it changes. Several threads may look at files at once; a look locks the
 * catalogue only to list what it found. */

/* From now on, a set that the store does not know may be in a file that is not checked
 * yet: the error is then not_checked_yet instead of unknown_set. `lookers`: threads that
 * will call store_follow_next(). */
void store_follow_begin(struct store *store, unsigned lookers);
/* Call it before closing the store, when no thread is in one of these functions. */
void store_follow_end(struct store *store);

/* One thread: finds new files, the latest of each owner first, and forgets those that
 * are gone. */
int store_follow_find(struct store *store, struct error *error);
/* Any thread: looks at some of the found files, all of one owner, and lists them. False:
 * no file is left, or the budget is over. */
bool store_follow_next(struct store *store, struct budget *budget);

struct follow_progress {
    bool counted;            /* whether the folder has been looked at */
    bool readable;           /* false: it could not be read at the last look */
    size_t found;            /* set files in the folder */
    size_t checked, refused; /* of them; `checked` includes refused ones */
};
/* False: this store follows no folder. Any thread. */
bool store_follow_progress(struct store *store, struct follow_progress *out);

/* ---- removal ---- */

/* Removes sets for good, with everything that is stored about them. */
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
