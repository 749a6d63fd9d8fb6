/* See worker_process.h. */
#include "ingest/worker_process.h"

#include "base/cleanup.h"
#include "ingest/worker_host.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

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
static int start(const struct worker_settings *settings, struct worker_talk *talk,
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

static bool has_more_to_say(const struct worker_talk *talk)
{
    return talk->asked < talk->asking.length;
}

static void say(struct worker_talk *talk)
{
    ssize_t written = write(talk->to, talk->asking.bytes + talk->asked,
                            talk->asking.length - talk->asked);

    if (written > 0)
        talk->asked += (size_t)written;
    if ((written < 0 && errno != EINTR && errno != EAGAIN) ||
        (talk->feed == NULL && !has_more_to_say(talk)))
        close_pipe(&talk->to);
}

/* Adds the files that have arrived since the last call. */
static void take_fed(struct worker_talk *talk)
{
    struct worker_feed *feed = talk->feed;
    char bytes[64];
    size_t file;

    while (read(feed->wake, bytes, sizeof bytes) > 0)
        continue;
    if (!has_more_to_say(talk)) {
        buffer_clear(&talk->asking);
        talk->asked = 0;
    }
    while (talk->to >= 0 && feed->next(feed->context, &file)) {
        size_t start = wire_begin(&talk->asking);

        wire_put_number(&talk->asking, file);
        wire_end(&talk->asking, start, WORD_FILE);
    }
    talk->broken = talk->broken || buffer_failed(&talk->asking);
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
        struct pollfd pipes[] = {{talk->from, POLLIN, 0},
                                 {has_more_to_say(talk) ? talk->to : -1, POLLOUT, 0},
                                 {talk->feed == NULL ? -1 : talk->feed->wake, POLLIN, 0}};

        if (poll(pipes, 3, LOOK_MS) <= 0)
            continue;
        if (pipes[1].revents != 0)
            say(talk);
        if (pipes[2].revents != 0)
            take_fed(talk);
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

void worker_name_files(const struct worker_talk *talk, struct buffer *out)
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

int worker_broke(const struct worker_talk *talk, struct error *error)
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

int worker_talk(const struct worker_settings *settings, struct worker_talk *talk,
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
    int result = start(settings, talk, error);
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

void worker_talk_free(struct worker_talk *talk)
{
    buffer_free(&talk->asking);
    buffer_free(&talk->heard);
}
