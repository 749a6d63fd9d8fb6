#include "store/traces.h"
#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/log.h"
#include "base/text.h"
#include "store/catalog.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/set_file.h"
#include "store/sets.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* ---- traces folder ---- */

/* Folders of kept traces: DATA/traces/<id>, and in spool/ those that are being made or
 * removed. They contain no folders. */

struct store;

/* DATA/traces/<id>; for NULL: DATA/traces. Owned by the caller. */
static char *traces_folder_path(const struct store *store, const char *id)
{
    return owned_printf("%s/traces%s%s", store->directory, id == NULL ? "" : "/",
                        id == NULL ? "" : id);
}

/* A descriptor; -1: errno. Follows no links. */
static int traces_folder_open(const char *path)
{
    return open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

static void remove_entry(int folder, const char *name, void *context)
{
    (void)context;
    unlinkat(folder, name, 0);
}

/* Removes a folder and the files in it, if it is there. */
static void traces_folder_remove(const char *path)
{
    CLEANUP_CLOSE int folder = traces_folder_open(path);

    if (folder >= 0)
        folder_each(folder, remove_entry, NULL);
    rmdir(path);
}

/* Moves the whole DATA/traces/<id> to *gone in spool/ (path owned by the caller), which
 * the caller removes: so a crash never leaves half of it beside a set. *gone is NULL if
 * there is no such folder. */
static int traces_folder_take_away(const struct store *store, const char *id, char **gone,
                                   struct error *error)
{
    CLEANUP_FREE char *path = traces_folder_path(store, id);

    *gone = owned_printf("%s/gone-%s", store->spool, id);
    traces_folder_remove(*gone); /* of an earlier try */
    if (rename(path, *gone) == 0)
        return 0;
    int number = errno;
    free(*gone);
    *gone = NULL;
    return number == ENOENT
               ? 0
               : error_set_errno(error, number, "cannot remove traces/%s", id);
}

/* ---- traces ---- */

struct traces_draft {
    struct store *store;
    char *path; /* in spool/; NULL once it was renamed */
    int folder; /* holds the lock that keeps the sweep away */
};

/* ---- paths ---- */

void traces_name(const char hash[33], char name[TRACES_NAME_SIZE])
{
    snprintf(name, TRACES_NAME_SIZE, "%.32s.json.gz", hash);
}

char *traces_path(const struct store *store, const char *id, const char hash[33])
{
    char name[TRACES_NAME_SIZE];

    traces_name(hash, name);
    return owned_printf("%s/traces/%s/%s", store->directory, id, name);
}

/* ---- reading ---- */

uint64_t traces_size(const struct store *store, const char *id, const char hash[33])
{
    CLEANUP_FREE char *path = traces_path(store, id, hash);
    struct stat status;

    if (lstat(path, &status) != 0 || !S_ISREG(status.st_mode))
        return 0;
    return (uint64_t)status.st_size;
}

static void add_size(int folder, const char *name, void *context)
{
    uint64_t *total = context;
    struct stat status;

    if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISREG(status.st_mode))
        *total += (uint64_t)status.st_size;
}

uint64_t traces_total(const struct store *store, const char *id)
{
    CLEANUP_FREE char *path = traces_folder_path(store, id);
    CLEANUP_CLOSE int folder = traces_folder_open(path);
    uint64_t total = 0;

    if (folder >= 0)
        folder_each(folder, add_size, &total);
    return total;
}

static void note_hash(int folder, const char *name, void *context)
{
    char known[TRACES_NAME_SIZE];

    (void)folder;
    traces_name(name, known);
    if (strlen(name) != sizeof known - 1 || strcmp(name + 32, known + 32) != 0)
        return;
    buffer_append(context, known, 32);
    buffer_append_char(context, '\0');
}

int traces_list_kept(const struct store *store, const char *id, struct traces_list *out,
                     struct error *error)
{
    CLEANUP_FREE char *path = traces_folder_path(store, id);
    CLEANUP_CLOSE int folder = traces_folder_open(path);
    CLEANUP_BUFFER struct buffer hashes = BUFFER((size_t)1 << 26);

    *out = (struct traces_list){0};
    if (folder >= 0)
        folder_each(folder, note_hash, &hashes);
    if (buffer_failed(&hashes))
        return error_set_memory(error);
    out->count = hashes.length / sizeof *out->hashes;
    out->hashes = (char(*)[33])buffer_take(&hashes);
    return 0;
}

void traces_list_free(struct traces_list *list)
{
    free(list->hashes);
    *list = (struct traces_list){0};
}

/* ---- removing ---- */

