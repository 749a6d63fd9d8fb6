#include "store/store.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/log.h"
#include "base/system.h"
#include "base/text.h"
#include "store/cache.h"
#include "store/catalog.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/set_check.h"
#include "store/set_draft.h"
#include "store/set_file.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/statement.h"
#include "store/traces.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

/* ---- removal ---- */

int store_forget_set(struct store *store, const char *id, struct error *error)
{
    cache_forget_set(store, id);
    marked_forget_set(store, id);
    idle_forget(store->idle, id);
    return catalog_delete_set(store, id, error);
}

/* Inside a transaction: unlinks all files of a set and deletes its row. */
static int store_erase_set(struct store *store, const char *id, struct error *error)
{
    CLEANUP_FREE char *path = store_set_path(store, id);

    if (unlink(path) != 0 && errno != ENOENT)
        return error_set_errno(error, errno, "cannot remove sets/%s.db", id);
    /* Otherwise a crash could leave the file without its row: it would be adopted. */
    int result = store_sync_directory(store->sets, error);
    if (result == 0)
        result = traces_erase(store, id, error);
    return result == 0 ? store_forget_set(store, id, error) : result;
}

/* Unlinks the files of marked sets, unless an ingest stored the same set again
 * meanwhile. */
static int finish_removing(struct store *store, const char *id, struct error *error)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&store->catalog, "sql/set_is_removing");

    statement_bind_text(&select, ":id", id);
    int result = statement_step(&select, error);
    statement_reset(&select);
    return result == 1 ? store_erase_set(store, id, error) : result;
}

int store_remove_set(struct store *store, const char *id, struct error *error)
{
    int result = store_mark_removing(store, id, error);

    if (result == 0)
        result = catalog_begin(store, error);
    if (result != 0)
        return result;
    return catalog_end(store, finish_removing(store, id, error), error);
}

static int collect_bin(struct database *catalog, int64_t before, struct buffer *ids,
                       struct error *error)
{
    CLEANUP_STATEMENT struct statement select = statement_of(catalog, "sql/sets_in_bin");
    int result;

    statement_bind_int64(&select, ":before", before);
    while ((result = statement_step(&select, error)) == 1)
        buffer_append(ids, statement_text(&select, 0, NULL), 33);
    return result == 0 && buffer_failed(ids) ? error_set_memory(error) : result;
}

int store_purge_bin(struct store *store, int64_t seconds, struct error *error)
{
    CLEANUP_BUFFER struct buffer ids; /* 32 digits and a NUL each */

    struct database *catalog;

    buffer_init(&ids, (size_t)1 << 24);
    int result = catalog_read_begin(store, &catalog, error);
    if (result != 0)
        return result;
    result = catalog_read_end(
        store, catalog, collect_bin(catalog, clock_unix_seconds() - seconds, &ids, error),
        error);
    for (size_t i = 0; result == 0 && i < ids.length; i += 33)
        result = store_remove_set(store, ids.bytes + i, error);
    if (ids.length > 0)
        reserve_make(store);
    return result;
}

/* ---- reconcile ---- */

/* Finishes interrupted removals. A row without its file stays: it describes the set's
 * traces, which may be kept. */
static int finish_removals(struct store *store, const struct known_sets *known,
                           struct error *error)
{
    int result = 0;

    for (size_t i = 0; result == 0 && i < known->count; i++) {
        CLEANUP_FREE char *path = store_set_path(store, known->sets[i].id);

        if (known->sets[i].removing)
            result = store_erase_set(store, known->sets[i].id, error);
        else if (access(path, F_OK) != 0 && errno == ENOENT)
            log_warning("sets/%s.db is gone; tracediff verify tells how to get it back",
                        known->sets[i].id);
    }
    return result;
}

/* After this many files that took too long, the others wait for another start. */
#define EXPENSIVE_MAX 3

/* Reads a file that an attacker may have made to be slow. */
static int adopt_file(struct store *store, const char *id, struct budget *start,
                      struct error *error)
{
    struct budget budget = {.whole = start, .narrow = STORE_LOOK_NARROW};
    CLEANUP_FREE char *path = store_set_path(store, id);
    struct stat status = {0};

    if (stat(path, &status) != 0)
        status.st_size = 0;
    budget.processor_ns = store_look_ns((uint64_t)status.st_size);
    budget_begin(&budget);
    return store_adopt_set(store, id, &budget, error);
}

struct adoption {
    struct store *store;
    struct budget *budget;
    int expensive;
};

/* Lists a set file that came without the catalogue: copied from another machine, or
 * renamed into place by an ingest that was killed right then. Files that cannot be read
 * stay untouched. */
static int adopt(void *context, const char *id, struct error *error)
{
    struct adoption *adoption = context;
    struct error reason = {0};

    if (adoption->expensive == EXPENSIVE_MAX)
        return 0;
    if (adopt_file(adoption->store, id, adoption->budget, &reason) == 0)
        log_info("listing sets/%s.db, which was not in the catalogue", id);
    else
        log_warning("not listing sets/%s.db: %s", id, reason.message);
    adoption->expensive += reason.code == ERROR_TIMEOUT;
    if (adoption->expensive == EXPENSIVE_MAX)
        log_warning("other set files that are not in the catalogue have to wait for "
                    "another start");
    return budget_look(adoption->budget, error);
}

static int note_unlisted(void *context, const char *id, struct error *error)
{
    struct buffer *ids = context;

    buffer_append(ids, id, 33);
    return buffer_failed(ids) ? error_set_memory(error) : 0;
}

static int compare_ids(const void *a, const void *b)
{
    return strcmp(a, b);
}

int store_list_unlisted(struct store *store, char (**ids)[33], size_t *count,
                        struct error *error)
{
    struct known_sets known = {0};
    struct database *catalog;
    CLEANUP_BUFFER struct buffer found;

    *ids = NULL;
    *count = 0;
    buffer_init(&found, (size_t)1 << 26);
    int result = catalog_read_begin(store, &catalog, error);
    if (result == 0)
        result = catalog_read_end(store, catalog, known_sets_load(catalog, &known, error),
                                  error);
    if (result == 0)
        result = known_sets_each_other(store, &known, note_unlisted, &found, error);
    known_sets_free(&known);
    if (result != 0)
        return result;
    *count = found.length / sizeof **ids;
    *ids = (char(*)[33])buffer_take(&found);
    if (*count > 1)
        qsort(*ids, *count, sizeof **ids, compare_ids);
    return 0;
}

/* For owners, at start: finishes interrupted removals, warns of rows whose file is gone,
 * and lists complete set files that have no row. */
static int store_reconcile(struct store *store, struct budget *budget,
                           struct error *error)
{
    struct adoption adoption = {.store = store, .budget = budget};
    struct known_sets known = {0};
    int result = catalog_begin(store, error);

    if (result != 0)
        return result;
    result = known_sets_load(&store->catalog, &known, error);
    if (result == 0)
        result = finish_removals(store, &known, error);
    if (result == 0)
        result = known_sets_each_other(store, &known, adopt, &adoption, error);
    if (result == 0)
        traces_reconcile(store);
    known_sets_free(&known);
    result = catalog_end(store, result, error);
    /* Listed sets can still be shown, and deleting sets makes room. */
    if (result == -ERROR_SPACE) {
        log_warning(
            "%s; set files that are not in the catalogue have to wait for another "
            "start",
            error->message);
        result = 0;
    }
    return result;
}

/* ---- store ---- */

/* The data directory as a whole. */

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
