/* The route table and web/openapi.json describe the same server. */
#include "base/compress.h"
#include "base/system.h"
#include "serve/api.h"

#include <ctype.h>
#include <jansson.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define PREFIX "/api/v1"

static json_t *load_paths(json_t **document)
{
    const struct asset *asset = asset_find("web/openapi.json");

    assert_non_null(asset);
    /* A large file is there packed only. */
    CLEANUP_FREE char *text =
        asset->bytes != NULL
            ? NULL
            : gzip_inflate(asset->gzip, asset->gzip_length, asset->length);
    const char *bytes = text != NULL ? text : (const char *)asset->bytes;
    assert_non_null(bytes);
    *document = json_loadb(bytes, asset->length, 0, NULL);
    assert_non_null(*document);
    json_t *paths = json_object_get(*document, "paths");
    assert_true(json_is_object(paths));
    return paths;
}

static void lower(const char *text, char *out)
{
    do
        *out++ = (char)tolower((unsigned char)*text);
    while (*text++ != '\0');
}

static void every_route_is_described(void **state)
{
    json_t *document;
    const json_t *paths = load_paths(&document);
    char method[16];

    (void)state;
    for (size_t i = 0; i < api_routes.count; i++) {
        const struct http_route *route = &api_routes.routes[i];

        if (strncmp(route->pattern, PREFIX "/", sizeof PREFIX) != 0)
            continue;
        lower(route->method, method);
        if (json_object_get(json_object_get(paths, route->pattern + strlen(PREFIX)),
                            method) == NULL)
            fail_msg("openapi.json lacks %s %s", route->method, route->pattern);
    }
    json_decref(document);
}

static bool has_route(const char *path, const char *method)
{
    char wanted[16];

    for (size_t i = 0; i < api_routes.count; i++) {
        const struct http_route *route = &api_routes.routes[i];
        lower(route->method, wanted);
        if (strncmp(route->pattern, PREFIX, strlen(PREFIX)) == 0 &&
            strcmp(route->pattern + strlen(PREFIX), path) == 0 &&
            strcmp(wanted, method) == 0)
            return true;
    }
    return false;
}

static void everything_described_is_routed(void **state)
{
    json_t *document, *item, *operation;
    json_t *paths = load_paths(&document);
    const char *path, *method;

    (void)state;
    json_object_foreach(paths, path, item)
    {
        json_object_foreach(item, method, operation)
        {
            if (strcmp(method, "parameters") != 0 && !has_route(path, method))
                fail_msg("nothing answers %s %s", method, path);
        }
    }
    json_decref(document);
}

static void routes_are_complete(void **state)
{
    (void)state;
    for (size_t i = 0; i < api_routes.count; i++) {
        const struct http_route *route = &api_routes.routes[i];
        assert_non_null(route->handle);
        assert_int_equal(route->body == HTTP_BODY_STREAM, route->begin != NULL);
        assert_int_equal(route->body == HTTP_BODY_STREAM, route->chunk != NULL);
        assert_int_equal(route->body == HTTP_BODY_TEXT, route->body_max > 0);
    }
}

static void finds_routes_by_method(void **state)
{
    const char *ids[URL_IDS_MAX];
    char decoded[64], allow[HTTP_ALLOW_MAX];

    (void)state;
    const struct http_route *route =
        http_route_find(&api_routes, "HEAD", PREFIX "/sets/ab%20c", decoded, ids, allow);
    assert_non_null(route);
    assert_string_equal(route->method, "GET");
    assert_string_equal(ids[0], "ab c");
    assert_null(
        http_route_find(&api_routes, "PUT", PREFIX "/sets/x", decoded, ids, allow));
    assert_string_equal(allow, "GET, HEAD, PATCH, DELETE");
    assert_null(http_route_find(&api_routes, "GET", "/x", decoded, ids, allow));
    assert_string_equal(allow, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_route_is_described),
        cmocka_unit_test(everything_described_is_routed),
        cmocka_unit_test(routes_are_complete),
        cmocka_unit_test(finds_routes_by_method),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
