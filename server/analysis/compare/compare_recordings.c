/* See compare_recordings.h. */
#include "analysis/compare/compare_recordings.h"
#include "analysis/compare/columns.h"
#include "analysis/compare/recordings_clock.h"
#include "analysis/compare/recordings_fail_if.h"
#include "analysis/compare/recordings_significance.h"
#include "analysis/compare/recordings_step.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- what was asked ---- */

static int refuse(const char *name, const char *why, struct error *error)
{
    return error_set(error, ERROR_PARAMETER, "not_for_recordings",
                     "%s: not possible with several recordings per side: %s", name, why);
}

static int check(const struct compare_request *request, struct error *error)
{
    if (request->fold)
        return refuse("fold", "replaced kernels can be found between two sets only",
                      error);
    if (request->row != NULL)
        return refuse("row", "a row can be opened in a comparison of two sets only",
                      error);
    if (request->work)
        return refuse("work", "an operator's change can be split between two sets only",
                      error);
    if (request->change != CHANGE_ANY)
        return refuse("change", "compare two sets to see the groups of calls", error);
    if (request->contributors == COMPARE_BY_MODULE)
        return refuse("contributors", "the waterfall shows two sets only", error);
    if (request->operators == OPERATORS_ALWAYS)
        return refuse("operators", "trees of calls can be compared for two sets only",
                      error);
    if (request->format == COMPARE_CALLS)
        return refuse("format", "trees of calls can be compared for two sets only",
                      error);
    return 0;
}

/* ---- filters ---- */

static bool is_wanted(const struct compare_request *request,
                      const struct recordings_row *row)
{
    const char *const *category = request->category;

    if (!text_contains_nocase(row->name, request->q))
        return false;
    for (const char *const *glob = request->exclude; *glob != NULL; glob++)
        if (text_glob(*glob, row->name))
            return false;
    while (*category != NULL && strcmp(*category, row->category) != 0)
        category++;
    return request->category[0] == NULL || *category != NULL;
}

static bool is_significant(const struct compare_request *request,
                           enum significance_verdict verdict)
{
    bool slower = verdict == SIGNIFICANCE_SLOWER, faster = verdict == SIGNIFICANCE_FASTER;

    switch (request->significant) {
    case COMPARE_SIGNIFICANT:
        return slower || faster;
    case COMPARE_SLOWER:
        return slower;
    case COMPARE_FASTER:
        return faster;
    default:
        return true;
    }
}

static int check_categories(const struct recordings_result *result, struct error *error)
{
    for (const char *const *one = result->request.category; *one != NULL; one++) {
        size_t i = 0;

        while (i < result->row_count && strcmp(result->rows[i].category, *one) != 0)
            i++;
        if (i == result->row_count)
            return error_set(error, ERROR_PARAMETER, "bad_category",
                             "category: no row has \"%.60s\"", *one);
    }
    return 0;
}

static int filter(struct recordings_result *result, struct error *error)
{
    size_t kept = 0;
    int failed = check_categories(result, error);

    result->rows_before_filters = result->row_count;
    for (size_t i = 0; i < result->row_count && failed == 0; i++) {
        const struct recordings_row *row = &result->rows[i];
        enum significance_verdict verdict = row->verdicts[result->request.measure];

        if (recordings_is_of_device(result, row->side) &&
            is_wanted(&result->request, row)) {
            result->slower += verdict == SIGNIFICANCE_SLOWER;
            result->faster += verdict == SIGNIFICANCE_FASTER;
            if (is_significant(&result->request, verdict))
                result->rows[kept++] = *row;
        }
        failed = budget_check(result->budget, error);
    }
    result->row_count = kept;
    return failed;
}

/* ---- order ---- */

enum sort_value {
    BY_NAME,
    BY_COUNT,
    BY_TOTAL,
    BY_SELF,
    BY_PERCENT,
    BY_SELF_PERCENT,
    BY_P,
    BY_Q
};
enum sorted_value { CONTROL, TEST, DIFFERENCE, MAGNITUDE };

/* The columns for totals of two sets are means per step here. */
static const struct recordings_sort {
    const char *column;
    enum sort_value by;
    enum sorted_value part;
} sortings[] = {
    {"name", BY_NAME, CONTROL},
    {"control_counts_per_step", BY_COUNT, CONTROL},
    {"test_counts_per_step", BY_COUNT, TEST},
    {"diff_counts_per_step", BY_COUNT, DIFFERENCE},
    {"abs_diff_counts_per_step", BY_COUNT, MAGNITUDE},
    {"control_per_step", BY_TOTAL, CONTROL},
    {"test_per_step", BY_TOTAL, TEST},
    {"diff_per_step", BY_TOTAL, DIFFERENCE},
    {"abs_diff_per_step", BY_TOTAL, MAGNITUDE},
    {COLUMN_SORT, BY_TOTAL, MAGNITUDE},
    {"control_self_per_step", BY_SELF, CONTROL},
    {"test_self_per_step", BY_SELF, TEST},
    {"diff_self_per_step", BY_SELF, DIFFERENCE},
    {"abs_diff_self_per_step", BY_SELF, MAGNITUDE},
    {COLUMN_SORT_SELF, BY_SELF, MAGNITUDE},
    {"diff_percent", BY_PERCENT, DIFFERENCE},
    {"diff_self_percent", BY_SELF_PERCENT, DIFFERENCE},
    {"p_value", BY_P, CONTROL},
    {"q_value", BY_Q, CONTROL},
};
#define SORTINGS (sizeof sortings / sizeof sortings[0])

