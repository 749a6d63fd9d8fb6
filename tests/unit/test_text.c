/* base/text.h against slow readings of what it says. */
#include "answer/text.h"
#include "base/error.h"
#include "base/sentence.h"
#include "base/text.h"
#include "trace_text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Length of the well-formed sequence at `c`, by decoding it and encoding it again. */
static size_t slow_sequence(const unsigned char *c, size_t left)
{
    static const struct {
        unsigned char mask, lead;
        uint32_t lowest;
    } forms[] = {
        {0x80, 0x00, 1}, {0xE0, 0xC0, 0x80}, {0xF0, 0xE0, 0x800}, {0xF8, 0xF0, 0x10000}};

    for (size_t length = 1; length <= 4 && length <= left; length++) {
        if ((c[0] & forms[length - 1].mask) != forms[length - 1].lead)
            continue;
        uint32_t point = c[0] & (unsigned char)~forms[length - 1].mask;
        for (size_t i = 1; i < length; i++) {
            if ((c[i] & 0xC0) != 0x80)
                return 0;
            point = point << 6 | (c[i] & 0x3F);
        }
        bool good = point >= forms[length - 1].lowest && point <= 0x10FFFF &&
                    (point < 0xD800 || point > 0xDFFF);
        return good ? length : 0;
    }
    return 0;
}

static void check_utf8(const unsigned char *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer shown = BUFFER(100);
    char expected[64];
    size_t made = 0;
    bool good = true;

    for (size_t i = 0; i < length;) {
        size_t step = slow_sequence(bytes + i, length - i);

        good = good && step > 0;
        memcpy(expected + made, step > 0 ? (const char *)bytes + i : "\xEF\xBF\xBD",
               step > 0 ? step : 3);
        made += step > 0 ? step : 3;
        i += step > 0 ? step : 1;
    }
    assert_int_equal(text_is_utf8((const char *)bytes, length), good);
    text_append_utf8(&shown, (const char *)bytes, length);
    assert_int_equal(shown.length, made);
    if (made > 0)
        assert_memory_equal(shown.bytes, expected, made);
    assert_true(text_is_utf8(shown.bytes == NULL ? "" : shown.bytes, shown.length));
}

static void test_utf8(void **state)
{
    (void)state;
    static const unsigned char pool[] = {0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0,
                                         0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED,
                                         0xEE, 0xEF, 0xF0, 0xF1, 0xF4, 0xF5, 0xFF};
    unsigned char bytes[8] = {0};

    check_utf8(bytes, 0);
    for (size_t a = 0; a < sizeof pool; a++)
        for (size_t b = 0; b < sizeof pool; b++)
            for (size_t c = 0; c < sizeof pool; c++) {
                bytes[0] = pool[a];
                bytes[1] = pool[b];
                bytes[2] = pool[c];
                check_utf8(bytes, 3);
            }
    struct chance chance = {1};
    for (int i = 0; i < 20000; i++) {
        for (size_t j = 0; j < sizeof bytes; j++)
            bytes[j] = pool[chance_below(&chance, sizeof pool)];
        check_utf8(bytes, chance_below(&chance, sizeof bytes + 1));
    }
}

static void check_us(int64_t ns, const char *expected)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(100);

    text_append_us(&out, ns);
    assert_string_equal(out.bytes, expected);
}

static void test_us(void **state)
{
    (void)state;
    check_us(0, "0");
    check_us(1, "0.001");
    check_us(-1, "-0.001");
    check_us(1500, "1.5");
    check_us(-20, "-0.02");
    check_us(120, "0.12");
    check_us(123, "0.123");
    check_us(1000, "1");
    check_us(-1000001, "-1000.001");
    check_us(INT64_MAX, "9223372036854775.807");
    check_us(INT64_MIN, "-9223372036854775.808");
}

