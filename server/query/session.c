#include "query/session.h"
#include "base/arena.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"
#include "query/describe.h"
#include "query/guard.h"
#include "query/tables.h"
#include "store/database.h"
#include "store/events.h"
#include "store/set_file.h"
#include "store/sets.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- session ---- */

/* A connection for statements of users: one set or two, the tables that read them, and
 * only the right to read. */

struct store;

struct sql_session {
    struct database database; /* its main schema is `control` */
    struct sql_guard guard;
    struct set_info control, test; /* test.id is "" if there is one set */
};

static const char *const schemas[] = {"control", "test"};

static int check(struct sql_session *session, int code, struct error *error)
{
    return code == SQLITE_OK
               ? 0
               : database_error(&session->database, "preparing to ask", error);
}

/* Adds the tables that are not tables of a file. */
static int add_tables(struct sql_session *session, struct store *store, size_t sets,
                      struct error *error)
{
    sqlite3 *handle = session->database.handle;
    struct budget *budget = session->database.budget;
    int code = event_table_register(handle, budget);

    if (code == SQLITE_OK)
        code = op_step_table_register(handle);
    if (code == SQLITE_OK)
        code = kept_tables_register(handle, "", budget);
    if (code == SQLITE_OK)
        code = events_table_register(handle, "events", schemas, sets, budget);
    if (code == SQLITE_OK)
        code = frames_table_register(handle, "frames", store, session->control.id,
                                     sets == 2 ? session->test.id : NULL, budget);
    if (code == SQLITE_OK)
        code = analysis_tables_register(handle, store, session->control.id,
                                        sets == 2 ? session->test.id : NULL, budget,
                                        &session->guard.declares);
    if (code == SQLITE_OK)
        code = recorded_tables_register(handle, "", store, session->control.id,
                                        sets == 2 ? session->test.id : NULL, budget);
    if (code == SQLITE_OK)
        code = sets_table_register(handle, &session->control,
                                   sets == 2 ? &session->test : NULL);
    if (code == SQLITE_OK && sets == 2)
        code = compare_table_register(handle, store, session->control.id,
                                      session->test.id, budget);
    if (code == SQLITE_OK && sets == 2)
        code = pair_tables_register(handle, store, session->control.id, session->test.id,
                                    budget);
    return check(session, code, error);
}

/* Finds the file of a set. It is opened once like every set, which checks it. A statement
 * does not get that connection: it has more rights, and others use it again. */
static int find_file(struct store *store, const char *id, struct budget *budget,
                     char **path, char name[96], struct error *error)
{
    CLEANUP_DATABASE struct database checked = {0};
    int result = set_file_open(store, id, budget, &checked, error);

    snprintf(name, 96, "%s", checked.name);
    return result == 0 ? set_file_path(store, id, path, error) : result;
}

static int open_control(struct sql_session *session, struct store *store,
                        struct budget *budget, struct error *error)
{
    CLEANUP_FREE char *path = NULL;
    char name[96];
    int result = find_file(store, session->control.id, budget, &path, name, error);

    if (result == 0)
        result = database_open(&session->database, path, "mode=ro&immutable=1", name,
                               budget, error);
    return result == 0 ? check(session,
                               sqlite3_db_config(session->database.handle,
                                                 SQLITE_DBCONFIG_MAINDBNAME, schemas[0]),
                               error)
                       : result;
}

static int attach_test(struct sql_session *session, struct store *store,
                       struct error *error)
{
    CLEANUP_FREE char *path = NULL;
    char name[96];
    int result =
        find_file(store, session->test.id, session->database.budget, &path, name, error);

    return result == 0
               ? database_attach_set(&session->database, path, schemas[1], name, error)
               : result;
}

static int open_sets(struct store *store, const char *control, const char *test,
                     struct budget *budget, struct sql_session *out, struct error *error)
{
    int result = store_find_set(store, control, &out->control, error);

    if (result == 0 && test != NULL)
        result = store_find_set(store, test, &out->test, error);
    if (result == 0)
        result = open_control(out, store, budget, error);
    if (result == 0 && test != NULL)
        result = attach_test(out, store, error);
    if (result == 0)
        result = add_tables(out, store, test == NULL ? 1 : 2, error);
    return result;
}

static void sql_session_close(struct sql_session *session);

/* `control` and `test` name sets; NULL for `test`: there is one set. The session must
 * stay where it is until sql_session_close(). */
static int sql_session_open(struct store *store, const char *control, const char *test,
                            struct budget *budget, struct sql_session *out,
                            struct error *error)
{
    *out = (struct sql_session){0};
    int result = open_sets(store, control, test, budget, out, error);

    if (result == 0)
        result =
            check(out, sql_guard_put(&out->guard, out->database.handle, budget), error);
    if (result != 0)
        sql_session_close(out);
    return result;
}

/* A session without sets: its tables are empty; for the names of tables and columns. */
static int sql_session_open_empty(struct budget *budget, struct sql_session *out,
                                  struct error *error)
{
    *out = (struct sql_session){0};
    int result = database_open_memory(&out->database, "an empty set", budget, error);

