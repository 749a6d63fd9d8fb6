/* Reads the complete files of an upload while its other files still arrive, so that the
 * job of the upload finds most of the reading done.
 *
 * A server has one early reader. It takes an upload of two files or more when the first
 * of them is complete and a job could start at once. It reads in a worker (worker.h) like
 * that of a job, within the same limits, into an unpublished draft. The job takes over
 * the draft; without one, it reads the files itself. The result is the same.
 *
 * It gives up silently if a job needs its place, if a file is sent again, if nothing
 * arrives for EARLY_IDLE_SECONDS, if the upload is discarded, and after any failure: the
 * job will then report the error. */
#ifndef TRACEDIFF_INGEST_EARLY_H
#define TRACEDIFF_INGEST_EARLY_H

#include "base/error.h"

#include <stdbool.h>
#include <stddef.h>

struct job_queue;
struct progress;
struct reading;
struct set_draft;
struct store;

#define EARLY_IDLE_SECONDS 10
/* Each start may read again everything that has arrived. */
#define EARLY_STARTS_MAX 3

struct early;
struct upload;

/* Starts nothing yet. `queue` and `store` must outlive `*out`. */
int early_open(struct store *store, struct job_queue *queue, struct early **out,
               struct error *error);
/* Ends the reader, which must not be in use any more. NULL is allowed. */
void early_close(struct early *early);

/* Reports that a file is complete (upload_file.whole). The caller has a reference to the
 * upload and may hold the file's mutex. */
void early_file_came(struct upload *upload, size_t index);
/* Discards the data of this upload. `wait`: waits until its reference and its draft are
 * gone; the caller must not hold a file's mutex. */
void early_drop(struct upload *upload, bool wait);
/* Tells the worker about the remaining files, once the upload is committed and every file
 * is there to stay. False: nothing was read early. */
bool early_claim(struct upload *upload);
/* For the job of a claimed upload: waits until everything is read, and copies the
 * progress in the meantime. False: it failed, or the job was cancelled. */
bool early_take(struct upload *upload, struct progress *progress,
                struct set_draft **draft, struct reading *reading);

#endif
