/* See jobs.h. */
#include "ingest/jobs.h"

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/log.h"
#include "base/machine.h"
#include "base/threads.h"
#include "ingest/bundle.h"
#include "ingest/job_json.h"
#include "ingest/job_run.h"
#include "store/catalogue/jobs.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

/* How many ended jobs stay in memory; older ones are read from the catalogue. */
#define JOBS_KEPT 20
/* How often a watcher looks at the progress of a running job. */
#define WATCH_NS ((int64_t)200 * 1000 * 1000)

struct job_queue {
    struct store *store;
    pthread_mutex_t mutex;
    pthread_cond_t changed; /* a job was added or has changed its state, or we stop */
    struct job *newest;
    bool stopping;
    struct worker_settings worker;
    struct traces_policy traces;
    const char *base_path;
    pthread_t workers[JOBS_RUNNING_MAX];
    unsigned worker_count;
};

static void free_job(struct job *job)
{
    free(job->label);
    free(job->folder);
    free(job->user);
    ingest_list_free(&job->files);
    ingest_result_free(&job->result);
    regroup_request_free(&job->regroup);
    regroup_result_free(&job->regrouped);
    free(job->page);
    free(job);
}

static struct job *find_job(const struct job_queue *queue, const char *id)
{
    struct job *job = queue->newest;

    while (job != NULL && strcmp(job->id, id) != 0)
        job = job->older;
    return job;
}

static bool has_ended(const struct job *job)
{
    return job->state != JOB_QUEUED && job->state != JOB_RUNNING;
}

/* ---- the worker ---- */

static struct job *oldest_waiting(const struct job_queue *queue)
{
    struct job *found = NULL;

    for (struct job *job = queue->newest; job != NULL; job = job->older)
        if (job->state == JOB_QUEUED)
            found = job;
    return found;
}

static void forget_old_jobs(struct job_queue *queue)
{
    size_t kept = 0;
    struct job **place = &queue->newest;

    while (*place != NULL) {
        struct job *job = *place;
        if (job->told && ++kept > JOBS_KEPT) {
            *place = job->older;
            free_job(job);
        } else {
            place = &job->older;
        }
    }
}

static int cancelled(struct error *error)
{
    return error_set(error, ERROR_CANCELLED, "cancelled", "cancelled before it began");
}

/* Saves and reports the end of a job whose state is already an ended one. The thread that
 * ended the job calls this without the lock: no thread changes an ended job, or forgets
 * one that is not reported yet. */
static void finish_job(struct job_queue *queue, struct job *job)
{
    struct error error;
    struct job_outcome outcome = {job->id, job->state, job->result.set_id, &job->error};
    CLEANUP_BUFFER struct buffer json;
    buffer_init(&json, JOB_JSON_MAX);

    if (job_write_json(job, &json, &error) < 0 ||
        store_save_job(queue->store, job->id, json.bytes, &error) < 0)
        log_warning("the end of job %s was not saved: %s", job->id, error.message);
    if (job->ended != NULL)
        job->ended(job->context, &outcome);
    ingest_list_free(&job->files); /* thousands of names, of no use any more */
    pthread_mutex_lock(&queue->mutex);
    job->told = true;
    forget_old_jobs(queue);
    pthread_mutex_unlock(&queue->mutex);
}

static void run_job(struct job_queue *queue, struct job *job)
{
    struct job_end end = {0};

    pthread_mutex_lock(&queue->mutex);
    const struct worker_settings worker = queue->worker;
    const struct traces_policy traces = queue->traces;
    pthread_mutex_unlock(&queue->mutex);
    int status = atomic_load(&job->progress.cancelled)
                     ? cancelled(&end.error)
                     : job_run(queue->store, &worker, &traces, job, &end);
    pthread_mutex_lock(&queue->mutex);
    job->asked_to_keep = end.asked_to_keep;
    job->keep_error = end.keep_error;
    job->result = end.result;
    job->regrouped = end.regrouped;
    job->page = job_page_address(queue->base_path, end.page);
    job->error = end.error;
    job->state = status == 0                         ? JOB_DONE
                 : end.error.code == ERROR_CANCELLED ? JOB_CANCELLED
                                                     : JOB_FAILED;
    job->finished = clock_unix_seconds();
    pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->mutex);
    finish_job(queue, job);
}

static void *work(void *context)
{
    struct job_queue *queue = context;

    machine_lower_priority(getpid()); /* threads that answer requests go first */
    pthread_mutex_lock(&queue->mutex);
    for (;;) {
        struct job *job = oldest_waiting(queue);

        if (job == NULL && queue->stopping)
            break;
        if (job == NULL) {
            pthread_cond_wait(&queue->changed, &queue->mutex);
            continue;
        }
        job->state = JOB_RUNNING;
        pthread_cond_broadcast(&queue->changed);
        pthread_mutex_unlock(&queue->mutex);
        run_job(queue, job);
        pthread_mutex_lock(&queue->mutex);
    }
    pthread_mutex_unlock(&queue->mutex);
    return NULL;
}

/* ---- life of the queue ---- */