    if (result == 0)
        result = database_run_script(&out->database, "sql/set_schema", error);
    if (result == 0)
        result = add_tables(out, NULL, 2, error);
    if (result != 0)
        sql_session_close(out);
    return result;
}

static void sql_session_close(struct sql_session *session)
{
    database_close(&session->database);
    set_info_free(&session->control);
    set_info_free(&session->test);
}

/* ---- tables ---- */

void sql_tables_free(struct sql_tables *tables)
{
    arena_free(&tables->arena);
    *tables = (struct sql_tables){0};
}

static void add_column(struct sql_tables *tables, struct sql_table *table,
                       struct statement *row)
{
    ARENA_RESERVE(tables->arena, table->columns, table->capacity,
                  table->column_count + 1);
    struct sql_column *column = &table->columns[table->column_count++];
    const char *name = statement_take_text(row, 0, tables->arena);
    const char *type = statement_take_text(row, 1, tables->arena);
    const struct sql_description *described = sql_describe(table->name, name);
    bool known = described != NULL;

    *column = (struct sql_column){
        .name = name,
        .type = *type == '\0' && known ? sql_describe_type(described) : type,
        .unit = known ? described->unit : "",
        .description = known ? described->description : ""};
}

static int add_columns(struct database *database, struct sql_tables *tables,
                       struct sql_table *table, struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result = statement_prepare(database, "sql/sql_columns", false, &row, error);

    if (result == 0)
        statement_bind_text(&row, ":table", table->name);
    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        add_column(tables, table, &row);
        result = 0;
    }
    return result;
}

static int add_table(struct database *database, const char *name, const char *kind,
                     struct sql_tables *out, struct error *error)
{
    const struct sql_description *described = sql_describe(name, NULL);

    ARENA_RESERVE(out->arena, out->items, out->capacity, out->count + 1);
    struct sql_table *table = &out->items[out->count++];
    *table = (struct sql_table){.name = arena_text(out->arena, name, strlen(name)),
                                .kind = kind,
                                .description =
                                    described == NULL ? "" : described->description};
    return add_columns(database, out, table, error);
}

/* The tables of the file: the views, or the stored tables behind them. */
static int add_declared(struct database *database, bool views, struct sql_tables *out,
                        struct error *error)
{
    CLEANUP_STATEMENT struct statement row = {0};
    int result = statement_prepare(database, "sql/sql_tables", false, &row, error);

    while (result == 0 && (result = statement_step(&row, error)) == 1) {
        bool view = strcmp(statement_text(&row, 1, NULL), "view") == 0;

        result = view == views ? add_table(database, statement_text(&row, 0, NULL),
                                           view ? "view" : "stored", out, error)
                               : 0;
    }
    return result;
}

/* The tables of the analyses; the analysis also describes their columns. */
static int add_analyses(struct database *database, struct sql_tables *out,
                        struct error *error)
{
    struct analysis_sql_table made = {0};
    int result = 0;

    while (result == 0 && analysis_tables_next(&made)) {
        result = add_table(database, made.name, "analysis", out, error);
        if (result != 0)
            break;
        struct sql_table *table = &out->items[out->count - 1];
        table->description = analysis_tables_about(&made);
        table->columns[0].description = "the set: control or test";
        for (size_t i = 1; i < table->column_count; i++)
            table->columns[i].unit = analysis_tables_unit(&made, table->columns[i].name);
    }
    return result;
}

/* The tables that are made while they are read. */
static int add_made(struct database *database, bool two, struct sql_tables *out,
                    struct error *error)
{
    static const char *const names[] = {
        "sets",           "events",        "compare",
        "compare_steps",  "compare_calls", "compare_launches",
        "compare_places", "frames",        "compare_frames",
        "event",          "collectives",   "counters",
        "memory",         "op_step",       "recorded_facts",
        "recorded_steps"};
    int result = 0;

    for (size_t i = 0; i < sizeof names / sizeof *names && result == 0; i++)
        if (two || strncmp(names[i], "compare", 7) != 0)
            result = add_table(database, names[i], "table", out, error);
    return result;
}

int sql_tables_list(bool two, struct budget *budget, struct sql_tables *out,
                    struct error *error)
{
    CLEANUP(sql_session_close) struct sql_session session = {0};

    *out = (struct sql_tables){.arena = arena_make(budget)};
    int result = sql_session_open_empty(budget, &session, error);
    if (result == 0)
        result = add_declared(&session.database, true, out, error);
    if (result == 0)
        result = add_made(&session.database, two, out, error);
    if (result == 0)
        result = add_analyses(&session.database, out, error);
    if (result == 0)
        result = add_declared(&session.database, false, out, error);
    return result == 0 ? budget_look(budget, error) : result;
}

/* ---- mistake ---- */

/* Explains what is wrong with a statement, where, and what was probably meant. */

#define WORD_MAX 64

/* The byte of the statement where the mistake is; -1: not known. */
static int place_of(sqlite3 *handle)
{
#if SQLITE_VERSION_NUMBER >= 3038000
    return sqlite3_error_offset(handle);
#else
    (void)handle;
    return -1;
#endif
}

