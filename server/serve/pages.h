#ifndef TRACEDIFF_SERVE_PAGES_H
#define TRACEDIFF_SERVE_PAGES_H

#include "base/error.h"
#include "base/system.h"
#include "base/text.h"
#include "serve/request.h"

#include <stdbool.h>

/* ---- base path ---- */

/* The path under which a dashboard is on its server: "" for all of it, "/tracediff" with
 * --base-path /tracediff.
 *
 * exchange_new() removes it from requests, before anything else reads them: routes, guard
 * and handlers know only paths such as "/compare". Outgoing addresses get it from
 * http_base_location(), from the page, and from the texts that name links
 * (answer/). Its characters need no escapes in URLs, HTML, JSON and headers, so it is
 * written into all of them unchanged. */

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

/* ---- versioned ---- */

/* The page with the version of its files in their URLs.
 *
 * The compiled-in page asks for its scripts and styles at /web/v-<version>/.... So a
 * browser keeps all of them permanently, and requests none again until one of them
 * changes. */

/* web/made/page.html with those URLs, and with the base path in front of each path that
 * it names. */
struct versioned_page {
    struct asset asset; /* without bytes if memory was refused */
    char etag[64];
};
/* `page` is freed with versioned_page_free() and is not moved meanwhile. */
void versioned_page_make(const char *base, struct versioned_page *page);
void versioned_page_free(struct versioned_page *page);

/* ---- pages ---- */

/* Handlers of the pages and their assets. */

/* Every page is web/index.html, whose script reads the URL. From --web-dir the page is
 * unchanged, with separate modules; otherwise web/bundle.sh has put them into one. */
int http_page(struct http_request *request, struct http_reply *reply,
              struct error *error);
/* web/openapi.json, whose server is this one. */
int http_openapi(struct http_request *request, struct http_reply *reply,
                 struct error *error);
/* /web/... */
int http_web_asset(struct http_request *request, struct http_reply *reply,
                   struct error *error);
/* The icon that browsers request without being told to. */
int http_favicon(struct http_request *request, struct http_reply *reply,
                 struct error *error);

/* ---- token page ---- */

/* The page for a person who opens a page without a token, with a wrong one, or as another
 * user. */

/* Replies to `error` (token_missing, token_wrong: 401; other_user: 403) with a page. The
 * page without a token has a link to itself: a browser keeps its cookie back from links
 * of other sites (SameSite=Strict), such as a shared link in a chat, but sends it when
 * this link is clicked. False for other errors, or without memory: nothing is done. */
bool token_page_reply(const struct error *error, struct http_reply *reply);

#endif
