/* See compare_table.h. */
#include "sql/compare_table.h"

#include "analysis/compare/column_values.h"
#include "analysis/compare/columns.h"
#include "analysis/compare/compare_run.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "store/sqlite/table_function.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct sides {
    struct store *store;
    const char *control, *test;
    struct budget *budget;
};

/* A comparison, once it was asked for. Texts of it are given to SQLite as they are, so it
 * stays until the table goes. */
struct answer {
    bool made;
    struct compare_request request;
    struct compare_result result;
};

struct table {
    sqlite3_vtab base;
    const struct sides *sides;
    struct answer answers[2]; /* [1]: with judged rows */
};

struct cursor {
    sqlite3_vtab_cursor base;
    const struct compare_result *result;
    size_t row;
};

/* The columns that only serve to sort come last. */
#define SHOWN COL_ABS_DIFF_COUNTS

static const char *type_of(size_t column)
{
    switch (compare_columns[column].type) {
    case COLUMN_COUNT:
        return "INTEGER";
    case COLUMN_TIME:
    case COLUMN_RATIO:
        return "REAL";
    case COLUMN_TEXT:
    case COLUMN_TRUTH:
        break;
    }
    return "TEXT";
}

static int declare(sqlite3 *handle)
{
    CLEANUP_BUFFER struct buffer sql;

    buffer_init(&sql, 16384);
    buffer_append_text(&sql, "CREATE TABLE compare(");
    for (size_t i = 0; i < SHOWN; i++)
        buffer_printf(&sql, "%s%s %s", i == 0 ? "" : ", ", compare_columns[i].name,
                      type_of(i));
    buffer_append_char(&sql, ')');
    return buffer_failed(&sql) ? SQLITE_NOMEM : sqlite3_declare_vtab(handle, sql.bytes);
}

static int compare_connect(sqlite3 *handle, void *context, int argc,
                           const char *const *argv, sqlite3_vtab **out, char **message)
{
    (void)argc;
    (void)argv;
    (void)message;
    int code = declare(handle);
    if (code != SQLITE_OK)
        return code;
    struct table *table = calloc(1, sizeof *table);
    if (table == NULL)
        return SQLITE_NOMEM;
    table->sides = context;
    *out = &table->base;
    return SQLITE_OK;
}

static int compare_disconnect(sqlite3_vtab *base)
{
    struct table *table = (struct table *)base;

    for (int i = 0; i < 2; i++) {
        if (!table->answers[i].made)
            continue;
        compare_result_free(&table->answers[i].result);
        compare_request_free(&table->answers[i].request);
    }
    free(table);
    return SQLITE_OK;
}

/* The number of the plan is 1 if a column needs judged rows. */
static int compare_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    (void)base;
    for (size_t i = 0; i < SHOWN; i++)
        if (info->colUsed & (sqlite3_uint64)1 << i &&
            compare_column_needs_significance(compare_columns[i].name))
            info->idxNum = 1;
    info->estimatedRows = 1000;
    info->estimatedCost = 100000;
    return SQLITE_OK;
}

static int compare_open(sqlite3_vtab *base, sqlite3_vtab_cursor **out)
{
    struct cursor *cursor = calloc(1, sizeof *cursor);

    (void)base;
    if (cursor == NULL)
        return SQLITE_NOMEM;
    *out = &cursor->base;
    return SQLITE_OK;
}

static int compare_close(sqlite3_vtab_cursor *base)
{
    free(base);
    return SQLITE_OK;
}

static int make(const struct sides *sides, struct answer *answer, bool judged,
                struct error *error)
{
    const struct parameter_given items[] = {
        {"control", sides->control},
        {"test", sides->test},
        {"significance", judged ? "true" : "false"},
    };
    const struct parameters_given given = {items, sizeof items / sizeof *items};
    int result = compare_request_read(COMPARE_TRACES, &given, sides->budget,
                                      &answer->request, error);

    if (result == 0)
        result = compare_run(sides->store, &answer->request, &answer->result, error);
    if (result != 0)
        compare_request_free(&answer->request);
    answer->made = result == 0;
    return result;
}

static int compare_filter(sqlite3_vtab_cursor *base, int number, const char *plan,
                          int argc, sqlite3_value **argv)
{
    struct cursor *cursor = (struct cursor *)base;
    struct table *table = (struct table *)base->pVtab;
    struct answer *answer = &table->answers[number];
    struct error error = {0};

    (void)plan;
    (void)argc;
    (void)argv;
    if (!answer->made && make(table->sides, answer, number == 1, &error) != 0)
        return table_function_fail_with(base->pVtab, &error);
    cursor->result = &answer->result;
    cursor->row = 0;
    return SQLITE_OK;
}

static int compare_next(sqlite3_vtab_cursor *base)
{
    ((struct cursor *)base)->row++;
    return SQLITE_OK;
}

static int compare_eof(sqlite3_vtab_cursor *base)
{
    const struct cursor *cursor = (const struct cursor *)base;

    return cursor->row >= cursor->result->row_count;
}

static int compare_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    *rowid = (sqlite3_int64)((const struct cursor *)base)->row + 1;
    return SQLITE_OK;
}

static void result_number(sqlite3_context *context, const struct cursor *cursor,
                          const struct compare_row *row, size_t column)
{
    bool null = false;
    double value = compare_value(cursor->result, row, column, &null);

    if (null || !isfinite(value))
        return;
    if (compare_columns[column].type == COLUMN_COUNT)
        sqlite3_result_int64(context, (sqlite3_int64)value);
    else if (compare_columns[column].type == COLUMN_TIME)
        sqlite3_result_double(context, value / 1000);
    else
        sqlite3_result_double(context, value);
}

static int compare_column_value(sqlite3_vtab_cursor *base, sqlite3_context *context,
                                int number)
{
    const struct cursor *cursor = (const struct cursor *)base;
    const struct compare_row *row = &cursor->result->all[cursor->row];

    if (number < 0 || number >= SHOWN)
        return SQLITE_OK;
    size_t column = (size_t)number;
    if (!compare_column_is_text(column)) {
        result_number(context, cursor, row, column);
        return SQLITE_OK;
    }
    const char *text = compare_text(cursor->result, row, column);
    /* An empty text means that it is not known, except in a name or category. */
    if (*text != '\0' || column == COL_NAME || column == COL_CATEGORY)
        sqlite3_result_text(context, text, -1, SQLITE_STATIC);
    return SQLITE_OK;
}

static const sqlite3_module compare_module = {
    .xConnect = compare_connect,
    .xBestIndex = compare_best_index,
    .xDisconnect = compare_disconnect,
    .xOpen = compare_open,
    .xClose = compare_close,
    .xFilter = compare_filter,
    .xNext = compare_next,
    .xEof = compare_eof,
    .xColumn = compare_column_value,
    .xRowid = compare_rowid,
};

int compare_table_register(sqlite3 *handle, struct store *store, const char *control_id,
                           const char *test_id, struct budget *budget)
{
    struct sides *sides = malloc(sizeof *sides);

    if (sides == NULL)
        return SQLITE_NOMEM;
    *sides = (struct sides){store, control_id, test_id, budget};
    return sqlite3_create_module_v2(handle, "compare", &compare_module, sides, free);
}
