#include "cli/analyse.h"
#include "analyse/run.h"
#include "answer/analysis.h"
#include "answer/series.h"
#include "answer/sql.h"
#include "answer/text.h"
#include "answer/tree.h"
#include "base/arena.h"
#include "base/error.h"
#include "base/parameters.h"
#include "base/system.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "compare/parameters.h"
#include "compare/series.h"
#include "compare/tree.h"
#include "query/session.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* ---- analyse ---- */

/* tracediff analyse: the engine of /api/v1/analysis/… on the command line. */

#define OUTPUT_MAX ((size_t)1 << 30)
#define CHOSEN_MAX 64
/* How many of the worst rows a table shows on a terminal. */
#define TABLE_LIMIT "5"
#define HELP_WIDTH 80
#define ABOUT_COLUMN 4

static const char analyse_usage[] = "usage: tracediff analyse [OPTIONS] DIR|SET\n\n"
                                    "DIR is a folder of traces, or one trace (ingested "
                                    "first), SET the label or\nid of a stored set.\n";

struct analyse_arguments {
    struct given_options options;
    const char *data, *what, *format, *table, *output;
    bool chosen[CHOSEN_MAX];
    size_t chosen_count;
};

static void print_about(const struct analysis *analysis)
{
    CLEANUP_BUFFER struct buffer about = BUFFER(4096);

    table_wrap(analysis->about, HELP_WIDTH, ABOUT_COLUMN, ABOUT_COLUMN, &about);
    printf("\n%s\n%*s%s\n", analysis->name, ABOUT_COLUMN, "",
           buffer_failed(&about) ? analysis->about : about.bytes);
}

static void print_tables(void)
{
    puts("\nThe options of every analysis, by the names of the API:\n");
    cli_options_print(&analysis_set_parameters, 0);
    puts("\nFor all analyses except those of steps, which count rows as compare does:\n");
    cli_options_print(&analysis_row_parameters, 0);
    puts("\nThe analyses, each with its own options:");
    for (size_t i = 0; i < analysis_count; i++) {
        print_about(analyses[i]);
        cli_options_print(&analyses[i]->parameters, 0);
        if (analyses[i]->lines != NULL)
            cli_options_print(&analysis_series_parameters, 0);
    }
}

/* ---- arguments ---- */

static const char *analysis_word(const void *context, size_t index)
{
    (void)context;
    return index < analysis_count ? analyses[index]->name : NULL;
}

static _Noreturn void no_analysis(const char *typed)
{
    const char *nearest = nearest_word(typed, analysis_word, NULL);

    if (nearest == NULL)
        cli_usage("analyse", "--what: there is no analysis \"%s\"", typed);
    cli_usage("analyse", "--what: there is no analysis \"%s\" (did you mean %s?)", typed,
              nearest);
}

static void choose_analysis(struct analyse_arguments *arguments, const char *name)
{
    bool found = false;

    for (size_t i = 0; i < analysis_count; i++) {
        if (strcmp(name, "all") != 0 && strcmp(name, analyses[i]->name) != 0)
            continue;
        arguments->chosen_count += !arguments->chosen[i];
        arguments->chosen[i] = found = true;
    }
    if (!found)
        no_analysis(name);
}

static void choose_analyses(struct analyse_arguments *arguments)
{
    char *rest = arena_printf(cli_arena(), "%s",
                              arguments->what == NULL ? "all" : arguments->what);

    while (rest != NULL)
        choose_analysis(arguments, strsep(&rest, ","));
}

/* An option that none of the chosen analyses takes is a mistake. */
static void check_parameters(const struct analyse_arguments *arguments)
{
    const struct given_parameters *given = &arguments->options.given;

    for (size_t i = 0; i < given->count; i++) {
        const struct given_parameters one = {&given->items[i], 1};
        bool taken = false;

        for (size_t j = 0; j < analysis_count && !taken; j++) {
            const struct parameter_table *tables[ANALYSIS_PARAMETER_TABLES + 1];
            struct error ignored;

            options_tables(analyses[j], tables);
            taken = arguments->chosen[j] &&
                    parameters_check_names(tables, 0, &one, &ignored) == 0;
        }
        if (!taken)
            cli_usage("analyse", "%s is not a parameter of these analyses",
                      given->items[i].name);
    }
}

static void check_selection(const char *name, const char *ranks, const char *steps)
{
    cli_must(selection_check(name, ranks, steps, &cli_error));
}

