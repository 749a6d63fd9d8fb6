/* The critical path of a step. tests/golden/critical-path.test.mjs compares it with its
 * definition on random traces. */
#include "../collective_trace.h"
#include "analysis_tests.h"

static void assert_segment(const struct table *segments, size_t row, const char *kind,
                           const char *name, double start, double duration)
{
    assert_string_equal(text_at(segments, row, "kind"), kind);
    if (name == NULL)
        assert_true(table_cell(segments, row, column_of(segments, "name"))->null);
    else
        assert_string_equal(text_at(segments, row, "name"), name);
    assert_number(segments, row, "start", start);
    assert_number(segments, row, "duration", duration);
}

/* The host launches two kernels, waits for both, and goes on. The first kernel waits for
 * less time than the host took to launch it: the step begins when the host's does. */
static void make_step(struct span_text *span)
{
    span_begin(span);
    trace_step(span, 1, 0, 100);
    span_host(span, "cpu_op", "aten::mm", 0, 20, 0);
    span_launch(span, "gemm", 7, 5, 6, 15, 45, 1);
    span_host(span, "cpu_op", "aten::add", 22, 18, 0);
    span_launch(span, "add", 7, 30, 2, 61, 9, 2);
    span_host(span, "cuda_runtime", "cudaDeviceSynchronize", 45, 30, 0);
    span_host(span, "cpu_op", "aten::item", 80, 10, 0);
}

static void the_chain_goes_through_the_device(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    make_step(&span);
    rank_make(&rank, &span, 1, &trace_options);
    analyse(&result, "critical_path", NULL, &rank);
    const struct table *segments = analysed_table(&result, "segments");
    assert_int_equal(segments->row_count, 9);
    assert_segment(segments, 0, "host_operator", "aten::mm", 0, 5);
    assert_segment(segments, 1, "launch_delay", "gemm", 5, 10);
    assert_segment(segments, 2, "device_kernel", "gemm", 15, 45);
    assert_segment(segments, 3, "kernel_gap", "add", 60, 1);
    assert_segment(segments, 4, "device_kernel", "add", 61, 9);
    assert_segment(segments, 5, "sync", "cudaDeviceSynchronize", 70, 5);
    assert_segment(segments, 6, "between_operators", NULL, 75, 5);
    assert_segment(segments, 7, "host_operator", "aten::item", 80, 10);
    assert_segment(segments, 8, "between_operators", NULL, 90, 10);
    assert_string_equal(text_at(segments, 0, "lane"), "host:1:1");
    assert_string_equal(text_at(segments, 2, "lane"), "device:0:7");
    assert_number(segments, 0, "row_duration", 20);
    const struct table *steps = analysed_table(&result, "by_step");
    assert_int_equal(steps->row_count, 1);
    assert_number(steps, 0, "path", 100);
    assert_number(steps, 0, "work", 80);
    assert_number(steps, 0, "device_kernel", 54);
    const struct table *names = analysed_table(&result, "by_name");
    assert_string_equal(text_at(names, 0, "name"), "gemm");
    assert_number(names, 0, "time_per_step", 45);
    assert_number(names, 0, "time_pctg", 45);
}

/* With a shorter delay the gap between the kernels is idle; only two segments are kept.
 */
static void a_gap_that_is_not_short_is_idle(void **state)
{
    static const char *const parameters[] = {"consecutive_kernel_delay", "1", "segments",
                                             "2", NULL};
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    make_step(&span);
    rank_make(&rank, &span, 1, &trace_options);
    analyse(&result, "critical_path", parameters, &rank);
    assert_number(analysed_table(&result, "by_step"), 0, "idle", 1);
    assert_number(analysed_table(&result, "by_step"), 0, "work", 79);
    const struct table *segments = analysed_table(&result, "segments");
    assert_int_equal(segments->row_count, 2); /* of equal ones the earlier */
    assert_segment(segments, 0, "launch_delay", "gemm", 5, 10);
    assert_segment(segments, 1, "device_kernel", "gemm", 15, 45);
}

/* A rank without device rows, and the time of all ranks and steps. */
static void ranks_add_up(void **state)
{
    ANALYSED result;

    (void)state;
    analysed_begin(&result, "critical_path", NULL);
    for (int i = 0; i < 2; i++) {
        struct span_text span;
        TEST_RANK rank = {0};

        span_begin(&span);
        trace_step(&span, 1, 0, 50);
        span_host(&span, "cpu_op", "aten::mm", 10, 10 + i, 0);
        rank_make(&rank, &span, 1, &trace_options);
        rank.rows.rank = i;
        analysed_add(&result, &rank.rows);
    }
    analysed_finish(&result);
    const struct table *kinds = analysed_table(&result, "by_kind");
    assert_string_equal(text_at(kinds, 0, "kind"), "host_operator");
    assert_number(kinds, 0, "time", 21);
    assert_number(kinds, 0, "time_per_step", 10.5);
    assert_number(kinds, 0, "segments", 2);
    assert_number(kinds, 0, "longest", 11);
    assert_number(kinds, 0, "work", 1);
    const struct table *steps = analysed_table(&result, "by_step");
    assert_int_equal(steps->row_count, 2);
    assert_number(steps, 1, "rank", 1);
    assert_number(steps, 1, "between_operators", 39);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_chain_goes_through_the_device),
    cmocka_unit_test(a_gap_that_is_not_short_is_idle),
    cmocka_unit_test(ranks_add_up),
};
ANALYSIS_TESTS(critical_path, tests);
