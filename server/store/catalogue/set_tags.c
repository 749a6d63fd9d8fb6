/* See set_tags.h. */
#include "store/catalogue/set_tags.h"

#include "base/cleanup.h"
#include "base/error.h"
#include "base/text.h"
#include "store/catalogue/catalog.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/set_tag.h"
#include "store/catalogue/sets.h"
#include "store/place/store_state.h"
#include "store/sqlite/database.h"
#include "store/sqlite/statement.h"

#include <string.h>

static int check_all(const struct set_tags *tags, struct error *error)
{
    int result = 0;

    for (size_t i = 0; result == 0 && tags != NULL && i < tags->count; i++)
        result = set_tag_check(tags->texts[i], error);
    return result;
}

/* Runs a statement with :id and :tag for each tag. */
static int run_each(struct store *store, const char *path, const char *id,
                    const struct set_tags *tags, struct error *error)
{
    CLEANUP_STATEMENT struct statement change = {0};
    int result = statement_prepare(&store->catalog, path, false, &change, error);

    for (size_t i = 0; result == 0 && tags != NULL && i < tags->count; i++) {
        statement_bind_text(&change, ":id", id);
        statement_bind_text(&change, ":tag", tags->texts[i]);
        result = statement_run(&change, error);
    }
    return result;
}

static int check_count(struct store *store, const char *id, struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result =
        statement_prepare(&store->catalog, "sql/set_tag_count", false, &select, error);

    if (result == 0)
        statement_bind_text(&select, ":id", id);
    if (result == 0)
        result = statement_step(&select, error);
    if (result < 0 || statement_int64(&select, 0) <= SET_TAGS_MAX)
        return result < 0 ? result : 0;
    return error_set(error, ERROR_LIMIT, "too_many_tags",
                     "a set has at most %d tags; remove some first", SET_TAGS_MAX);
}

/* Inside a transaction. */
static int change(struct store *store, const char *id, bool keep_others,
                  const struct set_tags *remove, const struct set_tags *add,
                  struct error *error)
{
    static const char *const every[] = {NULL};
    const struct set_tags all = {every, 1};
    int result =
        run_each(store, "sql/set_tag_delete", id, keep_others ? remove : &all, error);

    if (result == 0)
        result = run_each(store, "sql/set_tag_put", id, add, error);
    return result == 0 ? check_count(store, id, error) : result;
}

int store_change_tags(struct store *store, const char *id, bool keep_others,
                      const struct set_tags *remove, const struct set_tags *add,
                      struct error *error)
{
    CLEANUP(set_info_free) struct set_info known = {0};
    int result = check_all(remove, error);

    if (result == 0)
        result = check_all(add, error);
    if (result == 0) /* an unknown set: the error names it */
        result = store_find_set(store, id, &known, error);
    if (result == 0)
        result = catalog_begin(store, error);
    if (result != 0)
        return result;
    return catalog_end(store, change(store, known.id, keep_others, remove, add, error),
                       error);
}

static int list(struct database *catalog, uint32_t limit,
                int (*each)(void *context, const char *tag, uint64_t sets), void *context,
                struct error *error)
{
    CLEANUP_STATEMENT struct statement select = {0};
    int result = statement_prepare(catalog, "sql/tags_list", false, &select, error);

    if (result == 0)
        statement_bind_int64(&select, ":limit", limit);
    while (result == 0 && (result = statement_step(&select, error)) == 1)
        result = each(context, statement_text(&select, 0, NULL),
                      (uint64_t)statement_int64(&select, 1));
    return result;
}

int store_list_tags(struct store *store, uint32_t limit,
                    int (*each)(void *context, const char *tag, uint64_t sets),
                    void *context, struct error *error)
{
    struct database *catalog;
    int result = catalog_read_begin(store, &catalog, error);

    if (result != 0)
        return result;
    return catalog_read_end(store, catalog, list(catalog, limit, each, context, error),
                            error);
}
