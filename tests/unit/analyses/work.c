/* Work: FLOPs of the outermost operators, how fast the device did them, and the rest. */
#include "analysis_tests.h"

#include <string.h>

static void add_operator(struct span_text *span, const char *name, int ts, int dur,
                         const char *arguments)
{
    buffer_printf(&span->text,
                  ",{\"name\":\"%s\",\"cat\":\"cpu_op\",\"ph\":\"X\",\"pid\":1,"
                  "\"tid\":1,\"ts\":%d,\"dur\":%d,\"args\":{%s}}",
                  name, ts, dur, arguments);
}

#define LINEAR                                                                           \
    "\"Input Dims\":[[4, 8],[16,8],[16]],\"Input type\":[\"float\",\"float\",\"float\"]"
#define ADDMM                                                                            \
    "\"Input Dims\":[[16],[4,8],[8,16]],\"Input type\":[\"c10::Half\",\"c10::Half\","    \
    "\"c10::Half\"]"
#define ADD                                                                              \
    "\"Input Dims\":[[4,16],[16],[]],\"Input type\":[\"float\",\"float\",\"Scalar\"]"

/* A linear layer with its addmm inside (40 µs), an addition (10 µs), a sum (5 µs), and a
 * kernel of no operator (3 µs). */
static void make_rank(struct test_rank *rank)
{
    const struct rows_options options = {.which = ROWS_OF_STEPS, .with_arguments = true};
    struct span_text span;

    span_begin(&span);
    span_host(&span, "user_annotation", "ProfilerStep#1", 0, 1000, 0);
    add_operator(&span, "aten::linear", 10, 50, LINEAR);
    add_operator(&span, "aten::addmm", 20, 30, ADDMM);
    span_launch(&span, "gemm", 7, 25, 2, 100, 40, 1);
    add_operator(&span, "aten::add", 70, 10, ADD);
    span_launch(&span, "add", 7, 72, 2, 150, 10, 2);
    add_operator(&span, "aten::sum", 90, 10, "\"Input Dims\":[[4,16]]");
    span_launch(&span, "sum", 7, 92, 2, 170, 5, 3);
    span_launch(&span, "alone", 7, 120, 2, 180, 3, 4);
    rank_make(rank, &span, 1, &options);
}

static void only_the_outermost_operator_counts(void **state)
{
    TEST_RANK rank;
    ANALYSED result;

    (void)state;
    make_rank(&rank);
    analyse(&result, "work", NULL, &rank);
    const struct table *shapes = analysed_table(&result, "by_shapes");
    assert_int_equal(shapes->row_count, 1);
    assert_string_equal(text_at(shapes, 0, "operator"), "aten::linear");
    assert_string_equal(text_at(shapes, 0, "shapes"), "[[4,8],[16,8],[16]]");
    assert_string_equal(text_at(shapes, 0, "dtype"), "float16"); /* what really ran */
    assert_number(shapes, 0, "calls", 1);
    assert_number(shapes, 0, "flops", 2 * 4 * 8 * 16);
    assert_number(shapes, 0, "device_time", 40);
    assert_number(shapes, 0, "tflops_per_s", 1024 / 40e-6 / 1e12);
    assert_no_number(shapes, 0, "peak_pctg");
    const struct table *all = analysed_table(&result, "summary");
    assert_number(all, 0, "samples", 1);
    assert_number(all, 0, "device_time", 58);
    assert_number(all, 0, "known_time", 40);
    const struct table *ranks = analysed_table(&result, "by_rank");
    assert_int_equal(ranks->row_count, 1);
    assert_number(ranks, 0, "flops_per_step", 1024);
    assert_number(ranks, 0, "known_time_per_step", 40);
}

static void the_rest_is_listed_by_the_innermost_operator(void **state)
{
    TEST_RANK rank;
    ANALYSED result;

    (void)state;
    make_rank(&rank);
    analyse(&result, "work", NULL, &rank);
    const struct table *rest = analysed_table(&result, "unknown");
    assert_int_equal(rest->row_count, 3);
    assert_string_equal(text_at(rest, 0, "operator"), "aten::add");
    assert_number(rest, 0, "device_time", 10);
    assert_string_equal(text_at(rest, 1, "operator"), "aten::sum");
    assert_number(rest, 1, "device_rows", 1);
    assert_true(table_cell(rest, 2, column_of(rest, "operator"))->null);
    assert_number(rest, 2, "device_time", 3);
}

