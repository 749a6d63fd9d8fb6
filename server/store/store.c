#include "store/store.h"
#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/log.h"
#include "base/system.h"
#include "base/text.h"
#include "store/cache.h"
#include "store/catalog.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/set_build.h"
#include "store/set_check.h"
#include "store/set_draft.h"
#include "store/set_file.h"
#include "store/set_view.h"
#include "store/sets.h"
#include "store/traces.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

/* ---- removal ---- */

int store_forget_set(struct store *store, const char *id, struct error *error)
{
    cache_forget_set(store, id);
    marked_forget_set(store, id);
    idle_forget(store->idle, id);
    return catalog_delete_set(store, id, error);
}

/* Inside a transaction: unlinks all files of a set and deletes its row. */
static int store_erase_set(struct store *store, const char *id, struct error *error)
{
    CLEANUP_FREE char *path = store_set_path(store, id);

    if (unlink(path) != 0 && errno != ENOENT)
        return error_set_errno(error, errno, "cannot remove sets/%s.db", id);
    /* Otherwise a crash could leave the file without its row: it would be adopted. */
    int result = store_sync_directory(store->sets, error);
    if (result == 0)
        result = traces_erase(store, id, error);
    return result == 0 ? store_forget_set(store, id, error) : result;
}

/* Unlinks the files of marked sets, unless an ingest stored the same set again
 * meanwhile. */
static int finish_removing(struct store *store, const char *id, struct error *error)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(&store->catalog, "sql/set_is_removing");

    statement_bind_text(&select, ":id", id);
    int result = statement_step(&select, error);
    statement_reset(&select);
    return result == 1 ? store_erase_set(store, id, error) : result;
}

int store_remove_set(struct store *store, const char *id, struct error *error)
{
    int result = store_mark_removing(store, id, error);

    if (result == 0)
        result = catalog_begin(store, error);
    if (result != 0)
        return result;
    return catalog_end(store, finish_removing(store, id, error), error);
}

static int collect_bin(struct store *store, int64_t before, struct buffer *ids,
                       struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);
    CLEANUP_STATEMENT struct statement select = statement_of(catalog, "sql/sets_in_bin");

    statement_bind_int64(&select, ":before", before);
    while (statement_next(&select))
        buffer_append(ids, statement_text(&select, 0, NULL), 33);
    return buffer_failed(ids) ? error_set_memory(error) : database_result(catalog, error);
}

int store_purge_bin(struct store *store, int64_t seconds, struct error *error)
{
    CLEANUP_BUFFER struct buffer ids; /* 32 digits and a NUL each */

    buffer_init(&ids, (size_t)1 << 24);
    int result = collect_bin(store, clock_unix_seconds() - seconds, &ids, error);
    for (size_t i = 0; result == 0 && i < ids.length; i += 33)
        result = store_remove_set(store, ids.bytes + i, error);
    if (ids.length > 0)
        reserve_make(store);
    return result;
}

/* ---- known sets ---- */

/* The sets that the catalogue has, in the bin or not. */
struct known_set {
    char id[33];
    bool removing;
};
struct known_sets {
    struct known_set *sets; /* ordered by id */
    size_t count;
};

static int compare_known(const void *a, const void *b)
{
    const struct known_set *x = a, *y = b;

    return strcmp(x->id, y->id);
}

static void known_sets_load(struct database *catalog, struct known_sets *known)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(catalog, "sql/catalog_known_sets");
    size_t capacity = 0;

    while (statement_next(&select)) {
        OWNED_RESERVE(known->sets, capacity, known->count + 1);
        struct known_set *set = &known->sets[known->count++];
        snprintf(set->id, sizeof set->id, "%s", statement_text(&select, 0, NULL));
        set->removing = statement_int64(&select, 1) != 0;
    }
}

static int known_sets_read(struct store *store, struct known_sets *known,
                           struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);

    known_sets_load(catalog, known);
    return database_result(catalog, error);
}

static void known_sets_free(struct known_sets *known)
{
    free(known->sets);
}

/* Calls back with the id of every file in sets/ that is not known, until `visit` returns
 * something other than 0. */
