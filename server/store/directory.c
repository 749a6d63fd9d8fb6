#include "store/directory.h"
#include "base/array.h"
#include "base/error.h"
#include "base/log.h"
#include "store/database.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#define BLOCK ((uint64_t)4096) /* of the disk: a file takes whole blocks */

/* ---- directory ---- */

char *directory_join(const char *directory, const char *name)
{
    return owned_printf("%s/%s", directory, name);
}

char *store_default_directory(void)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");

    if (data != NULL && data[0] == '/')
        return directory_join(data, "tracediff");
    return home != NULL && home[0] == '/' ? directory_join(home, ".local/share/tracediff")
                                          : NULL;
}

/* The directory that contains `path`; owned by the caller. */
static char *parent_of(const char *path)
{
    const char *slash = strrchr(path, '/');

    if (slash == NULL)
        return owned_printf(".");
    return slash == path ? owned_printf("/") : owned_text(path, (size_t)(slash - path));
}

int store_make_directory(const char *path, struct error *error)
{
    CLEANUP_FREE char *parent = parent_of(path);

    if (mkdir(path, 0700) == 0)
        return access(parent, R_OK) == 0 ? store_sync_directory(parent, error) : 0;
    if (errno == EEXIST)
        return 0;
    return error_set_errno(error, errno, "cannot create the directory %s", path);
}

/* ---- a place without room ---- */

#define ROOM ((off_t)1 << 20) /* less is of no use */

/* Whether a file of some size can be written there: quotas are known only by trying. */
static int try_to_write(const char *folder)
{
    CLEANUP_FREE char *path = directory_join(folder, ".tracediff-XXXXXX");
    CLEANUP_CLOSE int fd = mkostemp(path, O_CLOEXEC);

    if (fd < 0)
        return errno;
    unlink(path);
    return posix_fallocate(fd, 0, ROOM);
}

int store_refuses(const char *directory)
{
    CLEANUP_FREE char *catalog = directory_join(directory, CATALOG_NAME);
    CLEANUP_FREE char *folder = owned_printf("%s", directory);
    struct stat status;

    if (stat(catalog, &status) == 0)
        return 0;
    while (stat(folder, &status) != 0) { /* "/" is there */
        char *above = errno == ENOENT ? parent_of(folder) : NULL;

        if (above == NULL)
            return errno;
        free(folder);
        folder = above;
    }
    return S_ISDIR(status.st_mode) ? try_to_write(folder) : ENOTDIR;
}

/* Whether nobody but us and root can put another folder into the place of one in it. */
static bool is_kept_by_us(const char *folder)
{
    struct stat status;

    return stat(folder, &status) == 0 && S_ISDIR(status.st_mode) &&
           (status.st_uid == 0 || status.st_uid == geteuid()) &&
           ((status.st_mode & (S_IWGRP | S_IWOTH)) == 0 ||
            (status.st_mode & S_ISVTX) != 0);
}

/* Ours alone, not a link, and not what somebody else put there for us. */
static bool make_private(const char *path)
{
    struct stat status;

    if (mkdir(path, 0700) != 0 && errno != EEXIST)
        return false;
    return lstat(path, &status) == 0 && S_ISDIR(status.st_mode) &&
           status.st_uid == geteuid() && (status.st_mode & 077) == 0;
}

char *store_temporary_directory(void)
{
    const char *const places[] = {getenv("TMPDIR"), getenv("XDG_RUNTIME_DIR"), "/tmp"};

    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        if (places[i] == NULL || places[i][0] != '/' || !is_kept_by_us(places[i]))
            continue;
        CLEANUP_FREE char *path =
            owned_printf("%s/tracediff-%u", places[i], (unsigned)geteuid());
        if (make_private(path) && store_refuses(path) == 0)
            return TAKE_PTR(path);
    }
    return NULL;
}

/* mkdir -p. */
static int make_directories(const char *path, struct error *error)
{
    CLEANUP_FREE char *part = owned_printf("%s", path);

    for (char *slash = part + 1;; slash++) {
        slash = strchr(slash, '/');
        if (slash != NULL)
            *slash = '\0';
        int result = store_make_directory(part, error);
        if (result != 0 || slash == NULL)
            return result;
        *slash = '/';
    }
}

static int check_directory(const char *path, struct error *error)
{
    struct stat status;

    if (stat(path, &status) != 0)
        return error_set_errno(error, errno, "cannot open the data directory %s", path);
    if (!S_ISDIR(status.st_mode))
        return error_set(error, ERROR_IO, "not_a_directory", "%s is not a directory",
                         path);
    return 0;
}

