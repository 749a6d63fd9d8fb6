#ifndef TRACEDIFF_STORE_CATALOG_H
#define TRACEDIFF_STORE_CATALOG_H

#include "base/error.h"
#include "base/hash.h"
#include "store/database.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- catalog ---- */

/* The catalogue, DATA/catalog.db: opening it, and transactions. */

struct store;

/* Opens, creates or migrates DATA/catalog.db. */
int catalog_open(struct store *store, struct error *error);

/* A transaction, which lasts until the end of the scope:
 *
 *     CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);
 *     CLEANUP_STATEMENT struct statement select = statement_of(catalog, "sql/…");
 *     while (statement_next(&select)) …
 *     return database_result(catalog, error);
 *
 * If it cannot begin, its statements do nothing. It is declared before them, so that they
 * are finished when it ends. Reading sees everything that was committed. */
struct database *catalog_read(struct store *store);
struct database *catalog_write(struct store *store);
/* Commits what was written, unless something failed; returns database_result(). */
int catalog_commit(struct database *catalog, struct error *error);
/* Rolls back what is not committed, and unlocks the catalogue. */
void catalog_leave(struct database **catalog);

/* catalog_write() for functions that return their errors. */
int catalog_begin(struct store *store, struct error *error);
/* Commits if `result` is 0, else rolls back; unlocks the catalogue. Returns `result`, or
 * the error of the commit. */
int catalog_end(struct store *store, int result, struct error *error);

/* ---- catalog sets ---- */

/* The rows of sets and their files on their way into the catalogue; all inside a
 * transaction that writes. */

/* A row of sets and its files, on its way into the catalogue. */
struct catalog_set {
    const char *id, *label, *summary;
    int64_t created;
    uint64_t stored_bytes;
    bool sealed; /* false: `seal` is not known */
    struct seal seal;
};
struct set_contents;
/* Inserts the set and its files, or replaces all but its notes; then the set is
 * listed. */
int catalog_put_set(struct store *store, const struct catalog_set *set,
                    const struct set_contents *contents, struct error *error);
/* Deletes the rows of a set. */
int catalog_delete_set(struct store *store, const char *id, struct error *error);

/* ---- seals ---- */

/* The key of the store's seals, and checks that traces are those that a set was made
 * from. */

/* The key that seals the files of this store (base/hash.h): random, made with the
 * catalogue, and never given out. */
const struct seal_key *store_seal_key(const struct store *store);
/* Inside a transaction: stores the seal of a set that has none yet, and of its files. */
int seals_put_set(struct store *store, const struct catalog_set *set,
                  const struct set_contents *contents, struct error *error);
/* Inside a transaction: 1 if the set was made from the files of this seal, 0 if that is
 * unknown, ERROR_CONFLICT (other_content) if it was made from other files. */
int seals_check_set(struct store *store, const char *id, const char *label,
                    const struct seal *seal, struct error *error);

/* ---- retention ---- */

/* Sets that the store removes once they are old: `serve --keep` (docs/server.md).
 *
 * Time counts from when a set was stored or stored again, was taken out of the bin, or
 * lost its pin. A pinned set stays. The catalogue records the time allowed, so that every
 * program can say when a set will be removed (set_info.goes). */

/* No set is removed for this many seconds after the time allowed was first set or made
 * shorter. The same holds if, since the last look, the clock went forward by more than
 * this or went back: somebody set it, perhaps wrongly, or no server ran. */
#define RETENTION_NOTICE_SECONDS ((int64_t)86400)
/* The store remembers this many removed sets, for its messages. */
#define RETENTION_REMEMBERED 10000
#define RETENTION_TEXT_SIZE 40

/* "30d": a whole number from 1 on of hours (h), days (d) or weeks (w), 100 years at
 * most. */
bool retention_parse(const char *text, int64_t *seconds);
/* "30 days" */
void retention_write(int64_t seconds, char out[RETENTION_TEXT_SIZE]);

/* Notes how long sets are kept (0: all stay). Also notes the clock as retention_apply()
 * does, so that retention_look() can say when sets will be removed. Times are unix
 * seconds. */
int retention_set(struct store *store, int64_t seconds, int64_t now, struct error *error);
/* Puts the sets whose time is over by `now` into the bin, in one transaction; they leave
 * the bin like sets that people delete. `count` (NULL: not wanted): how many. Also notes
 * `now`, at most once an hour. */
int retention_apply(struct store *store, int64_t now, size_t *count, struct error *error);

struct retention_forecast {
    uint64_t sets, pinned, going; /* listed; `going`: removed by `until` */
    int64_t first;                /* when the first is removed; 0: never */
    int64_t seen;                 /* when retention_apply() noted the clock; 0: never */
};
int retention_look(struct store *store, int64_t until, struct retention_forecast *out,
                   struct error *error);

/* Inside a transaction: 1 and the error unknown_set (ERROR_NOT_FOUND) if retention
 * removed a set of this label, or whose id begins with `prefix` (NULL: none); 0: it did
 * not. `shown`: what was asked for, for the message. */
int retention_tell_removed(struct database *catalog, const char *prefix,
                           const char *label, const char *shown, struct error *error);

/* ---- jobs ---- */

/* Finished jobs, for the list after a restart. */

int store_save_job(struct store *store, const char *id, const char *json,
                   struct error *error);
/* Calls back with each JSON text, newest first, at most `limit`. */
int store_list_jobs(struct store *store, unsigned limit,
                    int (*each)(void *context, const char *json), void *context,
                    struct error *error);

#endif
