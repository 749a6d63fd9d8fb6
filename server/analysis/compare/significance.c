/* See significance.h. */
#include "analysis/compare/significance.h"
#include "analysis/statistics/false_discovery.h"
#include "analysis/statistics/samples.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- names ---- */

const char *const significance_measures[] = {
    [SIGNIFICANCE_TOTAL] = "total", [SIGNIFICANCE_SELF] = "self", NULL};

const char *significance_measure_name(enum significance_measure measure)
{
    return significance_measures[measure];
}

const char *significance_name(enum significance_verdict verdict)
{
    static const char *const names[] = {"", "slower", "faster", "no_difference_found",
                                        "cannot_judge"};

    return (size_t)verdict < sizeof names / sizeof names[0] ? names[verdict] : "";
}

const char *significance_words(enum significance_verdict verdict)
{
    static const char *const words[] = {"", "slower", "faster", "no difference found",
                                        "cannot judge"};

    return (size_t)verdict < sizeof words / sizeof words[0] ? words[verdict] : "";
}

const char *significance_calls_name(enum significance_calls calls)
{
    static const char *const names[] = {
        "", "fact", "more", "fewer", "no_difference_found", "cannot_judge"};

    return (size_t)calls < sizeof names / sizeof names[0] ? names[calls] : "";
}

static void clear_test(struct significance_test *test)
{
    memset(test, 0, sizeof *test); /* the holes too: judged rows are kept as bytes */
    test->p = test->q = test->moderated_p = test->moderated_q = NAN;
    test->logs = (struct moderated_row){NAN, NAN};
    for (int side = 0; side < 2; side++)
        test->median[side] = test->spread[side] = NAN;
}

void significance_clear(struct significance *significance)
{
    memset(significance, 0, sizeof *significance);
    significance->calls_p = significance->calls_q = NAN;
    significance->always[0] = significance->always[1] = -1;
    for (int measure = 0; measure < SIGNIFICANCE_MEASURES; measure++)
        clear_test(&significance->tests[measure]);
}

/* ---- one row ---- */

static size_t at_least_one(size_t count)
{
    return count > 0 ? count : 1;
}

int significance_judge_init(struct significance_judge *judge,
                            const struct observations *observations, struct error *error)
{
    *judge = (struct significance_judge){.observations = observations};
    /* A side without samples has no order; the test then runs on nothing. */
    int result = mann_whitney_init(&judge->test, at_least_one(observations->count[0]),
                                   at_least_one(observations->count[1]), error);

    if (result == 0)
        result = mann_whitney_init(&judge->calls, at_least_one(observations->samples[0]),
                                   at_least_one(observations->samples[1]), error);
    for (int side = 0; side < 2 && result == 0; side++) {
        judge->values[side] = calloc(at_least_one(observations->samples[side]),
                                     sizeof *judge->values[side]);
        if (judge->values[side] == NULL)
            result = error_set_memory(error);
    }
    if (result != 0)
        significance_judge_free(judge);
    return result;
}

void significance_judge_free(struct significance_judge *judge)
{
    mann_whitney_free(&judge->test);
    mann_whitney_free(&judge->calls);
    free(judge->values[0]);
    free(judge->values[1]);
    *judge = (struct significance_judge){0};
}

void significance_judge_times(struct significance_judge *judge, const int64_t *control,
                              const int64_t *test, struct significance_test *out)
{
    static const int64_t nothing[1] = {0};
    const size_t *count = judge->observations->count;
    struct mann_whitney_result result;

    clear_test(out);
    mann_whitney_run(&judge->test, count[0] > 0 ? control : nothing,
                     count[1] > 0 ? test : nothing, &result);
    for (int side = 0; side < 2; side++) {
        const int64_t *sorted = judge->test.sorted[side];

        if (count[side] == 0)
            continue;
        out->median[side] = samples_quantile(sorted, count[side], 0.5);
        out->spread[side] = samples_quantile(sorted, count[side], 0.75) -
                            samples_quantile(sorted, count[side], 0.25);
    }
    if (!observations_suffice(judge->observations))
        return;
    out->p = result.p;
    out->direction = result.direction;
    out->separated = result.twice_u == 0 || result.twice_u == 2 * count[0] * count[1];
    if (!moderated_measure(control, count[0], test, count[1], &out->logs))
        out->logs = (struct moderated_row){NAN, NAN};
}

void significance_judge_few_times(struct significance_judge *judge,
                                  const int64_t *const values[2], const size_t counts[2],
                                  struct significance_test *out)
{
    const size_t *count = judge->observations->count;
    struct mann_whitney_result result;

