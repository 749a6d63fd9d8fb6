/* See set_idle.h. */
#include "store/set/set_idle.h"

#include "store/sqlite/database.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define IDLE_MAX 8
#define HALF_OF_ID 16
/* Bytes of pages that an idle connection keeps. */
#define PAGES_BYTES_MAX (1 << 20)

/* A connection, lent or idle. */
struct connection {
    struct idle_connections *idle;
    sqlite3 *handle;
    struct database_spares spares;
    char id[33];
    dev_t device;
    ino_t inode;
    struct timespec touched;
};

struct idle_connections {
    pthread_mutex_t mutex;             /* guards the rest */
    struct connection *kept[IDLE_MAX]; /* the one used last comes first */
    size_t count;
};

struct idle_connections *idle_new(void)
{
    struct idle_connections *idle = calloc(1, sizeof *idle);

    if (idle != NULL)
        pthread_mutex_init(&idle->mutex, NULL);
    return idle;
}

static void end(struct connection *connection)
{
    if (connection == NULL)
        return;
    database_end(connection->handle, &connection->spares);
    free(connection);
}

void idle_free(struct idle_connections *idle)
{
    if (idle == NULL)
        return;
    for (size_t i = 0; i < idle->count; i++)
        end(idle->kept[i]);
    pthread_mutex_destroy(&idle->mutex);
    free(idle);
}

/* Hold the mutex. Takes a kept connection out of the list. */
static struct connection *take_out(struct idle_connections *idle, size_t place)
{
    struct connection *connection = idle->kept[place];

    idle->count--;
    memmove(&idle->kept[place], &idle->kept[place + 1],
            (idle->count - place) * sizeof idle->kept[0]);
    return connection;
}

static bool is_of_file(const struct connection *connection, const struct stat *status)
{
    return connection->device == status->st_dev && connection->inode == status->st_ino &&
           connection->touched.tv_sec == status->st_ctim.tv_sec &&
           connection->touched.tv_nsec == status->st_ctim.tv_nsec;
}

/* Whether its file was neither removed nor changed while the connection was lent. */
static bool is_current(const struct connection *connection)
{
    const char *path = sqlite3_db_filename(connection->handle, "main");
    struct stat status;

    return path != NULL && stat(path, &status) == 0 && is_of_file(connection, &status);
}

/* Hold the mutex. Adds a connection to the list, and returns one to end, or NULL: the one
 * used longest ago if the list is full. If its own file is gone, returns it instead of
 * adding it: idle_forget() may have been called for it already. */
static struct connection *put_in(struct idle_connections *idle,
                                 struct connection *connection)
{
    struct connection *dropped = NULL;

    if (!is_current(connection))
        return connection;
    if (idle->count == IDLE_MAX)
        dropped = take_out(idle, IDLE_MAX - 1);
    memmove(&idle->kept[1], &idle->kept[0], idle->count * sizeof idle->kept[0]);
    idle->kept[0] = connection;
    idle->count++;
    return dropped;
}

/* Whether a statement is in use: one that is not a spare. */
static bool is_in_use(const struct database *database)
{
    int spares = 0;

    for (int i = 0; i < DATABASE_SPARES; i++)
        spares += database->spares.handles[i] != NULL;
    for (sqlite3_stmt *statement = NULL;
         (statement = sqlite3_next_stmt(database->handle, statement)) != NULL;)
        spares--;
    return spares < 0;
}

/* Drops the pages of the file that a connection has in memory, if they are many. */
static void drop_pages(sqlite3 *handle)
{
    int used = 0, most = 0;

    if (sqlite3_db_status(handle, SQLITE_DBSTATUS_CACHE_USED, &used, &most, 0) !=
            SQLITE_OK ||
        used > PAGES_BYTES_MAX)
        sqlite3_db_release_memory(handle);
}

/* Called when a lent connection is closed. */
static void keep(struct database *database)
{
    struct connection *connection = database->owner;
    struct idle_connections *idle = connection->idle;

    connection->handle = database->handle;
    connection->spares = database->spares;
    /* A connection with a statement or a transaction in use is not idle. */
    if (is_in_use(database) || !sqlite3_get_autocommit(database->handle)) {
        end(connection);
        return;
    }
    sqlite3_progress_handler(database->handle, 0, NULL, NULL);
    drop_pages(database->handle);
    pthread_mutex_lock(&idle->mutex);
    connection = put_in(idle, connection);
    pthread_mutex_unlock(&idle->mutex);
    end(connection);
}

bool idle_take(struct idle_connections *idle, const char *id, const struct stat *status,
               const char *name, struct budget *budget, struct database *out)
{
    struct connection *found = NULL;

    pthread_mutex_lock(&idle->mutex);
    for (size_t i = 0; i < idle->count && found == NULL; i++)
        if (strcmp(idle->kept[i]->id, id) == 0 && is_of_file(idle->kept[i], status))
            found = take_out(idle, i);
    pthread_mutex_unlock(&idle->mutex);
    if (found == NULL)
        return false;
    database_take_over(out, found->handle, &found->spares, name, budget);
    out->owner = found;
    out->keep = keep;
    return true;
}

void idle_lend(struct idle_connections *idle, const char *id, const struct stat *status,
               struct database *database)
{
    struct connection *connection = calloc(1, sizeof *connection);

    if (connection == NULL)
        return; /* then it is closed like others */
    *connection = (struct connection){.idle = idle,
                                      .device = status->st_dev,
                                      .inode = status->st_ino,
                                      .touched = status->st_ctim};
    strncpy(connection->id, id, sizeof connection->id - 1);
    database->owner = connection;
    database->keep = keep;
}

void idle_forget(struct idle_connections *idle, const char *id)
{
    struct connection *dropped[IDLE_MAX];
    size_t count = 0;

    pthread_mutex_lock(&idle->mutex);
    for (size_t i = idle->count; i-- > 0;)
        if (strncmp(idle->kept[i]->id, id, HALF_OF_ID) == 0)
            dropped[count++] = take_out(idle, i);
    pthread_mutex_unlock(&idle->mutex);
    for (size_t i = 0; i < count; i++)
        end(dropped[i]);
}
