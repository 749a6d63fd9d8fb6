/* See forwarded.h. */
#include "http/forwarded.h"

#include <arpa/inet.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

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
