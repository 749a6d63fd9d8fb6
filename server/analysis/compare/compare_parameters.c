/* See compare_parameters.h. */
#include "analysis/compare/compare_parameters.h"
#include "analysis/compare/columns.h"
#include "analysis/compare/row_id.h"
#include "analysis/compare/verdict.h"
#include "base/text.h"
#include "store/set/set_pair.h"

#include <string.h>

static const char *const devices[] = {"ALL", "CPU", "GPU", NULL};
static const char *const changes[] = {"added",     "deleted",   "increased",
                                      "decreased", "unchanged", NULL};
static const char *const significants[] = {"false", "true", "slower", "faster", NULL};
static const char *const orders[] = {"asc", "desc", NULL};
static const char *const contributors[] = {"rows", "modules", NULL};
static const char *const operators[] = {"false", "true", "auto", NULL};
static const char *const units[] = {"per_step", "total", NULL};
static const char *const api_formats[] = {"json", "csv", "brief", NULL};
static const char *const formats[] = {"json",     "csv",  "brief", "table",
                                      "markdown", "html", "tree",  NULL};

static int check_glob(const char *glob, struct error *error)
{
    return text_glob_is_cheap(glob)
               ? 0
               : error_set(error, ERROR_PARAMETER, "bad_exclude",
                           "exclude: \"%.60s…\": a part between two stars that has a ? "
                           "may have %d bytes at most",
                           glob, TEXT_GLOB_PART_MAX);
}

#define ROWS (COMPARE_TRACES | COMPARE_OPS_DIFF | COMPARE_REPORT | COMPARE_COMMAND)
#define ANSWER (COMPARE_TRACES | COMPARE_REPORT | COMPARE_COMMAND)
#define SET "a set: its id, a unique prefix of it, or its label"
#define SETS                                                                             \
    SET "; or several recordings, separated by commas: ids, labels, tag:NAME, or "       \
        "patterns of labels such as 'nightly-*'"
#define SEVERAL (COMPARE_TRACES | COMPARE_REPORT | COMPARE_COMMAND)
#define PAIR_ONLY (COMPARE_OPS_DIFF | COMPARE_OPERATION)
#define RANKS "all, first, or a list such as 0,2,4-7"
#define STEPS "all, first, any (then a whole file is one step), or a list such as 5,7-9"
#define TEXT_OF(number) #number
#define NUMBER_TEXT(number) TEXT_OF(number)
#define AT(member) .offset = offsetof(struct compare_request, member)