static int
known_sets_each_other(const struct store *store, const struct known_sets *known,
                      int (*visit)(void *context, const char *id, struct error *error),
                      void *context, struct error *error)
{
    DIR *directory = opendir(store->sets);
    const struct dirent *entry;
    int result = 0;

    if (directory == NULL)
        return error_set_errno(error, errno, "cannot read sets/");
    while (result == 0 && (entry = readdir(directory)) != NULL) {
        struct known_set key = {0};

        if (strlen(entry->d_name) != 35 || strcmp(entry->d_name + 32, ".db") != 0)
            continue;
        memcpy(key.id, entry->d_name, 32);
        if (store_is_id(key.id) &&
            (known->count == 0 || bsearch(&key, known->sets, known->count,
                                          sizeof *known->sets, compare_known) == NULL))
            result = visit(context, key.id, error);
    }
    closedir(directory);
    return result;
}

/* ---- reconcile ---- */

/* Finishes interrupted removals. A row without its file stays: it describes the set's
 * traces, which may be kept. */
static int finish_removals(struct store *store, const struct known_sets *known,
                           struct error *error)
{
    int result = 0;

    for (size_t i = 0; result == 0 && i < known->count; i++) {
        CLEANUP_FREE char *path = store_set_path(store, known->sets[i].id);

        if (known->sets[i].removing)
            result = store_erase_set(store, known->sets[i].id, error);
        else if (access(path, F_OK) != 0 && errno == ENOENT)
            log_warning("sets/%s.db is gone; tracediff verify tells how to get it back",
                        known->sets[i].id);
    }
    return result;
}

/* After this many files that took too long, the others wait for another start. */
#define EXPENSIVE_MAX 3

/* Reads a file that an attacker may have made to be slow. */
static int adopt_file(struct store *store, const char *id, struct budget *start,
                      struct error *error)
{
    struct budget budget = {.whole = start, .narrow = STORE_LOOK_NARROW};
    CLEANUP_FREE char *path = store_set_path(store, id);
    struct stat status = {0};

    if (stat(path, &status) != 0)
        status.st_size = 0;
    budget.processor_ns = store_look_ns((uint64_t)status.st_size);
    budget_begin(&budget);
    return store_adopt_set(store, id, &budget, error);
}

struct adoption {
    struct store *store;
    struct budget *budget;
    int expensive;
};

/* Lists a set file that came without the catalogue: copied from another machine, or
 * renamed into place by an ingest that was killed right then. Files that cannot be read
 * stay untouched. */
static int adopt(void *context, const char *id, struct error *error)
{
    struct adoption *adoption = context;
    struct error reason = {0};

    if (adoption->expensive == EXPENSIVE_MAX)
        return 0;
    if (adopt_file(adoption->store, id, adoption->budget, &reason) == 0)
        log_info("listing sets/%s.db, which was not in the catalogue", id);
    else
        log_warning("not listing sets/%s.db: %s", id, reason.message);
    adoption->expensive += reason.code == ERROR_TIMEOUT;
    if (adoption->expensive == EXPENSIVE_MAX)
        log_warning("other set files that are not in the catalogue have to wait for "
                    "another start");
    return budget_look(adoption->budget, error);
}

static int note_unlisted(void *context, const char *id, struct error *error)
{
    struct buffer *ids = context;

    buffer_append(ids, id, 33);
    return buffer_failed(ids) ? error_set_memory(error) : 0;
}

static int compare_ids(const void *a, const void *b)
{
    return strcmp(a, b);
}

int store_list_unlisted(struct store *store, char (**ids)[33], size_t *count,
                        struct error *error)
{
    CLEANUP(known_sets_free) struct known_sets known = {0};
    CLEANUP_BUFFER struct buffer found = BUFFER((size_t)1 << 26);

    *ids = NULL;
    *count = 0;
    int result = known_sets_read(store, &known, error);
    if (result == 0)
        result = known_sets_each_other(store, &known, note_unlisted, &found, error);
    if (result != 0)
        return result;
    *count = found.length / sizeof **ids;
    *ids = (char(*)[33])buffer_take(&found);
    if (*count > 1)
        qsort(*ids, *count, sizeof **ids, compare_ids);
    return 0;
}

