#ifndef TRACEDIFF_SERVE_SERVER_H
#define TRACEDIFF_SERVE_SERVER_H

#include "base/error.h"
#include "base/system.h"
#include "serve/guard.h"
#include "serve/request.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- config ---- */

/* The settings that a server starts with. */

/* Everything must outlive the server. */
struct http_config {
    const char *address; /* NULL: 127.0.0.1 */
    int port;            /* 0: any free one; -1: the first free one from 8080 on */
    /* NULL: no token on a loopback address without a proxy in front (neither base_path
     * nor trust_proxy) where only this user is answered, or all are (local_users);
     * otherwise a random one */
    const struct tokens *tokens;
    const char *base_path; /* NULL or "": all of the server (serve/pages.h) */
    bool local_users;      /* without tokens: answer all users of this machine */
    bool trust_proxy;      /* believe X-Forwarded-… (serve/guard.h) */
    bool read_only;
    uint64_t request_memory; /* bytes that a request may use; 0: half of the machine's */
    const char *const *allowed_hosts;
    size_t allowed_host_count;
    const char *web_dir; /* serve /web/ from there; NULL: the pages compiled in */
    struct http_routes routes;
    void *application; /* for the handlers */
};

/* ---- exchange ---- */

/* Used only in the layer http: one request and its reply, between the HTTP library and a
 * handler.
 *
 * Life: exchange_new() after the request line; exchange_step() for the head, for each
 * piece of the body and for its end; exchange_free() when the library says that the
 * request has ended, successfully or not. */

/* What an exchange knows of its server. */
struct exchange_server {
    struct http_config config;
    struct guard guard;
    const struct asset *page; /* see http_request */
    atomic_bool stopping;     /* ends every budget */
};

struct exchange {
    struct exchange_server *server;
    struct http_request request;
    struct budget budget;
    char *asked_path;          /* as sent, with the base path; request.path is in it */
    char *raw_query;           /* NULL: none */
    char *decoded;             /* what request.ids point into */
    const struct token *token; /* the one that was sent; NULL: none is required */
    bool begun;                /* the head was handled */
    bool failed; /* `error` is the answer; the rest of the body is dropped */
    bool close;  /* after the answer, because the meaning of the next bytes is unclear */
    bool redirect; /* the token came in the URL: the answer redirects to the URL without
                      it */
    bool outside;  /* of the base path */
    bool to_home;  /* the address of the first page without its slash, or the root */
    struct http_forwarded forwarded; /* all "" unless a proxy is trusted */
    int64_t asked_ns; /* when the request was complete and its handler was called */
    uint64_t dropped;
    char allow[HTTP_ALLOW_MAX];
    struct error error;
};

/* NULL: no memory. `uri` is as sent. */
struct exchange *exchange_new(struct exchange_server *server, const char *uri);
void exchange_free(struct exchange *exchange);

/* The access handler of the library. */
enum MHD_Result exchange_step(struct exchange *exchange,
                              struct MHD_Connection *connection, const char *method,
                              const char *upload_data, size_t *upload_data_size);

/* ---- server ---- */

/* The HTTP server: listens, guards, routes, sends. A thread per connection, so handlers
 * may block; at most HTTP_CONNECTIONS_MAX connections, idle ones are closed after
 * HTTP_TIMEOUT_SECONDS, or earlier if connections become scarce (serve/server.c). */

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
