/* What statements of users may do: functions that were replaced answer as SQLite's own,
 * a hostile schema gets no further, and memory is bounded on the thread. */
#include "query/guard.h"
#include "store/database.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static struct database open_memory(void)
{
    struct database database;
    struct error error = {0};

    assert_int_equal(database_open_memory(&database, "test", NULL, &error), 0);
    return database;
}

/* The first value of a statement as text; "error: …" if it fails. */
static void ask(sqlite3 *handle, const char *sql, char *out, size_t size)
{
    sqlite3_stmt *statement = NULL;
    int code = sqlite3_prepare_v2(handle, sql, -1, &statement, NULL);

    if (code == SQLITE_OK)
        code = sqlite3_step(statement);
    if (code == SQLITE_ROW && sqlite3_column_type(statement, 0) == SQLITE_NULL)
        snprintf(out, size, "NULL");
    else if (code == SQLITE_ROW)
        snprintf(out, size, "%s", (const char *)sqlite3_column_text(statement, 0));
    else
        snprintf(out, size, "error: %s", sqlite3_errmsg(handle));
    sqlite3_finalize(statement);
}

/* ---- functions ---- */

/* A short text of few characters, so that patterns often match. */
static void make_text(char *out, const char *letters)
{
    static const char *const wide[] = {"\xC3\xA4", "\xE2\x82\xAC", "\xF0\x9F\x98\x80"};
    int length = rand() % 9;

    *out = '\0';
    for (int i = 0; i < length; i++) {
        char letter[2] = {letters[(size_t)rand() % strlen(letters)], '\0'};

        strcat(out, rand() % 12 == 0 ? wide[rand() % 3] : letter);
    }
}

static void functions_answer_as_those_of_sqlite(void **state)
{
    static const char *const calls[] = {
        "SELECT %Q LIKE %Q",
        "SELECT %Q GLOB %Q",
        "SELECT %Q LIKE %Q ESCAPE 'b'",
        "SELECT instr(%Q, %Q)",
        "SELECT replace(%Q, %Q, 'xA')",
        "SELECT trim(%Q, %Q)",
        "SELECT ltrim(%Q, %Q)",
        "SELECT rtrim(%Q, %Q)",
        "SELECT instr(CAST(%Q AS BLOB), CAST(%Q AS BLOB))",
    };
    struct database plain = open_memory(), ours = open_memory();

    (void)state;
    assert_int_equal(sql_functions_register(ours.handle, NULL), SQLITE_OK);
    srand(7);
    for (int i = 0; i < 60000; i++) {
        char left[64], right[64], expected[256], found[256];
        const char *call = calls[i % (int)(sizeof calls / sizeof *calls)];

        make_text(left, "abAB%_");
        make_text(right, strstr(call, "GLOB") != NULL ? "abAB*?[]^-" : "abAB%_");
        char *sql = sqlite3_mprintf(call, left, right);
        ask(plain.handle, sql, expected, sizeof expected);
        ask(ours.handle, sql, found, sizeof found);
        if (strcmp(expected, found) != 0)
            fail_msg("%s: %s, not %s", sql, found, expected);
        sqlite3_free(sql);
    }
    database_close(&plain);
    database_close(&ours);
}

static void patterns_end_with_the_budget(void **state)
{
    static const struct pattern_rules rules = {'%', '_', 0, 0, true};
    static char text[1 << 20], pattern[1000];
    struct budget budget = {.wall_ns = 1};

    (void)state;
    memset(text, 'a', sizeof text);
    memset(pattern, 'a', sizeof pattern);
    pattern[0] = '%';
    pattern[sizeof pattern - 1] = 'b';
    budget_begin(&budget);
    assert_int_equal(
        pattern_matches(pattern, sizeof pattern, text, sizeof text, &rules, &budget), -1);
}

/* ---- the guard ---- */

static void a_hostile_schema_gets_no_further(void **state)
{
    static const char *const asked[] = {
        "SELECT * FROM reader",    "SELECT * FROM loader", "SELECT * FROM chance",
        "SELECT * FROM pragmas",   "SELECT * FROM pages",  "INSERT INTO t VALUES (2)",
        "UPDATE reader SET a = 1",
    };
    struct database database = open_memory();
    struct sql_guard guard;
    char found[256];

    (void)state;
    assert_int_equal(
        sqlite3_exec(database.handle,
                     "CREATE TABLE t(a); INSERT INTO t VALUES (1);"
                     "CREATE VIEW reader AS SELECT readfile('/etc/passwd') AS a;"
                     "CREATE VIEW loader AS SELECT load_extension('x') AS a FROM t;"
                     "CREATE VIEW chance AS SELECT random() AS a FROM t;"
                     "CREATE VIEW pragmas AS SELECT * FROM pragma_query_only;"
                     "CREATE VIEW pages AS SELECT * FROM sqlite_dbpage;"
                     "CREATE VIEW fine AS SELECT upper('a') AS a FROM t;"
                     "CREATE TRIGGER more INSTEAD OF UPDATE ON reader BEGIN "
                     "  DELETE FROM t; END",
                     NULL, NULL, NULL),
        SQLITE_OK);
    assert_int_equal(sql_guard_put(&guard, database.handle, NULL), SQLITE_OK);
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        ask(database.handle, asked[i], found, sizeof found);
        if (strncmp(found, "error: ", 7) != 0)
            fail_msg("%s: %s", asked[i], found);
    }
    ask(database.handle, "SELECT a FROM fine", found, sizeof found);
    assert_string_equal(found, "A");
    ask(database.handle, "SELECT count(*) FROM t", found, sizeof found);
    assert_string_equal(found, "1");
    database_close(&database);
}

