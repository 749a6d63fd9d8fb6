/* See pair_tables.h. */
#include "sql/pair_tables.h"

#include "analysis/compare/operation_run.h"
#include "base/array.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "sql/given.h"
#include "store/set/set_pair.h"
#include "store/sqlite/table_function.h"

#include <stdlib.h>
#include <string.h>

#define PARTS 4
static const char *const sides[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

/* A sample, or a call in one. */
struct row {
    enum pair_side side;
    bool pseudo, has_parts;
    uint32_t span;
    int64_t rank, number;
    int64_t start, dur;   /* ns; start: since the first event of the recording */
    int64_t parts[PARTS]; /* ns */
};

struct cursor {
    sqlite3_vtab_cursor base;
    struct budget_share memory; /* of the rows */
    struct row *rows;
    size_t count, capacity, at;
    struct operation operation;
    bool has_operation;
};

struct pair_table {
    const char *name, *columns;
    int column_count;
    const char *const *arguments;
    int (*fill)(struct cursor *, struct store *, const struct compare_request *,
                struct error *);
    void (*give)(const struct cursor *, sqlite3_context *, int column);
};

struct module {
    const struct pair_table *table;
    struct store *store;
    const char *ids[2];
    struct budget *budget;
};

static const struct module *module_of(const sqlite3_vtab *table)
{
    return ((const struct table_with_context *)table)->context;
}

/* ---- samples ---- */

enum {
    STEP_SIDE,
    STEP_RANK,
    STEP_SPAN,
    STEP_NUMBER,
    STEP_START,
    STEP_DURATION,
    STEP_PARTS,
    STEP_COUNT = STEP_PARTS + PARTS
};

static int add_row(struct cursor *cursor, const struct row *row, struct error *error)
{
    if (!ARRAY_RESERVE_COUNTED(&cursor->memory, cursor->rows, cursor->capacity,
                               cursor->count + 1))
        return budget_or_memory(cursor->memory.budget, error);
    cursor->rows[cursor->count++] = *row;
    return budget_check(cursor->memory.budget, error);
}

static int add_sample(struct cursor *cursor, enum pair_side side,
                      const struct set_view *view, size_t index, struct error *error)
{
    const struct trace_step *step = &view->steps[index].step;
    const struct set_file *file = selection_file(view, index);
    const struct row row = {.side = side,
                            .pseudo = step->pseudo,
                            .has_parts = step->has_parts,
                            .span = file->span,
                            .rank = file->rank,
                            .number = step->number,
                            .start = step->ts - file->first_ns,
                            .dur = step->dur,
                            .parts = {step->compute, step->exposed_communication,
                                      step->exposed_memory, step->idle}};

    return add_row(cursor, &row, error);
}

static int fill_steps(struct cursor *cursor, struct store *store,
                      const struct compare_request *request, struct error *error)
{
    CLEANUP(operation_free) struct operation opened = {0};
    int result = 0;

    for (int side = 0; side < 2 && result == 0; side++) {
        const struct selection *selection = &opened.selection[side];

        result = selection_open_side(store, &request->side[side], &opened.info[side],
                                     &opened.view[side], &opened.selection[side], error);
        for (size_t i = 0; i < selection->step_count && result == 0; i++)
            result = add_sample(cursor, (enum pair_side)side, &opened.view[side],
                                selection->steps[i], error);
    }
    return result;
}

static void give_us(sqlite3_context *context, int64_t ns)
{
    sqlite3_result_double(context, (double)ns / 1000);
}

static void give_step(const struct cursor *cursor, sqlite3_context *context, int column)
{
    const struct row *row = &cursor->rows[cursor->at];

    if (column == STEP_SIDE)
        sqlite3_result_text(context, sides[row->side], -1, SQLITE_STATIC);
    else if (column == STEP_RANK)
        sqlite3_result_int64(context, row->rank);
    else if (column == STEP_SPAN)
        sqlite3_result_int64(context, row->span);
    else if (column == STEP_NUMBER && !row->pseudo)
        sqlite3_result_int64(context, row->number);
    else if (column == STEP_START)
        give_us(context, row->start);
    else if (column == STEP_DURATION)
        give_us(context, row->dur);
    else if (column >= STEP_PARTS && row->has_parts)
        give_us(context, row->parts[column - STEP_PARTS]);
}

/* ---- calls ---- */

struct calls {
    struct cursor *cursor;
    const struct operation *operation;
};

static int take_call(void *context, const struct operation_call *call,
                     struct error *error)
{
    const struct calls *calls = context;
    const struct operation_sample *sample =
        &calls->operation->samples[call->side][call->sample];
    const struct row row = {.side = call->side,
                            .pseudo = sample->pseudo,
                            .span = sample->span,
                            .rank = sample->rank,
                            .number = sample->number,
                            .start = call->start,
                            .dur = call->dur};

    return add_row(calls->cursor, &row, error);
}

static int fill_calls(struct cursor *cursor, struct store *store,
                      const struct compare_request *request, struct error *error)
{
    struct calls calls = {cursor, &cursor->operation};
    int result =
        operation_run_each(store, request, take_call, &calls, &cursor->operation, error);

    cursor->has_operation = result == 0;
    return result;
}

/* ---- launches ---- */

enum { LAUNCH_NAME, LAUNCH_CATEGORY, LAUNCH_SHAPES, LAUNCH_COUNTS, LAUNCH_TOTALS = 5 };

static int fill_launches(struct cursor *cursor, struct store *store,
                         const struct compare_request *request, struct error *error)
{
    int result = operation_run(store, request, &cursor->operation, error);

    cursor->has_operation = result == 0;
    cursor->count = result == 0 ? cursor->operation.related_count : 0;
    return result;
}

static void give_launch(const struct cursor *cursor, sqlite3_context *context, int column)
{
    const struct strings *texts = &cursor->operation.texts;
    const struct operation_related *related = &cursor->operation.related[cursor->at];
    const uint32_t ids[] = {related->name, related->category, related->shape};

    if (column >= LAUNCH_TOTALS)
        give_us(context, related->total[column - LAUNCH_TOTALS]);
    else if (column >= LAUNCH_COUNTS)
        sqlite3_result_int64(context,
                             (sqlite3_int64)related->count[column - LAUNCH_COUNTS]);
    else if (ids[column] != STRINGS_NONE)
        sqlite3_result_text(context, strings_text(texts, ids[column]),
                            (int)strings_length(texts, ids[column]), SQLITE_TRANSIENT);
}

/* ---- the tables ---- */

#define SELECTED                                                                         \
    "control_ranks", "test_ranks", "control_steps", "test_steps", "control_marker",      \
        "test_marker", "marker"
static const char *const of_steps[] = {SELECTED, NULL};
static const char *const of_rows[] = {
    SELECTED, "use_short_name", "merge_addresses", "aliases",
    "row",    "name",           "category",        NULL};
#define ARGUMENTS 16 /* more than any of them has */

#define SAMPLE                                                                           \
    "side TEXT, rank INTEGER, span INTEGER, step_number INTEGER, start_us REAL, "
static const struct pair_table tables[] = {
    {"compare_steps",
     SAMPLE "duration_us REAL, compute_us REAL, exposed_communication_us REAL, "
            "exposed_memory_us REAL, idle_us REAL",
     STEP_COUNT, of_steps, fill_steps, give_step},
    {"compare_calls", SAMPLE "dur REAL", STEP_PARTS, of_rows, fill_calls, give_step},
    {"compare_launches",
     "name TEXT, category TEXT, shapes TEXT, control_counts INTEGER, "
     "test_counts INTEGER, control_total_us REAL, test_total_us REAL",
     LAUNCH_TOTALS + 2, of_rows, fill_launches, give_launch},
};

static int pair_connect(sqlite3 *handle, void *context, int argc, const char *const *argv,
                        sqlite3_vtab **out, char **message)
{
    const struct module *module = context;
    CLEANUP_BUFFER struct buffer sql;

    (void)argc;
    (void)argv;
    (void)message;
    buffer_init(&sql, 4096);
    buffer_printf(&sql, "CREATE TABLE pair(%s", module->table->columns);
    for (int i = 1; i <= ARGUMENTS; i++)
        buffer_printf(&sql, ", given_%d TEXT HIDDEN", i);
    buffer_append_char(&sql, ')');
    return buffer_failed(&sql) ? SQLITE_NOMEM
                               : table_function_connect(handle, sql.bytes, context, out);
}

static int pair_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    int first = module_of(base)->table->column_count, arguments = 0;

    for (int i = 0; i < info->nConstraint; i++) {
        const struct sqlite3_index_constraint *one = &info->aConstraint[i];

        if (one->iColumn < first || one->op != SQLITE_INDEX_CONSTRAINT_EQ)
            continue;
        if (!one->usable)
            return SQLITE_CONSTRAINT; /* without it another answer would be read */
        info->aConstraintUsage[i].argvIndex = ++arguments;
        info->aConstraintUsage[i].omit = 1;
    }
    info->estimatedRows = 10000;
    info->estimatedCost = 1000000;
    return SQLITE_OK;
}

