/* A request as a handler sees it, and the table of routes. */
#ifndef TRACEDIFF_HTTP_REQUEST_H
#define TRACEDIFF_HTTP_REQUEST_H

#include "base/budget.h"
#include "base/buffer.h"
#include "base/error.h"
#include "http/reply.h"
#include "http/url.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct http_request {
    void *application;   /* http_config.application */
    const char *web_dir; /* http_config.web_dir */
    const struct http_route *route;
    const char *method;           /* as sent; HEAD comes to the handler of GET */
    char *path;                   /* as sent, without the query */
    const char *ids[URL_IDS_MAX]; /* decoded {words} of the pattern, in order */
    struct url_query query;
    int64_t
        content_length; /* declared length of the body; 0: no body, -1: not declared */
    struct buffer body; /* of HTTP_BODY_TEXT */
    bool gzip_accepted;

    /* For the functions of one HTTP_BODY_STREAM route; released when the request ends,
     * however it ends. */
    void *state;
    void (*state_free)(void *state);

    void *connection; /* of the HTTP library */

    struct budget *budget; /* of the handler, from when it is asked on */
};

/* Value of a request header (the last one of that name), or NULL. Valid during the call.
 */
const char *http_request_header(const struct http_request *request, const char *name);

enum http_body {
    HTTP_BODY_NONE,  /* a small one is read and ignored */
    HTTP_BODY_TEXT,  /* kept in request->body, up to body_max bytes */
    HTTP_BODY_STREAM /* handed to `chunk` as it comes, never kept */
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
