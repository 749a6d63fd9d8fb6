#include "intake/worker.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/sandbox.h"
#include "intake/bundle.h"
#include "store/set_build.h"
#include "store/set_draft.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/auxv.h>
#endif
#include <sys/mman.h>
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
    const struct worker_settings *settings;
    struct worker_request request;
    struct progress *progress; /* NULL: not wanted */
    struct budget *budget;     /* ends the worker, too; NULL: none */
    size_t line_most;          /* bytes of a message */
    /* Reads the data of the end, or of a look at the set `looked`, where there is one
     * unless `why` has an error. A failure shows in the message. NULL: no data. */
    void (*on_data)(struct worker_talk *talk, struct message *data,
                    const struct error *why);
    bool looks; /* WORKER_LOOK */
    void *context;

    pid_t process;
    int from;            /* pipe; -1: closed */
    struct buffer heard; /* a message that is not complete yet */
    size_t searched;     /* bytes of it that have no end of line */
    struct sandbox_state state;
    bool ready, ended; /* these messages came */
    bool broken;       /* it sent an invalid message */
    bool overdue;      /* a file of WORKER_LOOK took far too long */
    struct error end;  /* what the end says */
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

static void take_progress(struct worker_talk *talk, struct message *said)
{
    struct progress *progress = talk->progress;
    struct worker_progress told;

    message_progress(said, &told);
    said->failed = said->failed || told.stage < PROGRESS_READING ||
                   told.files > talk->request.list.count;
    if (said->failed || progress == NULL)
        return;
    /* Only forwards, and not past the end. */
    raise_to(&progress->bytes_done, told.bytes, atomic_load(&progress->bytes_total));
    raise_to(&progress->events, told.events, INT64_MAX);
    if (told.files > atomic_load(&progress->files_done))
        atomic_store(&progress->files_done, (uint32_t)told.files);
    if ((int)told.stage > atomic_load(&progress->stage))
        atomic_store(&progress->stage, (int)told.stage);
}

