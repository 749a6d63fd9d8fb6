#ifndef TRACEDIFF_SERVE_REQUEST_H
#define TRACEDIFF_SERVE_REQUEST_H

#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"
#include "base/system.h"
#include "base/text.h"

#include <microhttpd.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* ---- compat ---- */

/* libmicrohttpd 0.9.75 and 1.0 under one set of names: those of 1.0. */

#if MHD_VERSION < 0x00097701
static inline struct MHD_Response *
MHD_create_response_from_buffer_static(size_t size, const void *buffer)
{
    /* The library never writes to a persistent buffer, although its old prototype lacks
     * `const`. */
    return MHD_create_response_from_buffer(size, (void *)(uintptr_t)buffer,
                                           MHD_RESPMEM_PERSISTENT);
}

static inline struct MHD_Response *MHD_create_response_empty(int flags)
{
    (void)flags;
    return MHD_create_response_from_buffer_static(0, "");
}
#define MHD_RF_NONE 0
/* This version refuses doubtful requests. */
#define HTTP_STRICT MHD_OPTION_STRICT_FOR_CLIENT, 0
#else
/* As 0.9.75: refuses a header that continues on the next line, because a proxy may read
 * it differently. */
#define HTTP_STRICT MHD_OPTION_CLIENT_DISCIPLINE_LVL, 1
#endif

/* ---- url ---- */

/* Paths and query strings, from their raw text. Pure functions; the input is hostile. */

#define URL_PARAMETERS_MAX 512

/* Decodes %XX in place (and `+` to a space, in queries). False for a broken escape, an
 * encoded NUL, or a result that is not UTF-8. */
bool url_decode(char *text, bool query);

/* The parameters in the order of the URL, decoded; names may repeat. */
struct url_query {
    char *text; /* what the names and values point into */
    struct given_parameter *items;
    size_t count;
};

/* `raw` is the text after the `?`, or NULL. ERROR_PARAMETER with slug bad_query if
 * url_decode() refuses a part, or for more than URL_PARAMETERS_MAX parameters. */
int url_query_parse(const char *raw, struct url_query *out, struct error *error);
void url_query_free(struct url_query *query);
/* The first value of that name, or NULL. */
const char *url_query_get(const struct url_query *query, const char *name);

/* Whether the raw path equals the pattern, in which `{word}` matches one segment (not
 * empty) and a last segment `**` matches all the rest (not empty). The decoded values of
 * both are written to `ids`, pointers into `decoded`, which must have room for
 * strlen(path) + 1 bytes; the rest has its `/` kept. A segment that url_decode() refuses
 * matches nothing; neither does a rest with a segment that is empty, begins with a dot or
 * contains a slash. */
#define URL_IDS_MAX 4
bool url_match(const char *pattern, const char *path, char *decoded,
               const char *ids[URL_IDS_MAX]);

/* ---- reply ---- */

/* The reply of a handler. A handler fills it, the server sends it: nothing here knows the
 * HTTP library.
 *
 * Ownership: a body given as `taken` belongs to the reply and is freed after sending; a
 * static body must live as long as the program. All texts of headers are copied. */

#define HTTP_TYPE_JSON "application/json"
#define HTTP_TYPE_CSV "text/csv; charset=utf-8"
#define HTTP_TYPE_HTML "text/html; charset=utf-8"
#define HTTP_TYPE_TEXT "text/plain; charset=utf-8"
#define HTTP_TYPE_PROBLEM "application/problem+json"
#define HTTP_ETAG_MAX 80
#define HTTP_REPLY_HEADERS_MAX 6

enum http_cache {
    HTTP_CACHE_NONE,     /* no-store: for answers that change all the time */
    HTTP_CACHE_VALIDATE, /* no-cache: the client asks again, with the ETag */
    HTTP_CACHE_IMMUTABLE /* the URL holds the version */
};

/* Fills `out` with up to `room` bytes and returns how many, always at least one: it
 * blocks until there are bytes to send, but no longer than a few seconds. 0 ends the
 * body; HTTP_STREAM_FAILED cuts the connection, so that no client mistakes half a body
 * for a whole one. */
#define HTTP_STREAM_FAILED SIZE_MAX
typedef size_t (*http_stream_read)(void *context, char *out, size_t room);

struct http_reply_header {
    char name[40];
    char *value;
};