/* For owners, at start: finishes interrupted removals, warns of rows whose file is gone,
 * and lists complete set files that have no row. */
static int store_reconcile(struct store *store, struct budget *budget,
                           struct error *error)
{
    struct adoption adoption = {.store = store, .budget = budget};
    CLEANUP(known_sets_free) struct known_sets known = {0};
    int result = catalog_begin(store, error);

    if (result != 0)
        return result;
    known_sets_load(&store->catalog, &known);
    result = database_result(&store->catalog, error);
    if (result == 0)
        result = finish_removals(store, &known, error);
    if (result == 0)
        result = known_sets_each_other(store, &known, adopt, &adoption, error);
    if (result == 0)
        traces_reconcile(store);
    result = catalog_end(store, result, error);
    /* Listed sets can still be shown, and deleting sets makes room. */
    if (result == -ERROR_SPACE) {
        log_warning(
            "%s; set files that are not in the catalogue have to wait for another "
            "start",
            error->message);
        result = 0;
    }
    return result;
}

/* ---- store ---- */

/* The data directory as a whole. */

#define BIN_SECONDS_AT_START 600

static int start_owner(struct store *store, struct budget *budget, struct error *error)
{
    spool_sweep(store);
    int result = store_reconcile(store, budget, error);
    return result == 0 ? store_purge_bin(store, BIN_SECONDS_AT_START, error) : result;
}

/* SQLite's memory statistics cost a global lock at every allocation. Has no effect if
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
    struct store *store = owned_new(1, sizeof *store);

    *out = NULL;
    pthread_once(&once, configure_sqlite);
    store->mode = mode;
    store->looker = looker;
    store->lock_fd = -1;
    pthread_mutex_init(&store->mutex, NULL);
    pthread_mutex_init(&store->reader_mutex, NULL);
    pthread_mutex_init(&store->kept_mutex, NULL);
    pthread_mutex_init(&store->marked_mutex, NULL);
    store->directory = owned_copy(directory);
    store->sets = directory_join(directory, "sets");
    store->spool = directory_join(directory, "spool");
    store->digests = digest_memory_new();
    store->idle = idle_new();
    int result = directory_make(store, error);
    if (result == 0 && mode == STORE_OWNER)
        result = directory_lock(store, error);
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
    database_close(&store->reader); /* first: closing the last one empties the log */
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
    idle_free(store->idle);
    digest_memory_free(store->digests);
    free(store->directory);
    free(store->sets);
    free(store->spool);
    free(store);
}

void store_sweep_sets(const struct store *store)
{
    if (store->mode != STORE_READ_ONLY)
        spool_sweep_sets(store);
}

void store_library(struct library *out)
{
    out->name = "SQLite";
    snprintf(out->compiled, sizeof out->compiled, "%s", SQLITE_VERSION);
    snprintf(out->running, sizeof out->running, "%s", sqlite3_libversion());
}

/* ---- adopt ---- */

/* A label of 1,024 bytes, each of which may have become U+FFFD. */
#define LABEL_STORED_MAX ((size_t)3 * 1024)
#define CREATED_MAX 253402300799 /* the end of the year 9999 */
#define LOOK_NS ((int64_t)2 * 1000000000)
#define DIGEST_NS_PER_BYTE 2

int store_check_look(const struct set_look *look, const char *id, struct error *error)
{
    size_t length = strlen(look->label);
    char name[64];

    if (length > 0 && length <= LABEL_STORED_MAX && text_is_utf8(look->label, length) &&
        look->contents.created >= 0 && look->contents.created <= CREATED_MAX &&
        summary_is_valid(look->contents.summary))
        return 0;
    store_set_name(id, name);
    return database_damaged(name, "table meta is damaged", error);
}

static int put_set(struct store *store, const struct catalog_set *set,
                   const struct set_look *look, struct error *error)
{
    int result = database_execute(&store->catalog, "SAVEPOINT adopt", error);
    if (result != 0)
        return result;
    result = catalog_put_set(store, set, &look->contents, error);
    if (result != 0)
        database_execute(&store->catalog, "ROLLBACK TO adopt", NULL);
    database_execute(&store->catalog, "RELEASE adopt", NULL);
    return result;
}

