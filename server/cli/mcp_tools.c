#include "account/diagnosis.h"
#include "account/run.h"
#include "analyse/run.h"
#include "answer/analysis.h"
#include "answer/compare.h"
#include "answer/json.h"
#include "answer/recordings.h"
#include "answer/sql.h"
#include "answer/tree.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/parameters.h"
#include "base/text.h"
#include "cli/common.h"
#include "cli/mcp.h"
#include "compare/operation.h"
#include "compare/recordings.h"
#include "compare/run.h"
#include "compare/tree.h"
#include "intake/ingest.h"
#include "serve/resource.h"
#include "store/directory.h"
#include "store/sets.h"
#include "store/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- mcp schema ---- */

#define VALUES_MAX ((size_t)1000)

/* A JSON Schema without properties that allows no others. */
static json_t *mcp_schema_make(void)
{
    return json_pack("{s:s, s:{}, s:[], s:b}", "type", "object", "properties", "required",
                     "additionalProperties", 0);
}

static bool is_among(const char *name, const char *const *list)
{
    for (; *list != NULL; list++)
        if (strcmp(name, *list) == 0)
            return true;
    return false;
}

/* Adds the parameters for `user`, except those named in `without` (NULL-terminated).
 * Existing properties stay. */
static void mcp_schema_add(json_t *schema, const struct parameter_table *table,
                           unsigned user, const char *const *without)
{
    json_t *list = json_array(), *properties = json_object_get(schema, "properties");
    size_t index;
    json_t *parameter;

    parameters_json_describe(table, user, list);
    json_array_foreach(list, index, parameter)
    {
        const char *name = json_string_value(json_object_get(parameter, "name"));
        json_t *property = json_object_get(parameter, "schema");

        if (name == NULL || is_among(name, without) ||
            json_object_get(properties, name) != NULL)
            continue;
        json_object_set(property, "description",
                        json_object_get(parameter, "description"));
        json_object_set(properties, name, property);
        if (json_is_true(json_object_get(parameter, "required")))
            json_array_append(json_object_get(schema, "required"),
                              json_object_get(parameter, "name"));
    }
    json_decref(list);
}

/* Adds one property that no table has. */
static void mcp_schema_add_own(json_t *schema, const char *name, const char *type,
                               const char *description, bool required)
{
    json_object_set_new(
        json_object_get(schema, "properties"), name,
        json_pack("{s:s, s:s}", "type", type, "description", description));
    if (required)
        json_array_append_new(json_object_get(schema, "required"), json_string(name));
}

/* ---- arguments ---- */

static int read_value(const char *name, const json_t *value, struct arena *arena,
                      struct given_parameter *out, struct error *error)
{
    const char *text = json_string_value(value);

    if (text != NULL && strlen(text) != json_string_length(value))
        return error_set(error, ERROR_PARAMETER, "bad_arguments", "%.60s contains a NUL",
                         name);
    if (json_is_boolean(value))
        text = json_is_true(value) ? "true" : "false";
    if (json_is_integer(value))
        text = arena_printf(arena, "%lld", (long long)json_integer_value(value));
    if (json_is_real(value))
        text = arena_printf(arena, "%.17g", json_real_value(value));
    if (text == NULL)
        return error_set(error, ERROR_PARAMETER, "bad_arguments",
                         "%.60s takes a text, a number, a boolean, or a list of these",
                         name);
    *out = (struct given_parameter){name, text};
    return 0;
}

static size_t count_values(const json_t *arguments)
{
    size_t count = 0;
    const char *name;
    json_t *value;

    json_object_foreach((json_t *)arguments, name, value) /* takes no const object */
        count += json_is_array(value) ? json_array_size(value) : 1;
    return count;
}

/* null and an empty list give no value. */
static bool is_given(const json_t *value)
{
    return value != NULL && !json_is_null(value) &&
           !(json_is_array(value) && json_array_size(value) == 0);
}

/* A parameter that takes no list would use only one value of a list. */
static int check_count(const json_t *properties, const char *name, size_t count,
                       struct error *error)
{
    const json_t *property = json_object_get(properties, name);
    const char *type = json_string_value(json_object_get(property, "type"));

