/* Change points of simulated series: those planted are found, and series without a change
 * have few; rank sums and medians against slow ones; the interval of a median. */
#include "base/error.h"
#include "stats/change_points.h"
#include "stats/rank_tests.h"
#include "stats/statistics.h"
#include "trace_text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SETS_MOST 80
#define STEPS_MOST 12

struct simulated {
    int64_t values[SETS_MOST * STEPS_MOST];
    size_t begin[SETS_MOST + 1];
    size_t sets;
};

static double uniform(struct chance *chance)
{
    return ((double)(chance_below(chance, 1u << 30)) + 0.5) / (1u << 30);
}

static double normal(struct chance *chance)
{
    return sqrt(-2 * log(uniform(chance))) * cos(2 * 3.14159265358979 * uniform(chance));
}

/* Sets of ten steps: noise of 1 % within a set, `factor` between sets; `levels[i]` times
 * 10 ms. */
static void simulate(struct simulated *out, struct chance *chance, size_t sets,
                     double factor, const double *levels)
{
    out->sets = sets;
    for (size_t set = 0; set < sets; set++) {
        double own = (levels == NULL ? 1 : levels[set]) * exp(factor * normal(chance));

        out->begin[set] = set * 10;
        for (size_t i = 0; i < 10; i++)
            out->values[set * 10 + i] = (int64_t)(1e7 * own * exp(0.01 * normal(chance)));
    }
    out->begin[sets] = sets * 10;
}

static void find(const struct simulated *series, struct change_points *out)
{
    const struct change_points_series given = {series->values, series->begin,
                                               series->sets};
    struct error error = {0};

    assert_int_equal(change_points_find(&given, NULL, out, &error), 0);
}

static void finds_what_was_planted(void **state)
{
    struct chance chance = {1};
    struct change_points found;
    double levels[60];

    (void)state;
    for (size_t i = 0; i < 60; i++)
        levels[i] = i < 15 ? 1 : i < 32 ? 1.08 : i < 45 ? 1.02 : 1.25;
    for (int round = 0; round < 20; round++) {
        struct simulated series;

        simulate(&series, &chance, 60, 0.003, levels);
        find(&series, &found);
        assert_int_equal(found.count, 3);
        assert_int_equal(found.points[0].at, 15);
        assert_int_equal(found.points[1].at, 32);
        assert_int_equal(found.points[2].at, 45);
        assert_true(found.points[0].median[1] > found.points[0].median[0]);
        assert_true(found.points[1].median[1] < found.points[1].median[0]);
        assert_true(found.points[0].q < CHANGE_POINTS_RATE);
        assert_true(found.noise > 1e4 && found.noise < 1e5);
    }
}

/* Two sets at the end are enough, one is not. */
static void needs_two_sets_on_a_side(void **state)
{
    struct chance chance = {2};
    struct change_points found;
    double levels[30];

    (void)state;
    for (size_t late = 1; late <= 2; late++) {
        struct simulated series;

        for (size_t i = 0; i < 30; i++)
            levels[i] = i < 30 - late ? 1 : 1.2;
        simulate(&series, &chance, 30, 0.003, levels);
        find(&series, &found);
        assert_int_equal(found.count, late == 2);
        if (late == 2)
            assert_int_equal(found.points[0].at, 28);
    }
}

/* Fewer than 2 % is no change, however certain. */
static void a_change_has_a_size(void **state)
{
    struct chance chance = {3};
    struct change_points found;
    double levels[60];

    (void)state;
    for (int percent = 1; percent <= 3; percent += 2) {
        struct simulated series;

        for (size_t i = 0; i < 60; i++)
            levels[i] = i < 30 ? 1 : 1 + percent / 100.0;
        simulate(&series, &chance, 60, 0, levels);
        find(&series, &found);
        assert_int_equal(found.count, percent > 2);
    }
}

/* docs/statistics.md: at most 2 % of the series without a change have one. */
static void finds_little_where_nothing_changed(void **state)
{
    static const double factors[] = {0, 0.01, 0.03};
    static const size_t sets[] = {6, 12, 60};
    struct chance chance = {4};

    (void)state;
    for (size_t f = 0; f < 3; f++)
        for (size_t n = 0; n < 3; n++) {
            int wrong = 0;

            for (int round = 0; round < 200; round++) {
                struct simulated series;
                struct change_points found;

                simulate(&series, &chance, sets[n], factors[f], NULL);
                find(&series, &found);
                wrong += found.count > 0;
            }
            assert_true(wrong <= 10); /* 5 %, for 200 vary */
        }
}

/* ---- against slow ones ---- */

static int compare_values(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

    return (x > y) - (x < y);
}

static double slow_median(const int64_t *values, size_t count)
{
    CLEANUP_FREE int64_t *sorted = malloc(count * sizeof *sorted);

    assert_non_null(sorted);
    memcpy(sorted, values, count * sizeof *sorted);
    qsort(sorted, count, sizeof *sorted, compare_values);
    return ((double)sorted[(count - 1) / 2] + (double)sorted[count / 2]) / 2;
}

/* Each point that is found has the numbers of a test made for it alone, also with ties
 * and sets of different sizes. */