int store_list_look(struct store *store, const char *id, const struct set_look *look,
                    struct error *error)
{
    CLEANUP_FREE char *path = store_set_path(store, id);
    struct stat status = {0};

    int result = store_check_look(look, id, error);
    if (result != 0)
        return result;
    if (stat(path, &status) != 0)
        return error_set_errno(error, errno, "cannot read the size of sets/%s.db", id);
    const struct catalog_set set = {.id = id,
                                    .label = look->label,
                                    .summary = look->contents.summary,
                                    .created = look->contents.created,
                                    .stored_bytes = (uint64_t)status.st_size};
    return put_set(store, &set, look, error);
}

int64_t store_look_ns(uint64_t bytes)
{
    const uint64_t most = (uint64_t)1 << 50;

    return LOOK_NS + (int64_t)(bytes < most ? bytes : most) * DIGEST_NS_PER_BYTE;
}

/* The result of the look at the only item. */
struct look_report {
    struct set_look look;
    struct error why;
    int result;
};

static void note_told(void *context, size_t item, int result, struct set_look *look,
                      const struct error *why)
{
    struct look_report *told = context;

    (void)item;
    told->result = result;
    if (result == 0) {
        told->look = *look;
        *look = (struct set_look){0};
    } else {
        told->why = *why;
    }
}

static int look(const struct store *store, const struct set_look_item *item,
                struct budget *budget, struct set_look *out, struct error *error)
{
    const struct set_looker *looker = store->looker;
    struct look_report told = {0};

    if (looker == NULL)
        return set_look_at(item->path, item->id, budget, out, error);
    int result = looker->look(looker->context, item, 1, budget, note_told, &told, error);
    *out = told.look;
    if (result == 0 && told.result != 0) {
        if (error != NULL)
            *error = told.why;
        result = told.result;
    }
    return result;
}

int store_adopt_set(struct store *store, const char *id, struct budget *budget,
                    struct error *error)
{
    CLEANUP(set_look_free) struct set_look found = {0};
    CLEANUP_FREE char *path = store_set_path(store, id);
    const struct set_look_item item = {path, id,
                                       budget == NULL ? 0 : budget->processor_ns};
    int result = look(store, &item, budget, &found, error);
    return result == 0 ? store_list_look(store, id, &found, error) : result;
}

/* ---- import ---- */

int store_import_set(struct set_draft *draft, const char *id, const char *label,
                     const struct set_look *look, bool *already_stored,
                     struct error *error)
{
    int result = store_check_look(look, id, error);

    if (result == 0)
        return set_draft_publish_copy(draft, &look->contents, id, label, already_stored,
                                      error);
    set_draft_discard(draft);
    return result;
}

/* ---- follow ---- */

/* Files for one process: enough that its start costs little in comparison, and few enough
 * that its results are listed soon. */
#define BATCH_FILES 32
#define BATCH_BYTES ((uint64_t)64 << 20)
/* Results are listed when they take this much memory. */
#define WAITING_BYTES ((size_t)8 << 20)

/* A set file as it is now. */
struct followed_file {
    char id[33];
    uid_t owner;
    int64_t size, changed_ns;
    uint64_t held; /* bytes; less than the size if the file has holes */
};
struct followed_files {
    struct followed_file *files;
    size_t count, capacity;
};

struct follower {
    pthread_mutex_t mutex; /* guards all of it */
    unsigned lookers;
    struct followed_files todo; /* from `next` on */
    size_t next;
    struct followed_files refused; /* ordered by id after store_follow_find() */
    bool counted, told;            /* told: the log says how many there were at first */
    bool lost;                     /* the folder could not be read at the last look */
    size_t listed, in_hand;
};

static void add(struct followed_files *list, const struct followed_file *file)
{
    OWNED_RESERVE(list->files, list->capacity, list->count + 1);
    list->files[list->count++] = *file;
}

static void list_free(struct followed_files *list)
{
    free(list->files);
    *list = (struct followed_files){0};
}