    if (property == NULL)
        return error_set(error, ERROR_PARAMETER, "unknown_parameter",
                         "there is no parameter \"%.60s\"", name);
    return count < 2 || (type != NULL && strcmp(type, "array") == 0)
               ? 0
               : error_set(
                     error, ERROR_PARAMETER, "bad_arguments",
                     "%.60s takes one value, not %zu; several sets or ranks are one "
                     "text, with commas",
                     name, count);
}

static int check_required(const json_t *schema, const json_t *arguments,
                          struct error *error)
{
    const json_t *required = json_object_get(schema, "required");

    for (size_t i = 0; i < json_array_size(required); i++) {
        const char *name = json_string_value(json_array_get(required, i));

        if (!is_given(json_object_get(arguments, name)))
            return error_set(error, ERROR_PARAMETER, "missing_parameter", "%s is missing",
                             name);
    }
    return 0;
}

int mcp_given_read(const json_t *schema, const json_t *arguments, struct arena *arena,
                   struct given_parameters *out, struct error *error)
{
    const json_t *properties = json_object_get(schema, "properties");
    size_t count = count_values(arguments);
    const char *name;
    json_t *value;

    if (count > VALUES_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_arguments",
                         "at most %zu values may be given", VALUES_MAX);
    struct given_parameter *items = arena_new(arena, count, sizeof *items);
    *out = (struct given_parameters){items, 0};
    json_object_foreach((json_t *)arguments, name, value) /* takes no const object */
    {
        size_t values =
            json_is_array(value) ? json_array_size(value) : !json_is_null(value);
        int failed = check_count(properties, name, values, error);

        for (size_t i = 0; i < values && failed == 0; i++)
            failed =
                read_value(name, json_is_array(value) ? json_array_get(value, i) : value,
                           arena, &items[out->count++], error);
        if (failed != 0)
            return failed;
    }
    return check_required(schema, arguments, error);
}

/* ---- mcp compare ---- */

/* The tool `compare` of tracediff mcp. */

static int write_pair(struct store *store, const struct compare_request *request,
                      struct buffer *out, struct error *error)
{
    CLEANUP(compare_result_free) struct compare_result result = {0};
    int failed = compare_run(store, request, &result, error);

    CLEANUP(answer_free) struct answer answer = {.result = NULL};
    if (failed == 0)
        failed = diagnosis_add(store, &result, error);
    if (failed == 0)
        failed = answer_make(&result, &answer, error);
    if (failed == 0)
        compare_write_brief(&answer, "", out);
    return failed;
}

static int write_recordings(struct store *store, const struct compare_request *request,
                            struct buffer *out, struct error *error)
{
    CLEANUP(recordings_result_free) struct recordings_result result = {0};
    int failed = compare_recordings(store, request, &result, error);

    if (failed == 0)
        recordings_write_brief(&result, "", out);
    return failed;
}

/* Appends the brief of two sets, or of several recordings a side. The call has what
 * compare_traces of the API takes, without a format. Errors: those of compare_run() and
 * compare_recordings(). */
static int mcp_compare(struct store *store, const struct mcp_call *call,
                       struct buffer *out, struct error *error)
{
    CLEANUP(compare_request_free) struct compare_request request = {0};
    size_t count = call->given->count;
    struct given_parameter *items = arena_new(call->arena, count + 1, sizeof *items);

    for (size_t i = 0; i < count; i++)
        items[i] = call->given->items[i];
    items[count] = (struct given_parameter){"format", "brief"};
    const struct given_parameters given = {items, count + 1};
    int failed =
        compare_request_read(COMPARE_TRACES, &given, call->budget, &request, error);
    if (failed != 0)
        return failed;
    return recording_sets_are_asked(store, &request)
               ? write_recordings(store, &request, out, error)
               : write_pair(store, &request, out, error);
}

/* ---- mcp tools ---- */

#define ANSWER_MAX ((size_t)64 << 20) /* before it is cut */
#define LIST_MAX 50
#define LIST_LABEL_BYTES 200
#define OPERATION_LIST_MAX 12
#define TREE_WIDTH 160
#define SQL_ROWS_SHOWN 200
#define SQL_BYTES ((size_t)20000)
#define SQL_STATEMENT_MAX ((size_t)1 << 16)

