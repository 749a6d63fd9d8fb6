/* See exchange.h. */
#include "http/exchange.h"

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/machine.h"
#include "http/base_path.h"
#include "http/negotiate.h"
#include "http/pages.h"
#include "http/send.h"
#include "http/token_page.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>

/* A refused body of at most this size is read to its end before the answer, so that the
 * connection stays usable; a longer one is cut. */
#define DROP_MAX ((uint64_t)64 << 10)
/* When a long body fails in the middle, this much more is read in the hope of its end. */
#define DROP_LATE_MAX ((uint64_t)4 << 20)

/* The one place where a path loses the base path. */
static void leave_base(struct exchange *exchange)
{
    char *path = exchange->asked_path;
    const char *base = exchange->request.base;

    exchange->request.path = path;
    if (*base == '\0')
        return;
    const char *rest = http_base_strip(base, path);
    exchange->outside = rest == NULL;
    exchange->to_home = rest == NULL ? strcmp(path, "/") == 0 : *rest == '\0';
    if (rest != NULL)
        exchange->request.path = path + (rest - path);
}

struct exchange *exchange_new(struct exchange_server *server, const char *uri)
{
    struct exchange *exchange = calloc(1, sizeof *exchange);
    size_t length = strcspn(uri, "?");

    if (exchange == NULL)
        return NULL;
    exchange->server = server;
    exchange->request.application = server->config.application;
    exchange->request.web_dir = server->config.web_dir;
    exchange->request.user = "";
    exchange->request.page = server->page;
    exchange->request.base = server->config.base_path;
    exchange->asked_path = strndup(uri, length);
    exchange->decoded = malloc(length + 2);
    if (uri[length] == '?')
        exchange->raw_query = strdup(uri + length + 1);
    if (exchange->asked_path == NULL || exchange->decoded == NULL ||
        (uri[length] == '?' && exchange->raw_query == NULL)) {
        exchange_free(exchange);
        return NULL;
    }
    leave_base(exchange);
    return exchange;
}

void exchange_free(struct exchange *exchange)
{
    if (exchange == NULL)
        return;
    if (exchange->request.state_free != NULL)
        exchange->request.state_free(exchange->request.state);
    url_query_free(&exchange->request.query);
    buffer_free(&exchange->request.body);
    free(exchange->asked_path);
    free(exchange->raw_query);
    free(exchange->decoded);
    free(exchange);
}

/* ---- the head ---- */

/* How often the headers occur that name the host and define where the request ends. */
struct framing {
    size_t hosts, lengths, codings;
    /* A name with white space in it, an unknown coding, a strange length, a NUL. */
    bool odd;
};

static enum MHD_Result look_at_header(void *context, enum MHD_ValueKind kind,
                                      const char *key, size_t key_size, const char *value,
                                      size_t value_size)
{
    struct framing *framing = context;

    (void)kind;
    framing->odd |=
        strcspn(key, " \t") != key_size || (value != NULL && strlen(value) != value_size);
    if (strcasecmp(key, "Host") == 0) {
        framing->hosts++;
    } else if (strcasecmp(key, "Content-Length") == 0) {
        framing->lengths++;
        framing->odd |=
            value == NULL || *value == '\0' || value[strspn(value, "0123456789")] != '\0';
    } else if (strcasecmp(key, "Transfer-Encoding") == 0) {
        framing->codings++;
        framing->odd |= value == NULL || strcasecmp(value, "chunked") != 0;
    } else {
        /* Some versions of the library append a header's continuation line to its
         * name. */
        framing->odd |= strncasecmp(key, "Content-Length", 14) == 0 ||
                        strncasecmp(key, "Transfer-Encoding", 17) == 0;
    }
    return MHD_YES;
}

/* If a proxy between the client and this server could see a different end of the request,
 * a second request could hide in its body. So the connection is closed and the rest is
 * not read. */
