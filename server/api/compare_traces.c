/* /compare_traces: the rows of two selections side by side, or of two sides of several
 * recordings. */
#include "analysis/compare/compare_recordings.h"
#include "analysis/compare/compare_run.h"
#include "api/api.h"
#include "api/compare_query.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "diagnosis/diagnosis.h"
#include "render/compare_brief.h"
#include "render/compare_csv.h"
#include "render/compare_json.h"
#include "render/recordings_brief.h"
#include "render/recordings_csv.h"
#include "render/recordings_json.h"

static int write_answer(const struct compare_request *wanted, const char *base,
                        struct http_reply *reply, struct store *store,
                        struct error *error)
{
    CLEANUP(compare_result_free) struct compare_result result = {0};
    CLEANUP_BUFFER struct buffer body;
    buffer_init(&body, API_ANSWER_MAX);
    body.budget = wanted->budget;

    int status = compare_run(store, wanted, &result, error);
    if (status < 0)
        return status;
    if (wanted->format == COMPARE_CSV) {
        status = compare_write_csv(&result, &body, error);
        if (status < 0)
            return status;
        compare_name_download(&result, "csv", reply);
        return http_reply_buffer(reply, 200, "text/csv; charset=utf-8", &body, error);
    }
    CLEANUP(answer_free) struct answer answer = {.result = NULL};
    status = diagnosis_add(store, &result, error);
    if (status == 0)
        status = answer_make(&result, &answer, error);
    if (status < 0)
        return status;
    if (wanted->format == COMPARE_BRIEF) {
        compare_write_brief(&answer, base, &body);
        return http_reply_buffer(reply, 200, "text/plain; charset=utf-8", &body, error);
    }
    status = compare_write_json(&answer, &body, error);
    return status < 0 ? status
                      : http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error);
}

static int write_recordings(const struct compare_request *wanted, const char *base,
                            struct http_reply *reply, struct store *store,
                            struct error *error)
{
    CLEANUP(recordings_result_free) struct recordings_result result = {0};
    CLEANUP_BUFFER struct buffer body;
    buffer_init(&body, API_ANSWER_MAX);
    body.budget = wanted->budget;

    int status = compare_recordings(store, wanted, &result, error);
    if (status < 0)
        return status;
    if (wanted->format == COMPARE_CSV) {
        recordings_write_csv(&result, &body);
        http_reply_header(reply, "Content-Disposition",
                          "attachment; filename=\"tracediff-recordings.csv\"");
        return http_reply_buffer(reply, 200, "text/csv; charset=utf-8", &body, error);
    }
    if (wanted->format == COMPARE_BRIEF) {
        recordings_write_brief(&result, base, &body);
        return http_reply_buffer(reply, 200, "text/plain; charset=utf-8", &body, error);
    }
    status = recordings_write_json(&result, &body, error);
    return status < 0 ? status
                      : http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error);
}

int api_compare_traces(struct http_request *request, struct http_reply *reply,
                       struct error *error)
{
    const struct api *api = request->application;
    CLEANUP(compare_request_free) struct compare_request wanted = {0};

    if (compare_query_read(request, COMPARE_TRACES, &wanted, error) < 0)
        return -(int)error->code;
    if (recording_sets_are_asked(api->store, &wanted))
        return compare_query_recordings_are_known(request, &wanted, reply)
                   ? 0
                   : write_recordings(&wanted, request->base, reply, api->store, error);
    if (compare_query_is_known(request, &wanted, reply))
        return 0;
    return write_answer(&wanted, request->base, reply, api->store, error);
}