static const char *const nothing[] = {NULL};

static int open_store(const struct mcp_call *call, struct store **store,
                      struct error *error)
{
    return cli_open_to_read(call->data, call->budget, store, error);
}

/* Appends whole lines of a text of any length, and a last line that says what is left
 * out. */
static void append_cut(const struct buffer *text, struct buffer *out)
{
    size_t length = text->length, room = MCP_TEXT_MAX - 200;

    if (length <= room) {
        text_append_utf8(out, text->bytes == NULL ? "" : text->bytes, length);
        return;
    }
    for (length = room; length > 0 && text->bytes[length - 1] != '\n';)
        length--;
    text_append_utf8(out, text->bytes, length == 0 ? room : length);
    buffer_printf(out,
                  "left_out: %zu bytes that did not fit; ask for less: fewer ranks, a "
                  "smaller limit, max_nodes or num_…\n",
                  text->length - length);
}

/* ---- list_sets ---- */

static void describe_list(json_t *schema)
{
    mcp_schema_add(schema, &sets_parameters, SETS_TOOL, nothing);
}

static json_t *make_set(const struct set_info *set)
{
    json_t *summary = json_loads(set->summary != NULL ? set->summary : "{}", 0, NULL);
    json_t *quality = json_object_get(summary, "quality");
    size_t length = strnlen(set->label, LIST_LABEL_BYTES);
    char created[21];

    clock_format_utc(set->created, created);
    json_t *item = json_pack(
        "{s:s, s:o, s:o, s:s, s:I, s:I, s:I, s:I}", "set", set->id, "label",
        render_text(set->label, length), "tags", set_json_tags(set), "stored", created,
        "ranks", (json_int_t)json_array_size(json_object_get(summary, "ranks")), "steps",
        json_integer_value(json_object_get(summary, "step_count")), "events",
        json_integer_value(json_object_get(quality, "events")), "damaged_files",
        json_integer_value(json_object_get(quality, "affected")));
    json_decref(summary);
    return item;
}

static void free_list_request(struct sets_request *asked)
{
    parameters_free(&sets_parameters, asked);
}

static int run_list(const struct mcp_call *call, struct buffer *out, struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP(set_page_free) struct set_page page = {0};
    CLEANUP(free_list_request) struct sets_request asked = {0};
    int failed = parameters_read(&sets_parameters, SETS_TOOL, call->given, &asked, error);

    if (failed != 0)
        return failed;
    struct set_query query = {.words = asked.q,
                              .tags = asked.tags,
                              .descending = true,
                              .limit = LIST_MAX,
                              .offset = (uint32_t)asked.offset};
    while (asked.tags[query.tag_count] != NULL)
        query.tag_count++;
    failed = open_store(call, &store, error);
    if (failed == 0)
        failed = store_query_sets(store, &query, call->budget, &page, error);
    if (failed != 0)
        return failed;
    json_t *sets = json_array();
    for (size_t i = 0; i < page.count; i++)
        json_array_append_new(sets, make_set(&page.entries[i].set));
    return render_append(
        out, json_pack("{s:o, s:I}", "sets", sets, "total", (json_int_t)page.set_total),
        error);
}

/* ---- ingest ---- */

static void describe_ingest(json_t *schema)
{
    mcp_schema_add_own(schema, "path", "string",
                       "A folder or archive of traces, or one trace", true);
    mcp_schema_add_own(schema, "label", "string",
                       "What the set is called; the name of the folder if absent", false);
    mcp_schema_add_own(
        schema, "files_are", "string",
        "What its files are if neither they nor their names say it: ranks, "
        "or recordings of one rank, one after the other",
        false);
}

static int write_ingested(const struct ingest_result *result, struct buffer *out,
                          struct error *error)
{
    json_t *failures = json_array();

