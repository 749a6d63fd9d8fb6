/* The state of an open store, for the files of store/ only: others call functions. */
#ifndef TRACEDIFF_STORE_PLACE_STORE_STATE_H
#define TRACEDIFF_STORE_PLACE_STORE_STATE_H

#include "base/seal.h"
#include "store/place/store_mode.h"
#include "store/sqlite/database.h"

#include <pthread.h>
#include <stdint.h>

#define STORE_KEPT_SETS 8
#define STORE_UNCOUNTED SIZE_MAX

struct digest_memory;
struct follower;
struct idle_connections;
struct set_looker;
struct set_shared;
struct used_memory;

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
    pthread_mutex_t kept_mutex;               /* guards `kept` (set_shared.h) */
    struct set_shared *kept[STORE_KEPT_SETS]; /* the latest used first */
    const struct set_looker *looker;          /* NULL: this process looks (set_look.h) */
    struct follower *follow; /* the folder that others fill; NULL: none (follow.h) */
    /* How many files of that folder may hold a set that is not known yet.
     * STORE_UNCOUNTED: the folder was not read yet, or cannot be read now. */
    _Atomic size_t unchecked;
    struct digest_memory *digests; /* of the set files that were read already */
    struct idle_connections *idle; /* to set files (set_idle.h) */
    pthread_mutex_t marked_mutex;  /* held while steps of a marker are made */
    pthread_mutex_t used_mutex;    /* guards `used` */
    struct used_memory *used; /* what kept traces take (used.h); NULL: not asked yet */
    _Atomic(char *) marked; /* the folder in which a read-only store makes them; NULL: not
                               needed yet (set_marked_files.c) */
};

#endif
