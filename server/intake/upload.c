#include "intake/upload.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/json.h"
#include "base/log.h"
#include "store/directory.h"
#include "store/traces.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- the list ---- */

struct upload *upload_get(struct uploads *uploads, const char *id, struct error *error)
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

void upload_free(struct upload *upload)
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

void upload_release(struct upload *upload)
{
    struct uploads *uploads = upload->uploads;

    pthread_mutex_lock(&uploads->mutex);
    bool last = --upload->references == 0;
    pthread_mutex_unlock(&uploads->mutex);
    if (last)
        upload_free(upload);
}

void upload_unlist(struct uploads *uploads, const struct upload *upload)
{
    struct upload **place = &uploads->newest;

    while (*place != NULL && *place != upload)
        place = &(*place)->older;
    if (*place != NULL)
        *place = upload->older;
}

void upload_forget(struct upload *upload)
{
    struct uploads *uploads = upload->uploads;

    pthread_mutex_lock(&uploads->mutex);
    upload_unlist(uploads, upload);
    upload->references--;
    pthread_mutex_unlock(&uploads->mutex);
}

void upload_forget_ended(struct uploads *uploads)
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

/* ---- one upload ---- */

int upload_must_be_open(const struct upload *upload, struct error *error)
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

int upload_check_space(const struct uploads *uploads, uint64_t bytes, struct error *error)
{
    uint64_t free_bytes = store_free_bytes(uploads->store);

    if (free_bytes < UPLOAD_DISK_RESERVE || free_bytes - UPLOAD_DISK_RESERVE < bytes)
        return error_set(error, ERROR_SPACE, "disk_full",
                         "%llu bytes more would leave less than 1 GiB free on the disk",
                         (unsigned long long)bytes);
    return 0;
}

char *upload_file_path(const struct upload *upload, size_t index)
{
    char *path = NULL;

    return asprintf(&path, "%s/%zu", upload->directory, index) < 0 ? NULL : path;
}

/* In order of names, as from searching a folder. */
static int compare_files(const void *left, const void *right)
{
    const struct ingest_file *a = left, *b = right;

    return strcmp(a->name, b->name);
}

static bool add_file(const struct upload *upload, size_t i, struct ingest_list *out)
{
    struct ingest_file *file = &out->files[out->count++];

    file->path = upload_file_path(upload, i);
    file->name = strdup(upload->files[i].name);
    return file->path != NULL && file->name != NULL;
}

/* Gives a file to the trace that it stands beside; the list is in order. */
static bool add_beside(const struct upload *upload, size_t i, size_t *all,
                       const struct ingest_list *list)
{
    const char *name = upload->files[i].name;
    CLEANUP_FREE char *trace = strndup(name, strlen(name) - strlen(INGEST_BESIDE));
    CLEANUP_FREE char *path = upload_file_path(upload, i);
    const struct ingest_file wanted = {.name = trace};

    if (trace == NULL || path == NULL)
        return false;
    struct ingest_file *file =
        bsearch(&wanted, list->files, list->count, sizeof *list->files, compare_files);
    return file == NULL || file->beside != NULL ||
           ingest_read_beside(path, all, &file->beside);
}

int upload_list_files(const struct upload *upload, struct ingest_list *out,
                      struct error *error)
{
    bool fine;
    size_t all = 0;

    out->files = calloc(upload->count, sizeof *out->files);
    fine = out->files != NULL;
    for (size_t i = 0; fine && i < upload->count; i++)
        if (!ingest_is_beside_name(upload->files[i].name))
            fine = add_file(upload, i, out);
    if (fine)
        qsort(out->files, out->count, sizeof *out->files, compare_files);
    for (size_t i = 0; fine && i < upload->count; i++)
        if (ingest_is_beside_name(upload->files[i].name))
            fine = add_beside(upload, i, &all, out);
    if (fine)
        return 0;
    ingest_list_free(out);
    return error_set_memory(error);
}

bool upload_remove_files(const struct upload *upload)
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

void upload_free_memory(struct upload *upload)
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

void upload_file_write_json(struct upload_file *file, struct buffer *out)
{
    pthread_mutex_lock(&file->mutex);
    json_write(out, "{name:%s, size:%llu, received:%llu, complete:%i}", file->name,
               (unsigned long long)file->size, (unsigned long long)file->received,
               file->complete);
    pthread_mutex_unlock(&file->mutex);
}
