#include "serve/server.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/json.h"
#include "base/log.h"
#include "base/system.h"
#include "serve/pages.h"
#include "serve/peer.h"
#include "serve/request.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

/* ---- visitors ---- */

/* The open connections. Slow ones cannot keep others out.
 *
 * A connection waits while the server has no whole request from it: before and inside a
 * head or a body, between requests. Its waiting time starts again after each head, and
 * after every VISITORS_PROGRESS bytes of a body. It is served from the end of its request
 * until the answer is sent. When fewer than a quarter of the places are free, each new
 * connection closes the one that has waited longest. So thousands of connections that
 * send one byte per second only push out each other: a request that arrives quickly, or
 * an upload that makes progress, is never the one that waited longest.
 *
 * Any function may be called from any thread. */

#define VISITORS_PROGRESS 65536

struct visitor;

struct visitors {
    pthread_mutex_t mutex;
    struct visitor *first, *last; /* in order of waiting time, the longest first */
    unsigned count, most;
    bool own_user; /* only this user, and root, are answered */
};

struct visitor {
    struct visitor *before, *behind;
    int fd; /* the library closes it after MHD_CONNECTION_NOTIFY_CLOSED */
    bool served;
    bool sent_away;
    bool asked;    /* a request of it came, so it has a thread */
    bool stranger; /* another user, if only this one is answered */
    size_t bytes;  /* of a body, since this visitor last moved to the end */
};

static void visitors_init(struct visitors *visitors, unsigned most)
{
    *visitors = (struct visitors){.most = most};
    pthread_mutex_init(&visitors->mutex, NULL);
}

/* Every connection must be closed. */
static void visitors_destroy(struct visitors *visitors)
{
    pthread_mutex_destroy(&visitors->mutex);
}

/* ---- with the lock held ---- */

static void append(struct visitors *visitors, struct visitor *visitor)
{
    visitor->before = visitors->last;
    visitor->behind = NULL;
    if (visitors->last != NULL)
        visitors->last->behind = visitor;
    else
        visitors->first = visitor;
    visitors->last = visitor;
}

static void take_out(struct visitors *visitors, struct visitor *visitor)
{
    if (visitor->before != NULL)
        visitor->before->behind = visitor->behind;
    else
        visitors->first = visitor->behind;
    if (visitor->behind != NULL)
        visitor->behind->before = visitor->before;
    else
        visitors->last = visitor->before;
}

/* The thread of the connection then reads the end of its input, and closes it. */
static void send_one_away(struct visitors *visitors)
{
    struct visitor *visitor = visitors->first;

    while (visitor != NULL && (visitor->served || visitor->sent_away))
        visitor = visitor->behind;
    if (visitor == NULL)
        return;
    visitor->sent_away = true;
    shutdown(visitor->fd, SHUT_RDWR);
}

/* ---- from outside ---- */

static void come(struct visitors *visitors, struct MHD_Connection *connection,
                 void **socket_context)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    struct visitor *visitor = calloc(1, sizeof *visitor);

    *socket_context = visitor;
    if (visitor == NULL || info == NULL) {
        free(visitor);
        *socket_context = NULL;
        return; /* not counted */
    }
    visitor->fd = info->connect_fd;
    /* At once: nobody can tell any more after the other end is closed. */
    visitor->stranger = visitors->own_user && !peer_is_own(visitor->fd);
    pthread_mutex_lock(&visitors->mutex);
    if (++visitors->count > visitors->most - visitors->most / 4)
        send_one_away(visitors);
    append(visitors, visitor);
    pthread_mutex_unlock(&visitors->mutex);
}

/* To one that goes because there was no thread for it: the library only closes it. The
 * others are shut down before they go. */
static void apologise(int fd)
{
    static const char body[] =
        "{\"type\":\"about:blank\",\"title\":\"Not possible now\",\"status\":503,"
        "\"detail\":\"the server has no memory or thread for one more connection: close "
        "some, try again, or raise its limits (ulimit -v, ulimit -u)\","
        "\"code\":\"too_many_connections\"}";
    char text[sizeof body + 256];
    int length = snprintf(text, sizeof text,
                          "HTTP/1.1 503 Service Unavailable\r\nContent-Type: %s\r\n"
                          "Content-Length: %zu\r\nRetry-After: 1\r\n"
                          "Connection: close\r\n\r\n%s",
                          HTTP_TYPE_PROBLEM, sizeof body - 1, body);

    if (send(fd, text, (size_t)length, MSG_NOSIGNAL | MSG_DONTWAIT) == length)
        log_warning("a connection was refused: no memory or thread for it");
}