static void elementwise_work_has_bytes(void **state)
{
    TEST_RANK rank;
    ANALYSED result;

    (void)state;
    make_rank(&rank);
    analyse(&result, "work", NULL, &rank);
    const struct table *bytes = analysed_table(&result, "elementwise");
    assert_int_equal(bytes->row_count, 1);
    assert_string_equal(text_at(bytes, 0, "operator"), "aten::add");
    assert_number(bytes, 0, "bytes_at_least", 4 * (64 + 16 + 64));
    assert_number(bytes, 0, "gb_per_s_at_least", 576 / 10e-6 / 1e9);
}

static size_t row_of(const struct table *table, const char *class)
{
    for (size_t i = 0; i < table->row_count; i++)
        if (strcmp(text_at(table, i, "class"), class) == 0)
            return i;
    fail_msg("no class %s", class);
    return 0;
}

static void classes_add_up_to_the_device_time(void **state)
{
    TEST_RANK rank;
    ANALYSED result;

    (void)state;
    make_rank(&rank);
    analyse(&result, "work", NULL, &rank);
    const struct table *classes = analysed_table(&result, "classes");
    assert_int_equal(classes->row_count, 4);
    assert_string_equal(text_at(classes, 0, "class"), "products");
    assert_number(classes, 0, "device_time", 40);
    assert_number(classes, 0, "tflops_per_s", 1024 / 40e-6 / 1e12);
    /* 16 bits, as the addmm inside: both factors and the result */
    assert_number(classes, 0, "gb_per_s_at_least", 2 * (32 + 128 + 64) / 40e-6 / 1e9);
    assert_number(classes, 0, "flops_per_byte_at_most", 1024.0 / (2 * (32 + 128 + 64)));
    size_t elementwise = row_of(classes, "elementwise");
    assert_number(classes, elementwise, "device_time", 10);
    assert_number(classes, elementwise, "gb_per_s_at_least", 576 / 10e-6 / 1e9);
    assert_no_number(classes, elementwise, "tflops_per_s");
    assert_number(classes, row_of(classes, "reductions"), "device_time", 5);
    size_t other = row_of(classes, "other");
    assert_number(classes, other, "device_rows", 1);
    assert_number(classes, other, "device_time", 3);
    assert_number(classes, other, "device_time_pctg", 100 * 3.0 / 58);
    assert_string_equal(text_at(analysed_table(&result, "by_shapes"), 0, "class"),
                        "products");
}

/* In an optimizer: a product, an addition and a copy. Beside it, additions with and
 * without shapes. */
static void the_outermost_call_decides_and_rates_need_most_of_the_time(void **state)
{
    const struct rows_options options = {.which = ROWS_OF_STEPS, .with_arguments = true};
    struct span_text span;
    TEST_RANK rank;
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_host(&span, "user_annotation", "ProfilerStep#1", 0, 1000, 0);
    span_host(&span, "user_annotation", "Optimizer.step#Muon.step", 5, 100, 0);
    add_operator(&span, "aten::addmm", 20, 30, ADDMM);
    span_launch(&span, "gemm", 7, 25, 2, 100, 40, 1);
    add_operator(&span, "aten::add", 70, 10, ADD);
    span_launch(&span, "add", 7, 72, 2, 150, 10, 2);
    span_launch(&span, "Memcpy DtoD (Device -> Device)", 7, 90, 2, 170, 5, 3);
    span_host(&span, "user_annotation", "flash_attn of mine", 200, 100, 0);
    add_operator(&span, "aten::add", 210, 10, ADD);
    span_launch(&span, "add", 7, 212, 2, 250, 10, 4);
    add_operator(&span, "aten::add", 230, 10, "\"Input Dims\":[]");
    span_launch(&span, "add", 7, 232, 2, 270, 3, 5);
    rank_make(&rank, &span, 1, &options);
    analyse(&result, "work", NULL, &rank);
    const struct table *classes = analysed_table(&result, "classes");
    assert_int_equal(classes->row_count, 3);
    size_t optimizer = row_of(classes, "optimizer");
    assert_number(classes, optimizer, "device_time", 50);
    assert_number(classes, optimizer, "tflops_per_s", 1024 / 40e-6 / 1e12);
    assert_number(classes, row_of(classes, "copies"), "device_time", 5);
    size_t elementwise = row_of(classes, "elementwise");
    assert_number(classes, elementwise, "device_time", 13);
    assert_no_number(classes, elementwise, "gb_per_s_at_least"); /* of 77 % */
}

#define MM(type)                                                                         \
    "\"Input Dims\":[[64,64],[64,64]],\"Input type\":[\"" type "\",\"" type "\"]"
#define MM_FLOPS (2.0 * 64 * 64 * 64)

/* On an H200, each with MM_FLOPS: in float32 (100 µs, and 10 µs whose kernel does not
 * tell), TF32 (20 µs, more than the 5 µs of float32 beside it), not told (40 µs),
 * bfloat16 (30 µs). */
