/* See set_marked_files.h. */
#include "store/set/set_marked_files.h"

#include "base/budget.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/error.h"
#include "store/place/directory.h"
#include "store/place/store_mode.h"
#include "store/place/store_state.h"
#include "store/set/set_digest.h"
#include "store/set/set_idle.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* The pause between two tries to take the lock. */
#define LOCK_PAUSE_NS 5000000

#define DRAFT_PREFIX "new-"
#define COPY_BYTES ((size_t)8 << 20)
#define FOLDER_FILES_MAX 4096
#define ID_PREFIX 16 /* digits that a set shares with those of its markers */

/* ---- the folder ---- */

/* DATA/cache/steps; of a store that is only read, a temporary folder (NULL: none yet). */
static char *folder_of(const struct store *store)
{
    const char *temporary = atomic_load(&store->marked);
    char *path = NULL;

    if (store->mode == STORE_READ_ONLY)
        return temporary == NULL ? NULL : strdup(temporary);
    return asprintf(&path, "%s/cache/steps", store->directory) < 0 ? NULL : path;
}

bool marked_keeps_copies(const struct store *store)
{
    return store->mode == STORE_READ_ONLY || store->mode == STORE_FOLLOWER;
}

char *marked_path(const struct store *store, const char *derived)
{
    CLEANUP_FREE char *folder = folder_of(store);
    char *path = NULL;

    return folder == NULL || asprintf(&path, "%s/%s.db", folder, derived) < 0 ? NULL
                                                                              : path;
}

static int make_temporary(struct store *store, struct error *error)
{
    const char *temporary = getenv("TMPDIR");
    char *made = NULL;

    if (atomic_load(&store->marked) != NULL)
        return 0;
    if (asprintf(&made, "%s/tracediff-XXXXXX",
                 temporary != NULL && *temporary != '\0' ? temporary : "/tmp") < 0)
        return error_set_memory(error);
    if (mkdtemp(made) == NULL) {
        free(made);
        return error_set_errno(error, errno, "cannot make a temporary folder");
    }
    atomic_store(&store->marked, made);
    return 0;
}

static int make_kept(const struct store *store, const char *folder, struct error *error)
{
    CLEANUP_FREE char *cache = NULL;

    if (asprintf(&cache, "%s/cache", store->directory) < 0) {
        cache = NULL;
        return error_set_memory(error);
    }
    mkdir(cache, 0700);
    if (mkdir(folder, 0700) != 0 && errno != EEXIST)
        return error_set_errno(error, errno, "cannot make %s", folder);
    return 0;
}

/* Hold the lock. The folder, made if need be; owned by the caller. */
static int make_folder(struct store *store, char **out, struct error *error)
{
    bool temporary = store->mode == STORE_READ_ONLY;
    int result = temporary ? make_temporary(store, error) : 0;

    *out = result == 0 ? folder_of(store) : NULL;
    if (result == 0 && *out == NULL)
        return error_set_memory(error);
    return result == 0 && !temporary ? make_kept(store, *out, error) : result;
}

/* ---- the files in the folder ---- */

struct marked_file {
    char name[64];
    struct timespec used;
    uint64_t bytes;
};

static int compare_age(const void *a, const void *b)
{
    const struct marked_file *left = a, *right = b;

    if (left->used.tv_sec != right->used.tv_sec)
        return left->used.tv_sec < right->used.tv_sec ? 1 : -1;
    return (left->used.tv_nsec < right->used.tv_nsec) -
           (left->used.tv_nsec > right->used.tv_nsec);
}

/* Whether it is a draft that a living process works on. */
static bool is_held(int folder, const char *name)
{
    CLEANUP_CLOSE int fd = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);

    return fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

/* The finished files; `prefix` (may be NULL): only those that begin with it. Removes
 * abandoned drafts. The caller frees the list. */
static struct marked_file *list_files(int folder, const char *prefix, size_t *count)
{
    struct marked_file *files = calloc(FOLDER_FILES_MAX, sizeof *files);
    int copy = dup(folder);
    DIR *directory = copy < 0 ? NULL : fdopendir(copy);
    const struct dirent *entry;