static void leave(struct visitors *visitors, void **socket_context)
{
    struct visitor *visitor = *socket_context;

    if (visitor == NULL)
        return;
    if (!visitor->asked)
        apologise(visitor->fd);
    pthread_mutex_lock(&visitors->mutex);
    take_out(visitors, visitor);
    visitors->count--;
    pthread_mutex_unlock(&visitors->mutex);
    free(visitor);
    *socket_context = NULL;
}

/* MHD_OPTION_NOTIFY_CONNECTION, with the visitors as context. */
static void visitors_notify(void *context, struct MHD_Connection *connection,
                            void **socket_context,
                            enum MHD_ConnectionNotificationCode what)
{
    if (what == MHD_CONNECTION_NOTIFY_STARTED)
        come(context, connection, socket_context);
    else
        leave(context, socket_context);
}

static struct visitor *visitor_of(struct MHD_Connection *connection)
{
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);

    return info == NULL ? NULL : info->socket_context;
}

static bool is_stranger(struct MHD_Connection *connection)
{
    const struct visitor *visitor = visitor_of(connection);

    return visitor == NULL || visitor->stranger;
}

static void move_to_end(struct visitors *visitors, struct visitor *visitor)
{
    visitor->bytes = 0;
    take_out(visitors, visitor);
    append(visitors, visitor);
}

/* The connection is served, or waits again. */
static void visitors_serve(struct visitors *visitors, struct MHD_Connection *connection,
                           bool served)
{
    struct visitor *visitor = visitor_of(connection);

    if (visitor == NULL)
        return;
    pthread_mutex_lock(&visitors->mutex);
    if (visitor->served != served) {
        visitor->served = served;
        move_to_end(visitors, visitor);
    }
    pthread_mutex_unlock(&visitors->mutex);
}

/* Call it when more bytes of a body have arrived. */
static void visitors_progress(struct visitors *visitors,
                              struct MHD_Connection *connection, size_t bytes)
{
    struct visitor *visitor = visitor_of(connection);

    if (visitor == NULL)
        return;
    pthread_mutex_lock(&visitors->mutex);
    visitor->asked = true;
    visitor->bytes += bytes;
    if (visitor->bytes >= VISITORS_PROGRESS)
        move_to_end(visitors, visitor);
    pthread_mutex_unlock(&visitors->mutex);
}

/* ---- listen ---- */

/* The listening socket. */

#define HTTP_PORT_FIRST 8080
#define HTTP_PORT_LAST 8179

struct http_listener {
    int fd;
    uint16_t port;
    bool loopback; /* reachable from this machine only */
    bool wildcard; /* every address of the machine */
    char text[64]; /* the address in numbers, in brackets if it has colons */
};

union address {
    struct sockaddr any;
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
    struct sockaddr_storage room;
};

#ifdef STATIC_PROGRAM

/* Looking up names would load libraries of the machine. */
static int resolve(const char *text, union address *out, socklen_t *length,
                   struct error *error)
{
    const char *numbers = strcmp(text, "localhost") == 0 ? "127.0.0.1" : text;

    *out = (union address){0};
    if (inet_pton(AF_INET, numbers, &out->v4.sin_addr) == 1) {
        out->v4.sin_family = AF_INET;
        *length = sizeof out->v4;
    } else if (inet_pton(AF_INET6, numbers, &out->v6.sin6_addr) == 1) {
        out->v6.sin6_family = AF_INET6;
        *length = sizeof out->v6;
    } else {
        return error_set(error, ERROR_PARAMETER, "bad_listen",
                         "--listen %s: this program does not look up names: give the "
                         "address in numbers",
                         text);
    }
    return 0;
}

#else

static int resolve(const char *text, union address *out, socklen_t *length,
                   struct error *error)
{
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE};
    struct addrinfo *found = NULL;
    int status = getaddrinfo(text, NULL, &hints, &found);

    if (status != 0)
        return error_set(error, ERROR_PARAMETER, "bad_listen", "--listen %s: %s", text,
                         gai_strerror(status));
    *length = found->ai_addrlen;
    memcpy(out, found->ai_addr, *length);
    freeaddrinfo(found);
    if (out->any.sa_family != AF_INET && out->any.sa_family != AF_INET6)
        return error_set(error, ERROR_PARAMETER, "bad_listen",
                         "--listen %s: this is neither an IPv4 nor an IPv6 address",
                         text);
    return 0;
}

