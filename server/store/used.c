/* See used.h. */
#include "store/used.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "store/catalogue/catalog.h"
#include "store/sqlite/statement.h"
#include "store/traces.h"

#include <string.h>

#define ID_SIZE 33
#define IDS_MAX ((size_t)1 << 28)

static int collect(struct database *catalog, const char *name, struct buffer *ids,
                   uint64_t *bytes, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(catalog, "sql/sets_used.sql", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_text(&select, ":name", name);
    while ((result = statement_step(&select, error)) == 1) {
        buffer_append(ids, statement_text(&select, 0, NULL), ID_SIZE);
        *bytes += (uint64_t)statement_int64(&select, 1);
    }
    return result == 0 && buffer_failed(ids) ? error_set_memory(error) : result;
}

int store_used_bytes(struct store *store, const char *name, uint64_t *bytes,
                     uint64_t *sets, struct error *error)
{
    CLEANUP_BUFFER struct buffer ids; /* 32 digits and a NUL each */
    struct database *catalog;

    *bytes = *sets = 0;
    buffer_init(&ids, IDS_MAX);
    int result = catalog_read_begin(store, &catalog, error);
    if (result == 0)
        result = catalog_read_end(store, catalog,
                                  collect(catalog, name, &ids, bytes, error), error);
    *sets = ids.length / ID_SIZE;
    for (size_t i = 0; result == 0 && i < ids.length; i += ID_SIZE)
        *bytes += traces_total(store, ids.bytes + i);
    return result;
}
