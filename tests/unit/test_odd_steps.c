/* Which steps stand out, and in which bins steps count. */
#include "analysis/compare/observations.h"
#include "base/cleanup.h"
#include "diagnosis/ledger.h"
#include "diagnosis/odd_steps.h"
#include "diagnosis/sides.h"
#include "store/set/set_view.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define STEPS_MAX 64

/* A comparison of steps of these times, µs; one rank a side. */
struct pair {
    struct compare_result result;
    struct set_step steps[2][STEPS_MAX];
    struct set_file file; /* of both sides */
    size_t chosen[2][STEPS_MAX];
    struct observations observations;
    struct odd_steps odd;
};

static void free_pair(struct pair *pair)
{
    observations_free(&pair->observations);
    odd_steps_free(&pair->odd);
}
#define PAIR CLEANUP(free_pair) struct pair

static void make_pair(struct pair *pair, const int *control, size_t m, const int *test,
                      size_t n)
{
    const int *const times[2] = {control, test};
    const size_t counts[2] = {m, n};
    const struct set_view *const views[2] = {&pair->result.view[0],
                                             &pair->result.view[1]};
    const struct selection *const selections[2] = {&pair->result.selection[0],
                                                   &pair->result.selection[1]};
    struct error error;

    *pair = (struct pair){0};
    for (int side = 0; side < 2; side++) {
        for (size_t i = 0; i < counts[side]; i++) {
            pair->steps[side][i].step.number = (int64_t)i;
            pair->steps[side][i].step.dur = 1000LL * times[side][i];
            pair->chosen[side][i] = i;
        }
        pair->result.view[side].steps = pair->steps[side];
        pair->result.view[side].step_count = counts[side];
        pair->result.view[side].files = &pair->file;
        pair->result.view[side].file_count = 1;
        pair->result.selection[side].steps = pair->chosen[side];
        pair->result.selection[side].step_count = counts[side];
    }
    assert_int_equal(observations_make(views, selections, &pair->observations, &error),
                     0);
    assert_true(odd_steps_find(&pair->result, &pair->observations, &pair->odd));
}

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static size_t count_odd(const struct pair *pair, int side)
{
    size_t odd = 0;

    for (size_t i = 0; i < pair->observations.count[side]; i++)
        odd += pair->odd.odd[side][i];
    return odd;
}

static void a_single_step_that_moves_the_mean(void **state)
{
    static const int control[] = {1000, 1002, 998, 1001, 999, 1000, 1003, 997};
    static const int test[] = {1001, 999, 1000, 1900, 1002, 998, 1000, 1001};
    PAIR pair;

    (void)state;
    make_pair(&pair, control, COUNT(control), test, COUNT(test));
    assert_true(pair.odd.moved);
    assert_int_equal(count_odd(&pair, 0), 0);
    assert_int_equal(count_odd(&pair, 1), 1);
    assert_true(pair.odd.odd[1][3]);
    assert_int_equal(pair.odd.times[1][3], 1900000);
    assert_true(fabs(pair.odd.median[0] - 1000000) < 1);
    assert_true(fabs(pair.odd.mean_change - 112625) < 1);
}

/* A step of the control counts as well. */
static void it_may_be_one_of_the_control(void **state)
{
    static const int control[] = {1000, 1002, 5000, 1001, 999, 1000, 1003, 997};
    static const int test[] = {1001, 999, 1000, 1002, 998, 1000, 1001, 1000};
    PAIR pair;

    (void)state;
    make_pair(&pair, control, COUNT(control), test, COUNT(test));
    assert_true(pair.odd.moved);
    assert_int_equal(count_odd(&pair, 0), 1);
    assert_true(pair.odd.odd[0][2]);
}

