#include "intake/uploads.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/json.h"
#include "base/log.h"
#include "base/system.h"
#include "base/text.h"
#include "intake/bundle.h"
#include "intake/jobs.h"
#include "store/catalog.h"
#include "store/directory.h"
#include "store/traces.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- upload ---- */

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
    enum files_are files_are;
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

/* ---- one upload ---- */

/* ERROR_CONFLICT (already_committed), ERROR_NOT_FOUND (unknown_upload). */
static int upload_must_be_open(const struct upload *upload, struct error *error)
{
    switch ((enum upload_state)atomic_load(&upload->state)) {
    case UPLOAD_OPEN:
        return 0;
    case UPLOAD_COMMITTED:
        return error_set(error, ERROR_CONFLICT, "already_committed",
                         "this upload is committed already");
    case UPLOAD_DISCARDED:
        break;
    }
    return error_set(error, ERROR_NOT_FOUND, "unknown_upload",
                     "this upload was discarded");
}

/* ERROR_SPACE unless `bytes` more leave UPLOAD_DISK_RESERVE. */
static int upload_check_space(const struct uploads *uploads, uint64_t bytes,
                              struct error *error)
{
    uint64_t free_bytes = store_free_bytes(uploads->store);

    if (free_bytes < UPLOAD_DISK_RESERVE || free_bytes - UPLOAD_DISK_RESERVE < bytes)
        return error_set(error, ERROR_SPACE, "disk_full",
                         "%llu bytes more would leave less than 1 GiB free on the disk",
                         (unsigned long long)bytes);
    return 0;
}

/* Path of the spooled file; the caller frees. */
static char *upload_file_path(const struct upload *upload, size_t index)
{
    return owned_printf("%s/%zu", upload->directory, index);
}

/* The traces in order of their names, as from searching a folder, with what stands beside
 * them. */
static void upload_list_files(const struct upload *upload, struct ingest_list *out)
{
    size_t all = 0;

    out->files = owned_new(upload->count, sizeof *out->files);
    for (size_t i = 0; i < upload->count; i++) {
        const char *name = upload->files[i].name;

        if (ingest_is_macos_name(name))
            left_out_add(&out->left_out, name, LEFT_OUT_MACOS);
        else if (!ingest_is_beside_name(name))
            out->files[out->count++] = (struct ingest_file){
                .path = upload_file_path(upload, i), .name = owned_copy(name)};
    }
    ingest_list_sort(out);
    for (size_t i = 0; i < upload->count; i++) {
        CLEANUP_FREE char *path = upload_file_path(upload, i);

        if (ingest_is_beside_name(upload->files[i].name))
            ingest_list_add_beside(out, upload->files[i].name, path, &all);
    }
}

/* Unlinks the spooled files and their folder; false if something is left. May be called
 * again. Needs no memory and no descriptor. */
static bool upload_remove_files(const struct upload *upload)
{
    char path[PATH_MAX]; /* a longer path could not have been opened */

    for (size_t i = 0; i < upload->count; i++)
        if (snprintf(path, sizeof path, "%s/%zu", upload->directory, i) <
            (int)sizeof path)
            unlink(path);
    if (rmdir(upload->directory) == 0 || errno == ENOENT)
        return true;
    log_warning("%s was not removed: %s", upload->directory, strerror(errno));
    return false;
}

/* Frees the upload, whose files stay. */
static void upload_free_memory(struct upload *upload)
{
    for (size_t i = 0; upload->files != NULL && i < upload->count; i++) {
        pthread_mutex_destroy(&upload->files[i].mutex);
        free(upload->files[i].name);
    }
    free(upload->directory);
    free(upload->files);
    free(upload->label);
    free(upload->user);
    free(upload);
}

/* Appends {"name":…}; takes the file's mutex. */
static void upload_file_write_json(struct upload_file *file, struct buffer *out)
{
    pthread_mutex_lock(&file->mutex);
    json_write(out, "{name:%s, size:%llu, received:%llu, complete:%i}", file->name,
               (unsigned long long)file->size, (unsigned long long)file->received,
               file->complete);
    pthread_mutex_unlock(&file->mutex);
}

