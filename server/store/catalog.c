/* The catalogue: opening, migrating, transactions, and its agreement with sets/. */
#include "base/cleanup.h"
#include "base/log.h"
#include "store/cache.h"
#include "store/store_state.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- opening ---- */

/* 0 for a database without anything in it, which may become a catalogue. */
static int read_version(struct database *catalog, int32_t *version, struct error *error)
{
    CLEANUP_STATEMENT struct statement statement = {0};
    int result =
        statement_prepare(catalog, "sql/schema_count.sql", false, &statement, error);

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
        result = read_version(catalog, &version, error); /* another may have been first */
    for (int32_t next = version + 1; result == 0 && next <= CATALOG_VERSION; next++) {
        char path[64];

        snprintf(path, sizeof path, "sql/catalog_%d.sql", (int)next);
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
                     "the data directory has no catalogue of this version; run "
                     "tracediff ingest or tracediff serve there once");
}

static int open_read_only(struct store *store, const char *path, struct error *error)
{
    int32_t version = 0;

    if (access(path, F_OK) != 0 && errno == ENOENT)
        return no_catalog(error);
    int result =
        database_open(&store->catalog, path, "mode=ro", CATALOG_NAME, NULL, error);

    if (result == 0)
        result = read_version(&store->catalog, &version, error);
    if (result == -ERROR_DATABASE && strcmp(error->slug, "database_error") == 0) {
        /* A directory that we may not write has no place for the index of the log. */
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

/* Lets only the owner read the catalogue and the files of SQLite next to it, which get
 * the catalogue's mode when they are made. Existing files are not opened, because closing
 * them would drop the locks of another connection. */
static int make_private(const char *path, struct error *error)
{
    static const char *const endings[] = {"", "-wal", "-shm"};
    int made = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);

    cleanup_close(&made); /* if it was refused, SQLite says why */
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        CLEANUP_FREE char *name = NULL;
        struct stat status;

        if (asprintf(&name, "%s%s", path, endings[i]) < 0) {
            name = NULL;
            return error_set_memory(error);
        }
        if (stat(name, &status) == 0 && (status.st_mode & 077) != 0 &&
            chmod(name, status.st_mode & 0700) != 0)
            log_warning("other users may be able to read %s%s: %s", CATALOG_NAME,
                        endings[i], strerror(errno));
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
    if (result == 0 && store->mode == STORE_OWNER)
        result =
            database_open(&store->reader, path, "mode=ro", CATALOG_NAME, NULL, error);
    return result;
}

/* ---- transactions ---- */

/* With the mutex held, which the failure of BEGIN gives back. */
static int begin(struct database *catalog, pthread_mutex_t *mutex, const char *sql,
                 struct error *error)
{
    /* Without memory not even ROLLBACK works; then this makes up for it. */
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

/* ---- rows ---- */

/* Runs a statement whose only parameter is the id of a set. */
static int run_for_set(struct store *store, const char *path, const char *id,
                       struct error *error)
{
    CLEANUP_STATEMENT struct statement statement = {0};
    int result = statement_prepare(&store->catalog, path, false, &statement, error);

    if (result != 0)
        return result;
    statement_bind_text(&statement, ":id", id);
    return statement_run(&statement, error);
}

static void bind_seal(struct statement *statement, const char *parameter, bool known,
                      const struct seal *seal)
{
    if (known)
        statement_bind_blob(statement, parameter, seal, sizeof *seal);
    else
        statement_bind_null(statement, parameter);
}

int catalog_put_files(struct store *store, const char *id,
                      const struct catalog_file *files, size_t count, struct error *error)
{
    CLEANUP_STATEMENT struct statement insert = {0};
    int result = run_for_set(store, "sql/catalog_delete_files.sql", id, error);

    if (result == 0)
        result = statement_prepare(&store->catalog, "sql/catalog_put_file.sql", false,
                                   &insert, error);
    for (size_t i = 0; result == 0 && i < count; i++) {
        statement_bind_text(&insert, ":id", id);
        statement_bind_int64(&insert, ":file", files[i].file);
        statement_bind_text(&insert, ":name", files[i].name);
        statement_bind_int64(&insert, ":disk_bytes", (int64_t)files[i].disk_bytes);
        statement_bind_blob(&insert, ":disk_hash", files[i].disk_hash,
                            sizeof files[i].disk_hash);
        bind_seal(&insert, ":disk_seal", files[i].sealed, &files[i].disk_seal);
        result = statement_run(&insert, error);
    }
    return result;
}

int catalog_put_set(struct store *store, const struct catalog_set *set,
                    const struct catalog_file *files, size_t count, struct error *error)
{
    CLEANUP_STATEMENT struct statement insert = {0};
    int result = statement_prepare(&store->catalog, "sql/catalog_put_set.sql", false,
                                   &insert, error);

    if (result != 0)
        return result;
    statement_bind_text(&insert, ":id", set->id);
    statement_bind_text(&insert, ":label", set->label);
    statement_bind_text(&insert, ":summary", set->summary);
    statement_bind_int64(&insert, ":created", set->created);
    statement_bind_int64(&insert, ":stored_bytes", (int64_t)set->stored_bytes);
    bind_seal(&insert, ":seal", set->sealed, &set->seal);
    result = statement_run(&insert, error);
    if (result == 0)
        result = run_for_set(store, "sql/catalog_put_facts.sql", set->id, error);
    return result == 0 ? catalog_put_files(store, set->id, files, count, error) : result;
}

int catalog_erase_set(struct store *store, const char *id, struct error *error)
{
    CLEANUP_FREE char *path = store_set_path(store, id);

    if (path == NULL)
        return error_set_memory(error);
    if (unlink(path) != 0 && errno != ENOENT)
        return error_set_errno(error, errno, "cannot remove sets/%s.db", id);
    /* Else the file may be there after a crash and the row not: it would be adopted. */
    int result = store_sync_directory(store->sets, error);
    if (result == 0)
        result = traces_erase(store, id, error);
    if (result != 0)
        return result;
    cache_forget_set(store, id);
    marked_forget_set(store, id);
    return run_for_set(store, "sql/catalog_delete_set.sql", id, error);
}

/* ---- agreement with sets/ ---- */

struct known_set {
    char id[33];
    bool removing;
};

struct known_sets {
    struct known_set *sets; /* ordered by id */
    size_t count;
};

static int compare_known(const void *a, const void *b)
{
    const struct known_set *x = a, *y = b;

    return strcmp(x->id, y->id);
}

/* Every row of the catalogue, in the bin or not. */
static int load_known(struct database *catalog, struct known_sets *known,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t capacity = 0;
    int result =
        statement_prepare(catalog, "sql/catalog_known_sets.sql", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (known->count == capacity) {
            capacity = capacity == 0 ? 64 : capacity * 2;
            struct known_set *sets =
                reallocarray(known->sets, capacity, sizeof *known->sets);
            if (sets == NULL)
                return error_set_memory(error);
            known->sets = sets;
        }
        struct known_set *set = &known->sets[known->count++];
        snprintf(set->id, sizeof set->id, "%s", statement_text(&select, 0, NULL));
        set->removing = statement_int64(&select, 1) != 0;
        result = 0;
    }
    return result;
}

/* Removes what was being removed. A row without its file stays: it says what its traces
 * are, which may be kept. */
static int finish_removals(struct store *store, const struct known_sets *known,
                           struct error *error)
{
    int result = 0;

    for (size_t i = 0; result == 0 && i < known->count; i++) {
        CLEANUP_FREE char *path = store_set_path(store, known->sets[i].id);

        if (path == NULL)
            return error_set_memory(error);
        if (known->sets[i].removing)
            result = catalog_erase_set(store, known->sets[i].id, error);
        else if (access(path, F_OK) != 0 && errno == ENOENT)
            log_warning("sets/%s.db is gone; tracediff verify tells how to get it back",
                        known->sets[i].id);
    }
    return result;
}

/* Calls back with the id of every file in sets/ that is not known, until that returns
 * something. */
static int each_unknown(const struct store *store, const struct known_sets *known,
                        int (*visit)(void *context, const char *id, struct error *error),
                        void *context, struct error *error)
{
    DIR *directory = opendir(store->sets);
    const struct dirent *entry;
    int result = 0;

    if (directory == NULL)
        return error_set_errno(error, errno, "cannot read sets/");
    while (result == 0 && (entry = readdir(directory)) != NULL) {
        struct known_set key = {0};

        if (strlen(entry->d_name) != 35 || strcmp(entry->d_name + 32, ".db") != 0)
            continue;
        memcpy(key.id, entry->d_name, 32);
        if (store_is_id(key.id) &&
            (known->count == 0 || bsearch(&key, known->sets, known->count,
                                          sizeof *known->sets, compare_known) == NULL))
            result = visit(context, key.id, error);
    }
    closedir(directory);
    return result;
}

/* What looking at one of them may take: some milliseconds are enough, and what its digest
 * takes. */
#define ADOPT_NS ((int64_t)2 * 1000000000)
#define DIGEST_NS_PER_BYTE 2
/* After this many that took too long, the others wait for another start. */
#define EXPENSIVE_MAX 3

/* Reads a file that an attacker may have made to be slow. */
static int adopt_file(struct store *store, const char *id, struct budget *start,
                      struct error *error)
{
    struct budget budget = {.processor_ns = ADOPT_NS,
                            .whole = start,
                            .narrow = "it was made to be slow, or is damaged; remove it"};
    CLEANUP_FREE char *path = store_set_path(store, id);
    struct stat status;

    if (path != NULL && stat(path, &status) == 0)
        budget.processor_ns += status.st_size * DIGEST_NS_PER_BYTE;
    budget_begin(&budget);
    return set_file_adopt(store, id, &budget, error);
}

struct adopting {
    struct store *store;
    struct budget *budget;
    int expensive;
};

/* Lists a set file that came without the catalogue: copied from another machine, or
 * renamed into place by an ingest that was killed right then. What cannot be read stays
 * untouched. */
static int adopt(void *context, const char *id, struct error *error)
{
    struct adopting *adopting = context;
    struct error reason = {0};

    if (adopting->expensive == EXPENSIVE_MAX)
        return 0;
    if (adopt_file(adopting->store, id, adopting->budget, &reason) == 0)
        log_info("listing sets/%s.db, which was not in the catalogue", id);
    else
        log_warning("not listing sets/%s.db: %s", id, reason.message);
    adopting->expensive += reason.code == ERROR_TIMEOUT;
    if (adopting->expensive == EXPENSIVE_MAX)
        log_warning("other set files that are not in the catalogue were not looked at");
    return budget_look(adopting->budget, error);
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
        result =
            catalog_read_end(store, catalog, load_known(catalog, &known, error), error);
    if (result == 0)
        result = each_unknown(store, &known, note_unlisted, &found, error);
    free(known.sets);
    if (result != 0)
        return result;
    *count = found.length / sizeof **ids;
    *ids = (char(*)[33])buffer_take(&found);
    if (*count > 1)
        qsort(*ids, *count, sizeof **ids, compare_ids);
    return 0;
}

int catalog_reconcile(struct store *store, struct budget *budget, struct error *error)
{
    struct adopting adopting = {.store = store, .budget = budget};
    struct known_sets known = {0};
    int result = catalog_begin(store, error);

    if (result != 0)
        return result;
    result = load_known(&store->catalog, &known, error);
    if (result == 0)
        result = finish_removals(store, &known, error);
    if (result == 0)
        result = each_unknown(store, &known, adopt, &adopting, error);
    if (result == 0)
        traces_reconcile(store);
    free(known.sets);
    return catalog_end(store, result, error);
}
