#include "analyse/lanes.h"
#include "analyse/run.h"
#include "analyse/timeline.h"
#include "answer/analysis.h"
#include "answer/json.h"
#include "answer/sql.h"
#include "answer/timeline.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/system.h"
#include "intake/uploads.h"
#include "query/guard.h"
#include "query/session.h"
#include "serve/api.h"
#include "serve/pages.h"
#include "serve/resource.h"
#include "store/catalog.h"
#include "store/directory.h"
#include "store/sets.h"

#include <stdio.h>
#include <string.h>

/* ---- analysis ---- */

/* /analysis/…: one set, or two side by side. The last word of the route's pattern names
 * the analysis. */

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
    const struct given_parameters given = api_given(request);
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
    if (status == 0 && out->format.kind == ANALYSIS_CSV && out->format.tables != NULL)
        status = error_set(error, ERROR_PARAMETER, "bad_table", "tables: only with JSON");
    out->request = (struct analysis_request){.given = given, .budget = request->budget};
    return status;
}

static int answer_csv(const struct http_request *request, struct question *question,
                      struct http_reply *reply, struct error *error)
{
    const char *table = question->format.table;
    CLEANUP(analysis_result_free) struct analysis_result result = {0};

    question->request.whole = analysis_csv_needs_whole(question->analysis, table);
    int status = analysis_run(store_of(request), question->analysis, &question->request,
                              &result, error);
    if (status == 0)
        status = analysis_write_csv(&result, table, &reply->body, error);
    if (status != 0)
        return status;
    api_name_file(reply, "csv", result.analysis->name, result.sides[0].info.label);
    return http_reply_body(reply, 200, HTTP_TYPE_CSV, error);
}

static int answer_json(const struct http_request *request,
                       const struct question *question, struct http_reply *reply,
                       struct error *error)
{
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    int status = analysis_run(store_of(request), question->analysis, &question->request,
                              &result, error);

    if (status == 0)
        status =
            analysis_write_json(&result, question->format.tables, &reply->body, error);
    if (status == 0)
        api_keep_answer(request, reply, result.sides[0].info.id,
                        result.has_test ? result.sides[1].info.id : NULL);
    return status;
}

int api_analysis(struct http_request *request, struct http_reply *reply,
                 struct error *error)
{
    const char *name = strrchr(request->route->pattern, '/') + 1;
    struct question question = {.analysis = analysis_find(name)};

    if (read_query(request, &question, error) != 0)
        return -(int)error->code;
    if (api_sets_are_known(request, reply,
                           parameters_text(&question.request.given, "set"),
                           parameters_text(&question.request.given, "test"),
                           question.format.kind == ANALYSIS_JSON))
        return 0;
    return question.format.kind == ANALYSIS_CSV
               ? answer_csv(request, &question, reply, error)
               : answer_json(request, &question, reply, error);
}

/* ---- timeline ---- */

/* /sets/{id}/timeline, …/find and …/sums: the rows of a rank and step as a timeline draws
 * them, where one of them is, and where the time of a window goes. */

static int timeline_read_query(const struct http_request *request,
                               enum timeline_user user, struct timeline_request *out,
                               struct error *error)
{
    const struct given_parameters given = api_given(request);
    int result = api_check_names(request, &timeline_parameters, user, error);

    return result != 0 ? result
                       : timeline_request_read(user, &given, request->ids[0],
                                               request->budget, out, error);
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
    struct timeline_request wanted;

    int result = timeline_read_query(request, user, &wanted, error);
    if (result == 0 && api_sets_are_known(request, reply, request->ids[0], NULL, false))
        return 0;
    if (result == 0)
        result = timeline_open(store_of(request), api_of(request)->timelines, &wanted,
                               &timeline, error);
    return result == 0 ? write_answer(&timeline, user, &reply->body, error) : result;
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

/* ---- the timeline of all ranks ---- */

/* /sets/{id}/timeline/ranks, and what is below it. */

static int answer_lanes(struct lanes_answer *lanes, enum timeline_user user,
                        struct buffer *body, struct error *error)
{
    struct lanes_picture picture;
    struct lanes_match *matches;
    struct lanes_sums sums;
    uint32_t meet;
    int result;

