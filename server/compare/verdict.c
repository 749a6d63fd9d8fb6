#include "compare/verdict.h"
#include "base/array.h"
#include "base/error.h"
#include "stats/rank_tests.h"
#include "stats/statistics.h"
#include "store/set_view.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- observations ---- */

__extension__ typedef __int128 wide;

/* ---- which samples are one observation ---- */

struct sample_key {
    struct observations_key key;
    uint32_t sample;
};

static int compare_keys(const struct observations_key *x,
                        const struct observations_key *y)
{
    if (x->pseudo != y->pseudo)
        return (int)x->pseudo - (int)y->pseudo;
    if (x->number != y->number)
        return x->number < y->number ? -1 : 1;
    return (x->span > y->span) - (x->span < y->span);
}

static int compare_keyed(const void *a, const void *b)
{
    const struct sample_key *x = a, *y = b;
    int order = compare_keys(&x->key, &y->key);

    return order != 0 ? order : (x->sample > y->sample) - (x->sample < y->sample);
}

/* Numbers the groups of one side. */
static void group_side(struct observations *out, int side,
                       const struct observations_key *keys, struct arena *arena)
{
    size_t count = out->samples[side];
    struct sample_key *keyed = arena_new(arena, count, sizeof *keyed);

    out->of[side] = arena_new(arena, count, sizeof *out->of[side]);
    out->order[side] = arena_new(arena, count, sizeof *out->order[side]);
    out->begin[side] = arena_new(arena, count + 1, sizeof *out->begin[side]);
    for (size_t i = 0; i < count; i++)
        keyed[i] = (struct sample_key){
            keys != NULL ? keys[i] : (struct observations_key){.number = (int64_t)i},
            (uint32_t)i};
    qsort(keyed, count, sizeof *keyed, compare_keyed);
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || compare_keys(&keyed[i].key, &keyed[i - 1].key) != 0)
            out->begin[side][out->count[side]++] = (uint32_t)i;
        out->order[side][i] = keyed[i].sample;
        out->of[side][keyed[i].sample] = (uint32_t)out->count[side] - 1;
    }
    out->begin[side][out->count[side]] = (uint32_t)count;
    arena_release(arena, keyed);
}

/* Every sample is an observation. */
static void ungroup_side(struct observations *out, int side)
{
    size_t count = out->samples[side];

    for (size_t i = 0; i <= count; i++)
        out->begin[side][i] = (uint32_t)i;
    for (size_t i = 0; i < count; i++)
        out->of[side][i] = out->order[side][i] = (uint32_t)i;
    out->count[side] = count;
}

void observations_group(const struct observations_key *const keys[2],
                        const size_t counts[2], struct arena *arena,
                        struct observations *out)
{
    *out = (struct observations){.samples = {counts[0], counts[1]}};
    for (int side = 0; side < 2; side++)
        group_side(out, side, keys[side], arena);
    out->averaged =
        (out->count[0] < out->samples[0] || out->count[1] < out->samples[1]) &&
        observations_suffice(out);
    for (int side = 0; side < 2 && !out->averaged; side++)
        ungroup_side(out, side);
}

/* ---- from a selection ---- */

static struct observations_key *collect_keys(const struct set_view *view,
                                             const struct selection *selection,
                                             struct arena *arena)
{
    struct observations_key *keys = arena_new(arena, selection->step_count, sizeof *keys);

    for (size_t i = 0; i < selection->step_count; i++) {
        const struct set_step *step = &view->steps[selection->steps[i]];

        keys[i] = (struct observations_key){
            step->step.pseudo, step->step.pseudo ? 0 : step->step.number,
            selection_file(view, selection->steps[i])->span};
    }
    return keys;
}

void observations_make(const struct set_view *const views[2],
                       const struct selection *const selections[2], struct arena *arena,
                       struct observations *out)
{
    struct observations_key *keys[2] = {collect_keys(views[0], selections[0], arena),
                                        collect_keys(views[1], selections[1], arena)};

    observations_group(
        (const struct observations_key *const[]){keys[0], keys[1]},
        (const size_t[]){selections[0]->step_count, selections[1]->step_count}, arena,
        out);
    arena_release(arena, keys[0]);
    arena_release(arena, keys[1]);
}

int64_t *step_durations(const struct set_view *view, const struct selection *selection,
                        struct arena *arena)
{
    int64_t *durations = arena_new(arena, selection->step_count, sizeof *durations);

