/* The JSON of a job. */
#ifndef TRACEDIFF_INGEST_JOB_JSON_H
#define TRACEDIFF_INGEST_JOB_JSON_H

#include "base/buffer.h"
#include "ingest/job.h"

/* Appends the JOB of docs/api.md. */
int job_write_json(const struct job *job, struct buffer *out, struct error *error);
/* Another number whenever the JSON may have changed; never 0. */
uint64_t job_fingerprint(const struct job *job);
/* Whether a JSON text is that of the job `id`; when `id` is NULL, whether it is a job at
 * all, whose id is copied to `found`. */
bool job_json_has_id(const char *json, const char *id, char found[JOB_ID_SIZE]);

#endif
