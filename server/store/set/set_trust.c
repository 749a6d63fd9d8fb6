/* See set_trust.h. */
#include "store/set/set_trust.h"

#include <stdio.h>

static void name_it(struct database *database, const char *schema)
{
    snprintf(database->name, sizeof database->name, "the set %.60s", schema);
}

#ifndef TRACEDIFF_EXTENSION

int set_trust(struct database *database, const char *schema, struct error *error)
{
    (void)error;
    name_it(database, schema);
    return 0;
}

#else

#include "base/error.h"
#include "store/set/set_check.h"
#include "store/sqlite/database.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#define TRUSTED_MAX 16

/* A checked file, as a connection saw it. */
struct trusted_file {
    const sqlite3 *handle;
    char schema[64];
    int changes;     /* made by the connection */
    int32_t version; /* counts changes by others */
    dev_t device;
    ino_t inode;
    off_t size;
    struct timespec changed;
};

static struct trusted_file trusted[TRUSTED_MAX];
static size_t next_trusted;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER; /* guards both */

static bool is_same(const struct trusted_file *a, const struct trusted_file *b)
{
    return a->handle == b->handle && strcmp(a->schema, b->schema) == 0 &&
           a->changes == b->changes && a->version == b->version &&
           a->device == b->device && a->inode == b->inode && a->size == b->size &&
           a->changed.tv_sec == b->changed.tv_sec &&
           a->changed.tv_nsec == b->changed.tv_nsec;
}

/* The file as it is now; false if it is not a file, and so is checked each time. */
static bool look_at(struct database *database, const char *schema,
                    struct trusted_file *now)
{
    const char *path = sqlite3_db_filename(database->handle, schema);
    struct stat status;
    struct error ignored;

    *now = (struct trusted_file){.handle = database->handle,
                                 .changes = sqlite3_total_changes(database->handle)};
    if (path == NULL || strlen(schema) >= sizeof now->schema ||
        stat(path, &status) != 0 ||
        database_data_version(database, schema, &now->version, &ignored) != 0)
        return false;
    memcpy(now->schema, schema, strlen(schema) + 1);
    now->device = status.st_dev;
    now->inode = status.st_ino;
    now->size = status.st_size;
    now->changed = status.st_mtim;
    return true;
}

static bool is_trusted(const struct trusted_file *now)
{
    bool found = false;

    pthread_mutex_lock(&mutex);
    for (size_t i = 0; i < TRUSTED_MAX && !found; i++)
        found = is_same(&trusted[i], now);
    pthread_mutex_unlock(&mutex);
    return found;
}

int set_trust(struct database *database, const char *schema, struct error *error)
{
    const char *damage = NULL;
    struct trusted_file now;

    name_it(database, schema);
    bool is_file = look_at(database, schema, &now);
    if (is_file && is_trusted(&now))
        return 0;
    int result = database_check_kind(database, schema, SET_APPLICATION_ID, SET_VERSION,
                                     NULL, database->name, error);
    if (result == 0)
        result = set_check(database, schema, &damage, error);
    if (result == 0 && damage != NULL)
        result = database_damaged(database->name, damage, error);
    if (result != 0 || !is_file)
        return result;
    pthread_mutex_lock(&mutex);
    trusted[next_trusted] = now;
    next_trusted = (next_trusted + 1) % TRUSTED_MAX;
    pthread_mutex_unlock(&mutex);
    return 0;
}

#endif