/* Checks the values before anything is read. */
static void check_values(const struct analyse_arguments *arguments)
{
    cli_check_output(arguments->output);
    for (size_t i = 0; i < analysis_count; i++) {
        struct analysis_options options;

        if (!arguments->chosen[i])
            continue;
        cli_must(
            options_read(analyses[i], &arguments->options.given, &options, &cli_error));
        check_selection("set", options.ranks, options.steps);
        check_selection("set", options.set_ranks, options.set_steps);
        check_selection("test", options.test_ranks, options.test_steps);
        options_free(analyses[i], &options);
    }
}

static void check_format(struct analyse_arguments *arguments)
{
    const char *format = arguments->format == NULL ? "table" : arguments->format;

    arguments->format = format;
    if (strcmp(format, "table") != 0 && strcmp(format, "json") != 0 &&
        strcmp(format, "csv") != 0)
        cli_usage("analyse", "--format takes table, json or csv, not \"%s\"", format);
    if (strcmp(format, "csv") == 0 && arguments->chosen_count != 1)
        cli_usage("analyse", "--format csv needs --what with one analysis");
    if (strcmp(format, "csv") != 0 && arguments->table != NULL)
        cli_usage("analyse", "--table goes with --format csv");
}

/* Those of every analysis, as one list. */
static struct option_table *option_tables(void)
{
    struct option_table *tables =
        arena_new(cli_arena(), analysis_count + 4, sizeof *tables);
    size_t count = 0;

    tables[count++].table = &analysis_set_parameters;
    tables[count++].table = &analysis_row_parameters;
    for (size_t i = 0; i < analysis_count; i++)
        tables[count++].table = &analyses[i]->parameters;
    tables[count].table = &analysis_series_parameters;
    return tables;
}

static void read_options(int argc, char **argv, struct analyse_arguments *arguments)
{
    const struct own_option own[] = {
        OPTION_DATA(&arguments->data),
        OPTION_FILES_ARE,
        {"what", "LIST", "all (the default), or some of the analyses below",
         .text = &arguments->what},
        {"format", "FORMAT", "table, json or csv", .text = &arguments->format},
        {"table", "NAME", "which table of a single analysis, as CSV",
         .text = &arguments->table},
        OPTION_OUTPUT(&arguments->output),
        {0}};

    cli_options_read(argc, argv,
                     &(struct command_options){analyse_usage, own, option_tables(),
                                               print_tables, END_OF_HELP},
                     &arguments->options);
    if (argc - optind != 1)
        cli_usage("analyse",
                  "it takes one set, not %d; --test names a second, "
                  "and --what an analysis",
                  argc - optind);
    given_options_note(&arguments->options, "set", argv[optind]);
    choose_analyses(arguments);
    check_parameters(arguments);
    check_format(arguments);
    check_values(arguments);
}

/* ---- work ---- */

static void append_analysis(const struct analyse_arguments *arguments,
                            struct store *store, const struct analysis *analysis,
                            bool colour, struct buffer *out)
{
    struct budget budget;
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    bool csv = strcmp(arguments->format, "csv") == 0;

    cli_begin_budget(&budget);
    const struct analysis_request request = {
        .given = arguments->options.given,
        .budget = &budget,
        .whole = csv && analysis_csv_needs_whole(analysis, arguments->table)};
    cli_must(analysis_run(store, analysis, &request, &result, &cli_error));
    bool nothing = analysis->of_counters && !result.sides[0].view.has_counters &&
                   !result.sides[1].view.has_counters;
    if (arguments->chosen_count == analysis_count && nothing)
        return;
    if (csv)
        cli_must(analysis_write_csv(&result, arguments->table, out, &cli_error));
    else if (strcmp(arguments->format, "json") == 0)
        cli_must(analysis_write_json(&result, NULL, out, &cli_error));
    else
        analysis_write_table(&result, colour, out);
}

/* One analysis is the API's document; several are a list of them. */
static void append_all(const struct analyse_arguments *arguments, struct store *store,
                       bool colour, struct buffer *out)
{
    bool json = strcmp(arguments->format, "json") == 0;
    bool several = arguments->chosen_count > 1;
    const char *separator = json && several ? "{\"analyses\":[" : "";

    for (size_t i = 0; i < analysis_count; i++) {
        if (!arguments->chosen[i])
            continue;
        size_t before = out->length;
        buffer_append_text(out, separator);
        size_t begin = out->length;
        append_analysis(arguments, store, analyses[i], colour, out);
        if (out->length == begin) /* there is nothing to show */
            out->length = before;
        else
            separator = json ? "," : "\n";
    }
    if (json)
        buffer_append_text(out, several ? "]}\n" : "\n");
}

