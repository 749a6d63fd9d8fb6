#ifndef TRACEDIFF_STORE_DIRECTORY_H
#define TRACEDIFF_STORE_DIRECTORY_H

#include "base/error.h"
#include "base/hash.h"
#include "store/database.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/* ---- store mode ---- */

/* Who opens a store. */

enum store_mode {
    STORE_SHARED,   /* a command that may run next to a server: sweeps set files that no
                       process writes any more, and leaves uploads alone */
    STORE_OWNER,    /* a server: takes DATA/lock, sweeps spool/ and purges the bin */
    STORE_FOLLOWER, /* a server whose sets/ other programs fill (store.h); its catalogue
                     * starts empty */
    STORE_READ_ONLY
};

/* ---- store state ---- */

/* The state of an open store, for the files of store/ only: others call functions. */

#define STORE_KEPT_SETS 8
#define STORE_UNCOUNTED SIZE_MAX

struct digest_memory;
struct follower;
struct idle_connections;
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
    /* A second connection to the catalogue, to read from while a commit waits for the
     * disk. Only owners have one; otherwise it is closed, and `catalog` reads too. */
    struct database reader;
    pthread_mutex_t kept_mutex;               /* guards `kept` (set_view.h) */
    struct set_shared *kept[STORE_KEPT_SETS]; /* the latest used first */
    const struct set_looker *looker;          /* NULL: this process looks (set_draft.h) */
    struct follower *follow; /* the folder that others fill; NULL: none (store.h) */
    /* How many files of that folder may hold a set that is not known yet.
     * STORE_UNCOUNTED: the folder was not read yet, or cannot be read now. */
    _Atomic size_t unchecked;
    struct digest_memory *digests; /* of the set files that were read already */
    struct idle_connections *idle; /* to set files (set_file.h) */
    pthread_mutex_t marked_mutex;  /* held while steps of a marker are made */
    _Atomic(char *) marked; /* the folder in which a read-only store makes them; NULL: not
                               needed yet (set_file.c) */
};

/* ---- directory ---- */

/* The data directory: its folders, their names, the lock of its owner. */

/* $XDG_DATA_HOME/tracediff or ~/.local/share/tracediff; owned by the caller. NULL if
 * neither is an absolute path: no other directory is used instead. */
char *store_default_directory(void);
/* Why no store can begin at this place, as an errno; 0: one can, or one is there. */
int store_refuses(const char *directory);
/* A folder for a store below $TMPDIR, $XDG_RUNTIME_DIR or /tmp that nobody else can read
 * or change, made if it is not there; owned by the caller. NULL: there is none. */
char *store_temporary_directory(void);
const char *store_directory(const struct store *store);
const char *store_spool_directory(const struct store *store);
/* Uploads and jobs leave this free on the disk. */
#define UPLOAD_DISK_RESERVE ((uint64_t)1 << 30)
/* Bytes that may still be written to the file system; also 0 if that is not known. */
uint64_t store_free_bytes(const struct store *store);
/* The same; false if it is not known. */
bool store_know_free_bytes(const struct store *store, uint64_t *out);

/* Whether the text is an id: 32 hex digits in lower case. */
bool store_is_id(const char *text);
/* DATA/sets/<id>.db, owned by the caller; and its name in messages: "set <id>". */
char *store_set_path(const struct store *store, const char *id);
void store_set_name(const char *id, char name[64]);

/* "directory/name", owned by the caller. */
char *directory_join(const char *directory, const char *name);
/* Whether this process may write the data directory and its catalogue, or make them if
 * they are missing; if not, errno says why. */
bool store_may_write(const char *directory);
/* Makes the data directory and its folders if they are missing; for a store that is only
 * read, checks that the directory is there. A directory that may not be written: ERROR_IO
 * (data_not_writable). */
int directory_make(struct store *store, struct error *error);
/* A directory has one owner: the lock ends with the process, however it ends.
 * ERROR_CONFLICT (data_directory_in_use). */
int directory_lock(struct store *store, struct error *error);
/* Makes a directory that only its owner can use (mode 0700) and that survives a crash:
 * flushes the directory above, if that can be read. A directory that exists already is
 * fine. */
int store_make_directory(const char *path, struct error *error);
/* Makes renames into a directory and deletions from it survive a crash. */
int store_sync_directory(const char *path, struct error *error);

/* ---- folders ---- */

/* Calls back with every entry of a folder except `.` and `..`. */
void folder_each(int folder, void (*visit)(int folder, const char *name, void *context),
                 void *context);

/* A file of a folder of things that can be made again. */
struct folder_file {
    char name[160];
    struct timespec used; /* when it was read, or written */
    uint64_t bytes;       /* of the disk */
};
struct folder_list {
    struct folder_file *files; /* the one that was used last comes first */
    size_t count, capacity;
    bool by_reading; /* what `used` is */
};
/* Lists them in an empty list; files with a longer name, and folders, are left out. The
 * caller frees the files. */
void folder_list(int folder, struct folder_list *list);
/* Whether a living process works on the file: it holds the lock. */
bool folder_file_is_held(int folder, const char *name);

/* ---- reserve ---- */

/* DATA/reserve: room on the disk that is given up when the disk is full. To open the
 * catalogue, SQLite needs 32 KiB, and more to delete a set. */

/* Bytes. The reserve is as large as the second. */
#define RESERVE_TO_OPEN (UINT64_C(64) << 10)
#define RESERVE_TO_CHANGE (UINT64_C(256) << 10)

/* Makes the file if it is missing and the disk has plenty of room. Called when the
 * catalogue is opened and after sets were removed. Both functions ignore errors. */
void reserve_make(const struct store *store);
/* Deletes the file if the disk has less room than `need`. Called before the catalogue is
 * opened, where what follows may be the storing of a set that has no room anyway; and
 * before a set is deleted. */
void reserve_give_up(const struct store *store, uint64_t need);

/* ---- spool ---- */

/* DATA/spool: unfinished files. */

/* A new empty file in spool/, which no sweep removes while the descriptor is open. */
int spool_create(const struct store *store, char **path, int *fd, struct error *error);
/* Removes everything in spool/ that no living process holds (owners, at start). */
void spool_sweep(const struct store *store);
/* Removes only unfinished set files and kept traces that no living process holds, so it
 * is safe while a server runs. */
void spool_sweep_sets(const struct store *store);

#endif
