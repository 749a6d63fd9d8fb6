/* See compare_options.h. */
#include "cli/compare_options.h"
#include "analysis/compare/columns.h"
#include "cli/common.h"
#include "cli/sources.h"

#include <stdio.h>
#include <string.h>

#define SHORT_LIMIT 20 /* rows shown to people by default */

void compare_options_print_help(void)
{
    fputs(
        "usage: tracediff compare [OPTIONS] CONTROL TEST\n"
        "\n"
        "CONTROL and TEST are folders of traces (ingested first), labels, or ids of\n"
        "sets; or several recordings of each, by commas: A,B,C D,E,F. tag:NAME and\n"
        "patterns of labels ('nightly-*') stand for all such sets. Then the recordings\n"
        "are compared, not their steps: differences within one side are noise.\n"
        "\n",
        stdout);
    parameter_options_print("--data DIR",
                            "the store (default: $XDG_DATA_HOME/tracediff)");
    parameter_options_print("--ranks LIST", "ranks of both sides");
    parameter_options_print("--steps LIST", "steps of both sides");
    parameter_options_print_help(&compare_parameters, COMPARE_COMMAND);
    parameter_options_print_help(&tree_parameters, TREE_COMPARE);
    parameter_options_print("--output FILE", "write there instead of to standard output");
    parameter_options_print("--no-git",
                            "no list of the commits between the sides, which the table "
                            "and Markdown have in a git repository with both");
    parameter_options_print("--help", "");
    puts("\nJSON and CSV have all rows by default, in the order of " COLUMN_SORT ";\n"
         "the table and Markdown have 20 (all: --limit 1000000).\n\n"
         "Exit status: 0 fine; 3 error. With --fail-if: 1 when a condition is met and "
         "the\n"
         "shift of the typical step is certain; 2 when a condition cannot be judged\n"
         "(fewer than 4 steps on a side, or mean and shift contradict each other).");
}

bool compare_options_ask_git(const struct compare_arguments *arguments)
{
    enum compare_format format = arguments->request.format;

    return !arguments->no_git && (format == COMPARE_TABLE || format == COMPARE_MARKDOWN);
}

void compare_arguments_free(struct compare_arguments *arguments)
{
    compare_request_free(&arguments->request);
    parameter_options_free(&arguments->options);
    fail_if_free(&arguments->fail_if);
}

static bool is_for_people(const struct compare_request *request)
{
    return request->format != COMPARE_JSON && request->format != COMPARE_CSV;
}

static bool excludes_steps(const struct compare_request *request)
{
    for (const char *const *glob = request->exclude; *glob != NULL; glob++)
        if (strcmp(*glob, COMPARE_STEP_ROWS) == 0)
            return true;
    return false;
}

static int read_request(struct compare_arguments *arguments, struct error *error)
{
    struct budget *budget = arguments->request.budget;

    compare_request_free(&arguments->request);
    return compare_request_read(COMPARE_COMMAND, &arguments->options.given, budget,
                                &arguments->request, error);
}

/* Formats for people show the first rows, and no rows of steps or of the backlog, as the
 * page does. */
static int choose_for_people(struct compare_arguments *arguments, struct error *error)
{
    struct compare_request *request = &arguments->request;
    bool is_short =
        request->format == COMPARE_TABLE || request->format == COMPARE_MARKDOWN;

    if (is_for_people(request) && !request->step_rows && !excludes_steps(request)) {
        parameter_options_note(&arguments->options, "exclude", COMPARE_STEP_ROWS);
        parameter_options_note(&arguments->options, "exclude", COMPARE_BACKLOG_ROWS);
        arguments->steps_hidden = true;
        if (read_request(arguments, error) != 0)
            return -(int)error->code;
    }
    if (is_short && request->limit == PARAMETER_NONE)
        request->limit = SHORT_LIMIT;
    return 0;
}

static int read_conditions(struct compare_arguments *arguments, struct error *error)
{
    int failed = 0;

    for (const struct given_parameter *one = arguments->options.items;
         one < arguments->options.items + arguments->options.given.count && failed == 0;
         one++) {
        if (strcmp(one->name, "fail_if") != 0)
            continue;
        failed = fail_if_parse(&arguments->fail_if, one->value, error);
        arguments->request.fail_if = &arguments->fail_if;
    }
    return failed;
}

/* The options of the tree need --format tree. */
static int read_tree(struct compare_arguments *arguments, struct error *error)
{
    const struct given_parameters *given = &arguments->options.given;

    if (arguments->request.format == COMPARE_CALLS)
        return tree_request_read(TREE_COMPARE, given, NULL, arguments->request.budget,
                                 &arguments->tree, error);
    for (size_t i = 0; i < tree_parameters.count; i++) {
        const struct parameter *parameter = &tree_parameters.items[i];

        if (parameter_is_for(parameter, TREE_COMPARE) &&
            parameters_text(given, parameter->name) != NULL)
            return error_set(error, ERROR_PARAMETER, "bad_format",
                             "%s goes with --format tree", parameter->name);
    }
    return 0;
}

/* Checks the values before anything is read. */
static int read_values(struct compare_arguments *arguments)
{
    const struct compare_request *request = &arguments->request;
    struct error error = {0};
    int failed = read_request(arguments, &error);

    if (failed == 0)
        failed = read_tree(arguments, &error);
    if (failed == 0)
        failed = choose_for_people(arguments, &error);
    if (failed == 0)
        failed = read_conditions(arguments, &error);
    if (failed == 0 && request->fail_if != NULL &&
        parameters_text(&arguments->options.given, "fold") != NULL)
        return cli_usage(
            "compare",
            "--fold and --fail-if cannot be combined: conditions name single rows");
    for (int side = 0; side < 2 && failed == 0; side++)
        failed = selection_check(request->side[side].name, request->side[side].ranks,
                                 request->side[side].steps, &error);
    if (failed == 0)
        failed = cli_check_output(arguments->output, &error);
    return failed == 0 ? 0 : cli_fail(&error);
}

int compare_options_read(int argc, char **argv, struct compare_arguments *arguments)
{
    /* Options that compare_parameters lacks. */
    const struct own_option own[] = {{"data", .text = &arguments->data},
                                     {"ranks", .noted = {"control_ranks", "test_ranks"}},
                                     {"steps", .noted = {"control_steps", "test_steps"}},
                                     {"output", .text = &arguments->output},
                                     {"no-git", .flag = &arguments->no_git},
                                     {0}};
    struct parameter_options *options = &arguments->options;
    struct error error = {0};

    if (parameter_options_init(options, own, argc, &error) != 0)
        return cli_fail(&error);
    parameter_options_add(options, &compare_parameters, COMPARE_COMMAND);
    parameter_options_add(options, &tree_parameters, TREE_COMPARE);
    if (parameter_options_read(options, argc, argv, own, &arguments->help) != 0)
        return CLI_ERROR;
    if (arguments->help)
        return 0;
    if (argc - optind != 2)
        return cli_usage("compare", "give two sets, CONTROL and TEST, not %d",
                         argc - optind);
    parameter_options_note(options, "control", argv[optind]);
    parameter_options_note(options, "test", argv[optind + 1]);
    return read_values(arguments);
}