int cli_analyse(int argc, char **argv)
{
    struct analyse_arguments arguments = {0};
    struct given_options *options = &arguments.options;
    CLEANUP_BUFFER struct buffer text = BUFFER(OUTPUT_MAX);

    read_options(argc, argv, &arguments);
    if (strcmp(arguments.format, "table") == 0 &&
        parameters_text(&options->given, "limit") == NULL)
        given_options_note(options, "limit", TABLE_LIMIT);
    struct store *store = cli_store_to_read(arguments.data);
    const char *sets[] = {parameters_text(&options->given, "set"),
                          parameters_text(&options->given, "test")};
    cli_settle_sets(store, sets, 2);
    given_options_note(options, "set", sets[0]);
    if (sets[1] != NULL)
        given_options_note(options, "test", sets[1]);
    append_all(&arguments, store, output_colour(arguments.output), &text);
    cli_write_text(arguments.output, &text);
    return CLI_FINE;
}

/* ---- tree print ---- */

void tree_print(struct store *store, const struct tree_request *request,
                const char *output)
{
    const struct tree_look look = {output_colour(output), output_width(output)};
    CLEANUP(tree_answer_free) struct tree_answer answer = {0};
    CLEANUP_BUFFER struct buffer text = BUFFER(OUTPUT_MAX);

    cli_must(tree_answer_make(store, request, &answer, &cli_error));
    switch (request->format) {
    case TREE_JSON:
        tree_write_json(&answer, &text);
        buffer_append_char(&text, '\n');
        break;
    case TREE_CSV:
        tree_write_csv(&answer, &text);
        break;
    case TREE_TEXT:
        tree_write_text(&answer, &look, &text);
        break;
    }
    cli_write_text(output, &text);
}

/* ---- tree ---- */

/* tracediff tree: the engine of /api/v1/compare_traces/tree on the command line. */

static const char tree_usage[] =
    "usage: tracediff tree [OPTIONS] SET|CONTROL [TEST]\n"
    "\n"
    "The time of every module, operator and kernel launch of a set, as a tree of\n"
    "calls; of two sets, what changed and where. Each is a folder of traces, or one\n"
    "trace (ingested first), a label, or the id of a set.\n";

struct tree_arguments {
    struct given_options options;
    const char *data, *output;
    struct tree_request request;
    struct budget budget;
};

static void tree_read_arguments(int argc, char **argv, struct tree_arguments *arguments)
{
    struct tree_request *request = &arguments->request;
    static const struct option_table tables[] = {{&tree_parameters, TREE_COMMAND}, {0}};
    const struct own_option own[] = {OPTION_DATA(&arguments->data),
                                     OPTION_FILES_ARE,
                                     OPTION_OUTPUT(&arguments->output),
                                     {0}};

    cli_options_read(
        argc, argv,
        &(struct command_options){tree_usage, own, tables, .end = END_OF_HELP},
        &arguments->options);
    if (argc - optind != 1 && argc - optind != 2)
        cli_usage("tree", "give one set, or CONTROL and TEST, not %d", argc - optind);
    given_options_note(&arguments->options, "control", argv[optind]);
    if (argc - optind == 2)
        given_options_note(&arguments->options, "test", argv[optind + 1]);
    cli_must(tree_request_read(TREE_COMMAND, &arguments->options.given, NULL,
                               &arguments->budget, request, &cli_error));
    for (int i = 0; i < 2; i++)
        check_selection(request->side[i].name, request->side[i].ranks,
                        request->side[i].steps);
    cli_check_output(arguments->output);
}

int cli_tree(int argc, char **argv)
{
    struct tree_arguments arguments = {0};
    struct tree_request *request = &arguments.request;

    tree_read_arguments(argc, argv, &arguments);
    struct store *store = cli_store_to_read(arguments.data);
    const char *sets[] = {request->side[0].set, request->side[1].set};
    cli_settle_sets(store, sets, 2);
    for (int i = 0; i < 2; i++)
        request->side[i].set = sets[i];
    cli_begin_budget(&arguments.budget);
    tree_print(store, request, arguments.output);
    return CLI_FINE;
}

/* ---- series ---- */

/* tracediff series: the engine of /api/v1/series on the command line. */

