/* Tables: nulls, order, and differences. */
#include "analyse/table.h"
#include "analysis_text.h"

#include <math.h>
#include <string.h>

static const struct table_column columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK}, {"device", TABLE_INTEGER, TABLE_DEVICE},
    {"name", TABLE_TEXT, TABLE_KEY},     {"count", TABLE_INTEGER, TABLE_SUM},
    {"time", TABLE_TIME, TABLE_SUM},     {"share", TABLE_REAL, TABLE_MEASURE},
    {"note", TABLE_TEXT, TABLE_NOTE},
};
static const struct table_spec spec = {"rows", columns, sizeof columns / sizeof *columns};

static const struct table_column notes_only[] = {{"note", TABLE_TEXT, TABLE_NOTE}};

static void add(struct table *table, int rank, int device, const char *name, int count,
                int time, double share)
{
    table_add_row(table);
    put_integer(table, "rank", rank);
    put_integer(table, "device", device);
    put_word(table, "name", name);
    put_integer(table, "count", count);
    put_integer(table, "time", time * 1000);
    put_real(table, "share", share);
}

static void what_is_not_set_is_null(void **state)
{
    TABLE table;

    (void)state;
    table_init(&table, &spec, arena_make(NULL));
    table_add_row(&table);
    put_real(&table, "share", NAN);
    for (size_t i = 0; i < spec.column_count; i++)
        assert_true(table_cell(&table, 0, i)->null);
    assert_true(isnan(number_at(&table, 0, "count")));
    assert_string_equal(text_at(&table, 0, "name"), "");
}

static void sorts_by_columns_in_turn(void **state)
{
    TABLE table;

    (void)state;
    table_init(&table, &spec, arena_make(NULL));
    add(&table, 1, 0, "b", 1, 1, 1);
    add(&table, 2, 0, "a", 2, 1, 1);
    add(&table, 10, 0, "a", 3, 1, 1);
    add(&table, 0, 0, "\xC3\xA9", 4, 1, 1); /* bytes above ASCII come last */
    TABLE_SORT(&table, "name", "rank");
    assert_number(&table, 0, "count", 2);
    assert_number(&table, 1, "count", 3);
    assert_number(&table, 2, "count", 1);
    assert_number(&table, 3, "count", 4);
}

static void subtracts_what_belongs_together(void **state)
{
    TABLE set, test, out;

    (void)state;
    table_init(&set, &spec, arena_make(NULL));
    table_init(&test, &spec, arena_make(NULL));
    add(&set, 0, 0, "a", 5, 10, 0.5);
    add(&set, 0, 1, "a", 1, 2, 0.25);
    add(&set, 1, 0, "gone", 7, 3, 0.5);
    add(&test, 1, 0, "came", 4, 8, 1);
    add(&test, 0, 1, "a", 3, 1, NAN);
    add(&test, 0, 0, "a", 6, 30, 0.75);
    table_difference(&set, &test, arena_make(NULL), &out);
    assert_int_equal(out.row_count, 4);
    assert_number(&out, 0, "count", 1);
    assert_number(&out, 0, "time", 20);
    assert_number(&out, 0, "share", 0.25);
    assert_number(&out, 1, "device", 1);
    assert_number(&out, 1, "count", 2);
    assert_no_number(&out, 1, "share");
    assert_string_equal(text_at(&out, 2, "name"), "gone");
    assert_number(&out, 2, "count", -7);
    assert_no_number(&out, 2, "share");
    assert_string_equal(text_at(&out, 3, "name"), "came");
    assert_number(&out, 3, "rank", 1);
    assert_number(&out, 3, "time", 8);
}

