/* What a proxy says about the request that it passes on: X-Forwarded-Proto, -Host and
 * -For. The server reads these headers only with --trust-proxy, since any client can send
 * them.
 *
 * Each proxy appends to a header or sends one more, so only the last value comes from the
 * proxy in front of this server: earlier values may come from anybody. */
#ifndef TRACEDIFF_HTTP_FORWARDED_H
#define TRACEDIFF_HTTP_FORWARDED_H

#include "base/error.h"

#define HTTP_FORWARDED_HOST_SIZE 264
#define HTTP_FORWARDED_CLIENT_SIZE 64

struct http_forwarded {
    const char *scheme;                      /* "http" or "https"; NULL: none. Static. */
    char host[HTTP_FORWARDED_HOST_SIZE];     /* NAME or NAME:PORT; "": none */
    char client[HTTP_FORWARDED_CLIENT_SIZE]; /* an IP address; "": none, or invalid */
};

/* The last values of the headers, each NULL where it is missing. ERROR_PARAMETER
 * (bad_forwarded): the scheme is neither http nor https, or the host cannot be one. An
 * invalid address of the client ("unknown") counts as missing: the address is only shown.
 * */
int http_forwarded_read(const char *proto, const char *host, const char *client,
                        struct http_forwarded *out, struct error *error);

#endif
