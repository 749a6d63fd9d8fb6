#include "store/database.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/system.h"
#include "base/text.h"
#include "store/functions.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* ---- heap ---- */

/* SQLite's own allocator, after a check of the thread's bound. */

/* Allocations between two looks at the clock. */
#define TURNS 1024

static sqlite3_mem_methods plain;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool installed;
static _Thread_local struct heap_bound *bound_of_thread;

/* Whether `more` bytes are allowed. */
static bool may_take(struct heap_bound *bound, int64_t more)
{
    if (bound->budget != NULL && ++bound->turns % TURNS == 0 &&
        budget_look(bound->budget, NULL) != 0)
        return false;
    if (more <= bound->most - bound->used)
        return true;
    bound->refused = true;
    return false;
}

static void *take(int bytes)
{
    struct heap_bound *bound = bound_of_thread;

    if (bound == NULL)
        return plain.xMalloc(bytes);
    void *memory = may_take(bound, bytes) ? plain.xMalloc(bytes) : NULL;
    if (memory != NULL)
        bound->used += plain.xSize(memory);
    return memory;
}

static void give(void *memory)
{
    struct heap_bound *bound = bound_of_thread;

    if (bound != NULL && memory != NULL)
        bound->used -= plain.xSize(memory);
    plain.xFree(memory);
}

static void *retake(void *memory, int bytes)
{
    struct heap_bound *bound = bound_of_thread;

    if (bound == NULL)
        return plain.xRealloc(memory, bytes);
    int64_t before = memory == NULL ? 0 : plain.xSize(memory);
    void *moved = may_take(bound, bytes - before) ? plain.xRealloc(memory, bytes) : NULL;
    if (moved != NULL)
        bound->used += plain.xSize(moved) - before;
    return moved;
}

static int size_of(void *memory)
{
    return plain.xSize(memory);
}

static int round_up(int bytes)
{
    return plain.xRoundup(bytes);
}

static int start(void *data)
{
    (void)data;
    return plain.xInit(plain.pAppData);
}

static void stop(void *data)
{
    (void)data;
    plain.xShutdown(plain.pAppData);
}

static void install(void)
{
    static const sqlite3_mem_methods ours = {
        .xMalloc = take,
        .xFree = give,
        .xRealloc = retake,
        .xSize = size_of,
        .xRoundup = round_up,
        .xInit = start,
        .xShutdown = stop,
    };

    installed = sqlite3_config(SQLITE_CONFIG_GETMALLOC, &plain) == SQLITE_OK &&
                plain.xMalloc != NULL &&
                sqlite3_config(SQLITE_CONFIG_MALLOC, &ours) == SQLITE_OK;
}

/* Call it before SQLite is first used; further calls do nothing. */
static void heap_install(void)
{
    pthread_once(&once, install);
}

bool heap_bind(struct heap_bound *bound)
{
    bound_of_thread = installed ? bound : NULL;
    return installed;
}

/* ---- database ---- */

#define PATH_BYTES_MAX ((size_t)16384)
#define BUSY_TIMEOUT_MS 10000
/* Virtual machine instructions between two looks at the budget. */
#define BUDGET_INTERVAL 2000

int database_damaged(const char *name, const char *what, struct error *error)
{
    if (strcmp(name, CATALOG_NAME) == 0)
        return error_set(
            error, ERROR_DATABASE, "database_damaged",
            "%s is damaged (%s); remove it, and it will be made anew from the "
            "sets",
            name, what);
    return error_set(
        error, ERROR_DAMAGED, "set_damaged",
        "the file of %s is damaged (%s); ingest its traces again, or run tracediff "
        "verify --repair, which does so where they were kept",
        name, what);
}

