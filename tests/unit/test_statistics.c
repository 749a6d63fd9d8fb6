/* Statistics against slow, obvious ones. */
#include "stats/statistics.h"
#include "trace_text.h"

#include <math.h>
#include <stdlib.h>

#define MOST 3000

static int compare_doubles(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;

    return (left > right) - (left < right);
}

static double slow_quantile(const double *sorted, size_t count, double q)
{
    double position = (double)(count - 1) * q;
    size_t below = (size_t)floor(position), above = (size_t)ceil(position);

    return sorted[below] + (sorted[above] - sorted[below]) * (position - (double)below);
}

static void assert_near(double value, double right)
{
    if (!(fabs(value - right) <= 1e-12 * fmax(1, fabs(right))))
        fail_msg("%.17g should be %.17g", value, right);
}

static void check_against_sorting(const double *values, size_t count)
{
    double sorted[MOST], shuffled[MOST], sum = 0, squares = 0;
    struct statistics got;

    for (size_t i = 0; i < count; i++) {
        sorted[i] = shuffled[i] = values[i];
        sum += values[i];
    }
    qsort(sorted, count, sizeof *sorted, compare_doubles);
    for (size_t i = 0; i < count; i++)
        squares += pow(values[i] - sum / (double)count, 2);
    statistics_describe(shuffled, count, NULL, &got);
    assert_int_equal(got.count, count);
    assert_near(got.mean, sum / (double)count);
    if (count > 1)
        assert_near(got.std, sqrt(squares / (double)(count - 1)));
    else
        assert_true(isnan(got.std));
    assert_true(got.min == sorted[0] && got.max == sorted[count - 1]);
    assert_near(got.q25, slow_quantile(sorted, count, 0.25));
    assert_near(got.q50, slow_quantile(sorted, count, 0.5));
    assert_near(got.q75, slow_quantile(sorted, count, 0.75));
    qsort(shuffled, count, sizeof *shuffled, compare_doubles);
    assert_memory_equal(shuffled, sorted, count * sizeof *sorted);
}

static void describes_as_sorting_does(void **state)
{
    struct chance chance = {7};
    double values[MOST];

    (void)state;
    for (unsigned round = 0; round < 400; round++) {
        size_t count = 1 + chance_below(&chance, round < 200 ? 40 : MOST);
        unsigned range = 1U << chance_below(&chance, 20); /* small ones repeat a lot */

        for (size_t i = 0; i < count; i++)
            values[i] = (double)chance_below(&chance, range);
        if (round % 3 == 0)
            qsort(values, count, sizeof *values, compare_doubles);
        check_against_sorting(values, count);
    }
}

static void nothing_has_no_statistics(void **state)
{
    struct statistics got;

    (void)state;
    statistics_describe(NULL, 0, NULL, &got);
    assert_int_equal(got.count, 0);
    assert_true(isnan(got.mean) && isnan(got.std) && isnan(got.min) && isnan(got.q50));
}

static void moments_are_exact(void **state)
{
    /* The same spread, on top of a large value that would drown it in doubles. */
    static const int64_t base = (int64_t)80000 * 1000000000;
    struct moments left = {0}, right = {0}, none = {0};

    (void)state;
    for (int i = 0; i < 50; i++) {
        moments_add(&left, base + i % 2);
        moments_add(&right, base + 2 + i % 2);
    }
    assert_near(moments_std(&left), sqrt(12.5 / 49));
    moments_merge(&left, &right);
    moments_merge(&left, &none);
    assert_int_equal(left.count, 100);
    assert_true(left.min == base && left.max == base + 3);
    assert_near(moments_mean(&left) - (double)base, 1.5);
    assert_near(moments_std(&left), sqrt(125.0 / 99));
    moments_merge(&none, &left);
    assert_int_equal(none.count, 100);
}

static void moments_of_few(void **state)
{
    struct moments moments = {0};

    (void)state;
    assert_true(isnan(moments_mean(&moments)) && isnan(moments_std(&moments)));
    moments_add(&moments, 5);
    assert_near(moments_mean(&moments), 5);
    assert_true(isnan(moments_std(&moments)));
}

static void hostile_sums_do_not_wrap(void **state)
{
    struct moments moments = {0};
    const int64_t day = (int64_t)86400 * 1000000000;

    (void)state;
    for (int i = 0; i < 200000; i++)
        moments_add(&moments, day);
    assert_true(moments.sum == INT64_MAX);
    assert_true(moments.count == 200000 && moments.max == day);
    assert_true(statistics_add(INT64_MAX, 1) == INT64_MAX);
}

static void shares_round_half_to_even(void **state)
{
    (void)state;
    assert_near(statistics_percentage(1, 800, 2), 0.12); /* 0.125 */
    assert_near(statistics_percentage(3, 800, 2), 0.38); /* 0.375 */
    assert_near(statistics_percentage(1, 3, 1), 33.3);
    assert_near(statistics_ratio(1, 8, 2), 0.12);
    assert_true(isnan(statistics_percentage(0, 0, 2)));
}

/* Newcombe, Two-sided confidence intervals for the single proportion (1998), method 3. */
static void a_share_has_an_interval(void **state)
{
    static const struct {
        size_t part, whole;
        double low, high;
    } known[] = {{81, 263, 0.2553, 0.3662},
                 {15, 148, 0.0624, 0.1605},
                 {0, 20, 0, 0.1611},
                 {1, 29, 0.0061, 0.1718}};

    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        double low = share_bound(known[i].part, known[i].whole, false);
        double high = share_bound(known[i].part, known[i].whole, true);

        assert_true(fabs(low - known[i].low) < 6e-5);
        assert_true(fabs(high - known[i].high) < 6e-5);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(describes_as_sorting_does),
        cmocka_unit_test(nothing_has_no_statistics),
        cmocka_unit_test(moments_are_exact),
        cmocka_unit_test(moments_of_few),
        cmocka_unit_test(hostile_sums_do_not_wrap),
        cmocka_unit_test(shares_round_half_to_even),
        cmocka_unit_test(a_share_has_an_interval),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
