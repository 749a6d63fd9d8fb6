/* Sums by two numbers: against a slow table, in any order, from none to many. */
#include "account/account.h"
#include "base/error.h"
#include "trace_text.h"

#include <stdlib.h>
#include <string.h>

#define ROWS 300
#define SAMPLES 40

static void sums_are_those_of_a_table(void **state)
{
    static int64_t table[ROWS][SAMPLES];
    static bool added[ROWS][SAMPLES];
    struct chance chance = {11};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct sums sums = {.arena = arena};
    size_t cells = 0;

    (void)state;
    for (int i = 0; i < 30000; i++) {
        unsigned row = chance_below(&chance, ROWS),
                 sample = chance_below(&chance, SAMPLES);
        int64_t amount = (int64_t)chance_below(&chance, 2000) - 1000;
        /* Several in a row to one cell, as a stretch of one call is booked. */
        unsigned times = 1 + chance_below(&chance, 3);

        if (row % 7 == 0)
            continue; /* these rows have none */
        for (unsigned k = 0; k < times; k++)
            sums_at(&sums, row, sample)->sum += amount;
        table[row][sample] += amount * times;
        cells += !added[row][sample];
        added[row][sample] = true;
    }
    sums_sort(&sums);
    assert_int_equal(sums.count, cells);
    for (uint32_t row = 0; row < ROWS + 3; row++) {
        size_t count, seen = 0;
        const struct sum *of = sums_of(&sums, row, &count);

        for (uint32_t sample = 0; row < ROWS && sample < SAMPLES; sample++) {
            if (!added[row][sample])
                continue;
            assert_true(seen < count);
            assert_int_equal(of[seen].row, row);
            assert_int_equal(of[seen].sample, sample);
            assert_int_equal(of[seen].sum, table[row][sample]);
            seen++;
        }
        assert_int_equal(seen, count);
    }
}

static void none_and_one(void **state)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct sums sums = {.arena = arena};
    size_t count = 7;

    (void)state;
    sums_sort(&sums);
    sums_of(&sums, 3, &count);
    assert_int_equal(count, 0);
    sums_at(&sums, 7, UINT32_MAX - 1)->sum += INT64_MIN;
    sums_sort(&sums);
    assert_int_equal(sums_of(&sums, 7, &count)->sum, INT64_MIN);
    assert_int_equal(count, 1);
    sums_of(&sums, 0, &count);
    assert_int_equal(count, 0);
}

/* Two numbers are two numbers: (1, 2) is not (2, 1). */
static void rows_are_no_samples(void **state)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct sums sums = {.arena = arena};
    size_t count;

    (void)state;
    sums_at(&sums, 1, 2)->sum += 5;
    sums_at(&sums, 2, 1)->sum += 7;
    sums_at(&sums, 1, 2)->sum += 5;
    sums_sort(&sums);
    assert_int_equal(sums_of(&sums, 1, &count)->sum, 10);
    assert_int_equal(count, 1);
    assert_int_equal(sums_of(&sums, 2, &count)->sum, 7);
}

/* What is counted of a node moves to another together, and what has nothing stays. */
static void sums_move_to_another_row(void **state)
{
    struct sum list[] = {{3, 1, 5, 70, 40, UINT64_MAX, 9, 11, 5},
                         {0, 1, 5, 70, 3, 3, 3, 3, 3},
                         {3, 2, 0, 0, 0, 4, 4, 4, 8},
                         {4, 1, 5, 70, 60, UINT64_MAX, 9, 11, 6}};
    const struct sums from = {.list = list, .count = 4};
    const uint32_t to[] = {UINT32_MAX, 0, 0, 8, 8};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct sums sums = {.arena = arena};
    size_t count;

    (void)state;
    sums_move(&from, to, &sums);
    assert_int_equal(sums.count, 1);
    const struct sum *found = sums_of(&sums, 8, &count);
    assert_int_equal(count, 1);
    assert_int_equal(found->sample, 1);
    assert_int_equal(found->sum, 10);
    assert_int_equal(found->spent, 140);
    assert_int_equal(found->longest, 60);
    assert_true(found->shapes == UINT64_MAX - 1);
    assert_int_equal(found->types, 18);
    assert_int_equal(found->bytes, 22);
    assert_int_equal(found->streams, 7);
}

/* Bytes that are not stated, or are too many, are not known from then on. */
static void bytes_that_are_not_known(void **state)
{
    static const int64_t odd[] = {-1, INT64_MAX};

    (void)state;
    for (int i = 0; i < 2; i++) {
        struct sum sum = {.bytes = 3};

        sum_add_bytes(&sum, 4);
        assert_int_equal(sum.bytes, 7);
        sum_add_bytes(&sum, odd[i]);
        assert_int_equal(sum.bytes, -1);
        sum_add_bytes(&sum, 4);
        assert_int_equal(sum.bytes, -1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_are_those_of_a_table),
        cmocka_unit_test(none_and_one),
        cmocka_unit_test(sums_move_to_another_row),
        cmocka_unit_test(bytes_that_are_not_known),
        cmocka_unit_test(rows_are_no_samples),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
