/* Annotations of the host and of the devices. */
#include "analysis_tests.h"

static void annotations_of_host_and_devices(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};
    ANALYSED host, devices, one;

    (void)state;
    for (int i = 0; i < 2; i++) {
        span_begin(&spans[i]);
        span_host(&spans[i], "user_annotation", "forward", 0, 200, 0);
        span_host(&spans[i], "user_annotation", "backward", 300, 100, 0);
        span_launch(&spans[i], "k", 7, 20, 1, 100, 10, 1);
        span_device(&spans[i], "gpu_user_annotation", "forward", 0, 7, 100, 150, 0, -1);
    }
    rank_make(&rank, spans, 2, NULL);
    analyse(&host, "user_annotation_breakdown",
            (const char *const[]){"use_gpu_annotation", "false", NULL}, &rank);
    const struct table *rows = analysed_table(&host, "rows");
    assert_int_equal(rows->row_count, 2);
    assert_string_equal(text_at(rows, 0, "name"), "forward");
    assert_number(rows, 0, "sum", 400);
    assert_number(rows, 0, "count", 2);
    analyse(&devices, "user_annotation_breakdown", NULL, &rank);
    rows = analysed_table(&devices, "rows");
    assert_int_equal(rows->row_count, 1);
    assert_number(rows, 0, "sum", 300);
    analyse(
        &one, "user_annotation_breakdown",
        (const char *const[]){"use_gpu_annotation", "false", "num_kernels", "1", NULL},
        &rank);
    rows = analysed_table(&one, "rows");
    assert_string_equal(text_at(rows, 1, "name"), "others");
    assert_number(rows, 1, "sum", 200);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(annotations_of_host_and_devices),
};
ANALYSIS_TESTS(user_annotation_breakdown, tests);
