/* See recorded_tables.h. */
#include "sql/recorded_tables.h"

#include "base/error.h"
#include "store/set/set_pair.h"
#include "store/set/set_shared.h"
#include "store/set/set_view.h"
#include "store/sqlite/virtual_table.h"
#include "trace/decode/recorder.h"

#include <stdio.h>

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
