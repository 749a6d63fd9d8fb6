/* See analysis_tables.h. */
#include "sql/analysis_tables.h"

#include "analysis/set/registry.h"
#include "sql/analysis_answers.h"
#include "store/sqlite/virtual_table.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define COLUMNS_MAX 64
#define ARGUMENTS 16 /* more than any analysis takes, difference=true included */
#define SIDE "side"

/* ---- the list of tables ---- */

static bool is_series(const struct analysis_sql_table *table)
{
    return table->table == table->analysis->table_count;
}

/* The first other table of the same name; the count of tables: none. An analysis may have
 * two tables of one name and makes one of them: the first has all columns of both. */
static size_t find_namesake(const struct analysis *analysis, size_t table)
{
    const char *name = analysis->tables[table].spec->name;

    for (size_t i = 0; i < analysis->table_count; i++)
        if (i != table && strcmp(analysis->tables[i].spec->name, name) == 0)
            return i;
    return analysis->table_count;
}

bool analysis_tables_next(struct analysis_sql_table *table)
{
    bool begins = table->analysis == NULL;

    for (table->table = begins ? 0 : table->table + 1; table->number < analysis_count;
         table->number++, table->table = 0) {
        const struct analysis *analysis = analyses[table->number];
        size_t count = analysis->table_count;

        while (table->table < count &&
               find_namesake(analysis, table->table) < table->table)
            table->table++;
        if (table->table >= count + (analysis->lines != NULL))
            continue;
        table->analysis = analysis;
        snprintf(table->name, sizeof table->name, "%s_%s", analysis->name,
                 table->table == count ? ANALYSIS_SERIES
                                       : analysis->tables[table->table].spec->name);
        return true;
    }
    return false;
}

bool analysis_tables_find(const char *name, struct analysis_sql_table *out)
{
    *out = (struct analysis_sql_table){0};
    while (analysis_tables_next(out))
        if (strcasecmp(out->name, name) == 0)
            return true;
    return false;
}

const char *analysis_tables_about(const struct analysis_sql_table *table)
{
    const struct analysis *analysis = table->analysis;

    if (is_series(table))
        return "the full lines of the chart";
    const char *about = analysis->tables[table->table].about;
    bool alone = find_namesake(analysis, table->table) == analysis->table_count;
    return about == NULL || !alone ? analysis->about : about;
}

/* ---- columns ---- */

/* The columns of series: rank, device, stream or name, ts, value. */
enum { SERIES_RANK, SERIES_DEVICE, SERIES_LINE, SERIES_TIME, SERIES_VALUE, SERIES_COUNT };

static size_t count_columns(const struct analysis_sql_table *table)
{
    return is_series(table) ? SERIES_COUNT
                            : table->analysis->tables[table->table].spec->column_count;
}

static struct table_column column_of(const struct analysis_sql_table *table, size_t at)
{
    const struct analysis_lines *lines = table->analysis->lines;

    if (!is_series(table))
        return table->analysis->tables[table->table].spec->columns[at];
    const struct table_column columns[SERIES_COUNT] = {
        [SERIES_RANK] = {"rank", TABLE_INTEGER, TABLE_KEY},
        [SERIES_DEVICE] = {"device", TABLE_INTEGER, TABLE_KEY},
        [SERIES_LINE] = {lines->by_stream ? "stream" : "name",
                         lines->by_stream ? TABLE_INTEGER : TABLE_TEXT, TABLE_KEY},
        [SERIES_TIME] = {"ts", TABLE_TIME, TABLE_KEY},
        [SERIES_VALUE] = {lines->value, TABLE_REAL, TABLE_MEASURE},
    };
    return columns[at];
}

static bool is_time(enum table_type type)
{
    return type == TABLE_TIME || type == TABLE_MEAN;
}

const char *analysis_tables_unit(const struct analysis_sql_table *table,
                                 const char *column)
{
    for (size_t i = 0; i < count_columns(table); i++) {
        struct table_column one = column_of(table, i);

        if (strcmp(one.name, column) == 0)
            return is_time(one.type) ? "µs" : "";
    }
    return "";
}

/* ---- the module ---- */