static void take_file(struct worker_talk *talk, struct message *said)
{
    uint64_t file;
    bool begins;
    size_t at = 0;

    message_file(said, &file, &begins);
    while (at < talk->reading_count && talk->reading[at] != file)
        at++;
    /* If files are looked at one by one, the next one has begun. */
    if (said->failed || talk->looks || file >= talk->request.list.count ||
        begins != (at == talk->reading_count) || at == THREADS_MAX) {
        said->failed = true;
    } else if (begins) {
        talk->reading[talk->reading_count++] = (size_t)file;
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
    if (!talk->looks)
        return;
    talk->since_ns = nanoseconds(CLOCK_MONOTONIC);
    talk->processor_since_ns = processor_time(talk->process);
}

/* Whether the current file of a WORKER_LOOK has taken far too long; notes it. */
static bool worker_listen_overdue(struct worker_talk *talk)
{
    if (!talk->looks || !talk->ready || talk->reading_count == 0)
        return false;
    int64_t may = (int64_t)talk->request.sizes[talk->looked];
    int64_t processor = processor_time(talk->process);

    talk->overdue =
        may != 0 && (nanoseconds(CLOCK_MONOTONIC) - talk->since_ns >
                         LOOK_QUIET_NS + may * LOOK_QUIET_TIMES ||
                     (processor >= 0 && talk->processor_since_ns >= 0 &&
                      processor - talk->processor_since_ns > may + LOOK_BEHIND_NS));
    return talk->overdue;
}

/* ---- messages ---- */

/* The error and the data of a look or of the end. */
static void take_data(struct worker_talk *talk, struct message *said, struct error *why)
{
    struct message part = *said;

    part.object = json_object_get(said->object, "error");
    message_error(&part, why);
    part.object = json_object_get(said->object, "data");
    if (!part.failed && talk->on_data != NULL)
        talk->on_data(talk, &part, why);
    said->failed = part.failed;
}

static void take_look(struct worker_talk *talk, struct message *said)
{
    struct error why;

    said->failed = talk->looked == talk->request.list.count;
    if (!said->failed)
        take_data(talk, said, &why);
    if (said->failed)
        return;
    talk->reading[0] = ++talk->looked;
    talk->reading_count = talk->looked < talk->request.list.count;
    begin_file(talk);
}

static void take_end(struct worker_talk *talk, struct message *said)
{
    talk->ended = true;
    if (talk->looks)
        talk->on_data = NULL; /* each look had its own */
    take_data(talk, said, &talk->end);
    if (talk->end.code == ERROR_NONE)
        said->failed = said->failed || !talk->ready ||
                       (talk->looks && talk->looked < talk->request.list.count);
}

static void take_message(struct worker_talk *talk, const char *type, struct message *said)
{
    if (strcmp(type, "ready") == 0) {
        message_state(said, &talk->state);
        said->failed = said->failed || talk->ready;
        talk->ready = true;
        begin_file(talk);
    } else if (strcmp(type, "end") == 0) {
        take_end(talk, said);
    } else if (!talk->ready) {
        said->failed = true;
    } else if (strcmp(type, "file") == 0) {
        take_file(talk, said);
    } else if (strcmp(type, "look") == 0 && talk->looks) {
        take_look(talk, said);
    } else if (strcmp(type, "progress") == 0) {
        take_progress(talk, said);
    } else {
        said->failed = true;
    }
}

static void take_line(struct worker_talk *talk, const char *line, size_t length)
{
    json_t *message = json_loadb(line, length, JSON_ALLOW_NUL, NULL);
    void *only = json_object_iter(message);
    struct message said = {.object = json_object_iter_value(only), .reads = true};

    /* Nothing may follow the end. */
    said.failed = talk->ended || json_object_size(message) != 1;
    if (!said.failed)
        take_message(talk, json_object_iter_key(only), &said);
    talk->broken = talk->broken || said.failed;
    json_decref(message);
}

/* Takes the complete messages out of `heard`. */
static void worker_listen(struct worker_talk *talk)
{
    struct buffer *heard = &talk->heard;
    const char *end;
    size_t at = 0;

    while (!talk->broken && (end = memchr(heard->bytes + talk->searched, '\n',
                                          heard->length - talk->searched)) != NULL) {
        size_t next = (size_t)(end - heard->bytes) + 1;

        take_line(talk, heard->bytes + at, next - at);
        at = talk->searched = next;
    }
    heard->length -= at;
    memmove(heard->bytes, heard->bytes + at, heard->length);
    talk->searched = heard->length;
    talk->broken = talk->broken || heard->length > (talk->ended ? 0 : talk->line_most);
}

/* ---- worker process ---- */

/* Starts a worker, listens to it, and finds out how it ended. */

static const char itself[] = "/proc/self/exe";

/* How often it checks whether the work was cancelled. */
#define LOOK_MS 50
/* How long a worker may take to end after its last message. */
#define GOING_MS 2000
#define PIECE ((size_t)64 << 10)

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

static char **clean_environment(void)
{
    size_t count = 0, kept = 0;

    while (environ[count] != NULL)
        count++;
    char **clean = owned_new(count, sizeof *clean);
    for (size_t i = 0; i < count; i++)
        if (is_passed_on(environ[i]))
            clean[kept++] = environ[i];
    return clean;
}

/* Standard error could put a stranger's lines into the server's log, so only builds with
 * sanitizers keep it, for their reports. The others get the request there too, to which
 * nothing can be written: /dev/null may be missing. */
static int spawn(const char *program, int input, int output, pid_t *process)
{
    char parent[16], command[] = WORKER_COMMAND, name[] = "tracediff";
    char *arguments[] = {name, command, parent, NULL};
    CLEANUP_FREE char **environment = clean_environment();
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;

    snprintf(parent, sizeof parent, "%ld", (long)getpid());
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawn_file_actions_init(&actions);
    int failed = posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    if (failed == 0)
        failed = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    if (failed == 0 && !SANITIZED)
        failed = posix_spawn_file_actions_adddup2(&actions, input, STDERR_FILENO);
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

/* The request, in a file without a name; -1: errno. */
static int write_request(struct worker_request *request)
{
    struct message asked = {.object = json_object()};
    int fd = memfd_create("request", MFD_CLOEXEC | MFD_ALLOW_SEALING);

    message_request(&asked, request);
    if (fd >= 0 && (asked.failed || json_dumpfd(asked.object, fd, JSON_COMPACT) != 0 ||
                    lseek(fd, 0, SEEK_SET) != 0 ||
                    fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW) != 0)) {
        cleanup_close(&fd);
        errno = ENOMEM;
        fd = -1;
    }
    json_decref(asked.object);
    return fd;
}

static int worker_start(struct worker_talk *talk, struct error *error)
{
    CLEANUP_CLOSE int request = write_request(&talk->request);
    int reply[2] = {-1, -1};

    if (request < 0 || pipe2(reply, O_CLOEXEC) != 0)
        return error_set_errno(error, errno, "cannot talk to another process");
    int failed = spawn(talk->settings->program, request, reply[1], &talk->process);
    cleanup_close(&reply[1]);
    talk->from = reply[0];
    return failed == 0 ? 0
                       : error_set_errno(error, failed,
                                         "cannot start this program again as the "
                                         "process that reads the traces%s",
                                         talk->settings->program == itself
                                             ? " (/proc/self/exe)"
                                             : "; mount /proc, or start the program by "
                                               "its whole path");
}

/* ---- talking ---- */

static void close_pipe(struct worker_talk *talk)
{
    cleanup_close(&talk->from);
    talk->from = -1;
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
        close_pipe(talk);
    }
}

static bool is_cancelled(const struct worker_talk *talk)
{
    return (talk->progress != NULL && atomic_load(&talk->progress->cancelled)) ||
           (talk->budget != NULL && budget_look(talk->budget, NULL) != 0);
}

