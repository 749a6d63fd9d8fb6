/* What the files of the store share; no other code includes this. */
#ifndef TRACEDIFF_STORE_STORE_STATE_H
#define TRACEDIFF_STORE_STORE_STATE_H

#include "base/buffer.h"
#include "store/database.h"
#include "store/statement.h"
#include "store/store.h"

#include <pthread.h>
#include <stdbool.h>

#define STORE_KEPT_SETS 8

struct digest_memory;
struct set_looker;
struct set_shared;

struct store {
    char *directory, *sets, *spool;
    enum store_mode mode;
    int lock_fd;           /* DATA/lock, held by an owner; -1 else */
    pthread_mutex_t mutex; /* guards `catalog`; never held while calling back */
    struct database catalog;
    struct seal_key seal_key; /* in a store that is only read: zeros, and not needed */
    pthread_mutex_t reader_mutex; /* guards `reader`; taken like `mutex` */
    /* The catalogue again, to read from while a commit waits for the disk. Owners have
     * one, else it is closed and `catalog` reads too. */
    struct database reader;
    pthread_mutex_t kept_mutex;               /* guards `kept` (set_shared.h) */
    struct set_shared *kept[STORE_KEPT_SETS]; /* the latest used first */
    const struct set_looker *looker;          /* NULL: this process looks (set_look.h) */
    struct digest_memory *digests;            /* of which set files are read already */
    pthread_mutex_t marked_mutex;             /* held while steps of a marker are made */
    _Atomic(char *) marked; /* the folder in which a read-only store makes them; NULL: not
                               needed yet (set_marked_files.c) */
};

/* ---- paths (store.c) ---- */
/* Whether the text is an id: 32 hex digits in lower case. */
bool store_is_id(const char *text);
/* DATA/sets/<id>.db, and its name in messages: "trace set <id>" (at least 64 bytes).
 * Owned by the caller; NULL when memory is refused. */
char *store_set_path(const struct store *store, const char *id);
void store_set_name(const char *id, char name[64]);
/* Makes a directory that only its owner can use (mode 0700) and that survives a crash:
 * flushes the directory above, if that can be read. A directory that exists already is
 * fine. */
int store_make_directory(const char *path, struct error *error);
/* Makes renames into a directory and deletions from it survive a crash. */
int store_sync_directory(const char *path, struct error *error);

/* ---- the catalogue (catalog.c) ---- */
/* Opens, creates or migrates DATA/catalog.db. */
int catalog_open(struct store *store, struct error *error);
/* Brings catalogue and sets/ into agreement (owners, at start): finishes interrupted
 * removals, warns of rows whose file is gone, lists whole set files that have no row. */
int catalog_reconcile(struct store *store, struct budget *budget, struct error *error);

/* Takes the catalogue for a transaction that writes (BEGIN IMMEDIATE). */
int catalog_begin(struct store *store, struct error *error);
/* Commits if `result` is 0, else rolls back; gives the catalogue back. Returns `result`,
 * or the error of the commit. */
int catalog_end(struct store *store, int result, struct error *error);
/* The same for reading; *catalog is the connection to read from. It sees everything that
 * was committed. */
int catalog_read_begin(struct store *store, struct database **catalog,
                       struct error *error);
int catalog_read_end(struct store *store, struct database *catalog, int result,
                     struct error *error);

/* A row of sets and its files, on its way into the catalogue. */
struct catalog_set {
    const char *id, *label, *summary;
    int64_t created;
    uint64_t stored_bytes;
    bool sealed; /* false: `seal` is not known */
    struct seal seal;
};
struct catalog_file {
    uint32_t file;
    const char *name; /* bytes */
    uint64_t disk_bytes;
    unsigned char disk_hash[16]; /* canonical */
    bool sealed;                 /* false: `disk_seal` is not known */
    struct seal disk_seal;
};
/* Inside a transaction: inserts the set and its files, or replaces all but its notes; it
 * is listed afterwards. */
int catalog_put_set(struct store *store, const struct catalog_set *set,
                    const struct catalog_file *files, size_t count, struct error *error);
