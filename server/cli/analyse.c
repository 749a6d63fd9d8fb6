#include "cli/analyse.h"
#include "analyse/run.h"
#include "answer/analysis.h"
#include "answer/series.h"
#include "answer/sql.h"
#include "answer/text.h"
#include "answer/tree.h"
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
    char ids[2][33]; /* of the sets made from folders */
    bool chosen[CHOSEN_MAX];
    size_t chosen_count;
};

static void arguments_free(struct analyse_arguments *arguments)
{
    given_options_free(&arguments->options);
}

static void print_about(const struct analysis *analysis)
{
    CLEANUP_BUFFER struct buffer about;

    buffer_init(&about, 4096);
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

static int no_analysis(const char *typed)
{
    const char *nearest = nearest_word(typed, analysis_word, NULL);

    if (nearest == NULL)
        return cli_usage("analyse", "--what: there is no analysis \"%s\"", typed);
    return cli_usage("analyse", "--what: there is no analysis \"%s\" (did you mean %s?)",
                     typed, nearest);
}

static bool choose_analysis(struct analyse_arguments *arguments, const char *name)
{
    bool found = false;

    for (size_t i = 0; i < analysis_count; i++) {
        if (strcmp(name, "all") != 0 && strcmp(name, analyses[i]->name) != 0)
            continue;
        arguments->chosen_count += !arguments->chosen[i];
        arguments->chosen[i] = found = true;
    }
    return found;
}

static int choose_analyses(struct analyse_arguments *arguments)
{
    CLEANUP_FREE char *copy = strdup(arguments->what == NULL ? "all" : arguments->what);
    char *rest = copy, *item;

    while (copy != NULL && (item = strsep(&rest, ",")) != NULL)
        if (!choose_analysis(arguments, item))
            return no_analysis(item);
    return 0;
}

/* An option that none of the chosen analyses takes is a mistake. */
static int check_parameters(const struct analyse_arguments *arguments)
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
            return cli_usage("analyse", "%s is not a parameter of these analyses",
                             given->items[i].name);
    }
    return 0;
}

/* Checks the values before anything is read. */
static int check_values(const struct analyse_arguments *arguments)
{
    struct error error = {0};
    int failed = cli_check_output(arguments->output, &error);

    for (size_t i = 0; i < analysis_count && failed == 0; i++) {
        struct analysis_options options;

        if (!arguments->chosen[i])
            continue;
        failed = options_read(analyses[i], &arguments->options.given, &options, &error);
        if (failed == 0)
            failed = selection_check("set", options.ranks, options.steps, &error);
        if (failed == 0)
            failed = selection_check("set", options.set_ranks, options.set_steps, &error);
        if (failed == 0)
            failed =
                selection_check("test", options.test_ranks, options.test_steps, &error);
        options_free(analyses[i], &options);
    }
    return failed == 0 ? 0 : cli_fail(&error);
}

static int check_format(struct analyse_arguments *arguments)
{
    const char *format = arguments->format == NULL ? "table" : arguments->format;

    arguments->format = format;
    if (strcmp(format, "table") != 0 && strcmp(format, "json") != 0 &&
        strcmp(format, "csv") != 0)
        return cli_usage("analyse", "--format takes table, json or csv, not \"%s\"",
                         format);
    if (strcmp(format, "csv") == 0 && arguments->chosen_count != 1)
        return cli_usage("analyse", "--format csv needs --what with one analysis");
    if (strcmp(format, "csv") != 0 && arguments->table != NULL)
        return cli_usage("analyse", "--table goes with --format csv");
    return 0;
}

/* Those of every analysis, as one list; owned by the caller. */
static struct option_table *option_tables(void)
{
    struct option_table *tables = calloc(analysis_count + 4, sizeof *tables);
    size_t count = 0;

    if (tables == NULL)
        return NULL;
    tables[count++].table = &analysis_set_parameters;
    tables[count++].table = &analysis_row_parameters;
    for (size_t i = 0; i < analysis_count; i++)
        tables[count++].table = &analyses[i]->parameters;
    tables[count].table = &analysis_series_parameters;
    return tables;
}

