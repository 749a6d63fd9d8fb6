/* Every statement of sql/ can be prepared, and those that answer requests never scan a
 * table of unbounded size. */
#include "store_fixture.h"

#include "base/assets.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* A connection with an empty catalogue, and one with an empty set as main, control and
 * test. */
struct state {
    char *directory;
    struct database catalog, set;
};

static int set_up(void **context)
{
    struct state *state = calloc(1, sizeof *state);
    struct error error = {0};

    assert_non_null(state);
    state->directory = fixture_directory();
    char *path = fixture_path(state->directory, "set.db");
    assert_ok(database_open_memory(&state->catalog, "catalogue", NULL, &error), error);
    assert_ok(database_run_script(&state->catalog, "sql/catalog_1.sql", &error), error);
    assert_ok(database_run_script(&state->catalog, "sql/catalog_2.sql", &error), error);
    assert_ok(database_run_script(&state->catalog, "sql/catalog_3.sql", &error), error);
    assert_ok(database_run_script(&state->catalog, "sql/catalog_4.sql", &error), error);
    assert_ok(database_open(&state->set, path, "mode=rwc", "set", NULL, &error), error);
    assert_ok(database_run_script(&state->set, "sql/set_schema.sql", &error), error);
    assert_ok(database_attach_set(&state->set, path, "control", "control", &error),
              error);
    assert_ok(database_attach_set(&state->set, path, "test", "test", &error), error);
    free(path);
    *context = state;
    return 0;
}

static int tear_down(void **context)
{
    struct state *state = *context;

    database_close(&state->catalog);
    database_close(&state->set);
    fixture_remove(state->directory);
    free(state);
    return 0;
}

static bool is_script(const char *path)
{
    return strcmp(path, "sql/set_schema.sql") == 0 ||
           strcmp(path, "sql/set_drop_duplicates.sql") == 0 ||
           strcmp(path, "sql/marked_forget_steps.sql") == 0 ||
           strcmp(path, "sql/catalog_1.sql") == 0 ||
           strcmp(path, "sql/catalog_2.sql") == 0 ||
           strcmp(path, "sql/catalog_3.sql") == 0 ||
           strcmp(path, "sql/catalog_4.sql") == 0;
}

static void test_every_statement_prepares(void **context)
{
    struct state *state = *context;
    size_t statements = 0;

    for (size_t i = 0; i < asset_count(); i++) {
        const char *path = asset_at(i)->path;
        CLEANUP_STATEMENT struct statement in_catalog = {0}, in_set = {0};
        struct error error = {0}, other = {0};

        if (strncmp(path, "sql/", 4) != 0 || is_script(path))
            continue;
        int catalog =
            statement_prepare(&state->catalog, path, false, &in_catalog, &other);
        if (catalog != 0)
            assert_ok(statement_prepare(&state->set, path, false, &in_set, &error),
                      error);
        assert_int_equal(strncmp((const char *)asset_at(i)->bytes, "-- ", 3), 0);
        statements++;
    }
    assert_true(statements > 30);
}

/* The plan of a statement as text, one step a line. */
static void read_plan(struct database *database, const char *path, struct buffer *plan)
{
    sqlite3_stmt *statement = NULL;
    char *sql = sqlite3_mprintf("EXPLAIN QUERY PLAN %s", asset_find(path)->bytes);

    assert_int_equal(sqlite3_prepare_v2(database->handle, sql, -1, &statement, NULL),
                     SQLITE_OK);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        buffer_append_text(plan, (const char *)sqlite3_column_text(statement, 3));
        buffer_append_char(plan, '\n');
    }
    sqlite3_finalize(statement);
    sqlite3_free(sql);
}

static void test_plans_use_keys(void **context)
{
    static const struct {
        const char *path;
        bool catalog;
        const char *must, *must_not;
    } plans[] = {
        {"sql/side_rows.sql", false, "SEARCH o USING INTEGER PRIMARY KEY", "SCAN o\n"},
        {"sql/side_rows.sql", false, "SEARCH n USING INTEGER PRIMARY KEY", "SCAN n\n"},
        {"sql/load_segments.sql", false, "segment USING INTEGER PRIMARY KEY", "SCAN"},
        {"sql/event_segments.sql", false, "segment USING INTEGER PRIMARY KEY", "SCAN"},
        {"sql/event_segment_of_row.sql", false, "segment USING INTEGER PRIMARY KEY",
         "USE TEMP B-TREE"},
        {"sql/load_places.sql", false, "place USING PRIMARY KEY", "SCAN"},
        {"sql/set_ops.sql", false, "SEARCH n USING INTEGER PRIMARY KEY", "SCAN n\n"},
        {"sql/stored_file_size.sql", true, "set_file_disk_bytes", "SCAN"},
        {"sql/stored_file_sets.sql", true, "set_file_disk_bytes", "SCAN"},
        {"sql/set_by_prefix.sql", true, "(id>? AND id<?)", "SCAN"},
        {"sql/set_by_id.sql", true, "(id=?)", "SCAN"},
    };
    struct state *state = *context;

    for (size_t i = 0; i < sizeof plans / sizeof plans[0]; i++) {
        struct buffer plan;

        buffer_init(&plan, 65536);
        read_plan(plans[i].catalog ? &state->catalog : &state->set, plans[i].path, &plan);
        if (strstr(plan.bytes, plans[i].must) == NULL ||
            strstr(plan.bytes, plans[i].must_not) != NULL)
            fail_msg("%s:\n%s", plans[i].path, plan.bytes);
        buffer_free(&plan);
    }
}

static void test_misuse_is_reported(void **context)
{
    struct state *state = *context;
    CLEANUP_STATEMENT struct statement statement = {0};
    struct error error = {0};

    assert_error(
        statement_prepare(&state->set, "sql/none.sql", false, &statement, &error), error,
        ERROR_INTERNAL, "missing_asset");
    assert_error(
        statement_prepare(&state->set, "sql/set_schema.sql", false, &statement, &error),
        error, ERROR_INTERNAL, "bad_asset");
    assert_ok(
        statement_prepare(&state->set, "sql/set_meta.sql", false, &statement, &error),
        error);
    statement_bind_text(&statement, ":nothing", "x");
    assert_error(statement_step(&statement, &error), error, ERROR_INTERNAL,
                 "bind_failed");
}

/* What has no end ends with the budget of its connection. */
static void test_statements_end_with_the_budget(void **context)
{
    struct budget budget = {.wall_ns = 50 * 1000000};
    struct database database;
    struct error error = {0};

    (void)context;
    budget_begin(&budget);
    assert_ok(database_open_memory(&database, "endless", &budget, &error), error);
    assert_error(database_execute(&database,
                                  "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT "
                                  "i + 1 FROM n LIMIT 1000000000) SELECT sum(i) FROM n",
                                  &error),
                 error, ERROR_TIMEOUT, "too_expensive");
    database_close(&database);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_statement_prepares),
        cmocka_unit_test(test_plans_use_keys),
        cmocka_unit_test(test_misuse_is_reported),
        cmocka_unit_test(test_statements_end_with_the_budget),
    };

    return cmocka_run_group_tests(tests, set_up, tear_down);
}