/* Where all steps moved, one that is a bit longer does not matter. */
static void it_must_explain_the_mean(void **state)
{
    static const int control[] = {1000, 1002, 998, 1001, 999, 1000, 1003, 997};
    static const int test[] = {1501, 1499, 1500, 1700, 1502, 1498, 1500, 1501};
    PAIR pair;

    (void)state;
    make_pair(&pair, control, COUNT(control), test, COUNT(test));
    assert_false(pair.odd.moved);
    assert_int_equal(count_odd(&pair, 1), 0);
}

static void many_long_steps_are_no_single_ones(void **state)
{
    static const int control[] = {1000, 1002, 998, 1001, 999, 1000, 1003, 997};
    static const int test[] = {1001, 2000, 1000, 2000, 1002, 2000, 1000, 1001};
    PAIR pair;

    (void)state;
    make_pair(&pair, control, COUNT(control), test, COUNT(test));
    assert_int_equal(count_odd(&pair, 1), 0);
}

static void few_steps_have_none(void **state)
{
    static const int control[] = {1000, 1002, 998}, test[] = {1000, 9000, 1001};
    static const int equal[] = {1000, 1000, 1000, 1000, 1000, 1000};
    static const int longer[] = {1000, 1000, 1000, 1000, 1000, 1010};
    PAIR few;
    PAIR alike;

    (void)state;
    make_pair(&few, control, COUNT(control), test, COUNT(test));
    assert_false(few.odd.moved);
    assert_int_equal(count_odd(&few, 1), 0);
    /* A MAD of 0 makes no step odd that is 1 % longer. */
    make_pair(&alike, equal, COUNT(equal), longer, COUNT(longer));
    assert_false(alike.odd.moved);
    assert_int_equal(count_odd(&alike, 1), 0);
}

/* ---- bins ---- */

static void odd_steps_have_bins_of_their_own(void **state)
{
    static const bool odd[10] = {[1] = true, [4] = true, [5] = true, [9] = true};
    static const uint32_t right[10] = {0, 6, 1, 2, 7, 8, 3, 4, 5, LEDGER_NONE};
    CLEANUP(sides_plan_free) struct sides_plan plan;

    (void)state;
    assert_true(sides_plan_make(10, odd, &plan));
    assert_int_equal(plan.typical, 6);
    assert_int_equal(plan.odd_count, SIDES_ODD_MAX);
    assert_int_equal(plan.odd[0], 1);
    assert_int_equal(plan.odd[2], 5);
    assert_memory_equal(plan.bin_of, right, sizeof right);
}

/* Of many steps neighbours share a bin, evenly; there are never more bins than allowed.
 */
static void many_steps_are_folded(void **state)
{
    static const bool none[5000];

    (void)state;
    for (size_t count = 0; count < 5000; count = count < 200 ? count + 1 : count * 2) {
        CLEANUP(sides_plan_free) struct sides_plan plan;
        size_t in_bin[LEDGER_BINS_MAX] = {0};

        assert_true(sides_plan_make(count, none, &plan));
        assert_true(plan.typical <= LEDGER_BINS_MAX - SIDES_ODD_MAX);
        assert_true((count > 0) == (plan.typical > 0));
        for (size_t i = 0; i < count; i++) {
            assert_true(plan.bin_of[i] < plan.typical);
            assert_true(i == 0 || plan.bin_of[i] >= plan.bin_of[i - 1]);
            in_bin[plan.bin_of[i]]++;
        }
        for (size_t bin = 0; bin < plan.typical; bin++) {
            assert_true(in_bin[bin] > 0 && in_bin[bin] <= in_bin[0]);
            assert_true(bin + 1 == plan.typical || in_bin[bin] == in_bin[0]);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_single_step_that_moves_the_mean),
        cmocka_unit_test(it_may_be_one_of_the_control),
        cmocka_unit_test(it_must_explain_the_mean),
        cmocka_unit_test(many_long_steps_are_no_single_ones),
        cmocka_unit_test(few_steps_have_none),
        cmocka_unit_test(odd_steps_have_bins_of_their_own),
        cmocka_unit_test(many_steps_are_folded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
