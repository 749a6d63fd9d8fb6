/* Launches and what they launched. */
#include "analysis_tests.h"

static void the_worst_launches(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED one, nine;

    (void)state;
    span_begin(&span);
    span_host(&span, "cpu_op", "aten::linear", 0, 1000, 0);
    span_host(&span, "cpu_op", "aten::addmm", 10, 500, 0);
    span_launch(&span, "a", 7, 20, 50, 100, 60, 1);  /* at the cutoff: none */
    span_launch(&span, "b", 7, 100, 51, 200, 60, 2); /* slow */
    span_launch(&span, "c", 7, 200, 90, 400, 60, 3); /* slower, short, late */
    span_launch(&span, "d", 7, 600, 10, 711, 60, 4); /* late by 101 */
    span_host(&span, "cuda_runtime", "cudaMemcpyAsync", 800, 500, 5);
    span_device(&span, "gpu_memcpy", "Memcpy HtoD", 0, 7, 1400, 1, 5, 1);
    rank_make(&rank, &span, 1, NULL);
    analyse(&one, "launch_stats",
            (const char *const[]){"include_memory_events", "false", "limit", "1", NULL},
            &rank);
    assert_number(analysed_table(&one, "counts"), 0, "count", 4);
    const struct table *worst = analysed_table(&one, "worst");
    assert_int_equal(worst->row_count, 3);
    assert_string_equal(text_at(worst, 0, "class"), "short_kernels");
    assert_string_equal(text_at(worst, 0, "name"), "c");
    assert_string_equal(text_at(worst, 0, "operator"), "aten::addmm");
    assert_string_equal(text_at(worst, 1, "name"), "c");
    assert_string_equal(text_at(worst, 2, "class"), "launch_delay_outliers");
    assert_string_equal(text_at(worst, 2, "name"), "c");
    assert_number(worst, 2, "launch_delay", 110);
    analyse(&nine, "launch_stats",
            (const char *const[]){"include_memory_events", "false", "limit", "9", NULL},
            &rank);
    worst = analysed_table(&nine, "worst");
    assert_int_equal(worst->row_count, 5); /* 1 short, 2 slow, 2 late */
    assert_string_equal(text_at(worst, 4, "name"), "d");
    assert_number(worst, 4, "place", 2);
    assert_string_equal(text_at(worst, 4, "operator"), "aten::linear");
    const struct table *histograms = analysed_table(&nine, "histograms");
    double counted = 0;
    for (size_t i = 0; i < histograms->row_count; i++)
        counted += number_at(histograms, i, "count");
    assert_true(counted == 12); /* four launches in each of three measures */
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_worst_launches),
};
ANALYSIS_TESTS(launch_stats, tests);