    clear_test(out);
    mann_whitney_run_few(&judge->test, values, counts, &result);
    for (int side = 0; side < 2; side++) {
        const int64_t *sorted = judge->test.sorted[side];
        size_t few = counts[side];

        if (count[side] == 0)
            continue;
        out->median[side] = samples_quantile_few(sorted, few, count[side] - few, 0.5);
        out->spread[side] = samples_quantile_few(sorted, few, count[side] - few, 0.75) -
                            samples_quantile_few(sorted, few, count[side] - few, 0.25);
    }
    if (!observations_suffice(judge->observations))
        return;
    out->p = result.p;
    out->direction = result.direction;
    out->separated = result.twice_u == 0 || result.twice_u == 2 * count[0] * count[1];
    /* The moderated test does not apply if an observation is 0. */
}

/* The number that all elements of a list have; -1 if they differ or there are none. */
static int32_t constant_of(const int32_t *calls, size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (calls[i] != calls[0])
            return -1;
    return count > 0 ? calls[0] : -1;
}

/* Facts, and whether the numbers of calls vary enough to be tested. */
static bool calls_vary(const struct significance_judge *judge, struct significance *out)
{
    const size_t *samples = judge->observations->samples;
    bool constant = out->always[0] >= 0 && out->always[1] >= 0;

    out->calls_p = NAN;
    out->calls = CALLS_CANNOT_JUDGE;
    if (constant && out->always[0] != out->always[1] && samples[0] >= 2 &&
        samples[1] >= 2)
        out->calls = CALLS_FACT;
    if (out->calls == CALLS_FACT || samples[0] < OBSERVATIONS_MIN ||
        samples[1] < OBSERVATIONS_MIN)
        return false;
    out->calls_p = 1;
    return !constant;
}

void significance_judge_calls(struct significance_judge *judge, const int32_t *control,
                              const int32_t *test, struct significance *out)
{
    const size_t *samples = judge->observations->samples;
    const int32_t *calls[2] = {control, test};
    struct mann_whitney_result result;

    for (int side = 0; side < 2; side++)
        out->always[side] = constant_of(calls[side], samples[side]);
    if (!calls_vary(judge, out))
        return;
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < samples[side]; i++)
            judge->values[side][i] = calls[side][i];
    mann_whitney_run(&judge->calls, judge->values[0], judge->values[1], &result);
    out->calls_p = result.p;
    out->calls_direction = result.direction;
}

void significance_judge_few_calls(struct significance_judge *judge,
                                  const int32_t *const calls[2], const size_t counts[2],
                                  struct significance *out)
{
    const size_t *samples = judge->observations->samples;
    struct mann_whitney_result result;

    for (int side = 0; side < 2; side++)
        out->always[side] = counts[side] == samples[side]
                                ? constant_of(calls[side], counts[side])
                            : counts[side] == 0 ? 0
                                                : -1;
    if (!calls_vary(judge, out))
        return;
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < counts[side]; i++)
            judge->values[side][i] = calls[side][i];
    mann_whitney_run_few(&judge->calls,
                         (const int64_t *const[]){judge->values[0], judge->values[1]},
                         counts, &result);
    out->calls_p = result.p;
    out->calls_direction = result.direction;
}

/* ---- all rows together ---- */

enum significance_verdict significance_of(double p, int direction)
{
    if (isnan(p))
        return SIGNIFICANCE_CANNOT_JUDGE;
    if (p >= SIGNIFICANCE_RATE || direction == 0)
        return SIGNIFICANCE_NO_DIFFERENCE;
    return direction > 0 ? SIGNIFICANCE_SLOWER : SIGNIFICANCE_FASTER;
}

/* Room for one number a row. */
struct row_numbers {
    struct significance *const *rows;
    size_t count;
    double *p, *q;
    struct budget *budget;
};

