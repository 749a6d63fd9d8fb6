/* A forged set file: its digest is right, but it is no set. Every kind of number in it is
 * checked at one place, and refused as one error. */
#include "base/error.h"
#include "base/system.h"
#include "store/database.h"
#include "store/set_view.h"
#include "store_home.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>
#include <xxhash.h>

static int view_set(struct home *home, const char *id, struct error *error)
{
    struct set_view view;

    *error = (struct error){0};
    int result = set_view_load(home->store, id, NULL, &view, error);
    if (result == 0)
        set_view_free(&view);
    return result;
}

/* Past our checks, with what a strict table refuses, too. */
static void change(struct home *home, const char *id, const char *sql)
{
    CLEANUP_BUFFER struct buffer all = BUFFER(10000);

    buffer_append_text(&all, "PRAGMA ignore_check_constraints = ON;"
                             "PRAGMA writable_schema = ON;");
    buffer_append_text(&all, sql);
    home_change_set(home, id, all.bytes);
}

static const struct {
    const char *what, *sql;
} number_changes[] = {
    {"table op", "UPDATE op SET kind = 7"},
    {"table op", "UPDATE op SET kind = -1 WHERE id = 3"},
    {"table op", "UPDATE op SET kind = 9223372036854775807 WHERE id = 0"},
    {"table op", "UPDATE op SET side = 3 WHERE id = 1"},
    {"table op", "UPDATE op SET category = 1000"},
    {"table op", "UPDATE op SET name = -1 WHERE id = 2"},
    {"table op", "UPDATE op SET short_name = (SELECT count(*) FROM name)"},
    {"table op", "UPDATE op SET merged_name = 4294967296 WHERE id = 2"},
    {"table op", "UPDATE op SET merged_short_name = 1 << 40"},
    {"table op", "DELETE FROM op WHERE id = 1"},
    {"table op", "UPDATE op SET id = 4194304 WHERE id = (SELECT max(id) FROM op)"},
    {"table name", "DELETE FROM name WHERE id = 0"},
    {"table name", "UPDATE name SET position = -1 WHERE id = 0"},
    {"table name", "UPDATE name SET id = 1 << 33 WHERE id = 1"},
    {"table category", "DELETE FROM category WHERE id = 0"},
    {"table shape",
     "UPDATE shape SET id = id + 1 WHERE id = (SELECT max(id) FROM shape)"},
    {"table op", "DELETE FROM category WHERE id = (SELECT max(id) FROM category)"},
    {"table file", "UPDATE file SET rank_source = 3"},
    {"table file", "UPDATE file SET span = -1"},
    {"table file", "UPDATE file SET raw_bytes = -1"},
    {"table file", "UPDATE file SET disk_bytes = 1 << 60"},
    {"table file", "UPDATE file SET hash = x'00'"},
    {"table file", "UPDATE file SET disk_hash = zeroblob(17)"},
    {"table file", "UPDATE file SET has_steps = 2"},
    {"table file", "UPDATE file SET has_device_rows = -1"},
    {"table file", "UPDATE file SET base_time_known = 7"},
    {"table file", "UPDATE file SET first_ns = 9223372036854775807"},
    {"table file", "UPDATE file SET first_ns = 1 << 63"},
    {"table file", "UPDATE file SET rows = -1"},
    {"table file", "UPDATE file SET rows = 4294967296"},
    {"table segment", "UPDATE file SET rows = rows + 1"},
    {"table segment", "UPDATE file SET rows = rows - 1"},
    {"table file", "UPDATE file SET kept = -1"},
    {"table file", "UPDATE file SET events = 1 << 62"},
    {"table file", "UPDATE file SET device_rows_without_step = -5"},
    {"table ", "UPDATE file SET file = 5"},
    {"table file", "UPDATE file SET file = -5"},
    {"table file", "UPDATE file SET file = 1 << 31"},
    {"table metadata", "UPDATE metadata SET file = 77"},
    {"table quality", "INSERT INTO quality VALUES(0, 'Odd kind', 1, '')"},
    {"table quality", "INSERT INTO quality VALUES(9, 'odd', 1, '')"},
    {"table quality", "INSERT INTO quality VALUES(0, 'odd', -1, '')"},
    {"table duplicate", "INSERT INTO duplicate VALUES(4, 'x', 3, 1, zeroblob(16))"},
    {"table duplicate", "INSERT INTO duplicate VALUES(4, 'x', 0, -1, zeroblob(16))"},
    {"table duplicate", "INSERT INTO duplicate VALUES(4, 'x', 0, 1, x'00')"},
    {"table place", "UPDATE place SET device = 1 << 31 WHERE id = 0"},
    {"table place", "UPDATE place SET stream_is_wide = 2 WHERE id = 0"},
    {"table place", "DELETE FROM place WHERE id = 0"},
    {"table place", "UPDATE place SET file = 3"},
    {"table step", "UPDATE step SET file = 1"},
    {"table step", "UPDATE step SET ts = 9223372036854775807"},
    {"table step", "UPDATE step SET ts = -4611686018427387904"},
    {"table step", "UPDATE step SET dur = -1"},
    {"table step", "UPDATE step SET dur = 9223372036854775807"},
    {"table step", "UPDATE step SET id = 1 << 32 WHERE id = 0"},
    {"table step", "UPDATE step SET compute = -1"},
    {"table step", "UPDATE step SET idle = dur + 1"},
    {"table step", "UPDATE step SET idle = NULL"},
    {"table step_row", "UPDATE step_row SET dur = 86400000000001"},
    {"table step_row", "UPDATE step_row SET ts = 1 << 62"},
    {"table step_row", "UPDATE step_row SET row = row + 100 WHERE row > 0"},
    {"table segment", "UPDATE segment SET rows = rows - 1"},
    {"table segment", "UPDATE segment SET rows = 0"},
    {"table segment", "UPDATE segment SET rows = 16385"},
    {"table segment", "UPDATE segment SET id = id + 1"},
    {"table segment", "UPDATE segment SET id = id + (7 << 32)"},
    {"table segment", "UPDATE segment SET min_ts = 1 << 63"},
    {"table segment", "DELETE FROM segment"},
    {"table argument", "DELETE FROM argument WHERE id = 0"},
    {"table inputs", "DELETE FROM inputs WHERE id = 0"},
    {"table inputs", "UPDATE inputs SET shape = 9999"},
    {"table inputs", "UPDATE inputs SET types = -2"},
    {"table inputs", "UPDATE inputs SET concrete = 9999"},
    {"a block of memory", "UPDATE memory_block SET rows = 0"},
    {"a block of memory", "UPDATE memory_block SET rows = 4097"},
    {"a block of memory", "UPDATE memory_block SET id = id + 1"},
    {"a block of memory", "UPDATE memory_block SET id = id + (7 << 32)"},
    {"a block of memory", "INSERT INTO memory_block VALUES(5, 1, x'01')"},
    {"a block of memory", "UPDATE counter_block SET device = -2"},
    {"a block of memory", "UPDATE counter_block SET rows = 4097"},
    {"a block of memory", "UPDATE counter_block SET id = id + 1"},
    {"a block of memory", "UPDATE collective_block SET rows = -1"},
    {"a block of memory", "UPDATE collective_block SET id = id - 1"},
    {"a block of memory", "UPDATE collective_block SET id = id + (7 << 32)"},
    {"table launch_shape", "INSERT INTO launch_shape VALUES(0, 9999, 0, 0, 1, 1)"},
    {"table launch_shape", "INSERT INTO launch_shape VALUES(0, 0, -2, 0, 1, 1)"},
    {"table launch_shape", "INSERT INTO launch_shape VALUES(0, 0, 0, 9999, 1, 1)"},
    {"table launch_shape", "INSERT INTO launch_shape VALUES(0, 0, -1, -1, -1, 1)"},
    {"table launch_shape", "INSERT INTO launch_shape VALUES(0, 0, -1, -1, 1, -1)"},
    {"table launch_shape", "INSERT INTO launch_shape VALUES(6, 0, -1, -1, 1, 1)"},
    {"table op_file", "INSERT INTO op_file VALUES(6, 0, 1, 1, 1, 1, 1)"},
    {"table op_file", "INSERT INTO op_file VALUES(0, -1, 1, 1, 1, 1, 1)"},
    {"table op_file", "INSERT INTO op_file VALUES(0, 9999, 1, 1, 1, 1, 1)"},
    {"table op_file", "UPDATE op_file SET count = 0"},
    {"table op_file", "UPDATE op_file SET count = -1"},
    {"table op_file", "UPDATE op_file SET total = -1"},
    {"table op_file", "UPDATE op_file SET min = -1"},
    {"table op_file", "UPDATE op_file SET max = -1"},
    {"table op_number", "INSERT INTO op_number VALUES(3, 9999, 1, 1, 1, 1, 1)"},
    {"table op_number", "INSERT INTO op_number VALUES(3, 0, 0, 1, 1, 1, 1)"},
    {"table op_number", "INSERT INTO op_number VALUES(3, 0, 1, -1, 1, 1, 1)"},
    {"table op_set", "INSERT INTO op_set VALUES('all', 0, 1, 1, 1, 1, 1)"},
    {"table op_set", "INSERT INTO op_set VALUES('any', 9999, 1, 1, 1, 1, 1)"},
    {"table op_set", "INSERT INTO op_set VALUES('any', 0, 1, 1, 1, 1, -1)"},
    {"meta", "DELETE FROM meta WHERE key = 'id'"},
    {"another set", "UPDATE meta SET value = '0123' WHERE key = 'id'"},
};