struct analysis_module {
    struct analysis_sql_table table;
    struct analysis_answers *answers;
    bool *declares; /* true while a table is declared */
};

struct analysis_cursor {
    sqlite3_vtab_cursor base;
    struct analysis_answer *answer; /* NULL: none is read */
    size_t number;                  /* of its table */
    size_t columns[COLUMNS_MAX]; /* ours → the table's; SIZE_MAX: it lacks the name */
    int side, sides;             /* of SIDES, the last; side == sides: at the end */
    size_t row, point;           /* of the table; a series, and a point of it */
};

static const struct analysis_module *module_of(const sqlite3_vtab *table)
{
    return ((const struct virtual_table *)table)->context;
}

/* Column 0 is the side; those of the table follow, then the arguments. */
static int first_argument(const struct analysis_module *module)
{
    return 1 + (int)count_columns(&module->table);
}

static void tables_declare(const void *context, struct buffer *sql)
{
    static const char *const types[] = {[TABLE_TEXT] = "TEXT",
                                        [TABLE_INTEGER] = "INTEGER",
                                        [TABLE_TIME] = "REAL",
                                        [TABLE_MEAN] = "REAL",
                                        [TABLE_REAL] = "REAL"};
    const struct analysis_sql_table *table =
        &((const struct analysis_module *)context)->table;

    buffer_append_text(sql, "CREATE TABLE analysis(" SIDE " TEXT");
    for (size_t i = 0; i < count_columns(table); i++) {
        struct table_column column = column_of(table, i);

        buffer_printf(sql, ", \"%s\" %s", column.name, types[column.type]);
    }
    sql_given_declare(sql, ARGUMENTS);
}

static int tables_connect(sqlite3 *handle, void *registration, int argc,
                          const char *const *argv, sqlite3_vtab **out, char **message)
{
    const struct analysis_module *module =
        ((const struct virtual_table_registration *)registration)->context;

    *module->declares = true;
    int code = virtual_table_connect(handle, registration, argc, argv, out, message);
    *module->declares = false;
    return code;
}

static int tables_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    info->estimatedRows = 1000;
    info->estimatedCost = 1000000;
    return sql_given_plan(info, first_argument(module_of(base)));
}

static void analysis_cursor_free(sqlite3_vtab_cursor *base)
{
    analysis_answers_leave(((struct analysis_cursor *)base)->answer);
}

/* The sides of a cursor: those of the answer, or its differences alone. */
enum { SIDE_CONTROL, SIDE_TEST, SIDE_DIFFERENCE };

static const struct analysis_side *side_of(const struct analysis_cursor *cursor)
{
    return &cursor->answer->result.sides[cursor->side];
}

static const struct table *table_of(const struct analysis_cursor *cursor)
{
    return cursor->side == SIDE_DIFFERENCE
               ? &cursor->answer->result.differences[cursor->number]
               : &side_of(cursor)->all.tables[cursor->number];
}

/* ---- rows ---- */

/* Whether a point is within the window that the statement gives. */
static bool is_within(const struct analysis_cursor *cursor, int64_t point)
{
    const struct analysis_options *options = &cursor->answer->result.options;
    int64_t time = series_since(point, side_of(cursor)->origin_ns);

    return time >= options->start &&
           (options->end == PARAMETER_NONE || time <= options->end);
}

/* Finds the first point from the current place on; false: this side has none. */
static bool find_point(struct analysis_cursor *cursor)
{
    const struct series_list *list = &side_of(cursor)->all.series;

    for (; cursor->row < list->count; cursor->row++, cursor->point = 0)
        for (; cursor->point < list->items[cursor->row].count; cursor->point++)
            if (is_within(cursor, list->items[cursor->row].points[cursor->point].time))
                return true;
    return false;
}

static int find_row(struct analysis_cursor *cursor)
{
    bool series = is_series(&module_of(cursor->base.pVtab)->table);

    for (; cursor->side < cursor->sides; cursor->side++, cursor->row = cursor->point = 0)
        if (series ? find_point(cursor) : cursor->row < table_of(cursor)->row_count)
            break;
    return SQLITE_OK;
}

