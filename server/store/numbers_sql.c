/* numbers(blob) (functions.h): an array of int64 in memory as a table, so that a
 * selection of any length is one parameter of a statement. */
#include "store/functions.h"
#include "store/table_function.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { COLUMN_VALUE, COLUMN_BLOB };

struct cursor {
    sqlite3_vtab_cursor base;
    int64_t *values; /* a copy: the argument lives only as long as xFilter */
    size_t count, row;
};

static int numbers_connect(sqlite3 *handle, void *context, int argc,
                           const char *const *argv, sqlite3_vtab **out, char **message)
{
    (void)context;
    (void)argc;
    (void)argv;
    (void)message;
    return table_function_connect(
        handle, "CREATE TABLE numbers(value INTEGER, blob HIDDEN)", out);
}

static int numbers_best_index(sqlite3_vtab *table, sqlite3_index_info *info)
{
    (void)table;
    return table_function_best_index(info, COLUMN_BLOB);
}

static int numbers_open(sqlite3_vtab *table, sqlite3_vtab_cursor **out)
{
    struct cursor *cursor = sqlite3_malloc(sizeof *cursor);

    (void)table;
    if (cursor == NULL)
        return SQLITE_NOMEM;
    memset(cursor, 0, sizeof *cursor);
    *out = &cursor->base;
    return SQLITE_OK;
}

static int numbers_close(sqlite3_vtab_cursor *base)
{
    struct cursor *cursor = (struct cursor *)base;

    free(cursor->values);
    sqlite3_free(cursor);
    return SQLITE_OK;
}

static int numbers_filter(sqlite3_vtab_cursor *base, int index, const char *text,
                          int argc, sqlite3_value **argv)
{
    struct cursor *cursor = (struct cursor *)base;

    (void)index;
    (void)text;
    free(cursor->values);
    cursor->values = NULL;
    cursor->count = cursor->row = 0;
    if (argc != 1)
        return SQLITE_OK;
    const void *blob = sqlite3_value_blob(argv[0]);
    size_t bytes = blob == NULL ? 0 : (size_t)sqlite3_value_bytes(argv[0]);
    if (bytes % sizeof *cursor->values != 0)
        return table_function_fail(base->pVtab, SQLITE_ERROR,
                                   "numbers() takes an array of int64");
    if (bytes == 0)
        return SQLITE_OK;
    cursor->values = malloc(bytes);
    if (cursor->values == NULL)
        return SQLITE_NOMEM;
    memcpy(cursor->values, blob, bytes);
    cursor->count = bytes / sizeof *cursor->values;
    return SQLITE_OK;
}

static int numbers_next(sqlite3_vtab_cursor *base)
{
    ((struct cursor *)base)->row++;
    return SQLITE_OK;
}

static int numbers_eof(sqlite3_vtab_cursor *base)
{
    const struct cursor *cursor = (const struct cursor *)base;

    return cursor->row >= cursor->count;
}

static int numbers_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    const struct cursor *cursor = (const struct cursor *)base;

    if (column == COLUMN_VALUE)
        sqlite3_result_int64(context, cursor->values[cursor->row]);
    return SQLITE_OK;
}

static int numbers_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    *rowid = (sqlite3_int64)((const struct cursor *)base)->row;
    return SQLITE_OK;
}

static const sqlite3_module numbers_module = {
    .xConnect = numbers_connect,
    .xBestIndex = numbers_best_index,
    .xDisconnect = table_function_disconnect,
    .xOpen = numbers_open,
    .xClose = numbers_close,
    .xFilter = numbers_filter,
    .xNext = numbers_next,
    .xEof = numbers_eof,
    .xColumn = numbers_column,
    .xRowid = numbers_rowid,
};

int numbers_register(sqlite3 *handle)
{
    return sqlite3_create_module_v2(handle, "numbers", &numbers_module, NULL, NULL);
}