    for (size_t i = 0; i < result->failure_count && i < LIST_MAX; i++)
        json_array_append_new(failures, render_text(result->failures[i].message,
                                                    strnlen(result->failures[i].message,
                                                            LIST_LABEL_BYTES)));
    return render_append(
        out,
        json_pack("{s:s, s:b, s:I, s:I, s:o, s:I}", "set", result->set_id,
                  "stored_already", result->already_stored, "events",
                  (json_int_t)result->events, "files_left_out",
                  (json_int_t)result->failure_count + (json_int_t)result->left_out.count,
                  "left_out", failures, "damaged_files",
                  (json_int_t)json_array_size(result->affected)),
        error);
}

static int run_ingest(const struct mcp_call *call, struct buffer *out,
                      struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP(ingest_list_free) struct ingest_list list = {0};
    CLEANUP(ingest_result_free) struct ingest_result result = {0};
    const char *path = parameters_text(call->given, "path");
    const char *label = parameters_text(call->given, "label");

    if (path == NULL)
        return error_set(error, ERROR_PARAMETER, "missing_parameter", "path is missing");
    CLEANUP_FREE char *standard = cli_label_of(path);
    int failed =
        files_are_read(parameters_text(call->given, "files_are"), &list.files_are, error);
    if (failed == 0)
        failed =
            cli_open_store(call->data, STORE_SHARED, NULL, call->budget, &store, error);
    if (failed != 0)
        return failed;
    failed = ingest_list_folder(path, &list, error);
    if (failed == 0)
        failed = ingest_files(store, NULL, &list, label != NULL ? label : standard, 0,
                              call->progress, &result, error);
    return failed == 0 ? write_ingested(&result, out, error) : failed;
}

/* ---- compare, operation, tree ---- */

static void describe_compare(json_t *schema)
{
    mcp_schema_add(schema, &compare_parameters, COMPARE_TRACES,
                   (const char *const[]){"format", "limit", "offset", "row", NULL});
}

static int run_compare(const struct mcp_call *call, struct buffer *out,
                       struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    int failed = open_store(call, &store, error);

    return failed == 0 ? mcp_compare(store, call, out, error) : failed;
}

static void describe_operation(json_t *schema)
{
    mcp_schema_add(schema, &compare_parameters, COMPARE_OPERATION, nothing);
}

static void shorten(json_t *list)
{
    while (json_array_size(list) > OPERATION_LIST_MAX)
        json_array_remove(list, json_array_size(list) - 1);
}

/* Without the bins of the histogram and what only a page shows. */
static int write_operation(const struct operation *operation, const struct booked *booked,
                           struct budget *budget, struct buffer *out, struct error *error)
{
    static const char *const lists[] = {"samples", "stack"};
    CLEANUP_BUFFER struct buffer text = BUFFER(ANSWER_MAX);

    text.budget = budget;
    operation_write_json(operation, booked, &text);
    json_t *answer =
        buffer_failed(&text) ? NULL : json_loadb(text.bytes, text.length, 0, NULL);
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        json_t *list = json_object_get(answer, lists[i]);

        shorten(json_object_get(list, "control"));
        shorten(json_object_get(list, "test"));
    }
    shorten(json_object_get(answer, "launches"));
    shorten(json_object_get(answer, "launched_by"));
    json_object_del(answer, "histogram");
    json_object_del(answer, "control"); /* the selection */
    json_object_del(answer, "test");
    return render_append(out, answer, error);
}

static int run_operation(const struct mcp_call *call, struct buffer *out,
                         struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP(compare_request_free) struct compare_request request = {0};
    struct operation operation;
    struct booked booked;
    int failed = open_store(call, &store, error);

    if (failed == 0)
        failed = compare_request_read(COMPARE_OPERATION, call->given, call->budget,
                                      &request, error);
    if (failed == 0)
        failed = operation_run(store, &request, &operation, error);
    if (failed != 0)
        return failed;
    failed =
        booked_make(store, &request, strings_text(&operation.texts, operation.name),
                    strings_text(&operation.texts, operation.category), &booked, error);
    if (failed == 0)
        failed = write_operation(&operation, &booked, call->budget, out, error);
    operation_free(&operation);
    return failed;
}

static void describe_tree(json_t *schema)
{
    mcp_schema_add(schema, &tree_parameters, TREE_COMMAND,
                   (const char *const[]){"format", NULL});
}

