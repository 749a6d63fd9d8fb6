#ifndef TRACEDIFF_INTAKE_UPLOADS_H
#define TRACEDIFF_INTAKE_UPLOADS_H

#include "base/error.h"
#include "base/text.h"
#include "intake/jobs.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- upload limits ---- */

/* The limits of uploads, and the size of an id. */

#define UPLOAD_ID_SIZE 17 /* 16 hex digits and a NUL */
#define UPLOADS_OPEN_MAX 16
#define UPLOAD_FILES_MAX 4096
#define UPLOAD_FILE_BYTES_MAX ((uint64_t)64 << 30)
#define UPLOAD_NAME_MAX INGEST_NAME_MAX
#define UPLOAD_LABEL_MAX 256
#define UPLOAD_IDLE_SECONDS 3600
#define UPLOADS_ENDED_MAX 16 /* committed uploads of ended jobs that are kept */

/* ---- upload commit ---- */

/* From an upload to a job. */

struct store;
struct uploads;

/* Makes the job. ERROR_CONFLICT (incomplete, which names the first incomplete file;
 * already_committed), and the errors of job_queue_add(). The files are removed when the
 * job has ended. */
int uploads_commit(struct uploads *uploads, const char *id, char job_id[JOB_ID_SIZE],
                   struct error *error);

/* ---- upload writer ---- */

/* Writes one file of an upload to the spool. Every function may be called from any
 * thread; two files may be written at once. */
struct upload_writer;
struct upload_part {
    int64_t length; /* of this body; -1: not declared */
    bool encoded; /* the body is gzipped for the transfer: stored unchanged, whole or not
                     at all */
    bool ranged;  /* Content-Range was sent: */
    uint64_t first, last, total;
};
/* A later writer of the same file takes over from an earlier one, whose next piece fails.
 * ERROR_NOT_FOUND (unknown_upload, unknown_file), ERROR_CONFLICT (already_committed,
 * wrong_offset), ERROR_PARAMETER (wrong_size, bad_range), ERROR_SPACE. */
int upload_writer_open(struct uploads *uploads, const char *id, const char *name,
                       const struct upload_part *part, struct upload_writer **out,
                       struct error *error);
int upload_writer_write(struct upload_writer *writer, const char *bytes, size_t length,
                        struct error *error);
/* Call it when the body has ended correctly. Appends the JSON of the file. */
int upload_writer_finish(struct upload_writer *writer, struct buffer *json,
                         struct error *error);
/* The bytes that arrived stay. NULL is fine. */
void upload_writer_close(struct upload_writer *writer);

/* ---- uploads ---- */

/* Uploads: files that arrive in pieces, are spooled to disk and then become a job.
 *
 *   DATA/spool/upload-<id>/<number>    one file; names of clients are data, never paths
 *
 * Open uploads live in memory: they do not survive a restart, and the store sweeps the
 * spool. Every function may be called from any thread; two files, and two uploads, may be
 * written at once. The JSON is that of docs/api.md. */

/* `queue` must outlive the uploads. */
struct uploads *uploads_open(struct store *store, struct job_queue *queue);
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
    enum files_are files_are;
};
/* Whether a file name from a client is allowed: it has no ingest_name_fault(), and is
 * that of a trace, an archive, a bundle, or a file beside a trace. ERROR_PARAMETER:
 * bad_name, not_a_trace. */
int upload_check_name(const char *name, struct error *error);
/* ERROR_PARAMETER (bad_label, no_files, bad_name, not_a_trace, duplicate_name),
 * ERROR_LIMIT (too_many_files, file_too_large, too_many_uploads), ERROR_SPACE
 * (disk_full).
 */
int uploads_create(struct uploads *uploads, const struct announced_upload *announced,
                   char id[UPLOAD_ID_SIZE], struct error *error);
/* Appends the UPLOAD. ERROR_NOT_FOUND (unknown_upload). */
int uploads_get(struct uploads *uploads, const char *id, struct buffer *json,
                struct error *error);
/* ERROR_NOT_FOUND, ERROR_CONFLICT (already_committed). */
int uploads_discard(struct uploads *uploads, const char *id, struct error *error);

#endif
