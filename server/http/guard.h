/* Which requests are allowed. Pure decisions over the texts of a request; no strings are
 * kept.
 *
 * - Host: only the names of this server, so that a page of another site cannot reach it
 * by resolving its own name to our address (DNS rebinding).
 * - Origin and Sec-Fetch-Site: requests that change something, and all requests to the
 * API (they may be expensive), must come from our own pages or from no page at all. Any
 * site may link to a page, or to a file that the user clicks on.
 * - Token: every request needs it if the server listens beyond this machine. It is
 * compared in constant time and never logged. */
#ifndef TRACEDIFF_HTTP_GUARD_H
#define TRACEDIFF_HTTP_GUARD_H

#include "base/error.h"
#include "http/tokens.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct guard {
    const struct token *tokens; /* the request must have one of them */
    size_t token_count;         /* 0: it needs none */
    char cookie[32];            /* name of the cookie that carries it */
    bool read_only;             /* refuse every unsafe method */
    bool loopback;              /* listens on a loopback address only */
    bool wildcard;              /* listens on every address of the machine */
    uint16_t port;
    char address[64];                 /* as given to --listen, without brackets */
    char machine[256];                /* host name of the machine */
    const char *const *allowed_hosts; /* NAME or NAME:PORT of --allow-host */
    size_t allowed_host_count;
};

/* The headers of a request; NULL for a missing one. */
struct guard_request {
    const char *method;
    const char *host;
    size_t host_count; /* of Host headers */
    /* From a trusted proxy: the Host that the browser sent, and the scheme, "http" or
     * "https"; NULL: not stated. */
    const char *forwarded_host, *scheme;
    const char *origin, *sec_fetch_site, *sec_fetch_dest, *sec_fetch_user;
    const char *authorization, *cookie;
    bool api;                /* does not ask for a page or a part of one */
    const char *query_token; /* ?token= of a page */
};

/* GET and HEAD change nothing. */
bool guard_method_is_safe(const char *method);
/* Whether a text is NAME or NAME:PORT, as `allowed_hosts` has them; no URL, no pattern.
 */
bool guard_is_host(const char *text);

/* 0, or ERROR_FORBIDDEN (bad_host, bad_origin, read_only) or ERROR_UNAUTHORIZED
 * (token_missing, token_wrong). `who` (NULL: not wanted) gets the token of the request,
 * or NULL if no token is needed. */
int guard_check(const struct guard *guard, const struct guard_request *request,
                const struct token **who, struct error *error);

#endif