static int run_tree(const struct mcp_call *call, struct buffer *out, struct error *error)
{
    static const struct tree_look look = {false, TREE_WIDTH};
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP(tree_answer_free) struct tree_answer answer = {0};
    CLEANUP_BUFFER struct buffer text = BUFFER(ANSWER_MAX);
    struct tree_request request;

    int failed = open_store(call, &store, error);
    if (failed == 0)
        failed = tree_request_read(TREE_COMMAND, call->given, NULL, call->budget,
                                   &request, error);
    if (failed == 0)
        failed = tree_answer_make(store, &request, &answer, error);
    if (failed != 0)
        return failed;
    tree_write_text(&answer, &look, &text);
    if (buffer_failed(&text))
        return error_set_memory(error);
    append_cut(&text, out);
    return 0;
}

/* ---- analyse ---- */

static void describe_analyse(json_t *schema)
{
    json_t *names = json_array();
    CLEANUP_BUFFER struct buffer about = BUFFER(1 << 16);

    for (size_t i = 0; i < analysis_count; i++) {
        json_array_append_new(names, json_string(analyses[i]->name));
        buffer_printf(&about, "%s%s: %s", i > 0 ? "; " : "", analyses[i]->name,
                      analyses[i]->about);
    }
    mcp_schema_add_own(schema, "analysis", "string",
                       buffer_failed(&about) ? "" : about.bytes, true);
    json_object_set_new(
        json_object_get(json_object_get(schema, "properties"), "analysis"), "enum",
        names);
    for (size_t i = 0; i < analysis_count; i++) {
        const struct parameter_table *tables[ANALYSIS_PARAMETER_TABLES + 1];

        options_tables(analyses[i], tables);
        for (const struct parameter_table **table = tables; *table != NULL; table++)
            mcp_schema_add(schema, *table, 0,
                           (const char *const[]){"points", "start", "end", NULL});
    }
}

/* The arguments for the analysis: all except its name. */
static int read_analysis(const struct mcp_call *call, const struct analysis **analysis,
                         struct given_parameter *items, size_t *count,
                         struct error *error)
{
    const char *name = parameters_text(call->given, "analysis");
    const struct parameter_table *tables[ANALYSIS_PARAMETER_TABLES + 1];

    *count = 0;
    *analysis = name == NULL ? NULL : analysis_find(name);
    if (*analysis == NULL)
        return error_set(error, ERROR_PARAMETER, "unknown_analysis",
                         "there is no analysis \"%.60s\"", name == NULL ? "" : name);
    for (size_t i = 0; i < call->given->count; i++)
        if (strcmp(call->given->items[i].name, "analysis") != 0)
            items[(*count)++] = call->given->items[i];
    options_tables(*analysis, tables);
    const struct given_parameters given = {items, *count};
    return parameters_check_names(tables, 0, &given, error);
}

static int run_analyse(const struct mcp_call *call, struct buffer *out,
                       struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    CLEANUP_BUFFER struct buffer text = BUFFER(ANSWER_MAX);
    struct given_parameter *items =
        arena_new(call->arena, call->given->count, sizeof *items);
    const struct analysis *analysis = NULL;
    size_t count = 0;

    int failed = read_analysis(call, &analysis, items, &count, error);
    if (failed == 0)
        failed = open_store(call, &store, error);
    if (failed != 0)
        return failed;
    const struct analysis_request request = {.given = {items, count},
                                             .budget = call->budget};
    failed = analysis_run(store, analysis, &request, &result, error);
    if (failed != 0)
        return failed;
    analysis_write_table(&result, false, &text);
    if (buffer_failed(&text))
        return error_set_memory(error);
    append_cut(&text, out);
    return 0;
}

/* ---- sql ---- */

static void describe_sql(json_t *schema)
{
    mcp_schema_add_own(schema, "control", "string", "A set: its id or label", true);
    mcp_schema_add_own(schema, "test", "string", "A second set: its id or label", false);
    mcp_schema_add_own(schema, "q", "string",
                       "One SELECT in the language of SQLite; sql_schema lists the "
                       "tables; 200 rows are answered at most",
                       true);
}