#define SETS_BYTES_MAX ((size_t)1 << 20)

static const char series_usage[] =
    "usage: tracediff series [OPTIONS] [SETS…]\n"
    "\n"
    "The step time of many sets in order of recording, and where it changed: a\n"
    "nightly job, the commits of a branch. SETS are folders, ids, labels, patterns of\n"
    "labels in quotes ('nightly-*'), beginnings of labels, or tag:TAG; without any,\n"
    "all sets.\n";

struct series_arguments {
    struct given_options options;
    const char *data, *output, *url;
    struct buffer sets; /* separated by commas */
    struct series_request request;
    struct fail_if conditions;
    struct budget budget;
};

static void series_arguments_free(struct series_arguments *arguments)
{
    series_request_free(&arguments->request);
    fail_if_free(&arguments->conditions);
    buffer_free(&arguments->sets);
}

/* Names the sets; folders become sets first. */
static void name_sets(int argc, char **argv, struct series_arguments *arguments)
{
    for (int i = 0; i < argc; i++) {
        const char *name = argv[i];

        if (access(name, F_OK) == 0)
            cli_settle_set(cli_store_to_read(arguments->data), &name);
        buffer_printf(&arguments->sets, "%s%s", i > 0 ? "," : "", name);
    }
    if (buffer_failed(&arguments->sets))
        cli_usage("series", "the names of the sets are too long");
    if (argc > 0)
        given_options_note(&arguments->options, "sets", arguments->sets.bytes);
}

static void series_read_values(struct series_arguments *arguments)
{
    cli_must(series_request_read(SERIES_COMMAND, &arguments->options.given,
                                 &arguments->budget, &arguments->request, &cli_error));
    const char **texts = arguments->request.conditions;
    for (; texts != NULL && *texts != NULL; texts++)
        cli_must(fail_if_parse(&arguments->conditions, *texts, &cli_error));
    if (arguments->conditions.count > 0 && arguments->request.baseline == NULL)
        cli_usage("series", "--fail-if needs --baseline: the sets that the newest "
                            "is measured against");
    cli_check_output(arguments->output);
}

static void check_url(void *context, const char *value)
{
    (void)context;
    if (strncmp(value, "http://", 7) != 0 && strncmp(value, "https://", 8) != 0)
        cli_usage("series", "--url takes the address of the dashboard, such as "
                            "https://perf.example.org");
}

static void series_read_arguments(int argc, char **argv,
                                  struct series_arguments *arguments)
{
    static const struct option_table tables[] = {{&series_parameters, SERIES_COMMAND},
                                                 {0}};
    const struct own_option own[] = {
        OPTION_DATA(&arguments->data),
        OPTION_FILES_ARE,
        {"url", "URL", "where the dashboard is: links in the table begin with it",
         .text = &arguments->url, .take = check_url},
        OPTION_OUTPUT(&arguments->output),
        {0}};

    buffer_init(&arguments->sets, SETS_BYTES_MAX);
    cli_options_read(
        argc, argv,
        &(struct command_options){series_usage, own, tables,
                                  .end = "\nExit status: 0 fine, 1 a condition is "
                                         "met, 2 it cannot be judged, 3 error.\n"},
        &arguments->options);
    name_sets(argc - optind, argv + optind, arguments);
    series_read_values(arguments);
}

static void print_answer(const struct series_arguments *arguments,
                         const struct series_answer *answer)
{
    const struct series_look look = {.colour = output_colour(arguments->output),
                                     .width = output_width(arguments->output),
                                     .url = arguments->url};
    CLEANUP_BUFFER struct buffer text = BUFFER(OUTPUT_MAX);

    switch (arguments->request.format) {
    case SERIES_JSON:
        series_write_json(answer, "", &text);
        buffer_append_char(&text, '\n');
        break;
    case SERIES_CSV:
        series_write_csv(answer, &text);
        break;
    case SERIES_TABLE:
        series_write_table(answer, &look, &text);
        break;
    }
    cli_write_text(arguments->output, &text);
}

static enum fail_if_outcome judge(struct store *store,
                                  const struct series_arguments *arguments,
                                  const struct series_answer *answer)
{
    struct series_gate *gate = arena_new(cli_arena(), 1, sizeof *gate);
    CLEANUP_BUFFER struct buffer text = BUFFER(OUTPUT_MAX);

    cli_must(series_gate_judge(store, answer, &arguments->conditions, gate, &cli_error));
    series_write_gate(answer, &arguments->conditions, gate, arguments->url, &text);
    cli_write_aside(&text);
    return gate->worst;
}

