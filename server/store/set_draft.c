#include "store/set_draft.h"
#include "base/arena.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/text.h"
#include "store/catalog.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/set_build.h"
#include "store/set_check.h"
#include "store/set_file.h"
#include "store/set_load.h"
#include "store/sets.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- stored files ---- */

/* Recognising traces that are stored already, before reading them: see store.h. */

#define CANDIDATES_MAX 16

int store_has_file_size(struct store *store, uint64_t disk_bytes, bool *out,
                        struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);
    CLEANUP_STATEMENT struct statement select =
        statement_of(catalog, "sql/stored_file_size");

    statement_bind_int64(&select, ":disk_bytes", (int64_t)disk_bytes);
    *out = statement_next(&select);
    return database_result(catalog, error);
}

void stored_file_list_free(struct stored_file_list *list)
{
    arena_free(&list->memory);
    *list = (struct stored_file_list){0};
}

static void collect_files(struct database *catalog, const char *id,
                          struct stored_file_list *out)
{
    CLEANUP_STATEMENT struct statement select = statement_of(catalog, "sql/stored_files");
    size_t capacity = 0;

    out->memory = arena_make(NULL);
    statement_bind_text(&select, ":id", id);
    while (statement_next(&select)) {
        size_t length;
        const void *seal = statement_blob(&select, 3, &length);

        ARENA_RESERVE(out->memory, out->files, capacity, out->count + 1);
        struct stored_file_key *file = &out->files[out->count++];
        *file = (struct stored_file_key){
            .disk_bytes = (uint64_t)statement_int64(&select, 1),
            .name = statement_take_text(&select, 0, out->memory)};
        statement_read_hash(&select, 2, file->disk_hash);
        if (length == sizeof file->disk_seal)
            memcpy(&file->disk_seal, seal, length);
    }
}

static int compare_keys(const void *a, const void *b)
{
    const struct stored_file_key *x = a, *y = b;
    int order = strcmp(x->name, y->name);

    if (order == 0)
        order = (x->disk_bytes > y->disk_bytes) - (x->disk_bytes < y->disk_bytes);
    return order == 0 ? memcmp(&x->disk_seal, &y->disk_seal, sizeof x->disk_seal) : order;
}

/* Whether both have the same files; both are sorted. */
static bool same_keys(const struct stored_file_list *a, const struct stored_file_list *b)
{
    for (size_t i = 0; a->count == b->count && i < a->count; i++)
        if (compare_keys(&a->files[i], &b->files[i]) != 0)
            return false;
    return a->count == b->count;
}

/* The ids of the sets that have the first file and the same number of files; returns how
 * many. */
static size_t find_candidates(struct database *catalog,
                              const struct stored_file_list *wanted,
                              const char *files_are, char ids[CANDIDATES_MAX][33])
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(catalog, "sql/stored_file_sets");
    size_t found = 0;

    statement_bind_int64(&select, ":disk_bytes", (int64_t)wanted->files[0].disk_bytes);
    statement_bind_blob(&select, ":disk_seal", &wanted->files[0].disk_seal,
                        sizeof wanted->files[0].disk_seal);
    statement_bind_text(&select, ":name", wanted->files[0].name);
    statement_bind_int64(&select, ":count", (int64_t)wanted->count);
    statement_bind_text(&select, ":files_are", files_are != NULL ? files_are : "");
    while (found < CANDIDATES_MAX && statement_next(&select))
        snprintf(ids[found++], 33, "%s", statement_text(&select, 0, NULL));
    return found;
}

static int find_set_of(struct store *store, const struct stored_file_list *wanted,
                       const char *files_are, char id[33], struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);
    char ids[CANDIDATES_MAX][33];
    size_t found = find_candidates(catalog, wanted, files_are, ids);

    for (size_t i = 0; i < found && id[0] == '\0'; i++) {
        CLEANUP(stored_file_list_free) struct stored_file_list stored = {0};

        collect_files(catalog, ids[i], &stored);
        if (stored.count > 0)
            qsort(stored.files, stored.count, sizeof *stored.files, compare_keys);
        if (same_keys(wanted, &stored))
            memcpy(id, ids[i], sizeof ids[i]);
    }
    return database_result(catalog, error);
}

/* Whether files of a set were read by a version that kept no counters: reading its traces
 * again may give it some. */