/* In the order of the echo. */
/* clang-format off */
static const struct parameter items[] = {
    {.name = "control", .type = PARAMETER_TEXT, AT(side[PAIR_CONTROL].set), .allowed = SETS,
     .flags = PARAMETER_REQUIRED | PARAMETER_ARGUMENT, .users = SEVERAL,
     .help = "what the test is compared with"},
    {.name = "test", .type = PARAMETER_TEXT, AT(side[PAIR_TEST].set), .allowed = SETS,
     .flags = PARAMETER_REQUIRED | PARAMETER_ARGUMENT, .users = SEVERAL,
     .help = "what may have changed"},
    {.name = "control", .type = PARAMETER_TEXT, AT(side[PAIR_CONTROL].set), .allowed = SET,
     .flags = PARAMETER_REQUIRED | PARAMETER_ARGUMENT, .users = PAIR_ONLY,
     .help = "what the test is compared with"},
    {.name = "test", .type = PARAMETER_TEXT, AT(side[PAIR_TEST].set), .allowed = SET,
     .flags = PARAMETER_REQUIRED | PARAMETER_ARGUMENT, .users = PAIR_ONLY,
     .help = "what may have changed"},
    {.name = "control_ranks", .type = PARAMETER_TEXT, AT(side[PAIR_CONTROL].ranks),
     .standard = "all", .value = "LIST", .allowed = RANKS, .help = "ranks of the control"},
    {.name = "test_ranks", .type = PARAMETER_TEXT, AT(side[PAIR_TEST].ranks),
     .standard = "all", .value = "LIST", .allowed = RANKS, .help = "ranks of the test"},
    {.name = "control_steps", .type = PARAMETER_TEXT, AT(side[PAIR_CONTROL].steps),
     .standard = "all", .value = "LIST", .allowed = STEPS, .help = "steps of the control"},
    {.name = "test_steps", .type = PARAMETER_TEXT, AT(side[PAIR_TEST].steps),
     .standard = "all", .value = "LIST", .allowed = STEPS, .help = "steps of the test"},
    {.name = "control_marker", .type = PARAMETER_TEXT, AT(side[PAIR_CONTROL].marker),
     .value = "NAME",
     .help = "rows with this name are the steps of the control if it has none; phase:decode: the "
             "calls of that phase, even if it has steps"},
    {.name = "test_marker", .type = PARAMETER_TEXT, AT(side[PAIR_TEST].marker),
     .value = "NAME",
     .help = "rows with this name are the steps of the test if it has none; phase:decode: the "
             "calls of that phase, even if it has steps"},
    {.name = "marker", .type = PARAMETER_TEXT, AT(marker), .value = "NAME",
     .help = "the same, for a side without a marker of its own"},
    {.name = "device_type", .type = PARAMETER_CHOICE, AT(device), .words = devices,
     .standard = "ALL", .flags = PARAMETER_ECHOED | PARAMETER_ANY_CASE, .users = ROWS,
     .value = "TYPE", .help = "everything, host rows, or device work"},
    {.name = "use_short_name", .type = PARAMETER_BOOLEAN, AT(use_short_name),
     .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .help = "name kernels by the short form of their names"},
    {.name = "merge_addresses", .type = PARAMETER_BOOLEAN, AT(merge_addresses),
     .standard = "true", .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .help = "host rows whose names differ only by a memory address become one row, with 0x… in "
             "place of the address; false: each is a row, as in HTA"},
    {.name = "aliases", .type = PARAMETER_BOOLEAN, AT(aliases), .standard = "true",
     .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .help = "a call or copy with one name in CUDA and another in HIP, such as cudaLaunchKernel "
             "and hipLaunchKernel, becomes one row if each name is on one side only; false: each "
             "name is a row"},
    {.name = "merge_lines", .type = PARAMETER_BOOLEAN, AT(merge_lines), .standard = "true",
     .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .help = "a Python function whose line moved, or whose file lies in another folder, becomes "
             "one row; false: each name is a row"},
    {.name = "q", .type = PARAMETER_TEXT, AT(q), .standard = "", .flags = PARAMETER_ECHOED,
     .users = ROWS, .help = "only names that contain this text; case does not matter"},
    {.name = "exclude", .type = PARAMETER_TEXTS, AT(exclude), .flags = PARAMETER_ECHOED,
     .users = ROWS, .value = "GLOB", .check = check_glob,
     .help = "leave out rows whose whole name matches, such as 'aten::*'"},
    {.name = "category", .type = PARAMETER_TEXTS, AT(category), .flags = PARAMETER_ECHOED,
     .users = ROWS, .value = "CATEGORY", .help = "only rows of this category"},
    {.name = "change", .type = PARAMETER_CHOICE, AT(change), .words = changes,
     .flags = PARAMETER_ECHOED, .users = ANSWER, .value = "GROUP",
     .help = "only rows whose number of calls changed in this way"},
    {.name = "fold", .type = PARAMETER_BOOLEAN, AT(fold),
     .flags = PARAMETER_ECHOED | PARAMETER_BARE, .users = ANSWER,
     .help = "a kernel that is gone and its probable replacement become one row, under the "
             "name of the new one, and are judged as one"},
    {.name = "equal_clock", .type = PARAMETER_BOOLEAN, AT(equal_clock),
     .flags = PARAMETER_ECHOED | PARAMETER_BARE, .users = ANSWER,
     .help = "the verdict, rows and conditions without what another clock of the device or "
             "another speed of the host makes of the test, as far as rows show it; the sentences "
             "and the account stay as recorded"},
    {.name = "row", .type = PARAMETER_TEXT, AT(row), .flags = PARAMETER_ECHOED,
     .users = ANSWER | COMPARE_OPERATION, .value = "ID", .pattern = "^[0-9a-f]{12}$",
     .check = row_id_check,
     .help = "the id of a row; `selected` in the answer has this row and its place among all "
             "sorted rows, regardless of limit and offset"},
    {.name = "significance", .type = PARAMETER_BOOLEAN, AT(significance),
     .standard = "true", .flags = PARAMETER_ECHOED,
     .users = COMPARE_REPORT | COMPARE_COMMAND, .help = "judge every row"},
    {.name = "significance", .type = PARAMETER_BOOLEAN, AT(significance),
     .flags = PARAMETER_ECHOED, .users = COMPARE_TRACES,
     .help = "judge every row, which takes longer; significant, and sorting by a statistic, "
             "imply it"},
    {.name = "work", .type = PARAMETER_BOOLEAN, AT(work), .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .users = COMPARE_TRACES | COMPARE_COMMAND,
     .help = "add columns to JSON and CSV that split the change of an operator's device time "
             "into more work and slower work, where its FLOPs are known; takes longer, because "
             "it reads the events of both sides; sorting by one of these columns implies it"},
    {.name = "significant", .type = PARAMETER_CHOICE, AT(significant),
     .words = significants, .standard = "false",
     .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .users = ANSWER, .value = "WHICH",
     .help = "only rows that are slower or faster (q < 0.05), or only one of the two"},
    {.name = "measure", .type = PARAMETER_CHOICE, AT(measure),
     .words = significance_measures, .standard = "self", .flags = PARAMETER_ECHOED,
     .users = ANSWER, .value = "MEASURE",
     .help = "which time of host rows is tested: total, with the calls inside them, or self, "
             "without them; for device work both are the same"},
    {.name = "equivalence", .type = PARAMETER_PART, AT(equivalence), .most = 1,
     .standard = NUMBER_TEXT(VERDICT_EQUIVALENCE), .flags = PARAMETER_ECHOED, .users = ANSWER, .value = "PART",
     .help = "the step time counts as unchanged if the interval of its change lies within this "
             "fraction of the control's median step"},
    {.name = "sort", .type = PARAMETER_TEXT, AT(sort), .standard = COLUMN_SORT,
     .flags = PARAMETER_ECHOED, .users = COMPARE_TRACES, .value = "COLUMN",
     .check = compare_check_sort, .allowed = COLUMN_SORT_ALLOWED, .help = "the order"},
    {.name = "sort", .type = PARAMETER_TEXT, AT(sort),
     .standard = COLUMN_SORT_SELF, .flags = PARAMETER_ECHOED,
     .users = COMPARE_REPORT | COMPARE_COMMAND, .value = "COLUMN",
     .check = compare_check_sort, .allowed = COLUMN_SORT_ALLOWED, .help = "the order"},
    {.name = "order", .type = PARAMETER_CHOICE, AT(order), .words = orders,
     .flags = PARAMETER_ECHOED, .users = ANSWER, .value = "WHICH",
     .help = "the direction; if absent, texts ascend and numbers descend"},
    {.name = "limit", .type = PARAMETER_WHOLE, AT(limit), .flags = PARAMETER_ECHOED,
     .users = ANSWER, .value = "N", .help = "at most this many rows"},
    {.name = "offset", .type = PARAMETER_WHOLE, AT(offset), .standard = "0",
     .flags = PARAMETER_ECHOED, .users = ANSWER, .value = "N", .help = "rows to skip"},
    {.name = "diagnosis", .type = PARAMETER_BOOLEAN, AT(diagnosis), .standard = "true",
     .users = ANSWER, .help = "sentences on the cause of the change"},
    {.name = "layers", .type = PARAMETER_BOOLEAN, AT(layers), .standard = "true",
     .users = COMPARE_REPORT | COMPARE_COMMAND,
     .help = "sentences on the layer that holds most of the change, if one does, and on the peak "
             "of memory, if it is recorded"},
    {.name = "layers", .type = PARAMETER_BOOLEAN, AT(layers), .users = COMPARE_TRACES,
     .help = "sentences on the layer that holds most of the change, if one does, and on the peak "
             "of memory, if it is recorded; takes longer, because it needs the trees of calls of "
             "both sides"},
    {.name = "operators", .type = PARAMETER_CHOICE, AT(operators), .words = operators,
     .standard = "auto", .users = COMPARE_REPORT | COMPARE_COMMAND, .value = "WHICH",
     .help = "device time by operator, before the rows; auto: only if less than half of the "
             "kernel time is in kernels that both sides have"},
    {.name = "operators", .type = PARAMETER_CHOICE, AT(operators), .words = operators,
     .standard = "false", .users = COMPARE_TRACES, .value = "WHICH",
     .help = "device time by operator; auto: only if less than half of the kernel time is in "
             "kernels that both sides have; takes longer, because it needs the trees of calls of "
             "both sides"},
    {.name = "contributors", .type = PARAMETER_CHOICE, AT(contributors), .words = contributors,
     .standard = "rows", .users = ANSWER, .value = "WHICH",
     .help = "what the bars of the waterfall show: rows, or the modules that the rows belong to; "
             "equal modules are added up, which takes longer"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = api_formats,
     .standard = "json", .users = COMPARE_TRACES,
     .help = "the format of the answer; brief: at most 6,000 bytes of text for a language model"},
    {.name = "unit", .type = PARAMETER_CHOICE, AT(unit), .words = units,
     .standard = "per_step", .users = COMPARE_TRACES | COMPARE_COMMAND, .value = "WHICH",
     .help = "the calls and times of rows in formats for readers, where there are steps; JSON and "
             "CSV have both"},
    {.name = "name", .type = PARAMETER_TEXT, AT(name), .users = COMPARE_OPERATION,
     .help = "the name of a row, as the comparison shows it"},
    {.name = "category", .type = PARAMETER_TEXT, AT(name_category),
     .users = COMPARE_OPERATION, .help = "the category of the row"},
    {.name = "step_rows", .type = PARAMETER_BOOLEAN, AT(step_rows), .flags = PARAMETER_BARE,
     .users = COMPARE_COMMAND,
     .help = "also show the rows of the steps themselves (" COMPARE_STEP_ROWS ") and of "
             "the device's backlog (" COMPARE_BACKLOG_ROWS "), which JSON and CSV have "
             "and the other formats hide"},
    {.name = "fail_if", .type = PARAMETER_TEXTS, AT(conditions), .users = COMPARE_COMMAND,
     .value = "CONDITION",
     .help = "fail if this became slower, such as 'step_time>5%', 'gpu_time>200us', "
             "'op(\"aten::mm\")>10%'; separate several by commas"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = formats,
     .standard = "table", .users = COMPARE_COMMAND, .value = "FORMAT",
     .help = "the format of the answer; a table is as wide as the terminal, or as COLUMNS; "
             "brief: at most 6,000 bytes of text for a language model; tree: which layer and "
             "operator changed (tracediff tree)"},
};
/* clang-format on */
const struct parameter_table compare_parameters = PARAMETER_TABLE(items);

