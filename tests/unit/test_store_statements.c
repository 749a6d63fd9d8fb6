/* Every statement of sql/ can be prepared, and scans no table but those named here. */
#include "store_fixture.h"

#include "base/system.h"
#include "compare/compare.h"
#include "compare/run.h"
#include "store/database.h"
#include "store/events.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* A connection with an empty catalogue, one with an empty set as main, control and test,
 * and that of a comparison. */
struct state {
    char *directory;
    struct database catalog, set;
    struct compare_tables *tables;
};

static int set_up(void **context)
{
    struct state *state = calloc(1, sizeof *state);
    struct error error = {0};

    assert_non_null(state);
    state->directory = fixture_directory();
    char *path = fixture_path(state->directory, "set.db");
    assert_ok(database_open_memory(&state->catalog, "catalogue", NULL, &error), error);
    assert_ok(database_run_script(&state->catalog, "sql/catalog_1", &error), error);
    assert_ok(database_run_script(&state->catalog, "sql/catalog_2", &error), error);
    assert_ok(database_run_script(&state->catalog, "sql/catalog_3", &error), error);
    assert_ok(database_run_script(&state->catalog, "sql/catalog_4", &error), error);
    assert_ok(database_run_script(&state->catalog, "sql/catalog_5", &error), error);
    assert_ok(database_run_script(&state->catalog, "sql/catalog_6", &error), error);
    assert_ok(database_run_script(&state->catalog, "sql/catalog_7", &error), error);
    assert_ok(database_open(&state->set, path, "mode=rwc", "set", NULL, &error), error);
    assert_ok(database_run_script(&state->set, "sql/set_schema", &error), error);
    assert_ok(database_attach_set(&state->set, path, "control", "control", &error),
              error);
    assert_ok(database_attach_set(&state->set, path, "test", "test", &error), error);
    assert_int_equal(event_table_register(state->set.handle, NULL), SQLITE_OK);
    assert_ok(compare_tables_open(compare_arrays, NULL, &state->tables, &error), error);
    free(path);
    *context = state;
    return 0;
}

static int tear_down(void **context)
{
    struct state *state = *context;

    database_close(&state->catalog);
    database_close(&state->set);
    compare_tables_close(state->tables);
    fixture_remove(state->directory);
    free(state);
    return 0;
}

static bool is_script(const char *path)
{
    return strcmp(path, "sql/set_schema") == 0 ||
           strcmp(path, "sql/compare_schema") == 0 ||
           strcmp(path, "sql/set_drop_duplicates") == 0 ||
           strcmp(path, "sql/marked_forget_steps") == 0 ||
           strcmp(path, "sql/upgrade_7_keep") == 0 ||
           strcmp(path, "sql/upgrade_7_fill") == 0 ||
           strcmp(path, "sql/upgrade_7_older") == 0 ||
           strcmp(path, "sql/catalog_1") == 0 || strcmp(path, "sql/catalog_2") == 0 ||
           strcmp(path, "sql/catalog_3") == 0 || strcmp(path, "sql/catalog_4") == 0 ||
           strcmp(path, "sql/catalog_5") == 0 || strcmp(path, "sql/catalog_6") == 0 ||
           strcmp(path, "sql/catalog_7") == 0;
}

/* The connection that the statement can be prepared on. */
static struct database *database_of(struct state *state, const char *path)
{
    struct database *const databases[] = {&state->catalog, &state->set,
                                          &state->tables->database};
    struct error error = {0};

    for (size_t i = 0; i < sizeof databases / sizeof databases[0]; i++) {
        CLEANUP_STATEMENT struct statement statement = {0};

        if (statement_prepare(databases[i], path, false, &statement, &error) == 0)
            return databases[i];
    }
    fail_msg("%s: %s", path, error.message);
    return NULL;
}

