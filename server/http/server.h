/* The HTTP server: listens, guards, routes, sends. A thread per connection, so handlers
 * may block; at most HTTP_CONNECTIONS_MAX connections, idle ones are closed after
 * HTTP_TIMEOUT_SECONDS, or earlier if connections become scarce (http/visitors.h). */
#ifndef TRACEDIFF_HTTP_SERVER_H
#define TRACEDIFF_HTTP_SERVER_H

#include "base/error.h"
#include "base/library.h"
#include "http/config.h"

#define HTTP_CONNECTIONS_MAX 256
#define HTTP_TIMEOUT_SECONDS 60

struct http_server;

/* libmicrohttpd, and its version. */
void http_library(struct library *out);

/* Starts to answer. ERROR_CONFLICT (port_in_use), ERROR_PARAMETER (bad_listen,
 * bad_token), ERROR_IO. */
int http_server_start(const struct http_config *config, struct http_server **out,
                      struct error *error);
/* Ends the budgets of the running handlers, waits for them, then closes everything. Its
 * address and token can still be read until http_server_free(). NULL is fine for both
 * functions. */
void http_server_stop(struct http_server *server);
void http_server_free(struct http_server *server);

/* "http://127.0.0.1:8080", and the base path: the address of this server without proxies,
 * for people. Append a path of the dashboard. */
const char *http_server_url(const struct http_server *server);
/* The token to append as ?token=, or "" if no token is needed or the tokens have names.
 * */
const char *http_server_token(const struct http_server *server);
bool http_server_asks_token(const struct http_server *server);

#endif
