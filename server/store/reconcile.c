/* See reconcile.h. */
#include "store/reconcile.h"

#include "base/budget.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/error.h"
#include "base/log.h"
#include "store/adopt.h"
#include "store/catalogue/catalog.h"
#include "store/known_sets.h"
#include "store/place/directory.h"
#include "store/place/store_state.h"
#include "store/removal.h"
#include "store/sqlite/database.h"
#include "store/traces.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Finishes interrupted removals. A row without its file stays: it describes the set's
 * traces, which may be kept. */
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

/* After this many files that took too long, the others wait for another start. */
#define EXPENSIVE_MAX 3

/* Reads a file that an attacker may have made to be slow. */
static int adopt_file(struct store *store, const char *id, struct budget *start,
                      struct error *error)
{
    struct budget budget = {.whole = start, .narrow = STORE_LOOK_NARROW};
    CLEANUP_FREE char *path = store_set_path(store, id);
    struct stat status = {0};

    if (path != NULL && stat(path, &status) != 0)
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
    struct known_sets known = {0};
    struct database *catalog;
    CLEANUP_BUFFER struct buffer found;

    *ids = NULL;
    *count = 0;
    buffer_init(&found, (size_t)1 << 26);
    int result = catalog_read_begin(store, &catalog, error);
    if (result == 0)
        result = catalog_read_end(store, catalog, known_sets_load(catalog, &known, error),
                                  error);
    if (result == 0)
        result = known_sets_each_other(store, &known, note_unlisted, &found, error);
    known_sets_free(&known);
    if (result != 0)
        return result;
    *count = found.length / sizeof **ids;
    *ids = (char(*)[33])buffer_take(&found);
    if (*count > 1)
        qsort(*ids, *count, sizeof **ids, compare_ids);
    return 0;
}

int store_reconcile(struct store *store, struct budget *budget, struct error *error)
{
    struct adoption adoption = {.store = store, .budget = budget};
    struct known_sets known = {0};
    int result = catalog_begin(store, error);

    if (result != 0)
        return result;
    result = known_sets_load(&store->catalog, &known, error);
    if (result == 0)
        result = finish_removals(store, &known, error);
    if (result == 0)
        result = known_sets_each_other(store, &known, adopt, &adoption, error);
    if (result == 0)
        traces_reconcile(store);
    known_sets_free(&known);
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
