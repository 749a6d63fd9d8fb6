/* See store.h: the data directory as a whole. */

#include "store/store.h"

#include "base/budget.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/library.h"
#include "store/catalogue/catalog.h"
#include "store/place/directory.h"
#include "store/place/spool.h"
#include "store/place/store_mode.h"
#include "store/place/store_state.h"
#include "store/reconcile.h"
#include "store/removal.h"
#include "store/set/set_digest.h"
#include "store/set/set_idle.h"
#include "store/set/set_look.h"
#include "store/set/set_marked_files.h"
#include "store/set/set_shared.h"
#include "store/sqlite/database.h"
#include "store/used.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#define BIN_SECONDS_AT_START 600

static int start_owner(struct store *store, struct budget *budget, struct error *error)
{
    spool_sweep(store);
    int result = store_reconcile(store, budget, error);
    return result == 0 ? store_purge_bin(store, BIN_SECONDS_AT_START, error) : result;
}

/* SQLite's memory statistics cost a global lock at every allocation. Has no effect if
 * something else in the process uses SQLite already. */
static void configure_sqlite(void)
{
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

int store_open(const char *directory, enum store_mode mode, struct budget *budget,
               struct store **out, struct error *error)
{
    return store_open_with(directory, mode, NULL, budget, out, error);
}

int store_open_with(const char *directory, enum store_mode mode,
                    const struct set_looker *looker, struct budget *budget,
                    struct store **out, struct error *error)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    struct store *store = calloc(1, sizeof *store);

    *out = NULL;
    if (store == NULL)
        return error_set_memory(error);
    pthread_once(&once, configure_sqlite);
    store->mode = mode;
    store->looker = looker;
    store->lock_fd = -1;
    pthread_mutex_init(&store->mutex, NULL);
    pthread_mutex_init(&store->reader_mutex, NULL);
    pthread_mutex_init(&store->kept_mutex, NULL);
    pthread_mutex_init(&store->marked_mutex, NULL);
    pthread_mutex_init(&store->used_mutex, NULL);
    store->directory = strdup(directory);
    store->sets = directory_join(directory, "sets");
    store->spool = directory_join(directory, "spool");
    int result = 0;
    store->digests = digest_memory_new();
    store->idle = idle_new();
    if (store->directory == NULL || store->sets == NULL || store->spool == NULL ||
        store->digests == NULL || store->idle == NULL)
        result = error_set_memory(error);
    if (result == 0)
        result = directory_make(store, error);
    if (result == 0 && mode == STORE_OWNER)
        result = directory_lock(store, error);
    if (result == 0)
        result = catalog_open(store, error);
    if (result == 0 && mode == STORE_OWNER)
        result = start_owner(store, budget, error);
    if (result == 0 && mode == STORE_SHARED)
        spool_sweep_sets(store);
    if (result != 0) {
        store_close(store);
        return result;
    }
    *out = store;
    return 0;
}

void store_close(struct store *store)
{
    if (store == NULL)
        return;
    database_close(&store->reader); /* first: closing the last one empties the log */
    database_close(&store->catalog);
    if (store->lock_fd >= 0)
        close(store->lock_fd);
    for (int i = 0; i < STORE_KEPT_SETS; i++)
        set_shared_release(store->kept[i]);
    pthread_mutex_destroy(&store->mutex);
    pthread_mutex_destroy(&store->reader_mutex);
    pthread_mutex_destroy(&store->kept_mutex);
    pthread_mutex_destroy(&store->marked_mutex);
    pthread_mutex_destroy(&store->used_mutex);
    used_memory_free(store->used);
    marked_close(store);
    idle_free(store->idle);
    digest_memory_free(store->digests);
    free(store->directory);
    free(store->sets);
    free(store->spool);
    free(store);
}

void store_sweep_sets(const struct store *store)
{
    if (store->mode != STORE_READ_ONLY)
        spool_sweep_sets(store);
}

void store_library(struct library *out)
{
    out->name = "SQLite";
    snprintf(out->compiled, sizeof out->compiled, "%s", SQLITE_VERSION);
    snprintf(out->running, sizeof out->running, "%s", sqlite3_libversion());
}