/* Inside a transaction: puts these files in the place of those that a set has. */
int catalog_put_files(struct store *store, const char *id,
                      const struct catalog_file *files, size_t count,
                      struct error *error);
/* Inside a transaction: unlinks the file and deletes the row. */
int catalog_erase_set(struct store *store, const char *id, struct error *error);
/* The set of exactly this id, in the bin or not; 1: found, 0: not. Inside a transaction
 * that writes. */
int catalog_get_set(struct store *store, const char *id, struct set_info *out,
                    struct error *error);
/* The set of the current row, from `column` on those of sql/sets_list.sql. */
int catalog_read_set(struct statement *row, int column, struct set_info *out,
                     struct error *error);

/* ---- seals (seals.c) ---- */
/* Reads the key of the store's seals from the catalogue; makes the key first if there is
 * none. */
int seals_open(struct store *store, struct error *error);
/* Inside a transaction: stores the seal of a set that has none yet, and of its files. */
int seals_put_set(struct store *store, const struct catalog_set *set,
                  const struct catalog_file *files, size_t count, struct error *error);
/* Inside a transaction: 1 if the set was made from the files of this seal, 0 if that is
 * unknown, ERROR_CONFLICT (other_content) if it was made from other files. */
int seals_check_set(struct store *store, const char *id, const char *label,
                    const struct seal *seal, struct error *error);

/* ---- set files (set_file.c) ---- */
/* Opens sets/<id>.db, or that of a set with a marker, for reading, within a budget. Its
 * digest is checked when it is first opened (set_digest.h): ERROR_DAMAGED (set_damaged),
 * also where the file of a listed set is gone. The id of no set is ERROR_NOT_FOUND
 * (unknown_set). Must not be called inside a transaction of the catalogue. */
int set_file_open(struct store *store, const char *id, struct budget *budget,
                  struct database *out, struct error *error);
/* The path of the file that set_file_open() opens; owned by the caller. ERROR_NOT_FOUND
 * if it is missing; set_file_lost() then distinguishes a set that lost its file
 * (set_damaged) from a set that is not stored (unknown_set). */
int set_file_path(const struct store *store, const char *id, char **path,
                  struct error *error);
int set_file_lost(struct store *store, const char *id, struct error *error);
/* Inside a transaction: reads a set file that the catalogue lacks and lists it. */
int set_file_adopt(struct store *store, const char *id, struct budget *budget,
                   struct error *error);

/* Whether summary_make() could have made the summary that a set file contains: code that
 * shows sets relies on its members (set_summary.c). */
bool summary_is_valid(const char *text);

/* ---- sets with a marker (set_marked_files.c, set_marked.h) ---- */
/* The path of the file of such a set, whether or not it exists; NULL: none. Owned by the
 * caller. */
char *marked_path(const struct store *store, const char *derived);
/* Removes those of a set. */
void marked_forget_set(const struct store *store, const char *id);
/* Removes the files of the temporary folder. */
void marked_close(struct store *store);

/* ---- traces/ (traces.c, traces.h) ---- */
/* Inside a transaction: removes everything about a set. */
int traces_erase(const struct store *store, const char *id, struct error *error);
/* Inside a transaction: removes entries that belong to no set, neither a listed one nor
 * one with a file (owners call it at start). */
void traces_reconcile(struct store *store);

/* ---- spool/ (spool.c) ---- */
/* A new empty file in spool/ that no sweep takes while the descriptor is open. */
int spool_create(const struct store *store, char **path, int *fd, struct error *error);
/* Removes everything in spool/ that no living process holds (owners, at start). */
void spool_sweep(const struct store *store);
/* Removes only unfinished set files and kept traces that no living process holds, so it
 * is safe while a server runs. */
void spool_sweep_sets(const struct store *store);

/* XXH3-128 (low, high) to and from its canonical form: bytes, big-endian. */
void hash_to_bytes(const uint64_t hash[2], unsigned char bytes[16]);
void hash_from_bytes(const unsigned char bytes[16], uint64_t hash[2]);

#endif
