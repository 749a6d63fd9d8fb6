/* Counters of kernels by operator. */
#include "analysis_tests.h"

#include <stdio.h>

static void span_range(struct span_text *span, const char *kernel, int ts,
                       const char *counters)
{
    char start[16];

    snprintf(start, sizeof start, "%d", ts);
    add_event(&span->text, "cuda_profiler_range", kernel, 0, 0, start, "5", counters);
}

/* Two kernels that one operator launches, and one that another one does. The ranges of
 * the profiler are later than the launches, and in another order in the file. */
static void make_file(struct span_text *span)
{
    span_begin(span);
    span_host(span, "cpu_op", "aten::linear", 0, 50, 0);
    span_host(span, "cpu_op", "aten::mm", 5, 40, 0);
    span_host(span, "cuda_runtime", "cudaLaunchKernel", 10, 2, 1);
    span_host(span, "cuda_runtime", "cudaLaunchKernel", 20, 2, 2);
    span_host(span, "cuda_runtime", "cudaMemcpyAsync", 30, 2, 3);
    span_host(span, "cpu_op", "aten::add", 60, 10, 0);
    span_host(span, "cuda_runtime", "cudaLaunchKernel", 62, 2, 4);
    span_range(span, "add", 300, "\"flops\":7,\"bytes\":0.5");
    span_range(span, "gemm", 100, "\"flops\":100,\"bytes\":2,\"unit\":\"x\"");
    span_range(span, "gemm", 200, "\"flops\":50");
}

static void counters_belong_to_the_operators_of_the_launches(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    make_file(&span);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "operator_counters", (const char *const[]){"limit", "2", NULL},
            &rank);
    const struct table *rows = analysed_table(&result, "rows");
    assert_int_equal(rows->row_count, 4);
    assert_string_equal(text_at(rows, 0, "operator"), "aten::mm");
    assert_string_equal(text_at(rows, 0, "kernel"), "gemm");
    assert_string_equal(text_at(rows, 0, "counter"), "flops");
    assert_true(number_at(rows, 0, "kernels") == 2);
    assert_true(table_number(rows, 0, column_of(rows, "sum")) == 150);
    assert_true(table_number(rows, 0, column_of(rows, "mean")) == 75);
    assert_true(table_number(rows, 0, column_of(rows, "min")) == 50);
    assert_true(table_number(rows, 0, column_of(rows, "max")) == 100);
    assert_string_equal(text_at(rows, 1, "operator"), "aten::add");
    assert_true(table_number(rows, 1, column_of(rows, "sum")) == 7);
    assert_string_equal(text_at(rows, 2, "counter"), "bytes");
    assert_true(table_number(rows, 3, column_of(rows, "sum")) == 0.5);
    const struct table *kernels = analysed_table(&result, "kernels");
    assert_int_equal(kernels->row_count, 3); /* of the first two kernels */
    assert_string_equal(text_at(kernels, 0, "operators"), "aten::linear > aten::mm");
    assert_number(kernels, 2, "number", 1);
    assert_true(table_number(kernels, 2, column_of(kernels, "value")) == 50);
    const struct table *files = analysed_table(&result, "files");
    assert_number(files, 0, "matched", 1);
    assert_no_number(files, 0, "note");
}

/* One launch too many: the counters count, and their operators are not known. */
static void launches_that_do_not_match(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    make_file(&span);
    span_host(&span, "cuda_driver", "cuLaunchKernel", 400, 2, 5);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "operator_counters", NULL, &rank);
    const struct table *rows = analysed_table(&result, "rows");
    assert_no_number(rows, 0, "operator");
    assert_true(table_number(rows, 0, column_of(rows, "sum")) == 150);
    const struct table *files = analysed_table(&result, "files");
    assert_number(files, 0, "matched", 0);
    assert_number(files, 0, "ranges", 3);
    assert_number(files, 0, "launches", 4);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(counters_belong_to_the_operators_of_the_launches),
    cmocka_unit_test(launches_that_do_not_match),
};
ANALYSIS_TESTS(operator_counters, tests);
