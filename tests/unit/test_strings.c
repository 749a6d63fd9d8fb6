/* base/array.h: equal texts get one number, numbers count up, the maximum holds. */
#include "base/array.h"
#include "trace_text.h"

#include <stdio.h>
#include <string.h>

static void test_numbers_count_up(void **state)
{
    (void)state;
    struct strings strings;
    char text[32];

    strings_init(&strings, (size_t)1 << 30);
    assert_int_equal(strings_find(&strings, "x", 1), STRINGS_NONE);
    for (uint32_t i = 0; i < 5000; i++) {
        int length = snprintf(text, sizeof text, "name %u", i * 7);

        assert_int_equal(strings_add(&strings, text, (size_t)length), i);
    }
    for (uint32_t i = 0; i < 5000; i++) {
        int length = snprintf(text, sizeof text, "name %u", i * 7);

        assert_int_equal(strings_add(&strings, text, (size_t)length), i);
        assert_int_equal(strings_find(&strings, text, (size_t)length), i);
        assert_string_equal(strings_text(&strings, i), text);
        assert_int_equal(strings_length(&strings, i), length);
    }
    assert_int_equal(strings.count, 5000);
    assert_int_equal(strings_find(&strings, "name", 4), STRINGS_NONE);
    strings_free(&strings);
    assert_int_equal(strings.count, 0);
    assert_int_equal(strings_add(&strings, "after", 5), 0);
    strings_free(&strings);
}

static void test_texts_are_bytes(void **state)
{
    (void)state;
    struct strings strings;

    strings_init(&strings, 1000);
    uint32_t empty = strings_add(&strings, NULL, 0);
    uint32_t nul = strings_add(&strings, "\0", 1);
    uint32_t two = strings_add(&strings, "a\0b", 3);
    uint32_t cut = strings_add(&strings, "a", 1);
    uint32_t bad = strings_add(&strings, "\xFF\xFE", 2);

    assert_int_equal(empty, 0);
    assert_int_equal(nul, 1);
    assert_int_equal(two, 2);
    assert_int_equal(cut, 3);
    assert_int_equal(bad, 4);
    assert_int_equal(strings_add(&strings, "", 0), empty);
    assert_int_equal(strings_length(&strings, empty), 0);
    assert_int_equal(strings_length(&strings, nul), 1);
    assert_memory_equal(strings_text(&strings, two), "a\0b", 4);
    strings_free(&strings);
}

static void test_maximum_holds(void **state)
{
    (void)state;
    struct strings strings;
    char text[16];
    uint32_t last = 0;

    strings_init(&strings, 1000);
    for (uint32_t i = 0; i < 500 && last != STRINGS_NONE; i++) {
        snprintf(text, sizeof text, "%09u", i);
        last = strings_add(&strings, text, 9);
    }
    assert_int_equal(last, STRINGS_NONE);
    assert_int_equal(strings.count, 100); /* 10 bytes each, with their NUL */
    assert_true(strings.arena_length <= 1000);
    assert_int_equal(strings_add(&strings, "000000007", 9), 7); /* known ones still are */
    strings_free(&strings);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers_count_up),
        cmocka_unit_test(test_texts_are_bytes),
        cmocka_unit_test(test_maximum_holds),
    };

    return cmocka_run_group_tests_name("strings", tests, NULL, NULL);
}