static bool store_lacks_counters(struct store *store, const char *id)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select =
        statement_of(&database, "sql/lacks_counters");
    CLEANUP_FREE char *path = store_set_path(store, id);
    struct error ignored;

    if (set_is_upgradable(path))
        return true;
    return set_file_open(store, id, NULL, &database, &ignored) == 0 &&
           statement_step(&select, &ignored) == 1 && statement_int64(&select, 0) != 0;
}

int store_find_set_of_files(struct store *store, const struct stored_file_key *files,
                            size_t count, const char *files_are, struct budget *budget,
                            char id[33], struct error *error)
{
    CLEANUP_FREE struct stored_file_key *sorted = owned_new(count, sizeof *sorted);
    const struct stored_file_list wanted = {.files = sorted, .count = count};

    id[0] = '\0';
    if (count == 0)
        return 0;
    memcpy(sorted, files, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, compare_keys);
    int result = find_set_of(store, &wanted, files_are, id, error);
    if (result == 0 && id[0] != '\0' &&
        (store_verify_set(store, id, budget, NULL) != 0 ||
         store_lacks_counters(store, id)))
        id[0] = '\0'; /* gone, or of another version: read the traces again */
    return result;
}

/* ---- what a set was made from ---- */

int store_list_files(struct store *store, const char *id, struct stored_file_list *out,
                     struct error *error)
{
    CLEANUP(catalog_leave) struct database *catalog = catalog_read(store);

    *out = (struct stored_file_list){0};
    collect_files(catalog, id, out);
    int result = database_result(catalog, error);
    if (result != 0)
        stored_file_list_free(out);
    return result;
}

/* ---- set look ---- */

void set_look_free(struct set_look *look)
{
    free(look->label);
    set_contents_free(&look->contents);
    *look = (struct set_look){0};
}

static void load_files(struct database *database, struct set_contents *out)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(database, "sql/summary_files");
    size_t capacity = 0;

    while (statement_next(&select)) {
        if (out->count == SET_LOOK_FILES_MAX) {
            database_fail_memory(database);
            return;
        }
        OWNED_RESERVE(out->files, capacity, out->count + 1);
        set_contents_read(&select, &out->files[out->count++]);
    }
}

/* Reads the facts that the file states about itself. */
static void load_texts(struct database *database, struct set_look *out)
{
    CLEANUP_FREE char *created = set_meta_get(database, "created");

    out->label = set_meta_get(database, "label");
    out->contents.summary = set_meta_get(database, "summary");
    if (created == NULL || !text_to_int64(created, &out->contents.created))
        out->contents.created = -1;
}

/* Checks the structure of the database. */
static void check_structure(struct database *database)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(database, "sql/set_integrity");

    if (statement_next(&select) && strcmp(statement_text(&select, 0, NULL), "ok") != 0)
        database_fail_damaged(database, "its database is damaged");
}

static int check_id(const struct set_contents *contents, const char *id,
                    const struct database *database, struct error *error)
{
    char made[33];

    set_contents_id(contents, made);
    return strcmp(made, id) == 0
               ? 0
               : database_damaged(database->name, "its id is not that of its files",
                                  error);
}

static int look_at(const char *path, const char *id, bool closely, struct budget *budget,
                   struct set_look *out, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    int result = set_file_open_at(NULL, id, path, true, budget, &database, error);

    *out = (struct set_look){.contents.unsealed = true};
    /* The numbers of an older format are checked when it is brought up to date. */
    if (result == -(int)ERROR_CONFLICT && set_is_upgradable(path))
        result = set_file_open_older(id, path, budget, &database, error);
    if (result != 0)
        return result;
    if (closely)
        check_structure(&database);
    load_files(&database, &out->contents);
    load_texts(&database, out);
    result = database_result(&database, error);
    return result == 0 && closely ? check_id(&out->contents, id, &database, error)
                                  : result;
}

int set_look_at(const char *path, const char *id, struct budget *budget,
                struct set_look *out, struct error *error)
{
    return look_at(path, id, false, budget, out, error);
}

int set_look_closely(const char *path, const char *id, struct budget *budget,
                     struct set_look *out, struct error *error)
{
    return look_at(path, id, true, budget, out, error);
}

/* ---- set part ---- */

#define PART_NAME "this part of a set"

void set_part_free(struct set_part *part)
{
    arena_free(&part->memory);
    *part = (struct set_part){0};
}

