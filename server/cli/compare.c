/* tracediff compare: the engine of /api/v1/compare_traces at the command line. */
#include "analysis/compare.h"
#include "api/compare_json.h"
#include "api/report.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "cli/cli.h"
#include "cli/compare_markdown.h"
#include "cli/compare_table.h"
#include "cli/output.h"
#include "diagnosis/diagnosis.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#define LIST_MAX 64
#define OUTPUT_MAX ((size_t)1 << 30)

static const char help[] =
    "usage: tracediff compare [OPTIONS] CONTROL TEST\n\n"
    "CONTROL and TEST are folders of traces (ingested first), labels, or ids of sets.\n\n"
    "  --data DIR             the store (default: $XDG_DATA_HOME/tracediff)\n"
    "  --ranks, --control-ranks, --test-ranks LIST    all, first, or 0,2,4-7\n"
    "  --steps, --control-steps, --test-steps LIST    all, first, any, or a list\n"
    "  --marker, --control-marker, --test-marker NAME\n"
    "                         rows of this name are the steps of a set without any\n"
    "  --device-type TYPE     ALL, CPU or GPU\n"
    "  --use-short-name       kernels by the short form of their name\n"
    "  --merge-addresses=false\n"
    "                         keep names apart that differ by a memory address only\n"
    "  --q TEXT               only names that contain the text\n"
    "  --exclude GLOB         without names like this, e.g. 'ProfilerStep*'; may be "
    "repeated\n"
    "  --category CATEGORY    only these; may be repeated\n"
    "  --change GROUP         added, deleted, increased, decreased or unchanged\n"
    "  --sort COLUMN          as in the CSV; default abs_diff_self_duration, for JSON\n"
    "                         and CSV abs_diff_duration\n"
    "  --order asc|desc\n"
    "  --limit N, --offset N  rows (the table shows 20 by default)\n"
    "  --significance BOOL    judge every row (default true)\n"
    "  --diagnosis BOOL       sentences on the cause of the change (default true)\n"
    "  --significant          only rows that are slower or faster for real\n"
    "  --measure MEASURE      self or total: the time that is shown and judged; host\n"
    "                         rows without or with the calls inside them (default "
    "self)\n"
    "  --equivalence PART     smaller changes of the step time do not matter: 2%, 0.02\n"
    "  --fail-if CONDITION    e.g. 'step_time>5%', 'gpu_time>200us', "
    "'op(\"aten::mm\")>10%';\n"
    "                         several by commas, or repeated\n"
    "  --format FORMAT        table, json, csv, markdown or html\n"
    "  --output FILE          write there instead of to standard output\n"
    "  --help\n\n"
    "Exit status: 0 fine; with --fail-if 1 when a condition is met by a shift of the\n"
    "typical step that is real, 2 when one cannot be judged (fewer than 4 steps on a\n"
    "side, or mean and shift contradict each other); 3 error.\n";

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
    {"measure", required_argument, NULL, OPTION_MEASURE},
    {"equivalence", required_argument, NULL, OPTION_EQUIVALENCE},
    {"fail-if", required_argument, NULL, OPTION_FAIL_IF},
    {"format", required_argument, NULL, OPTION_FORMAT},
    {"output", required_argument, NULL, OPTION_OUTPUT},
    {"help", no_argument, NULL, OPTION_HELP},
    {NULL, 0, NULL, 0}};

struct arguments {
    struct compare_request request;
    const char *exclude[LIST_MAX + 1], *category[LIST_MAX + 1];
    const char *data, *format, *output;
    struct fail_if fail_if;
    bool help;
    char ids[2][33]; /* of the sets that folders became */
};

static void free_arguments(struct arguments *arguments)
{
    fail_if_free(&arguments->fail_if);
}

static bool add_to_list(const char **list, const char *value)
{
    size_t count = 0;

    while (list[count] != NULL)
        count++;
    if (count == LIST_MAX)
        return false;
    list[count] = value;
    return true;
}

/* Where the value of a plain option goes; NULL for the others. */
static const char **place_of(struct arguments *arguments, int option)
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

static int take_condition(struct arguments *arguments)
{
    struct error error = {0};

    arguments->request.fail_if = &arguments->fail_if;
    return fail_if_parse(&arguments->fail_if, optarg, &error) == 0 ? 0 : cli_fail(&error);
}

/* 0, or the exit status. */
static int take_option(struct arguments *arguments, int option)
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
    case OPTION_FAIL_IF:
        return take_condition(arguments);
    case OPTION_EXCLUDE:
        request->exclude = arguments->exclude;
        return add_to_list(arguments->exclude, optarg)
                   ? 0
                   : cli_usage("compare", "more than %d of --exclude", LIST_MAX);
    case OPTION_CATEGORY:
        request->category = arguments->category;
        return add_to_list(arguments->category, optarg)
                   ? 0
                   : cli_usage("compare", "more than %d of --category", LIST_MAX);
    case OPTION_HELP:
        arguments->help = true;
        return 0;
    default:
        return cli_usage("compare", "an option was not understood");
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

