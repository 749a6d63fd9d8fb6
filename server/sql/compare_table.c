/* See compare_table.h. */
#include "sql/compare_table.h"

#include "analysis/compare/columns.h"
#include "analysis/compare/compare_ask.h"
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

/* A comparison, once it was asked for. It stays until the table goes. */
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
    struct statement values; /* of the columns that are read; the others are NULL */
    int there;               /* 1: at a row */
    sqlite3_int64 row;
};

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
    for (size_t i = 0; i < COL_SHOWN; i++)
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

/* The number of the plan is 1 if a column needs judged rows; its text has a letter for
 * each column: y for those that are read. */
static int compare_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    char *read = sqlite3_malloc(COL_SHOWN + 1);

    (void)base;
    if (read == NULL)
        return SQLITE_NOMEM;
    for (size_t i = 0; i < COL_SHOWN; i++) {
        bool used = (info->colUsed & (sqlite3_uint64)1 << i) != 0;
        read[i] = used ? 'y' : 'n';
        if (used && compare_column_needs_significance(i))
            info->idxNum = 1;
    }
    read[COL_SHOWN] = '\0';
    info->idxStr = read;
    info->needToFreeIdxStr = 1;
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
    statement_finish(&((struct cursor *)base)->values);
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

static int compare_next(sqlite3_vtab_cursor *base)
{
    struct cursor *cursor = (struct cursor *)base;
    struct error error = {0};

    cursor->row++;
    cursor->there = statement_step(&cursor->values, &error);
    return cursor->there < 0 ? table_function_fail_with(base->pVtab, &error) : SQLITE_OK;
}

static int compare_filter(sqlite3_vtab_cursor *base, int number, const char *read,
                          int argc, sqlite3_value **argv)
{
    struct cursor *cursor = (struct cursor *)base;
    struct table *table = (struct table *)base->pVtab;
    struct answer *answer = &table->answers[number];
    size_t columns[COL_SHOWN];
    struct error error = {0};

    (void)argc;
    (void)argv;
    if (!answer->made && make(table->sides, answer, number == 1, &error) != 0)
        return table_function_fail_with(base->pVtab, &error);
    statement_finish(&cursor->values);
    for (size_t i = 0; i < COL_SHOWN; i++)
        columns[i] = read[i] == 'y' ? i : COL_COUNT;
    if (compare_ask_rows(&answer->result, answer->result.all, answer->result.row_count,
                         columns, COL_SHOWN, &cursor->values, &error) != 0)
        return table_function_fail_with(base->pVtab, &error);
    cursor->row = 0;
    return compare_next(base);
}

static int compare_eof(sqlite3_vtab_cursor *base)
{
    return ((const struct cursor *)base)->there != 1;
}

static int compare_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    *rowid = ((const struct cursor *)base)->row;
    return SQLITE_OK;
}

/* Times are in µs here. An empty text means that it is not known, except in a name or
 * category. */
static int compare_column_value(sqlite3_vtab_cursor *base, sqlite3_context *context,
                                int number)
{
    sqlite3_stmt *values = ((struct cursor *)base)->values.handle;

    if (number < 0 || number >= COL_SHOWN ||
        sqlite3_column_type(values, number) == SQLITE_NULL)
        return SQLITE_OK;
    if (compare_columns[number].type == COLUMN_TIME)
        sqlite3_result_double(context, sqlite3_column_double(values, number) / 1000);
    else if (!compare_column_is_text((size_t)number) || number == COL_NAME ||
             number == COL_CATEGORY || *sqlite3_column_text(values, number) != '\0')
        sqlite3_result_value(context, sqlite3_column_value(values, number));
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
