/* GET /sets and GET /tags: the stored sets, one page at a time, from the catalogue
 * only. */
#include "api/api.h"
#include "api/request.h"
#include "api/resource_parameters.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "render/json.h"
#include "render/set_json.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/set_query.h"
#include "store/catalogue/set_tags.h"
#include "store/catalogue/sets.h"
#include "store/follow.h"

#include <string.h>

#define TAGS_LISTED_MAX 200

static struct store *store_of(const struct http_request *request)
{
    return ((const struct api *)request->application)->store;
}

/* ---- the question ---- */

/* By default, texts begin with A, the rest with the newest or the most. */
static bool is_descending(const struct sets_request *asked)
{
    return asked->order == SETS_ORDER_OF_COLUMN
               ? strcmp(set_query_sorts[asked->sort], "label") != 0
               : asked->order == SETS_DESCENDING;
}

/* While set files are still being checked, the number of sets to come counts: then the
 * first sets do not become groups while somebody reads the list. */
static uint32_t group_above(struct store *store)
{
    struct follow_progress progress;

    return store_follow_progress(store, &progress) && progress.checked < progress.found &&
                   progress.found - progress.refused > SETS_UNGROUPED_MAX
               ? 0
               : SETS_UNGROUPED_MAX;
}

static struct set_query make_query(struct store *store, const struct sets_request *asked)
{
    struct set_query query = {
        .words = asked->q,
        .prefix = asked->prefix,
        .tags = asked->tags,
        .sort = set_query_sorts[asked->sort],
        .descending = is_descending(asked),
        .grouped = asked->group != SETS_GROUP_NEVER,
        .group_above = asked->group == SETS_GROUP_MANY ? group_above(store) : 0,
        .limit = (uint32_t)asked->limit,
        .offset = (uint32_t)asked->offset};

    while (asked->tags[query.tag_count] != NULL)
        query.tag_count++;
    return query;
}

/* ---- the answer ---- */

static json_t *entry_json(const struct http_request *request,
                          const struct set_entry *entry)
{
    char newest[21];

    if (entry->prefix == NULL)
        return json_pack("{s:o}", "set", set_json_listed(store_of(request), &entry->set));
    clock_format_utc(entry->newest, newest);
    return json_pack("{s:{s:o, s:I, s:s}}", "group", "prefix",
                     render_text(entry->prefix, strlen(entry->prefix)), "sets",
                     (json_int_t)entry->set_count, "newest", newest);
}

static json_t *page_json(const struct http_request *request,
                         const struct set_query *query, const struct set_page *page)
{
    json_t *list = json_array();

    for (size_t i = 0; i < page->count; i++)
        json_array_append_new(
            list, query->grouped
                      ? entry_json(request, &page->entries[i])
                      : set_json_listed(store_of(request), &page->entries[i].set));
    return json_pack(
        "{s:o, s:I, s:I, s:I, s:I, s:o}", query->grouped ? "entries" : "sets", list,
        "total", (json_int_t)page->set_total, "entry_total",
        (json_int_t)page->entry_total, "limit", (json_int_t)query->limit, "offset",
        (json_int_t)query->offset, "set_files", set_json_files(store_of(request)));
}

static int reply_with_page(const struct http_request *request,
                           const struct sets_request *asked, struct http_reply *reply,
                           struct error *error)
{
    CLEANUP(set_page_free) struct set_page page = {0};
    const struct set_query query = make_query(store_of(request), asked);
    int result =
        store_query_sets(store_of(request), &query, request->budget, &page, error);

    return result < 0
               ? result
               : api_reply_json(reply, 200, page_json(request, &query, &page), error);
}

/* The named sets, in that order, without names of no set. */
static int reply_with_named(const struct http_request *request, const char *const *ids,
                            struct http_reply *reply, struct error *error)
{
    size_t count = 0;
    int result = 0;

    while (ids[count] != NULL)
        count++;
    if (count > SETS_NAMED_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_id",
                         "id: given %zu times; allowed are %d", count, SETS_NAMED_MAX);
    json_t *list = json_array();
    for (size_t i = 0; result == 0 && i < count; i++) {
        CLEANUP_SET_INFO struct set_info info = {0};

        result = store_find_set(store_of(request), ids[i], &info, error);
        if (result == 0)
            json_array_append_new(list, set_json_listed(store_of(request), &info));
        else if (error->code == ERROR_NOT_FOUND)
            result = 0;
    }
    if (result == 0)
        return api_reply_json(reply, 200, json_pack("{s:o}", "sets", list), error);
    json_decref(list);
    return result;
}

int api_sets_list(struct http_request *request, struct http_reply *reply,
                  struct error *error)
{
    bool named = url_query_get(&request->query, "id") != NULL;
    struct sets_request asked = {0};
    int result = api_read_query(request, &sets_parameters, named ? SETS_NAMED : SETS_PAGE,
                                &asked, error);

    if (result != 0)
        return result;
    result = named ? reply_with_named(request, asked.ids, reply, error)
                   : reply_with_page(request, &asked, reply, error);
    parameters_free(&sets_parameters, &asked);
    return result;
}

/* ---- tags ---- */

static int add_tag(void *context, const char *tag, uint64_t sets)
{
    json_array_append_new(context,
                          json_pack("{s:o, s:I}", "tag", render_text(tag, strlen(tag)),
                                    "sets", (json_int_t)sets));
    return 0;
}

int api_tags_list(struct http_request *request, struct http_reply *reply,
                  struct error *error)
{
    if (api_refuse_query(request, error) < 0)
        return -(int)error->code;
    json_t *list = json_array();
    int result =
        store_list_tags(store_of(request), TAGS_LISTED_MAX, add_tag, list, error);
    if (result == 0)
        return api_reply_json(reply, 200, json_pack("{s:o}", "tags", list), error);
    json_decref(list);
    return result;
}
