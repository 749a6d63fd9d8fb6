/* A dashboard under a path, and what a proxy says of a request. */
#include "base/error.h"
#include "base/text.h"
#include "serve/guard.h"
#include "serve/pages.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void takes_only_safe_paths(void **state)
{
    static const char *const good[] = {"/a", "/tracediff", "/api", "/a/b-._~9/C", "/..."};
    static const char *const bad[] = {
        "",        "/",    "a",     "/a/",  "//",   "//a",  "/a//b", "/.",   "/a/..",
        "/a/../b", "/a b", "/a%20", "/a\"", "/a<b", "/a\n", "/a\\b", "/a?b", "/\xc3\xa4"};
    char text[HTTP_BASE_PATH_MAX + 2];
    struct error error;

    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof good[0]; i++)
        assert_int_equal(http_base_check(good[i], &error), 0);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (http_base_check(bad[i], &error) != -ERROR_PARAMETER)
            fail_msg("taken: %s", bad[i]);
    memset(text, 'a', sizeof text);
    text[0] = '/';
    text[HTTP_BASE_PATH_MAX + 1] = '\0';
    assert_int_equal(http_base_check(text, &error), -ERROR_PARAMETER);
    text[HTTP_BASE_PATH_MAX] = '\0';
    assert_int_equal(http_base_check(text, &error), 0);
}

static void strips_the_path_and_nothing_else(void **state)
{
    static const char *const inside[][2] = {
        {"/api", ""},         {"/api/", "/"},          {"/api/api/v1", "/api/v1"},
        {"/%61pi/x", "/x"},   {"/%61%70%69/x", "/x"},  {"/api//x", "//x"},
        {"/api/%61", "/%61"}, {"/ap%69/../y", "/../y"}};
    static const char *const outside[] = {"",      "/",     "/apix",   "/ap",
                                          "//api", "/API",  "%2Fapi",  "/%2561pi",
                                          "/ap%",  "/ap%6", "/api%2F", "*"};

    (void)state;
    for (size_t i = 0; i < sizeof inside / sizeof inside[0]; i++) {
        const char *rest = http_base_strip("/api", inside[i][0]);
        if (rest == NULL || strcmp(rest, inside[i][1]) != 0)
            fail_msg("%s: %s", inside[i][0], rest == NULL ? "outside" : rest);
    }
    for (size_t i = 0; i < sizeof outside / sizeof outside[0]; i++)
        if (http_base_strip("/api", outside[i]) != NULL)
            fail_msg("inside: %s", outside[i]);
}

static void writes_the_path_into_texts(void **state)
{
    static const char text[] = "<html x=\"/\"><a href=\"/b\" c=\"d\" e=\"\"/>=\"";
    CLEANUP_BUFFER struct buffer out = BUFFER(1000);

    (void)state;
    http_base_write("/p", text, sizeof text - 1, HTTP_BASE_IN_HTML, &out);
    assert_string_equal(out.bytes,
                        "<html x=\"/p/\"><a href=\"/p/b\" c=\"d\" e=\"\"/>=\"");
    buffer_clear(&out);
    http_base_write("", text, sizeof text - 1, HTTP_BASE_IN_HTML, &out);
    assert_string_equal(out.bytes, text);
}

static const char *location(const char *base, const char *path)
{
    static char text[200];
    struct http_reply reply = {0};

    http_base_location(base, path, &reply);
    snprintf(text, sizeof text, "%s", reply.headers[0].value);
    http_reply_free(&reply);
    return text;
}

static void never_leads_to_another_host(void **state)
{
    (void)state;
    assert_string_equal(location("", "/api/v1/jobs/1"), "/api/v1/jobs/1");
    assert_string_equal(location("/p", "/api/v1/jobs/1"), "/p/api/v1/jobs/1");
    assert_string_equal(location("", "//evil.example/"), "/evil.example/");
    assert_string_equal(location("", "/\\evil.example"), "/evil.example");
    assert_string_equal(location("/p", "\\/evil.example"), "/p/evil.example");
}

