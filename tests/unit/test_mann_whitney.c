/* The Mann-Whitney test against published tables, against counting every order, and
 * against worked examples. */
#include "base/error.h"
#include "stats/rank_tests.h"
#include "stats/statistics.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static struct mann_whitney_result run(const int64_t *control, size_t m,
                                      const int64_t *test, size_t n)
{
    CLEANUP(mann_whitney_free) struct mann_whitney mann_whitney;
    struct mann_whitney_result result;
    struct error error;

    assert_int_equal(mann_whitney_init(&mann_whitney, m, n, &error), 0);
    mann_whitney_run(&mann_whitney, control, test, &result);
    return result;
}

#define RUN(control, test)                                                               \
    run(control, sizeof(control) / sizeof(int64_t), test, sizeof(test) / sizeof(int64_t))

/* P(U <= u) as Mann & Whitney printed it in 1947: three decimals, not all of them
 * rounded. */
static void equals_the_table_of_1947(void **state)
{
    static const double four_four[] = {.014, .029, .057, .100, .171, .243, .343, .443};
    static const double five_five[] = {.004, .008, .016, .028, .048, .075, .111,
                                       .155, .210, .274, .345, .421, .500};
    static const double six_six[] = {.001, .002, .004, .008, .013, .021,
                                     .032, .047, .066, .090, .120, .155,
                                     .197, .242, .294, .350, .409, .469};
    static const double four_three[] = {.028, .057, .114, .200, .314, .429};
    static const struct {
        size_t m, n, count;
        const double *table;
    } tables[] = {{4, 4, 8, four_four},
                  {5, 5, 13, five_five},
                  {6, 6, 18, six_six},
                  {4, 3, 6, four_three},
                  {3, 4, 6, four_three}};

    (void)state;
    for (size_t t = 0; t < sizeof tables / sizeof tables[0]; t++) {
        size_t pairs = tables[t].m * tables[t].n;
        CLEANUP_FREE double *tail = mann_whitney_tail(tables[t].m, tables[t].n);

        assert_non_null(tail);
        for (size_t u = 0; u < tables[t].count; u++)
            assert_true(fabs(tail[pairs - u] - tables[t].table[u]) < 0.001);
    }
}

/* The table of the textbooks: the largest U that is significant at 5 %, two-sided, for m
 * and n from 3 to 20; -1: none is. Without two misprints that many of them hand on: 67
 * for (14, 17), and 13 for (4, 20). */
static void equals_the_table_of_critical_values(void **state)
{
    static const short table[18][18] = {
        {-1, -1, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8},
        {-1, 0, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 13, 14},
        {0, 1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 17, 18, 19, 20},
        {1, 2, 3, 5, 6, 8, 10, 11, 13, 14, 16, 17, 19, 21, 22, 24, 25, 27},
        {1, 3, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34},
        {2, 4, 6, 8, 10, 13, 15, 17, 19, 22, 24, 26, 29, 31, 34, 36, 38, 41},
        {2, 4, 7, 10, 12, 15, 17, 20, 23, 26, 28, 31, 34, 37, 39, 42, 45, 48},
        {3, 5, 8, 11, 14, 17, 20, 23, 26, 29, 33, 36, 39, 42, 45, 48, 52, 55},
        {3, 6, 9, 13, 16, 19, 23, 26, 30, 33, 37, 40, 44, 47, 51, 55, 58, 62},
        {4, 7, 11, 14, 18, 22, 26, 29, 33, 37, 41, 45, 49, 53, 57, 61, 65, 69},
        {4, 8, 12, 16, 20, 24, 28, 33, 37, 41, 45, 50, 54, 59, 63, 67, 72, 76},
        {5, 9, 13, 17, 22, 26, 31, 36, 40, 45, 50, 55, 59, 64, 69, 74, 78, 83},
        {5, 10, 14, 19, 24, 29, 34, 39, 44, 49, 54, 59, 64, 70, 75, 80, 85, 90},
        {6, 11, 15, 21, 26, 31, 37, 42, 47, 53, 59, 64, 70, 75, 81, 86, 92, 98},
        {6, 11, 17, 22, 28, 34, 39, 45, 51, 57, 63, 69, 75, 81, 87, 93, 99, 105},
        {7, 12, 18, 24, 30, 36, 42, 48, 55, 61, 67, 74, 80, 86, 93, 99, 106, 112},
        {7, 13, 19, 25, 32, 38, 45, 52, 58, 65, 72, 78, 85, 92, 99, 106, 113, 119},
        {8, 14, 20, 27, 34, 41, 48, 55, 62, 69, 76, 83, 90, 98, 105, 112, 119, 127},
    };

    (void)state;
    for (size_t m = 3; m <= 20; m++) {
        for (size_t n = 3; n <= 20; n++) {
            CLEANUP_FREE double *tail = mann_whitney_tail(m, n);
            int critical = -1;

            assert_non_null(tail);
            while (2 * tail[m * n - (size_t)(critical + 1)] <= 0.05)
                critical++;
            assert_int_equal(critical, table[m - 3][n - 3]);
        }
    }
}

