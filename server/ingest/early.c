/* See early.h. One thread serves one upload after the other. It starts with the first of
 * them and lasts as long as the server: the host of the workers may be its child, and
 * ends with it. */
#include "ingest/early.h"

#include "base/cleanup.h"
#include "base/clock.h"
#include "base/machine.h"
#include "base/threads.h"
#include "ingest/jobs.h"
#include "ingest/upload.h"
#include "ingest/worker.h"
#include "store/catalogue/seals.h"
#include "store/place/directory.h"
#include "store/set/set_draft.h"
#include "store/set/stored_files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

int early_open(struct store *store, struct job_queue *queue, struct early **out,
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

void early_close(struct early *early)
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

void early_file_came(struct upload *upload, size_t index)
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

void early_drop(struct upload *upload, bool wait)
{
    struct early *early = upload->uploads->early;

    pthread_mutex_lock(&early->mutex);
    if (early->upload == upload && early->stage != EARLY_LEAVING)
        give_up(early);
    while (wait && early->upload == upload)
        pthread_cond_wait(&early->changed, &early->mutex);
    pthread_mutex_unlock(&early->mutex);
}

bool early_claim(struct upload *upload)
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

bool early_take(struct upload *upload, struct progress *progress,
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
