#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "store/catalog.h"
#include "store/database.h"
#include "store/directory.h"
#include "store/set_build.h"
#include "store/set_draft.h"
#include "store/statement.h"
#include "store/store.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- known sets ---- */

static int compare_known(const void *a, const void *b)
{
    const struct known_set *x = a, *y = b;

    return strcmp(x->id, y->id);
}

int known_sets_load(struct database *catalog, struct known_sets *known,
                    struct error *error)
{
    CLEANUP_STATEMENT struct statement select =
        statement_of(catalog, "sql/catalog_known_sets");
    size_t capacity = 0;
    int result;

    while ((result = statement_step(&select, error)) == 1) {
        if (!ARRAY_RESERVE(known->sets, capacity, known->count + 1))
            return error_set_memory(error);
        struct known_set *set = &known->sets[known->count++];
        snprintf(set->id, sizeof set->id, "%s", statement_text(&select, 0, NULL));
        set->removing = statement_int64(&select, 1) != 0;
    }
    return result;
}

void known_sets_free(struct known_sets *known)
{
    free(known->sets);
    *known = (struct known_sets){0};
}

int known_sets_each_other(const struct store *store, const struct known_sets *known,
                          int (*visit)(void *context, const char *id,
                                       struct error *error),
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