#endif

static void set_port(union address *address, uint16_t port)
{
    if (address->any.sa_family == AF_INET)
        address->v4.sin_port = htons(port);
    else
        address->v6.sin6_port = htons(port);
}

static void describe(const union address *address, struct http_listener *out)
{
    char text[INET6_ADDRSTRLEN] = "";

    if (address->any.sa_family == AF_INET) {
        uint32_t number = ntohl(address->v4.sin_addr.s_addr);

        inet_ntop(AF_INET, &address->v4.sin_addr, text, sizeof text);
        snprintf(out->text, sizeof out->text, "%s", text);
        out->port = ntohs(address->v4.sin_port);
        out->loopback = number >> 24 == 127;
        out->wildcard = number == INADDR_ANY;
    } else {
        inet_ntop(AF_INET6, &address->v6.sin6_addr, text, sizeof text);
        snprintf(out->text, sizeof out->text, "[%s]", text);
        out->port = ntohs(address->v6.sin6_port);
        out->loopback = IN6_IS_ADDR_LOOPBACK(&address->v6.sin6_addr);
        out->wildcard = IN6_IS_ADDR_UNSPECIFIED(&address->v6.sin6_addr);
    }
}

/* One attempt; returns the descriptor, or -1 with errno. */
static int try_port(union address *address, socklen_t length, uint16_t port)
{
    CLEANUP_CLOSE int fd =
        socket(address->any.sa_family, SOCK_STREAM | SOCK_CLOEXEC, IPPROTO_TCP);
    int on = 1;

    set_port(address, port);
    if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0 ||
        bind(fd, &address->any, length) != 0 || listen(fd, SOMAXCONN) != 0)
        return -1;
    int result = fd;
    fd = -1;
    return result;
}

/* Binds and listens on a name or an address. `port` as in http_config. */
static int http_listen(const char *address, int port, struct http_listener *out,
                       struct error *error)
{
    union address bound;
    socklen_t length = 0;
    int first = port < 0 ? HTTP_PORT_FIRST : port,
        last = port < 0 ? HTTP_PORT_LAST : port;

    memset(&bound, 0, sizeof bound);
    *out = (struct http_listener){.fd = -1};
    int result = resolve(address, &bound, &length, error);
    if (result < 0)
        return result;
    for (int number = first; number <= last && out->fd < 0; number++) {
        out->fd = try_port(&bound, length, (uint16_t)number);
        if (out->fd < 0 && errno != EADDRINUSE)
            break;
    }
    if (out->fd < 0 && errno == EADDRINUSE && port < 0)
        return error_set(error, ERROR_CONFLICT, "port_in_use",
                         "%s: the ports %d to %d are all in use; choose another one with "
                         "--port",
                         address, first, last);
    if (out->fd < 0 && errno == EADDRINUSE)
        return error_set(error, ERROR_CONFLICT, "port_in_use",
                         "%s: port %d is in use; choose another one with --port, or none "
                         "to get a free one",
                         address, port);
    if (out->fd < 0)
        return error_set_errno(error, errno, "cannot listen on %s, port %d", address,
                               first);
    if (getsockname(out->fd, &bound.any, &length) == 0)
        describe(&bound, out);
    return 0;
}

/* ---- exchange ---- */

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
        .stranger = guard->own_user && is_stranger(request->connection),
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

static int refuse_query(const struct http_request *request, struct error *error)
{
    static const struct parameter_table *const none[] = {NULL};
    const struct given_parameters given = {request->query.items, request->query.count};

    return parameters_check_names(none, 0, &given, error);
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
    if (!route->query && refuse_query(request, &exchange->error) < 0)
        return -(int)exchange->error.code;
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
    CLEANUP_BUFFER struct buffer text = BUFFER(65536);

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
    CLEANUP_BUFFER struct buffer text = BUFFER(65536);

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
#define MORE_TIME                                                                        \
    ", or ask on the command line (tracediff help), where nothing limits the time"
#define MORE_MEMORY ", or start the server with a larger --request-memory"

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
                                       .more_time = MORE_TIME,
                                       .more_memory = MORE_MEMORY,
                                       .stop = &exchange->server->stopping,
                                       .is_gone = client_is_gone,
                                       .context = exchange};
    budget_begin(&exchange->budget);
    exchange->request.budget = &exchange->budget;
}

