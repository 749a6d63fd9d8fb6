/* Used only in the layer http: one request and its reply, between the HTTP library and a
 * handler.
 *
 * Life: exchange_new() after the request line; exchange_step() for the head, for each
 * piece of the body and for its end; exchange_free() when the library says that the
 * request has ended, successfully or not. */
#ifndef TRACEDIFF_HTTP_EXCHANGE_H
#define TRACEDIFF_HTTP_EXCHANGE_H

#include "http/compat.h"
#include "http/config.h"
#include "http/forwarded.h"
#include "http/guard.h"

#include <stdatomic.h>

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

#endif
