/* tracediff analyse: the engine of /api/v1/analysis/… at the command line. */
#include "analysis/set/analyses.h"
#include "base/cleanup.h"
#include "cli/cli.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/sources.h"
#include "render/analysis_json.h"
#include "render/analysis_table.h"

#include <stdio.h>
#include <string.h>

#define OUTPUT_MAX ((size_t)1 << 30)
#define NAME_MAX_LENGTH 40

static const char help_head[] =
    "usage: tracediff analyse [OPTIONS] DIR|SET\n\n"
    "DIR is a folder of traces (ingested first), SET the label or id of a stored set.\n\n"
    "  --data DIR             the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --what LIST            all (the default), or some of:\n";
static const char help_tail[] =
    "  --format FORMAT        table, json or csv\n"
    "  --table NAME           which table of a single analysis, as CSV\n"
    "  --output FILE          write there instead of to standard output\n"
    "  --help\n\n"
    "The options of single analyses, by the names of the API:\n\n";

enum option_code {
    OPTION_DATA = 256,
    OPTION_WHAT,
    OPTION_FORMAT,
    OPTION_TABLE,
    OPTION_OUTPUT,
    OPTION_HELP,
    OPTION_PARAMETER /* + enum analysis_parameter */
};

#define OWN_OPTIONS 6
static const struct option own_options[OWN_OPTIONS] = {
    {"data", required_argument, NULL, OPTION_DATA},
    {"what", required_argument, NULL, OPTION_WHAT},
    {"format", required_argument, NULL, OPTION_FORMAT},
    {"table", required_argument, NULL, OPTION_TABLE},
    {"output", required_argument, NULL, OPTION_OUTPUT},
    {"help", no_argument, NULL, OPTION_HELP},
};

/* Our own options and one for each parameter, `-` for `_`. */
struct option_list {
    struct option options[OWN_OPTIONS + PARAMETER_COUNT + 1];
    char names[PARAMETER_COUNT][NAME_MAX_LENGTH];
};

struct arguments {
    struct analysis_request request;
    const char *data, *what, *format, *table, *output;
    bool help;
    char ids[2][33]; /* of folders, once they are sets */
    bool chosen[ANALYSIS_COUNT];
    size_t chosen_count;
};

static void make_options(struct option_list *list)
{
    size_t count = OWN_OPTIONS;

    memset(list, 0, sizeof *list);
    memcpy(list->options, own_options, sizeof own_options);
    for (int i = PARAMETER_TEST; i < PARAMETER_COUNT; i++) {
        snprintf(list->names[i], NAME_MAX_LENGTH, "%s", analysis_parameters[i].name);
        for (char *at = list->names[i]; *at != '\0'; at++)
            *at = *at == '_' ? '-' : *at;
        list->options[count++] = (struct option){list->names[i], required_argument, NULL,
                                                 OPTION_PARAMETER + i};
    }
}

static void print_help(void)
{
    struct option_list list;

    make_options(&list);
    fputs(help_head, stdout);
    for (enum analysis i = 0; i < ANALYSIS_COUNT; i++)
        printf("                           %s\n", analysis_name(i));
    fputs(help_tail, stdout);
    for (int i = PARAMETER_TEST; i < PARAMETER_COUNT; i++)
        printf("  --%-28s %s\n", list.names[i], analysis_parameters[i].allowed);
    puts("\nWithout --operator-name, kernel_sequences looks at the operator whose "
         "kernels take\n"
         "most time.\n\n"
         "Exit status: 0 fine, 3 error.");
}

/* ---- arguments ---- */

static int take_option(struct arguments *arguments, int option)
{
    switch (option) {
    case OPTION_DATA:
        arguments->data = optarg;
        return 0;
    case OPTION_WHAT:
        arguments->what = optarg;
        return 0;
    case OPTION_FORMAT:
        arguments->format = optarg;
        return 0;
    case OPTION_TABLE:
        arguments->table = optarg;
        return 0;
    case OPTION_OUTPUT:
        arguments->output = optarg;
        return 0;
    case OPTION_HELP:
        arguments->help = true;
        return 0;
    default:
        if (option < OPTION_PARAMETER)
            return CLI_ERROR;
        arguments->request.values[option - OPTION_PARAMETER] = optarg;
        return 0;
    }
}

static const char *analysis_word(const void *context, size_t index)
{
    (void)context;
    return index < ANALYSIS_COUNT ? analysis_name((enum analysis)index) : NULL;
}

static int no_analysis(const char *typed)
{
    const char *nearest = options_nearest(typed, analysis_word, NULL);

    if (nearest == NULL)
        return cli_usage("analyse", "--what: there is no analysis \"%s\"", typed);
    return cli_usage("analyse", "--what: there is no analysis \"%s\" (did you mean %s?)",
                     typed, nearest);
}

static int choose_analyses(struct arguments *arguments)
{
    const char *what = arguments->what == NULL ? "all" : arguments->what;

    if (strcmp(what, "all") == 0) {
        for (enum analysis i = 0; i < ANALYSIS_COUNT; i++)
            arguments->chosen[i] = true;
    } else {
        CLEANUP_FREE char *copy = strdup(what);
        char *rest = copy, *item;
        enum analysis analysis;

        while (copy != NULL && (item = strsep(&rest, ",")) != NULL) {
            if (!analysis_find(item, &analysis))
                return no_analysis(item);
            arguments->chosen[analysis] = true;
        }
    }
    for (enum analysis i = 0; i < ANALYSIS_COUNT; i++)
        arguments->chosen_count += arguments->chosen[i];
    return 0;
}

