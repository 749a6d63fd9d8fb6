/* GET /sets and GET /tags: the stored sets, one page at a time, from the catalogue
 * only. */
#include "api/api.h"
#include "api/request.h"
#include "base/clock.h"
#include "base/text.h"
#include "render/json.h"
#include "render/set_json.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/set_query.h"
#include "store/catalogue/set_tags.h"
#include "store/catalogue/sets.h"
#include "store/follow.h"

#include <string.h>

#define LIMIT 100
#define LIMIT_MAX 1000
#define OFFSET_MAX 1000000000
#define IDS_MAX 64
#define TAGS_LISTED_MAX 200
/* `group=auto`: with this many sets or fewer, each is its own row. */
#define UNGROUPED_MAX 24

static struct store *store_of(const struct http_request *request)
{
    return ((const struct api *)request->application)->store;
}

/* ---- the question ---- */

struct asked {
    struct set_query query;
    const char *tags[SET_QUERY_TAGS_MAX + 1];
};

static const char *get(const struct http_request *request, const char *name)
{
    const char *text = url_query_get(&request->query, name);

    return text == NULL || *text == '\0' ? NULL : text;
}

static int read_whole(const struct http_request *request, const char *name,
                      const char *slug, int64_t standard, int64_t most, uint32_t *out,
                      struct error *error)
{
    const char *text = get(request, name);
    int64_t number = standard;

    if (text != NULL && (!text_to_int64(text, &number) || number < 0 || number > most))
        return error_set(error, ERROR_PARAMETER, slug,
                         "%s: \"%.60s\"; allowed: whole numbers from 0 to %lld", name,
                         text, (long long)most);
    *out = (uint32_t)number;
    return 0;
}

/* Texts begin with A, the rest with the newest or the most. */
static int read_order(const struct http_request *request, struct asked *asked,
                      struct error *error)
{
    const char *order = get(request, "order"), *sort = asked->query.sort;

    asked->query.descending = sort == NULL || strcmp(sort, "label") != 0;
    if (order == NULL)
        return 0;
    if (strcmp(order, "asc") != 0 && strcmp(order, "desc") != 0)
        return error_set(error, ERROR_PARAMETER, "bad_order",
                         "order: \"%.60s\"; allowed: asc, desc", order);
    asked->query.descending = order[0] == 'd';
    return 0;
}

/* While set files are still checked, what will be there counts: the first sets then do
 * not become groups before a reader's eyes. */
static uint32_t group_above(struct store *store)
{
    struct follow_progress progress;

    return store_follow_progress(store, &progress) && progress.checked < progress.found &&
                   progress.found - progress.refused > UNGROUPED_MAX
               ? 0
               : UNGROUPED_MAX;
}

static int read_group(const struct http_request *request, struct asked *asked,
                      struct error *error)
{
    const char *group = get(request, "group");

    bool only_many = group != NULL && strcmp(group, "auto") == 0;

    asked->query.grouped = only_many || (group != NULL && strcmp(group, "always") == 0);
    asked->query.group_above = only_many ? group_above(store_of(request)) : 0;
    if (group == NULL || asked->query.grouped || strcmp(group, "never") == 0)
        return 0;
    return error_set(error, ERROR_PARAMETER, "bad_group",
                     "group: \"%.60s\"; allowed: auto, always, never", group);
}

static void read_tags(const struct http_request *request, struct asked *asked)
{
    const struct url_query *query = &request->query;

    asked->query.tags = asked->tags;
    for (size_t i = 0; i < query->count; i++)
        if (strcmp(query->items[i].name, "tag") == 0 && *query->items[i].value != '\0' &&
            asked->query.tag_count <= SET_QUERY_TAGS_MAX) /* one too many is an error */
            asked->tags[asked->query.tag_count++] = query->items[i].value;
}

static int read_query(const struct http_request *request, struct asked *asked,
                      struct error *error)
{
    struct set_query *query = &asked->query;

    *asked = (struct asked){.query = {.words = get(request, "q"),
                                      .prefix = get(request, "prefix"),
                                      .sort = get(request, "sort")}};
    read_tags(request, asked);
    int result = read_order(request, asked, error);
    if (result == 0)
        result = read_group(request, asked, error);
    if (result == 0)
        result = read_whole(request, "limit", "bad_limit", LIMIT, LIMIT_MAX,
                            &query->limit, error);
    if (result == 0)
        result = read_whole(request, "offset", "bad_offset", 0, OFFSET_MAX,
                            &query->offset, error);
    return result;
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

static json_t *page_json(const struct http_request *request, const struct asked *asked,
                         const struct set_page *page)
{
    json_t *list = json_array();

    for (size_t i = 0; i < page->count; i++)
        json_array_append_new(
            list, asked->query.grouped
                      ? entry_json(request, &page->entries[i])
                      : set_json_listed(store_of(request), &page->entries[i].set));
    return json_pack(
        "{s:o, s:I, s:I, s:I, s:I, s:o}", asked->query.grouped ? "entries" : "sets", list,
        "total", (json_int_t)page->set_total, "entry_total",
        (json_int_t)page->entry_total, "limit", (json_int_t)asked->query.limit, "offset",
        (json_int_t)asked->query.offset, "set_files", set_json_files(store_of(request)));
}

static int reply_with_page(struct http_request *request, struct http_reply *reply,
                           struct error *error)
{
    CLEANUP(set_page_free) struct set_page page = {0};
    struct asked asked;
    int result = read_query(request, &asked, error);

    if (result == 0)
        result = store_query_sets(store_of(request), &asked.query, request->budget, &page,
                                  error);
    return result < 0
               ? result
               : api_reply_json(reply, 200, page_json(request, &asked, &page), error);
}

/* Those that are named, in that order; what names none is left out. */
static int reply_with_named(struct http_request *request, struct http_reply *reply,
                            struct error *error)
{
    const struct url_query *query = &request->query;
    json_t *list = json_array();
    int result = 0;

    if (query->count > IDS_MAX)
        result = error_set(error, ERROR_PARAMETER, "bad_id",
                           "id: given %zu times; allowed are %d", query->count, IDS_MAX);
    for (size_t i = 0; result == 0 && i < query->count; i++) {
        CLEANUP_SET_INFO struct set_info info = {0};

        result = store_find_set(store_of(request), query->items[i].value, &info, error);
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
    static const char *const parameters[] = {"q",     "*tag",  "prefix", "sort", "order",
                                             "group", "limit", "offset", NULL};
    static const char *const ids[] = {"*id", NULL};
    bool named = url_query_get(&request->query, "id") != NULL;

    if (api_check_query(request, named ? ids : parameters, error) < 0)
        return -(int)error->code;
    return named ? reply_with_named(request, reply, error)
                 : reply_with_page(request, reply, error);
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
    static const char *const no_parameters[] = {NULL};

    if (api_check_query(request, no_parameters, error) < 0)
        return -(int)error->code;
    json_t *list = json_array();
    int result =
        store_list_tags(store_of(request), TAGS_LISTED_MAX, add_tag, list, error);
    if (result == 0)
        return api_reply_json(reply, 200, json_pack("{s:o}", "tags", list), error);
    json_decref(list);
    return result;
}
