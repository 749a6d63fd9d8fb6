/* trace/scan.h: decimal text to nanoseconds and integers, exactly. */
#include "slow_number.h"
#include "trace_text.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT (((int64_t)1 << 62) - ((int64_t)1 << 47))

/* The text in a window as the reader has it: other bytes after it, and room. */
static const uint8_t *window(const char *text, char behind)
{
    static uint8_t bytes[4096];
    size_t length = strlen(text);

    assert_true(length + 64 < sizeof bytes);
    memset(bytes, '7', sizeof bytes);
    memcpy(bytes, text, length);
    bytes[length] = (uint8_t)behind;
    return bytes;
}

static void check_time(const char *text)
{
    static const char ends[] = ",}]\" \n\r\t";
    int64_t expected = 0, ns = 0;
    enum number_result result = slow_us_to_ns(text, strlen(text), &expected);

    for (size_t i = 0; i < sizeof ends; i++) { /* the last is NUL */
        enum number_result got = number_us_to_ns(window(text, ends[i]), &ns);

        if (got != result || (result != NUMBER_NONE && ns != expected))
            fail_msg("%s before %d: %d %" PRId64 ", expected %d %" PRId64, text, ends[i],
                     got, ns, result, expected);
    }
    assert_int_equal(number_us_to_ns(window(text, ':'), &ns), NUMBER_NONE);
}

static void check_ns(const char *text, int64_t expected)
{
    int64_t ns;

    assert_int_equal(number_us_to_ns(window(text, ','), &ns), NUMBER_OK);
    assert_int_equal(ns, expected);
    check_time(text);
}

static void test_times_by_hand(void **state)
{
    (void)state;
    check_ns("0", 0);
    check_ns("-0", 0);
    check_ns("1", 1000);
    check_ns("1.5", 1500);
    check_ns("1.234", 1234);
    check_ns("-1.234", -1234);
    check_ns("1739836029603187.439", 1739836029603187439);
    check_ns("1.2344999", 1234);
    check_ns("1.2345", 1235); /* a half goes away from zero */
    check_ns("-1.2345", -1235);
    check_ns("0.0005", 1);
    check_ns("-0.0005", -1);
    check_ns("0.00049999999999999999999999999999999999999999999999999999", 0);
    check_ns("0.0004", 0);
    check_ns("0.00005", 0);
    check_ns("1e3", 1000000);
    check_ns("1E+3", 1000000);
    check_ns("1.5e-3", 2);
    check_ns("1.4e-3", 1);
    check_ns("2.5e2", 250000);
    check_ns("0e99999999999", 0);
    check_ns("1e-99999999999", 0);
    check_ns("00012", 12000);
    check_ns("4611545280939032.574", 4611545280939032574); /* 2^62 - 2^47 - 2 */
    check_ns("12345678", 12345678000);
    check_ns("123456789", 123456789000);
    check_ns("1234567812345678", 1234567812345678000);
    check_ns("0000000000000000000000000000000000000000012.5", 12500);
    check_ns(".5", 500);
    check_ns("5.", 5000);
}

static void test_times_out_of_range(void **state)
{
    (void)state;
    static const char *const texts[] = {"4611545280939032.576",
                                        "4611545280939032.5755",
                                        "9223372036854775807",
                                        "18446744073709551616",
                                        "1e400",
                                        "1e99999999999999999999",
                                        "99999999999999999999999999999999",
                                        "7459200000000000"};

    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        char negative[80];
        int64_t ns = 0;

        assert_int_equal(number_us_to_ns(window(texts[i], '}'), &ns),
                         NUMBER_OUT_OF_RANGE);
        assert_int_equal(ns, LIMIT); /* the sign is still known */
        snprintf(negative, sizeof negative, "-%s", texts[i]);
        assert_int_equal(number_us_to_ns(window(negative, '}'), &ns),
                         NUMBER_OUT_OF_RANGE);
        assert_int_equal(ns, -LIMIT);
        check_time(texts[i]);
        check_time(negative);
    }
}

static void test_no_times(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "",      "-",     ".",        "-.",   "e5",     "+1",
        "1e",    "1e+",   "1.5.2",    "1-2",  "0x10",   "true",
        "nan",   "NaN",   "inf",      "-inf", "--1",    "null",
        "1_000", "12:30", "[1]",      "{}",   "1e5.",   "1ee5",
        "1e5e5", "12abc", "Infinity", "1,5x", "12345x", "123456781234567x"};
    int64_t ns;

    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (strchr(texts[i], ',') == NULL && strchr(texts[i], ']') == NULL)
            check_time(texts[i]);
    assert_int_equal(number_us_to_ns(window("[1", ']'), &ns), NUMBER_NONE);
}

