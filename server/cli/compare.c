/* tracediff compare: the engine of /api/v1/compare_traces on the command line. */
#include "analysis/compare/compare_run.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "cli/cli.h"
#include "cli/common.h"
#include "cli/compare_options.h"
#include "cli/git_log.h"
#include "cli/output.h"
#include "cli/several.h"
#include "cli/sources.h"
#include "cli/tree_print.h"
#include "diagnosis/diagnosis.h"
#include "render/compare_brief.h"
#include "render/compare_csv.h"
#include "render/compare_json.h"
#include "render/compare_markdown.h"
#include "render/compare_summary.h"
#include "render/compare_table.h"
#include "render/report.h"
#include "store/set/set_pair.h"

#include <stdio.h>

#define OUTPUT_MAX ((size_t)1 << 30)

static int print_tree(struct store *store, const struct compare_arguments *arguments,
                      struct error *error)
{
    struct tree_request request = arguments->tree;

    for (int side = 0; side < 2; side++)
        request.side[side] = arguments->request.side[side];
    request.merge_lines = arguments->request.merge_lines;
    request.format = TREE_TEXT;
    request.budget = arguments->request.budget;
    return tree_print(store, &request, arguments->output, error);
}

static int print_result(const struct compare_arguments *arguments,
                        const struct compare_result *result, struct error *error)
{
    CLEANUP(answer_free) struct answer answer = {.result = NULL};
    CLEANUP_BUFFER struct buffer text;
    int failed = answer_make(result, &answer, error);
    const struct compare_look look = {
        .colour = output_colour(arguments->output),
        .width = output_width(arguments->output),
        .steps_hidden = arguments->steps_hidden,
    };

    buffer_init(&text, OUTPUT_MAX);
    if (failed != 0)
        return failed;
    if (compare_options_ask_git(arguments))
        git_log_of_pair(result, &answer.commits);
    switch (arguments->request.format) {
    case COMPARE_JSON:
        failed = compare_write_json(&answer, &text, error);
        buffer_append_char(&text, '\n');
        break;
    case COMPARE_CSV:
        failed = compare_write_csv(result, &text, error);
        break;
    case COMPARE_BRIEF:
        compare_write_brief(&answer, "", &text);
        break;
    case COMPARE_TABLE:
        compare_write_table(&answer, &look, &text);
        break;
    case COMPARE_MARKDOWN:
        compare_write_markdown(&answer, &text);
        break;
    case COMPARE_HTML:
        failed = report_write(&answer, clock_unix_seconds(), &text, error);
        break;
    case COMPARE_CALLS: /* print_tree() */
        break;
    }
    if (failed == 0 && buffer_failed(&text))
        failed = error_set_memory(error);
    return failed != 0 ? failed : cli_write_text(arguments->output, &text, error);
}

/* The conditions go to standard error: the result may be read by a program. */
static int print_outcomes(const struct fail_if *conditions,
                          const struct compare_outcome *outcomes, struct error *error)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, OUTPUT_MAX);
    compare_write_fail_if(conditions, outcomes, &text);
    if (buffer_failed(&text))
        return error_set_memory(error);
    if (text.length > 0)
        fwrite(text.bytes, 1, text.length, stderr);
    return 0;
}

static int compare_several(struct store *store, const struct compare_arguments *arguments,
                           enum fail_if_outcome *outcome, struct error *error)
{
    CLEANUP(recordings_result_free) struct recordings_result result = {0};
    int failed = several_compare(store, arguments, &result, error);

    if (failed == 0)
        failed = print_outcomes(arguments->request.fail_if, result.outcomes, error);
    *outcome = failed == 0 ? result.outcome : FAIL_IF_FINE;
    return failed;
}

static int compare(struct compare_arguments *arguments, enum fail_if_outcome *outcome,
                   struct error *error)
{
    CLEANUP(cli_close_store) struct store *store = NULL;
    struct compare_request *request = &arguments->request;
    struct compare_result result;
    int failed = cli_open_to_read(arguments->data, NULL, &store, error);

    if (failed == 0 && several_are_named(store, request))
        return compare_several(store, arguments, outcome, error);
    const char **control = &request->side[PAIR_CONTROL].set;
    const char **test = &request->side[PAIR_TEST].set;
    if (failed == 0)
        failed = cli_check_sources(store, (const char *[]){*control, *test}, 2, error);
    if (failed == 0)
        failed = cli_settle_set(store, control, arguments->ids[0], error);
    if (failed == 0)
        failed = cli_settle_set(store, test, arguments->ids[1], error);
    cli_begin_budget(request->budget);
    if (failed == 0)
        failed = compare_run(store, request, &result, error);
    if (failed != 0)
        return failed;
    bool tree = request->format == COMPARE_CALLS;
    if (request->format != COMPARE_CSV && !tree)
        failed = diagnosis_add(store, &result, error);
    if (failed == 0)
        failed = tree ? print_tree(store, arguments, error)
                      : print_result(arguments, &result, error);
    if (failed == 0)
        failed = print_outcomes(request->fail_if, result.outcomes, error);
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
    CLEANUP(compare_arguments_free)
    struct compare_arguments arguments = {.request.budget = &budget};
    enum fail_if_outcome outcome = FAIL_IF_FINE;
    struct error error = {0};
    int status = compare_options_read(argc, argv, &arguments);

    if (status != 0)
        return status;
    if (arguments.help) {
        compare_options_print_help();
        return CLI_FINE;
    }
    if (compare(&arguments, &outcome, &error) != 0)
        return cli_fail(&error);
    return statuses[outcome];
}
