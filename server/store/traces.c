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
#include "store/traces_folder.h"

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

void traces_name(const char hash[33], char name[TRACES_NAME_SIZE])
{
    snprintf(name, TRACES_NAME_SIZE, "%.32s.json.gz", hash);
}

char *traces_path(const struct store *store, const char *id, const char hash[33])
{
    CLEANUP_FREE char *folder = traces_folder_path(store, id);
    char name[TRACES_NAME_SIZE], *path = NULL;

    traces_name(hash, name);
    return folder == NULL || asprintf(&path, "%s/%s", folder, name) < 0 ? NULL : path;
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
    CLEANUP_FREE char *path = traces_folder_path(store, id);
    CLEANUP_CLOSE int folder = traces_folder_open(path);
    uint64_t total = 0;

    if (folder >= 0)
        traces_folder_each(folder, add_size, &total);
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
    CLEANUP_BUFFER struct buffer hashes;

    *out = (struct traces_list){0};
    buffer_init(&hashes, (size_t)1 << 26);
    if (folder >= 0)
        traces_folder_each(folder, note_hash, &hashes);
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

    if (path == NULL)
        return error_set_memory(error);
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
        CLEANUP_FREE char *path = NULL;
        struct stat status;

        if (asprintf(&path, "%s/traces-XXXXXX", draft->store->spool) < 0) {
            path = NULL;
            return error_set_memory(error);
        }
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
        traces_folder_remove(draft->path);
    cleanup_close(&draft->folder);
    free(draft->path);
    free(draft);
}

int traces_link(struct traces_draft *draft, const char *from, const char hash[33],
                struct error *error)
{
    CLEANUP_FREE char *path = traces_path(draft->store, from, hash);
    CLEANUP_FREE char *beside = NULL;
    char name[TRACES_NAME_SIZE], beside_name[TRACES_NAME_SIZE + sizeof TRACES_BESIDE];

    traces_name(hash, name);
    snprintf(beside_name, sizeof beside_name, "%s" TRACES_BESIDE, name);
    if (path == NULL || asprintf(&beside, "%s" TRACES_BESIDE, path) < 0) {
        beside = NULL;
        return error_set_memory(error);
    }
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
        traces_folder_each(draft->folder, merge_entry, &merge);
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

int traces_put(struct traces_draft *draft, const char *id, struct error *error)
{
    struct store *store = draft->store;
    CLEANUP_FREE char *all = traces_folder_path(store, NULL);
    CLEANUP_FREE char *path = traces_folder_path(store, id);
    CLEANUP(set_info_free) struct set_info info = {0};
    int found = catalog_get_set(store, id, &info, error);

    if (found < 0)
        return found;
    if (all == NULL || path == NULL)
        return error_set_memory(error);
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
        traces_folder_remove(path);
}

void traces_reconcile(struct store *store)
{
    CLEANUP_FREE char *all = traces_folder_path(store, NULL);
    CLEANUP_CLOSE int folder = traces_folder_open(all);

    if (folder >= 0)
        traces_folder_each(folder, check_entry, store);
}
