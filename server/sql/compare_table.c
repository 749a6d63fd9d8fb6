/* See compare_table.h. */
#include "sql/compare_table.h"

#include "analysis/compare/columns.h"
#include "analysis/compare/compare_ask.h"
#include "analysis/compare/compare_run.h"
#include "sql/given.h"
#include "store/sqlite/virtual_table.h"

#include <stdlib.h>

struct compare_sides {
    struct store *store;
    const char *control, *test;
    struct budget *budget;
};

/* The parameters that a statement may set, as 'name=value' in brackets; its WHERE does
 * the rest. */
#define ARGUMENTS 32
static const char *const allowed[] = {"control_ranks",
                                      "test_ranks",
                                      "control_steps",
                                      "test_steps",
                                      "control_marker",
                                      "test_marker",
                                      "marker",
                                      "use_short_name",
                                      "merge_addresses",
                                      "aliases",
                                      "merge_lines",
                                      "device_type",
                                      "q",
                                      "exclude",
                                      "category",
                                      "change",
                                      "significant",
                                      "fold",
                                      "measure",
                                      "equivalence",
                                      "work",
                                      NULL};

/* A comparison, once it is asked for. */
struct compare_answer {
    bool made, judged;
    struct sql_parameters given;
    struct compare_request request;
    struct compare_result result;
};

struct compare_vtab {
    struct virtual_table base;
    struct compare_answer
        answers[2]; /* without arguments; [1]: with judged rows. They stay */
};

struct compare_cursor {
    sqlite3_vtab_cursor base;
    struct statement values;   /* of the columns that are read; the others are NULL */
    struct compare_answer own; /* with arguments */
    int there;                 /* 1: at a row */
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

static void compare_declare(const void *context, struct buffer *sql)
{
    (void)context;
    buffer_append_text(sql, "CREATE TABLE compare(");
    for (size_t i = 0; i < COL_SHOWN; i++)
        buffer_printf(sql, "%s%s %s", i == 0 ? "" : ", ", compare_columns[i].name,
                      type_of(i));
    sql_given_declare(sql, ARGUMENTS);
}

static void free_answer(struct compare_answer *answer)
{
    if (answer->made) {
        compare_result_free(&answer->result);
        compare_request_free(&answer->request);
    }
    sql_given_free(&answer->given);
    answer->made = false;
}

static void compare_vtab_free(struct virtual_table *table)
{
    for (int i = 0; i < 2; i++)
        free_answer(&((struct compare_vtab *)table)->answers[i]);
}

static void compare_cursor_free(sqlite3_vtab_cursor *base)
{
    statement_finish(&((struct compare_cursor *)base)->values);
    free_answer(&((struct compare_cursor *)base)->own);
}

/* The number of the plan has bit 0 if a column needs judged rows; its text has a letter
 * for each column: y for those that are read. */
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
    return sql_given_plan(info, COL_SHOWN);
}

static int make(const struct compare_sides *sides, struct compare_answer *answer,
                bool judged, struct error *error)
{
    int result = sql_given_check(
        &answer->given, "compare", allowed,
        ", use_short_name, merge_addresses, aliases, merge_lines, the filters "
        "(device_type, q, exclude, category, change, "
        "significant), fold, measure, equivalence and work",
        error);

    sql_given_put(&answer->given, "control", sides->control);
    sql_given_put(&answer->given, "test", sides->test);
    sql_given_put(&answer->given, "significance", judged ? "true" : "false");
    const struct given_parameters given = {answer->given.items, answer->given.count};
    const struct parameter_table *tables[] = {&compare_parameters, NULL};
    if (result == 0)
        result = parameters_check_names(tables, COMPARE_TRACES, &given, error);
    if (result == 0)
        result = compare_request_read(COMPARE_TRACES, &given, sides->budget,
                                      &answer->request, error);
    if (result == 0) {
        result = compare_run(sides->store, &answer->request, &answer->result, error);
        if (result != 0)
            compare_request_free(&answer->request);
    }
    answer->made = result == 0;
    answer->judged = judged;
    if (result != 0)
        sql_given_free(&answer->given);
    return result;
}

