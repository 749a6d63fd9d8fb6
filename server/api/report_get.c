/* /report: a comparison as a file to send. */
#include "analysis/compare/compare_run.h"
#include "api/api.h"
#include "api/compare_query.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "diagnosis/diagnosis.h"
#include "render/report.h"

int api_report(struct http_request *request, struct http_reply *reply,
               struct error *error)
{
    const struct api *api = request->application;
    CLEANUP(compare_request_free) struct compare_request wanted = {0};
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP_BUFFER struct buffer body;
    buffer_init(&body, REPORT_BYTES_MAX);
    body.budget = request->budget;

    if (compare_query_read(request, COMPARE_REPORT, &wanted, error) < 0)
        return -(int)error->code;
    int status = compare_run(api->store, &wanted, &result, error);
    if (status == 0)
        status = diagnosis_add(api->store, &result, error);
    if (status == 0)
        status = report_write(&result, clock_unix_seconds(), &body, error);
    if (status < 0)
        return status;
    compare_name_download(&result, "html", reply);
    return http_reply_buffer(reply, 200, "text/html; charset=utf-8", &body, error);
}
