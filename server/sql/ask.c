/* See ask.h. */
#include "sql/ask.h"

#include "base/cleanup.h"
#include "base/clock.h"
#include "sql/mistake.h"
#include "sql/scan.h"
#include "sql/session.h"
#include "store/sqlite/heap.h"

#include <stdlib.h>
#include <string.h>

const char *sql_type_name(enum sql_type type)
{
    static const char *const names[] = {[SQL_NULL] = "null",
                                        [SQL_INTEGER] = "integer",
                                        [SQL_REAL] = "real",
                                        [SQL_TEXT] = "text",
                                        [SQL_BLOB] = "blob"};

    return names[type];
}

struct sql_run {
    struct sql_session session;
    struct heap_bound heap;
    const struct sql_request *request;
    sqlite3_stmt *statement;
    struct sql_value *values;
    int count; /* of columns */
};

static int fail(struct sql_run *asking, int code, struct error *error)
{
    if (asking->heap.refused && (code & 0xff) == SQLITE_NOMEM)
        return error_set(error, ERROR_TIMEOUT, "too_expensive",
                         "this takes more than %.0f MB of memory; ask for fewer rows, or "
                         "group and sort less",
                         (double)asking->heap.most / 1e6);
    int over = budget_look(asking->request->budget, error);
    return over != 0
               ? over
               : sql_mistake(&asking->session, asking->request->statement, code, error);
}

static int refuse_at(size_t place, const char *text, struct error *error)
{
    int result =
        error_set(error, ERROR_PARAMETER, "bad_sql", "%s (at byte %zu)", text, place);

    error->place = (int)place + 1;
    return result;
}

/* Finds mistakes that the text itself shows. */
static int check_text(const struct sql_request *request, struct error *error)
{
    const char *nul = memchr(request->statement, '\0', request->length);

    if (nul != NULL)
        return refuse_at((size_t)(nul - request->statement),
                         "there is a NUL byte in the statement", error);
    if (request->length > SQL_STATEMENT_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_sql",
                         "the statement has %zu bytes; %d are allowed", request->length,
                         SQL_STATEMENT_MAX);
    if (sql_scan_blank(request->statement, request->length) == request->length)
        return error_set(error, ERROR_PARAMETER, "bad_sql",
                         "there is no statement; write one, such as SELECT * FROM "
                         "events LIMIT 10");
    return 0;
}

/* Refuses a schema before a table that covers both sets anyway. */
static int check_schemas(const struct sql_request *request, struct error *error)
{
    char table[SQL_SCAN_NAME_MAX];
    size_t place = request->length;

    if (request->test != NULL)
        place = sql_scan_qualified(request->statement, request->length, table);
    if (place == request->length)
        return 0;
    bool of_schema = strcmp(table, "event") == 0 || strcmp(table, "op_step") == 0 ||
                     strcmp(table, "memory") == 0 || strcmp(table, "collectives") == 0 ||
                     strcmp(table, "counters") == 0;
    int result = error_set(
        error, ERROR_PARAMETER, "bad_sql",
        "%s is one table for both sets; write it without control or test (at byte %zu), "
        "and choose the set by %s",
        table, place,
        of_schema                           ? "WHERE set_schema = 'test'"
        : strncmp(table, "compare", 7) == 0 ? "its columns control_… and test_…"
                                            : "WHERE side = 'test'");
    error->place = (int)place + 1;
    return result;
}

static int prepare(struct sql_run *asking, struct error *error)
{
    const struct sql_request *request = asking->request;
    const char *tail = NULL;
    int code = sqlite3_prepare_v2(asking->session.database.handle, request->statement,
                                  (int)request->length + 1, &asking->statement, &tail);

    if (code != SQLITE_OK)
        return fail(asking, code, error);
    size_t end = (size_t)(tail - request->statement);
    size_t rest = end + sql_scan_blank(tail, request->length - end);
    if (rest < request->length)
        return refuse_at(rest, "one statement at a time: more text follows it", error);
    if (asking->statement == NULL || !sqlite3_stmt_readonly(asking->statement) ||
        sqlite3_column_count(asking->statement) == 0)
        return error_set(error, ERROR_PARAMETER, "sql_refused",
                         "only SELECT is allowed here");
    if (sqlite3_bind_parameter_count(asking->statement) > 0)
        return error_set(error, ERROR_PARAMETER, "bad_sql",
                         "parameters such as ? and :name have no values here; write the "
                         "values themselves");
    return 0;
}