static bool may_write(const char *path, int mode)
{
    return access(path, mode) == 0 || errno == ENOENT;
}

bool store_may_write(const char *directory)
{
    CLEANUP_FREE char *catalog = directory_join(directory, CATALOG_NAME);

    return may_write(directory, W_OK | X_OK) && may_write(catalog, W_OK);
}

static int check_writable(const char *path, struct error *error)
{
    if (store_may_write(path))
        return 0;
    return error_set(error, ERROR_IO, "data_not_writable",
                     "the data directory %s is not writable: %s; choose another place "
                     "with --data",
                     path, strerror(errno));
}

int directory_make(struct store *store, struct error *error)
{
    if (store->mode == STORE_READ_ONLY)
        return check_directory(store->directory, error);
    int result = make_directories(store->directory, error);
    if (result == 0)
        result = check_directory(store->directory, error);
    if (result == 0)
        result = check_writable(store->directory, error);
    if (result == 0)
        result = make_directories(store->sets, error);
    if (result == 0)
        result = make_directories(store->spool, error);
    return result;
}

int directory_lock(struct store *store, struct error *error)
{
    CLEANUP_FREE char *path = directory_join(store->directory, "lock");

    store->lock_fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (store->lock_fd < 0)
        return error_set_errno(error, errno, "cannot open %s", path);
    if (flock(store->lock_fd, LOCK_EX | LOCK_NB) == 0)
        return 0;
    if (errno == EWOULDBLOCK)
        return error_set(error, ERROR_CONFLICT, "data_directory_in_use",
                         "another tracediff server uses %s; stop it or choose another "
                         "place with --data",
                         store->directory);
    return error_set_errno(error, errno, "cannot lock %s", path);
}

const char *store_directory(const struct store *store)
{
    return store->directory;
}

const char *store_spool_directory(const struct store *store)
{
    return store->spool;
}

bool store_know_free_bytes(const struct store *store, uint64_t *out)
{
    struct statvfs status;

    if (statvfs(store->directory, &status) != 0)
        return false;
    *out = (uint64_t)status.f_bavail * status.f_frsize;
    return true;
}

uint64_t store_free_bytes(const struct store *store)
{
    uint64_t bytes;

    return store_know_free_bytes(store, &bytes) ? bytes : 0;
}

bool store_is_id(const char *text)
{
    return strlen(text) == 32 && strspn(text, "0123456789abcdef") == 32;
}

char *store_set_path(const struct store *store, const char *id)
{
    return owned_printf("%s/%s.db", store->sets, id);
}

void store_set_name(const char *id, char name[64])
{
    snprintf(name, 64, "set %s", id);
}

int store_sync_directory(const char *path, struct error *error)
{
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (fd < 0 || fsync(fd) != 0)
        return error_set_errno(error, errno, "cannot flush the data directory");
    return 0;
}

/* ---- folders ---- */

void folder_each(int folder, void (*visit)(int folder, const char *name, void *context),
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

static int compare_used(const void *a, const void *b)
{
    const struct timespec *x = &((const struct folder_file *)a)->used;
    const struct timespec *y = &((const struct folder_file *)b)->used;

    if (x->tv_sec != y->tv_sec)
        return x->tv_sec > y->tv_sec ? -1 : 1;
    return (x->tv_nsec < y->tv_nsec) - (x->tv_nsec > y->tv_nsec);
}

static void list_entry(int folder, const char *name, void *context)
{
    struct folder_list *list = context;
    struct stat status;

    if (strlen(name) >= sizeof list->files->name ||
        fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) != 0 ||
        !S_ISREG(status.st_mode) ||
        !ARRAY_RESERVE(list->files, list->capacity, list->count + 1))
        return;
    struct folder_file *file = &list->files[list->count++];
    memcpy(file->name, name, strlen(name) + 1);
    file->used = list->by_reading ? status.st_atim : status.st_mtim;
    file->bytes = ((uint64_t)status.st_size + BLOCK - 1) / BLOCK * BLOCK;
}

void folder_list(int folder, struct folder_list *list)
{
    folder_each(folder, list_entry, list);
    if (list->count > 1)
        qsort(list->files, list->count, sizeof *list->files, compare_used);
}

bool folder_file_is_held(int folder, const char *name)
{
    CLEANUP_CLOSE int fd =
        openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);

    return fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

/* ---- reserve ---- */

#define RESERVE_BYTES ((off_t)RESERVE_TO_CHANGE)
#define PLENTY ((uint64_t)2 << 20)
#define BLOCK_BYTES 512 /* of st_blocks */

