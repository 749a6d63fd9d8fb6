/* See send.h. */
#include "http/send.h"

#include "base/clock.h"
#include "http/negotiate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The hash is that of an empty style element, which the charts fill through the CSSOM. */
#define CONTENT_SECURITY_POLICY                                                          \
    "default-src 'none'; script-src 'self'; style-src 'self' "                           \
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: "       \
    "blob:; "                                                                            \
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/* Bytes that a stream writes at once. */
#define STREAM_BLOCK ((size_t)32 << 10)

static const char *const fixed_headers[][2] = {
    {"Content-Security-Policy", CONTENT_SECURITY_POLICY},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    /* Pages that we open keep their handle: a trace is handed to Perfetto through it. */
    {"Cross-Origin-Opener-Policy", "same-origin-allow-popups"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Vary", "Accept-Encoding"},
};

struct body_stream {
    http_stream_read read;
    void *context;
    void (*release)(void *context);
};

static ssize_t read_stream(void *context, uint64_t position, char *out, size_t room)
{
    struct body_stream *stream = context;
    size_t length = stream->read(stream->context, out, room);

    (void)position;
    if (length == HTTP_STREAM_FAILED)
        return MHD_CONTENT_READER_END_WITH_ERROR;
    return length > 0 ? (ssize_t)length : MHD_CONTENT_READER_END_OF_STREAM;
}

static void free_stream(void *context)
{
    struct body_stream *stream = context;

    if (stream->release != NULL)
        stream->release(stream->context);
    free(stream);
}

static struct MHD_Response *make_stream(struct http_reply *reply)
{
    struct body_stream *stream = malloc(sizeof *stream);

    if (stream == NULL)
        return NULL;
    *stream =
        (struct body_stream){reply->stream, reply->stream_context, reply->stream_free};
    struct MHD_Response *response = MHD_create_response_from_callback(
        MHD_SIZE_UNKNOWN, STREAM_BLOCK, read_stream, stream, free_stream);
    if (response == NULL) {
        free(stream); /* the reply still owns the context */
        return NULL;
    }
    reply->stream_free = NULL;
    return response;
}

static struct MHD_Response *make_response(struct http_reply *reply)
{
    struct MHD_Response *response;

    if (reply->stream != NULL)
        return make_stream(reply);
    if (reply->is_file) {
        response = MHD_create_response_from_fd64(reply->length, reply->fd);
        if (response != NULL)
            reply->is_file = false;
        return response;
    }
    if (reply->taken != NULL) {
        response = MHD_create_response_from_buffer_with_free_callback(reply->length,
                                                                      reply->taken, free);
        if (response != NULL)
            reply->taken = NULL;
        return response;
    }
    if (reply->fixed != NULL)
        return MHD_create_response_from_buffer_static(reply->length, reply->fixed);
    return MHD_create_response_empty(MHD_RF_NONE);
}

static const char *cache_text(enum http_cache cache)
{
    switch (cache) {
    case HTTP_CACHE_NONE:
        return "no-store";
    case HTTP_CACHE_VALIDATE:
        return "no-cache";
    case HTTP_CACHE_IMMUTABLE:
        return "public, max-age=31536000, immutable";
    }
    return "no-store";
}

/* A header that does not fit is left out; that happens only if memory runs out. */
static void add_headers(struct MHD_Response *response, const struct http_reply *reply)
{
    char zipped[HTTP_ETAG_MAX + 8];

    for (size_t i = 0; i < sizeof fixed_headers / sizeof fixed_headers[0]; i++)
        MHD_add_response_header(response, fixed_headers[i][0], fixed_headers[i][1]);
    MHD_add_response_header(response, "Cache-Control", cache_text(reply->cache));
    if (reply->type[0] != '\0')
        MHD_add_response_header(response, "Content-Type", reply->type);
    if (reply->is_gzip)
        MHD_add_response_header(response, "Content-Encoding", "gzip");
    if (reply->etag[0] != '\0') {
        http_gzip_etag(reply->etag, zipped, sizeof zipped);
        MHD_add_response_header(response, "ETag", reply->is_gzip ? zipped : reply->etag);
    }
    for (size_t i = 0; i < reply->header_count; i++)
        MHD_add_response_header(response, reply->headers[i].name,
                                reply->headers[i].value);
}

/* How long the server worked on an answer of the API: handler and compression. */
static void add_timing(struct MHD_Response *response, const struct http_request *request,
                       int64_t asked_ns)
{
    char text[48];

    if (strncmp(request->path, "/api/", 5) != 0)
        return;
    snprintf(text, sizeof text, "total;dur=%.3f",
             (double)(clock_monotonic_ns() - asked_ns) / 1e6);
    MHD_add_response_header(response, "Server-Timing", text);
}

enum MHD_Result http_send(const struct http_request *request, struct http_reply *reply,
                          int64_t asked_ns)
{
    if (reply->status == 200 &&
        http_etag_matches(http_request_header(request, "If-None-Match"), reply->etag))
        http_reply_empty(reply, 304);
    if (request->gzip_accepted)
        http_reply_compress(reply);
    struct MHD_Response *response = make_response(reply);
    if (response == NULL)
        return MHD_NO;
    add_headers(response, reply);
    add_timing(response, request, asked_ns);
    enum MHD_Result result =
        MHD_queue_response(request->connection, (unsigned)reply->status, response);
    MHD_destroy_response(response);
    return result;
}
