/* See compare_options.h. */
#include "cli/compare_options.h"
#include "analysis/compare/compare_parameters.h"
#include "cli/common.h"
#include "cli/options.h"
#include "cli/sources.h"

#include <stdio.h>
#include <string.h>

static const char help[] =
    "usage: tracediff compare [OPTIONS] CONTROL TEST\n\n"
    "CONTROL and TEST are folders of traces (ingested first), labels, or ids of sets.\n\n"
    "  --data DIR             the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --ranks, --control-ranks, --test-ranks LIST    all, first, or 0,2,4-7\n"
    "  --steps, --control-steps, --test-steps LIST    all, first, any, or a list\n"
    "  --marker, --control-marker, --test-marker NAME\n"
    "                         rows with this name are the steps, for a set without any\n"
    "  --device-type TYPE     ALL, CPU or GPU\n"
    "  --use-short-name       kernels by the short form of their name\n"
    "  --merge-addresses=false\n"
    "                         keep names apart that differ by a memory address only\n"
    "  --q TEXT               only names that contain the text\n"
    "  --exclude GLOB         without names like this, e.g. 'aten::*'; may be repeated\n"
    "  --step-rows            with the rows of the steps themselves (ProfilerStep*), "
    "which\n"
    "                         are hidden otherwise, but for JSON and CSV\n"
    "  --category CATEGORY    only these; may be repeated\n"
    "  --change GROUP         added, deleted, increased, decreased or unchanged\n"
    "  --sort COLUMN          as in the CSV; default abs_diff_self_duration, for JSON\n"
    "                         and CSV abs_diff_duration\n"
    "  --order asc|desc\n"
    "  --limit N, --offset N  rows (the table shows 20 by default; all: --limit "
    "1000000)\n"
    "  --significance BOOL    judge every row (default true)\n"
    "  --diagnosis BOOL       sentences on the cause of the change (default true)\n"
    "  --significant[=WHICH]  only rows that are slower or faster (q < 0.05); WHICH is\n"
    "                         slower or faster\n"
    "  --fold                 a kernel that is gone and its probable replacement become\n"
    "                         one row\n"
    "  --row ID               say at which place in the order the row with this id is\n"
    "  --measure MEASURE      self or total: the time that is shown and judged; host\n"
    "                         rows without or with the calls inside them (default "
    "self)\n"
    "  --equivalence PART     smaller changes of the step time count as none: 2%, 0.02\n"
    "  --fail-if CONDITION    e.g. 'step_time>5%', 'gpu_time>200us', "
    "'op(\"aten::mm\")>10%';\n"
    "                         several by commas, or repeated\n"
    "  --format FORMAT        table (fits the terminal, or COLUMNS), json, csv, "
    "markdown\n"
    "                         or html\n"
    "  --output FILE          write there instead of to standard output\n"
    "  --help\n\n"
    "Exit status: 0 fine; 3 error. With --fail-if: 1 when a condition is met and the "
    "shift of\nthe typical step is certain; 2 when a condition cannot be judged (fewer "
    "than 4 steps on\na side, or mean and shift contradict each other).\n";

enum option_code {
    OPTION_DATA = 256,
    OPTION_RANKS,
    OPTION_CONTROL_RANKS,
    OPTION_TEST_RANKS,
    OPTION_STEPS,
    OPTION_CONTROL_STEPS,
    OPTION_TEST_STEPS,
    OPTION_MARKER,
    OPTION_CONTROL_MARKER,
    OPTION_TEST_MARKER,
    OPTION_DEVICE_TYPE,
    OPTION_SHORT,
    OPTION_MERGE,
    OPTION_Q,
    OPTION_EXCLUDE,
    OPTION_CATEGORY,
    OPTION_CHANGE,
    OPTION_SORT,
    OPTION_ORDER,
    OPTION_LIMIT,
    OPTION_OFFSET,
    OPTION_SIGNIFICANCE,
    OPTION_DIAGNOSIS,
    OPTION_SIGNIFICANT,
    OPTION_STEP_ROWS,
    OPTION_FOLD,
    OPTION_ROW,
    OPTION_MEASURE,
    OPTION_EQUIVALENCE,
    OPTION_FAIL_IF,
    OPTION_FORMAT,
    OPTION_OUTPUT,
    OPTION_HELP
};

