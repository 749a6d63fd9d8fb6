/* See ingest.h: the steps before and after reading the files. */
#include "ingest/ingest.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "ingest/bundle.h"
#include "ingest/reading.h"
#include "ingest/recognise.h"
#include "ingest/worker.h"
#include "store/catalogue/seals.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/kept_series.h"
#include "store/set/set_affected.h"
#include "store/set/set_contents.h"
#include "store/set/set_draft.h"
#include "store/set/set_shared.h"
#include "store/set/set_view.h"
#include "trace/decode/metadata.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#define NAME_BYTES_MAX ((size_t)1 << 20)

struct ingest {
    struct store *store;
    const struct worker_settings *worker;
    const struct ingest_list *list;
    struct progress *progress;
    struct budget budget; /* without limits; over when the progress is cancelled */
    uint64_t *sizes;      /* of the files, on disk */
    struct set_draft *draft;
    struct reading reading;
};

static void set_stage(struct progress *progress, enum progress_stage stage)
{
    if (progress != NULL)
        atomic_store(&progress->stage, (int)stage);
}

/* A file that is gone already has no bytes; reading it will report the error. */
static void measure_files(struct ingest *ingest)
{
    uint64_t total = 0;

    for (size_t i = 0; i < ingest->list->count; i++) {
        struct stat status;

        if (stat(ingest->list->files[i].path, &status) == 0)
            ingest->sizes[i] = (uint64_t)status.st_size;
        total += ingest->sizes[i];
    }
    if (ingest->progress != NULL) {
        atomic_store(&ingest->progress->bytes_total, total);
        atomic_store(&ingest->progress->files_total, (uint32_t)ingest->list->count);
    }
}

/* ---- sets that are stored already ---- */

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

static int compare_set_files(const void *a, const void *b)
{
    const struct set_file *const *x = a, *const *y = b;

    return strcmp((*x)->name, (*y)->name);
}

static int add_changed(const char *name, struct ingest_result *result,
                       struct error *error)
{
    CLEANUP_BUFFER struct buffer clean; /* names of files are bytes */

    buffer_init(&clean, NAME_BYTES_MAX);
    text_append_utf8(&clean, name, strlen(name));
    if (result->changed_beside == NULL)
        result->changed_beside = json_array();
    if (json_array_size(result->changed_beside) < INGEST_CHANGED_MAX &&
        (buffer_failed(&clean) ||
         json_array_append_new(result->changed_beside,
                               json_stringn(clean.bytes, clean.length)) != 0))
        return error_set_memory(error);
    return 0;
}

/* A stored set keeps what stood beside its traces when it was stored. */
static int note_changed_beside(struct ingest *ingest, struct ingest_result *result,
                               struct error *error)
{
    CLEANUP(set_view_free) struct set_view view = {0};
    CLEANUP_FREE const struct set_file **files = NULL;
    const struct ingest_list *list = ingest->list;
    size_t first = 0;

    while (first < list->count && list->files[first].beside == NULL)
        first++;
    if (first == list->count)
        return 0;
    int failed =
        set_view_load(ingest->store, result->set_id, &ingest->budget, &view, error);
    if (failed != 0)
        return failed;
    files = calloc(view.file_count + 1, sizeof(struct set_file *));
    if (files == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < view.file_count; i++)
        files[i] = &view.files[i];
    qsort(files, view.file_count, sizeof(struct set_file *), compare_set_files);
    for (size_t i = first; i < list->count && failed == 0; i++) {
        const struct ingest_file *file = &list->files[i];
        const struct set_file wanted = {.name = file->name}, *key = &wanted;
        const struct set_file *const *found =
            file->beside == NULL || *file->beside == '\0'
                ? NULL
                : bsearch(&key, files, view.file_count, sizeof(struct set_file *),
                          compare_set_files);

        if (found != NULL && !metadata_has_beside((*found)->metadata, file->beside))
            failed = add_changed(file->name, result, error);
    }
    return failed;
}

/* The duplicates of a set that was recognised. */
static int recall_duplicates(struct ingest *ingest, struct ingest_result *result,
                             struct error *error)
{
    CLEANUP(set_view_free) struct set_view view = {0};
    int failed =
        set_view_load(ingest->store, result->set_id, &ingest->budget, &view, error);

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

/* Finds out whether a stored set has these files. */
static int find_stored(struct ingest *ingest, struct ingest_result *result,
                       struct error *error)
{
    for (size_t i = 0; i < ingest->list->count; i++)
        result->disk_bytes += ingest->sizes[i];
    set_stage(ingest->progress, PROGRESS_CHECKING);
    int failed =
        ingest_recognise(ingest->store, ingest->list, ingest->sizes, ingest->progress,
                         &ingest->budget, result->set_id, error);
    if (failed != 0 || result->set_id[0] == '\0')
        return failed;
    result->already_stored = true;
    return recall_duplicates(ingest, result, error);
}

/* ---- results of reading ---- */

static int take_failures(struct ingest *ingest, struct ingest_result *result,
                         struct error *error)
{
    struct reading *reading = &ingest->reading;

    result->failures = calloc(reading->failure_count + 1, sizeof *result->failures);
    if (result->failures == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < reading->failure_count; i++) {
        struct reading_failure *failure = &reading->failures[i];
        char *name = strdup(ingest->list->files[failure->file].name);

        if (name == NULL)
            return error_set_memory(error);
        result->failures[result->failure_count++] =
            (struct ingest_failure){name, TAKE_PTR(failure->message)};
    }
    return 0;
}

static int take_duplicates(const struct ingest *ingest, struct ingest_result *result,
                           struct error *error)
{
    const struct reading *reading = &ingest->reading;
    const struct ingest_file *files = ingest->list->files;
    int failed = 0;

