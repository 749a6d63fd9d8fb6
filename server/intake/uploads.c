#include "intake/uploads.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/system.h"
#include "base/text.h"
#include "intake/bundle.h"
#include "intake/jobs.h"
#include "intake/upload.h"
#include "intake/worker.h"
#include "store/catalog.h"
#include "store/directory.h"
#include "store/set_draft.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- early ---- */

/* One thread serves one upload after the other. It starts with the first of
 * them and lasts as long as the server: the host of the workers may be its child, and
 * ends with it. */

/* How often a job copies the progress, and the thread checks whether an upload is idle.
 */
#define LOOK_NS ((int64_t)50 * 1000 * 1000)

enum early_stage { EARLY_FREE, EARLY_WANTED, EARLY_READING, EARLY_READ, EARLY_LEAVING };

struct early {
    struct store *store;
    struct job_queue *queue;
    int wake[2];          /* tells the thread while it listens to the worker */
    struct budget budget; /* ends the worker */
    _Atomic bool claimed; /* the upload was committed */
    _Atomic bool dropped; /* what was read is not needed */
    struct progress progress;
    struct ingest_list list; /* of the upload, in order of names */
    uint64_t *sizes;         /* as announced */
    uint64_t file_bytes;     /* the most that the draft may take */
    struct worker_settings worker;
    struct set_draft *draft;
    struct reading reading;

    pthread_mutex_t mutex; /* guards what follows */
    pthread_cond_t changed;
    pthread_t thread;
    bool started, closing;
    enum early_stage stage;
    struct upload *upload; /* a reference; NULL: EARLY_FREE */
    size_t *place;         /* of the upload's files, in the list */
    unsigned *told;  /* of the upload's files: 1 + `whole` when it was reported, or 0 */
    size_t *arrived; /* numbers in the list, in order of arrival */
    size_t arrived_count, fed; /* ... and how many the worker knows */
    bool good;                 /* EARLY_READ: all was read */
};

/* ---- life ---- */

/* Starts nothing yet. `queue` and `store` must outlive `*out`. */
static int early_open(struct store *store, struct job_queue *queue, struct early **out,
                      struct error *error)
{
    struct early *early = calloc(1, sizeof *early);

    if (early == NULL)
        return error_set_memory(error);
    early->store = store;
    early->queue = queue;
    if (pipe2(early->wake, O_CLOEXEC | O_NONBLOCK) != 0) {
        free(early);
        return error_set_errno(error, errno, "cannot make a pipe");
    }
    pthread_mutex_init(&early->mutex, NULL);
    threads_condition_init(&early->changed);
    *out = early;
    return 0;
}

/* A full pipe also wakes the thread. */
static void wake(const struct early *early)
{
    ssize_t written;

    while ((written = write(early->wake[1], "", 1)) < 0 && errno == EINTR)
        continue;
}

/* Hold the mutex. */
static void give_up(struct early *early)
{
    atomic_store(&early->dropped, true);
    budget_cancel(&early->budget);
    wake(early);
    pthread_cond_broadcast(&early->changed);
}

/* Ends the reader, which must not be in use any more. NULL is allowed. */
static void early_close(struct early *early)
{
    if (early == NULL)
        return;
    pthread_mutex_lock(&early->mutex);
    early->closing = true;
    give_up(early);
    pthread_mutex_unlock(&early->mutex);
    if (early->started)
        pthread_join(early->thread, NULL);
    cleanup_close(&early->wake[0]);
    cleanup_close(&early->wake[1]);
    pthread_cond_destroy(&early->changed);
    pthread_mutex_destroy(&early->mutex);
    free(early);
}

/* ---- reading ---- */

static bool is_idle(const struct early *early)
{
    return clock_monotonic_ns() - atomic_load(&early->upload->last_active) >
           (int64_t)EARLY_IDLE_SECONDS * 1000000000;
}

