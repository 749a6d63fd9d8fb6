#include "intake/ingest.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/compress.h"
#include "base/error.h"
#include "base/text.h"
#include "intake/bundle.h"
#include "intake/folder.h"
#include "intake/reading.h"
#include "intake/unpack.h"
#include "intake/worker.h"
#include "store/cache.h"
#include "store/catalog.h"
#include "store/directory.h"
#include "store/set_build.h"
#include "store/set_draft.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/traces.h"
#include "trace/metadata.h"
#include "trace/scan.h"

#include <errno.h>
#include <fcntl.h>
#include <jansson.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

/* ---- ingest ---- */

/* The steps before and after reading the files. */

#define NAME_BYTES_MAX ((size_t)1 << 20)

struct ingest {
    struct store *store;
    const struct worker_settings *worker;
    struct ingest_list *list;
    struct progress *progress;
    struct budget budget; /* without limits; over when the progress is cancelled */
    uint64_t *sizes;      /* of the files, on disk */
    size_t unpacked;      /* files in the folder of what was unpacked */
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

/* ---- archives, and files of several ranks ---- */

/* Each archive is unpacked into files of a folder in spool/, which then stand in the list
 * in its place, as NAME-OF-ARCHIVE/NAME. */

#define POOL_NAME "pool"
#define POOL_PART ((uint64_t)16 << 20)

static bool is_archive(const struct ingest_file *file)
{
    unsigned char head[262] = {0};

    if (file->was_kept || ingest_is_archive_name(file->name))
        return !file->was_kept;
    CLEANUP_CLOSE int fd = open(file->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    return fd >= 0 && pread(fd, head, sizeof head, 0) > 4 &&
           (memcmp(head, "PK\3\4", 4) == 0 || memcmp(head + 257, "ustar", 5) == 0);
}

/* Appends `length` bytes of the pool, from where it stands, to a file. */
static int move_piece(int pool, int to, uint64_t length, struct error *error)
{
    char block[1 << 16];

    while (length > 0) {
        ssize_t moved = copy_file_range(pool, NULL, to, NULL, length, 0);

        if (moved < 0 && errno != EINTR) { /* a file system without it */
            moved = read(pool, block, length < sizeof block ? length : sizeof block);
            if (moved > 0 && write(to, block, (size_t)moved) != moved)
                moved = -1;
        }
        if (moved == 0)
            return error_set(error, ERROR_INTERNAL, "pool", "the pool is too short");
        if (moved < 0 && errno != EINTR)
            return error_set_errno(error, errno, "cannot unpack the archive");
        length -= moved > 0 ? (uint64_t)moved : 0;
    }
    return 0;
}

/* Gives bytes of the pool back to the disk. False: the file system cannot. */
static bool give_back(int pool, off_t at, uint64_t length)
{
#ifdef FALLOC_FL_PUNCH_HOLE
    return fallocate(pool, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, at,
                     (off_t)length) == 0;
#else
    return (void)pool, (void)at, (void)length, false;
#endif
}

/* Makes the files of the pool in `folder`, named by the numbers from `first` on. What was
 * moved is given back at once. */
static int make_files(int folder, size_t first, const struct unpacked *unpacked,
                      struct error *error)
{
    CLEANUP_CLOSE int pool = openat(folder, POOL_NAME, O_RDWR | O_CLOEXEC);
    off_t at = 0;

    if (pool < 0)
        return error_set_errno(error, errno, "cannot unpack the archive");
    for (size_t i = 0; i < unpacked->piece_count; i++) {
        const struct unpacked_piece *piece = &unpacked->pieces[i];
        char name[24];

        snprintf(name, sizeof name, "%zu", first + (size_t)piece->file);
        CLEANUP_CLOSE int to = openat(folder, name, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
        if (to < 0 || lseek(to, 0, SEEK_END) < 0)
            return error_set_errno(error, errno, "cannot unpack the archive");
        for (uint64_t left = piece->bytes, part; left > 0; left -= part) {
            part = left < POOL_PART ? left : POOL_PART;
            int result = move_piece(pool, to, part, error);
            if (result != 0)
                return result;
            give_back(pool, at, part);
            at += (off_t)part;
        }
    }
    return 0;
}

/* How far a pool may grow, in bytes: a job leaves as much of the disk free as uploads do,
 * also if all that may run at once unpack, and nothing unpacks farther than any trace. 0:
 * there is no room. */
static uint64_t pool_bytes(const struct ingest *ingest, const char *archive, int pool)
{
    uint64_t left = store_free_bytes(ingest->store);
    uint64_t keep = ingest->worker != NULL ? UPLOAD_DISK_RESERVE + POOL_PART : left / 10;
    struct stat status;

    left = left > keep ? left - keep : 0;
    if (ingest->worker != NULL && ingest->worker->jobs > 1)
        left /= ingest->worker->jobs;
    left = give_back(pool, 0, 1) ? left : left / 2; /* the files need room, too */
    if (stat(archive, &status) != 0 || status.st_size < 0)
        return left < 1 ? left : 1;
    uint64_t most = (uint64_t)status.st_size > STREAM_RAW_MAX / STREAM_RATIO_MAX
                        ? STREAM_RAW_MAX
                        : (uint64_t)status.st_size * STREAM_RATIO_MAX;
    most += STREAM_RATIO_FROM;
    return left < most ? left : most;
}

struct named_number {
    const char *name;
    size_t number;
};

static int compare_named(const void *a, const void *b)
{
    const struct named_number *x = a, *y = b;
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : (x->number > y->number) - (x->number < y->number);
}

/* Adds one file to the list. */
static void list_unpacked(struct ingest_list *list, const char *folder,
                          const char *archive, const struct named_number *file)
{
    list->files[list->count++] =
        (struct ingest_file){.path = owned_printf("%s/%zu", folder, file->number),
                             .name = owned_printf("%s/%s", archive, file->name)};
}

/* Adds what was unpacked to the list. Of files of one name the last counts, as when the
 * archive is unpacked by hand. */
static void list_all(struct ingest_list *list, const char *archive, size_t first,
                     const struct unpacked *unpacked)
{
    CLEANUP_FREE struct named_number *sorted = owned_new(unpacked->count, sizeof *sorted);
    const char *folder = traces_draft_path(list->unpacked);
    struct ingest_file *files =
        owned_new(list->count + unpacked->count, sizeof *list->files);
    struct left_out_files *left_out = &list->left_out;
    size_t all = 0;

    if (list->count > 0)
        memcpy(files, list->files, list->count * sizeof *files);
    free(list->files);
    list->files = files;
    for (size_t i = 0; i < unpacked->count; i++)
        sorted[i] = (struct named_number){unpacked->names[i], first + i};
    qsort(sorted, unpacked->count, sizeof *sorted, compare_named);
    for (size_t i = 0; i < unpacked->count; i++) {
        CLEANUP_FREE char *whole = owned_printf("%s/%s", archive, sorted[i].name);
        bool last =
            i + 1 == unpacked->count || strcmp(sorted[i].name, sorted[i + 1].name) != 0;

        if (!last)
            left_out_add(left_out, whole, LEFT_OUT_REPLACED);
        else if (!ingest_is_beside_name(sorted[i].name))
            list_unpacked(list, folder, archive, &sorted[i]);
    }
    ingest_list_sort(list);
    for (size_t i = 0; i < unpacked->count; i++) {
        CLEANUP_FREE char *whole = owned_printf("%s/%s", archive, sorted[i].name);
        CLEANUP_FREE char *path = owned_printf("%s/%zu", folder, sorted[i].number);

        if (ingest_is_beside_name(sorted[i].name) &&
            !ingest_list_add_beside(list, whole, path, &all))
            left_out_add(left_out, whole, LEFT_OUT_ALONE);
    }
    for (size_t i = 0; i < unpacked->left_out.listed; i++) {
        const struct left_out_entry *entry = &unpacked->left_out.entries[i];
        CLEANUP_FREE char *whole = owned_printf("%s/%s", archive, entry->name);

        left_out_add(left_out, whole, entry->why);
    }
    left_out->count += unpacked->left_out.count - unpacked->left_out.listed;
}

static void add_failure(struct ingest_list *list, const char *file, const char *message)
{
    size_t capacity = list->failure_count;

    OWNED_RESERVE(list->failures, capacity, list->failure_count + 1);
    list->failures[list->failure_count++] =
        (struct ingest_failure){owned_copy(file), owned_copy(message)};
}

/* Unpacks one archive, or the ranks of one file. */
static int unpack_one(struct ingest *ingest, bool ranks,
                      const struct ingest_file *archive, struct error *error)
{
    CLEANUP(unpacked_free) struct unpacked unpacked = {0};
    const struct worker_settings own = worker_settings(1, 0);
    int folder = traces_draft_folder(ingest->list->unpacked);
    CLEANUP_FREE char *path = NULL;

    path = owned_printf("%s/" POOL_NAME, traces_draft_path(ingest->list->unpacked));
    CLEANUP_CLOSE int made =
        openat(folder, POOL_NAME, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (made < 0)
        return error_set_errno(error, errno, "cannot unpack %s", archive->name);
    uint64_t room = pool_bytes(ingest, archive->path, made);
    int result =
        room == 0
            ? error_set(error, ERROR_SPACE, "disk_full",
                        "cannot unpack %s: 1 GiB of the disk must stay free; free "
                        "some space and try again",
                        archive->name)
            : worker_unpack(ingest->worker != NULL ? ingest->worker : &own, ranks,
                            archive, path, room, ingest->progress, &unpacked, error);
    if (result == 0)
        result = make_files(folder, ingest->unpacked, &unpacked, error);
    unlinkat(folder, POOL_NAME, 0);
    if (result == 0)
        list_all(ingest->list, archive->name, ingest->unpacked, &unpacked);
    if (result == 0 && unpacked.failure != NULL)
        add_failure(ingest->list, archive->name, unpacked.failure);
    ingest->unpacked += unpacked.count;
    return result;
}

/* Takes the archives out of the list; the caller owns them. */
static struct ingest_file *take_archives(struct ingest_list *list, size_t *count)
{
    struct ingest_file *archives = owned_new(list->count, sizeof *archives);
    size_t left = 0;

    for (size_t i = 0; i < list->count; i++)
        if (is_archive(&list->files[i]))
            archives[(*count)++] = list->files[i];
        else
            list->files[left++] = list->files[i];
    list->count = left;
    return archives;
}

/* An archive that cannot be unpacked is a failure of that file, as long as there are
 * others. */
static int unpack_all(struct ingest *ingest, struct error *error)
{
    struct ingest_list archives = {0};
    struct error first = {0};
    int result = 0;

    archives.files = take_archives(ingest->list, &archives.count);
    if (archives.count > 0)
        result = traces_begin(ingest->store, &ingest->list->unpacked, error);
    for (size_t i = 0; result == 0 && i < archives.count; i++) {
        struct error why = {0};

        result = unpack_one(ingest, false, &archives.files[i], &why);
        if (result != 0 && error != NULL)
            *error = why;
        if (result != -(int)ERROR_FORMAT && result != -(int)ERROR_LIMIT)
            continue;
        first = first.code == ERROR_NONE ? why : first;
        add_failure(ingest->list, archives.files[i].name, why.message);
        result = 0;
    }
    ingest_list_free(&archives);
    if (result == 0 && ingest->list->count == 0 && first.code != ERROR_NONE) {
        if (error != NULL)
            *error = first;
        return -(int)first.code;
    }
    return result;
}

int ingest_unpack(struct store *store, struct ingest_list *list, const char *name,
                  struct error *error)
{
    struct ingest ingest = {.store = store, .list = list};
    int result = traces_begin(store, &list->unpacked, error);

    /* What is in a file has a longer name, and so stands behind it. */
    for (size_t i = 0; result == 0 && i < list->count; i++) {
        const struct ingest_file whole = list->files[i]; /* the list moves */
        size_t length = strlen(whole.name);

        if (strncmp(name, whole.name, length) == 0 && name[length] == '/')
            result = unpack_one(&ingest, !is_archive(&whole), &whole, error);
    }
    return result;
}

/* Splits the files that `merged` marks; one that cannot be split is read as it is, which
 * is noted. What stands beside a file does not say of which rank it is. */
static int split_merged(struct ingest *ingest, const bool *merged, struct error *error)
{
    struct ingest_list *list = ingest->list, whole = {0};
    size_t left = 0;
    int result =
        list->unpacked != NULL ? 0 : traces_begin(ingest->store, &list->unpacked, error);

    if (result != 0)
        return result;
    whole.files = owned_new(list->count, sizeof *whole.files);
    for (size_t i = 0; i < list->count; i++)
        if (merged[i])
            whole.files[whole.count++] = list->files[i];
        else
            list->files[left++] = list->files[i];
    list->count = left;
    for (size_t i = 0; i < whole.count && result == 0; i++) {
        struct error why = {0};

        result = unpack_one(ingest, true, &whole.files[i], &why);
        if (result == -(int)ERROR_FORMAT) { /* there is room: it was in the list */
            list->files[list->count] = whole.files[i];
            list->files[list->count++].splits = false;
            whole.files[i] = (struct ingest_file){0};
            ingest_list_sort(list);
            result = 0;
        } else if (result != 0 && error != NULL) {
            *error = why;
        }
    }
    ingest_list_free(&whole);
    return result;
}

/* ---- sets that are stored already ---- */

static void add_duplicate(struct ingest_result *result, const char *file,
                          const char *same_as)
{
    result->duplicates[result->duplicate_count++] =
        (struct ingest_duplicate){owned_copy(file), owned_copy(same_as)};
}

static int compare_set_files(const void *a, const void *b)
{
    const struct set_file *const *x = a, *const *y = b;

    return strcmp((*x)->name, (*y)->name);
}

static void add_changed(const char *name, struct ingest_result *result)
{
    CLEANUP_BUFFER struct buffer clean; /* names of files are bytes */

    buffer_init(&clean, NAME_BYTES_MAX);
    text_append_utf8(&clean, name, strlen(name));
    if (result->changed_beside == NULL)
        result->changed_beside = json_array();
    if (json_array_size(result->changed_beside) < INGEST_CHANGED_MAX)
        json_array_append_new(result->changed_beside,
                              json_stringn(clean.bytes, clean.length));
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
    files = owned_new(view.file_count, sizeof(struct set_file *));
    for (size_t i = 0; i < view.file_count; i++)
        files[i] = &view.files[i];
    qsort(files, view.file_count, sizeof(struct set_file *), compare_set_files);
    for (size_t i = first; i < list->count; i++) {
        const struct ingest_file *file = &list->files[i];
        const struct set_file wanted = {.name = file->name}, *key = &wanted;
        const struct set_file *const *found =
            file->beside == NULL || *file->beside == '\0'
                ? NULL
                : bsearch(&key, files, view.file_count, sizeof(struct set_file *),
                          compare_set_files);

        if (found != NULL && !metadata_has_beside((*found)->metadata, file->beside))
            add_changed(file->name, result);
    }
    return 0;
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
    result->duplicates = owned_new(view.duplicate_count, sizeof *result->duplicates);
    for (size_t i = 0; i < view.duplicate_count; i++) {
        const struct set_duplicate *duplicate = &view.duplicates[i];
        const struct set_file *file = set_view_find_file(&view, duplicate->same_as);

        add_duplicate(result, duplicate->name, file == NULL ? "" : file->name);
    }
    return 0;
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
    /* Its age begins again, and it leaves the bin if somebody removed it meanwhile. */
    failed = store_restore_set(ingest->store, result->set_id, error);
    if (failed == -(int)ERROR_NOT_FOUND) /* it is gone for good: reads the traces anew */
        return 0;
    result->already_stored = failed == 0;
    return failed == 0 ? recall_duplicates(ingest, result, error) : failed;
}

/* ---- results of reading ---- */

static void take_failures(const struct ingest_list *list, struct reading *reading,
                          struct ingest_result *result)
{
    result->failures = owned_new(reading->failure_count, sizeof *result->failures);
    for (size_t i = 0; i < reading->failure_count; i++) {
        struct reading_failure *failure = &reading->failures[i];

        result->failures[result->failure_count++] = (struct ingest_failure){
            owned_copy(list->files[failure->file].name), TAKE_PTR(failure->message)};
    }
}

static void take_duplicates(const struct ingest_list *list, const struct reading *reading,
                            struct ingest_result *result)
{
    result->duplicates = owned_new(reading->duplicate_count, sizeof *result->duplicates);
    for (size_t i = 0; i < reading->duplicate_count; i++)
        add_duplicate(result, list->files[reading->duplicates[i].file].name,
                      list->files[reading->duplicates[i].same_as].name);
}

#define SEVERAL_RANKS "several_ranks"

/* Marks the files that must be split first. */
static bool has_merged(const struct reading_request *what, const struct reading *reading)
{
    bool any = false;

    for (size_t i = 0; i < reading->failure_count && what->merged != NULL; i++) {
        size_t file = reading->failures[i].file;

        what->merged[file] =
            reading->failures[i].is_merged && what->list->files[file].splits;
        any = any || what->merged[file];
    }
    return any;
}

int ingest_assemble(struct store *store, const struct worker_settings *worker,
                    const struct reading_request *what, const char *label,
                    struct progress *progress, struct ingest_result *result,
                    struct error *error)
{
    CLEANUP(reading_free) struct reading reading = {0};
    struct reading_request request = *what;
    struct set_draft *draft = NULL;
    int failed = set_draft_make(store, &draft, error);

    if (failed != 0)
        return failed;
    set_draft_expect(draft, what->list->expected);
    request.draft = set_draft_path(draft);
    request.key = store_seal_key(store);
    failed = worker_read(worker, &request, progress, &reading, error);
    if (has_merged(what, &reading)) {
        set_draft_discard(draft);
        return error_set(error, ERROR_CONFLICT, SEVERAL_RANKS, "several ranks");
    }
    take_failures(what->list, &reading, result);
    if (failed == 0)
        take_duplicates(what->list, &reading, result);
    result->events = reading.events;
    result->raw_bytes = reading.raw_bytes;
    if (failed != 0) {
        set_draft_discard(draft);
        return failed;
    }
    failed = set_draft_publish(draft, &reading.contents, label, what->label,
                               result->set_id, &result->already_stored, error);
    if (failed == 0 && !result->already_stored)
        kept_series_prepare(store, result->set_id);
    return failed;
}

static int run(struct ingest *ingest, const char *label, unsigned threads,
               struct ingest_result *result, struct error *error)
{
    CLEANUP_FREE uint64_t *sizes = owned_new(ingest->list->count, sizeof *sizes);
    CLEANUP_FREE bool *merged = owned_new(ingest->list->count, sizeof *merged);
    const struct reading_request what = {.list = ingest->list,
                                         .sizes = sizes,
                                         .merged = merged,
                                         .label = label,
                                         .threads = threads};

    ingest->sizes = sizes;
    measure_files(ingest);
    int failed = find_stored(ingest, result, error);
    if (failed == 0 && !result->already_stored)
        failed = ingest_assemble(ingest->store, ingest->worker, &what, NULL,
                                 ingest->progress, result, error);
    if (failed == -(int)ERROR_CONFLICT && error != NULL &&
        strcmp(error->slug, SEVERAL_RANKS) == 0) {
        failed = split_merged(ingest, merged, error);
        result->disk_bytes = 0;
        return failed != 0 ? failed : run(ingest, label, threads, result, error);
    }
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
    int failed = store_find_set(store, result->set_id, &info, error);

    if (failed == 0)
        result->affected = affected_of(info.summary);
    /* Also true for a set that was damaged and was made again. */
    if (failed == 0 && (result->already_stored || strcmp(info.label, asked) != 0))
        result->known_as = owned_copy(info.label);
    set_info_free(&info);
    return failed;
}

#define REMOVED_MOST 3

/* Begins again if somebody removes the set while it is being stored. */
static int run_until_listed(struct ingest *ingest, const char *label, unsigned threads,
                            struct ingest_result *result, struct error *error)
{
    for (int i = 0; i < REMOVED_MOST; i++) {
        int failed = run(ingest, label, threads, result, error);

        if (failed == 0)
            failed = take_listed(ingest->store, label, result, error);
        if (failed != -(int)ERROR_NOT_FOUND)
            return failed;
        ingest_result_free(result);
    }
    return error_set(error, ERROR_CONFLICT, "set_removed",
                     "somebody removed the set each time that it was stored (%d times): "
                     "store these files again",
                     REMOVED_MOST);
}

/* Archives that could not be unpacked count as files that could not be read. */
static void take_unpacked(struct ingest_list *list, struct ingest_result *result)
{
    size_t capacity = result->failure_count;

    OWNED_RESERVE(result->failures, capacity,
                  result->failure_count + list->failure_count);
    for (size_t i = 0; i < list->failure_count; i++)
        result->failures[result->failure_count++] = list->failures[i];
    list->failure_count = 0;
}

int ingest_files(struct store *store, const struct worker_settings *worker,
                 struct ingest_list *list, const char *label, unsigned threads,
                 struct progress *progress, struct ingest_result *result,
                 struct error *error)
{
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
    int failed = unpack_all(&ingest, error);
    for (size_t i = 0; i < list->count; i++)
        list->files[i].splits = !list->files[i].was_kept;
    if (failed == 0)
        failed = run_until_listed(&ingest, label, threads, result, error);
    take_unpacked(list, result);
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

/* ---- keep ---- */

#define BLOCK ((size_t)256 << 10)
#define COPIERS_MAX 16

struct keeper {
    struct store *store;
    const struct ingest_list *list;
    struct progress *progress;
    struct set_view view;
    struct traces_draft *draft;
    const struct traces_limit *limit; /* NULL: none */
    _Atomic uint64_t written;

    pthread_mutex_t mutex; /* guards the fields below */
    bool *kept;            /* by file of the view */
    size_t next;           /* in the list */
    int result;            /* the first error that ends all of it */
    struct error error;
    struct error reading; /* why some file could not be read */
};

/* ---- one copy ---- */

struct file_copy {
    struct keeper *keeper;
    const char *name; /* for messages */
    int from, to;
    bool gzip;       /* the file itself is gzip */
    bool unreadable; /* the file failed, not the copy */
    struct deflater *deflater;
    XXH3_state_t *hash;
    unsigned char *in, *out;
};

static void release_copy(struct file_copy *copy)
{
    cleanup_close(&copy->from);
    cleanup_close(&copy->to);
    deflater_free(copy->deflater);
    XXH3_freeState(copy->hash);
    free(copy->in);
    free(copy->out);
}

/* Checks that the limit has room for `length` more bytes, and removes older traces for
 * it. */
static int check_room(struct keeper *keeper, size_t length, struct error *error)
{
    const struct traces_limit *limit = keeper->limit;
    uint64_t written = atomic_fetch_add(&keeper->written, length) + length;
    bool again;
    int result = 0;

    if (limit == NULL)
        return 0;
    if (written > limit->bytes)
        return error_set(error, ERROR_LIMIT, "traces_over_limit",
                         "they take more than the %.3g GB that may be kept in total "
                         "(--keep-traces)",
                         (double)limit->bytes / 1e9);
    if (store_free_bytes(keeper->store) >= limit->leave_free)
        return 0;
    pthread_mutex_lock(&keeper->mutex);
    if (store_free_bytes(keeper->store) < limit->leave_free)
        result = traces_keep_within(keeper->store, limit, &again, error);
    pthread_mutex_unlock(&keeper->mutex);
    if (result == 0 && store_free_bytes(keeper->store) < limit->leave_free)
        result = error_set(error, ERROR_SPACE, "disk_full",
                           "keeping them would leave less than %.3g GB of the disk free",
                           (double)limit->leave_free / 1e9);
    return result;
}

static int write_all(int fd, const void *bytes, size_t length, struct error *error)
{
    return system_write_all(fd, bytes, length)
               ? 0
               : error_set_errno(error, errno, "the copy of a trace");
}

/* Writes bytes of the file into the copy; `last` ends the gzip member. */
static int put_block(struct file_copy *copy, const uint8_t *next, size_t length,
                     bool last, struct error *error)
{
    enum deflate_result state = DEFLATE_OUTPUT_FULL;
    int result = 0;

    if (copy->gzip) {
        result = check_room(copy->keeper, length, error);
        return result == 0 ? write_all(copy->to, next, length, error) : result;
    }
    while (result == 0 && state == DEFLATE_OUTPUT_FULL) {
        size_t made;

        state =
            deflater_run(copy->deflater, &next, &length, last, copy->out, BLOCK, &made);
        result = check_room(copy->keeper, made, error);
        if (result == 0)
            result = write_all(copy->to, copy->out, made, error);
        if (state == DEFLATE_FAILED)
            return error_set(error, ERROR_INTERNAL, "deflate_failed",
                             "%s: cannot be compressed", copy->name);
    }
    return result;
}

/* Reads a whole block, or less if the file ends. -1: errno. */
static ssize_t read_block(int fd, unsigned char *out)
{
    size_t length = 0;

    while (length < BLOCK) {
        ssize_t got = read(fd, out + length, BLOCK - length);

        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return -1;
        if (got == 0)
            break;
        length += (size_t)got;
    }
    return (ssize_t)length;
}

/* Copies a file that is packed with something else than gzip: the bytes in it. */
static int copy_packed(struct file_copy *copy, const char *path,
                       struct progress *progress, char disk_hash[33], struct error *error)
{
    CLEANUP_STREAM struct stream *stream = NULL;
    struct stream_window window = {0};
    struct stream_summary summary;
    int result =
        stream_open(path, copy->name, false, NULL, NULL, progress, &stream, error);

    copy->unreadable = result != 0;
    while (result == 0 && !window.at_end) {
        result = stream_next(stream, &window, window.length, error);
        copy->unreadable = result != 0;
        if (result == 0)
            result = put_block(copy, window.bytes + window.start,
                               window.length - window.start, window.at_end, error);
    }
    if (result == 0)
        result = stream_finish(stream, &summary, error);
    if (result == 0)
        text_write_hash(summary.disk_hash, disk_hash);
    return result;
}

static int copy_bytes(struct file_copy *copy, const char *path, struct progress *progress,
                      char disk_hash[33], struct error *error)
{
    enum stream_packing packing = STREAM_PLAIN;
    bool first = true;
    ssize_t got;

    if (copy->in == NULL)
        return error_set_memory(error);
    do {
        if (progress != NULL && atomic_load(&progress->cancelled))
            return error_set(error, ERROR_CANCELLED, "cancelled", "cancelled");
        got = read_block(copy->from, copy->in);
        copy->unreadable = got < 0;
        if (got < 0)
            return error_set_errno(error, errno, "%s", copy->name);
        if (first)
            packing = stream_packing_of(copy->in, (size_t)got);
        if (packing > STREAM_GZIP)
            return copy_packed(copy, path, progress, disk_hash, error);
        copy->gzip = packing == STREAM_GZIP;
        first = false;
        XXH3_128bits_update(copy->hash, copy->in, (size_t)got);
        int result = put_block(copy, copy->in, (size_t)got, (size_t)got < BLOCK, error);
        if (result != 0)
            return result;
        if (progress != NULL)
            atomic_fetch_add(&progress->bytes_done, (uint64_t)got);
    } while ((size_t)got == BLOCK);
    XXH128_hash_t hash = XXH3_128bits_digest(copy->hash);
    text_write_hash((uint64_t[]){hash.low64, hash.high64}, disk_hash);
    return 0;
}

static int open_copy(struct file_copy *copy, const struct ingest_file *file, int folder,
                     const char *name, struct error *error)
{
    struct stat status;

    copy->name = file->name;
    copy->unreadable = true;
    copy->from = open(file->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (copy->from < 0 || fstat(copy->from, &status) != 0)
        return error_set_errno(error, errno, "%s", file->name);
    if (!S_ISREG(status.st_mode))
        return error_set(error, ERROR_IO, "not_a_file", "%s: not a regular file",
                         file->name);
    copy->unreadable = false;
    copy->deflater = deflater_new();
    copy->hash = XXH3_createState();
    copy->in = malloc(BLOCK);
    copy->out = malloc(BLOCK);
    if (copy->deflater == NULL || copy->hash == NULL || copy->out == NULL)
        return error_set_memory(error);
    XXH3_128bits_reset(copy->hash);
    copy->to = openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (copy->to < 0)
        return error_set_errno(error, errno, "the copy of %s", file->name);
    return 0;
}

/* ---- which file of the set it is ---- */

static const char *find_by(const struct set_view *view, const char *hash, bool on_disk)
{
    for (size_t i = 0; i < view->file_count; i++) {
        const struct set_file *file = &view->files[i];

        if (strcmp(on_disk ? file->disk_hash : file->hash, hash) == 0)
            return file->hash;
    }
    return NULL;
}

/* The hash of the content of a gzip copy. */
static int hash_content(const struct keeper *keeper, const char *temporary, char hex[33],
                        struct error *error)
{
    CLEANUP_STREAM struct stream *stream = NULL;
    CLEANUP_FREE char *path = NULL;
    struct stream_summary summary;

    path = owned_printf("%s/%s", traces_draft_path(keeper->draft), temporary);
    int result = stream_open(path, temporary, false, NULL, NULL, NULL, &stream, error);
    if (result == 0)
        result = stream_finish(stream, &summary, error);
    if (result == 0)
        text_write_hash(summary.hash, hex);
    return result;
}

/* Marks the files with this content. False: they are kept already. */
static bool take_place(struct keeper *keeper, const char *hash)
{
    bool taken = false;

    pthread_mutex_lock(&keeper->mutex);
    for (size_t i = 0; i < keeper->view.file_count; i++) {
        if (keeper->kept[i] || strcmp(keeper->view.files[i].hash, hash) != 0)
            continue;
        keeper->kept[i] = true;
        taken = true;
    }
    pthread_mutex_unlock(&keeper->mutex);
    return taken;
}

/* Under the name that it would have in a folder of traces. */
static int keep_beside(struct keeper *keeper, const struct ingest_file *file,
                       const char *kept, struct error *error)
{
    char name[TRACES_NAME_SIZE + sizeof TRACES_BESIDE];
    size_t length = strlen(file->beside);

    snprintf(name, sizeof name, "%s" TRACES_BESIDE, kept);
    CLEANUP_CLOSE int fd = openat(traces_draft_folder(keeper->draft), name,
                                  O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (fd < 0)
        return error_set_errno(error, errno, "the copy of what is beside %s", file->name);
    int result = check_room(keeper, length, error);
    if (result == 0)
        result = write_all(fd, file->beside, length, error);
    return result == 0 && fsync(fd) != 0
               ? error_set_errno(error, errno, "the copy of what is beside %s",
                                 file->name)
               : result;
}

/* Gives the copy its name, or removes a copy that cannot be used. */
static int settle_copy(struct keeper *keeper, const struct ingest_file *file,
                       const struct file_copy *copy, const char *temporary,
                       const char disk_hash[33], struct error *error)
{
    int folder = traces_draft_folder(keeper->draft);
    const char *hash = find_by(&keeper->view, disk_hash, true);
    char content[33], name[TRACES_NAME_SIZE];

    /* The set was stored from other copies, or this file could not be read. */
    if (hash == NULL && copy->gzip &&
        hash_content(keeper, temporary, content, error) == 0)
        hash = find_by(&keeper->view, content, false);
    else if (hash == NULL && !copy->gzip)
        hash = find_by(&keeper->view, disk_hash, false);
    if (hash == NULL || !take_place(keeper, hash)) {
        unlinkat(folder, temporary, 0);
        return 0;
    }
    traces_name(hash, name);
    if (fsync(copy->to) != 0 || renameat(folder, temporary, folder, name) != 0)
        return error_set_errno(error, errno, "the copy of %s", file->name);
    return file->beside == NULL || *file->beside == '\0'
               ? 0
               : keep_beside(keeper, file, name, error);
}

static int keep_file(struct keeper *keeper, size_t i, struct error *error)
{
    const struct ingest_file *file = &keeper->list->files[i];
    CLEANUP(release_copy)
    struct file_copy copy = {.keeper = keeper, .from = -1, .to = -1};
    char temporary[32], disk_hash[33];

    snprintf(temporary, sizeof temporary, "new-%zu", i);
    int result =
        open_copy(&copy, file, traces_draft_folder(keeper->draft), temporary, error);
    if (result == 0)
        result = copy_bytes(&copy, file->path, keeper->progress, disk_hash, error);
    if (result == 0)
        return settle_copy(keeper, file, &copy, temporary, disk_hash, error);
    if (!copy.unreadable)
        return result;
    /* Perhaps the file is not one of the set: check_all() finds out. */
    unlinkat(traces_draft_folder(keeper->draft), temporary, 0);
    pthread_mutex_lock(&keeper->mutex);
    keeper->reading = *error;
    pthread_mutex_unlock(&keeper->mutex);
    return 0;
}

/* ---- all of them ---- */

static void work(void *argument)
{
    struct keeper *keeper = argument;

    for (;;) {
        struct error error = {0};

        pthread_mutex_lock(&keeper->mutex);
        bool done = keeper->next == keeper->list->count || keeper->result != 0;
        size_t i = done ? 0 : keeper->next++;
        pthread_mutex_unlock(&keeper->mutex);
        if (done)
            return;
        int result = keep_file(keeper, i, &error);
        if (result == 0)
            continue;
        pthread_mutex_lock(&keeper->mutex);
        if (keeper->result == 0) {
            keeper->result = result;
            keeper->error = error;
        }
        pthread_mutex_unlock(&keeper->mutex);
    }
}

static int run_workers(struct keeper *keeper, unsigned threads, struct error *error)
{
    size_t files = keeper->list->count;

    threads = threads_choose(threads);
    threads = threads > COPIERS_MAX ? COPIERS_MAX : threads;
    threads_share(work, keeper, files < threads ? (unsigned)files : threads);
    if (keeper->result != 0 && error != NULL)
        *error = keeper->error;
    return keeper->result;
}

static bool all_are_kept(const struct keeper *keeper)
{
    const struct set_view *view = &keeper->view;

    for (size_t i = 0; i < view->file_count; i++)
        if (traces_size(keeper->store, view->id, view->files[i].hash) == 0)
            return false;
    return true;
}

/* Without a limit, traces that are kept already are kept for good from now on. The limit
 * of a server may have removed them meanwhile: *all says whether all are kept afterwards.
 */
static int keep_what_is_there(const struct keeper *keeper, bool *all, struct error *error)
{
    *all = all_are_kept(keeper);
    if (!*all || keeper->limit != NULL)
        return 0;
    int result = traces_keep_always(keeper->store, keeper->view.id, error);
    *all = all_are_kept(keeper);
    return result;
}

static int check_all(const struct keeper *keeper, struct error *error)
{
    for (size_t i = 0; i < keeper->view.file_count; i++) {
        if (keeper->kept[i])
            continue;
        if (keeper->reading.code != ERROR_NONE) {
            *error = keeper->reading;
            return -(int)error->code;
        }
        return error_set(error, ERROR_CONFLICT, "trace_changed",
                         "%s has changed since it was read", keeper->view.files[i].name);
    }
    return 0;
}

static void keeper_release(struct keeper *keeper)
{
    set_view_free(&keeper->view);
    traces_discard(keeper->draft);
    free(keeper->kept);
    pthread_mutex_destroy(&keeper->mutex);
}

int ingest_keep_traces(struct store *store, const struct ingest_list *list,
                       const char *set_id, unsigned threads,
                       const struct traces_limit *limit, struct progress *progress,
                       struct error *error)
{
    struct budget budget = {.stop = progress == NULL ? NULL : &progress->cancelled};
    CLEANUP(keeper_release)
    struct keeper keeper = {
        .store = store, .list = list, .limit = limit, .progress = progress};

    budget_begin(&budget);
    pthread_mutex_init(&keeper.mutex, NULL);
    int result = set_view_load(store, set_id, &budget, &keeper.view, error);
    bool all = false;
    if (result == 0)
        result = keep_what_is_there(&keeper, &all, error);
    if (result != 0 || all)
        return result;
    if (progress != NULL) {
        atomic_store(&progress->bytes_done, 0);
        atomic_store(&progress->stage, PROGRESS_KEEPING);
    }
    keeper.kept = owned_new(keeper.view.file_count, sizeof *keeper.kept);
    result = traces_begin(store, &keeper.draft, error);
    if (result == 0)
        result = run_workers(&keeper, threads, error);
    if (result == 0)
        result = check_all(&keeper, error);
    if (result == 0 && limit != NULL)
        result = traces_mark(keeper.draft, TRACES_LIMITED, error);
    if (result == 0)
        result = traces_publish(TAKE_PTR(keeper.draft), set_id, error);
    if (result == 0 && progress != NULL)
        atomic_store(&progress->bytes_done, atomic_load(&progress->bytes_total));
    return result;
}

/* ---- repair ---- */

/* The catalogue knows the names, sizes and hashes of a set's files on disk; a kept trace
 * is named after the hash of its content. A gzip file is kept unchanged, so the kept
 * bytes have the hash of the catalogue; for plain JSON, content and file are the same. So
 * every file is found again, unless the traces were kept from copies that are compressed
 * in another way. */

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
    struct traces_list names;
    struct ingest_list list;
    int held; /* keeps the traces from being removed for a limit meanwhile */
};

static void release(struct repair *repair)
{
    for (size_t i = 0; repair->kept != NULL && i < repair->names.count; i++)
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
    repair->kept = owned_new(repair->names.count, sizeof *repair->kept);
    for (size_t i = 0; result == 0 && i < repair->names.count; i++) {
        struct kept_trace *kept = &repair->kept[i];
        struct stored_file_key key;

        kept->path = traces_path(repair->store, repair->id, repair->names.hashes[i]);
        const struct ingest_file file = {.path = kept->path,
                                         .name = repair->names.hashes[i]};
        result = ingest_hash_file(repair->store, &file, repair->progress, &key, error);
        memcpy(kept->hash, key.disk_hash, sizeof kept->hash);
    }
    if (result == 0)
        qsort(repair->kept, repair->names.count, sizeof *repair->kept, compare_kept);
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
        return 0;
    }
    int result = hash_kept(repair, error);
    if (result != 0)
        return result;
    const struct kept_trace *found = bsearch(&wanted, repair->kept, repair->names.count,
                                             sizeof *repair->kept, compare_kept);
    if (found == NULL)
        return error_set(error, ERROR_NOT_FOUND, "trace_not_kept",
                         "%s was not kept, or only another copy of it was kept",
                         file->name);
    *path = owned_copy(found->path);
    return 0;
}

static int list_kept(struct repair *repair, struct error *error)
{
    size_t count = repair->files.count, all = 0;
    char beside[PATH_MAX];

    repair->list.files = owned_new(count, sizeof *repair->list.files);
    for (size_t i = 0; i < count; i++) {
        const struct stored_file_key *stored = &repair->files.files[i];
        struct ingest_file *file = &repair->list.files[i];
        int result = find_kept(repair, stored, &file->path, error);

        if (result != 0)
            return result;
        repair->list.count++;
        file->name = owned_copy(stored->name);
        if (snprintf(beside, sizeof beside, "%s" TRACES_BESIDE, file->path) <
            (int)sizeof beside)
            ingest_read_beside(beside, &all, &file->beside);
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

int ingest_repair_set(struct store *store, const struct worker_settings *worker,
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
    repair.list.files_are = files_are_of(info.summary);
    if (result == 0)
        result = list_kept(&repair, error);
    if (result == 0)
        result = ingest_files(store, worker, &repair.list, info.label, threads, progress,
                              made, error);
    return result == 0 ? note_left_out(store, &info, error) : result;
}
