#ifndef TRACEDIFF_SERVE_GUARD_H
#define TRACEDIFF_SERVE_GUARD_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- tokens ---- */

/* The tokens that a server accepts, and the names of their owners. */

#define TOKEN_MIN 16
#define TOKEN_MAX 256
#define TOKEN_NAME_MAX 64
#define TOKENS_MAX 256 /* each request is compared with all */
/* Bytes of a text with tokens. */
#define TOKENS_TEXT_MAX ((size_t)128 << 10)

struct token {
    char text[TOKEN_MAX + 1];
    char name[TOKEN_NAME_MAX + 1]; /* "": the only token, without a name */
    bool read_only;                /* may change nothing */
};
struct tokens {
    struct token *list; /* freed by tokens_free() */
    size_t count;
};

/* Reads a text of lines NAME TOKEN or NAME TOKEN read; or of one TOKEN alone. Empty lines
 * and lines that begin with # do not count. A token has TOKEN_MIN to TOKEN_MAX letters,
 * digits and -._~, a name up to TOKEN_NAME_MAX letters, digits and -._@+. A name may have
 * several tokens; no token may occur twice. ERROR_PARAMETER (bad_token) names `file` and
 * the line, and shows nothing of a token. */
int tokens_read(const char *text, const char *file, struct tokens *out,
                struct error *error);
void tokens_free(struct tokens *tokens);
/* Makes a random token of 256 bits, without a name. */
int token_make(struct token *out, struct error *error);

/* The given token, or NULL if it is unknown. The time depends only on the length of
 * `given` and on `count`, not on the tokens. */
const struct token *token_find(const struct token *list, size_t count, const char *given);

/* ---- guard ---- */

/* Which requests are allowed. Pure decisions over the texts of a request; no strings are
 * kept.
 *
 * - Host: only the names of this server, so that a page of another site cannot reach it
 * by resolving its own name to our address (DNS rebinding).
 * - Origin and Sec-Fetch-Site: requests that change something, and all requests to the
 * API (they may be expensive), must come from our own pages or from no page at all. Any
 * site may link to a page, or to a file that the user clicks on.
 * - Token: every request needs it if the server listens beyond this machine. It is
 * compared in constant time and never logged.
 * - User: without tokens, only the user of this process and root may ask. */

struct guard {
    const struct token *tokens; /* the request must have one of them */
    size_t token_count;         /* 0: it needs none */
    char cookie[32];            /* name of the cookie that carries it */
    bool own_user;              /* no tokens: answer only this user, and root */
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
    bool stranger;           /* another user of this machine */
    bool api;                /* does not ask for a page or a part of one */
    const char *query_token; /* ?token= of a page */
};

/* GET and HEAD change nothing. */
bool guard_method_is_safe(const char *method);
/* Among `allowed_hosts`: every name, if a token is needed, which no page of another site
 * has. */
#define GUARD_ANY_HOST "*"

/* Whether a text is NAME or NAME:PORT, as `allowed_hosts` has them; no URL, no pattern.
 */
bool guard_is_host(const char *text);

/* 0, or ERROR_FORBIDDEN (other_user, bad_host, bad_origin, read_only) or
 * ERROR_UNAUTHORIZED (token_missing, token_wrong). `who` (NULL: not wanted) gets the
 * token of the request, or NULL if no token is needed. */
int guard_check(const struct guard *guard, const struct guard_request *request,
                const struct token **who, struct error *error);

/* ---- forwarded ---- */

/* What a proxy says about the request that it passes on: X-Forwarded-Proto, -Host and
 * -For. The server reads these headers only with --trust-proxy, since any client can send
 * them.
 *
 * Each proxy appends to a header or sends one more, so only the last value comes from the
 * proxy in front of this server: earlier values may come from anybody. */

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
