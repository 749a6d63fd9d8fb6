/* See server.h. */
#include "http/server.h"

#include "base/cleanup.h"
#include "base/log.h"
#include "base/machine.h"
#include "http/base_path.h"
#include "http/compat.h"
#include "http/exchange.h"
#include "http/listen.h"
#include "http/versioned.h"
#include "http/visitors.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

    if (config->tokens == NULL && guard->loopback && !proxied)
        return 0;
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
    struct http_server *server = calloc(1, sizeof *server);

    if (server == NULL)
        return error_set_memory(error);
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