static int check_framing(struct exchange *exchange, struct framing *framing)
{
    MHD_get_connection_values_n(exchange->request.connection, MHD_HEADER_KIND,
                                look_at_header, framing);
    exchange->close = framing->odd || framing->lengths + framing->codings > 1;
    if (!exchange->close)
        return 0;
    return error_set(&exchange->error, ERROR_PARAMETER, "bad_framing",
                     "the end of this request is ambiguous: send one Content-Length, or "
                     "\"Transfer-Encoding: chunked\", and each header on one line");
}

static int read_forwarded(struct exchange *exchange)
{
    const struct http_request *request = &exchange->request;

    if (!exchange->server->config.trust_proxy)
        return 0;
    return http_forwarded_read(http_request_header(request, "X-Forwarded-Proto"),
                               http_request_header(request, "X-Forwarded-Host"),
                               http_request_header(request, "X-Forwarded-For"),
                               &exchange->forwarded, &exchange->error);
}

static int check_guard(struct exchange *exchange, size_t host_count)
{
    const struct http_forwarded *forwarded = &exchange->forwarded;
    struct http_request *request = &exchange->request;
    const struct guard *guard = &exchange->server->guard;
    bool page = strncmp(request->path, "/api/", 5) != 0;
    struct guard_request given = {
        .method = request->method,
        .host = http_request_header(request, "Host"),
        .host_count = host_count,
        .forwarded_host = forwarded->host[0] != '\0' ? forwarded->host : NULL,
        .scheme = forwarded->scheme,
        .origin = http_request_header(request, "Origin"),
        .sec_fetch_site = http_request_header(request, "Sec-Fetch-Site"),
        .sec_fetch_dest = http_request_header(request, "Sec-Fetch-Dest"),
        .sec_fetch_user = http_request_header(request, "Sec-Fetch-User"),
        .api = !page,
        .authorization = http_request_header(request, "Authorization"),
        .cookie = http_request_header(request, "Cookie"),
        .query_token = page ? url_query_get(&request->query, "token") : NULL,
    };

    int result = guard_check(guard, &given, &exchange->token, &exchange->error);
    if (exchange->token != NULL) {
        request->user = exchange->token->name;
        request->reads_only = exchange->token->read_only;
    }
    exchange->redirect = result == 0 && given.query_token != NULL &&
                         exchange->token != NULL && guard_method_is_safe(request->method);
    return result;
}

static int find_route(struct exchange *exchange)
{
    struct http_request *request = &exchange->request;

    request->route =
        http_route_find(&exchange->server->config.routes, request->method, request->path,
                        exchange->decoded, request->ids, exchange->allow);
    if (request->route != NULL)
        return 0;
    if (exchange->allow[0] != '\0')
        return error_set(&exchange->error, ERROR_METHOD, "method_not_allowed",
                         "%.20s is not for this path; it allows %s", request->method,
                         exchange->allow);
    return error_set(&exchange->error, ERROR_NOT_FOUND, "unknown_path",
                     "there is nothing at %.200s", request->path);
}

static void read_lengths(struct http_request *request)
{
    const char *length = http_request_header(request, "Content-Length");

    if (http_request_header(request, "Transfer-Encoding") != NULL) {
        request->content_length = -1;
    } else if (length != NULL) {
        char *end;
        long long value = strtoll(length, &end, 10);
        request->content_length = end == length || *end != '\0' || value < 0 ? -1 : value;
    }
    request->gzip_accepted =
        http_accepts_gzip(http_request_header(request, "Accept-Encoding"));
}

static int too_long(struct exchange *exchange, size_t maximum)
{
    return error_set(&exchange->error, ERROR_LIMIT, "body_too_long",
                     "the body of this request may have %zu bytes at most", maximum);
}

