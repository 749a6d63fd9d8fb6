/* Inside jobs.c and job_json.c: one job. Guarded by the queue's mutex, but for `progress`
 * and for what only its worker reads while it runs (label, folder, files). */
#ifndef TRACEDIFF_INGEST_JOB_H
#define TRACEDIFF_INGEST_JOB_H

#include "base/progress.h"
#include "ingest/jobs.h"

struct job {
    struct job *older;
    char id[JOB_ID_SIZE];
    char *label;
    bool label_is_default;
    char *folder;
    struct ingest_list files;
    void (*ended)(void *context, const struct job_outcome *outcome);
    void *context;

    struct progress progress;
    enum job_state state;
    bool told;                   /* saved, and `ended` was called */
    int64_t created, finished;   /* unix seconds; finished 0: not yet */
    struct ingest_result result; /* when done */
    struct error error;          /* when failed or cancelled */
    bool asked_to_keep;          /* the files; when done: */
    struct error keep_error;     /* why they were not kept; code 0: they were */
};

/* Appends the JOB of docs/api.md. */
int job_write_json(const struct job *job, struct buffer *out, struct error *error);
/* Another number whenever the JSON may have changed; never 0. */
uint64_t job_fingerprint(const struct job *job);
/* Whether a JSON text is that of the job `id`; when `id` is NULL, whether it is a job at
 * all, whose id is copied to `found`. */
bool job_json_has_id(const char *json, const char *id, char found[JOB_ID_SIZE]);

#endif