static enum MHD_Result answer(struct exchange *exchange)
{
    CLEANUP(http_reply_free) struct http_reply reply;
    int result = exchange->failed ? -1 : 0;

    exchange->asked_ns = clock_monotonic_ns();
    begin_budget(exchange);
    http_reply_init(&reply, &exchange->budget);
    if (result == 0 && exchange->to_home)
        redirect_home(exchange, &reply);
    else if (result == 0 && exchange->redirect)
        redirect_to_clean_url(exchange, &reply);
    else if (result == 0)
        result =
            exchange->request.route->handle(&exchange->request, &reply, &exchange->error);
    if (result == 0 && reply.status == 0 &&
        (reply.body.length > 0 || buffer_failed(&reply.body)))
        result = http_reply_body(&reply, 200, HTTP_TYPE_JSON, &exchange->error);
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

/* ---- server ---- */

/* The pieces of an upload are about half of this; larger ones make nothing faster. */
#define CONNECTION_MEMORY ((size_t)256 << 10)

struct http_server {
    struct exchange_server shared;
    struct MHD_Daemon *daemon;
    struct visitors visitors;
    struct versioned_page page;
    char url[320 + HTTP_BASE_PATH_MAX];
    struct token made; /* if none was given */
};

static void *on_request_line(void *context, const char *uri,
                             struct MHD_Connection *connection)
{
    struct http_server *server = context;

    (void)connection;
    return exchange_new(&server->shared, uri);
}

static enum MHD_Result on_request(void *context, struct MHD_Connection *connection,
                                  const char *url, const char *method,
                                  const char *version, const char *upload_data,
                                  size_t *upload_data_size, void **request_context)
{
    struct http_server *server = context;
    struct exchange *exchange = *request_context;

    (void)url;
    (void)version;
    if (exchange == NULL)
        return MHD_NO; /* no memory: cuts the connection */
    json_may_refuse();
    size_t came = *upload_data_size;
    if (!exchange->begun) /* the waiting time starts again after each head */
        visitors_progress(&server->visitors, connection, VISITORS_PROGRESS);
    else if (came == 0)
        visitors_serve(&server->visitors, connection, true);
    enum MHD_Result result =
        exchange_step(exchange, connection, method, upload_data, upload_data_size);
    visitors_progress(&server->visitors, connection, came);
    return result;
}

static void on_completed(void *context, struct MHD_Connection *connection,
                         void **request_context, enum MHD_RequestTerminationCode how)
{
    struct http_server *server = context;

    (void)how;
    visitors_serve(&server->visitors, connection, false);
    exchange_free(*request_context);
    *request_context = NULL;
}

/* We take paths and queries as sent and decode them ourselves, after splitting. */
static size_t leave_escaped(void *context, struct MHD_Connection *connection, char *text)
{
    (void)context;
    (void)connection;
    return strlen(text);
}

__attribute__((format(printf, 2, 0))) static void
on_library_log(void *context, const char *format, va_list arguments)
{
    char line[512];

    (void)context;
    vsnprintf(line, sizeof line, format, arguments);
    line[strcspn(line, "\r\n")] = '\0';
    log_debug("http: %s", line);
}

static int set_up_guard(struct http_server *server, const struct http_listener *listener,
                        struct error *error)
{
    const struct http_config *config = &server->shared.config;
    struct guard *guard = &server->shared.guard;
    struct error why;

    guard->read_only = config->read_only;
    guard->loopback = listener->loopback;
    guard->wildcard = listener->wildcard;
    guard->port = listener->port;
    guard->allowed_hosts = config->allowed_hosts;
    guard->allowed_host_count = config->allowed_host_count;
    snprintf(guard->address, sizeof guard->address, "%s", config->address);
    if (gethostname(guard->machine, sizeof guard->machine - 1) != 0)
        guard->machine[0] = '\0';
    /* Browsers share cookies between the ports of a host, servers do not. */
    snprintf(guard->cookie, sizeof guard->cookie, "tracediff-%u", (unsigned)guard->port);
    /* If there is a proxy in front, people connect over a network. */
    bool proxied = *config->base_path != '\0' || config->trust_proxy;