static enum fail_if_outcome series_print(struct series_arguments *arguments)
{
    CLEANUP(series_answer_free) struct series_answer answer = {0};
    struct store *store = cli_store_to_read(arguments->data);

    cli_begin_budget(&arguments->budget);
    cli_must(series_run(store, &arguments->request, &answer, &cli_error));
    print_answer(arguments, &answer);
    return arguments->conditions.count > 0 ? judge(store, arguments, &answer)
                                           : FAIL_IF_FINE;
}

int cli_series(int argc, char **argv)
{
    static const int statuses[] = {[FAIL_IF_FINE] = CLI_FINE,
                                   [FAIL_IF_MET] = CLI_REGRESSION,
                                   [FAIL_IF_CANNOT_JUDGE] = CLI_CANNOT_JUDGE};
    CLEANUP(series_arguments_free) struct series_arguments arguments = {0};

    series_read_arguments(argc, argv, &arguments);
    return statuses[series_print(&arguments)];
}

/* ---- sql ---- */

/* tracediff sql: a statement over one set or two. */

/* Bytes of standard input; sql_ask() refuses statements over SQL_STATEMENT_MAX. */
#define INPUT_MAX ((size_t)1 << 20)

static const char sql_usage[] =
    "usage: tracediff sql [OPTIONS] [SET] ['SELECT …']\n"
    "       tracediff sql --control SET --test SET [OPTIONS] ['SELECT …']\n"
    "\n"
    "Runs SQL on one set or two. Without a statement, reads it from standard input. A\n"
    "SET is a label, an id, a folder of traces or one trace (ingested first).\n";

static const char sql_end[] =
    "\n"
    "'.schema' instead of a statement lists the tables and their columns, '.schema\n"
    "NAME' those of one. Statements only read.\n"
    "\n"
    "  tracediff sql after 'SELECT * FROM ops ORDER BY total_us DESC LIMIT 10'\n"
    "\n"
    "Exit status: 0 fine, 3 error.\n";

struct sql_arguments {
    const char *data, *output, *control, *test, *statement;
    enum sql_format format;
};

/* ---- arguments ---- */

static void take_format(void *context, const char *text)
{
    static const char *const names[] = {[SQL_FORMAT_JSON] = "json",
                                        [SQL_FORMAT_CSV] = "csv",
                                        [SQL_FORMAT_TABLE] = "table"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(text, names[i]) == 0) {
            *(enum sql_format *)context = (enum sql_format)i;
            return;
        }
    cli_usage("sql", "--format takes table, json or csv, not \"%s\"", text);
}

/* ".schema" and the like; "./traces" is a folder. */
static bool is_command(const char *word)
{
    return word[0] == '.' && isalpha((unsigned char)word[1]) && strchr(word, '/') == NULL;
}

/* The words that are not options: a set, unless --control names it, and a statement. */
static void take_words(int count, char **words, struct sql_arguments *out)
{
    int used = 0;
    bool has_set = out->control != NULL;

    if (!has_set && count > 0 && !is_command(words[0]))
        out->control = words[used++];
    if (used < count)
        out->statement = words[used++];
    if (used < count)
        cli_usage("sql", "give one set and one statement, in quotes, not \"%s\"",
                  words[used]);
    bool lists = out->statement != NULL && is_command(out->statement);
    if (out->control == NULL && !lists)
        cli_usage("sql", "give a set");
}

static void sql_read_arguments(int argc, char **argv, struct sql_arguments *out)
{
    const struct own_option own[] = {
        OPTION_DATA(&out->data),
        OPTION_FILES_ARE,
        {"control", "SET", "the set; with --test, what is compared with",
         .text = &out->control},
        {"test", "SET",
         "what may have changed; the tables of both are control.… and test.…, and "
         "compare has the comparison",
         .text = &out->test},
        {"format", "FORMAT", "table, json or csv (default: table)", .take = take_format,
         .context = &out->format},
        OPTION_OUTPUT(&out->output),
        {0}};

    cli_own_options_read(argc, argv, sql_usage, own, sql_end);
    take_words(argc - optind, argv + optind, out);
    cli_check_output(out->output);
}

/* ---- the statement ---- */

