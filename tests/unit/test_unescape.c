/* trace/scan.h: what JSON's escapes mean, against Jansson where that can say it,
 * and that different strings stay different. */
#include "base/error.h"
#include "trace/scan.h"
#include "trace_text.h"

#include <jansson.h>
#include <string.h>

static void check(const char *raw, const char *expected)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(1000);

    unescape_json(&out, (const uint8_t *)raw, strlen(raw));
    assert_int_equal(out.length, strlen(expected));
    if (*expected != '\0')
        assert_string_equal(out.bytes, expected);
}

static void test_by_hand(void **state)
{
    (void)state;
    check("", "");
    check("plain", "plain");
    check("\\\"\\\\\\/\\b\\f\\n\\r\\t", "\"\\/\b\f\n\r\t");
    check("\\u0041\\u00e4\\u20AC", "A\xC3\xA4\xE2\x82\xAC");
    check("\\ud83d\\ude00!", "\xF0\x9F\x98\x80!");
    check("\\uDBFF\\uDFFF", "\xF4\x8F\xBF\xBF");
    check("\\u0000x", "\xC0\x80x"); /* shown as U+FFFD, and no C string ends there */
    /* Lone surrogates: their three bytes. */
    check("\\ud83d", "\xED\xA0\xBD");
    check("\\ude00\\ud83d", "\xED\xB8\x80\xED\xA0\xBD");
    check("\\ud83dx\\ude00", "\xED\xA0\xBDx\xED\xB8\x80");
    check("\\ud83d\\ud83d\\ude00", "\xED\xA0\xBD\xF0\x9F\x98\x80");
    check("\\ud83d\\u0041", "\xED\xA0\xBD\x41");
    check("\\ud83d\\n", "\xED\xA0\xBD\n");
    check("\\ud83d\\ue000", "\xED\xA0\xBD\xEE\x80\x80");
    check("\\ud83d\\udbff", "\xED\xA0\xBD\xED\xAF\xBF");
    check("\\udbff\\udc00", "\xF4\x8F\xB0\x80");
    /* Text that is no escape stays unchanged. */
    check("C:\\dir\\x\\q", "C:\\dir\\x\\q");
    check("\\u12", "\\u12");
    check("\\u12G4", "\\u12G4");
    check("\\U0041", "\\U0041");
    check("end\\", "end\\");
    check("\\\\", "\\");
    check("\\\\\\", "\\\\");
    check("\\u", "\\u");
    check("\\ud83d\\u", "\xED\xA0\xBD\\u");
    check("\xFF\xFE", "\xFF\xFE");
}

static void test_raw_nul(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer out = BUFFER(100);

    unescape_json(&out, (const uint8_t *)"a\0b\\n\0", 6);
    assert_int_equal(out.length, 7);
    assert_memory_equal(out.bytes,
                        "a\xC0\x80"
                        "b\n\xC0\x80",
                        7);
}

static void test_no_room(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer out = BUFFER(3);

    unescape_json(&out, (const uint8_t *)"\\u20ac\\u20ac", 12);
    assert_true(buffer_failed(&out));
}

/* Random strings that Jansson accepts mean the same to us. */
static void test_like_jansson(void **state)
{
    (void)state;
    static const char *const parts[] = {
        "a",       "\\\\",           "\\\"",    "\\n",     "\\u0041", "\\u00e4",
        "\\u20ac", "\\ud83d\\ude00", "\\/",     "\\u0001", "é",       "😀",
        "x:y",     "\\ud800",        "\\udc00", "\\u12",   "\\x",     "\\ud83d\\u0041",
        "ab\\tcd"};
    struct chance chance = {5};
    unsigned compared = 0;

    for (int i = 0; i < 50000; i++) {
        CLEANUP_BUFFER struct buffer raw = BUFFER(1000);
        CLEANUP_BUFFER struct buffer out = BUFFER(1000);

        buffer_append_char(&raw, '"');
        for (unsigned j = chance_below(&chance, 8); j > 0; j--)
            buffer_append_text(
                &raw, parts[chance_below(&chance, sizeof parts / sizeof parts[0])]);
        buffer_append_char(&raw, '"');
        unescape_json(&out, (const uint8_t *)raw.bytes + 1, raw.length - 2);
        assert_false(buffer_failed(&out));
        json_t *value = json_loadb(raw.bytes, raw.length, JSON_DECODE_ANY, NULL);
        if (value == NULL)
            continue;
        compared++;
        assert_int_equal(out.length, json_string_length(value));
        assert_memory_equal(out.length == 0 ? "" : out.bytes, json_string_value(value),
                            out.length);
        json_decref(value);
    }
    assert_true(compared > 10000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_hand),
        cmocka_unit_test(test_raw_nul),
        cmocka_unit_test(test_no_room),
        cmocka_unit_test(test_like_jansson),
    };

    return cmocka_run_group_tests_name("unescape", tests, NULL, NULL);
}
