/* See uploads.h. */
#include "ingest/uploads.h"

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/text.h"
#include "ingest/bundle.h"
#include "ingest/early.h"
#include "ingest/quota.h"
#include "ingest/upload.h"
#include "store/place/directory.h"

#include <errno.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/random.h>
#include <sys/stat.h>

/* ---- life ---- */

int uploads_open(struct store *store, struct job_queue *queue, struct uploads **out,
                 struct error *error)
{
    struct uploads *uploads = calloc(1, sizeof *uploads);

    if (uploads == NULL)
        return error_set_memory(error);
    uploads->store = store;
    uploads->queue = queue;
    int result = early_open(store, queue, &uploads->early, error);
    if (result != 0) {
        free(uploads);
        return result;
    }
    pthread_mutex_init(&uploads->mutex, NULL);
    pthread_mutex_init(&uploads->admission, NULL);
    *out = uploads;
    return 0;
}

void uploads_close(struct uploads *uploads)
{
    if (uploads == NULL)
        return;
    early_close(uploads->early);
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
    pthread_mutex_destroy(&uploads->admission);
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

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), end_length = strlen(end);

    return length > end_length && strcasecmp(text + length - end_length, end) == 0;
}

int upload_check_name(const char *name, struct error *error)
{
    size_t length = strlen(name);

    if (length == 0 || length > UPLOAD_NAME_MAX || !text_is_utf8(name, length))
        return error_set(error, ERROR_PARAMETER, "bad_name",
                         "a file name must have 1 to %d bytes of UTF-8", UPLOAD_NAME_MAX);
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)name[i] < 0x20 || name[i] == 0x7f)
            return error_set(error, ERROR_PARAMETER, "bad_name",
                             "a file name must not contain a control character");
    for (const char *part = name;;) {
        size_t end = strcspn(part, "/");
        if (end == 0 || (end == 1 && part[0] == '.') ||
            (end == 2 && part[0] == '.' && part[1] == '.'))
            return error_set(error, ERROR_PARAMETER, "bad_name",
                             "\"%.200s\": a file name must be relative to its folder, "
                             "without an empty part, \".\" or \"..\"",
                             name);
        if (part[end] == '\0')
            break;
        part += end + 1;
    }
    if (!ends_with(name, ".json") && !ends_with(name, ".json.gz") &&
        !bundle_is_name(name))
        return error_set(
            error, ERROR_PARAMETER, "not_a_trace",
            "\"%.200s\" is not a .json or .json.gz file; only those can be traces", name);
    return 0;
}

static int compare_names(const void *left, const void *right)
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
                    compare_names) == NULL)
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
    CLEANUP_FREE const struct announced_file **sorted = calloc(count, sizeof *sorted);

    if (sorted == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        sorted[i] = &files[i];
    qsort(sorted, count, sizeof *sorted, compare_names);
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
    upload->label = strdup(announced->label);
    upload->user = strdup(announced->user != NULL ? announced->user : "");
    upload->files = calloc(count, sizeof *upload->files);
    if (upload->label == NULL || upload->user == NULL || upload->files == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        pthread_mutex_init(&upload->files[i].mutex, NULL);
        upload->count = i + 1;
        upload->files[i].size = files[i].size;
        upload->files[i].complete = files[i].size == 0;
        upload->files[i].name = strdup(files[i].name);
        if (upload->files[i].name == NULL)
            return error_set_memory(error);
    }
    if (asprintf(&upload->directory, "%s/upload-%s",
                 store_spool_directory(upload->uploads->store), upload->id) < 0) {
        upload->directory = NULL;
        return error_set_memory(error);
    }
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

/* Admits one at a time, so that two uploads are not both accepted if only one fits. */
static int admit(struct uploads *uploads, struct upload *upload, struct error *error)
{
    pthread_mutex_lock(&uploads->admission);
    int result = quota_check(uploads, upload->user, upload_bytes(upload), error);
    if (result == 0)
        result = list_upload(uploads, upload, error);
    pthread_mutex_unlock(&uploads->admission);
    return result;
}

int uploads_create(struct uploads *uploads, const struct announced_upload *announced,
                   char id[UPLOAD_ID_SIZE], struct error *error)
{
    int result = check_files(uploads, announced->files, announced->count, error);

    if (result < 0)
        return result;
    struct upload *upload = calloc(1, sizeof *upload);
    if (upload == NULL)
        return error_set_memory(error);
    upload->uploads = uploads;
    atomic_store(&upload->last_active, clock_monotonic_ns());
    result = fill_upload(upload, announced, error);
    if (result == 0) {
        memcpy(id, upload->id, UPLOAD_ID_SIZE);
        result = admit(uploads, upload, error);
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
    json_t *label = json_string(upload->label);
    CLEANUP_FREE char *text =
        label == NULL ? NULL : json_dumps(label, JSON_COMPACT | JSON_ENCODE_ANY);
    json_decref(label);
    int result = text == NULL ? error_set_memory(error) : 0;
    buffer_printf(json, "{\"id\":\"%s\",\"label\":%s,\"state\":\"%s\",\"files\":[",
                  upload->id, text != NULL ? text : "",
                  atomic_load(&upload->state) == UPLOAD_OPEN ? "open" : "committed");
    for (size_t i = 0; i < upload->count && result == 0; i++) {
        if (i > 0)
            buffer_append_char(json, ',');
        result = upload_file_write_json(&upload->files[i], json, error);
    }
    buffer_append_text(json, "]}");
    upload_release(upload);
    return result;
}

int uploads_discard(struct uploads *uploads, const char *id, struct error *error)
{
    struct upload *upload = upload_get(uploads, id, error);
    int open = UPLOAD_OPEN;

    if (upload == NULL)
        return -(int)error->code;
    int result = 0;
    if (atomic_compare_exchange_strong(&upload->state, &open, UPLOAD_DISCARDED)) {
        early_drop(upload, true);
        upload_forget(upload);
    } else {
        result = upload_must_be_open(upload, error);
    }
    upload_release(upload);
    return result;
}