static void every_number_has_a_range(void **context)
{
    struct home *home = *context;
    struct error error;
    char id[33];

    for (size_t i = 0; i < sizeof number_changes / sizeof number_changes[0]; i++) {
        home_write_set(home, 1, "one", id);
        change(home, id, number_changes[i].sql);
        if (view_set(home, id, &error) != -ERROR_DAMAGED)
            fail_msg("%s: %s", number_changes[i].sql, error.message);
        assert_string_equal(error.slug, "set_damaged");
        if (strstr(error.message, number_changes[i].what) == NULL)
            fail_msg("%s: %s", number_changes[i].sql, error.message);
        /* The next request gets the same answer without another look. */
        const struct error first = error;
        assert_int_equal(view_set(home, id, &error), -ERROR_DAMAGED);
        assert_string_equal(error.message, first.message);
    }
}

/* The file must declare our tables, all of them and nothing else: no view that never
 * ends, no column that is worked out anew each time. */
static void the_tables_are_ours(void **context)
{
    static const struct {
        const char *what, *sql;
    } changes[] = {
        {"other tables", "CREATE TABLE more(x)"},
        {"other tables", "CREATE VIEW more AS SELECT 1"},
        {"other tables", "CREATE INDEX more ON op(name)"},
        {"other tables", "CREATE TRIGGER more AFTER INSERT ON op BEGIN SELECT 1; END"},
        {"other tables", "DROP TABLE quality; CREATE VIEW quality(file, kind, count, "
                         "example) AS WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT "
                         "i + 1 FROM n) SELECT i, 'x', 1, '' FROM n"},
        {"other tables", "DROP TABLE op; CREATE TABLE op(id INTEGER PRIMARY KEY, kind AS "
                         "(id + 7))"},
        {"other tables", "ALTER TABLE op ADD COLUMN more INTEGER"},
        {"other tables", "ALTER TABLE shape RENAME TO shapes"},
        {"other tables", "DROP VIEW ops; CREATE VIEW ops(name) AS SELECT text FROM name"},
        {"other tables", "DROP VIEW notes; CREATE TABLE notes(rank, span, kind)"},
        {"missing", "DROP VIEW ops"},
        {"missing", "DROP VIEW notes"},
        {"missing", "DROP TABLE shape"},
        {"missing", "DROP TABLE op_set"},
        {"missing", "DROP TABLE segment"},
    };
    struct home *home = *context;
    struct error error;
    char id[33];

    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        home_write_set(home, 1, "one", id);
        change(home, id, changes[i].sql);
        if (view_set(home, id, &error) != -ERROR_DAMAGED ||
            strstr(error.message, changes[i].what) == NULL)
            fail_msg("%s: %s", changes[i].sql, error.message);
    }
}

