#include "intake/worker.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/sandbox.h"
#include "intake/bundle.h"
#include "store/set_draft.h"

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
#include <sys/statvfs.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* ---- worker listen ---- */

/* A worker, and the messages that it sends. */

/* One worker, and its messages so far. */
struct worker_talk {
    const struct worker_request *request;
    struct progress *progress; /* NULL: not wanted */
    struct budget *budget;     /* ends the worker, too; NULL: none */
    size_t end_most;           /* bytes of the last frame */
    /* WORKER_LOOK: called for each FRAME_LOOK; false: the message is invalid. */
    bool (*on_look)(void *context, size_t file, struct wire *wire);
    void *look_context;

    pid_t process;
    int to, from;         /* pipes; -1: closed */
    struct buffer asking; /* the bytes still to be sent, from `asked` on */
    size_t asked;
    struct buffer heard; /* frames that are not complete yet */
    struct sandbox_state state;
    bool ready, ended; /* FRAME_READY, FRAME_END came */
    bool broken;       /* it sent an invalid message */
    bool overdue;      /* a file of WORKER_LOOK took far too long */
    /* WORKER_LOOK: how many files were reported, and the clocks when the next one began.
     */
    size_t looked;
    int64_t since_ns, processor_since_ns;
    size_t reading[THREADS_MAX];
    size_t reading_count; /* files that are being read */
};

/* Processor seconds beyond its limit after which the server gives up a file of
 * WORKER_LOOK. */
#define WORKER_LOOK_BEHIND_SECONDS 2u

/* A worker notices when a file takes more than its processor time. If it does not, the
 * server kills it this much later. A disk may be slow, so the wall-clock limit is long.
 */
#define LOOK_BEHIND_NS ((int64_t)WORKER_LOOK_BEHIND_SECONDS * 1000000000)
#define LOOK_QUIET_NS ((int64_t)300 * 1000000000)
#define LOOK_QUIET_TIMES 20

static void raise_to(_Atomic uint64_t *number, uint64_t value, uint64_t most)
{
    value = value > most ? most : value;
    if (value > atomic_load(number))
        atomic_store(number, value);
}

static void take_progress(struct worker_talk *talk, struct wire *wire)
{
    struct progress *progress = talk->progress;
    uint64_t stage = wire_number_to(wire, PROGRESS_STORING);
    uint64_t bytes = wire_number(wire), events = wire_number(wire);
    uint64_t files = wire_number_to(wire, talk->request->list.count);

    if (!wire_ended(wire) || stage < PROGRESS_READING) {
        talk->broken = true;
        return;
    }
    if (progress == NULL)
        return;
    /* Only forwards, and not past the end. */
    raise_to(&progress->bytes_done, bytes, atomic_load(&progress->bytes_total));
    raise_to(&progress->events, events, INT64_MAX);
    if (files > atomic_load(&progress->files_done))
        atomic_store(&progress->files_done, (uint32_t)files);
    if ((int)stage > atomic_load(&progress->stage))
        atomic_store(&progress->stage, (int)stage);
}

static void take_file(struct worker_talk *talk, struct wire *wire)
{
    size_t file = (size_t)wire_number_to(wire, talk->request->list.count);
    bool begins = wire_number_to(wire, 1) == 1;
    size_t at = 0;

    talk->broken = talk->broken || !wire_ended(wire) || file >= talk->request->list.count;
    while (at < talk->reading_count && talk->reading[at] != file)
        at++;
    if (talk->broken || begins != (at == talk->reading_count) || at == THREADS_MAX) {
        talk->broken = true;
    } else if (begins) {
        talk->reading[talk->reading_count++] = file;
    } else {
        talk->reading[at] = talk->reading[--talk->reading_count];
    }
}

/* ---- time ---- */

static int64_t nanoseconds(clockid_t clock)
{
    struct timespec now;

    return clock_gettime(clock, &now) == 0
               ? (int64_t)now.tv_sec * 1000000000 + now.tv_nsec
               : -1;
}