static int start_workers(struct job_queue *queue, unsigned count, struct error *error)
{
    for (unsigned i = 0; i < count; i++) {
        int number = pthread_create(&queue->workers[i], NULL, work, queue);
        if (number != 0)
            return error_set_errno(error, number, "cannot start a worker thread");
        queue->worker_count++;
    }
    return 0;
}

int job_queue_open(struct store *store, unsigned running, struct job_queue **out,
                   struct error *error)
{
    struct job_queue *queue = calloc(1, sizeof *queue);

    if (queue == NULL)
        return error_set_memory(error);
    queue->store = store;
    pthread_mutex_init(&queue->mutex, NULL);
    threads_condition_init(&queue->changed);
    running = running < 1 ? 1 : running > JOBS_RUNNING_MAX ? JOBS_RUNNING_MAX : running;
    int result = start_workers(queue, running, error);
    if (result < 0) {
        job_queue_close(queue);
        return result;
    }
    *out = queue;
    return 0;
}

void job_queue_keep_traces(struct job_queue *queue, const struct traces_policy *policy)
{
    pthread_mutex_lock(&queue->mutex);
    queue->traces = *policy;
    pthread_mutex_unlock(&queue->mutex);
}

void job_queue_set_base(struct job_queue *queue, const char *path)
{
    pthread_mutex_lock(&queue->mutex);
    queue->base_path = path;
    pthread_mutex_unlock(&queue->mutex);
}

void job_queue_set_worker(struct job_queue *queue, const struct worker_settings *worker)
{
    pthread_mutex_lock(&queue->mutex);
    queue->worker = *worker;
    pthread_mutex_unlock(&queue->mutex);
}

void job_queue_stop(struct job_queue *queue)
{
    pthread_mutex_lock(&queue->mutex);
    queue->stopping = true;
    /* A job that still waits will see its cancelled flag at once and end the same way.
     */
    for (struct job *job = queue->newest; job != NULL; job = job->older)
        if (!has_ended(job))
            atomic_store(&job->progress.cancelled, true);
    pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->mutex);
}

void job_queue_close(struct job_queue *queue)
{
    if (queue == NULL)
        return;
    job_queue_stop(queue);
    for (unsigned i = 0; i < queue->worker_count; i++)
        pthread_join(queue->workers[i], NULL);
    while (queue->newest != NULL) {
        struct job *job = queue->newest;
        queue->newest = job->older;
        free_job(job);
    }
    pthread_cond_destroy(&queue->changed);
    pthread_mutex_destroy(&queue->mutex);
    free(queue);
}

/* ---- adding and cancelling ---- */

static struct job *make_job(struct job_request *request)
{
    struct job *job = calloc(1, sizeof *job);
    unsigned char bytes[(JOB_ID_SIZE - 1) / 2];

    if (job == NULL)
        return NULL;
    job->files = request->files;
    request->files = (struct ingest_list){0};
    job->opens_bundle = job->files.count == 1 && bundle_is_name(job->files.files[0].name);
    job->regroup = request->regroup;
    request->regroup = (struct regroup_request){0};
    job->label = strdup(request->label);
    if (request->folder != NULL)
        job->folder = strdup(request->folder);
    bool named = request->user != NULL && *request->user != '\0';
    if (named)
        job->user = strdup(request->user);
    if (job->label == NULL || (named && job->user == NULL) ||
        (request->folder != NULL && job->folder == NULL) ||
        getrandom(bytes, sizeof bytes, 0) != (ssize_t)sizeof bytes) {
        free_job(job);
        return NULL;
    }
    if (request->again != NULL)
        snprintf(job->again, sizeof job->again, "%s", request->again);
    for (size_t i = 0; i < sizeof bytes; i++)
        snprintf(job->id + 2 * i, 3, "%02x", (unsigned)bytes[i]);
    job->ended = request->ended;
    job->context = request->context;
    job->created = clock_unix_seconds();
    atomic_store(&job->progress.files_total, (uint32_t)job->files.count);
    return job;
}

/* Hold the lock. */
static size_t count_unended(const struct job_queue *queue)
{
    size_t count = 0;

    for (const struct job *job = queue->newest; job != NULL; job = job->older)
        count += !has_ended(job);
    return count;
}

bool job_queue_has_room(struct job_queue *queue, struct worker_settings *worker)
{
    pthread_mutex_lock(&queue->mutex);
    bool has_room = !queue->stopping && count_unended(queue) < queue->worker_count;
    if (worker != NULL)
        *worker = queue->worker;
    pthread_mutex_unlock(&queue->mutex);
    return has_room;
}

/* Hold the lock. Checks whether one more job may be added. */
static int check_room(const struct job_queue *queue, struct error *error)
{
    size_t waiting = count_unended(queue);

    if (queue->stopping)
        return error_set(error, ERROR_CONFLICT, "stopping", "the server is stopping");
    if (waiting >= JOBS_WAITING_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_jobs",
                         "%d jobs are waiting already; try again when some have ended",
                         JOBS_WAITING_MAX);
    return 0;
}

