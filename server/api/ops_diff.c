/* /ops_diff: the names that are new, gone, or have another count. */
#include "analysis/compare/compare_ask.h"
#include "analysis/compare/compare_run.h"
#include "api/api.h"
#include "api/compare_query.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "base/json_out.h"
#include "render/compare_json.h"
#include "render/json.h"
#include "store/set/set_pair.h"

struct list_writer {
    struct buffer *out;
    const char *separator;
};

static void write_name(void *context, const char *name, size_t length)
{
    struct list_writer *writing = context;

    buffer_append_text(writing->out, writing->separator);
    json_out_text(writing->out, name, length);
    writing->separator = ",";
}

static int write_names(const struct compare_result *result, enum compare_change change,
                       struct buffer *out, struct error *error)
{
    struct list_writer writing = {out, ""};

    buffer_printf(out, ",\"%s\":[", compare_change_name(change));
    int status = compare_ask_names(result, change, write_name, &writing, error);
    buffer_append_char(out, ']');
    return status;
}

int api_ops_diff(struct http_request *request, struct http_reply *reply,
                 struct error *error)
{
    const struct api *api = request->application;
    CLEANUP(compare_request_free) struct compare_request wanted = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP_BUFFER struct buffer body;
    buffer_init(&body, API_ANSWER_MAX);
    body.budget = request->budget;

    if (compare_query_read(request, COMPARE_OPS_DIFF, &wanted, error) < 0)
        return -(int)error->code;
    if (compare_query_is_known(request, &wanted, reply))
        return 0;
    wanted.limit = 0;
    if (compare_run(api->store, &wanted, &result, error) < 0)
        return -(int)error->code;
    buffer_append_char(&body, '{');
    int status =
        render_member(&body, "control", compare_json_side(&result, PAIR_CONTROL), error);
    if (status == 0)
        status =
            render_member(&body, "test", compare_json_side(&result, PAIR_TEST), error);
    for (int change = 0; change < CHANGE_COUNT && status == 0; change++)
        status = write_names(&result, (enum compare_change)change, &body, error);
    buffer_append_char(&body, '}');
    return status < 0 ? status
                      : http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error);
}
