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
#ifndef TRACEDIFF_STORE_STORE_H
#define TRACEDIFF_STORE_STORE_H

#include "base/budget.h"
#include "base/error.h"
#include "base/library.h"
#include "store/place/store_mode.h"

struct store;

/* Creates the directory if need be (mode 0700). Refuses a catalogue of a newer version,
 * or one that is not ours, with an error that names it. ERROR_CONFLICT: another owner
 * runs there. */
int store_open(const char *directory, enum store_mode mode, struct budget *budget,
               struct store **out, struct error *error);
/* The same for a server, which lets another process look at unknown set files
 * (set_look.h); borrowed. */
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
