/* GET /series: a time of many sets in order of recording, and where its level changes.
 * The list of sets may change, so there is no ETag. */
#include "analysis/series/series_run.h"
#include "api/api.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "render/series_csv.h"
#include "render/series_json.h"

static int read_query(const struct http_request *request, struct series_request *out,
                      struct error *error)
{
    const struct parameter_table *const tables[] = {&series_parameters, NULL};
    const struct given_parameters given = {request->query.items, request->query.count};
    int result = parameters_check_names(tables, SERIES_GET, &given, error);

    return result != 0
               ? result
               : series_request_read(SERIES_GET, &given, request->budget, out, error);
}

int api_series(struct http_request *request, struct http_reply *reply,
               struct error *error)
{
    struct store *store = ((const struct api *)request->application)->store;
    CLEANUP(series_request_free) struct series_request wanted = {0};
    CLEANUP(series_answer_free) struct series_answer answer = {0};
    CLEANUP_BUFFER struct buffer body;

    buffer_init(&body, API_ANSWER_MAX);
    body.budget = request->budget;
    if (request->budget != NULL)
        request->budget->narrow = "choose fewer sets";
    int result = read_query(request, &wanted, error);
    if (result == 0)
        result = series_run(store, &wanted, &answer, error);
    if (result == 0 && wanted.format == SERIES_CSV) {
        series_write_csv(&answer, &body);
        http_reply_header(reply, "Content-Disposition",
                          "attachment; filename=\"tracediff-series.csv\"");
        return http_reply_buffer(reply, 200, "text/csv; charset=utf-8", &body, error);
    }
    if (result == 0)
        result = series_write_json(&answer, request->base, &body, error);
    return result == 0 ? http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error)
                       : result;
}
