/* See directory.h. */
#include "store/place/directory.h"

#include "base/cleanup.h"
#include "base/error.h"
#include "store/place/store_mode.h"
#include "store/place/store_state.h"
#include "store/sqlite/database.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

char *directory_join(const char *directory, const char *name)
{
    char *path = NULL;

    return asprintf(&path, "%s/%s", directory, name) < 0 ? NULL : path;
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
        return strdup(".");
    return slash == path ? strdup("/") : strndup(path, (size_t)(slash - path));
}

int store_make_directory(const char *path, struct error *error)
{
    CLEANUP_FREE char *parent = parent_of(path);

    if (parent == NULL)
        return error_set_memory(error);
    if (mkdir(path, 0700) == 0)
        return access(parent, R_OK) == 0 ? store_sync_directory(parent, error) : 0;
    if (errno == EEXIST)
        return 0;
    return error_set_errno(error, errno, "cannot create the directory %s", path);
}

/* mkdir -p. */
static int make_directories(const char *path, struct error *error)
{
    CLEANUP_FREE char *part = strdup(path);

    if (part == NULL)
        return error_set_memory(error);
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

    return catalog != NULL && may_write(directory, W_OK | X_OK) &&
           may_write(catalog, W_OK);
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

    if (path == NULL)
        return error_set_memory(error);
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
    char *path = NULL;

    return asprintf(&path, "%s/%s.db", store->sets, id) < 0 ? NULL : path;
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
