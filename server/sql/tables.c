/* See tables.h. */
#include "sql/tables.h"

#include "base/array.h"
#include "base/cleanup.h"
#include "sql/analysis_tables.h"
#include "sql/describe.h"
#include "sql/session.h"
#include "store/sqlite/statement.h"

#include <stdlib.h>
#include <string.h>

void sql_tables_free(struct sql_tables *tables)
{
    for (size_t i = 0; i < tables->count; i++) {
        struct sql_table *table = &tables->items[i];

        for (size_t j = 0; j < table->column_count; j++) {
            free(table->columns[j].name);
            free(table->columns[j].type);
        }
        free(table->columns);
        free(table->name);
    }
    free(tables->items);
    *tables = (struct sql_tables){0};
}

static int add_column(struct sql_table *table, struct statement *row, struct error *error)
{
    if (!ARRAY_RESERVE(table->columns, table->capacity, table->column_count + 1))
        return error_set_memory(error);
    struct sql_column *column = &table->columns[table->column_count++];
    *column = (struct sql_column){.name = statement_copy_text(row, 0),
                                  .type = statement_copy_text(row, 1)};
    if (column->name == NULL || column->type == NULL)
        return error_set_memory(error);
    const struct sql_description *described = sql_describe(table->name, column->name);
    column->unit = described == NULL ? "" : described->unit;
    if (*column->type == '\0' && described != NULL) {
        free(column->type);
        column->type = strdup(sql_describe_type(described));
        if (column->type == NULL)
            return error_set_memory(error);
    }
    column->description = described == NULL ? "" : described->description;
    return 0;
}

static int add_columns(struct database *database, struct sql_table *table,
                       struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result = statement_prepare(database, "sql/sql_columns", false, &row, error);

    if (result == 0)
        statement_bind_text(&row, ":table", table->name);
    while (result == 0 && (result = statement_step(&row, error)) == 1)
        result = add_column(table, &row, error);
    return result;
}

static int add_table(struct database *database, const char *name, const char *kind,
                     struct sql_tables *out, struct error *error)
{
    const struct sql_description *described = sql_describe(name, NULL);

    if (!ARRAY_RESERVE(out->items, out->capacity, out->count + 1))
        return error_set_memory(error);
    struct sql_table *table = &out->items[out->count++];
    *table = (struct sql_table){.name = strdup(name),
                                .kind = kind,
                                .description =
                                    described == NULL ? "" : described->description};
    return table->name == NULL ? error_set_memory(error)
                               : add_columns(database, table, error);
}

/* The tables of the file: the views, or the stored tables behind them. */
static int add_declared(struct database *database, bool views, struct sql_tables *out,
                        struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result = statement_prepare(database, "sql/sql_tables", false, &row, error);

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        bool view = strcmp(statement_text(&row, 1, NULL), "view") == 0;

        result = view == views ? add_table(database, statement_text(&row, 0, NULL),
                                           view ? "view" : "stored", out, error)
                               : 0;
    }
    return result;
}

/* The tables of the analyses; the analysis also describes their columns. */
static int add_analyses(struct database *database, struct sql_tables *out,
                        struct error *error)
{
    struct analysis_sql_table made = {0};
    int result = 0;

    while (result == 0 && analysis_tables_next(&made)) {
        result = add_table(database, made.name, "analysis", out, error);
        if (result != 0)
            break;
        struct sql_table *table = &out->items[out->count - 1];
        table->description = analysis_tables_about(&made);
        table->columns[0].description = "the set: control or test";
        for (size_t i = 1; i < table->column_count; i++)
            table->columns[i].unit = analysis_tables_unit(&made, table->columns[i].name);
    }
    return result;
}

/* The tables that are made while they are read. */
static int add_made(struct database *database, bool two, struct sql_tables *out,
                    struct error *error)
{
    static const char *const names[] = {
        "sets",           "events",        "compare",
        "compare_steps",  "compare_calls", "compare_launches",
        "compare_places", "frames",        "compare_frames",
        "event",          "collectives",   "counters",
        "memory",         "op_step",       "recorded_facts",
        "recorded_steps"};
    int result = 0;

    for (size_t i = 0; i < sizeof names / sizeof *names && result == 0; i++)
        if (two || strncmp(names[i], "compare", 7) != 0)
            result = add_table(database, names[i], "table", out, error);
    return result;
}

int sql_tables_list(bool two, struct budget *budget, struct sql_tables *out,
                    struct error *error)
{
    CLEANUP(sql_session_close) struct sql_session session = {0};

    *out = (struct sql_tables){0};
    int result = sql_session_open_empty(budget, &session, error);
    if (result == 0)
        result = add_declared(&session.database, true, out, error);
    if (result == 0)
        result = add_made(&session.database, two, out, error);
    if (result == 0)
        result = add_analyses(&session.database, out, error);
    if (result == 0)
        result = add_declared(&session.database, false, out, error);
    if (result != 0)
        sql_tables_free(out);
    return result;
}