int database_error(struct database *database, const char *doing, struct error *error)
{
    int code = database->handle == NULL ? SQLITE_NOMEM
                                        : sqlite3_extended_errcode(database->handle);
    const char *text =
        database->handle == NULL ? "out of memory" : sqlite3_errmsg(database->handle);
    int over;

    /* This error means that the index of the log could not get its 32 KiB. */
    switch (code == SQLITE_IOERR_SHMSIZE ? SQLITE_FULL : code & 0xff) {
    case SQLITE_FULL:
        return error_set(error, ERROR_SPACE, "disk_full",
                         "%s: %s: the disk is full; free some space or choose another "
                         "place with --data",
                         database->name, doing);
    case SQLITE_INTERRUPT:
        over = database->budget == NULL ? 0 : budget_error(database->budget, error);
        return over != 0 ? over
                         : error_set(error, ERROR_CANCELLED, "cancelled",
                                     "%s: %s: cancelled", database->name, doing);
    case SQLITE_NOMEM:
        return error_set_memory(error);
    case SQLITE_BUSY:
        return error_set(error, ERROR_DATABASE, "database_busy",
                         "%s: %s: another program is using it; try again", database->name,
                         doing);
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return database_damaged(database->name, text, error);
    default:
        if (strcmp(text, "integer overflow") == 0)
            return error_set(error, ERROR_LIMIT, "sum_too_large",
                             "%s: %s: the durations add up to more than 292 years",
                             database->name, doing);
        return error_set(error, ERROR_DATABASE, "database_error", "%s: %s: %s",
                         database->name, doing, text);
    }
}

static int stop_when_over(void *context)
{
    const struct database *database = context;

    return budget_look(database->budget, NULL) != 0;
}

/* The settings of every connection, whatever it opens. */
static int configure(struct database *database, struct error *error)
{
    sqlite3 *handle = database->handle;

    sqlite3_extended_result_codes(handle, 1);
    sqlite3_busy_timeout(handle, BUSY_TIMEOUT_MS);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1, NULL);
    sqlite3_progress_handler(handle, BUDGET_INTERVAL, stop_when_over, database);
    if (functions_register(handle) != SQLITE_OK)
        return database_error(database, "preparing the connection", error);
    return 0;
}

static int open_uri(struct database *database, const char *uri, const char *name,
                    struct budget *budget, struct error *error)
{
    heap_install();
    *database = (struct database){.budget = budget, .reuses = true};
    snprintf(database->name, sizeof database->name, "%s", name);
    int code = sqlite3_open_v2(uri, &database->handle,
                               SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE |
                                   SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX,
                               NULL);
    int result = code == SQLITE_OK ? configure(database, error)
                                   : database_error(database, "opening", error);
    if (result != 0)
        database_close(database);
    return result;
}

/* "file:<path with what URIs reserve escaped>?<query>" */
static void append_uri(struct buffer *uri, const char *path, const char *query)
{
    buffer_append_text(uri, "file:");
    for (; *path != '\0'; path++) {
        if (strchr("%?#", *path) != NULL)
            buffer_printf(uri, "%%%02x", (unsigned)(unsigned char)*path);
        else
            buffer_append_char(uri, *path);
    }
    buffer_append_char(uri, '?');
    buffer_append_text(uri, query);
}

int database_open(struct database *database, const char *path, const char *query,
                  const char *name, struct budget *budget, struct error *error)
{
    CLEANUP_BUFFER struct buffer uri;

    *database = (struct database){0};
    buffer_init(&uri, PATH_BYTES_MAX);
    append_uri(&uri, path, query);
    if (buffer_failed(&uri))
        return error_set_memory(error);
    return open_uri(database, uri.bytes, name, budget, error);
}

int database_open_memory(struct database *database, const char *name,
                         struct budget *budget, struct error *error)
{
    return open_uri(database, ":memory:", name, budget, error);
}

void database_take_over(struct database *database, sqlite3 *handle,
                        const struct database_spares *spares, const char *name,
                        struct budget *budget)
{
    *database = (struct database){
        .handle = handle, .budget = budget, .reuses = true, .spares = *spares};
    snprintf(database->name, sizeof database->name, "%s", name);
    sqlite3_progress_handler(handle, BUDGET_INTERVAL, stop_when_over, database);
}

void database_end(sqlite3 *handle, struct database_spares *spares)
{
    for (int i = 0; i < DATABASE_SPARES; i++)
        sqlite3_finalize(spares->handles[i]);
    sqlite3_close_v2(handle);
}

void database_close(struct database *database)
{
    if (database->handle != NULL && database->keep != NULL)
        database->keep(database);
    else if (database->handle != NULL)
        database_end(database->handle, &database->spares);
    database->handle = NULL;
    database->spares = (struct database_spares){0};
}

