#include "store/database.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/json.h"
#include "base/system.h"
#include "base/text.h"
#include "store/functions.h"

#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
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
    CLEANUP_BUFFER struct buffer uri = BUFFER(PATH_BYTES_MAX);

    *database = (struct database){0};
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
    CLEANUP_BUFFER struct buffer uri = BUFFER(PATH_BYTES_MAX);
    sqlite3_stmt *statement = NULL;

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

struct error *database_failure(struct database *database)
{
    static _Thread_local struct error later;

    return database_failed(database) ? &later : &database->failure;
}

void database_do(struct database *database, const char *sql)
{
    if (!database_failed(database))
        database_execute(database, sql, &database->failure);
}

void database_do_script(struct database *database, const char *asset_path)
{
    if (!database_failed(database))
        database_run_script(database, asset_path, &database->failure);
}

void database_fail_damaged(struct database *database, const char *what)
{
    (void)database_damaged(database->name, what, database_failure(database));
}

void database_fail_memory(struct database *database)
{
    (void)budget_or_memory(database->budget, database_failure(database));
}

int database_result(const struct database *database, struct error *error)
{
    if (json_refused()) /* what was written may lack it */
        return error_set_memory(error);
    if (database_failed(database) && error != NULL)
        *error = database->failure;
    return -(int)database->failure.code;
}

void database_rollback(struct database *database)
{
    if (database->handle != NULL && !sqlite3_get_autocommit(database->handle))
        sqlite3_exec(database->handle, "ROLLBACK", NULL, NULL, NULL);
}

/* ---- statement ---- */

#define SQL_BYTES_MAX ((size_t)65536)

/* Whether only blanks, semicolons and comments are left. */
static bool is_blank(const char *sql)
{
    for (;;) {
        while (*sql != '\0' && strchr(" \t\r\n;", *sql) != NULL)
            sql++;
        if (sql[0] != '-' || sql[1] != '-')
            return *sql == '\0';
        sql += strcspn(sql, "\n");
    }
}

/* Takes a spare statement of the connection out; NULL: it has none with this text. */
static sqlite3_stmt *take_spare(struct database_spares *spares, const char *sql)
{
    for (int i = 0; i < DATABASE_SPARES; i++)
        if (spares->handles[i] != NULL &&
            strcmp(sqlite3_sql(spares->handles[i]), sql) == 0)
            return TAKE_PTR(spares->handles[i]);
    return NULL;
}

/* Prepares the SQL of the statement. */
static int prepare_text(struct statement *out, const char *sql, size_t length,
                        struct error *error)
{
    const char *tail = NULL;

    if (length >= INT_MAX)
        return error_set_memory(error);
    out->spare = !out->persistent && out->database->reuses;
    if (out->spare && (out->handle = take_spare(&out->database->spares, sql)) != NULL)
        return 0;
    if (sqlite3_prepare_v3(out->database->handle, sql, (int)length + 1,
                           SQLITE_PREPARE_PERSISTENT, &out->handle, &tail) != SQLITE_OK)
        return database_error(out->database, out->path, error);
    if (out->handle != NULL && is_blank(tail))
        return 0;
    out->spare = false;
    statement_finish(out);
    return error_set(error, ERROR_INTERNAL, "bad_asset",
                     "%s must hold exactly one statement", out->path);
}

static const struct asset *find_asset(const char *path, struct error *error)
{
    const struct asset *asset = asset_find(path);

    if (asset != NULL && asset->bytes != NULL)
        return asset;
    error_set(error, ERROR_INTERNAL, "missing_asset",
              "%s is not compiled into the program", path);
    return NULL;
}

/* Appends an identifier in double quotes. */
static void append_identifier(struct buffer *sql, const char *name)
{
    buffer_append_char(sql, '"');
    for (; *name != '\0'; name++) {
        if (*name == '"')
            buffer_append_char(sql, '"');
        buffer_append_char(sql, *name);
    }
    buffer_append_char(sql, '"');
}

static int prepare_with(struct statement *out, const char *placeholder, const char *text,
                        struct error *error)
{
    const struct asset *asset = find_asset(out->path, error);
    CLEANUP_BUFFER struct buffer sql = BUFFER(SQL_BYTES_MAX);

    if (asset == NULL)
        return -ERROR_INTERNAL;
    const char *rest = (const char *)asset->bytes;
    for (const char *found; (found = strstr(rest, placeholder)) != NULL;) {
        buffer_append(&sql, rest, (size_t)(found - rest));
        buffer_append_text(&sql, text);
        rest = found + strlen(placeholder);
    }
    buffer_append_text(&sql, rest);
    if (buffer_failed(&sql))
        return error_set_memory(error);
    return prepare_text(out, sql.bytes, sql.length, error);
}

