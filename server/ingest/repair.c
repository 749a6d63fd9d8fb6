/* See repair.h.
 *
 * The catalogue knows the names, sizes and hashes of a set's files on disk; a kept trace
 * is named after the hash of its content. A gzip file is kept unchanged, so the kept
 * bytes have the hash of the catalogue; for plain JSON, content and file are the same. So
 * every file is found again, unless the traces were kept from copies that are compressed
 * in another way. */
#include "ingest/repair.h"

#include "base/cleanup.h"
#include "base/text.h"
#include "ingest/ingest.h"
#include "ingest/recognise.h"
#include "store/catalogue/left_out.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"
#include "store/set/stored_files.h"
#include "store/traces.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A kept trace, by the hash of its bytes on disk. */
struct kept_trace {
    uint64_t hash[2];
    char *path;
};

struct repair {
    struct store *store;
    const char *id;
    struct progress *progress;
    struct stored_file_list files;
    struct kept_trace *kept; /* ordered by hash; made when first needed */
    size_t kept_count;
    struct traces_list names;
    struct ingest_list list;
    int held; /* keeps the traces from being removed for a limit meanwhile */
};

static void release(struct repair *repair)
{
    for (size_t i = 0; i < repair->kept_count; i++)
        free(repair->kept[i].path);
    free(repair->kept);
    traces_list_free(&repair->names);
    stored_file_list_free(&repair->files);
    ingest_list_free(&repair->list);
    cleanup_close(&repair->held);
}

static int compare_kept(const void *a, const void *b)
{
    const struct kept_trace *x = a, *y = b;

    for (int i = 0; i < 2; i++)
        if (x->hash[i] != y->hash[i])
            return x->hash[i] < y->hash[i] ? -1 : 1;
    return 0;
}

/* Hashes the kept files on disk. */
static int hash_kept(struct repair *repair, struct error *error)
{
    if (repair->kept != NULL)
        return 0;
    int result = traces_list_kept(repair->store, repair->id, &repair->names, error);
    if (result != 0)
        return result;
    repair->kept = calloc(repair->names.count + 1, sizeof *repair->kept);
    if (repair->kept == NULL)
        return error_set_memory(error);
    for (size_t i = 0; result == 0 && i < repair->names.count; i++) {
        struct kept_trace *kept = &repair->kept[repair->kept_count];
        struct stored_file_key key;

        kept->path = traces_path(repair->store, repair->id, repair->names.hashes[i]);
        if (kept->path == NULL)
            return error_set_memory(error);
        repair->kept_count++;
        const struct ingest_file file = {.path = kept->path,
                                         .name = repair->names.hashes[i]};
        result = ingest_hash_file(repair->store, &file, repair->progress, &key, error);
        memcpy(kept->hash, key.disk_hash, sizeof kept->hash);
    }
    if (result == 0)
        qsort(repair->kept, repair->kept_count, sizeof *repair->kept, compare_kept);
    return result;
}

/* The kept trace of a file of the set, in *path, owned by the caller. */
static int find_kept(struct repair *repair, const struct stored_file_key *file,
                     char **path, struct error *error)
{
    struct kept_trace wanted = {.hash = {file->disk_hash[0], file->disk_hash[1]}};
    char hash[33];

    text_write_hash(file->disk_hash, hash);
    if (traces_size(repair->store, repair->id, hash) > 0) { /* it was plain JSON */
        *path = traces_path(repair->store, repair->id, hash);
        return *path == NULL ? error_set_memory(error) : 0;
    }
    int result = hash_kept(repair, error);
    if (result != 0)
        return result;
    const struct kept_trace *found = bsearch(&wanted, repair->kept, repair->kept_count,
                                             sizeof *repair->kept, compare_kept);
    if (found == NULL)
        return error_set(error, ERROR_NOT_FOUND, "trace_not_kept",
                         "%s was not kept, or only another copy of it was kept",
                         file->name);
    *path = strdup(found->path);
    return *path == NULL ? error_set_memory(error) : 0;
}

static int list_kept(struct repair *repair, struct error *error)
{
    size_t count = repair->files.count, all = 0;
    char beside[PATH_MAX];

    repair->list.files = calloc(count + 1, sizeof *repair->list.files);
    if (repair->list.files == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        const struct stored_file_key *stored = &repair->files.files[i];
        struct ingest_file *file = &repair->list.files[i];
        int result = find_kept(repair, stored, &file->path, error);

        if (result != 0)
            return result;
        repair->list.count++;
        file->name = strdup(stored->name);
        if (file->name == NULL)
            return error_set_memory(error);
        if (snprintf(beside, sizeof beside, "%s" TRACES_BESIDE, file->path) <
                (int)sizeof beside &&
            !ingest_read_beside(beside, &all, &file->beside))
            return error_set_memory(error);
        file->was_kept = true;
        file->disk_bytes = stored->disk_bytes;
        memcpy(file->disk_hash, stored->disk_hash, sizeof file->disk_hash);
        file->disk_seal = stored->disk_seal;
    }
    repair->list.expected = repair->id;
    return 0;
}

/* Only the summary has the left-out entries of the folder, and the summary is new. */
static int note_left_out(struct store *store, const struct set_info *before,
                         struct error *error)
{
    json_t *summary = json_loads(before->summary, 0, NULL);
    const json_t *quality = json_object_get(summary, "quality");
    const json_t *list = json_object_get(quality, "left_out_files");
    json_int_t count = json_integer_value(json_object_get(quality, "left_out"));
    int result = json_is_array(list) && count > 0
                     ? store_note_left_out(store, before->id, (size_t)count, list, error)
                     : 0;

    json_decref(summary);
    return result;
}

int ingest_repair_set_with(struct store *store, const struct worker_settings *worker,
                           const char *id, unsigned threads, struct progress *progress,
                           struct ingest_result *made, struct error *error)
{
    CLEANUP(release)
    struct repair repair = {
        .store = store, .id = id, .progress = progress, .held = traces_hold(store, id)};
    CLEANUP(set_info_free) struct set_info info = {0};
    int result = store_list_files(store, id, &repair.files, error);

    *made = (struct ingest_result){0};
    if (result != 0)
        return result;
    if (repair.files.count == 0 || traces_total(store, id) == 0)
        return error_set(error, ERROR_NOT_FOUND, "trace_not_kept",
                         "its traces were not kept");
    result = store_find_set(store, id, &info, error);
    if (result == 0)
        result = list_kept(&repair, error);
    if (result == 0)
        result = ingest_files_with(store, worker, &repair.list, info.label, threads,
                                   progress, made, error);
    return result == 0 ? note_left_out(store, &info, error) : result;
}

int ingest_repair_set(struct store *store, const char *id, unsigned threads,
                      struct progress *progress, struct error *error)
{
    struct ingest_result made;
    int result = ingest_repair_set_with(store, NULL, id, threads, progress, &made, error);

    ingest_result_free(&made);
    return result;
}
