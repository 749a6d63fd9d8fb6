/* See reconcile.h. */
#include "store/reconcile.h"

#include "base/array.h"
#include "base/budget.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/log.h"
#include "store/adopt.h"
#include "store/catalogue/catalog.h"
#include "store/place/directory.h"
#include "store/place/store_state.h"
#include "store/removal.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"
#include "store/traces.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

/* Every row of the catalogue, in the bin or not. */
static int load_known(struct database *catalog, struct known_sets *known,
                      struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    size_t capacity = 0;
    int result =
        statement_prepare(catalog, "sql/catalog_known_sets.sql", false, &select, error);

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

/* Removes what was being removed. A row without its file stays: it says what its traces
 * are, which may be kept. */
static int finish_removals(struct store *store, const struct known_sets *known,
                           struct error *error)
{
    int result = 0;

    for (size_t i = 0; result == 0 && i < known->count; i++) {
        CLEANUP_FREE char *path = store_set_path(store, known->sets[i].id);

        if (path == NULL)
            return error_set_memory(error);
        if (known->sets[i].removing)
            result = store_erase_set(store, known->sets[i].id, error);
        else if (access(path, F_OK) != 0 && errno == ENOENT)
            log_warning("sets/%s.db is gone; tracediff verify tells how to get it back",
                        known->sets[i].id);
    }
    return result;
}

/* Calls back with the id of every file in sets/ that is not known, until that returns
 * something. */
static int each_unknown(const struct store *store, const struct known_sets *known,
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

/* What looking at one of them may take: some milliseconds are enough, and what its digest
 * takes. */
#define ADOPT_NS ((int64_t)2 * 1000000000)
#define DIGEST_NS_PER_BYTE 2
/* After this many that took too long, the others wait for another start. */
#define EXPENSIVE_MAX 3

/* Reads a file that an attacker may have made to be slow. */
static int adopt_file(struct store *store, const char *id, struct budget *start,
                      struct error *error)
{
    struct budget budget = {.processor_ns = ADOPT_NS,
                            .whole = start,
                            .narrow = "it was made to be slow, or is damaged; remove it"};
    CLEANUP_FREE char *path = store_set_path(store, id);
    struct stat status;

    if (path != NULL && stat(path, &status) == 0)
        budget.processor_ns += status.st_size * DIGEST_NS_PER_BYTE;
    budget_begin(&budget);
    return store_adopt_set(store, id, &budget, error);
}

struct adoption {
    struct store *store;
    struct budget *budget;
    int expensive;
};

/* Lists a set file that came without the catalogue: copied from another machine, or
 * renamed into place by an ingest that was killed right then. What cannot be read stays
 * untouched. */
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
        log_warning("not looking at what else is not in the catalogue");
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
    struct known_sets known = {0};
    struct database *catalog;
    CLEANUP_BUFFER struct buffer found;

    *ids = NULL;
    *count = 0;
    buffer_init(&found, (size_t)1 << 26);
    int result = catalog_read_begin(store, &catalog, error);
    if (result == 0)
        result =
            catalog_read_end(store, catalog, load_known(catalog, &known, error), error);
    if (result == 0)
        result = each_unknown(store, &known, note_unlisted, &found, error);
    free(known.sets);
    if (result != 0)
        return result;
    *count = found.length / sizeof **ids;
    *ids = (char(*)[33])buffer_take(&found);
    if (*count > 1)
        qsort(*ids, *count, sizeof **ids, compare_ids);
    return 0;
}

/* ---- a folder that others fill ---- */

struct following {
    struct store *store;
    struct follow *follow;
    struct budget *budget;
};

/* Whether the file was refused as it is now; else it is noted as such. */
static bool is_refused(struct following *following, const char *id)
{
    struct follow *follow = following->follow;
    CLEANUP_FREE char *path = store_set_path(following->store, id);
    struct stat status;
    size_t at = 0;

    if (path == NULL || stat(path, &status) != 0)
        return true; /* it went again */
    int64_t size = status.st_size;
    int64_t changed =
        (int64_t)status.st_mtim.tv_sec * 1000000000 + status.st_mtim.tv_nsec;
    while (at < follow->count && strcmp(follow->refused[at].id, id) != 0)
        at++;
    if (at < follow->count && follow->refused[at].size == size &&
        follow->refused[at].changed_ns == changed)
        return true;
    if (at == follow->count && at == FOLLOW_REFUSED_MAX) {
        at = follow->next;
        follow->next = (follow->next + 1) % FOLLOW_REFUSED_MAX;
    } else if (at == follow->count) {
        follow->count++;
    }
    snprintf(follow->refused[at].id, sizeof follow->refused[at].id, "%s", id);
    follow->refused[at].size = size;
    follow->refused[at].changed_ns = changed;
    return false;
}

static int follow_file(void *context, const char *id, struct error *error)
{
    struct following *following = context;
    struct error reason = {0};

    if (is_refused(following, id))
        return 0;
    if (adopt_file(following->store, id, following->budget, &reason) == 0)
        log_info("%s.db came, and is listed", id);
    else
        log_warning("not listing %s.db: %s", id, reason.message);
    return budget_look(following->budget, error);
}

static int forget_gone(struct store *store, const struct known_sets *known,
                       struct error *error)
{
    int result = 0;

    for (size_t i = 0; result == 0 && i < known->count; i++) {
        CLEANUP_FREE char *path = store_set_path(store, known->sets[i].id);

        if (path == NULL)
            return error_set_memory(error);
        if (access(path, F_OK) == 0 || errno != ENOENT)
            continue;
        log_info("%s.db is gone, and no longer listed", known->sets[i].id);
        result = store_forget_set(store, known->sets[i].id, error);
    }
    return result;
}

int store_follow_sets(struct store *store, struct follow *follow, struct budget *budget,
                      struct error *error)
{
    struct following following = {store, follow, budget};
    struct known_sets known = {0};
    int result = catalog_begin(store, error);

    if (result != 0)
        return result;
    result = load_known(&store->catalog, &known, error);
    if (result == 0)
        result = each_unknown(store, &known, follow_file, &following, error);
    if (result == 0)
        result = forget_gone(store, &known, error);
    free(known.sets);
    return catalog_end(store, result, error);
}

/* ---- a store of its own ---- */

int store_reconcile(struct store *store, struct budget *budget, struct error *error)
{
    struct adoption adoption = {.store = store, .budget = budget};
    struct known_sets known = {0};
    int result = catalog_begin(store, error);

    if (result != 0)
        return result;
    result = load_known(&store->catalog, &known, error);
    if (result == 0)
        result = finish_removals(store, &known, error);
    if (result == 0)
        result = each_unknown(store, &known, adopt, &adoption, error);
    if (result == 0)
        traces_reconcile(store);
    free(known.sets);
    return catalog_end(store, result, error);
}
