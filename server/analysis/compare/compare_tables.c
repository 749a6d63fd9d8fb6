/* See compare_tables.h. */
#include "analysis/compare/compare_tables.h"

#include <pthread.h>
#include <stdlib.h>

#define KEPT_MAX 4

static const char *const paths[] = {
    [ASK_MATCH] = "sql/compare_match.sql",
    [ASK_CATEGORIES] = "sql/compare_categories.sql",
    [ASK_CHANGES] = "sql/compare_changes.sql",
    [ASK_CHOOSE] = "sql/compare_choose.sql",
    [ASK_TOTALS] = "sql/compare_totals.sql",
    [ASK_TRACES] = "sql/compare_traces.sql",
    [ASK_OPS_DIFF] = "sql/ops_diff.sql",
};

/* ---- those that are kept ---- */

static struct {
    pthread_mutex_t mutex;
    struct compare_tables *tables[KEPT_MAX];
} kept = {.mutex = PTHREAD_MUTEX_INITIALIZER};

static struct compare_tables *take_kept(void)
{
    struct compare_tables *found = NULL;

    pthread_mutex_lock(&kept.mutex);
    for (int i = 0; i < KEPT_MAX && found == NULL; i++) {
        found = kept.tables[i];
        kept.tables[i] = NULL;
    }
    pthread_mutex_unlock(&kept.mutex);
    return found;
}

static bool keep(struct compare_tables *tables)
{
    bool found = false;

    pthread_mutex_lock(&kept.mutex);
    for (int i = 0; i < KEPT_MAX && !found; i++)
        if (kept.tables[i] == NULL) {
            kept.tables[i] = tables;
            found = true;
        }
    pthread_mutex_unlock(&kept.mutex);
    return found;
}

/* ---- opening and closing ---- */

static void destroy(struct compare_tables *tables)
{
    for (int i = 0; i < COMPARE_STATEMENTS; i++)
        statement_finish(&tables->statements[i]);
    database_close(&tables->database);
    free(tables);
}

void compare_tables_close(struct compare_tables *tables)
{
    if (tables == NULL)
        return;
    free(tables->rows);
    free(tables->values);
    tables->rows = NULL;
    tables->values = NULL;
    for (int i = 0; i < COMPARE_ARRAYS; i++)
        tables->arrays[i].count = 0;
    for (int i = 0; i < COMPARE_STATEMENTS; i++)
        statement_reset(&tables->statements[i]);
    tables->database.budget = NULL;
    if (!tables->sound || !keep(tables))
        destroy(tables);
}

static int make(const struct array_table arrays[COMPARE_ARRAYS], struct budget *budget,
                struct compare_tables *tables, struct error *error)
{
    int failed = database_open_memory(&tables->database, "the comparison", budget, error);

    for (int i = 0; i < COMPARE_ARRAYS && failed == 0; i++) {
        tables->arrays[i] = arrays[i];
        failed = array_table_add(&tables->database, &tables->arrays[i], error);
    }
    return failed != 0
               ? failed
               : database_run_script(&tables->database, "sql/compare_schema.sql", error);
}

int compare_tables_open(const struct array_table arrays[COMPARE_ARRAYS],
                        struct budget *budget, struct compare_tables **out,
                        struct error *error)
{
    struct compare_tables *tables = take_kept();
    int failed = 0;

    *out = NULL;
    if (tables == NULL) {
        tables = calloc(1, sizeof *tables);
        if (tables == NULL)
            return error_set_memory(error);
        failed = make(arrays, budget, tables, error);
    }
    if (failed != 0) {
        destroy(tables);
        return failed;
    }
    tables->database.budget = budget;
    tables->sound = false;
    *out = tables;
    return 0;
}

/* ---- statements ---- */

struct statement *compare_tables_ask(struct compare_tables *tables,
                                     enum compare_statement which, struct error *error)
{
    struct statement *statement = &tables->statements[which];

    if (statement->handle != NULL)
        statement_reset(statement);
    else if (statement_prepare(&tables->database, paths[which], true, statement, error) !=
             0)
        return NULL;
    return statement;
}

struct statement *compare_tables_choose(struct compare_tables *tables, size_t column,
                                        const char *value, struct error *error)
{
    struct statement *statement = &tables->statements[ASK_CHOOSE];

    if (statement->handle != NULL && tables->sorted_by == column)
        return compare_tables_ask(tables, ASK_CHOOSE, error);
    statement_finish(statement);
    tables->sorted_by = column;
    return statement_prepare_with(&tables->database, paths[ASK_CHOOSE],
                                  "v.abs_diff_duration", value, statement, error) == 0
               ? statement
               : NULL;
}
