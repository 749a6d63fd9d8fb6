/* How much device time operators launch. */
#include "analysis_tests.h"

static void make_spans(struct span_text spans[2])
{
    for (int i = 0; i < 2; i++) {
        struct span_text *span = &spans[i];

        span_begin(span);
        span_host(span, "cpu_op", "aten::linear", 0, 100, 0);
        span_host(span, "cpu_op", "aten::addmm", 10, 50, 0);
        span_launch(span, "inner", 7, 20, 1, 100, 10, 1);
        span_launch(span, "outer", 7, 80, 1, 200, 30, 2);
        span_host(span, "cuda_runtime", "cudaMemcpyAsync", 90, 1, 3);
        span_device(span, "gpu_memcpy", "Memcpy HtoD", 0, 7, 300, 5, 3, 1);
        span_launch(span, "above nothing", 7, 150, 1, 310, 40, 4);
        span_device(span, "kernel", "no launch", 0, 7, 400, 2, 0, -1);
    }
}

static void kernels_belong_to_the_innermost_operator(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    make_spans(spans);
    rank_make(&rank, spans, 2, NULL);
    analyse(&result, "operator_kernels", NULL, &rank);
    const struct table *rows = analysed_table(&result, "rows");
    assert_int_equal(rows->row_count, 4);
    assert_no_number(rows, 0, "operator");
    assert_number(rows, 0, "sum", 84); /* above nothing, and no launch */
    assert_number(rows, 0, "count", 4);
    assert_string_equal(text_at(rows, 1, "operator"), "aten::linear");
    assert_string_equal(text_at(rows, 1, "kernel_type"), "COMPUTATION");
    assert_number(rows, 1, "sum", 60);
    assert_string_equal(text_at(rows, 2, "operator"), "aten::addmm");
    assert_number(rows, 2, "sum", 20);
    assert_string_equal(text_at(rows, 3, "operator"), "aten::linear");
    assert_string_equal(text_at(rows, 3, "kernel_type"), "MEMORY");
    assert_number(rows, 3, "mean", 5);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(kernels_belong_to_the_innermost_operator),
};
ANALYSIS_TESTS(operator_kernels, tests);