struct row_order {
    const struct recordings_sort *sorting;
    const struct recordings_result *result;
    bool descending;
};

static double value_of(const struct row_order *order, const struct recordings_row *row)
{
    const double *pair = order->sorting->by == BY_COUNT   ? row->count
                         : order->sorting->by == BY_TOTAL ? row->total
                                                          : row->self;
    enum significance_measure measure = order->result->request.measure;

    switch (order->sorting->by) {
    case BY_PERCENT:
        return row->tests[SIGNIFICANCE_TOTAL].difference;
    case BY_SELF_PERCENT:
        return row->tests[SIGNIFICANCE_SELF].difference;
    case BY_P:
        return row->tests[measure].p;
    case BY_Q:
        return row->q[measure];
    default:
        break;
    }
    double difference = pair[PAIR_TEST] - pair[PAIR_CONTROL];
    return order->sorting->part == CONTROL      ? pair[PAIR_CONTROL]
           : order->sorting->part == TEST       ? pair[PAIR_TEST]
           : order->sorting->part == DIFFERENCE ? difference
                                                : fabs(difference);
}

/* Unknown values come last; equal values are ordered by name. */
static int compare_rows(const void *a, const void *b, void *context)
{
    const struct row_order *order = context;
    const struct recordings_row *x = a, *y = b;
    int by_name = strcmp(x->name, y->name);

    if (by_name == 0)
        by_name = strcmp(x->category, y->category);
    if (order->sorting->by == BY_NAME)
        return order->descending ? -by_name : by_name;
    double left = value_of(order, x), right = value_of(order, y);
    if (isnan(left) || isnan(right))
        return isnan(left) && isnan(right) ? by_name : isnan(left) ? 1 : -1;
    if (left == right)
        return by_name;
    return (left < right) == order->descending ? 1 : -1;
}

static int find_sorting(const char *column, const struct recordings_sort **out,
                        struct error *error)
{
    CLEANUP_BUFFER struct buffer allowed;

    buffer_init(&allowed, 1000);
    for (size_t i = 0; i < SORTINGS; i++) {
        if (strcmp(sortings[i].column, column) == 0) {
            *out = &sortings[i];
            return 0;
        }
        buffer_printf(&allowed, "%s%s", i > 0 ? ", " : "", sortings[i].column);
    }
    return error_set(
        error, ERROR_PARAMETER, "bad_sort",
        "sort: %.60s is not possible with several recordings per side; allowed: %s",
        column, allowed.bytes);
}

static void order_rows(struct recordings_result *result,
                       const struct recordings_sort *sorting)
{
    const struct compare_request *request = &result->request;
    struct row_order order = {sorting, result, request->order == COMPARE_DESCENDING};
    size_t offset = request->offset > 0 ? (size_t)request->offset : 0;

    if (result->row_count > 1)
        qsort_r(result->rows, result->row_count, sizeof *result->rows, compare_rows,
                &order);
    offset = offset < result->row_count ? offset : result->row_count;
    result->page = result->rows + offset;
    result->page_count = result->row_count - offset;
    if (request->limit != PARAMETER_NONE && (uint64_t)request->limit < result->page_count)
        result->page_count = (size_t)request->limit;
}

/* ---- the profiler ---- */

/* Before the rows are filtered. */
static void note_profiler(struct recordings_result *result)
{
    double rows[2] = {0, 0};

    for (size_t i = 0; i < result->count[0] + result->count[1]; i++)
        if (result->recordings[i].unprofiled > 0)
            return; /* recordings_notes.c says if others lack it */
    for (size_t i = 0; i < result->row_count; i++)
        for (int side = 0; side < 2 && result->rows[i].side == TRACE_HOST; side++)
            rows[side] += result->rows[i].count[side];
    comparability_add_profiler(&result->notes, result->time, rows);
}

/* ---- the whole ---- */

static void free_cells(struct recordings_cells *cells)
{
    free(cells->items);
}

static int run(struct store *store, struct recordings_result *out, struct error *error)
{
    CLEANUP(free_cells) struct recordings_cells cells = {0};
    const struct recordings_sort *sorting = NULL;
    int failed = check(&out->request, error);

    if (failed == 0)
        failed = find_sorting(out->request.sort, &sorting, error);
    if (failed == 0)
        failed = recording_sets_find(store, &out->request, &out->sets, error);
    if (failed == 0)
        failed = recordings_load(store, out, &cells, error);
    if (failed == 0)
        recordings_judge_unprofiled(out);
    if (failed == 0 && out->request.equal_clock)
        failed = recordings_correct(store, out, error);
    if (failed != 0)
        return failed;
    recordings_judge_step(out);
    failed = recordings_judge_rows(out, &cells, error);
    if (failed == 0)
        note_profiler(out);
    if (failed == 0 && out->request.fail_if != NULL)
        failed = recordings_answer_fail_if(out->request.fail_if, out, error);
    if (failed == 0)
        failed = filter(out, error);
    if (failed == 0)
        order_rows(out, sorting);
    return failed != 0 ? failed : budget_look(out->budget, error);
}

int compare_recordings(struct store *store, const struct compare_request *request,
                       struct recordings_result *out, struct error *error)
{
    *out = (struct recordings_result){.request = *request,
                                      .budget = request->budget,
                                      .memory = {.budget = request->budget}};
    if (request->budget != NULL)
        request->budget->narrow = "choose fewer recordings, ranks or steps";
    compare_request_settle(&out->request);
    out->request.aliases = false;
    out->request.significance = true;
    int failed = run(store, out, error);
    if (failed != 0)
        recordings_result_free(out);
    return failed;
}