/* -1: not known. */
static int64_t processor_time(pid_t process)
{
    clockid_t clock;

    return clock_getcpuclockid(process, &clock) == 0 ? nanoseconds(clock) : -1;
}

static void begin_file(struct worker_talk *talk)
{
    if (talk->on_look == NULL)
        return;
    talk->since_ns = nanoseconds(CLOCK_MONOTONIC);
    talk->processor_since_ns = processor_time(talk->process);
}

/* Whether the current file of a WORKER_LOOK has taken far too long; notes it. */
static bool worker_listen_overdue(struct worker_talk *talk)
{
    if (talk->on_look == NULL || !talk->ready || talk->reading_count == 0)
        return false;
    int64_t may = (int64_t)talk->request->sizes[talk->looked];
    int64_t processor = processor_time(talk->process);

    talk->overdue =
        may != 0 && (nanoseconds(CLOCK_MONOTONIC) - talk->since_ns >
                         LOOK_QUIET_NS + may * LOOK_QUIET_TIMES ||
                     (processor >= 0 && talk->processor_since_ns >= 0 &&
                      processor - talk->processor_since_ns > may + LOOK_BEHIND_NS));
    return talk->overdue;
}

/* ---- frames ---- */

static void take_look(struct worker_talk *talk, struct wire *wire)
{
    if (talk->looked == talk->request->list.count ||
        !talk->on_look(talk->look_context, talk->looked, wire)) {
        talk->broken = true;
        return;
    }
    talk->reading[0] = ++talk->looked;
    talk->reading_count = talk->looked < talk->request->list.count;
    begin_file(talk);
}

static size_t most_of(const struct worker_talk *talk, uint64_t type)
{
    switch (type) {
    case FRAME_READY:
        return FRAME_READY_BYTES;
    case FRAME_FILE: /* if files are reported one by one, the next one has begun */
        return talk->on_look != NULL ? 0 : FRAME_FILE_BYTES;
    case FRAME_PROGRESS:
        return FRAME_PROGRESS_BYTES;
    case FRAME_LOOK:
        return talk->on_look == NULL ? 0 : MESSAGE_LOOK_MOST;
    case FRAME_END:
        return talk->end_most;
    default:
        return 0;
    }
}

static void take_frame(struct worker_talk *talk, uint64_t type, const char *bytes,
                       size_t length)
{
    struct wire wire = {(const unsigned char *)bytes,
                        (const unsigned char *)bytes + length, false};

    if (type == FRAME_READY) {
        talk->broken = talk->ready || !message_get_state(&wire, &talk->state);
        talk->ready = true;
        begin_file(talk);
    } else if (!talk->ready && type != FRAME_END) {
        talk->broken = true;
    } else if (type == FRAME_FILE) {
        take_file(talk, &wire);
    } else if (type == FRAME_LOOK) {
        take_look(talk, &wire);
    } else if (type == FRAME_PROGRESS) {
        take_progress(talk, &wire);
    }
}

/* Removes the complete frames from `heard`, except the last one. */
static void worker_listen(struct worker_talk *talk)
{
    struct buffer *heard = &talk->heard;
    size_t at = 0;

    talk->broken = talk->broken || talk->ended; /* nothing may follow the end */
    while (!talk->broken && !talk->ended && heard->length - at >= WIRE_HEAD) {
        uint64_t type, length;

        wire_head((const unsigned char *)heard->bytes + at, &type, &length);
        size_t most = most_of(talk, type);
        if (most == 0 || length > most) {
            talk->broken = true;
            break;
        }
        if (heard->length - at - WIRE_HEAD < length)
            break;
        at += WIRE_HEAD;
        if (type == FRAME_END) {
            talk->ended = true;
            talk->broken = heard->length - at != length;
            break;
        }
        take_frame(talk, type, heard->bytes + at, (size_t)length);
        at += (size_t)length;
    }
    if (at == 0)
        return;
    memmove(heard->bytes, heard->bytes + at, heard->length - at);
    heard->length -= at;
}

