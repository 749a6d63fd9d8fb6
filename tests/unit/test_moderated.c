/* Student's t distribution and the moderated test. */
#include "stats/rank_tests.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#define COUNT(list) (sizeof(list) / sizeof(list)[0])

static bool is_close(double got, double wanted, double relative)
{
    return fabs(got - wanted) <= relative * fabs(wanted);
}

/* Worked out with 40 digits. */
static void student_is_exact(void **state)
{
    static const struct {
        double t, freedom, p;
    } cases[] = {
        {1.0, 1.0, 0.5},
        {12.706204736432095, 1.0, 0.049999999998991306},
        {2.5, 3.0, 0.087706647008065547},
        {2.2281388519649385, 10.0, 0.050000000001808669},
        {0.001, 14.0, 0.99921622522837481},
        {1e-09, 14.0, 0.99999999921622509},
        {5.0, 14.0, 0.00019451530625726602},
        {30.0, 14.0, 4.1718695305210611e-14},
        {1000.0, 14.0, 2.2079218080252763e-35},
        {1000000.0, 22.0, 9.8275382019424586e-119},
        {1.5, 100.0, 0.13676505812468886},
        {7.0, 1000.0, 4.6875025667714228e-12},
        {40.0, 1000.0, 1.0478852155173361e-209},
        {2.0, 123456.0, 0.045502450552909682},
        {0.3, 2.5, 0.78734237149519721},
        {60.0, 26.0, 2.0597823337537368e-29},
    };

    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++) {
        assert_true(
            is_close(student_two_sided(cases[i].t, cases[i].freedom), cases[i].p, 1e-11));
        assert_true(student_two_sided(-cases[i].t, cases[i].freedom) ==
                    student_two_sided(cases[i].t, cases[i].freedom));
    }
    assert_true(student_two_sided(0, 5) == 1);
    assert_true(student_two_sided((double)INFINITY, 5) == 0);
    assert_true(isnan(student_two_sided((double)NAN, 5)));
}

static void beta_is_exact(void **state)
{
    static const struct {
        double a, b, x, value;
    } cases[] = {
        {0.5, 0.5, 0.3, 0.36901011956554538},
        {2, 3, 0.4, 0.5248},
        {10, 0.5, 0.99, 0.65792817515678433},
        {80, 90, 0.45, 0.29628941140996673},
        {0.01, 5, 0.2, 0.99781803807703533},
        {3000, 0.5, 0.9999, 0.43858565632533332},
        {3, 7, 0, 0},
        {3, 7, 1, 1},
    };

    (void)state;
    for (size_t i = 0; i < COUNT(cases); i++)
        assert_true(
            is_close(student_beta(cases[i].a, cases[i].b, cases[i].x, 1 - cases[i].x),
                     cases[i].value, 1e-11));
}

/* Without a prior (d0 = 0) it is the ordinary t test of the logarithms. */
static void without_prior_it_is_a_t_test(void **state)
{
    static const int64_t control[] = {1000, 2000, 4000}, test[] = {8000, 16000, 32000};
    struct moderated_row row;

    (void)state;
    assert_true(moderated_measure(control, 3, test, 3, &row));
    assert_true(is_close(row.difference, 3 * log(2), 1e-14));
    assert_true(is_close(row.variance, log(2) * log(2), 1e-14));
    /* t = 3 / sqrt(2/3) = 3.674 with 4 degrees of freedom */
    assert_true(is_close(moderated_p(&row, 3, 3, 1, 0),
                         student_two_sided(3 / sqrt(2.0 / 3), 4), 1e-12));
    /* With one: v = (4 * 2 ln(2)^2 + 4 ln(2)^2) / 8 = 1.5 ln(2)^2, 8 degrees. */
    assert_true(is_close(moderated_p(&row, 3, 3, 2 * log(2) * log(2), 4),
                         student_two_sided(3, 8), 1e-12));
}

/* Times that differ in their last digits keep them, and equal ones have no variance. */
static void near_and_equal_times(void **state)
{
    static const int64_t ones[] = {7, 7, 7, 7}, large[] = {3, 3, 3, 3};
    static const int64_t near[] = {1000000000000, 1000000000001, 1000000000002,
                                   1000000000003};
    struct moderated_row row;

    (void)state;
    assert_true(moderated_measure(ones, 4, large, 4, &row));
    assert_true(row.variance == 0 && row.difference < 0);
    assert_true(moderated_p(&row, 4, 4, 0, MODERATED_FREEDOM) == 0);
    assert_true(moderated_measure(ones, 4, ones, 4, &row));
    assert_true(moderated_p(&row, 4, 4, 0, MODERATED_FREEDOM) == 1);
    assert_true(moderated_p(&row, 4, 4, 1, MODERATED_FREEDOM) == 1);
    assert_true(moderated_measure(near, 4, near, 4, &row));
    assert_true(row.difference == 0);
    /* The pooled variance of 0, 1, 2, 3 is 5/3. */
    assert_true(is_close(row.variance, 5.0 / 3 * 1e-24, 1e-9));
}

static void takes_positive_times_only(void **state)
{
    static const int64_t good[] = {5, 6, 7, 8}, zero[] = {5, 0, 7, 8};
    struct moderated_row row;

    (void)state;
    assert_true(moderated_measure(good, 4, good, 4, &row));
    assert_false(moderated_measure(good, 4, zero, 4, &row));
    assert_false(moderated_measure(zero, 4, good, 4, &row));
    assert_false(moderated_measure(good, 0, good, 4, &row));
    assert_false(moderated_measure(good, 1, good, 1, &row));
}

static void the_prior_is_the_median(void **state)
{
    double odd[] = {5, 1, 9}, even[] = {8, 2, 4, 100};

    (void)state;
    assert_true(moderated_prior(odd, 3) == 5);
    assert_true(moderated_prior(even, 4) == 6);
    assert_true(isnan(moderated_prior(odd, 0)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(student_is_exact),
        cmocka_unit_test(beta_is_exact),
        cmocka_unit_test(without_prior_it_is_a_t_test),
        cmocka_unit_test(near_and_equal_times),
        cmocka_unit_test(takes_positive_times_only),
        cmocka_unit_test(the_prior_is_the_median),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