/* Listens until the worker sends no more, breaks the rules, or is cancelled. */
static void converse(struct worker_talk *talk)
{
    while (talk->from >= 0 && !talk->broken && !is_cancelled(talk) &&
           !worker_listen_overdue(talk)) {
        struct pollfd pipe = {talk->from, POLLIN, 0};

        if (poll(&pipe, 1, LOOK_MS) > 0)
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
    const struct ingest_list *list = &talk->request.list;
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
    const struct sandbox_limits *limits = &talk->request.limits;

    switch (signal) {
    case SIGXCPU:
        return took_too_long(files, limits->cpu_seconds, error);
    case SIGXFSZ:
        return error_set(error, ERROR_SPACE, "disk_full",
                         "%s: %s would take more than %llu MB, all that the disk "
                         "has to spare; free some space",
                         files,
                         talk->request.kind == WORKER_READ ? "the set" : "unpacked, it",
                         (unsigned long long)(limits->file_bytes >> 20));
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
    CLEANUP_BUFFER struct buffer files = BUFFER(4096);

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

static int no_memory(const struct worker_talk *talk, const char *files,
                     struct error *error)
{
    return error_set(error, ERROR_MEMORY, "reader_memory",
                     "%s: reading takes more than the %llu MiB of memory that a job may "
                     "use; read fewer traces at once, or start the server with a larger "
                     "--job-memory",
                     files,
                     (unsigned long long)(talk->request.limits.memory_bytes >> 20));
}

/* Why it ended without a valid answer. */
static int judge(const struct worker_talk *talk, int status, struct error *error)
{
    CLEANUP_BUFFER struct buffer files = BUFFER(4096);

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
                             talk->request.sizes[talk->looked] / 1000000000 +
                                 WORKER_LOOK_BEHIND_SECONDS,
                             error);
    if (WIFEXITED(status) && WEXITSTATUS(status) == WORKER_NO_MEMORY)
        return talk->looks ? error_set_memory(error)
                           : no_memory(talk, files.bytes, error);
    return !talk->broken && WIFSIGNALED(status)
               ? killed_by(talk, WTERMSIG(status), files.bytes, error)
               : worker_broke(talk, error);
}

/* Improves the worker's own message if it says too little. */
static int explain(const struct worker_talk *talk, struct error *error)
{
    CLEANUP_BUFFER struct buffer files = BUFFER(4096);

    worker_name_files(talk, &files);
    if (talk->end.code == ERROR_MEMORY && !talk->looks && !buffer_failed(&files))
        return no_memory(talk, files.bytes, error);
    if (error != NULL)
        *error = talk->end;
    return -(int)talk->end.code;
}

/* Starts a worker and listens to it until it ends. */
static int worker_talk(struct worker_talk *talk, struct error *error)
{
    talk->from = -1;
    if (talk->looks) /* before it is ready, blames the first file */
        talk->reading_count = 1;
    buffer_init(&talk->heard, talk->line_most + 2 * PIECE);
    int result = worker_start(talk, error);
    if (result == 0) {
        converse(talk);
        bool unfinished = talk->from >= 0;
        close_pipe(talk);
        result = judge(talk, see_off(talk, unfinished), error);
    }
    close_pipe(talk);
    buffer_free(&talk->heard);
    return result != 0 || talk->end.code == ERROR_NONE ? result : explain(talk, error);
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

/* The program that this process runs, even if another version was installed meanwhile;
 * without /proc, by its path. Under valgrind that would be valgrind itself, so the worker
 * then reads in this process. */
static const char *own_program(void)
{
#ifdef __linux__
    const char *preloaded = getenv("LD_PRELOAD");

    if (preloaded != NULL && strstr(preloaded, "/vgpreload_") != NULL)
        return NULL;
    return access(itself, X_OK) == 0 ? itself : (const char *)getauxval(AT_EXECFN);
#else
    return NULL;
#endif
}

struct worker_settings worker_settings(unsigned jobs, uint64_t memory_bytes)
{
    return (struct worker_settings){
        own_program(), memory_bytes != 0 ? memory_bytes : share_of_memory(jobs), jobs};
}

int worker_probe(const struct worker_settings *settings, struct sandbox_state *state,
                 struct error *error)
{
    struct worker_talk talk = {
        .settings = settings,
        .request = {.kind = WORKER_PROBE,
                    .limits = {.memory_bytes = settings->memory_bytes,
                               .descriptors = DESCRIPTORS}},
        .line_most = 4096};
    int result = worker_talk(&talk, error);

    *state = talk.state;
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

static bool is_here(const struct worker_settings *settings)
{
    return settings == NULL || settings->program == NULL;
}

static void take_reading(struct worker_talk *talk, struct message *data,
                         const struct error *why)
{
    struct reading *out = talk->context;

    if (why->code == ERROR_NONE || data->object != NULL)
        message_reading(data, &talk->request.list, out);
    data->failed = data->failed || (why->code == ERROR_NONE && out->contents.count == 0);
}

int worker_read(const struct worker_settings *settings,
                const struct reading_request *given, struct progress *progress,
                struct reading *out, struct error *error)
{
    if (is_here(settings))
        return reading_run(given, progress, out, error);
    /* Borrows its texts: not to be freed. */
    struct worker_talk talk = {.settings = settings,
                               .request = {.kind = WORKER_READ,
                                           .limits = limits_of(settings, given),
                                           .threads = threads_choose(given->threads),
                                           .label = (char *)(uintptr_t)given->label,
                                           .draft = (char *)(uintptr_t)given->draft,
                                           .key = *given->key,
                                           .list = *given->list,
                                           .sizes = (uint64_t *)(uintptr_t)given->sizes},
                               .progress = progress,
                               .line_most = message_reading_most(given->list->count),
                               .on_data = take_reading,
                               .context = out};

    *out = (struct reading){0};
    return worker_talk(&talk, error);
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

static void take_set(struct worker_talk *talk, struct message *data,
                     const struct error *why)
{
    const struct set_looks *looking = talk->context;
    CLEANUP(set_look_free) struct set_look look = {0};

    if (why->code == ERROR_NONE)
        message_look(data, &look);
    if (!data->failed)
        looking->told(looking->told_context, looking->first + talk->looked,
                      -(int)why->code, &look, why);
}

/* Runs a worker for the items from *first on; *first is then the next item. */
static int look_on(struct set_looks *looking, size_t *first, struct budget *budget,
                   struct error *error)
{
    const char *narrow = budget == NULL ? NULL : budget->narrow;
    struct worker_talk talk = {
        .settings = looking->settings,
        .request = {.kind = WORKER_LOOK,
                    .limits = {.memory_bytes = looking->settings->memory_bytes,
                               .file_bytes = 1, /* it writes nothing */
                               .cpu_seconds = WORKER_LOOK_BEHIND_SECONDS,
                               .descriptors = DESCRIPTORS},
                    .draft = (char *)(uintptr_t)narrow,
                    .list = {.files = looking->list.files + *first,
                             .count = looking->count - *first},
                    .sizes = looking->times + *first},
        .budget = budget,
        .line_most = MESSAGE_LOOK_MOST,
        .on_data = take_set,
        .looks = true,
        .context = looking};

    looking->first = *first;
    for (size_t i = 0; i < talk.request.list.count; i++)
        talk.request.limits.cpu_seconds += talk.request.sizes[i] / 1000000000 + 1;
    int result = worker_talk(&talk, error);
    *first += talk.looked;
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
    CLEANUP_FREE struct ingest_file *files = owned_new(count, sizeof *files);
    CLEANUP_FREE uint64_t *times = owned_new(count, sizeof *times);
    CLEANUP_FREE char(*names)[LOOK_NAME_SIZE] = owned_new(count, sizeof *names);
    struct set_looks looking = {.settings = settings,
                                .count = count,
                                .list = {.files = files, .count = count},
                                .times = times,
                                .told = told,
                                .told_context = told_context};

    for (size_t i = 0; i < count; i++) {
        files[i].path = (char *)(uintptr_t)items[i].path;
        snprintf(names[i], sizeof names[i], LOOK_NAME_FORMAT, items[i].id);
        files[i].name = names[i];
        times[i] = (uint64_t)items[i].processor_ns;
    }
    return look_at_all(&looking, budget, error);
}

/* ---- bundles and archives ---- */

/* `files`: a bundle or an archive, and perhaps a draft. */
static int talk_of_bundle(struct worker_talk *talk, enum worker_kind kind,
                          struct ingest_file *files, size_t count, uint64_t bytes,
                          struct error *error)
{
    uint64_t no_sizes[2] = {0};

    talk->request.kind = kind;
    talk->request.limits = (struct sandbox_limits){
        .memory_bytes = talk->settings->memory_bytes,
        .file_bytes = bytes,
        .cpu_seconds = UNPACK_CPU_SECONDS + (bytes >> 20) * UNPACK_CPU_SECONDS_PER_MB,
        .descriptors = DESCRIPTORS};
    talk->request.list = (struct ingest_list){.files = files, .count = count};
    talk->request.sizes = no_sizes;
    return worker_talk(talk, error);
}

static void take_head(struct worker_talk *talk, struct message *data,
                      const struct error *why)
{
    if (why->code == ERROR_NONE)
        message_text(data, "head", talk->context, BUNDLE_HEAD_MAX);
}

int worker_bundle_head(const struct worker_settings *settings, const char *path,
                       const char *name, struct progress *progress, struct buffer *head,
                       struct error *error)
{
    if (is_here(settings))
        return bundle_unpack_head(path, head, error);
    CLEANUP_FREE char *text = NULL;
    struct ingest_file file = {.path = (char *)(uintptr_t)path,
                               .name = (char *)(uintptr_t)name};
    struct worker_talk talk = {.settings = settings,
                               .progress = progress,
                               .line_most = 6 * BUNDLE_HEAD_MAX + 4096,
                               .on_data = take_head,
                               .context = &text};
    int result = talk_of_bundle(&talk, WORKER_HEAD, &file, 1, 1, error);

    if (result != 0)
        return result;
    buffer_append_text(head, text);
    return buffer_failed(head) ? error_set_memory(error) : 0;
}

static void take_unpacked(struct worker_talk *talk, struct message *data,
                          const struct error *why)
{
    if (why->code == ERROR_NONE)
        message_look(data, talk->context);
}

static void take_archive(struct worker_talk *talk, struct message *data,
                         const struct error *why)
{
    if (why->code == ERROR_NONE)
        message_unpacked(data, talk->context);
}

int worker_unpack(const struct worker_settings *settings, bool ranks,
                  const struct ingest_file *file, const char *pool, uint64_t bytes,
                  struct progress *progress, struct unpacked *out, struct error *error)
{
    const char *path = file->path, *name = file->name;

    if (is_here(settings)) {
        CLEANUP_CLOSE int fd = open(pool, O_WRONLY | O_CLOEXEC | O_NOFOLLOW);

        *out = (struct unpacked){0};
        return fd < 0  ? error_set_errno(error, errno, "cannot unpack %s", name)
               : ranks ? unpack_ranks(path, name, fd, out, error)
                       : unpack_archive(path, name, fd, out, error);
    }
    struct ingest_file files[2] = {
        {.path = (char *)(uintptr_t)path, .name = (char *)(uintptr_t)name},
        {.path = (char *)(uintptr_t)pool, .name = (char *)(uintptr_t)name}};
    struct worker_talk talk = {.settings = settings,
                               .progress = progress,
                               .line_most = MESSAGE_LOOK_MOST,
                               .on_data = take_archive,
                               .context = out};

    *out = (struct unpacked){0};
    return talk_of_bundle(&talk, ranks ? WORKER_RANKS : WORKER_ARCHIVE, files, 2, bytes,
                          error);
}

int worker_bundle_set(const struct worker_settings *settings, const char *path,
                      const char *name, size_t number, const char *draft, uint64_t bytes,
                      struct progress *progress, struct set_look *out,
                      struct error *error)
{
    if (is_here(settings)) {
        CLEANUP_CLOSE int fd = open(draft, O_WRONLY | O_CLOEXEC | O_NOFOLLOW);

        *out = (struct set_look){0};
        return fd < 0 ? error_set_errno(error, errno, "cannot open the draft")
                      : bundle_unpack_set(path, number, fd, draft, NULL, out, error);
    }
    struct ingest_file files[2] = {
        {.path = (char *)(uintptr_t)path, .name = (char *)(uintptr_t)name},
        {.path = (char *)(uintptr_t)draft, .name = (char *)(uintptr_t)name}};
    struct worker_talk talk = {.settings = settings,
                               .request = {.number = number},
                               .progress = progress,
                               .line_most = MESSAGE_LOOK_MOST,
                               .on_data = take_unpacked,
                               .context = out};

    *out = (struct set_look){0};
    return talk_of_bundle(&talk, WORKER_UNPACK, files, 2, bytes, error);
}

/* ---- messages ---- */

#define PATH_MOST ((size_t)1 << 16)
#define FILES_MOST ((size_t)1 << 20)
/* A summary lists ranks (at most one per file), and limited numbers of other things. */
#define SUMMARY_MOST ((size_t)8 << 20)
#define SUMMARY_OF_FILE ((size_t)24)
/* Of one file, as JSON: its row, a failure or a duplicate. */
#define FILE_MOST ((size_t)7000)
#define LANDLOCK_MOST 1000u

/* ---- values ---- */

/* Reading: the member; NULL after a failure. */
static json_t *member(struct message *message, const char *name)
{
    json_t *value = message->failed ? NULL : json_object_get(message->object, name);

    message->failed = value == NULL;
    return value;
}

static void set_member(struct message *message, const char *name, json_t *value)
{
    if (json_object_set_new_nocheck(message->object, name, value) != 0)
        message->failed = true;
}

/* A number from 0 to `most`, which counts as a signed number if it is UINT64_MAX. */
static void message_number(struct message *message, const char *name, uint64_t *number,
                           uint64_t most)
{
    if (!message->reads) {
        set_member(message, name, json_integer((json_int_t)*number));
        return;
    }
    const json_t *value = member(message, name);

    *number = (uint64_t)json_integer_value(value);
    message->failed = message->failed || !json_is_integer(value) || *number > most;
    *number = message->failed ? 0 : *number;
}

static void message_whole(struct message *message, const char *name, uint32_t *number,
                          uint64_t most)
{
    uint64_t wide = message->reads ? 0 : *number;

    message_number(message, name, &wide, most);
    *number = (uint32_t)wide;
}

static void message_flag(struct message *message, const char *name, bool *flag)
{
    uint64_t wide = !message->reads && *flag;

    message_number(message, name, &wide, 1);
    *flag = wide == 1;
}

/* Bytes are a string with a character from U+0000 to U+00FF for each. */
static json_t *string_of(const void *bytes, size_t length)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, 2 * length + 1);
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = ((const unsigned char *)bytes)[i];

        if (byte >= 0x80)
            buffer_append_char(&text, (char)(0xc0 | byte >> 6));
        buffer_append_char(&text, (char)(byte >= 0x80 ? 0x80 | (byte & 0x3f) : byte));
    }
    return buffer_failed(&text)
               ? NULL
               : json_stringn_nocheck(length == 0 ? "" : text.bytes, text.length);
}

/* Appends the bytes of a string; false: it is none, or is no string of bytes. */
static bool append_bytes(const json_t *string, struct buffer *out)
{
    const char *text = json_string_value(string);
    size_t length = json_string_length(string);

    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)text[i];

        if (byte > 0xc3)
            return false;
        if (byte >= 0x80) /* the parser has made sure that another byte follows */
            byte = (unsigned char)(byte << 6 | (text[++i] & 0x3f));
        buffer_append_char(out, (char)byte);
    }
    return json_is_string(string) && !buffer_failed(out);
}

