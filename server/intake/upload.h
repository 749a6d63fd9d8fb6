#ifndef TRACEDIFF_INTAKE_UPLOAD_H
#define TRACEDIFF_INTAKE_UPLOAD_H

#include "base/error.h"
#include "base/text.h"
#include "intake/folder.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- upload limits ---- */

/* The limits of uploads, and the size of an id. */

#define UPLOAD_ID_SIZE 17 /* 16 hex digits and a NUL */
#define UPLOADS_OPEN_MAX 16
#define UPLOAD_FILES_MAX 4096
#define UPLOAD_FILE_BYTES_MAX ((uint64_t)64 << 30)
#define UPLOAD_NAME_MAX 1024
#define UPLOAD_LABEL_MAX 256
#define UPLOAD_IDLE_SECONDS 3600
#define UPLOADS_ENDED_MAX 16 /* committed uploads of ended jobs that are kept */
#define UPLOAD_DISK_RESERVE ((uint64_t)1 << 30) /* left free on the disk */

/* ---- upload ---- */

/* One upload and the list of all. Used only by uploads.c, upload_*.c and uploads.c. */

struct job_queue;
struct store;

enum upload_state { UPLOAD_OPEN, UPLOAD_COMMITTED, UPLOAD_DISCARDED };

struct upload_file {
    char *name;
    uint64_t size;
    pthread_mutex_t mutex; /* guards all below */
    uint64_t received;     /* bytes in the spool */
    unsigned writer; /* number of the last writer; earlier ones have lost the file */
    bool complete;
    bool encoded; /* the spooled bytes were compressed for the transfer */
};

/* Lives while it is listed or referenced; the mutex of the list guards `references`,
 * `state` and `older`. */
struct upload {
    struct upload *older;
    char id[UPLOAD_ID_SIZE];
    char *label;
    char *user;
    char *directory;
    struct upload_file *files;
    size_t count;
    unsigned references;
    _Atomic int state;           /* enum upload_state */
    _Atomic int64_t last_active; /* clock_monotonic_ns() */
    struct uploads *uploads;
};

struct uploads {
    struct store *store;
    struct job_queue *queue;
    pthread_mutex_t mutex;
    struct upload *newest;
    struct upload *leftovers; /* their files could not be removed; linked by `older` */
};

/* A reference, or NULL with ERROR_NOT_FOUND. */
struct upload *upload_get(struct uploads *uploads, const char *id, struct error *error);
/* Releases a reference. The last release removes the files and frees the upload. */
void upload_release(struct upload *upload);
/* Removes the files and frees an upload that is neither listed nor referred to. If a file
 * is left, the upload goes to the leftovers instead. */
void upload_free(struct upload *upload);
/* Hold the mutex of the list. The upload leaves the list, and so loses the list's
 * reference: the caller calls upload_release() after unlocking. */
void upload_unlist(struct uploads *uploads, const struct upload *upload);
/* Takes the upload out of the list. The caller must have a reference. */
void upload_forget(struct upload *upload);
/* The job of an upload has ended: keeps only the latest UPLOADS_ENDED_MAX of those. */
void upload_forget_ended(struct uploads *uploads);

/* ERROR_CONFLICT (already_committed), ERROR_NOT_FOUND (unknown_upload). */
int upload_must_be_open(const struct upload *upload, struct error *error);
/* ERROR_SPACE unless `bytes` more leave UPLOAD_DISK_RESERVE. */
int upload_check_space(const struct uploads *uploads, uint64_t bytes,
                       struct error *error);
/* Path of the spooled file; the caller frees. NULL: no memory. */
char *upload_file_path(const struct upload *upload, size_t index);
/* The traces in order of their names, as from searching a folder, with what stands beside
 * them. */
int upload_list_files(const struct upload *upload, struct ingest_list *out,
                      struct error *error);
/* Unlinks the spooled files and their folder; false if something is left. May be called
 * again. Needs no memory and no descriptor. */
bool upload_remove_files(const struct upload *upload);
/* Frees the upload, whose files stay. */
void upload_free_memory(struct upload *upload);
/* Appends {"name":…}; takes the file's mutex. */
void upload_file_write_json(struct upload_file *file, struct buffer *out);

#endif
