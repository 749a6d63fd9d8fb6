/* answer/text.h, answer/compare.h: names and sentences that try to be markup.
 */
#include "answer/compare.h"
#include "answer/text.h"
#include "base/error.h"
#include "store/set_pair.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void check_code(const char *name, const char *expected)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(10000);

    markdown_code(name, 40, &out);
    assert_string_equal(out.bytes, expected);
}

static void test_code(void **state)
{
    (void)state;
    check_code("aten::add", "`aten::add`");
    check_code("", "(no name)");
    check_code("<b>&amp;</b> @you #1 **x**", "`<b>&amp;</b> @you #1 **x**`");
    check_code("a`b", "``a`b``");
    check_code("`a", "`` `a ``");
    check_code("a```", "```` a``` ````");
    check_code("f(a || b)", "`f(a \\|\\| b)`");
    /* A backslash before a bar would make the bar end the cell after all. */
    check_code("a\\|b\\", "`a/\\|b\\`");
    check_code("two\nlines\r\n| x |", "`two lines  \\| x \\|`");
    check_code("\xFF", "`\xEF\xBF\xBD`");
}

/* However it is cut, no cell ends inside a name. */
static void test_no_bar_is_left(void **state)
{
    static const char letters[] = "a|\\`";
    uint32_t random = 7;

    (void)state;
    for (int round = 0; round < 5000; round++) {
        CLEANUP_BUFFER struct buffer out = BUFFER(10000);
        char name[80] = "";

        for (size_t i = 0; i < 60; i++) {
            random = random * 1664525 + 1013904223;
            name[i] = letters[random >> 30];
        }
        markdown_code(name, 40, &out);
        for (size_t i = 0; i < out.length; i++) {
            size_t slashes = 0;

            while (slashes < i && out.bytes[i - slashes - 1] == '\\')
                slashes++;
            assert_true(out.bytes[i] != '|' || slashes % 2 == 1);
        }
    }
}

static void test_text(void **state)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(10000);

    (void)state;
    markdown_text("GPU <b> @you: *x* `y` #7 https://z.z\n| 2.1", &out);
    assert_string_equal(out.bytes, "GPU \\<b\\> @\xE2\x80\x8Byou: \\*x\\* \\`y\\` "
                                   "\\#\xE2\x80\x8B"
                                   "7 https:\xE2\x80\x8B//z.\xE2\x80\x8Bz \\| 2.1");
}

/* Names are code, everything else is text. */
static void test_sentence(void **state)
{
    CLEANUP_SENTENCE struct sentence sentence = SENTENCE;
    CLEANUP_BUFFER struct buffer out = BUFFER(10000);

    (void)state;
    sentence_name(&sentence, "a|b<c>", NULL, NULL);
    sentence_text(&sentence, " takes *");
    sentence_time(&sentence, 2e6);
    sentence_text(&sentence, "* more, ` of ");
    sentence_name(&sentence, "", NULL, NULL);
    markdown_sentence(&sentence, false, &out);
    assert_string_equal(out.bytes, "`a|b<c>` takes \\*2.00 ms\\* more, \\` of (no name)");
}

/* Kernels of one family, which differ in a tile size deep inside, are told apart. */
static void test_names_apart(void **state)
{
    static char old[] =
        "void family_of_kernels_with_one_long_beginning_for_all_of_them_tile128x128x32_"
        "and_an_end_that_all_have_and_that_is_long_as_well_(int, float, long, long, "
        "long)";
    static char new[] =
        "void family_of_kernels_with_one_long_beginning_for_all_of_them_tile256x128x32_"
        "and_an_end_that_all_have_and_that_is_long_as_well_(int, float, long, long, "
        "long)";
    static char control[] = "a", test[] = "b";
    struct compare_replacement replacement = {.name = {old, new}, .category = {"", ""}};
    struct compare_result result = {.request = {.sort = "abs_diff_duration"},
                                    .replacements = &replacement,
                                    .replacement_count = 1};
    CLEANUP_BUFFER struct buffer out = BUFFER(100000);

    (void)state;
    result.info[PAIR_CONTROL].label = control;
    result.info[PAIR_TEST].label = test;
    CLEANUP(answer_free) struct answer answer;
    struct error error;
    assert_int_equal(answer_make(&result, &answer, &error), 0);
    compare_write_markdown(&answer, &out);
    assert_non_null(strstr(out.bytes, "| `void family_of_kernels_with_on…"
                                      "hem_tile128x128x32_and_an_end_"));
    assert_non_null(strstr(out.bytes, "→ `void family_of_kernels_with_on…"
                                      "hem_tile256x128x32_and_an_end_"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_code),        cmocka_unit_test(test_no_bar_is_left),
        cmocka_unit_test(test_text),        cmocka_unit_test(test_sentence),
        cmocka_unit_test(test_names_apart),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
