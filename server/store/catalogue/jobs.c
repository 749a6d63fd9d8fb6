/* See jobs.h. */
#include "store/catalogue/jobs.h"

#include "base/buffer.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/error.h"
#include "store/catalogue/catalog.h"
#include "store/place/store_state.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <string.h>

#define JOBS_KEPT 1000
#define JOBS_BYTES_MAX ((size_t)64 << 20)

static int put_job(struct store *store, const char *id, const char *json,
                   struct error *error)
{
    CLEANUP_STATEMENT struct statement insert = {0}, trim = {0};
    int result = statement_prepare(&store->catalog, "sql/job_put", false, &insert, error);

    if (result == 0)
        result = statement_prepare(&store->catalog, "sql/job_trim", false, &trim, error);
    if (result != 0)
        return result;
    statement_bind_text(&insert, ":id", id);
    statement_bind_text(&insert, ":json", json);
    statement_bind_int64(&insert, ":created", clock_unix_seconds());
    result = statement_run(&insert, error);
    if (result != 0)
        return result;
    statement_bind_int64(&trim, ":keep", JOBS_KEPT);
    return statement_run(&trim, error);
}

int store_save_job(struct store *store, const char *id, const char *json,
                   struct error *error)
{
    int result = catalog_begin(store, error);

    if (result != 0)
        return result;
    return catalog_end(store, put_job(store, id, json, error), error);
}

static int collect_jobs(struct database *catalog, unsigned limit, struct buffer *out,
                        struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(catalog, "sql/jobs_list", false, &select, error);

    if (result != 0)
        return result;
    statement_bind_int64(&select, ":limit", limit);
    while ((result = statement_step(&select, error)) == 1) {
        const char *json = statement_text(&select, 0, NULL);

        buffer_append(out, json, strlen(json) + 1);
    }
    return result == 0 && buffer_failed(out) ? error_set_memory(error) : result;
}

int store_list_jobs(struct store *store, unsigned limit,
                    int (*each)(void *context, const char *json), void *context,
                    struct error *error)
{
    CLEANUP_BUFFER struct buffer texts; /* each with its NUL */

    buffer_init(&texts, JOBS_BYTES_MAX);
    struct database *catalog;
    int result = catalog_read_begin(store, &catalog, error);
    if (result == 0)
        result = catalog_read_end(store, catalog,
                                  collect_jobs(catalog, limit, &texts, error), error);
    for (size_t i = 0; result == 0 && i < texts.length; i += strlen(texts.bytes + i) + 1)
        result = each(context, texts.bytes + i);
    return result;
}
