/* See array_table.h. */
#include "store/sqlite/array_table.h"

#include "store/sqlite/virtual_table.h"

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

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