static void test_every_statement_prepares(void **context)
{
    size_t statements = 0;

    for (size_t i = 0; i < asset_count(); i++) {
        const char *path = asset_at(i)->path;

        if (strncmp(path, "sql/", 4) != 0 || is_script(path))
            continue;
        assert_non_null(database_of(*context, path));
        /* A comment says what it is for; one stands before all of sql/check_. */
        assert_true(strncmp(path, "sql/check_", 10) == 0 ||
                    strncmp((const char *)asset_at(i)->bytes, "-- ", 3) == 0);
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

/* What the statements scan; one that is not here scans nothing. */
static const struct {
    const char *path, *scans;
} scans[] = {
    {"sql/catalog_put_facts", "json_each"},
    {"sql/catalog_known_sets", "sets"},
    {"sql/check_arguments", "argument"},
    {"sql/check_blocks", "memory_block collective_block counter_block"},
    {"sql/check_categories", "category"},
    {"sql/check_duplicates", "duplicate"},
    {"sql/check_files", "file"},
    {"sql/check_inputs", "inputs shape argument"},
    {"sql/check_launches", "launch_shape op name shape"},
    {"sql/check_meta", "meta"},
    {"sql/check_metadata", "metadata"},
    {"sql/check_names", "name"},
    {"sql/check_notes", "quality"},
    {"sql/check_op_files", "op_file op"},
    {"sql/check_op_numbers", "op_number op"},
    {"sql/check_block_rows", "memory_block collective_block counter_block"},
    {"sql/check_op_sets", "op_set op"},
    {"sql/check_ops", "op name category"},
    {"sql/check_places", "place"},
    {"sql/check_place_numbers", "place"},
    {"sql/check_segment_rows", "segment f"},
    {"sql/check_step_row_numbers", "step_row"},
    {"sql/check_schema", "sqlite_master"},
    {"sql/check_segments", "segment"},
    {"sql/check_shapes", "shape"},
    {"sql/check_step_rows", "step_row"},
    {"sql/check_steps", "step"},
    {"sql/check_sums", "step_cells"},
    {"sql/compare_categories", "joined"},
    {"sql/compare_changes", "joined"},
    {"sql/compare_choose", "joined side asked"},
    {"sql/compare_match", "r asked excluded e wanted w"},
    {"sql/compare_totals", "joined"},
    {"sql/compare_traces", "joined side asked"},
    {"sql/events_files", "file"},
    {"sql/events_ops", "o"},
    {"sql/job_trim", "job"},
    {"sql/jobs_list", "job"},
    {"sql/kept_files", "f argument"},
    {"sql/load_arguments", "argument"},
    {"sql/load_categories", "category"},
    {"sql/load_inputs", "inputs"},
    {"sql/load_names", "name"},
    {"sql/load_ops", "op"},
    {"sql/load_shapes", "shape"},
    {"sql/ops_diff", "joined"},
    {"sql/part_cut", "quality"},
    {"sql/part_files", "file duplicate"},
    {"sql/rollup_count_files", "file"},
    {"sql/rollup_files", "f"},
    {"sql/rollup_numbers", "step"},
    {"sql/rollup_set_any", "s"},
    {"sql/samples_calls", "s file c"},
    {"sql/samples_ops", "o"},
    {"sql/schema_count", "sqlite_master"},
    {"sql/series_metadata", "f"},
    {"sql/series_steps", "f c o wanted"},
    {"sql/set_by_label", "s"},
    {"sql/set_inputs", "i"},
    {"sql/set_launches", "f o"},
    {"sql/set_ops", "s file c"},
    {"sql/retention_forecast", "s"},
    {"sql/retired_put", "s"},
    {"sql/retired_trim", "retired"},
    {"sql/sets_found", "s w a"},
    {"sql/sets_in_bin", "sets"},
    {"sql/sets_list", "s"},
    {"sql/sets_retire", "s"},
    {"sql/side_rows", "i s c"},
    {"sql/sql_columns", "pragma_table_info"},
    {"sql/sql_tables", "sqlite_schema"},
    {"sql/summary_affected", "q"},
    {"sql/summary_duplicates", "d"},
    {"sql/summary_files", "file duplicate"},
    {"sql/summary_lacking", "s"},
    {"sql/summary_ranks", "file"},
    {"sql/summary_steps", "step"},
    {"sql/summary_times", "step numbered"},
    {"sql/summary_totals", "file quality"},
    {"sql/tags_list", "t"},
    {"sql/upgrade_notes", "quality"},
    {"sql/view_duplicates", "duplicate"},
    {"sql/view_facts", "shape memory_block counter_block"},
    {"sql/view_files", "f"},
    {"sql/upgrade_files", "file"},
    {"sql/lacks_counters", "quality"},
    {"sql/upgrade_8_fill", "file"},
    {"sql/view_notes", "quality"},
    {"sql/view_steps", "step"},
};

static const char *allowed_scans(const char *path)
{
    for (size_t i = 0; i < sizeof scans / sizeof scans[0]; i++)
        if (strcmp(scans[i].path, path) == 0)
            return scans[i].scans;
    return "";
}

/* Appends a name, if the list does not have it. */
static void add_name(struct buffer *list, const char *name, int length)
{
    char wanted[64], there[1024];

    snprintf(wanted, sizeof wanted, " %.*s ", length, name);
    snprintf(there, sizeof there, " %s ", list->length > 0 ? list->bytes : "");
    if (strstr(there, wanted) == NULL)
        buffer_printf(list, "%s%.*s", list->length > 0 ? " " : "", length, name);
}

/* The tables that a plan scans. A search by the number of a row in an array in memory
 * (store/database.h) is no scan, though SQLite calls it one. */
static void list_scans(const char *plan, struct buffer *out)
{
    static const char scan[] = "SCAN ", by_row[] = " VIRTUAL TABLE INDEX 1:";

    for (const char *line = plan; *line != '\0'; line += strcspn(line, "\n") + 1) {
        const char *name = line + strlen(scan);

        if (strncmp(line, scan, strlen(scan)) != 0)
            continue;
        if (strncmp(name, "main.", 5) == 0)
            name += 5;
        size_t length = strcspn(name, " \n");
        if (strncmp(name + length, by_row, strlen(by_row)) != 0 && *name != '(' &&
            strncmp(name, "CONSTANT ", 9) != 0)
            add_name(out, name, (int)length);
    }
}

/* A scan within a scan would be quadratic, and one of a large table reads it whole; so
 * each is a decision, and stands in the list. */
static void test_scans_are_known(void **context)
{
    struct state *state = *context;

    for (size_t i = 0; i < asset_count(); i++) {
        const char *path = asset_at(i)->path;
        struct buffer plan = BUFFER(65536);
        struct buffer found = BUFFER(1000);

        if (strncmp(path, "sql/", 4) != 0 || is_script(path))
            continue;
        read_plan(database_of(state, path), path, &plan);
        list_scans(plan.length > 0 ? plan.bytes : "", &found);
        const char *scanned = found.length > 0 ? found.bytes : "";
        if (strcmp(scanned, allowed_scans(path)) != 0)
            fail_msg("if the scan is meant, add to scans[]: {\"%s\", \"%s\"},\n%s", path,
                     scanned, plan.length > 0 ? plan.bytes : "");
        buffer_free(&plan);
        buffer_free(&found);
    }
}

static void test_plans_use_keys(void **context)
{
    static const struct {
        const char *path;
        bool catalog;
        const char *must, *must_not;
    } plans[] = {
        {"sql/side_rows", false, "SEARCH o USING INTEGER PRIMARY KEY", "SCAN o\n"},
        {"sql/side_rows", false, "SEARCH n USING INTEGER PRIMARY KEY", "SCAN n\n"},
        {"sql/load_segments", false, "segment USING INTEGER PRIMARY KEY", "SCAN"},
        {"sql/load_times", false, "segment USING INTEGER PRIMARY KEY", "SCAN"},
        {"sql/event_segments", false, "segment USING INTEGER PRIMARY KEY", "SCAN"},
        {"sql/event_segment_of_row", false, "segment USING INTEGER PRIMARY KEY",
         "USE TEMP B-TREE"},
        {"sql/load_places", false, "place USING PRIMARY KEY", "SCAN"},
        {"sql/set_ops", false, "SEARCH n USING INTEGER PRIMARY KEY", "SCAN n\n"},
        {"sql/stored_file_size", true, "set_file_disk_bytes", "SCAN"},
        {"sql/stored_file_sets", true, "set_file_disk_bytes", "SCAN"},
        {"sql/set_by_prefix", true, "(id>? AND id<?)", "SCAN"},
        {"sql/set_by_id", true, "(id=?)", "SCAN"},
    };
    struct state *state = *context;

    for (size_t i = 0; i < sizeof plans / sizeof plans[0]; i++) {
        struct buffer plan = BUFFER(65536);

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

    assert_error(statement_prepare(&state->set, "sql/none", false, &statement, &error),
                 error, ERROR_INTERNAL, "missing_asset");
    for (int i = 0; i < 2; i++)
        assert_error(
            statement_prepare(&state->set, "sql/set_schema", false, &statement, &error),
            error, ERROR_INTERNAL, "bad_asset");
    assert_ok(statement_prepare(&state->set, "sql/set_meta", false, &statement, &error),
              error);
    statement_bind_text(&statement, ":nothing", "x");
    assert_error(statement_step(&statement, &error), error, ERROR_INTERNAL,
                 "bind_failed");
}

/* A statement that was finished is used again, without what was bound to it; two at once
 * are two; one that the caller keeps is its own. */
static void test_finished_statements_are_used_again(void **context)
{
    struct database *set = &((struct state *)*context)->set;
    struct statement first = {0}, second = {0}, kept = {0};
    struct error error = {0};
    const char *path = "sql/set_meta";

    assert_ok(database_execute(set, "INSERT INTO meta VALUES ('id', 'x')", &error),
              error);
    assert_ok(statement_prepare(set, path, false, &first, &error), error);
    assert_ok(statement_prepare(set, path, false, &second, &error), error);
    assert_ok(statement_prepare(set, path, true, &kept, &error), error);
    sqlite3_stmt *const handles[] = {first.handle, second.handle, kept.handle};
    assert_ptr_not_equal(handles[0], handles[1]);
    statement_bind_text(&first, ":key", "id");
    assert_int_equal(statement_step(&first, &error), 1);
    statement_finish(&kept);
    statement_finish(&first);
    statement_finish(&first);
    assert_ok(statement_prepare(set, path, false, &first, &error), error);
    assert_ptr_equal(first.handle, handles[0]);
    assert_int_equal(statement_step(&first, &error), 0);
    statement_finish(&first);
    statement_finish(&second);
    /* There is room for so many only; the others are finalized. */
    struct statement many[2 * DATABASE_SPARES] = {{0}};
    int left = 0;
    for (int i = 0; i < 2 * DATABASE_SPARES; i++)
        assert_ok(statement_prepare(set, path, false, &many[i], &error), error);
    for (int i = 0; i < 2 * DATABASE_SPARES; i++)
        statement_finish(&many[i]);
    for (sqlite3_stmt *each = NULL;
         (each = sqlite3_next_stmt(set->handle, each)) != NULL;)
        left++;
    assert_int_equal(left, DATABASE_SPARES);
}

/* What has no end ends with the budget of its connection. */
static void test_statements_end_with_the_budget(void **context)
{
    static const char endless[] =
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 "
        "FROM n LIMIT 1000000000) SELECT sum(i) FROM n";
    struct budget budget = {.wall_ns = 50 * 1000000};
    struct database database;
    struct error error = {0};

    (void)context;
    budget_begin(&budget);
    assert_ok(database_open_memory(&database, "endless", &budget, &error), error);
    assert_error(database_execute(&database, endless, &error), error, ERROR_TIMEOUT,
                 "too_expensive");
    /* Whether anyone asks why, or not. */
    assert_int_equal(database_execute(&database, endless, NULL), -(int)ERROR_TIMEOUT);
    database_close(&database);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_statement_prepares),
        cmocka_unit_test(test_plans_use_keys),
        cmocka_unit_test(test_scans_are_known),
        cmocka_unit_test(test_misuse_is_reported),
        cmocka_unit_test(test_finished_statements_are_used_again),
        cmocka_unit_test(test_statements_end_with_the_budget),
    };

    return cmocka_run_group_tests(tests, set_up, tear_down);
}