/* A hook of the budget. It checks `claimed` last: the claim comes before the job that
 * leaves no room. */
static bool is_unwanted(void *context)
{
    struct early *early = context;
    bool unwanted = is_idle(early) || !job_queue_has_room(early->queue, NULL);

    return atomic_load(&early->dropped) || (unwanted && !atomic_load(&early->claimed));
}

/* Hold the mutex. A file that now has another number was sent again. */
static void tell(struct early *early, size_t index)
{
    unsigned number = 1 + atomic_load(&early->upload->files[index].whole);

    if (early->told[index] == number)
        return;
    if (early->told[index] != 0) {
        give_up(early);
        return;
    }
    early->told[index] = number;
    early->arrived[early->arrived_count++] = early->place[index];
    wake(early);
}

/* A hook of the worker's feed. */
static bool next_file(void *context, size_t *file)
{
    struct early *early = context;

    pthread_mutex_lock(&early->mutex);
    bool more = early->fed < early->arrived_count;
    if (more)
        *file = early->arrived[early->fed++];
    pthread_mutex_unlock(&early->mutex);
    return more;
}

static int compare_names(const void *left, const void *right, void *context)
{
    const struct upload_file *files = context;
    const size_t *a = left, *b = right;

    return strcmp(files[*a].name, files[*b].name);
}

/* Numbers the files as the list does. */
static int place_files(struct early *early, struct error *error)
{
    const struct upload *upload = early->upload;
    CLEANUP_FREE size_t *order = calloc(upload->count, sizeof *order);

    early->place = calloc(upload->count, sizeof *early->place);
    early->told = calloc(upload->count, sizeof *early->told);
    early->arrived = calloc(upload->count, sizeof *early->arrived);
    early->sizes = calloc(upload->count, sizeof *early->sizes);
    if (order == NULL || early->place == NULL || early->told == NULL ||
        early->arrived == NULL || early->sizes == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < upload->count; i++)
        order[i] = i;
    qsort_r(order, upload->count, sizeof *order, compare_names, upload->files);
    for (size_t i = 0; i < upload->count; i++) {
        early->place[order[i]] = i;
        early->sizes[i] = upload->files[order[i]].size;
    }
    return 0;
}

/* Whether files of these sizes are stored, so that the job will probably recognise the
 * set. */
static bool looks_stored(const struct early *early)
{
    struct error error;
    bool stored = true;

    for (size_t i = 0; i < early->list.count && stored; i++)
        if (store_has_file_size(early->store, early->sizes[i], &stored, &error) != 0)
            return true;
    return stored;
}

/* Whether the disk has room for the draft beside what the upload needs. */
static bool finds_room(struct early *early)
{
    uint64_t left = store_free_bytes(early->store), needed = UPLOAD_DISK_RESERVE;

    for (size_t i = 0; i < early->list.count; i++)
        needed += early->sizes[i];
    early->file_bytes = left > needed ? left - needed : 0;
    return early->file_bytes > 0;
}

static bool prepare(struct early *early)
{
    struct error error;

    /* What stands beside a trace may arrive after it. */
    return !upload_has_beside(early->upload) &&
           upload_list_files(early->upload, &early->list, &error) == 0 &&
           place_files(early, &error) == 0 && !looks_stored(early) && finds_room(early) &&
           set_draft_make(early->store, &early->draft, &error) == 0;
}

/* Reports the files that have already arrived; early_file_came() reports later ones.
 * False: the upload was dropped. */
static bool begin(struct early *early)
{
    const struct upload *upload = early->upload;

    pthread_mutex_lock(&early->mutex);
    bool wanted = !atomic_load(&early->dropped);
    early->budget = (struct budget){.is_gone = is_unwanted, .context = early};
    budget_begin(&early->budget);
    early->stage = EARLY_READING;
    for (size_t i = 0; i < upload->count; i++)
        if (atomic_load(&upload->files[i].whole) != 0 || atomic_load(&early->claimed))
            tell(early, i);
    pthread_mutex_unlock(&early->mutex);
    return wanted;
}

