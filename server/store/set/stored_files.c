/* Recognising traces that are stored already, before reading them: see store.h. */
#include "store/set/stored_files.h"

#include "base/array.h"
#include "base/budget.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/seal.h"
#include "store/catalogue/catalog.h"
#include "store/place/directory.h"
#include "store/set/set_file.h"
#include "store/set/set_older.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <stdio.h>
#include <string.h>

#define CANDIDATES_MAX 16

static int has_file_size(struct database *catalog, uint64_t disk_bytes, bool *out,
                         struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result =
        statement_prepare(catalog, "sql/stored_file_size", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_int64(&select, ":disk_bytes", (int64_t)disk_bytes);
    result = statement_step(&select, error);
    *out = result == 1;
    return result < 0 ? result : 0;
}

int store_has_file_size(struct store *store, uint64_t disk_bytes, bool *out,
                        struct error *error)
{
    struct database *catalog;

    *out = false;
    int result = catalog_read_begin(store, &catalog, error);
    if (result != 0)
        return result;
    return catalog_read_end(store, catalog,
                            has_file_size(catalog, disk_bytes, out, error), error);
}

/* A file as on disk, comparable by bytes. */
struct disk_file {
    char *name;
    uint64_t disk_bytes;
    struct seal seal;
};

struct disk_files {
    struct disk_file *keys;
    size_t count;
};

static void free_keys(struct disk_files *keys)
{
    for (size_t i = 0; i < keys->count; i++)
        free(keys->keys[i].name);
    free(keys->keys);
}

static int compare_keys(const void *a, const void *b)
{
    const struct disk_file *x = a, *y = b;
    int order = strcmp(x->name, y->name);

    if (order == 0)
        order = (x->disk_bytes > y->disk_bytes) - (x->disk_bytes < y->disk_bytes);
    return order == 0 ? memcmp(&x->seal, &y->seal, sizeof x->seal) : order;
}

static bool same_keys(const struct disk_files *a, const struct disk_files *b)
{
    for (size_t i = 0; a->count == b->count && i < a->count; i++)
        if (compare_keys(&a->keys[i], &b->keys[i]) != 0)
            return false;
    return a->count == b->count;
}

static int make_wanted(const struct stored_file_key *files, size_t count,
                       struct disk_files *out, struct error *error)
{
    out->keys = calloc(count, sizeof *out->keys);
    if (out->keys == NULL)
        return error_set_memory(error);
    for (; out->count < count; out->count++) {
        struct disk_file *key = &out->keys[out->count];

        key->name = strdup(files[out->count].name);
        if (key->name == NULL)
            return error_set_memory(error);
        key->disk_bytes = files[out->count].disk_bytes;
        key->seal = files[out->count].disk_seal;
    }
    qsort(out->keys, count, sizeof *out->keys, compare_keys);
    return 0;
}

/* The files of a set that has `count` files according to the catalogue. */
static int load_stored(struct database *catalog, const char *id, size_t count,
                       struct disk_files *out, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(catalog, "sql/stored_files", false, &select, error);

    if (result != 0)
        return result;
    out->keys = calloc(count, sizeof *out->keys);
    if (out->keys == NULL)
        return error_set_memory(error);
    statement_bind_text(&select, ":id", id);
    while (out->count < count && (result = statement_step(&select, error)) == 1) {
        struct disk_file *key = &out->keys[out->count];
        size_t length;

        key->name = statement_copy_text(&select, 0);
        if (key->name == NULL)
            return error_set_memory(error);
        out->count++;
        key->disk_bytes = (uint64_t)statement_int64(&select, 1);
        const void *seal = statement_blob(&select, 3, &length);
        if (length == sizeof key->seal)
            memcpy(&key->seal, seal, length);
    }
    if (result < 0)
        return result;
    qsort(out->keys, out->count, sizeof *out->keys, compare_keys);
    return 0;
}

/* The ids of the sets that have the first file and the same number of files. */
static int find_candidates(struct database *catalog, const struct disk_files *wanted,
                           char ids[CANDIDATES_MAX][33], size_t *found,
                           struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result =
        statement_prepare(catalog, "sql/stored_file_sets", false, &select, error);

    *found = 0;
    if (result != 0)
        return result;
    statement_bind_int64(&select, ":disk_bytes", (int64_t)wanted->keys[0].disk_bytes);
    statement_bind_blob(&select, ":disk_seal", &wanted->keys[0].seal,
                        sizeof wanted->keys[0].seal);
    statement_bind_text(&select, ":name", wanted->keys[0].name);
    statement_bind_int64(&select, ":count", (int64_t)wanted->count);
    while (*found < CANDIDATES_MAX && (result = statement_step(&select, error)) == 1)
        snprintf(ids[(*found)++], 33, "%s", statement_text(&select, 0, NULL));
    return result < 0 ? result : 0;
}

static int find_set_of(struct database *catalog, const struct disk_files *wanted,
                       char id[33], struct error *error)
{
    char ids[CANDIDATES_MAX][33];
    size_t found;
    int result = find_candidates(catalog, wanted, ids, &found, error);

    for (size_t i = 0; result == 0 && i < found && id[0] == '\0'; i++) {
        struct disk_files stored = {0};

        result = load_stored(catalog, ids[i], wanted->count, &stored, error);
        if (result == 0 && same_keys(wanted, &stored))
            memcpy(id, ids[i], sizeof ids[i]);
        free_keys(&stored);
    }
    return result;
}

bool store_lacks_counters(struct store *store, const char *id)
{
    CLEANUP_DATABASE struct database database = {0};
    CLEANUP_STATEMENT struct statement select = {0};
    CLEANUP_FREE char *path = store_set_path(store, id);
    struct error ignored;

    if (path != NULL && set_is_upgradable(path))
        return true;
    return set_file_open(store, id, NULL, &database, &ignored) == 0 &&
           statement_prepare(&database, "sql/lacks_counters", false, &select, &ignored) ==
               0 &&
           statement_step(&select, &ignored) == 1 && statement_int64(&select, 0) != 0;
}

int store_find_set_of_files(struct store *store, const struct stored_file_key *files,
                            size_t count, struct budget *budget, char id[33],
                            struct error *error)
{
    struct disk_files wanted = {0};
    struct database *catalog;

    id[0] = '\0';
    if (count == 0)
        return 0;
    int result = make_wanted(files, count, &wanted, error);
    if (result == 0)
        result = catalog_read_begin(store, &catalog, error);
    if (result == 0)
        result = catalog_read_end(store, catalog,
                                  find_set_of(catalog, &wanted, id, error), error);
    free_keys(&wanted);
    if (result == 0 && id[0] != '\0' &&
        (store_verify_set(store, id, budget, NULL) != 0 ||
         store_lacks_counters(store, id)))
        id[0] = '\0'; /* gone, or of another version: read the traces again */
    return result;
}

/* ---- what a set was made from ---- */

void stored_file_list_free(struct stored_file_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        free((char *)list->files[i].name);
    free(list->files);
    *list = (struct stored_file_list){0};
}

static int collect_files(struct database *catalog, const char *id,
                         struct stored_file_list *out, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t capacity = 0;
    int result = statement_prepare(catalog, "sql/stored_files", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_text(&select, ":id", id);
    while ((result = statement_step(&select, error)) == 1) {
        if (!ARRAY_RESERVE(out->files, capacity, out->count + 1))
            return error_set_memory(error);
        struct stored_file_key *file = &out->files[out->count];
        unsigned char hash[16];
        size_t length;

        file->name = statement_copy_text(&select, 0);
        if (file->name == NULL)
            return error_set_memory(error);
        out->count++;
        file->disk_bytes = (uint64_t)statement_int64(&select, 1);
        statement_hash(&select, 2, hash);
        hash_from_bytes(hash, file->disk_hash);
        const void *seal = statement_blob(&select, 3, &length);
        file->disk_seal = (struct seal){{0}};
        if (length == sizeof file->disk_seal)
            memcpy(&file->disk_seal, seal, length);
    }
    return result;
}

int store_list_files(struct store *store, const char *id, struct stored_file_list *out,
                     struct error *error)
{
    struct database *catalog;

    *out = (struct stored_file_list){0};
    int result = catalog_read_begin(store, &catalog, error);
    if (result != 0)
        return result;
    result =
        catalog_read_end(store, catalog, collect_files(catalog, id, out, error), error);
    if (result != 0)
        stored_file_list_free(out);
    return result;
}