static void random_number(struct chance *chance, char *text)
{
    size_t at = 0;
    unsigned whole = chance_below(chance, 24), fraction = chance_below(chance, 8);

    if (chance_below(chance, 4) == 0)
        text[at++] = '-';
    if (chance_below(chance, 10) == 0)
        for (unsigned i = chance_below(chance, 30); i > 0; i--)
            text[at++] = '0';
    for (unsigned i = 0; i < whole; i++)
        text[at++] = (char)('0' + chance_below(chance, 10));
    if (chance_below(chance, 3) != 0) {
        text[at++] = '.';
        if (chance_below(chance, 4) == 0)
            fraction *= 10;
        for (unsigned i = 0; i < fraction; i++)
            text[at++] = "0123456789059"[chance_below(chance, 13)];
    }
    if (chance_below(chance, 4) == 0)
        at += (size_t)sprintf(text + at, "e%s%u",
                              (const char *[]){"", "+", "-"}[chance_below(chance, 3)],
                              chance_below(chance, 40));
    if (chance_below(chance, 20) == 0)
        text[at++] = "x.-e"[chance_below(chance, 4)];
    text[at] = '\0';
}

static void test_random_times(void **state)
{
    (void)state;
    struct chance chance = {3};
    char text[300];

    for (int i = 0; i < 200000; i++) {
        random_number(&chance, text);
        check_time(text);
    }
}

/* More digits than any counter of theirs may clamp at. */
static void test_endless_digits(void **state)
{
    (void)state;
    enum { DIGITS = 30000 };
    char *text = malloc(DIGITS + 64);
    int64_t ns;

    assert_non_null(text);
    memset(text, '0', DIGITS);
    text[0] = '1';
    strcpy(text + DIGITS, "e-29999,"); /* 1 */
    assert_int_equal(number_us_to_ns((uint8_t *)text, &ns), NUMBER_OK);
    assert_int_equal(ns, 1000);
    memset(text, '0', DIGITS);
    memcpy(text, "0.", 2);
    strcpy(text + DIGITS - 1, "1e29998,"); /* 1, too */
    assert_int_equal(number_us_to_ns((uint8_t *)text, &ns), NUMBER_OK);
    assert_int_equal(ns, 1000);
    free(text);
}

static void check_integer(const char *text, enum number_result expected, int64_t value)
{
    int64_t got = 0;

    assert_int_equal(number_integer(window(text, ','), &got), expected);
    if (expected == NUMBER_OK || expected == NUMBER_WIDE)
        assert_int_equal(got, value);
}

static void test_integers(void **state)
{
    (void)state;
    char text[64];
    struct chance chance = {4};

    check_integer("0", NUMBER_OK, 0);
    check_integer("-1", NUMBER_OK, -1);
    check_integer("9223372036854775807", NUMBER_OK, INT64_MAX);
    check_integer("-9223372036854775808", NUMBER_OK, INT64_MIN);
    check_integer("9223372036854775808", NUMBER_WIDE, INT64_MIN);
    check_integer("18446744073709551615", NUMBER_WIDE, -1);
    check_integer("18446744073709551615.0", NUMBER_WIDE, -1);
    check_integer("1.8446744073709551615e+19", NUMBER_WIDE, -1);
    check_integer("18446744073709551615.5", NUMBER_NONE, 0);
    check_integer("18446744073709551616.0", NUMBER_OUT_OF_RANGE, 0);
    check_integer("-9223372036854775808.0", NUMBER_OK, INT64_MIN);
    check_integer("-92233720368547758080e-1", NUMBER_OK, INT64_MIN);
    check_integer("-9223372036854775809e0", NUMBER_OUT_OF_RANGE, 0);
    check_integer("1e20", NUMBER_OUT_OF_RANGE, 0);
    check_integer("1e999999999999", NUMBER_OUT_OF_RANGE, 0);
    check_integer("1e-999999999999", NUMBER_NONE, 0);
    check_integer("0e999999999999", NUMBER_OK, 0);
    check_integer("-0.000", NUMBER_OK, 0);
    check_integer("0.00000000000000000000000000000000000000000000007e47", NUMBER_OK, 7);
    check_integer("7000000000000000000000000000000000000000000000e-45", NUMBER_OK, 7);
    check_integer("7000000000000000000000000000000000000000000001e-45", NUMBER_NONE, 0);
    check_integer("70e-1", NUMBER_OK, 7);
    check_integer("7e0", NUMBER_OK, 7);
    check_integer("75e-1", NUMBER_NONE, 0);
    check_integer("0.1", NUMBER_NONE, 0);
    check_integer("7e", NUMBER_NONE, 0);
    check_integer("7.0x", NUMBER_NONE, 0);
    check_integer("-9223372036854775809", NUMBER_OUT_OF_RANGE, 0);
    check_integer("18446744073709551616", NUMBER_OUT_OF_RANGE, 0);
    check_integer("184467440737095516160", NUMBER_OUT_OF_RANGE, 0);
    check_integer("7.5", NUMBER_NONE, 0);
    check_integer("7.0", NUMBER_OK, 7);
    check_integer("-7.00", NUMBER_OK, -7);
    check_integer("1e3", NUMBER_OK, 1000);
    check_integer("", NUMBER_NONE, 0);
    check_integer("-", NUMBER_NONE, 0);
    check_integer("true", NUMBER_NONE, 0);
    check_integer("0x1f", NUMBER_NONE, 0);
    for (int i = 0; i < 20000; i++) {
        int64_t value = (int64_t)(chance_next(&chance) >> chance_below(&chance, 64));
        value = chance_below(&chance, 2) == 0 ? value : -value;
        snprintf(text, sizeof text, "%" PRId64, value);
        check_integer(text, NUMBER_OK, value);
    }
}