/* ---- reading ---- */

static void read_file(struct statement *row, struct arena *memory,
                      struct set_part_file *file)
{
    *file = (struct set_part_file){.file = (uint32_t)statement_int64(row, 0),
                                   .name = statement_take_text(row, 1, memory),
                                   .is_copy = !statement_is_null(row, 2),
                                   .same_as = (uint32_t)statement_int64(row, 2),
                                   .rank = statement_int64(row, 3),
                                   .rank_source =
                                       (enum trace_rank_source)statement_int64(row, 4),
                                   .first_ns = statement_int64(row, 5),
                                   .rows = (uint64_t)statement_int64(row, 6),
                                   .events = (uint64_t)statement_int64(row, 7),
                                   .raw_bytes = (uint64_t)statement_int64(row, 8),
                                   .disk_bytes = (uint64_t)statement_int64(row, 10),
                                   .end_ns = statement_int64(row, 12)};
    if (!file->is_copy)
        statement_read_hash(row, 9, file->hash);
    statement_read_hash(row, 11, file->disk_hash);
}

static void read_files(struct database *database, struct set_part *out)
{
    CLEANUP_STATEMENT struct statement row = statement_of(database, "sql/part_files");
    size_t capacity = 0;

    while (statement_next(&row)) {
        ARENA_RESERVE(out->memory, out->files, capacity, out->count + 1);
        read_file(&row, out->memory, &out->files[out->count++]);
    }
}

int set_part_read(const char *path, struct budget *budget, struct set_part *out,
                  struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement cut = statement_of(&database, "sql/part_cut");
    int result = set_file_open_alone(path, PART_NAME, false, budget, &database, error);

    *out = (struct set_part){.memory = arena_make(NULL)};
    if (result != 0)
        return result;
    out->says = set_meta_find(&database, "shard", out->memory);
    out->label = set_meta_find(&database, "label", out->memory);
    read_files(&database, out);
    out->is_cut = statement_next(&cut);
    return database_result(&database, error);
}

/* ---- writing ---- */

int set_part_say(const char *path, const char *says, struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement put = statement_of(&database, "sql/set_put_meta");

    build_open_database(&database, path, NULL);
    statement_bind_text(&put, ":key", "shard");
    statement_bind_text(&put, ":value", says);
    statement_put(&put);
    statement_finish(&put);
    database_do(&database, "COMMIT");
    return database_result(&database, error);
}

/* ---- recordings ---- */

struct set_part_source {
    struct database database;
};

