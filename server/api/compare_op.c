/* /compare_traces/op: one row of a comparison in depth. */
#include "account/booked.h"
#include "analysis/compare/operation_run.h"
#include "api/api.h"
#include "api/compare_query.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "render/operation_json.h"

/* Writes the operation, and what is booked on it. */
static int write_answer(const struct compare_request *wanted,
                        const struct operation *operation, struct store *store,
                        struct buffer *out, struct error *error)
{
    struct booked booked;
    int status =
        booked_make(store, wanted, strings_text(&operation->texts, operation->name),
                    strings_text(&operation->texts, operation->category), &booked, error);

    return status < 0 ? status : operation_write_json(operation, &booked, out, error);
}

int api_compare_op(struct http_request *request, struct http_reply *reply,
                   struct error *error)
{
    const struct api *api = request->application;
    CLEANUP(compare_request_free) struct compare_request wanted = {0};
    struct operation operation;
    CLEANUP_BUFFER struct buffer body;

    buffer_init(&body, API_ANSWER_MAX);
    body.budget = request->budget;
    if (compare_query_read(request, COMPARE_OPERATION, &wanted, error) < 0)
        return -(int)error->code;
    if (compare_query_is_known(request, &wanted, reply))
        return 0;
    if (operation_run(api->store, &wanted, &operation, error) < 0)
        return -(int)error->code;
    int status = write_answer(&wanted, &operation, api->store, &body, error);
    operation_free(&operation);
    return status < 0 ? status
                      : http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error);
}
