/* Rows judged one by one and together. */
#include "analysis/significance.h"
#include "base/cleanup.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static void says_what_changed(void **state)
{
    static const int64_t before[] = {10, 11, 12, 13, 14, 15};
    static const int64_t after[] = {20, 21, 22, 23, 24, 35};
    static const int64_t same[] = {13, 12, 10, 15, 11, 14};
    CLEANUP(significance_judge_free) struct significance_judge judge;
    struct significance slower, faster, unchanged;
    struct significance *rows[] = {&slower, NULL, &faster, &unchanged};

    (void)state;
    assert_int_equal(significance_judge_init(&judge, 6, 6, NULL), 0);
    significance_judge_row(&judge, before, after, &slower);
    significance_judge_row(&judge, after, before, &faster);
    significance_judge_row(&judge, before, same, &unchanged);
    assert_int_equal(slower.verdict, SIGNIFICANCE_NONE);
    assert_true(isnan(slower.q));
    assert_int_equal(significance_settle(rows, 4, NULL), 0);
    assert_int_equal(slower.verdict, SIGNIFICANCE_SLOWER);
    assert_int_equal(faster.verdict, SIGNIFICANCE_FASTER);
    assert_int_equal(unchanged.verdict, SIGNIFICANCE_UNCHANGED);
    assert_true(fabs(slower.p - 2.0 / 924) < 1e-15);
    assert_true(fabs(slower.q - 2.0 / 924 * 3 / 2) < 1e-15); /* of three tests */
    assert_true(unchanged.p == 1 && unchanged.q == 1);
    assert_true(slower.median[0] == 12.5 && slower.median[1] == 22.5);
    assert_true(slower.spread[0] == 2.5 && slower.spread[1] == 2.5);
}

/* Alone it is a discovery; among many rows of noise it is none. */
static void one_among_many_is_no_discovery(void **state)
{
    static const int64_t before[] = {1, 2, 3, 4};
    static const int64_t after[] = {5, 6, 7, 8};
    CLEANUP(significance_judge_free) struct significance_judge judge;
    struct significance alone, row[50];
    struct significance *one[] = {&alone}, *many[50];

    (void)state;
    assert_int_equal(significance_judge_init(&judge, 4, 4, NULL), 0);
    significance_judge_row(&judge, before, after, &alone);
    for (int i = 0; i < 50; i++) {
        significance_judge_row(&judge, before, i == 7 ? after : before, &row[i]);
        many[i] = &row[i];
    }
    assert_int_equal(significance_settle(one, 1, NULL), 0);
    assert_int_equal(significance_settle(many, 50, NULL), 0);
    assert_int_equal(alone.verdict, SIGNIFICANCE_SLOWER);
    assert_int_equal(row[7].verdict, SIGNIFICANCE_UNCHANGED);
    assert_true(row[7].p == alone.p && row[7].q > alone.q);
}

static void too_few_samples_cannot_be_judged(void **state)
{
    static const int64_t few[] = {1, 2, 3};
    static const int64_t enough[] = {11, 12, 13, 14};
    static const struct {
        size_t count[2];
        bool judged;
    } cases[] = {{{3, 4}, false}, {{4, 3}, false}, {{0, 4}, false},
                 {{3, 0}, false}, {{0, 0}, false}, {{4, 4}, true}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        CLEANUP(significance_judge_free) struct significance_judge judge;
        struct significance row, *rows[] = {&row};
        const int64_t *samples[2];

        for (int side = 0; side < 2; side++)
            samples[side] = cases[i].count[side] == 4   ? enough
                            : cases[i].count[side] == 3 ? few
                                                        : NULL;
        assert_int_equal(
            significance_judge_init(&judge, cases[i].count[0], cases[i].count[1], NULL),
            0);
        significance_judge_row(&judge, samples[0], samples[1], &row);
        assert_int_equal(significance_settle(rows, 1, NULL), 0);
        assert_int_equal(row.verdict, cases[i].judged ? SIGNIFICANCE_UNCHANGED
                                                      : SIGNIFICANCE_CANNOT_JUDGE);
        assert_true(isnan(row.p) == !cases[i].judged && isnan(row.q) == isnan(row.p));
        assert_true(isnan(row.median[0]) == (cases[i].count[0] == 0));
    }
}

/* On rows of pure noise the share called real stays within the bound. */
static void noise_is_rarely_called_real(void **state)
{
    uint64_t seed = 42;
    int families = 0;

    (void)state;
    for (int round = 0; round < 200; round++) {
        CLEANUP(significance_judge_free) struct significance_judge judge;
        struct significance row[60], *rows[60];
        int64_t control[12], test[12];
        bool found = false;

        assert_int_equal(significance_judge_init(&judge, 12, 12, NULL), 0);
        for (int r = 0; r < 60; r++) {
            for (int i = 0; i < 24; i++) {
                seed = seed * 6364136223846793005u + 1442695040888963407u;
                (i < 12 ? control : test)[i % 12] = (int64_t)(seed >> 40);
            }
            significance_judge_row(&judge, control, test, &row[r]);
            rows[r] = &row[r];
        }
        assert_int_equal(significance_settle(rows, 60, NULL), 0);
        for (int r = 0; r < 60; r++)
            found = found || row[r].verdict != SIGNIFICANCE_UNCHANGED;
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
    assert_string_equal(significance_name(SIGNIFICANCE_UNCHANGED), "unchanged");
    assert_string_equal(significance_name(SIGNIFICANCE_CANNOT_JUDGE), "cannot judge");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(says_what_changed),
        cmocka_unit_test(one_among_many_is_no_discovery),
        cmocka_unit_test(too_few_samples_cannot_be_judged),
        cmocka_unit_test(noise_is_rarely_called_real),
        cmocka_unit_test(names_are_those_of_the_interface),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