static const struct option options[] = {
    {"data", required_argument, NULL, OPTION_DATA},
    {"ranks", required_argument, NULL, OPTION_RANKS},
    {"control-ranks", required_argument, NULL, OPTION_CONTROL_RANKS},
    {"test-ranks", required_argument, NULL, OPTION_TEST_RANKS},
    {"steps", required_argument, NULL, OPTION_STEPS},
    {"control-steps", required_argument, NULL, OPTION_CONTROL_STEPS},
    {"test-steps", required_argument, NULL, OPTION_TEST_STEPS},
    {"marker", required_argument, NULL, OPTION_MARKER},
    {"control-marker", required_argument, NULL, OPTION_CONTROL_MARKER},
    {"test-marker", required_argument, NULL, OPTION_TEST_MARKER},
    {"device-type", required_argument, NULL, OPTION_DEVICE_TYPE},
    {"use-short-name", optional_argument, NULL, OPTION_SHORT},
    {"merge-addresses", optional_argument, NULL, OPTION_MERGE},
    {"q", required_argument, NULL, OPTION_Q},
    {"exclude", required_argument, NULL, OPTION_EXCLUDE},
    {"category", required_argument, NULL, OPTION_CATEGORY},
    {"change", required_argument, NULL, OPTION_CHANGE},
    {"sort", required_argument, NULL, OPTION_SORT},
    {"order", required_argument, NULL, OPTION_ORDER},
    {"limit", required_argument, NULL, OPTION_LIMIT},
    {"offset", required_argument, NULL, OPTION_OFFSET},
    {"significance", required_argument, NULL, OPTION_SIGNIFICANCE},
    {"diagnosis", required_argument, NULL, OPTION_DIAGNOSIS},
    {"significant", optional_argument, NULL, OPTION_SIGNIFICANT},
    {"step-rows", no_argument, NULL, OPTION_STEP_ROWS},
    {"fold", optional_argument, NULL, OPTION_FOLD},
    {"row", required_argument, NULL, OPTION_ROW},
    {"measure", required_argument, NULL, OPTION_MEASURE},
    {"equivalence", required_argument, NULL, OPTION_EQUIVALENCE},
    {"fail-if", required_argument, NULL, OPTION_FAIL_IF},
    {"format", required_argument, NULL, OPTION_FORMAT},
    {"output", required_argument, NULL, OPTION_OUTPUT},
    {"help", no_argument, NULL, OPTION_HELP},
    {NULL, 0, NULL, 0}};

void compare_arguments_free(struct compare_arguments *arguments)
{
    fail_if_free(&arguments->fail_if);
}

static bool add_to_list(const char **list, const char *value)
{
    size_t count = 0;

    while (list[count] != NULL)
        count++;
    if (count == COMPARE_LIST_MAX)
        return false;
    list[count] = value;
    return true;
}

/* Where the value of a plain option goes; NULL for the others. */
static const char **place_of(struct compare_arguments *arguments, int option)
{
    struct compare_request *request = &arguments->request;

    switch (option) {
    case OPTION_DATA:
        return &arguments->data;
    case OPTION_CONTROL_RANKS:
        return &request->control_ranks;
    case OPTION_TEST_RANKS:
        return &request->test_ranks;
    case OPTION_CONTROL_STEPS:
        return &request->control_steps;
    case OPTION_TEST_STEPS:
        return &request->test_steps;
    case OPTION_MARKER:
        return &request->marker;
    case OPTION_CONTROL_MARKER:
        return &request->control_marker;
    case OPTION_TEST_MARKER:
        return &request->test_marker;
    case OPTION_DEVICE_TYPE:
        return &request->device_type;
    case OPTION_Q:
        return &request->q;
    case OPTION_CHANGE:
        return &request->change;
    case OPTION_SORT:
        return &request->sort;
    case OPTION_ORDER:
        return &request->order;
    case OPTION_LIMIT:
        return &request->limit;
    case OPTION_OFFSET:
        return &request->offset;
    case OPTION_SIGNIFICANCE:
        return &request->significance;
    case OPTION_MEASURE:
        return &request->measure;
    case OPTION_ROW:
        return &request->row;
    case OPTION_EQUIVALENCE:
        return &request->equivalence;
    case OPTION_DIAGNOSIS:
        return &request->diagnosis;
    case OPTION_FORMAT:
        return &arguments->format;
    case OPTION_OUTPUT:
        return &arguments->output;
    default:
        return NULL;
    }
}

static int take_condition(struct compare_arguments *arguments)
{
    struct error error = {0};

    arguments->request.fail_if = &arguments->fail_if;
    return fail_if_parse(&arguments->fail_if, optarg, &error) == 0 ? 0 : cli_fail(&error);
}

