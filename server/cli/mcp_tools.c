/* See mcp_tools.h. */
#include "cli/mcp_tools.h"

#include "account/booked.h"
#include "analysis/compare/operation_run.h"
#include "analysis/set/options.h"
#include "analysis/set/registry.h"
#include "analysis/set/run.h"
#include "analysis/tree/tree_answer.h"
#include "api/resource_parameters.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "base/text.h"
#include "cli/common.h"
#include "cli/mcp_compare.h"
#include "cli/mcp_schema.h"
#include "ingest/ingest.h"
#include "render/analysis_table.h"
#include "render/json.h"
#include "render/operation_json.h"
#include "render/set_json.h"
#include "render/sql_tables_text.h"
#include "render/sql_text.h"
#include "render/tree_text.h"
#include "store/catalogue/set_query.h"
#include "store/place/store_mode.h"

#include <stdlib.h>
#include <string.h>

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
                       "A folder of traces, or one trace (.json, .json.gz)", true);
    mcp_schema_add_own(schema, "label", "string",
                       "What the set is called; the name of the folder if absent", false);
}

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash != NULL && slash[1] != '\0' ? slash + 1 : path;
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
    struct ingest_list list = {0};
    struct ingest_result result = {0};
    const char *path = parameters_text(call->given, "path");
    const char *label = parameters_text(call->given, "label");
    CLEANUP_FREE char *real = path == NULL ? NULL : realpath(path, NULL);

    if (path == NULL)
        return error_set(error, ERROR_PARAMETER, "missing_parameter", "path is missing");
    int failed = cli_open_store(call->data, STORE_SHARED, call->budget, &store, error);
    if (failed != 0)
        return failed;
    failed = ingest_list_folder(path, &list, error);
    if (failed == 0)
        failed = ingest_files(
            store, &list, label != NULL ? label : last_part(real != NULL ? real : path),
            0, call->progress, &result, error);
    if (failed == 0)
        failed = write_ingested(&result, out, error);
    ingest_result_free(&result);
    ingest_list_free(&list);
    return failed;
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

    return failed == 0 ? mcp_compare(store, call->given, call->budget, out, error)
                       : failed;
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
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, ANSWER_MAX);
    text.budget = budget;
    int failed = operation_write_json(operation, booked, &text, error);
    json_t *answer = failed == 0 ? json_loadb(text.bytes, text.length, 0, NULL) : NULL;
    if (failed == 0 && answer == NULL)
        failed = error_set_memory(error);
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
    return failed == 0 ? render_append(out, answer, error) : failed;
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
    CLEANUP_BUFFER struct buffer text;
    struct tree_request request;

    buffer_init(&text, ANSWER_MAX);
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
    CLEANUP_BUFFER struct buffer about;

    buffer_init(&about, 1 << 16);
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
    CLEANUP_BUFFER struct buffer text;
    CLEANUP_FREE struct given_parameter *items =
        calloc(call->given->count + 1, sizeof *items);
    const struct analysis *analysis = NULL;
    size_t count = 0;

    buffer_init(&text, ANSWER_MAX);
    if (items == NULL)
        return error_set_memory(error);
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
    CLEANUP_BUFFER struct buffer text;
    const char *only = parameters_text(call->given, "table");
    int failed = sql_tables_list(true, NULL, &tables, error);

    buffer_init(&text, ANSWER_MAX);
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
