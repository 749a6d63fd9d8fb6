/* base/text.h: growth, the hard maximum, and failing for good. */
#include "base/error.h"
#include "base/text.h"
#include "trace_text.h"

#include <stdlib.h>
#include <string.h>

static void test_grows_and_ends_in_nul(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer buffer = BUFFER(100000);

    assert_null(buffer.bytes);
    for (unsigned i = 0; i < 50000; i++) {
        buffer_append_char(&buffer, (char)('a' + i % 26));
        assert_int_equal(buffer.bytes[buffer.length], '\0');
    }
    assert_int_equal(buffer.length, 50000);
    for (unsigned i = 0; i < 50000; i++)
        assert_int_equal(buffer.bytes[i], 'a' + i % 26);
    assert_true(buffer.capacity <= buffer.maximum + 1);
    buffer_clear(&buffer);
    assert_int_equal(buffer.length, 0);
    assert_string_equal(buffer.bytes, "");
    buffer_append(&buffer, NULL, 0);
    assert_false(buffer_failed(&buffer));
}

static void test_maximum_is_exact(void **state)
{
    (void)state;
    static const size_t maxima[] = {1, 2, 63, 64, 65, 127, 128, 1000, 4097};

    for (size_t i = 0; i < sizeof maxima / sizeof maxima[0]; i++) {
        struct buffer buffer;

        buffer_init(&buffer, maxima[i]);
        for (size_t j = 0; j < maxima[i]; j++)
            buffer_append_char(&buffer, 'x');
        assert_false(buffer_failed(&buffer));
        assert_int_equal(buffer.length, maxima[i]);
        buffer_append(&buffer, "", 0); /* nothing more still fits */
        assert_false(buffer_failed(&buffer));
        buffer_append_char(&buffer, 'y');
        assert_true(buffer_failed(&buffer));
        assert_int_equal(buffer.length, maxima[i]);
        buffer_free(&buffer);
    }
}

static void test_failure_stays(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer buffer = BUFFER(8);

    buffer_append_text(&buffer, "12345");
    buffer_append_text(&buffer, "6789"); /* does not fit: nothing of it is taken */
    assert_true(buffer_failed(&buffer));
    buffer_append_text(&buffer, "6"); /* would fit, but comes too late */
    buffer_printf(&buffer, "%d", 7);
    assert_null(buffer_reserve(&buffer, 0));
    assert_string_equal(buffer.bytes, "12345");
    assert_null(buffer_take(&buffer));
    assert_null(buffer.bytes);
    buffer_append_text(&buffer, "again");
    assert_string_equal(buffer.bytes, "again");
    buffer_append_text(&buffer, "too long");
    buffer_clear(&buffer);
    assert_false(buffer_failed(&buffer));
}

static void test_huge_lengths_do_not_wrap(void **state)
{
    (void)state;
    struct buffer buffer = BUFFER(1000);

    buffer_append_text(&buffer, "abc");
    assert_null(buffer_reserve(&buffer, SIZE_MAX));
    assert_true(buffer_failed(&buffer));
    buffer_clear(&buffer);
    assert_null(buffer_reserve(&buffer, SIZE_MAX - 2));
    buffer_free(&buffer);

    /* Without a limit of its own a length beyond all memory fails, too. */
    buffer_init(&buffer, SIZE_MAX);
    buffer_append_text(&buffer, "abc");
    assert_string_equal(buffer.bytes, "abc");
    assert_null(buffer_reserve(&buffer, SIZE_MAX - 3));
    assert_true(buffer_failed(&buffer));
    buffer_free(&buffer);
}

static void test_printf_and_take(void **state)
{
    (void)state;
    struct buffer buffer = BUFFER(20);

    buffer_printf(&buffer, "%s-%03d", "ab", 7);
    buffer_printf(&buffer, "%s", "");
    CLEANUP_FREE char *text = buffer_take(&buffer);
    assert_string_equal(text, "ab-007");
    assert_null(buffer.bytes);
    CLEANUP_FREE char *nothing = buffer_take(&buffer);
    assert_string_equal(nothing, "");
    buffer_printf(&buffer, "%30d", 1);
    assert_true(buffer_failed(&buffer));
    buffer_free(&buffer);
}

static void test_reserve_is_filled_by_the_caller(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer buffer = BUFFER(300);

    buffer_append_text(&buffer, "head ");
    char *place = buffer_reserve(&buffer, 200);
    assert_non_null(place);
    memcpy(place, "tail", 4);
    buffer.length += 4;
    buffer_append_text(&buffer, "!");
    assert_string_equal(buffer.bytes, "head tail!");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_grows_and_ends_in_nul),
        cmocka_unit_test(test_maximum_is_exact),
        cmocka_unit_test(test_failure_stays),
        cmocka_unit_test(test_huge_lengths_do_not_wrap),
        cmocka_unit_test(test_printf_and_take),
        cmocka_unit_test(test_reserve_is_filled_by_the_caller),
    };

    return cmocka_run_group_tests_name("buffer", tests, NULL, NULL);
}