static void check_text(const char *text, bool hex, enum number_result expected,
                       int64_t value)
{
    int64_t got = 0;

    /* The length counts, not the bytes after it. */
    assert_int_equal(number_integer_text(window(text, '5'), strlen(text), hex, &got),
                     expected);
    if (expected == NUMBER_OK || expected == NUMBER_WIDE)
        assert_int_equal(got, value);
}

static void test_integers_of_strings(void **state)
{
    (void)state;
    check_text("7", false, NUMBER_OK, 7);
    check_text("-7", true, NUMBER_OK, -7);
    check_text("+7", false, NUMBER_OK, 7);
    check_text("0x1f", true, NUMBER_OK, 31);
    check_text("0X1F", true, NUMBER_OK, 31);
    check_text("-0x10", true, NUMBER_OK, -16);
    check_text("0x7fffffffffffffff", true, NUMBER_OK, INT64_MAX);
    check_text("0x8000000000000000", true, NUMBER_WIDE, INT64_MIN);
    check_text("0xffffffffffffffff", true, NUMBER_WIDE, -1);
    check_text("-0x8000000000000001", true, NUMBER_OUT_OF_RANGE, 0);
    check_text("0xfffffffffffffffff", true, NUMBER_OUT_OF_RANGE, 0);
    check_text("0x1f", false, NUMBER_NONE, 0);
    check_text("0x", true, NUMBER_NONE, 0);
    check_text("x1", true, NUMBER_NONE, 0);
    check_text("1f", true, NUMBER_NONE, 0);
    check_text("0xg", true, NUMBER_NONE, 0);
    check_text("", true, NUMBER_NONE, 0);
    check_text("-", true, NUMBER_NONE, 0);
    check_text("+-7", true, NUMBER_NONE, 0);
    check_text(" 7", true, NUMBER_OK, 7);
    check_text("7 ", true, NUMBER_OK, 7);
    check_text("\t\r\n -7 \n", true, NUMBER_OK, -7);
    check_text(" 0x1f ", true, NUMBER_OK, 31);
    check_text("- 7", true, NUMBER_NONE, 0);
    check_text("7 7", true, NUMBER_NONE, 0);
    check_text("\f7", true, NUMBER_NONE, 0);
    check_text(" ", true, NUMBER_NONE, 0);
    check_text("7e0", true, NUMBER_NONE, 0);
    check_text("true", true, NUMBER_NONE, 0);
    check_text("7.0", true, NUMBER_NONE, 0);
    check_text("9223372036854775808", true, NUMBER_WIDE, INT64_MIN);
    check_text("18446744073709551616", true, NUMBER_OUT_OF_RANGE, 0);
    check_text("-9223372036854775809", true, NUMBER_OUT_OF_RANGE, 0);
    check_text("stream 7", true, NUMBER_NONE, 0);
}

static void test_doubles(void **state)
{
    (void)state;
    static const char *const good[] = {"0", "1", "-1", "12.5", "1e3", "1.5E-3", "0.1"};
    static const char *const bad[] = {
        "",      "inf",  "-inf", "NaN", "nan", "Infinity", "1e9999", "true", "null",
        "\"1\"", "1..2", "--1",  "e",   "1e",  "-",        "[1]",    "0x10"};
    double value;

    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        assert_true(number_double(window(good[i], '}'), &value));
        assert_true(fabs(value - strtod(good[i], NULL)) < 1e-300);
    }
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (number_double(window(bad[i], '}'), &value))
            fail_msg("%s was taken", bad[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_times_by_hand),
        cmocka_unit_test(test_times_out_of_range),
        cmocka_unit_test(test_no_times),
        cmocka_unit_test(test_random_times),
        cmocka_unit_test(test_endless_digits),
        cmocka_unit_test(test_integers),
        cmocka_unit_test(test_integers_of_strings),
        cmocka_unit_test(test_doubles),
    };

    return cmocka_run_group_tests_name("number", tests, NULL, NULL);
}
