/* The false-discovery rate against the published example and against its definition. */
#include "stats/rank_tests.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

/* The 15 p-values of Benjamini & Hochberg (1995), section 3: at a rate of 0.05 the first
 * four are discoveries. */
static void finds_the_four_of_the_paper(void **state)
{
    static const double p[15] = {.0001, .0004, .0019, .0095, .0201, .0278, .0298, .0344,
                                 .0459, .3240, .4262, .5719, .6528, .7590, 1.000};
    double q[15];

    (void)state;
    assert_int_equal(false_discovery_adjust(p, 15, q, NULL), 0);
    for (int i = 0; i < 15; i++)
        assert_true((q[i] <= 0.05) == (i < 4));
    assert_true(fabs(q[0] - .0015) < 1e-12);
    assert_true(fabs(q[3] - .0095 * 15 / 4) < 1e-12);
    assert_true(fabs(q[5] - .0298 * 15 / 7) <
                1e-12); /* a later p is relatively smaller */
    assert_true(q[14] == 1);
}

static void what_is_no_test_does_not_count(void **state)
{
    const double p[] = {NAN, 0.04, NAN, 0.01, 1};
    double q[5];

    (void)state;
    assert_int_equal(false_discovery_adjust(p, 5, q, NULL), 0);
    assert_true(isnan(q[0]) && isnan(q[2]));
    assert_true(fabs(q[1] - 0.06) < 1e-15);
    assert_true(fabs(q[3] - 0.03) < 1e-15);
    assert_true(q[4] == 1);
    assert_int_equal(false_discovery_adjust(p, 0, q, NULL), 0);
    assert_int_equal(false_discovery_adjust(p, 1, q, NULL), 0);
    assert_true(isnan(q[0]));
}

/* The definition, word for word, on many p with ties. */
static void equals_the_definition(void **state)
{
    double p[40], q[40];
    unsigned seed = 7;

    (void)state;
    for (int round = 0; round < 200; round++) {
        for (int i = 0; i < 40; i++) {
            seed = seed * 1103515245u + 12345u;
            p[i] = (double)(seed >> 16 & 31) / 31;
        }
        assert_int_equal(false_discovery_adjust(p, 40, q, NULL), 0);
        for (int i = 0; i < 40; i++) {
            double least = 1;

            for (int j = 0; j < 40; j++) {
                int rank = 0;

                for (int k = 0; k < 40; k++)
                    rank += p[k] <= p[j];
                if (p[j] >= p[i])
                    least = fmin(least, p[j] * 40 / rank);
            }
            assert_true(fabs(q[i] - least) < 1e-14);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(finds_the_four_of_the_paper),
        cmocka_unit_test(what_is_no_test_does_not_count),
        cmocka_unit_test(equals_the_definition),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