static void believes_the_last_value(void **state)
{
    struct http_forwarded said;
    struct error error;

    (void)state;
    assert_int_equal(http_forwarded_read(NULL, NULL, NULL, &said, &error), 0);
    assert_null(said.scheme);
    assert_int_equal(http_forwarded_read("evil, HTTPS ", "evil.example,a.example:8443",
                                         "6.6.6.6, 192.0.2.1", &said, &error),
                     0);
    assert_string_equal(said.scheme, "https");
    assert_string_equal(said.host, "a.example:8443");
    assert_string_equal(said.client, "192.0.2.1");
    static const char *const clients[][2] = {{"192.0.2.1:99", "192.0.2.1"},
                                             {"2001:db8::1", "2001:db8::1"},
                                             {"[2001:db8::1]:9", "2001:db8::1"},
                                             {"unknown", ""},
                                             {"1.2.3.4\x1b[m", ""},
                                             {"1.2.3.4,", ""}};
    for (size_t i = 0; i < sizeof clients / sizeof clients[0]; i++) {
        assert_int_equal(http_forwarded_read(NULL, NULL, clients[i][0], &said, &error),
                         0);
        assert_string_equal(said.client, clients[i][1]);
    }
}

static void refuses_what_is_malformed(void **state)
{
    static const char *const schemes[] = {"", "ftp", "https,", "https;", "http/https"};
    static const char *const hosts[] = {"",    "a.example,", "a b", "a@b",
                                        "a/b", "a\\b",       "a\"b"};
    char longest[400];
    struct http_forwarded said;
    struct error error;

    (void)state;
    for (size_t i = 0; i < sizeof schemes / sizeof schemes[0]; i++)
        if (http_forwarded_read(schemes[i], NULL, NULL, &said, &error) == 0)
            fail_msg("scheme: %s", schemes[i]);
    for (size_t i = 0; i < sizeof hosts / sizeof hosts[0]; i++)
        if (http_forwarded_read(NULL, hosts[i], NULL, &said, &error) == 0)
            fail_msg("host: %s", hosts[i]);
    memset(longest, 'a', sizeof longest);
    longest[sizeof longest - 1] = '\0';
    assert_int_equal(http_forwarded_read(NULL, longest, longest, &said, &error),
                     -ERROR_PARAMETER);
    assert_int_equal(http_forwarded_read(longest, NULL, NULL, &said, &error),
                     -ERROR_PARAMETER);
}

static int check(struct guard_request request)
{
    static const char *const hosts[] = {"a.example:443"};
    static const struct guard guard = {.loopback = true,
                                       .port = 8080,
                                       .address = "127.0.0.1",
                                       .allowed_hosts = hosts,
                                       .allowed_host_count = 1};
    struct error error;

    request.method = "POST";
    request.host_count = 1;
    return guard_check(&guard, &request, NULL, &error);
}

static void checks_the_host_that_the_browser_sent(void **state)
{
    struct guard_request request = {.host = "127.0.0.1:8080",
                                    .forwarded_host = "a.example",
                                    .scheme = "https",
                                    .origin = "https://a.example"};

    (void)state;
    assert_int_equal(check(request), 0);
    request.origin = "https://a.example:443";
    assert_int_equal(check(request), 0);
    request.origin = "http://a.example"; /* the page of the other scheme */
    assert_int_equal(check(request), -ERROR_FORBIDDEN);
    request.origin = "http://127.0.0.1:8080"; /* of the server behind the proxy */
    assert_int_equal(check(request), -ERROR_FORBIDDEN);
    request.origin = NULL;
    request.scheme = "http"; /* port 80 is not allowed */
    assert_int_equal(check(request), -ERROR_FORBIDDEN);
    request.scheme = "https";
    request.forwarded_host = "evil.example";
    assert_int_equal(check(request), -ERROR_FORBIDDEN);
    request.forwarded_host = "a.example";
    request.host =
        "evil.example:8080"; /* its name leads here, its page sends the header */
    assert_int_equal(check(request), -ERROR_FORBIDDEN);
    request.host = "a.example";
    request.forwarded_host = NULL;
    request.origin = "https://a.example";
    assert_int_equal(check(request), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(takes_only_safe_paths),
        cmocka_unit_test(strips_the_path_and_nothing_else),
        cmocka_unit_test(writes_the_path_into_texts),
        cmocka_unit_test(never_leads_to_another_host),
        cmocka_unit_test(believes_the_last_value),
        cmocka_unit_test(refuses_what_is_malformed),
        cmocka_unit_test(checks_the_host_that_the_browser_sent),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
