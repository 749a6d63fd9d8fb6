/* See verdict.h. */
#include "analysis/compare/verdict.h"
#include "analysis/statistics/samples.h"
#include "base/cleanup.h"
#include "base/text.h"

#include <math.h>
#include <stdlib.h>

/* The 97.5 % quantile of the standard normal distribution. */
#define NORMAL_975 1.959963984540054

__extension__ typedef __int128 wide;

static const char *const names[] = {"cannot_judge", "slower", "faster", "unchanged",
                                    "not_certain"};
static const char *const words[] = {"cannot judge", "slower", "faster", "unchanged",
                                    "not certain"};

const char *verdict_name(enum verdict_kind kind)
{
    return names[kind];
}

const char *verdict_words(enum verdict_kind kind)
{
    return words[kind];
}

static wide sum_of(const int64_t *samples, size_t count)
{
    wide sum = 0;

    for (size_t i = 0; i < count; i++)
        sum += samples[i];
    return sum;
}

/* Means and their difference. The difference is one fraction, so that equal shifts of
 * equal samples give whole numbers. */
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
 * largest with 2 P(U <= k - 1) < 0.05. At least 1: with OBSERVATIONS_MIN a side there
 * is one. */
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

/* ---- the verdict ---- */

/* Whether the change is more than what two recordings of one program may differ by: the
 * steps cannot tell, because they share the clock of their recording. */
static bool is_beyond_recordings(const struct verdict *verdict, double margin)
{
    return !(margin > 0) || (double)verdict->low > margin ||
           (double)verdict->high < -margin || fabs(verdict->shift) > 2 * margin;
}

/* Whether it is too small to matter comes first: two recordings of one program may differ
 * by a thousandth, and where the device is the limit the rank test sees that. */
static enum verdict_kind decide(const struct verdict *verdict)
{
    double margin = verdict->equivalence * verdict->test.median[0];

    if (isnan(verdict->test.p))
        return VERDICT_CANNOT_JUDGE;
    /* Most steps of the control take no time: the typical step says nothing of the
     * others. */
    if (!(verdict->test.median[0] > 0) && verdict->change != 0 &&
        !(verdict->test.p < SIGNIFICANCE_RATE))
        return VERDICT_NOT_CERTAIN;
    if (-margin <= (double)verdict->low && (double)verdict->high <= margin)
        return VERDICT_UNCHANGED;
    if (verdict->test.p < SIGNIFICANCE_RATE && verdict->test.direction != 0 &&
        is_beyond_recordings(verdict, margin))
        return verdict->test.direction > 0 ? VERDICT_SLOWER : VERDICT_FASTER;
    return VERDICT_NOT_CERTAIN;
}

enum verdict_kind verdict_of_test(const struct verdict *verdict)
{
    bool sure = verdict->test.p < SIGNIFICANCE_RATE; /* false for NaN */

    return !sure || verdict->test.direction == 0 || verdict->machine_decides
               ? verdict->kind
           : verdict->test.direction > 0 ? VERDICT_SLOWER
                                         : VERDICT_FASTER;
}

static int judge(const struct observations *observations, const int64_t *const values[2],
                 struct verdict *out, struct error *error)
{
    CLEANUP(significance_judge_free) struct significance_judge judge = {0};
    int result = significance_judge_init(&judge, observations, error);

    if (result != 0)
        return result;
    significance_judge_times(&judge, values[0], values[1], &out->test);
    out->test.q = out->test.p;
    out->test.verdict = significance_of(out->test.p, out->test.direction);
    if (!isnan(out->test.p))
        make_interval(&judge.test, out);
    out->kind = decide(out);
    return 0;
}

int verdict_make(const struct observations *observations, const int64_t *const times[2],
                 double equivalence, struct verdict *out, struct error *error)
{
    const size_t *samples = observations->samples, *count = observations->count;
    CLEANUP_FREE int64_t *control = calloc(count[0] + 1, sizeof *control);
    CLEANUP_FREE int64_t *test = calloc(count[1] + 1, sizeof *test);

    *out = (struct verdict){.equivalence = equivalence,
                            .samples = {samples[0], samples[1]},
                            .observations = {count[0], count[1]},
                            .averaged = observations->averaged};
    if (control == NULL || test == NULL)
        return error_set_memory(error);
    make_means((const wide[]){sum_of(times[0], samples[0]), sum_of(times[1], samples[1])},
               out);
    observations_average(observations, 0, times[0], control);
    observations_average(observations, 1, times[1], test);
    return judge(observations, (const int64_t *const[]){control, test}, out, error);
}

/* ---- percentages ---- */

double verdict_percent(const struct verdict *verdict, double ns)
{
    return verdict->test.median[0] > 0 ? fmax(-100, 100 * ns / verdict->test.median[0])
                                       : NAN;
}

double verdict_change_percent(const struct verdict *verdict)
{
    return verdict->mean[0] > 0 ? 100 * verdict->change / verdict->mean[0] : NAN;
}

double verdict_headline(const struct verdict *verdict, bool *typical)
{
    double mean = verdict_change_percent(verdict);
    double shift = verdict_percent(verdict, verdict->shift);

    *typical = isnan(mean) || !verdict->has_interval ||
               mean < verdict_percent(verdict, (double)verdict->low) ||
               mean > verdict_percent(verdict, (double)verdict->high) ||
               fabs(mean - shift) > fabs(shift) / 4;
    return *typical ? shift : mean;
}
