/* See traces_limit.h. */
#include "store/traces_limit.h"

#include "base/array.h"
#include "base/budget.h"
#include "base/cleanup.h"
#include "base/log.h"
#include "store/catalogue/catalog.h"
#include "store/place/directory.h"
#include "store/place/store_state.h"
#include "store/set/set_file.h"
#include "store/sqlite/database.h"
#include "store/traces.h"
#include "store/traces_folder.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

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
    traces_folder_each(folder, scan_file, scan);
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
    return path == NULL || access(path, F_OK) != 0 ||
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
    traces_folder_each(all, scan_set, &scan);
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