static int read_files(struct early *early, struct error *error)
{
    const struct reading_request request = {.list = &early->list,
                                            .sizes = early->sizes,
                                            .draft = set_draft_path(early->draft),
                                            .label = early->upload->label,
                                            .key = store_seal_key(early->store)};
    struct worker_feed feed = {.folder = early->upload->directory,
                               .file_bytes = early->file_bytes,
                               .budget = &early->budget,
                               .wake = early->wake[0],
                               .next = next_file,
                               .context = early};

    atomic_store(&early->progress.bytes_total, INT64_MAX);
    return worker_read_arriving(&early->worker, &request, &feed, &early->progress,
                                &early->reading, error);
}

static void let_go(struct early *early)
{
    struct upload *upload = early->upload;

    set_draft_discard(TAKE_PTR(early->draft));
    reading_free(&early->reading);
    ingest_list_free(&early->list);
    free(TAKE_PTR(early->sizes));
    free(TAKE_PTR(early->place));
    free(TAKE_PTR(early->told));
    free(TAKE_PTR(early->arrived));
    early->arrived_count = early->fed = 0;
    early->progress = (struct progress){0};
    upload_release(upload);
}

/* Reads the upload, and keeps the draft until a job takes it or it is dropped. */
static void serve(struct early *early)
{
    struct error error = {0};
    bool began = prepare(early) && begin(early);
    int result = began ? read_files(early, &error) : -1;

    pthread_mutex_lock(&early->mutex);
    early->stage = EARLY_READ;
    early->good = result == 0;
    if (result != 0 && error.code != ERROR_CANCELLED && !atomic_load(&early->dropped))
        /* it would fail again */
        early->upload->early_starts = EARLY_STARTS_MAX;
    pthread_cond_broadcast(&early->changed);
    while (!atomic_load(&early->dropped) &&
           (atomic_load(&early->claimed) || (early->good && !is_idle(early))))
        threads_wait(&early->changed, &early->mutex, LOOK_NS);
    early->stage = EARLY_LEAVING;
    pthread_mutex_unlock(&early->mutex);
    let_go(early);
    pthread_mutex_lock(&early->mutex);
    early->stage = EARLY_FREE;
    early->upload = NULL;
    pthread_cond_broadcast(&early->changed);
    pthread_mutex_unlock(&early->mutex);
}

static void *work(void *context)
{
    struct early *early = context;

    machine_lower_priority(getpid());
    pthread_mutex_lock(&early->mutex);
    while (early->upload != NULL || !early->closing) {
        if (early->upload == NULL) {
            pthread_cond_wait(&early->changed, &early->mutex);
            continue;
        }
        pthread_mutex_unlock(&early->mutex);
        serve(early);
        pthread_mutex_lock(&early->mutex);
    }
    pthread_mutex_unlock(&early->mutex);
    return NULL;
}

/* ---- calls from outside ---- */

/* Hold the mutex. */
static bool has_thread(struct early *early)
{
    if (!early->started)
        early->started = pthread_create(&early->thread, NULL, work, early) == 0;
    return early->started;
}

/* Hold the mutex. There is nothing to read so far. */
static void want(struct early *early, struct upload *upload)
{
    if (early->closing || upload->early_starts >= EARLY_STARTS_MAX ||
        !job_queue_has_room(early->queue, &early->worker) || early->worker.host == NULL ||
        !has_thread(early))
        return;
    upload->early_starts++;
    upload_hold(upload);
    atomic_store(&early->dropped, false);
    atomic_store(&early->claimed, false);
    early->upload = upload;
    early->stage = EARLY_WANTED;
    pthread_cond_broadcast(&early->changed);
}