static int begin(struct exchange *exchange)
{
    struct http_request *request = &exchange->request;
    struct framing framing = {0};
    int result = check_framing(exchange, &framing);

    exchange->to_home &= guard_method_is_safe(request->method);
    if (result == 0 && exchange->to_home)
        return 0;
    /* Before the token, whose cookie browsers send under the base path only. */
    if (result == 0 && exchange->outside)
        result = error_set(&exchange->error, ERROR_NOT_FOUND, "outside_base_path",
                           "there is nothing at %.200s; this dashboard is at %s/",
                           request->path, request->base);
    if (result == 0)
        result = url_query_parse(exchange->raw_query, &request->query, &exchange->error);
    if (result == 0)
        result = read_forwarded(exchange);
    if (result == 0)
        result = check_guard(exchange, framing.hosts);
    if (result == 0)
        result = find_route(exchange);
    if (result < 0)
        return result;
    const struct http_route *route = request->route;
    if (route->body == HTTP_BODY_STREAM)
        return route->begin(request, &exchange->error);
    size_t maximum = route->body == HTTP_BODY_TEXT ? route->body_max : DROP_MAX;
    buffer_init(&request->body, maximum);
    if (request->content_length > 0 && (uint64_t)request->content_length > maximum)
        return too_long(exchange, maximum);
    return 0;
}

/* ---- the body ---- */

/* Takes one piece; false: cut the connection. */
static bool take_piece(struct exchange *exchange, const char *bytes, size_t length)
{
    struct http_request *request = &exchange->request;

    if (!exchange->failed && !exchange->to_home) {
        const struct http_route *route = request->route;
        int result = 0;

        if (route->body == HTTP_BODY_STREAM) {
            result = route->chunk(request, bytes, length, &exchange->error);
        } else {
            buffer_append(&request->body, bytes, length);
            if (buffer_failed(&request->body))
                result = too_long(exchange, request->body.maximum);
        }
        exchange->failed = result < 0;
    }
    if (exchange->failed || exchange->to_home)
        exchange->dropped += length;
    return exchange->dropped <= DROP_LATE_MAX;
}

/* ---- the answer ---- */

/* Redirects the browser to the first page, with the query, so nothing here needs to read
 * the query. */
static void redirect_home(const struct exchange *exchange, struct http_reply *reply)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, 65536);
    buffer_append_char(&text, '/');
    if (exchange->raw_query != NULL)
        buffer_printf(&text, "?%s", exchange->raw_query);
    http_reply_empty(reply, 307);
    reply->cache = HTTP_CACHE_NONE;
    http_base_location(exchange->request.base, buffer_failed(&text) ? "/" : text.bytes,
                       reply);
}

/* Redirects the browser to the same page without the token in the URL. The browser keeps
 * the token as a cookie: not in the history, not in a Referer. */
static void redirect_to_clean_url(const struct exchange *exchange,
                                  struct http_reply *reply)
{
    const struct guard *guard = &exchange->server->guard;
    CLEANUP_BUFFER struct buffer text;
    buffer_init(&text, 65536);

    const char *base = exchange->request.base;
    const char *scheme = exchange->forwarded.scheme;
    bool secure = scheme != NULL && strcmp(scheme, "https") == 0;

    buffer_printf(&text, "%s=%s; Path=%s; HttpOnly; SameSite=Strict%s", guard->cookie,
                  exchange->token->text, *base != '\0' ? base : "/",
                  secure ? "; Secure" : "");
    http_reply_empty(reply, 303);
    reply->cache = HTTP_CACHE_NONE;
    http_reply_header(reply, "Set-Cookie", text.bytes);
    buffer_clear(&text);
    buffer_append_text(&text, exchange->request.path);
    char separator = '?';
    const struct given_parameter *parsed = exchange->request.query.items;
    for (const char *part = exchange->raw_query; part != NULL && *part != '\0';) {
        size_t length = strcspn(part, "&");
        /* By its decoded name: the token may be spelled with escapes. */
        if (length > 0 && strcmp(parsed++->name, "token") != 0) {
            buffer_append_char(&text, separator);
            buffer_append(&text, part, length);
            separator = '&';
        }
        part += length + (part[length] == '&');
    }
    http_base_location(base, buffer_failed(&text) ? "/" : text.bytes, reply);
}

/* A page for a person who mistyped the address of a page or has no token, with a way
 * back. Programs, which do not ask for HTML, get the problem document. */
