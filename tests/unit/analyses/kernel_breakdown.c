/* Which kernels the time goes into. */
#include "analysis_tests.h"

static void kernels_are_pooled(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_device(&span, "kernel", "small", 0, 7, 0, 10, 0, -1);
    span_device(&span, "kernel", "large", 0, 7, 10, 80, 0, -1);
    span_device(&span, "kernel", "tiny", 0, 7, 90, 4, 0, -1);
    span_device(&span, "kernel", "tiny", 0, 7, 94, 6, 0, -1);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "kernel_breakdown", (const char *const[]){"num_kernels", "2", NULL},
            &rank);
    const struct table *kernels = analysed_table(&result, "kernels");
    const struct table *kinds = analysed_table(&result, "kinds");
    /* `large` alone holds 80 %. */
    assert_int_equal(kernels->row_count, 2);
    assert_string_equal(text_at(kernels, 0, "name"), "large");
    assert_no_number(kernels, 0, "std");
    assert_string_equal(text_at(kernels, 1, "name"), "others");
    assert_number(kernels, 1, "count", 3);
    assert_number(kernels, 1, "sum", 20);
    assert_number(kernels, 1, "min", 4);
    assert_number(kernels, 1, "max", 10);
    assert_number(kernels, 1, "mean", 20.0 / 3);
    assert_int_equal(kinds->row_count, 1);
    assert_number(kinds, 0, "percentage", 100);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(kernels_are_pooled),
};
ANALYSIS_TESTS(kernel_breakdown, tests);
