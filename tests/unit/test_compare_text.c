/* answer/compare.h, answer/compare.h, answer/text.h: sentences in lines. */
#include "answer/compare.h"
#include "answer/text.h"
#include "base/error.h"

#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void check_wrap(const char *text, size_t width, size_t column, size_t indent,
                       const char *expected)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(10000);

    table_wrap(text, width, column, indent, &out);
    assert_string_equal(out.bytes == NULL ? "" : out.bytes, expected);
}

static void test_wrap(void **state)
{
    (void)state;
    check_wrap("", 10, 0, 0, "");
    check_wrap("one two three", 8, 0, 2, "one two\n  three");
    check_wrap("one two three", 7, 0, 0, "one two\nthree");
    check_wrap("one two", 7, 1, 1, "one\n two");
    check_wrap("a_word_that_is_longer than", 10, 0, 0, "a_word…ger\nthan");
    check_wrap("1. a_word_that_is_longer", 10, 0, 3, "1.\n   a_wo…er");
    check_wrap("two  blanks\nand a line", 80, 0, 0, "two blanks and a line");
    /* Characters count, not bytes; what a terminal would obey is taken out. */
    check_wrap("\xC2\xB5s \xC2\xB5s \xC2\xB5s", 5, 0, 0,
               "\xC2\xB5s \xC2\xB5s\n\xC2\xB5s");
    check_wrap("\033[31mred", 80, 0, 0, "[31mred");
}

/* Wherever two names part, what is shown has the width, and an end that is shown is not
 * followed by a gap. */
static void test_name_beside(void **state)
{
    char name[101] = "", other[101];

    (void)state;
    for (size_t i = 0; i < 50; i++)
        snprintf(name + 2 * i, 3, "%02zu", i);
    for (size_t part = 0; part < 100; part++) {
        CLEANUP_BUFFER struct buffer out = BUFFER(10000);

        memcpy(other, name, sizeof other);
        other[part] = 'x';
        table_name_beside(name, other, 40, &out);
        size_t gaps = 0;
        for (const char *gap = out.bytes; (gap = strstr(gap, "…")) != NULL; gap++)
            gaps++;
        assert_int_equal(out.length - 2 * gaps, 40);
        assert_true(gaps == 1 || gaps == 2);
        bool cut = strcmp(out.bytes + out.length - 3, "…") == 0;
        const char *last = out.bytes + out.length - (cut ? 5 : 2);
        assert_int_equal(cut, strncmp(last, name + 98, 2) != 0);
    }
}

static void check_diagnosis(const struct compare_result *result, const char *text,
                            const char *markdown)
{
    CLEANUP(answer_free) struct answer answer;
    CLEANUP_BUFFER struct buffer out = BUFFER(10000);
    struct error error;

    assert_int_equal(answer_make(result, &answer, &error), 0);
    compare_write_diagnosis(&answer, false, 30, &out);
    assert_string_equal(out.bytes == NULL ? "" : out.bytes, text);
    buffer_clear(&out);
    compare_write_markdown_diagnosis(&answer, &out);
    assert_string_equal(out.bytes == NULL ? "" : out.bytes, markdown);
}

static void test_diagnosis(void **state)
{
    struct compare_result result = {.info = {{.id = "a"}, {.id = "b"}},
                                    .verdict = {.kind = VERDICT_SLOWER}};

    (void)state;
    check_diagnosis(&result, "", ""); /* not asked for */
    result.request.diagnosis = true;
    check_diagnosis(&result, "\nThe search for causes took too\nlong and was stopped.\n",
                    "\nThe search for causes took too long and was stopped.\n");
    result.diagnosis = json_array();
    check_diagnosis(&result, "", ""); /* nothing is found, nothing is said */
    json_array_append_new(result.diagnosis,
                          json_pack("{s:s, s:[{s:s, s:n}, {s:s}]}", "text",
                                    "`aten::bmm` takes 2 ms more.", "parts", "name",
                                    "aten::bmm", "row", "text", " takes 2 ms more."));
    json_array_append_new(result.diagnosis,
                          json_pack("{s:s, s:[{s:s}]}", "text", "Most likely: *", "parts",
                                    "text", "Most likely: *"));
    check_diagnosis(&result, "\n1. `aten::bmm` takes 2 ms\n   more.\n2. Most likely: *\n",
                    "\n1. `aten::bmm` takes 2 ms more.\n2. Most likely: \\*\n");
    json_decref(result.diagnosis);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrap),
        cmocka_unit_test(test_name_beside),
        cmocka_unit_test(test_diagnosis),
    };

    return cmocka_run_group_tests_name("compare_text", tests, NULL, NULL);
}