/* What people read shows the first rows alone, unless --limit says otherwise. */
static bool is_short(const char *format)
{
    return strcmp(format, "table") == 0 || strcmp(format, "markdown") == 0;
}

static int read_arguments(int argc, char **argv, struct arguments *arguments)
{
    int option;

    while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
        int status = take_option(arguments, option);

        if (status != 0)
            return status;
    }
    if (arguments->help)
        return 0;
    if (argc - optind != 2)
        return cli_usage("compare", "it takes two sets, control and test, not %d",
                         argc - optind);
    arguments->request.control = argv[optind];
    arguments->request.test = argv[optind + 1];
    if (arguments->format == NULL)
        arguments->format = "table";
    if (!is_format(arguments->format))
        return cli_usage("compare",
                         "--format takes table, json, csv, markdown or html, not \"%s\"",
                         arguments->format);
    /* JSON and CSV are the API's. Readers are shown the time that is ordered by. */
    bool by_program =
        strcmp(arguments->format, "json") == 0 || strcmp(arguments->format, "csv") == 0;
    if (!by_program && arguments->request.sort == NULL)
        arguments->request.sort = compare_sort_for_readers(arguments->request.measure);
    else if (!by_program && arguments->request.measure == NULL)
        arguments->request.measure = compare_measure_of_sort(arguments->request.sort);
    return 0;
}

static int print_result(const struct arguments *arguments,
                        const struct compare_result *result, struct error *error)
{
    CLEANUP_BUFFER struct buffer text;
    int failed = 0;

    buffer_init(&text, OUTPUT_MAX);
    if (strcmp(arguments->format, "json") == 0) {
        failed = compare_write_json(result, &arguments->request, &text, error);
        buffer_append_char(&text, '\n');
    } else if (strcmp(arguments->format, "csv") == 0) {
        compare_write_csv(result, &text);
    } else if (strcmp(arguments->format, "markdown") == 0) {
        compare_write_markdown(result, &arguments->fail_if, &text);
    } else if (strcmp(arguments->format, "html") == 0) {
        failed =
            report_write(result, &arguments->request, clock_unix_seconds(), &text, error);
    } else {
        bool colour = arguments->output == NULL && isatty(STDOUT_FILENO) &&
                      getenv("NO_COLOR") == NULL;
        compare_write_table(result, colour, output_width(arguments->output), &text);
    }
    if (failed == 0 && buffer_failed(&text))
        failed = error_set_memory(error);
    return failed != 0 ? failed : cli_write_text(arguments->output, &text, error);
}

/* The conditions go to standard error: the result may be read by a program. */
static int print_outcomes(const struct arguments *arguments,
                          const struct compare_result *result, struct error *error)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, OUTPUT_MAX);
    compare_write_fail_if(result, &arguments->fail_if, &text);
    if (buffer_failed(&text))
        return error_set_memory(error);
    if (text.length > 0)
        fwrite(text.bytes, 1, text.length, stderr);
    return 0;
}

static int compare(struct arguments *arguments, enum fail_if_outcome *outcome,
                   struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    struct compare_request *request = &arguments->request;
    struct compare_result result;
    int failed = cli_open_store(arguments->data, STORE_SHARED, NULL, &store, error);

    if (failed == 0)
        failed = cli_settle_set(store, &request->control, arguments->ids[0], error);
    if (failed == 0)
        failed = cli_settle_set(store, &request->test, arguments->ids[1], error);
    if (failed == 0 && request->limit == NULL && is_short(arguments->format))
        request->limit = "20";
    if (request->significance == NULL)
        request->significance = "true";
    cli_begin_budget(request->budget);
    if (failed == 0)
        failed = compare_run(store, request, &result, error);
    if (failed != 0)
        return failed;
    if (strcmp(arguments->format, "csv") != 0)
        failed = diagnosis_add(store, &result, error);
    if (failed == 0)
        failed = print_result(arguments, &result, error);
    if (failed == 0)
        failed = print_outcomes(arguments, &result, error);
    *outcome = result.outcome;
    compare_result_free(&result);
    return failed;
}

int cli_compare(int argc, char **argv)
{
    static const int statuses[] = {[FAIL_IF_FINE] = CLI_FINE,
                                   [FAIL_IF_MET] = CLI_REGRESSION,
                                   [FAIL_IF_CANNOT_JUDGE] = CLI_CANNOT_JUDGE};
    struct budget budget;
    CLEANUP(free_arguments) struct arguments arguments = {.request.budget = &budget};
    enum fail_if_outcome outcome = FAIL_IF_FINE;
    struct error error = {0};
    int status = read_arguments(argc, argv, &arguments);

    if (status != 0)
        return status;
    if (arguments.help) {
        fputs(help, stdout);
        return CLI_FINE;
    }
    if (compare(&arguments, &outcome, &error) != 0)
        return cli_fail(&error);
    return statuses[outcome];
}
