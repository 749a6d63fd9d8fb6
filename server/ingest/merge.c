/* See merge.h. */
#include "ingest/merge.h"

#include "base/budget.h"
#include "base/cleanup.h"
#include "ingest/duplicates.h"
#include "ingest/merge_plan.h"
#include "ingest/ranks.h"
#include "ingest/reading.h"
#include "ingest/settle.h"
#include "store/kept_series.h"
#include "store/set/set_contents.h"
#include "store/set/set_draft.h"
#include "store/set/set_duplicates.h"
#include "store/set/set_writer.h"

#include <stdlib.h>
#include <string.h>

/* Up to this many shards stay open; if there are more, only one is open at a time. */
#define OPEN_MAX 64

struct merger {
    struct store *store;
    struct progress *progress;
    struct budget budget; /* without limits; over when the progress is cancelled */
    struct merge_plan plan;
    struct duplicate_file *contents; /* of the files */
    struct duplicates_seen seen;
    struct set_part_source **sources; /* of the parts; NULL: not open */
    struct set_draft *draft;
    struct set_writer *writer;
    struct set_contents stored;
};

static void release(struct merger *merger)
{
    set_writer_abort(merger->writer);
    set_draft_discard(merger->draft);
    set_contents_free(&merger->stored);
    for (size_t i = 0; merger->sources != NULL && i < merger->plan.part_count; i++)
        set_part_close(merger->sources[i]);
    free(merger->sources);
    duplicates_seen_free(&merger->seen);
    free(merger->contents);
    merge_plan_free(&merger->plan);
}

static void free_recording(struct trace_recording **recording)
{
    trace_recording_free(*recording);
}

static bool is_stated(const struct merge_file *file)
{
    return file->content->rank_source == TRACE_RANK_STATED;
}

/* ---- before the files ---- */

/* Shards have no seals, so files with equal hashes count as equal. */
static int find_duplicates(struct merger *merger, struct error *error)
{
    const struct merge_plan *plan = &merger->plan;
    size_t odd;

    merger->contents = calloc(plan->file_count + 1, sizeof *merger->contents);
    merger->sources = calloc(plan->part_count + 1, sizeof(struct set_part_source *));
    if (merger->contents == NULL || merger->sources == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < plan->file_count; i++) {
        const struct merge_file *file = &plan->files[i];
        struct duplicate_file *content = &merger->contents[i];

        if (file->is == NULL)
            continue;
        content->readable = true;
        content->name_rank = is_stated(file) ? -1 : rank_of_name(file->is->name);
        memcpy(content->hash, file->content->hash, sizeof content->hash);
    }
    return duplicates_find(merger->contents, plan->file_count, &odd) == 0 &&
                   duplicates_seen_init(&merger->seen, plan->file_count) == 0
               ? 0
               : error_set_memory(error);
}

static int note_failures(const struct merge_plan *plan, struct ingest_result *out,
                         struct error *error)
{
    out->failures = calloc(plan->file_count + 1, sizeof *out->failures);
    if (out->failures == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < plan->file_count; i++) {
        char *message;

        if (plan->files[i].failure == NULL)
            continue;
        message = strdup(plan->files[i].failure);
        if (message == NULL)
            return error_set_memory(error);
        out->failures[out->failure_count++] = (struct ingest_failure){NULL, message};
    }
    if (out->failure_count < plan->file_count)
        return 0;
    return error_set(error, ERROR_FORMAT, "no_readable_file", "%s%s",
                     out->failure_count == 0 ? "no traces" : out->failures[0].message,
                     out->failure_count > 1 ? " (no other file could be read either)"
                                            : "");
}

/* ---- the files ---- */

static int open_source(struct merger *merger, size_t part, struct error *error)
{
    struct merge_plan *plan = &merger->plan;

    if (merger->sources[part] != NULL)
        return 0;
    for (size_t i = 0; plan->part_count > OPEN_MAX && i < plan->part_count; i++)
        set_part_close(TAKE_PTR(merger->sources[i]));
    return set_part_open(plan->parts[part].path, &plan->parts[part].stamp,
                         &merger->budget, &merger->sources[part], error);
}

/* Puts the path of a shard before an error. */
static int name_shard(int result, const char *path, struct error *error)
{
    if (result == -(int)ERROR_DAMAGED)
        return error_set(error, ERROR_DAMAGED, "bad_shard",
                         "%s: the events of a file in it are damaged: make this shard "
                         "again with tracediff ingest --shard",
                         path);
    if (result != -(int)ERROR_MEMORY && result != -(int)ERROR_CANCELLED)
        error_prefix(error, "%s", path);
    return result;
}

static int copy_file(struct merger *merger, size_t i, struct error *error)
{
    CLEANUP(free_recording) struct trace_recording *recording = NULL;
    const struct merge_file *file = &merger->plan.files[i];
    int result = open_source(merger, file->part, error);

    if (result == 0)
        result = set_part_load(merger->sources[file->part], file->content->file,
                               &recording, error);
    if (result != 0)
        result = name_shard(result, merger->plan.parts[file->part].path, error);
    if (result != 0 || recording == NULL)
        return result;
    recording->disk_bytes = file->is->disk_bytes;
    memcpy(recording->disk_hash, file->is->disk_hash, sizeof recording->disk_hash);
    return set_writer_add(merger->writer, (uint32_t)i, file->is->name, recording, error);
}