    if (user == LANES_SHOW) {
        result = lanes_show(lanes, &picture, error);
        if (result == 0)
            timeline_json_lanes(lanes, &picture, body);
    } else if (user == LANES_MEET) {
        result = lanes_meet(lanes, &meet, error);
        if (result == 0)
            timeline_json_meet(lanes, meet, body);
    } else if (user == LANES_FIND) {
        result = lanes_find(lanes, &matches, error);
        if (result == 0)
            timeline_json_matches(lanes, matches, body);
    } else {
        result = lanes_sum(lanes, &sums, error);
        if (result == 0)
            timeline_json_lane_sums(lanes, &sums, body);
    }
    return result;
}

static int reply_with_lanes(const struct http_request *request, enum timeline_user user,
                            struct http_reply *reply, struct error *error)
{
    CLEANUP(lanes_close) struct lanes_answer lanes = {0};
    struct timeline_request wanted;

    int result = timeline_read_query(request, user, &wanted, error);
    if (result == 0 && api_sets_are_known(request, reply, request->ids[0], NULL, false))
        return 0;
    if (result == 0)
        result = lanes_open(store_of(request), api_of(request)->timelines, &wanted,
                            &lanes, error);
    return result == 0 ? answer_lanes(&lanes, user, &reply->body, error) : result;
}

#define LANES_HANDLER(name, user)                                                        \
    int name(struct http_request *request, struct http_reply *reply,                     \
             struct error *error)                                                        \
    {                                                                                    \
        return reply_with_lanes(request, user, reply, error);                            \
    }
LANES_HANDLER(api_set_lanes, LANES_SHOW)
LANES_HANDLER(api_set_lanes_meet, LANES_MEET)
LANES_HANDLER(api_set_lanes_find, LANES_FIND)
LANES_HANDLER(api_set_lanes_sums, LANES_SUMS)

/* ---- sql ---- */

/* /sql: the answer to a statement over one set or two; /sql/schema: the tables. */

/* Bytes of rows; the rest of an answer is small. */
#define ROWS_BYTES ((size_t)32 << 20)
/* A statement that takes longer may have taken much memory. */
#define LONG_NS INT64_C(200000000)

static int read_request(const struct http_request *request, struct sql_request *out,
                        enum sql_format *format, struct error *error)
{
    struct sql_query asked;
    int result = api_read_query(request, &sql_parameters, 0, &asked, error);

    if (result != 0)
        return result;
    *format = asked.format;
    *out = (struct sql_request){.control = asked.control,
                                .test = asked.test,
                                .statement = asked.statement,
                                .length = strlen(asked.statement),
                                .memory = SQL_MEMORY,
                                .rows = SQL_ROWS};
    return 0;
}

static int answer(struct store *store, const struct sql_request *request,
                  enum sql_format format, struct http_reply *reply, struct error *error)
{
    CLEANUP(sql_text_free) struct sql_text text;
    struct sql_outcome outcome;

