/* See upload_commit.h. */
#include "ingest/upload_commit.h"

#include "base/cleanup.h"
#include "ingest/early.h"
#include "ingest/jobs.h"
#include "ingest/quota.h"
#include "ingest/upload.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>

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
        if (path == NULL)
            return error_set_memory(error);
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
    early_drop(upload, true);
    if (!upload_remove_files(upload))
        upload_forget(upload); /* so that the release tries again, and later ones too */
    upload_release(upload);
    upload_forget_ended(uploads);
}

/* A hook of the list of files. */
static bool take_early(void *context, struct progress *progress, struct set_draft **draft,
                       struct reading *reading)
{
    return early_take(context, progress, draft, reading);
}

/* Likewise. The sets of a bundle take more space than the bundle, and only the bundle's
 * size was announced. */
static int admit_sets(void *context, uint64_t bytes, struct error *error)
{
    struct upload *upload = context;
    struct uploads *uploads = upload->uploads;
    uint64_t known = upload_bytes(upload);

    if (bytes <= known)
        return 0;
    pthread_mutex_lock(&uploads->admission);
    int result = quota_check(uploads, upload->user, bytes - known, error);
    if (result == 0)
        atomic_store(&upload->more, bytes - known);
    pthread_mutex_unlock(&uploads->admission);
    return result;
}

static int add_job(struct upload *upload, char job_id[JOB_ID_SIZE], struct error *error)
{
    struct job_request request = {.label = upload->label,
                                  .user = upload->user,
                                  .ended = on_job_ended,
                                  .context = upload};
    int result = upload_list_files(upload, &request.files, error);

    if (result < 0)
        return result;
    request.files.admit = admit_sets;
    request.files.context = upload;
    if (early_claim(upload))
        request.files.take_early = take_early;
    result = job_queue_add(upload->uploads->queue, &request, job_id, error);
    if (result < 0)
        early_drop(upload, true);
    return result;
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