/* An answer is built in memory, up to this many bytes. */
#define HTTP_ANSWER_MAX ((size_t)128 << 20)

struct http_reply {
    struct budget *budget; /* of the request; NULL: none */
    /* Where a handler writes its answer. If it sets nothing else, that is sent as JSON.
     */
    struct buffer body;
    int status; /* 0: nothing set yet */
    char type[64];
    enum http_cache cache;
    char etag[HTTP_ETAG_MAX]; /* with quotes; "" for none */

    char *taken;       /* owned body, or NULL */
    const void *fixed; /* static body, or NULL */
    size_t length;
    bool is_gzip; /* the body is one gzip member */

    int fd; /* body of `length` bytes, if `is_file`; owned */
    bool is_file;

    http_stream_read stream; /* instead of a body */
    void *stream_context;
    void (*stream_free)(void *context);

    struct http_reply_header headers[HTTP_REPLY_HEADERS_MAX];
    size_t header_count;
};

void http_reply_init(struct http_reply *reply, struct budget *budget);
void http_reply_free(struct http_reply *reply);
/* Copied; a value with a line break is left out, and so are headers beyond the maximum.
 * */
void http_reply_header(struct http_reply *reply, const char *name, const char *value);

/* Takes the bytes of `body` as the body. ERROR_LIMIT if it had failed. */
int http_reply_buffer(struct http_reply *reply, int status, const char *type,
                      struct buffer *body, struct error *error);
/* The same with reply->body. */
int http_reply_body(struct http_reply *reply, int status, const char *type,
                    struct error *error);
void http_reply_empty(struct http_reply *reply, int status);
/* `release` frees `context` when the reply has ended, successfully or not. */
void http_reply_stream(struct http_reply *reply, const char *type, http_stream_read read,
                       void *context, void (*release)(void *context));
/* Sends the first `length` bytes of a file, unchanged, as the body; the reply owns `fd`
 * from here on. */
void http_reply_file(struct http_reply *reply, const char *type, int fd, size_t length);
/* An asset, by its gzip form if the client takes that. ERROR_MEMORY, ERROR_INTERNAL. */
int http_reply_asset(struct http_reply *reply, const struct asset *asset,
                     bool gzip_accepted, struct error *error);
/* Makes the problem document. Details of failures of the machine (I/O, database, bugs) go
 * to the log and not to the client, because they may contain paths. Damage is reported to
 * the client, who can read the traces in again. Replaces the content of the reply, but
 * not its headers; adds Retry-After if the condition passes by itself. */
void http_reply_problem(struct http_reply *reply, const struct error *error);

/* Replaces an owned or static body by its gzip form, if that is shorter and the client
 * probably wants it (over 1 KiB). Any failure leaves the body unchanged. */
void http_reply_compress(struct http_reply *reply);

/* Media type by the end of a file name. */
const char *http_type_of(const char *path);

/* ---- request ---- */

/* A request as a handler sees it. */

struct http_route;

struct http_request {
    void *application;        /* http_config.application */
    const char *web_dir;      /* http_config.web_dir */
    const char *base;         /* http_config.base_path, or "" */
    const struct asset *page; /* of pages.h, with the base path; NULL: no memory */
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

/* ---- negotiate ---- */

/* Reads what request headers ask for. Pure functions. */

/* Whether Accept-Encoding (NULL: not sent) takes gzip. */
bool http_accepts_gzip(const char *accept_encoding);

/* Whether If-None-Match (NULL: not sent) names the strong tag `etag`, or the tag of its
 * gzip form (http_gzip_etag()). */
bool http_etag_matches(const char *if_none_match, const char *etag);
/* `"x"` -> `"x-gzip"`: different bytes need a different strong tag. `out` has `size`
 * bytes. */
void http_gzip_etag(const char *etag, char *out, unsigned size);

/* "bytes FIRST-LAST/TOTAL", first <= last < total. */
struct http_range {
    uint64_t first, last, total;
};
bool http_parse_content_range(const char *text, struct http_range *out);

/* ---- send ---- */

/* Sends a reply to the client. */

/* `asked_ns`: when the handler was called. */
enum MHD_Result http_send(const struct http_request *request, struct http_reply *reply,
                          int64_t asked_ns);

/* ---- route ---- */

/* The table of routes. */

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
    bool query; /* has parameters; a path without them refuses any */
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
