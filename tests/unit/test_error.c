/* base/error.h: codes, messages and their limits. */
#include "base/error.h"
#include "base/text.h"
#include "trace_text.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static void test_set(void **state)
{
    (void)state;
    struct error error = {0};

    assert_int_equal(
        error_set(&error, ERROR_FORMAT, "not_a_trace", "%s: line %d", "f", 3),
        -(int)ERROR_FORMAT);
    assert_int_equal(error.code, ERROR_FORMAT);
    assert_string_equal(error.slug, "not_a_trace");
    assert_string_equal(error.message, "f: line 3");
    /* Without a struct error, the code is still returned. */
    assert_int_equal(error_set(NULL, ERROR_LIMIT, "x", "y"), -(int)ERROR_LIMIT);
    error_prefix(NULL, "x");
    /* A message may be made of the one before. */
    error_set(&error, ERROR_LIMIT, "s", "again: %s", error.message);
    assert_string_equal(error.message, "again: f: line 3");
    error_prefix(&error, "%s %d", "job", 7);
    assert_string_equal(error.message, "job 7: again: f: line 3");
}

static void test_errno(void **state)
{
    (void)state;
    static const struct {
        int number;
        enum error_code code;
    } cases[] = {{ENOSPC, ERROR_SPACE},  {EDQUOT, ERROR_SPACE},
                 {ENOMEM, ERROR_MEMORY}, {ECANCELED, ERROR_CANCELLED},
                 {ENOENT, ERROR_IO},     {EACCES, ERROR_IO}};

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct error error;

        assert_int_equal(error_set_errno(&error, cases[i].number, "open %s", "x.json"),
                         -(int)cases[i].code);
        assert_int_equal(error.code, cases[i].code);
        assert_non_null(strstr(error.message, "open x.json: "));
        if (cases[i].code != ERROR_CANCELLED)
            assert_non_null(strstr(error.message, strerror(cases[i].number)));
    }
}

/* Long texts of every sort of UTF-8, shifted so that every byte meets the end. */
static void test_cut_at_boundary(void **state)
{
    (void)state;
    static const char *const letters[] = {"a", "ä", "€", "😀"};

    for (size_t letter = 0; letter < 4; letter++)
        for (size_t shift = 0; shift < 5; shift++) {
            struct error error;
            char text[2000];
            size_t length = shift;

            memset(text, '.', shift);
            while (length < 1500) {
                strcpy(text + length, letters[letter]);
                length += strlen(letters[letter]);
            }
            error_set(&error, ERROR_IO, "s", "%s", text);
            size_t kept = strlen(error.message);
            assert_in_range(kept, sizeof error.message - 5, sizeof error.message - 1);
            assert_true(text_is_utf8(error.message, kept));
            assert_memory_equal(error.message, text, kept);
            error_prefix(&error, "p%s", text + shift);
            assert_true(text_is_utf8(error.message, strlen(error.message)));
            error_set_errno(&error, ENOENT, "%s", text);
            assert_true(text_is_utf8(error.message, strlen(error.message)));
        }
}

static void expect_hidden(const char *message, const char *text, const char *shown,
                          const char *expected)
{
    struct error error;

    error_set(&error, ERROR_IO, "s", "%s", message);
    error_hide(&error, text, shown);
    assert_string_equal(error.message, expected);
}

static void test_hide(void **state)
{
    (void)state;
    expect_hidden("/a/b: cannot rename /a/b/x to /a/b/y", "/a/b", "set",
                  "set: cannot rename set/x to set/y");
    expect_hidden("/a/b/a/b", "/a/b", "", "");
    expect_hidden("/a/b", "/a/b", "see /a/b", "see /a/b"); /* not again in what is put */
    expect_hidden("nothing", "/a", "x", "nothing");
    expect_hidden("nothing", "", "x", "nothing");
    expect_hidden("nothing", NULL, "x", "nothing");
    error_hide(NULL, "/a", "x");

    /* A text that grows too long is cut between letters. */
    struct error error;
    char long_message[sizeof error.message];
    memset(long_message, 'p', sizeof long_message - 1);
    long_message[sizeof long_message - 1] = '\0';
    error_set(&error, ERROR_IO, "s", "%s", long_message);
    error_hide(&error, "p", "äö");
    assert_in_range(strlen(error.message), sizeof error.message - 3,
                    sizeof error.message - 1);
    assert_true(text_is_utf8(error.message, strlen(error.message)));
}

static void test_status(void **state)
{
    (void)state;
    for (int code = ERROR_NONE; code <= ERROR_INTERNAL; code++) {
        int status = error_http_status((enum error_code)code);

        assert_true(code == ERROR_NONE ? status == 200 : status >= 400 && status < 600);
    }
    assert_int_equal(error_http_status(ERROR_FORMAT), 422);
    assert_int_equal(error_http_status(ERROR_SPACE), 507);
    assert_int_equal(error_http_status(ERROR_MEMORY), 503);
    assert_int_equal(error_http_status(ERROR_NOT_FOUND), 404);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_set),
        cmocka_unit_test(test_errno),
        cmocka_unit_test(test_cut_at_boundary),
        cmocka_unit_test(test_hide),
        cmocka_unit_test(test_status),
    };

    return cmocka_run_group_tests_name("error", tests, NULL, NULL);
}
