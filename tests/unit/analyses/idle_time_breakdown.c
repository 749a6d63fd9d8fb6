/* Why streams wait. */
#include "analysis_tests.h"

static void gaps_have_reasons(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    span_launch(&spans[0], "a", 7, 0, 1, 10, 90, 1);    /* first of its stream */
    span_launch(&spans[0], "b", 7, 100, 1, 120, 10, 2); /* launched at the end: 20 */
    span_launch(&spans[0], "c", 7, 131, 1, 150, 50, 3); /* launched after it: 20, host */
    span_launch(&spans[0], "d", 7, 132, 1, 160, 10, 4); /* beside c: 0 */
    span_launch(&spans[0], "e", 7, 133, 1, 230, 10, 5); /* 30, not less than the delay */
    span_device(&spans[0], "kernel", "f", 0, 7, 245, 5, 0, -1); /* no launch: 5 */
    span_launch(&spans[1], "a", 7, 9000, 1, 9010, 10, 1); /* a file of its own: no gap */
    rank_make(&rank, spans, 2, NULL);
    analyse(&result, "idle_time_breakdown",
            (const char *const[]){"show_idle_interval_stats", "true", NULL}, &rank);
    const struct table *rows = analysed_table(&result, "rows");
    assert_int_equal(rows->row_count, 3);
    assert_string_equal(text_at(rows, 0, "idle_category"), "host_wait");
    assert_number(rows, 0, "idle_time", 20);
    assert_number(rows, 0, "count", 1);
    assert_no_number(rows, 0, "std");
    assert_string_equal(text_at(rows, 1, "idle_category"), "kernel_wait");
    assert_number(rows, 1, "idle_time", 25);
    assert_number(rows, 1, "count", 3);
    assert_number(rows, 1, "50%", 5);
    assert_string_equal(text_at(rows, 2, "idle_category"), "other");
    assert_number(rows, 2, "idle_time", 30);
    assert_number(rows, 2, "idle_time_ratio", 0.4);
}

static void streams_can_be_chosen(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    span_device(&spans[0], "kernel", "gemm", 0, 7, 0, 10, 0, -1);
    span_device(&spans[0], "gpu_memcpy", "Memcpy HtoD", 0, 9, 40, 10, 0, 2);
    span_device(&spans[1], "kernel", "gemm", 0, 7, 100000, 30, 0, -1);
    span_device(&spans[1], "kernel", "gemm", 1, 7, 100020, 30, 0, -1);
    rank_make(&rank, spans, 2, NULL);
    analyse(&result, "idle_time_breakdown", (const char *const[]){"streams", "9", NULL},
            &rank);
    const struct table *rows = analysed_table(&result, "rows");
    assert_int_equal(rows->row_count, 3);
    assert_number(rows, 0, "stream", 9);
    assert_no_number(rows, 0, "idle_time_ratio"); /* it never waits */
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(gaps_have_reasons),
    cmocka_unit_test(streams_can_be_chosen),
};
ANALYSIS_TESTS(idle_time_breakdown, tests);
