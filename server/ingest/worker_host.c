/* See worker_host.h: the side of the server. */
#include "ingest/worker_host.h"

#include "base/cleanup.h"
#include "base/sandbox.h"
#include "base/sanitized.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

/* A host answers within a millisecond; one that takes this long never will. */
#define ANSWER_MS 30000

struct worker_host {
    const char *program;
    pthread_mutex_t mutex; /* one asks at a time; guards: */
    pid_t process;         /* 0: none */
    int socket;            /* to the host; -1: there is none */
};

extern char **environ;

/* ---- starting ---- */

/* Passes on only where the libraries are, and what tests and sanitizers set. */
static bool is_passed_on(const char *variable)
{
    static const char *const passed[] = {
        "LD_LIBRARY_PATH=", "LD_PRELOAD=",   "TRACEDIFF_FAULTS=", "TRACEDIFF_RECORD=",
        "ASAN_OPTIONS=",    "TSAN_OPTIONS=", "UBSAN_OPTIONS=",    "LLVM_PROFILE_FILE="};

    for (size_t i = 0; i < sizeof passed / sizeof passed[0]; i++)
        if (strncmp(variable, passed[i], strlen(passed[i])) == 0)
            return true;
    return false;
}

/* Resolves the calls between libraries once, instead of in each copy. */
static char bind_now[] = "LD_BIND_NOW=1";

static char **clean_environment(void)
{
    size_t count = 0, kept = 0;

    while (environ[count] != NULL)
        count++;
    char **clean = calloc(count + 2, sizeof *clean);
    if (clean == NULL)
        return NULL;
    clean[kept++] = bind_now;
    for (size_t i = 0; i < count; i++)
        if (is_passed_on(environ[i]))
            clean[kept++] = environ[i];
    return clean;
}

/* Standard input is the socket. Standard error could put a stranger's lines into the
 * server's log, so only builds with sanitizers keep it, for their reports. */
static int spawn(const char *program, int socket, pid_t *process)
{
    char parent[16], command[] = WORKER_COMMAND, name[] = "tracediff";
    char *arguments[] = {name, command, parent, NULL};
    CLEANUP_FREE char **environment = clean_environment();
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;

    if (environment == NULL)
        return ENOMEM;
    snprintf(parent, sizeof parent, "%ld", (long)getpid());
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawn_file_actions_init(&actions);
    int failed = posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
    for (int fd = STDOUT_FILENO; fd <= STDERR_FILENO && failed == 0; fd++)
        if (fd != STDERR_FILENO || !SANITIZED)
            failed =
                posix_spawn_file_actions_addopen(&actions, fd, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setpgroup(&attributes, 0); /* Ctrl-C goes only to the server */
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                                              POSIX_SPAWN_SETPGROUP);
    if (failed == 0)
        failed =
            posix_spawn(process, program, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failed;
}

static int start(struct worker_host *host)
{
    int ends[2];

    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0)
        return errno;
    int failed = spawn(host->program, ends[1], &host->process);
    close(ends[1]);
    if (failed != 0) {
        host->process = 0;
        close(ends[0]);
        return failed;
    }
    host->socket = ends[0];
    return 0;
}

/* The host has nothing to lose. */
static void end(struct worker_host *host)
{
    if (host->process == 0)
        return;
    cleanup_close(&host->socket);
    host->socket = -1;
    kill(host->process, SIGKILL);
    while (waitpid(host->process, NULL, 0) < 0 && errno == EINTR)
        continue;
    host->process = 0;
}

int worker_host_open(const char *program, struct worker_host **out, struct error *error)
{
    struct worker_host *host = calloc(1, sizeof *host);

    if (host == NULL)
        return error_set_memory(error);
    host->program = program;
    host->socket = -1;
    pthread_mutex_init(&host->mutex, NULL);
    *out = host;
    return 0;
}

void worker_host_close(struct worker_host *host)
{
    if (host == NULL)
        return;
    end(host);
    pthread_mutex_destroy(&host->mutex);
    free(host);
}

void worker_host_renew(struct worker_host *host)
{
    pthread_mutex_lock(&host->mutex);
    end(host);
    pthread_mutex_unlock(&host->mutex);
}

/* ---- asking ---- */

static bool send_ends(int socket, int input, int output)
{
    const int ends[2] = {input, output};
    char byte = 0;
    struct iovec bytes = {&byte, 1};
    union {
        struct cmsghdr head;
        char room[CMSG_SPACE(sizeof ends)];
    } control = {0};
    struct msghdr message = {.msg_iov = &bytes,
                             .msg_iovlen = 1,
                             .msg_control = &control,
                             .msg_controllen = sizeof control};

    control.head.cmsg_level = SOL_SOCKET;
    control.head.cmsg_type = SCM_RIGHTS;
    control.head.cmsg_len = CMSG_LEN(sizeof ends);
    memcpy(CMSG_DATA(&control.head), ends, sizeof ends);
    return sendmsg(socket, &message, MSG_NOSIGNAL) == 1;
}

static bool hear_answer(int socket, struct worker_host_answer *answer)
{
    struct pollfd heard = {socket, POLLIN, 0};
    int ready;

    while ((ready = poll(&heard, 1, ANSWER_MS)) < 0 && errno == EINTR)
        continue;
    return ready > 0 && recv(socket, answer, sizeof *answer, 0) == sizeof *answer;
}

static int refused(int number, struct error *error)
{
    return error_set_errno(error, number,
                           "cannot start the process that reads the traces");
}

int worker_host_ask(struct worker_host *host, int input, int output, pid_t *worker,
                    bool *gone, struct error *error)
{
    struct worker_host_answer answer = {0};
    int failed = 0;

    *gone = false;
    pthread_mutex_lock(&host->mutex);
    if (host->process == 0)
        failed = start(host);
    if (failed == 0 && (!send_ends(host->socket, input, output) ||
                        !hear_answer(host->socket, &answer))) {
        end(host);
        *gone = true;
        failed = EPIPE;
    }
    pthread_mutex_unlock(&host->mutex);
    *worker = (pid_t)answer.worker;
    failed = failed != 0 ? failed : (int)answer.failed;
    return failed == 0 ? 0 : refused(failed, error);
}
