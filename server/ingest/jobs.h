/* The queue of jobs, which ingest the folders of `serve DIR…` and uploads, and split and
 * join stored sets.
 *
 * A job is queued, runs on a worker thread, and ends as done, failed or cancelled; its
 * JSON is then saved in the catalogue, so that the list of jobs survives a restart. Jobs
 * that have not ended when the program stops are saved as cancelled.
 *
 * Every function may be called from any thread. The JSON is Job of web/openapi.json. */
#ifndef TRACEDIFF_INGEST_JOBS_H
#define TRACEDIFF_INGEST_JOBS_H

#include "base/buffer.h"
#include "base/error.h"
#include "ingest/folder.h"
#include "ingest/job_outcome.h"
#include "ingest/keep_within.h"
#include "ingest/regroup.h"
#include "ingest/worker_settings.h"

#include <stdbool.h>
#include <stdint.h>

struct store;

#define JOB_JSON_MAX ((size_t)1 << 20)
#define JOBS_WAITING_MAX 256 /* queued and running */
#define JOBS_RUNNING_MAX 8
#define JOBS_LISTED_MAX 50

struct job_queue;

/* The task: ingest a folder, which the worker searches; ingest given files; make sets out
 * of stored ones; or read a set in again from its kept traces. */
struct job_request {
    const char *label;              /* of a new set */
    const char *folder;             /* NULL: `files` */
    struct ingest_list files;       /* taken over, in any case */
    struct regroup_request regroup; /* without sets: ingest; taken over, in any case */
    const char *user; /* the user who asked, recorded with the sets (uploaded_by); NULL or
                       * "": none */
    const char *again; /* the id of a set to read in again (repair.h); NULL: none */
    /* Called once, from a worker or from job_queue_close(), when the job has ended; frees
     * what `context` holds. May be NULL. */
    void (*ended)(void *context, const struct job_outcome *outcome);
    void *context;
};

/* `running`: how many jobs may run at once (at most JOBS_RUNNING_MAX). */
int job_queue_open(struct store *store, unsigned running, struct job_queue **out,
                   struct error *error);
/* Whether jobs that start from now on keep the files themselves (ingest/keep.h), and
 * within which limit. If that fails, the job still counts as done, and its JSON says
 * why. */
void job_queue_keep_traces(struct job_queue *queue, const struct traces_policy *policy);
/* Sets the prefix of the paths of pages that jobs name; it must outlive the queue. Empty
 * at first. */
void job_queue_set_base(struct job_queue *queue, const char *path);
/* Sets the process that reads the files of jobs that start from now on; at first it is
 * this process. */
void job_queue_set_worker(struct job_queue *queue, const struct worker_settings *worker);
/* Whether a job would start at once if it were added now. Also returns the worker
 * settings that it would use (`worker` may be NULL). */
bool job_queue_has_room(struct job_queue *queue, struct worker_settings *worker);
/* Cancels every job and wakes all threads that watch one; job_queue_watch() no longer
 * waits. */
void job_queue_stop(struct job_queue *queue);
/* job_queue_stop(), waits for the workers, frees. NULL is fine. */
void job_queue_close(struct job_queue *queue);

/* On error (ERROR_LIMIT too_many_jobs, ERROR_CONFLICT stopping) `ended` is not called,
 * and the caller keeps `context`. */
int job_queue_add(struct job_queue *queue, struct job_request *request,
                  char id[JOB_ID_SIZE], struct error *error);
/* A job that has ended is not changed. ERROR_NOT_FOUND (unknown_job). */
int job_queue_cancel(struct job_queue *queue, const char *id, struct error *error);

/* Appends the JSON of one job. ERROR_NOT_FOUND (unknown_job). */
int job_queue_get(struct job_queue *queue, const char *id, struct buffer *json,
                  struct error *error);
/* Appends `[JOB,…]`, newest first, JOBS_LISTED_MAX at most, earlier runs included. */
int job_queue_list(struct job_queue *queue, struct buffer *json, struct error *error);

/* Waits until the job differs from the state `*seen` (0 at first), or `timeout_ms` have
 * passed, or the queue stops. `*changed`: it differs; its JSON was appended and `*seen`
 * updated. `*ended`: it will not change any more. ERROR_CANCELLED: the queue stops, and
 * the job has not ended yet. */
int job_queue_watch(struct job_queue *queue, const char *id, uint64_t *seen,
                    int timeout_ms, struct buffer *json, bool *changed, bool *ended,
                    struct error *error);

#endif