static int pair_open(sqlite3_vtab *base, sqlite3_vtab_cursor **out)
{
    int code = table_function_open(sizeof(struct cursor), out);

    if (code == SQLITE_OK)
        ((struct cursor *)*out)->memory.budget = module_of(base)->budget;
    return code;
}

static void empty(struct cursor *cursor)
{
    if (cursor->has_operation)
        operation_free(&cursor->operation);
    cursor->has_operation = false;
    free(TAKE_PTR(cursor->rows));
    cursor->count = cursor->capacity = cursor->at = 0;
    budget_share_return(&cursor->memory);
}

static int pair_close(sqlite3_vtab_cursor *base)
{
    empty((struct cursor *)base);
    return table_function_close(base);
}

static int check_names(const struct pair_table *table, const struct sql_given *given,
                       struct error *error)
{
    for (size_t i = 0; i < given->count; i++) {
        size_t k = 0;

        while (table->arguments[k] != NULL &&
               strcmp(table->arguments[k], given->items[i].name) != 0)
            k++;
        if (table->arguments[k] == NULL)
            return error_set(error, ERROR_PARAMETER, "bad_argument",
                             "%s has no argument \"%.60s\"; it takes ranks, steps and "
                             "markers (control_ranks …)%s",
                             table->name, given->items[i].name,
                             table->arguments == of_rows
                                 ? ", use_short_name, merge_addresses, aliases, and name "
                                   "and category, or row"
                                 : "");
    }
    return 0;
}