static void tests_as_the_rank_test_does(void **state)
{
    struct chance chance = {5};
    size_t points = 0;

    (void)state;
    for (int round = 0; round < 60; round++) {
        struct simulated series = {.sets = 6 + chance_below(&chance, 30)};
        struct change_points found;
        int64_t coarse = round % 2 == 0 ? 1 : 100000;

        for (size_t set = 0; set < series.sets; set++) {
            size_t steps = 1 + chance_below(&chance, STEPS_MOST);
            double level = 1 + 0.15 * (double)(set / 8 % 2);

            series.begin[set + 1] = series.begin[set] + steps;
            for (size_t i = series.begin[set]; i < series.begin[set + 1]; i++)
                series.values[i] = (int64_t)(1e7 * level * exp(0.005 * normal(&chance))) /
                                   coarse * coarse;
        }
        find(&series, &found);
        for (size_t i = 0; i < found.count; i++, points++) {
            const struct change_point *point = &found.points[i];
            size_t first = series.begin[point->begin], at = series.begin[point->at];
            size_t end = series.begin[point->end];
            CLEANUP(mann_whitney_free) struct mann_whitney test;
            struct mann_whitney_result result;
            struct error error;

            assert_int_equal(mann_whitney_init(&test, at - first, end - at, &error), 0);
            mann_whitney_run(&test, &series.values[first], &series.values[at], &result);
            assert_true(point->p == result.p);
            assert_true(point->median[0] ==
                        slow_median(&series.values[first], at - first));
            assert_true(point->median[1] == slow_median(&series.values[at], end - at));
        }
    }
    assert_true(points > 60);
}

/* ---- the edges ---- */

static void few_sets_and_equal_values_have_none(void **state)
{
    struct change_points found;
    struct simulated series = {.sets = 8};

    (void)state;
    for (size_t set = 0; set <= 8; set++)
        series.begin[set] = set;
    for (size_t i = 0; i < 8; i++)
        series.values[i] = 1000;
    find(&series, &found);
    assert_int_equal(found.count, 0);
    assert_true(found.noise == 0);
    /* Nothing differs except the change, so sets have no noise. */
    series.sets = 40;
    for (size_t set = 0; set <= 40; set++)
        series.begin[set] = set;
    for (size_t i = 0; i < 40; i++)
        series.values[i] = i < 20 ? 0 : 5000;
    find(&series, &found);
    assert_int_equal(found.count, 1);
    assert_int_equal(found.points[0].at, 20);
    series.sets = CHANGE_POINTS_SETS_MIN - 1;
    find(&series, &found);
    assert_int_equal(found.count, 0);
}

/* With one value a set, no change of eleven sets could be told, and one of twelve could;
 * with two values a set, one of six. */
static void few_values_tell_nothing(void **state)
{
    static const struct {
        size_t sets, each;
        bool too_few;
    } cases[] = {{6, 1, true}, {11, 1, true}, {12, 1, false}, {6, 2, false}};

    (void)state;
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++) {
        struct change_points found;
        struct simulated series = {.sets = cases[c].sets};

        for (size_t set = 0; set <= series.sets; set++)
            series.begin[set] = set * cases[c].each;
        for (size_t i = 0; i < series.begin[series.sets]; i++)
            series.values[i] = i % 2 == 0 ? 1000 : 1100;
        find(&series, &found);
        assert_int_equal(found.count, 0);
        assert_int_equal(found.too_few, cases[c].too_few);
    }
}

/* A staircase has more changes than are given, and ends. */
static void there_are_at_most_so_many(void **state)
{
    static int64_t values[3000];
    static size_t begin[301];
    struct change_points found;
    struct error error;
    const struct change_points_series series = {values, begin, 300};

    (void)state;
    for (size_t set = 0; set < 300; set++) {
        begin[set + 1] = (set + 1) * 10;
        for (size_t i = 0; i < 10; i++)
            values[set * 10 + i] = (int64_t)(1e6 * pow(1.1, (double)(set / 3))) +
                                   (int64_t)(set % 3 * 10 + i);
    }
    assert_int_equal(change_points_find(&series, NULL, &found, &error), 0);
    assert_int_equal(found.count, CHANGE_POINTS_MAX);
}

static void ends_with_the_budget(void **state)
{
    struct chance chance = {6};
    struct simulated series;
    struct change_points found;
    struct error error = {0};
    struct budget budget = {.memory = 1000};

    (void)state;
    simulate(&series, &chance, 60, 0.01, NULL);
    const struct change_points_series given = {series.values, series.begin, 60};
    budget_begin(&budget);
    assert_int_equal(change_points_find(&given, &budget, &found, &error), -ERROR_TIMEOUT);
    assert_string_equal(error.slug, "too_expensive");
}

/* The ranks of published tables: Conover, Practical Nonparametric Statistics, table A3
 * (sums of the binomial distribution with 1/2). */
static void the_median_has_an_interval(void **state)
{
    static const struct {
        size_t count, rank;
        double confidence;
    } known[] = {{6, 1, 0.96875},   {8, 1, 0.9921875}, {9, 2, 0.9609375},
                 {10, 2, 0.978516}, {20, 6, 0.958610}, {100, 40, 0.964800}};
    struct median_interval interval;

    (void)state;
    for (size_t count = 0; count < 6; count++)
        assert_false(median_interval(count, &interval));
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        assert_true(median_interval(known[i].count, &interval));
        assert_int_equal(interval.rank, known[i].rank);
        assert_true(fabs(interval.confidence - known[i].confidence) < 1e-6);
    }
    assert_true(median_interval(1000000, &interval));
    assert_true(interval.rank > 499000 && interval.rank < 499100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(finds_what_was_planted),
        cmocka_unit_test(needs_two_sets_on_a_side),
        cmocka_unit_test(a_change_has_a_size),
        cmocka_unit_test(finds_little_where_nothing_changed),
        cmocka_unit_test(tests_as_the_rank_test_does),
        cmocka_unit_test(few_sets_and_equal_values_have_none),
        cmocka_unit_test(few_values_tell_nothing),
        cmocka_unit_test(there_are_at_most_so_many),
        cmocka_unit_test(ends_with_the_budget),
        cmocka_unit_test(the_median_has_an_interval),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