/* Every way to choose which ranks the control has, counted. */
static void equals_counting_every_order(void **state)
{
    (void)state;
    for (size_t m = 1; m <= 6; m++) {
        for (size_t n = 1; n <= 6; n++) {
            CLEANUP_FREE double *tail = mann_whitney_tail(m, n);
            unsigned counts[37] = {0}, orders = 0, larger = 0;

            assert_non_null(tail);
            for (unsigned set = 0; set < 1u << (m + n); set++) {
                size_t u = 0, below = 0;

                if ((size_t)__builtin_popcount(set) != m)
                    continue;
                for (size_t rank = 0; rank < m + n; rank++) {
                    if (set >> rank & 1)
                        below++;
                    else
                        u += below;
                }
                counts[u]++;
                orders++;
            }
            for (size_t u = m * n + 1; u-- > 0;) {
                larger += counts[u];
                assert_true(fabs(tail[u] - (double)larger / orders) < 1e-14);
            }
        }
    }
}

static void is_exact_without_ties(void **state)
{
    static const int64_t control[] = {10, 12, 14, 16, 18};
    static const int64_t apart[] = {21, 20, 24, 23, 22};
    static const int64_t mixed[] = {11, 13, 15, 17, 19};
    struct mann_whitney_result result = RUN(control, apart);

    (void)state;
    assert_true(result.exact);
    assert_int_equal(result.twice_u, 50);
    assert_int_equal(result.direction, 1);
    assert_true(fabs(result.p - 2.0 / 252) < 1e-15);
    result = RUN(apart, control);
    assert_int_equal(result.twice_u, 0);
    assert_int_equal(result.direction, -1);
    assert_true(fabs(result.p - 2.0 / 252) < 1e-15);
    /* U = 15 of 25; P(U >= 15) = P(U <= 10) = 0.345 in the table. */
    result = RUN(control, mixed);
    assert_int_equal(result.twice_u, 30);
    assert_true(fabs(result.p - 2 * 87.0 / 252) < 1e-14);
}

/* Six values a side with ties; U, z and p by hand:
 * groups of 2, 3 and 2 equal values among 12: sum of t^3 - t = 6 + 24 + 6 = 36. */
static void approximates_with_ties(void **state)
{
    static const int64_t control[] = {1, 2, 2, 3, 5, 5};
    static const int64_t test[] = {5, 6, 7, 8, 8, 9};
    struct mann_whitney_result result = RUN(control, test);
    double deviation = sqrt(36.0 / 12 * (13 - 36.0 / (12 * 11)));
    double z = (35 - 18 - 0.5) / deviation;

    (void)state;
    assert_false(result.exact);
    assert_int_equal(result.twice_u, 70);
    assert_true(fabs(result.p - erfc(z / sqrt(2))) < 1e-15);
    assert_true(fabs(result.p - 0.00757) < 1e-5);
}

