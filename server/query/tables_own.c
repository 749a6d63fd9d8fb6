#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "compare/parameters.h"
#include "compare/run.h"
#include "query/tables.h"
#include "store/functions.h"
#include "store/set_pair.h"
#include "store/set_view.h"
#include "trace/metadata.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- compare table ---- */

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
                                      "control_marker_until",
                                      "test_marker_until",
                                      "marker_until",
                                      "cut_overlaps",
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
        cursor->own.given.budget = sides->budget;
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
    struct compare_sides *sides = owned_new(1, sizeof *sides);

    *sides = (struct compare_sides){store, control_id, test_id, budget};
    return virtual_table_register(handle, "compare", &compare_kind, sides, free);
}

/* ---- recorded tables ---- */

enum {
    COLUMN_SIDE,
    COLUMN_RANK,
    COLUMN_SPAN,
    COLUMN_FILE,
    COLUMN_FIRST,
    COLUMN_SECOND,
    COLUMN_THIRD
};
#define BEGIN "side TEXT, rank INTEGER, span INTEGER, file TEXT, "

struct recorded_context {
    struct store *store;
    const char *ids[2]; /* the second may be NULL */
    struct budget *budget;
    bool steps; /* this is recorded_steps */
};

struct recorded_cursor {
    sqlite3_vtab_cursor base;
    size_t side, sides; /* side == sides: at the end */
    struct set_view view;
    size_t file; /* of view.files */
    struct recorder recorder;
    size_t row;
    sqlite3_int64 number; /* of the row in the table */
};

static int recorded_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    (void)base;
    info->estimatedRows = 1000;
    info->estimatedCost = 10000;
    return SQLITE_OK;
}

static const struct recorded_context *context_of(const struct recorded_cursor *cursor)
{
    return virtual_table_context(&cursor->base);
}

static size_t rows_of(const struct recorded_cursor *cursor)
{
    return context_of(cursor)->steps ? cursor->recorder.count
                                     : cursor->recorder.fact_count;
}

static void close_side(struct recorded_cursor *cursor)
{
    recorder_free(&cursor->recorder);
    set_view_free(&cursor->view);
    cursor->view = (struct set_view){0};
}

/* Goes to the first row at or after the current place. */
static int settle(struct recorded_cursor *cursor)
{
    const struct recorded_context *context = context_of(cursor);
    struct error error = {0};

    for (; cursor->side < cursor->sides; cursor->side++, close_side(cursor)) {
        if (cursor->view.shared == NULL) {
            if (set_view_load(context->store, context->ids[cursor->side], context->budget,
                              &cursor->view, &error) != 0)
                return virtual_table_fail_with(cursor->base.pVtab, &error);
            cursor->file = SIZE_MAX; /* before the first one */
            cursor->row = 0;
        }
        while (cursor->file == SIZE_MAX || cursor->file < cursor->view.file_count) {
            if (cursor->file != SIZE_MAX && cursor->row < rows_of(cursor))
                return SQLITE_OK;
            cursor->row = 0;
            cursor->file++;
            recorder_free(&cursor->recorder);
            if (cursor->file < cursor->view.file_count &&
                !recorder_read(cursor->view.files[cursor->file].metadata,
                               &cursor->recorder))
                return SQLITE_NOMEM;
        }
    }
    return SQLITE_OK;
}

static int recorded_filter(sqlite3_vtab_cursor *base, int plan, const char *text,
                           int argc, sqlite3_value **argv)
{
    struct recorded_cursor *cursor = (struct recorded_cursor *)base;

    (void)plan;
    (void)text;
    (void)argc;
    (void)argv;
    close_side(cursor);
    cursor->side = 0;
    cursor->number = 0;
    /* The list of tables is made without a store. */
    cursor->sides = context_of(cursor)->store == NULL    ? 0
                    : context_of(cursor)->ids[1] == NULL ? 1
                                                         : 2;
    return settle(cursor);
}

static int recorded_next(sqlite3_vtab_cursor *base)
{
    struct recorded_cursor *cursor = (struct recorded_cursor *)base;

    cursor->row++;
    cursor->number++;
    return settle(cursor);
}

static int recorded_eof(sqlite3_vtab_cursor *base)
{
    const struct recorded_cursor *cursor = (const struct recorded_cursor *)base;

    return cursor->side >= cursor->sides;
}

static int recorded_rowid(sqlite3_vtab_cursor *base, sqlite3_int64 *rowid)
{
    *rowid = ((const struct recorded_cursor *)base)->number;
    return SQLITE_OK;
}

static void give_text(sqlite3_context *context, const char *text)
{
    sqlite3_result_text(context, text, -1, SQLITE_TRANSIENT);
}

static void give_step(const struct recorded_cursor *cursor, sqlite3_context *context,
                      int column)
{
    const struct recorder *recorder = &cursor->recorder;

    if (column == COLUMN_FIRST)
        sqlite3_result_int64(context, (sqlite3_int64)cursor->row);
    else if (column == COLUMN_SECOND)
        give_text(context, cursor->row < recorder->before ? "before" : "after");
    else if (column == COLUMN_THIRD)
        sqlite3_result_double(context, recorder->ms[cursor->row]);
    else if (*recorder->clock != '\0') /* else NULL */
        give_text(context, recorder->clock);
}

static int recorded_column(sqlite3_vtab_cursor *base, sqlite3_context *context,
                           int column)
{
    const struct recorded_cursor *cursor = (const struct recorded_cursor *)base;
    const struct set_file *file = &cursor->view.files[cursor->file];

    if (column == COLUMN_SIDE)
        give_text(context, cursor->side == PAIR_CONTROL ? "control" : "test");
    else if (column == COLUMN_RANK)
        sqlite3_result_int64(context, file->rank);
    else if (column == COLUMN_SPAN)
        sqlite3_result_int64(context, file->span);
    else if (column == COLUMN_FILE)
        give_text(context, file->name);
    else if (context_of(cursor)->steps)
        give_step(cursor, context, column);
    else
        give_text(context, column == COLUMN_FIRST
                               ? cursor->recorder.facts[cursor->row].name
                               : cursor->recorder.facts[cursor->row].value);
    return SQLITE_OK;
}

