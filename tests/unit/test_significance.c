/* Rows judged one by one and together. */
#include "base/error.h"
#include "compare/verdict.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#define CLEANUP_JUDGE CLEANUP(significance_judge_free)
#define CLEANUP_OBSERVATIONS CLEANUP(free_observations)

/* Of the observations of a test. */
static struct arena *arena;

static void free_observations(struct observations *observations)
{
    (void)observations;
    arena_free(&arena);
}

static struct arena *its_arena(void)
{
    if (arena == NULL)
        arena = arena_make(NULL);
    return arena;
}

static const int64_t low[] = {1000, 1100, 1200, 1300, 1400, 1500};
static const int64_t high[] = {2000, 2100, 2200, 2300, 2400, 3500};
static const int64_t shuffled[] = {1300, 1200, 1000, 1500, 1100, 1400};
static const int64_t nothing[] = {0, 0, 0, 0, 0, 0};

static void start(size_t m, size_t n, struct observations *observations,
                  struct significance_judge *judge)
{
    observations_group((const struct observations_key *const[]){NULL, NULL},
                       (const size_t[]){m, n}, its_arena(), observations);
    assert_int_equal(significance_judge_init(judge, observations, NULL), 0);
}

/* The same times for both measures. */
static void judge_row(struct significance_judge *judge, const int64_t *control,
                      const int64_t *test, struct significance *out)
{
    significance_clear(out);
    for (int measure = 0; measure < SIGNIFICANCE_MEASURES; measure++)
        significance_judge_times(judge, control, test, &out->tests[measure]);
}

static void settle(struct significance *const *rows, size_t count,
                   const struct observations *observations)
{
    struct significance_family families[SIGNIFICANCE_MEASURES];

    assert_int_equal(significance_settle(rows, count, observations, families, NULL, NULL),
                     0);
}

static void says_what_changed(void **state)
{
    CLEANUP_OBSERVATIONS struct observations observations;
    CLEANUP_JUDGE struct significance_judge judge;
    struct significance slower, faster, equal;
    struct significance *rows[] = {&slower, NULL, &faster, &equal};
    const struct significance_test *test = &slower.tests[SIGNIFICANCE_TOTAL];
    struct significance_family families[SIGNIFICANCE_MEASURES];

    (void)state;
    start(6, 6, &observations, &judge);
    judge_row(&judge, low, high, &slower);
    judge_row(&judge, high, low, &faster);
    judge_row(&judge, low, shuffled, &equal);
    assert_int_equal(test->verdict, SIGNIFICANCE_NONE);
    assert_true(isnan(test->q) && isnan(test->moderated_q));
    assert_int_equal(significance_settle(rows, 4, &observations, families, NULL, NULL),
                     0);
    assert_int_equal(test->verdict, SIGNIFICANCE_SLOWER);
    assert_int_equal(faster.tests[SIGNIFICANCE_SELF].verdict, SIGNIFICANCE_FASTER);
    assert_int_equal(equal.tests[SIGNIFICANCE_SELF].verdict, SIGNIFICANCE_NO_DIFFERENCE);
    assert_false(equal.tests[SIGNIFICANCE_SELF].too_few);
    assert_true(fabs(test->p - 2.0 / 924) < 1e-15);
    assert_true(fabs(test->q - 2.0 / 924 * 3 / 2) < 1e-15); /* of three tests */
    assert_true(equal.tests[SIGNIFICANCE_TOTAL].p == 1);
    assert_true(fabs(equal.tests[SIGNIFICANCE_TOTAL].moderated_p - 1) < 1e-9);
    assert_true(test->median[0] == 1250 && test->median[1] == 2250);
    assert_true(test->spread[0] == 250 && test->spread[1] == 250);
    assert_int_equal(families[SIGNIFICANCE_TOTAL].tests, 3);
    assert_int_equal(families[SIGNIFICANCE_TOTAL].moderated, 3);
    assert_true(families[SIGNIFICANCE_TOTAL].prior > 0);
}

/* The moderated test still finds changes that the rank test loses among many rows: it
 * learns from the others how small noise is. */