static void make(const char *path)
{
    CLEANUP_CLOSE int fd =
        open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    struct stat status;

    if (fd < 0 || fstat(fd, &status) != 0 || !S_ISREG(status.st_mode) ||
        status.st_blocks >= RESERVE_BYTES / BLOCK_BYTES)
        return;
    if (posix_fallocate(fd, 0, RESERVE_BYTES) != 0)
        unlink(path); /* a part of the room is useless */
}

void reserve_make(const struct store *store)
{
    CLEANUP_FREE char *path = directory_join(store->directory, "reserve");
    uint64_t room;

    if (store->mode != STORE_READ_ONLY && store_know_free_bytes(store, &room) &&
        room >= PLENTY)
        make(path);
}

void reserve_give_up(const struct store *store, uint64_t need)
{
    CLEANUP_FREE char *path = directory_join(store->directory, "reserve");
    uint64_t room;

    if (store->mode != STORE_READ_ONLY && store_know_free_bytes(store, &room) &&
        room < need && unlink(path) == 0)
        log_warning("the disk is full: the store gave up its reserve of %d KiB",
                    (int)(RESERVE_BYTES >> 10));
}

/* ---- spool ---- */

/* DATA/spool: unfinished files. A file there is in use while a living process holds a
 * flock() on it; everything else is left over from a crash. */

#define DEPTH_MAX 16

int spool_create(const struct store *store, char **path, int *fd, struct error *error)
{
    *path = NULL;
    *fd = -1;
    /* A sweep may take the file between its creation and the lock: then try again. */
    for (int attempt = 0; attempt < 8; attempt++) {
        CLEANUP_FREE char *candidate = owned_printf("%s/set-XXXXXX.db", store->spool);
        CLEANUP_CLOSE int file = mkostemps(candidate, 3, O_CLOEXEC);
        struct stat status;

        if (file < 0)
            return error_set_errno(error, errno, "cannot create a file in spool/");
        if (flock(file, LOCK_EX | LOCK_NB) != 0 || fstat(file, &status) != 0 ||
            status.st_nlink == 0)
            continue;
        *path = TAKE_PTR(candidate);
        *fd = file;
        file = -1;
        return 0;
    }
    return error_set(error, ERROR_IO, "io_error", "cannot keep a file in spool/");
}

/* Whether a living process holds the directory: unfinished kept traces (traces.c). */
static bool is_held_directory(int fd)
{
    return flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

/* Empties a directory; takes over the descriptor. Follows no links. */
static void empty_directory(int fd, int depth);

static void empty_entry(int fd, const char *name, void *context)
{
    int depth = *(const int *)context;
    struct stat status;

    if (fstatat(fd, name, &status, AT_SYMLINK_NOFOLLOW) != 0)
        return;
    if (S_ISDIR(status.st_mode)) {
        int inner =
            depth >= DEPTH_MAX
                ? -1
                : openat(fd, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (inner >= 0 && is_held_directory(inner)) {
            close(inner);
            return;
        }
        if (inner >= 0)
            empty_directory(inner, depth + 1);
        unlinkat(fd, name, AT_REMOVEDIR);
    } else if (!S_ISREG(status.st_mode) || !folder_file_is_held(fd, name)) {
        log_info("removing spool/…/%s, left over from an interrupted run", name);
        unlinkat(fd, name, 0);
    }
}

static void empty_directory(int fd, int depth)
{
    folder_each(fd, empty_entry, &depth);
    close(fd);
}

void spool_sweep(const struct store *store)
{
    int fd = open(store->spool, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);

    if (fd >= 0)
        empty_directory(fd, 0);
}

/* A folder of kept traces that was never put into place. */
static void sweep_draft(int spool, const char *name)
{
    int fd = openat(spool, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);

    if (fd < 0)
        return;
    if (is_held_directory(fd)) {
        close(fd);
        return;
    }
    empty_directory(fd, 1);
    unlinkat(spool, name, AT_REMOVEDIR);
}

static void sweep_entry(int spool, const char *name, void *context)
{
    (void)context;
    if (fnmatch("traces-??????", name, FNM_PERIOD) == 0) {
        sweep_draft(spool, name);
        return;
    }
    if (fnmatch("set-??????.db", name, FNM_PERIOD) != 0 ||
        folder_file_is_held(spool, name))
        return;
    log_info("removing spool/%s, left over from an interrupted run", name);
    unlinkat(spool, name, 0);
}

void spool_sweep_sets(const struct store *store)
{
    CLEANUP_CLOSE int spool = open(store->spool, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (spool >= 0)
        folder_each(spool, sweep_entry, NULL);
}
