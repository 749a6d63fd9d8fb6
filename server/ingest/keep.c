/* See keep.h. */
#include "ingest/keep.h"

#include "base/cleanup.h"
#include "base/deflate.h"
#include "base/text.h"
#include "base/threads.h"
#include "store/place/directory.h"
#include "store/set/set_shared.h"
#include "store/set/set_view.h"
#include "store/traces.h"
#include "store/traces_limit.h"
#include "trace/scan/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

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

static int write_all(int fd, const unsigned char *bytes, size_t length,
                     struct error *error)
{
    while (length > 0) {
        ssize_t written = write(fd, bytes, length);

        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return error_set_errno(error, errno, "the copy of a trace");
        bytes += written;
        length -= (size_t)written;
    }
    return 0;
}

/* Writes one block of the file into the copy; `last` ends the gzip member. */
static int put_block(struct file_copy *copy, size_t length, bool last,
                     struct error *error)
{
    const uint8_t *next = copy->in;
    enum deflate_result state = DEFLATE_OUTPUT_FULL;
    int result = 0;

    if (copy->gzip) {
        result = check_room(copy->keeper, length, error);
        return result == 0 ? write_all(copy->to, copy->in, length, error) : result;
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

static int copy_bytes(struct file_copy *copy, struct progress *progress,
                      char disk_hash[33], struct error *error)
{
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
            copy->gzip = got >= 2 && copy->in[0] == 0x1f && copy->in[1] == 0x8b;
        first = false;
        XXH3_128bits_update(copy->hash, copy->in, (size_t)got);
        int result = put_block(copy, (size_t)got, (size_t)got < BLOCK, error);
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

static void close_stream(struct stream **stream)
{
    stream_close(*stream);
}

/* The hash of the content of a gzip copy. */
static int hash_content(const struct keeper *keeper, const char *temporary, char hex[33],
                        struct error *error)
{
    CLEANUP(close_stream) struct stream *stream = NULL;
    CLEANUP_FREE char *path = NULL;
    struct stream_summary summary;

    if (asprintf(&path, "%s/%s", traces_draft_path(keeper->draft), temporary) < 0) {
        path = NULL;
        return error_set_memory(error);
    }
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
        result = write_all(fd, (const unsigned char *)file->beside, length, error);
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
        result = copy_bytes(&copy, keeper->progress, disk_hash, error);
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
    keeper.kept = calloc(keeper.view.file_count + 1, sizeof *keeper.kept);
    if (keeper.kept == NULL)
        return error_set_memory(error);
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
