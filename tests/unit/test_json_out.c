/* base/text.h: what it writes is read back by Jansson. */
#include "base/error.h"
#include "base/text.h"

#include <float.h>
#include <jansson.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void check_text(const char *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(1000);
    CLEANUP_BUFFER struct buffer clean = BUFFER(1000);

    json_out_text(&out, bytes, length);
    text_append_utf8(&clean, bytes, length);
    json_t *value = json_loadb(out.bytes, out.length, JSON_DECODE_ANY, NULL);
    assert_non_null(value);
    assert_int_equal(json_string_length(value), clean.length);
    if (clean.length > 0)
        assert_memory_equal(json_string_value(value), clean.bytes, clean.length);
    json_decref(value);
}

static void test_texts(void **state)
{
    static const char *const alphabet[] = {"a",       "\"",       "\\",
                                           "\n",      "\x01",     "\x7F",
                                           "/",       "\xC3\xA9", "\xF0\x9F\x98\x80",
                                           "\xC3",    "\xFF",     "\xED\xA0\x80",
                                           "\xE2\x82"};
    uint32_t random = 1;

    (void)state;
    check_text("", 0);
    for (int byte = 0; byte < 256; byte++) {
        char one = (char)byte;
        check_text(&one, 1);
        for (int i = 0; i < 20; i++) { /* eight are looked at together */
            char text[] = "abcdefghijklmnopqrst";
            text[i] = one;
            check_text(text, 20);
        }
    }
    check_text("a\0b", 3);
    for (int round = 0; round < 20000; round++) {
        char text[64] = "";
        for (size_t length = 0; length < 12; length++) {
            random = random * 1664525 + 1013904223;
            strcat(text, alphabet[(random >> 16) % (sizeof alphabet / sizeof *alphabet)]);
        }
        check_text(text, strlen(text));
    }
}

static void check_written(const char *expected, const struct buffer *out)
{
    assert_string_equal(expected, out->bytes);
    assert_int_equal(out->length, strlen(expected));
}

static void test_spelling(void **state)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(100);

    (void)state;
    json_out_text(&out, "\b\t\n\v\f\r\x1F\"\\/<", 11);
    check_written("\"\\b\\t\\n\\u000B\\f\\r\\u001F\\\"\\\\/<\"", &out);
}

static void test_numbers(void **state)
{
    static const struct {
        double value;
        const char *number, *us;
    } cases[] = {
        {0, "0", "0"},
        {-0.0, "0", "0"},
        {1, "1", "0.001"},
        {-1, "-1", "-0.001"},
        {1500, "1500", "1.5"},
        {-20, "-20", "-0.02"},
        {1000, "1000", "1"},
        {123456789, "123456789", "123456.789"},
        {-100010, "-100010", "-100.01"},
        {0.1, "0.1", "0.0001"},
        {1000.0 / 3, "333.333333333333", "0.333333333333333"},
        {999999999999999, "999999999999999", "999999999999.999"},
        {9007199254740991, "9007199254740991", "9007199254740.99"},
        {1e300, "1e+300", "1e+297"},
        {5e-324, "4.94065645841247e-324", "0"},
        {(double)NAN, "null", "null"},
        {(double)INFINITY, "null", "null"},
        {-(double)INFINITY, "null", "null"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        CLEANUP_BUFFER struct buffer number = BUFFER(100);
        CLEANUP_BUFFER struct buffer us = BUFFER(100);
        json_out_number(&number, cases[i].value);
        check_written(cases[i].number, &number);
        json_out_us(&us, cases[i].value);
        check_written(cases[i].us, &us);
    }
}

static void test_integers(void **state)
{
    static const struct {
        int64_t value;
        const char *text;
    } cases[] = {{0, "0"},
                 {-1, "-1"},
                 {10, "10"},
                 {INT64_MAX, "9223372036854775807"},
                 {INT64_MIN, "-9223372036854775808"}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        CLEANUP_BUFFER struct buffer out = BUFFER(100);
        json_out_integer(&out, cases[i].value);
        check_written(cases[i].text, &out);
    }
}

/* Whole ns, spelled exactly, against the slow way. */
static void test_every_fraction(void **state)
{
    (void)state;
    for (int64_t ns = -2500; ns <= 2500; ns++) {
        CLEANUP_BUFFER struct buffer out = BUFFER(100);
        CLEANUP_BUFFER struct buffer slow = BUFFER(100);
        json_out_us(&out, (double)ns);
        text_append_us(&slow, ns);
        check_written(slow.bytes, &out);
    }
}

static void check_number(double value)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(100);
    char slow[40];

    json_out_number(&out, value);
    snprintf(slow, sizeof slow, "%.15g", value);
    check_written(slow, &out);
}

/* Numbers of all sizes against the slow way: at random, halfway between two of 15 digits,
 * beside powers of ten. */
static void test_fractions(void **state)
{
    uint64_t random = 1;

    (void)state;
    for (int i = 0; i < 200000; i++) {
        random = random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        double size = ldexp((double)(random >> 11 | 1), i % 112 - 115);
        check_number(i % 2 == 0 ? size : -size);
        check_number((double)(random >> 14 | 1) / (double)(2 << i % 11));
    }
    for (int i = -20; i < 17; i++) {
        double below = pow(10, i), above = below;
        for (int j = 0; j < 20; j++) {
            below = nextafter(below, 0);
            above = nextafter(above, 1e30);
            check_number(below == trunc(below) ? 0.5 : below);
            check_number(above == trunc(above) ? 0.5 : above);
        }
    }
}

static void test_a_full_buffer(void **state)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(5);

    (void)state;
    json_out_text(&out, "abc", 3);
    assert_false(buffer_failed(&out));
    json_out_integer(&out, 1);
    assert_true(buffer_failed(&out));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_texts),          cmocka_unit_test(test_spelling),
        cmocka_unit_test(test_numbers),        cmocka_unit_test(test_integers),
        cmocka_unit_test(test_every_fraction), cmocka_unit_test(test_fractions),
        cmocka_unit_test(test_a_full_buffer),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