void store_follow_begin(struct store *store, unsigned lookers)
{
    struct follower *follow = owned_new(1, sizeof *follow);

    pthread_mutex_init(&follow->mutex, NULL);
    follow->lookers = lookers == 0 ? 1 : lookers;
    store->follow = follow;
    atomic_store(&store->unchecked, STORE_UNCOUNTED);
}

void store_follow_end(struct store *store)
{
    struct follower *follow = store->follow;

    if (follow == NULL)
        return;
    list_free(&follow->todo);
    list_free(&follow->refused);
    pthread_mutex_destroy(&follow->mutex);
    free(follow);
    store->follow = NULL;
}

/* Hold the mutex. */
static size_t count_left(const struct follower *follow)
{
    return follow->todo.count - follow->next + follow->in_hand;
}

/* Hold the mutex. */
static void tell_unchecked(struct store *store)
{
    const struct follower *follow = store->follow;

    atomic_store(&store->unchecked,
                 follow->counted && !follow->lost ? count_left(follow) : STORE_UNCOUNTED);
}

/* ---- finding ---- */

static int by_id(const void *a, const void *b)
{
    return strcmp(((const struct followed_file *)a)->id,
                  ((const struct followed_file *)b)->id);
}

/* Files of one owner together, the latest first. */
static int by_owner(const void *a, const void *b)
{
    const struct followed_file *x = a, *y = b;

    if (x->owner != y->owner)
        return x->owner < y->owner ? -1 : 1;
    if (x->changed_ns != y->changed_ns)
        return x->changed_ns > y->changed_ns ? -1 : 1;
    return strcmp(x->id, y->id);
}

struct folder_search {
    const struct store *store;
    struct followed_files others;
};

static int note(void *context, const char *id, struct error *error)
{
    struct folder_search *finding = context;
    CLEANUP_FREE char *path = store_set_path(finding->store, id);
    struct followed_file file;
    struct stat status;

    (void)error;
    if (stat(path, &status) != 0)
        return 0; /* it is gone again */
    file =
        (struct followed_file){.owner = status.st_uid,
                               .size = status.st_size,
                               .changed_ns = (int64_t)status.st_mtim.tv_sec * 1000000000 +
                                             status.st_mtim.tv_nsec};
    file.held = (uint64_t)status.st_blocks * 512;
    file.held = file.held < (uint64_t)file.size ? file.held : (uint64_t)file.size;
    snprintf(file.id, sizeof file.id, "%s", id);
    add(&finding->others, &file);
    return 0;
}

/* Splits the unlisted files into files to look at and files that were refused and have
 * not changed since. */
static void take_found(struct store *store, const struct followed_files *others,
                       size_t listed)
{
    struct follower *follow = store->follow;
    struct followed_files todo = {0}, refused = {0};

    pthread_mutex_lock(&follow->mutex);
    if (follow->refused.count > 0)
        qsort(follow->refused.files, follow->refused.count, sizeof *refused.files, by_id);
    for (size_t i = 0; i < others->count; i++) {
        const struct followed_file *file = &others->files[i];
        const struct followed_file *was =
            follow->refused.count == 0
                ? NULL
                : bsearch(file, follow->refused.files, follow->refused.count, sizeof *was,
                          by_id);
        bool same =
            was != NULL && was->size == file->size && was->changed_ns == file->changed_ns;

        add(same ? &refused : &todo, file);
    }
    if (todo.count > 0)
        qsort(todo.files, todo.count, sizeof *todo.files, by_owner);
    list_free(&follow->todo);
    list_free(&follow->refused);
    follow->todo = todo;
    follow->refused = refused;
    follow->next = 0;
    follow->counted = true;
    follow->lost = false;
    follow->listed = listed;
    tell_unchecked(store);
    pthread_mutex_unlock(&follow->mutex);
}

/* The folder cannot be read now; the files that were found in it may come back. */
static void lose_folder(struct store *store, size_t listed)
{
    struct follower *follow = store->follow;

    pthread_mutex_lock(&follow->mutex);
    list_free(&follow->todo);
    list_free(&follow->refused);
    follow->next = 0;
    follow->lost = true;
    follow->listed = listed;
    tell_unchecked(store);
    pthread_mutex_unlock(&follow->mutex);
}

