/* See recordings_significance.h. */
#include "analysis/compare/recordings_significance.h"
#include "analysis/statistics/false_discovery.h"
#include "analysis/statistics/recordings_orders.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdlib.h>

/* The rows that are judged by one measure: those of the host, then the others. The one
 * share the noise of the host, the others that of the device. */
struct test_family {
    double *logs;   /* of each row, its x by recording, controls first */
    uint32_t *rows; /* which they are */
    size_t count, host_count;
    double *p, *q;
};

static void free_family(struct test_family *family)
{
    free(family->logs);
    free(family->rows);
    free(family->p);
    free(family->q);
}

static double time_of(const struct recordings_cell *cell,
                      enum significance_measure measure)
{
    return measure == SIGNIFICANCE_SELF ? cell->self : cell->total;
}

/* ---- one row ---- */

/* Numbers of calls that are the same in all recordings of each side are facts. */
static enum significance_calls judge_calls(const struct recordings_result *result,
                                           const struct recordings_row *row,
                                           const struct recordings_cell *cells,
                                           size_t count)
{
    double calls[2] = {0, 0};

    for (int side = 0; side < 2; side++)
        if (row->recordings[side] != 0 && row->recordings[side] != result->count[side])
            return CALLS_CANNOT_JUDGE;
    for (size_t i = 0; i < count; i++) {
        int side =
            cells[i].recording < result->count[PAIR_CONTROL] ? PAIR_CONTROL : PAIR_TEST;

        if (calls[side] != 0 && calls[side] != cells[i].count)
            return CALLS_CANNOT_JUDGE;
        calls[side] = cells[i].count;
    }
    return calls[0] == calls[1] ? CALLS_NO_DIFFERENCE : CALLS_FACT;
}

static void describe(const struct recordings_result *result,
                     const struct recordings_cell *cells, size_t count,
                     struct recordings_row *row)
{
    for (size_t i = 0; i < count; i++) {
        int side =
            cells[i].recording < result->count[PAIR_CONTROL] ? PAIR_CONTROL : PAIR_TEST;
        double recordings = (double)result->count[side];

        row->recordings[side]++;
        row->count[side] += cells[i].count / recordings;
        row->total[side] += cells[i].total / recordings;
        row->self[side] += cells[i].self / recordings;
    }
    row->calls = recordings_suffice(result->count)
                     ? judge_calls(result, row, cells, count)
                     : CALLS_CANNOT_JUDGE;
    for (int measure = 0; measure < SIGNIFICANCE_MEASURES; measure++) {
        row->tests[measure] = recordings_unjudged();
        row->q[measure] = (double)NAN;
        row->verdicts[measure] = SIGNIFICANCE_CANNOT_JUDGE;
    }
}

/* ---- a family ---- */

static bool can_be_judged(const struct recordings_result *result,
                          const struct recordings_row *row,
                          const struct recordings_cell *cells, size_t count,
                          enum significance_measure measure)
{
    bool positive = count == result->count[0] + result->count[1] &&
                    recordings_is_of_device(result, row->side);

    for (size_t i = 0; i < count && positive; i++)
        positive = time_of(&cells[i], measure) > 0;
    return positive;
}

static int collect_side(struct recordings_result *result,
                        const struct recordings_cells *cells,
                        enum significance_measure measure, bool host,
                        struct test_family *out, struct error *error)
{
    size_t all = result->count[0] + result->count[1];
    int failed = 0;

    for (size_t begin = 0, end; begin < cells->count && failed == 0; begin = end) {
        uint32_t row = cells->items[begin].row;

        for (end = begin + 1; end < cells->count && cells->items[end].row == row;)
            end++;
        if ((result->rows[row].side == TRACE_HOST) != host ||
            !can_be_judged(result, &result->rows[row], &cells->items[begin], end - begin,
                           measure))
            continue;
        for (size_t i = begin; i < end; i++)
            out->logs[out->count * all + cells->items[i].recording] =
                log(time_of(&cells->items[i], measure));
        out->rows[out->count++] = row;
        failed = budget_check(result->budget, error);
    }
    return failed;
}

static int collect(struct recordings_result *result, const struct recordings_cells *cells,
                   enum significance_measure measure, struct test_family *out,
                   struct error *error)
{
    size_t all = result->count[0] + result->count[1];
    size_t most = cells->count / all;
    uint64_t bytes = (most + 1) * (all * sizeof *out->logs + sizeof *out->rows +
                                   sizeof *out->p + sizeof *out->q);
    int failed = budget_share_take(&result->memory, bytes, error);

