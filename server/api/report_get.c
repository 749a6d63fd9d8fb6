/* /report: a comparison as a file to send. */
#include "api/api.h"
#include "api/compare_query.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "diagnosis/diagnosis.h"
#include "render/report.h"

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
                                         "significance",
                                         "significant",
                                         "measure",
                                         "equivalence",
                                         "fold",
                                         "row",
                                         "diagnosis",
                                         NULL};

int api_report(struct http_request *request, struct http_reply *reply,
               struct error *error)
{
    const struct api *api = request->application;
    CLEANUP(compare_query_free) struct compare_query query = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP_BUFFER struct buffer body;
    buffer_init(&body, REPORT_BYTES_MAX);
    body.budget = request->budget;

    if (api_check_query(request, parameters, error) < 0 ||
        compare_query_read(request, &query, error) < 0)
        return -(int)error->code;
    /* Whoever gets it cannot ask again. */
    if (query.request.significance == NULL)
        query.request.significance = "true";
    if (query.request.sort == NULL)
        query.request.sort = compare_sort_for_readers(query.request.measure);
    int status = compare_run(api->store, &query.request, &result, error);
    if (status == 0)
        status = diagnosis_add(api->store, &result, error);
    if (status == 0)
        status =
            report_write(&result, &query.request, clock_unix_seconds(), &body, error);
    if (status < 0)
        return status;
    compare_name_download(&result, "html", reply);
    return http_reply_buffer(reply, 200, "text/html; charset=utf-8", &body, error);
}
