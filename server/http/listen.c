/* See listen.h. */
#include "http/listen.h"

#include "base/cleanup.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>

union address {
    struct sockaddr any;
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
    struct sockaddr_storage room;
};

static int resolve(const char *text, union address *out, socklen_t *length,
                   struct error *error)
{
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE};
    struct addrinfo *found = NULL;
    int status = getaddrinfo(text, NULL, &hints, &found);

    if (status != 0)
        return error_set(error, ERROR_PARAMETER, "bad_listen", "--listen %s: %s", text,
                         gai_strerror(status));
    *length = found->ai_addrlen;
    memcpy(out, found->ai_addr, *length);
    freeaddrinfo(found);
    if (out->any.sa_family != AF_INET && out->any.sa_family != AF_INET6)
        return error_set(error, ERROR_PARAMETER, "bad_listen",
                         "--listen %s: this is neither an IPv4 nor an IPv6 address",
                         text);
    return 0;
}

static void set_port(union address *address, uint16_t port)
{
    if (address->any.sa_family == AF_INET)
        address->v4.sin_port = htons(port);
    else
        address->v6.sin6_port = htons(port);
}

static void describe(const union address *address, struct http_listener *out)
{
    char text[INET6_ADDRSTRLEN] = "";

    if (address->any.sa_family == AF_INET) {
        uint32_t number = ntohl(address->v4.sin_addr.s_addr);

        inet_ntop(AF_INET, &address->v4.sin_addr, text, sizeof text);
        snprintf(out->text, sizeof out->text, "%s", text);
        out->port = ntohs(address->v4.sin_port);
        out->loopback = number >> 24 == 127;
        out->wildcard = number == INADDR_ANY;
    } else {
        inet_ntop(AF_INET6, &address->v6.sin6_addr, text, sizeof text);
        snprintf(out->text, sizeof out->text, "[%s]", text);
        out->port = ntohs(address->v6.sin6_port);
        out->loopback = IN6_IS_ADDR_LOOPBACK(&address->v6.sin6_addr);
        out->wildcard = IN6_IS_ADDR_UNSPECIFIED(&address->v6.sin6_addr);
    }
}

/* One attempt; returns the descriptor, or -1 with errno. */
static int try_port(union address *address, socklen_t length, uint16_t port)
{
    CLEANUP_CLOSE int fd =
        socket(address->any.sa_family, SOCK_STREAM | SOCK_CLOEXEC, IPPROTO_TCP);
    int on = 1;

    set_port(address, port);
    if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) != 0 ||
        bind(fd, &address->any, length) != 0 || listen(fd, SOMAXCONN) != 0)
        return -1;
    int result = fd;
    fd = -1;
    return result;
}

int http_listen(const char *address, int port, struct http_listener *out,
                struct error *error)
{
    union address bound;
    socklen_t length = 0;
    int first = port < 0 ? HTTP_PORT_FIRST : port,
        last = port < 0 ? HTTP_PORT_LAST : port;

    memset(&bound, 0, sizeof bound);
    *out = (struct http_listener){.fd = -1};
    int result = resolve(address, &bound, &length, error);
    if (result < 0)
        return result;
    for (int number = first; number <= last && out->fd < 0; number++) {
        out->fd = try_port(&bound, length, (uint16_t)number);
        if (out->fd < 0 && errno != EADDRINUSE)
            break;
    }
    if (out->fd < 0 && errno == EADDRINUSE && port < 0)
        return error_set(error, ERROR_CONFLICT, "port_in_use",
                         "%s: the ports %d to %d are all in use; choose another one with "
                         "--port",
                         address, first, last);
    if (out->fd < 0 && errno == EADDRINUSE)
        return error_set(error, ERROR_CONFLICT, "port_in_use",
                         "%s: port %d is in use; choose another one with --port, or none "
                         "to get a free one",
                         address, port);
    if (out->fd < 0)
        return error_set_errno(error, errno, "cannot listen on %s, port %d", address,
                               first);
    if (getsockname(out->fd, &bound.any, &length) == 0)
        describe(&bound, out);
    return 0;
}