static void one_among_many_is_found_by_the_moderated_test(void **state)
{
    CLEANUP_OBSERVATIONS struct observations observations;
    CLEANUP_JUDGE struct significance_judge judge;
    struct significance row[50];
    struct significance *rows[50];
    const struct significance_test *test = &row[7].tests[SIGNIFICANCE_SELF];

    (void)state;
    start(4, 4, &observations, &judge);
    for (int i = 0; i < 50; i++) {
        judge_row(&judge, low, i == 7 ? high : low, &row[i]);
        rows[i] = &row[i];
    }
    settle(rows, 50, &observations);
    assert_true(test->q > SIGNIFICANCE_RATE && test->moderated_q < SIGNIFICANCE_RATE);
    assert_int_equal(test->verdict, SIGNIFICANCE_SLOWER);
    for (int i = 0; i < 50; i++)
        assert_true(i == 7 || row[i].tests[SIGNIFICANCE_SELF].verdict ==
                                  SIGNIFICANCE_NO_DIFFERENCE);
}

/* One step that stalled has a small moderated p where noise is small, and no more. */
static void the_rank_test_guards_against_single_steps(void **state)
{
    static const int64_t quiet[] = {1000, 1001, 1002, 1003, 1004, 1005};
    static const int64_t again[] = {1001, 1003, 1000, 1005, 1002, 1004};
    static const int64_t stalled[] = {1001, 1003, 1000, 1005, 1002, 9000};
    CLEANUP_OBSERVATIONS struct observations observations;
    CLEANUP_JUDGE struct significance_judge judge;
    struct significance row[20], *rows[20];
    const struct significance_test *test = &row[3].tests[SIGNIFICANCE_TOTAL];

    (void)state;
    start(6, 6, &observations, &judge);
    for (int i = 0; i < 20; i++) {
        judge_row(&judge, quiet, i == 3 ? stalled : again, &row[i]);
        rows[i] = &row[i];
    }
    settle(rows, 20, &observations);
    assert_true(test->p >= SIGNIFICANCE_RATE);
    assert_int_equal(test->verdict, SIGNIFICANCE_NO_DIFFERENCE);
}

/* Rows that are absent from some steps have the rank test alone: it says so where it has
 * too few of them. */
static void too_few_is_said(void **state)
{
    CLEANUP_OBSERVATIONS struct observations observations;
    CLEANUP_JUDGE struct significance_judge judge;
    struct significance row[60], *rows[60];
    const struct significance_test *test = &row[5].tests[SIGNIFICANCE_TOTAL];

    (void)state;
    start(6, 6, &observations, &judge);
    for (int i = 0; i < 60; i++) {
        judge_row(&judge, i == 5 ? nothing : low, i == 5 ? high : shuffled, &row[i]);
        rows[i] = &row[i];
    }
    settle(rows, 60, &observations);
    assert_true(isnan(test->moderated_p) && test->separated);
    assert_int_equal(test->verdict, SIGNIFICANCE_NO_DIFFERENCE);
    assert_true(test->too_few);
    assert_false(row[6].tests[SIGNIFICANCE_TOTAL].too_few);
    /* Alone it is a discovery. */
    settle(&rows[5], 1, &observations);
    assert_int_equal(test->verdict, SIGNIFICANCE_SLOWER);
    assert_false(test->too_few);
}

/* A row whose sides overlap has enough steps: it could have been real if they did not. */
static void enough_is_not_too_few(void **state)
{
    static const int64_t mixed[] = {0, 0, 1200, 1300, 0, 1500};
    CLEANUP_OBSERVATIONS struct observations observations;
    CLEANUP_JUDGE struct significance_judge judge;
    struct significance row[4], *rows[4];

    (void)state;
    start(6, 6, &observations, &judge);
    for (int i = 0; i < 4; i++) {
        judge_row(&judge, i < 2 ? mixed : nothing, i < 2 ? shuffled : low, &row[i]);
        rows[i] = &row[i];
    }
    settle(rows, 4, &observations);
    assert_int_equal(row[0].tests[0].verdict, SIGNIFICANCE_NO_DIFFERENCE);
    assert_false(row[0].tests[0].too_few);
    assert_int_equal(row[3].tests[0].verdict, SIGNIFICANCE_SLOWER);
}

