/* Uploads: files that arrive in pieces, are spooled to disk and then become a job.
 *
 *   DATA/spool/upload-<id>/<number>    one file; names of clients are data, never paths
 *
 * Open uploads live in memory: they do not survive a restart, and the store sweeps the
 * spool. Every function may be called from any thread; two files, and two uploads, may be
 * written at once. The JSON is that of docs/api.md. */
#ifndef TRACEDIFF_INGEST_UPLOADS_H
#define TRACEDIFF_INGEST_UPLOADS_H

#include "base/buffer.h"
#include "base/error.h"
#include "ingest/upload_limits.h"

#include <stddef.h>
#include <stdint.h>

struct job_queue;
struct store;
struct uploads;

/* `queue` must outlive the uploads. */
int uploads_open(struct store *store, struct job_queue *queue, struct uploads **out,
                 struct error *error);
/* Discards open uploads. Every writer and the queue must be closed. NULL is allowed. */
void uploads_close(struct uploads *uploads);
/* Discards uploads that received nothing for UPLOAD_IDLE_SECONDS, and files that could
 * not be removed from the spool earlier. */
void uploads_expire(struct uploads *uploads);

struct announced_file {
    const char *name;
    uint64_t size;
};
struct announced_upload {
    const char *label;
    const struct announced_file *files;
    size_t count;
    const char *user; /* who stores it; NULL or "": unknown */
};
/* Whether a file name from a client is allowed: UTF-8, relative, no empty part nor `.`
 * nor `..`, no control characters, at most UPLOAD_NAME_MAX bytes, .json or .json.gz.
 * ERROR_PARAMETER: bad_name, not_a_trace. */
int upload_check_name(const char *name, struct error *error);
/* ERROR_PARAMETER (bad_label, no_files, bad_name, not_a_trace, duplicate_name),
 * ERROR_LIMIT (too_many_files, file_too_large, too_many_uploads,
 * quota_reached), ERROR_SPACE (disk_full). */
int uploads_create(struct uploads *uploads, const struct announced_upload *announced,
                   char id[UPLOAD_ID_SIZE], struct error *error);
/* Appends the UPLOAD. ERROR_NOT_FOUND (unknown_upload). */
int uploads_get(struct uploads *uploads, const char *id, struct buffer *json,
                struct error *error);
/* ERROR_NOT_FOUND, ERROR_CONFLICT (already_committed). */
int uploads_discard(struct uploads *uploads, const char *id, struct error *error);

#endif
