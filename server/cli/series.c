/* tracediff series: the engine of /api/v1/series on the command line. */
#include "analysis/compare/fail_if.h"
#include "analysis/series/series_gate.h"
#include "analysis/series/series_run.h"
#include "base/cleanup.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/output.h"
#include "cli/parameter_options.h"
#include "cli/sources.h"
#include "render/series_csv.h"
#include "render/series_gate_text.h"
#include "render/series_json.h"
#include "render/series_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OUTPUT_MAX ((size_t)1 << 30)
#define SETS_BYTES_MAX ((size_t)1 << 20)

static const char help_head[] =
    "usage: tracediff series [OPTIONS] [SETS…]\n"
    "\n"
    "The step time of many sets in order of recording, and where it changed: a\n"
    "nightly job, the commits of a branch. SETS are ids, labels, patterns of labels\n"
    "in quotes ('nightly-*'), beginnings of labels, or tag:TAG; without any, all\n"
    "sets.\n"
    "\n"
    "  --data DIR             the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --url URL              where the dashboard is: links in the table begin with\n"
    "                         it\n"
    "  --output FILE          write there instead of to standard output\n"
    "  --help\n";

struct series_arguments {
    struct parameter_options options;
    const char *data, *output, *url;
    bool help;
    struct buffer sets; /* separated by commas */
    struct series_request request;
    struct fail_if conditions;
    enum fail_if_outcome outcome;
    struct budget budget;
};

static void arguments_free(struct series_arguments *arguments)
{
    series_request_free(&arguments->request);
    fail_if_free(&arguments->conditions);
    buffer_free(&arguments->sets);
    parameter_options_free(&arguments->options);
}

static int read_values(int argc, char **argv, struct series_arguments *arguments)
{
    struct error error = {0};

    for (int i = 0; i < argc; i++)
        buffer_printf(&arguments->sets, "%s%s", i > 0 ? "," : "", argv[i]);
    if (buffer_failed(&arguments->sets))
        return cli_usage("series", "the names of the sets are too long");
    if (argc > 0)
        parameter_options_note(&arguments->options, "sets", arguments->sets.bytes);
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

static int read_arguments(int argc, char **argv, struct series_arguments *arguments)
{
    const struct own_option own[] = {{"data", .text = &arguments->data},
                                     {"url", .text = &arguments->url, .take = check_url},
                                     {"output", .text = &arguments->output},
                                     {0}};
    struct error error = {0};

    buffer_init(&arguments->sets, SETS_BYTES_MAX);
    if (parameter_options_init(&arguments->options, own, argc, &error) != 0)
        return cli_fail(&error);
    parameter_options_add(&arguments->options, &series_parameters, SERIES_COMMAND);
    if (parameter_options_read(&arguments->options, argc, argv, own, &arguments->help) !=
        0)
        return CLI_ERROR;
    return arguments->help ? 0 : read_values(argc - optind, argv + optind, arguments);
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
        failed = series_write_json(answer, "", &text, error);
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

static int print(struct series_arguments *arguments, struct error *error)
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
    CLEANUP(arguments_free) struct series_arguments arguments = {0};
    struct error error = {0};
    int status = read_arguments(argc, argv, &arguments);

    if (status != 0)
        return status;
    if (arguments.help) {
        fputs(help_head, stdout);
        parameter_options_print_help(&series_parameters, SERIES_COMMAND);
        puts("\nExit status: 0 fine, 1 a condition is met, 2 it cannot be judged, 3 "
             "error.");
        return CLI_FINE;
    }
    return print(&arguments, &error) != 0 ? cli_fail(&error)
                                          : statuses[arguments.outcome];
}