/* ---- worker host ---- */

/* The side of the server. */

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

/* ---- worker process ---- */

/* Starts a worker, listens to it, and finds out how it ended. */

/* How often it checks whether the work was cancelled. */
#define LOOK_MS 50
/* How long a worker may take to end after its last message. */
#define GOING_MS 2000
#define PIECE ((size_t)64 << 10)

/* ---- starting ---- */

static int start_once(const struct worker_settings *settings, struct worker_talk *talk,
                      bool *gone, struct error *error)
{
    int request[2] = {-1, -1}, reply[2] = {-1, -1}, result;

    *gone = false;
    if (pipe2(request, O_CLOEXEC) != 0 || pipe2(reply, O_CLOEXEC) != 0 ||
        fcntl(request[1], F_SETFL, O_NONBLOCK) != 0)
        result = error_set_errno(error, errno, "cannot talk to another process");
    else
        result = worker_host_ask(settings->host, request[0], reply[1], &talk->process,
                                 gone, error);
    cleanup_close(&request[0]);
    cleanup_close(&reply[1]);
    if (result == 0) {
        talk->to = request[1];
        talk->from = reply[0];
        return 0;
    }
    cleanup_close(&request[1]);
    cleanup_close(&reply[0]);
    return result;
}

/* Somebody may have killed the host since the last job: the second try uses a new one. */
static int process_start(const struct worker_settings *settings, struct worker_talk *talk,
                         struct error *error)
{
    bool gone;
    int result = start_once(settings, talk, &gone, error);

    return gone ? start_once(settings, talk, &gone, error) : result;
}

/* ---- talking ---- */

static void close_pipe(int *fd)
{
    cleanup_close(fd);
    *fd = -1;
}

static void say(struct worker_talk *talk)
{
    ssize_t written = write(talk->to, talk->asking.bytes + talk->asked,
                            talk->asking.length - talk->asked);

    if (written > 0)
        talk->asked += (size_t)written;
    if ((written < 0 && errno != EINTR && errno != EAGAIN) ||
        talk->asked == talk->asking.length)
        close_pipe(&talk->to);
}

static void hear(struct worker_talk *talk)
{
    char *room = buffer_reserve(&talk->heard, PIECE);
    ssize_t got = room == NULL ? 0 : read(talk->from, room, PIECE);

    talk->broken = talk->broken || room == NULL;
    if (got > 0) {
        talk->heard.length += (size_t)got;
        worker_listen(talk);
    } else if (got == 0 || (errno != EINTR && errno != EAGAIN)) {
        close_pipe(&talk->from);
    }
}

static bool is_cancelled(const struct worker_talk *talk)
{
    return (talk->progress != NULL && atomic_load(&talk->progress->cancelled)) ||
           (talk->budget != NULL && budget_look(talk->budget, NULL) != 0);
}

/* Talks until the worker sends no more, breaks the rules, or is cancelled. */
static void converse(struct worker_talk *talk)
{
    while (talk->from >= 0 && !talk->broken && !is_cancelled(talk) &&
           !worker_listen_overdue(talk)) {
        struct pollfd pipes[] = {{talk->from, POLLIN, 0}, {talk->to, POLLOUT, 0}};

        if (poll(pipes, 2, LOOK_MS) <= 0)
            continue;
        if (pipes[1].revents != 0)
            say(talk);
        if (pipes[0].revents != 0)
            hear(talk);
    }
}

/* ---- the end ---- */

static bool has_gone(pid_t process)
{
    siginfo_t gone = {0};

    return waitid(P_PID, (id_t)process, &gone, WEXITED | WNOWAIT | WNOHANG) != 0 ||
           gone.si_pid != 0;
}