static bool is_gone(const struct store *store, const char *id)
{
    CLEANUP_FREE char *path = store_set_path(store, id);

    return access(path, F_OK) != 0 && (errno == ENOENT || errno == ENOTDIR);
}

/* *count: how many are gone. */
static int forget_gone(struct store *store, const struct known_sets *known, size_t *count,
                       struct error *error)
{
    int result = 0;

    *count = 0;
    for (size_t i = 0; result == 0 && i < known->count; i++) {
        if (!is_gone(store, known->sets[i].id))
            continue;
        ++*count;
        log_info("%s.db is gone, and no longer listed", known->sets[i].id);
        result = catalog_begin(store, error);
        if (result == 0)
            result = catalog_end(store, store_forget_set(store, known->sets[i].id, error),
                                 error);
    }
    return result;
}

/* Logs how the first look ended; later looks name each file. */
static void tell_first(struct follower *follow)
{
    pthread_mutex_lock(&follow->mutex);
    bool tell = follow->counted && !follow->told;
    size_t listed = follow->listed, refused = follow->refused.count;
    follow->told = follow->told || tell;
    pthread_mutex_unlock(&follow->mutex);
    if (tell)
        log_info("set files checked: %zu; listed: %zu, refused: %zu", listed + refused,
                 listed, refused);
}

int store_follow_find(struct store *store, struct error *error)
{
    struct folder_search finding = {.store = store};
    CLEANUP(known_sets_free) struct known_sets known = {0};
    size_t gone = 0;
    int result = known_sets_read(store, &known, error);

    if (result == 0)
        result = forget_gone(store, &known, &gone, error);
    if (result == 0) {
        result = known_sets_each_other(store, &known, note, &finding, error);
        if (result != 0)
            lose_folder(store, known.count - gone);
    }
    if (result == 0) {
        tell_first(store->follow);
        take_found(store, &finding.others, known.count - gone);
    }
    list_free(&finding.others);
    return result;
}

/* ---- looking ---- */

struct batch {
    struct store *store;
    struct followed_file files[BATCH_FILES];
    char *paths[BATCH_FILES];
    struct set_look looks[BATCH_FILES]; /* found, but not listed yet */
    size_t count, waiting;              /* waiting: bytes of `looks` */
    size_t settled;                     /* listed or refused */
    bool named;                         /* the log names each new file */
};

/* The next files of one owner. */
static void take_batch(struct follower *follow, struct batch *batch)
{
    uint64_t bytes = 0;

    pthread_mutex_lock(&follow->mutex);
    size_t left = follow->todo.count - follow->next;
    /* So that each thread gets some, even of a few files. */
    size_t most = (left + follow->lookers - 1) / follow->lookers;

    most = most < BATCH_FILES ? most : BATCH_FILES;
    while (batch->count < most) {
        const struct followed_file *file = &follow->todo.files[follow->next];

        if (batch->count > 0 &&
            (file->owner != batch->files[0].owner || bytes + file->held > BATCH_BYTES))
            break;
        bytes += file->held;
        batch->files[batch->count++] = *file;
        follow->next++;
    }
    follow->in_hand += batch->count;
    batch->named = follow->told;
    pthread_mutex_unlock(&follow->mutex);
}

static void refuse(struct batch *batch, size_t item, const char *why)
{
    struct follower *follow = batch->store->follow;

    log_warning("not listing %s.db: %s", batch->files[item].id, why);
    pthread_mutex_lock(&follow->mutex);
    add(&follow->refused, &batch->files[item]);
    follow->in_hand--;
    batch->settled++;
    pthread_mutex_unlock(&follow->mutex);
}