static void what_has_no_meaning_may_differ(void **context)
{
    struct home *home = *context;
    struct error error;
    char id[33];

    home_write_set(home, 1, "one", id);
    change(home, id, "UPDATE file SET kept = kept + 1; VACUUM");
    assert_ok(view_set(home, id, &error), error);
}

/* Of a file without its row: label, date and summary are those that we write. */
static void what_a_file_says_of_itself(void **context)
{
    static const char *const changes[] = {
        "UPDATE meta SET value = '' WHERE key = 'label'",
        "UPDATE meta SET value = CAST(x'ff41' AS TEXT) WHERE key = 'label'",
        "UPDATE meta SET value = hex(zeroblob(2000)) WHERE key = 'label'",
        "UPDATE meta SET value = 'soon' WHERE key = 'created'",
        "UPDATE meta SET value = '-1' WHERE key = 'created'",
        "UPDATE meta SET value = '99999999999999' WHERE key = 'created'",
        "UPDATE meta SET value = '' WHERE key = 'summary'",
        "UPDATE meta SET value = '[]' WHERE key = 'summary'",
        "UPDATE meta SET value = json_set(value, '$.ranks', 7) WHERE key = 'summary'",
        "UPDATE meta SET value = json_set(value, '$.steps[0]', 'x') WHERE key = "
        "'summary'",
        "UPDATE meta SET value = json_set(value, '$.devices[0]', 1) WHERE key = "
        "'summary'",
        "UPDATE meta SET value = json_remove(value, '$.quality') WHERE key = 'summary'",
        "UPDATE meta SET value = json_set(value, '$.quality.kept', -1)"
        " WHERE key = 'summary'",
        "UPDATE meta SET value = json_set(value, '$.suggested_marker', 1)"
        " WHERE key = 'summary'",
        "DELETE FROM meta WHERE key = 'created'",
    };
    struct home *home = *context;
    struct error error;
    char id[33];

    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        home_write_set(home, 1, "one", id);
        change(home, id, changes[i]);
        home_execute_catalog(home, "DELETE FROM set_file; DELETE FROM sets");
        home_reopen(home);
        if (home_count_sets(home) != 0)
            fail_msg("%s", changes[i]);
        CLEANUP_FREE char *path = home_set_path(home, id);
        assert_int_equal(unlink(path), 0);
    }
    home_write_set(home, 1, "one", id);
    change(home, id,
           "UPDATE meta SET value = json_set(value, '$.id', 'x', '$.label', 'y')"
           " WHERE key = 'summary'");
    home_execute_catalog(home, "DELETE FROM set_file; DELETE FROM sets");
    home_reopen(home);
    home_expect_found(home, "one", id);
    assert_ok(view_set(home, id, &error), error);
}