static void message_bytes(struct message *message, const char *name, void *bytes,
                          size_t length)
{
    CLEANUP_BUFFER struct buffer read = {0};

    if (!message->reads) {
        set_member(message, name, string_of(bytes, length));
        return;
    }
    buffer_init(&read, length + 1);
    if (!append_bytes(member(message, name), &read) || read.length != length) {
        message->failed = true;
        memset(bytes, 0, length);
    } else {
        memcpy(bytes, read.bytes, length);
    }
}

/* NULL is written as "". Read texts are owned. */
void message_text(struct message *message, const char *name, char **text, size_t most)
{
    CLEANUP_BUFFER struct buffer read = {0};

    if (!message->reads) {
        set_member(message, name, string_of(*text, *text == NULL ? 0 : strlen(*text)));
        return;
    }
    buffer_init(&read, most + 1);
    message->failed = !append_bytes(member(message, name), &read) || read.length > most ||
                      (read.length > 0 && memchr(read.bytes, '\0', read.length) != NULL);
    *text = message->failed    ? NULL
            : read.length == 0 ? owned_copy("")
                               : buffer_take(&read);
}

/* A list, whose items are messages one after another. */
struct message_list {
    struct message item;
    json_t *array;
};

/* Writing: `count` items will follow. Reading: *count items, at most `most`, and *room
 * for them of `size` bytes each. */