/* ---- the list ---- */

/* A reference, or NULL with ERROR_NOT_FOUND. */
static struct upload *upload_get(struct uploads *uploads, const char *id,
                                 struct error *error)
{
    pthread_mutex_lock(&uploads->mutex);
    struct upload *upload = uploads->newest;
    while (upload != NULL && strcmp(upload->id, id) != 0)
        upload = upload->older;
    if (upload != NULL) {
        upload->references++;
        atomic_store(&upload->last_active, clock_monotonic_ns());
    }
    pthread_mutex_unlock(&uploads->mutex);
    if (upload == NULL)
        error_set(
            error, ERROR_NOT_FOUND, "unknown_upload",
            "there is no upload \"%.40s\"; the server discards an upload that receives "
            "nothing for an hour, and all uploads when it restarts",
            id);
    return upload;
}

/* Removes the files and frees an upload that is neither listed nor referred to. If a file
 * is left, the upload goes to the leftovers instead. */
static void upload_free(struct upload *upload)
{
    struct uploads *uploads = upload->uploads;

    if (upload->directory == NULL || upload_remove_files(upload)) {
        upload_free_memory(upload);
        return;
    }
    pthread_mutex_lock(&uploads->mutex);
    upload->older = uploads->leftovers;
    uploads->leftovers = upload;
    pthread_mutex_unlock(&uploads->mutex);
}

/* Releases a reference. The last release removes the files and frees the upload. */
static void upload_release(struct upload *upload)
{
    struct uploads *uploads = upload->uploads;

    pthread_mutex_lock(&uploads->mutex);
    bool last = --upload->references == 0;
    pthread_mutex_unlock(&uploads->mutex);
    if (last)
        upload_free(upload);
}

/* Hold the mutex of the list. The upload leaves the list, and so loses the list's
 * reference: the caller calls upload_release() after unlocking. */
static void upload_unlist(struct uploads *uploads, const struct upload *upload)
{
    struct upload **place = &uploads->newest;

    while (*place != NULL && *place != upload)
        place = &(*place)->older;
    if (*place != NULL)
        *place = upload->older;
}

/* Takes the upload out of the list. The caller must have a reference. */
static void upload_forget(struct upload *upload)
{
    struct uploads *uploads = upload->uploads;

    pthread_mutex_lock(&uploads->mutex);
    upload_unlist(uploads, upload);
    upload->references--;
    pthread_mutex_unlock(&uploads->mutex);
}

/* The job of an upload has ended: keeps only the latest UPLOADS_ENDED_MAX of those. */
static void upload_forget_ended(struct uploads *uploads)
{
    for (;;) {
        int ended = 0;

        pthread_mutex_lock(&uploads->mutex);
        struct upload *upload = uploads->newest;
        while (upload != NULL && (atomic_load(&upload->state) != UPLOAD_COMMITTED ||
                                  upload->references > 1 || ++ended <= UPLOADS_ENDED_MAX))
            upload = upload->older;
        if (upload != NULL)
            upload_unlist(uploads, upload);
        pthread_mutex_unlock(&uploads->mutex);
        if (upload == NULL)
            return;
        upload_release(upload);
    }
}

/* ---- upload commit ---- */

/* Checks that every announced byte has arrived. */
static int check_complete(struct upload *upload, struct error *error)
{
    for (size_t i = 0; i < upload->count; i++) {
        struct upload_file *file = &upload->files[i];

        pthread_mutex_lock(&file->mutex);
        bool complete = file->complete;
        uint64_t received = file->received;
        pthread_mutex_unlock(&file->mutex);
        if (!complete)
            return error_set(error, ERROR_CONFLICT, "incomplete",
                             "\"%.200s\" is incomplete: %llu of %llu bytes have arrived",
                             file->name, (unsigned long long)received,
                             (unsigned long long)file->size);
    }
    return 0;
}