/* Chooses the table of the answer: if two have the name, the one that was made. */
static void choose_table(struct analysis_cursor *cursor,
                         const struct analysis_sql_table *table)
{
    const struct table *made = cursor->answer->result.sides[0].all.tables;

    if (is_series(table))
        return;
    const struct table_spec *spec = table->analysis->tables[table->table].spec;
    cursor->number = table->table;
    for (size_t i = 0; i < table->analysis->table_count; i++)
        if (made[i].spec != NULL && strcmp(made[i].spec->name, spec->name) == 0)
            cursor->number = i;
    const struct table_spec *own = made[cursor->number].spec;
    for (size_t i = 0; i < spec->column_count && i < COLUMNS_MAX; i++) {
        cursor->columns[i] = SIZE_MAX;
        for (size_t k = 0; own != NULL && k < own->column_count; k++)
            if (strcmp(own->columns[k].name, spec->columns[i].name) == 0)
                cursor->columns[i] = k;
    }
}

/* Chooses what is read: both sides, or their difference. */
static int choose_sides(struct analysis_cursor *cursor, bool difference,
                        struct error *error)
{
    const struct analysis_result *result = &cursor->answer->result;
    const struct analysis_sql_table *table = &module_of(cursor->base.pVtab)->table;

    cursor->side = difference ? SIDE_DIFFERENCE : SIDE_CONTROL;
    cursor->sides = cursor->side + 1 + (!difference && result->has_test);
    if (!difference || (result->has_test && !is_series(table) &&
                        result->differences[cursor->number].spec != NULL))
        return 0;
    cursor->sides = cursor->side;
    return error_set(error, ERROR_PARAMETER, "bad_argument",
                     result->has_test ? "%s has no differences"
                                      : "%s: a difference needs a second set, as test",
                     table->name);
}

static int tables_filter(sqlite3_vtab_cursor *base, int plan, const char *text, int argc,
                         sqlite3_value **argv)
{
    struct analysis_cursor *cursor = (struct analysis_cursor *)base;
    const struct analysis_module *module = module_of(base->pVtab);
    const struct analysis_sql_table *table = &module->table;
    struct error error = {0};
    bool whole = !is_series(table) &&
                 table->analysis->tables[table->table].use == ANALYSIS_TABLE_WHOLE;
    bool difference;

    (void)plan;
    (void)text;
    analysis_answers_leave(cursor->answer);
    cursor->answer = NULL;
    cursor->side = cursor->sides = 0;
    if (analysis_answers_take(module->answers, table->analysis, whole, argc, argv,
                              &difference, &cursor->answer, &error) != 0)
        return virtual_table_fail_with(base->pVtab, &error);
    cursor->row = cursor->point = 0;
    choose_table(cursor, table);
    return choose_sides(cursor, difference, &error) == 0
               ? find_row(cursor)
               : virtual_table_fail_with(base->pVtab, &error);
}

static int tables_next(sqlite3_vtab_cursor *base)
{
    struct analysis_cursor *cursor = (struct analysis_cursor *)base;

    if (is_series(&module_of(base->pVtab)->table))
        cursor->point++;
    else
        cursor->row++;
    return find_row(cursor);
}

static int tables_eof(sqlite3_vtab_cursor *base)
{
    const struct analysis_cursor *cursor = (const struct analysis_cursor *)base;

    return cursor->side == cursor->sides;
}

static int tables_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    const struct analysis_cursor *cursor = (const struct analysis_cursor *)base;

    *rowid = (sqlite3_int64)(cursor->side == SIDE_TEST) << 62 |
             (sqlite3_int64)cursor->row << 40 | (sqlite3_int64)cursor->point;
    return SQLITE_OK;
}

/* ---- values ---- */

/* A value over the integers of SQL becomes a text, as in `events`. */
static void give_integer(sqlite3_context *context, int64_t value, bool wide)
{
    char digits[24];

    snprintf(digits, sizeof digits, "%" PRIu64, (uint64_t)value);
    if (wide)
        sqlite3_result_text(context, digits, -1, SQLITE_TRANSIENT);
    else
        sqlite3_result_int64(context, value);
}

