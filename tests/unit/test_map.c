/* base/hash.h: every index is found by its hash, also among equal hashes, and the room is
 * counted. */
#include "base/hash.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static size_t count_with(const struct map *map, uint64_t hash, uint32_t *last)
{
    size_t count = 0;
    uint32_t i;

    MAP_EACH(i, map, hash)
    {
        *last = i;
        count++;
    }
    return count;
}

static void test_finds_what_is_added(void **state)
{
    struct map map = {0};
    uint32_t found = 0;

    (void)state;
    assert_int_equal(count_with(&map, 7, &found), 0);
    for (uint32_t i = 0; i < 20000; i++)
        assert_true(map_add(&map, hash_number(i, 1), i));
    for (uint32_t i = 0; i < 20000; i++) {
        assert_int_equal(count_with(&map, hash_number(i, 1), &found), 1);
        assert_int_equal(found, i);
    }
    map_clear(&map);
    assert_int_equal(count_with(&map, hash_number(5, 1), &found), 0);
    assert_true(map_add(&map, hash_number(5, 1), 9));
    assert_int_equal(count_with(&map, hash_number(5, 1), &found), 1);
    assert_int_equal(found, 9);
    map_free(&map);
    assert_int_equal(count_with(&map, hash_number(5, 1), &found), 0);
}

/* Hashes at the end of the table go on at its begin. */
static void test_equal_hashes(void **state)
{
    struct map map = {0};
    uint32_t found = 0;

    (void)state;
    for (uint32_t i = 0; i < 300; i++)
        assert_true(map_add(&map, UINT32_MAX - i % 3, i));
    for (uint32_t hash = 0; hash < 3; hash++)
        assert_int_equal(count_with(&map, UINT32_MAX - hash, &found), 100);
    assert_int_equal(count_with(&map, UINT32_MAX - 3, &found), 0);
    map_free(&map);
}

static void test_counts_its_room(void **state)
{
    struct budget budget = {.memory = 1 << 16};

    (void)state;
    budget_begin(&budget);
    struct budget_share share = {.budget = &budget};
    struct map map = {.memory = &share};
    uint32_t count = 0;
    assert_true(map_reserve(&map, 100));
    assert_int_equal(share.bytes, map.size * sizeof *map.slots);
    while (count < 100000 && map_add(&map, hash_number(count, 3), count))
        count++;
    assert_true(count >= 100 && count < 100000);
    assert_int_equal(share.bytes % sizeof *map.slots, 0);
    map_free(&map);
    budget_share_return(&share);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_finds_what_is_added),
        cmocka_unit_test(test_equal_hashes),
        cmocka_unit_test(test_counts_its_room),
    };

    return cmocka_run_group_tests_name("map", tests, NULL, NULL);
}
