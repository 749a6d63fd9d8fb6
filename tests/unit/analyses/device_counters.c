/* Counters of devices by step. */
#include "analysis_tests.h"

static void add_sample(struct span_text *span, const char *name, int ts, double value)
{
    buffer_printf(&span->text,
                  ",{\"ph\":\"C\",\"name\":\"%s\",\"pid\":\"GPU 2 Counters\",\"ts\":%d,"
                  "\"args\":{\"\":%g}}",
                  name, ts, value);
}

/* A value that is older than 2 s is not known; without steps the recording is one. */
static void values_hold_for_two_seconds(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_host(&span, "cpu_op", "aten::mm", 0, 5000000, 0);
    add_sample(&span, "Power (W)", 4500000, 100);
    add_sample(&span, "Power (W)", 500000, 400);
    add_sample(&span, "Cycles (Current Kernel)", 1, 9);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "device_counters", NULL, &rank);
    const struct table *steps = analysed_table(&result, "by_step");
    assert_int_equal(steps->row_count, 1);
    assert_string_equal(text_at(steps, 0, "counter"), "Power (W)");
    assert_no_number(steps, 0, "step");
    assert_number(steps, 0, "device", 2);
    assert_number(steps, 0, "known_time", 2500000); /* of both values */
    assert_true(table_number(steps, 0, column_of(steps, "mean")) == 340);
    assert_true(table_number(steps, 0, column_of(steps, "max")) == 400);
    const struct table *files = analysed_table(&result, "files");
    assert_number(files, 0, "counters", 2);
    assert_number(files, 0, "values", 3);
    assert_no_number(files, 0, "note");
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(values_hold_for_two_seconds),
};
ANALYSIS_TESTS(device_counters, tests);
