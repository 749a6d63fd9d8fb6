/* /report: a comparison of two sets, or of several recordings a side, as a file to send.
 */
#include "analysis/compare/compare_recordings.h"
#include "analysis/compare/compare_run.h"
#include "api/api.h"
#include "api/compare_query.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "diagnosis/diagnosis.h"
#include "render/recordings_report.h"
#include "render/report.h"
#include "store/set/set_pair.h"

static int write_recordings(struct store *store, const struct compare_request *wanted,
                            struct http_reply *reply, struct buffer *body,
                            struct error *error)
{
    CLEANUP(recordings_result_free) struct recordings_result result = {0};
    int status = compare_recordings(store, wanted, &result, error);

    if (status == 0)
        status = recordings_write_report(&result, clock_unix_seconds(), body, error);
    if (status < 0)
        return status;
    compare_name_file(result.sets.sets[PAIR_CONTROL][0].label,
                      result.sets.sets[PAIR_TEST][0].label, "html", reply);
    return http_reply_buffer(reply, 200, "text/html; charset=utf-8", body, error);
}

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
    if (recording_sets_are_asked(api->store, &wanted))
        return write_recordings(api->store, &wanted, reply, &body, error);
    CLEANUP(answer_free) struct answer answer = {.result = NULL};
    int status = compare_run(api->store, &wanted, &result, error);
    if (status == 0)
        status = diagnosis_add(api->store, &result, error);
    if (status == 0)
        status = answer_make(&result, &answer, error);
    if (status == 0)
        status = report_write(&answer, clock_unix_seconds(), &body, error);
    if (status < 0)
        return status;
    compare_name_download(&result, "html", reply);
    return http_reply_buffer(reply, 200, "text/html; charset=utf-8", &body, error);
}