const char *compare_change_name(enum compare_change change)
{
    return change < CHANGE_COUNT ? changes[change] : "";
}

const char *compare_change_words(enum compare_change change)
{
    static const char *const words[CHANGE_COUNT] = {
        [CHANGE_ADDED] = "new",
        [CHANGE_DELETED] = "gone",
        [CHANGE_INCREASED] = "called more often",
        [CHANGE_DECREASED] = "called less often",
        [CHANGE_UNCHANGED] = "called as often"};

    return change < CHANGE_COUNT ? words[change] : "";
}

/* JSON and CSV are data; the rest is made for readers. */
static bool is_for_readers(enum compare_user user, const struct compare_request *request)
{
    return user == COMPARE_REPORT ||
           (request->format != COMPARE_JSON && request->format != COMPARE_CSV);
}

/* Readers see the time that their rows are ordered by: a command's order chooses the
 * measure if none was given, and the measure chooses the order. */
static void match_order(enum compare_user user, const struct given_parameters *given,
                        struct compare_request *request)
{
    bool readers = is_for_readers(user, request);

    if (parameters_text(given, "sort") == NULL)
        request->sort = readers && request->measure == SIGNIFICANCE_SELF
                            ? COLUMN_SORT_SELF
                            : COLUMN_SORT;
    else if (readers && user == COMPARE_COMMAND &&
             parameters_text(given, "measure") == NULL)
        compare_measure_of_sort(request->sort, &request->measure);
}

