/* What operators launch. */
#include "analysis_tests.h"

static void sequences_of_outermost_operators(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};
    ANALYSED three, any;

    (void)state;
    for (int i = 0; i < 2; i++) { /* twice the same, in files of their own */
        span_begin(&spans[i]);
        span_host(&spans[i], "cpu_op", "aten::linear", 0, 100, 0);
        span_host(&spans[i], "cpu_op", "aten::addmm", 10, 50, 0);
        span_launch(&spans[i], "second", 7, 20, 1, 300, 10, 1);
        span_launch(&spans[i], "first", 8, 30, 1, 200, 10, 2);
        span_launch(&spans[i], "third", 7, 80, 1, 310, 10, 3);
        span_launch(&spans[i], "outside", 7, 101, 1, 400, 10, 4);
    }
    span_host(&spans[1], "cpu_op", "aten::relu", 500, 100, 0);
    span_launch(&spans[1], "a|b", 7, 510, 1, 600, 10, 5);
    span_host(&spans[1], "cpu_op", "aten::relu|a", 700, 100, 0);
    span_launch(&spans[1], "b", 7, 710, 1, 800, 10, 6); /* reads the same */
    span_host(&spans[1], "cpu_op", "aten::empty", 900, 10, 0);
    rank_make(&rank, spans, 2, NULL);
    analyse(&three, "kernel_sequences",
            (const char *const[]){"operator_name", "aten::", NULL}, &rank);
    const struct table *counts = analysed_table(&three, "counts");
    const struct table *patterns = analysed_table(&three, "patterns");
    assert_number(counts, 0, "patterns_found", 1);
    assert_string_equal(text_at(patterns, 0, "pattern"),
                        "aten::linear|first|second|third");
    assert_number(patterns, 0, "count", 2);
    assert_number(patterns, 0, "kernel_duration", 60);
    assert_number(patterns, 0, "operator_duration", 200);
    /* One kernel at least: not aten::empty. */
    analyse(
        &any, "kernel_sequences",
        (const char *const[]){"operator_name", "aten::", "min_pattern_len", "0", NULL},
        &rank);
    const struct table *few = analysed_table(&any, "counts");
    const struct table *all = analysed_table(&any, "patterns");
    assert_number(few, 0, "patterns_found", 2);
    assert_string_equal(text_at(all, 0, "pattern"), "aten::linear|first|second|third");
    assert_string_equal(text_at(all, 1, "pattern"), "aten::relu|a|b");
    assert_number(all, 1, "count", 2);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(sequences_of_outermost_operators),
};
ANALYSIS_TESTS(kernel_sequences, tests);
