/* See route.h. */
#include "http/route.h"

#include <stdio.h>
#include <string.h>

static void add_allowed(char allow[HTTP_ALLOW_MAX], const char *method)
{
    size_t length = strlen(allow);

    snprintf(allow + length, HTTP_ALLOW_MAX - length, "%s%s%s", length > 0 ? ", " : "",
             method, strcmp(method, "GET") == 0 ? ", HEAD" : "");
}

const struct http_route *http_route_find(const struct http_routes *table,
                                         const char *method, const char *path,
                                         char *decoded, const char *ids[URL_IDS_MAX],
                                         char allow[HTTP_ALLOW_MAX])
{
    const char *wanted = strcmp(method, "HEAD") == 0 ? "GET" : method;

    allow[0] = '\0';
    for (size_t i = 0; i < table->count; i++) {
        const struct http_route *route = &table->routes[i];

        if (!url_match(route->pattern, path, decoded, ids))
            continue;
        if (strcmp(route->method, wanted) == 0)
            return route;
        add_allowed(allow, route->method);
    }
    return NULL;
}
