/* See reading.h.
 *
 * Workers take files in turn, largest first or as they arrive, read and resolve them in
 * parallel, and hand the recording to the one writer of the set. So at most `threads`
 * recordings are in memory at once. A single file gets a second thread that inflates
 * ahead.
 *
 * Files are written in the order in which they were taken, so the same files make the
 * same bytes, whatever the number of threads, and merge.c can make them again. A
 * recording that is read before its turn is kept, as long as all kept ones and the next
 * file are not larger than the awaited file; then the worker waits, too. Only files that
 * arrive are written when they are read. */
#include "ingest/reading.h"

#include "base/cleanup.h"
#include "base/threads.h"
#include "ingest/duplicates.h"
#include "ingest/settle.h"
#include "store/set/set_contents.h"
#include "store/set/set_duplicates.h"
#include "store/set/set_writer.h"
#include "trace/decode/metadata.h"
#include "trace/decode/read.h"
#include "trace/resolve/resolve.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct file_state {
    struct rank_file place;
    uint64_t events, raw_bytes, disk_bytes, disk_hash[2];
    struct seal disk_seal;
    char *failure; /* why it could not be read */
};

/* A file that was read before its turn. */
struct early_file {
    bool is_read;
    struct trace_recording *recording; /* NULL: it need not be written */
};

struct reader {
    const struct reading_request *request;
    struct progress *progress;
    bool two_threads;
    struct file_state *files;
    struct duplicate_file *contents; /* of the files */
    size_t *order;                   /* files, largest first */
    struct set_writer *writer;

    pthread_mutex_t mutex; /* guards the fields above and below */
    pthread_cond_t changed;
    struct duplicates_seen seen;
    size_t next;    /* in `order`: to be taken */
    size_t written; /* files before this one in `order` are written, or need not be */
    struct early_file *early; /* by place in `order` */
    uint64_t early_bytes;     /* of their sizes */
    int result;               /* the first error that ends all of it */
    struct error error;
};

static void set_stage(struct progress *progress, enum progress_stage stage)
{
    if (progress != NULL)
        atomic_store(&progress->stage, (int)stage);
}

/* ---- one file ---- */

/* Errors of one file do not stop the other files; any other error ends the reading. */
static bool is_file_error(const struct error *error)
{
    return error->code == ERROR_FORMAT || error->code == ERROR_IO ||
           error->code == ERROR_LIMIT;
}

static void end_reading(struct reader *reader, int result, const struct error *error)
{
    if (reader->result != 0)
        return;
    reader->result = result;
    reader->error = *error;
}

