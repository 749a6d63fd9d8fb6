/* When a server starts, it reads sets of an older format in again if their traces were
 * kept (docs/store.md). */
#ifndef TRACEDIFF_INGEST_READ_AGAIN_H
#define TRACEDIFF_INGEST_READ_AGAIN_H

#include "ingest/jobs.h"

struct store;

/* Queues a job for the first of these sets; when it has ended, one for the next. A set
 * that cannot be made again stays as it is, and the log says why. */
void read_again_start(struct store *store, struct job_queue *queue);

#endif
