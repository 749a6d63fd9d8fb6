#include "analyse/run.h"
#include "base/arena.h"
#include "base/error.h"
#include "query/tables.h"
#include "store/functions.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- given ---- */

void sql_given_declare(struct buffer *sql, int count)
{
    for (int i = 1; i <= count; i++)
        buffer_printf(sql, ", given_%d TEXT HIDDEN", i);
    buffer_append_char(sql, ')');
}

int sql_given_plan(sqlite3_index_info *info, int first)
{
    int count = 0;

    for (int i = 0; i < info->nConstraint; i++) {
        const struct sqlite3_index_constraint *one = &info->aConstraint[i];

        if (one->iColumn < first || one->op != SQLITE_INDEX_CONSTRAINT_EQ)
            continue;
        if (!one->usable)
            return SQLITE_CONSTRAINT;
        info->aConstraintUsage[i].argvIndex = ++count;
        info->aConstraintUsage[i].omit = 1;
    }
    return SQLITE_OK;
}

void sql_given_put(struct sql_parameters *given, const char *name, const char *value)
{
    if (given->count < SQL_GIVEN_MAX)
        given->items[given->count++] = (struct given_parameter){name, value};
}

static int refuse_argument(const char *argument, struct error *error)
{
    return error_set(error, ERROR_PARAMETER, "bad_argument",
                     "an argument is 'name=value', as in 'steps=first', not '%.60s'",
                     argument);
}

static int add_argument(struct sql_parameters *given, const char *argument,
                        struct error *error)
{
    const char *equals = strchr(argument, '=');
    size_t length = strlen(argument);

    if (equals == NULL || given->count == SQL_GIVEN_MAX)
        return refuse_argument(argument, error);
    if (length > SQL_GIVEN_LENGTH_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_argument",
                         "the argument '%.60s' … has %zu bytes; %zu are allowed",
                         argument, length, SQL_GIVEN_LENGTH_MAX);
    if (given->arena == NULL)
        given->arena = arena_make(given->budget);
    char *text = arena_text(given->arena, argument, length);
    text[equals - argument] = '\0';
    sql_given_put(given, text, text + (equals - argument) + 1);
    given->arguments++;
    return budget_look(given->budget, error);
}

int sql_given_read(struct sql_parameters *given, int argc, sqlite3_value **argv,
                   struct error *error)
{
    int result = 0;

    for (int i = 0; i < argc && result == 0; i++) {
        const char *argument = (const char *)sqlite3_value_text(argv[i]);

        if (argument != NULL)
            result = add_argument(given, argument, error);
    }
    return result;
}

static bool is_item(const struct given_parameter *item, const char *argument)
{
    size_t length = strlen(item->name);

    return strncmp(argument, item->name, length) == 0 && argument[length] == '=' &&
           strcmp(argument + length + 1, item->value) == 0;
}

bool sql_given_is(const struct sql_parameters *given, int argc, sqlite3_value **argv)
{
    size_t at = 0;

    for (int i = 0; i < argc; i++) {
        const char *argument = (const char *)sqlite3_value_text(argv[i]);

        if (argument == NULL)
            continue;
        if (at == given->arguments || !is_item(&given->items[at], argument))
            return false;
        at++;
    }
    return at == given->arguments;
}

bool sql_given_same(const struct sql_parameters *one, const struct sql_parameters *other)
{
    size_t i = 0;

    while (i < one->arguments && i < other->arguments &&
           strcmp(one->items[i].name, other->items[i].name) == 0 &&
           strcmp(one->items[i].value, other->items[i].value) == 0)
        i++;
    return i == one->arguments && i == other->arguments;
}

bool sql_given_remove(struct sql_parameters *given, const char *argument)
{
    size_t at = 0;

    while (at < given->arguments && !is_item(&given->items[at], argument))
        at++;
    if (at == given->arguments)
        return false;
    for (given->count--, given->arguments--; at < given->count; at++)
        given->items[at] = given->items[at + 1];
    return true;
}

