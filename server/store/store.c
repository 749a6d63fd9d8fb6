/* See store.h: the data directory as a whole. */
#include "store/store.h"

#include "base/cleanup.h"
#include "store/set_digest.h"
#include "store/set_shared.h"
#include "store/store_state.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#define BIN_SECONDS_AT_START 600

static char *join_path(const char *directory, const char *name)
{
    char *path = NULL;

    return asprintf(&path, "%s/%s", directory, name) < 0 ? NULL : path;
}

char *store_default_directory(void)
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");

    if (data != NULL && data[0] == '/')
        return join_path(data, "tracediff");
    return home != NULL && home[0] == '/' ? join_path(home, ".local/share/tracediff")
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

static int make_layout(struct store *store, struct error *error)
{
    if (store->mode == STORE_READ_ONLY)
        return check_directory(store->directory, error);
    int result = make_directories(store->directory, error);
    if (result == 0)
        result = make_directories(store->sets, error);
    if (result == 0)
        result = make_directories(store->spool, error);
    return result == 0 ? check_directory(store->directory, error) : result;
}

/* One owner a directory: the lock ends with the process, however it ends. */
static int take_lock(struct store *store, struct error *error)
{
    CLEANUP_FREE char *path = join_path(store->directory, "lock");

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

static int start_owner(struct store *store, struct budget *budget, struct error *error)
{
    spool_sweep(store);
    int result = catalog_reconcile(store, budget, error);
    return result == 0 ? store_purge_bin(store, BIN_SECONDS_AT_START, error) : result;
}

/* SQLite's statistics of memory cost a global lock at every allocation. Without effect if
 * something else in the process uses SQLite already. */
static void configure_sqlite(void)
{
    sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

int store_open(const char *directory, enum store_mode mode, struct budget *budget,
               struct store **out, struct error *error)
{
    return store_open_with(directory, mode, NULL, budget, out, error);
}

int store_open_with(const char *directory, enum store_mode mode,
                    const struct set_looker *looker, struct budget *budget,
                    struct store **out, struct error *error)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    struct store *store = calloc(1, sizeof *store);

    *out = NULL;
    if (store == NULL)
        return error_set_memory(error);
    pthread_once(&once, configure_sqlite);
    store->mode = mode;
    store->looker = looker;
    store->lock_fd = -1;
    pthread_mutex_init(&store->mutex, NULL);
    pthread_mutex_init(&store->reader_mutex, NULL);
    pthread_mutex_init(&store->kept_mutex, NULL);
    pthread_mutex_init(&store->marked_mutex, NULL);
    store->directory = strdup(directory);
    store->sets = join_path(directory, "sets");
    store->spool = join_path(directory, "spool");
    int result = 0;
    store->digests = digest_memory_new();
    if (store->directory == NULL || store->sets == NULL || store->spool == NULL ||
        store->digests == NULL)
        result = error_set_memory(error);
    if (result == 0)
        result = make_layout(store, error);
    if (result == 0 && mode == STORE_OWNER)
        result = take_lock(store, error);
    if (result == 0)
        result = catalog_open(store, error);
    if (result == 0 && mode == STORE_OWNER)
        result = start_owner(store, budget, error);
    if (result == 0 && mode == STORE_SHARED)
        spool_sweep_sets(store);
    if (result != 0) {
        store_close(store);
        return result;
    }
    *out = store;
    return 0;
}

void store_close(struct store *store)
{
    if (store == NULL)
        return;
    database_close(&store->reader); /* first: the last one to be closed empties the log */
    database_close(&store->catalog);
    if (store->lock_fd >= 0)
        close(store->lock_fd);
    for (int i = 0; i < STORE_KEPT_SETS; i++)
        set_shared_release(store->kept[i]);
    pthread_mutex_destroy(&store->mutex);
    pthread_mutex_destroy(&store->reader_mutex);
    pthread_mutex_destroy(&store->kept_mutex);
    pthread_mutex_destroy(&store->marked_mutex);
    marked_close(store);
    digest_memory_free(store->digests);
    free(store->directory);
    free(store->sets);
    free(store->spool);
    free(store);
}

const char *store_spool_directory(const struct store *store)
{
    return store->spool;
}

void store_sweep_sets(const struct store *store)
{
    if (store->mode != STORE_READ_ONLY)
        spool_sweep_sets(store);
}

uint64_t store_free_bytes(const struct store *store)
{
    struct statvfs status;

    if (statvfs(store->directory, &status) != 0)
        return 0;
    return (uint64_t)status.f_bavail * status.f_frsize;
}

void store_library(struct library *out)
{
    out->name = "SQLite";
    snprintf(out->compiled, sizeof out->compiled, "%s", SQLITE_VERSION);
    snprintf(out->running, sizeof out->running, "%s", sqlite3_libversion());
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
    snprintf(name, 64, "trace set %s", id);
}

int store_sync_directory(const char *path, struct error *error)
{
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

    if (fd < 0 || fsync(fd) != 0)
        return error_set_errno(error, errno, "cannot flush the data directory");
    return 0;
}

void hash_to_bytes(const uint64_t hash[2], unsigned char bytes[16])
{
    for (int i = 0; i < 8; i++) {
        bytes[i] = (unsigned char)(hash[1] >> (56 - 8 * i));
        bytes[8 + i] = (unsigned char)(hash[0] >> (56 - 8 * i));
    }
}

void hash_from_bytes(const unsigned char bytes[16], uint64_t hash[2])
{
    hash[0] = hash[1] = 0;
    for (int i = 0; i < 8; i++) {
        hash[1] = hash[1] << 8 | bytes[i];
        hash[0] = hash[0] << 8 | bytes[8 + i];
    }
}
