#include "serve/guard.h"
#include "base/arena.h"
#include "base/error.h"

#include <arpa/inet.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/random.h>

/* ---- tokens ---- */

#define LETTERS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
#define BLANKS " \t\r"
#define FIELDS_MAX 3

/* ---- reading ---- */

struct file_line {
    const char *file;
    size_t line;
};

static int bad(const struct file_line *at, const char *what, struct error *error)
{
    return error_set(error, ERROR_PARAMETER, "bad_token", "--token-file %s, line %zu: %s",
                     at->file, at->line, what);
}

/* Splits a line at its blanks: how many fields; FIELDS_MAX + 1: more. */
static size_t split(char *line, char *fields[FIELDS_MAX])
{
    size_t count = 0;

    for (char *field = strtok_r(line, BLANKS, &line); field != NULL;
         field = strtok_r(NULL, BLANKS, &line)) {
        if (count == FIELDS_MAX)
            return FIELDS_MAX + 1;
        fields[count++] = field;
    }
    return count;
}

static int take_line(char *line, const struct file_line *at, struct token *out,
                     struct error *error)
{
    char *fields[FIELDS_MAX] = {NULL};
    char message[160];
    size_t count = split(line, fields);
    const char *text = count == 1 ? fields[0] : fields[1];

    if (count > FIELDS_MAX || (count == 3 && strcmp(fields[2], "read") != 0))
        return bad(at,
                   "a line has a token; or a name and a token; or a name, a token and "
                   "the word read",
                   error);
    if (count > 1 && (strlen(fields[0]) > TOKEN_NAME_MAX ||
                      fields[0][strspn(fields[0], LETTERS "-._@+")] != '\0')) {
        snprintf(message, sizeof message, "a name has up to %d letters, digits and -._@+",
                 TOKEN_NAME_MAX);
        return bad(at, message, error);
    }
    size_t length = strlen(text);
    if (length < TOKEN_MIN || length > TOKEN_MAX ||
        strspn(text, LETTERS "-._~") != length) {
        snprintf(message, sizeof message, "a token has %d to %d letters, digits and -._~",
                 TOKEN_MIN, TOKEN_MAX);
        return bad(at, message, error);
    }
    *out = (struct token){.read_only = count == 3};
    memcpy(out->text, text, length + 1);
    if (count > 1)
        memcpy(out->name, fields[0], strlen(fields[0]) + 1);
    return 0;
}

static int add_line(char *line, const struct file_line *at, struct tokens *out,
                    struct error *error)
{
    struct token *token = &out->list[out->count];

    line += strspn(line, BLANKS);
    if (*line == '\0' || *line == '#')
        return 0;
    if (out->count == TOKENS_MAX)
        return bad(at, "too many tokens", error);
    int result = take_line(line, at, token, error);
    if (result != 0)
        return result;
    for (size_t i = 0; i < out->count; i++)
        if (strcmp(out->list[i].text, token->text) == 0)
            return bad(at, "an earlier line has the same token", error);
    out->count++;
    if (out->count > 1 && (*token->name == '\0' || *out->list[0].name == '\0'))
        return bad(at, "with several tokens, each needs a name in front of it", error);
    return 0;
}

int tokens_read(const char *text, const char *file, struct tokens *out,
                struct error *error)
{
    CLEANUP_FREE char *copy = owned_copy(text);
    struct file_line at = {file, 1};
    int result = 0;

    *out = (struct tokens){.list = owned_new(TOKENS_MAX, sizeof *out->list)};
    for (char *rest = copy; result == 0 && rest != NULL; at.line++)
        result = add_line(strsep(&rest, "\n"), &at, out, error);
    at.line = 1;
    if (result == 0 && out->count == 0)
        result = bad(&at, "this file has no token", error);
    if (result != 0)
        tokens_free(out);
    return result;
}

void tokens_free(struct tokens *tokens)
{
    free(tokens->list);
    *tokens = (struct tokens){0};
}

int token_make(struct token *out, struct error *error)
{
    unsigned char bytes[32];

    *out = (struct token){0};
    if (getrandom(bytes, sizeof bytes, 0) != (ssize_t)sizeof bytes)
        return error_set_errno(error, errno, "getrandom");
    for (size_t i = 0; i < sizeof bytes; i++)
        snprintf(out->text + 2 * i, 3, "%02x", (unsigned)bytes[i]);
    return 0;
}

/* ---- comparing ---- */

/* Whether two texts are the same, in a time that depends on the length of `given` only:
 * the bytes after a token are 0. */
