#include "serve/peer.h"
#include "base/error.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>

/* What the kernel says for users that a user namespace has no number for. */
#define UID_UNMAPPED 65534
#define TRY_MS 1000
#define STATE(name) (1u << (name))

struct peer_question {
    struct nlmsghdr head;
    struct inet_diag_req_v2 body;
};

union peer_answer {
    struct nlmsghdr head;
    char bytes[1024];
};

union end {
    struct sockaddr any;
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
};

static void put_end(const union end *end, __be16 *port, __be32 address[4])
{
    if (end->any.sa_family == AF_INET) {
        *port = end->v4.sin_port;
        memcpy(address, &end->v4.sin_addr, sizeof end->v4.sin_addr);
    } else {
        *port = end->v6.sin6_port;
        memcpy(address, &end->v6.sin6_addr, sizeof end->v6.sin6_addr);
    }
}

/* The kernel answers within the call that sends. */
static bool ask_kernel(const struct peer_question *question, union peer_answer *out)
{
    CLEANUP_CLOSE int fd = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_SOCK_DIAG);
    struct sockaddr_nl kernel = {.nl_family = AF_NETLINK};
    socklen_t size = sizeof kernel;

    if (fd < 0 || sendto(fd, question, sizeof *question, 0, (struct sockaddr *)&kernel,
                         sizeof kernel) != (ssize_t)sizeof *question)
        return false;
    ssize_t got =
        recvfrom(fd, out, sizeof *out, MSG_DONTWAIT, (struct sockaddr *)&kernel, &size);
    if (got < 0)
        return false;
    errno = ENOENT;
    if (got >= (ssize_t)sizeof(struct nlmsghdr) && kernel.nl_pid == 0 &&
        out->head.nlmsg_type == NLMSG_ERROR &&
        out->head.nlmsg_len >= NLMSG_LENGTH(sizeof(struct nlmsgerr)))
        errno = -((struct nlmsgerr *)NLMSG_DATA(&out->head))->error;
    return kernel.nl_pid == 0 && out->head.nlmsg_type == SOCK_DIAG_BY_FAMILY &&
           got >= (ssize_t)NLMSG_LENGTH(sizeof(struct inet_diag_msg));
}

/* The user of the socket that is at `here` and connected to `there`. False, with errno:
 * not known. */
static bool find_user(const union end *here, const union end *there, uid_t *out)
{
    /* Not those that are still connecting: another user may reuse the two ports while the
     * other end has not heard of it. Not those that listen: without a connection of these
     * ports the kernel finds whoever listens at `here`. */
    const unsigned states =
        STATE(TCP_ESTABLISHED) | STATE(TCP_FIN_WAIT1) | STATE(TCP_FIN_WAIT2);
    struct peer_question question = {
        .head = {.nlmsg_len = sizeof question,
                 .nlmsg_type = SOCK_DIAG_BY_FAMILY,
                 .nlmsg_flags = NLM_F_REQUEST},
        .body = {.sdiag_family = (uint8_t)here->any.sa_family,
                 .sdiag_protocol = IPPROTO_TCP,
                 .idiag_states = states,
                 .id.idiag_cookie = {INET_DIAG_NOCOOKIE, INET_DIAG_NOCOOKIE}},
    };
    union peer_answer answer;

    put_end(here, &question.body.id.idiag_sport, question.body.id.idiag_src);
    put_end(there, &question.body.id.idiag_dport, question.body.id.idiag_dst);
    if (!ask_kernel(&question, &answer))
        return false;
    const struct inet_diag_msg *found = NLMSG_DATA(&answer.head);
    errno = ENOENT;
    /* Without an inode no process holds it any more; then its user reads 0, as root's. */
    if (found->idiag_inode == 0 || (STATE(found->idiag_state) & states) == 0 ||
        found->id.idiag_sport != question.body.id.idiag_sport ||
        found->id.idiag_dport != question.body.id.idiag_dport)
        return false;
    *out = found->idiag_uid;
    return true;
}

bool peer_is_own(int fd)
{
    union end here = {0}, there = {0};
    socklen_t here_size = sizeof here, there_size = sizeof there;
    uid_t user;

    /* While this end lives, no other connection has its addresses. After a reset, which
     * leaves what was sent to be read, somebody else may have: so it is asked again. */
    return getsockname(fd, &here.any, &here_size) == 0 &&
           getpeername(fd, &there.any, &there_size) == 0 &&
           find_user(&there, &here, &user) &&
           getpeername(fd, &there.any, &there_size) == 0 &&
           (user == 0 || user == geteuid());
}

int peer_try(int listener, struct error *error)
{
    union end here = {0}, there = {0};
    socklen_t here_size = sizeof here, there_size = sizeof there;
    uid_t user;
    CLEANUP_CLOSE int fd = -1;

    if (geteuid() == UID_UNMAPPED)
        return error_set(error, ERROR_IO, "peer_unknown",
                         "other users may have the same number as this one, %d",
                         UID_UNMAPPED);
    if (getsockname(listener, &there.any, &there_size) != 0)
        return error_set_errno(error, errno, "getsockname");
    fd = socket(there.any.sa_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    struct pollfd connected = {.fd = fd, .events = POLLOUT};
    if (fd < 0 ||
        (connect(fd, &there.any, there_size) != 0 &&
         (errno != EINPROGRESS || poll(&connected, 1, TRY_MS) != 1)) ||
        getsockname(fd, &here.any, &here_size) != 0)
        return error_set_errno(error, errno, "it does not connect to itself");
    if (!find_user(&here, &there, &user))
        return error_set_errno(error, errno, "sock_diag");
    return user == geteuid() ? 0
                             : error_set(error, ERROR_IO, "peer_unknown",
                                         "sock_diag names another user");
}

#else

bool peer_is_own(int fd)
{
    (void)fd;
    return false;
}

int peer_try(int listener, struct error *error)
{
    (void)listener;
    return error_set(error, ERROR_IO, "peer_unknown", "only Linux has sock_diag");
}

#endif