/* False: the command ends with *status. */
static bool read_options(int argc, char **argv, struct analyse_arguments *arguments,
                         int *status)
{
    CLEANUP_FREE struct option_table *tables = option_tables();
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

    return cli_options_read(
        argc, argv,
        &(struct command_options){analyse_usage, own, tables, print_tables, END_OF_HELP},
        &arguments->options, status);
}

static int check_arguments(int argc, char **argv, struct analyse_arguments *arguments)
{
    if (argc - optind != 1)
        return cli_usage("analyse",
                         "it takes one set, not %d; --test names a second, "
                         "and --what an analysis",
                         argc - optind);
    int status;

    given_options_note(&arguments->options, "set", argv[optind]);
    status = choose_analyses(arguments);
    if (status == 0)
        status = check_parameters(arguments);
    if (status == 0)
        status = check_format(arguments);
    return status == 0 ? check_values(arguments) : status;
}

/* ---- work ---- */

static int append_analysis(const struct analyse_arguments *arguments, struct store *store,
                           const struct analysis *analysis, bool colour,
                           struct buffer *out, struct error *error)
{
    struct budget budget;
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    bool csv = strcmp(arguments->format, "csv") == 0;

    cli_begin_budget(&budget);
    const struct analysis_request request = {
        .given = arguments->options.given,
        .budget = &budget,
        .whole = csv && analysis_csv_needs_whole(analysis, arguments->table)};
    int failed = analysis_run(store, analysis, &request, &result, error);
    bool nothing = analysis->of_counters && !result.sides[0].view.has_counters &&
                   !result.sides[1].view.has_counters;
    if (failed != 0 || (arguments->chosen_count == analysis_count && nothing))
        return failed;
    if (csv)
        return analysis_write_csv(&result, arguments->table, out, error);
    if (strcmp(arguments->format, "json") == 0)
        return analysis_write_json(&result, NULL, out, error);
    analysis_write_table(&result, colour, out);
    return 0;
}

/* One analysis is the API's document; several are a list of them. */
static int append_all(const struct analyse_arguments *arguments, struct store *store,
                      bool colour, struct buffer *out, struct error *error)
{
    bool json = strcmp(arguments->format, "json") == 0;
    bool several = arguments->chosen_count > 1;
    const char *separator = json && several ? "{\"analyses\":[" : "";
    int failed = 0;

    for (size_t i = 0; i < analysis_count && failed == 0; i++) {
        if (!arguments->chosen[i])
            continue;
        size_t before = out->length;
        buffer_append_text(out, separator);
        size_t begin = out->length;
        failed = append_analysis(arguments, store, analyses[i], colour, out, error);
        if (out->length == begin) /* there is nothing to show */
            out->length = before;
        else
            separator = json ? "," : "\n";
    }
    if (json)
        buffer_append_text(out, several ? "]}\n" : "\n");
    return failed;
}

/* Ingests the folders and uses their sets. */
static int settle_sets(struct analyse_arguments *arguments, struct store *store,
                       struct error *error)
{
    struct given_options *options = &arguments->options;
    const char *sets[] = {parameters_text(&options->given, "set"),
                          parameters_text(&options->given, "test")};
    int failed = cli_check_sources(store, sets, 2, error);

    for (size_t i = 0; i < 2 && failed == 0; i++)
        failed = cli_settle_set(store, &sets[i], arguments->ids[i], error);
    given_options_note(options, "set", sets[0]);
    if (sets[1] != NULL)
        given_options_note(options, "test", sets[1]);
    return failed;
}

static int analyse(struct analyse_arguments *arguments, struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP_BUFFER struct buffer text;
    struct given_options *options = &arguments->options;
    bool table = strcmp(arguments->format, "table") == 0;
    bool colour = output_colour(arguments->output);

    buffer_init(&text, OUTPUT_MAX);
    if (table && parameters_text(&options->given, "limit") == NULL)
        given_options_note(options, "limit", TABLE_LIMIT);
    int failed = cli_open_to_read(arguments->data, NULL, &store, error);
    if (failed == 0)
        failed = settle_sets(arguments, store, error);
    if (failed == 0)
        failed = append_all(arguments, store, colour, &text, error);
    if (failed == 0 && buffer_failed(&text))
        failed = error_set_memory(error);
    return failed != 0 ? failed : cli_write_text(arguments->output, &text, error);
}