static void write_place(int place, char *out, size_t size)
{
    *out = '\0';
    if (place >= 0)
        snprintf(out, size, " (at byte %d)", place);
}

/* ---- what was probably meant ---- */

struct names {
    const struct sql_tables *tables;
    bool columns;
};

/* Tables, or the columns of all tables. */
static const char *name_at(const void *context, size_t index)
{
    const struct names *names = context;

    for (size_t i = 0; i < names->tables->count; i++) {
        const struct sql_table *table = &names->tables->items[i];

        if (!names->columns && i == index)
            return table->name;
        if (names->columns && index < table->column_count)
            return table->columns[index].name;
        index -= names->columns ? table->column_count : 0;
    }
    return NULL;
}

/* The last name of "no such column: a.b", in small letters. */
static bool read_name(const char *message, const char *before, char out[WORD_MAX])
{
    size_t length = strlen(before);

    if (strncmp(message, before, length) != 0)
        return false;
    const char *name = message + length, *dot = strrchr(name, '.');
    snprintf(out, WORD_MAX, "%s", dot == NULL ? name : dot + 1);
    for (char *letter = out; *letter != '\0'; letter++)
        *letter = (char)tolower((unsigned char)*letter);
    return true;
}

/* The name that was probably meant; "" if none is near. */
static void find_meant(struct sql_session *session, const char *message,
                       char out[WORD_MAX])
{
    CLEANUP(sql_tables_free) struct sql_tables tables = {0};
    struct names names = {.tables = &tables};
    const char *nearest = NULL;
    char typed[WORD_MAX];

    *out = '\0';
    if (read_name(message, "no such function: ", typed)) {
        nearest = nearest_word(typed, sql_guard_function, NULL);
    } else {
        names.columns = read_name(message, "no such column: ", typed);
        if (!names.columns && !read_name(message, "no such table: ", typed))
            return;
        if (sql_tables_list(session->test.id[0] != '\0', session->database.budget,
                            &tables, NULL) == 0)
            nearest = nearest_word(typed, name_at, &names);
    }
    /* If it is the typed name itself, that is in another schema than the typed one. */
    if (nearest != NULL && strcmp(nearest, typed) != 0)
        snprintf(out, WORD_MAX, "%s", nearest);
}

static int tell(struct sql_session *session, const char *message, int place,
                struct error *error)
{
    char meant[WORD_MAX], where[40];
    bool lacks_test = session->test.id[0] == '\0' &&
                      (strcasecmp(message, "no such table: compare") == 0 ||
                       strncasecmp(message, "no such table: compare_", 23) == 0 ||
                       strncasecmp(message, "no such table: test.", 20) == 0);

    find_meant(session, message, meant);
    write_place(place, where, sizeof where);
    int result =
        error_set(error, ERROR_PARAMETER, "bad_sql", "%s%s%s%s%s%s", message, where,
                  *meant == '\0' || lacks_test ? "" : "; did you mean \"",
                  lacks_test ? "" : meant, *meant == '\0' || lacks_test ? "" : "\"?",
                  lacks_test ? "; give a second set, as test" : "");
    error->place = place < 0 ? 0 : place + 1;
    return result;
}

/* The error of a connection, whose statement failed with `code`: a mistake in it
 * (bad_sql), something that is not allowed (sql_refused), or what database_error() says.
 */
static int sql_mistake(struct sql_session *session, const char *statement, int code,
                       struct error *error)
{
    sqlite3 *handle = session->database.handle;
    char message[512];

    /* SQLite declares the table of a pragma by a CREATE TABLE, which the guard refuses.
     */
    if (*session->guard.refused != '\0' && strcasestr(statement, "pragma_") != NULL)
        return error_set(error, ERROR_PARAMETER, "sql_refused",
                         "only SELECT is allowed here, not PRAGMA");
    if (*session->guard.refused != '\0')
        return error_set(error, ERROR_PARAMETER, "sql_refused", "%s",
                         session->guard.refused);
    snprintf(message, sizeof message, "%s", sqlite3_errmsg(handle));
    switch (code & 0xff) {
    case SQLITE_ERROR:
    case SQLITE_TOOBIG:
    case SQLITE_MISMATCH:
    case SQLITE_RANGE:
        return tell(session, message, place_of(handle), error);
    case SQLITE_CORRUPT:
        if (code == SQLITE_CORRUPT_VTAB) /* the message is complete */
            return error_set(error, ERROR_DAMAGED, "set_damaged", "%s", message);
        break;
    default:
        break;
    }
    return database_error(&session->database, "asking", error);
}

/* ---- ask ---- */

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
    struct arena *arena;
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
    const char **names = arena_new(asking->arena, count, sizeof *names);

    asking->count = (int)count;
    asking->values = arena_new(asking->arena, count, sizeof *asking->values);
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
    CLEANUP(arena_free) struct arena *arena = arena_make(request->budget);
    struct sql_run asking = {
        .request = request,
        .arena = arena,
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
    out->elapsed_ns = clock_monotonic_ns() - start_ns;
    return result;
}