static int read_request(const struct module *module, struct sql_given *given,
                        struct compare_request *out, struct error *error)
{
    const struct parameter_table *lists[] = {&compare_parameters, NULL};
    int result = check_names(module->table, given, error);

    sql_given_put(given, "control", module->ids[PAIR_CONTROL]);
    sql_given_put(given, "test", module->ids[PAIR_TEST]);
    const struct parameters_given all = {given->items, given->count};
    if (result == 0)
        result = parameters_check_names(lists, COMPARE_OPERATION, &all, error);
    return result == 0
               ? compare_request_read(COMPARE_OPERATION, &all, module->budget, out, error)
               : result;
}

static int pair_filter(sqlite3_vtab_cursor *base, int plan, const char *text, int argc,
                       sqlite3_value **argv)
{
    struct cursor *cursor = (struct cursor *)base;
    const struct module *module = module_of(base->pVtab);
    CLEANUP(sql_given_free) struct sql_given given = {0};
    CLEANUP(compare_request_free) struct compare_request request = {0};
    struct error error = {0};
    int result = 0;

    (void)plan;
    (void)text;
    empty(cursor);
    for (int i = 0; i < argc && result == 0; i++) {
        const char *argument = (const char *)sqlite3_value_text(argv[i]);

        if (argument != NULL)
            result = sql_given_add(&given, argument, &error);
    }
    if (result == 0)
        result = read_request(module, &given, &request, &error);
    if (result == 0)
        result = module->table->fill(cursor, module->store, &request, &error);
    return result == 0 ? SQLITE_OK : table_function_fail_with(base->pVtab, &error);
}

static int pair_next(sqlite3_vtab_cursor *base)
{
    ((struct cursor *)base)->at++;
    return SQLITE_OK;
}

static int pair_eof(sqlite3_vtab_cursor *base)
{
    const struct cursor *cursor = (const struct cursor *)base;

    return cursor->at >= cursor->count;
}

static int pair_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    *rowid = (sqlite3_int64)((const struct cursor *)base)->at;
    return SQLITE_OK;
}

static int pair_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    const struct pair_table *table = module_of(base->pVtab)->table;

    if (column < table->column_count)
        table->give((const struct cursor *)base, context, column);
    return SQLITE_OK;
}

static const sqlite3_module pair_module = {
    .xConnect = pair_connect,
    .xBestIndex = pair_best_index,
    .xDisconnect = table_function_disconnect,
    .xOpen = pair_open,
    .xClose = pair_close,
    .xFilter = pair_filter,
    .xNext = pair_next,
    .xEof = pair_eof,
    .xColumn = pair_column,
    .xRowid = pair_rowid,
};

int pair_tables_register(sqlite3 *handle, struct store *store, const char *control_id,
                         const char *test_id, struct budget *budget)
{
    int code = SQLITE_OK;

    for (size_t i = 0; i < sizeof tables / sizeof *tables && code == SQLITE_OK; i++) {
        struct module *module = malloc(sizeof *module);

        if (module == NULL)
            return SQLITE_NOMEM;
        *module = (struct module){&tables[i], store, {control_id, test_id}, budget};
        code =
            sqlite3_create_module_v2(handle, tables[i].name, &pair_module, module, free);
    }
    return code;
}
