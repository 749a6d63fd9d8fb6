/* Where the time of the devices goes. */
#include "analysis_tests.h"

/* Two files of one rank, far apart in time. */
static void two_spans(struct span_text spans[2])
{
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    span_device(&spans[0], "kernel", "gemm", 0, 7, 0, 10, 0, -1);
    span_device(&spans[0], "kernel", "ncclDevKernel_AllReduce", 0, 8, 5, 20, 0, -1);
    span_device(&spans[0], "gpu_memcpy", "Memcpy HtoD", 0, 9, 40, 10, 0, 2);
    span_device(&spans[1], "kernel", "gemm", 0, 7, 100000, 30, 0, -1);
    span_device(&spans[1], "kernel", "gemm", 1, 7, 100020, 30, 0, -1);
}

static void lengths_of_spans_add_up(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    two_spans(spans);
    rank_make(&rank, spans, 2, NULL);
    analyse(&result, "temporal_breakdown", NULL, &rank);
    const struct table *rows = analysed_table(&result, "rows");
    assert_number(rows, 0, "kernel_time", 100); /* 50 + 50 */
    assert_number(rows, 0, "idle_time", 15);
    assert_number(rows, 0, "compute_time", 60);
    assert_number(rows, 0, "non_compute_time", 25);
    assert_number(rows, 0, "idle_time_pctg", 15);
}

static void no_device_rows_make_a_note(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_host(&span, "cpu_op", "aten::add", 0, 1, 0);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "temporal_breakdown", NULL, &rank);
    const struct table *rows = analysed_table(&result, "rows");
    assert_int_equal(rows->row_count, 1);
    assert_no_number(rows, 0, "kernel_time");
    assert_string_equal(text_at(rows, 0, "note"), "no device rows");
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(lengths_of_spans_add_up),
    cmocka_unit_test(no_device_rows_make_a_note),
};
ANALYSIS_TESTS(temporal_breakdown, tests);
