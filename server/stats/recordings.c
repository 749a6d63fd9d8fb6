#include "stats/recordings.h"
#include "base/array.h"
#include "base/error.h"
#include "stats/rank_tests.h"
#include "stats/statistics.h"

#include <math.h>
#include <stdint.h>
#include <stdlib.h>

/* ---- recordings ---- */

#define HALVINGS 60

bool recordings_suffice(const size_t count[2])
{
    return count[0] >= 1 && count[1] >= 1 && count[0] + count[1] >= RECORDINGS_MIN &&
           count[0] <= RECORDINGS_MAX && count[1] <= RECORDINGS_MAX;
}

/* ---- distributions ---- */

/* The derivative of the digamma function (DLMF 5.15.1, 5.15.8). */
static double trigamma(double x)
{
    double sum = 0;

    while (x < 12) {
        sum += 1 / (x * x);
        x += 1;
    }
    double y = 1 / (x * x);
    return sum + 1 / x + y / 2 +
           y / x * (1.0 / 6 - y * (1.0 / 30 - y * (1.0 / 42 - y / 30)));
}

/* trigamma() falls everywhere; the answer is in 0.001 .. 1000000. */
static double trigamma_inverse(double value)
{
    double low = 1e-3, high = 1e6;

    for (int i = 0; i < HALVINGS; i++) {
        double middle = sqrt(low * high);

        if (trigamma(middle) > value)
            low = middle;
        else
            high = middle;
    }
    return sqrt(low * high);
}

/* The median of chi^2 / freedom, by Wilson and Hilferty (1931): within 2 % from 2 up. */
static double median_of_chi(double freedom)
{
    double root = 1 - 2 / (9 * freedom);

    return root * root * root;
}

static double density(double t, double freedom)
{
    int sign;
    double front = lgamma_r((freedom + 1) / 2, &sign) - lgamma_r(freedom / 2, &sign);

    return exp(front - log(freedom * M_PI) / 2 -
               (freedom + 1) / 2 * log1p(t * t / freedom));
}

/* By Newton's method from below: the tail is convex, so it never goes too far. */
double recordings_limit(double freedom)
{
    double t = 1.9, tail = 1 - RECORDINGS_CONFIDENCE;

    for (int i = 0; i < 50; i++) {
        double step = (student_two_sided(t, freedom) - tail) / (2 * density(t, freedom));

        t += step;
        if (step < 1e-12 * t)
            break;
    }
    return t;
}

/* ---- rows ---- */

/* r of each recording, and d. */
static double make_residuals(const double *logs, const size_t count[2], double *out)
{
    double means[2];
    size_t first = 0;

    for (int side = 0; side < 2; side++) {
        double sum = 0;

        for (size_t i = first; i < first + count[side]; i++)
            sum += logs[i] - logs[first];
        means[side] = logs[first] + sum / (double)count[side];
        for (size_t i = first; i < first + count[side]; i++)
            out[i] = logs[i] - means[side];
        first += count[side];
    }
    return means[1] - means[0];
}

/* e^2 of a row; `common` NULL: nothing is in common. */
static double variance_of(const double *residuals, const double *common, size_t count,
                          double freedom)
{
    double squares = 0;

    for (size_t i = 0; i < count; i++) {
        double left = residuals[i] - (common == NULL ? 0 : common[i]);

        squares += left * left;
    }
    return squares / freedom;
}

static void judge(double difference, double variance, double freedom,
                  const size_t count[2], struct recordings_test *out)
{
    double error = sqrt(variance * (1 / (double)count[0] + 1 / (double)count[1]));
    double reach = recordings_limit(freedom) * error;

    *out = (struct recordings_test){
        .difference = difference,
        .low = difference - reach,
        .high = difference + reach,
        .freedom = freedom,
        .p = difference == 0 ? 1 : 0,
        .between = sqrt(variance),
        .within = (double)NAN,
    };
    if (error > 0)
        out->p = student_two_sided(difference / error, freedom);
}

/* ---- what rows have in common ---- */

/* f and F. `scratch` has room for a value of each row. */
static int find_common(const double *logs, size_t rows, struct budget *budget,
                       double *scratch, struct recordings *out, struct error *error)
{
    size_t all = out->count[0] + out->count[1];
    double residuals[2 * RECORDINGS_MAX];

    for (size_t i = 0; i < all; i++) {
        struct statistics described;

        for (size_t row = 0; row < rows; row++) {
            make_residuals(logs + row * all, out->count, residuals);
            scratch[row] = residuals[i];
            if (budget_check(budget, error) != 0)
                return -(int)error->code;
        }
        statistics_describe(scratch, rows, budget, &described);
        out->common[i] = described.q50;
    }
    out->shared = variance_of(out->common, NULL, all, out->freedom);
    return budget_look(budget, error);
}

/* d0, from how much more the e^2 of the rows differ than by chance. */
static double find_prior_freedom(const double *variances, size_t rows, double freedom)
{
    double sum = 0, squares = 0;
    size_t count = 0;

    for (size_t i = 0; i < rows; i++)
        if (variances[i] > 0) {
            sum += log(variances[i]);
            count++;
        }
    if (count < RECORDINGS_ROWS_MIN)
        return 0;
    for (size_t i = 0; i < rows; i++)
        if (variances[i] > 0) {
            double left = log(variances[i]) - sum / (double)count;

            squares += left * left;
        }
    double more = squares / ((double)count - 1) - trigamma(freedom / 2);
    return more > 0 ? fmin(2 * trigamma_inverse(more), RECORDINGS_PRIOR_MOST)
                    : RECORDINGS_PRIOR_MOST;
}