static unsigned is_same(const struct token *token, const char *given, size_t length)
{
    unsigned difference = 0;

    for (size_t i = 0; i <= length; i++)
        difference |= (unsigned char)given[i] ^ (unsigned char)token->text[i];
    /* Keeps the compiler from leaving the loop early. */
    __asm__ volatile("" : "+r"(difference));
    return difference == 0;
}

const struct token *token_find(const struct token *list, size_t count, const char *given)
{
    size_t length = strlen(given), found = count;

    if (length == 0 || length > TOKEN_MAX) /* no token has this length */
        return NULL;
    for (size_t i = 0; i < count; i++) {
        size_t mask = 0 - (size_t)is_same(&list[i], given, length);

        __asm__ volatile("" : "+r"(mask)); /* no branch on the mask */
        found = (found & ~mask) | (i & mask);
    }
    return found == count ? NULL : &list[found];
}

/* ---- guard ---- */

#define HTTP_PORT 80
#define HTTPS_PORT 443

bool guard_method_is_safe(const char *method)
{
    return strcmp(method, "GET") == 0 || strcmp(method, "HEAD") == 0;
}

/* A Host header in its two parts; `name` loses the brackets of an IPv6 address. */
struct host {
    char name[256];
    bool bracketed;
    long port;
};

/* `port`: the default if none is given. */
static bool parse_host(const char *text, long port, struct host *out)
{
    const char *end;
    size_t length;

    out->bracketed = *text == '[';
    if (out->bracketed) {
        end = strchr(++text, ']');
        if (end == NULL)
            return false;
        length = (size_t)(end++ - text);
    } else {
        length = strcspn(text, ":");
        end = text + length;
    }
    if (length == 0 || length >= sizeof out->name)
        return false;
    memcpy(out->name, text, length);
    out->name[length] = '\0';
    /* A name with a final dot is the same name. */
    if (length > 1 && out->name[length - 1] == '.')
        out->name[length - 1] = '\0';
    out->port = port;
    if (*end == '\0')
        return true;
    if (*end != ':' || end[1] == '\0' ||
        strspn(end + 1, "0123456789") != strlen(end + 1) || strlen(end + 1) > 5)
        return false;
    out->port = strtol(end + 1, NULL, 10);
    return true;
}

static bool is_address(const struct host *host)
{
    struct in6_addr bytes;

    return inet_pton(host->bracketed ? AF_INET6 : AF_INET, host->name, &bytes) == 1;
}

bool guard_is_host(const char *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                  "0123456789-._";
    struct host host;

    return parse_host(text, HTTP_PORT, &host) &&
           (host.bracketed ? is_address(&host)
                           : strspn(host.name, letters) == strlen(host.name));
}

static bool is_loopback(const struct host *host)
{
    struct in_addr v4;
    struct in6_addr v6;

    if (host->bracketed)
        return inet_pton(AF_INET6, host->name, &v6) == 1 && IN6_IS_ADDR_LOOPBACK(&v6);
    if (strcasecmp(host->name, "localhost") == 0)
        return true;
    return inet_pton(AF_INET, host->name, &v4) == 1 && (ntohl(v4.s_addr) >> 24) == 127;
}

static bool is_allowed(const struct guard *guard, const struct host *host)
{
    for (size_t i = 0; i < guard->allowed_host_count; i++) {
        struct host allowed;
        const char *text = guard->allowed_hosts[i];
        bool any_port =
            strchr(*text == '[' ? text + strcspn(text, "]") : text, ':') == NULL;

        if (strcmp(text, GUARD_ANY_HOST) == 0 && guard->token_count > 0)
            return true;
        if (parse_host(text, HTTP_PORT, &allowed) &&
            strcasecmp(allowed.name, host->name) == 0 &&
            (any_port || allowed.port == host->port))
            return true;
    }
    return false;
}

static bool host_is_ours(const struct guard *guard, const struct host *host)
{
    if (is_allowed(guard, host))
        return true;
    if (host->port != guard->port)
        return false;
    if (is_loopback(host) || strcasecmp(host->name, guard->address) == 0)
        return true;
    /* Only a name can be rebound, an address cannot; and the machine's own name is ours.
     */
    return guard->wildcard &&
           (is_address(host) ||
            (guard->machine[0] != '\0' && strcasecmp(host->name, guard->machine) == 0));
}

/* The host of the address that the browser shows. */
static const char *shown_host(const struct guard_request *request)
{
    return request->forwarded_host != NULL ? request->forwarded_host : request->host;
}

/* The port of that address if it names none. */
static long shown_port(const struct guard_request *request)
{
    return request->scheme != NULL && strcmp(request->scheme, "https") == 0 ? HTTPS_PORT
                                                                            : HTTP_PORT;
}

