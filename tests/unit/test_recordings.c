/* The tests between recordings: their arithmetic, and how often they are wrong. */
#include "../recording_noise.h"
#include "stats/rank_tests.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#define PAIRS 1000
#define ROW_PAIRS 120

static const size_t two_two[] = {2, 2}, three_three[] = {3, 3};

static bool is_close(double got, double wanted)
{
    return fabs(got - wanted) <= 1e-9 * fabs(wanted);
}

static void limits_are_those_of_the_tables(void **state)
{
    static const struct {
        double freedom, t;
    } table[] = {{2, 4.302652729911275},
                 {3, 3.182446305284263},
                 {4, 2.776445105197793},
                 {8, 2.306004135033371},
                 {24, 2.063898561628021}};

    (void)state;
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        assert_true(is_close(recordings_limit(table[i].freedom), table[i].t));
}

static void needs_four_recordings(void **state)
{
    static const struct {
        size_t count[2];
        bool enough;
    } cases[] = {{{1, 1}, false}, {{2, 1}, false}, {{3, 1}, true},   {{1, 3}, true},
                 {{2, 2}, true},  {{4, 0}, false}, {{64, 64}, true}, {{65, 2}, false}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        assert_int_equal(recordings_suffice(cases[i].count), cases[i].enough);
}

/* A single row is Student's test: the example of two means 0.2 apart with a pooled
 * variance of 0.01 and 4 degrees of freedom. */
static void alone_it_is_a_t_test(void **state)
{
    const double logs[] = {7.0, 7.1, 6.9, 7.2, 7.3, 7.1};
    const double unknown[] = {NAN, NAN, NAN, NAN, NAN, NAN};
    struct recordings_test test;

    (void)state;
    recordings_judge_alone(logs, unknown, three_three, &test);
    assert_true(is_close(test.difference, 0.2));
    assert_true(is_close(test.p, student_two_sided(0.2 / sqrt(0.01 * 2 / 3), 4)));
    assert_true(
        is_close(test.high - test.difference, 2.776445105197793 * sqrt(0.01 * 2 / 3)));
    assert_true(is_close(test.difference - test.low, test.high - test.difference));
    assert_true(is_close(test.between, 0.1) && isnan(test.within));
    struct recordings none;
    assert_int_equal(recordings_fit(logs, 1, three_three, NULL, &none, NULL), 0);
    struct recordings_test row;
    recordings_judge(&none, logs, &row);
    assert_true(is_close(row.p, test.p) && is_close(row.low, test.low));
}

/* Recordings that agree by luck are not better known than their steps allow. */
static void steps_bound_the_noise_from_below(void **state)
{
    const double logs[] = {5, 5, 5.1, 5.1};
    const double within[] = {0.01, 0.03, NAN, 0.02};
    const double none[] = {0, 0, 0, 0};
    struct recordings_test test;

    (void)state;
    recordings_judge_alone(logs, within, two_two, &test);
    assert_true(is_close(test.p, student_two_sided(0.1 / sqrt(0.02), 2)));
    assert_true(test.between == 0 && is_close(test.within, sqrt(0.02)));
    recordings_judge_alone(logs, none, two_two, &test);
    assert_true(test.p == 0 && test.low == test.high);
    recordings_judge_alone((const double[]){5, 5, 5, 5}, none, two_two, &test);
    assert_true(test.p == 1 && test.difference == 0);
}

/* The common noise of all rows is known from as many values as there are recordings,
 * however many rows there are. */
static void rows_lend_nothing_that_they_share(void **state)
{
    enum { ROWS = 50 };
    const double shared[] = {0.02, -0.01, -0.01, 0.05, 0.02, 0.02};
    const double unknown[] = {NAN, NAN, NAN, NAN, NAN, NAN};
    double logs[ROWS * 6];
    struct recordings fit;
    struct recordings_test row, alone;

    (void)state;
    for (size_t i = 0; i < ROWS * 6; i++)
        logs[i] = (double)(i / 6) + shared[i % 6];
    assert_int_equal(recordings_fit(logs, ROWS, three_three, NULL, &fit, NULL), 0);
    recordings_judge(&fit, logs, &row);
    recordings_judge_alone(logs, unknown, three_three, &alone);
    assert_true(fabs(row.p - alone.p) < 1e-6 && fabs(row.freedom - 4) < 1e-6);
}

/* The noise of their own they do lend: more degrees of freedom, a shorter interval. */
static void rows_lend_their_own_noise(void **state)
{
    enum { ROWS = 200 };
    double logs[ROWS * 6];
    struct recordings fit;
    struct recordings_test row;
    uint64_t seed = 5;

    (void)state;
    for (size_t i = 0; i < ROWS * 6; i++)
        logs[i] = 0.01 * noise_normal(&seed);
    assert_int_equal(recordings_fit(logs, ROWS, three_three, NULL, &fit, NULL), 0);
    assert_true(fit.prior_freedom > 10 && fabs(sqrt(fit.prior) - 0.01) < 0.001);
    recordings_judge(&fit, logs, &row);
    assert_true(row.freedom > 14 && row.freedom <= 24);
    assert_int_equal(
        recordings_fit(logs, RECORDINGS_ROWS_MIN - 1, three_three, NULL, &fit, NULL), 0);
    assert_true(fit.prior_freedom == 0);
}

/* With few recordings a row that looks quiet is as noisy as the noisy ones. */
static void quiet_rows_may_be_noisy(void **state)
{
    enum { ROWS = 100 };
    double logs[ROWS * 6];
    struct recordings fit;
    struct recordings_test row;
    uint64_t seed = 5;

    (void)state;
    for (size_t i = 0; i < ROWS * 6; i++)
        logs[i] = (i / 4 < ROWS * 4 / 5 ? 0.001 : 0.1) * noise_normal(&seed);
    logs[0] = logs[1] = 0;
    logs[2] = logs[3] = 0.05;
    assert_int_equal(recordings_fit(logs, ROWS, two_two, NULL, &fit, NULL), 0);
    recordings_judge(&fit, logs, &row);
    assert_true(fit.least > 0.001 && row.between >= sqrt(fit.least) && row.p > 0.05);
    assert_int_equal(recordings_fit(logs, ROWS, three_three, NULL, &fit, NULL), 0);
    assert_true(fit.least == 0);
}

/* Rows of which each recording has one of two values. The given division of recordings
 * is no evidence if another one finds rows, too. */
static void other_divisions_of_the_recordings(void **state)
{
    enum { ROWS = 50 };
    static const double real[] = {0, 0, 0, 0.2, 0.2, 0.2};
    static const double other[] = {0, 0.2, 0, 0.2, 0, 0.2};
    double logs[ROWS * 6];
    uint64_t seed = 5;
    bool found;

    (void)state;
    for (size_t i = 0; i < ROWS * 6; i++)
        logs[i] = 0.001 * noise_normal(&seed) + (i / 6 < 5 ? real[i % 6] : 0);
    assert_int_equal(
        recordings_try_orders(logs, ROWS, three_three, NOISE_RATE, NULL, &found, NULL),
        0);
    assert_false(found);
    for (size_t i = 30; i < 60; i++)
        logs[i] += other[i % 6];
    assert_int_equal(
        recordings_try_orders(logs, ROWS, three_three, NOISE_RATE, NULL, &found, NULL),
        0);
    assert_true(found);
    const size_t enough[] = {4, 4};
    assert_int_equal(
        recordings_try_orders(logs, ROWS / 2, enough, NOISE_RATE, NULL, &found, NULL), 0);
    assert_false(found);
}

/* docs/statistics.md promises at most 7 % where 5 % are meant. */
static void is_rarely_wrong(void **state)
{
    static const size_t sizes[][2] = {{3, 2}, {3, 3}, {5, 5}, {5, 1}};
    static const double factors[] = {0, 0.01, 0.03};

    (void)state;
    for (size_t i = 0; i < 4; i++)
        for (size_t j = 0; j < 3; j++) {
            struct noise_case noise = {.count = {sizes[i][0], sizes[i][1]},
                                       .factor = factors[j],
                                       .least = 0.005,
                                       .largest = 0.1};
            struct noise_seen seen = noise_see(&noise, PAIRS);

            assert_true(seen.step <= seen.pairs * 7 / 100);
            assert_int_equal(seen.outside, seen.step);
            noise.rows = 100;
            noise.group = j == 1 ? 0.02 : 0;
            seen = noise_see(&noise, ROW_PAIRS);
            assert_true(seen.any <= seen.pairs * 7 / 100);
            assert_true(seen.below <= seen.rows * 7 / 100);
            assert_true(seen.below > 0);
        }
}

static void finds_what_is_there(void **state)
{
    struct noise_case noise = {.count = {5, 5},
                               .factor = 0.01,
                               .least = 0.01,
                               .largest = 0.01,
                               .rows = 100,
                               .effect = 0.1};
    struct noise_seen seen = noise_see(&noise, 50);

    (void)state;
    assert_true(seen.found >= 48 && seen.step >= 49);
    noise.effect = 0.02;
    noise.rows = 0;
    seen = noise_see(&noise, PAIRS);
    assert_true(seen.step >= PAIRS / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(limits_are_those_of_the_tables),
        cmocka_unit_test(needs_four_recordings),
        cmocka_unit_test(alone_it_is_a_t_test),
        cmocka_unit_test(steps_bound_the_noise_from_below),
        cmocka_unit_test(rows_lend_nothing_that_they_share),
        cmocka_unit_test(rows_lend_their_own_noise),
        cmocka_unit_test(quiet_rows_may_be_noisy),
        cmocka_unit_test(other_divisions_of_the_recordings),
        cmocka_unit_test(is_rarely_wrong),
        cmocka_unit_test(finds_what_is_there),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
