/* tracediff analyse: the engine of /api/v1/analysis/… on the command line. */
#include "analysis/set/options.h"
#include "analysis/set/registry.h"
#include "analysis/set/run.h"
#include "base/cleanup.h"
#include "base/nearest.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/output.h"
#include "cli/parameter_options.h"
#include "cli/sources.h"
#include "render/analysis_csv.h"
#include "render/analysis_json.h"
#include "render/analysis_table.h"
#include "render/table_text.h"

#include <stdio.h>
#include <string.h>

#define OUTPUT_MAX ((size_t)1 << 30)
#define CHOSEN_MAX 64
/* How many of the worst rows a table shows on a terminal. */
#define TABLE_LIMIT "5"
#define HELP_WIDTH 80
#define ABOUT_COLUMN 4

static const char help_head[] =
    "usage: tracediff analyse [OPTIONS] DIR|SET\n\n"
    "DIR is a folder of traces (ingested first), SET the label or id of a stored set.\n\n"
    "  --data DIR             the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --what LIST            all (the default), or some of the analyses below\n"
    "  --format FORMAT        table, json or csv\n"
    "  --table NAME           which table of a single analysis, as CSV\n"
    "  --output FILE          write there instead of to standard output\n"
    "  --help\n\n"
    "The options of every analysis, by the names of the API:\n\n";

struct analyse_arguments {
    struct parameter_options options;
    const char *data, *what, *format, *table, *output;
    bool help;
    char ids[2][33]; /* of the sets made from folders */
    bool chosen[CHOSEN_MAX];
    size_t chosen_count;
};

static void arguments_free(struct analyse_arguments *arguments)
{
    parameter_options_free(&arguments->options);
}

static void add_options(struct parameter_options *options)
{
    parameter_options_add(options, &analysis_set_parameters, 0);
    parameter_options_add(options, &analysis_row_parameters, 0);
    for (size_t i = 0; i < analysis_count; i++)
        parameter_options_add(options, &analyses[i]->parameters, 0);
    parameter_options_add(options, &analysis_series_parameters, 0);
}

static void print_about(const struct analysis *analysis)
{
    CLEANUP_BUFFER struct buffer about;

    buffer_init(&about, 4096);
    table_wrap(analysis->about, HELP_WIDTH, ABOUT_COLUMN, ABOUT_COLUMN, &about);
    printf("\n%s\n%*s%s\n", analysis->name, ABOUT_COLUMN, "",
           buffer_failed(&about) ? analysis->about : about.bytes);
}

static void print_help(void)
{
    fputs(help_head, stdout);
    parameter_options_print_help(&analysis_set_parameters, 0);
    puts("\nFor all analyses except those of steps, which count rows as compare does:\n");
    parameter_options_print_help(&analysis_row_parameters, 0);
    puts("\nThe analyses, each with its own options:");
    for (size_t i = 0; i < analysis_count; i++) {
        print_about(analyses[i]);
        parameter_options_print_help(&analyses[i]->parameters, 0);
        if (analyses[i]->lines != NULL)
            parameter_options_print_help(&analysis_series_parameters, 0);
    }
    puts("\nExit status: 0 fine, 3 error.");
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

static int read_arguments(int argc, char **argv, struct analyse_arguments *arguments)
{
    const struct own_option own[] = {
        {"data", .text = &arguments->data},     {"what", .text = &arguments->what},
        {"format", .text = &arguments->format}, {"table", .text = &arguments->table},
        {"output", .text = &arguments->output}, {0}};
    struct error error = {0};
    int status;

    if (parameter_options_init(&arguments->options, own, argc, &error) != 0)
        return cli_fail(&error);
    add_options(&arguments->options);
    if (parameter_options_read(&arguments->options, argc, argv, own, &arguments->help) !=
        0)
        return CLI_ERROR;
    if (arguments->help)
        return 0;
    if (argc - optind != 1)
        return cli_usage("analyse",
                         "it takes one set, not %d; --test names a second, "
                         "and --what an analysis",
                         argc - optind);
    parameter_options_note(&arguments->options, "set", argv[optind]);
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
        return analysis_write_json(&result, out, error);
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
    struct parameter_options *options = &arguments->options;
    const char *sets[] = {parameters_text(&options->given, "set"),
                          parameters_text(&options->given, "test")};
    int failed = cli_check_sources(store, sets, 2, error);

    for (size_t i = 0; i < 2 && failed == 0; i++)
        failed = cli_settle_set(store, &sets[i], arguments->ids[i], error);
    parameter_options_note(options, "set", sets[0]);
    if (sets[1] != NULL)
        parameter_options_note(options, "test", sets[1]);
    return failed;
}

static int analyse(struct analyse_arguments *arguments, struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP_BUFFER struct buffer text;
    struct parameter_options *options = &arguments->options;
    bool table = strcmp(arguments->format, "table") == 0;
    bool colour = output_colour(arguments->output);

    buffer_init(&text, OUTPUT_MAX);
    if (table && parameters_text(&options->given, "limit") == NULL)
        parameter_options_note(options, "limit", TABLE_LIMIT);
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
    int status = read_arguments(argc, argv, &arguments);

    if (status != 0)
        return status;
    if (arguments.help) {
        print_help();
        return CLI_FINE;
    }
    return analyse(&arguments, &error) != 0 ? cli_fail(&error) : CLI_FINE;
}