static int give_columns(struct sql_run *asking, const struct sql_sink *sink,
                        struct error *error)
{
    size_t count = (size_t)sqlite3_column_count(asking->statement);
    CLEANUP_FREE const char **names = calloc(count, sizeof *names);

    asking->count = (int)count;
    asking->values = calloc(count, sizeof *asking->values);
    if (names == NULL || asking->values == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        names[i] = sqlite3_column_name(asking->statement, (int)i);
        if (names[i] == NULL)
            return error_set_memory(error);
    }
    return sink->columns(sink->context, names, count, error);
}

static bool read_value(sqlite3_stmt *statement, int column, struct sql_value *out)
{
    *out = (struct sql_value){.type = SQL_NULL};
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_INTEGER:
        out->type = SQL_INTEGER;
        out->integer = sqlite3_column_int64(statement, column);
        return true;
    case SQLITE_FLOAT:
        out->type = SQL_REAL;
        out->real = sqlite3_column_double(statement, column);
        return true;
    case SQLITE_TEXT:
        out->type = SQL_TEXT;
        out->bytes = (const char *)sqlite3_column_text(statement, column);
        break;
    case SQLITE_BLOB:
        out->type = SQL_BLOB;
        out->bytes = sqlite3_column_blob(statement, column);
        break;
    default:
        return true;
    }
    out->length = (size_t)sqlite3_column_bytes(statement, column);
    if (out->bytes == NULL && out->length == 0)
        out->bytes = "";
    return out->bytes != NULL;
}

static int give_row(struct sql_run *asking, const struct sql_sink *sink,
                    struct error *error)
{
    for (int i = 0; i < asking->count; i++)
        if (!read_value(asking->statement, i, &asking->values[i]))
            return fail(asking, SQLITE_NOMEM, error);
    return sink->row(sink->context, asking->values, (size_t)asking->count, error);
}

static int give_rows(struct sql_run *asking, const struct sql_sink *sink,
                     struct sql_outcome *out, struct error *error)
{
    const struct sql_request *request = asking->request;
    int code, result = 0;

    while ((code = sqlite3_step(asking->statement)) == SQLITE_ROW) {
        if (request->rows != 0 && out->rows == request->rows) {
            out->truncated_by = "rows";
            return 0;
        }
        result = give_row(asking, sink, error);
        if (result == 1)
            out->truncated_by = "bytes";
        if (result != 0)
            return result < 0 ? result : 0;
        out->rows++;
        result = budget_check(request->budget, error);
        if (result != 0)
            return result;
    }
    return code == SQLITE_DONE ? 0 : fail(asking, code, error);
}

static int run(struct store *store, struct sql_run *asking, const struct sql_sink *sink,
               struct sql_outcome *out, struct error *error)
{
    const struct sql_request *request = asking->request;

    if (!heap_bind(&asking->heap))
        return error_set(error, ERROR_INTERNAL, "no_heap_bound",
                         "SQLite was started without a bound on its memory");
    int result = sql_session_open(store, request->control, request->test, request->budget,
                                  &asking->session, error);
    if (result != 0)
        return result;
    result = prepare(asking, error);
    if (result == 0)
        result = give_columns(asking, sink, error);
    return result == 0 ? give_rows(asking, sink, out, error) : result;
}

int sql_ask(struct store *store, const struct sql_request *request,
            const struct sql_sink *sink, struct sql_outcome *out, struct error *error)
{
    int64_t start_ns = clock_monotonic_ns();
    struct sql_run asking = {
        .request = request,
        .heap = {.most = (int64_t)request->memory, .budget = request->budget}};
    int result = check_text(request, error);

    *out = (struct sql_outcome){0};
    if (result == 0)
        result = check_schemas(request, error);
    if (result == 0)
        result = run(store, &asking, sink, out, error);
    sqlite3_finalize(asking.statement);
    sql_session_close(&asking.session);
    heap_bind(NULL);
    free(asking.values);
    out->elapsed_ns = clock_monotonic_ns() - start_ns;
    return result;
}