static int compare_numbers(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

/* The moderated p and q of every row that has logarithms. */
static int settle_moderated(const struct row_numbers *settling, int measure,
                            const struct observations *observations,
                            struct significance_family *family, struct error *error)
{
    double *variances = settling->q;

    family->moderated = 0;
    for (size_t i = 0; i < settling->count; i++) {
        const struct significance *row = settling->rows[i];

        if (row != NULL && !isnan(row->tests[measure].logs.variance))
            variances[family->moderated++] = row->tests[measure].logs.variance;
    }
    family->prior = moderated_prior(variances, family->moderated);
    for (size_t i = 0; i < settling->count && !budget_is_over(settling->budget); i++) {
        const struct significance *row = settling->rows[i];

        settling->p[i] =
            row == NULL || isnan(row->tests[measure].logs.variance)
                ? NAN
                : moderated_p(&row->tests[measure].logs, observations->count[0],
                              observations->count[1], family->prior, MODERATED_FREEDOM);
    }
    int result = false_discovery_adjust(settling->p, settling->count, settling->q, error);
    for (size_t i = 0; i < settling->count && result == 0; i++) {
        if (settling->rows[i] == NULL)
            continue;
        settling->rows[i]->tests[measure].moderated_p = settling->p[i];
        settling->rows[i]->tests[measure].moderated_q = settling->q[i];
    }
    return result;
}

enum significance_verdict significance_of_tests(const struct significance_test *test)
{
    double difference = test->logs.difference;

    if (isnan(test->p) || isnan(test->moderated_q))
        return isnan(test->p) ? SIGNIFICANCE_CANNOT_JUDGE
                              : significance_of(test->q, test->direction);
    if (test->moderated_q >= SIGNIFICANCE_RATE || test->p >= SIGNIFICANCE_RATE ||
        difference == 0)
        return SIGNIFICANCE_NO_DIFFERENCE;
    return difference > 0 ? SIGNIFICANCE_SLOWER : SIGNIFICANCE_FASTER;
}

/* Whether a row with p = `p` would have been real with the smallest possible p, `least`;
 * that depends on the other rows. `sorted` are the p of all `tests` rows. A row is real
 * if it is below the rate at some threshold; no threshold from `p` on was enough for the
 * row. `passing` is the smallest p from `least` on at which one more row below it would
 * be enough. */
static double find_passing(const double *sorted, size_t tests, double least)
{
    size_t below = 0;

    while (below < tests && sorted[below] <= least)
        below++;
    if (least * (double)tests / (double)(below + 1) < SIGNIFICANCE_RATE)
        return least;
    for (size_t i = below; i < tests; i++)
        if (sorted[i] * (double)tests / (double)(i + 2) < SIGNIFICANCE_RATE)
            return sorted[i];
    return INFINITY;
}

/* The rank test's q, the verdicts, and which rows had too few observations. */
static int settle_ranks(const struct row_numbers *settling, int measure, double least,
                        struct significance_family *family, struct error *error)
{
    for (size_t i = 0; i < settling->count; i++)
        settling->p[i] =
            settling->rows[i] != NULL ? settling->rows[i]->tests[measure].p : NAN;
    int result = false_discovery_adjust(settling->p, settling->count, settling->q, error);
    if (result != 0)
        return result;
    family->tests = 0;
    for (size_t i = 0; i < settling->count; i++) {
        if (settling->rows[i] == NULL)
            continue;
        settling->rows[i]->tests[measure].q = settling->q[i];
        settling->rows[i]->tests[measure].verdict =
            significance_of_tests(&settling->rows[i]->tests[measure]);
        if (!isnan(settling->p[i]))
            settling->p[family->tests++] = settling->p[i];
    }
    qsort(settling->p, family->tests, sizeof *settling->p, compare_numbers);
    double passing = find_passing(settling->p, family->tests, least);
    for (size_t i = 0; i < settling->count; i++) {
        struct significance_test *test =
            settling->rows[i] != NULL ? &settling->rows[i]->tests[measure] : NULL;

        if (test != NULL)
            test->too_few = test->verdict == SIGNIFICANCE_NO_DIFFERENCE &&
                            isnan(test->moderated_p) &&
                            (test->separated || passing >= test->p);
    }
    return 0;
}

static int settle_calls(const struct row_numbers *settling, struct error *error)
{
    for (size_t i = 0; i < settling->count; i++)
        settling->p[i] = settling->rows[i] != NULL ? settling->rows[i]->calls_p : NAN;
    int result = false_discovery_adjust(settling->p, settling->count, settling->q, error);
    for (size_t i = 0; i < settling->count && result == 0; i++) {
        struct significance *row = settling->rows[i];

        if (row == NULL)
            continue;
        row->calls_q = settling->q[i];
        if (row->calls == CALLS_FACT || isnan(row->calls_p))
            continue;
        bool real = row->calls_q < SIGNIFICANCE_RATE && row->calls_direction != 0;
        row->calls = !real                      ? CALLS_NO_DIFFERENCE
                     : row->calls_direction > 0 ? CALLS_MORE
                                                : CALLS_FEWER;
    }
    return result;
}

int significance_settle(struct significance *const *rows, size_t count,
                        const struct observations *observations,
                        struct significance_family families[SIGNIFICANCE_MEASURES],
                        struct budget *budget, struct error *error)
{
    CLEANUP_FREE double *p = calloc(count + 1, sizeof *p);
    CLEANUP_FREE double *q = calloc(count + 1, sizeof *q);
    const struct row_numbers settling = {rows, count, p, q, budget};
    double least = mann_whitney_least(observations->count[0], observations->count[1]);
    int result = 0;

    if (p == NULL || q == NULL)
        return error_set_memory(error);
    for (int measure = 0; measure < SIGNIFICANCE_MEASURES && result == 0; measure++) {
        result = budget_look(budget, error);
        if (result == 0)
            result = settle_moderated(&settling, measure, observations,
                                      &families[measure], error);
        if (result == 0)
            result = budget_look(budget, error);
        if (result == 0)
            result = settle_ranks(&settling, measure, least, &families[measure], error);
    }
    if (result == 0)
        result = budget_look(budget, error);
    return result != 0 ? result : settle_calls(&settling, error);
}