    result->duplicates = calloc(reading->duplicate_count + 1, sizeof *result->duplicates);
    if (result->duplicates == NULL)
        return error_set_memory(error);
    for (size_t i = 0; failed == 0 && i < reading->duplicate_count; i++)
        failed = add_duplicate(result, files[reading->duplicates[i].file].name,
                               files[reading->duplicates[i].same_as].name, error);
    return failed;
}

static int read_files(struct ingest *ingest, const char *label, unsigned threads,
                      struct error *error)
{
    const struct reading_request request = {.list = ingest->list,
                                            .sizes = ingest->sizes,
                                            .draft = set_draft_path(ingest->draft),
                                            .label = label,
                                            .key = store_seal_key(ingest->store),
                                            .threads = threads};
    return ingest->worker == NULL || ingest->worker->host == NULL
               ? reading_run(&request, ingest->progress, &ingest->reading, error)
               : worker_read(ingest->worker, &request, ingest->progress, &ingest->reading,
                             error);
}

/* Reads the draft, or takes one that was read early. */
static int read_draft(struct ingest *ingest, const char *label, unsigned threads,
                      struct ingest_result *result, struct error *error)
{
    const struct ingest_list *list = ingest->list;
    bool is_read =
        list->take_early != NULL && list->take_early(list->context, ingest->progress,
                                                     &ingest->draft, &ingest->reading);
    int failed = is_read ? 0 : set_draft_make(ingest->store, &ingest->draft, error);

    if (failed != 0)
        return failed;
    set_draft_expect(ingest->draft, list->expected);
    if (!is_read)
        failed = read_files(ingest, label, threads, error);
    int untold = take_failures(ingest, result, failed == 0 ? error : NULL);

    if (failed == 0)
        failed = untold;
    if (failed == 0)
        failed = take_duplicates(ingest, result, error);
    result->events = ingest->reading.events;
    result->raw_bytes = ingest->reading.raw_bytes;
    return failed;
}

static void ingest_release(struct ingest *ingest)
{
    set_draft_discard(ingest->draft);
    reading_free(&ingest->reading);
    free(ingest->sizes);
}

static int run(struct ingest *ingest, const char *label, unsigned threads,
               struct ingest_result *result, struct error *error)
{
    measure_files(ingest);
    int failed = find_stored(ingest, result, error);

    if (failed == 0 && result->already_stored)
        return note_changed_beside(ingest, result, error);
    if (failed == 0)
        failed = read_draft(ingest, label, threads, result, error);
    if (failed == 0)
        failed =
            set_draft_publish(TAKE_PTR(ingest->draft), &ingest->reading.contents, NULL,
                              label, result->set_id, &result->already_stored, error);
    if (failed == 0 && !result->already_stored)
        kept_series_prepare(ingest->store, result->set_id);
    return failed == 0 && result->already_stored
               ? note_changed_beside(ingest, result, error)
               : failed;
}

/* The entry of the set in the catalogue, whether the set was read now or before. */
static int take_listed(struct store *store, const char *label,
                       struct ingest_result *result, struct error *error)
{
    CLEANUP_FREE char *asked = set_label(label, NULL);
    struct set_info info = {0};
    int failed = asked == NULL ? error_set_memory(error)
                               : store_find_set(store, result->set_id, &info, error);

    if (failed == 0)
        result->affected = affected_of(info.summary);
    /* Also true for a set that was damaged and was made again. */
    bool known =
        failed == 0 && (result->already_stored || strcmp(info.label, asked) != 0);
    if (known && (result->known_as = strdup(info.label)) == NULL)
        failed = error_set_memory(error);
    set_info_free(&info);
    return failed;
}

int ingest_files(struct store *store, const struct ingest_list *list, const char *label,
                 unsigned threads, struct progress *progress,
                 struct ingest_result *result, struct error *error)
{
    return ingest_files_with(store, NULL, list, label, threads, progress, result, error);
}

int ingest_files_with(struct store *store, const struct worker_settings *worker,
                      const struct ingest_list *list, const char *label, unsigned threads,
                      struct progress *progress, struct ingest_result *result,
                      struct error *error)
{
    CLEANUP(ingest_release)
    struct ingest ingest = {
        .store = store, .worker = worker, .list = list, .progress = progress};

    ingest.budget.stop = progress == NULL ? NULL : &progress->cancelled;
    budget_begin(&ingest.budget);
    *result = (struct ingest_result){0};
    if (list->count == 0)
        return error_set(error, ERROR_FORMAT, "no_traces", "no trace files were given");
    for (size_t i = 0; i < list->count; i++)
        if (bundle_is_name(list->files[i].name))
            return error_set(error, ERROR_FORMAT, "is_bundle",
                             "%.200s is a bundle, not a trace: open it alone (tracediff "
                             "open, or drop it alone on the page)",
                             list->files[i].name);
    ingest.sizes = calloc(list->count, sizeof *ingest.sizes);
    if (ingest.sizes == NULL)
        return error_set_memory(error);
    int failed = run(&ingest, label, threads, result, error);
    if (failed == 0)
        failed = take_listed(store, label, result, error);
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
    left_out_free(&result->left_out);
    free(result->known_as);
    json_decref(result->affected);
    json_decref(result->changed_beside);
    *result = (struct ingest_result){0};
}