/* Makes the empty files: no body has created them. */
static int make_empty_files(const struct upload *upload, struct error *error)
{
    for (size_t i = 0; i < upload->count; i++) {
        CLEANUP_FREE char *path = upload_file_path(upload, i);

        if (upload->files[i].size > 0)
            continue;
        CLEANUP_CLOSE int fd =
            open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (fd < 0)
            return error_set_errno(error, errno, "cannot make %s", path);
    }
    return 0;
}

static void on_job_ended(void *context, const struct job_outcome *outcome)
{
    struct upload *upload = context;
    struct uploads *uploads = upload->uploads;

    (void)outcome;
    if (!upload_remove_files(upload))
        upload_forget(upload); /* so that the release tries again, and later ones too */
    upload_release(upload);
    upload_forget_ended(uploads);
}

static int add_job(struct upload *upload, char job_id[JOB_ID_SIZE], struct error *error)
{
    struct job_request request = {.label = upload->label,
                                  .files.files_are = upload->files_are,
                                  .user = upload->user,
                                  .ended = on_job_ended,
                                  .context = upload};

    upload_list_files(upload, &request.files);
    return job_queue_add(upload->uploads->queue, &request, job_id, error);
}

int uploads_commit(struct uploads *uploads, const char *id, char job_id[JOB_ID_SIZE],
                   struct error *error)
{
    int open = UPLOAD_OPEN;
    struct upload *upload = upload_get(uploads, id, error);

    if (upload == NULL)
        return -(int)error->code;
    /* First of all, so that no writer can change a file that was found complete. */
    if (!atomic_compare_exchange_strong(&upload->state, &open, UPLOAD_COMMITTED)) {
        int result = upload_must_be_open(upload, error);
        upload_release(upload);
        return result;
    }
    int result = check_complete(upload, error);
    if (result == 0)
        result = make_empty_files(upload, error);
    if (result == 0)
        result = add_job(upload, job_id, error);
    if (result == 0)
        return 0; /* our reference is the job's now */
    atomic_store(&upload->state, UPLOAD_OPEN);
    upload_release(upload);
    return result;
}

/* ---- upload writer ---- */

struct upload_writer {
    struct upload *upload;
    struct upload_file *file;
    unsigned number; /* of this writer, see upload_file.writer */
    bool encoded;
    uint64_t end;     /* bytes of the file that this body ends at */
    uint64_t checked; /* `received` at the last check of the disk */
    int fd;
};

/* Bytes written between two checks of the disk. */
#define CHECK_EVERY ((uint64_t)64 << 20)
/* The bytes that gzip may add to data that it cannot shorten. */
#define ENCODED_EXTRA ((uint64_t)1 << 20)

static int find_file(const struct upload *upload, const char *name, size_t *index,
                     struct error *error)
{
    for (*index = 0; *index < upload->count; ++*index)
        if (strcmp(upload->files[*index].name, name) == 0)
            return 0;
    return error_set(error, ERROR_NOT_FOUND, "unknown_file",
                     "this upload did not announce a file \"%.200s\"", name);
}

/* Hold the file's mutex. Checks that the part continues the bytes that have arrived.
 * `first` is where it begins, `end` where it ends. */