int cli_analyse(int argc, char **argv)
{
    CLEANUP(arguments_free) struct analyse_arguments arguments = {0};
    struct error error = {0};
    int status;

    if (!read_options(argc, argv, &arguments, &status))
        return status;
    status = check_arguments(argc, argv, &arguments);
    if (status != 0)
        return status;
    return analyse(&arguments, &error) != 0 ? cli_fail(&error) : CLI_FINE;
}

/* ---- tree print ---- */

int tree_print(struct store *store, const struct tree_request *request,
               const char *output, struct error *error)
{
    const struct tree_look look = {output_colour(output), output_width(output)};
    CLEANUP(tree_answer_free) struct tree_answer answer = {0};
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, OUTPUT_MAX);
    int failed = tree_answer_make(store, request, &answer, error);
    if (failed != 0)
        return failed;
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
    if (failed == 0 && buffer_failed(&text))
        failed = error_set_memory(error);
    return failed != 0 ? failed : cli_write_text(output, &text, error);
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
    char ids[2][33]; /* of the sets made from folders */
    struct budget budget;
};

static void tree_arguments_free(struct tree_arguments *arguments)
{
    given_options_free(&arguments->options);
}

static int read_values(struct tree_arguments *arguments)
{
    struct tree_request *request = &arguments->request;
    struct error error = {0};
    int failed = tree_request_read(TREE_COMMAND, &arguments->options.given, NULL,
                                   &arguments->budget, request, &error);

    for (int i = 0; i < 2 && failed == 0; i++)
        failed = selection_check(request->side[i].name, request->side[i].ranks,
                                 request->side[i].steps, &error);
    if (failed == 0)
        failed = cli_check_output(arguments->output, &error);
    return failed == 0 ? 0 : cli_fail(&error);
}

static bool tree_read_arguments(int argc, char **argv, struct tree_arguments *arguments,
                                int *status)
{
    static const struct option_table tables[] = {{&tree_parameters, TREE_COMMAND}, {0}};
    const struct own_option own[] = {OPTION_DATA(&arguments->data),
                                     OPTION_FILES_ARE,
                                     OPTION_OUTPUT(&arguments->output),
                                     {0}};

    if (!cli_options_read(
            argc, argv,
            &(struct command_options){tree_usage, own, tables, .end = END_OF_HELP},
            &arguments->options, status))
        return false;
    if (argc - optind != 1 && argc - optind != 2) {
        *status =
            cli_usage("tree", "give one set, or CONTROL and TEST, not %d", argc - optind);
        return false;
    }
    given_options_note(&arguments->options, "control", argv[optind]);
    if (argc - optind == 2)
        given_options_note(&arguments->options, "test", argv[optind + 1]);
    *status = read_values(arguments);
    return *status == 0;
}

static int print(struct tree_arguments *arguments, struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    struct tree_request *request = &arguments->request;
    const char *sets[] = {request->side[0].set, request->side[1].set};
    int failed = cli_open_to_read(arguments->data, NULL, &store, error);

    if (failed == 0)
        failed = cli_check_sources(store, sets, 2, error);
    for (int i = 0; i < 2 && failed == 0; i++)
        if (request->side[i].set != NULL)
            failed =
                cli_settle_set(store, &request->side[i].set, arguments->ids[i], error);
    cli_begin_budget(&arguments->budget);
    return failed != 0 ? failed : tree_print(store, request, arguments->output, error);
}

int cli_tree(int argc, char **argv)
{
    CLEANUP(tree_arguments_free) struct tree_arguments arguments = {0};
    struct error error = {0};
    int status;

    if (!tree_read_arguments(argc, argv, &arguments, &status))
        return status;
    return print(&arguments, &error) != 0 ? cli_fail(&error) : CLI_FINE;
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
    enum fail_if_outcome outcome;
    struct budget budget;
};

