/* See table_function.h. */
#include "store/sqlite/table_function.h"

#include "store/sqlite/virtual_table.h"

#include <stdbool.h>

static const struct table_function *function_of(const sqlite3_vtab_cursor *cursor)
{
    return virtual_table_context(cursor);
}

static void declare(const void *context, struct buffer *sql)
{
    buffer_append_text(sql, ((const struct table_function *)context)->sql);
}

/* The argument is the hidden column. Without it there are no rows. */
static int best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    const struct table_function *function = ((const struct virtual_table *)base)->context;
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
    const struct table_function *function = ((const struct virtual_table *)base)->context;

    return virtual_table_open_bytes(base, function->cursor_size, out);
}

static void cursor_free(sqlite3_vtab_cursor *base)
{
    function_of(base)->release((struct table_cursor *)base);
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
        blob = ""; /* an empty blob has no address */
    int code = function->fill(cursor, blob, length, &message);
    if (code != SQLITE_OK && message != NULL)
        virtual_table_fail(base->pVtab, code, message);
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

static const struct virtual_table_kind kind = {
    .module = {.xConnect = virtual_table_connect,
               .xBestIndex = best_index,
               .xDisconnect = virtual_table_disconnect,
               .xOpen = open_cursor,
               .xClose = virtual_table_close,
               .xFilter = filter,
               .xNext = next,
               .xEof = at_end,
               .xColumn = column,
               .xRowid = rowid},
    .declare = declare,
    .innocuous = true,
    .cursor_free = cursor_free,
};

int table_function_register(sqlite3 *handle, const struct table_function *function)
{
    return virtual_table_register(handle, function->name, &kind,
                                  (void *)(uintptr_t)function, NULL);
}