static void too_few_observations_cannot_be_judged(void **state)
{
    static const size_t cases[][2] = {{3, 4}, {4, 3}, {0, 4}, {3, 0}, {0, 0}, {4, 4}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        CLEANUP_OBSERVATIONS struct observations observations;
        CLEANUP_JUDGE struct significance_judge judge;
        struct significance row, *rows[] = {&row};
        bool judged = cases[i][0] == 4 && cases[i][1] == 4;
        const struct significance_test *test = &row.tests[SIGNIFICANCE_SELF];

        start(cases[i][0], cases[i][1], &observations, &judge);
        judge_row(&judge, cases[i][0] > 0 ? low : NULL, cases[i][1] > 0 ? low : NULL,
                  &row);
        settle(rows, 1, &observations);
        assert_int_equal(test->verdict,
                         judged ? SIGNIFICANCE_NO_DIFFERENCE : SIGNIFICANCE_CANNOT_JUDGE);
        assert_true(isnan(test->p) == !judged && isnan(test->q) == isnan(test->p));
        assert_true(isnan(test->moderated_p) == !judged);
        assert_true(isnan(test->median[0]) == (cases[i][0] == 0));
    }
}

/* ---- numbers of calls ---- */

static enum significance_calls judge_calls(size_t m, size_t n, const int32_t *control,
                                           const int32_t *test, struct significance *out)
{
    CLEANUP_OBSERVATIONS struct observations observations;
    CLEANUP_JUDGE struct significance_judge judge;
    struct significance *rows[] = {out};

    start(m, n, &observations, &judge);
    significance_clear(out);
    significance_judge_calls(&judge, control, test, out);
    settle(rows, 1, &observations);
    return out->calls;
}

static void calls_are_facts_or_tested(void **state)
{
    static const int32_t few[] = {38, 38, 38, 38, 38}, many[] = {802, 802, 802, 802, 802};
    static const int32_t varying[] = {90, 91, 92, 93, 94};
    static const int32_t mixed[] = {90, 94, 91, 93, 92};
    struct significance row;

    (void)state;
    assert_int_equal(judge_calls(5, 5, few, many, &row), CALLS_FACT);
    assert_int_equal(row.always[0], 38);
    assert_int_equal(row.always[1], 802);
    assert_true(isnan(row.calls_p) && isnan(row.calls_q));
    assert_int_equal(judge_calls(2, 2, few, many, &row), CALLS_FACT);
    assert_int_equal(judge_calls(1, 5, few, many, &row), CALLS_CANNOT_JUDGE);
    assert_int_equal(judge_calls(5, 5, few, few, &row), CALLS_NO_DIFFERENCE);
    assert_true(row.calls_p == 1 && row.calls_q == 1);
    assert_int_equal(judge_calls(3, 5, few, few, &row), CALLS_CANNOT_JUDGE);
    assert_int_equal(judge_calls(5, 5, few, varying, &row), CALLS_MORE);
    assert_int_equal(row.always[1], -1);
    assert_int_equal(judge_calls(5, 5, varying, few, &row), CALLS_FEWER);
    assert_int_equal(judge_calls(5, 5, varying, mixed, &row), CALLS_NO_DIFFERENCE);
    assert_int_equal(judge_calls(3, 5, varying, few, &row), CALLS_CANNOT_JUDGE);
}

