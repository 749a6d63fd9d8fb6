/* Opening finished set files, and listing those that the catalogue does not know. */
#include "base/cleanup.h"
#include "store/store_state.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#define ADOPTED_FILES_MAX ((size_t)1 << 20)

int set_file_path(const struct store *store, const char *id, char **path,
                  struct error *error)
{
    *path = NULL;
    if (store_is_id(id)) {
        *path = store_set_path(store, id);
        if (*path == NULL)
            return error_set_memory(error);
        if (access(*path, F_OK) == 0 || errno != ENOENT)
            return 0;
        free(*path);
        *path = marked_path(store, id);
        if (*path != NULL && access(*path, F_OK) == 0)
            return 0;
        free(TAKE_PTR(*path));
    }
    return error_set(error, ERROR_NOT_FOUND, "unknown_set",
                     "the trace set %.40s is not stored here (any more)", id);
}

int set_file_open(const struct store *store, const char *id, int64_t deadline_ns,
                  struct database *out, struct error *error)
{
    CLEANUP_FREE char *path = NULL;
    char name[64];

    *out = (struct database){0};
    int result = set_file_path(store, id, &path, error);
    if (result != 0)
        return result;
    store_set_name(id, name);
    result = database_open(out, path, "mode=ro&immutable=1", name, error);
    if (result == 0)
        result = database_check_kind(out, "main", SET_APPLICATION_ID, SET_VERSION, NULL,
                                     name, error);
    if (result == 0)
        result = database_execute(out, "PRAGMA query_only = ON", error);
    if (result != 0)
        database_close(out);
    out->deadline_ns = deadline_ns;
    return result;
}

bool set_file_is_good(const struct store *store, const char *id)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement check = {0};
    struct error ignored;

    return set_file_open(store, id, 0, &database, &ignored) == 0 &&
           statement_prepare(&database, "sql/quick_check.sql", false, &check, &ignored) ==
               0 &&
           statement_step(&check, &ignored) == 1 &&
           strcmp(statement_text(&check, 0, NULL), "ok") == 0;
}

/* ---- adopting ---- */

struct adopted {
    char *id, *label, *created, *summary;
    struct catalog_file *files; /* names are owned */
    size_t count;
};

static void free_adopted(struct adopted *adopted)
{
    for (size_t i = 0; i < adopted->count; i++)
        free((char *)adopted->files[i].name);
    free(adopted->files);
    free(adopted->id);
    free(adopted->label);
    free(adopted->created);
    free(adopted->summary);
}

static int load_meta(struct database *database, const char *key, char **out,
                     struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(database, "sql/set_meta.sql", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_text(&select, ":key", key);
    result = statement_step(&select, error);
    if (result < 0)
        return result;
    if (result == 0)
        return database_damaged(database->name, key, error);
    *out = statement_copy_text(&select, 0);
    return *out == NULL ? error_set_memory(error) : 0;
}

static int load_files(struct database *database, struct adopted *out, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t capacity = 0;
    int result =
        statement_prepare(database, "sql/summary_files.sql", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (out->count == capacity) {
            capacity = capacity == 0 ? 16 : capacity * 2;
            struct catalog_file *files =
                capacity > ADOPTED_FILES_MAX
                    ? NULL
                    : reallocarray(out->files, capacity, sizeof *out->files);
            if (files == NULL)
                return error_set_memory(error);
            out->files = files;
        }
        struct catalog_file *file = &out->files[out->count];
        *file = (struct catalog_file){.file = (uint32_t)statement_int64(&select, 0)};
        file->name = statement_copy_text(&select, 1);
        if (file->name == NULL)
            return error_set_memory(error);
        out->count++;
        file->disk_bytes = (uint64_t)statement_int64(&select, 4);
        statement_hash(&select, 6, file->disk_hash);
        result = 0;
    }
    return result;
}

/* Reads what the catalogue wants to know. */
static int load_adopted(const struct store *store, const char *id, struct adopted *out,
                        struct error *error)
{
    CLEANUP_DATABASE struct database database = {0};
    int result = set_file_open(store, id, 0, &database, error);

    if (result == 0)
        result = load_meta(&database, "id", &out->id, error);
    if (result == 0 && (out->id == NULL || strcmp(out->id, id) != 0))
        result = error_set(error, ERROR_DATABASE, "wrong_id",
                           "%s holds another trace set", database.name);
    if (result == 0)
        result = load_meta(&database, "label", &out->label, error);
    if (result == 0)
        result = load_meta(&database, "created", &out->created, error);
    if (result == 0)
        result = load_meta(&database, "summary", &out->summary, error);
    return result == 0 ? load_files(&database, out, error) : result;
}

int set_file_adopt(struct store *store, const char *id, struct error *error)
{
    CLEANUP(free_adopted) struct adopted adopted = {0};
    CLEANUP_FREE char *path = store_set_path(store, id);
    struct stat status = {0};
    int result = load_adopted(store, id, &adopted, error);

    if (result != 0)
        return result;
    if (path == NULL || stat(path, &status) != 0)
        return error_set_errno(error, errno, "cannot read the size of sets/%s.db", id);
    const struct catalog_set set = {
        .id = id,
        .label = adopted.label,
        .summary = adopted.summary,
        .created = adopted.created == NULL ? 0 : strtoll(adopted.created, NULL, 10),
        .stored_bytes = (uint64_t)status.st_size};
    result = database_execute(&store->catalog, "SAVEPOINT adopt", error);
    if (result != 0)
        return result;
    result = catalog_put_set(store, &set, adopted.files, adopted.count, error);
    if (result != 0)
        database_execute(&store->catalog, "ROLLBACK TO adopt", NULL);
    database_execute(&store->catalog, "RELEASE adopt", NULL);
    return result;
}
