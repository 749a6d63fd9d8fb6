/* Tokens of a server: which texts are some, who has them, and that the guard asks for
 * one. */
#include "serve/guard.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const struct guard local = {
    .loopback = true, .port = 8080, .address = "127.0.0.1", .cookie = "tracediff-8080"};

static int check(const struct guard *guard, struct guard_request request)
{
    struct error error;

    request.method = "GET";
    request.host = "localhost:8080";
    request.host_count = 1;
    return guard_check(guard, &request, NULL, &error);
}

static void compares_tokens(void **state)
{
    struct guard guard = local;
    struct tokens tokens;
    struct error error;

    (void)state;
    assert_int_equal(tokens_read(" \t0123456789abcdef\r\n", "f", &tokens, &error), 0);
    assert_int_equal(tokens.count, 1);
    assert_string_equal(tokens.list->text, "0123456789abcdef");
    assert_non_null(token_find(tokens.list, 1, "0123456789abcdef"));
    assert_null(token_find(tokens.list, 0, "0123456789abcdef"));
    assert_null(token_find(tokens.list, 1, "0123456789abcde"));
    assert_null(token_find(tokens.list, 1, "0123456789abcdeg"));
    assert_null(token_find(tokens.list, 1, "0123456789abcdef0123456789abcdef"));
    assert_null(token_find(tokens.list, 1, ""));

    guard.tokens = tokens.list;
    guard.token_count = 1;
    struct guard_request request = {.cookie =
                                        "a=b; tracediff-8080=0123456789abcdef; c=d"};
    assert_int_equal(check(&guard, request), 0);
    request.cookie = "a=tracediff-8080=0123456789abcdef";
    assert_int_equal(check(&guard, request), -ERROR_UNAUTHORIZED);
    request.authorization = "bearer 0123456789abcdef";
    assert_int_equal(check(&guard, request), 0);
    request.query_token = "wrong";
    request.authorization = NULL;
    assert_int_equal(check(&guard, request), -ERROR_UNAUTHORIZED);
    request.query_token = "0123456789abcdef";
    assert_int_equal(check(&guard, request), 0);
    tokens_free(&tokens);
}

static void tells_who_came(void **state)
{
    struct guard guard = local;
    struct tokens tokens;
    struct error error;
    const struct token *who;
    struct guard_request request = {
        .method = "POST", .host = "localhost:8080", .host_count = 1};

    (void)state;
    assert_int_equal(tokens_read("# for the team\n\nada 0123456789abcdef\r\n"
                                 "bob\t fedcba9876543210\nada 0123456789abcdeg\n"
                                 "ci@x 0123456789abcdef.. read",
                                 "f", &tokens, &error),
                     0);
    assert_int_equal(tokens.count, 4);
    guard.tokens = tokens.list;
    guard.token_count = tokens.count;
    static const struct {
        const char *given, *name;
        int post;
    } cases[] = {
        {"Bearer 0123456789abcdef", "ada", 0},
        {"Bearer 0123456789abcdeg", "ada", 0},
        {"Bearer fedcba9876543210", "bob", 0},
        {"Bearer 0123456789abcdef..", "ci@x", -ERROR_FORBIDDEN},
        {"Bearer 0123456789abcdef.", NULL, -ERROR_UNAUTHORIZED},
        {"Bearer ada", NULL, -ERROR_UNAUTHORIZED},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        request.authorization = cases[i].given;
        request.method = "POST";
        assert_int_equal(guard_check(&guard, &request, &who, &error), cases[i].post);
        request.method = "GET";
        bool known = guard_check(&guard, &request, &who, &error) == 0;
        assert_int_equal(known, cases[i].name != NULL);
        assert_int_equal(who != NULL, known);
        if (known)
            assert_string_equal(who->name, cases[i].name);
    }
    tokens_free(&tokens);
}

/* A file of `count` lines "nI TOKEN-I". */
static void write_many(char *out, size_t size, int count)
{
    for (int i = 0, at = 0; i < count; i++)
        at += snprintf(out + at, size - (size_t)at, "n%d 0123456789abcdef%d\n", i, i);
}

static void refuses_bad_tokens(void **state)
{
    static const struct {
        const char *text, *told;
    } cases[] = {
        {"", "line 1: this file has no token"},
        {"# only this\n", "line 1: this file has no token"},
        {"too-short", "line 1: a token has 16 to 256"},
        {"0123456789abcde;", "line 1: a token has 16 to 256"},
        {"\n\nada short", "line 3: a token has 16 to 256"},
        {"a/b 0123456789abcdef", "line 1: a name has up to 64"},
        {"\xc3\xa4 0123456789abcdef", "line 1: a name has up to 64"},
        {"ada 0123456789abcdef write", "line 1: a line has a token"},
        {"ada 0123456789abcdef read x", "line 1: a line has a token"},
        {"ada 0123456789abcdef\n0123456789abcdeg", "line 2: with several tokens"},
        {"0123456789abcdef\nada 0123456789abcdeg", "line 2: with several tokens"},
        {"ada 0123456789abcdef\nbob 0123456789abcdef", "line 2: an earlier line has"},
    };
    char long_name[200], many[TOKENS_TEXT_MAX];
    struct tokens tokens;
    struct error error;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(tokens_read(cases[i].text, "f", &tokens, &error),
                         -ERROR_PARAMETER);
        if (strstr(error.message, cases[i].told) == NULL ||
            strstr(error.message, "0123") != NULL)
            fail_msg("\"%s\": %s", cases[i].text, error.message);
    }
    snprintf(long_name, sizeof long_name, "%065d 0123456789abcdef", 0);
    assert_int_equal(tokens_read(long_name, "f", &tokens, &error), -ERROR_PARAMETER);
    assert_int_equal(tokens_read(long_name + 1, "f", &tokens, &error), 0);
    tokens_free(&tokens);
    write_many(many, sizeof many, TOKENS_MAX);
    assert_int_equal(tokens_read(many, "f", &tokens, &error), 0);
    assert_int_equal(tokens.count, TOKENS_MAX);
    tokens_free(&tokens);
    write_many(many, sizeof many, TOKENS_MAX + 1);
    assert_int_equal(tokens_read(many, "f", &tokens, &error), -ERROR_PARAMETER);
}

static void makes_tokens_that_differ(void **state)
{
    struct token one, two;
    struct error error;

    (void)state;
    assert_int_equal(token_make(&one, &error), 0);
    assert_int_equal(token_make(&two, &error), 0);
    assert_int_equal(strlen(one.text), 64);
    assert_string_not_equal(one.text, two.text);
    assert_string_equal(one.name, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(compares_tokens),
        cmocka_unit_test(tells_who_came),
        cmocka_unit_test(refuses_bad_tokens),
        cmocka_unit_test(makes_tokens_that_differ),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