static void series_arguments_free(struct series_arguments *arguments)
{
    series_request_free(&arguments->request);
    fail_if_free(&arguments->conditions);
    buffer_free(&arguments->sets);
    given_options_free(&arguments->options);
}

/* Names the sets; folders become sets first. */
static int name_sets(int argc, char **argv, struct series_arguments *arguments,
                     struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    int failed = 0;

    for (int i = 0; i < argc && failed == 0; i++) {
        const char *name = argv[i];
        char id[33];

        if (access(name, F_OK) == 0) {
            if (store == NULL)
                failed = cli_open_to_read(arguments->data, NULL, &store, error);
            if (failed == 0)
                failed = cli_settle_set(store, &name, id, error);
        }
        buffer_printf(&arguments->sets, "%s%s", i > 0 ? "," : "", name);
    }
    return failed;
}

static int series_read_values(int argc, char **argv, struct series_arguments *arguments)
{
    struct error error = {0};

    if (name_sets(argc, argv, arguments, &error) != 0)
        return cli_fail(&error);
    if (buffer_failed(&arguments->sets))
        return cli_usage("series", "the names of the sets are too long");
    if (argc > 0)
        given_options_note(&arguments->options, "sets", arguments->sets.bytes);
    int failed = series_request_read(SERIES_COMMAND, &arguments->options.given,
                                     &arguments->budget, &arguments->request, &error);
    const char **texts = arguments->request.conditions;
    for (; failed == 0 && texts != NULL && *texts != NULL; texts++)
        failed = fail_if_parse(&arguments->conditions, *texts, &error);
    if (failed == 0 && arguments->conditions.count > 0 &&
        arguments->request.baseline == NULL)
        return cli_usage("series", "--fail-if needs --baseline: the sets that the newest "
                                   "is measured against");
    if (failed == 0)
        failed = cli_check_output(arguments->output, &error);
    return failed == 0 ? 0 : cli_fail(&error);
}

static int check_url(void *context, const char *value)
{
    (void)context;
    if (strncmp(value, "http://", 7) == 0 || strncmp(value, "https://", 8) == 0)
        return 0;
    return cli_usage("series", "--url takes the address of the dashboard, such as "
                               "https://perf.example.org");
}

static bool series_read_arguments(int argc, char **argv,
                                  struct series_arguments *arguments, int *status)
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
    if (!cli_options_read(
            argc, argv,
            &(struct command_options){series_usage, own, tables,
                                      .end = "\nExit status: 0 fine, 1 a condition is "
                                             "met, 2 it cannot be judged, 3 error.\n"},
            &arguments->options, status))
        return false;
    *status = series_read_values(argc - optind, argv + optind, arguments);
    return *status == 0;
}

static int print_answer(const struct series_arguments *arguments,
                        const struct series_answer *answer, struct error *error)
{
    const struct series_look look = {.colour = output_colour(arguments->output),
                                     .width = output_width(arguments->output),
                                     .url = arguments->url};
    CLEANUP_BUFFER struct buffer text;
    int failed = 0;

    buffer_init(&text, OUTPUT_MAX);
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
    if (failed == 0 && buffer_failed(&text))
        failed = error_set_memory(error);
    return failed != 0 ? failed : cli_write_text(arguments->output, &text, error);
}

/* The conditions go to standard error: the result may be read by a program. */
static int judge(struct store *store, struct series_arguments *arguments,
                 const struct series_answer *answer, struct error *error)
{
    CLEANUP_FREE struct series_gate *gate = calloc(1, sizeof *gate);
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, OUTPUT_MAX);
    if (gate == NULL)
        return error_set_memory(error);
    int failed = series_gate_judge(store, answer, &arguments->conditions, gate, error);
    if (failed != 0)
        return failed;
    series_write_gate(answer, &arguments->conditions, gate, arguments->url, &text);
    if (buffer_failed(&text))
        return error_set_memory(error);
    fwrite(text.bytes, 1, text.length, stderr);
    arguments->outcome = gate->worst;
    return 0;
}

