/* Columns and cells come back from their bytes as they were; damaged ones are refused. */
#include "store/cells.h"
#include "store/database.h"
#include "store_fixture.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static uint32_t random_state = 12345;

static uint32_t next_random(void)
{
    random_state = random_state * 1664525u + 1013904223u;
    return random_state >> 8;
}

/* ---- columns ---- */

static size_t check_column(const uint64_t *values, uint32_t count)
{
    struct buffer out = BUFFER((size_t)1 << 20);
    uint64_t *back = calloc(count + 1, sizeof *back);

    assert_non_null(back);
    column_encode(&out, values, count);
    assert_false(buffer_failed(&out));
    size_t length = out.length;
    buffer_append_text(&out, "rest"); /* the reader must stop before it */
    const unsigned char *bytes = (const unsigned char *)out.bytes;
    struct column_reader reader = {bytes, bytes + out.length};
    assert_true(column_decode(&reader, back, count));
    assert_ptr_equal(reader.next, bytes + length);
    assert_memory_equal(back, values, count * sizeof *values);
    /* Every shorter piece is refused, whatever it decodes to. */
    for (size_t cut = 0; cut < length; cut++) {
        struct column_reader cut_reader = {bytes, bytes + cut};

        if (column_decode(&cut_reader, back, count))
            assert_int_equal(count, 0);
    }
    buffer_free(&out);
    free(back);
    return length;
}

static void test_columns_come_back(void **context)
{
    uint64_t values[1000] = {0};
    (void)context;

    assert_int_equal(check_column(values, 0), 1);
    assert_int_equal(check_column(values, 1000), 4); /* one run */
    values[500] = UINT64_MAX;
    assert_true(check_column(values, 1000) < 20); /* gaps */
    values[999] = 3;
    values[0] = 1;
    check_column(values, 1000);
    check_column(values, 999);
    for (int i = 0; i < 1000; i++)
        values[i] = next_random() % 2;
    assert_int_equal(check_column(values, 1000), 126); /* bits */
    values[7] = 2;
    assert_true(check_column(values, 1000) > 600); /* bitmap */
    for (int i = 0; i < 1000; i++)
        values[i] = (uint64_t)next_random() << (next_random() % 41);
    check_column(values, 1000);
    for (int i = 0; i < 1000; i++)
        values[i] = UINT64_MAX - (uint64_t)i;
    assert_int_equal(check_column(values, 1000), 10001);
}

static void test_varints_have_64_bits(void **context)
{
    const unsigned char most[] = "\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01";
    const unsigned char more[] = "\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02";
    const unsigned char longer[] = "\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x00";
    struct column_reader reader = {most, most + 10};
    uint64_t value = 0;
    (void)context;

    assert_true(column_read_varint(&reader, &value));
    assert_true(value == UINT64_MAX);
    assert_false(column_read_varint(&reader, &value));
    reader = (struct column_reader){more, more + 10};
    assert_false(column_read_varint(&reader, &value));
    reader = (struct column_reader){longer, longer + 11};
    assert_false(column_read_varint(&reader, &value));
    for (int64_t v = -3; v < 3; v++)
        assert_int_equal(unzigzag(zigzag(v)), v);
    assert_true(unzigzag(zigzag(INT64_MIN)) == INT64_MIN);
    assert_true(unzigzag(zigzag(INT64_MAX)) == INT64_MAX);
}

/* ---- cells ---- */

/* Random cells, ascending by op. */
static size_t make_cells(struct trace_cell *cells, size_t most, uint32_t spread, int bits)
{
    uint32_t op = next_random() % spread;
    size_t count = 0;

    for (; count < most; op += 1 + next_random() % spread) {
        int64_t mask = (int64_t)(((uint64_t)1 << bits) - 1);
        int64_t min = (int64_t)next_random() * next_random() & mask;
        struct trace_cell *cell = &cells[count++];

        *cell =
            (struct trace_cell){.op = op, .count = 1 + next_random() % 300, .min = min};
        cell->max = min + (next_random() & mask);
        cell->total = (int64_t)cell->count * cell->max;
        cell->self = cell->total - (next_random() & mask);
    }
    return count;
}

