/* See verdict.h. */
#include "analysis/verdict.h"
#include "analysis/samples.h"
#include "base/cleanup.h"

#include <math.h>

/* The 97.5 % quantile of the standard normal distribution. */
#define NORMAL_975 1.959963984540054

__extension__ typedef __int128 wide;

static wide sum_of(const int64_t *samples, size_t count)
{
    wide sum = 0;

    for (size_t i = 0; i < count; i++)
        sum += samples[i];
    return sum;
}

/* Means and their difference; the difference as one fraction, so that equal shifts of
 * equal samples come out whole. */
static void make_means(const wide sums[2], struct verdict *out)
{
    wide m = (wide)out->samples[0], n = (wide)out->samples[1];

    out->mean[0] = m == 0 ? NAN : (double)sums[0] / (double)m;
    out->mean[1] = n == 0 ? NAN : (double)sums[1] / (double)n;
    out->change =
        m == 0 || n == 0 ? NAN : (double)(sums[1] * m - sums[0] * n) / (double)(m * n);
}

/* Sum of t^3 - t over the groups of equal values of both sorted sides. */
static double ties_of(const struct mann_whitney *test)
{
    size_t m = test->count[0], n = test->count[1], i = 0, j = 0;
    const int64_t *a = test->sorted[0], *b = test->sorted[1];
    double ties = 0;

    while (i < m || j < n) {
        int64_t value = j == n || (i < m && a[i] <= b[j]) ? a[i] : b[j];
        double group = 0;

        for (; i < m && a[i] == value; i++)
            group++;
        for (; j < n && b[j] == value; j++)
            group++;
        ties += group * group * group - group;
    }
    return ties;
}

/* The k for which the k-th smallest and the k-th largest difference are the limits: the
 * largest with 2 P(U <= k - 1) < 0.05. At least 1: with SIGNIFICANCE_SAMPLES_MIN samples
 * a side there is one. */
static uint64_t rank_of_limit(const struct mann_whitney *test, double *confidence)
{
    uint64_t pairs = (uint64_t)test->count[0] * test->count[1], k = 0;
    double ties = ties_of(test);

    if (test->tail != NULL && ties == 0) {
        /* P(U <= k) = P(U >= pairs - k). */
        while (k < pairs && 2 * test->tail[pairs - k] < SIGNIFICANCE_RATE)
            k++;
        *confidence = k == 0 ? 1 : 1 - 2 * test->tail[pairs - (k - 1)];
    } else {
        double deviation = mann_whitney_deviation(test->count[0], test->count[1], ties);
        double most = (double)pairs / 2 - 0.5 - NORMAL_975 * deviation;

        /* Rejected at U < most, that is at the whole numbers 0 .. k - 1. */
        k = most > 0 ? (uint64_t)ceil(most) : 0;
        *confidence = 1 - SIGNIFICANCE_RATE;
    }
    return k == 0 ? 1 : k;
}

static void make_interval(const struct mann_whitney *test, struct verdict *out)
{
    const int64_t *control = test->sorted[0], *other = test->sorted[1];
    size_t m = test->count[0], n = test->count[1];
    uint64_t pairs = (uint64_t)m * n;
    uint64_t k = rank_of_limit(test, &out->confidence);

    out->low = samples_difference(control, m, other, n, k);
    out->high = samples_difference(control, m, other, n, pairs + 1 - k);
    int64_t below = samples_difference(control, m, other, n, (pairs + 1) / 2);
    int64_t above = samples_difference(control, m, other, n, pairs / 2 + 1);
    out->shift = (double)below + ((double)above - (double)below) / 2;
    out->has_interval = true;
}

int verdict_make(const int64_t *control, size_t control_count, const int64_t *test,
                 size_t test_count, struct verdict *out, struct error *error)
{
    CLEANUP(significance_judge_free) struct significance_judge judge = {0};

    *out = (struct verdict){.samples = {control_count, test_count}};
    int result = significance_judge_init(&judge, control_count, test_count, error);
    if (result != 0)
        return result;
    make_means((const wide[]){sum_of(control, control_count), sum_of(test, test_count)},
               out);
    significance_judge_row(&judge, control, test, &out->significance);
    out->verdict = significance_of(out->significance.p, out->significance.direction);
    out->significance.q = out->significance.p;
    out->significance.verdict = out->verdict;
    if (out->verdict != SIGNIFICANCE_CANNOT_JUDGE)
        make_interval(&judge.test, out);
    return 0;
}

double verdict_percent(const struct verdict *verdict, double ns)
{
    return verdict->mean[0] > 0 ? 100 * ns / verdict->mean[0] : NAN;
}
