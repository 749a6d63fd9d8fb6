/* DATA/spool: unfinished files. A file there is in use while a living process holds a
 * flock() on it; everything else is left over from a crash. */
#include "store/place/spool.h"

#include "base/cleanup.h"
#include "base/error.h"
#include "base/log.h"
#include "store/place/store_state.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>

#define DEPTH_MAX 16

int spool_create(const struct store *store, char **path, int *fd, struct error *error)
{
    *path = NULL;
    *fd = -1;
    /* A sweep may take the file between its creation and the lock: then try again. */
    for (int attempt = 0; attempt < 8; attempt++) {
        CLEANUP_FREE char *candidate = NULL;
        CLEANUP_CLOSE int file = -1;
        struct stat status;

        if (asprintf(&candidate, "%s/set-XXXXXX.db", store->spool) < 0) {
            candidate = NULL;
            return error_set_memory(error);
        }
        file = mkostemps(candidate, 3, O_CLOEXEC);
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

/* Whether a living process holds the file. */
static bool is_held(int directory, const char *name)
{
    CLEANUP_CLOSE int fd =
        openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);

    return fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

/* Whether a living process holds the directory: unfinished kept traces (traces.c). */
static bool is_held_directory(int fd)
{
    return flock(fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

/* Empties a directory; takes over the descriptor. Follows no links. */
static void empty_directory(int fd, int depth)
{
    DIR *directory = fdopendir(fd);
    struct dirent *entry;

    if (directory == NULL) {
        close(fd);
        return;
    }
    while ((entry = readdir(directory)) != NULL) {
        const char *name = entry->d_name;
        struct stat status;

        if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0 ||
            fstatat(fd, name, &status, AT_SYMLINK_NOFOLLOW) != 0)
            continue;
        if (S_ISDIR(status.st_mode)) {
            int inner =
                depth >= DEPTH_MAX
                    ? -1
                    : openat(fd, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
            if (inner >= 0 && is_held_directory(inner)) {
                close(inner);
                continue;
            }
            if (inner >= 0)
                empty_directory(inner, depth + 1);
            unlinkat(fd, name, AT_REMOVEDIR);
        } else if (!S_ISREG(status.st_mode) || !is_held(fd, name)) {
            log_info("removing spool/…/%s, left over from an interrupted run", name);
            unlinkat(fd, name, 0);
        }
    }
    closedir(directory);
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

void spool_sweep_sets(const struct store *store)
{
    DIR *directory = opendir(store->spool);
    struct dirent *entry;

    if (directory == NULL)
        return;
    while ((entry = readdir(directory)) != NULL) {
        if (fnmatch("traces-??????", entry->d_name, FNM_PERIOD) == 0) {
            sweep_draft(dirfd(directory), entry->d_name);
            continue;
        }
        if (fnmatch("set-??????.db", entry->d_name, FNM_PERIOD) != 0 ||
            is_held(dirfd(directory), entry->d_name))
            continue;
        log_info("removing spool/%s, left over from an interrupted run", entry->d_name);
        unlinkat(dirfd(directory), entry->d_name, 0);
    }
    closedir(directory);
}