static int check_part(const struct upload_file *file, const struct upload_part *part,
                      uint64_t *first, uint64_t *end, struct error *error)
{
    *first = part->ranged ? part->first : 0;
    *end = part->ranged ? part->last + 1 : file->size;
    if (part->encoded && ingest_is_beside_name(file->name))
        return error_set(error, ERROR_PARAMETER, "bad_encoding",
                         "\"%.200s\" stands beside a trace: send it without "
                         "Content-Encoding",
                         file->name);
    if (part->encoded) {
        *end = file->size + ENCODED_EXTRA;
        if (part->ranged)
            return error_set(
                error, ERROR_PARAMETER, "bad_range",
                "a body with Content-Encoding must be sent whole, without Content-Range");
        return 0;
    }
    if (part->ranged && part->total != file->size)
        return error_set(
            error, ERROR_PARAMETER, "wrong_size",
            "Content-Range: \"%.200s\" was announced with %llu bytes, not %llu",
            file->name, (unsigned long long)file->size, (unsigned long long)part->total);
    /* The length of a body that was compressed for the transfer is not the file's. */
    if (part->ranged && part->first > 0 && file->encoded)
        return error_set(error, ERROR_CONFLICT, "wrong_offset",
                         "Content-Range: \"%.200s\" was sent with Content-Encoding; "
                         "send it again from its start",
                         file->name);
    if (part->ranged && part->first > file->received)
        return error_set(error, ERROR_CONFLICT, "wrong_offset",
                         "Content-Range: \"%.200s\" continues at byte %llu", file->name,
                         (unsigned long long)file->received);
    if (part->length >= 0 && (uint64_t)part->length != *end - *first)
        return error_set(error, ERROR_PARAMETER, "wrong_size",
                         "\"%.200s\": this body has %lld bytes where %llu were announced",
                         file->name, (long long)part->length,
                         (unsigned long long)(*end - *first));
    return 0;
}

static int open_spool_file(struct upload_writer *writer, size_t index, bool fresh,
                           struct error *error)
{
    CLEANUP_FREE char *path = upload_file_path(writer->upload, index);

    writer->fd = open(
        path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | (fresh ? O_TRUNC : 0), 0600);
    return writer->fd < 0 ? error_set_errno(error, errno, "cannot open %s", path) : 0;
}

/* Hold the file's mutex. Makes this the writer of the file. */
static int take_file(struct upload_writer *writer, size_t index,
                     const struct upload_part *part, struct error *error)
{
    struct upload_file *file = writer->file;
    uint64_t first = 0;
    int result = upload_must_be_open(writer->upload, error);

    if (result == 0)
        result = check_part(file, part, &first, &writer->end, error);
    if (result == 0)
        result =
            upload_check_space(writer->upload->uploads,
                               part->length >= 0 ? (uint64_t)part->length : 0, error);
    if (result == 0)
        result = open_spool_file(writer, index, first == 0, error);
    if (result < 0)
        return result;
    writer->encoded = file->encoded = part->encoded;
    writer->number = ++file->writer;
    writer->checked = file->received = first;
    file->complete = file->size == 0;
    return 0;
}

int upload_writer_open(struct uploads *uploads, const char *id, const char *name,
                       const struct upload_part *part, struct upload_writer **out,
                       struct error *error)
{
    size_t index;
    struct upload *upload = upload_get(uploads, id, error);

    if (upload == NULL)
        return -(int)error->code;
    struct upload_writer *writer = owned_new(1, sizeof *writer);
    writer->upload = upload;
    writer->fd = -1;
    int result = find_file(upload, name, &index, error);
    if (result == 0) {
        writer->file = &upload->files[index];
        pthread_mutex_lock(&writer->file->mutex);
        result = take_file(writer, index, part, error);
        pthread_mutex_unlock(&writer->file->mutex);
    }
    if (result < 0) {
        upload_writer_close(writer);
        return result;
    }
    *out = writer;
    return 0;
}

/* Hold the file's mutex. Checks that this writer still has the file. */
static int check_hold(const struct upload_writer *writer, struct error *error)
{
    if (writer->number != writer->file->writer)
        return error_set(error, ERROR_CONFLICT, "superseded",
                         "another request is writing \"%.200s\" now", writer->file->name);
    return upload_must_be_open(writer->upload, error);
}

static int write_bytes(struct upload_writer *writer, const char *bytes, size_t length,
                       struct error *error)
{
    struct upload_file *file = writer->file;

    while (length > 0) {
        ssize_t written = pwrite(writer->fd, bytes, length, (off_t)file->received);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return error_set_errno(error, written < 0 ? errno : EIO,
                                   "cannot write to the spool");
        bytes += written;
        length -= (size_t)written;
        file->received += (uint64_t)written;
    }
    return 0;
}

