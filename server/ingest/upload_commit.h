/* From an upload to a job. */
#ifndef TRACEDIFF_INGEST_UPLOAD_COMMIT_H
#define TRACEDIFF_INGEST_UPLOAD_COMMIT_H

#include "base/error.h"
#include "ingest/job_outcome.h"

struct uploads;

/* Makes the job. ERROR_CONFLICT (incomplete, which names the first incomplete file;
 * already_committed), and the errors of job_queue_add(). The files are removed when the
 * job has ended. */
int uploads_commit(struct uploads *uploads, const char *id, char job_id[JOB_ID_SIZE],
                   struct error *error);

#endif