/* On rows of pure noise the share called real stays within the bound. */
/* A row that is absent in most samples, as these alone and with all zeros. */
static void few_samples_are_judged_the_same(void **state)
{
    CLEANUP_OBSERVATIONS struct observations observations = {0};
    CLEANUP(significance_judge_free) struct significance_judge judge = {0};
    int64_t control[300] = {[7] = 5, [8] = 900, [40] = -2},
            test[280] = {[3] = 70, [9] = 8};
    int32_t control_calls[300] = {[7] = 1, [8] = 2, [40] = 1}, none[280] = {0};
    int32_t test_calls[280] = {[3] = 1, [9] = 1};
    const int64_t *const times[2] = {(const int64_t[]){900, -2, 5},
                                     (const int64_t[]){8, 70}};
    const int32_t *const calls[2] = {(const int32_t[]){1, 2, 1}, (const int32_t[]){1, 1}};
    struct significance all, few;

    (void)state;
    start(300, 280, &observations, &judge);
    for (int round = 0; round < 3; round++) { /* on both sides, on one, on none */
        size_t counts[2] = {round == 2 ? 0 : 3, round == 0 ? 2 : 0};

        significance_clear(&all);
        significance_clear(&few);
        significance_judge_times(&judge, control, test, &all.tests[0]);
        significance_judge_calls(&judge, control_calls, round == 0 ? test_calls : none,
                                 &all);
        significance_judge_few_times(&judge, times, counts, &few.tests[0]);
        significance_judge_few_calls(&judge, calls, counts, &few);
        assert_memory_equal(&all, &few, sizeof all);
        memset(test, 0, sizeof test);
        if (round == 1) {
            memset(control, 0, sizeof control);
            memset(control_calls, 0, sizeof control_calls);
        }
    }
}

static void noise_is_rarely_called_real(void **state)
{
    uint64_t seed = 42;
    int families = 0;

    (void)state;
    for (int round = 0; round < 200; round++) {
        CLEANUP_OBSERVATIONS struct observations observations;
        CLEANUP_JUDGE struct significance_judge judge;
        struct significance row[60], *rows[60];
        int64_t control[12], test[12];
        bool found = false;

        start(12, 12, &observations, &judge);
        for (int r = 0; r < 60; r++) {
            for (int i = 0; i < 24; i++) {
                seed = seed * 6364136223846793005u + 1442695040888963407u;
                (i < 12 ? control : test)[i % 12] = (int64_t)(seed >> 40);
            }
            judge_row(&judge, control, test, &row[r]);
            rows[r] = &row[r];
        }
        settle(rows, 60, &observations);
        for (int r = 0; r < 60; r++)
            found = found || row[r].tests[0].verdict != SIGNIFICANCE_NO_DIFFERENCE;
        families += found;
    }
    /* Where nothing changed, the rate bounds the families with any discovery: 10 of 200
     * are expected at most; 20 would be 3 standard deviations more. */
    assert_true(families <= 20);
}

static void names_are_those_of_the_interface(void **state)
{
    (void)state;
    assert_string_equal(significance_name(SIGNIFICANCE_NONE), "");
    assert_string_equal(significance_name(SIGNIFICANCE_SLOWER), "slower");
    assert_string_equal(significance_name(SIGNIFICANCE_FASTER), "faster");
    assert_string_equal(significance_name(SIGNIFICANCE_NO_DIFFERENCE),
                        "no_difference_found");
    assert_string_equal(significance_words(SIGNIFICANCE_NO_DIFFERENCE),
                        "no difference found");
    assert_string_equal(significance_name(SIGNIFICANCE_CANNOT_JUDGE), "cannot_judge");
    assert_string_equal(significance_calls_name(CALLS_FACT), "fact");
    assert_string_equal(significance_calls_name(CALLS_CANNOT_JUDGE), "cannot_judge");
    assert_string_equal(significance_measure_name(SIGNIFICANCE_TOTAL), "total");
    assert_string_equal(significance_measure_name(SIGNIFICANCE_SELF), "self");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(says_what_changed),
        cmocka_unit_test(one_among_many_is_found_by_the_moderated_test),
        cmocka_unit_test(the_rank_test_guards_against_single_steps),
        cmocka_unit_test(too_few_is_said),
        cmocka_unit_test(enough_is_not_too_few),
        cmocka_unit_test(too_few_observations_cannot_be_judged),
        cmocka_unit_test(calls_are_facts_or_tested),
        cmocka_unit_test(few_samples_are_judged_the_same),
        cmocka_unit_test(noise_is_rarely_called_real),
        cmocka_unit_test(names_are_those_of_the_interface),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