/* Whether it ends within GOING_MS. */
static bool goes(pid_t process)
{
    const struct timespec pause = {.tv_nsec = 200000};
    CLEANUP_CLOSE int fd = -1;

#ifdef SYS_pidfd_open
    fd = (int)syscall(SYS_pidfd_open, process, 0u);
#endif
    if (fd >= 0) {
        struct pollfd end = {fd, POLLIN, 0};

        return poll(&end, 1, GOING_MS) > 0;
    }
    /* An older kernel. */
    for (long waited = 0; !has_gone(process); waited += pause.tv_nsec) {
        if (waited > GOING_MS * 1000000L)
            return false;
        nanosleep(&pause, NULL);
    }
    return true;
}

/* Waits until it has ended, and for no longer than GOING_MS unless it was killed. Any
 * processes that it has started end, too. Returns the status of wait(). */
static int see_off(const struct worker_talk *talk, bool kill_it)
{
    int status = 0;

    kill_it = kill_it || !goes(talk->process);
    kill(-talk->process, SIGKILL);
    if (kill_it)
        kill(talk->process, SIGKILL);
    pid_t seen;
    while ((seen = waitpid(talk->process, &status, 0)) < 0 && errno == EINTR)
        continue;
    return seen == talk->process ? status : -1;
}

/* Appends which files were being read: "a.json", "one of a.json, b.json and 3 more". */
static void worker_name_files(const struct worker_talk *talk, struct buffer *out)
{
    const struct ingest_list *list = &talk->request->list;
    size_t count = talk->reading_count;

    if (count == 0 && list->count == 1)
        buffer_printf(out, "%.200s", list->files[0].name);
    else if (count == 0)
        buffer_append_text(out, "the traces");
    else if (count > 1)
        buffer_append_text(out, "one of ");
    for (size_t i = 0; i < count && i < 3; i++)
        buffer_printf(out, "%s%.200s", i == 0 ? "" : ", ",
                      list->files[talk->reading[i]].name);
    if (count > 3)
        buffer_printf(out, " and %zu more", count - 3);
}

static int took_too_long(const char *files, uint64_t seconds, struct error *error)
{
    return error_set(error, ERROR_FORMAT, "reader_timeout",
                     "%s: reading took more than %llu s of processor time, which no "
                     "file of this size needs; leave it out",
                     files, (unsigned long long)seconds);
}

static int killed_by(const struct worker_talk *talk, int signal, const char *files,
                     struct error *error)
{
    const struct sandbox_limits *limits = &talk->request->limits;

    switch (signal) {
    case SIGXCPU:
        return took_too_long(files, limits->cpu_seconds, error);
    case SIGXFSZ:
        return error_set(error, ERROR_SPACE, "disk_full",
                         "%s: the set would take more than %llu MB, nearly all "
                         "that is free on the disk; free some space",
                         files, (unsigned long long)(limits->file_bytes >> 20));
    case SIGKILL:
    case SIGTERM:
        return error_set(error, ERROR_FORMAT, "reader_killed",
                         "%s: the process that was reading was killed, perhaps because "
                         "the machine had no memory left; try again, with fewer traces "
                         "at once",
                         files);
    default:
        return error_set(error, ERROR_FORMAT, "reader_crashed",
                         "%s: the process that was reading was ended by signal %d (%s), "
                         "a bug in tracediff; nothing else is affected. Leave the file "
                         "out, and attach it to a bug report",
                         files, signal, strsignal(signal));
    }
}

/* The error of a worker that gave no usable answer. */
static int worker_broke(const struct worker_talk *talk, struct error *error)
{
    CLEANUP_BUFFER struct buffer files;

    buffer_init(&files, 4096);
    worker_name_files(talk, &files);
    if (buffer_failed(&files))
        return error_set_memory(error);
    return error_set(error, ERROR_FORMAT, "reader_broke",
                     "%s: the process that was reading %s, a bug in tracediff; nothing "
                     "else is affected. Leave the file out, and attach it to a bug "
                     "report",
                     files.bytes,
                     talk->broken ? "sent an invalid message"
                                  : "ended without an answer");
}

