/* See ingest.h.
 *
 * Workers take files in turn, largest first, read and resolve them on their own, and hand
 * the recording to the one writer of the set. So at most `threads` recordings are in
 * memory at once. A single file gets a second thread that inflates ahead. */
#include "ingest/ingest.h"
#include "base/cleanup.h"
#include "base/threads.h"
#include "ingest/ranks.h"
#include "ingest/recognise.h"
#include "store/set_writer.h"
#include "store/store.h"
#include "trace/read.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

struct file_state {
    uint64_t size; /* on disk */
    bool stored;   /* handed to the writer */
    struct rank_file place;
    char *failure; /* why it could not be read */
};

struct ingest {
    struct store *store;
    const struct ingest_list *list;
    struct progress *progress;
    bool two_threads;
    struct file_state *files;
    size_t *order; /* files, largest first */
    struct set_writer *writer;
    uint64_t events, raw_bytes;

    pthread_mutex_t mutex; /* guards what stands above and below */
    size_t next;           /* in `order` */
    int result;            /* first error that ends the whole */
    struct error error;
};

static void set_stage(struct progress *progress, enum progress_stage stage)
{
    if (progress != NULL)
        atomic_store(&progress->stage, (int)stage);
}

/* ---- one file ---- */

/* Errors of one file let the others load; all else ends the ingest. */
static bool is_file_error(const struct error *error)
{
    return error->code == ERROR_FORMAT || error->code == ERROR_IO ||
           error->code == ERROR_LIMIT;
}

static void end_ingest(struct ingest *ingest, int result, const struct error *error)
{
    if (ingest->result != 0)
        return;
    ingest->result = result;
    ingest->error = *error;
}

static void free_recording(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

static int store_recording(struct ingest *ingest, size_t i,
                           const struct trace_recording *recording, struct error *error)
{
    struct file_state *file = &ingest->files[i];

    if (ingest->result != 0)
        return 0;
    int result = set_writer_add(ingest->writer, (uint32_t)i, ingest->list->files[i].name,
                                recording, error);
    if (result != 0)
        return result;
    file->stored = true;
    file->place.source = recording->rank_source;
    file->place.rank = recording->rank;
    file->place.first_ns = recording->events.count > 0 ? recording->first_ns : INT64_MAX;
    ingest->events += recording->quality.events;
    ingest->raw_bytes += recording->raw_bytes;
    return 0;
}

/* Reads and stores one file. Called without the mutex. */
static void work_on(struct ingest *ingest, size_t i)
{
    const struct ingest_file *file = &ingest->list->files[i];
    CLEANUP(free_recording) struct trace_recording *recording = NULL;
    struct error error = {0};
    int result = trace_read(file->path, file->name, ingest->two_threads, ingest->progress,
                            &recording, &error);

    if (result == 0) {
        if (ingest->progress != NULL && /* every byte of every file has been read */
            atomic_load(&ingest->progress->bytes_done) >=
                atomic_load(&ingest->progress->bytes_total))
            set_stage(ingest->progress, PROGRESS_LINKING);
        result =
            trace_resolve_with(recording, ingest->two_threads, ingest->progress, &error);
    }
    pthread_mutex_lock(&ingest->mutex);
    if (result == 0)
        result = store_recording(ingest, i, recording, &error);
    if (result != 0 && recording == NULL && is_file_error(&error)) {
        ingest->files[i].failure = strdup(error.message);
        if (ingest->files[i].failure == NULL)
            result = error_set_memory(&error);
        else
            result = 0;
    }
    if (result != 0)
        end_ingest(ingest, result, &error);
    pthread_mutex_unlock(&ingest->mutex);
    if (ingest->progress != NULL)
        atomic_fetch_add(&ingest->progress->files_done, 1);
}

static void work(void *argument)
{
    struct ingest *ingest = argument;

    for (;;) {
        pthread_mutex_lock(&ingest->mutex);
        bool done = ingest->next == ingest->list->count || ingest->result != 0;
        size_t i = done ? 0 : ingest->order[ingest->next++];
        pthread_mutex_unlock(&ingest->mutex);
        if (done)
            return;
        work_on(ingest, i);
    }
}

/* ---- the whole ---- */

/* A file that is gone already has no bytes; reading it will say what is wrong. */
static void measure_files(struct ingest *ingest)
{
    uint64_t total = 0;

    for (size_t i = 0; i < ingest->list->count; i++) {
        struct stat status;

        if (stat(ingest->list->files[i].path, &status) == 0)
            ingest->files[i].size = (uint64_t)status.st_size;
        ingest->files[i].place.name = ingest->list->files[i].name;
        total += ingest->files[i].size;
    }
    if (ingest->progress != NULL) {
        atomic_store(&ingest->progress->bytes_total, total);
        atomic_store(&ingest->progress->files_total, (uint32_t)ingest->list->count);
    }
}

static int compare_sizes(const void *a, const void *b, void *context)
{
    const struct file_state *files = context;
    const size_t *left = a, *right = b;

    if (files[*left].size != files[*right].size)
        return files[*left].size > files[*right].size ? -1 : 1;
    return *left < *right ? -1 : *left > *right;
}

static int read_files(struct ingest *ingest, unsigned threads, struct error *error)
{
    for (size_t i = 0; i < ingest->list->count; i++)
        ingest->order[i] = i;
    qsort_r(ingest->order, ingest->list->count, sizeof *ingest->order, compare_sizes,
            ingest->files);
    ingest->two_threads = ingest->list->count < threads;
    set_stage(ingest->progress, PROGRESS_READING);
    if (threads > ingest->list->count)
        threads = (unsigned)ingest->list->count;
    threads_share(work, ingest, threads);
    if (ingest->result != 0 && error != NULL)
        *error = ingest->error;
    return ingest->result;
}

static int collect_failures(struct ingest *ingest, struct ingest_result *result,
                            struct error *error)
{
    size_t count = ingest->list->count;

    result->failures = calloc(count, sizeof *result->failures);
    if (result->failures == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        if (ingest->files[i].failure == NULL)
            continue;
        char *name = strdup(ingest->list->files[i].name);
        if (name == NULL)
            return error_set_memory(error);
        result->failures[result->failure_count++] =
            (struct ingest_failure){name, TAKE_PTR(ingest->files[i].failure)};
    }
    if (result->failure_count < count)
        return 0;
    return error_set(error, ERROR_FORMAT, "no_readable_file", "%s%s",
                     result->failures[0].message,
                     count > 1 ? " (no other file could be read either)" : "");
}

static int finish_set(struct ingest *ingest, const char *label, const char *default_label,
                      struct ingest_result *result, struct error *error)
{
    size_t count = 0;
    CLEANUP_FREE struct rank_file *ranks = calloc(ingest->list->count, sizeof *ranks);
    CLEANUP_FREE struct set_file_place *places =
        calloc(ingest->list->count, sizeof *places);

    if (ranks == NULL || places == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < ingest->list->count; i++) {
        if (!ingest->files[i].stored)
            continue;
        places[count].file = (uint32_t)i;
        ranks[count++] = ingest->files[i].place;
    }
    if (ranks_settle(ranks, count) != 0)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        places[i].rank = ranks[i].rank;
        places[i].span = ranks[i].span;
        places[i].rank_source = ranks[i].source;
    }
    set_stage(ingest->progress, PROGRESS_STORING);
    return set_writer_finish(TAKE_PTR(ingest->writer), places, count, label,
                             default_label, result->set_id, &result->already_stored,
                             error);
}