/* ---- memory ---- */

static void memory_is_bounded_on_the_thread(void **state)
{
    struct heap_bound bound = {.most = 4 << 20};
    struct database other = open_memory();
    char found[256];

    (void)state;
    assert_true(heap_bind(&bound));
    struct database database = open_memory();
    ask(database.handle, "SELECT length(zeroblob(1000000))", found, sizeof found);
    assert_string_equal(found, "1000000");
    assert_false(bound.refused);
    ask(database.handle, "SELECT hex(zeroblob(3000000))", found, sizeof found);
    assert_string_equal(found, "error: out of memory");
    assert_true(bound.refused);
    ask(database.handle, "SELECT 1", found, sizeof found);
    assert_string_equal(found, "1");
    database_close(&database);
    assert_in_range(bound.used, 0, 65536);
    heap_bind(NULL);
    ask(other.handle, "SELECT length(hex(zeroblob(3000000)))", found, sizeof found);
    assert_string_equal(found, "6000000");
    database_close(&other);
}

static void preparing_ends_with_the_budget(void **state)
{
    struct budget budget = {.wall_ns = 1};
    struct heap_bound bound = {.most = INT64_MAX, .budget = &budget};
    struct database database = open_memory();
    char sql[20000] = "WITH t0 AS (SELECT 1)", found[256];
    size_t length = strlen(sql);

    (void)state;
    for (int i = 0; i < 20; i++)
        length += (size_t)snprintf(sql + length, sizeof sql - length,
                                   ", t%d AS (SELECT 1 FROM t%d, t%d AS b)", i + 1, i, i);
    snprintf(sql + length, sizeof sql - length, " SELECT count(*) FROM t20");
    budget_begin(&budget);
    assert_true(heap_bind(&bound));
    ask(database.handle, sql, found, sizeof found);
    heap_bind(NULL);
    assert_string_equal(found, "error: out of memory");
    assert_false(bound.refused);
    database_close(&database);
}

/* ---- the text of a statement ---- */

static void qualified_tables_are_found(void **state)
{
    static const struct {
        const char *text;
        int place; /* -1: none */
    } cases[] = {
        {"SELECT * FROM test.events", 14},
        {"SELECT * FROM TEST.\"Events\"", 14},
        {"SELECT * FROM [control] . /* x */ -- y\n `compare`", 14},
        {"SELECT * FROM test.ops", -1},
        {"SELECT 'test.events', \"test.events\" -- test.events", -1},
        {"SELECT a /* test.events */", -1},
        {"SELECT x.test.events", 9},
        {"SELECT atest.events FROM events AS atest", -1},
        {"SELECT test.events_2", -1},
        {"SELECT 1 FROM test.Collectives_by_rank('ranks=0')", 14},
        {"SELECT 1 FROM test.collectives_by_rank_", -1},
        {"'", -1},
        {"/*", -1},
        {"test.", -1},
        /* A table or query that has the name of a schema has columns. */
        {"SELECT test.events FROM control.files AS control JOIN test.files AS test", -1},
        {"SELECT test.events FROM x test", -1},
        {"WITH test AS (SELECT 1 AS events) SELECT test.events FROM test", -1},
        {"SELECT 1 FROM ops AS test JOIN test.events", 31},
        {"SELECT 1 FROM ops, test.events WHERE side = 'test'", 19},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        size_t length = strlen(cases[i].text);
        char table[SQL_SCAN_NAME_MAX];
        size_t place = sql_scan_qualified(cases[i].text, length, table);

        if (place != (cases[i].place < 0 ? length : (size_t)cases[i].place))
            fail_msg("%s: %zu", cases[i].text, place);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(functions_answer_as_those_of_sqlite),
        cmocka_unit_test(patterns_end_with_the_budget),
        cmocka_unit_test(a_hostile_schema_gets_no_further),
        cmocka_unit_test(memory_is_bounded_on_the_thread),
        cmocka_unit_test(preparing_ends_with_the_budget),
        cmocka_unit_test(qualified_tables_are_found),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
