/* base/arena.h: pieces are zero, keep what they hold while others come and go, and count
 * in the budget, which ends when they are too much. */
#include "base/arena.h"
#include "base/array.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void test_pieces_are_zero_and_apart(void **state)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    unsigned char *pieces[2000];

    (void)state;
    for (size_t i = 0; i < 2000; i++) {
        size_t bytes = i * 7 % 9000;

        pieces[i] = arena_new(arena, bytes, 1);
        assert_int_equal((uintptr_t)pieces[i] % 16, 0);
        for (size_t j = 0; j < bytes; j++)
            assert_int_equal(pieces[i][j], 0);
        if (bytes > 0)
            memset(pieces[i], (int)(i % 251 + 1), bytes);
    }
    for (size_t i = 0; i < 2000; i++)
        for (size_t j = 0; j < i * 7 % 9000; j++)
            assert_int_equal(pieces[i][j], i % 251 + 1);
}

static void test_arrays_grow(void **state)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    uint32_t *numbers[3] = {NULL};
    size_t capacity[3] = {0};

    (void)state;
    for (uint32_t i = 0; i < 100000; i++)
        for (size_t k = 0; k < 3; k++) {
            ARENA_RESERVE(arena, numbers[k], capacity[k], (size_t)i + 1);
            numbers[k][i] = i * 3 + (uint32_t)k;
        }
    for (uint32_t i = 0; i < 100000; i++)
        for (size_t k = 0; k < 3; k++)
            assert_int_equal(numbers[k][i], i * 3 + k);
    arena_release(arena, numbers[1]);
    assert_int_equal(numbers[0][99999], 99999 * 3);
    assert_int_equal(numbers[2][99999], 99999 * 3 + 2);
}

/* An array that is larger than its owner says grows all the same, and counts once. There
 * is one element more than asked for. */
static void test_array_is_larger(void **state)
{
    struct budget budget = {.memory = 10 << 20};
    struct arena *arena = arena_make(&budget);
    size_t capacity = 2000;
    uint32_t *numbers = arena_new(arena, 3 * capacity, sizeof *numbers);

    (void)state;
    assert_int_equal(numbers[3 * capacity], 0);
    assert_true(arena_numbers(arena, 5)[5] == UINT32_MAX);
    numbers[1999] = 7;
    ARENA_RESERVE(arena, numbers, capacity, 2001);
    assert_true(capacity >= 2001);
    assert_int_equal(numbers[1999], 7);
    assert_int_equal(budget_look(&budget, NULL), 0);
    arena_free(&arena);
    assert_int_equal(budget.memory_used, 0);
}

static void test_counts_in_the_budget(void **state)
{
    struct budget whole = {.memory = 100 << 20};
    struct budget budget = {.memory = 10 << 20, .whole = &whole};
    struct error error;

    (void)state;
    budget_begin(&whole);
    budget_begin(&budget);
    struct arena *arena = arena_make(&budget);
    void *large = arena_new(arena, 3, 1 << 20);
    arena_new(arena, 10, 10);
    assert_true(budget.memory_used >= 3 << 20);
    assert_int_equal(budget.memory_used, whole.memory_used);
    arena_release(arena, large);
    assert_true(budget.memory_used < 1 << 20);
    assert_int_equal(budget_look(&budget, &error), 0);
    unsigned char *much = arena_new(arena, 11, 1 << 20);
    much[(11 << 20) - 1] = 1; /* it is there */
    assert_int_equal(budget_look(&budget, &error), -ERROR_TIMEOUT);
    assert_string_equal(error.slug, "too_expensive");
    assert_int_equal(budget_look(&whole, &error), 0);
    arena_free(&arena);
    assert_null(arena);
    assert_int_equal(budget.memory_used, 0);
    assert_int_equal(whole.memory_used, 0);
}

static void test_numbers_and_texts(void **state)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);

    (void)state;
    uint32_t *numbers = arena_numbers(arena, 5000);
    for (size_t i = 0; i < 5000; i++)
        assert_int_equal(numbers[i], UINT32_MAX);
    assert_string_equal(arena_text(arena, "abcdef", 3), "abc");
    assert_string_equal(arena_text(arena, NULL, 0), "");
    assert_string_equal(arena_printf(arena, "%d of %s", 3, "four"), "3 of four");
}

static void test_texts_in_an_arena(void **state)
{
    struct budget budget = {.memory = 0};
    struct error error;
    struct strings strings;

    (void)state;
    budget_begin(&budget);
    struct arena *arena = arena_make(&budget);
    strings_init_in(&strings, 100000, arena);
    for (uint32_t i = 0; i < 5000; i++)
        assert_int_equal(strings_add(&strings, (const char *)&i, sizeof i), i);
    for (uint32_t i = 0; i < 5000; i++)
        assert_int_equal(strings_find(&strings, (const char *)&i, sizeof i), i);
    assert_int_equal(budget_look(&budget, &error), 0);
    for (uint32_t i = 5000; i < 30000; i++)
        assert_true(strings_add(&strings, (const char *)&i, sizeof i) < strings.count);
    assert_int_equal(budget_look(&budget, &error), -ERROR_TIMEOUT);
    assert_string_equal(error.slug, "too_expensive");
    arena_free(&arena);
    assert_int_equal(budget.memory_used, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_pieces_are_zero_and_apart),
        cmocka_unit_test(test_arrays_grow),
        cmocka_unit_test(test_array_is_larger),
        cmocka_unit_test(test_counts_in_the_budget),
        cmocka_unit_test(test_numbers_and_texts),
        cmocka_unit_test(test_texts_in_an_arena),
    };

    return cmocka_run_group_tests_name("arena", tests, NULL, NULL);
}
