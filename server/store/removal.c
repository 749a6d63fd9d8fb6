/* See removal.h. */
#include "store/removal.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/error.h"
#include "store/cache.h"
#include "store/catalogue/catalog.h"
#include "store/catalogue/catalog_sets.h"
#include "store/catalogue/sets.h"
#include "store/place/directory.h"
#include "store/place/reserve.h"
#include "store/place/store_state.h"
#include "store/set/set_idle.h"
#include "store/set/set_marked_files.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"
#include "store/traces.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

int store_forget_set(struct store *store, const char *id, struct error *error)
{
    cache_forget_set(store, id);
    marked_forget_set(store, id);
    idle_forget(store->idle, id);
    return catalog_delete_set(store, id, error);
}

int store_erase_set(struct store *store, const char *id, struct error *error)
{
    CLEANUP_FREE char *path = store_set_path(store, id);

    if (path == NULL)
        return error_set_memory(error);
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
    CLEANUP_STATEMENT struct statement select = {0};
    int result =
        statement_prepare(&store->catalog, "sql/set_is_removing", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_text(&select, ":id", id);
    result = statement_step(&select, error);
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

static int collect_bin(struct database *catalog, int64_t before, struct buffer *ids,
                       struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(catalog, "sql/sets_in_bin", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_int64(&select, ":before", before);
    while ((result = statement_step(&select, error)) == 1)
        buffer_append(ids, statement_text(&select, 0, NULL), 33);
    return result == 0 && buffer_failed(ids) ? error_set_memory(error) : result;
}

int store_purge_bin(struct store *store, int64_t seconds, struct error *error)
{
    CLEANUP_BUFFER struct buffer ids; /* 32 digits and a NUL each */

    struct database *catalog;

    buffer_init(&ids, (size_t)1 << 24);
    int result = catalog_read_begin(store, &catalog, error);
    if (result != 0)
        return result;
    result = catalog_read_end(
        store, catalog, collect_bin(catalog, clock_unix_seconds() - seconds, &ids, error),
        error);
    for (size_t i = 0; result == 0 && i < ids.length; i += 33)
        result = store_remove_set(store, ids.bytes + i, error);
    if (ids.length > 0)
        reserve_make(store);
    return result;
}
