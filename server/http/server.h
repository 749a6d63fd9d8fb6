/* The HTTP server: listens, guards, routes, sends. A thread per connection, so handlers
 * may block; at most HTTP_CONNECTIONS_MAX connections, idle ones are closed after
 * HTTP_TIMEOUT_SECONDS, or earlier when places get scarce (http/visitors.h). */
#ifndef TRACEDIFF_HTTP_SERVER_H
#define TRACEDIFF_HTTP_SERVER_H

#include "base/error.h"
#include "base/library.h"
#include "http/request.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define HTTP_CONNECTIONS_MAX 256
#define HTTP_TIMEOUT_SECONDS 60
#define HTTP_PORT_FIRST 8080
#define HTTP_PORT_LAST 8179

struct http_server;

/* libmicrohttpd, and its version. */
void http_library(struct library *out);

/* Everything must outlive the server. */
struct http_config {
    const char *address; /* NULL: 127.0.0.1 */
    int port;            /* 0: any free one; -1: the first free one from 8080 on */
    const char *token;   /* NULL: none on a loopback address, else one is made up */
    bool read_only;
    uint64_t request_memory; /* bytes that a request may use; 0: half of the machine's */
    const char *const *allowed_hosts;
    size_t allowed_host_count;
    const char *web_dir; /* serve /web/ from there; NULL: the pages compiled in */
    struct http_routes routes;
    void *application; /* for the handlers */
};

/* Starts to answer. ERROR_CONFLICT (port_in_use), ERROR_PARAMETER (bad_listen,
 * bad_token), ERROR_IO. */
int http_server_start(const struct http_config *config, struct http_server **out,
                      struct error *error);
/* Ends the budgets of the handlers that run, waits for them, then closes everything.
 * NULL is fine. */
void http_server_stop(struct http_server *server);

/* "http://127.0.0.1:8080", for people. */
const char *http_server_origin(const struct http_server *server);
/* The token to append as ?token=, or "". */
const char *http_server_token(const struct http_server *server);

#endif