static void assert_cell(const struct cells *sum, const struct trace_cell *cell)
{
    assert_int_equal(sum->count[cell->op], cell->count);
    assert_int_equal(sum->total[cell->op], cell->total);
    assert_int_equal(sum->total[cell->op] - sum->nested[cell->op], cell->self);
    assert_int_equal(sum->min[cell->op], cell->min);
    assert_int_equal(sum->max[cell->op], cell->max);
}

static void test_cells_come_back(void **context)
{
    struct trace_cell list[300];
    (void)context;

    for (int round = 0; round < 60; round++) {
        CLEANUP_CELLS struct cells sum = {0};
        struct buffer blob = BUFFER((size_t)1 << 20);
        struct buffer again = BUFFER((size_t)1 << 20);
        size_t count =
            make_cells(list, (size_t)round * 5, 1 + (uint32_t)round * 90, 1 + round % 40);

        assert_true(cells_encode_list(list, count, &blob));
        assert_true(cells_add_blob(&sum, blob.bytes, blob.length));
        for (size_t i = 0; i < count; i++)
            assert_cell(&sum, &list[i]);
        assert_true(cells_encode(&sum, &again));
        assert_int_equal(again.length, blob.length);
        assert_memory_equal(again.bytes, blob.bytes, blob.length);
        for (size_t cut = 0; cut < blob.length; cut++)
            assert_false(cells_add_blob(&sum, blob.bytes, cut));
        buffer_free(&blob);
        buffer_free(&again);
    }
}

static void test_cells_add_up(void **context)
{
    CLEANUP_CELLS struct cells one = {0}, blobs = {0}, fresh = {0};
    struct trace_cell list[200];
    struct buffer first = BUFFER((size_t)1 << 20);
    struct buffer second = BUFFER((size_t)1 << 20);
    (void)context;

    for (int round = 0; round < 10; round++) {
        size_t count = make_cells(list, 200, 5, 4 * round + 1);

        buffer_clear(&first);
        assert_true(cells_encode_list(list, count, &first));
        assert_true(cells_add_blob(&blobs, first.bytes, first.length));
        for (size_t i = 0; i < count; i++)
            assert_true(cells_add(&one, &list[i]));
    }
    buffer_clear(&first);
    assert_true(cells_encode(&one, &first));
    assert_true(cells_encode(&blobs, &second));
    assert_int_equal(first.length, second.length);
    assert_memory_equal(first.bytes, second.bytes, first.length);
    cells_clear(&one);
    buffer_clear(&first);
    assert_true(cells_encode(&one, &first));
    assert_int_equal(first.length, 24);
    /* Emptied cells are like new ones: nothing is left of the old values. */
    buffer_clear(&first);
    buffer_clear(&second);
    for (size_t i = 0; i < 200; i += 17) {
        assert_true(cells_add(&one, &list[i]));
        assert_true(cells_add(&fresh, &list[i]));
    }
    assert_true(cells_encode(&one, &first));
    assert_true(cells_encode(&fresh, &second));
    assert_int_equal(first.length, second.length);
    assert_memory_equal(first.bytes, second.bytes, first.length);
    buffer_free(&first);
    buffer_free(&second);
}

static void test_cells_saturate(void **context)
{
    CLEANUP_CELLS struct cells sum = {0};
    const struct trace_cell cell = {3, 0, UINT64_MAX, INT64_MAX, INT64_MAX, 0, INT64_MAX};
    const struct trace_cell beyond = {CELLS_OPS_MAX, 0, 1, 1, 1, 1, 1};
    (void)context;

    assert_true(cells_add(&sum, &cell));
    assert_true(cells_add(&sum, &cell));
    assert_int_equal(sum.count[3], INT64_MAX);
    assert_int_equal(sum.total[3], INT64_MAX);
    assert_false(cells_add(&sum, &beyond));
}

static int run_one(struct database *database, const char *sql, const void *blob,
                   size_t length, int64_t *value)
{
    sqlite3_stmt *statement = NULL;

    assert_int_equal(sqlite3_prepare_v2(database->handle, sql, -1, &statement, NULL),
                     SQLITE_OK);
    sqlite3_bind_blob(statement, 1, blob, (int)length, SQLITE_STATIC);
    int code = sqlite3_step(statement);
    if (code == SQLITE_ROW)
        *value = sqlite3_column_int64(statement, 0);
    sqlite3_finalize(statement);
    return code;
}