/* A file is refused whose tables are not those of sql/set.sql (comments aside). So
 * whoever changes them must raise SET_VERSION, else all sets that are stored are refused
 * as damaged. Then the number below is to be changed, too. */
static void the_schema_changes_with_its_version(void **context)
{
    const struct asset *asset = asset_find("sql/set_schema");
    CLEANUP_BUFFER struct buffer plain = BUFFER(100000);

    (void)context;
    assert_non_null(asset);
    for (const char *at = (const char *)asset->bytes; *at != '\0'; at++) {
        if (at[0] == '-' && at[1] == '-')
            at += strcspn(at, "\n") - 1;
        else if (strchr(" \n", *at) == NULL)
            buffer_append_char(&plain, *at);
    }
    unsigned long long hash = XXH3_64bits(plain.bytes, plain.length);
    if (hash != 0xe389cadb43a6da1c || SET_VERSION != 8)
        fail_msg("version %d: %#llx", SET_VERSION, hash);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, home_set_up, home_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_number_has_a_range),
        TEST(the_tables_are_ours),
        TEST(what_has_no_meaning_may_differ),
        TEST(what_a_file_says_of_itself),
        cmocka_unit_test(the_schema_changes_with_its_version),
    };

    return cmocka_run_group_tests_name("set check", tests, NULL, NULL);
}