int sql_given_check(const struct sql_parameters *given, const char *table,
                    const char *const *allowed, const char *more, struct error *error)
{
    for (size_t i = 0; i < given->arguments; i++) {
        size_t k = 0;

        while (allowed[k] != NULL && strcmp(allowed[k], given->items[i].name) != 0)
            k++;
        if (allowed[k] == NULL)
            return error_set(error, ERROR_PARAMETER, "bad_argument",
                             "%s has no argument \"%.60s\"; it takes ranks, steps and "
                             "markers (control_ranks …)%s",
                             table, given->items[i].name, more);
    }
    return 0;
}

void sql_given_free(struct sql_parameters *given)
{
    arena_free(&given->arena);
    *given = (struct sql_parameters){.budget = given->budget};
}

/* ---- analysis answers ---- */

/* The analyses of a statement: each is made when a table first needs it, with the
 * parameters of the statement, and the last ones stay until the connection closes. */

/* How many answers stay when no cursor reads them. */
#define ANALYSIS_ANSWERS_KEPT 4

struct analysis_answers;

struct analysis_answer {
    struct analysis_result result;

    struct sql_parameters asked; /* the given parameters, and the sets */
    struct analysis_answer *next;
    struct budget_share memory;
    size_t cursors; /* that read it */
};

struct analysis_answers {
    size_t holders;
    struct store *store;
    const char *ids[2];
    struct budget *budget;
    struct analysis_answer *first; /* the last one that was asked for */
};

/* `test_id` may be NULL. The ids and the budget must outlive it. */
static struct analysis_answers *analysis_answers_make(struct store *store,
                                                      const char *control_id,
                                                      const char *test_id,
                                                      struct budget *budget)
{
    struct analysis_answers *answers = owned_new(1, sizeof *answers);

    *answers = (struct analysis_answers){
        .holders = 1, .store = store, .ids = {control_id, test_id}, .budget = budget};
    return answers;
}

/* Each table that uses it holds a reference. Releasing the last reference frees it. */
static struct analysis_answers *analysis_answers_hold(struct analysis_answers *answers)
{
    answers->holders++;
    return answers;
}

static void free_answer(struct analysis_answer *answer)
{
    analysis_result_free(&answer->result);
    budget_share_return(&answer->memory);
    sql_given_free(&answer->asked);
    free(answer);
}

static void analysis_answers_release(void *context)
{
    struct analysis_answers *answers = context;

    if (--answers->holders > 0)
        return;
    while (answers->first != NULL) {
        struct analysis_answer *next = answers->first->next;

        free_answer(answers->first);
        answers->first = next;
    }
    free(answers);
}

/* ---- kept answers ---- */

static bool is_same(const struct analysis_answer *answer, const struct analysis *analysis,
                    bool whole, const struct sql_parameters *given)
{
    return answer->result.analysis == analysis && answer->result.whole == whole &&
           sql_given_same(&answer->asked, given);
}

/* Frees the answers that were asked for longest ago and that no cursor reads. */
static void forget_old(struct analysis_answers *answers)
{
    struct analysis_answer **link = &answers->first;
    size_t idle = 0;

    while (*link != NULL) {
        struct analysis_answer *answer = *link;

        idle += answer->cursors == 0;
        if (answer->cursors > 0 || idle <= ANALYSIS_ANSWERS_KEPT) {
            link = &answer->next;
            continue;
        }
        *link = answer->next;
        free_answer(answer);
    }
}

/* ---- making ---- */

/* Bytes of its series; tables count their own. */
static uint64_t size_of(const struct analysis_side *side)
{
    uint64_t bytes = 0;

    for (size_t i = 0; i < side->all.series.count; i++)
        bytes +=
            (uint64_t)side->all.series.items[i].capacity * sizeof(struct series_point);
    return bytes;
}