static int64_t in_ns(struct timespec time)
{
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

int set_part_stamp(const char *path, struct set_part_stamp *out, struct error *error)
{
    struct stat status;

    if (stat(path, &status) != 0)
        return error_set_errno(error, errno, "cannot be opened");
    *out = (struct set_part_stamp){status.st_dev, status.st_ino, (uint64_t)status.st_size,
                                   in_ns(status.st_ctim), in_ns(status.st_mtim)};
    return 0;
}

static bool is_same(const struct set_part_stamp *a, const struct set_part_stamp *b)
{
    return a->device == b->device && a->inode == b->inode && a->bytes == b->bytes &&
           a->changed_ns == b->changed_ns && a->modified_ns == b->modified_ns;
}

int set_part_open(const char *path, const struct set_part_stamp *read_at,
                  struct budget *budget, struct set_part_source **out,
                  struct error *error)
{
    struct set_part_source *source = owned_new(1, sizeof *source);
    struct set_part_stamp now = {0};

    *out = NULL;
    int result =
        set_file_open_alone(path, PART_NAME, true, budget, &source->database, error);
    if (result == 0)
        result = set_part_stamp(path, &now, error);
    if (result == 0 && !is_same(&now, read_at))
        result = error_set(error, ERROR_CONFLICT, "part_changed",
                           "it has changed while it was being merged");
    if (result == 0)
        *out = source;
    else
        set_part_close(source);
    return result;
}

void set_part_close(struct set_part_source *source)
{
    if (source == NULL)
        return;
    database_close(&source->database);
    free(source);
}

int set_part_load(struct set_part_source *source, uint32_t file,
                  struct trace_recording **out, struct error *error)
{
    return set_load_open(&source->database, file, LOAD_WHOLE, out, error);
}

/* ---- set draft ---- */

struct set_draft {
    struct store *store;
    char *path;           /* in spool/; NULL once it was renamed */
    int fd;               /* holds the lock that keeps the sweep away */
    const char *expected; /* the id that it must have; NULL: any */
};

int set_draft_make(struct store *store, struct set_draft **out, struct error *error)
{
    *out = NULL;
    if (store->mode == STORE_READ_ONLY)
        return error_set(error, ERROR_FORBIDDEN, "read_only",
                         "this tracediff runs read-only");
    struct set_draft *draft = owned_new(1, sizeof *draft);
    draft->store = store;
    int result = spool_create(store, &draft->path, &draft->fd, error);
    if (result == 0)
        *out = draft;
    else
        free(draft);
    return result;
}

const char *set_draft_path(const struct set_draft *draft)
{
    return draft->path;
}

void set_draft_expect(struct set_draft *draft, const char *id)
{
    draft->expected = id;
}

void set_draft_discard(struct set_draft *draft)
{
    if (draft == NULL)
        return;
    if (draft->path != NULL)
        unlink(draft->path);
    close(draft->fd);
    free(draft->path);
    free(draft);
}

/* ---- publishing ---- */

static uint32_t big_endian(const unsigned char *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 |
           bytes[3];
}

static int bad_draft(struct error *error)
{
    return error_set(error, ERROR_INTERNAL, "bad_draft",
                     "the file that was written is not a set");
}

/* Checks that the path is still our file, and has the header of a set file of ours. */
static int check_file(const struct set_draft *draft, struct error *error)
{
    unsigned char header[100] = {0};
    struct stat held, named;

    if (fstat(draft->fd, &held) != 0 || lstat(draft->path, &named) != 0)
        return error_set_errno(error, errno, "cannot look at the new set");
    if (named.st_ino != held.st_ino || named.st_dev != held.st_dev ||
        pread(draft->fd, header, sizeof header, 0) != (ssize_t)sizeof header ||
        memcmp(header, "SQLite format 3", 16) != 0 ||
        big_endian(header + 60) < SET_VERSION_OLDEST || /* the file of a bundle */
        big_endian(header + 60) > SET_VERSION ||
        big_endian(header + 68) != SET_APPLICATION_ID)
        return bad_draft(error);
    return 0;
}

static int derive_id(const struct set_draft *draft, const struct set_contents *contents,
                     char id[33], struct error *error)
{
    set_contents_id(contents, id);
    if (draft->expected == NULL || strcmp(draft->expected, id) == 0)
        return 0;
    return error_set(error, ERROR_CONFLICT, "trace_changed",
                     "the traces of set %s have changed", draft->expected);
}

/* Inside a catalogue transaction: renames the file and lists it. If that fails, the new
 * file of a listed set stays: the old file was damaged, and is gone. */
static int publish(struct set_draft *draft, const struct set_contents *contents,
                   const struct catalog_set *set, bool was_listed, struct error *error)
{
    struct store *store = draft->store;
    CLEANUP_FREE char *path = store_set_path(store, set->id);

    if (rename(draft->path, path) != 0)
        return error_set_errno(error, errno, "cannot move the new set into place");
    free(TAKE_PTR(draft->path));
    int result = store_sync_directory(store->sets, error);
    if (result == 0)
        result = catalog_put_set(store, set, contents, error);
    if (result != 0 && !was_listed)
        unlink(path);
    return result;
}

static int update_label(struct store *store, const char *id, const char *label,
                        struct error *error)
{
    CLEANUP_STATEMENT struct statement update =
        statement_of(&store->catalog, "sql/set_relist");

    statement_bind_text(&update, ":id", id);
    statement_bind_text(&update, ":label", label);
    statement_bind_int64(&update, ":now", clock_unix_seconds());
    return statement_run(&update, error);
}

/* Inside a catalogue transaction: publishes the file unless the set is there. */
static int publish_or_relist(struct set_draft *draft, const struct set_contents *contents,
                             struct catalog_set *set, bool labelled, bool *already_stored,
                             struct error *error)
{
    CLEANUP(set_info_free) struct set_info known = {0};
    int sealed, found = catalog_get_set(draft->store, set->id, &known, error);

    if (found <= 0)
        return found < 0 ? found : publish(draft, contents, set, false, error);
    /* Without a seal there is nothing to compare or store. */
    sealed = !set->sealed
                 ? 1
                 : seals_check_set(draft->store, set->id, known.label, &set->seal, error);
    if (sealed < 0)
        return sealed;
    if (store_verify_set(draft->store, set->id, NULL, NULL) != 0 ||
        store_lacks_counters(draft->store, set->id)) {
        /* Its file is damaged, gone or has less: the row knows more. */
        set->created = known.created;
        set->label = labelled ? set->label : known.label;
        return publish(draft, contents, set, true, error);
    }
    /* A set that was copied here gets the seal of the first traces that are read for it.
     */
    int result = sealed == 1 ? 0 : seals_put_set(draft->store, set, contents, error);
    *already_stored = result == 0;
    if (result != 0)
        return result;
    return update_label(draft->store, set->id, labelled ? set->label : NULL, error);
}

static int flush(const struct set_draft *draft, struct stat *status, struct error *error)
{
    return (fsync(draft->fd) != 0 || fstat(draft->fd, status) != 0)
               ? error_set_errno(error, errno, "cannot flush the new set")
               : 0;
}

static void discard(struct set_draft **draft)
{
    set_draft_discard(*draft);
}

int set_draft_publish(struct set_draft *given, const struct set_contents *contents,
                      const char *label, const char *default_label, char id[33],
                      bool *already_stored, struct error *error)
{
    CLEANUP(discard) struct set_draft *draft = given;
    CLEANUP_FREE char *name = set_label(label, default_label);
    struct stat status;
    struct seal seal;

    *already_stored = false;
    id[0] = '\0';
    int result =
        summary_is_valid(contents->summary) ? check_file(draft, error) : bad_draft(error);
    if (result == 0)
        result = digest_seal(draft->fd, error);
    if (result == 0)
        result = flush(draft, &status, error);
    if (result == 0)
        result = derive_id(draft, contents, id, error);
    if (result == 0)
        result = set_contents_seal(contents, &draft->store->seal_key, &seal, error);
    if (result == 0)
        result = catalog_begin(draft->store, error);
    if (result == 0) {
        struct catalog_set set = {.id = id,
                                  .label = name,
                                  .summary = contents->summary,
                                  .created = contents->created,
                                  .stored_bytes = (uint64_t)status.st_size,
                                  .sealed = !contents->unsealed,
                                  .seal = seal};
        bool labelled = label != NULL && label[0] != '\0';

        result = catalog_end(
            draft->store,
            publish_or_relist(draft, contents, &set, labelled, already_stored, error),
            error);
    }
    if (result != 0)
        id[0] = '\0';
    return result;
}

/* ---- copies ---- */

/* Inside a catalogue transaction: lists the file unless the set is there. */
static int list_copy(struct set_draft *draft, const struct set_contents *contents,
                     const struct catalog_set *set, bool *already_stored,
                     struct error *error)
{
    CLEANUP(set_info_free) struct set_info known = {0};
    int found = catalog_get_set(draft->store, set->id, &known, error);

    if (found <= 0)
        return found < 0 ? found : publish(draft, contents, set, false, error);
    if (store_verify_set(draft->store, set->id, NULL, NULL) < 0)
        return error_set(
            error, ERROR_CONFLICT, "set_damaged",
            "\"%.200s\" (%.8s) is stored here, and its file is damaged; repair "
            "it (tracediff verify --repair) or remove it, and try again",
            known.label, set->id);
    *already_stored = true;
    return update_label(draft->store, set->id, NULL, error);
}

int set_draft_publish_copy(struct set_draft *given, const struct set_contents *contents,
                           const char *id, const char *label, bool *already_stored,
                           struct error *error)
{
    CLEANUP(discard) struct set_draft *draft = given;
    CLEANUP_FREE char *name = set_label(label, NULL);
    struct stat status;

    *already_stored = false;
    int result = check_file(draft, error);
    if (result == 0)
        result = flush(draft, &status, error);
    if (result == 0)
        result = catalog_begin(draft->store, error);
    if (result != 0)
        return result;
    const struct catalog_set set = {.id = id,
                                    .label = name,
                                    .summary = contents->summary,
                                    .created = contents->created,
                                    .stored_bytes = (uint64_t)status.st_size};
    return catalog_end(draft->store,
                       list_copy(draft, contents, &set, already_stored, error), error);
}