static struct message_list message_list(struct message *message, const char *name,
                                        size_t *count, size_t most, void *room,
                                        size_t size)
{
    void **items = room;
    json_t *array = message->reads ? member(message, name) : json_array();

    if (!message->reads) {
        set_member(message, name, array);
    } else {
        message->failed = !json_is_array(array) || json_array_size(array) > most;
        *count = message->failed ? 0 : json_array_size(array);
        *items = owned_new(*count, size);
    }
    *count = message->failed ? 0 : *count;
    return (struct message_list){{.reads = message->reads}, array};
}

static struct message *next_item(struct message_list *list, size_t i)
{
    if (list->item.reads) {
        list->item.object = json_array_get(list->array, i);
    } else {
        json_t *item = json_object();
        bool added = json_array_append_new(list->array, item) == 0;

        list->item.object = added ? item : NULL;
    }
    return &list->item;
}

/* The number of a file, which must be at least `least`; returns the next one. */
static uint64_t message_file_number(struct message *message, const char *name,
                                    size_t *file, const struct ingest_list *list,
                                    uint64_t least)
{
    uint64_t number = *file;

    message_number(message, name, &number, list->count - 1);
    message->failed = message->failed || (message->reads && number < least);
    *file = message->failed ? 0 : (size_t)number;
    return number + 1;
}

