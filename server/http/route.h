/* The table of routes. */
#ifndef TRACEDIFF_HTTP_ROUTE_H
#define TRACEDIFF_HTTP_ROUTE_H

#include "http/request.h"

enum http_body {
    HTTP_BODY_NONE,  /* a small body is read and ignored */
    HTTP_BODY_TEXT,  /* kept in request->body, up to body_max bytes */
    HTTP_BODY_STREAM /* handed to `chunk` as it arrives, never kept */
};

/* One line of the static table. Every function returns 0, or fills the error and returns
 * its negative code, which becomes a problem document. They may block. */
struct http_route {
    const char *method;
    const char *pattern; /* see url_match() */
    int (*handle)(struct http_request *request, struct http_reply *reply,
                  struct error *error);
    enum http_body body;
    size_t body_max;
    /* HTTP_BODY_STREAM: before the first byte, and for each piece. */
    int (*begin)(struct http_request *request, struct error *error);
    int (*chunk)(struct http_request *request, const char *bytes, size_t length,
                 struct error *error);
};

struct http_routes {
    const struct http_route *routes;
    size_t count;
};

#define HTTP_ALLOW_MAX 64
/* The route of a request; its ids are written to `ids`, see url_match(). NULL: unknown
 * path (allow[0] is 0), or a known path with another method (`allow` lists the right
 * ones). */
const struct http_route *http_route_find(const struct http_routes *table,
                                         const char *method, const char *path,
                                         char *decoded, const char *ids[URL_IDS_MAX],
                                         char allow[HTTP_ALLOW_MAX]);

#endif
