/* /sets/{id}/timeline, …/find and …/sums: the rows of a rank and step as a timeline draws
 * them, where one of them is, and where the time of a window goes. */
#include "analysis/timeline/timeline_ask.h"
#include "api/api.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "render/set_json.h"
#include "render/timeline_found_json.h"
#include "render/timeline_json.h"
#include "store/catalogue/sets.h"

static const struct api *api_of(const struct http_request *request)
{
    return request->application;
}

static int read_query(const struct http_request *request, enum timeline_user user,
                      struct timeline_request *out, struct error *error)
{
    const struct parameter_table *const tables[] = {&timeline_parameters, NULL};
    const struct given_parameters given = {request->query.items, request->query.count};
    int result = parameters_check_names(tables, user, &given, error);

    return result != 0 ? result
                       : timeline_request_read(user, &given, request->ids[0],
                                               request->budget, out, error);
}

/* Whether the client has the answer already: sets never change. timeline_open() handles
 * unknown sets. */
static bool is_known(const struct http_request *request, struct http_reply *reply)
{
    CLEANUP_SET_INFO struct set_info info = {0};
    struct error ignored;

    return store_find_set(api_of(request)->store, request->ids[0], &info, &ignored) ==
               0 &&
           api_reply_is_known(request, reply,
                              (const char *const[]){info.id, info.label, NULL});
}

static int write_answer(const struct timeline_answer *timeline, enum timeline_user user,
                        struct buffer *body, struct error *error)
{
    CLEANUP(span_window_free) struct span_window window = {0};
    CLEANUP(span_found_free) struct span_match found = {0};
    CLEANUP(span_sums_free) struct span_sums sums = {0};
    int64_t from, to;
    size_t of = 0;
    int result;

    if (user == TIMELINE_SHOW) {
        result = timeline_show(timeline, &window, error);
        if (result == 0)
            timeline_json_window(timeline, &window, body);
    } else if (user == TIMELINE_FIND) {
        result = timeline_find(timeline, &found, &of, error);
        if (result == 0)
            timeline_json_found(timeline, &found, of, body);
    } else {
        result = timeline_sum(timeline, &sums, &from, &to, error);
        if (result == 0)
            timeline_json_sums(timeline, &sums, from, to, body);
    }
    return result;
}

static int reply_with_timeline(const struct http_request *request,
                               enum timeline_user user, struct http_reply *reply,
                               struct error *error)
{
    CLEANUP(timeline_close) struct timeline_answer timeline = {0};
    CLEANUP_BUFFER struct buffer body;
    struct timeline_request wanted;

    buffer_init(&body, API_ANSWER_MAX);
    body.budget = request->budget;
    int result = read_query(request, user, &wanted, error);
    if (result == 0 && is_known(request, reply))
        return 0;
    if (result == 0)
        result = timeline_open(api_of(request)->store, api_of(request)->timelines,
                               &wanted, &timeline, error);
    if (result == 0)
        result = write_answer(&timeline, user, &body, error);
    return result == 0 ? http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error)
                       : result;
}

int api_set_timeline(struct http_request *request, struct http_reply *reply,
                     struct error *error)
{
    return reply_with_timeline(request, TIMELINE_SHOW, reply, error);
}

int api_set_timeline_find(struct http_request *request, struct http_reply *reply,
                          struct error *error)
{
    return reply_with_timeline(request, TIMELINE_FIND, reply, error);
}

int api_set_timeline_sums(struct http_request *request, struct http_reply *reply,
                          struct error *error)
{
    return reply_with_timeline(request, TIMELINE_SUMS, reply, error);
}