static void make_precisions(struct test_rank *rank)
{
    const struct rows_options options = {.which = ROWS_OF_STEPS, .with_arguments = true};
    struct span_text span;

    buffer_init(&span.text, (size_t)1 << 20);
    buffer_append_text(&span.text,
                       "{\"deviceProperties\":[{\"id\":0,\"name\":\"NVIDIA H200\"}],"
                       "\"traceEvents\":[");
    span_host(&span, "user_annotation", "ProfilerStep#1", 0, 1000, 0);
    add_operator(&span, "aten::mm", 10, 9, MM("float"));
    span_launch(&span, "ampere_sgemm_32x128_tn", 7, 12, 2, 100, 100, 1);
    span_launch(&span, "splitKreduce_kernel", 7, 15, 2, 200, 10, 2);
    add_operator(&span, "aten::mm", 20, 9, MM("float"));
    span_launch(&span, "cutlass_80_tensorop_s1688gemm_128x128", 7, 22, 2, 300, 20, 3);
    span_launch(&span, "gemv2N_kernel<float>", 7, 25, 2, 320, 5, 4);
    add_operator(&span, "aten::mm", 30, 9, MM("float"));
    span_launch(&span, "triton_tem_fused_mm_0", 7, 32, 2, 400, 40, 5);
    add_operator(&span, "aten::mm", 40, 9, MM("c10::BFloat16"));
    span_launch(&span, "nvjet_sm90_tst_128x256", 7, 42, 2, 500, 30, 6);
    rank_make(rank, &span, 1, &options);
}

static void check_arithmetic(const struct table *table, size_t row,
                             const char *arithmetic, double time, double peak,
                             double fastest)
{
    if (arithmetic == NULL)
        assert_true(table_cell(table, row, column_of(table, "arithmetic"))->null);
    else
        assert_string_equal(text_at(table, row, "arithmetic"), arithmetic);
    assert_number(table, row, "device_time", time);
    assert_number(table, row, "peak_tflops_per_s", peak);
    assert_number(table, row, "fastest_tflops_per_s", fastest);
    assert_number(table, row, "peak_pctg", 100 * MM_FLOPS / (time * peak * 1e6));
    assert_number(table, row, "fastest_peak_pctg",
                  100 * MM_FLOPS / (time * fastest * 1e6));
}

static void the_peak_is_that_of_the_arithmetic(void **state)
{
    TEST_RANK rank;
    ANALYSED result;

    (void)state;
    make_precisions(&rank);
    analyse(&result, "work", NULL, &rank);
    const struct table *parts = analysed_table(&result, "by_arithmetic");
    assert_int_equal(parts->row_count, 4);
    check_arithmetic(parts, 0, "float32", 110, 67, 494.5);
    check_arithmetic(parts, 1, NULL, 40, 494.5, 494.5);
    check_arithmetic(parts, 2, "bfloat16", 30, 989.5, 989.5);
    check_arithmetic(parts, 3, "TF32", 25, 494.5, 494.5);
    assert_string_equal(text_at(parts, 0, "dtype"), "float32");
    /* All together: the time at the peak of each, of the time that it took. */
    const double at_peak = MM_FLOPS * (1 / 67.0 + 2 / 494.5 + 1 / 989.5), /* 10^-6 µs */
        at_fastest = MM_FLOPS * (3 / 494.5 + 1 / 989.5);
    const struct table *all = analysed_table(&result, "summary");
    assert_number(all, 0, "peak_pctg", 100 * at_peak / 205 / 1e6);
    assert_number(all, 0, "fastest_peak_pctg", 100 * at_fastest / 205 / 1e6);
    assert_number(analysed_table(&result, "by_rank"), 0, "peak_pctg",
                  100 * at_peak / 205 / 1e6);
    assert_number(analysed_table(&result, "by_operator"), 0, "peak_pctg",
                  100 * at_peak / 205 / 1e6);
    /* The shapes of float32 are one row, whatever computed them. */
    const struct table *shapes = analysed_table(&result, "by_shapes");
    assert_int_equal(shapes->row_count, 2);
    assert_number(shapes, 0, "calls", 3);
    assert_number(shapes, 0, "peak_pctg",
                  100 * MM_FLOPS * (1 / 67.0 + 2 / 494.5) / 175 / 1e6);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(only_the_outermost_operator_counts),
    cmocka_unit_test(the_rest_is_listed_by_the_innermost_operator),
    cmocka_unit_test(elementwise_work_has_bytes),
    cmocka_unit_test(classes_add_up_to_the_device_time),
    cmocka_unit_test(the_outermost_call_decides_and_rates_need_most_of_the_time),
    cmocka_unit_test(the_peak_is_that_of_the_arithmetic),
};
ANALYSIS_TESTS(work, tests);
