/* See left_out.h. */
#include "store/catalogue/left_out.h"

#include "base/cleanup.h"
#include "base/error.h"
#include "store/catalogue/catalog.h"
#include "store/catalogue/set_info.h"
#include "store/place/store_state.h"
#include "store/sqlite/statement.h"

static void free_json(json_t **value)
{
    json_decref(*value);
}

static void free_info(struct set_info *info)
{
    set_info_free(info);
}

/* Whether the quality says exactly this; without both members it says: none. */
static bool says(const json_t *quality, size_t count, const json_t *list)
{
    const json_t *listed = json_object_get(quality, "left_out_files");
    json_int_t noted = json_integer_value(json_object_get(quality, "left_out"));

    return noted == (json_int_t)count &&
           (listed == NULL ? count == 0 : json_equal(listed, list) != 0);
}

static int put_summary(struct store *store, const char *id, const char *summary,
                       struct error *error)
{
    CLEANUP_STATEMENT struct statement update = {0};
    int result =
        statement_prepare(&store->catalog, "sql/set_put_summary", false, &update, error);

    if (result != 0)
        return result;
    statement_bind_text(&update, ":id", id);
    statement_bind_text(&update, ":summary", summary);
    return statement_run(&update, error);
}

/* Inside a transaction. */
static int change_summary(struct store *store, const char *id, const char *before,
                          size_t count, const json_t *list, struct error *error)
{
    CLEANUP(free_json) json_t *summary = json_loads(before, 0, NULL);
    json_t *quality = json_object_get(summary, "quality");

    if (quality == NULL || says(quality, count, list))
        return 0;
    if ((json_object_set_new(quality, "left_out", json_integer((json_int_t)count)) |
         json_object_set_new(quality, "left_out_files", json_deep_copy(list))) != 0)
        return error_set_memory(error);
    CLEANUP_FREE char *text = json_dumps(summary, JSON_COMPACT | JSON_SORT_KEYS);
    return text == NULL ? error_set_memory(error) : put_summary(store, id, text, error);
}

int store_note_left_out(struct store *store, const char *id, size_t count,
                        const json_t *list, struct error *error)
{
    CLEANUP(free_info) struct set_info info = {0};
    int result = catalog_begin(store, error);

    if (result != 0)
        return result;
    result = catalog_get_set(store, id, &info, error);
    if (result == 1)
        result = change_summary(store, id, info.summary, count, list, error);
    return catalog_end(store, result, error);
}