static int prepare(struct statement *statement, struct error *error)
{
    const struct asset *asset;
    CLEANUP_BUFFER struct buffer identifier = BUFFER(SQL_BYTES_MAX);

    if (statement->schema == NULL)
        return (asset = find_asset(statement->path, error)) == NULL
                   ? -ERROR_INTERNAL
                   : prepare_text(statement, (const char *)asset->bytes, asset->length,
                                  error);
    append_identifier(&identifier, statement->schema);
    buffer_append_char(&identifier, '.');
    if (buffer_failed(&identifier))
        return error_set_memory(error);
    return prepare_with(statement, "main.", identifier.bytes, error);
}

struct statement statement_of(struct database *database, const char *asset_path)
{
    return (struct statement){.database = database, .path = asset_path};
}

struct statement statement_in(struct database *database, const char *schema,
                              const char *asset_path)
{
    return (struct statement){.database = database, .path = asset_path, .schema = schema};
}

int statement_prepare(struct database *database, const char *asset_path, bool persistent,
                      struct statement *out, struct error *error)
{
    *out = statement_of(database, asset_path);
    out->persistent = persistent;
    return prepare(out, error);
}

int statement_prepare_with(struct database *database, const char *asset_path,
                           const char *placeholder, const char *text,
                           struct statement *out, struct error *error)
{
    *out = statement_of(database, asset_path);
    return prepare_with(out, placeholder, text, error);
}

/* Gives a statement to its connection, if that is still open; it replaces the oldest
 * spare. */
static bool make_spare(struct statement *statement)
{
    struct database *database = statement->database;
    struct database_spares *spares = &database->spares;
    unsigned place = 0;

    if (!statement->spare || sqlite3_db_handle(statement->handle) != database->handle)
        return false;
    sqlite3_reset(statement->handle);
    sqlite3_clear_bindings(statement->handle);
    while (place < DATABASE_SPARES && spares->handles[place] != NULL)
        place++;
    if (place == DATABASE_SPARES)
        place = spares->next++ % DATABASE_SPARES;
    sqlite3_finalize(spares->handles[place]);
    spares->handles[place] = statement->handle;
    return true;
}

void statement_finish(struct statement *statement)
{
    if (statement->handle != NULL && !make_spare(statement))
        sqlite3_finalize(statement->handle);
    statement->handle = NULL;
}

/* Prepares it, unless it is prepared; false: the next step says why not. */
static bool is_ready(struct statement *statement)
{
    if (statement->handle == NULL && !statement->failed)
        statement->failed = prepare(statement, NULL) != 0;
    return statement->handle != NULL;
}

bool statement_has(struct statement *statement, const char *parameter)
{
    return is_ready(statement) &&
           sqlite3_bind_parameter_index(statement->handle, parameter) > 0;
}

/* Index of a parameter; a name that the statement lacks is a bug and fails the step. */
static int parameter_index(struct statement *statement, const char *parameter)
{
    int index = statement->last_bound + 1;

    if (!is_ready(statement))
        return 0;
    if (index >= STATEMENT_NAMES || statement->names[index] != parameter)
        index = sqlite3_bind_parameter_index(statement->handle, parameter);
    if (index == 0 && statement->bind_code == SQLITE_OK)
        statement->bind_code = SQLITE_RANGE;
    if (index < STATEMENT_NAMES)
        statement->names[index] = parameter;
    statement->last_bound = index;
    return index;
}

static void note_bind(struct statement *statement, int code)
{
    if (code != SQLITE_OK && statement->bind_code == SQLITE_OK)
        statement->bind_code = code;
}

void statement_bind_int64(struct statement *statement, const char *parameter,
                          int64_t value)
{
    int index = parameter_index(statement, parameter);

    if (index > 0)
        note_bind(statement, sqlite3_bind_int64(statement->handle, index, value));
}

void statement_bind_null(struct statement *statement, const char *parameter)
{
    int index = parameter_index(statement, parameter);

    if (index > 0)
        note_bind(statement, sqlite3_bind_null(statement->handle, index));
}

void statement_bind_bytes_as_text(struct statement *statement, const char *parameter,
                                  const char *bytes, size_t length)
{
    int index = parameter_index(statement, parameter);

    if (index > 0)
        note_bind(statement, sqlite3_bind_text64(statement->handle, index, bytes,
                                                 (sqlite3_uint64)length, SQLITE_STATIC,
                                                 SQLITE_UTF8));
}