    if (failed != 0)
        return failed;
    out->logs = calloc(most + 1, all * sizeof *out->logs);
    out->rows = calloc(most + 1, sizeof *out->rows);
    out->p = calloc(most + 1, sizeof *out->p);
    out->q = calloc(most + 1, sizeof *out->q);
    if (out->logs == NULL || out->rows == NULL || out->p == NULL || out->q == NULL)
        return error_set_memory(error);
    failed = collect_side(result, cells, measure, true, out, error);
    out->host_count = out->count;
    return failed != 0 ? failed : collect_side(result, cells, measure, false, out, error);
}

/* `by_chance`: another division of these recordings finds rows, too. */
static enum significance_verdict verdict_of(const struct recordings_test *test, double q,
                                            bool by_chance)
{
    if (!(q < SIGNIFICANCE_RATE) || test->difference == 0)
        return SIGNIFICANCE_NO_DIFFERENCE;
    if (by_chance)
        return SIGNIFICANCE_CANNOT_JUDGE;
    return test->difference > 0 ? SIGNIFICANCE_SLOWER : SIGNIFICANCE_FASTER;
}

/* Rows `first` to `end`, whose noise is of one kind. */
static int test_side(struct recordings_result *result, enum significance_measure measure,
                     const struct test_family *family, size_t first, size_t end,
                     struct error *error)
{
    size_t all = result->count[0] + result->count[1];
    struct recordings fit;
    int failed = recordings_fit(family->logs + first * all, end - first, result->count,
                                result->budget, &fit, error);

    for (size_t i = first; i < end && failed == 0; i++) {
        struct recordings_test *test = &result->rows[family->rows[i]].tests[measure];

        recordings_judge(&fit, family->logs + i * all, test);
        family->p[i] = test->p;
        failed = budget_check(result->budget, error);
    }
    return failed;
}

/* The same rows, when all have their q. */
static int judge_side(struct recordings_result *result, enum significance_measure measure,
                      const struct test_family *family, size_t first, size_t end,
                      struct error *error)
{
    size_t all = result->count[0] + result->count[1];
    bool any = false, by_chance = false;
    int failed = 0;

    for (size_t i = first; i < end; i++)
        any = any || family->q[i] < SIGNIFICANCE_RATE;
    if (any)
        failed =
            recordings_try_orders(family->logs + first * all, end - first, result->count,
                                  SIGNIFICANCE_RATE, result->budget, &by_chance, error);
    for (size_t i = first; i < end && failed == 0; i++) {
        struct recordings_row *row = &result->rows[family->rows[i]];

        row->q[measure] = family->q[i];
        row->verdicts[measure] =
            verdict_of(&row->tests[measure], family->q[i], by_chance);
    }
    return failed;
}

static int judge_family(struct recordings_result *result,
                        const struct recordings_cells *cells,
                        enum significance_measure measure, struct error *error)
{
    CLEANUP(free_family) struct test_family family = {0};
    int failed = collect(result, cells, measure, &family, error);
    size_t host = family.host_count, count = family.count;

    if (failed == 0)
        failed = test_side(result, measure, &family, 0, host, error);
    if (failed == 0)
        failed = test_side(result, measure, &family, host, count, error);
    if (failed == 0)
        failed = false_discovery_adjust(family.p, count, family.q, error);
    if (failed == 0)
        failed = judge_side(result, measure, &family, 0, host, error);
    if (failed == 0)
        failed = judge_side(result, measure, &family, host, count, error);
    result->judged_rows[measure] = failed == 0 ? count : 0;
    return failed;
}

int recordings_judge_rows(struct recordings_result *result,
                          const struct recordings_cells *cells, struct error *error)
{
    int failed = 0;

    for (size_t begin = 0, end; begin < cells->count && failed == 0; begin = end) {
        uint32_t row = cells->items[begin].row;

        for (end = begin + 1; end < cells->count && cells->items[end].row == row;)
            end++;
        describe(result, &cells->items[begin], end - begin, &result->rows[row]);
        failed = budget_check(result->budget, error);
    }
    for (int measure = 0; measure < SIGNIFICANCE_MEASURES && failed == 0 &&
                          recordings_suffice(result->count);
         measure++)
        failed = judge_family(result, cells, (enum significance_measure)measure, error);
    return failed;
}