    if (config->tokens == NULL && guard->loopback && !proxied) {
        guard->own_user = !config->local_users && peer_try(listener->fd, &why) == 0;
        if (guard->own_user || config->local_users)
            return 0;
        log_warning("this system does not say which user connects (%s), so each request "
                    "needs the token; --local-users all answers all users without it",
                    why.message);
    }
    guard->tokens = config->tokens != NULL ? config->tokens->list : &server->made;
    guard->token_count = config->tokens != NULL ? config->tokens->count : 1;
    return config->tokens != NULL ? 0 : token_make(&server->made, error);
}

static void set_url(struct http_server *server, const struct http_listener *listener)
{
    const char *host = listener->text;

    if (listener->wildcard)
        host = server->shared.guard.machine[0] != '\0' ? server->shared.guard.machine
                                                       : "127.0.0.1";
    snprintf(server->url, sizeof server->url, "http://%s:%u%s", host,
             (unsigned)listener->port, server->shared.config.base_path);
}

static int start_daemon(struct http_server *server, struct http_listener *listener,
                        struct error *error)
{
    unsigned flags = MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD |
                     MHD_USE_THREAD_PER_CONNECTION | MHD_USE_ITC | MHD_USE_ERROR_LOG;

    server->daemon = MHD_start_daemon(
        flags, 0, NULL, NULL, on_request, server, MHD_OPTION_EXTERNAL_LOGGER,
        on_library_log, server, MHD_OPTION_LISTEN_SOCKET, listener->fd,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)HTTP_CONNECTIONS_MAX,
        MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)HTTP_TIMEOUT_SECONDS,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, CONNECTION_MEMORY,
        MHD_OPTION_URI_LOG_CALLBACK, on_request_line, server, MHD_OPTION_NOTIFY_COMPLETED,
        on_completed, server, MHD_OPTION_UNESCAPE_CALLBACK, leave_escaped, server,
        MHD_OPTION_NOTIFY_CONNECTION, visitors_notify, &server->visitors, HTTP_STRICT,
        MHD_OPTION_END);
    if (server->daemon == NULL)
        return error_set(error, ERROR_INTERNAL, "server_failed",
                         "the HTTP library did not start");
    listener->fd = -1; /* the daemon owns it from here on */
    return 0;
}

int http_server_start(const struct http_config *config, struct http_server **out,
                      struct error *error)
{
    struct http_listener listener;
    struct http_server *server = owned_new(1, sizeof *server);

    server->shared.config = *config;
    if (server->shared.config.base_path == NULL)
        server->shared.config.base_path = "";
    versioned_page_make(server->shared.config.base_path, &server->page);
    server->shared.page = &server->page.asset;
    visitors_init(&server->visitors, HTTP_CONNECTIONS_MAX);
    if (server->shared.config.request_memory == 0)
        server->shared.config.request_memory = machine_memory() / 2;
    if (server->shared.config.address == NULL)
        server->shared.config.address = "127.0.0.1";
    int result =
        http_listen(server->shared.config.address, config->port, &listener, error);
    if (result == 0)
        result = set_up_guard(server, &listener, error);
    server->visitors.own_user = server->shared.guard.own_user;
    if (result == 0) {
        set_url(server, &listener);
        result = start_daemon(server, &listener, error);
    }
    cleanup_close(&listener.fd);
    if (result < 0) {
        visitors_destroy(&server->visitors);
        versioned_page_free(&server->page);
        free(server);
        return result;
    }
    *out = server;
    return 0;
}

void http_server_stop(struct http_server *server)
{
    if (server == NULL)
        return;
    atomic_store(&server->shared.stopping, true);
    if (server->daemon != NULL)
        MHD_stop_daemon(server->daemon);
    visitors_destroy(&server->visitors);
    versioned_page_free(&server->page);
}

void http_server_free(struct http_server *server)
{
    free(server);
}

const char *http_server_url(const struct http_server *server)
{
    return server->url;
}

const char *http_server_token(const struct http_server *server)
{
    const struct guard *guard = &server->shared.guard;

    return guard->token_count == 1 && *guard->tokens->name == '\0' ? guard->tokens->text
                                                                   : "";
}

bool http_server_asks_token(const struct http_server *server)
{
    return server->shared.guard.token_count > 0;
}

/* Two decimal digits a byte, the last of them a revision. */
void http_library(struct library *out)
{
    const unsigned compiled = (unsigned)MHD_VERSION;

    out->name = "libmicrohttpd";
    snprintf(out->compiled, sizeof out->compiled, "%x.%x.%x", compiled >> 24,
             compiled >> 16 & 0xFF, compiled >> 8 & 0xFF);
    snprintf(out->running, sizeof out->running, "%s", MHD_get_version());
}
