#include "serve/request.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/compress.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- url ---- */

bool url_decode(char *text, bool query)
{
    char *out = text;

    for (const char *in = text; *in != '\0'; in++) {
        if (*in == '%') {
            int high = text_hex_digit((unsigned char)in[1]);
            int low = high < 0 ? -1 : text_hex_digit((unsigned char)in[2]);

            if (low < 0 || (high == 0 && low == 0))
                return false;
            *out++ = (char)(high * 16 + low);
            in += 2;
        } else {
            *out++ = query && *in == '+' ? ' ' : *in;
        }
    }
    *out = '\0';
    return text_is_utf8(text, (size_t)(out - text));
}

static size_t count_parameters(const char *raw)
{
    size_t count = 1;

    for (; *raw != '\0'; raw++)
        count += *raw == '&';
    return count;
}

int url_query_parse(const char *raw, struct url_query *out, struct error *error)
{
    *out = (struct url_query){0};
    if (raw == NULL || *raw == '\0')
        return 0;
    size_t most = count_parameters(raw);
    if (most > URL_PARAMETERS_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_query",
                         "the query has more than %d parameters", URL_PARAMETERS_MAX);
    out->text = owned_copy(raw);
    out->items = owned_new(most, sizeof *out->items);
    char *rest = out->text;
    for (char *part = strsep(&rest, "&"); part != NULL; part = strsep(&rest, "&")) {
        if (*part == '\0')
            continue;
        char *value = strchr(part, '=');
        if (value != NULL)
            *value++ = '\0';
        else
            value = part + strlen(part);
        if (!url_decode(part, true) || !url_decode(value, true)) {
            url_query_free(out);
            return error_set(error, ERROR_PARAMETER, "bad_query",
                             "parameter %zu of the query is not percent-encoded UTF-8",
                             out->count + 1);
        }
        out->items[out->count++] = (struct given_parameter){part, value};
    }
    return 0;
}

void url_query_free(struct url_query *query)
{
    free(query->text);
    free(query->items);
    *query = (struct url_query){0};
}

const char *url_query_get(const struct url_query *query, const char *name)
{
    for (size_t i = 0; i < query->count; i++)
        if (strcmp(query->items[i].name, name) == 0)
            return query->items[i].value;
    return NULL;
}

/* Copies one segment of the path to *decoded, decodes it there and moves *decoded on. */
static const char *take_segment(const char *path, size_t length, char **decoded)
{
    char *segment = *decoded;

    memcpy(segment, path, length);
    segment[length] = '\0';
    if (length == 0 || !url_decode(segment, false))
        return NULL;
    *decoded += strlen(segment) + 1;
    return segment;
}

/* The rest of a path, each segment decoded and checked, joined by `/`. */
static const char *take_rest(const char *path, char *decoded)
{
    char *out = decoded;

    for (;;) {
        size_t length = strcspn(path, "/");
        char *end = out;
        const char *segment = take_segment(path, length, &end);

        if (segment == NULL || *segment == '.' || strpbrk(segment, "/\\") != NULL)
            return NULL;
        if (path[length] == '\0')
            return decoded;
        end[-1] = '/';
        out = end;
        path += length + 1;
    }
}

bool url_match(const char *pattern, const char *path, char *decoded,
               const char *ids[URL_IDS_MAX])
{
    size_t count = 0;

    while (*pattern == '/' && *path == '/') {
        pattern++, path++;
        size_t wanted = strcspn(pattern, "/"), given = strcspn(path, "/");

        if (strcmp(pattern, "**") == 0) {
            ids[count] = take_rest(path, decoded);
            return ids[count] != NULL;
        }
        if (*pattern == '{') {
            if (count == URL_IDS_MAX)
                return false;
            ids[count] = take_segment(path, given, &decoded);
            if (ids[count++] == NULL)
                return false;
        } else if (wanted != given || memcmp(pattern, path, wanted) != 0) {
            return false;
        }
        pattern += wanted, path += given;
    }
    return *pattern == '\0' && *path == '\0';
}

/* ---- reply ---- */

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
    reply->is_gzip = reply->is_file = false;
    reply->stream = NULL;
    reply->stream_context = NULL;
    reply->stream_free = NULL;
}

void http_reply_init(struct http_reply *reply, struct budget *budget)
{
    *reply = (struct http_reply){.budget = budget};
    buffer_init(&reply->body, HTTP_ANSWER_MAX);
    reply->body.budget = budget;
}

void http_reply_free(struct http_reply *reply)
{
    drop_body(reply);
    buffer_free(&reply->body);
    for (size_t i = 0; i < reply->header_count; i++)
        free(reply->headers[i].value);
    reply->header_count = 0;
}

