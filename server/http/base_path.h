/* The path under which a dashboard is on its server: "" for all of it, "/tracediff" with
 * --base-path /tracediff.
 *
 * exchange_new() removes it from requests, before anything else reads them: routes, guard
 * and handlers know only paths such as "/compare". Outgoing addresses get it from
 * http_base_location(), from the page (versioned.h), and from the texts that name links
 * (render/). Its characters need no escapes in URLs, HTML, JSON and headers, so it is
 * written into all of them unchanged. */
#ifndef TRACEDIFF_HTTP_BASE_PATH_H
#define TRACEDIFF_HTTP_BASE_PATH_H

#include "base/buffer.h"
#include "base/error.h"
#include "http/reply.h"

#define HTTP_BASE_PATH_MAX 128

/* 0, or ERROR_PARAMETER (bad_base_path) with what is wrong: it must begin with a slash
 * and not end with one, and its parts are letters, digits and -._~, neither "." nor
 * "..". */
int http_base_check(const char *text, struct error *error);

/* The part of the raw path of a request after `base`: "" or "/...". NULL: the path is
 * outside of it. "%74" counts as "t" (RFC 3986, 6.2.2.2), but "%2f" does not count as a
 * slash. */
const char *http_base_strip(const char *base, const char *path);

/* The marks in front of the paths of a page, and of web/openapi.json. */
#define HTTP_BASE_IN_HTML "=\""
#define HTTP_BASE_IN_OPENAPI "\"url\": \""

/* Appends `length` bytes of `text` and puts `base` in front of each path of the
 * dashboard: a path follows `mark` and begins with a slash, as in href="/compare". */
void http_base_write(const char *base, const char *text, size_t length, const char *mark,
                     struct buffer *out);

/* Sets the header Location to a path of the dashboard. */
void http_base_location(const char *base, const char *path, struct http_reply *reply);

#endif
