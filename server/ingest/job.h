/* Used only by jobs.c, job_run.c and job_json.c: one job. The queue's mutex guards it,
 * except for `progress` and for the fields that only its worker reads while it runs
 * (label, folder, files, regroup). */
#ifndef TRACEDIFF_INGEST_JOB_H
#define TRACEDIFF_INGEST_JOB_H

#include "base/progress.h"
#include "ingest/jobs.h"

struct job {
    struct job *older;
    char id[JOB_ID_SIZE];
    char *label;
    char *folder;
    struct ingest_list files;
    struct regroup_request regroup; /* without sets: it ingests */
    void (*ended)(void *context, const struct job_outcome *outcome);
    void *context;

    struct progress progress;
    enum job_state state;
    bool told;                       /* saved, and `ended` was called */
    int64_t created, finished;       /* unix seconds; finished 0: not yet */
    struct ingest_result result;     /* when done */
    struct regroup_result regrouped; /* likewise */
    struct error error;              /* when failed or cancelled */
    bool asked_to_keep;              /* the files; when done: */
    struct error keep_error;         /* why they were not kept; code 0: they were */
};

/* The outcome of a job. */
struct job_end {
    struct ingest_result result;
    struct regroup_result regrouped;
    struct error error;
    bool asked_to_keep;
    struct error keep_error;
};
/* Runs the job and returns 0 or an error. Changes nothing in it except `files`. */
int job_run(struct store *store, const struct worker_settings *worker, bool keep_traces,
            struct job *job, struct job_end *end);

static inline bool job_regroups(const struct job *job)
{
    return job->regroup.set_count > 0;
}

/* Appends the JOB of docs/api.md. */
int job_write_json(const struct job *job, struct buffer *out, struct error *error);
/* Another number whenever the JSON may have changed; never 0. */
uint64_t job_fingerprint(const struct job *job);
/* Whether a JSON text is that of the job `id`; when `id` is NULL, whether it is a job at
 * all, whose id is copied to `found`. */
bool job_json_has_id(const char *json, const char *id, char found[JOB_ID_SIZE]);

#endif
