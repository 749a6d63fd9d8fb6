#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
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
#include <locale.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

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
    struct unpacked unpacked;
};

/* ---- speaking ---- */

/* Sends one message at a time. If the server is gone, the worker ends. */
static void say(struct session *session, const char *type, struct message *content)
{
    pthread_mutex_lock(&session->mutex);
    if (content->failed || !message_write(STDOUT_FILENO, type, content->object))
        _exit(1);
    pthread_mutex_unlock(&session->mutex);
}

static void tell_file(void *context, size_t file, bool begins)
{
    struct message told = {.object = json_object()};
    uint64_t number = file;

    message_file(&told, &number, &begins);
    say(context, "file", &told);
}

static void tell_progress(struct session *session)
{
    const struct progress *progress = &session->progress;
    struct message told = {.object = json_object()};
    struct worker_progress now = {
        (uint64_t)atomic_load(&progress->stage), atomic_load(&progress->bytes_done),
        atomic_load(&progress->events), atomic_load(&progress->files_done)};

    message_progress(&told, &now);
    if (now.stage >= PROGRESS_READING)
        say(session, "progress", &told);
    else
        json_decref(told.object);
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
    CLEANUP_FREE const char **paths = owned_new(list->count, sizeof *paths);
    struct message told = {.object = json_object()};
    struct sandbox_state state;

    for (size_t i = 0; i < list->count; i++)
        paths[i] = list->files[i].path;
    int result = sandbox_enter(paths, list->count, &state, error);
    if (result != 0)
        return result;
    message_state(&told, &state);
    say(session, "ready", &told);
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

/* ---- the work ---- */

/* The content of a look or of the end; `data` is NULL after an error. */
static void say_result(struct session *session, const char *type, struct error *error,
                       json_t *data)
{
    struct message told = {.object = json_object()}, why = {.object = json_object()};

    message_error(&why, error);
    told.failed = why.failed ||
                  json_object_set_new(told.object, "error", why.object) != 0 ||
                  (data != NULL && json_object_set_new(told.object, "data", data) != 0);
    say(session, type, &told);
}

static void look_at_one(struct session *session, size_t number)
{
    const struct worker_request *request = &session->request;
    const struct ingest_file *file = &request->list.files[number];
    struct budget budget = {.processor_ns = (int64_t)request->sizes[number],
                            .narrow = *request->draft != '\0' ? request->draft : NULL};
    CLEANUP(set_look_free) struct set_look seen = {0};
    struct error error = {0};
    struct message data = {.object = json_object()};
    char id[33];

    budget_begin(&budget);
    snprintf(id, sizeof id, "%.32s", file->name + strlen("sets/"));
    int result = set_look_at(file->path, id, &budget, &seen, &error);
    if (result == 0) {
        error = (struct error){0};
        message_look(&data, &seen);
    }
    if (data.failed)
        _exit(1);
    say_result(session, "look", &error, result == 0 ? data.object : NULL);
}

static int look(struct session *session, struct error *error)
{
    int result = enter(session, error);

    for (size_t i = 0; result == 0 && i < session->request.list.count; i++)
        look_at_one(session, i);
    return result;
}

/* The head of a bundle, one of its sets, or the traces of an archive, into a draft that
 * is opened before the sandbox is entered. */
static int unpack(struct session *session, struct worker_answer *answer,
                  struct error *error)
{
    const struct worker_request *request = &session->request;
    const struct ingest_file *files = request->list.files;
    CLEANUP_CLOSE int draft = -1;

    if (request->kind != WORKER_HEAD) {
        draft = open(files[1].path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW);
        if (draft < 0)
            return error_set_errno(error, errno, "cannot open the draft");
    }
    int result = request->kind == WORKER_ARCHIVE ? unpack_load(error) : 0;
    if (result == 0)
        result = enter(session, error);
    if (result != 0)
        return result;
    if (request->kind == WORKER_HEAD)
        return bundle_unpack_head(files[0].path, &answer->head, error);
    tell_file(session, 0, true);
    if (request->kind == WORKER_RANKS)
        result =
            unpack_ranks(files[0].path, files[0].name, draft, &answer->unpacked, error);
    else if (request->kind == WORKER_ARCHIVE)
        result =
            unpack_archive(files[0].path, files[0].name, draft, &answer->unpacked, error);
    else
        result = bundle_unpack_set(files[0].path, (size_t)request->number, draft,
                                   files[1].path, NULL, &answer->seen, error);
    tell_file(session, 0, false);
    return result;
}

static int read_traces(struct session *session, struct worker_answer *answer,
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

    for (size_t i = 0; i < request->list.count; i++)
        session->progress.bytes_total += request->sizes[i];
    int result = reading_run(&what, &session->progress, &answer->reading, error);
    stop_telling(session);
    return result;
}

static int work(struct session *session, struct worker_answer *answer,
                struct error *error)
{
    int result = sandbox_limit(&session->request.limits, error);

    if (result != 0)
        return result;
    switch (session->request.kind) {
    case WORKER_PROBE:
        return enter(session, error);
    case WORKER_READ:
        return read_traces(session, answer, error);
    case WORKER_LOOK:
        return look(session, error);
    default:
        return unpack(session, answer, error);
    }
}

static void say_end(struct session *session, struct error *error,
                    struct worker_answer *answer)
{
    uint64_t kind = session->request.kind;
    struct message data = {.object = json_object()};
    bool has_data = error->code == ERROR_NONE;

    if (kind == WORKER_READ) {
        message_reading(&data, &session->request.list, &answer->reading);
        has_data = true;
    } else if (has_data && kind == WORKER_UNPACK) {
        message_look(&data, &answer->seen);
    } else if (has_data && (kind == WORKER_ARCHIVE || kind == WORKER_RANKS)) {
        message_unpacked(&data, &answer->unpacked);
    } else if (has_data && kind == WORKER_HEAD) {
        message_text(&data, "head", &answer->head.bytes, BUNDLE_HEAD_MAX);
    }
    if (data.failed)
        _exit(1);
    say_result(session, "end", error, has_data ? data.object : NULL);
}

/* Gives up what every worker gives up, before it hears what to do. */
static int begin(pid_t server, struct session *session, struct error *error)
{
    struct message asked = {.reads = true};
    int result = sandbox_prepare(server, error);

    arena_end_with(WORKER_NO_MEMORY);

#ifdef __linux__
    prctl(PR_SET_NAME, "tracediff-read");
#endif
    machine_lower_priority(server);
    if (result != 0)
        return result;
    json_object_seed(0);
    setlocale(LC_CTYPE, "C.UTF-8"); /* names in archives; not opened later */
    asked.object = json_loadfd(STDIN_FILENO, JSON_ALLOW_NUL, NULL);
    message_request(&asked, &session->request);
    json_decref(asked.object);
    return asked.failed
               ? error_set(error, ERROR_INTERNAL, "bad_request", "there is nothing to do")
               : 0;
}

int worker_main(int argc, char **argv)
{
    struct session session = {.mutex = PTHREAD_MUTEX_INITIALIZER};
    struct worker_answer answer = {0};
    struct error error = {0};
    int64_t server = 0;

    if (argc != 2 || !text_to_int64(argv[1], &server)) {
        fputs("tracediff: this command is for tracediff serve alone\n", stderr);
        return 3;
    }
    threads_condition_init(&session.changed);
    buffer_init(&answer.head, BUNDLE_HEAD_MAX + 1);
    int result = begin((pid_t)server, &session, &error);
    if (result == 0)
        result = work(&session, &answer, &error);
    if (result == 0)
        error = (struct error){0};
    say_end(&session, &error, &answer);
    /* The process ends now, so nothing is freed: that would only take time. */
    return 0;
}
