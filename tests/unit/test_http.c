/* The pure parts of the layer http: URLs, what headers ask for, the guard, gzip. */
#include "base/compress.h"
#include "serve/guard.h"
#include "serve/request.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- URLs ---- */

static void decodes_percent_escapes(void **state)
{
    static const struct {
        const char *in, *path, *query; /* NULL: refused */
    } cases[] = {
        {"", "", ""},
        {"plain-._~", "plain-._~", "plain-._~"},
        {"a%2Fb%2fc", "a/b/c", "a/b/c"},
        {"a+b", "a+b", "a b"},
        {"%C3%BC", "ü", "ü"},
        {"%", NULL, NULL},
        {"%4", NULL, NULL},
        {"%4g", NULL, NULL},
        {"%00", NULL, NULL},
        {"a%00b", NULL, NULL},
        {"%C3", NULL, NULL},
        {"%ED%A0%80", NULL, NULL},
        {"%C0%AF", NULL, NULL},
        {"%ff", NULL, NULL},
    };
    char text[64];

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (int query = 0; query < 2; query++) {
            const char *right = query ? cases[i].query : cases[i].path;
            strcpy(text, cases[i].in);
            assert_int_equal(url_decode(text, query), right != NULL);
            if (right != NULL)
                assert_string_equal(text, right);
        }
    }
}

static void parses_queries(void **state)
{
    struct url_query query;
    struct error error;

    (void)state;
    assert_int_equal(url_query_parse("a=1&&b&a=2&c=x%26y%3Dz+&=e", &query, &error), 0);
    assert_int_equal(query.count, 5);
    assert_string_equal(url_query_get(&query, "a"), "1");
    assert_string_equal(query.items[2].value, "2");
    assert_string_equal(url_query_get(&query, "b"), "");
    assert_string_equal(url_query_get(&query, "c"), "x&y=z ");
    assert_null(url_query_get(&query, "d"));
    url_query_free(&query);
    assert_int_equal(url_query_parse(NULL, &query, &error), 0);
    assert_int_equal(query.count, 0);
    assert_int_equal(url_query_parse("a=%0", &query, &error), -ERROR_PARAMETER);
    assert_string_equal(error.slug, "bad_query");
    url_query_free(&query);
}

static void limits_the_number_of_parameters(void **state)
{
    char text[2 * URL_PARAMETERS_MAX + 8];
    struct url_query query;
    struct error error;

    (void)state;
    memset(text, 0, sizeof text);
    for (size_t i = 0; i < URL_PARAMETERS_MAX; i++)
        memcpy(text + 2 * i, "a&", 2);
    text[2 * URL_PARAMETERS_MAX - 1] = '\0';
    assert_int_equal(url_query_parse(text, &query, &error), 0);
    assert_int_equal(query.count, URL_PARAMETERS_MAX);
    url_query_free(&query);
    strcat(text, "&a");
    assert_int_equal(url_query_parse(text, &query, &error), -ERROR_PARAMETER);
}

static void matches_paths(void **state)
{
    static const struct {
        const char *pattern, *path, *first,
            *second; /* first NULL: no match; "": no ids */
    } cases[] = {
        {"/", "/", "", NULL},
        {"/", "", NULL, NULL},
        {"/", "//", NULL, NULL},
        {"/a", "/a", "", NULL},
        {"/a", "/a/", NULL, NULL},
        {"/a", "/A", NULL, NULL},
        {"/a", "/%61", NULL, NULL},
        {"/a/{id}", "/a/x%2Fy", "x/y", NULL},
        {"/a/{id}", "/a/", NULL, NULL},
        {"/a/{id}", "/a/%00", NULL, NULL},
        {"/a/{id}", "/a/x/", NULL, NULL},
        {"/a/{id}/b/{n}", "/a/1/b/%C3%BC", "1", "ü"},
        {"/a/{id}/b/{n}", "/a/1/c/2", NULL, NULL},
        {"/web/**", "/web/js/x.js", "js/x.js", NULL},
        {"/web/**", "/web/a%20b/c", "a b/c", NULL},
        {"/web/**", "/web/", NULL, NULL},
        {"/web/**", "/web", NULL, NULL},
        {"/web/**", "/web/..", NULL, NULL},
        {"/web/**", "/web/a/../b", NULL, NULL},
        {"/web/**", "/web/a/%2e%2e/b", NULL, NULL},
        {"/web/**", "/web/a%2f..%2fb", NULL, NULL},
        {"/web/**", "/web/a%5cb", NULL, NULL},
        {"/web/**", "/web/.hidden", NULL, NULL},
        {"/web/**", "/web/a//b", NULL, NULL},
        {"/web/**", "/web/a/", NULL, NULL},
    };
    char decoded[64];

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const char *ids[URL_IDS_MAX] = {NULL};
        bool matched = url_match(cases[i].pattern, cases[i].path, decoded, ids);

        if (matched != (cases[i].first != NULL))
            fail_msg("%s against %s", cases[i].path, cases[i].pattern);
        if (matched && *cases[i].first != '\0')
            assert_string_equal(ids[0], cases[i].first);
        if (matched && cases[i].second != NULL)
            assert_string_equal(ids[1], cases[i].second);
    }
}

