/* The JSON of a job. */
#ifndef TRACEDIFF_INGEST_JOB_JSON_H
#define TRACEDIFF_INGEST_JOB_JSON_H

#include "base/buffer.h"
#include "ingest/job.h"

/* Appends the Job of web/openapi.json. */
int job_write_json(const struct job *job, struct buffer *out, struct error *error);
/* A number that changes whenever the JSON may have changed; never 0. */
uint64_t job_fingerprint(const struct job *job);
/* Whether a JSON text belongs to the job `id`. If `id` is NULL: whether it is a job at
 * all; its id is copied to `found`. */
bool job_json_has_id(const char *json, const char *id, char found[JOB_ID_SIZE]);

#endif