    for (size_t i = 0; i < selection->step_count; i++)
        durations[i] = view->steps[selection->steps[i]].step.dur;
    return durations;
}

/* ---- values of observations ---- */

bool observations_suffice(const struct observations *observations)
{
    return observations->count[0] >= OBSERVATIONS_MIN &&
           observations->count[1] >= OBSERVATIONS_MIN;
}

/* sum / count, halves up; the mean of int64 values fits into int64. */
static int64_t divide(wide sum, uint32_t count)
{
    if (count == 0)
        return 0;
    wide twice = 2 * sum + count, two = 2 * (wide)count;
    wide quotient = twice / two;

    return (int64_t)(twice % two < 0 ? quotient - 1 : quotient);
}

/* Division by words is much faster than that of twice their size. */
static int64_t divide_small(int64_t sum, uint32_t count)
{
    return count > 0 && sum >= 0 && sum <= INT64_MAX / 2 - UINT32_MAX
               ? (2 * sum + count) / (2 * (int64_t)count)
               : divide(sum, count);
}

static int64_t mean_of(const int64_t *samples, const uint32_t *order, uint32_t count)
{
    wide sum = 0;

    for (uint32_t i = 0; i < count; i++)
        sum += samples[order[i]];
    return sum == (int64_t)sum ? divide_small((int64_t)sum, count) : divide(sum, count);
}

/* A side without samples has no list of them. */
static void copy(const struct observations *observations, int side, const int64_t *from,
                 int64_t *to)
{
    if (observations->count[side] > 0)
        memcpy(to, from, observations->count[side] * sizeof *to);
}

void observations_average(const struct observations *observations, int side,
                          const int64_t *samples, int64_t *out)
{
    const uint32_t *begin = observations->begin[side];

    if (!observations->averaged) {
        copy(observations, side, samples, out);
        return;
    }
    for (size_t i = 0; i < observations->count[side]; i++)
        out[i] = mean_of(samples, observations->order[side] + begin[i],
                         begin[i + 1] - begin[i]);
}

void observations_divide(const struct observations *observations, int side,
                         const int64_t *sums, int64_t *out)
{
    const uint32_t *begin = observations->begin[side];

    if (!observations->averaged) {
        copy(observations, side, sums, out);
        return;
    }
    for (size_t i = 0; i < observations->count[side]; i++)
        out[i] = divide_small(sums[i], begin[i + 1] - begin[i]);
}

int64_t observations_divide_one(const struct observations *observations, int side,
                                size_t observation, int64_t sum)
{
    const uint32_t *begin = observations->begin[side];

    return observations->averaged
               ? divide_small(sum, begin[observation + 1] - begin[observation])
               : sum;
}

const char *observations_unit(const struct observations *observations)
{
    return observations->averaged ? "step" : "rank and step";
}

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
    qsort(settling->p, family->tests, sizeof *settling->p, number_order_double);
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
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    const struct row_numbers settling = {rows, count,
                                         arena_new(arena, count, sizeof(double)),
                                         arena_new(arena, count, sizeof(double)), budget};
    double least = mann_whitney_least(observations->count[0], observations->count[1]);
    int result = 0;

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

/* ---- verdict ---- */

/* The 97.5 % quantile of the standard normal distribution. */
#define NORMAL_975 1.959963984540054

static const char *const verdict_names[] = {"cannot_judge", "slower", "faster",
                                            "unchanged", "not_certain"};
static const char *const words_of_verdict[] = {"cannot judge", "slower", "faster",
                                               "unchanged", "not certain"};

const char *verdict_name(enum verdict_kind kind)
{
    return verdict_names[kind];
}

const char *verdict_words(enum verdict_kind kind)
{
    return words_of_verdict[kind];
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

void verdict_doubt(struct verdict *verdict, const char *reason)
{
    struct significance_test *test = &verdict->test;

    verdict->kind = VERDICT_CANNOT_JUDGE;
    verdict->has_interval = verdict->machine_decides = false;
    verdict->host_most = 0;
    test->verdict = SIGNIFICANCE_CANNOT_JUDGE;
    test->direction = 0;
    test->p = test->q = NAN;
    snprintf(verdict->unsound, sizeof verdict->unsound, "%s", reason);
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
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    int64_t *control = arena_new(arena, count[0], sizeof *control);
    int64_t *test = arena_new(arena, count[1], sizeof *test);

    *out = (struct verdict){.equivalence = equivalence,
                            .samples = {samples[0], samples[1]},
                            .observations = {count[0], count[1]},
                            .averaged = observations->averaged};
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