/* Why it ended without a valid answer. */
static int judge(const struct worker_talk *talk, int status, struct error *error)
{
    CLEANUP_BUFFER struct buffer files;

    buffer_init(&files, 4096);
    if (is_cancelled(talk))
        return talk->budget != NULL
                   ? budget_error(talk->budget, error)
                   : error_set(error, ERROR_CANCELLED, "cancelled", "cancelled");
    if (talk->ended && !talk->broken && status == 0)
        return 0;
    worker_name_files(talk, &files);
    if (buffer_failed(&files))
        return error_set_memory(error);
    if (talk->overdue)
        return took_too_long(files.bytes,
                             talk->request->sizes[talk->looked] / 1000000000 +
                                 WORKER_LOOK_BEHIND_SECONDS,
                             error);
    return !talk->broken && WIFSIGNALED(status)
               ? killed_by(talk, WTERMSIG(status), files.bytes, error)
               : worker_broke(talk, error);
}

/* Starts a worker and talks to it until it ends; if it succeeded, `heard` then has the
 * bytes of the last frame. Always free `heard`. */
static int worker_talk(const struct worker_settings *settings, struct worker_talk *talk,
                       struct error *error)
{
    talk->process = -1;
    talk->to = talk->from = -1;
    if (talk->on_look != NULL) /* before it is ready, blames the first file */
        talk->reading_count = 1;
    buffer_init(&talk->asking, (size_t)1 << 30);
    buffer_init(&talk->heard, talk->end_most + WIRE_HEAD + 2 * PIECE);
    size_t begin = wire_begin(&talk->asking);
    message_put_request(&talk->asking, talk->request);
    wire_end(&talk->asking, begin, WORD_REQUEST);
    if (buffer_failed(&talk->asking))
        return error_set_memory(error);
    int result = process_start(settings, talk, error);
    if (result != 0)
        return result;
    converse(talk);
    bool unfinished = talk->from >= 0;
    close_pipe(&talk->to);
    close_pipe(&talk->from);
    int status = see_off(talk, unfinished);
    talk->process = -1;
    if ((talk->broken || status != 0) && !is_cancelled(talk))
        worker_host_renew(settings->host);
    return judge(talk, status, error);
}

static void worker_talk_free(struct worker_talk *talk)
{
    buffer_free(&talk->asking);
    buffer_free(&talk->heard);
}

/* ---- worker ---- */

/* The side of the server. */

#define MEMORY_LEAST ((uint64_t)512 << 20)
/* Reading takes some milliseconds per megabyte on disk, and gzip may unpack to 500 times
 * as much. A second for 50 MB is slow; anything slower is a hang. */
#define CPU_SECONDS 300u
#define CPU_SECONDS_PER_MB 10u
#define DESCRIPTORS 160u
/* Unpacking and checking a set takes some milliseconds per megabyte. */
#define UNPACK_CPU_SECONDS 30u
#define UNPACK_CPU_SECONDS_PER_MB 1u

/* Half of the machine's memory, shared by the workers that run at once. */
static uint64_t share_of_memory(unsigned jobs)
{
    long pages = sysconf(_SC_PHYS_PAGES), size = sysconf(_SC_PAGESIZE);

    if (pages <= 0 || size <= 0)
        return 0;
    uint64_t share = (uint64_t)pages * (uint64_t)size / 2 / (jobs == 0 ? 1 : jobs);
    return share < MEMORY_LEAST ? MEMORY_LEAST : share;
}

/* The program that this process runs, even if another version was installed meanwhile.
 * Under valgrind that would be valgrind itself, so the worker then reads in this
 * process. */
static const char *own_program(void)
{
#ifdef __linux__
    const char *preloaded = getenv("LD_PRELOAD");

    if (preloaded == NULL || strstr(preloaded, "/vgpreload_") == NULL)
        return "/proc/self/exe";
#endif
    return NULL;
}