static void single_ranks_and_devices_pair(void **state)
{
    TABLE set, test, out;

    (void)state;
    table_init(&set, &spec, arena_make(NULL));
    table_init(&test, &spec, arena_make(NULL));
    add(&set, 3, 3, "a", 5, 10, 0.5);
    add(&test, 1, 1, "a", 6, 10, 0.5);
    table_difference(&set, &test, arena_make(NULL), &out);
    assert_int_equal(out.row_count, 1);
    assert_number(&out, 0, "rank", 3);
    assert_number(&out, 0, "count", 1);
    table_drop(&out);
    add(&test, 2, 2, "a", 6, 10, 0.5); /* another rank: numbers matter again */
    table_difference(&set, &test, arena_make(NULL), &out);
    assert_int_equal(out.row_count, 3);
}

static void notes_are_no_rows(void **state)
{
    TABLE set, test, out;

    (void)state;
    table_init(&set, &spec, arena_make(NULL));
    table_init(&test, &spec, arena_make(NULL));
    add(&set, 0, 0, "a", 5, 10, 0.5);
    put_word(&set, "note", "no device rows");
    add(&test, 0, 0, "a", 5, 10, 0.5);
    table_difference(&set, &test, arena_make(NULL), &out);
    assert_int_equal(out.row_count, 1);
    assert_number(&out, 0, "count", 5);
    assert_true(table_is_comparable(&spec));
    assert_false(table_is_comparable(&(struct table_spec){"x", notes_only, 1}));
}

static void appends_rows_with_their_texts(void **state)
{
    struct error error;
    TABLE first, second, third;

    (void)state;
    table_init(&first, &spec, arena_make(NULL));
    table_init(&second, &spec, arena_make(NULL));
    table_init(&third, &spec, arena_make(NULL));
    add(&second, 0, 0, "b", 1, 1, 1);
    add(&second, 0, 0, "a", 2, 1, NAN);
    add(&third, 1, 0, "a", 3, 1, 1);
    add(&third, 1, 0, "c", 4, 1, 1);
    table_append(&first, &second);
    table_append(&first, &third);
    assert_int_equal(table_check(&first, &error), 0);
    assert_int_equal(first.row_count, 4);
    for (size_t i = 0; i < 4; i++) {
        static const char *const names[] = {"b", "a", "a", "c"};

        assert_string_equal(text_at(&first, i, "name"), names[i]);
        assert_number(&first, i, "count", (double)i + 1);
        assert_string_equal(text_at(&first, i, "note"), "");
    }
    assert_no_number(&first, 1, "share");
    assert_number(&first, 2, "rank", 1);
}

/* Keys of any bytes; sums begin with zeros and stay when more groups come. */
static void groups_by_key(void **state)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct group_sums groups;

    (void)state;
    groups_init(&groups, sizeof(int64_t), arena);
    for (uint32_t i = 0; i < 3000; i++) {
        const uint32_t key[2] = {i % 1000, 0};

        assert_int_equal(groups_number(&groups, key, sizeof key), i % 1000);
        *(int64_t *)groups_at(&groups, key, sizeof key) += i;
    }
    assert_int_equal(groups_count(&groups), 1000);
    for (uint32_t i = 0; i < 1000; i++)
        assert_int_equal(*(int64_t *)groups_sum(&groups, i), 3 * i + 3000);
}

static void appending_keeps_failures(void **state)
{
    struct error error;
    TABLE first, second;

    (void)state;
    table_init(&first, &spec, arena_make(NULL));
    table_init(&second, &spec, arena_make(NULL));
    add(&first, 0, 0, "a", 1, 1, 1);
    second.failed = second.full = true;
    table_append(&first, &second);
    assert_int_equal(table_check(&first, &error), -ERROR_LIMIT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_not_set_is_null),
        cmocka_unit_test(sorts_by_columns_in_turn),
        cmocka_unit_test(subtracts_what_belongs_together),
        cmocka_unit_test(single_ranks_and_devices_pair),
        cmocka_unit_test(notes_are_no_rows),
        cmocka_unit_test(appends_rows_with_their_texts),
        cmocka_unit_test(appending_keeps_failures),
        cmocka_unit_test(groups_by_key),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
