/* cells_sum() and cells() (functions.h): the way from blobs to rows. */
#include "store/cells.h"
#include "store/functions.h"
#include "store/table_function.h"

#include <stdlib.h>
#include <string.h>

static const char damaged[] = "a blob of cells is damaged";

/* ---- cells_sum(blob) ---- */

static void report(sqlite3_context *context, enum cells_result result)
{
    if (result == CELLS_NO_MEMORY)
        sqlite3_result_error_nomem(context);
    if (result == CELLS_DAMAGED) {
        sqlite3_result_error(context, damaged, -1);
        sqlite3_result_error_code(context, SQLITE_CORRUPT);
    }
}

static void sum_step(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    if (sqlite3_value_type(values[0]) == SQLITE_NULL)
        return;
    struct cells *cells = sqlite3_aggregate_context(context, sizeof *cells);
    if (cells == NULL) {
        sqlite3_result_error_nomem(context);
        return;
    }
    const void *blob = sqlite3_value_blob(values[0]);
    size_t length = (size_t)sqlite3_value_bytes(values[0]);
    report(context, cells_add_blob(cells, blob, blob == NULL ? 0 : length));
}

static void sum_final(sqlite3_context *context)
{
    struct cells *cells = sqlite3_aggregate_context(context, 0);
    struct buffer blob;

    if (cells == NULL)
        return;
    buffer_init(&blob, CELLS_BLOB_BYTES_MAX);
    if (cells_encode(cells, &blob)) {
        size_t length = blob.length;

        sqlite3_result_blob64(context, buffer_take(&blob), length, free);
    } else {
        sqlite3_result_error_nomem(context);
    }
    buffer_free(&blob);
    cells_free(cells);
}

/* ---- cells(blob) ---- */

enum {
    COLUMN_OP,
    COLUMN_COUNT,
    COLUMN_TOTAL,
    COLUMN_SELF,
    COLUMN_MIN,
    COLUMN_MAX,
    COLUMN_BLOB
};

struct cursor {
    sqlite3_vtab_cursor base;
    struct cells cells;
    uint32_t op; /* the current row */
};

static int cells_connect(sqlite3 *handle, void *context, int argc,
                         const char *const *argv, sqlite3_vtab **out, char **message)
{
    (void)context;
    (void)argc;
    (void)argv;
    (void)message;
    return table_function_connect(
        handle,
        "CREATE TABLE cells(op INTEGER, count INTEGER, total INTEGER, self INTEGER, "
        "min INTEGER, max INTEGER, blob HIDDEN)",
        out);
}

static int cells_best_index(sqlite3_vtab *table, sqlite3_index_info *info)
{
    (void)table;
    return table_function_best_index(info, COLUMN_BLOB);
}

static int cells_open(sqlite3_vtab *table, sqlite3_vtab_cursor **out)
{
    struct cursor *cursor = sqlite3_malloc(sizeof *cursor);

    (void)table;
    if (cursor == NULL)
        return SQLITE_NOMEM;
    memset(cursor, 0, sizeof *cursor);
    cells_init(&cursor->cells);
    *out = &cursor->base;
    return SQLITE_OK;
}

static int cells_close(sqlite3_vtab_cursor *base)
{
    struct cursor *cursor = (struct cursor *)base;

    cells_free(&cursor->cells);
    sqlite3_free(cursor);
    return SQLITE_OK;
}

static void skip_absent(struct cursor *cursor)
{
    while (cursor->op < cursor->cells.capacity && cursor->cells.count[cursor->op] == 0)
        cursor->op++;
}

static int cells_filter(sqlite3_vtab_cursor *base, int index, const char *text, int argc,
                        sqlite3_value **argv)
{
    struct cursor *cursor = (struct cursor *)base;

    (void)index;
    (void)text;
    cells_clear(&cursor->cells);
    cursor->op = 0;
    if (argc == 1 && sqlite3_value_type(argv[0]) != SQLITE_NULL) {
        const void *blob = sqlite3_value_blob(argv[0]);
        size_t length = (size_t)sqlite3_value_bytes(argv[0]);

        switch (cells_add_blob(&cursor->cells, blob, blob == NULL ? 0 : length)) {
        case CELLS_OK:
            break;
        case CELLS_NO_MEMORY:
            return SQLITE_NOMEM;
        case CELLS_DAMAGED:
            return table_function_fail(base->pVtab, SQLITE_CORRUPT, damaged);
        }
    }
    skip_absent(cursor);
    return SQLITE_OK;
}

static int cells_next(sqlite3_vtab_cursor *base)
{
    struct cursor *cursor = (struct cursor *)base;

    cursor->op++;
    skip_absent(cursor);
    return SQLITE_OK;
}

static int cells_eof(sqlite3_vtab_cursor *base)
{
    const struct cursor *cursor = (const struct cursor *)base;

    return cursor->op >= cursor->cells.capacity;
}

static int cells_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    const struct cursor *cursor = (const struct cursor *)base;
    const struct cells *cells = &cursor->cells;
    uint32_t op = cursor->op;

    switch (column) {
    case COLUMN_OP:
        sqlite3_result_int64(context, op);
        break;
    case COLUMN_COUNT:
        sqlite3_result_int64(context, cells->count[op]);
        break;
    case COLUMN_TOTAL:
        sqlite3_result_int64(context, cells->total[op]);
        break;
    case COLUMN_SELF:
        sqlite3_result_int64(
            context, (int64_t)((uint64_t)cells->total[op] - (uint64_t)cells->nested[op]));
        break;
    case COLUMN_MIN:
        sqlite3_result_int64(context, cells->min[op]);
        break;
    case COLUMN_MAX:
        sqlite3_result_int64(context, cells->max[op]);
        break;
    default:
        break;
    }
    return SQLITE_OK;
}

static int cells_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    *rowid = ((const struct cursor *)base)->op;
    return SQLITE_OK;
}

static const sqlite3_module cells_module = {
    .xConnect = cells_connect,
    .xBestIndex = cells_best_index,
    .xDisconnect = table_function_disconnect,
    .xOpen = cells_open,
    .xClose = cells_close,
    .xFilter = cells_filter,
    .xNext = cells_next,
    .xEof = cells_eof,
    .xColumn = cells_column,
    .xRowid = cells_rowid,
};

int cells_register(sqlite3 *handle)
{
    int code = sqlite3_create_function_v2(
        handle, "cells_sum", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
        NULL, NULL, sum_step, sum_final, NULL);

    if (code == SQLITE_OK)
        code = sqlite3_create_module_v2(handle, "cells", &cells_module, NULL, NULL);
    return code;
}
