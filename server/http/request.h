/* A request as a handler sees it. */
#ifndef TRACEDIFF_HTTP_REQUEST_H
#define TRACEDIFF_HTTP_REQUEST_H

#include "base/assets.h"
#include "base/budget.h"
#include "base/buffer.h"
#include "base/error.h"
#include "http/reply.h"
#include "http/url.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct http_route;

struct http_request {
    void *application;        /* http_config.application */
    const char *web_dir;      /* http_config.web_dir */
    const char *base;         /* http_config.base_path, or "" */
    const struct asset *page; /* of versioned.h, with the base path; NULL: no memory */
    const char
        *user; /* name of the request's token; "": it has no name, or no token is needed
                **/
    bool reads_only; /* that token may change nothing */
    const struct http_route *route;
    const char *method;           /* as sent; the handler of GET gets HEAD, too */
    char *path;                   /* as sent, without base path and query; borrowed */
    const char *ids[URL_IDS_MAX]; /* decoded {words} of the pattern, in order */
    struct url_query query;
    int64_t
        content_length; /* declared length of the body; 0: no body, -1: not declared */
    struct buffer body; /* of HTTP_BODY_TEXT */
    bool gzip_accepted;

    /* For the functions of one HTTP_BODY_STREAM route; released when the request ends,
     * successfully or not. */
    void *state;
    void (*state_free)(void *state);

    void *connection; /* of the HTTP library */

    struct budget *budget; /* of the handler, from the time it is called */
};

/* Value of a request header (the last one of that name), or NULL. Valid during the call.
 */
const char *http_request_header(const struct http_request *request, const char *name);

#endif
