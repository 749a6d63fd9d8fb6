/* tracediff tree: the engine of /api/v1/compare_traces/tree on the command line. */
#include "analysis/tree/tree_answer.h"
#include "base/cleanup.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/output.h"
#include "cli/parameter_options.h"
#include "cli/sources.h"
#include "cli/tree_print.h"

#include <stdio.h>

static const char help_head[] =
    "usage: tracediff tree [OPTIONS] SET|CONTROL [TEST]\n\n"
    "The time of every module, operator and kernel launch of a set, as a tree of\n"
    "calls; of two sets, what changed and where. Each is a folder of traces (ingested\n"
    "first), a label, or the id of a set.\n\n"
    "  --data DIR             the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --output FILE          write there instead of to standard output\n"
    "  --help\n";

struct tree_arguments {
    struct parameter_options options;
    const char *data, *output;
    bool help;
    struct tree_request request;
    char ids[2][33]; /* of the sets made from folders */
    struct budget budget;
};

static void arguments_free(struct tree_arguments *arguments)
{
    parameter_options_free(&arguments->options);
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

static int read_arguments(int argc, char **argv, struct tree_arguments *arguments)
{
    const struct own_option own[] = {
        {"data", .text = &arguments->data}, {"output", .text = &arguments->output}, {0}};
    struct error error = {0};

    if (parameter_options_init(&arguments->options, own, argc, &error) != 0)
        return cli_fail(&error);
    parameter_options_add(&arguments->options, &tree_parameters, TREE_COMMAND);
    if (parameter_options_read(&arguments->options, argc, argv, own, &arguments->help) !=
        0)
        return CLI_ERROR;
    if (arguments->help)
        return 0;
    if (argc - optind != 1 && argc - optind != 2)
        return cli_usage("tree", "give one set, or CONTROL and TEST, not %d",
                         argc - optind);
    parameter_options_note(&arguments->options, "control", argv[optind]);
    if (argc - optind == 2)
        parameter_options_note(&arguments->options, "test", argv[optind + 1]);
    return read_values(arguments);
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
    CLEANUP(arguments_free) struct tree_arguments arguments = {0};
    struct error error = {0};
    int status = read_arguments(argc, argv, &arguments);

    if (status != 0)
        return status;
    if (arguments.help) {
        fputs(help_head, stdout);
        parameter_options_print_help(&tree_parameters, TREE_COMMAND);
        puts("\nExit status: 0 fine, 3 error.");
        return CLI_FINE;
    }
    return print(&arguments, &error) != 0 ? cli_fail(&error) : CLI_FINE;
}