/* Lists what was found; files that the catalogue rejects count as refused. */
static void list_waiting(struct batch *batch)
{
    struct store *store = batch->store;
    struct error reasons[BATCH_FILES], error = {0};
    bool listed[BATCH_FILES] = {false};
    size_t count = 0;

    int result = catalog_begin(store, &error);
    for (size_t i = 0; result == 0 && i < batch->count; i++)
        if (batch->looks[i].label != NULL)
            listed[i] = store_list_look(store, batch->files[i].id, &batch->looks[i],
                                        &reasons[i]) == 0;
    if (result == 0)
        result = catalog_end(store, 0, &error);
    for (size_t i = 0; i < batch->count; i++) {
        if (batch->looks[i].label == NULL)
            continue;
        if (result != 0 || !listed[i])
            refuse(batch, i, result != 0 ? error.message : reasons[i].message);
        else if (batch->named)
            log_info("%s.db is new, and is listed", batch->files[i].id);
        count += result == 0 && listed[i];
        set_look_free(&batch->looks[i]);
    }
    batch->waiting = 0;
    pthread_mutex_lock(&store->follow->mutex);
    store->follow->listed += count;
    store->follow->in_hand -= count;
    batch->settled += count;
    pthread_mutex_unlock(&store->follow->mutex);
}

static void take_look(void *context, size_t item, int result, struct set_look *look,
                      const struct error *why)
{
    struct batch *batch = context;

    if (result != 0) {
        refuse(batch, item, why->message);
        return;
    }
    batch->looks[item] = *look;
    *look = (struct set_look){0};
    const struct set_contents *contents = &batch->looks[item].contents;
    batch->waiting += strlen(contents->summary);
    for (size_t i = 0; i < contents->count; i++)
        batch->waiting += sizeof *contents->files + strlen(contents->files[i].name);
    if (batch->waiting >= WAITING_BYTES)
        list_waiting(batch);
}

/* Looks in this process, if there is no other. */
static int look_here(const struct set_look_item *items, size_t count,
                     struct budget *whole, struct batch *batch, struct error *error)
{
    for (size_t i = 0; i < count; i++) {
        struct budget budget = {.processor_ns = items[i].processor_ns,
                                .whole = whole,
                                .narrow = STORE_LOOK_NARROW};
        CLEANUP(set_look_free) struct set_look look = {0};
        struct error why = {0};

        budget_begin(&budget);
        int result = set_look_at(items[i].path, items[i].id, &budget, &look, &why);
        if (budget_look(whole, error) != 0)
            return -(int)error->code;
        take_look(batch, i, result, &look, &why);
    }
    return 0;
}

static int look_at_batch(struct batch *batch, struct budget *budget, struct error *error)
{
    const struct set_looker *looker = batch->store->looker;
    struct set_look_item items[BATCH_FILES];

    for (size_t i = 0; i < batch->count; i++) {
        batch->paths[i] = store_set_path(batch->store, batch->files[i].id);
        items[i] = (struct set_look_item){batch->paths[i], batch->files[i].id,
                                          store_look_ns(batch->files[i].held)};
    }
    return looker == NULL ? look_here(items, batch->count, budget, batch, error)
                          : looker->look(looker->context, items, batch->count, budget,
                                         take_look, batch, error);
}

bool store_follow_next(struct store *store, struct budget *budget)
{
    struct follower *follow = store->follow;
    CLEANUP_FREE struct batch *batch = owned_new(1, sizeof *batch);
    struct budget looking = {.whole = budget, .narrow = STORE_LOOK_NARROW};
    struct error error = {0};

    budget_begin(&looking);
    batch->store = store;
    take_batch(follow, batch);
    if (batch->count == 0)
        return false;
    int result = look_at_batch(batch, &looking, &error);
    list_waiting(batch);
    for (size_t i = 0; i < batch->count; i++)
        free(batch->paths[i]);
    pthread_mutex_lock(&follow->mutex);
    follow->in_hand -= batch->count - batch->settled; /* left for the next time */
    tell_unchecked(store);
    pthread_mutex_unlock(&follow->mutex);
    return result == 0;
}

/* ---- progress ---- */

bool store_follow_progress(struct store *store, struct follow_progress *out)
{
    struct follower *follow = store->follow;

    *out = (struct follow_progress){0};
    if (follow == NULL)
        return false;
    pthread_mutex_lock(&follow->mutex);
    out->counted = follow->counted;
    out->readable = !follow->lost;
    out->refused = follow->refused.count;
    out->checked = follow->listed + out->refused;
    out->found = out->checked + count_left(follow);
    pthread_mutex_unlock(&follow->mutex);
    return true;
}
