/* /sql: the answer to a statement over one set or two; /sql/schema: the tables. */
#include "api/api.h"
#include "api/request.h"
#include "api/resource_parameters.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/machine.h"
#include "render/sql_tables_text.h"
#include "render/sql_text.h"
#include "sql/ask.h"
#include "sql/gate.h"
#include "sql/tables.h"

#include <string.h>

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
    CLEANUP_BUFFER struct buffer body;
    struct sql_outcome outcome;

    sql_text_init(&text, format, ROWS_BYTES, request->budget);
    const struct sql_sink sink = sql_text_sink(&text);
    int result = sql_ask(store, request, &sink, &outcome, error);
    buffer_init(&body, API_ANSWER_MAX);
    body.budget = request->budget->whole;
    if (result == 0)
        result = sql_text_end(&text, &outcome, SIZE_MAX, &body, error);
    if (result != 0)
        return result;
    if (outcome.truncated_by != NULL)
        http_reply_header(reply, "Tracediff-Truncated-By", outcome.truncated_by);
    if (format == SQL_FORMAT_CSV)
        http_reply_header(reply, "Content-Disposition",
                          "attachment; filename=\"tracediff-sql.csv\"");
    return http_reply_buffer(
        reply, 200, format == SQL_FORMAT_CSV ? "text/csv; charset=utf-8" : HTTP_TYPE_JSON,
        &body, error);
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
                            .narrow = "ask for fewer rows, ranks or names"};
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
    CLEANUP_BUFFER struct buffer body;
    int result = refuse_when_off(api, error);

    buffer_init(&body, API_ANSWER_MAX);
    if (result == 0)
        result = api_read_query(request, &sql_schema_parameters, 0, &asked, error);
    bool two = asked.test != NULL || asked.control == NULL;
    if (result != 0 ||
        api_reply_is_known(request, reply, (const char *const[]){two ? "2" : "1", NULL}))
        return result;
    result = sql_tables_list(two, request->budget, &tables, error);
    if (result != 0)
        return result;
    sql_tables_write_json(&tables, &body);
    return http_reply_buffer(reply, 200, HTTP_TYPE_JSON, &body, error);
}
