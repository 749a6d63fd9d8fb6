#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/sandbox.h"
#include "base/system.h"
#include "base/text.h"
#include "intake/bundle.h"
#include "intake/reading.h"
#include "intake/worker.h"
#include "store/set_draft.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/* ---- worker main ---- */

#define REQUEST_MAX ((size_t)1 << 30)
#define ANSWER_MAX ((size_t)1 << 30)
/* How often progress is reported. */
#define TELL_NS 50000000L

struct session {
    struct worker_request request;
    struct progress progress;
    pthread_mutex_t mutex; /* guards standard output, and: */
    pthread_cond_t changed;
    bool stop, telling;
    pthread_t teller;
};

/* The results, by the kind of the request. */
struct worker_answer {
    struct reading reading;
    struct set_look seen; /* of a bundle */
    struct buffer head;   /* of a bundle */
};

/* ---- speaking ---- */

/* Sends one frame at a time. If the server is gone, the worker ends. */
static void send_frame(struct session *session, const struct buffer *frame)
{
    pthread_mutex_lock(&session->mutex);
    if (buffer_failed(frame) || !wire_write(STDOUT_FILENO, frame))
        _exit(1);
    pthread_mutex_unlock(&session->mutex);
}

static void tell_file(void *context, size_t file, bool begins)
{
    CLEANUP_BUFFER struct buffer frame;

    buffer_init(&frame, 256);
    size_t start = wire_begin(&frame);
    wire_put_number(&frame, file);
    wire_put_number(&frame, begins);
    wire_end(&frame, start, FRAME_FILE);
    send_frame(context, &frame);
}

static void tell_progress(struct session *session)
{
    const struct progress *progress = &session->progress;
    int stage = atomic_load(&progress->stage);
    CLEANUP_BUFFER struct buffer frame;

    buffer_init(&frame, 256);
    if (stage < PROGRESS_READING)
        return;
    size_t start = wire_begin(&frame);
    wire_put_number(&frame, (uint64_t)stage);
    wire_put_number(&frame, atomic_load(&progress->bytes_done));
    wire_put_number(&frame, atomic_load(&progress->events));
    wire_put_number(&frame, atomic_load(&progress->files_done));
    wire_end(&frame, start, FRAME_PROGRESS);
    send_frame(session, &frame);
}

static void *tell_regularly(void *context)
{
    struct session *session = context;

    pthread_mutex_lock(&session->mutex);
    while (!session->stop) {
        threads_wait(&session->changed, &session->mutex, TELL_NS);
        if (session->stop)
            break;
        pthread_mutex_unlock(&session->mutex);
        tell_progress(session);
        pthread_mutex_lock(&session->mutex);
    }
    pthread_mutex_unlock(&session->mutex);
    return NULL;
}

static void stop_telling(struct session *session)
{
    pthread_mutex_lock(&session->mutex);
    session->stop = true;
    pthread_cond_signal(&session->changed);
    pthread_mutex_unlock(&session->mutex);
    if (session->telling)
        pthread_join(session->teller, NULL);
    tell_progress(session); /* the last of it */
}

/* ---- giving up rights ---- */

static int enter(struct session *session, struct error *error)
{
    const struct ingest_list *list = &session->request.list;
    CLEANUP_FREE const char **paths = calloc(list->count + 1, sizeof *paths);
    CLEANUP_BUFFER struct buffer frame;
    struct sandbox_state state;

    buffer_init(&frame, 256);
    if (paths == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < list->count; i++)
        paths[i] = list->files[i].path;
    int result = sandbox_enter(paths, list->count, &state, error);
    if (result != 0)
        return result;
    size_t start = wire_begin(&frame);
    message_put_state(&frame, &state);
    wire_end(&frame, start, FRAME_READY);
    send_frame(session, &frame);
    return 0;
}

static int on_draft(void *context, struct error *error)
{
    struct session *session = context;
    int result = enter(session, error);

    if (result == 0) /* without the thread, only the progress is missing */
        session->telling =
            pthread_create(&session->teller, NULL, tell_regularly, session) == 0;
    return result;
}

/* ---- hearing ---- */

/* Ends the worker if the server is gone. */
static void hear(void *out, size_t length)
{
    unsigned char *next = out;

    while (length > 0) {
        ssize_t got = read(STDIN_FILENO, next, length);

        if (got == 0 || (got < 0 && errno != EINTR))
            _exit(1);
        next += got > 0 ? got : 0;
        length -= got > 0 ? (size_t)got : 0;
    }
}

static int read_request(struct worker_request *out, struct error *error)
{
    unsigned char head[WIRE_HEAD];
    uint64_t type, length;

    hear(head, sizeof head);
    wire_head(head, &type, &length);
    if (type != WORD_REQUEST || length > REQUEST_MAX)
        _exit(1);
    CLEANUP_FREE unsigned char *bytes = malloc((size_t)length + 1);
    if (bytes == NULL)
        return error_set_memory(error);
    hear(bytes, (size_t)length);
    struct wire wire = {bytes, bytes + length, false};
    return message_get_request(&wire, out)
               ? 0
               : error_set(error, ERROR_INTERNAL, "bad_request",
                           "there is nothing to do");
}

/* ---- the work ---- */