/* ---- the request ---- */

static void message_asked_file(struct message *message, struct ingest_file *file,
                               uint64_t *size)
{
    bool has_beside = file->beside != NULL;

    message_text(message, "path", &file->path, PATH_MOST);
    message_text(message, "name", &file->name, PATH_MOST);
    message_flag(message, "has_beside", &has_beside);
    if (has_beside)
        message_text(message, "beside", &file->beside, INGEST_BESIDE_MAX);
    message_number(message, "size", size, UINT64_MAX);
    message_flag(message, "was_kept", &file->was_kept);
    message_flag(message, "splits", &file->splits);
    message_number(message, "disk_bytes", &file->disk_bytes, UINT64_MAX);
    message_bytes(message, "disk_hash", file->disk_hash, sizeof file->disk_hash);
    message_bytes(message, "disk_seal", &file->disk_seal, sizeof file->disk_seal);
}

void message_request(struct message *message, struct worker_request *request)
{
    struct sandbox_limits *limits = &request->limits;
    struct ingest_list *files = &request->list;
    uint64_t files_are = files->files_are;

    message_number(message, "kind", &request->kind, UINT64_MAX);
    message_number(message, "memory_bytes", &limits->memory_bytes, UINT64_MAX);
    message_number(message, "file_bytes", &limits->file_bytes, UINT64_MAX);
    message_number(message, "cpu_seconds", &limits->cpu_seconds, UINT64_MAX);
    message_number(message, "descriptors", &limits->descriptors, UINT64_MAX);
    message_number(message, "threads", &request->threads, UINT64_MAX);
    message_number(message, "number", &request->number, UINT64_MAX);
    message_text(message, "label", &request->label, PATH_MOST);
    message_text(message, "draft", &request->draft, PATH_MOST);
    message_bytes(message, "key", &request->key, sizeof request->key);
    message_number(message, "files_are", &files_are, FILES_RECORDINGS);
    files->files_are = (enum files_are)files_are;
    struct message_list list = message_list(message, "files", &files->count, FILES_MOST,
                                            &files->files, sizeof *files->files);
    if (message->reads)
        request->sizes = owned_new(files->count, sizeof *request->sizes);
    for (size_t i = 0; !message->failed && i < files->count; i++) {
        message_asked_file(next_item(&list, i), &files->files[i], &request->sizes[i]);
        message->failed = list.item.failed;
    }
}