int worker_open(unsigned jobs, uint64_t memory_bytes, struct worker_settings *out,
                struct error *error)
{
    const char *program = own_program();

    *out = (struct worker_settings){NULL, memory_bytes != 0 ? memory_bytes
                                                            : share_of_memory(jobs)};
    return program == NULL ? 0 : worker_host_open(program, &out->host, error);
}

void worker_close(struct worker_settings *settings)
{
    worker_host_close(settings->host);
    settings->host = NULL;
}

static void take_end(struct worker_talk *talk, struct wire *wire, int *result,
                     struct error *error)
{
    *wire = (struct wire){(const unsigned char *)talk->heard.bytes,
                          (const unsigned char *)talk->heard.bytes + talk->heard.length,
                          false};
    talk->broken = !message_get_error(wire, result, error);
}

int worker_probe(const struct worker_settings *settings, struct sandbox_state *state,
                 struct error *error)
{
    struct worker_request request = {
        .kind = WORKER_PROBE,
        .limits = {.memory_bytes = settings->memory_bytes, .descriptors = DESCRIPTORS}};
    CLEANUP(worker_talk_free)
    struct worker_talk talk = {.request = &request, .end_most = 4096};
    struct error said = {0};
    struct wire wire;
    int result = worker_talk(settings, &talk, error);

    *state = talk.state;
    if (result != 0)
        return result;
    take_end(&talk, &wire, &result, &said);
    if (talk.broken || !talk.ready || !wire_ended(&wire))
        return worker_broke(&talk, error);
    if (result != 0 && error != NULL)
        *error = said;
    return result;
}

static struct sandbox_limits limits_of(const struct worker_settings *settings,
                                       const struct reading_request *request)
{
    struct sandbox_limits limits = {.memory_bytes = settings->memory_bytes,
                                    .descriptors = DESCRIPTORS};
    struct statvfs disk;
    uint64_t bytes = 0;

    for (size_t i = 0; i < request->list->count; i++)
        bytes += request->sizes[i];
    limits.cpu_seconds = CPU_SECONDS + (bytes >> 20) * CPU_SECONDS_PER_MB;
    if (statvfs(request->draft, &disk) == 0) {
        uint64_t left = (uint64_t)disk.f_bavail * disk.f_frsize;

        limits.file_bytes = left - left / 10;
    }
    return limits;
}

/* Improves the worker's own message if it says too little. */
static int explain(const struct worker_talk *talk, int result, const struct error *said,
                   struct error *error)
{
    CLEANUP_BUFFER struct buffer files;

    buffer_init(&files, 4096);
    worker_name_files(talk, &files);
    if (said->code == ERROR_MEMORY && !buffer_failed(&files))
        return error_set(error, ERROR_MEMORY, "reader_memory",
                         "%s: reading takes more than the %llu MiB of memory that a job "
                         "may use; read fewer traces at once, or start the server with a "
                         "larger --job-memory",
                         files.bytes,
                         (unsigned long long)(talk->request->limits.memory_bytes >> 20));
    if (error != NULL)
        *error = *said;
    return result;
}

int worker_read(const struct worker_settings *settings,
                const struct reading_request *given, struct progress *progress,
                struct reading *out, struct error *error)
{
    /* Borrows its texts: not to be freed. */
    struct worker_request request = {.kind = WORKER_READ,
                                     .limits = limits_of(settings, given),
                                     .threads = threads_choose(given->threads),
                                     .label = (char *)(uintptr_t)given->label,
                                     .draft = (char *)(uintptr_t)given->draft,
                                     .key = *given->key,
                                     .list = *given->list,
                                     .sizes = (uint64_t *)(uintptr_t)given->sizes};
    CLEANUP(worker_talk_free)
    struct worker_talk talk = {.request = &request,
                               .progress = progress,
                               .end_most = message_reading_most(given->list->count)};
    struct error said = {0};
    struct wire wire;