int upload_writer_write(struct upload_writer *writer, const char *bytes, size_t length,
                        struct error *error)
{
    struct upload_file *file = writer->file;

    atomic_store(&writer->upload->last_active, clock_monotonic_ns());
    pthread_mutex_lock(&file->mutex);
    int result = check_hold(writer, error);
    if (result == 0 && length > writer->end - file->received) {
        file->complete = false;
        result = error_set(error, ERROR_PARAMETER, "wrong_size",
                           "\"%.200s\": more bytes came than were announced", file->name);
    }
    if (result == 0 && file->received - writer->checked >= CHECK_EVERY) {
        writer->checked = file->received;
        result = upload_check_space(writer->upload->uploads, length, error);
    }
    if (result == 0)
        result = write_bytes(writer, bytes, length, error);
    /* Now, and not only after the request has succeeded: its answer may get lost. */
    if (result == 0 && !writer->encoded && file->received == file->size)
        file->complete = true;
    pthread_mutex_unlock(&file->mutex);
    return result;
}

int upload_writer_finish(struct upload_writer *writer, struct buffer *json,
                         struct error *error)
{
    struct upload_file *file = writer->file;

    pthread_mutex_lock(&file->mutex);
    int result = check_hold(writer, error);
    if (result == 0 && writer->encoded)
        file->complete = true;
    pthread_mutex_unlock(&file->mutex);
    if (result == 0)
        upload_file_write_json(file, json);
    return result;
}

void upload_writer_close(struct upload_writer *writer)
{
    if (writer == NULL)
        return;
    cleanup_close(&writer->fd);
    upload_release(writer->upload);
    free(writer);
}

/* ---- life ---- */

struct uploads *uploads_open(struct store *store, struct job_queue *queue)
{
    struct uploads *uploads = owned_new(1, sizeof *uploads);

    uploads->store = store;
    uploads->queue = queue;
    pthread_mutex_init(&uploads->mutex, NULL);
    return uploads;
}

void uploads_close(struct uploads *uploads)
{
    if (uploads == NULL)
        return;
    while (uploads->newest != NULL) {
        struct upload *upload = uploads->newest;
        uploads->newest = upload->older;
        upload_free(upload);
    }
    while (uploads->leftovers != NULL) { /* the store sweeps them when it opens again */
        struct upload *upload = uploads->leftovers;
        uploads->leftovers = upload->older;
        upload_free_memory(upload);
    }
    pthread_mutex_destroy(&uploads->mutex);
    free(uploads);
}

static void remove_leftovers(struct uploads *uploads)
{
    pthread_mutex_lock(&uploads->mutex);
    struct upload *upload = uploads->leftovers;
    uploads->leftovers = NULL;
    pthread_mutex_unlock(&uploads->mutex);
    while (upload != NULL) {
        struct upload *next = upload->older;
        upload_free(upload); /* or back into the list */
        upload = next;
    }
}

void uploads_expire(struct uploads *uploads)
{
    int64_t before = clock_monotonic_ns() - (int64_t)UPLOAD_IDLE_SECONDS * 1000000000;

    remove_leftovers(uploads);
    for (;;) {
        pthread_mutex_lock(&uploads->mutex);
        struct upload *upload = uploads->newest;
        /* The job of a committed upload has a reference until the job has ended. */
        while (upload != NULL &&
               (upload->references > 1 || atomic_load(&upload->last_active) > before))
            upload = upload->older;
        if (upload != NULL)
            upload_unlist(uploads, upload);
        pthread_mutex_unlock(&uploads->mutex);
        if (upload == NULL)
            return;
        upload_release(upload);
    }
}

/* ---- creating ---- */