void statement_bind_text(struct statement *statement, const char *parameter,
                         const char *text)
{
    statement_bind_bytes_as_text(statement, parameter, text,
                                 text == NULL ? 0 : strlen(text));
}

void statement_bind_blob(struct statement *statement, const char *parameter,
                         const void *bytes, size_t length)
{
    int index = parameter_index(statement, parameter);

    if (index > 0)
        note_bind(statement, sqlite3_bind_blob64(statement->handle, index, bytes,
                                                 (sqlite3_uint64)length, SQLITE_STATIC));
}

int statement_step(struct statement *statement, struct error *error)
{
    int result = statement->handle == NULL ? prepare(statement, error) : 0;

    if (result != 0 || statement->failed) /* what was bound is lost */
        return result != 0 ? result : error_set_memory(error);
    if (statement->bind_code != SQLITE_OK)
        return error_set(
            error, statement->bind_code == SQLITE_NOMEM ? ERROR_MEMORY : ERROR_INTERNAL,
            "bind_failed", "%s: %s", statement->path,
            sqlite3_errstr(statement->bind_code));
    int over = budget_look(statement->database->budget, error);
    if (over != 0)
        return over;
    switch (sqlite3_step(statement->handle)) {
    case SQLITE_ROW:
        return 1;
    case SQLITE_DONE:
        return 0;
    default:
        return database_error(statement->database, statement->path, error);
    }
}

int statement_run(struct statement *statement, struct error *error)
{
    int result = 1;

    while (result == 1)
        result = statement_step(statement, error);
    statement_reset(statement);
    return result;
}

void statement_put(struct statement *statement)
{
    if (!database_failed(statement->database))
        statement_run(statement, &statement->database->failure);
    else
        statement_reset(statement);
}

bool statement_next(struct statement *statement)
{
    struct database *database = statement->database;

    return !database_failed(database) &&
           statement_step(statement, &database->failure) == 1;
}

void statement_reset(struct statement *statement)
{
    statement->last_bound = 0;
    sqlite3_reset(statement->handle);
}

int64_t statement_int64(struct statement *statement, int column)
{
    return sqlite3_column_int64(statement->handle, column);
}

double statement_double(struct statement *statement, int column)
{
    return statement_is_null(statement, column)
               ? (double)NAN
               : sqlite3_column_double(statement->handle, column);
}

bool statement_is_null(struct statement *statement, int column)
{
    return sqlite3_column_type(statement->handle, column) == SQLITE_NULL;
}

const char *statement_text(struct statement *statement, int column, size_t *length)
{
    const unsigned char *text = sqlite3_column_text(statement->handle, column);

    if (length != NULL)
        *length =
            text == NULL ? 0 : (size_t)sqlite3_column_bytes(statement->handle, column);
    return text == NULL ? "" : (const char *)text;
}

const void *statement_blob(struct statement *statement, int column, size_t *length)
{
    const void *blob = sqlite3_column_blob(statement->handle, column);

    *length = blob == NULL ? 0 : (size_t)sqlite3_column_bytes(statement->handle, column);
    return blob == NULL ? "" : blob;
}

void statement_hash(struct statement *statement, int column, unsigned char hash[16])
{
    size_t length;
    const void *blob = statement_blob(statement, column, &length);

    memset(hash, 0, 16);
    memcpy(hash, blob, length < 16 ? length : 16);
}

void statement_read_hash(struct statement *row, int column, uint64_t hash[2])
{
    unsigned char bytes[16];

    statement_hash(row, column, bytes);
    hash_from_bytes(bytes, hash);
}

char *statement_copy_text(struct statement *statement, int column)
{
    size_t length;
    const char *text = statement_text(statement, column, &length);

    return owned_text(text, length);
}

char *statement_take_text(struct statement *row, int column, struct arena *arena)
{
    size_t length;
    const char *text = statement_text(row, column, &length);

    return arena_text(arena, text, length);
}

/* ---- array table ---- */

enum plan { EVERY_ROW, ONE_ROW };

static void declare(const void *context, struct buffer *sql)
{
    const struct array_table *array = context;

    buffer_append_text(sql, "CREATE TABLE array(");
    for (size_t i = 0; i < array->column_count; i++)
        buffer_printf(sql, "%s%s", i > 0 ? "," : "", array->columns[i].name);
    buffer_append_char(sql, ')');
}