static void approximates_many_samples(void **state)
{
    int64_t control[21], test[25];
    struct mann_whitney_result result;

    (void)state;
    for (int i = 0; i < 21; i++)
        control[i] = 2 * i;
    for (int i = 0; i < 25; i++)
        test[i] = 2 * i + 1;
    result = RUN(control, test);
    assert_false(result.exact);
    /* test i is larger than min(i + 1, 21) controls: 231 + 4 * 21 = 315. */
    assert_int_equal(result.twice_u, 630);
    double z = (315 - 262.5 - 0.5) / sqrt(21.0 * 25 / 12 * 47);
    assert_true(fabs(result.p - erfc(z / sqrt(2))) < 1e-15);
}

static void equal_values_tell_nothing(void **state)
{
    static const int64_t same[] = {7, 7, 7, 7};
    static const int64_t symmetric[] = {6, 7, 7, 8};
    struct mann_whitney_result result = RUN(same, same);

    (void)state;
    assert_true(result.p == 1);
    assert_int_equal(result.direction, 0);
    assert_true(RUN(same, symmetric).p == 1);
}

static void takes_extreme_values_and_one_sample(void **state)
{
    static const int64_t low[] = {INT64_MIN, 0};
    static const int64_t high[] = {INT64_MAX};
    struct mann_whitney_result result = RUN(low, high);
    struct mann_whitney mann_whitney;
    struct error error;

    (void)state;
    assert_int_equal(result.twice_u, 4);
    assert_true(fabs(result.p - 2.0 / 3) < 1e-15);
    assert_true(mann_whitney_init(&mann_whitney, 0, 3, &error) < 0);
}

/* ---- stats/statistics.h ---- */

static int compare_values(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

    return (x > y) - (x < y);
}

static uint64_t next_random(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed;
}

/* Sizes and ranges on both sides of every way of sorting. */
static void sorts_like_qsort(void **state)
{
    static int64_t values[3000], expected[3000], scratch[3000];
    static const size_t counts[] = {0, 1, 2, 7, 64, 65, 300, 3000};
    static const unsigned shifts[] = {0, 8, 20, 40, 56, 62};
    uint64_t seed = 88172645463325252u;

    (void)state;
    for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++) {
        for (size_t s = 0; s < sizeof shifts / sizeof shifts[0]; s++) {
            for (size_t i = 0; i < counts[c]; i++) {
                uint64_t random = next_random(&seed);

                /* A third of zeros, as in rows that are absent from steps. */
                values[i] = random % 3 == 0 ? 0 : (int64_t)random >> shifts[s];
                expected[i] = values[i];
            }
            qsort(expected, counts[c], sizeof *expected, compare_values);
            samples_sort(values, counts[c], scratch);
            assert_memory_equal(values, expected, counts[c] * sizeof *values);
        }
    }
}

static void finds_quantiles(void **state)
{
    static const int64_t four[] = {10, 20, 40, 80};

    (void)state;
    assert_true(samples_quantile(four, 4, 0) == 10);
    assert_true(samples_quantile(four, 4, 0.25) == 17.5);
    assert_true(samples_quantile(four, 4, 0.5) == 30);
    assert_true(samples_quantile(four, 4, 0.75) == 50);
    assert_true(samples_quantile(four, 4, 1) == 80);
    assert_true(samples_quantile(four, 1, 0.5) == 10);
    assert_true(samples_quantile(four, 0, 0.5) == 0);
}

static void finds_ranks_of_differences(void **state)
{
    int64_t a[9], b[7], all[63], scratch[9];
    uint64_t seed = 1234567;

    (void)state;
    for (int round = 0; round < 50; round++) {
        for (int i = 0; i < 9; i++)
            a[i] = (int64_t)(next_random(&seed) % 100);
        for (int j = 0; j < 7; j++)
            b[j] = (int64_t)(next_random(&seed) % 100);
        samples_sort(a, 9, scratch);
        samples_sort(b, 7, scratch);
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 7; j++)
                all[i * 7 + j] = b[j] - a[i];
        qsort(all, 63, sizeof *all, compare_values);
        for (uint64_t rank = 1; rank <= 63; rank++)
            assert_int_equal(samples_difference(a, 9, b, 7, rank), all[rank - 1]);
    }
}

