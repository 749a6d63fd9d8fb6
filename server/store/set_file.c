#include "store/set_file.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/system.h"
#include "base/text.h"
#include "store/catalog.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/set_build.h"
#include "store/set_check.h"
#include "store/set_load.h"
#include "store/set_write.h"
#include "store/sets.h"
#include "trace/recording.h"
#include "trace/resolve.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* ---- set idle ---- */

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
    struct idle_connections *idle = owned_new(1, sizeof *idle);

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

/* A connection to the file of this set and status; false if there is none. */
static bool idle_take(struct idle_connections *idle, const char *id,
                      const struct stat *status, const char *name, struct budget *budget,
                      struct database *out)
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

/* When this connection is closed, it stays idle instead, unless its file was removed or
 * changed. */
static void idle_lend(struct idle_connections *idle, const char *id,
                      const struct stat *status, struct database *database)
{
    struct connection *connection = owned_new(1, sizeof *connection);

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

/* ---- set marked files ---- */

/* The pause between two tries to take the lock. */
#define LOCK_PAUSE_NS 5000000

#define DRAFT_PREFIX "new-"
#define COPY_BYTES ((size_t)8 << 20)
#define ID_PREFIX 16 /* digits that a set shares with those of its markers */

/* ---- the folder ---- */

/* DATA/cache/steps; of a store that is only read, a temporary folder (NULL: none yet). */
static char *folder_of(const struct store *store)
{
    const char *temporary = atomic_load(&store->marked);

    if (store->mode != STORE_READ_ONLY)
        return directory_join(store->directory, "cache/steps");
    return temporary == NULL ? NULL : owned_printf("%s", temporary);
}

/* Whether sets/ may not change, so that sets are brought up to date in copies. */
static bool marked_keeps_copies(const struct store *store)
{
    return store->mode == STORE_READ_ONLY || store->mode == STORE_FOLLOWER;
}

/* The path of the file of such a set, whether or not it exists; NULL: none. Owned by the
 * caller. */
static char *marked_path(const struct store *store, const char *derived)
{
    CLEANUP_FREE char *folder = folder_of(store);

    return folder == NULL ? NULL : owned_printf("%s/%s.db", folder, derived);
}

static int make_temporary(struct store *store, struct error *error)
{
    const char *temporary = getenv("TMPDIR");

    if (atomic_load(&store->marked) != NULL)
        return 0;
    char *made =
        owned_printf("%s/tracediff-XXXXXX",
                     temporary != NULL && *temporary != '\0' ? temporary : "/tmp");
    if (mkdtemp(made) == NULL) {
        free(made);
        return error_set_errno(error, errno, "cannot make a temporary folder");
    }
    atomic_store(&store->marked, made);
    return 0;
}

static int make_kept(const struct store *store, const char *folder, struct error *error)
{
    CLEANUP_FREE char *cache = directory_join(store->directory, "cache");

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
    return result == 0 && !temporary ? make_kept(store, *out, error) : result;
}

/* ---- the files in the folder ---- */

/* The finished files. Removes abandoned drafts. */
static void list_files(int folder, struct folder_list *out)
{
    size_t kept = 0;

    *out = (struct folder_list){.by_reading = true};
    folder_list(folder, out);
    for (size_t i = 0; i < out->count; i++)
        if (strncmp(out->files[i].name, DRAFT_PREFIX, strlen(DRAFT_PREFIX)) != 0)
            out->files[kept++] = out->files[i];
        else if (!folder_file_is_held(folder, out->files[i].name))
            unlinkat(folder, out->files[i].name, 0);
    out->count = kept;
}

static void free_list(struct folder_list *list)
{
    free(list->files);
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
    CLEANUP(free_list) struct folder_list list = {0};
    uint64_t total = 0;

    if (folder < 0)
        return;
    list_files(folder, &list);
    for (size_t i = 0; i < list.count; i++) {
        total += list.files[i].bytes;
        if (i > 0 && (i >= most || total > MARKED_BYTES_MAX)) {
            unlinkat(folder, list.files[i].name, 0);
            idle_forget(store->idle, list.files[i].name);
        }
    }
}

void marked_forget_set(const struct store *store, const char *id)
{
    CLEANUP_CLOSE int folder = open_folder(store);
    CLEANUP(free_list) struct folder_list list = {0};

    if (folder < 0)
        return;
    list_files(folder, &list);
    for (size_t i = 0; i < list.count; i++)
        if (strncmp(list.files[i].name, id, ID_PREFIX) == 0)
            unlinkat(folder, list.files[i].name, 0);
}

void marked_close(struct store *store)
{
    char *temporary = atomic_exchange(&store->marked, NULL);
    CLEANUP_CLOSE int folder =
        temporary == NULL
            ? -1
            : open(temporary, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    CLEANUP(free_list) struct folder_list list = {0};

    if (folder >= 0) {
        list_files(folder, &list);
        for (size_t i = 0; i < list.count; i++)
            unlinkat(folder, list.files[i].name, 0);
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
    draft->path = owned_printf("%s/" DRAFT_PREFIX "XXXXXX", folder);
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
    if (source == NULL)
        return create_draft(folder, out, error);
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

/* ---- set upgrade ---- */

/* Set files of formats before, brought up to date when they are first opened
 * (docs/store.md): what can be computed from the stored rows is computed.
 *
 * Format 6 lacks the windows of steps (docs/semantics.md §19); it and format 7 lack
 * counters, which is noted of each file. A copy of the file gets the new tables; from
 * format 6, the steps of each recording are then made again from its rows, as for a
 * recording that was just read. */

#define DECLARATION_BYTES_MAX ((size_t)1 << 16)

/* ---- the tables ---- */

/* Runs one declaration of sql/set.sql. */
static void declare(struct database *database, const char *begin)
{
    const struct asset *schema = asset_find("sql/set_schema");
    const char *at = strstr((const char *)schema->bytes, begin);
    CLEANUP_FREE char *sql = owned_text(at, strcspn(at, ";"));

    database_do(database, sql);
}

/* The file may be forged, so nothing is read before everything is checked. */
static void refuse_damage(struct database *database, uint32_t version)
{
    const char *damage = NULL;

    if (version < SET_VERSION)
        set_declared_check_format(database, "main", version, &damage,
                                  database_failure(database));
    else
        set_check(database, "main", &damage, database_failure(database));
    if (damage != NULL)
        database_fail_damaged(database, damage);
}

/* From format 6 to 7. Each step has the host's interval for its window until it is made
 * again. */
static void change_steps(struct database *database)
{
    static const char *const declarations[] = {
        "CREATE TABLE step(", "CREATE INDEX step_of_file", "CREATE TABLE step_row(",
        "CREATE VIEW steps("};
    bool failed = database_failed(database);

    database_do_script(database, "sql/upgrade_7_keep");
    for (size_t i = 0; i < sizeof declarations / sizeof *declarations; i++)
        declare(database, declarations[i]);
    database_do_script(database, "sql/upgrade_7_fill");
    if (!failed && database->failure.code == ERROR_DATABASE)
        (void)database_damaged(database->name, "table step is damaged",
                               &database->failure); /* a time that cannot be added */
}

/* Gives the copy, which has the older format `from`, the tables of the current one. */
static void change_tables(struct database *database, uint32_t from)
{
    char version[48];

    refuse_damage(database, from);
    if (from < 7)
        change_steps(database);
    declare(database, "CREATE TABLE counter_block(");
    database_do_script(database, "sql/upgrade_8_fill");
    if (!database_failed(database))
        refuse_damage(database, SET_VERSION);
    snprintf(version, sizeof version, "PRAGMA user_version = %d", SET_VERSION);
    database_do(database, version);
}

/* ---- the steps of a file ---- */

/* The number of the first step of a file; those of a file follow each other. */
static uint32_t find_first_step(struct database *database, uint32_t file, uint32_t count)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(database, "sql/upgrade_steps");

    statement_bind_int64(&select, ":file", file);
    if (!statement_next(&select))
        return 0;
    int64_t first = statement_int64(&select, 0);
    if (statement_int64(&select, 1) != count ||
        (count > 0 && statement_int64(&select, 2) - first != (int64_t)count - 1))
        database_fail_damaged(database, "table step is damaged");
    return (uint32_t)first;
}

static void forget_steps(struct database *database, const char *path, uint32_t file)
{
    CLEANUP_STATEMENT struct statement forget = statement_of(database, path);

    statement_bind_int64(&forget, ":file", file);
    statement_put(&forget);
}

static void upgrade_file(struct set_writer *writer, uint32_t file)
{
    CLEANUP_RECORDING struct trace_recording *recording = NULL;
    CLEANUP(step_pieces_free) struct step_pieces pieces = {0};
    struct database *database = &writer->database;

    if (set_load_open(database, file, LOAD_LINKED, &recording, NULL) != 0)
        return;
    uint32_t count = recording->step_count;
    writer->next_step = find_first_step(database, file, count);
    free(TAKE_PTR(recording->steps));
    recording->step_count = 0;
    if (database_failed(database) ||
        steps_resolve(recording, false, &pieces, database_failure(database)) != 0)
        return;
    if (recording->step_count != count)
        database_fail_damaged(database, "table step is damaged");
    forget_steps(database, "sql/upgrade_forget_steps", file);
    forget_steps(database, "sql/upgrade_forget_step_rows", file);
    if (!database_failed(database))
        build_steps(writer, file, recording);
}

static void upgrade_files(struct set_writer *writer)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    uint32_t *files = NULL;
    size_t count = 0, capacity = 0;
    CLEANUP_STATEMENT struct statement select =
        statement_of(&writer->database, "sql/upgrade_files");

    while (statement_next(&select)) {
        ARENA_RESERVE(arena, files, capacity, count + 1);
        files[count++] = (uint32_t)statement_int64(&select, 0);
    }
    for (size_t i = 0; i < count && !database_failed(&writer->database); i++)
        upgrade_file(writer, files[i]);
}

/* Another set under the name of this one is refused before it is changed. */
static void refuse_other_set(struct database *database, const char *id)
{
    const char *damage = NULL;

    set_meta_check_id(database, id, &damage, NULL);
    if (damage != NULL)
        database_fail_damaged(database, damage);
}

static int fill(struct set_writer *writer, const char *id, struct budget *budget,
                int64_t *notes, struct error *error)
{
    uint32_t from = set_format(writer->path);
    struct database *database = &writer->database;
    CLEANUP_STATEMENT struct statement note = statement_of(database, "sql/upgrade_notes");

    build_open(writer, budget);
    if (!database_failed(database))
        change_tables(database, from);
    refuse_other_set(database, id);
    if (from < 7)
        upgrade_files(writer);
    if (statement_next(&note))
        *notes = statement_int64(&note, 0);
    statement_finish(&note);
    database_do(database, "COMMIT");
    return database_result(database, error);
}

/* ---- the file ---- */

static int put_set(struct store *store, const char *id, int64_t notes,
                   int64_t stored_bytes, struct error *error)
{
    CLEANUP_STATEMENT struct statement update =
        statement_of(&store->catalog, "sql/upgrade_put_set");

    statement_bind_text(&update, ":id", id);
    statement_bind_int64(&update, ":notes", notes);
    statement_bind_int64(&update, ":stored_bytes", stored_bytes);
    return statement_run(&update, error);
}

/* Inside a transaction of the catalogue, so that no set is removed meanwhile. */
static int replace(struct store *store, struct marked_draft *draft, const char *id,
                   int64_t notes, const char *path, struct error *error)
{
    struct stat status;

    if (fstat(draft->fd, &status) != 0)
        return error_set_errno(error, errno, "cannot look at the new set");
    if (access(path, F_OK) != 0)
        return error_set(error, ERROR_NOT_FOUND, "unknown_set",
                         "the set %.40s is not stored here (any more)", id);
    int result = put_set(store, id, notes, status.st_size, error);
    if (result != 0)
        return result;
    if (rename(draft->path, path) != 0)
        return error_set_errno(error, errno, "cannot move the new set into place");
    free(TAKE_PTR(draft->path));
    return store_sync_directory(store->sets, error);
}

static int publish(struct store *store, struct marked_draft *draft, const char *id,
                   int64_t notes, char **out, struct error *error)
{
    if (marked_keeps_copies(store)) {
        *out = marked_path(store, id);
        return marked_draft_publish(store, draft, id, id, error);
    }
    *out = store_set_path(store, id);
    int result = digest_seal(draft->fd, error);
    if (result == 0 && fsync(draft->fd) != 0)
        result = error_set_errno(error, errno, "cannot flush the new set");
    if (result == 0)
        result = catalog_begin(store, error);
    return result == 0
               ? catalog_end(store, replace(store, draft, id, notes, *out, error), error)
               : result;
}

/* Makes the file of a set anew in the current format. It replaces sets/<id>.db; in a
 * store that is only read it is a copy elsewhere (marked_path()). The digest of the old
 * file is right. *out is the path of the new file, owned by the caller. */
static int set_upgrade(struct store *store, const char *id, struct budget *budget,
                       char **out, struct error *error)
{
    CLEANUP(marked_draft_free) struct marked_draft draft = {.fd = -1};
    struct set_writer writer = {0};
    CLEANUP_FREE char *source = store_set_path(store, id);
    int64_t notes = 0;

    *out = NULL;
    int result = marked_draft_make(store, source, budget, &draft, error);
    if (result != 0)
        return result;
    if (set_is_current(draft.path)) { /* another process was faster */
        *out = TAKE_PTR(source);
        return 0;
    }
    writer.path = draft.path;
    result = fill(&writer, id, budget, &notes, error);
    build_close(&writer);
    return result == 0 ? publish(store, &draft, id, notes, out, error) : result;
}

/* ---- set file ---- */

/* Possible damage of a file as a whole. */
static const char not_there[] = "it no longer exists";
static const char no_digest[] = "it ends without its digest";
static const char wrong_digest[] = "its bytes are not those that were written";
static const char not_a_file[] = "it is not a regular file";
static const char unreadable[] = "it cannot be read";
static const char not_a_set[] = "its tables are not those of a set";

static int unknown(const char *id, struct error *error)
{
    return error_set(error, ERROR_NOT_FOUND, "unknown_set",
                     "the set %.40s is not stored here (any more)", id);
}

int set_file_path(const struct store *store, const char *id, char **path,
                  struct error *error)
{
    *path = NULL;
    if (store_is_id(id)) {
        *path = store_set_path(store, id);
        bool there = access(*path, F_OK) == 0 || errno != ENOENT;
        if (there && !marked_keeps_copies(store))
            return 0;
        CLEANUP_FREE char *copy = marked_path(store, id);
        if (there && (copy == NULL || access(copy, F_OK) != 0))
            return 0;
        free(*path);
        *path = TAKE_PTR(copy);
        if (*path != NULL && access(*path, F_OK) == 0)
            return 0;
        free(TAKE_PTR(*path));
    }
    return unknown(id, error);
}

int set_file_lost(struct store *store, const char *id, struct error *error)
{
    CLEANUP(set_info_free) struct set_info info = {0};
    struct error ignored;
    char name[64];

    if (store_find_set(store, id, &info, &ignored) != 0 || strcmp(info.id, id) != 0)
        return unknown(id, error);
    store_set_name(id, name);
    return database_damaged(name, not_there, error);
}

/* Finds damage in the bytes of a file; NULL: none. */
static int check_bytes(const char *path, struct budget *budget, struct stat *status,
                       const char **damage, struct error *error)
{
    CLEANUP_CLOSE int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    enum digest_state state = DIGEST_MISSING;

    if (fd < 0 || fstat(fd, status) != 0)
        return error_set_errno(error, errno, "cannot open the file of a set");
    if (!S_ISREG(status->st_mode)) {
        *damage = not_a_file;
        return 0;
    }
    int result = digest_check(fd, budget, &state, error);
    *damage = result == -(int)ERROR_IO  ? unreadable
              : state == DIGEST_RIGHT   ? NULL
              : state == DIGEST_MISSING ? no_digest
                                        : wrong_digest;
    return result == -(int)ERROR_IO ? 0 : result;
}

/* Checks that the file contains a set, and that it is this one. */
static int check_content(struct database *database, const char *id, const char **damage,
                         struct error *error)
{
    int result = set_check(database, "main", damage, error);

    return result == 0 && *damage == NULL ? set_meta_check_id(database, id, damage, error)
                                          : result;
}

static int open_database(const char *path, const char *name, struct budget *budget,
                         struct database *out, struct error *error)
{
    int result = database_open(out, path, "mode=ro&immutable=1", name, budget, error);

    if (result == 0)
        result = database_check_kind(out, "main", SET_APPLICATION_ID, SET_VERSION, NULL,
                                     name, error);
    return result == 0 ? database_execute(out, "PRAGMA query_only = ON", error) : result;
}

int set_file_open_alone(const char *path, const char *name, bool known,
                        struct budget *budget, struct database *out, struct error *error)
{
    const char *damage = NULL;
    struct stat status;
    int result = known ? 0 : check_bytes(path, budget, &status, &damage, error);

    /* Without a digest it may be of another version. */
    if (result == 0 && (damage == NULL || damage == no_digest))
        result = open_database(path, name, budget, out, error);
    if (result == 0 && damage == NULL && !known)
        result = set_check(out, "main", &damage, error);
    if (result == -(int)ERROR_DAMAGED)
        return error_set(error, ERROR_DAMAGED, "set_damaged", "%s",
                         damage != NULL ? damage : not_a_set);
    if (result == 0 && damage != NULL)
        result = error_set(error, ERROR_DAMAGED, "set_damaged", "%s", damage);
    if (result != 0)
        database_close(out);
    return result;
}

int set_file_open_older(const char *id, const char *path, struct budget *budget,
                        struct database *out, struct error *error)
{
    const char *damage = NULL;
    char name[64];
    int32_t version;

    store_set_name(id, name);
    int result = database_open(out, path, "mode=ro&immutable=1", name, budget, error);
    if (result == 0)
        result = database_check_kind(out, "main", SET_APPLICATION_ID, SET_VERSION,
                                     &version, name, error);
    if (result == 0)
        result = database_execute(out, "PRAGMA query_only = ON", error);
    /* A view in place of a table would run a stranger's statement. */
    if (result == 0)
        result =
            set_declared_check_format(out, "main", (uint32_t)version, &damage, error);
    if (result == 0 && damage == NULL)
        result = set_meta_check_id(out, id, &damage, error);
    if (result == 0 && damage != NULL)
        result = database_damaged(name, damage, error);
    if (result != 0)
        database_close(out);
    return result;
}

int set_file_open_at(const struct store *store, const char *id, const char *path,
                     bool anew, struct budget *budget, struct database *out,
                     struct error *error)
{
    const char *damage = NULL;
    struct stat status;
    char name[64];
    int result = 0;

    store_set_name(id, name);
    bool known = !anew && stat(path, &status) == 0 &&
                 digest_memory_find(store->digests, id, &status, &damage);
    if (known && damage == NULL && idle_take(store->idle, id, &status, name, budget, out))
        return 0;
    if (!known)
        result = check_bytes(path, budget, &status, &damage, error);
    /* Without a digest it may be of another version. */
    if (result == 0 && (damage == NULL || damage == no_digest))
        result = open_database(path, name, budget, out, error);
    if (result == -(int)ERROR_CONFLICT && damage != NULL && set_is_upgradable(path))
        result = database_damaged(name, damage, error); /* this version has a digest */
    if (result == 0 && !known && damage == NULL)
        result = check_content(out, id, &damage, error);
    if (result == 0 && !known && store != NULL)
        digest_memory_put(store->digests, id, &status, damage);
    if (result == 0 && damage != NULL)
        result = database_damaged(name, damage, error);
    if (result != 0)
        database_close(out);
    else if (store != NULL)
        idle_lend(store->idle, id, &status, out);
    return result;
}

/* One thread at a time: the second finds the new file. */
static int upgrade(struct store *store, const char *id, struct budget *budget, char **out,
                   struct error *error)
{
    int result = marked_lock(store, budget, error);

    if (result != 0)
        return result;
    result = set_file_path(store, id, out, error);
    if (result == 0 && set_is_upgradable(*out)) {
        free(TAKE_PTR(*out));
        result = set_upgrade(store, id, budget, out, error);
    }
    marked_unlock(store);
    return result;
}

int set_file_open(struct store *store, const char *id, struct budget *budget,
                  struct database *out, struct error *error)
{
    CLEANUP_FREE char *path = NULL;

    *out = (struct database){0};
    int result = set_file_path(store, id, &path, error);
    if (result == -(int)ERROR_NOT_FOUND)
        return set_file_lost(store, id, error);
    if (result == 0 && marked_keeps_copies(store))
        marked_touch(store, id);
    if (result == 0)
        result = set_file_open_at(store, id, path, false, budget, out, error);
    /* Another process may have brought it up to date a moment ago. */
    if (result != -(int)ERROR_CONFLICT ||
        (!set_is_upgradable(path) && !set_is_current(path)))
        return result;
    free(TAKE_PTR(path));
    result = upgrade(store, id, budget, &path, error);
    return result == 0 ? set_file_open_at(store, id, path, false, budget, out, error)
                       : result;
}

int store_verify_set(const struct store *store, const char *id, struct budget *budget,
                     struct error *error)
{
    CLEANUP_FREE char *path = store_set_path(store, id);
    CLEANUP_DATABASE struct database database = {0};
    char name[64];

    store_set_name(id, name);
    if (access(path, F_OK) != 0 && errno == ENOENT)
        return database_damaged(name, not_there, error);
    int result = set_file_open_at(store, id, path, true, budget, &database, error);
    return result == -(int)ERROR_CONFLICT && set_is_upgradable(path)
               ? set_file_open_older(id, path, budget, &database, error)
               : result;
}

const char *store_known_damage(const struct store *store, const char *id)
{
    CLEANUP_FREE char *path = store_set_path(store, id);
    const char *damage = NULL;
    struct stat status;

    if (stat(path, &status) != 0)
        return errno == ENOENT ? not_there : NULL;
    return digest_memory_find(store->digests, id, &status, &damage) ? damage : NULL;
}
