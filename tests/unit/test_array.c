/* base/array.h: arrays keep what they hold while they grow, and are left as they are
 * where they may not. */
#include "base/array.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

struct numbers {
    uint32_t *items;
    size_t count, capacity;
};

static void test_holds_what_is_added(void **state)
{
    struct numbers numbers = {0};
    size_t moves = 0;

    (void)state;
    for (uint32_t i = 0; i < 100000; i++) {
        size_t before = numbers.capacity;

        assert_true(ARRAY_RESERVE(numbers.items, numbers.capacity, numbers.count + 1));
        assert_true(numbers.capacity > numbers.count);
        moves += numbers.capacity != before;
        numbers.items[numbers.count++] = i * 3;
    }
    for (uint32_t i = 0; i < 100000; i++)
        assert_int_equal(numbers.items[i], i * 3);
    assert_true(moves <= 17); /* doubled: not grown by one */
    free(numbers.items);
}

static void test_makes_room_for_many(void **state)
{
    struct numbers numbers = {0};

    (void)state;
    assert_true(ARRAY_RESERVE(numbers.items, numbers.capacity, 0));
    assert_null(numbers.items); /* nothing was asked for */
    assert_true(ARRAY_RESERVE(numbers.items, numbers.capacity, 1000));
    assert_true(numbers.capacity >= 1000);
    numbers.items[999] = 7;
    uint32_t *items = numbers.items;
    assert_true(ARRAY_RESERVE(numbers.items, numbers.capacity, 1000));
    assert_ptr_equal(numbers.items, items); /* there is room already */
    assert_true(ARRAY_RESERVE(numbers.items, numbers.capacity, numbers.capacity + 1));
    assert_int_equal(numbers.items[999], 7);
    free(numbers.items);
}

/* A capacity that is no power of two is that of an array which was made for a count. */
static void test_grows_from_any_capacity(void **state)
{
    struct numbers numbers = {.items = malloc(3 * sizeof(uint32_t)), .capacity = 3};

    (void)state;
    assert_non_null(numbers.items);
    numbers.items[2] = 5;
    assert_true(ARRAY_RESERVE(numbers.items, numbers.capacity, 4));
    assert_true(numbers.capacity >= 4);
    assert_int_equal(numbers.items[2], 5);
    free(numbers.items);
}

static void test_refuses(void **state)
{
    struct numbers numbers = {0};

    (void)state;
    assert_true(ARRAY_RESERVE(numbers.items, numbers.capacity, 1));
    uint32_t *items = numbers.items;
    size_t capacity = numbers.capacity;
    numbers.items[0] = 9;
    assert_false(ARRAY_RESERVE(numbers.items, numbers.capacity, ARRAY_MAX + 1));
    assert_false(ARRAY_RESERVE(numbers.items, numbers.capacity, SIZE_MAX));
    /* Fewer elements, but of more bytes than there are addresses. */
    assert_false(array_reserve(&numbers.items, &numbers.capacity, 1000, SIZE_MAX / 8));
    assert_false(array_reserve(&numbers.items, &numbers.capacity, 1000, SIZE_MAX / 1024));
    assert_ptr_equal(numbers.items, items);
    assert_int_equal(numbers.capacity, capacity);
    assert_int_equal(numbers.items[0], 9);
    free(numbers.items);
}

static int compare_numbers(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;

    return (*x > *y) - (*x < *y);
}

/* In order, with one number out of it at each place, and none at all. */
static void test_sorts(void **state)
{
    uint32_t numbers[20];

    (void)state;
    for (uint32_t odd = 0; odd < 20; odd++) {
        for (uint32_t i = 0; i < 20; i++)
            numbers[i] = i == odd ? 0 : 2 + i;
        ARRAY_SORT(numbers, 20, compare_numbers);
        for (uint32_t i = 1; i < 20; i++)
            assert_true(numbers[i - 1] < numbers[i]);
    }
    array_sort(NULL, 0, sizeof *numbers, compare_numbers);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_holds_what_is_added),
        cmocka_unit_test(test_makes_room_for_many),
        cmocka_unit_test(test_grows_from_any_capacity),
        cmocka_unit_test(test_refuses),
        cmocka_unit_test(test_sorts),
    };

    return cmocka_run_group_tests_name("array", tests, NULL, NULL);
}
