/* The reply of a handler. A handler fills it, the server sends it: nothing here knows the
 * HTTP library.
 *
 * Ownership: a body given as `taken` belongs to the reply and is freed after sending; a
 * static body must live as long as the program. All texts of headers are copied. */
#ifndef TRACEDIFF_HTTP_REPLY_H
#define TRACEDIFF_HTTP_REPLY_H

#include "base/assets.h"
#include "base/buffer.h"
#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define HTTP_TYPE_JSON "application/json"
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

struct http_reply {
    struct budget *budget; /* of the request; NULL: none */
    int status;            /* 0: nothing set yet */
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

void http_reply_free(struct http_reply *reply);
/* Copied; a value with a line break is left out, and so are headers beyond the maximum.
 * */
void http_reply_header(struct http_reply *reply, const char *name, const char *value);

/* Takes the bytes of `body` as the body. ERROR_LIMIT if it had failed. */
int http_reply_buffer(struct http_reply *reply, int status, const char *type,
                      struct buffer *body, struct error *error);
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

#endif