int traces_erase(const struct store *store, const char *id, struct error *error)
{
    CLEANUP_FREE char *gone = NULL;
    int result = traces_folder_take_away(store, id, &gone, error);

    if (result == 0 && gone != NULL)
        traces_folder_remove(gone);
    return result;
}

/* ---- within a limit ---- */

/* Call it before the folder is renamed into place: then both appear, or neither does. */
int traces_mark(const struct traces_draft *draft, const char *mark, struct error *error)
{
    CLEANUP_CLOSE int fd =
        openat(draft->folder, mark, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);

    return fd >= 0 ? 0 : error_set_errno(error, errno, "the folder of kept traces");
}

/* When the mark was made; 0: there is none. */
static int64_t mark_time(const struct store *store, const char *id, const char *mark)
{
    CLEANUP_FREE char *path = traces_folder_path(store, id);
    CLEANUP_CLOSE int folder = traces_folder_open(path);
    struct stat status;

    return folder >= 0 && fstatat(folder, mark, &status, AT_SYMLINK_NOFOLLOW) == 0
               ? (int64_t)status.st_mtime
               : 0;
}

bool traces_are_limited(const struct store *store, const char *id)
{
    return mark_time(store, id, TRACES_LIMITED) != 0;
}

int64_t traces_removed(const struct store *store, const char *id)
{
    return mark_time(store, id, TRACES_REMOVED);
}

/* Inside a transaction, as the limit removes them. */
static int unmark(const struct store *store, const char *id, struct error *error)
{
    CLEANUP_FREE char *path = traces_folder_path(store, id);
    CLEANUP_CLOSE int folder = traces_folder_open(path);

    if (folder < 0 ? errno == ENOENT
                   : (unlinkat(folder, TRACES_LIMITED, 0) == 0 || errno == ENOENT) &&
                         fsync(folder) == 0)
        return 0;
    return error_set_errno(error, errno, "cannot keep traces/%s for good", id);
}

int traces_keep_always(struct store *store, const char *id, struct error *error)
{
    if (!traces_are_limited(store, id))
        return 0;
    int result = catalog_begin(store, error);
    if (result != 0)
        return result;
    return catalog_end(store, unmark(store, id, error), error);
}

