/* See worker_host.h: the side of the host. It has one thread and holds no lock, so a copy
 * of it can do all that a new process can.
 *
 * The host runs in no sandbox. A sandbox would bind its copies too, and each copy must
 * open a draft for writing and enter Landlock before it enters its own sandbox. The host
 * needs none: it reads only one byte and two descriptors at a time, from the server. It
 * calls sandbox_prepare() once, and every worker inherits the result. */
#include "ingest/worker_host_main.h"
#include "base/hash.h"
#include "base/machine.h"
#include "base/sandbox.h"
#include "base/text.h"
#include "ingest/worker_host.h"

#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef __linux__

#include <linux/sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

/* Like fork(), but the copy is a child of the server. The C library does not know about
 * the copy, and still has the host's thread number for it. That does no harm as long as
 * no code asks the C library for the number. */
static pid_t copy_itself(void)
{
    const unsigned long flags = CLONE_PARENT | SIGCHLD;

#ifdef __s390__
    return (pid_t)syscall(SYS_clone, 0UL, flags, 0UL, 0UL, 0UL);
#else
    return (pid_t)syscall(SYS_clone, flags, 0UL, 0UL, 0UL, 0UL);
#endif
}

/* False: the server is gone. */
static bool hear(int ends[2])
{
    char byte;
    struct iovec bytes = {&byte, 1};
    union {
        struct cmsghdr head;
        char room[CMSG_SPACE(2 * sizeof(int))];
    } control;
    struct msghdr message = {.msg_iov = &bytes,
                             .msg_iovlen = 1,
                             .msg_control = &control,
                             .msg_controllen = sizeof control};
    ssize_t got;

    while ((got = recvmsg(STDIN_FILENO, &message, MSG_CMSG_CLOEXEC)) < 0 &&
           errno == EINTR)
        continue;
    const struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    if (got != 1 || head == NULL || head->cmsg_type != SCM_RIGHTS ||
        head->cmsg_len != CMSG_LEN(2 * sizeof(int)))
        return false;
    memcpy(ends, CMSG_DATA(head), 2 * sizeof(int));
    return true;
}

/* Closes what belongs to the host or to another job, and gives the worker its own name,
 * priority and hash keys instead of those that it inherited. */
static int be_worker(const int ends[2], pid_t server, int (*work)(void))
{
    struct error error;

    if (dup2(ends[0], STDIN_FILENO) < 0 || dup2(ends[1], STDOUT_FILENO) < 0)
        return 1;
    close(ends[0]);
    close(ends[1]);
    prctl(PR_SET_NAME, "tracediff-read");
    machine_lower_priority(server);
    if (sandbox_bind(server, &error) != 0 || hash_reseed(&error) != 0)
        return 1;
    json_object_seed(0);
    return work();
}

/* False: the server is gone. */
static bool make_worker(pid_t server, int (*work)(void))
{
    int ends[2];

    if (!hear(ends))
        return false;
    pid_t worker = copy_itself();
    if (worker == 0)
        _exit(be_worker(ends, server, work));
    const struct worker_host_answer answer = {worker, worker < 0 ? errno : 0};
    close(ends[0]);
    close(ends[1]);
    return send(STDIN_FILENO, &answer, sizeof answer, MSG_NOSIGNAL) == sizeof answer;
}

static int host(pid_t server, int (*work)(void))
{
    struct error error;

    if (sandbox_prepare(&error) != 0)
        return 1;
    prctl(PR_SET_NAME, "tracediff-host");
    while (make_worker(server, work))
        continue;
    return 0;
}

#else
static int host(pid_t server, int (*work)(void))
{
    (void)server, (void)work;
    return 1;
}
#endif

int worker_host_main(int argc, char **argv, int (*work)(void))
{
    int64_t server = 0;

    if (argc == 2 && text_to_int64(argv[1], &server))
        return host((pid_t)server, work);
    fputs("tracediff: this command is for tracediff serve alone\n", stderr);
    return 3;
}
