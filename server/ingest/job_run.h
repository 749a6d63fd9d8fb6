/* Runs a job. */
#ifndef TRACEDIFF_INGEST_JOB_RUN_H
#define TRACEDIFF_INGEST_JOB_RUN_H

#include "ingest/job.h"
#include "ingest/worker_settings.h"

struct store;
struct traces_policy;

/* The outcome of a job. */
struct job_end {
    struct ingest_result result;
    struct regroup_result regrouped;
    char *page;
    struct error error;
    bool asked_to_keep;
    struct error keep_error;
};
/* Runs the job and returns 0 or an error. Changes nothing in it except `files`. */
int job_run(struct store *store, const struct worker_settings *worker,
            const struct traces_policy *traces, struct job *job, struct job_end *end);

/* The address of the page of a bundle: `base` and its path, which this function takes
 * over. Either may be NULL. NULL: no page, or no memory. */
char *job_page_address(const char *base, char *page);

#endif
