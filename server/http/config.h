/* The settings that a server starts with. */
#ifndef TRACEDIFF_HTTP_CONFIG_H
#define TRACEDIFF_HTTP_CONFIG_H

#include "http/route.h"
#include "http/tokens.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Everything must outlive the server. */
struct http_config {
    const char *address; /* NULL: 127.0.0.1 */
    int port;            /* 0: any free one; -1: the first free one from 8080 on */
    /* NULL: no token on a loopback address without a proxy in front (neither base_path
     * nor trust_proxy); otherwise a random one */
    const struct tokens *tokens;
    const char *base_path; /* NULL or "": all of the server (http/base_path.h) */
    bool trust_proxy;      /* believe X-Forwarded-… (http/forwarded.h) */
    bool read_only;
    uint64_t request_memory; /* bytes that a request may use; 0: half of the machine's */
    const char *const *allowed_hosts;
    size_t allowed_host_count;
    const char *web_dir; /* serve /web/ from there; NULL: the pages compiled in */
    struct http_routes routes;
    void *application; /* for the handlers */
};

#endif