/* Reads the integer result of a pragma. */
static int read_pragma(struct database *database, const char *schema, const char *pragma,
                       const char *name, int32_t *value, struct error *error)
{
    char sql[128];
    sqlite3_stmt *statement = NULL;
    int result = 0;

    sqlite3_snprintf((int)sizeof sql, sql, "PRAGMA \"%w\".%s", schema, pragma);
    if (sqlite3_prepare_v2(database->handle, sql, -1, &statement, NULL) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW) {
        *value = sqlite3_column_int(statement, 0);
    } else {
        result = database_error(database, "reading its header", error);
        if (strcmp(name, database->name) != 0)
            error_prefix(error, "%s", name);
    }
    sqlite3_finalize(statement);
    return result;
}

int database_data_version(struct database *database, const char *schema, int32_t *version,
                          struct error *error)
{
    return read_pragma(database, schema, "data_version", database->name, version, error);
}

int database_check_kind(struct database *database, const char *schema,
                        int32_t application_id, int32_t newest, int32_t *version,
                        const char *name, struct error *error)
{
    bool set = application_id == SET_APPLICATION_ID;
    int32_t id = 0, found = 0;
    int result = read_pragma(database, schema, "application_id", name, &id, error);

    if (result == 0)
        result = read_pragma(database, schema, "user_version", name, &found, error);
    if (result != 0)
        return result;
    if (id != application_id || found < 1)
        return set ? database_damaged(name, "it is not a set of tracediff", error)
                   : error_set(error, ERROR_DATABASE, "not_a_catalog",
                               "%s is not a catalogue of tracediff", name);
    if (found > newest)
        /* For a set, the client gets it; for a catalogue, the program does not start. */
        return error_set(error, set ? ERROR_CONFLICT : ERROR_DATABASE, "newer_version",
                         "%s was written by a newer version of tracediff (format %d, "
                         "this program knows %d); use that version",
                         name, (int)found, (int)newest);
    if (version != NULL)
        *version = found;
    else if (found < newest)
        return error_set(error, set ? ERROR_CONFLICT : ERROR_DATABASE, "older_version",
                         "%s was written by an older version of tracediff (format %d, "
                         "this program writes %d); ingest the traces again",
                         name, (int)found, (int)newest);
    return 0;
}

int database_attach_set(struct database *database, const char *path, const char *schema,
                        const char *name, struct error *error)
{
    CLEANUP_BUFFER struct buffer uri;
    sqlite3_stmt *statement = NULL;

    buffer_init(&uri, PATH_BYTES_MAX);
    append_uri(&uri, path, "mode=ro&immutable=1");
    if (buffer_failed(&uri))
        return error_set_memory(error);
    int code =
        sqlite3_prepare_v2(database->handle, "ATTACH ?1 AS ?2", -1, &statement, NULL);
    if (code == SQLITE_OK)
        code = sqlite3_bind_text(statement, 1, uri.bytes, (int)uri.length, SQLITE_STATIC);
    if (code == SQLITE_OK)
        code = sqlite3_bind_text(statement, 2, schema, -1, SQLITE_STATIC);
    if (code == SQLITE_OK)
        code = sqlite3_step(statement);
    sqlite3_finalize(statement);
    if (code != SQLITE_DONE) {
        snprintf(database->name, sizeof database->name, "%s", name);
        return database_error(database, "opening", error);
    }
    return database_check_kind(database, schema, SET_APPLICATION_ID, SET_VERSION, NULL,
                               name, error);
}

int database_execute(struct database *database, const char *sql, struct error *error)
{
    if (sqlite3_exec(database->handle, sql, NULL, NULL, NULL) != SQLITE_OK)
        return database_error(database, sql, error);
    return 0;
}

int database_run_script(struct database *database, const char *asset_path,
                        struct error *error)
{
    const struct asset *asset = asset_find(asset_path);

    if (asset == NULL || asset->bytes == NULL)
        return error_set(error, ERROR_INTERNAL, "missing_asset",
                         "%s is not compiled into the program", asset_path);
    if (sqlite3_exec(database->handle, (const char *)asset->bytes, NULL, NULL, NULL) !=
        SQLITE_OK)
        return database_error(database, asset_path, error);
    return 0;
}

void database_rollback(struct database *database)
{
    if (database->handle != NULL && !sqlite3_get_autocommit(database->handle))
        sqlite3_exec(database->handle, "ROLLBACK", NULL, NULL, NULL);
}
