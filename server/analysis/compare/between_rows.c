/* See between_rows.h. */
#include "analysis/compare/between_rows.h"
#include "analysis/statistics/false_discovery.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>

/* The median of chi^2 with one degree of freedom. */
#define CHI_MEDIAN 0.45493642311957283

struct between_rows {
    const struct compare_result *result;
    struct significance *const *rows;
    enum significance_measure measure;
    double *p, *q; /* of each row */
};

/* NULL: no row that is judged, or of the other side. */
static const struct significance_test *test_of(const struct between_rows *between,
                                               size_t row, bool host)
{
    bool is_host = between->result->all[row].side == TRACE_HOST;

    return between->rows[row] == NULL || is_host != host
               ? NULL
               : &between->rows[row]->tests[between->measure];
}

/* T of host rows or of the others. */
static double find_between(const struct between_rows *between, bool host)
{
    const size_t *count = between->result->observations.count;
    double most = host ? BETWEEN_HOST_MOST : BETWEEN_DEVICE_MOST;
    size_t known = 0;

    for (size_t i = 0; i < between->result->row_count; i++) {
        const struct significance_test *test = test_of(between, i, host);

        if (test == NULL || isnan(test->logs.variance))
            continue;
        between->p[known] = test->logs.difference * test->logs.difference;
        between->q[known++] = test->logs.variance;
    }
    if (known < BETWEEN_ROWS_MIN)
        return 0;
    double steps = moderated_prior(between->q, known) *
                   (1 / (double)count[0] + 1 / (double)count[1]);
    double all = moderated_prior(between->p, known) / CHI_MEDIAN;
    return fmin(fmax(all - steps, 0), most * most);
}

/* Whether a change is no matter of clocks: the row takes no time in most steps of a side,
 * or its calls changed in every step, and its time with them. */
static bool is_certain(const struct significance *row, double difference)
{
    bool more = row->always[1] > row->always[0];

    return !isfinite(difference) ||
           (row->calls == CALLS_FACT && difference != 0 && more == (difference > 0));
}

/* NaN: no such test is made. */
static double p_of(const struct between_rows *between, const struct significance *row,
                   double variance)
{
    const struct significance_test *test = &row->tests[between->measure];
    const size_t *count = between->result->observations.count;
    const struct moderated_row typical = {log(test->median[1] / test->median[0]), 0};
    bool moderated = !isnan(test->logs.variance);

    if (isnan(test->p) ||
        is_certain(row, moderated ? test->logs.difference : typical.difference))
        return (double)NAN;
    if (!moderated)
        return moderated_p_between(&typical, count[0], count[1], 0, MODERATED_FREEDOM,
                                   variance);
    return moderated_p_between(&test->logs, count[0], count[1],
                               between->result->families[between->measure].prior,
                               MODERATED_FREEDOM, variance);
}

static int judge(const struct between_rows *between, struct error *error)
{
    const double variance[2] = {find_between(between, false),
                                find_between(between, true)};
    size_t count = between->result->row_count;

    for (size_t i = 0; i < count; i++) {
        bool host = between->result->all[i].side == TRACE_HOST;

        between->p[i] = between->rows[i] == NULL
                            ? (double)NAN
                            : p_of(between, between->rows[i], variance[host]);
    }
    int failed = false_discovery_adjust(between->p, count, between->q, error);
    for (size_t i = 0; i < count && failed == 0; i++) {
        struct significance_test *test =
            between->rows[i] == NULL ? NULL : &between->rows[i]->tests[between->measure];

        if (test != NULL && between->q[i] >= SIGNIFICANCE_RATE &&
            test->verdict != SIGNIFICANCE_NO_DIFFERENCE)
            test->verdict = SIGNIFICANCE_CANNOT_JUDGE;
    }
    return failed;
}

int between_rows_judge(struct compare_result *result, struct significance *const *rows,
                       struct error *error)
{
    CLEANUP_FREE double *p = calloc(result->row_count + 1, sizeof *p);
    CLEANUP_FREE double *q = calloc(result->row_count + 1, sizeof *q);
    struct between_rows between = {result, rows, SIGNIFICANCE_TOTAL, p, q};
    int failed = 0;

    if (p == NULL || q == NULL)
        return error_set_memory(error);
    for (int measure = 0; measure < SIGNIFICANCE_MEASURES && failed == 0; measure++) {
        between.measure = (enum significance_measure)measure;
        failed = budget_look(result->budget, error);
        if (failed == 0)
            failed = judge(&between, error);
    }
    return failed;
}
