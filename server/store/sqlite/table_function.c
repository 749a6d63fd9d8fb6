/* See table_function.h. */
#include "store/sqlite/table_function.h"

#include <stdbool.h>
#include <string.h>

static const struct table_function *function_of(const sqlite3_vtab_cursor *cursor)
{
    return ((const struct table_with_context *)cursor->pVtab)->context;
}

static int connect_table(sqlite3 *handle, void *context, int argc,
                         const char *const *argv, sqlite3_vtab **out, char **message)
{
    (void)argc;
    (void)argv;
    (void)message;
    int code = table_function_connect(
        handle, ((const struct table_function *)context)->sql, context, out);
    if (code == SQLITE_OK)
        sqlite3_vtab_config(handle, SQLITE_VTAB_INNOCUOUS);
    return code;
}

int table_function_connect(sqlite3 *handle, const char *sql, void *context,
                           sqlite3_vtab **out)
{
    int code = sqlite3_declare_vtab(handle, sql);
    if (code != SQLITE_OK)
        return code;
    struct table_with_context *table = sqlite3_malloc(sizeof *table);
    if (table == NULL)
        return SQLITE_NOMEM;
    *table = (struct table_with_context){.context = context};
    *out = &table->base;
    return SQLITE_OK;
}

int table_function_disconnect(sqlite3_vtab *table)
{
    sqlite3_free(table);
    return SQLITE_OK;
}

int table_function_open(size_t size, sqlite3_vtab_cursor **out)
{
    *out = sqlite3_malloc64(size);
    if (*out == NULL)
        return SQLITE_NOMEM;
    memset(*out, 0, size);
    return SQLITE_OK;
}

int table_function_close(sqlite3_vtab_cursor *cursor)
{
    sqlite3_free(cursor);
    return SQLITE_OK;
}

/* The argument is the hidden column. Without it there are no rows. */
static int best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    const struct table_function *function =
        ((const struct table_with_context *)base)->context;
    int argument = function->argument;

    info->estimatedCost = 1e6;
    for (int i = 0; i < info->nConstraint; i++) {
        if (info->aConstraint[i].iColumn != argument ||
            info->aConstraint[i].op != SQLITE_INDEX_CONSTRAINT_EQ)
            continue;
        if (!info->aConstraint[i].usable)
            return SQLITE_CONSTRAINT;
        info->aConstraintUsage[i].argvIndex = 1;
        info->aConstraintUsage[i].omit = 1;
        info->estimatedCost = 1000;
        info->estimatedRows = 1000;
        break;
    }
    return SQLITE_OK;
}

static int open_cursor(sqlite3_vtab *base, sqlite3_vtab_cursor **out)
{
    const struct table_function *function =
        ((const struct table_with_context *)base)->context;

    return table_function_open(function->cursor_size, out);
}

static int close_cursor(sqlite3_vtab_cursor *base)
{
    function_of(base)->release((struct table_cursor *)base);
    return table_function_close(base);
}

static int filter(sqlite3_vtab_cursor *base, int index, const char *text, int argc,
                  sqlite3_value **argv)
{
    const struct table_function *function = function_of(base);
    struct table_cursor *cursor = (struct table_cursor *)base;
    bool given = argc == 1 && sqlite3_value_type(argv[0]) != SQLITE_NULL;
    const void *blob = given ? sqlite3_value_blob(argv[0]) : NULL;
    size_t length = blob == NULL ? 0 : (size_t)sqlite3_value_bytes(argv[0]);
    const char *message = NULL;

    (void)index;
    (void)text;
    if (given && blob == NULL)
        blob = ""; /* an empty one has no address */
    int code = function->fill(cursor, blob, length, &message);
    if (code != SQLITE_OK && message != NULL)
        table_function_fail(base->pVtab, code, message);
    cursor->row = code == SQLITE_OK ? function->find(cursor, 0) : TABLE_CURSOR_END;
    return code;
}

static int next(sqlite3_vtab_cursor *base)
{
    struct table_cursor *cursor = (struct table_cursor *)base;

    cursor->row = function_of(base)->find(cursor, cursor->row + 1);
    return SQLITE_OK;
}

static int at_end(sqlite3_vtab_cursor *base)
{
    return ((const struct table_cursor *)base)->row == TABLE_CURSOR_END;
}

static int column(sqlite3_vtab_cursor *base, sqlite3_context *context, int number)
{
    function_of(base)->column((const struct table_cursor *)base, context, number);
    return SQLITE_OK;
}

static int rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *out)
{
    *out = (sqlite3_int64)((const struct table_cursor *)base)->row;
    return SQLITE_OK;
}

/* No xCreate: the table is there without being made, and takes its argument in brackets.
 */
static const sqlite3_module module = {
    .xConnect = connect_table,
    .xBestIndex = best_index,
    .xDisconnect = table_function_disconnect,
    .xOpen = open_cursor,
    .xClose = close_cursor,
    .xFilter = filter,
    .xNext = next,
    .xEof = at_end,
    .xColumn = column,
    .xRowid = rowid,
};

int table_function_fail(sqlite3_vtab *table, int code, const char *message)
{
    sqlite3_free(table->zErrMsg);
    table->zErrMsg = sqlite3_mprintf("%s", message);
    return code;
}

int table_function_fail_with(sqlite3_vtab *table, const struct error *error)
{
    switch (error->code) {
    case ERROR_MEMORY:
        return SQLITE_NOMEM;
    case ERROR_TIMEOUT:
    case ERROR_CANCELLED:
        return SQLITE_INTERRUPT;
    case ERROR_DAMAGED:
        return table_function_fail(table, SQLITE_CORRUPT_VTAB, error->message);
    default:
        return table_function_fail(table, SQLITE_ERROR, error->message);
    }
}

int table_function_register(sqlite3 *handle, const struct table_function *function)
{
    return sqlite3_create_module_v2(handle, function->name, &module,
                                    (void *)(uintptr_t)function, NULL);
}