int compare_request_read(enum compare_user user, const struct given_parameters *given,
                         struct budget *budget, struct compare_request *out,
                         struct error *error)
{
    static const char *const names[] = {[PAIR_CONTROL] = "control", [PAIR_TEST] = "test"};

    *out = (struct compare_request){.budget = budget};
    int result = parameters_read(&compare_parameters, user, given, out, error);
    for (int side = PAIR_CONTROL; side <= PAIR_TEST; side++) {
        struct side_request *request = &out->side[side];

        request->name = names[side];
        request->marker = request->marker != NULL ? request->marker : out->marker;
        request->budget = budget;
    }
    if (result == 0)
        match_order(user, given, out);
    if (result == 0 && out->format == COMPARE_BRIEF &&
        parameters_text(given, "significance") == NULL)
        out->significance = true;
    return result;
}

void compare_request_free(struct compare_request *request)
{
    parameters_free(&compare_parameters, request);
}

void compare_request_settle(struct compare_request *request)
{
    size_t column = compare_find_column(request->sort);

    request->fold = request->fold && request->fail_if == NULL;
    request->aliases = request->aliases && request->fail_if == NULL;
    request->merge_lines = request->merge_lines && request->fail_if == NULL;
    if (request->order == COMPARE_ORDER_OF_COLUMN)
        request->order =
            compare_column_is_text(column) ? COMPARE_ASCENDING : COMPARE_DESCENDING;
    if (request->significant != COMPARE_EVERY_ROW || request->fail_if != NULL ||
        compare_column_needs_significance(compare_find_column(request->sort)))
        request->significance = true;
    request->work = request->work || compare_column_needs_work(column);
}