static void test_cells_in_sql(void **context)
{
    struct database database;
    struct error error = {0};
    struct buffer blob = BUFFER(1000);
    const struct trace_cell list[2] = {{2, 0, 3, 30, 20, 5, 15},
                                       {70000, 0, 1, 7, 7, 7, 7}};
    const int64_t numbers[3] = {5, -1, INT64_MAX};
    int64_t value = 0;
    (void)context;

    assert_true(cells_encode_list(list, 2, &blob));
    assert_ok(database_open_memory(&database, "test", NULL, &error), error);
    assert_int_equal(run_one(&database,
                             "SELECT sum(op + count + total + self + min + max) "
                             "FROM cells((SELECT cells_sum(c) FROM (SELECT ?1 "
                             "AS c UNION ALL SELECT ?1 UNION ALL SELECT NULL)))",
                             blob.bytes, blob.length, &value),
                     SQLITE_ROW);
    assert_int_equal(value, 2 + 6 + 60 + 40 + 5 + 15 + 70000 + 2 + 14 + 14 + 7 + 7);
    assert_int_equal(
        run_one(&database, "SELECT count(*) FROM cells(NULL)", "", 0, &value),
        SQLITE_ROW);
    assert_int_equal(value, 0);
    assert_int_equal(run_one(&database, "SELECT count(*) FROM cells", "", 0, &value),
                     SQLITE_ROW);
    assert_int_equal(value, 0);
    assert_int_equal(run_one(&database, "SELECT op FROM cells(x'')", "", 0, &value),
                     SQLITE_CORRUPT);
    assert_int_equal(
        run_one(&database, "SELECT cells_sum(?1) IS NULL WHERE 1 = 0", "", 0, &value),
        SQLITE_ROW);
    assert_int_equal(value, 1);
    assert_int_equal(run_one(&database, "SELECT op FROM cells(?1)", "x", 1, &value),
                     SQLITE_CORRUPT);
    assert_int_equal(run_one(&database,
                             "SELECT cells_sum(c) FROM (SELECT ?1 AS c UNION ALL "
                             "SELECT ?1)",
                             blob.bytes, blob.length - 1, &value),
                     SQLITE_CORRUPT);
    /* A blob alone is its own sum. */
    assert_int_equal(
        run_one(&database, "SELECT cells_sum(?1) = ?1", blob.bytes, blob.length, &value),
        SQLITE_ROW);
    assert_int_equal(value, 1);
    assert_int_equal(run_one(&database, "SELECT op FROM cells((SELECT cells_sum(?1)))",
                             blob.bytes, blob.length - 1, &value),
                     SQLITE_CORRUPT);
    assert_int_equal(run_one(&database,
                             "SELECT max(value) FROM numbers(?1) WHERE value < 100",
                             numbers, sizeof numbers, &value),
                     SQLITE_ROW);
    assert_int_equal(value, 5);
    assert_int_equal(
        run_one(&database, "SELECT value FROM numbers(?1)", "abc", 3, &value),
        SQLITE_ERROR);
    database_close(&database);
    buffer_free(&blob);
}

/* Whatever bytes come, no read or write goes astray (for the sanitizers). */
static void test_damaged_cells_do_no_harm(void **context)
{
    CLEANUP_CELLS struct cells sum = {0};
    struct trace_cell list[40];
    struct buffer blob = BUFFER((size_t)1 << 20);
    int refused = 0;
    (void)context;

    for (int round = 0; round < 3000; round++) {
        size_t count = make_cells(list, 40, 10, 20);

        buffer_clear(&blob);
        assert_true(cells_encode_list(list, count, &blob));
        for (int flips = 0; flips < 3; flips++)
            blob.bytes[next_random() % (round % 2 == 0 ? 20 : blob.length)] ^=
                (char)(1 << next_random() % 8);
        refused += !cells_add_blob(&sum, blob.bytes, blob.length);
    }
    assert_true(refused > 100);
    buffer_free(&blob);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_columns_come_back),
        cmocka_unit_test(test_varints_have_64_bits),
        cmocka_unit_test(test_cells_come_back),
        cmocka_unit_test(test_cells_add_up),
        cmocka_unit_test(test_cells_saturate),
        cmocka_unit_test(test_cells_in_sql),
        cmocka_unit_test(test_damaged_cells_do_no_harm),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