static int series_print(struct series_arguments *arguments, struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP(series_answer_free) struct series_answer answer = {0};
    int failed = cli_open_to_read(arguments->data, NULL, &store, error);

    cli_begin_budget(&arguments->budget);
    if (failed == 0)
        failed = series_run(store, &arguments->request, &answer, error);
    if (failed == 0)
        failed = print_answer(arguments, &answer, error);
    return failed == 0 && arguments->conditions.count > 0
               ? judge(store, arguments, &answer, error)
               : failed;
}

int cli_series(int argc, char **argv)
{
    static const int statuses[] = {[FAIL_IF_FINE] = CLI_FINE,
                                   [FAIL_IF_MET] = CLI_REGRESSION,
                                   [FAIL_IF_CANNOT_JUDGE] = CLI_CANNOT_JUDGE};
    CLEANUP(series_arguments_free) struct series_arguments arguments = {0};
    struct error error = {0};
    int status;

    if (!series_read_arguments(argc, argv, &arguments, &status))
        return status;
    return series_print(&arguments, &error) != 0 ? cli_fail(&error)
                                                 : statuses[arguments.outcome];
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

static int take_format(void *context, const char *text)
{
    static const char *const names[] = {[SQL_FORMAT_JSON] = "json",
                                        [SQL_FORMAT_CSV] = "csv",
                                        [SQL_FORMAT_TABLE] = "table"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(text, names[i]) == 0) {
            *(enum sql_format *)context = (enum sql_format)i;
            return 0;
        }
    return cli_usage("sql", "--format takes table, json or csv, not \"%s\"", text);
}

/* ".schema" and the like; "./traces" is a folder. */
static bool is_command(const char *word)
{
    return word[0] == '.' && isalpha((unsigned char)word[1]) && strchr(word, '/') == NULL;
}

/* The words that are not options: a set, unless --control names it, and a statement. */
static int take_words(int count, char **words, struct sql_arguments *out)
{
    int used = 0;
    bool has_set = out->control != NULL;

    if (!has_set && count > 0 && !is_command(words[0]))
        out->control = words[used++];
    if (used < count)
        out->statement = words[used++];
    if (used < count)
        return cli_usage("sql", "give one set and one statement, in quotes, not \"%s\"",
                         words[used]);
    bool lists = out->statement != NULL && is_command(out->statement);
    if (out->control == NULL && !lists)
        return cli_usage("sql", "give a set");
    return 0;
}

/* False: the command ends with *status. */
static bool sql_read_arguments(int argc, char **argv, struct sql_arguments *out,
                               int *status)
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
    struct error error = {0};

    if (!cli_own_options_read(argc, argv, sql_usage, own, sql_end, status))
        return false;
    *status = take_words(argc - optind, argv + optind, out);
    if (*status == 0 && cli_check_output(out->output, &error) != 0)
        *status = cli_fail(&error);
    return *status == 0;
}

/* ---- the statement ---- */

static int read_input(struct buffer *out, struct error *error)
{
    char block[4096];
    size_t got;

    if (isatty(STDIN_FILENO))
        cli_say("write a SELECT; Ctrl-D ends it");
    while ((got = fread(block, 1, sizeof block, stdin)) > 0 && !buffer_failed(out))
        buffer_append(out, block, got);
    if (ferror(stdin))
        return error_set_errno(error, errno, "standard input");
    if (buffer_failed(out))
        return error_set(error, ERROR_PARAMETER, "bad_sql",
                         "the statement has more than %zu bytes", INPUT_MAX);
    return 0;
}

/* ---- the answer ---- */

struct target {
    const struct sql_arguments *arguments;
    struct output output;
};

static int flush(void *context, struct buffer *rows, struct error *error)
{
    struct target *target = context;
    int result = output_write(&target->output, rows->bytes, rows->length, error);

    buffer_clear(rows);
    return result;
}

static int ask(struct store *store, const struct sql_arguments *arguments,
               struct sql_request *request, struct error *error)
{
    CLEANUP(sql_text_free) struct sql_text text;
    CLEANUP_BUFFER struct buffer rest;
    struct target target = {.arguments = arguments, .output = {.fd = -1}};
    struct sql_outcome outcome;