int job_queue_add(struct job_queue *queue, struct job_request *request,
                  char id[JOB_ID_SIZE], struct error *error)
{
    struct job *job = make_job(request);

    if (job == NULL) {
        ingest_list_free(&request->files);
        regroup_request_free(&request->regroup);
        return error_set_memory(error);
    }
    pthread_mutex_lock(&queue->mutex);
    int result = check_room(queue, error);
    if (result == 0) {
        memcpy(id, job->id, JOB_ID_SIZE);
        job->older = queue->newest;
        queue->newest = job;
        pthread_cond_broadcast(&queue->changed);
    }
    pthread_mutex_unlock(&queue->mutex);
    if (result < 0)
        free_job(job);
    return result;
}

static int unknown_job(const char *id, struct error *error)
{
    return error_set(error, ERROR_NOT_FOUND, "unknown_job", "there is no job \"%.40s\"",
                     id);
}

int job_queue_cancel(struct job_queue *queue, const char *id, struct error *error)
{
    CLEANUP_BUFFER struct buffer json;
    buffer_init(&json, JOB_JSON_MAX);

    pthread_mutex_lock(&queue->mutex);
    struct job *job = find_job(queue, id);
    bool found = job != NULL;
    bool waited = found && job->state == JOB_QUEUED;
    if (job != NULL && !has_ended(job))
        atomic_store(&job->progress.cancelled, true);
    if (waited) {
        job->state = JOB_CANCELLED;
        job->finished = clock_unix_seconds();
        cancelled(&job->error);
        pthread_cond_broadcast(&queue->changed);
    }
    pthread_mutex_unlock(&queue->mutex);
    if (waited)
        finish_job(queue, job);
    return found ? 0 : job_queue_get(queue, id, &json, error);
}

/* ---- looking ---- */

struct job_lookup {
    struct job_queue *queue;
    const char *id; /* NULL: all jobs except those in memory */
    struct buffer *json;
    size_t found;
    struct error *error;
};

static int take_stored(void *context, const char *json)
{
    struct job_lookup *search = context;
    char id[JOB_ID_SIZE];

    if (search->found == JOBS_LISTED_MAX || !job_json_has_id(json, search->id, id))
        return 0;
    if (search->id == NULL) {
        pthread_mutex_lock(&search->queue->mutex);
        bool in_memory = find_job(search->queue, id) != NULL;
        pthread_mutex_unlock(&search->queue->mutex);
        if (in_memory)
            return 0;
        if (search->found > 0)
            buffer_append_char(search->json, ',');
    }
    search->found++;
    buffer_append_text(search->json, json);
    return 0;
}

int job_queue_get(struct job_queue *queue, const char *id, struct buffer *json,
                  struct error *error)
{
    struct job_lookup search = {queue, id, json, 0, error};

    pthread_mutex_lock(&queue->mutex);
    const struct job *job = find_job(queue, id);
    int result = job == NULL ? 0 : job_write_json(job, json, error);
    pthread_mutex_unlock(&queue->mutex);
    if (job != NULL)
        return result;
    result = store_list_jobs(queue->store, JOBS_LISTED_MAX, take_stored, &search, error);
    return result < 0 || search.found > 0 ? result : unknown_job(id, error);
}

int job_queue_list(struct job_queue *queue, struct buffer *json, struct error *error)
{
    struct job_lookup search = {queue, NULL, json, 0, error};
    int result = 0;

    buffer_append_char(json, '[');
    pthread_mutex_lock(&queue->mutex);
    for (const struct job *job = queue->newest;
         job != NULL && search.found < JOBS_LISTED_MAX && result == 0; job = job->older) {
        if (search.found++ > 0)
            buffer_append_char(json, ',');
        result = job_write_json(job, json, error);
    }
    pthread_mutex_unlock(&queue->mutex);
    if (result == 0)
        result =
            store_list_jobs(queue->store, JOBS_LISTED_MAX, take_stored, &search, error);
    buffer_append_char(json, ']');
    return result;
}

int job_queue_watch(struct job_queue *queue, const char *id, uint64_t *seen,
                    int timeout_ms, struct buffer *json, bool *changed, bool *ended,
                    struct error *error)
{
    int64_t until = clock_monotonic_ns() + (int64_t)timeout_ms * 1000000;
    int result = 0;

    *changed = *ended = false;
    pthread_mutex_lock(&queue->mutex);
    for (;;) {
        const struct job *job = find_job(queue, id);
        int64_t left = until - clock_monotonic_ns();

        if (job == NULL)
            break;
        *ended = has_ended(job);
        *changed = job_fingerprint(job) != *seen;
        if (*changed) {
            *seen = job_fingerprint(job);
            result = job_write_json(job, json, error);
        } else if (queue->stopping && !*ended)
            result =
                error_set(error, ERROR_CANCELLED, "stopping", "the server is stopping");
        if (*changed || *ended || left <= 0 || result < 0) {
            pthread_mutex_unlock(&queue->mutex);
            return result;
        }
        threads_wait(&queue->changed, &queue->mutex, left < WATCH_NS ? left : WATCH_NS);
    }
    pthread_mutex_unlock(&queue->mutex);
    /* Of an earlier run, or forgotten: it has ended long ago. */
    *changed = *ended = true;
    return job_queue_get(queue, id, json, error);
}