/* ---- the sandbox, progress, errors ---- */

void message_state(struct message *message, struct sandbox_state *state)
{
    uint64_t landlock = (uint64_t)state->landlock;

    message_flag(message, "seccomp", &state->seccomp);
    message_number(message, "landlock", &landlock, LANDLOCK_MOST);
    message_flag(message, "memory", &state->memory);
    state->landlock = (int)landlock;
}

void message_file(struct message *message, uint64_t *number, bool *begins)
{
    message_number(message, "number", number, FILES_MOST);
    message_flag(message, "begins", begins);
}

void message_progress(struct message *message, struct worker_progress *progress)
{
    message_number(message, "stage", &progress->stage, PROGRESS_STORING);
    message_number(message, "bytes", &progress->bytes, UINT64_MAX);
    message_number(message, "events", &progress->events, UINT64_MAX);
    message_number(message, "files", &progress->files, FILES_MOST);
}

void message_error(struct message *message, struct error *error)
{
    uint64_t code = error->code;
    char *slug = error->slug, *text = error->message;

    message_number(message, "code", &code, ERROR_INTERNAL);
    message_text(message, "slug", &slug, sizeof error->slug - 1);
    message_text(message, "message", &text, sizeof error->message - 1);
    if (!message->reads)
        return;
    *error = (struct error){0};
    message->failed =
        message->failed ||
        strspn(slug, "abcdefghijklmnopqrstuvwxyz0123456789_") != strlen(slug);
    if (!message->failed && code != 0)
        error_set(error, (enum error_code)code, slug, "%s", text);
    free(slug);
    free(text);
}

/* ---- what was read ---- */

size_t message_reading_most(size_t files)
{
    return 2 * (SUMMARY_MOST + files * SUMMARY_OF_FILE) + files * FILE_MOST;
}

static bool is_object(const char *text)
{
    json_t *root = json_loads(text, 0, NULL);
    bool good = json_is_object(root);

    json_decref(root);
    return good;
}

static void message_contents_file(struct message *message, const struct ingest_list *list,
                                  uint64_t *least, struct set_contents_file *file)
{
    size_t number = file->file;
    uint64_t rank = (uint64_t)file->rank;

    *least = message_file_number(message, "file", &number, list, *least);
    message_flag(message, "is_duplicate", &file->is_duplicate);
    message_number(message, "rank", &rank, UINT64_MAX);
    message_number(message, "disk_bytes", &file->disk_bytes, INT64_MAX);
    message_bytes(message, "hash", file->hash, sizeof file->hash);
    message_bytes(message, "disk_hash", file->disk_hash, sizeof file->disk_hash);
    message_bytes(message, "seal", &file->seal, sizeof file->seal);
    message_bytes(message, "disk_seal", &file->disk_seal, sizeof file->disk_seal);
    file->file = (uint32_t)number;
    file->rank = (int64_t)rank;
    if (message->reads && !message->failed)
        file->name = owned_copy(list->files[number].name);
}

static void message_contents(struct message *message, const struct ingest_list *files,
                             struct set_contents *contents)
{
    uint64_t least = 0;

    message_text(message, "summary", &contents->summary,
                 SUMMARY_MOST + files->count * SUMMARY_OF_FILE);
    struct message_list list =
        message_list(message, "files", &contents->count, files->count, &contents->files,
                     sizeof *contents->files);
    for (size_t i = 0; !message->failed && i < contents->count; i++) {
        message_contents_file(next_item(&list, i), files, &least, &contents->files[i]);
        message->failed = list.item.failed;
    }
    if (message->reads)
        contents->created = clock_unix_seconds();
    if (message->reads && !message->failed && contents->count > 0)
        message->failed = !is_object(contents->summary);
}

void message_reading(struct message *message, const struct ingest_list *files,
                     struct reading *reading)
{
    uint64_t least = 0;

