/* See queries.h. */
#include "store/catalogue/queries.h"

#include "store/catalogue/catalog.h"
#include "store/place/store_state.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

static int list(struct database *catalog,
                int (*each)(void *context, const struct saved_query *query),
                void *context, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result =
        statement_prepare(catalog, "sql/saved_queries_list", false, &select, error);

    while (result == 0 && (result = statement_step(&select, error)) == 1) {
        const struct saved_query query = {statement_text(&select, 0, NULL),
                                          statement_text(&select, 1, NULL),
                                          statement_int64(&select, 2)};

        result = each(context, &query);
    }
    return result;
}

int store_list_queries(struct store *store,
                       int (*each)(void *context, const struct saved_query *query),
                       void *context, struct error *error)
{
    struct database *catalog;
    int result = catalog_read_begin(store, &catalog, error);

    if (result != 0)
        return result;
    return catalog_read_end(store, catalog, list(catalog, each, context, error), error);
}

/* Inside a transaction. */
static int count(struct store *store, const char *name, int64_t *all, bool *taken,
                 struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(&store->catalog, "sql/saved_query_count", false,
                                   &select, error);

    if (result == 0)
        statement_bind_text(&select, ":name", name);
    if (result == 0)
        result = statement_step(&select, error);
    if (result < 0)
        return result;
    *all = statement_int64(&select, 0);
    *taken = statement_int64(&select, 1) > 0;
    return 0;
}

static int put(struct store *store, const struct saved_query *query, bool *replaced,
               struct error *error)
{
    CLEANUP_STATEMENT struct statement insert = {0};
    int64_t all = 0;
    int result = count(store, query->name, &all, replaced, error);

    if (result == 0 && !*replaced && all >= SAVED_QUERIES_MAX)
        return error_set(error, ERROR_LIMIT, "too_many_queries",
                         "%d queries are saved, which is the limit; delete some first",
                         SAVED_QUERIES_MAX);
    if (result == 0)
        result = statement_prepare(&store->catalog, "sql/saved_query_put", false, &insert,
                                   error);
    if (result != 0)
        return result;
    statement_bind_text(&insert, ":name", query->name);
    statement_bind_text(&insert, ":statement", query->statement);
    statement_bind_int64(&insert, ":created", query->created);
    return statement_run(&insert, error);
}

int store_save_query(struct store *store, const struct saved_query *query, bool *replaced,
                     struct error *error)
{
    int result = catalog_begin(store, error);

    *replaced = false;
    if (result != 0)
        return result;
    return catalog_end(store, put(store, query, replaced, error), error);
}

static int drop(struct store *store, const char *name, struct error *error)
{
    CLEANUP_STATEMENT struct statement remove = {0};
    int64_t all = 0;
    bool known = false;
    int result = count(store, name, &all, &known, error);

    if (result == 0 && !known)
        return error_set(error, ERROR_NOT_FOUND, "unknown_query",
                         "no saved query has the name %.100s", name);
    if (result == 0)
        result = statement_prepare(&store->catalog, "sql/saved_query_delete", false,
                                   &remove, error);
    if (result != 0)
        return result;
    statement_bind_text(&remove, ":name", name);
    return statement_run(&remove, error);
}

int store_delete_query(struct store *store, const char *name, struct error *error)
{
    int result = catalog_begin(store, error);

    if (result != 0)
        return result;
    return catalog_end(store, drop(store, name, error), error);
}