/* What printf() makes of the binary fraction is beside it. */
static void test_rounded(void **state)
{
    static const struct {
        double value;
        int digits;
        const char *text;
    } cases[] = {{1.0085, 3, "1.009"} /* 1.008 */,
                 {-1.0085, 3, "-1.009"},
                 {12.25, 1, "12.3"} /* 12.2 */,
                 {-12.25, 1, "-12.3"},
                 {1.005, 2, "1.01"} /* 1.00 */,
                 {2.5, 0, "3"} /* 2 */,
                 {0.0125, 3, "0.013"} /* 0.013 */,
                 {0.00049, 3, "0.000"},
                 {-0.00049, 3, "0.000"} /* without a minus sign */,
                 {1.00849, 3, "1.008"},
                 {999999.9985, 3, "999999.999"}};
    char text[64];

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        int digits = cases[i].digits;

        snprintf(text, sizeof text, "%.*f", digits, text_rounded(cases[i].value, digits));
        assert_string_equal(text, cases[i].text);
    }
    assert_true(isnan(text_rounded(NAN, 1)));
    assert_true(isinf(text_rounded(INFINITY, 1)));
    /* The pages write these times the same (tests/browser/pure.test.mjs). */
    assert_string_equal(table_time(1008500, false).text, "1.009 ms");
    assert_string_equal(table_time(-1002500000, true).text, "\xE2\x88\x92"
                                                            "1.003 s ");
    assert_string_equal(text_time(1002500000, true).text, "+1.003 s");
    assert_string_equal(table_time(0, true).text, "0 \xC2\xB5s");
    assert_string_equal(table_time(NAN, true).text, "\xE2\x80\x93");
    assert_string_equal(text_number(-0.04, 1, true).text, "+0.0");
    assert_string_equal(text_number(-2.25, 1, false).text, "\xE2\x88\x92"
                                                           "2.3");
    CLEANUP_SENTENCE struct sentence words = SENTENCE;
    sentence_time_change(&words, -2345000);
    sentence_number(&words, -7, "", "%d", -7);
    assert_string_equal(sentence_words(&words), "\xE2\x88\x92"
                                                "2.35 ms\xE2\x88\x92"
                                                "7");
    assert_int_equal(words.count, 2);
    assert_int_equal(words.parts[1].end - words.parts[1].begin, 4);
    sentence_clear(&words);
    sentence_time(&words, 1245000);
    sentence_percent(&words, 0.0125);
    assert_string_equal(sentence_words(&words), "1.25 ms1.3 %");
}

static void test_int64(void **state)
{
    (void)state;
    static const char *const good[] = {
        "0", "-0", "7", "-7", "9223372036854775807", "-9223372036854775808", "007"};
    static const char *const bad[] = {"",
                                      "-",
                                      "+",
                                      " 1",
                                      "1 ",
                                      "1.0",
                                      "1e3",
                                      "0x1",
                                      "--1",
                                      "9223372036854775808",
                                      "-9223372036854775809",
                                      "18446744073709551616",
                                      "99999999999999999999999"};
    int64_t value;

    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++) {
        assert_true(text_to_int64(good[i], &value));
        assert_int_equal(value, strtoll(good[i], NULL, 10));
    }
    assert_true(text_to_int64("+5", &value));
    assert_int_equal(value, 5);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        assert_false(text_to_int64(bad[i], &value));
}

static bool slow_glob(const char *pattern, const char *text)
{
    if (*pattern == '\0')
        return *text == '\0';
    if (*pattern == '*')
        return slow_glob(pattern + 1, text) ||
               (*text != '\0' && slow_glob(pattern, text + 1));
    return *text != '\0' && (*pattern == '?' || *pattern == *text) &&
           slow_glob(pattern + 1, text + 1);
}

static void test_glob(void **state)
{
    (void)state;
    struct chance chance = {2};
    char pattern[10], text[12];

    assert_true(text_glob("ProfilerStep*", "ProfilerStep#12"));
    assert_false(text_glob("ProfilerStep*", "profilerstep#12"));
    assert_true(text_glob("", ""));
    assert_false(text_glob("", "x"));
    for (int i = 0; i < 100000; i++) {
        unsigned length = chance_below(&chance, sizeof pattern);

        for (unsigned j = 0; j < length; j++)
            pattern[j] = "ab*?"[chance_below(&chance, 4)];
        pattern[length] = '\0';
        length = chance_below(&chance, sizeof text);
        for (unsigned j = 0; j < length; j++)
            text[j] = "ab"[chance_below(&chance, 2)];
        text[length] = '\0';
        if (text_glob(pattern, text) != slow_glob(pattern, text))
            fail_msg("%s on %s", pattern, text);
    }
    /* Linear: this would not end with plain backtracking. */
    static char many[1000001], wanted[500003] = "*";
    memset(many, 'a', sizeof many - 1);
    memset(wanted + 1, 'a', sizeof wanted - 3);
    wanted[sizeof wanted - 2] = 'b';
    assert_false(text_glob(wanted, many));
    assert_false(text_contains_nocase(many, wanted + 1));
    assert_false(text_glob("*a*a*a*a*a*a*a*a*a*b", many));
}