    sql_text_init(&text, format, ROWS_BYTES, request->budget);
    const struct sql_sink sink = sql_text_sink(&text);
    int result = sql_ask(store, request, &sink, &outcome, error);
    if (result == 0)
        result = sql_text_end(&text, &outcome, SIZE_MAX, &reply->body, error);
    if (result != 0)
        return result;
    if (outcome.truncated_by != NULL)
        http_reply_header(reply, "Tracediff-Truncated-By", outcome.truncated_by);
    if (format != SQL_FORMAT_CSV)
        return 0;
    api_name_file(reply, "csv", "sql", NULL);
    return http_reply_body(reply, 200, HTTP_TYPE_CSV, error);
}

static int refuse_when_off(const struct api *api, struct error *error)
{
    return api->no_sql ? error_set(error, ERROR_FORBIDDEN, "sql_off",
                                   "this server was started with --no-sql")
                       : 0;
}

int api_sql(struct http_request *request, struct http_reply *reply, struct error *error)
{
    struct api *api = request->application;
    struct sql_request asked;
    enum sql_format format;
    int result = refuse_when_off(api, error);

    if (result == 0)
        result = read_request(request, &asked, &format, error);
    if (result != 0)
        return result;
    result = sql_gate_enter(&api->sql_gate, request->budget, error);
    if (result != 0) {
        http_reply_header(reply, "Retry-After", SQL_GATE_RETRY_SECONDS);
        return result;
    }
    struct budget budget = {.wall_ns = (int64_t)api->sql_seconds * 1000000000,
                            .whole = request->budget,
                            .narrow = "ask for fewer rows, ranks or names",
                            .more_time =
                                ", or start the server with a larger --sql-seconds"};
    budget_begin(&budget);
    asked.budget = &budget;
    int64_t begun = clock_monotonic_ns();
    result = answer(api->store, &asked, format, reply, error);
    /* The memory that a statement freed is in a heap that the next statement may not
     * use. */
    if (clock_monotonic_ns() - begun > LONG_NS)
        machine_give_memory_back();
    sql_gate_leave(&api->sql_gate);
    return result;
}

int api_sql_schema(struct http_request *request, struct http_reply *reply,
                   struct error *error)
{
    const struct api *api = request->application;
    struct sql_schema_query asked = {0};
    CLEANUP(sql_tables_free) struct sql_tables tables = {0};
    int result = refuse_when_off(api, error);

    if (result == 0)
        result = api_read_query(request, &sql_schema_parameters, 0, &asked, error);
    bool two = asked.test != NULL || asked.control == NULL;
    if (result != 0 ||
        api_reply_is_known(request, reply, (const char *const[]){two ? "2" : "1", NULL}))
        return result;
    result = sql_tables_list(two, request->budget, &tables, error);
    if (result != 0)
        return result;
    sql_tables_write_json(&tables, &reply->body);
    return 0;
}

/* ---- status ---- */

/* /status and /openapi.json. */

/* The parts of the sandbox around the processes that read traces. */
static json_t *worker_json(const struct api *api)
{
    const struct sandbox_state *held = &api->sandbox;

    if (api->worker.program == NULL)
        return json_null();
    return json_pack(
        "{s:b, s:o, s:o}", "seccomp", held->seccomp, "landlock",
        held->landlock == 0 ? json_null() : json_integer(held->landlock), "memory_bytes",
        held->memory ? json_integer((json_int_t)api->worker.memory_bytes) : json_null());
}

/* The limit of kept traces; null: no limit, or none are kept. */
static json_t *limit_json(const struct api *api)
{
    uint64_t bytes = api->traces.limit.bytes;

    return api->traces.keep && bytes != TRACES_WITHOUT_LIMIT
               ? json_integer((json_int_t)bytes)
               : json_null();
}

int api_status(struct http_request *request, struct http_reply *reply,
               struct error *error)
{
    const struct api *api = request->application;

    char build[2 * BUILD_ID_MAX + 1];
    json_t *worker = worker_json(api);
    if (worker == NULL)
        return error_set_memory(error);
    build_id_write(build);
    return api_reply_json(
        reply, 200,
        json_pack(
            "{s:s, s:s, s:o, s:b, s:o, s:b, s:o, s:o, s:b, s:{s:I, s:i, s:i, s:i}, s:I, "
            "s:o, s:o}",
            "version", PACKAGE_VERSION, "build", build, "libraries", versions_json(),
            "read_only", api->read_only || request->reads_only, "user",
            *request->user != '\0' ? json_string(request->user) : json_null(),
            "keep_traces", api->traces.keep, "keep_traces_bytes", limit_json(api),
            "keep_seconds",
            api->keep > 0 ? json_integer((json_int_t)api->keep) : json_null(), "sql",
            !api->no_sql, "limits", "file_bytes", (json_int_t)UPLOAD_FILE_BYTES_MAX,
            "files_per_upload", UPLOAD_FILES_MAX, "open_uploads", UPLOADS_OPEN_MAX,
            "name_bytes", UPLOAD_NAME_MAX, "free_bytes",
            (json_int_t)store_free_bytes(api->store), "worker", worker, "set_files",
            set_json_files(api->store)),
        error);
}

int api_openapi(struct http_request *request, struct http_reply *reply,
                struct error *error)
{
    return http_openapi(request, reply, error);
}