static void read_input(struct buffer *out)
{
    char block[4096];
    size_t got;

    if (isatty(STDIN_FILENO))
        cli_say("write a SELECT; Ctrl-D ends it");
    while ((got = fread(block, 1, sizeof block, stdin)) > 0 && !buffer_failed(out))
        buffer_append(out, block, got);
    if (ferror(stdin))
        cli_must(error_set_errno(&cli_error, errno, "standard input"));
    if (buffer_failed(out))
        cli_must(error_set(&cli_error, ERROR_PARAMETER, "bad_sql",
                           "the statement has more than %zu bytes", INPUT_MAX));
}

/* ---- the answer ---- */

static int flush(void *context, struct buffer *rows, struct error *error)
{
    int result = output_write(context, rows->bytes, rows->length, error);

    buffer_clear(rows);
    return result;
}

static void ask(struct store *store, const struct sql_arguments *arguments,
                struct sql_request *request)
{
    CLEANUP(sql_text_free) struct sql_text text;
    CLEANUP_BUFFER struct buffer rest = BUFFER(OUTPUT_MAX);
    struct output output;
    struct sql_outcome outcome;

    sql_text_init(&text, arguments->format, OUTPUT_MAX, request->budget);
    text.flush = flush;
    text.context = &output;
    const struct sql_sink sink = sql_text_sink(&text);
    output_open(&output, arguments->output);
    cli_must(sql_ask(store, request, &sink, &outcome, &cli_error));
    cli_must(sql_text_end(&text, &outcome, output_width(arguments->output), &rest,
                          &cli_error));
    if (arguments->format == SQL_FORMAT_JSON)
        buffer_append_char(&rest, '\n');
    cli_must(output_write(&output, rest.bytes, rest.length, &cli_error));
    if (outcome.truncated_by != NULL)
        cli_say("tracediff: the answer was cut after %llu rows: it has more than %zu MB; "
                "write CSV, or ask for less",
                (unsigned long long)outcome.rows, OUTPUT_MAX >> 20);
    output_finish(&output);
}

static void list_tables(const struct sql_arguments *arguments, const char *command)
{
    static const char word[] = ".schema";
    CLEANUP(sql_tables_free) struct sql_tables tables = {0};
    CLEANUP_BUFFER struct buffer text = BUFFER(OUTPUT_MAX);
    const char *only = command + sizeof word - 1;

    if (strncmp(command, word, sizeof word - 1) != 0 || (*only != '\0' && *only != ' '))
        cli_must(error_set(&cli_error, ERROR_PARAMETER, "bad_sql",
                           "there is no command \"%.60s\"; .schema lists the tables",
                           command));
    only += strspn(only, " ");
    cli_must(sql_tables_list(true, NULL, &tables, &cli_error));
    if (arguments->format == SQL_FORMAT_JSON)
        sql_tables_write_json(&tables, &text);
    else if (!sql_tables_write(&tables, *only == '\0' ? NULL : only,
                               output_width(arguments->output), &text))
        cli_must(error_set(&cli_error, ERROR_NOT_FOUND, "bad_sql",
                           "there is no table \"%.60s\"; .schema lists the tables",
                           only));
    if (arguments->format == SQL_FORMAT_JSON)
        buffer_append_char(&text, '\n');
    cli_write_text(arguments->output, &text);
}

/* Half of the machine's memory, and an hour: the machine is the user's own. */
static void run(const struct sql_arguments *arguments, const struct buffer *statement)
{
    struct budget budget;
    struct store *store = cli_store_to_read(arguments->data);
    const char *sets[] = {arguments->control, arguments->test};

    cli_settle_sets(store, sets, 2);
    cli_begin_budget(&budget);
    struct sql_request request = {
        .control = sets[0],
        .test = sets[1],
        .statement = statement->bytes == NULL ? "" : statement->bytes,
        .length = statement->length,
        .memory = machine_memory() / 2,
        .budget = &budget,
    };
    ask(store, arguments, &request);
}

int cli_sql(int argc, char **argv)
{
    struct sql_arguments arguments = {.format = SQL_FORMAT_TABLE};
    CLEANUP_BUFFER struct buffer statement = BUFFER(INPUT_MAX);

    sql_read_arguments(argc, argv, &arguments);
    if (arguments.statement != NULL)
        buffer_append_text(&statement, arguments.statement);
    else
        read_input(&statement);
    if (statement.length > 0 && statement.bytes[0] == '.')
        list_tables(&arguments, statement.bytes);
    else
        run(&arguments, &statement);
    return CLI_FINE;
}