    *out = (struct reading){0};
    int result = worker_talk(settings, &talk, error);
    if (result != 0)
        return result;
    take_end(&talk, &wire, &result, &said);
    if (!talk.broken && result != 0 && wire_ended(&wire)) /* it never began */
        return explain(&talk, result, &said, error);
    if (talk.broken || !message_get_reading(&wire, given->list, out) ||
        (result == 0 && (!talk.ready || out->contents.count == 0))) {
        talk.broken = true;
        return worker_broke(&talk, error);
    }
    return result == 0 ? 0 : explain(&talk, result, &said, error);
}

/* ---- set files ---- */

struct set_looks {
    const struct worker_settings *settings;
    size_t count;
    struct ingest_list list;
    uint64_t *times;
    size_t first; /* the item that is the first file of the current worker */
    set_looked *told;
    void *told_context;
};

static bool worker_take_look(void *context, size_t file, struct wire *wire)
{
    const struct set_looks *looking = context;
    CLEANUP(set_look_free) struct set_look look = {0};
    struct error said = {0};
    int result;

    if (!message_get_error(wire, &result, &said) ||
        !(result == 0 ? message_get_look(wire, &look) : wire_ended(wire)))
        return false;
    looking->told(looking->told_context, looking->first + file, result, &look, &said);
    return true;
}

/* Runs a worker for the items from *first on; *first is then the next item. */
static int look_on(struct set_looks *looking, size_t *first, struct budget *budget,
                   struct error *error)
{
    const char *narrow = budget == NULL ? NULL : budget->narrow;
    struct worker_request request = {
        .kind = WORKER_LOOK,
        .limits = {.memory_bytes = looking->settings->memory_bytes,
                   .file_bytes = 1, /* it writes nothing */
                   .cpu_seconds = WORKER_LOOK_BEHIND_SECONDS,
                   .descriptors = DESCRIPTORS},
        .draft = (char *)(uintptr_t)narrow,
        .list = {.files = looking->list.files + *first, .count = looking->count - *first},
        .sizes = looking->times + *first};
    CLEANUP(worker_talk_free)
    struct worker_talk talk = {.request = &request,
                               .budget = budget,
                               .end_most = MESSAGE_LOOK_MOST,
                               .on_look = worker_take_look,
                               .look_context = looking};
    struct error said = {0};
    struct wire wire;

    looking->first = *first;
    for (size_t i = 0; i < request.list.count; i++)
        request.limits.cpu_seconds += request.sizes[i] / 1000000000 + 1;
    int result = worker_talk(looking->settings, &talk, error);
    *first += talk.looked;
    if (result != 0)
        return result;
    take_end(&talk, &wire, &result, &said);
    if (talk.broken || !wire_ended(&wire) ||
        (result == 0 && talk.looked < request.list.count))
        return worker_broke(&talk, error);
    if (result != 0 && error != NULL)
        *error = said;
    return result;
}

static int look_at_all(struct set_looks *looking, struct budget *budget,
                       struct error *error)
{
    for (size_t next = 0; next < looking->count;) {
        struct error why = {0};
        int result = look_on(looking, &next, budget, &why);

        if (result == 0)
            continue;
        if (budget != NULL && budget_look(budget, error) != 0)
            return -(int)error->code;
        if (next < looking->count)
            looking->told(looking->told_context, next++, result, &(struct set_look){0},
                          &why);
    }
    return 0;
}

int worker_look(const struct worker_settings *settings, const struct set_look_item *items,
                size_t count, struct budget *budget, set_looked *told, void *told_context,
                struct error *error)
{
    CLEANUP_FREE struct ingest_file *files = calloc(count + 1, sizeof *files);
    CLEANUP_FREE uint64_t *times = calloc(count + 1, sizeof *times);
    CLEANUP_FREE char(*names)[WORKER_LOOK_NAME] = calloc(count + 1, sizeof *names);
    struct set_looks looking = {.settings = settings,
                                .count = count,
                                .list = {.files = files, .count = count},
                                .times = times,
                                .told = told,
                                .told_context = told_context};