/* ---- headers ---- */

static void negotiates_gzip(void **state)
{
    static const struct {
        const char *header;
        bool accepts;
    } cases[] = {
        {NULL, false},
        {"", false},
        {"gzip", true},
        {"GZIP", true},
        {"br, gzip", true},
        {"br,gzip;q=0.1", true},
        {"gzip;q=0", false},
        {"gzip; q=0.000", false},
        {"*", true},
        {"*;q=0", false},
        {"*, gzip;q=0", false},
        {"gzip;q=0, *", false},
        {"xgzip", false},
        {"gzipx", false},
        {"identity", false},
        {" , ,gzip", true},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (http_accepts_gzip(cases[i].header) != cases[i].accepts)
            fail_msg("Accept-Encoding: %s", cases[i].header);
}

static void recognises_etags(void **state)
{
    (void)state;
    assert_true(http_etag_matches("\"a\"", "\"a\""));
    assert_true(http_etag_matches("\"a-gzip\"", "\"a\""));
    assert_true(http_etag_matches("\"x\", W/\"a\" ,\"y\"", "\"a\""));
    assert_true(http_etag_matches("*", "\"a\""));
    assert_false(http_etag_matches("*", ""));
    assert_false(http_etag_matches(NULL, "\"a\""));
    assert_false(http_etag_matches("", "\"a\""));
    assert_false(http_etag_matches("a", "\"a\""));
    assert_false(http_etag_matches("\"ab\"", "\"a\""));
}

static void parses_content_ranges(void **state)
{
    static const char *const bad[] = {"",
                                      "bytes",
                                      "bytes 0-1",
                                      "bytes 1-0/5",
                                      "bytes 0-5/5",
                                      "bytes */5",
                                      "bytes 0-1/*",
                                      "bytes 0-1/5x",
                                      "bytes -1-2/5",
                                      "bytes0-1/5",
                                      "chars 0-1/5",
                                      "bytes 0-1/99999999999999999999999"};
    struct http_range range;

    (void)state;
    assert_true(http_parse_content_range("bytes 100-199/1000", &range));
    assert_int_equal(range.first, 100);
    assert_int_equal(range.last, 199);
    assert_int_equal(range.total, 1000);
    assert_true(http_parse_content_range("Bytes 0-0/1", &range));
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        if (http_parse_content_range(bad[i], &range))
            fail_msg("Content-Range: %s", bad[i]);
}

/* ---- the guard ---- */

static const struct guard local = {
    .loopback = true, .port = 8080, .address = "127.0.0.1", .cookie = "tracediff-8080"};

static int check(const struct guard *guard, struct guard_request request)
{
    struct error error;

    if (request.method == NULL)
        request.method = "GET";
    if (request.host == NULL)
        request.host = "localhost:8080";
    request.host_count = 1;
    return guard_check(guard, &request, NULL, &error);
}

static void knows_its_own_names(void **state)
{
    struct guard guard = local;
    const char *const hosts[] = {"proxy.lan", "other.lan:7000", "[fe80::1]"};

    (void)state;
    assert_int_equal(check(&guard, (struct guard_request){.host = "[::1]:8080"}), 0);
    assert_int_equal(check(&guard, (struct guard_request){.host = "127.9.9.9:8080"}), 0);
    assert_int_equal(check(&guard, (struct guard_request){.host = "localhost"}),
                     -ERROR_FORBIDDEN);
    assert_int_equal(check(&guard, (struct guard_request){.host = "proxy.lan"}),
                     -ERROR_FORBIDDEN);
    guard.allowed_hosts = hosts;
    guard.allowed_host_count = 3;
    assert_int_equal(check(&guard, (struct guard_request){.host = "Proxy.LAN:1234"}), 0);
    assert_int_equal(check(&guard, (struct guard_request){.host = "other.lan:7000"}), 0);
    assert_int_equal(check(&guard, (struct guard_request){.host = "[fe80::1]:55"}), 0);
    assert_int_equal(check(&guard, (struct guard_request){.host = "other.lan"}),
                     -ERROR_FORBIDDEN);
    guard.port = 80;
    assert_int_equal(check(&guard, (struct guard_request){.host = "localhost"}), 0);
}

static void any_name_needs_a_token(void **state)
{
    const char *const any[] = {GUARD_ANY_HOST};
    struct token token = {.text = "0123456789abcdef"};
    struct guard guard = local;
    struct guard_request request = {.host = "hub.lan",
                                    .authorization = "Bearer 0123456789abcdef"};

    (void)state;
    guard.allowed_hosts = any;
    guard.allowed_host_count = 1;
    assert_int_equal(check(&guard, request), -ERROR_FORBIDDEN);
    guard.tokens = &token;
    guard.token_count = 1;
    assert_int_equal(check(&guard, request), 0);
    request.authorization = NULL;
    assert_int_equal(check(&guard, request), -ERROR_UNAUTHORIZED);
}

static void tells_origins_apart(void **state)
{
    (void)state;
    struct guard_request request = {.method = "POST", .origin = "http://localhost:8080"};
    assert_int_equal(check(&local, request), 0);
    request.origin = "HTTP://LocalHost:8080";
    assert_int_equal(check(&local, request), 0);
    request.origin = "http://127.0.0.1:8080";
    assert_int_equal(check(&local, request), -ERROR_FORBIDDEN);
    request.origin = "http://localhost:8080.evil.example";
    assert_int_equal(check(&local, request), -ERROR_FORBIDDEN);
    request.origin = NULL;
    request.sec_fetch_site = "same-site";
    assert_int_equal(check(&local, request), -ERROR_FORBIDDEN);
    request.method = "HEAD";
    assert_int_equal(check(&local, request), 0);
    request.api = true;
    assert_int_equal(check(&local, request), -ERROR_FORBIDDEN);
    request.sec_fetch_user = "?1";
    assert_int_equal(check(&local, request), -ERROR_FORBIDDEN);
    request.sec_fetch_dest = "iframe";
    assert_int_equal(check(&local, request), -ERROR_FORBIDDEN);
    request.sec_fetch_dest = "document";
    assert_int_equal(check(&local, request), 0);
    request.sec_fetch_user = "?0";
    assert_int_equal(check(&local, request), -ERROR_FORBIDDEN);
    request.sec_fetch_site = "Same-Origin";
    assert_int_equal(check(&local, request), 0);
    request.sec_fetch_site = NULL;
    assert_int_equal(check(&local, request), 0);
}

/* ---- gzip ---- */

static void zips_and_unzips(void **state)
{
    char text[5000];
    size_t length;

    (void)state;
    for (size_t i = 0; i < sizeof text; i++)
        text[i] = (char)('a' + i % 7);
    char *zipped = gzip_deflate(text, sizeof text, NULL, &length);
    assert_non_null(zipped);
    assert_true(length < 500);
    char *back = gzip_inflate(zipped, length, sizeof text);
    assert_non_null(back);
    assert_memory_equal(back, text, sizeof text);
    free(back);
    assert_null(gzip_inflate(zipped, length, sizeof text - 1));
    assert_null(gzip_inflate(zipped, length, sizeof text + 1));
    assert_null(gzip_inflate(zipped, length / 2, sizeof text));
    free(zipped);

    /* Longer than what is zipped between two looks at the budget. */
    struct budget budget = {0};
    budget_begin(&budget);
    size_t long_length = 3000001;
    char *long_text = malloc(long_length);
    assert_non_null(long_text);
    for (size_t i = 0; i < long_length; i++)
        long_text[i] = (char)('a' + i % 11 + i / 700000);
    zipped = gzip_deflate(long_text, long_length, &budget, &length);
    assert_non_null(zipped);
    back = gzip_inflate(zipped, length, long_length);
    assert_non_null(back);
    assert_memory_equal(back, long_text, long_length);
    budget_cancel(&budget);
    assert_null(gzip_deflate(long_text, long_length, &budget, &length));
    free(back);
    free(zipped);
    free(long_text);
    assert_null(gzip_deflate("xy", 2, NULL, &length)); /* would be longer */
}

/* ---- replies ---- */

static void headers_end_with_their_line(void **state)
{
    struct http_reply reply = {0};

    (void)state;
    http_reply_header(&reply, "X-One", "a\r\nX-Two: b");
    http_reply_header(&reply, "X-One", "a\nX-Two: b");
    assert_int_equal(reply.header_count, 0);
    http_reply_header(&reply, "X-One", "a");
    assert_int_equal(reply.header_count, 1);
    assert_string_equal(reply.headers[0].value, "a");
    http_reply_free(&reply);
}

/* A body that fits into one packet anyway is sent unchanged. */
static void zips_what_is_long(void **state)
{
    (void)state;
    for (size_t length = 1024; length <= 1025; length++) {
        struct http_reply reply = {0};
        struct buffer body = BUFFER(2000);
        struct error error;

        memset(buffer_reserve(&body, length), 'a', length);
        body.length = length;
        assert_int_equal(http_reply_buffer(&reply, 200, "text/plain", &body, &error), 0);
        http_reply_compress(&reply);
        assert_int_equal(reply.is_gzip, length == 1025);
        assert_true(reply.length == length || length == 1025);
        http_reply_free(&reply);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decodes_percent_escapes),
        cmocka_unit_test(parses_queries),
        cmocka_unit_test(limits_the_number_of_parameters),
        cmocka_unit_test(matches_paths),
        cmocka_unit_test(negotiates_gzip),
        cmocka_unit_test(recognises_etags),
        cmocka_unit_test(parses_content_ranges),
        cmocka_unit_test(knows_its_own_names),
        cmocka_unit_test(any_name_needs_a_token),
        cmocka_unit_test(tells_origins_apart),
        cmocka_unit_test(zips_and_unzips),
        cmocka_unit_test(headers_end_with_their_line),
        cmocka_unit_test(zips_what_is_long),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
