/* answer/text.h: fields that no spreadsheet takes apart, or for formulas. */
#include "answer/text.h"
#include "base/error.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void expect_text(const char *text, const char *expected)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(1000);

    csv_append_text(&out, text, strlen(text));
    assert_string_equal(out.bytes == NULL ? "" : out.bytes, expected);
}

static void expect_words(const char *text, const char *expected)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(1000);

    csv_append_words(&out, text);
    assert_string_equal(out.bytes == NULL ? "" : out.bytes, expected);
}

static void test_quotes(void **state)
{
    (void)state;
    expect_text("", "");
    expect_text("aten::add", "aten::add");
    expect_text("void f<int, 2>(x = -1)", "\"void f<int, 2>(x = -1)\"");
    expect_text("say \"x\"", "\"say \"\"x\"\"\"");
    expect_text("a;b", "\"a;b\"");
    expect_text("a\tb", "\"a\tb\"");
    expect_text("a\nb", "\"a\nb\"");
    expect_text("a\rb", "\"a\rb\"");
    expect_text("a\xFFz", "a\xEF\xBF\xBDz");
    expect_words("-", "-");
    expect_words("a;=1", "\"a;=1\"");
}

static void test_formulas(void **state)
{
    (void)state;
    expect_text("=1+1", "'=1+1");
    expect_text("+1", "'+1");
    expect_text("-1", "'-1");
    expect_text("@SUM(1)", "'@SUM(1)");
    expect_text("\t=1", "\"'\t'=1\"");
    expect_text("\r=1", "\"'\r'=1\"");
    expect_text("\n1", "\"'\n1\"");
    expect_text("\"=1", "\"'\"\"=1\"");
    expect_text("\xEF\xBC\x9D"
                "1",
                "'\xEF\xBC\x9D"
                "1");
    /* If a semicolon or a tab separates fields, a field begins after it. */
    expect_text("a;=1+1", "\"a;'=1+1\"");
    expect_text("a\t@f", "\"a\t'@f\"");
    expect_text("a;\"=1+1\"", "\"a;'\"\"=1+1\"\"\"");
    expect_text("a;b=1", "\"a;b=1\"");
    expect_text("a\n-1", "\"a\n'-1\"");
    expect_text("a=1", "a=1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_quotes),
        cmocka_unit_test(test_formulas),
    };

    return cmocka_run_group_tests_name("csv", tests, NULL, NULL);
}
