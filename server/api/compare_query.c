/* See compare_query.h. */
#include "api/compare_query.h"

#include "api/api.h"
#include "api/request.h"
#include "render/set_json.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *get(const struct http_request *request, const char *name)
{
    const char *value = url_query_get(&request->query, name);

    return value != NULL && *value != '\0' ? value : NULL;
}

/* Every value of a name that may repeat, NULL-terminated. NULL: no memory. */
static const char **get_all(const struct http_request *request, const char *name)
{
    const struct url_query *query = &request->query;
    const char **list = calloc(query->count + 1, sizeof *list);
    size_t count = 0;

    for (size_t i = 0; list != NULL && i < query->count; i++)
        if (strcmp(query->items[i].name, name) == 0 && *query->items[i].value != '\0')
            list[count++] = query->items[i].value;
    return list;
}

int compare_query_read(const struct http_request *request, struct compare_query *out,
                       struct error *error)
{
    *out = (struct compare_query){.exclude = get_all(request, "exclude"),
                                  .category = get_all(request, "category")};
    if (out->exclude == NULL || out->category == NULL) {
        compare_query_free(out);
        return error_set_memory(error);
    }
    out->request = (struct compare_request){
        .control = get(request, "control"),
        .test = get(request, "test"),
        .control_ranks = get(request, "control_ranks"),
        .test_ranks = get(request, "test_ranks"),
        .control_steps = get(request, "control_steps"),
        .test_steps = get(request, "test_steps"),
        .control_marker = get(request, "control_marker"),
        .test_marker = get(request, "test_marker"),
        .marker = get(request, "marker"),
        .device_type = get(request, "device_type"),
        .use_short_name = get(request, "use_short_name"),
        .merge_addresses = get(request, "merge_addresses"),
        .q = get(request, "q"),
        .exclude = out->exclude,
        .category = out->category,
        .change = get(request, "change"),
        .sort = get(request, "sort"),
        .order = get(request, "order"),
        .limit = get(request, "limit"),
        .offset = get(request, "offset"),
        .significance = get(request, "significance"),
        .diagnosis = get(request, "diagnosis"),
        .significant = get(request, "significant"),
        .measure = get(request, "measure"),
        .equivalence = get(request, "equivalence"),
        .budget = request->budget,
        .fold = get(request, "fold"),
        .row = get(request, "row"),
    };
    return 0;
}

void compare_query_free(struct compare_query *query)
{
    free(query->exclude);
    free(query->category);
    query->exclude = query->category = NULL;
}

bool compare_query_is_known(const struct http_request *request,
                            const struct compare_query *query, struct http_reply *reply)
{
    struct store *store = ((const struct api *)request->application)->store;
    CLEANUP_SET_INFO struct set_info control = {0};
    CLEANUP_SET_INFO struct set_info test = {0};
    struct error ignored;

    if (query->request.control == NULL || query->request.test == NULL ||
        store_find_set(store, query->request.control, &control, &ignored) < 0 ||
        store_find_set(store, query->request.test, &test, &ignored) < 0)
        return false;
    return api_reply_is_known(
        request, reply,
        (const char *const[]){control.id, control.label, test.id, test.label, NULL});
}

void compare_name_download(const struct compare_result *result, const char *ending,
                           struct http_reply *reply)
{
    char name[200];

    snprintf(name, sizeof name, "attachment; filename=\"tracediff-%.60s-%.60s.%s\"",
             result->info[PAIR_CONTROL].label, result->info[PAIR_TEST].label, ending);
    char *end = strrchr(name, '"');
    for (char *byte = strchr(name, '"') + 1; byte < end; byte++)
        if (strchr("-._", *byte) == NULL && (*byte < '0' || *byte > '9') &&
            (*byte < 'A' || *byte > 'Z') && (*byte < 'a' || *byte > 'z'))
            *byte = '_';
    http_reply_header(reply, "Content-Disposition", name);
}
