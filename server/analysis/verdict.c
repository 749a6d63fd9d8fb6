/* See verdict.h. */
#include "analysis/verdict.h"
#include "analysis/samples.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>

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

/* ---- observations ---- */

struct timed {
    int64_t step, time;
};

static int compare_timed(const void *a, const void *b)
{
    const struct timed *x = a, *y = b;

    return (x->step > y->step) - (x->step < y->step);
}

/* The mean of each step, to the nearest ns. NULL when memory is refused. */
static int64_t *average_steps(const struct verdict_samples *samples, size_t *count)
{
    CLEANUP_FREE struct timed *timed = calloc(samples->count + 1, sizeof *timed);
    int64_t *means = calloc(samples->count + 1, sizeof *means);

    *count = 0;
    if (timed == NULL || means == NULL) {
        free(means);
        return NULL;
    }
    for (size_t i = 0; i < samples->count; i++)
        timed[i] = (struct timed){samples->steps != NULL ? samples->steps[i] : (int64_t)i,
                                  samples->times[i]};
    qsort(timed, samples->count, sizeof *timed, compare_timed);
    for (size_t begin = 0, end; begin < samples->count; begin = end) {
        wide sum = 0;

        for (end = begin; end < samples->count && timed[end].step == timed[begin].step;
             end++)
            sum += timed[end].time;
        wide ranks = (wide)(end - begin);
        means[(*count)++] = (int64_t)((2 * sum + ranks) / (2 * ranks));
    }
    return means;
}

static int judge(const int64_t *const observations[2], struct verdict *out,
                 struct error *error)
{
    CLEANUP(significance_judge_free) struct significance_judge judge = {0};
    int result = significance_judge_init(&judge, out->observations[0],
                                         out->observations[1], error);

    if (result != 0)
        return result;
    significance_judge_row(&judge, observations[0], observations[1], &out->significance);
    out->verdict = significance_of(out->significance.p, out->significance.direction);
    out->significance.q = out->significance.p;
    out->significance.verdict = out->verdict;
    if (out->verdict != SIGNIFICANCE_CANNOT_JUDGE)
        make_interval(&judge.test, out);
    return 0;
}

int verdict_make(const struct verdict_samples *control,
                 const struct verdict_samples *test, struct verdict *out,
                 struct error *error)
{
    size_t counts[2];

    *out = (struct verdict){.samples = {control->count, test->count}};
    make_means((const wide[]){sum_of(control->times, control->count),
                              sum_of(test->times, test->count)},
               out);
    CLEANUP_FREE int64_t *control_steps = average_steps(control, &counts[0]);
    CLEANUP_FREE int64_t *test_steps = average_steps(test, &counts[1]);
    if (control_steps == NULL || test_steps == NULL)
        return error_set_memory(error);
    out->by_step = (counts[0] < control->count || counts[1] < test->count) &&
                   counts[0] >= SIGNIFICANCE_SAMPLES_MIN &&
                   counts[1] >= SIGNIFICANCE_SAMPLES_MIN;
    for (int side = 0; side < 2; side++)
        out->observations[side] = out->by_step ? counts[side] : out->samples[side];
    return judge((const int64_t *const[]){out->by_step ? control_steps : control->times,
                                          out->by_step ? test_steps : test->times},
                 out, error);
}

double verdict_percent(const struct verdict *verdict, double ns)
{
    return verdict->mean[0] > 0 ? 100 * ns / verdict->mean[0] : NAN;
}
