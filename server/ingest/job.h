/* Used only by jobs.c, job_run.c and job_json.c: one job. The queue's mutex guards it,
 * except for `progress` and for the fields that only its worker reads while it runs
 * (label, folder, files, regroup). */
#ifndef TRACEDIFF_INGEST_JOB_H
#define TRACEDIFF_INGEST_JOB_H

#include "base/progress.h"
#include "ingest/ingest.h"
#include "ingest/job_outcome.h"
#include "ingest/regroup.h"

#include <stdbool.h>

struct job {
    struct job *older;
    char id[JOB_ID_SIZE];
    char *label;
    char *folder;
    struct ingest_list files;
    struct regroup_request regroup; /* without sets: it ingests */
    char *user;                     /* NULL: unknown */
    char again[33];                 /* the set that it reads in again; "": none */
    bool opens_bundle;
    void (*ended)(void *context, const struct job_outcome *outcome);
    void *context;

    struct progress progress;
    enum job_state state;
    bool told;                       /* it is saved, and `ended` was called */
    int64_t created, finished;       /* unix seconds; finished 0: not yet */
    struct ingest_result result;     /* when done */
    struct regroup_result regrouped; /* likewise; also the sets of a bundle */
    char *page;                      /* of a bundle, when done (bundle_open.h) */
    struct error error;              /* when failed or cancelled */
    bool asked_to_keep;              /* the files; when done: */
    struct error keep_error;         /* why they were not kept; code 0: they were */
};

static inline bool job_regroups(const struct job *job)
{
    return job->regroup.set_count > 0;
}

#endif