    message_contents(message, files, &reading->contents);
    struct message_list list =
        message_list(message, "failures", &reading->failure_count, files->count,
                     &reading->failures, sizeof *reading->failures);
    for (size_t i = 0; !message->failed && i < reading->failure_count; i++) {
        struct reading_failure *failure = &reading->failures[i];
        struct message *item = next_item(&list, i);

        least = message_file_number(item, "file", &failure->file, files, least);
        message_flag(item, "is_merged", &failure->is_merged);
        message_text(item, "message", &failure->message,
                     sizeof((struct error *)NULL)->message);
        message->failed = item->failed;
    }
    list = message_list(message, "duplicates", &reading->duplicate_count, files->count,
                        &reading->duplicates, sizeof *reading->duplicates);
    least = 0;
    for (size_t i = 0; !message->failed && i < reading->duplicate_count; i++) {
        struct reading_duplicate *duplicate = &reading->duplicates[i];
        struct message *item = next_item(&list, i);

        least = message_file_number(item, "file", &duplicate->file, files, least);
        message_file_number(item, "same_as", &duplicate->same_as, files, 0);
        message->failed = item->failed;
    }
    message_number(message, "events", &reading->events, INT64_MAX);
    message_number(message, "raw_bytes", &reading->raw_bytes, INT64_MAX);
}

/* ---- what was unpacked ---- */

static void message_name(struct message *message, char **name)
{
    message_text(message, "name", name, INGEST_NAME_MAX);
    message->failed = message->failed || ingest_name_fault(*name) != NULL;
}

static void message_left_out(struct message *message, struct left_out_files *left_out)
{
    uint64_t count = left_out->count;
    struct message_list list =
        message_list(message, "left_out", &left_out->listed, FILES_MOST,
                     &left_out->entries, sizeof *left_out->entries);

    for (size_t i = 0; !message->failed && i < left_out->listed; i++) {
        struct message *item = next_item(&list, i);
        uint64_t why = left_out->entries[i].why;

        message_text(item, "name", &left_out->entries[i].name, PATH_MOST);
        message_number(item, "why", &why, LEFT_OUT_REASONS - 1);
        left_out->entries[i].why = (enum left_out_reason)why;
        message->failed = item->failed;
    }
    message_number(message, "left_out_count", &count, UINT32_MAX);
    left_out->count = message->failed ? 0 : (size_t)count;
}

void message_unpacked(struct message *message, struct unpacked *unpacked)
{
    bool failed = unpacked->failure != NULL;
    struct message_list list =
        message_list(message, "names", &unpacked->count, UNPACK_FILES_MAX,
                     &unpacked->names, sizeof *unpacked->names);

    for (size_t i = 0; !message->failed && i < unpacked->count; i++) {
        message_name(next_item(&list, i), &unpacked->names[i]);
        message->failed = list.item.failed;
    }
    list = message_list(message, "pieces", &unpacked->piece_count, UNPACK_PIECES_MAX,
                        &unpacked->pieces, sizeof *unpacked->pieces);
    for (size_t i = 0; !message->failed && i < unpacked->piece_count; i++) {
        struct unpacked_piece *piece = &unpacked->pieces[i];
        struct message *item = next_item(&list, i);

        message_number(item, "file", &piece->file, unpacked->count - 1);
        message_number(item, "bytes", &piece->bytes, INT64_MAX);
        message->failed = item->failed || unpacked->count == 0;
    }
    message_left_out(message, &unpacked->left_out);
    message_flag(message, "has_failure", &failed);
    if (failed)
        message_text(message, "failure", &unpacked->failure,
                     sizeof((struct error *)NULL)->message);
}

/* ---- the entry of a set file ---- */

void message_look(struct message *message, struct set_look *look)
{
    struct set_contents *contents = &look->contents;
    uint64_t created = (uint64_t)contents->created;

    message_text(message, "label", &look->label, PATH_MOST);
    message_text(message, "summary", &contents->summary, MESSAGE_LOOK_MOST);
    message_number(message, "created", &created, UINT64_MAX);
    contents->created = (int64_t)created;
    contents->unsealed = true;
    struct message_list list =
        message_list(message, "files", &contents->count, SET_LOOK_FILES_MAX,
                     &contents->files, sizeof *contents->files);
    for (size_t i = 0; !message->failed && i < contents->count; i++) {
        struct set_contents_file *file = &contents->files[i];
        struct message *item = next_item(&list, i);

        message_whole(item, "file", &file->file, UINT32_MAX);
        message_text(item, "name", &file->name, PATH_MOST);
        message_number(item, "disk_bytes", &file->disk_bytes, INT64_MAX);
        message_bytes(item, "disk_hash", file->disk_hash, sizeof file->disk_hash);
        message->failed = item->failed;
    }
}

/* ---- lines ---- */

bool message_write(int fd, const char *type, json_t *content)
{
    json_t *message = json_object();
    bool made = json_object_set_new(message, type, content) == 0;
    CLEANUP_FREE char *text = made ? json_dumps(message, JSON_COMPACT) : NULL;
    size_t length = text == NULL ? 0 : strlen(text);

    json_decref(message);
    if (text == NULL)
        return false;
    text[length++] = '\n'; /* in place of the NUL */
    for (size_t done = 0; done < length;) {
        ssize_t written = write(fd, text + done, length - done);

        if (written < 0 && errno != EINTR)
            return false;
        done += written > 0 ? (size_t)written : 0;
    }
    return true;
}
