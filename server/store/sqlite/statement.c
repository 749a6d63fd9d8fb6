/* See statement.h. */
#include "store/sqlite/statement.h"

#include "base/assets.h"
#include "base/budget.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "store/sqlite/database.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

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

static int prepare_text(struct statement *out, const char *sql, size_t length,
                        bool persistent, struct error *error)
{
    const char *tail = NULL;

    if (length >= INT_MAX)
        return error_set_memory(error);
    out->spare = !persistent && out->database->reuses;
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

int statement_prepare(struct database *database, const char *asset_path, bool persistent,
                      struct statement *out, struct error *error)
{
    const struct asset *asset = find_asset(asset_path, error);

    *out = (struct statement){.database = database, .path = asset_path};
    if (asset == NULL)
        return -ERROR_INTERNAL;
    return prepare_text(out, (const char *)asset->bytes, asset->length, persistent,
                        error);
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

int statement_prepare_with(struct database *database, const char *asset_path,
                           const char *placeholder, const char *text,
                           struct statement *out, struct error *error)
{
    const struct asset *asset = find_asset(asset_path, error);
    CLEANUP_BUFFER struct buffer sql;

    buffer_init(&sql, SQL_BYTES_MAX);
    *out = (struct statement){.database = database, .path = asset_path};
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
    return prepare_text(out, sql.bytes, sql.length, false, error);
}

int statement_prepare_in(struct database *database, const char *schema,
                         const char *asset_path, struct statement *out,
                         struct error *error)
{
    CLEANUP_BUFFER struct buffer identifier;

    buffer_init(&identifier, SQL_BYTES_MAX);
    append_identifier(&identifier, schema);
    buffer_append_char(&identifier, '.');
    if (buffer_failed(&identifier))
        return error_set_memory(error);
    return statement_prepare_with(database, asset_path, "main.", identifier.bytes, out,
                                  error);
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

/* Index of a parameter; a name that the statement lacks is a bug and fails the step. */
static int parameter_index(struct statement *statement, const char *parameter)
{
    int index = sqlite3_bind_parameter_index(statement->handle, parameter);

    if (index == 0 && statement->bind_code == SQLITE_OK)
        statement->bind_code = SQLITE_RANGE;
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

void statement_reset(struct statement *statement)
{
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

char *statement_copy_text(struct statement *statement, int column)
{
    size_t length;
    const char *text = statement_text(statement, column, &length);
    char *copy = malloc(length + 1);

    if (copy != NULL) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}
