/* See upload_writer.h. */
#include "ingest/upload_writer.h"

#include "base/cleanup.h"
#include "base/clock.h"
#include "ingest/early.h"
#include "ingest/upload.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

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

    if (path == NULL)
        return error_set_memory(error);
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
    if (atomic_exchange(&file->whole, 0) != 0)
        early_drop(writer->upload, false);
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
    struct upload_writer *writer = calloc(1, sizeof *writer);
    if (writer == NULL) {
        upload_release(upload);
        return error_set_memory(error);
    }
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

/* Hold the file's mutex. */
static void complete_file(struct upload_writer *writer)
{
    struct upload_file *file = writer->file;

    file->complete = true;
    atomic_store(&file->whole, writer->number);
    early_file_came(writer->upload, (size_t)(file - writer->upload->files));
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
        atomic_store(&file->whole, 0);
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
        complete_file(writer);
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
        complete_file(writer);
    pthread_mutex_unlock(&file->mutex);
    return result < 0 ? result : upload_file_write_json(file, json, error);
}

void upload_writer_close(struct upload_writer *writer)
{
    if (writer == NULL)
        return;
    cleanup_close(&writer->fd);
    upload_release(writer->upload);
    free(writer);
}