static void free_cursor(sqlite3_vtab_cursor *base)
{
    close_side((struct recorded_cursor *)base);
}

#define METHODS                                                                          \
    {                                                                                    \
        VIRTUAL_TABLE_COMMON, .xBestIndex = recorded_best_index,                         \
                              .xFilter = recorded_filter, .xNext = recorded_next,        \
                              .xEof = recorded_eof, .xColumn = recorded_column,          \
                              .xRowid = recorded_rowid                                   \
    }

static const struct virtual_table_kind kinds[] = {
    {.module = METHODS,
     .sql = "CREATE TABLE recorded_facts(" BEGIN "name TEXT, value TEXT)",
     .cursor_size = sizeof(struct recorded_cursor),
     .cursor_free = free_cursor},
    {.module = METHODS,
     .sql = "CREATE TABLE recorded_steps(" BEGIN
            "n INTEGER, part TEXT, ms REAL, clock TEXT)",
     .cursor_size = sizeof(struct recorded_cursor),
     .cursor_free = free_cursor},
};

int recorded_tables_register(sqlite3 *handle, const char *before, struct store *store,
                             const char *control_id, const char *test_id,
                             struct budget *budget)
{
    static const char *const names[] = {"recorded_facts", "recorded_steps"};
    int code = SQLITE_OK;

    for (int i = 0; i < 2 && code == SQLITE_OK; i++) {
        struct recorded_context *context = sqlite3_malloc(sizeof *context);
        char name[64];

        if (context == NULL)
            return SQLITE_NOMEM;
        *context = (struct recorded_context){.store = store,
                                             .ids = {control_id, test_id},
                                             .budget = budget,
                                             .steps = i == 1};
        snprintf(name, sizeof name, "%s%s", before, names[i]);
        code = virtual_table_register(handle, name, &kinds[i], context, sqlite3_free);
    }
    return code;
}

/* ---- sets table ---- */

enum {
    SETS_TABLE_COLUMN_SIDE,
    COLUMN_ID,
    COLUMN_LABEL,
    COLUMN_TAGS,
    COLUMN_NOTES,
    COLUMN_CREATED,
    COLUMN_UPLOADED_BY
};
#define DECLARATION                                                                      \
    "CREATE TABLE sets(side TEXT, id TEXT, label TEXT, tags TEXT, notes TEXT, "          \
    "created TEXT, uploaded_by TEXT)"

struct chosen_sets {
    const struct set_info *sets[2];
    size_t count;
};

static int sets_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    (void)base;
    info->estimatedRows = 2;
    info->estimatedCost = 2;
    return SQLITE_OK;
}

static int sets_filter(sqlite3_vtab_cursor *base, int plan, const char *text, int argc,
                       sqlite3_value **argv)
{
    struct numbered_cursor *cursor = (struct numbered_cursor *)base;

    (void)plan;
    (void)text;
    (void)argc;
    (void)argv;
    cursor->row = 0;
    cursor->end = ((const struct chosen_sets *)virtual_table_context(base))->count;
    return SQLITE_OK;
}

/* Separated by commas; the catalogue has one per line. */
static void give_tags(sqlite3_context *context, const char *tags)
{
    char *copy = sqlite3_mprintf("%s", tags);

    if (copy == NULL) {
        sqlite3_result_error_nomem(context);
        return;
    }
    for (char *line = copy; (line = strchr(line, '\n')) != NULL;)
        *line = ',';
    sqlite3_result_text(context, copy, -1, sqlite3_free);
}

static int sets_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    const struct chosen_sets *sides = virtual_table_context(base);
    size_t row = ((const struct numbered_cursor *)base)->row;
    const struct set_info *info = sides->sets[row];
    char created[21];

    switch (column) {
    case SETS_TABLE_COLUMN_SIDE:
        give_text(context, row == PAIR_CONTROL ? "control" : "test");
        break;
    case COLUMN_ID:
        give_text(context, info->stored_id);
        break;
    case COLUMN_LABEL:
        give_text(context, info->label);
        break;
    case COLUMN_TAGS:
        give_tags(context, info->tags);
        break;
    case COLUMN_NOTES:
        give_text(context, info->notes);
        break;
    case COLUMN_CREATED:
        clock_format_utc(info->created, created);
        give_text(context, created);
        break;
    default:
        if (*info->uploaded_by != '\0') /* else NULL */
            give_text(context, info->uploaded_by);
    }
    return SQLITE_OK;
}

static const struct virtual_table_kind sets_kind = {
    .module = {VIRTUAL_TABLE_COMMON, NUMBERED_ROWS, .xBestIndex = sets_best_index,
               .xFilter = sets_filter, .xColumn = sets_column, .xRowid = numbered_rowid},
    .sql = DECLARATION,
    .cursor_size = sizeof(struct numbered_cursor),
};

int sets_table_register(sqlite3 *handle, const struct set_info *control,
                        const struct set_info *test)
{
    struct chosen_sets *sides = sqlite3_malloc(sizeof *sides);

    if (sides == NULL)
        return SQLITE_NOMEM;
    *sides = (struct chosen_sets){.sets = {control, test}};
    if (*control->id != '\0')
        sides->count = test == NULL || *test->id == '\0' ? 1 : 2;
    return virtual_table_register(handle, "sets", &sets_kind, sides, sqlite3_free);
}
