/* See pair_tables.h. */
#include "sql/pair_tables.h"

#include "base/cleanup.h"
#include "sql/given.h"
#include "sql/pair_rows.h"
#include "store/set/set_pair.h"
#include "store/sqlite/virtual_table.h"

#include <stdlib.h>

struct pair_cursor {
    struct numbered_cursor base;
    struct sql_parameters given; /* what the rows were made for */
    bool made;
    struct pair_rows rows;
};

struct pair_table {
    const char *name, *columns;
    int column_count;
    const char *const *arguments;
    const char *more; /* the same in words, besides ranks, steps and markers */
    enum compare_user user;
    int (*fill)(struct pair_rows *, struct store *, const struct compare_request *,
                struct error *);
    void (*give)(const struct pair_rows *, size_t at, sqlite3_context *, int column);
};

struct pair_module {
    const struct pair_table *table;
    struct store *store;
    const char *ids[2];
    struct budget *budget;
};

static const struct pair_module *module_of(const sqlite3_vtab *table)
{
    return ((const struct virtual_table *)table)->context;
}

/* ---- the tables ---- */

#define SELECTED                                                                         \
    "control_ranks", "test_ranks", "control_steps", "test_steps", "control_marker",      \
        "test_marker", "marker"
static const char *const of_steps[] = {SELECTED, NULL};
static const char *const of_rows[] = {SELECTED,  "use_short_name", "merge_addresses",
                                      "aliases", "merge_lines",    "row",
                                      "name",    "category",       NULL};
static const char *const of_places[] = {SELECTED, "use_short_name", "aliases", NULL};
#define ARGUMENTS 16 /* more than any of them has */
#define ROWS_MORE                                                                        \
    ", use_short_name, merge_addresses, aliases, merge_lines, and name and category, "   \
    "or row"

#define SAMPLE                                                                           \
    "side TEXT, rank INTEGER, span INTEGER, step_number INTEGER, start_us REAL, "
static const struct pair_table tables[] = {
    {"compare_steps",
     SAMPLE "duration_us REAL, compute_us REAL, exposed_communication_us REAL, "
            "exposed_memory_us REAL, idle_us REAL, host_start_us REAL, host_us REAL, "
            "lag_us REAL",
     PAIR_STEP_COUNT, of_steps, "", COMPARE_OPERATION, pair_rows_of_steps,
     pair_rows_give_step},
    {"compare_calls", SAMPLE "dur REAL", PAIR_STEP_PART, of_rows, ROWS_MORE,
     COMPARE_OPERATION, pair_rows_of_calls, pair_rows_give_step},
    {"compare_launches",
     "name TEXT, category TEXT, shapes TEXT, control_counts INTEGER, "
     "test_counts INTEGER, control_total_us REAL, test_total_us REAL",
     PAIR_LAUNCH_COUNT, of_rows, ROWS_MORE, COMPARE_OPERATION, pair_rows_of_launches,
     pair_rows_give_launch},
    {"compare_places",
     "id INTEGER, line INTEGER, kind TEXT, part TEXT, name TEXT, category TEXT, "
     "path TEXT, before TEXT, after TEXT, after_wait TEXT, control_ns INTEGER, "
     "test_ns INTEGER, control_us_per_step REAL, test_us_per_step REAL, "
     "diff_us_per_step REAL",
     PAIR_PLACE_COUNT, of_places, ", use_short_name and aliases", COMPARE_TRACES,
     pair_rows_of_places, pair_rows_give_place},
};

static void pair_declare(const void *context, struct buffer *sql)
{
    buffer_printf(sql, "CREATE TABLE pair(%s",
                  ((const struct pair_module *)context)->table->columns);
    sql_given_declare(sql, ARGUMENTS);
}

static int pair_best_index(sqlite3_vtab *base, sqlite3_index_info *info)
{
    info->estimatedRows = 10000;
    info->estimatedCost = 1000000;
    return sql_given_plan(info, module_of(base)->table->column_count);
}

static void pair_cursor_init(sqlite3_vtab_cursor *base)
{
    struct pair_cursor *cursor = (struct pair_cursor *)base;

    cursor->rows.budget = cursor->given.memory.budget = module_of(base->pVtab)->budget;
}

static void pair_cursor_empty(sqlite3_vtab_cursor *base)
{
    struct pair_cursor *cursor = (struct pair_cursor *)base;

    cursor->made = false;
    cursor->base.row = cursor->base.end = 0;
    sql_given_free(&cursor->given);
    pair_rows_free(&cursor->rows);
}

static int read_request(const struct pair_module *module, struct sql_parameters *given,
                        struct compare_request *out, struct error *error)
{
    const struct parameter_table *lists[] = {&compare_parameters, NULL};
    const struct pair_table *table = module->table;
    int result =
        sql_given_check(given, table->name, table->arguments, table->more, error);

    sql_given_put(given, "control", module->ids[PAIR_CONTROL]);
    sql_given_put(given, "test", module->ids[PAIR_TEST]);
    const struct given_parameters all = {given->items, given->count};
    if (result == 0)
        result = parameters_check_names(lists, table->user, &all, error);
    return result == 0
               ? compare_request_read(table->user, &all, module->budget, out, error)
               : result;
}

static int pair_filter(sqlite3_vtab_cursor *base, int plan, const char *text, int argc,
                       sqlite3_value **argv)
{
    struct pair_cursor *cursor = (struct pair_cursor *)base;
    const struct pair_module *module = module_of(base->pVtab);
    CLEANUP(compare_request_free) struct compare_request request = {0};
    struct error error = {0};

    (void)plan;
    (void)text;
    cursor->base.row = 0;
    /* A join reads a table many times. */
    if (cursor->made && sql_given_is(&cursor->given, argc, argv))
        return SQLITE_OK;
    pair_cursor_empty(base);
    int result = sql_given_read(&cursor->given, argc, argv, &error);
    if (result == 0)
        result = read_request(module, &cursor->given, &request, &error);
    if (result == 0)
        result = module->table->fill(&cursor->rows, module->store, &request, &error);
    cursor->made = result == 0;
    cursor->base.end = cursor->rows.count;
    return result == 0 ? SQLITE_OK : virtual_table_fail_with(base->pVtab, &error);
}

static int pair_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column)
{
    const struct pair_table *table = module_of(base->pVtab)->table;
    const struct pair_cursor *cursor = (const struct pair_cursor *)base;

    if (column < table->column_count)
        table->give(&cursor->rows, cursor->base.row, context, column);
    return SQLITE_OK;
}

static const struct virtual_table_kind pair_kind = {
    .module = {VIRTUAL_TABLE_COMMON, NUMBERED_ROWS, .xBestIndex = pair_best_index,
               .xFilter = pair_filter, .xColumn = pair_column, .xRowid = numbered_rowid},
    .declare = pair_declare,
    .cursor_size = sizeof(struct pair_cursor),
    .cursor_init = pair_cursor_init,
    .cursor_free = pair_cursor_empty,
};

int pair_tables_register(sqlite3 *handle, struct store *store, const char *control_id,
                         const char *test_id, struct budget *budget)
{
    int code = SQLITE_OK;

    for (size_t i = 0; i < sizeof tables / sizeof *tables && code == SQLITE_OK; i++) {
        struct pair_module *module = malloc(sizeof *module);

        if (module == NULL)
            return SQLITE_NOMEM;
        *module = (struct pair_module){&tables[i], store, {control_id, test_id}, budget};
        code = virtual_table_register(handle, tables[i].name, &pair_kind, module, free);
    }
    return code;
}
