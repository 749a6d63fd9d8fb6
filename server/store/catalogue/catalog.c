/* See catalog.h. */
#include "store/catalogue/catalog.h"

#include "base/cleanup.h"
#include "base/error.h"
#include "base/log.h"
#include "store/catalogue/seals.h"
#include "store/place/reserve.h"
#include "store/place/store_mode.h"
#include "store/place/store_state.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- opening ---- */

/* 0 for an empty database, which may become a catalogue. */
static int read_version(struct database *catalog, int32_t *version, struct error *error)
{
    CLEANUP_STATEMENT struct statement statement = {0};
    int result = statement_prepare(catalog, "sql/schema_count", false, &statement, error);

    *version = 0;
    if (result == 0)
        result = statement_step(&statement, error);
    if (result < 0)
        return result;
    if (statement_int64(&statement, 0) == 0)
        return 0;
    return database_check_kind(catalog, "main", CATALOG_APPLICATION_ID, CATALOG_VERSION,
                               version, CATALOG_NAME, error);
}

/* Runs the numbered migrations that the catalogue lacks. */
static int migrate(struct database *catalog, struct error *error)
{
    int32_t version;
    int result = read_version(catalog, &version, error);

    if (result != 0 || version == CATALOG_VERSION)
        return result;
    result = database_execute(catalog, "BEGIN IMMEDIATE", error);
    if (result == 0)
        result = read_version(catalog, &version, error); /* another process came first? */
    for (int32_t next = version + 1; result == 0 && next <= CATALOG_VERSION; next++) {
        char path[64];

        snprintf(path, sizeof path, "sql/catalog_%d", (int)next);
        result = database_run_script(catalog, path, error);
    }
    if (result == 0)
        result = database_execute(catalog, "COMMIT", error);
    database_rollback(catalog);
    return result;
}

static int no_catalog(struct error *error)
{
    return error_set(error, ERROR_NOT_FOUND, "no_catalog",
                     "the data directory holds no catalogue of this version; run "
                     "tracediff ingest or tracediff serve there once");
}

static int open_read_only(struct store *store, const char *path, struct error *error)
{
    int32_t version = 0;

    if (access(path, R_OK) != 0)
        return errno == ENOENT ? no_catalog(error)
                               : error_set(error, ERROR_IO, "data_not_readable",
                                           "%s is not readable: %s; choose another "
                                           "place with --data",
                                           path, strerror(errno));
    int result =
        database_open(&store->catalog, path, "mode=ro", CATALOG_NAME, NULL, error);

    if (result == 0)
        result = read_version(&store->catalog, &version, error);
    if (result == -ERROR_DATABASE && strcmp(error->slug, "database_error") == 0) {
        /* In a directory that this process may not write, SQLite cannot make the index of
         * the log. */
        database_close(&store->catalog);
        result = database_open(&store->catalog, path, "mode=ro&immutable=1", CATALOG_NAME,
                               NULL, error);
        if (result == 0)
            result = read_version(&store->catalog, &version, error);
    }
    if (result == 0 && version != CATALOG_VERSION)
        result = no_catalog(error);
    return result;
}

/* Lets only the owner read the catalogue and SQLite's files next to it, which get the
 * catalogue's mode when they are made. Does not open existing files, because closing them
 * would drop the locks of another connection. */
static int make_private(const char *path, struct error *error)
{
    static const char *const endings[] = {"", "-wal", "-shm"};
    int made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    cleanup_close(&made); /* if this failed, SQLite will say why */
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        CLEANUP_FREE char *name = NULL;
        struct stat status;

        if (asprintf(&name, "%s%s", path, endings[i]) < 0) {
            name = NULL;
            return error_set_memory(error);
        }
        if (stat(name, &status) == 0 && (status.st_mode & 077) != 0 &&
            chmod(name, status.st_mode & 0700) != 0)
            log_warning("others may read %s%s: %s", CATALOG_NAME, endings[i],
                        strerror(errno));
    }
    return 0;
}

int catalog_open(struct store *store, struct error *error)
{
    CLEANUP_FREE char *path = NULL;
    struct error local = {0};

    if (asprintf(&path, "%s/%s", store->directory, CATALOG_NAME) < 0) {
        path = NULL;
        return error_set_memory(error);
    }
    if (store->mode == STORE_READ_ONLY)
        return open_read_only(store, path, error == NULL ? &local : error);
    reserve_make(store);
    reserve_give_up(store, RESERVE_TO_OPEN);
    int result = make_private(path, error);
    if (result == 0)
        result =
            database_open(&store->catalog, path, "mode=rwc", CATALOG_NAME, NULL, error);
    int32_t version;
    if (result == 0) /* refuse a foreign file before changing anything in it */
        result = read_version(&store->catalog, &version, error);
    if (result == 0)
        result = database_execute(&store->catalog, "PRAGMA journal_mode = WAL", error);
    if (result == 0)
        result = database_execute(&store->catalog, "PRAGMA synchronous = FULL", error);
    if (result == 0)
        result = migrate(&store->catalog, error);
    if (result == 0)
        result = seals_open(store, error);
    if (result == 0 && (store->mode == STORE_OWNER || store->mode == STORE_FOLLOWER))
        result =
            database_open(&store->reader, path, "mode=ro", CATALOG_NAME, NULL, error);
    return result;
}

/* ---- transactions ---- */

/* Hold the mutex; a failure of BEGIN unlocks it. */
static int begin(struct database *catalog, pthread_mutex_t *mutex, const char *sql,
                 struct error *error)
{
    /* Without memory, an earlier ROLLBACK may have failed; this makes up for it. */
    database_rollback(catalog);
    int result = database_execute(catalog, sql, error);
    if (result != 0)
        pthread_mutex_unlock(mutex);
    return result;
}

static int end(struct database *catalog, pthread_mutex_t *mutex, int result,
               struct error *error)
{
    if (result == 0)
        result = database_execute(catalog, "COMMIT", error);
    database_rollback(catalog);
    pthread_mutex_unlock(mutex);
    return result;
}

int catalog_begin(struct store *store, struct error *error)
{
    if (store->mode == STORE_READ_ONLY)
        return error_set(error, ERROR_FORBIDDEN, "read_only",
                         "this tracediff runs read-only");
    pthread_mutex_lock(&store->mutex);
    return begin(&store->catalog, &store->mutex, "BEGIN IMMEDIATE", error);
}

int catalog_end(struct store *store, int result, struct error *error)
{
    return end(&store->catalog, &store->mutex, result, error);
}

static pthread_mutex_t *mutex_of(struct store *store, const struct database *catalog)
{
    return catalog == &store->reader ? &store->reader_mutex : &store->mutex;
}

int catalog_read_begin(struct store *store, struct database **catalog,
                       struct error *error)
{
    *catalog = store->reader.handle != NULL ? &store->reader : &store->catalog;
    pthread_mutex_lock(mutex_of(store, *catalog));
    return begin(*catalog, mutex_of(store, *catalog), "BEGIN", error);
}

int catalog_read_end(struct store *store, struct database *catalog, int result,
                     struct error *error)
{
    return end(catalog, mutex_of(store, catalog), result, error);
}