static int run(struct analysis_answers *answers, const struct analysis *analysis,
               bool whole, struct analysis_answer *answer, struct error *error)
{
    const struct parameter_table *tables[ANALYSIS_PARAMETER_TABLES + 1];

    options_tables(analysis, tables);
    sql_given_put(&answer->asked, "set", answers->ids[0]);
    if (answers->ids[1] != NULL)
        sql_given_put(&answer->asked, "test", answers->ids[1]);
    struct analysis_request request = {
        .given = {answer->asked.items, answer->asked.count},
        .budget = answers->budget,
        .whole = whole};
    int status = parameters_check_names(tables, 0, &request.given, error);
    if (status == 0)
        status = analysis_run(answers->store, analysis, &request, &answer->result, error);
    if (status == 0)
        status = budget_share_take(
            &answer->memory,
            size_of(&answer->result.sides[0]) + size_of(&answer->result.sides[1]), error);
    return status;
}

/* The answer takes over `given`. */
static struct analysis_answer *make(struct analysis_answers *answers,
                                    const struct analysis *analysis, bool whole,
                                    struct sql_parameters *given, struct error *error)
{
    struct analysis_answer *answer = owned_new(1, sizeof *answer);

    answer->memory.budget = answers->budget;
    answer->asked = *given;
    *given = (struct sql_parameters){0};
    if (run(answers, analysis, whole, answer, error) == 0)
        return answer;
    free_answer(answer);
    return NULL;
}

/* The answer to an analysis of the set, or of both. `whole`: with the tables that are
 * made only for CSV. An argument is "name=value", a parameter of the API except set and
 * test, or "difference=true", which only sets `difference`. Errors: bad_argument and
 * those of analysis_run(). */
static int analysis_answers_take(struct analysis_answers *answers,
                                 const struct analysis *analysis, bool whole, int argc,
                                 sqlite3_value **argv, bool *difference,
                                 struct analysis_answer **out, struct error *error)
{
    CLEANUP(sql_given_free)
    struct sql_parameters given = {.budget = answers->budget};
    struct analysis_answer **link = &answers->first;
    int result = sql_given_read(&given, argc, argv, error);

    if (result != 0)
        return result;
    *difference = false;
    while (sql_given_remove(&given, "difference=true"))
        *difference = true;
    while (*link != NULL && !is_same(*link, analysis, whole, &given))
        link = &(*link)->next;
    struct analysis_answer *answer = *link;
    if (answer != NULL)
        *link = answer->next;
    else
        answer = make(answers, analysis, whole, &given, error);
    if (answer == NULL)
        return -(int)error->code;
    answer->next = answers->first;
    answers->first = answer;
    answer->cursors++;
    forget_old(answers);
    *out = answer;
    return 0;
}

/* Call it when a cursor has read the answer; NULL is fine. */
static void analysis_answers_leave(struct analysis_answer *answer)
{
    if (answer != NULL)
        answer->cursors--;
}

/* ---- analysis tables ---- */

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
    bool difference = false;

    (void)plan;
    (void)text;
    analysis_answers_leave(cursor->answer);
    cursor->answer = NULL;
    cursor->side = cursor->sides = 0;
    if (analysis_answers_take(module->answers, table->analysis, whole, argc, argv,
                              &difference, &cursor->answer, &error) != 0 ||
        cursor->answer == NULL)
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
        virtual_table_give_integer(context, series->stream, series->stream_is_wide);
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
        virtual_table_give_integer(context, cell->value.integer, cell->wide);
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
    int code = SQLITE_OK;

    while (code == SQLITE_OK && analysis_tables_next(&table)) {
        struct analysis_module *own = owned_new(1, sizeof *own);

        *own = (struct analysis_module){table, analysis_answers_hold(answers), declares};
        code = virtual_table_register(handle, own->table.name, &tables_kind, own,
                                      release_module);
    }
    analysis_answers_release(answers);
    return code;
}