/* Reports that a file is complete (upload_file.whole). The caller has a reference to the
 * upload and may hold the file's mutex. */
static void early_file_came(struct upload *upload, size_t index)
{
    struct early *early = upload->uploads->early;

    if (upload->count < 2) /* nothing else will arrive */
        return;
    pthread_mutex_lock(&early->mutex);
    if (early->upload == NULL)
        want(early, upload);
    else if (early->upload == upload && early->stage == EARLY_READING)
        tell(early, index);
    pthread_mutex_unlock(&early->mutex);
}

/* Discards the data of this upload. `wait`: waits until its reference and its draft are
 * gone; the caller must not hold a file's mutex. */
static void early_drop(struct upload *upload, bool wait)
{
    struct early *early = upload->uploads->early;

    pthread_mutex_lock(&early->mutex);
    if (early->upload == upload && early->stage != EARLY_LEAVING)
        give_up(early);
    while (wait && early->upload == upload)
        pthread_cond_wait(&early->changed, &early->mutex);
    pthread_mutex_unlock(&early->mutex);
}

/* Tells the worker about the remaining files, once the upload is committed and every file
 * is there to stay. False: nothing was read early. */
static bool early_claim(struct upload *upload)
{
    struct early *early = upload->uploads->early;

    pthread_mutex_lock(&early->mutex);
    bool claimed = early->upload == upload && early->stage != EARLY_LEAVING &&
                   (early->stage != EARLY_READ || early->good);
    for (size_t i = 0; claimed && early->stage != EARLY_WANTED && i < upload->count; i++)
        tell(early, i);
    claimed = claimed && !atomic_load(&early->dropped);
    if (claimed)
        atomic_store(&early->claimed, true);
    pthread_mutex_unlock(&early->mutex);
    return claimed;
}

static void copy_progress(const struct progress *from, struct progress *to)
{
    uint64_t bytes = atomic_load(&from->bytes_done);
    uint64_t most = atomic_load(&to->bytes_total);
    int stage = atomic_load(&from->stage);

    atomic_store(&to->bytes_done, bytes < most ? bytes : most);
    atomic_store(&to->events, atomic_load(&from->events));
    atomic_store(&to->files_done, atomic_load(&from->files_done));
    if (stage > atomic_load(&to->stage))
        atomic_store(&to->stage, stage);
}

/* For the job of a claimed upload: waits until everything is read, and copies the
 * progress in the meantime. False: it failed, or the job was cancelled. */
static bool early_take(struct upload *upload, struct progress *progress,
                       struct set_draft **draft, struct reading *reading)
{
    struct early *early = upload->uploads->early;

    pthread_mutex_lock(&early->mutex);
    while (early->upload == upload && early->stage < EARLY_READ &&
           !atomic_load(&early->dropped) && !atomic_load(&progress->cancelled)) {
        copy_progress(&early->progress, progress);
        threads_wait(&early->changed, &early->mutex, LOOK_NS);
    }
    bool good = early->upload == upload && early->stage == EARLY_READ && early->good &&
                !atomic_load(&early->dropped) && !atomic_load(&progress->cancelled);
    if (good) {
        copy_progress(&early->progress, progress);
        *draft = TAKE_PTR(early->draft);
        *reading = early->reading;
        early->reading = (struct reading){0};
    }
    pthread_mutex_unlock(&early->mutex);
    early_drop(upload, true);
    return good;
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

static int add_job(struct upload *upload, char job_id[JOB_ID_SIZE], struct error *error)
{
    struct job_request request = {.label = upload->label,
                                  .user = upload->user,
                                  .ended = on_job_ended,
                                  .context = upload};
    int result = upload_list_files(upload, &request.files, error);

    if (result < 0)
        return result;
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

/* ---- uploads ---- */

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
    CLEANUP_FREE const struct announced_file **sorted = calloc(count, sizeof *sorted);

    if (sorted == NULL)
        return error_set_memory(error);
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