    if (files == NULL || times == NULL || names == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        files[i].path = (char *)(uintptr_t)items[i].path;
        snprintf(names[i], sizeof names[i], WORKER_LOOK_FORMAT, items[i].id);
        files[i].name = names[i];
        times[i] = (uint64_t)items[i].processor_ns;
    }
    return look_at_all(&looking, budget, error);
}

/* ---- bundles ---- */

/* The common parts of both requests. `files`: room for two. */
static struct worker_request ask_bundle(const struct worker_settings *settings,
                                        enum worker_kind kind, const char *path,
                                        const char *name, uint64_t bytes,
                                        struct ingest_file files[2])
{
    static uint64_t no_sizes[2];

    files[0].path = (char *)(uintptr_t)path;
    files[0].name = (char *)(uintptr_t)name;
    return (struct worker_request){
        .kind = kind,
        .limits = {.memory_bytes = settings->memory_bytes,
                   .file_bytes = bytes,
                   .cpu_seconds =
                       UNPACK_CPU_SECONDS + (bytes >> 20) * UNPACK_CPU_SECONDS_PER_MB,
                   .descriptors = DESCRIPTORS},
        .list = {.files = files, .count = 1},
        .sizes = no_sizes};
}

int worker_bundle_head(const struct worker_settings *settings, const char *path,
                       const char *name, struct progress *progress, struct buffer *head,
                       struct error *error)
{
    struct ingest_file files[2] = {{0}};
    struct worker_request request =
        ask_bundle(settings, WORKER_HEAD, path, name, 1, files);
    CLEANUP(worker_talk_free)
    struct worker_talk talk = {
        .request = &request, .progress = progress, .end_most = BUNDLE_HEAD_MAX + 4096};
    CLEANUP_FREE char *text = NULL;
    struct error said = {0};
    struct wire wire;
    int result = worker_talk(settings, &talk, error);

    if (result != 0)
        return result;
    take_end(&talk, &wire, &result, &said);
    if (result == 0 && !talk.broken)
        text = wire_text(&wire, BUNDLE_HEAD_MAX);
    if (talk.broken || (result == 0 && !talk.ready) || !wire_ended(&wire)) {
        talk.broken = true;
        return worker_broke(&talk, error);
    }
    if (result != 0)
        return explain(&talk, result, &said, error);
    buffer_append_text(head, text);
    return buffer_failed(head) ? error_set_memory(error) : 0;
}

int worker_bundle_set(const struct worker_settings *settings, const char *path,
                      const char *name, size_t number, const char *draft, uint64_t bytes,
                      struct progress *progress, struct set_look *out,
                      struct error *error)
{
    struct ingest_file files[2] = {{0}};
    struct worker_request request =
        ask_bundle(settings, WORKER_UNPACK, path, name, bytes, files);
    CLEANUP(worker_talk_free)
    struct worker_talk talk = {
        .request = &request, .progress = progress, .end_most = MESSAGE_LOOK_MOST};
    struct error said = {0};
    struct wire wire;

    *out = (struct set_look){0};
    files[1].path = (char *)(uintptr_t)draft;
    files[1].name = files[0].name;
    request.list.count = 2;
    request.number = number;
    int result = worker_talk(settings, &talk, error);
    if (result != 0)
        return result;
    take_end(&talk, &wire, &result, &said);
    if (talk.broken || (result != 0 && !wire_ended(&wire)) ||
        (result == 0 && (!talk.ready || !message_get_look(&wire, out)))) {
        talk.broken = true;
        return worker_broke(&talk, error);
    }
    return result == 0 ? 0 : explain(&talk, result, &said, error);
}
