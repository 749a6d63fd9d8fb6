/* What one recording a side can say of rows: compare/judging.h. */
#include "compare/judging.h"
#include "store/set_pair.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#define ROWS 20
#define STEPS 6

static struct compare_row rows[ROWS];
static struct significance *list[ROWS];

/* Half of the rows are of the host. Row i takes `factors[i]` times as long in the test;
 * noise of 1 % from step to step. */
static void judge(const double factors[ROWS], size_t count)
{
    struct compare_result result = {.all = rows, .row_count = count};
    struct significance_judge judge;

    result.arena = arena_make(NULL);
    observations_group((const struct observations_key *const[]){NULL, NULL},
                       (const size_t[]){STEPS, STEPS}, result.arena,
                       &result.observations);
    assert_int_equal(significance_judge_init(&judge, &result.observations, NULL), 0);
    for (size_t i = 0; i < count; i++) {
        int64_t times[2][STEPS];

        rows[i].side = i % 2 == 0 ? TRACE_HOST : TRACE_DEVICE;
        list[i] = &rows[i].significance;
        significance_clear(list[i]);
        for (int side = 0; side < 2; side++)
            for (size_t step = 0; step < STEPS; step++)
                times[side][step] =
                    (int64_t)((1e6 + 4000.0 * (double)((step * 5 + i) % 7)) *
                              (side == 1 ? factors[i] : 1));
        for (int measure = 0; measure < SIGNIFICANCE_MEASURES; measure++)
            significance_judge_times(&judge, times[0], times[1],
                                     &list[i]->tests[measure]);
    }
    assert_int_equal(significance_settle(list, count, &result.observations,
                                         result.families, NULL, NULL),
                     0);
    if (count > 4) /* the calls of this row are a fact */
        *list[4] = (struct significance){.tests = {list[4]->tests[0], list[4]->tests[1]},
                                         .calls = CALLS_FACT,
                                         .always = {1, 2}};
    assert_int_equal(between_rows_judge(&result, list, NULL), 0);
    significance_judge_free(&judge);
    arena_free(&result.arena);
}

static enum significance_verdict verdict_of(size_t row)
{
    return list[row]->tests[SIGNIFICANCE_SELF].verdict;
}

static void a_row_alone_stands_out(void **state)
{
    double factors[ROWS];

    (void)state;
    for (size_t i = 0; i < ROWS; i++)
        factors[i] = 1;
    factors[0] = 1.1;
    factors[1] = 0.9;
    judge(factors, ROWS);
    assert_int_equal(verdict_of(0), SIGNIFICANCE_SLOWER);
    assert_int_equal(verdict_of(1), SIGNIFICANCE_FASTER);
    assert_int_equal(verdict_of(2), SIGNIFICANCE_NO_DIFFERENCE);
}

/* A host that is slower as a whole: no row of it is the program's, unless it is far from
 * the others or a fact. The device is another matter. */
static void a_slower_host_is_no_slower_row(void **state)
{
    double factors[ROWS];

    (void)state;
    for (size_t i = 0; i < ROWS; i++)
        factors[i] = i % 2 == 0 ? 1.2 + 0.005 * (double)i : 1;
    factors[0] = 5;
    factors[1] = 1.1;
    judge(factors, ROWS);
    assert_int_equal(verdict_of(0), SIGNIFICANCE_SLOWER);
    assert_int_equal(verdict_of(1), SIGNIFICANCE_SLOWER);
    assert_int_equal(verdict_of(2), SIGNIFICANCE_CANNOT_JUDGE);
    assert_int_equal(significance_of_tests(&list[2]->tests[0]), SIGNIFICANCE_SLOWER);
    assert_int_equal(verdict_of(4), SIGNIFICANCE_SLOWER);
    assert_int_equal(verdict_of(3), SIGNIFICANCE_NO_DIFFERENCE);
}

/* No clock makes a device twice as slow: then the rows are. */
static void much_is_no_matter_of_recordings(void **state)
{
    double factors[ROWS];

    (void)state;
    for (size_t i = 0; i < ROWS; i++)
        factors[i] = i % 2 == 0 ? 1 : 2;
    judge(factors, ROWS);
    for (size_t i = 0; i < ROWS; i++)
        assert_int_equal(verdict_of(i),
                         i % 2 == 0 ? SIGNIFICANCE_NO_DIFFERENCE : SIGNIFICANCE_SLOWER);
}

static void few_rows_do_not_tell(void **state)
{
    static const double factors[ROWS] = {1.2, 1, 1.2, 1};

    (void)state;
    judge(factors, 4);
    assert_int_equal(verdict_of(0), SIGNIFICANCE_SLOWER);
    assert_int_equal(verdict_of(1), SIGNIFICANCE_NO_DIFFERENCE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_row_alone_stands_out),
        cmocka_unit_test(a_slower_host_is_no_slower_row),
        cmocka_unit_test(much_is_no_matter_of_recordings),
        cmocka_unit_test(few_rows_do_not_tell),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