    buffer_init(&rest, OUTPUT_MAX);
    sql_text_init(&text, arguments->format, OUTPUT_MAX, request->budget);
    text.flush = flush;
    text.context = &target;
    const struct sql_sink sink = sql_text_sink(&text);
    int result = output_open(&target.output, arguments->output, error);
    if (result == 0)
        result = sql_ask(store, request, &sink, &outcome, error);
    if (result == 0)
        result =
            sql_text_end(&text, &outcome, output_width(arguments->output), &rest, error);
    if (result == 0 && arguments->format == SQL_FORMAT_JSON)
        buffer_append_char(&rest, '\n');
    if (result == 0)
        result = output_write(&target.output, rest.bytes, rest.length, error);
    if (result == 0 && outcome.truncated_by != NULL)
        cli_say("tracediff: the answer was cut after %llu rows: it has more than %zu MB; "
                "write CSV, or ask for less",
                (unsigned long long)outcome.rows, OUTPUT_MAX >> 20);
    if (result == 0)
        result = output_finish(&target.output, error);
    output_discard(&target.output);
    return result;
}

static int list_tables(const struct sql_arguments *arguments, const char *command,
                       struct error *error)
{
    static const char word[] = ".schema";
    CLEANUP(sql_tables_free) struct sql_tables tables = {0};
    CLEANUP_BUFFER struct buffer text;
    const char *only = command + sizeof word - 1;

    buffer_init(&text, OUTPUT_MAX);
    if (strncmp(command, word, sizeof word - 1) != 0 || (*only != '\0' && *only != ' '))
        return error_set(error, ERROR_PARAMETER, "bad_sql",
                         "there is no command \"%.60s\"; .schema lists the tables",
                         command);
    only += strspn(only, " ");
    int result = sql_tables_list(true, NULL, &tables, error);
    if (result != 0)
        return result;
    if (arguments->format == SQL_FORMAT_JSON)
        sql_tables_write_json(&tables, &text);
    else if (!sql_tables_write(&tables, *only == '\0' ? NULL : only,
                               output_width(arguments->output), &text))
        return error_set(error, ERROR_NOT_FOUND, "bad_sql",
                         "there is no table \"%.60s\"; .schema lists the tables", only);
    if (arguments->format == SQL_FORMAT_JSON)
        buffer_append_char(&text, '\n');
    return buffer_failed(&text) ? error_set_memory(error)
                                : cli_write_text(arguments->output, &text, error);
}

/* Half of the machine's memory, and an hour: the machine is the user's own. */
static int run(struct sql_arguments *arguments, const struct buffer *statement,
               struct error *error)
{
    struct budget budget;
    CLEANUP(cli_close_store) struct store *store = NULL;
    char ids[2][33];
    int result = cli_open_to_read(arguments->data, NULL, &store, error);

    if (result == 0)
        result = cli_check_sources(
            store, (const char *[]){arguments->control, arguments->test}, 2, error);
    if (result == 0)
        result = cli_settle_set(store, &arguments->control, ids[0], error);
    if (result == 0)
        result = cli_settle_set(store, &arguments->test, ids[1], error);
    if (result != 0)
        return result;
    cli_begin_budget(&budget);
    struct sql_request request = {
        .control = arguments->control,
        .test = arguments->test,
        .statement = statement->bytes == NULL ? "" : statement->bytes,
        .length = statement->length,
        .memory = machine_memory() / 2,
        .budget = &budget,
    };
    return ask(store, arguments, &request, error);
}

int cli_sql(int argc, char **argv)
{
    struct sql_arguments arguments = {.format = SQL_FORMAT_TABLE};
    struct error error = {0};
    CLEANUP_BUFFER struct buffer statement;
    int result = 0, status;

    buffer_init(&statement, INPUT_MAX);
    if (!sql_read_arguments(argc, argv, &arguments, &status))
        return status;
    if (arguments.statement != NULL)
        buffer_append_text(&statement, arguments.statement);
    else
        result = read_input(&statement, &error);
    if (result == 0 && statement.length > 0 && statement.bytes[0] == '.')
        result = list_tables(&arguments, statement.bytes, &error);
    else if (result == 0)
        result = run(&arguments, &statement, &error);
    return result == 0 ? CLI_FINE : cli_fail(&error);
}
