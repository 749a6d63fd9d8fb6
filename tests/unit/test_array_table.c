/* Arrays in memory as tables, and the functions of store/functions.h on them. */
#include "store_fixture.h"

#include "store/database.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

struct row {
    const char *text;
    bool truth;
    uint8_t small;
    uint32_t medium;
    int32_t index;
    int64_t large;
    double real;
    int number;
};

static const char *word(int value)
{
    static const char *const words[] = {"", "one", "two"};

    return words[value];
}

static const struct array_column columns[] = {
    {"text", ARRAY_TEXT, offsetof(struct row, text), NULL},
    {"truth", ARRAY_TRUTH, offsetof(struct row, truth), NULL},
    {"small", ARRAY_UINT8, offsetof(struct row, small), NULL},
    {"medium", ARRAY_UINT32, offsetof(struct row, medium), NULL},
    {"number", ARRAY_INT32, offsetof(struct row, index), NULL},
    {"large", ARRAY_INT64, offsetof(struct row, large), NULL},
    {"real", ARRAY_REAL, offsetof(struct row, real), NULL},
    {"word", ARRAY_WORD, offsetof(struct row, number), word},
    {"word8", ARRAY_WORD8, offsetof(struct row, small), word},
};
static const struct row rows[] = {
    {"a", true, 1, UINT32_MAX, 7, INT64_MAX, 0.5, 2},
    {NULL, false, 0, 0, -1, 1, NAN, 0},
    {"c", false, 2, 5, 0, 2, INFINITY, 1},
};
static const struct array_table table = {.name = "array",
                                         .columns = columns,
                                         .column_count =
                                             sizeof columns / sizeof columns[0],
                                         .order = "large",
                                         .rows = rows,
                                         .count = sizeof rows / sizeof rows[0],
                                         .stride = sizeof rows[0]};

/* The answer to a question: its columns in one text each, a row a line. */
static void assert_answer(const char *sql, const char *expected)
{
    CLEANUP_DATABASE struct database database;
    struct error error = {0};
    struct buffer found = BUFFER(4096);
    sqlite3_stmt *statement = NULL;

    assert_ok(database_open_memory(&database, "memory", NULL, &error), error);
    assert_ok(array_table_add(&database, &table, &error), error);
    assert_int_equal(sqlite3_prepare_v2(database.handle, sql, -1, &statement, NULL),
                     SQLITE_OK);
    while (sqlite3_step(statement) == SQLITE_ROW) {
        for (int i = 0; i < sqlite3_column_count(statement); i++) {
            const char *text = (const char *)sqlite3_column_text(statement, i);
            buffer_printf(&found, "%s%s", i > 0 ? " " : "", text == NULL ? "-" : text);
        }
        buffer_append_char(&found, '\n');
    }
    assert_string_equal(found.length > 0 ? found.bytes : "", expected);
    sqlite3_finalize(statement);
    buffer_free(&found);
}

static void test_every_type(void **context)
{
    (void)context;
    assert_answer("SELECT rowid, * FROM array",
                  "0 a 1 1 4294967295 7 9223372036854775807 0.5 two one\n"
                  "1 - 0 0 0 - 1 - - -\n"
                  "2 c 0 2 5 0 2 Inf one two\n");
}

static void test_a_row_is_found_by_its_number(void **context)
{
    (void)context;
    assert_answer("SELECT text FROM array WHERE rowid = 2", "c\n");
    assert_answer("SELECT text FROM array WHERE rowid IN (-1, 0, 3, 1 << 40)", "a\n");
    assert_answer("SELECT text FROM array WHERE rowid = NULL", "");
    assert_answer("SELECT x.rowid, y.text FROM array AS x LEFT JOIN array AS y "
                  "ON y.rowid = x.number",
                  "0 -\n1 -\n2 a\n");
}

static void test_order(void **context)
{
    (void)context;
    /* The rows are taken to be in the order that was stated, and in that one only. */
    assert_answer("SELECT rowid FROM array ORDER BY large", "0\n1\n2\n");
    assert_answer("SELECT rowid FROM array ORDER BY large DESC", "0\n2\n1\n");
    assert_answer("SELECT rowid FROM array ORDER BY medium", "1\n2\n0\n");
    assert_answer("SELECT rowid FROM array ORDER BY rowid DESC", "2\n1\n0\n");
}

static void test_functions(void **context)
{
    (void)context;
    assert_answer("SELECT capped_sum(large) FROM array", "9223372036854775807\n");
    assert_answer("SELECT capped_sum(small) FROM array", "3\n");
    assert_answer("SELECT capped_sum(large) FROM array WHERE small > 9", "0\n");
    assert_answer("SELECT glob_matches('a*', 'abc'), glob_matches('[a]*', 'abc'), "
                  "glob_matches(NULL, 'a')",
                  "1 0 -\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_type),
        cmocka_unit_test(test_a_row_is_found_by_its_number),
        cmocka_unit_test(test_order),
        cmocka_unit_test(test_functions),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