int recordings_fit(const double *logs, size_t rows, const size_t count[2],
                   struct budget *budget, struct recordings *out, struct error *error)
{
    CLEANUP_FREE double *scratch = calloc(rows + 1, sizeof *scratch);
    double residuals[2 * RECORDINGS_MAX];
    size_t all = count[0] + count[1];

    *out = (struct recordings){.count = {count[0], count[1]}, .freedom = (double)all - 2};
    if (scratch == NULL)
        return error_set_memory(error);
    if (rows == 0)
        return 0;
    int failed = find_common(logs, rows, budget, scratch, out, error);
    if (failed != 0)
        return failed;
    for (size_t row = 0; row < rows; row++) {
        make_residuals(logs + row * all, count, residuals);
        scratch[row] = variance_of(residuals, out->common, all, out->freedom);
    }
    out->prior_freedom = find_prior_freedom(scratch, rows, out->freedom);
    qsort(scratch, rows, sizeof *scratch, number_order_double);
    double middle = (scratch[(rows - 1) / 2] + scratch[rows / 2]) / 2;
    out->prior = middle / median_of_chi(out->freedom);
    if (all < RECORDINGS_FEW)
        out->least = scratch[(size_t)(RECORDINGS_NOISY * (double)(rows - 1))];
    return budget_look(budget, error);
}

void recordings_judge(const struct recordings *recordings, const double *logs,
                      struct recordings_test *out)
{
    double residuals[2 * RECORDINGS_MAX], n = recordings->freedom;
    double d0 = recordings->prior_freedom;
    size_t all = recordings->count[0] + recordings->count[1];
    double difference = make_residuals(logs, recordings->count, residuals);
    double own = variance_of(residuals, recordings->common, all, n);
    double rest = fmax((d0 * recordings->prior + n * own) / (d0 + n), recordings->least);
    double variance = recordings->shared + rest;
    double share = variance > 0 ? rest / variance : 0;

    judge(difference, variance, n + d0 * share * share, recordings->count, out);
}

void recordings_judge_alone(const double *logs, const double *within,
                            const size_t count[2], struct recordings_test *out)
{
    double residuals[2 * RECORDINGS_MAX], sum = 0;
    size_t all = count[0] + count[1], known = 0;
    double freedom = (double)all - 2;
    double difference = make_residuals(logs, count, residuals);
    double variance = variance_of(residuals, NULL, all, freedom);

    for (size_t i = 0; i < all; i++)
        if (!isnan(within[i])) {
            sum += within[i];
            known++;
        }
    double least = known > 0 ? sum / (double)known : 0;
    judge(difference, fmax(variance, least), freedom, count, out);
    out->between = sqrt(fmax(0, variance - least));
    out->within = known > 0 ? sqrt(least) : (double)NAN;
}

/* ---- recordings orders ---- */

/* The ways to choose `some` of `all`, at most RECORDINGS_ORDERS. */
static size_t count_orders(size_t all, size_t some)
{
    size_t orders = 1;

    for (size_t i = 1; i <= some && orders < RECORDINGS_ORDERS; i++)
        orders = orders * (all - some + i) / i;
    return orders < RECORDINGS_ORDERS ? orders : RECORDINGS_ORDERS;
}

/* The next larger number with as many bits, of which there are some. */
static uint64_t next_choice(uint64_t choice)
{
    int low = __builtin_ctzll(choice);
    uint64_t carried = choice + (UINT64_C(1) << low);

    return carried | (choice ^ carried) >> (low + 2);
}

/* The chosen recordings become the controls. */
static void divide(const double *logs, size_t rows, size_t all, size_t controls,
                   uint64_t choice, double *out)
{
    for (size_t row = 0; row < rows; row++) {
        size_t at[2] = {0, controls};

        for (size_t i = 0; i < all; i++)
            out[row * all + at[(choice >> i & 1) == 0]++] = logs[row * all + i];
    }
}

static int try_one(const double *logs, size_t rows, const size_t count[2], double rate,
                   double *p, double *q, struct budget *budget, bool *found,
                   struct error *error)
{
    struct recordings fit;
    int failed = recordings_fit(logs, rows, count, budget, &fit, error);

    for (size_t row = 0; row < rows && failed == 0; row++) {
        struct recordings_test test;

        recordings_judge(&fit, logs + row * (count[0] + count[1]), &test);
        p[row] = test.p;
        failed = budget_check(budget, error);
    }
    if (failed == 0)
        failed = false_discovery_adjust(p, rows, q, error);
    for (size_t row = 0; row < rows && failed == 0; row++)
        *found = *found || q[row] < rate;
    return failed;
}

int recordings_try_orders(const double *logs, size_t rows, const size_t count[2],
                          double rate, struct budget *budget, bool *found,
                          struct error *error)
{
    size_t all = count[0] + count[1];

    *found = false;
    if (count_orders(all, count[0]) >= RECORDINGS_ORDERS)
        return 0;
    CLEANUP_FREE double *divided = calloc(rows + 1, all * sizeof *divided);
    CLEANUP_FREE double *p = calloc(rows + 1, sizeof *p);
    CLEANUP_FREE double *q = calloc(rows + 1, sizeof *q);
    uint64_t given = (UINT64_C(1) << count[0]) - 1;
    int failed = 0;

    if (divided == NULL || p == NULL || q == NULL)
        return error_set_memory(error);
    for (uint64_t choice = next_choice(given);
         choice < UINT64_C(1) << all && !*found && failed == 0;
         choice = next_choice(choice)) {
        if (count[0] == count[1] && (choice & 1) == 0)
            continue; /* the sides exchanged: tried already */
        divide(logs, rows, all, count[0], choice, divided);
        failed = try_one(divided, rows, count, rate, p, q, budget, found, error);
    }
    return failed;
}