int upload_check_name(const char *name, struct error *error)
{
    const char *fault = ingest_name_fault(name);

    if (fault != NULL)
        return error_set(error, ERROR_PARAMETER, "bad_name", "\"%.200s\": %s",
                         text_is_utf8(name, strlen(name)) ? name : "", fault);
    if (!ingest_is_trace_name(name) && !ingest_is_beside_name(name) &&
        !ingest_is_archive_name(name) && !ingest_is_macos_name(name) &&
        !bundle_is_name(name))
        return error_set(error, ERROR_PARAMETER, "not_a_trace",
                         "\"%.200s\" is no trace (.json or .pftrace, also packed: .gz, "
                         ".zst, .xz) and no archive of traces (.zip, .tar, .tar.gz)%s",
                         name, ingest_is_packed_name(name) ? "; unpack it first" : "");
    return 0;
}

static int uploads_compare_names(const void *left, const void *right)
{
    const struct announced_file *const *a = left, *const *b = right;

    return strcmp((*a)->name, (*b)->name);
}

/* Files beside a trace (folder.h): their traces must be there. */
static int check_beside(const struct announced_file *const *sorted, size_t count,
                        struct error *error)
{
    uint64_t all = 0;

    for (size_t i = 0; i < count; i++) {
        const char *name = sorted[i]->name;
        char trace[UPLOAD_NAME_MAX + 1];

        if (!ingest_is_beside_name(name))
            continue;
        all += sorted[i]->size;
        if (sorted[i]->size > INGEST_BESIDE_MAX || all > INGEST_BESIDE_ALL)
            return error_set(error, ERROR_LIMIT, "file_too_large",
                             "\"%.200s\": a file beside a trace has at most 512 KiB, and "
                             "all of them 32 MiB",
                             name);
        snprintf(trace, sizeof trace, "%.*s", (int)(strlen(name) - strlen(INGEST_BESIDE)),
                 name);
        const struct announced_file wanted = {.name = trace}, *key = &wanted;
        if (!ingest_is_trace_name(trace) ||
            bsearch(&key, sorted, count, sizeof(struct announced_file *),
                    uploads_compare_names) == NULL)
            return error_set(error, ERROR_PARAMETER, "no_trace_beside",
                             "\"%.200s\" belongs to the trace \"%.200s\", which is not "
                             "in this upload",
                             name, trace);
    }
    return 0;
}

static int check_duplicates(const struct announced_file *files, size_t count,
                            struct error *error)
{
    CLEANUP_FREE const struct announced_file **sorted = owned_new(count, sizeof *sorted);
    for (size_t i = 0; i < count; i++)
        sorted[i] = &files[i];
    qsort(sorted, count, sizeof *sorted, uploads_compare_names);
    for (size_t i = 1; i < count; i++)
        if (strcmp(sorted[i - 1]->name, sorted[i]->name) == 0)
            return error_set(error, ERROR_PARAMETER, "duplicate_name",
                             "\"%.200s\" is listed twice", sorted[i]->name);
    return check_beside(sorted, count, error);
}

static int check_files(const struct uploads *uploads, const struct announced_file *files,
                       size_t count, struct error *error)
{
    uint64_t total = 0;

    if (count == 0)
        return error_set(error, ERROR_PARAMETER, "no_files", "files: the list is empty");
    if (count > UPLOAD_FILES_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_files",
                         "files: %zu are listed, at most %d are allowed", count,
                         UPLOAD_FILES_MAX);
    for (size_t i = 0; i < count; i++) {
        int result = upload_check_name(files[i].name, error);
        if (result < 0)
            return result;
        if (count > 1 && bundle_is_name(files[i].name))
            return error_set(error, ERROR_PARAMETER, "bundle_not_alone",
                             "\"%.200s\" is a bundle, not a trace; upload it alone",
                             files[i].name);
        if (files[i].size > UPLOAD_FILE_BYTES_MAX)
            return error_set(error, ERROR_LIMIT, "file_too_large",
                             "\"%.200s\" has more than 64 GiB", files[i].name);
        total += files[i].size; /* at most 4096 * 64 GiB */
    }
    int result = check_duplicates(files, count, error);
    return result < 0 ? result : upload_check_space(uploads, total, error);
}

static int fill_upload(struct upload *upload, const struct announced_upload *announced,
                       struct error *error)
{
    const struct announced_file *files = announced->files;
    size_t count = announced->count;
    unsigned char bytes[(UPLOAD_ID_SIZE - 1) / 2];

