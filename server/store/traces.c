/* See traces.h. */
#include "store/traces.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/log.h"
#include "store/catalogue/catalog.h"
#include "store/catalogue/set_info.h"
#include "store/place/directory.h"
#include "store/place/store_mode.h"
#include "store/place/store_state.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>

struct traces_draft {
    struct store *store;
    char *path; /* in spool/; NULL once it was renamed */
    int folder; /* holds the lock that keeps the sweep away */
};

/* ---- paths ---- */

static char *folder_path(const struct store *store, const char *id)
{
    char *path = NULL;

    return asprintf(&path, "%s/traces%s%s", store->directory, id == NULL ? "" : "/",
                    id == NULL ? "" : id) < 0
               ? NULL
               : path;
}

void traces_name(const char hash[33], char name[TRACES_NAME_SIZE])
{
    snprintf(name, TRACES_NAME_SIZE, "%.32s.json.gz", hash);
}

char *traces_path(const struct store *store, const char *id, const char hash[33])
{
    CLEANUP_FREE char *folder = folder_path(store, id);
    char name[TRACES_NAME_SIZE], *path = NULL;

    traces_name(hash, name);
    return folder == NULL || asprintf(&path, "%s/%s", folder, name) < 0 ? NULL : path;
}

static int open_folder(const char *path)
{
    return path == NULL ? -1
                        : open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/* Calls back with every entry of a folder but itself and the one above. */
static void each_entry(int folder,
                       void (*visit)(int folder, const char *name, void *context),
                       void *context)
{
    int copy = fcntl(folder, F_DUPFD_CLOEXEC, 0);
    DIR *directory = copy < 0 ? NULL : fdopendir(copy);
    const struct dirent *entry;

    if (directory == NULL) {
        cleanup_close(&copy);
        return;
    }
    rewinddir(directory);
    while ((entry = readdir(directory)) != NULL)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            visit(folder, entry->d_name, context);
    closedir(directory);
}

/* ---- reading ---- */

uint64_t traces_size(const struct store *store, const char *id, const char hash[33])
{
    CLEANUP_FREE char *path = traces_path(store, id, hash);
    struct stat status;

    if (path == NULL || lstat(path, &status) != 0 || !S_ISREG(status.st_mode))
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
    CLEANUP_FREE char *path = folder_path(store, id);
    CLEANUP_CLOSE int folder = open_folder(path);
    uint64_t total = 0;

    if (folder >= 0)
        each_entry(folder, add_size, &total);
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
    CLEANUP_FREE char *path = folder_path(store, id);
    CLEANUP_CLOSE int folder = open_folder(path);
    CLEANUP_BUFFER struct buffer hashes;

    *out = (struct traces_list){0};
    buffer_init(&hashes, (size_t)1 << 26);
    if (folder >= 0)
        each_entry(folder, note_hash, &hashes);
    if (path == NULL || buffer_failed(&hashes))
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

static void remove_entry(int folder, const char *name, void *context)
{
    (void)context;
    unlinkat(folder, name, 0);
}

/* A folder and the files in it; there are no folders inside. */
static void remove_folder(const char *path)
{
    CLEANUP_CLOSE int folder = open_folder(path);

    if (folder >= 0)
        each_entry(folder, remove_entry, NULL);
    rmdir(path);
}

int traces_erase(const struct store *store, const char *id, struct error *error)
{
    CLEANUP_FREE char *path = folder_path(store, id);
    CLEANUP_FREE char *gone = NULL;

    if (asprintf(&gone, "%s/gone-%s", store->spool, id) < 0)
        gone = NULL;
    if (path == NULL || gone == NULL)
        return error_set_memory(error);
    remove_folder(gone); /* of an earlier try */
    /* Away as a whole first, so that a crash leaves no half of it beside a set. */
    if (rename(path, gone) == 0)
        remove_folder(gone);
    else if (errno != ENOENT)
        return error_set_errno(error, errno, "cannot remove traces/%s", id);
    return 0;
}

/* ---- keeping ---- */

/* A new folder in spool/, with a lock on it. */
static int make_draft(struct traces_draft *draft, struct error *error)
{
    /* A sweep may take the folder between its creation and the lock: then try again. */
    for (int attempt = 0; attempt < 8; attempt++) {
        CLEANUP_FREE char *path = NULL;
        struct stat status;

        if (asprintf(&path, "%s/traces-XXXXXX", draft->store->spool) < 0) {
            path = NULL;
            return error_set_memory(error);
        }
        if (mkdtemp(path) == NULL)
            return error_set_errno(error, errno, "cannot create a folder in spool/");
        draft->folder = open_folder(path);
        /* Where folders cannot be locked (some network file systems), it goes without. */
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
    struct traces_draft *draft = calloc(1, sizeof *draft);
    if (draft == NULL)
        return error_set_memory(error);
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
        remove_folder(draft->path);
    cleanup_close(&draft->folder);
    free(draft->path);
    free(draft);
}

int traces_link(struct traces_draft *draft, const char *from, const char hash[33],
                struct error *error)
{
    CLEANUP_FREE char *path = traces_path(draft->store, from, hash);
    char name[TRACES_NAME_SIZE];

    traces_name(hash, name);
    if (path == NULL)
        return error_set_memory(error);
    if (linkat(AT_FDCWD, path, draft->folder, name, 0) == 0 || errno == EEXIST)
        return 0;
    return error_set_errno(error, errno, "the kept trace traces/%s/%s", from, name);
}

struct merge {
    int target;
    int failed; /* errno; 0: fine */
};

/* Each file is renamed as a whole, so half a file is never visible. */
static void merge_entry(int folder, const char *name, void *context)
{
    struct merge *merge = context;

    if (faccessat(merge->target, name, F_OK, AT_SYMLINK_NOFOLLOW) != 0 &&
        renameat(folder, name, merge->target, name) != 0)
        merge->failed = errno;
}

/* What is missing beside the set, out of a second draft of the same content. */
static int merge_folders(const struct traces_draft *draft, const char *path,
                         const char *id, struct error *error)
{
    CLEANUP_CLOSE int target = open_folder(path);
    struct merge merge = {target, target < 0 ? errno : 0};

    if (target >= 0)
        each_entry(draft->folder, merge_entry, &merge);
    if (merge.failed == 0 && fsync(target) != 0)
        merge.failed = errno;
    if (merge.failed == 0)
        return 0;
    return error_set_errno(error, merge.failed, "cannot move files to traces/%s", id);
}

/* Inside a catalogue transaction, so that the set cannot go meanwhile. */
static int put_beside(struct traces_draft *draft, const char *id, struct error *error)
{
    struct store *store = draft->store;
    CLEANUP_FREE char *all = folder_path(store, NULL);
    CLEANUP_FREE char *path = folder_path(store, id);
    CLEANUP(set_info_free) struct set_info info = {0};
    int found = catalog_get_set(store, id, &info, error);

    if (found < 0)
        return found;
    if (all == NULL || path == NULL)
        return error_set_memory(error);
    if (found == 0)
        return error_set(error, ERROR_NOT_FOUND, "unknown_set",
                         "the trace set %.40s is not stored here (any more)", id);
    int result = store_make_directory(all, error);
    if (result != 0)
        return result;
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
        result = catalog_end(store, put_beside(draft, id, error), error);
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

    return path == NULL || access(path, F_OK) == 0 || errno != ENOENT ||
           catalog_get_set(store, id, &info, &ignored) != 0;
}

static void check_entry(int folder, const char *name, void *context)
{
    struct store *store = context;
    CLEANUP_FREE char *path = NULL;

    (void)folder;
    if (store_is_id(name) && is_of_a_set(store, name))
        return;
    if (asprintf(&path, "%s/traces/%s", store->directory, name) < 0) {
        path = NULL;
        return;
    }
    log_info("removing traces/%s, which belongs to no set", name);
    if (unlink(path) != 0)
        remove_folder(path);
}

void traces_reconcile(struct store *store)
{
    CLEANUP_FREE char *all = folder_path(store, NULL);
    CLEANUP_CLOSE int folder = open_folder(all);

    if (folder >= 0)
        each_entry(folder, check_entry, store);
}