static void give_point(sqlite3_context *context, const struct analysis_cursor *cursor,
                       int column)
{
    const struct analysis_side *side = side_of(cursor);
    const struct series *series = &side->all.series.items[cursor->row];
    const struct series_point *point = &series->points[cursor->point];

    if (column == SERIES_RANK)
        sqlite3_result_int64(context, series->rank);
    else if (column == SERIES_DEVICE)
        sqlite3_result_int(context, series->device);
    else if (column == SERIES_TIME)
        sqlite3_result_double(context,
                              (double)series_since(point->time, side->origin_ns) / 1000);
    else if (column == SERIES_VALUE)
        sqlite3_result_double(context, point->value);
    else if (cursor->answer->result.analysis->lines->by_stream)
        give_integer(context, series->stream, series->stream_is_wide);
    else
        sqlite3_result_text(context, series->name, -1, SQLITE_TRANSIENT);
}

static void give_cell(sqlite3_context *context, const struct analysis_cursor *cursor,
                      int column)
{
    const struct table *table = table_of(cursor);
    size_t own = cursor->columns[column], length;

    if (own >= table->spec->column_count || table_cell(table, cursor->row, own)->null)
        return;
    const struct table_cell *cell = table_cell(table, cursor->row, own);
    switch (table->spec->columns[own].type) {
    case TABLE_TEXT: {
        const char *text = table_text(table, cursor->row, own, &length);
        sqlite3_result_text(context, text, (int)length, SQLITE_TRANSIENT);
        break;
    }
    case TABLE_INTEGER:
        give_integer(context, cell->value.integer, cell->wide);
        break;
    case TABLE_TIME:
        sqlite3_result_double(context, (double)cell->value.integer / 1000);
        break;
    case TABLE_MEAN:
        sqlite3_result_double(context, cell->value.real / 1000);
        break;
    case TABLE_REAL:
        sqlite3_result_double(context, cell->value.real);
        break;
    }
}

static int tables_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    static const char *const sides[] = {[SIDE_CONTROL] = "control",
                                        [SIDE_TEST] = "test",
                                        [SIDE_DIFFERENCE] = "difference"};
    const struct analysis_cursor *cursor = (const struct analysis_cursor *)base;
    const struct analysis_module *module = module_of(base->pVtab);

    if (column >= first_argument(module))
        return SQLITE_OK;
    if (column == 0)
        sqlite3_result_text(context, sides[cursor->side], -1, SQLITE_STATIC);
    else if (is_series(&module->table))
        give_point(context, cursor, column - 1);
    else
        give_cell(context, cursor, column - 1);
    return SQLITE_OK;
}

static const struct virtual_table_kind tables_kind = {
    .module = {.xConnect = tables_connect,
               .xBestIndex = tables_best_index,
               .xDisconnect = virtual_table_disconnect,
               .xOpen = virtual_table_open,
               .xClose = virtual_table_close,
               .xFilter = tables_filter,
               .xNext = tables_next,
               .xEof = tables_eof,
               .xColumn = tables_column,
               .xRowid = tables_rowid},
    .declare = tables_declare,
    .cursor_size = sizeof(struct analysis_cursor),
    .cursor_free = analysis_cursor_free,
};

static void release_module(void *context)
{
    struct analysis_module *module = context;

    analysis_answers_release(module->answers);
    free(module);
}

int analysis_tables_register(sqlite3 *handle, struct store *store, const char *control_id,
                             const char *test_id, struct budget *budget, bool *declares)
{
    struct analysis_answers *answers =
        analysis_answers_make(store, control_id, test_id, budget);
    struct analysis_sql_table table = {0};
    int code = answers == NULL ? SQLITE_NOMEM : SQLITE_OK;

    while (code == SQLITE_OK && analysis_tables_next(&table)) {
        struct analysis_module *own = malloc(sizeof *own);

        if (own == NULL) {
            code = SQLITE_NOMEM;
            break;
        }
        *own = (struct analysis_module){table, analysis_answers_hold(answers), declares};
        code = virtual_table_register(handle, own->table.name, &tables_kind, own,
                                      release_module);
    }
    if (answers != NULL)
        analysis_answers_release(answers);
    return code;
}