/* The answer that the arguments ask for. */
static int choose(struct compare_cursor *cursor, bool judged, int argc,
                  sqlite3_value **argv, struct compare_answer **out, struct error *error)
{
    struct compare_vtab *table = (struct compare_vtab *)cursor->base.pVtab;
    const struct compare_sides *sides = table->base.context;
    int result = 0;

    *out = argc == 0 ? &table->answers[judged] : &cursor->own;
    statement_finish(&cursor->values);
    /* A join reads a table many times. */
    if (!cursor->own.made || argc == 0 || cursor->own.judged != judged ||
        !sql_given_is(&cursor->own.given, argc, argv)) {
        free_answer(&cursor->own);
        cursor->own.given.memory.budget = sides->budget;
        result = sql_given_read(&cursor->own.given, argc, argv, error);
    }
    if (result == 0 && !(*out)->made)
        result = make(sides, *out, judged, error);
    return result;
}

static int compare_next(sqlite3_vtab_cursor *base)
{
    struct compare_cursor *cursor = (struct compare_cursor *)base;
    struct error error = {0};

    cursor->row++;
    cursor->there = statement_step(&cursor->values, &error);
    return cursor->there < 0 ? virtual_table_fail_with(base->pVtab, &error) : SQLITE_OK;
}

static int compare_filter(sqlite3_vtab_cursor *base, int number, const char *read,
                          int argc, sqlite3_value **argv)
{
    struct compare_cursor *cursor = (struct compare_cursor *)base;
    struct compare_answer *answer;
    size_t columns[COL_SHOWN];
    struct error error = {0};

    if (choose(cursor, number == 1, argc, argv, &answer, &error) != 0)
        return virtual_table_fail_with(base->pVtab, &error);
    for (size_t i = 0; i < COL_SHOWN; i++)
        columns[i] = read[i] == 'y' ? i : COL_COUNT;
    if (compare_ask_rows(&answer->result, answer->result.all, answer->result.row_count,
                         columns, COL_SHOWN, &cursor->values, &error) != 0)
        return virtual_table_fail_with(base->pVtab, &error);
    cursor->row = 0;
    return compare_next(base);
}

static int compare_eof(sqlite3_vtab_cursor *base)
{
    return ((const struct compare_cursor *)base)->there != 1;
}

static int compare_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    *rowid = ((const struct compare_cursor *)base)->row;
    return SQLITE_OK;
}

/* Times are in µs here. An empty text means an unknown value, except in a name or
 * category. */
static int compare_column_value(sqlite3_vtab_cursor *base, sqlite3_context *context,
                                int number)
{
    sqlite3_stmt *values = ((struct compare_cursor *)base)->values.handle;

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

static const struct virtual_table_kind compare_kind = {
    .module = {VIRTUAL_TABLE_COMMON, .xBestIndex = compare_best_index,
               .xFilter = compare_filter, .xNext = compare_next, .xEof = compare_eof,
               .xColumn = compare_column_value, .xRowid = compare_rowid},
    .declare = compare_declare,
    .table_size = sizeof(struct compare_vtab),
    .cursor_size = sizeof(struct compare_cursor),
    .free = compare_vtab_free,
    .cursor_free = compare_cursor_free,
};

int compare_table_register(sqlite3 *handle, struct store *store, const char *control_id,
                           const char *test_id, struct budget *budget)
{
    struct compare_sides *sides = malloc(sizeof *sides);

    if (sides == NULL)
        return SQLITE_NOMEM;
    *sides = (struct compare_sides){store, control_id, test_id, budget};
    return virtual_table_register(handle, "compare", &compare_kind, sides, free);
}