    if (getrandom(bytes, sizeof bytes, 0) != (ssize_t)sizeof bytes)
        return error_set_errno(error, errno, "getrandom");
    for (size_t i = 0; i < sizeof bytes; i++)
        snprintf(upload->id + 2 * i, 3, "%02x", (unsigned)bytes[i]);
    upload->label = owned_copy(announced->label);
    upload->user = owned_copy(announced->user != NULL ? announced->user : "");
    upload->files_are = announced->files_are;
    upload->files = owned_new(count, sizeof *upload->files);
    for (size_t i = 0; i < count; i++) {
        pthread_mutex_init(&upload->files[i].mutex, NULL);
        upload->count = i + 1;
        upload->files[i].size = files[i].size;
        upload->files[i].complete = files[i].size == 0;
        upload->files[i].name = owned_copy(files[i].name);
    }
    upload->directory = owned_printf(
        "%s/upload-%s", store_spool_directory(upload->uploads->store), upload->id);
    if (mkdir(upload->directory, 0700) != 0)
        return error_set_errno(error, errno, "cannot make %s", upload->directory);
    return 0;
}

/* Lists the upload, unless too many are open. */
static int list_upload(struct uploads *uploads, struct upload *upload,
                       struct error *error)
{
    int open = 0;

    pthread_mutex_lock(&uploads->mutex);
    for (const struct upload *other = uploads->newest; other != NULL;
         other = other->older)
        open += atomic_load(&other->state) == UPLOAD_OPEN;
    if (open < UPLOADS_OPEN_MAX) {
        upload->older = uploads->newest;
        upload->references = 1;
        uploads->newest = upload;
    }
    pthread_mutex_unlock(&uploads->mutex);
    if (open < UPLOADS_OPEN_MAX)
        return 0;
    return error_set(error, ERROR_LIMIT, "too_many_uploads",
                     "%d uploads are open already; finish one or throw it away",
                     UPLOADS_OPEN_MAX);
}

int uploads_create(struct uploads *uploads, const struct announced_upload *announced,
                   char id[UPLOAD_ID_SIZE], struct error *error)
{
    int result = check_files(uploads, announced->files, announced->count, error);

    if (result < 0)
        return result;
    struct upload *upload = owned_new(1, sizeof *upload);
    upload->uploads = uploads;
    atomic_store(&upload->last_active, clock_monotonic_ns());
    result = fill_upload(upload, announced, error);
    if (result == 0) {
        memcpy(id, upload->id, UPLOAD_ID_SIZE);
        result = list_upload(uploads, upload, error);
    }
    if (result < 0)
        upload_free(upload);
    return result;
}

/* ---- reading, discarding ---- */

int uploads_get(struct uploads *uploads, const char *id, struct buffer *json,
                struct error *error)
{
    struct upload *upload = upload_get(uploads, id, error);

    if (upload == NULL)
        return -(int)error->code;
    const char *files_are = files_are_word(upload->files_are);
    json_write(json, "{id:%s, label:%s, state:%s, files_are:%s, files:[", upload->id,
               upload->label,
               atomic_load(&upload->state) == UPLOAD_OPEN ? "open" : "committed",
               files_are);
    for (size_t i = 0; i < upload->count; i++)
        upload_file_write_json(&upload->files[i], json);
    json_write(json, "]}");
    upload_release(upload);
    return buffer_failed(json) ? error_set_memory(error) : 0;
}

int uploads_discard(struct uploads *uploads, const char *id, struct error *error)
{
    struct upload *upload = upload_get(uploads, id, error);
    int open = UPLOAD_OPEN;

    if (upload == NULL)
        return -(int)error->code;
    int result = 0;
    if (atomic_compare_exchange_strong(&upload->state, &open, UPLOAD_DISCARDED)) {
        upload_forget(upload);
    } else {
        result = upload_must_be_open(upload, error);
    }
    upload_release(upload);
    return result;
}