void http_reply_header(struct http_reply *reply, const char *name, const char *value)
{
    if (reply->header_count == HTTP_REPLY_HEADERS_MAX || strpbrk(value, "\r\n") != NULL)
        return;
    struct http_reply_header *header = &reply->headers[reply->header_count];
    header->value = owned_copy(value);
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

int http_reply_body(struct http_reply *reply, int status, const char *type,
                    struct error *error)
{
    return http_reply_buffer(reply, status, type, &reply->body, error);
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
        return "Not possible now";
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
    CLEANUP_BUFFER struct buffer clean = BUFFER(16384);

    if ((status >= 500 && status != 503) || error->code == ERROR_MEMORY) {
        log_error("%s: %s", error->slug, error->message);
        if (status == 503)
            detail =
                "the server has no memory or descriptor left for this: try again, or "
                "raise its limits (ulimit -v, ulimit -n)";
        else if (status == 507)
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

/* ---- request ---- */

struct last_value {
    const char *name, *value;
};

static enum MHD_Result take_last(void *context, enum MHD_ValueKind kind, const char *key,
                                 const char *value)
{
    struct last_value *last = context;

    (void)kind;
    if (strcasecmp(key, last->name) == 0)
        last->value = value;
    return MHD_YES;
}

/* MHD_lookup_connection_value() would find the first. */
const char *http_request_header(const struct http_request *request, const char *name)
{
    struct last_value last = {.name = name};

    MHD_get_connection_values(request->connection, MHD_HEADER_KIND, take_last, &last);
    return last.value;
}

/* ---- negotiate ---- */

/* Whether the parameters after a coding say q=0, in any spelling. */
static bool is_refused(const char *parameters, size_t length)
{
    char text[64];

    if (length >= sizeof text)
        return true;
    memcpy(text, parameters, length);
    text[length] = '\0';
    const char *q = strcasestr(text, "q=");
    return q != NULL && strtod(q + 2, NULL) <= 0;
}

bool http_accepts_gzip(const char *accept_encoding)
{
    bool any = false;

    for (const char *item = accept_encoding; item != NULL && *item != '\0';) {
        item += strspn(item, " \t,");
        size_t length = strcspn(item, ","), name = strcspn(item, " \t,;");
        bool refused = is_refused(item + name, length - name);

        if (name == 4 && strncasecmp(item, "gzip", 4) == 0)
            return !refused;
        if (name == 1 && *item == '*')
            any = !refused;
        item += length;
    }
    return any;
}

void http_gzip_etag(const char *etag, char *out, unsigned size)
{
    size_t length = strlen(etag);

    snprintf(out, size, "%.*s-gzip\"", (int)(length > 0 ? length - 1 : 0), etag);
}

bool http_etag_matches(const char *if_none_match, const char *etag)
{
    char zipped[128];

    if (if_none_match == NULL || *etag == '\0')
        return false;
    http_gzip_etag(etag, zipped, sizeof zipped);
    for (const char *item = if_none_match; *item != '\0';) {
        item += strspn(item, " \t,");
        if (*item == '*')
            return true;
        if (strncmp(item, "W/", 2) == 0)
            item += 2;
        size_t length = strcspn(item, " \t,");
        if ((length == strlen(etag) && memcmp(item, etag, length) == 0) ||
            (length == strlen(zipped) && memcmp(item, zipped, length) == 0))
            return true;
        item += length;
    }
    return false;
}

static bool take_number(const char **text, uint64_t *out)
{
    uint64_t value = 0;
    const char *digit = *text;

    for (; *digit >= '0' && *digit <= '9'; digit++) {
        if (value > (UINT64_MAX - 9) / 10)
            return false;
        value = value * 10 + (uint64_t)(*digit - '0');
    }
    if (digit == *text)
        return false;
    *text = digit;
    *out = value;
    return true;
}

bool http_parse_content_range(const char *text, struct http_range *out)
{
    if (strncasecmp(text, "bytes", 5) != 0)
        return false;
    text += 5;
    size_t space = strspn(text, " ");
    if (space == 0)
        return false;
    text += space;
    return take_number(&text, &out->first) && *text++ == '-' &&
           take_number(&text, &out->last) && *text++ == '/' &&
           take_number(&text, &out->total) && *text == '\0' && out->first <= out->last &&
           out->last < out->total;
}

/* ---- send ---- */

/* The hash is that of an empty style element, which the charts fill through the CSSOM. */
#define CONTENT_SECURITY_POLICY                                                          \
    "default-src 'none'; script-src 'self'; style-src 'self' "                           \
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: "       \
    "blob:; "                                                                            \
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

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

/* ---- route ---- */

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