/* Whether the rows have the wanted order: by one column, or by their number. */
static bool is_ordered(const struct array_table *array, const sqlite3_index_info *info)
{
    if (info->nOrderBy != 1 || info->aOrderBy[0].desc)
        return false;
    int column = info->aOrderBy[0].iColumn;
    return column < 0 || (array->order != NULL &&
                          strcmp(array->columns[column].name, array->order) == 0);
}

static int best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    const struct array_table *array = ((const struct virtual_table *)base)->context;
    size_t count = array->count;

    info->idxNum = EVERY_ROW;
    info->estimatedRows = (sqlite3_int64)count;
    info->estimatedCost = (double)count + 1;
    for (int i = 0; i < info->nConstraint; i++) {
        if (info->aConstraint[i].iColumn != -1 || !info->aConstraint[i].usable ||
            info->aConstraint[i].op != SQLITE_INDEX_CONSTRAINT_EQ)
            continue;
        info->aConstraintUsage[i].argvIndex = 1;
        info->aConstraintUsage[i].omit = 1;
        info->idxNum = ONE_ROW;
        info->idxFlags = SQLITE_INDEX_SCAN_UNIQUE;
        info->estimatedRows = 1;
        info->estimatedCost = 1;
        break;
    }
    info->orderByConsumed = is_ordered(array, info);
    return SQLITE_OK;
}

static int filter(sqlite3_vtab_cursor *base, int plan, const char *text, int argc,
                  sqlite3_value **argv)
{
    struct numbered_cursor *cursor = (struct numbered_cursor *)base;
    size_t count = ((const struct array_table *)virtual_table_context(base))->count;

    (void)text;
    cursor->row = 0;
    cursor->end = count;
    if (plan != ONE_ROW || argc != 1)
        return SQLITE_OK;
    sqlite3_int64 row = sqlite3_value_int64(argv[0]);
    bool there = sqlite3_value_type(argv[0]) == SQLITE_INTEGER && row >= 0 &&
                 (uint64_t)row < count;
    cursor->row = there ? (size_t)row : count;
    cursor->end = there ? (size_t)row + 1 : count;
    return SQLITE_OK;
}

static void give_text(sqlite3_context *context, const char *text)
{
    if (text != NULL)
        sqlite3_result_text64(context, text, strlen(text), SQLITE_STATIC, SQLITE_UTF8);
}

static void give_word(sqlite3_context *context, const struct array_column *column,
                      int value)
{
    const char *word = column->word(value);

    if (*word != '\0')
        give_text(context, word);
}

/* A missing value is NULL; so is NaN. */
static void give_value(sqlite3_context *context, const struct array_column *column,
                       const void *value)
{
    switch (column->type) {
    case ARRAY_TEXT:
        give_text(context, *(const char *const *)value);
        break;
    case ARRAY_TRUTH:
        sqlite3_result_int(context, *(const bool *)value);
        break;
    case ARRAY_UINT8:
        sqlite3_result_int(context, *(const uint8_t *)value);
        break;
    case ARRAY_UINT32:
        sqlite3_result_int64(context, *(const uint32_t *)value);
        break;
    case ARRAY_INT32:
        if (*(const int32_t *)value >= 0)
            sqlite3_result_int(context, *(const int32_t *)value);
        break;
    case ARRAY_INT64:
        sqlite3_result_int64(context, *(const int64_t *)value);
        break;
    case ARRAY_REAL:
        sqlite3_result_double(context, *(const double *)value);
        break;
    case ARRAY_WORD:
        give_word(context, column, *(const int *)value);
        break;
    case ARRAY_WORD8:
        give_word(context, column, *(const uint8_t *)value);
        break;
    }
}

static int give_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int number)
{
    const struct array_table *array = virtual_table_context(base);
    size_t row = ((const struct numbered_cursor *)base)->row;
    const struct array_column *column = &array->columns[number];

    give_value(context, column,
               (const char *)array->rows + row * array->stride + column->offset);
    return SQLITE_OK;
}

static const struct virtual_table_kind kind = {
    .module = {VIRTUAL_TABLE_COMMON, NUMBERED_ROWS, .xBestIndex = best_index,
               .xFilter = filter, .xColumn = give_column, .xRowid = numbered_rowid},
    .declare = declare,
    .innocuous = true,
    .cursor_size = sizeof(struct numbered_cursor),
};

int array_table_add(struct database *database, const struct array_table *table,
                    struct error *error)
{
    int code = virtual_table_register(database->handle, table->name, &kind,
                                      (void *)(uintptr_t)table, NULL);

    return code == SQLITE_OK ? 0 : database_error(database, table->name, error);
}