    *count = 0;
    if (directory == NULL && copy >= 0)
        close(copy);
    if (directory != NULL)
        rewinddir(directory);
    while (files != NULL && directory != NULL && *count < FOLDER_FILES_MAX &&
           (entry = readdir(directory)) != NULL) {
        struct stat status;

        if (strlen(entry->d_name) >= sizeof files->name ||
            fstatat(folder, entry->d_name, &status, AT_SYMLINK_NOFOLLOW) != 0 ||
            !S_ISREG(status.st_mode))
            continue;
        if (strncmp(entry->d_name, DRAFT_PREFIX, strlen(DRAFT_PREFIX)) == 0) {
            if (!is_held(folder, entry->d_name))
                unlinkat(folder, entry->d_name, 0);
            continue;
        }
        if (prefix != NULL && strncmp(entry->d_name, prefix, strlen(prefix)) != 0)
            continue;
        struct marked_file *file = &files[(*count)++];
        memcpy(file->name, entry->d_name, strlen(entry->d_name) + 1);
        file->used = status.st_atim;
        file->bytes = (uint64_t)status.st_size;
    }
    if (directory != NULL)
        closedir(directory);
    return files;
}

static int open_folder(const struct store *store)
{
    CLEANUP_FREE char *path = folder_of(store);

    return path == NULL ? -1
                        : open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/* Removes those unused for longest, until the rest is within the bounds. */
static void make_room(const struct store *store)
{
    CLEANUP_CLOSE int folder = open_folder(store);
    size_t most = marked_keeps_copies(store) ? MARKED_COPIES_MAX : MARKED_FILES_MAX;
    uint64_t total = 0;
    size_t count;

    if (folder < 0)
        return;
    CLEANUP_FREE struct marked_file *files = list_files(folder, NULL, &count);
    if (files == NULL)
        return;
    qsort(files, count, sizeof *files, compare_age);
    for (size_t i = 0; i < count; i++) {
        total += files[i].bytes;
        if (i > 0 && (i >= most || total > MARKED_BYTES_MAX)) {
            unlinkat(folder, files[i].name, 0);
            idle_forget(store->idle, files[i].name);
        }
    }
}

void marked_forget_set(const struct store *store, const char *id)
{
    CLEANUP_CLOSE int folder = open_folder(store);
    char prefix[ID_PREFIX + 1];
    size_t count;

    if (folder < 0)
        return;
    snprintf(prefix, sizeof prefix, "%s", id);
    CLEANUP_FREE struct marked_file *files = list_files(folder, prefix, &count);
    for (size_t i = 0; files != NULL && i < count; i++)
        unlinkat(folder, files[i].name, 0);
}

void marked_close(struct store *store)
{
    char *temporary = atomic_exchange(&store->marked, NULL);
    CLEANUP_CLOSE int folder =
        temporary == NULL
            ? -1
            : open(temporary, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    size_t count = 0;

    if (folder >= 0) {
        CLEANUP_FREE struct marked_file *files = list_files(folder, NULL, &count);

        for (size_t i = 0; files != NULL && i < count; i++)
            unlinkat(folder, files[i].name, 0);
        rmdir(temporary);
    }
    free(temporary);
}

void marked_touch(const struct store *store, const char *derived)
{
    static const struct timespec used[2] = {{.tv_nsec = UTIME_NOW},
                                            {.tv_nsec = UTIME_OMIT}};
    CLEANUP_FREE char *path = marked_path(store, derived);
    const char *damage = NULL;
    struct stat before, after;

    if (path == NULL || stat(path, &before) != 0)
        return;
    bool known = digest_memory_find(store->digests, derived, &before, &damage);
    if (utimensat(AT_FDCWD, path, used, AT_SYMLINK_NOFOLLOW) != 0 || !known ||
        stat(path, &after) != 0)
        return;
    /* The file stays known to be whole: only this code touched it. */
    struct stat same = after;
    same.st_ctim = before.st_ctim;
    if (digest_memory_find(store->digests, derived, &same, &damage))
        digest_memory_put(store->digests, derived, &after, damage);
}

/* ---- drafts ---- */

void marked_draft_free(struct marked_draft *draft)
{
    if (draft->path != NULL)
        unlink(draft->path);
    if (draft->fd >= 0)
        close(draft->fd);
    free(draft->path);
    *draft = (struct marked_draft){.fd = -1};
}

/* A new file in the folder, locked. */
static int create_draft(const char *folder, struct marked_draft *draft,
                        struct error *error)
{
    if (asprintf(&draft->path, "%s/" DRAFT_PREFIX "XXXXXX", folder) < 0) {
        draft->path = NULL;
        return error_set_memory(error);
    }
    draft->fd = mkostemp(draft->path, O_CLOEXEC);
    if (draft->fd < 0) {
        int failed = errno;

        free(TAKE_PTR(draft->path));
        return error_set_errno(error, failed, "cannot create a file in %s", folder);
    }
    flock(draft->fd, LOCK_EX | LOCK_NB);
    return 0;
}

/* Copies by blocks, so that the budget counts. */
static int copy_file(int from, int to, size_t length, struct budget *budget,
                     struct error *error)
{
    CLEANUP_FREE char *block = malloc(COPY_BYTES);

    if (block == NULL)
        return error_set_memory(error);
    for (size_t done = 0; done < length;) {
        size_t wanted = length - done < COPY_BYTES ? length - done : COPY_BYTES;
        ssize_t copied = copy_file_range(from, NULL, to, NULL, wanted, 0);

        if (copied <= 0) { /* not possible between these two files */
            copied = read(from, block, wanted);
            if (copied > 0 && write(to, block, (size_t)copied) != copied)
                return error_set_errno(error, errno, "cannot copy a set");
        }
        if (copied <= 0)
            return error_set_errno(error, copied < 0 ? errno : EIO, "cannot copy a set");
        done += (size_t)copied;
        int result = budget_look(budget, error);
        if (result != 0)
            return result;
    }
    return 0;
}

int marked_draft_make(struct store *store, const char *source, struct budget *budget,
                      struct marked_draft *out, struct error *error)
{
    CLEANUP_FREE char *folder = NULL;
    struct stat status;
    int result = make_folder(store, &folder, error);

    if (result != 0)
        return result;
    CLEANUP_CLOSE int from = open(source, O_RDONLY | O_CLOEXEC);
    if (from < 0 || fstat(from, &status) != 0)
        return error_set_errno(error, errno, "cannot read the file of a set");
    if (status.st_size < DIGEST_BYTES) /* it was complete a moment ago */
        return error_set_errno(error, EIO, "cannot read the file of a set");
    if (store->mode != STORE_READ_ONLY &&
        store_free_bytes(store) / 2 < (uint64_t)status.st_size)
        return error_set(error, ERROR_SPACE, "no_space",
                         "no room on the disk for a copy of the set");
    result = create_draft(folder, out, error);
    return result == 0 ? copy_file(from, out->fd, (size_t)status.st_size - DIGEST_BYTES,
                                   budget, error)
                       : result;
}

int marked_draft_publish(struct store *store, struct marked_draft *draft, const char *id,
                         const char *derived, struct error *error)
{
    CLEANUP_FREE char *path = marked_path(store, derived);
    CLEANUP_FREE char *set = store_set_path(store, id);

    if (path == NULL || set == NULL)
        return error_set_memory(error);
    int result = digest_seal(draft->fd, error);
    if (result != 0)
        return result;
    if (fsync(draft->fd) != 0)
        return error_set_errno(error, errno, "cannot flush a copy of a set");
    if (rename(draft->path, path) != 0)
        return error_set_errno(error, errno, "cannot move a copy of a set");
    free(TAKE_PTR(draft->path));
    if (access(set, F_OK) != 0) { /* removed meanwhile */
        unlink(path);
        return error_set(error, ERROR_NOT_FOUND, "unknown_set",
                         "the set %.40s is not stored here (any more)", id);
    }
    make_room(store);
    return 0;
}

/* ---- one at a time ---- */

int marked_lock(struct store *store, struct budget *budget, struct error *error)
{
    const struct timespec pause = {0, LOCK_PAUSE_NS};

    /* Not pthread_mutex_clocklock(): ThreadSanitizer does not know it. */
    while (pthread_mutex_trylock(&store->marked_mutex) != 0) {
        int result = budget_look(budget, error);

        if (result != 0)
            return result;
        nanosleep(&pause, NULL);
    }
    return 0;
}

void marked_unlock(struct store *store)
{
    pthread_mutex_unlock(&store->marked_mutex);
}