int traces_hold(const struct store *store, const char *id)
{
    CLEANUP_FREE char *path = traces_folder_path(store, id);
    CLEANUP_CLOSE int folder = traces_folder_open(path);
    struct stat held, there;

    /* Some network file systems cannot lock folders: then there is no lock. */
    if (folder < 0 || (flock(folder, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK) ||
        fstat(folder, &held) != 0 || stat(path, &there) != 0 ||
        held.st_ino != there.st_ino)
        return -1;
    int taken = folder;
    folder = -1;
    return taken;
}

/* ---- keeping ---- */

/* A new folder in spool/, with a lock on it. */
static int make_draft(struct traces_draft *draft, struct error *error)
{
    /* A sweep may take the folder between its creation and the lock: then try again. */
    for (int attempt = 0; attempt < 8; attempt++) {
        CLEANUP_FREE char *path = owned_printf("%s/traces-XXXXXX", draft->store->spool);
        struct stat status;

        if (mkdtemp(path) == NULL)
            return error_set_errno(error, errno, "cannot create a folder in spool/");
        draft->folder = traces_folder_open(path);
        /* Some network file systems cannot lock folders: then there is no lock. */
        if (draft->folder >= 0 &&
            (flock(draft->folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) &&
            stat(path, &status) == 0) {
            draft->path = TAKE_PTR(path);
            return 0;
        }
        rmdir(path);
        cleanup_close(&draft->folder);
        draft->folder = -1;
    }
    return error_set(error, ERROR_IO, "io_error", "cannot keep a folder in spool/");
}

int traces_begin(struct store *store, struct traces_draft **out, struct error *error)
{
    *out = NULL;
    if (store->mode == STORE_READ_ONLY)
        return error_set(error, ERROR_FORBIDDEN, "read_only",
                         "this tracediff runs read-only");
    struct traces_draft *draft = owned_new(1, sizeof *draft);
    draft->store = store;
    draft->folder = -1;
    int result = make_draft(draft, error);
    if (result != 0) {
        traces_discard(draft);
        return result;
    }
    *out = draft;
    return 0;
}

int traces_draft_folder(const struct traces_draft *draft)
{
    return draft->folder;
}

const char *traces_draft_path(const struct traces_draft *draft)
{
    return draft->path;
}

void traces_discard(struct traces_draft *draft)
{
    if (draft == NULL)
        return;
    if (draft->path != NULL)
        traces_folder_remove(draft->path);
    cleanup_close(&draft->folder);
    free(draft->path);
    free(draft);
}

int traces_link(struct traces_draft *draft, const char *from, const char hash[33],
                struct error *error)
{
    CLEANUP_FREE char *path = traces_path(draft->store, from, hash);
    CLEANUP_FREE char *beside = owned_printf("%s" TRACES_BESIDE, path);
    char name[TRACES_NAME_SIZE], beside_name[TRACES_NAME_SIZE + sizeof TRACES_BESIDE];

    traces_name(hash, name);
    snprintf(beside_name, sizeof beside_name, "%s" TRACES_BESIDE, name);
    if (linkat(AT_FDCWD, beside, draft->folder, beside_name, 0) != 0 && errno != EEXIST &&
        errno != ENOENT)
        return error_set_errno(error, errno, "the kept trace traces/%s/%s", from,
                               beside_name);
    if (linkat(AT_FDCWD, path, draft->folder, name, 0) == 0 || errno == EEXIST ||
        errno == ENOENT) /* the limit has just removed it */
        return 0;
    return error_set_errno(error, errno, "the kept trace traces/%s/%s", from, name);
}

struct merge {
    int target;
    int failed;   /* errno; 0: fine */
    bool limited; /* what is added may be removed for the limit */
};

/* Each file is renamed as a whole, so half a file is never visible. */
static void merge_entry(int folder, const char *name, void *context)
{
    struct merge *merge = context;

    if (strcmp(name, TRACES_LIMITED) == 0) {
        merge->limited = true;
        return;
    }
    if (faccessat(merge->target, name, F_OK, AT_SYMLINK_NOFOLLOW) != 0 &&
        renameat(folder, name, merge->target, name) != 0)
        merge->failed = errno;
}

/* Adds the files that the set lacks, from a second draft of the same content. */
static int merge_folders(const struct traces_draft *draft, const char *path,
                         const char *id, struct error *error)
{
    CLEANUP_CLOSE int target = traces_folder_open(path);
    struct merge merge = {target, target < 0 ? errno : 0, false};

    if (target >= 0)
        folder_each(draft->folder, merge_entry, &merge);
    /* If a part is kept for good, all of it is. */
    if (merge.failed == 0 && !merge.limited && unlinkat(target, TRACES_LIMITED, 0) != 0 &&
        errno != ENOENT)
        merge.failed = errno;
    if (merge.failed == 0 && fsync(target) != 0)
        merge.failed = errno;
    if (merge.failed == 0)
        return 0;
    return error_set_errno(error, merge.failed, "cannot move files to traces/%s", id);
}

/* Removes the note that traces were removed for the limit: there are new traces. */
static void forget_removal(const char *path)
{
    CLEANUP_CLOSE int folder = traces_folder_open(path);

    if (folder >= 0)
        unlinkat(folder, TRACES_REMOVED, 0);
}

/* The same inside a catalogue transaction, so that the set cannot be removed meanwhile.
 * The caller owns the files of the draft until the transaction has ended: then discard
 * it. */
static int traces_put(struct traces_draft *draft, const char *id, struct error *error)
{
    struct store *store = draft->store;
    CLEANUP_FREE char *all = traces_folder_path(store, NULL);
    CLEANUP_FREE char *path = traces_folder_path(store, id);
    CLEANUP(set_info_free) struct set_info info = {0};
    int found = catalog_get_set(store, id, &info, error);

    if (found < 0)
        return found;
    if (found == 0)
        return error_set(error, ERROR_NOT_FOUND, "unknown_set",
                         "the set %.40s is not stored here (any more)", id);
    int result = store_make_directory(all, error);
    if (result != 0)
        return result;
    forget_removal(path);
    if (rename(draft->path, path) != 0) {
        if (errno != ENOTEMPTY && errno != EEXIST)
            return error_set_errno(error, errno, "cannot move traces/%s into place", id);
        return merge_folders(draft, path, id, error);
    }
    free(TAKE_PTR(draft->path));
    return store_sync_directory(all, error);
}

int traces_publish(struct traces_draft *draft, const char *id, struct error *error)
{
    struct store *store = draft->store;
    int result = 0;

    if (fsync(draft->folder) != 0)
        result = error_set_errno(error, errno, "cannot flush the traces to the disk");
    if (result == 0)
        result = catalog_begin(store, error);
    if (result == 0)
        result = catalog_end(store, traces_put(draft, id, error), error);
    traces_discard(draft);
    return result;
}

/* ---- agreement with sets/ ---- */

/* Whether a set has this id: it has a file, or at least a row. */
static bool is_of_a_set(struct store *store, const char *id)
{
    CLEANUP_FREE char *path = store_set_path(store, id);
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error ignored;

    return access(path, F_OK) == 0 || errno != ENOENT ||
           catalog_get_set(store, id, &info, &ignored) != 0;
}

static void check_entry(int folder, const char *name, void *context)
{
    struct store *store = context;
    CLEANUP_FREE char *path = traces_folder_path(store, name);

    (void)folder;
    if (store_is_id(name) && is_of_a_set(store, name))
        return;
    log_info("removing traces/%s, which belongs to no set", name);
    if (unlink(path) != 0)
        traces_folder_remove(path);
}

void traces_reconcile(struct store *store)
{
    CLEANUP_FREE char *all = traces_folder_path(store, NULL);
    CLEANUP_CLOSE int folder = traces_folder_open(all);

    if (folder >= 0)
        folder_each(folder, check_entry, store);
}

/* ---- traces limit ---- */

/* Time for checking the file of one set. */
#define CHECK_NS_MAX ((int64_t)60 * 1000000000)

/* The traces of a set. */
struct kept_set {
    char id[33];
    struct timespec kept; /* when */
    uint64_t bytes;       /* of files that no younger set also has */
};

/* A file of these traces. Split or joined sets share files: one file, several names. */
struct kept_file {
    uint64_t device, inode, bytes;
    size_t set; /* the index in `sets` as they were found, then in order */
};

struct scan {
    struct kept_set *sets;
    size_t set_count, set_capacity;
    struct kept_file *files;
    size_t file_count, file_capacity;
    bool failed; /* memory */
};

static void release_scan(struct scan *scan)
{
    free(scan->sets);
    free(scan->files);
}

/* ---- scanning ---- */

static void scan_file(int folder, const char *name, void *context)
{
    struct scan *scan = context;
    struct stat status;

    if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0 ||
        !S_ISREG(status.st_mode))
        return;
    if (!ARRAY_RESERVE(scan->files, scan->file_capacity, scan->file_count + 1)) {
        scan->failed = true;
        return;
    }
    scan->files[scan->file_count++] =
        (struct kept_file){(uint64_t)status.st_dev, (uint64_t)status.st_ino,
                           (uint64_t)status.st_size, scan->set_count - 1};
}

static void scan_set(int all, const char *name, void *context)
{
    struct scan *scan = context;
    CLEANUP_CLOSE int folder =
        openat(all, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    struct stat status;

    if (!store_is_id(name) || folder < 0 ||
        fstatat(folder, TRACES_LIMITED, &status, AT_SYMLINK_NOFOLLOW) != 0)
        return;
    if (!ARRAY_RESERVE(scan->sets, scan->set_capacity, scan->set_count + 1)) {
        scan->failed = true;
        return;
    }
    struct kept_set *set = &scan->sets[scan->set_count++];
    *set = (struct kept_set){.kept = status.st_mtim};
    memcpy(set->id, name, sizeof set->id);
    folder_each(folder, scan_file, scan);
}

static int compare_kept(const void *a, const void *b)
{
    const struct kept_set *x = a, *y = b;

    if (x->kept.tv_sec != y->kept.tv_sec)
        return x->kept.tv_sec > y->kept.tv_sec ? -1 : 1;
    if (x->kept.tv_nsec != y->kept.tv_nsec)
        return x->kept.tv_nsec > y->kept.tv_nsec ? -1 : 1;
    return strcmp(x->id, y->id);
}

static int compare_files(const void *a, const void *b)
{
    const struct kept_file *x = a, *y = b;

    if (x->inode != y->inode)
        return x->inode < y->inode ? -1 : 1;
    if (x->device != y->device)
        return x->device < y->device ? -1 : 1;
    return x->set < y->set ? -1 : x->set > y->set;
}

/* Puts the sets in order, the youngest first, and each file once to its youngest set. */
static int count_bytes(struct scan *scan, struct error *error)
{
    struct kept_set *sets = scan->sets;
    struct kept_file *files = scan->files;
    CLEANUP_FREE size_t *places = calloc(scan->set_count + 1, sizeof *places);

    if (places == NULL || scan->failed)
        return error_set_memory(error);
    if (scan->set_count == 0)
        return 0;
    for (size_t i = 0; i < scan->set_count; i++)
        sets[i].bytes = i; /* its place so far, until the sets are in order */
    qsort(sets, scan->set_count, sizeof *sets, compare_kept);
    for (size_t i = 0; i < scan->set_count; i++) {
        places[sets[i].bytes] = i;
        sets[i].bytes = 0;
    }
    for (size_t i = 0; i < scan->file_count; i++)
        files[i].set = places[files[i].set];
    qsort(files, scan->file_count, sizeof *files, compare_files);
    for (size_t i = 0; i < scan->file_count; i++)
        if (i == 0 || files[i].inode != files[i - 1].inode ||
            files[i].device != files[i - 1].device)
            sets[files[i].set].bytes += files[i].bytes;
    return 0;
}

/* ---- removing ---- */

/* A set whose file is missing, damaged or of an older format would be lost without its
 * traces. So this opens the file, which checks its digest if this process has not done so
 * yet. If that fails or takes too long, the traces stay. Outside a transaction. */
static bool is_needed(struct store *store, const char *id)
{
    CLEANUP_FREE char *path = store_set_path(store, id);
    CLEANUP_DATABASE struct database database = {0};
    struct budget budget = {.wall_ns = CHECK_NS_MAX};
    struct error ignored;

    budget_begin(&budget);
    return access(path, F_OK) != 0 ||
           set_file_open(store, id, &budget, &database, &ignored) != 0;
}

/* Replaces the traces by a folder that only says that they were removed, or by nothing if
 * the disk has no room for it. */
static int swap_folders(struct store *store, const char *id, char **gone,
                        struct error *error)
{
    struct traces_draft *draft = NULL;
    struct error ignored;
    bool marked = traces_begin(store, &draft, &ignored) == 0 &&
                  traces_mark(draft, TRACES_REMOVED, &ignored) == 0;
    int result = traces_folder_take_away(store, id, gone, error);

    if (result == 0 && *gone != NULL && marked)
        traces_put(draft, id, &ignored);
    traces_discard(draft);
    return result;
}

/* Inside a catalogue transaction, so that nothing is put beside the set meanwhile.
 * *held: a reader uses the traces. */
static int remove_traces(struct store *store, const char *id, char **gone, bool *held,
                         struct error *error)
{
    CLEANUP_FREE char *path = traces_folder_path(store, id);
    CLEANUP_CLOSE int folder = traces_folder_open(path);

    /* Since the scan, it was removed or is kept for good. */
    if (folder < 0 || faccessat(folder, TRACES_LIMITED, F_OK, AT_SYMLINK_NOFOLLOW) != 0)
        return 0;
    *held = flock(folder, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    return *held ? 0 : swap_folders(store, id, gone, error);
}

static int remove_set_traces(struct store *store, const struct kept_set *set, bool *again,
                             struct error *error)
{
    CLEANUP_FREE char *gone = NULL;
    bool held = false;

    if (is_needed(store, set->id))
        return 0;
    int result = catalog_begin(store, error);
    if (result != 0)
        return result;
    result =
        catalog_end(store, remove_traces(store, set->id, &gone, &held, error), error);
    *again = *again || held;
    if (gone == NULL)
        return result;
    traces_folder_remove(gone);
    log_info("the kept traces of set %s were removed to stay within the limit: %llu "
             "bytes",
             set->id, (unsigned long long)set->bytes);
    return result;
}

/* The bytes that may stay. */
static uint64_t find_bound(const struct store *store, const struct traces_limit *limit,
                           uint64_t kept)
{
    uint64_t free_bytes, missing = 0;

    if (store_know_free_bytes(store, &free_bytes) && free_bytes < limit->leave_free)
        missing = limit->leave_free - free_bytes;
    uint64_t bound = kept > missing ? kept - missing : 0;

    return bound < limit->bytes ? bound : limit->bytes;
}

int traces_keep_within(struct store *store, const struct traces_limit *limit, bool *again,
                       struct error *error)
{
    CLEANUP_FREE char *path = traces_folder_path(store, NULL);
    CLEANUP_CLOSE int all = traces_folder_open(path);
    CLEANUP(release_scan) struct scan scan = {0};
    uint64_t kept = 0, stays = 0;
    size_t first = 0; /* the first that must go */

    *again = false;
    if (all < 0 || store->mode == STORE_READ_ONLY)
        return 0;
    folder_each(all, scan_set, &scan);
    int result = count_bytes(&scan, error);
    for (size_t i = 0; i < scan.set_count; i++)
        kept += scan.sets[i].bytes;
    uint64_t bound = find_bound(store, limit, kept);
    while (first < scan.set_count && stays + scan.sets[first].bytes <= bound)
        stays += scan.sets[first++].bytes;
    for (size_t i = scan.set_count; result == 0 && i > first; i--)
        result = remove_set_traces(store, &scan.sets[i - 1], again, error);
    return result;
}
