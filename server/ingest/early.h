/* Reads the files of an upload that are whole while others of it still arrive: when it is
 * committed, its job finds most of the reading done.
 *
 * A server has one early reader. It takes an upload of two files or more when the first
 * of them is whole and a job could start at once. It reads in a worker (worker.h) like
 * that of a job, within the same limits, into a draft that is not published. The job
 * takes the draft over; without one it reads by itself, and no one sees a difference.
 *
 * It gives up, without a word, when a job needs its place, when a file is sent again,
 * when nothing comes for EARLY_IDLE_SECONDS, when the upload is thrown away, and on any
 * failure: the job will say what is wrong. */
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
/* Each may read again all that has come. */
#define EARLY_STARTS_MAX 3

struct early;
struct upload;

/* Nothing is started yet. `queue` and `store` outlive it. */
int early_open(struct store *store, struct job_queue *queue, struct early **out,
               struct error *error);
/* Ends it. Nobody else uses it any more. NULL is fine. */
void early_close(struct early *early);

/* A file is whole: upload_file.whole says so. By one who has a reference; the file's
 * mutex may be held. */
void early_file_came(struct upload *upload, size_t index);
/* What was read of this upload is of no use. `wait`: until its reference and its draft
 * are gone; without a file's mutex. */
void early_drop(struct upload *upload, bool wait);
/* The upload is committed, so every file is there and stays: tells the worker of the
 * files that are left. False: nothing was read early. */
bool early_claim(struct upload *upload);
/* By the job of an upload that was claimed: waits until all is read, and copies the
 * progress meanwhile. False: it failed, or the job was cancelled. */
bool early_take(struct upload *upload, struct progress *progress,
                struct set_draft **draft, struct reading *reading);

#endif
