#include "intake/upload.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/log.h"
#include "store/directory.h"
#include "store/traces.h"

#include <errno.h>
#include <jansson.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- upload ---- */

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

void upload_hold(struct upload *upload)
{
    pthread_mutex_lock(&upload->uploads->mutex);
    upload->references++;
    pthread_mutex_unlock(&upload->uploads->mutex);
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

uint64_t upload_bytes(const struct upload *upload)
{
    uint64_t bytes = 0;

    for (size_t i = 0; i < upload->count; i++)
        bytes += upload->files[i].size;
    return bytes;
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

bool upload_has_beside(const struct upload *upload)
{
    for (size_t i = 0; i < upload->count; i++)
        if (ingest_is_beside_name(upload->files[i].name))
            return true;
    return false;
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

int upload_file_write_json(struct upload_file *file, struct buffer *out,
                           struct error *error)
{
    pthread_mutex_lock(&file->mutex);
    json_t *document = json_pack("{s:s, s:I, s:I, s:b}", "name", file->name, "size",
                                 (json_int_t)file->size, "received",
                                 (json_int_t)file->received, "complete", file->complete);
    pthread_mutex_unlock(&file->mutex);
    CLEANUP_FREE char *text =
        document == NULL ? NULL : json_dumps(document, JSON_COMPACT);
    json_decref(document);
    if (text == NULL)
        return error_set_memory(error);
    buffer_append_text(out, text);
    return 0;
}

/* ---- quota ---- */

void quota_set(struct uploads *uploads, const struct quota *quota)
{
    uploads->quota = *quota;
}

/* Bytes that `user` (NULL: anybody) has announced and that are not stored yet. */
static uint64_t on_the_way(struct uploads *uploads, const char *user)
{
    uint64_t bytes = 0;

    pthread_mutex_lock(&uploads->mutex);
    for (const struct upload *upload = uploads->newest; upload != NULL;
         upload = upload->older) {
        int state = atomic_load(&upload->state);
        /* The job of a committed upload has a reference until the job has ended. */
        bool waits =
            state == UPLOAD_OPEN || (state == UPLOAD_COMMITTED && upload->references > 1);

        if (waits && (user == NULL || strcmp(upload->user, user) == 0))
            bytes += upload_bytes(upload) + atomic_load(&upload->more);
    }
    pthread_mutex_unlock(&uploads->mutex);
    return bytes;
}

/* 1.50 GB, as the pages write sizes. */
static void write_size(uint64_t bytes, char *out, size_t size)
{
    static const char *const units[] = {"bytes", "kB", "MB", "GB", "TB"};
    double number = (double)bytes;
    size_t unit = 0;

    while (number >= 999.5 && unit + 1 < sizeof units / sizeof units[0]) {
        number /= 1000;
        unit++;
    }
    snprintf(out, size, "%.*f %s",
             unit == 0 || number >= 100 ? 0
             : number >= 10             ? 1
                                        : 2,
             number, bytes == 1 ? "byte" : units[unit]);
}

/* 20G, as the option takes it. */
static void write_option(uint64_t bytes, char *out, size_t size)
{
    static const char units[] = "KMGT";
    size_t unit = 0;

    while (unit < sizeof units - 1 && bytes % 1024 == 0) {
        bytes /= 1024;
        unit++;
    }
    snprintf(out, size, "%llu%.1s", (unsigned long long)bytes,
             unit == 0 ? "" : units + unit - 1);
}

static void take_use(struct quota_use *out, const struct store_usage *used)
{
    if (out->allowed == 0)
        return;
    out->stored = used->bytes;
    out->sets = used->sets;
    out->left = out->allowed > out->stored ? out->allowed - out->stored : 0;
    out->left = out->left > out->coming ? out->left - out->coming : 0;
}

static bool is_named(const char *user)
{
    return user != NULL && *user != '\0';
}

int quota_look(struct uploads *uploads, const char *user, struct quota_use *each,
               struct quota_use *all, struct error *error)
{
    const struct quota *quota = &uploads->quota;
    struct store_usage of_all, of_user;

    *each = (struct quota_use){.allowed = is_named(user) ? quota->each : 0};
    *all = (struct quota_use){.allowed = quota->all};
    if (each->allowed == 0 && all->allowed == 0)
        return 0;
    /* First, so that an upload that is being stored counts twice rather than not at all.
     */
    each->coming = each->allowed == 0 ? 0 : on_the_way(uploads, user);
    all->coming = all->allowed == 0 ? 0 : on_the_way(uploads, NULL);
    int result = store_used_bytes(uploads->store, user, &of_all, &of_user, error);
    if (result != 0)
        return result;
    take_use(each, &of_user);
    take_use(all, &of_all);
    return 0;
}

static int check_one(const struct quota_use *use, const char *user, uint64_t bytes,
                     struct error *error)
{
    char most[32], option[32], stored[32], size[32];
    char coming[64] = "", left[48] = "nothing is", more[80] = "";

    if (use->allowed == 0 || (use->left > 0 && bytes <= use->left))
        return 0;
    write_size(use->allowed, most, sizeof most);
    write_option(use->allowed, option, sizeof option);
    write_size(use->stored, stored, sizeof stored);
    if (use->coming > 0) {
        write_size(use->coming, size, sizeof size);
        snprintf(coming, sizeof coming, ", %s on the way", size);
    }
    if (use->left > 0) {
        write_size(use->left, size, sizeof size);
        snprintf(left, sizeof left, "%s are", size);
    }
    if (bytes > 0) {
        write_size(bytes, size, sizeof size);
        snprintf(more, sizeof more, ", and this upload needs %s", size);
    }
    return error_set(error, ERROR_LIMIT, "quota_reached",
                     "%s may store %s (--quota%s %s): %s are stored%s, so %s left%s; "
                     "delete sets (what they take is free ten minutes later), send "
                     "compressed traces (.json.gz), or ask the owner of the server for a "
                     "larger quota",
                     user != NULL ? user : "All together", most,
                     user != NULL ? "" : "-total", option, stored, coming, left, more);
}

int quota_check(struct uploads *uploads, const char *user, uint64_t bytes,
                struct error *error)
{
    struct quota_use each, all;
    int result = quota_look(uploads, user, &each, &all, error);

    if (result == 0)
        result = check_one(&each, user, bytes, error);
    return result == 0 ? check_one(&all, NULL, bytes, error) : result;
}
