/* See ingest.h.
 *
 * Workers take files in turn, largest first, read and resolve them on their own, and hand
 * the recording to the one writer of the set. So at most `threads` recordings are in
 * memory at once. A single file gets a second thread that inflates ahead. */
#include "ingest/ingest.h"
#include "base/cleanup.h"
#include "base/threads.h"
#include "ingest/duplicates.h"
#include "ingest/ranks.h"
#include "ingest/recognise.h"
#include "store/set_reader.h"
#include "store/set_writer.h"
#include "store/store.h"
#include "trace/read.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

struct file_state {
    uint64_t size; /* on disk */
    struct rank_file place;
    uint64_t events, raw_bytes, disk_bytes, disk_hash[2];
    char *failure; /* why it could not be read */
};

struct ingest {
    struct store *store;
    const struct ingest_list *list;
    struct progress *progress;
    bool two_threads;
    struct file_state *files;
    struct duplicate_file *contents; /* of the files */
    size_t *order;                   /* files, largest first */
    struct set_writer *writer;

    pthread_mutex_t mutex; /* guards what stands above and below */
    struct duplicates_seen seen;
    size_t next; /* in `order` */
    int result;  /* first error that ends the whole */
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

/* Notes what was read of a file. True: its bytes are those of one that is written
 * already, so it need not be. */
static bool note_content(struct ingest *ingest, size_t i,
                         const struct trace_recording *recording)
{
    struct file_state *file = &ingest->files[i];
    struct duplicate_file *content = &ingest->contents[i];

    file->place.source = recording->rank_source;
    file->place.rank = recording->rank;
    file->place.first_ns = recording->events.count > 0 ? recording->first_ns : INT64_MAX;
    file->events = recording->quality.events;
    file->raw_bytes = recording->raw_bytes;
    file->disk_bytes = recording->disk_bytes;
    memcpy(file->disk_hash, recording->disk_hash, sizeof file->disk_hash);
    memcpy(content->hash, recording->hash, sizeof content->hash);
    content->readable = true;
    content->name_rank =
        recording->rank_source == TRACE_RANK_STATED ? -1 : rank_of_name(file->place.name);
    return duplicates_seen_before(&ingest->seen, ingest->contents, i);
}

static int store_recording(struct ingest *ingest, size_t i,
                           const struct trace_recording *recording, struct error *error)
{
    if (ingest->result != 0)
        return 0;
    return set_writer_add(ingest->writer, (uint32_t)i, ingest->list->files[i].name,
                          recording, error);
}

static int read_file(struct ingest *ingest, size_t i, struct trace_recording **recording,
                     struct error *error)
{
    const struct ingest_file *file = &ingest->list->files[i];
    int result = trace_read(file->path, file->name, ingest->two_threads, ingest->progress,
                            recording, error);

    if (result != 0)
        return result;
    if (ingest->progress != NULL && /* every byte of every file has been read */
        atomic_load(&ingest->progress->bytes_done) >=
            atomic_load(&ingest->progress->bytes_total))
        set_stage(ingest->progress, PROGRESS_LINKING);
    pthread_mutex_lock(&ingest->mutex);
    bool known = note_content(ingest, i, *recording);
    pthread_mutex_unlock(&ingest->mutex);
    if (!known)
        return trace_resolve_with(*recording, ingest->two_threads, ingest->progress,
                                  error);
    free_recording(recording);
    *recording = NULL;
    return 0;
}

/* Reads and stores one file. Called without the mutex. */
static void work_on(struct ingest *ingest, size_t i)
{
    CLEANUP(free_recording) struct trace_recording *recording = NULL;
    struct error error = {0};
    int result = read_file(ingest, i, &recording, &error);

    pthread_mutex_lock(&ingest->mutex);
    if (result == 0 && recording != NULL)
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

/* ---- files with the bytes of others ---- */

static int add_duplicate(struct ingest_result *result, const char *file,
                         const char *same_as, struct error *error)
{
    struct ingest_duplicate added = {strdup(file), strdup(same_as)};

    if (added.file == NULL || added.same_as == NULL) {
        free(added.file);
        free(added.same_as);
        return error_set_memory(error);
    }
    result->duplicates[result->duplicate_count++] = added;
    return 0;
}

static int settle_duplicates(struct ingest *ingest, struct ingest_result *result,
                             struct error *error)
{
    size_t files = ingest->list->count, count = 0;
    CLEANUP_FREE struct set_duplicate_place *places = calloc(files, sizeof *places);

    result->duplicates = calloc(files, sizeof *result->duplicates);
    if (places == NULL || result->duplicates == NULL ||
        duplicates_find(ingest->contents, files) != 0)
        return error_set_memory(error);
    for (size_t i = 0; i < files; i++) {
        const struct file_state *file = &ingest->files[i];
        size_t same_as = ingest->contents[i].same_as;

        if (same_as == DUPLICATES_NONE)
            continue;
        places[count++] = (struct set_duplicate_place){
            .file = (uint32_t)i,
            .same_as = (uint32_t)same_as,
            .name = file->place.name,
            .disk_bytes = file->disk_bytes,
            .disk_hash = {file->disk_hash[0], file->disk_hash[1]}};
        int failed = add_duplicate(result, file->place.name,
                                   ingest->files[same_as].place.name, error);
        if (failed != 0)
            return failed;
    }
    return set_writer_put_duplicates(ingest->writer, places, count, error);
}

static bool is_counted(const struct ingest *ingest, size_t i)
{
    return ingest->contents[i].readable && ingest->contents[i].same_as == DUPLICATES_NONE;
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
        if (!is_counted(ingest, i))
            continue;
        result->events += ingest->files[i].events;
        result->raw_bytes += ingest->files[i].raw_bytes;
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
    free(ingest->contents);
    free(ingest->order);
    duplicates_seen_free(&ingest->seen);
    pthread_mutex_destroy(&ingest->mutex);
}

/* Those of a set that was recognised. */
static int recall_duplicates(struct ingest *ingest, struct ingest_result *result,
                             struct error *error)
{
    CLEANUP(set_view_free) struct set_view view = {0};
    int failed = set_view_load(ingest->store, result->set_id, &view, error);

    if (failed != 0)
        return failed;
    result->duplicates = calloc(view.duplicate_count + 1, sizeof *result->duplicates);
    if (result->duplicates == NULL)
        return error_set_memory(error);
    for (size_t i = 0; failed == 0 && i < view.duplicate_count; i++) {
        const struct set_duplicate *duplicate = &view.duplicates[i];
        const struct set_file *file = set_view_find_file(&view, duplicate->same_as);

        failed =
            add_duplicate(result, duplicate->name, file == NULL ? "" : file->name, error);
    }
    return failed;
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
    failed = recall_duplicates(ingest, result, error);
    if (failed != 0 || label == NULL)
        return failed;
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
        failed = settle_duplicates(ingest, result, error);
    if (failed == 0)
        failed = finish_set(ingest, label, default_label, result, error);
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
    ingest.contents = calloc(list->count, sizeof *ingest.contents);
    if (ingest.files == NULL || ingest.order == NULL || ingest.contents == NULL ||
        duplicates_seen_init(&ingest.seen, list->count) != 0)
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
    for (size_t i = 0; i < result->duplicate_count; i++) {
        free(result->duplicates[i].file);
        free(result->duplicates[i].same_as);
    }
    free(result->duplicates);
    *result = (struct ingest_result){0};
}
