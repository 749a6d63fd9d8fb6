#include "store/statement.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/system.h"
#include "base/text.h"
#include "store/database.h"
#include "store/virtual_table.h"

#include <limits.h>
#include <math.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

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
    CLEANUP_BUFFER struct buffer sql;

    buffer_init(&sql, SQL_BYTES_MAX);
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
    CLEANUP_BUFFER struct buffer identifier;

    buffer_init(&identifier, SQL_BYTES_MAX);
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
static void give(sqlite3_context *context, const struct array_column *column,
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

    give(context, column,
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