static int check_name(const struct guard *guard, const char *text, long port,
                      struct error *error)
{
    struct host host;

    if (text == NULL || !parse_host(text, port, &host))
        return error_set(error, ERROR_FORBIDDEN, "bad_host",
                         "a request needs one Host header of the form NAME:PORT");
    if (!host_is_ours(guard, &host))
        return error_set(
            error, ERROR_FORBIDDEN, "bad_host",
            "this server does not accept the name \"%.100s\", port %ld; to accept it, "
            "start the server with --allow-host %.100s:%ld",
            host.name, host.port, host.name, host.port);
    return 0;
}

/* Checks both names if a proxy sent one: a page of another site can send the header of
 * the proxy, too, if its own name leads here. */
static int check_host(const struct guard *guard, const struct guard_request *request,
                      struct error *error)
{
    const char *host = request->host_count == 1 ? request->host : NULL;
    int result;

    if (request->forwarded_host == NULL)
        return check_name(guard, host, shown_port(request), error);
    result = check_name(guard, host, HTTP_PORT, error);
    return result < 0
               ? result
               : check_name(guard, request->forwarded_host, shown_port(request), error);
}

/* Whether the origin is that of the Host header: with the scheme that a trusted proxy
 * names; otherwise with http or (an unknown proxy may be in front) https. */
static bool origin_is_ours(const struct guard_request *request)
{
    const char *rest = request->origin;
    struct host host, origin;
    bool is_secure = strncasecmp(rest, "https://", 8) == 0;

    if (!is_secure && strncasecmp(rest, "http://", 7) != 0)
        return false;
    if (request->scheme != NULL && is_secure != (strcmp(request->scheme, "https") == 0))
        return false;
    rest += is_secure ? 8 : 7;
    if (strcasecmp(rest, shown_host(request)) == 0)
        return true;
    return parse_host(rest, is_secure ? HTTPS_PORT : HTTP_PORT, &origin) &&
           parse_host(shown_host(request), shown_port(request), &host) &&
           strcasecmp(origin.name, host.name) == 0 && origin.port == host.port;
}

static bool comes_from_elsewhere(const struct guard_request *request)
{
    const char *site = request->sec_fetch_site;

    return site != NULL && strcasecmp(site, "same-origin") != 0 &&
           strcasecmp(site, "none") != 0;
}

/* Whether a user clicked on a link and the browser shows or saves the whole answer: no
 * page can do that by itself. */
static bool is_clicked(const struct guard_request *request)
{
    return request->sec_fetch_user != NULL &&
           strcmp(request->sec_fetch_user, "?1") == 0 &&
           request->sec_fetch_dest != NULL &&
           strcasecmp(request->sec_fetch_dest, "document") == 0;
}

static int check_origin(const struct guard_request *request, struct error *error)
{
    bool elsewhere = comes_from_elsewhere(request);

    if (guard_method_is_safe(request->method))
        return request->api && elsewhere && !is_clicked(request)
                   ? error_set(error, ERROR_FORBIDDEN, "bad_origin",
                               "a page of another site may not request this "
                               "(Sec-Fetch-Site); link to a page of this dashboard "
                               "instead")
                   : 0;
    if (request->origin != NULL && !origin_is_ours(request))
        return error_set(error, ERROR_FORBIDDEN, "bad_origin",
                         "a page of another site may not change anything here");
    if (elsewhere)
        return error_set(error, ERROR_FORBIDDEN, "bad_origin",
                         "a page of another site may not change anything here "
                         "(Sec-Fetch-Site)");
    return 0;
}

static int check_user(const struct guard_request *request, struct error *error)
{
    return !request->stranger
               ? 0
               : error_set(error, ERROR_FORBIDDEN, "other_user",
                           "this server answers only the user who started it, and root: "
                           "ask as that user, or start it with --token-file FILE or "
                           "with --local-users all");
}

static const struct token *find(const struct guard *guard, const char *given)
{
    return token_find(guard->tokens, guard->token_count, given);
}

/* The token of our cookie in the Cookie header, or NULL. */
static const struct token *find_in_cookie(const struct guard *guard, const char *header)
{
    size_t name_length = strlen(guard->cookie);

    while (header != NULL) {
        header += strspn(header, "; \t");
        size_t length = strcspn(header, ";");
        char value[TOKEN_MAX + 1];

        if (length > name_length + 1 && length - name_length - 1 < sizeof value &&
            memcmp(header, guard->cookie, name_length) == 0 &&
            header[name_length] == '=') {
            size_t value_length = length - name_length - 1;
            memcpy(value, header + name_length + 1, value_length);
            value[value_length] = '\0';
            const struct token *found = find(guard, value);
            if (found != NULL)
                return found;
        }
        header = header[length] == '\0' ? NULL : header + length;
    }
    return NULL;
}