static void look_at_one(struct session *session, size_t number)
{
    const struct worker_request *request = &session->request;
    const struct ingest_file *file = &request->list.files[number];
    struct budget budget = {.processor_ns = (int64_t)request->sizes[number],
                            .narrow = *request->draft != '\0' ? request->draft : NULL};
    CLEANUP(set_look_free) struct set_look seen = {0};
    struct error error = {0};
    char id[33];
    CLEANUP_BUFFER struct buffer frame;

    buffer_init(&frame, ANSWER_MAX);
    budget_begin(&budget);
    int result = message_look_id(file->name, id)
                     ? set_look_at(file->path, id, &budget, &seen, &error)
                     : error_set(&error, ERROR_INTERNAL, "bad_request", "no set file");
    size_t start = wire_begin(&frame);
    message_put_error(&frame, result, &error);
    if (result == 0)
        message_put_look(&frame, &seen);
    wire_end(&frame, start, FRAME_LOOK);
    send_frame(session, &frame);
}

static int look(struct session *session, struct error *error)
{
    int result = enter(session, error);

    for (size_t i = 0; result == 0 && i < session->request.list.count; i++)
        look_at_one(session, i);
    return result;
}

/* The head of a bundle, or one of its sets, into a draft that is opened before the
 * sandbox is entered. */
static int unpack(struct session *session, struct worker_answer *answer,
                  struct error *error)
{
    const struct worker_request *request = &session->request;
    const struct ingest_file *files = request->list.files;
    CLEANUP_CLOSE int draft = -1;

    if (request->kind == WORKER_UNPACK) {
        draft = open(files[1].path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW);
        if (draft < 0)
            return error_set_errno(error, errno, "cannot open the draft");
    }
    int result = enter(session, error);
    if (result != 0)
        return result;
    if (request->kind == WORKER_HEAD)
        return bundle_unpack_head(files[0].path, &answer->head, error);
    tell_file(session, 0, true);
    result = bundle_unpack_set(files[0].path, (size_t)request->number, draft,
                               files[1].path, NULL, &answer->seen, error);
    tell_file(session, 0, false);
    return result;
}

/* The kinds of request that need little code; *done: it was one of them. */
static int work_simply(struct session *session, struct worker_answer *answer, bool *done,
                       struct error *error)
{
    const struct worker_request *request = &session->request;

    *done = true;
    if (request->kind == WORKER_PROBE)
        return enter(session, error);
    if (request->kind == WORKER_LOOK)
        return look(session, error);
    if ((request->kind == WORKER_HEAD && request->list.count == 1) ||
        (request->kind == WORKER_UNPACK && request->list.count == 2))
        return unpack(session, answer, error);
    *done = false;
    return 0;
}

static int main_work(struct session *session, struct worker_answer *answer,
                     struct error *error)
{
    const struct worker_request *request = &session->request;
    const struct reading_request what = {.list = &request->list,
                                         .sizes = request->sizes,
                                         .draft = request->draft,
                                         .label = request->label,
                                         .key = &request->key,
                                         .threads = (unsigned)request->threads,
                                         .on_draft = on_draft,
                                         .on_file = tell_file,
                                         .context = session};
    int result = sandbox_limit(&request->limits, error);
    bool done = false;

    if (result == 0)
        result = work_simply(session, answer, &done, error);
    if (result != 0 || done)
        return result;
    if (request->kind != WORKER_READ || request->list.count == 0)
        return error_set(error, ERROR_INTERNAL, "bad_request", "there is nothing to do");
    for (size_t i = 0; i < request->list.count; i++)
        session->progress.bytes_total += request->sizes[i];
    result = reading_run(&what, &session->progress, &answer->reading, error);
    stop_telling(session);
    return result;
}

static void send_end(struct session *session, int result, const struct error *error,
                     const struct worker_answer *answer)
{
    uint64_t kind = session->request.kind;
    CLEANUP_BUFFER struct buffer frame;

    buffer_init(&frame, ANSWER_MAX);
    size_t start = wire_begin(&frame);
    message_put_error(&frame, result, error);
    if (kind == WORKER_READ)
        message_put_reading(&frame, &answer->reading);
    else if (result == 0 && kind == WORKER_UNPACK)
        message_put_look(&frame, &answer->seen);
    else if (result == 0 && kind == WORKER_HEAD)
        wire_put_text(&frame, answer->head.bytes);
    wire_end(&frame, start, FRAME_END);
    send_frame(session, &frame);
}

int worker_main(void)
{
    struct session session = {.mutex = PTHREAD_MUTEX_INITIALIZER};
    struct worker_answer answer = {0};
    struct error error = {0};
    int result = read_request(&session.request, &error);

    threads_condition_init(&session.changed);
    buffer_init(&answer.head, BUNDLE_HEAD_MAX + 1);
    if (result == 0)
        result = main_work(&session, &answer, &error);
    send_end(&session, result, &error, &answer);
    /* The process ends now, so nothing is freed: that would only take time. */
    return 0;
}

/* ---- worker host main ---- */

/* See worker.h: the side of the host. It has one thread and holds no lock, so a copy
 * of it can do all that a new process can.
 *
 * The host runs in no sandbox. A sandbox would bind its copies too, and each copy must
 * open a draft for writing and enter Landlock before it enters its own sandbox. The host
 * needs none: it reads only one byte and two descriptors at a time, from the server. It
 * calls sandbox_prepare() once, and every worker inherits the result. */

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
static bool host_hear(int ends[2])
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

    if (!host_hear(ends))
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