/* An option that none of the chosen analyses takes is a mistake. */
static int check_parameters(const struct arguments *arguments)
{
    for (int i = 0; i < PARAMETER_COUNT; i++) {
        bool taken = arguments->request.values[i] == NULL;

        for (enum analysis j = 0; j < ANALYSIS_COUNT; j++)
            taken = taken || (arguments->chosen[j] &&
                              (analysis_parameters[i].analyses >> j & 1) != 0);
        if (!taken)
            return cli_usage("analyse", "%s is not a parameter of these analyses",
                             analysis_parameters[i].name);
    }
    return 0;
}

/* What the values say, before anything is read. */
static int check_values(const struct arguments *arguments)
{
    const char *const *values = arguments->request.values;
    struct error error = {0};
    int failed = cli_check_output(arguments->output, &error);

    for (enum analysis i = 0; i < ANALYSIS_COUNT && failed == 0; i++) {
        struct analysis_options options = {0};

        if (!arguments->chosen[i])
            continue;
        failed = analysis_read_options(i, &arguments->request, &options, &error);
        analysis_options_free(&options);
    }
    if (failed == 0)
        failed = selection_check("set", values[PARAMETER_RANKS], values[PARAMETER_STEPS],
                                 &error);
    if (failed == 0)
        failed = selection_check("set", values[PARAMETER_SET_RANKS],
                                 values[PARAMETER_SET_STEPS], &error);
    if (failed == 0)
        failed = selection_check("test", values[PARAMETER_TEST_RANKS],
                                 values[PARAMETER_TEST_STEPS], &error);
    return failed == 0 ? 0 : cli_fail(&error);
}

static int check_format(struct arguments *arguments)
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

static int read_arguments(int argc, char **argv, struct arguments *arguments)
{
    struct option_list list;
    int option, status;

    make_options(&list);
    while ((option = options_next(argc, argv, list.options)) != -1) {
        status = take_option(arguments, option);
        if (status != 0)
            return status;
    }
    if (arguments->help)
        return 0;
    if (argc - optind != 1)
        return cli_usage("analyse", "it takes one set, not %d; --test names a second",
                         argc - optind);
    arguments->request.values[PARAMETER_SET] = argv[optind];
    status = choose_analyses(arguments);
    if (status == 0)
        status = check_parameters(arguments);
    if (status == 0)
        status = check_format(arguments);
    return status == 0 ? check_values(arguments) : status;
}

/* ---- work ---- */

static int append_analysis(const struct arguments *arguments, struct store *store,
                           enum analysis analysis, bool colour, struct buffer *out,
                           struct error *error)
{
    CLEANUP(analysis_result_free) struct analysis_result result = {0};
    bool csv = strcmp(arguments->format, "csv") == 0;
    struct analysis_request request = arguments->request;
    struct budget budget;

    cli_begin_budget(&budget);
    request.budget = &budget;
    request.every_launch = csv && analysis_csv_needs_launches(analysis, arguments->table);
    int failed = analysis_run(store, analysis, &request, &result, error);
    if (failed != 0)
        return failed;
    if (csv)
        return analysis_write_csv(&result, arguments->table, out, error);
    if (strcmp(arguments->format, "json") == 0)
        return analysis_write_json(&result, out, error);
    analyse_write_table(&result, colour, out);
    return 0;
}

/* One analysis is the API's document; several are a list of them. */
static int append_all(const struct arguments *arguments, struct store *store, bool colour,
                      struct buffer *out, struct error *error)
{
    bool json = strcmp(arguments->format, "json") == 0;
    bool several = arguments->chosen_count > 1;
    const char *separator = json && several ? "{\"analyses\":[" : "";
    int failed = 0;

    for (enum analysis i = 0; i < ANALYSIS_COUNT && failed == 0; i++) {
        if (!arguments->chosen[i])
            continue;
        buffer_append_text(out, separator);
        separator = json ? "," : "\n";
        failed = append_analysis(arguments, store, i, colour, out, error);
    }
    if (json)
        buffer_append_text(out, several ? "]}\n" : "\n");
    return failed;
}

static int analyse(struct arguments *arguments, struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    CLEANUP_BUFFER struct buffer text;
    const char **values = arguments->request.values;
    bool table = strcmp(arguments->format, "table") == 0;
    bool colour = output_colour(arguments->output);

    buffer_init(&text, OUTPUT_MAX);
    if (table && values[PARAMETER_LIMIT] == NULL)
        values[PARAMETER_LIMIT] = "5";
    int failed = cli_open_store(arguments->data, STORE_SHARED, NULL, &store, error);
    if (failed == 0)
        failed = cli_check_sources(
            store, (const char *[]){values[PARAMETER_SET], values[PARAMETER_TEST]}, 2,
            error);
    if (failed == 0)
        failed = cli_settle_set(store, &values[PARAMETER_SET], arguments->ids[0], error);
    if (failed == 0)
        failed = cli_settle_set(store, &values[PARAMETER_TEST], arguments->ids[1], error);
    if (failed == 0)
        failed = append_all(arguments, store, colour, &text, error);
    if (failed == 0 && buffer_failed(&text))
        failed = error_set_memory(error);
    return failed != 0 ? failed : cli_write_text(arguments->output, &text, error);
}

int cli_analyse(int argc, char **argv)
{
    struct arguments arguments = {0};
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
