#ifndef TRACEDIFF_INTAKE_JOBS_H
#define TRACEDIFF_INTAKE_JOBS_H

#include "base/error.h"
#include "base/system.h"
#include "base/text.h"
#include "intake/folder.h"
#include "intake/regroup.h"
#include "intake/worker.h"
#include "store/traces.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/* ---- job outcome ---- */

/* How a job ended. */

#define JOB_ID_SIZE 17 /* 16 hex digits and a NUL */

enum job_state { JOB_QUEUED, JOB_RUNNING, JOB_DONE, JOB_FAILED, JOB_CANCELLED };

/* How a job ended, for the code that added it. */
struct job_outcome {
    const char *id;
    enum job_state state;
    const char *set_id;        /* "" unless done */
    const struct error *error; /* when failed or cancelled */
};

/* ---- keep within ---- */

/* Whether a server keeps traces, and within which limit. */

struct traces_policy {
    bool keep;
    struct traces_limit limit; /* `bytes` TRACES_WITHOUT_LIMIT: none */
};

/* Removes traces over the limit (store/traces.h), if there is a limit; logs a failure.
 * True: some traces are being read, so call it again later. */
bool ingest_keep_within(struct store *store, const struct traces_policy *policy);
/* Call this at intervals: it removes only if less than `leave_free` bytes of the disk are
 * free, or if *again is true; it then updates *again. */
void ingest_keep_within_again(struct store *store, const struct traces_policy *policy,
                              bool *again);

/* ---- bundle open ---- */

/* Stores the sets of a bundle (bundle.h): a worker reads each part, and all sets are
 * checked before the first is listed. */

struct store;

struct opened_bundle {
    struct regroup_result sets; /* `made`: in the order of the bundle */
    char *page;                 /* "/compare?control=…": what the bundle shows */
};
void bundle_opened_free(struct opened_bundle *opened);

struct bundle_file {
    const char *path;
    const char *name; /* every message begins with it */
};

/* Stores the sets of the bundle with the labels and tags of the bundle; a set that is
 * already stored does not change. `worker`: NULL, or without a program: this process
 * reads the file. All or nothing, as far as a full disk allows: on error, the new sets
 * are in the bin. ERROR_FORMAT (bad_bundle, reader_…), ERROR_CONFLICT (newer_version,
 * older_version, set_damaged), ERROR_SPACE (disk_full). */
int bundle_open(struct store *store, const struct worker_settings *worker,
                const struct bundle_file *file, struct progress *progress,
                struct opened_bundle *out, struct error *error);

/* ---- jobs ---- */

/* The queue of jobs, which ingest the folders of `serve DIR…` and uploads, and split and
 * join stored sets.
 *
 * A job is queued, runs on a worker thread, and ends as done, failed or cancelled; its
 * JSON is then saved in the catalogue, so that the list of jobs survives a restart. Jobs
 * that have not ended when the program stops are saved as cancelled.
 *
 * Every function may be called from any thread. The JSON is Job of web/openapi.json. */

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
    const char *again; /* the id of a set to read in again (ingest.h); NULL: none */
    /* Called once, from a worker or from job_queue_close(), when the job has ended; frees
     * what `context` holds. May be NULL. */
    void (*ended)(void *context, const struct job_outcome *outcome);
    void *context;
};

/* Zeros: one job at a time, which this process reads; no files are kept. */
struct job_settings {
    unsigned running;              /* jobs at once; at most JOBS_RUNNING_MAX */
    struct worker_settings worker; /* the process that reads their files */
    /* Whether they keep the files themselves (intake/ingest.h), and within which limit.
     * If that fails, the job still counts as done, and its JSON says why. */
    struct traces_policy traces;
    const char *base_path; /* of pages that jobs name; outlives the queue */
    /* What is done with one set after another that jobs store, when no job waits. `stop`
     * ends it early: a job has come, and it is done again later, unless that job is
     * forgotten by then, or the queue stops. */
    void (*prepare)(void *context, const char *set, const atomic_bool *stop);
    void *context;
};
int job_queue_open(struct store *store, const struct job_settings *settings,
                   struct job_queue **out, struct error *error);
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

/* ---- read again ---- */

/* When a server starts, it reads sets of an older format in again if their traces were
 * kept (docs/store.md). */

/* Queues a job for the first of these sets; when it has ended, one for the next. A set
 * that cannot be made again stays as it is, and the log says why. */
void read_again_start(struct store *store, struct job_queue *queue);

#endif
