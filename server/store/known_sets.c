/* See known_sets.h. */
#include "store/known_sets.h"

#include "base/array.h"
#include "base/error.h"
#include "store/place/directory.h"
#include "store/place/store_state.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int compare_known(const void *a, const void *b)
{
    const struct known_set *x = a, *y = b;

    return strcmp(x->id, y->id);
}

int known_sets_load(struct database *catalog, struct known_sets *known,
                    struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t capacity = 0;
    int result =
        statement_prepare(catalog, "sql/catalog_known_sets", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        if (!ARRAY_RESERVE(known->sets, capacity, known->count + 1))
            return error_set_memory(error);
        struct known_set *set = &known->sets[known->count++];
        snprintf(set->id, sizeof set->id, "%s", statement_text(&select, 0, NULL));
        set->removing = statement_int64(&select, 1) != 0;
        result = 0;
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