static void test_cheap_globs(void **state)
{
    char pattern[400];

    (void)state;
    assert_true(text_glob_is_cheap("") && text_glob_is_cheap("***") &&
                text_glob_is_cheap("a?b*c?d"));
    memset(pattern, 'a', sizeof pattern);
    pattern[399] = '\0';
    assert_true(text_glob_is_cheap(pattern)); /* plain */
    pattern[TEXT_GLOB_PART_MAX] = '*';
    pattern[3] = '?';
    assert_true(text_glob_is_cheap(pattern)); /* the long part has none */
    pattern[300] = '?';
    assert_false(text_glob_is_cheap(pattern));
    pattern[TEXT_GLOB_PART_MAX] = 'a';
    assert_false(text_glob_is_cheap(pattern));
}

static void test_hash(void **state)
{
    char hex[33];

    (void)state;
    /* XXH3-128 of nothing, as xxhsum -H2 prints it. */
    text_write_hash((uint64_t[]){0x6001c324468d497f, 0x99aa06d3014798d8}, hex);
    assert_string_equal(hex, "99aa06d3014798d86001c324468d497f");
    text_write_hash((uint64_t[]){0xa, 0}, hex);
    assert_string_equal(hex, "0000000000000000000000000000000a");
}

static void test_contains_nocase(void **state)
{
    (void)state;
    assert_true(text_contains_nocase("ncclDevKernel", "NCCLDEV"));
    assert_true(text_contains_nocase("x", ""));
    assert_true(text_contains_nocase("", ""));
    assert_false(text_contains_nocase("", "x"));
    assert_true(text_contains_nocase("aab", "AB"));
    assert_false(text_contains_nocase("abc", "abcd"));
    assert_false(text_contains_nocase("[", "{")); /* only letters have a case */
    assert_true(text_contains_nocase("Größe", "ÖSSE") == false);
}

static void expect_clean(const char *text, const char *expected)
{
    char copy[200];
    size_t length = strlen(text);

    memcpy(copy, text, length + 1);
    size_t kept = text_clean(copy, length);
    copy[kept] = '\0';
    assert_string_equal(copy, expected);
    assert_true(text_is_clean(copy, kept));
    assert_int_equal(text_is_clean(text, length), strcmp(text, expected) == 0);
}

static void test_clean(void **state)
{
    (void)state;
    expect_clean("", "");
    expect_clean("aten::add <größe> \xF0\x9F\x98\x80",
                 "aten::add <größe> \xF0\x9F\x98\x80");
    expect_clean("\033]0;title\a\033[2J", " ]0;title  [2J");
    expect_clean("a\nb\r\tc\177d", "a b  c d");
    /* C1: CSI and OSC in two bytes; the neighbours of the range stay. */
    expect_clean("\xC2\x9B"
                 "31m\xC2\x80\xC2\x9F\xC2\xA0",
                 " 31m  \xC2\xA0");
    /* U+061C, U+200E, U+200F, U+2028 … U+202E, U+2066 … U+2069. */
    expect_clean("a\xD8\x9C\xE2\x80\x8E\xE2\x80\x8F"
                 "b\xE2\x80\xA8\xE2\x80\xAA\xE2\x80\xAE\xE2\x81\xA6\xE2\x81\xA9z",
                 "a   b     z");
    expect_clean("\xE2\x80\x8D\xE2\x80\xAF\xE2\x81\xA5\xE2\x80\xA7",
                 "\xE2\x80\x8D\xE2\x80\xAF\xE2\x81\xA5\xE2\x80\xA7");
    /* What is no UTF-8, CSI in one byte among it. */
    expect_clean("\x9B"
                 "31m\xFFx\xC3",
                 "?31m?x?");
    char with_nul[] = {'a', 0, 'b'};
    assert_int_equal(text_clean(with_nul, 3), 3);
    assert_memory_equal(with_nul, "a b", 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_utf8),    cmocka_unit_test(test_us),
        cmocka_unit_test(test_rounded), cmocka_unit_test(test_int64),
        cmocka_unit_test(test_glob),    cmocka_unit_test(test_cheap_globs),
        cmocka_unit_test(test_hash),    cmocka_unit_test(test_contains_nocase),
        cmocka_unit_test(test_clean),
    };

    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