/* `who`: the token that was sent. */
static int check_token(const struct guard *guard, const struct guard_request *request,
                       const struct token **who, struct error *error)
{
    const char *bearer = request->authorization;

    *who = NULL;
    if (guard->token_count == 0)
        return 0;
    if (request->query_token != NULL)
        *who = find(guard, request->query_token);
    else
        *who = find_in_cookie(guard, request->cookie);
    if (*who == NULL && bearer != NULL && strncasecmp(bearer, "Bearer ", 7) == 0)
        *who = find(guard, bearer + 7);
    if (*who != NULL)
        return 0;
    if (request->query_token != NULL || bearer != NULL)
        return error_set(error, ERROR_UNAUTHORIZED, "token_wrong", "this token is wrong");
    return error_set(
        error, ERROR_UNAUTHORIZED, "token_missing",
        "open the address with ?token= that tracediff printed when it started, "
        "or send \"Authorization: Bearer TOKEN\"");
}

int guard_check(const struct guard *guard, const struct guard_request *request,
                const struct token **who, struct error *error)
{
    const struct token *token = NULL;
    bool changes = !guard_method_is_safe(request->method);
    int result = check_user(request, error);

    if (result == 0)
        result = check_host(guard, request, error);
    if (result == 0)
        result = check_token(guard, request, &token, error);
    if (result == 0)
        result = check_origin(request, error);
    if (result == 0 && token != NULL && token->read_only && changes)
        result =
            error_set(error, ERROR_FORBIDDEN, "read_only",
                      "the token of %s may only read, not change anything", token->name);
    if (result == 0 && guard->read_only && changes)
        result = error_set(error, ERROR_FORBIDDEN, "read_only",
                           "this server is read-only; it was started with --read-only");
    if (who != NULL)
        *who = result == 0 ? token : NULL;
    return result;
}

/* ---- forwarded ---- */

#define HOST_CHARACTERS                                                                  \
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._:[]"

/* The text after the last comma, without the white space around it. False: it is too
 * long. */
static bool last_value(const char *list, char *out, size_t size)
{
    const char *comma = strrchr(list, ','), *start = comma == NULL ? list : comma + 1;

    start += strspn(start, " \t");
    size_t length = strlen(start);
    while (length > 0 && strchr(" \t", start[length - 1]) != NULL)
        length--;
    if (length >= size)
        return false;
    memcpy(out, start, length);
    out[length] = '\0';
    return true;
}

static int refuse(const char *name, const char *what, struct error *error)
{
    return error_set(error, ERROR_PARAMETER, "bad_forwarded",
                     "the proxy in front of this server sent an %s that is not %s", name,
                     what);
}

/* "192.0.2.1", "192.0.2.1:4711", "2001:db8::1" or "[2001:db8::1]:4711"; `out` keeps the
 * address. */
static bool take_address(char *text, char out[HTTP_FORWARDED_CLIENT_SIZE])
{
    struct in6_addr bytes;
    char *end = *text == '[' ? strchr(text, ']') : NULL;

    if (end != NULL) {
        *end = '\0';
        text++;
    } else if (strchr(text, '.') != NULL) {
        text[strcspn(text, ":")] = '\0';
    }
    if (strlen(text) >= HTTP_FORWARDED_CLIENT_SIZE ||
        (inet_pton(AF_INET, text, &bytes) != 1 && inet_pton(AF_INET6, text, &bytes) != 1))
        return false;
    snprintf(out, HTTP_FORWARDED_CLIENT_SIZE, "%s", text);
    return true;
}

int http_forwarded_read(const char *proto, const char *host, const char *client,
                        struct http_forwarded *out, struct error *error)
{
    char text[64];

    *out = (struct http_forwarded){0};
    if (proto != NULL) {
        bool fits = last_value(proto, text, sizeof text);
        if (fits && strcasecmp(text, "https") == 0)
            out->scheme = "https";
        else if (fits && strcasecmp(text, "http") == 0)
            out->scheme = "http";
        else
            return refuse("X-Forwarded-Proto", "http or https", error);
    }
    if (host != NULL &&
        (!last_value(host, out->host, sizeof out->host) || out->host[0] == '\0' ||
         out->host[strspn(out->host, HOST_CHARACTERS)] != '\0')) {
        out->host[0] = '\0';
        return refuse("X-Forwarded-Host", "the name of a host", error);
    }
    if (client != NULL && last_value(client, text, sizeof text))
        take_address(text, out->client);
    return 0;
}