static void free_recording(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

/* Notes the facts of a file that was read. */
static void note_content(struct reader *reader, size_t i,
                         const struct trace_recording *recording)
{
    struct file_state *file = &reader->files[i];
    struct duplicate_file *content = &reader->contents[i];

    file->place.source = recording->rank_source;
    file->place.rank = recording->rank;
    file->place.first_ns = recording->events.count > 0 ? recording->first_ns : INT64_MAX;
    file->events = recording->quality.events;
    file->raw_bytes = recording->raw_bytes;
    file->disk_bytes = recording->disk_bytes;
    memcpy(file->disk_hash, recording->disk_hash, sizeof file->disk_hash);
    file->disk_seal = recording->disk_seal;
    content->seal = recording->seal;
    memcpy(content->hash, recording->hash, sizeof content->hash);
    content->readable = true;
    content->name_rank =
        recording->rank_source == TRACE_RANK_STATED ? -1 : rank_of_name(file->place.name);
}

/* A file whose bytes equal those of a written file is not written again. */
static int store_recording(struct reader *reader, size_t i,
                           const struct trace_recording *recording, struct error *error)
{
    if (reader->result != 0 || recording == NULL ||
        duplicates_seen_before(&reader->seen, reader->contents, i))
        return 0;
    return set_writer_add(reader->writer, (uint32_t)i,
                          reader->request->list->files[i].name, recording, error);
}

static int read_file(struct reader *reader, size_t i, struct trace_recording **recording,
                     struct error *error)
{
    const struct ingest_file *file = &reader->request->list->files[i];
    int result = trace_read(file->path, file->name, reader->two_threads,
                            reader->request->key, reader->progress, recording, error);

    if (result == 0 && file->beside != NULL)
        result = metadata_put_beside(*recording, file->beside, error);
    if (result != 0)
        return result;
    if (file->was_kept) {
        (*recording)->disk_bytes = file->disk_bytes;
        memcpy((*recording)->disk_hash, file->disk_hash, sizeof file->disk_hash);
        (*recording)->disk_seal = file->disk_seal;
    }
    if (reader->progress != NULL && /* every byte of every file has been read */
        atomic_load(&reader->progress->bytes_done) >=
            atomic_load(&reader->progress->bytes_total))
        set_stage(reader->progress, PROGRESS_LINKING);
    pthread_mutex_lock(&reader->mutex);
    note_content(reader, i, *recording);
    bool known = duplicates_is_seen(&reader->seen, reader->contents, i);
    pthread_mutex_unlock(&reader->mutex);
    if (!known)
        return trace_resolve_with(*recording, reader->two_threads, reader->progress,
                                  error);
    free_recording(recording);
    *recording = NULL;
    return 0;
}

static void tell(const struct reader *reader, size_t i, bool begins)
{
    if (reader->request->on_file != NULL)
        reader->request->on_file(reader->request->context, i, begins);
}

/* The size of a file for the limit of kept recordings; more than 0, because sizes may be
 * unknown. */
static uint64_t size_at(const struct reader *reader, size_t turn)
{
    return reader->request->sizes[reader->order[turn]] + 4096;
}

/* Hold the mutex. Writes a file whose turn it is. Frees the recording. */
static void write_file(struct reader *reader, size_t i, struct trace_recording *recording)
{
    struct error error = {0};
    int result = store_recording(reader, i, recording, &error);

    if (result != 0)
        end_reading(reader, result, &error);
    trace_recording_free(recording);
}

/* Hold the mutex. Writes kept recordings whose turn it is. */
static void write_early(struct reader *reader)
{
    while (reader->written < reader->next && reader->early[reader->written].is_read) {
        size_t turn = reader->written++;

        write_file(reader, reader->order[turn], TAKE_PTR(reader->early[turn].recording));
        reader->early_bytes -= size_at(reader, turn);
    }
    pthread_cond_broadcast(&reader->changed);
}

/* Hold the mutex. Waits until one more file may be read. The worker of the file that the
 * others wait for never waits. */
static void await_room(struct reader *reader)
{
    while (reader->result == 0 && reader->early_bytes > 0 &&
           reader->next < reader->request->list->count &&
           reader->early_bytes + size_at(reader, reader->next) >
               size_at(reader, reader->written))
        pthread_cond_wait(&reader->changed, &reader->mutex);
}

/* Hold the mutex. Records the result of a file. Takes over the recording. */
static void settle(struct reader *reader, size_t i, size_t turn,
                   struct trace_recording *recording)
{
    if (reader->request->next_file != NULL) {
        write_file(reader, i, recording);
        return;
    }
    reader->early[turn] = (struct early_file){.is_read = true, .recording = recording};
    reader->early_bytes += size_at(reader, turn);
    write_early(reader);
}

/* Reads the file that was taken as number `turn`, and writes it if it is its turn. Called
 * without the mutex. */
static void work_on(struct reader *reader, size_t i, size_t turn)
{
    struct trace_recording *recording = NULL;
    struct error error = {0};

    tell(reader, i, true);
    int result = read_file(reader, i, &recording, &error);

    pthread_mutex_lock(&reader->mutex);
    if (result != 0 && recording == NULL && is_file_error(&error)) {
        reader->files[i].failure = strdup(error.message);
        if (reader->files[i].failure == NULL)
            result = error_set_memory(&error);
        else
            result = 0;
    }
    if (result != 0)
        end_reading(reader, result, &error);
    bool is_over = reader->result != 0;
    settle(reader, i, turn, recording);
    is_over = result != 0 || (!is_over && reader->result != 0);
    pthread_mutex_unlock(&reader->mutex);
    if (!is_over) /* by this file */
        tell(reader, i, false);
    if (reader->progress != NULL)
        atomic_fetch_add(&reader->progress->files_done, 1);
}

static void work(void *argument)
{
    struct reader *reader = argument;

    for (;;) {
        pthread_mutex_lock(&reader->mutex);
        await_room(reader);
        bool done = reader->next == reader->request->list->count || reader->result != 0;
        size_t turn = reader->next;
        size_t i = done ? 0 : reader->order[reader->next++];
        pthread_mutex_unlock(&reader->mutex);
        if (done)
            return;
        if (reader->request->next_file != NULL)
            i = reader->request->next_file(reader->request->context);
        work_on(reader, i, turn);
    }
}

/* ---- the whole ---- */

static int compare_sizes(const void *a, const void *b, void *context)
{
    const uint64_t *sizes = context;
    const size_t *left = a, *right = b;

    if (sizes[*left] != sizes[*right])
        return sizes[*left] > sizes[*right] ? -1 : 1;
    return *left < *right ? -1 : *left > *right;
}

void reading_order(const uint64_t *sizes, size_t count, size_t *order)
{
    for (size_t i = 0; i < count; i++)
        order[i] = i;
    qsort_r(order, count, sizeof *order, compare_sizes, (void *)(uintptr_t)sizes);
}

static int read_all(struct reader *reader, struct error *error)
{
    size_t count = reader->request->list->count;
    unsigned threads = threads_choose(reader->request->threads);

    for (size_t i = 0; i < count; i++)
        reader->files[i].place.name = reader->request->list->files[i].name;
    reading_order(reader->request->sizes, count, reader->order);
    reader->two_threads = count < threads;
    set_stage(reader->progress, PROGRESS_READING);
    threads_share(work, reader, count < threads ? (unsigned)count : threads);
    if (reader->result != 0 && error != NULL)
        *error = reader->error;
    return reader->result;
}

static int collect_failures(struct reader *reader, struct reading *out,
                            struct error *error)
{
    size_t count = reader->request->list->count;

    out->failures = calloc(count, sizeof *out->failures);
    if (out->failures == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        if (reader->files[i].failure != NULL)
            out->failures[out->failure_count++] =
                (struct reading_failure){i, TAKE_PTR(reader->files[i].failure)};
    if (out->failure_count < count)
        return 0;
    return error_set(error, ERROR_FORMAT, "no_readable_file", "%s%s",
                     out->failures[0].message,
                     count > 1 ? " (no other file could be read either)" : "");
}

static int refuse_odd(const char *name, struct error *error)
{
    return error_set(error, ERROR_CONFLICT, "other_content",
                     "%s: another file has the same hash but different bytes. That does "
                     "not happen by chance: check where both files come from",
                     name);
}

/* Settles which files have the bytes of others. */
static int settle_duplicates(struct reader *reader, struct reading *out,
                             struct error *error)
{
    size_t files = reader->request->list->count, count = 0, odd;
    CLEANUP_FREE struct set_duplicate_place *places = calloc(files, sizeof *places);

    out->duplicates = calloc(files, sizeof *out->duplicates);
    if (places == NULL || out->duplicates == NULL ||
        duplicates_find(reader->contents, files, &odd) != 0)
        return error_set_memory(error);
    if (odd != DUPLICATES_NONE)
        return refuse_odd(reader->files[odd].place.name, error);
    for (size_t i = 0; i < files; i++) {
        const struct file_state *file = &reader->files[i];
        size_t same_as = reader->contents[i].same_as;

        if (same_as == DUPLICATES_NONE)
            continue;
        out->duplicates[count] = (struct reading_duplicate){i, same_as};
        places[count++] = (struct set_duplicate_place){
            .file = (uint32_t)i,
            .same_as = (uint32_t)same_as,
            .name = file->place.name,
            .disk_bytes = file->disk_bytes,
            .disk_hash = {file->disk_hash[0], file->disk_hash[1]},
            .disk_seal = file->disk_seal};
    }
    out->duplicate_count = count;
    return set_writer_put_duplicates(reader->writer, places, count, error);
}

static bool is_counted(const struct reader *reader, size_t i)
{
    return reader->contents[i].readable && reader->contents[i].same_as == DUPLICATES_NONE;
}

static int finish_set(struct reader *reader, struct reading *out, struct error *error)
{
    CLEANUP(settle_free) struct settled_files settle;
    size_t files = reader->request->list->count;
    int result = settle_init(&settle, files, error);

    if (result != 0)
        return result;
    for (size_t i = 0; i < files; i++) {
        if (!is_counted(reader, i))
            continue;
        out->events += reader->files[i].events;
        out->raw_bytes += reader->files[i].raw_bytes;
        settle_add(&settle, i, reader->files[i].place);
    }
    set_stage(reader->progress, PROGRESS_STORING);
    return settle_finish(&settle, TAKE_PTR(reader->writer), reader->request->label,
                         &out->contents, error);
}

static void reader_release(struct reader *reader)
{
    set_writer_abort(reader->writer);
    for (size_t i = 0; reader->files != NULL && i < reader->request->list->count; i++)
        free(reader->files[i].failure);
    free(reader->files);
    free(reader->contents);
    free(reader->order);
    for (size_t i = 0; reader->early != NULL && i < reader->request->list->count; i++)
        trace_recording_free(reader->early[i].recording);
    free(reader->early);
    duplicates_seen_free(&reader->seen);
    pthread_cond_destroy(&reader->changed);
    pthread_mutex_destroy(&reader->mutex);
}

static int run(struct reader *reader, struct reading *out, struct error *error)
{
    const struct reading_request *request = reader->request;
    int failed = set_writer_open(request->draft, &reader->writer, error);

    if (failed == 0 && request->on_draft != NULL)
        failed = request->on_draft(request->context, error);
    if (failed == 0)
        failed = read_all(reader, error);
    if (failed == 0)
        failed = collect_failures(reader, out, error);
    if (failed == 0)
        failed = settle_duplicates(reader, out, error);
    return failed == 0 ? finish_set(reader, out, error) : failed;
}

int reading_run(const struct reading_request *request, struct progress *progress,
                struct reading *out, struct error *error)
{
    CLEANUP(reader_release)
    struct reader reader = {.request = request, .progress = progress};
    size_t count = request->list->count;

    *out = (struct reading){0};
    pthread_mutex_init(&reader.mutex, NULL);
    pthread_cond_init(&reader.changed, NULL);
    reader.files = calloc(count, sizeof *reader.files);
    reader.order = calloc(count, sizeof *reader.order);
    reader.contents = calloc(count, sizeof *reader.contents);
    reader.early = calloc(count, sizeof *reader.early);
    if (reader.files == NULL || reader.order == NULL || reader.contents == NULL ||
        reader.early == NULL || duplicates_seen_init(&reader.seen, count) != 0)
        return error_set_memory(error);
    return run(&reader, out, error);
}

void reading_free(struct reading *reading)
{
    set_contents_free(&reading->contents);
    for (size_t i = 0; i < reading->failure_count; i++)
        free(reading->failures[i].message);
    free(reading->failures);
    free(reading->duplicates);
    *reading = (struct reading){0};
}