static int run_sql(const struct mcp_call *call, struct buffer *out, struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP(sql_text_free) struct sql_text text;
    const char *statement = parameters_text(call->given, "q");
    struct sql_request request = {.control = parameters_text(call->given, "control"),
                                  .test = parameters_text(call->given, "test"),
                                  .statement = statement == NULL ? "" : statement,
                                  .memory = SQL_MEMORY,
                                  .rows = SQL_ROWS_SHOWN,
                                  .budget = call->budget};
    struct sql_outcome outcome;

    request.length = strlen(request.statement);
    sql_text_init(&text, SQL_FORMAT_JSON, SQL_BYTES, call->budget);
    const struct sql_sink sink = sql_text_sink(&text);
    if (request.length > SQL_STATEMENT_MAX)
        return error_set(error, ERROR_PARAMETER, "bad_sql", "q has more than 64 KiB");
    int failed = open_store(call, &store, error);
    if (failed == 0)
        failed = sql_ask(store, &request, &sink, &outcome, error);
    if (failed == 0)
        failed = sql_text_end(&text, &outcome, SIZE_MAX, out, error);
    /* The names of many columns alone may be too long: the caller says so. */
    return buffer_failed(out) ? 0 : failed;
}

static void describe_sql_schema(json_t *schema)
{
    mcp_schema_add_own(schema, "table", "string", "Only this table; all if absent",
                       false);
}

static int run_sql_schema(const struct mcp_call *call, struct buffer *out,
                          struct error *error)
{
    CLEANUP(sql_tables_free) struct sql_tables tables = {0};
    CLEANUP_BUFFER struct buffer text = BUFFER(ANSWER_MAX);
    const char *only = parameters_text(call->given, "table");
    int failed = sql_tables_list(true, NULL, &tables, error);

    if (failed != 0)
        return failed;
    if (!sql_tables_write(&tables, only, TREE_WIDTH, &text))
        return error_set(error, ERROR_NOT_FOUND, "bad_sql", "there is no table \"%.60s\"",
                         only);
    append_cut(&text, out);
    return buffer_failed(&text) ? error_set_memory(error) : 0;
}

/* ---- the table ---- */

const struct mcp_tool mcp_tools[] = {
    {"list_sets", "List sets",
     "The stored sets of traces, the newest first: id, label, ranks, steps. Start here.",
     false, true, describe_list, run_list},
    {"ingest", "Read traces",
     "Reads PyTorch profiler traces of this machine into the store, as one set.", true,
     true, describe_ingest, run_ingest},
    {"compare", "Compare two sets, or several recordings of two programs",
     "What changed between two sets, in at most 6,000 bytes: the verdict, what it rests "
     "on, the causes, and the ids of the rows that changed most. Report comparability, "
     "damage and caution with the answer. With several sets per side (ids with commas) "
     "the recordings are compared, not their steps: what differs within one side is "
     "noise.",
     false, false, describe_compare, run_compare},
    {"operation", "One operation in depth",
     "One row of a comparison: its calls, samples, what it launches or is launched by, "
     "and its stack. Lists have 12 entries at most.",
     false, true, describe_operation, run_operation},
    {"tree", "Tree of calls",
     "The time of every module and operator of a set, or what changed between two.",
     false, false, describe_tree, run_tree},
    {"analyse", "Analyse a set",
     "One analysis of a set, or of two side by side (test): what the devices spend "
     "their time on, idle time, collectives, stragglers, memory and others.",
     false, false, describe_analyse, run_analyse},
    {"sql", "Ask in SQL", "The rows of one set or two, by one SELECT.", false, true,
     describe_sql, run_sql},
    {"sql_schema", "Tables for SQL", "The tables and columns that sql can read.", false,
     false, describe_sql_schema, run_sql_schema},
};
const size_t mcp_tool_count = sizeof mcp_tools / sizeof mcp_tools[0];

json_t *mcp_tool_schema(const struct mcp_tool *tool)
{
    json_t *schema = mcp_schema_make();

    tool->describe(schema);
    return schema;
}