static void note_progress(struct merger *merger, const struct merge_file *file)
{
    struct progress *progress = merger->progress;

    if (progress == NULL)
        return;
    atomic_fetch_add(&progress->bytes_done, file->size);
    atomic_fetch_add(&progress->events,
                     file->content == NULL ? 0 : file->content->events);
    atomic_fetch_add(&progress->files_done, 1);
}

/* Copies the files as reading.c writes them, including copies that come before the file
 * that counts. */
static int copy_files(struct merger *merger, struct error *error)
{
    const struct merge_plan *plan = &merger->plan;
    CLEANUP_FREE uint64_t *sizes = calloc(plan->file_count + 1, sizeof *sizes);
    CLEANUP_FREE size_t *order = calloc(plan->file_count + 1, sizeof *order);
    uint64_t total = 0;
    int result = 0;

    if (sizes == NULL || order == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < plan->file_count; i++)
        total += sizes[i] = plan->files[i].size;
    reading_order(sizes, plan->file_count, order);
    if (merger->progress != NULL) {
        atomic_store(&merger->progress->bytes_total, total);
        atomic_store(&merger->progress->files_total, (uint32_t)plan->file_count);
        atomic_store(&merger->progress->stage, (int)PROGRESS_STORING);
    }
    for (size_t k = 0; result == 0 && k < plan->file_count; k++) {
        size_t i = order[k];

        if (plan->files[i].is != NULL &&
            !duplicates_seen_before(&merger->seen, merger->contents, i))
            result = copy_file(merger, i, error);
        note_progress(merger, &plan->files[i]);
        if (result == 0)
            result = budget_look(&merger->budget, error);
    }
    return result;
}

static int put_duplicates(struct merger *merger, struct ingest_result *out,
                          struct error *error)
{
    const struct merge_plan *plan = &merger->plan;
    CLEANUP_FREE struct set_duplicate_place *places =
        calloc(plan->file_count + 1, sizeof *places);

    out->duplicates = calloc(plan->file_count + 1, sizeof *out->duplicates);
    if (places == NULL || out->duplicates == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < plan->file_count; i++) {
        size_t same_as = merger->contents[i].same_as;
        const struct set_part_file *is = plan->files[i].is;

        if (is == NULL || same_as == DUPLICATES_NONE)
            continue;
        struct ingest_duplicate *added = &out->duplicates[out->duplicate_count];
        places[out->duplicate_count++] = (struct set_duplicate_place){
            .file = (uint32_t)i,
            .same_as = (uint32_t)same_as,
            .name = is->name,
            .disk_bytes = is->disk_bytes,
            .disk_hash = {is->disk_hash[0], is->disk_hash[1]}};
        added->file = strdup(is->name);
        added->same_as = strdup(plan->files[same_as].is->name);
        if (added->file == NULL || added->same_as == NULL)
            return error_set_memory(error);
    }
    return set_writer_put_duplicates(merger->writer, places, out->duplicate_count, error);
}

/* ---- the end ---- */

static int finish(struct merger *merger, const char *label, struct ingest_result *out,
                  struct error *error)
{
    const struct merge_plan *plan = &merger->plan;
    CLEANUP(settle_free) struct settled_files settle;
    int result = settle_init(&settle, plan->file_count, error);

    if (result != 0)
        return result;
    for (size_t i = 0; i < plan->file_count; i++) {
        const struct merge_file *file = &plan->files[i];

        if (file->is == NULL || merger->contents[i].same_as != DUPLICATES_NONE)
            continue;
        out->events += file->content->events;
        out->raw_bytes += file->content->raw_bytes;
        settle_add(&settle, i,
                   settle_rank(file->is->name, file->content->rank_source,
                               file->content->rank, file->content->rows,
                               file->content->first_ns));
    }
    result =
        settle_finish(&settle, TAKE_PTR(merger->writer), label, &merger->stored, error);
    merger->stored.unsealed = true;
    return result;
}

static int write_set(struct merger *merger, const char *label, struct ingest_result *out,
                     struct error *error)
{
    int result = find_duplicates(merger, error);

    if (result == 0)
        result = set_draft_make(merger->store, &merger->draft, error);
    if (result == 0)
        result = set_writer_open(set_draft_path(merger->draft), &merger->writer, error);
    if (result == 0)
        result = copy_files(merger, error);
    if (result == 0)
        result = put_duplicates(merger, out, error);
    if (result == 0)
        result = finish(merger, label, out, error);
    if (result == 0)
        result = set_draft_publish(TAKE_PTR(merger->draft), &merger->stored, NULL, label,
                                   out->set_id, &out->already_stored, error);
    if (result == 0 && !out->already_stored)
        kept_series_prepare(merger->store, out->set_id);
    return result;
}

int merge_shards(struct store *store, const char *const *paths, size_t count,
                 const char *label, struct progress *progress, struct ingest_result *out,
                 struct error *error)
{
    CLEANUP(release) struct merger merger = {.store = store, .progress = progress};

    *out = (struct ingest_result){0};
    merger.budget.stop = progress == NULL ? NULL : &progress->cancelled;
    budget_begin(&merger.budget);
    int result = merge_plan_make(paths, count, &merger.budget, &merger.plan, error);
    if (result == 0)
        result = note_failures(&merger.plan, out, error);
    if (result == 0 && label == NULL)
        label = merger.plan.parts[0].has.label;
    return result == 0 ? write_set(&merger, label, out, error) : result;
}
