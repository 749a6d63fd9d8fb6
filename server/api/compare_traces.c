/* /compare_traces: the rows of two selections side by side. */
#include "analysis/compare/compare.h"
#include "api/api.h"
#include "api/compare_query.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "diagnosis/diagnosis.h"
#include "render/compare_json.h"

#include <string.h>

static const char *const parameters[] = {"control",
                                         "test",
                                         "control_ranks",
                                         "test_ranks",
                                         "control_steps",
                                         "test_steps",
                                         "device_type",
                                         "use_short_name",
                                         "control_marker",
                                         "test_marker",
                                         "marker",
                                         "merge_addresses",
                                         "q",
                                         "*exclude",
                                         "*category",
                                         "change",
                                         "sort",
                                         "order",
                                         "limit",
                                         "offset",
                                         "format",
                                         "significance",
                                         "diagnosis",
                                         "significant",
                                         "measure",
                                         "equivalence",
                                         "fold",
                                         "row",
                                         NULL};

static int write_answer(const struct compare_query *query, const char *format,
                        struct http_reply *reply, struct store *store,
                        struct error *error)
{
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP_BUFFER struct buffer body;
    buffer_init(&body, API_ANSWER_MAX);
    body.budget = query->request.budget;

    int status = compare_run(store, &query->request, &result, error);
    if (status < 0)
        return status;
    if (strcmp(format, "csv") == 0) {
        compare_write_csv(&result, &body);
        compare_name_download(&result, "csv", reply);
        return http_reply_buffer(reply, 200, "text/csv; charset=utf-8", &body, error);
    }
    status = diagnosis_add(store, &result, error);
    if (status < 0)
        return status;
    status = compare_write_json(&result, &query->request, &body, error);
    return status < 0 ? status
                      : http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error);
}

int api_compare_traces(struct http_request *request, struct http_reply *reply,
                       struct error *error)
{
    const struct api *api = request->application;
    const char *format = url_query_get(&request->query, "format");
    CLEANUP(compare_query_free) struct compare_query query = {0};

    if (api_check_query(request, parameters, error) < 0 ||
        compare_query_read(request, &query, error) < 0)
        return -(int)error->code;
    if (format == NULL || *format == '\0')
        format = "json";
    if (strcmp(format, "json") != 0 && strcmp(format, "csv") != 0)
        return error_set(error, ERROR_PARAMETER, "bad_format",
                         "format: json or csv, not \"%.40s\"", format);
    if (compare_query_is_known(request, &query, reply))
        return 0;
    return write_answer(&query, format, reply, api->store, error);
}