/* 0, or the exit status. */
static int take_option(struct compare_arguments *arguments, int option)
{
    struct compare_request *request = &arguments->request;
    const char **place = place_of(arguments, option);

    if (place != NULL) {
        *place = optarg;
        return 0;
    }
    switch (option) {
    case OPTION_RANKS:
        request->control_ranks = request->test_ranks = optarg;
        return 0;
    case OPTION_STEPS:
        request->control_steps = request->test_steps = optarg;
        return 0;
    case OPTION_SHORT:
        request->use_short_name = optarg == NULL ? "true" : optarg;
        return 0;
    case OPTION_MERGE:
        request->merge_addresses = optarg == NULL ? "true" : optarg;
        return 0;
    case OPTION_SIGNIFICANT:
        request->significant = optarg == NULL ? "true" : optarg;
        return 0;
    case OPTION_FOLD:
        request->fold = optarg == NULL ? "true" : optarg;
        return 0;
    case OPTION_STEP_ROWS:
        arguments->step_rows = true;
        return 0;
    case OPTION_FAIL_IF:
        return take_condition(arguments);
    case OPTION_EXCLUDE:
        request->exclude = arguments->exclude;
        return add_to_list(arguments->exclude, optarg)
                   ? 0
                   : cli_usage("compare", "--exclude can be given %d times at most",
                               COMPARE_LIST_MAX);
    case OPTION_CATEGORY:
        request->category = arguments->category;
        return add_to_list(arguments->category, optarg)
                   ? 0
                   : cli_usage("compare", "--category can be given %d times at most",
                               COMPARE_LIST_MAX);
    case OPTION_HELP:
        arguments->help = true;
        return 0;
    default:
        return CLI_ERROR;
    }
}

static bool is_format(const char *format)
{
    static const char *const formats[] = {"table", "json", "csv", "markdown", "html"};

    for (size_t i = 0; i < sizeof formats / sizeof formats[0]; i++)
        if (strcmp(format, formats[i]) == 0)
            return true;
    return false;
}

/* JSON and CSV are the API's. Readers are shown the time that is ordered by, and no rows
 * of the steps themselves, as on the page. */
static void choose_for_readers(struct compare_arguments *arguments)
{
    struct compare_request *request = &arguments->request;
    size_t count = 0;

    if (strcmp(arguments->format, "json") == 0 || strcmp(arguments->format, "csv") == 0)
        return;
    if (request->sort == NULL)
        request->sort = compare_sort_for_readers(request->measure);
    else if (request->measure == NULL)
        request->measure = compare_measure_of_sort(request->sort);
    if (arguments->step_rows)
        return;
    while (arguments->exclude[count] != NULL)
        if (strcmp(arguments->exclude[count++], COMPARE_STEP_ROWS) == 0)
            return;
    arguments->exclude[count] = COMPARE_STEP_ROWS;
    arguments->steps_hidden = true;
    request->exclude = arguments->exclude;
}

/* What the values say, before anything is read. */
static int check_values(const struct compare_arguments *arguments)
{
    const struct compare_request *request = &arguments->request;
    struct compare_result understood = {0};
    struct error error = {0};
    int failed = compare_read_parameters(request, &understood, &error);

    if (failed == 0)
        failed = selection_check("control", request->control_ranks,
                                 request->control_steps, &error);
    if (failed == 0)
        failed =
            selection_check("test", request->test_ranks, request->test_steps, &error);
    if (failed == 0)
        failed = cli_check_output(arguments->output, &error);
    return failed == 0 ? 0 : cli_fail(&error);
}

int compare_options_read(int argc, char **argv, struct compare_arguments *arguments)
{
    int option;

    while ((option = options_next(argc, argv, options)) != -1) {
        int status = take_option(arguments, option);

        if (status != 0)
            return status;
    }
    if (arguments->help)
        return 0;
    if (argc - optind != 2)
        return cli_usage("compare", "give two sets, CONTROL and TEST, not %d",
                         argc - optind);
    arguments->request.control = argv[optind];
    arguments->request.test = argv[optind + 1];
    if (arguments->format == NULL)
        arguments->format = "table";
    if (!is_format(arguments->format))
        return cli_usage("compare",
                         "--format takes table, json, csv, markdown or html, not \"%s\"",
                         arguments->format);
    if (arguments->request.fold != NULL && arguments->request.fail_if != NULL)
        return cli_usage("compare", "--fold and --fail-if do not go together: conditions "
                                    "name single rows");
    choose_for_readers(arguments);
    return check_values(arguments);
}

void compare_options_print_help(void)
{
    fputs(help, stdout);
}
