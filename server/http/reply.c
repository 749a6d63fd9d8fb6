/* See reply.h. */
#include "http/reply.h"

#include "base/cleanup.h"
#include "base/gzip.h"
#include "base/log.h"
#include "base/text.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COMPRESS_FROM 1024

static void drop_body(struct http_reply *reply)
{
    free(reply->taken);
    if (reply->is_file)
        close(reply->fd);
    if (reply->stream_free != NULL)
        reply->stream_free(reply->stream_context);
    reply->taken = NULL;
    reply->fixed = NULL;
    reply->length = 0;
    reply->is_gzip = false;
    reply->is_file = false;
    reply->stream = NULL;
    reply->stream_context = NULL;
    reply->stream_free = NULL;
}

void http_reply_free(struct http_reply *reply)
{
    drop_body(reply);
    for (size_t i = 0; i < reply->header_count; i++)
        free(reply->headers[i].value);
    reply->header_count = 0;
}

void http_reply_header(struct http_reply *reply, const char *name, const char *value)
{
    if (reply->header_count == HTTP_REPLY_HEADERS_MAX || strpbrk(value, "\r\n") != NULL)
        return;
    struct http_reply_header *header = &reply->headers[reply->header_count];
    header->value = strdup(value);
    if (header->value == NULL)
        return;
    snprintf(header->name, sizeof header->name, "%s", name);
    reply->header_count++;
}

static void set_status(struct http_reply *reply, int status, const char *type)
{
    drop_body(reply);
    reply->status = status;
    snprintf(reply->type, sizeof reply->type, "%s", type);
}

int http_reply_buffer(struct http_reply *reply, int status, const char *type,
                      struct buffer *body, struct error *error)
{
    if (buffer_failed(body) && budget_look(body->budget, error) != 0)
        return budget_error(body->budget, NULL);
    if (buffer_failed(body))
        return error_set(error, ERROR_LIMIT, "answer_too_long",
                         "the answer is longer than %zu bytes; ask for less with limit",
                         body->maximum);
    set_status(reply, status, type);
    reply->length = body->length;
    reply->taken = buffer_take(body);
    if (reply->taken == NULL && reply->length > 0)
        return error_set_memory(error);
    return 0;
}

void http_reply_empty(struct http_reply *reply, int status)
{
    set_status(reply, status, "");
}

void http_reply_stream(struct http_reply *reply, const char *type, http_stream_read read,
                       void *context, void (*release)(void *context))
{
    set_status(reply, 200, type);
    reply->stream = read;
    reply->stream_context = context;
    reply->stream_free = release;
    reply->cache = HTTP_CACHE_NONE;
}

void http_reply_file(struct http_reply *reply, const char *type, int fd, size_t length)
{
    set_status(reply, 200, type);
    reply->fd = fd;
    reply->is_file = true;
    reply->length = length;
}

int http_reply_asset(struct http_reply *reply, const struct asset *asset,
                     bool gzip_accepted, struct error *error)
{
    set_status(reply, 200, http_type_of(asset->path));
    snprintf(reply->etag, sizeof reply->etag, "%s", asset->etag);
    if (asset->gzip != NULL && gzip_accepted) {
        reply->fixed = asset->gzip;
        reply->length = asset->gzip_length;
        reply->is_gzip = true;
        return 0;
    }
    reply->length = asset->length;
    if (asset->bytes != NULL) {
        reply->fixed = asset->bytes;
        return 0;
    }
    reply->taken = gzip_inflate(asset->gzip, asset->gzip_length, asset->length);
    return reply->taken != NULL ? 0 : error_set_memory(error);
}

static const char *status_title(int status)
{
    switch (status) {
    case 400:
        return "Bad request";
    case 401:
        return "Token needed";
    case 403:
        return "Forbidden";
    case 404:
        return "Not found";
    case 405:
        return "Method not allowed";
    case 409:
        return "Conflict";
    case 413:
        return "Too large";
    case 422:
        return "Not a readable trace";
    case 499:
        return "Cancelled";
    case 503:
        return "Took too long";
    case 507:
        return "Disk full";
    default:
        return "The server failed";
    }
}

/* For errors that pass by themselves: when to try again. */
static void tell_when(struct http_reply *reply, const struct error *error)
{
    if (strcmp(error->slug, "not_checked_yet") == 0)
        http_reply_header(reply, "Retry-After", "1");
}

void http_reply_problem(struct http_reply *reply, const struct error *error)
{
    int status = error_http_status(error->code);
    const char *detail = error->message;
    CLEANUP_BUFFER struct buffer text, clean;
    buffer_init(&text, 16384);
    buffer_init(&clean, 16384);

    if (status >= 500 && status != 503) {
        log_error("%s: %s", error->slug, error->message);
        if (status == 507)
            detail =
                "the disk that holds the data is full; free some space, or start the "
                "server with another --data";
        else if (error->code != ERROR_DAMAGED)
            detail = "something went wrong inside the server; its log says what";
    }
    text_append_utf8(&clean, detail, strlen(detail));
    json_t *document = json_pack("{s:s, s:s, s:i, s:s, s:s}", "type", "about:blank",
                                 "title", status_title(status), "status", status,
                                 "detail", buffer_failed(&clean) ? "" : clean.bytes,
                                 "code", error->slug[0] != '\0' ? error->slug : "error");
    if (error->place > 0 && status < 500)
        json_object_set_new(document, "offset", json_integer(error->place - 1));
    char *dump = document == NULL ? NULL : json_dumps(document, JSON_COMPACT);
    json_decref(document);
    set_status(reply, status, HTTP_TYPE_PROBLEM);
    tell_when(reply, error);
    reply->cache = HTTP_CACHE_NONE;
    reply->etag[0] = '\0';
    if (dump != NULL) {
        reply->length = strlen(dump);
        reply->taken = dump;
    }
}

void http_reply_compress(struct http_reply *reply)
{
    const void *bytes = reply->taken != NULL ? reply->taken : reply->fixed;
    size_t length;

    if (bytes == NULL || reply->is_gzip || reply->length <= COMPRESS_FROM ||
        strncmp(reply->type, "image/png", 9) == 0)
        return;
    char *zipped = gzip_deflate(bytes, reply->length, reply->budget, &length);
    if (zipped == NULL)
        return;
    free(reply->taken);
    reply->taken = zipped;
    reply->fixed = NULL;
    reply->length = length;
    reply->is_gzip = true;
}

const char *http_type_of(const char *path)
{
    static const struct {
        const char *end, *type;
    } types[] = {
        {".html", "text/html; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".json", "application/json"},
        {".svg", "image/svg+xml"},
        {".png", "image/png"},
        {".ico", "image/x-icon"},
        {".txt", "text/plain; charset=utf-8"},
    };
    size_t length = strlen(path);

    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        size_t end = strlen(types[i].end);
        if (length > end && strcmp(path + length - end, types[i].end) == 0)
            return types[i].type;
    }
    return "application/octet-stream";
}
