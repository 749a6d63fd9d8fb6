/* /analysis/…: one set, or two side by side. The last word of the route's pattern names
 * the analysis. */
#include "analysis/set/options.h"
#include "analysis/set/registry.h"
#include "analysis/set/run.h"
#include "api/api.h"
#include "api/kept_answer.h"
#include "api/request.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "render/analysis_csv.h"
#include "render/analysis_json.h"
#include "render/set_json.h"
#include "store/catalogue/set_info.h"
#include "store/catalogue/sets.h"

#include <stdio.h>
#include <string.h>

struct question {
    const struct analysis *analysis;
    struct analysis_request request;
    struct analysis_format format;
};

/* Takes the parameters of the analysis; an unknown one is an error. */
static int read_query(const struct http_request *request, struct question *out,
                      struct error *error)
{
    const struct parameter_table *tables[ANALYSIS_PARAMETER_TABLES + 2];
    const struct given_parameters given = {request->query.items, request->query.count};
    size_t count = options_tables(out->analysis, tables);

    tables[count++] = &analysis_format_parameters;
    tables[count] = NULL;
    int status = parameters_check_names(tables, 0, &given, error);
    if (status == 0)
        status =
            parameters_read(&analysis_format_parameters, 0, &given, &out->format, error);
    if (status == 0 && out->format.kind != ANALYSIS_CSV && out->format.table != NULL)
        status =
            error_set(error, ERROR_PARAMETER, "bad_table", "table: only with format=csv");
    out->request = (struct analysis_request){.given = given, .budget = request->budget};
    return status;
}

/* Whether the client or the cache has the answer already: sets never change.
 * analysis_run() handles unknown sets. */
static bool is_known(const struct http_request *request, const struct question *question,
                     struct http_reply *reply)
{
    struct store *store = ((const struct api *)request->application)->store;
    const char *set = parameters_text(&question->request.given, "set");
    const char *test = parameters_text(&question->request.given, "test");
    CLEANUP_SET_INFO struct set_info set_info = {0};
    CLEANUP_SET_INFO struct set_info test_info = {0};
    struct error ignored;

    if (set == NULL || store_find_set(store, set, &set_info, &ignored) < 0 ||
        (test != NULL && store_find_set(store, test, &test_info, &ignored) < 0))
        return false;
    if (api_reply_is_known(request, reply,
                           (const char *const[]){set_info.id, set_info.label,
                                                 test == NULL ? NULL : test_info.id,
                                                 test_info.label, NULL}))
        return true;
    const struct kept_sets sets = {set_info.id, test == NULL ? NULL : test_info.id};
    return question->format.kind == ANALYSIS_JSON &&
           kept_answer_reply(store, sets, reply);
}

/* A name for the downloaded file, of letters that every system accepts. */
static void name_download(const struct analysis_result *result, struct http_reply *reply)
{
    char name[200];

    snprintf(name, sizeof name, "attachment; filename=\"tracediff-%s-%.60s.csv\"",
             result->analysis->name, result->sides[0].info.label);
    char *end = strrchr(name, '"');
    for (char *byte = strchr(name, '"') + 1; byte < end; byte++)
        if (strchr("-._", *byte) == NULL && (*byte < '0' || *byte > '9') &&
            (*byte < 'A' || *byte > 'Z') && (*byte < 'a' || *byte > 'z'))
            *byte = '_';
    http_reply_header(reply, "Content-Disposition", name);
}

static int answer_csv(const struct http_request *request, struct question *question,
                      struct http_reply *reply, struct error *error)
{
    struct store *store = ((const struct api *)request->application)->store;
    const char *table = question->format.table;
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    CLEANUP_BUFFER struct buffer body;

    buffer_init(&body, API_ANSWER_MAX);
    body.budget = request->budget;
    question->request.whole = analysis_csv_needs_whole(question->analysis, table);
    int status =
        analysis_run(store, question->analysis, &question->request, &result, error);
    if (status == 0)
        status = analysis_write_csv(&result, table, &body, error);
    if (status != 0)
        return status;
    name_download(&result, reply);
    return http_reply_buffer(reply, 200, "text/csv; charset=utf-8", &body, error);
}

static int answer_json(const struct http_request *request,
                       const struct question *question, struct http_reply *reply,
                       struct error *error)
{
    struct store *store = ((const struct api *)request->application)->store;
    int64_t start_ns = clock_monotonic_ns();
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    CLEANUP_BUFFER struct buffer body;

    buffer_init(&body, API_ANSWER_MAX);
    body.budget = request->budget;
    int status =
        analysis_run(store, question->analysis, &question->request, &result, error);
    if (status == 0)
        status = analysis_write_json(&result, &body, error);
    if (status != 0)
        return status;
    const struct kept_sets sets = {result.sides[0].info.id,
                                   result.has_test ? result.sides[1].info.id : NULL};
    kept_answer_write(store, sets, reply, start_ns, &body);
    return http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error);
}

int api_analysis(struct http_request *request, struct http_reply *reply,
                 struct error *error)
{
    const char *name = strrchr(request->route->pattern, '/') + 1;
    struct question question = {.analysis = analysis_find(name)};

    if (read_query(request, &question, error) != 0)
        return -(int)error->code;
    if (is_known(request, &question, reply))
        return 0;
    return question.format.kind == ANALYSIS_CSV
               ? answer_csv(request, &question, reply, error)
               : answer_json(request, &question, reply, error);
}