static void ingest_release(struct ingest *ingest)
{
    set_writer_abort(ingest->writer);
    for (size_t i = 0; ingest->files != NULL && i < ingest->list->count; i++)
        free(ingest->files[i].failure);
    free(ingest->files);
    free(ingest->order);
    pthread_mutex_destroy(&ingest->mutex);
}

/* Whether the files are those of a stored set. */
static int find_stored(struct ingest *ingest, const char *label,
                       struct ingest_result *result, struct error *error)
{
    size_t count = ingest->list->count;
    CLEANUP_FREE uint64_t *sizes = calloc(count, sizeof *sizes);

    if (sizes == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        sizes[i] = ingest->files[i].size;
        result->disk_bytes += sizes[i];
    }
    set_stage(ingest->progress, PROGRESS_CHECKING);
    int failed = ingest_recognise(ingest->store, ingest->list, sizes, ingest->progress,
                                  result->set_id, error);
    if (failed != 0 || result->set_id[0] == '\0')
        return failed;
    result->already_stored = true;
    if (label == NULL)
        return 0;
    return store_update_set(ingest->store, result->set_id, label, NULL, error);
}

static int run(struct ingest *ingest, const char *label, const char *default_label,
               unsigned threads, struct ingest_result *result, struct error *error)
{
    measure_files(ingest);
    int failed = find_stored(ingest, label, result, error);

    if (failed == 0 && result->already_stored)
        return 0;
    if (failed == 0)
        failed = set_writer_open(ingest->store, &ingest->writer, error);
    if (failed == 0)
        failed = read_files(ingest, threads, error);
    if (failed == 0)
        failed = collect_failures(ingest, result, error);
    if (failed == 0)
        failed = finish_set(ingest, label, default_label, result, error);
    result->events = ingest->events;
    result->raw_bytes = ingest->raw_bytes;
    return failed;
}

int ingest_files(struct store *store, const struct ingest_list *list, const char *label,
                 const char *default_label, unsigned threads, struct progress *progress,
                 struct ingest_result *result, struct error *error)
{
    CLEANUP(ingest_release)
    struct ingest ingest = {.store = store, .list = list, .progress = progress};

    *result = (struct ingest_result){0};
    pthread_mutex_init(&ingest.mutex, NULL);
    if (list->count == 0)
        return error_set(error, ERROR_FORMAT, "no_traces", "no trace files were given");
    ingest.files = calloc(list->count, sizeof *ingest.files);
    ingest.order = calloc(list->count, sizeof *ingest.order);
    if (ingest.files == NULL || ingest.order == NULL)
        return error_set_memory(error);
    int failed =
        run(&ingest, label, default_label, threads_choose(threads), result, error);
    if (failed == 0) {
        set_stage(progress, PROGRESS_DONE);
        if (progress != NULL)
            atomic_store(&progress->bytes_done, atomic_load(&progress->bytes_total));
    }
    return failed;
}

void ingest_result_free(struct ingest_result *result)
{
    for (size_t i = 0; i < result->failure_count; i++) {
        free(result->failures[i].file);
        free(result->failures[i].message);
    }
    free(result->failures);
    *result = (struct ingest_result){0};
}