/* Both sides apart. */
static void the_least_p_is_that_of_sides_apart(void **state)
{
    static const size_t sizes[][2] = {{4, 4}, {5, 9}, {20, 20}, {21, 4}, {40, 60}};
    int64_t control[60], test[60];

    (void)state;
    for (int i = 0; i < 60; i++) {
        control[i] = i;
        test[i] = 100 + i;
    }
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct mann_whitney both;
        struct mann_whitney_result result;

        assert_int_equal(mann_whitney_init(&both, sizes[i][0], sizes[i][1], NULL), 0);
        mann_whitney_run(&both, control, test, &result);
        assert_true(fabs(mann_whitney_least(sizes[i][0], sizes[i][1]) - result.p) <=
                    1e-12 * result.p);
        mann_whitney_free(&both);
    }
    assert_true(mann_whitney_least(0, 5) == 1 && mann_whitney_least(1, 1) == 1);
}

/* Most samples are 0, and are not handed over. */
static void few_values_among_zeros_are_the_same(void **state)
{
    unsigned seed = 7;

    (void)state;
    for (int round = 0; round < 3000; round++) {
        size_t counts[2], few[2] = {0, 0};
        int64_t all[2][60], values[2][60];

        for (int side = 0; side < 2; side++) {
            counts[side] = 1 + (seed = seed * 1103515245 + 12345) / 65536 % 59;
            for (size_t i = 0; i < counts[side]; i++) {
                unsigned dice = (seed = seed * 1103515245 + 12345) / 65536;

                all[side][i] = dice % 3 > 0 ? 0 : (int64_t)(dice / 3 % 9) - 3;
                if (all[side][i] != 0)
                    values[side][few[side]++] = all[side][i];
            }
        }
        struct mann_whitney_result expected = run(all[0], counts[0], all[1], counts[1]);
        CLEANUP(mann_whitney_free) struct mann_whitney test;
        struct mann_whitney_result result;
        struct error error;

        assert_int_equal(mann_whitney_init(&test, counts[0], counts[1], &error), 0);
        mann_whitney_run_few(&test, (const int64_t *const[]){values[0], values[1]}, few,
                             &result);
        assert_memory_equal(&result.p, &expected.p, sizeof result.p);
        assert_true(result.twice_u == expected.twice_u &&
                    result.direction == expected.direction &&
                    result.exact == expected.exact);
        for (int side = 0; side < 2; side++) {
            int64_t scratch[60];
            double q = (double)(round % 5) / 4;

            samples_sort(all[side], counts[side], scratch);
            double wanted = samples_quantile(all[side], counts[side], q);
            double got = samples_quantile_few(test.sorted[side], few[side],
                                              counts[side] - few[side], q);
            assert_memory_equal(&wanted, &got, sizeof got);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equals_the_table_of_1947),
        cmocka_unit_test(equals_the_table_of_critical_values),
        cmocka_unit_test(equals_counting_every_order),
        cmocka_unit_test(is_exact_without_ties),
        cmocka_unit_test(approximates_with_ties),
        cmocka_unit_test(approximates_many_samples),
        cmocka_unit_test(equal_values_tell_nothing),
        cmocka_unit_test(takes_extreme_values_and_one_sample),
        cmocka_unit_test(sorts_like_qsort),
        cmocka_unit_test(finds_quantiles),
        cmocka_unit_test(finds_ranks_of_differences),
        cmocka_unit_test(few_values_among_zeros_are_the_same),
        cmocka_unit_test(the_least_p_is_that_of_sides_apart),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
