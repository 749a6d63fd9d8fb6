/* The listening socket. */
#ifndef TRACEDIFF_HTTP_LISTEN_H
#define TRACEDIFF_HTTP_LISTEN_H

#include "base/error.h"

#include <stdbool.h>
#include <stdint.h>

#define HTTP_PORT_FIRST 8080
#define HTTP_PORT_LAST 8179

struct http_listener {
    int fd;
    uint16_t port;
    bool loopback; /* reachable from this machine only */
    bool wildcard; /* every address of the machine */
    char text[64]; /* the address in numbers, in brackets if it has colons */
};

/* Binds and listens on a name or an address. `port` as in http_config. */
int http_listen(const char *address, int port, struct http_listener *out,
                struct error *error);

#endif
