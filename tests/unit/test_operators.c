/* Annotations, and the kernels of operators. */
#include "analysis/set/operator_kernels.h"
#include "analysis/set/user_annotation_breakdown.h"
#include "analysis_text.h"

static void make_spans(struct span_text spans[2])
{
    for (int i = 0; i < 2; i++) {
        struct span_text *span = &spans[i];

        span_begin(span);
        span_host(span, "user_annotation", "forward", 0, 200, 0);
        span_host(span, "user_annotation", "backward", 300, 100, 0);
        span_host(span, "cpu_op", "aten::linear", 0, 100, 0);
        span_host(span, "cpu_op", "aten::addmm", 10, 50, 0);
        span_launch(span, "inner", 7, 20, 1, 100, 10, 1);
        span_launch(span, "outer", 7, 80, 1, 200, 30, 2);
        span_host(span, "cuda_runtime", "cudaMemcpyAsync", 90, 1, 3);
        span_device(span, "gpu_memcpy", "Memcpy HtoD", 0, 7, 300, 5, 3, 1);
        span_launch(span, "above nothing", 7, 150, 1, 310, 40, 4);
        span_device(span, "kernel", "no launch", 0, 7, 400, 2, 0, -1);
        span_device(span, "gpu_user_annotation", "forward", 0, 7, 100, 150, 0, -1);
    }
}

static void annotations_of_host_and_devices(void **state)
{
    struct span_text spans[2];
    struct error error;
    TEST_RANK rank = {0};
    TABLE host, devices, one;

    (void)state;
    make_spans(spans);
    rank_make(&rank, spans, 2, NULL);
    table_init(&host, &user_annotation_breakdown_spec);
    table_init(&devices, &user_annotation_breakdown_spec);
    table_init(&one, &user_annotation_breakdown_spec);
    assert_int_equal(user_annotation_breakdown_add(&rank.rows, false, 9, &host, &error),
                     0);
    assert_int_equal(host.row_count, 2);
    assert_string_equal(text_at(&host, 0, "name"), "forward");
    assert_number(&host, 0, "sum", 400);
    assert_number(&host, 0, "count", 2);
    assert_int_equal(user_annotation_breakdown_add(&rank.rows, true, 9, &devices, &error),
                     0);
    assert_int_equal(devices.row_count, 1);
    assert_number(&devices, 0, "sum", 300);
    assert_int_equal(user_annotation_breakdown_add(&rank.rows, false, 1, &one, &error),
                     0);
    assert_string_equal(text_at(&one, 1, "name"), "others");
    assert_number(&one, 1, "sum", 200);
}

static void kernels_belong_to_the_innermost_operator(void **state)
{
    struct span_text spans[2];
    struct error error;
    TEST_RANK rank = {0};
    TABLE table;

    (void)state;
    make_spans(spans);
    rank_make(&rank, spans, 2, NULL);
    table_init(&table, &operator_kernels_spec);
    assert_int_equal(operator_kernels_add(&rank.rows, &table, &error), 0);
    assert_int_equal(table.row_count, 4);
    assert_no_number(&table, 0, "operator");
    assert_number(&table, 0, "sum", 84); /* above nothing, and no launch */
    assert_number(&table, 0, "count", 4);
    assert_string_equal(text_at(&table, 1, "operator"), "aten::linear");
    assert_string_equal(text_at(&table, 1, "kernel_type"), "COMPUTATION");
    assert_number(&table, 1, "sum", 60);
    assert_string_equal(text_at(&table, 2, "operator"), "aten::addmm");
    assert_number(&table, 2, "sum", 20);
    assert_string_equal(text_at(&table, 3, "operator"), "aten::linear");
    assert_string_equal(text_at(&table, 3, "kernel_type"), "MEMORY");
    assert_number(&table, 3, "mean", 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(annotations_of_host_and_devices),
        cmocka_unit_test(kernels_belong_to_the_innermost_operator),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
