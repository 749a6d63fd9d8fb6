/* See array_table.h. */
#include "store/sqlite/array_table.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "store/sqlite/table_function.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#define DECLARATION_MAX ((size_t)8192)

enum plan { EVERY_ROW, ONE_ROW };

struct array_vtab {
    sqlite3_vtab base;
    const struct array_table *array;
};

struct array_cursor {
    sqlite3_vtab_cursor base;
    size_t row, end;
};

static const struct array_table *array_of(const sqlite3_vtab_cursor *cursor)
{
    return ((const struct array_vtab *)cursor->pVtab)->array;
}

static int connect_table(sqlite3 *handle, void *context, int argc,
                         const char *const *argv, sqlite3_vtab **out, char **message)
{
    const struct array_table *array = context;
    CLEANUP_BUFFER struct buffer sql;

    (void)argc;
    (void)argv;
    (void)message;
    buffer_init(&sql, DECLARATION_MAX);
    buffer_append_text(&sql, "CREATE TABLE array(");
    for (size_t i = 0; i < array->column_count; i++)
        buffer_printf(&sql, "%s%s", i > 0 ? "," : "", array->columns[i].name);
    buffer_append_char(&sql, ')');
    if (buffer_failed(&sql))
        return SQLITE_NOMEM;
    int code = sqlite3_declare_vtab(handle, sql.bytes);
    if (code != SQLITE_OK)
        return code;
    struct array_vtab *table = sqlite3_malloc(sizeof *table);
    if (table == NULL)
        return SQLITE_NOMEM;
    *table = (struct array_vtab){.array = array};
    sqlite3_vtab_config(handle, SQLITE_VTAB_INNOCUOUS);
    *out = &table->base;
    return SQLITE_OK;
}

/* Whether the rows come as they are asked for: by one column, or by their number. */
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
    size_t count = ((const struct array_vtab *)base)->array->count;

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
    info->orderByConsumed = is_ordered(((const struct array_vtab *)base)->array, info);
    return SQLITE_OK;
}

static int open_cursor(sqlite3_vtab *base, sqlite3_vtab_cursor **out)
{
    struct array_cursor *cursor = sqlite3_malloc(sizeof *cursor);

    (void)base;
    if (cursor == NULL)
        return SQLITE_NOMEM;
    *cursor = (struct array_cursor){0};
    *out = &cursor->base;
    return SQLITE_OK;
}

static int close_cursor(sqlite3_vtab_cursor *base)
{
    sqlite3_free(base);
    return SQLITE_OK;
}

static int filter(sqlite3_vtab_cursor *base, int plan, const char *text, int argc,
                  sqlite3_value **argv)
{
    struct array_cursor *cursor = (struct array_cursor *)base;
    size_t count = array_of(base)->count;

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

static int next(sqlite3_vtab_cursor *base)
{
    ((struct array_cursor *)base)->row++;
    return SQLITE_OK;
}

static int at_end(sqlite3_vtab_cursor *base)
{
    const struct array_cursor *cursor = (const struct array_cursor *)base;

    return cursor->row >= cursor->end;
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
    const struct array_table *array = array_of(base);
    size_t row = ((const struct array_cursor *)base)->row;
    const struct array_column *column = &array->columns[number];

    give(context, column,
         (const char *)array->rows + row * array->stride + column->offset);
    return SQLITE_OK;
}

static int give_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *out)
{
    *out = (sqlite3_int64)((const struct array_cursor *)base)->row;
    return SQLITE_OK;
}

/* No xCreate: the table is there without being made. */
static const sqlite3_module module = {
    .xConnect = connect_table,
    .xBestIndex = best_index,
    .xDisconnect = table_function_disconnect,
    .xOpen = open_cursor,
    .xClose = close_cursor,
    .xFilter = filter,
    .xNext = next,
    .xEof = at_end,
    .xColumn = give_column,
    .xRowid = give_rowid,
};

int array_table_add(struct database *database, const struct array_table *table,
                    struct error *error)
{
    int code = sqlite3_create_module_v2(database->handle, table->name, &module,
                                        (void *)(uintptr_t)table, NULL);

    return code == SQLITE_OK ? 0 : database_error(database, table->name, error);
}
