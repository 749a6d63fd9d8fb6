/* How much of the communication runs beside computation. */
#include "analysis_tests.h"

static void lengths_of_spans_add_up(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    span_device(&spans[0], "kernel", "gemm", 0, 7, 0, 10, 0, -1);
    span_device(&spans[0], "kernel", "ncclDevKernel_AllReduce", 0, 8, 5, 20, 0, -1);
    span_device(&spans[1], "kernel", "gemm", 0, 7, 100000, 30, 0, -1);
    span_device(&spans[1], "kernel", "ncclDevKernel_AllReduce", 0, 8, 100030, 20, 0, -1);
    rank_make(&rank, spans, 2, NULL);
    analyse(&result, "comm_comp_overlap", NULL, &rank);
    const struct table *rows = analysed_table(&result, "rows");
    assert_number(rows, 0, "overlap", 5);
    assert_number(rows, 0, "communication_time", 40);
    assert_number(rows, 0, "comp_comm_overlap_pctg", 12.5);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(lengths_of_spans_add_up),
};
ANALYSIS_TESTS(comm_comp_overlap, tests);