static bool answer_with_page(struct exchange *exchange, struct http_reply *reply)
{
    struct http_request *request = &exchange->request;
    const char *accept = http_request_header(request, "Accept");
    struct error ignored;

    if (!guard_method_is_safe(request->method) || accept == NULL ||
        strstr(accept, "text/html") == NULL || strncmp(request->path, "/api", 4) == 0 ||
        strncmp(request->path, "/web/", 5) == 0)
        return false;
    if (token_page_reply(&exchange->error, reply))
        return true;
    if (strcmp(exchange->error.slug, "unknown_path") != 0 ||
        http_page(request, reply, &ignored) < 0)
        return false;
    reply->status = 404;
    reply->cache = HTTP_CACHE_NONE;
    reply->etag[0] = '\0';
    return true;
}

/* The time that a request may take: as long as people wait, and twice that in processor
 * time, because several threads may work for it. */
#define REQUEST_WALL_NS ((int64_t)60 * 1000000000)
#define REQUEST_PROCESSOR_NS ((int64_t)120 * 1000000000)

/* Whether the client has closed its end, so that it will not read the answer. */
static bool client_is_gone(void *context)
{
    const struct exchange *exchange = context;
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(
        exchange->request.connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    struct pollfd poll_for = {.events = POLLRDHUP};

    if (info == NULL)
        return false;
    poll_for.fd = info->connect_fd;
    return poll(&poll_for, 1, 0) == 1 &&
           (poll_for.revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0;
}

static void begin_budget(struct exchange *exchange)
{
    exchange->budget = (struct budget){.wall_ns = REQUEST_WALL_NS,
                                       .processor_ns = REQUEST_PROCESSOR_NS,
                                       .memory = exchange->server->config.request_memory,
                                       .stop = &exchange->server->stopping,
                                       .is_gone = client_is_gone,
                                       .context = exchange};
    budget_begin(&exchange->budget);
    exchange->request.budget = &exchange->budget;
}

static enum MHD_Result answer(struct exchange *exchange)
{
    CLEANUP(http_reply_free) struct http_reply reply = {0};
    int result = exchange->failed ? -1 : 0;

    exchange->asked_ns = clock_monotonic_ns();
    begin_budget(exchange);
    reply.budget = &exchange->budget;
    if (result == 0 && exchange->to_home)
        redirect_home(exchange, &reply);
    else if (result == 0 && exchange->redirect)
        redirect_to_clean_url(exchange, &reply);
    else if (result == 0)
        result =
            exchange->request.route->handle(&exchange->request, &reply, &exchange->error);
    if (result == 0 && reply.status == 0)
        result = error_set(&exchange->error, ERROR_INTERNAL, "no_answer",
                           "%s has no answer", exchange->request.route->pattern);
    if (result < 0 && !answer_with_page(exchange, &reply)) {
        http_reply_problem(&reply, &exchange->error);
        if (exchange->error.code == ERROR_METHOD)
            http_reply_header(&reply, "Allow", exchange->allow);
        if (exchange->error.code == ERROR_UNAUTHORIZED)
            http_reply_header(&reply, "WWW-Authenticate", "Bearer");
        if (exchange->close)
            http_reply_header(&reply, "Connection", "close");
    }
    /* Without the query: it may hold the token. */
    const char *client = exchange->forwarded.client;
    log_debug("%s %s %d%s%s", exchange->request.method, exchange->asked_path,
              reply.status, *client != '\0' ? " for " : "", client);
    return http_send(&exchange->request, &reply, exchange->asked_ns);
}

enum MHD_Result exchange_step(struct exchange *exchange,
                              struct MHD_Connection *connection, const char *method,
                              const char *upload_data, size_t *upload_data_size)
{
    struct http_request *request = &exchange->request;

    if (!exchange->begun) {
        exchange->begun = true;
        request->connection = connection;
        request->method = method;
        read_lengths(request);
        exchange->failed = begin(exchange) < 0;
        /* Answering now makes the library drop the body and close the connection. */
        bool now = exchange->close || request->content_length < 0 ||
                   (uint64_t)request->content_length > DROP_MAX;
        return exchange->failed && now ? answer(exchange) : MHD_YES;
    }
    if (*upload_data_size > 0) {
        size_t length = *upload_data_size;
        *upload_data_size = 0;
        return take_piece(exchange, upload_data, length) ? MHD_YES : MHD_NO;
    }
    return answer(exchange);
}
