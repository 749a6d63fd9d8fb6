/* Memory: peaks, what is live at them, operators. */
#include "analysis_tests.h"

#include <stdio.h>
#include <string.h>

#define PEAKS "peaks"

/* An instant on thread 1; `rest`: further members of its arguments, with a comma in front
 * of each. */
static void instant(struct span_text *span, int ts, int bytes, const char *rest)
{
    buffer_printf(&span->text,
                  "%s{\"ph\":\"i\",\"cat\":\"cpu_instant_event\",\"name\":\"[memory]\","
                  "\"pid\":1,\"tid\":1,\"ts\":%d,\"args\":{\"Bytes\":%d%s}}",
                  span->text.bytes[span->text.length - 1] == '[' ? "" : ",\n", ts, bytes,
                  rest);
}

/* One of CUDA device 0 that says everything. */
static void change(struct span_text *span, int ts, int bytes, int address, int allocated,
                   int reserved)
{
    char rest[160];

    snprintf(rest, sizeof rest,
             ",\"Addr\":%d,\"Device Type\":1,\"Device Id\":0,\"Total Allocated\":%d,"
             "\"Total Reserved\":%d",
             address, allocated, reserved);
    instant(span, ts, bytes, rest);
}

static void module(struct span_text *span, const char *name, int ts, int dur)
{
    char full[100];

    snprintf(full, sizeof full, "nn.Module: %s", name);
    span_host(span, "python_function", full, ts, dur, 0);
}

/* Two layers that keep what they allocate, and something from before. */
static void two_layers(struct span_text *span)
{
    span_begin(span);
    span_host(span, "user_annotation", "ProfilerStep#3", 0, 50, 0);
    span_host(span, "user_annotation", "ProfilerStep#4", 50, 50, 0);
    module(span, "Net_0", 1, 40);
    module(span, "Linear_0", 2, 10);
    span_host(span, "cpu_op", "aten::linear", 3, 8, 0);
    span_host(span, "cpu_op", "aten::empty", 4, 2, 0);
    module(span, "Linear_1", 20, 10);
    span_host(span, "cpu_op", "aten::linear", 21, 8, 0);
    change(span, 5, 100, 7, 1100, 2000); /* 1,000 are from before */
    change(span, 8, 50, 8, 1150, 2000);
    change(span, 9, -50, 8, 1100, 2000);
    change(span, 22, 30, 9, 1130, 2500);
    change(span, 35, -400, 99, 730, 2500); /* was not seen made */
    change(span, 60, 20, 10, 750, 2400);   /* in step 4, in no frame */
}

static void peaks_and_what_lives_there(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    two_layers(&span);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "memory", NULL, &rank);
    const struct table *peaks = analysed_table(&result, PEAKS);
    assert_int_equal(peaks->row_count, 1);
    assert_string_equal(text_at(peaks, 0, "device_type"), "CUDA");
    assert_string_equal(text_at(peaks, 0, "totals"), "recorded");
    assert_number(peaks, 0, "peak", 1150);
    assert_number(peaks, 0, "peak_at", 8);
    assert_number(peaks, 0, "peak_step", 3);
    assert_number(peaks, 0, "unused_at_peak", 850);
    assert_number(peaks, 0, "reserved_peak", 2500);
    assert_number(peaks, 0, "reserved_peak_at", 22);
    assert_number(peaks, 0, "unused_at_reserved_peak", 1370);
    assert_number(peaks, 0, "allocated_at_start", 1000);
    assert_number(peaks, 0, "live_at_peak", 150);
    assert_number(peaks, 0, "live_allocations", 2);
    assert_number(peaks, 0, "from_before", 1000);
    assert_number(peaks, 0, "never_freed", 150);
    assert_number(peaks, 0, "never_freed_allocations", 3);
    assert_number(peaks, 0, "unseen_freed", 400);
    assert_number(peaks, 0, "unseen_frees", 1);
    const struct table *live = analysed_table(&result, "live");
    assert_int_equal(live->row_count, 1);
    assert_string_equal(text_at(live, 0, "frame"), "Net / Linear #0 / aten::linear");
    assert_string_equal(text_at(live, 0, "operator"), "aten::linear");
    assert_number(live, 0, "bytes", 150);
    const struct table *never = analysed_table(&result, "never_freed");
    assert_int_equal(never->row_count, 3);
    assert_string_equal(text_at(never, 1, "frame"), "Net / Linear #1 / aten::linear");
    assert_string_equal(text_at(never, 2, "frame"), "no frame");
    const struct table *modules = analysed_table(&result, "live_modules");
    assert_string_equal(text_at(modules, 0, "module"), "Net / Linear");
}

static void operators_of_the_chosen_steps(void **state)
{
    static const int64_t third[] = {3};
    const struct rows_options options = {.steps = third, .step_count = 1};
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    two_layers(&span);
    rank_make(&rank, &span, 1, &options);
    analyse(&result, "memory", NULL, &rank);
    const struct table *operators = analysed_table(&result, "operators");
    assert_int_equal(operators->row_count, 2); /* none of step 4 */
    assert_string_equal(text_at(operators, 0, "operator"), "aten::linear");
    assert_number(operators, 0, "allocations", 3);
    assert_number(operators, 0, "allocated", 180);
    assert_number(operators, 0, "allocated_per_step", 180);
    assert_number(operators, 0, "frees", 1);
    assert_string_equal(text_at(operators, 1, "operator"), "Net");
    assert_number(operators, 1, "freed", 400);
    /* The curves and the peak are of the whole recording. */
    assert_int_equal(analysed_series(&result)->items[0].count, 7);
}

static void sums_where_totals_are_missing(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_host(&span, "cpu_op", "aten::mm", 0, 100, 0);
    change(&span, 1, 10, 1, 500, 600);
    instant(&span, 2, 90, ",\"Addr\":2,\"Device Type\":1,\"Device Id\":0");
    change(&span, 3, -10, 1, 580, 600);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "memory", NULL, &rank);
    const struct table *peaks = analysed_table(&result, PEAKS);
    assert_string_equal(text_at(peaks, 0, "totals"), "sums");
    assert_number(peaks, 0, "allocated_at_start", 0);
    assert_number(peaks, 0, "peak", 100);
    assert_no_number(peaks, 0, "unused_at_peak");
    assert_number(peaks, 0, "reserved_peak", 600);
    assert_number(peaks, 0, "unused_at_reserved_peak", 590);
    assert_number(peaks, 0, "from_before", 0);
    assert_no_number(peaks, 0, "peak_step");
    const struct series_list *lines = analysed_series(&result);
    assert_int_equal(lines->count, 2);
    assert_string_equal(lines->items[0].name, "CUDA allocated");
    assert_true(lines->items[0].points[0].value == 0 &&
                lines->items[0].points[2].value == 100);
    assert_int_equal(lines->items[1].count, 2);
}

static void devices_and_addresses(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_host(&span, "cpu_op", "aten::mm", 0, 100, 0);
    instant(&span, 3, 8, ",\"Addr\":1,\"Device Type\":0,\"Device Id\":-1");
    instant(&span, 2, 5, ",\"Addr\":1,\"Device Type\":1,\"Device Id\":1");
    instant(&span, 1, 4, ",\"Addr\":1,\"Device Type\":1,\"Device Id\":0");
    /* Neither at the address nor on the device of the allocation that it seems to free.
     */
    instant(&span, 4, -4, ",\"Device Type\":1,\"Device Id\":0");
    instant(&span, 5, -8, ",\"Addr\":1,\"Device Type\":1,\"Device Id\":1");
    instant(&span, 6, 0, "");
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "memory", NULL, &rank);
    const struct table *peaks = analysed_table(&result, PEAKS);
    assert_int_equal(peaks->row_count, 4);
    assert_true(table_cell(peaks, 0, column_of(peaks, "device_type"))->null);
    assert_no_number(peaks, 0, "device");
    assert_number(peaks, 1, "device", 0);
    assert_no_number(peaks, 1, "live_at_peak"); /* a row has no address */
    assert_no_number(peaks, 1, "from_before");
    assert_no_number(peaks, 1, "never_freed");
    assert_no_number(peaks, 1, "unseen_frees");
    assert_number(peaks, 2, "device", 1);
    assert_number(peaks, 2, "live_at_peak", 5);
    assert_number(peaks, 2, "never_freed", 0);
    assert_string_equal(text_at(peaks, 3, "device_type"), "host");
    assert_number(peaks, 3, "never_freed", 8);
    /* In order of time, not of the file. */
    assert_true(analysed_series(&result)->items[1].points[1].time == 1000);
}

/* Two allocations at one address are freed by the next free there. */
static void addresses_that_are_used_again(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_host(&span, "cpu_op", "aten::mm", 0, 100, 0);
    change(&span, 1, 10, 1, 10, 0);
    change(&span, 2, 20, 1, 30, 0);
    change(&span, 3, -20, 1, 10, 0);
    change(&span, 3, -20, 1, -10, 0);
    change(&span, 4, 7, 1, -3, 0);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "memory", NULL, &rank);
    const struct table *peaks = analysed_table(&result, PEAKS);
    assert_number(peaks, 0, "peak", 30);
    assert_number(peaks, 0, "live_allocations", 2);
    assert_number(peaks, 0, "never_freed", 7);
    assert_number(peaks, 0, "unseen_frees", 1);
}

static void frames_reach_to_the_instant(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    module(&span, "Net_0", 0, 100);
    span_host(&span, "user_annotation", "inner", 5, 50, 0);
    span_host(&span, "cpu_op", "aten::mm", 10, 10, 0);
    span_host(&span, "cpu_op", "aten::empty", 12, 2, 0);
    change(&span, 14, 1, 1, 1, 0);  /* the end of aten::empty counts */
    change(&span, 18, 2, 2, 3, 0);  /* aten::mm still runs */
    change(&span, 30, 4, 3, 7, 0);  /* the annotation */
    change(&span, 60, 8, 4, 15, 0); /* the module */
    change(&span, 101, 16, 5, 31, 0);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "memory", NULL, &rank);
    const struct table *live = analysed_table(&result, "live");
    static const char *const frames[] = {"no frame", "Net", "Net / inner",
                                         "Net / inner / aten::mm"};
    assert_int_equal(live->row_count, 4);
    for (size_t i = 0; i < 4; i++)
        assert_string_equal(text_at(live, i, "frame"), frames[i]);
    assert_number(live, 3, "bytes", 3);
    assert_number(live, 3, "pctg", 9.68);
}

/* Without a module the path is cut below its first operator; backward counts like a
 * module. */
static void paths_are_cut_below_the_last_module(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_host(&span, "cpu_op", "aten::add", 0, 10, 0);
    span_host(&span, "cpu_op", "aten::empty", 1, 5, 0);
    module(&span, "Net_0", 20, 10);
    add_event(&span.text, "cpu_op", "aten::mm", 1, 1, "21", "5",
              "\"Sequence number\":4,\"Fwd thread id\":0");
    add_event(&span.text, "cpu_op", "MmBackward0", 1, 1, "50", "10",
              "\"Sequence number\":4,\"Fwd thread id\":1");
    span_host(&span, "cpu_op", "aten::empty", 51, 5, 0);
    change(&span, 2, 4, 1, 4, 0);
    change(&span, 52, 2, 2, 6, 0);
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "memory", NULL, &rank);
    const struct table *live = analysed_table(&result, "live");
    assert_string_equal(text_at(live, 0, "frame"), "aten::add");
    assert_string_equal(text_at(live, 1, "frame"), "Net / backward / MmBackward0");
    const struct table *modules = analysed_table(&result, "live_modules");
    assert_string_equal(text_at(modules, 0, "module"), "no module");
    assert_string_equal(text_at(modules, 1, "module"), "Net / backward");
}

/* The largest value of the curve may be the one that it begins with. */
static void a_peak_before_the_first_change(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    span_host(&span, "user_annotation", "ProfilerStep#3", 0, 50, 0);
    change(&span, 10, -20, 1, 80, 200);
    change(&span, 20, 20, 2, 100, 250); /* as much, but later */
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "memory", NULL, &rank);
    const struct table *peaks = analysed_table(&result, PEAKS);
    assert_number(peaks, 0, "peak", 100);
    assert_number(peaks, 0, "peak_at", 0);
    assert_number(peaks, 0, "peak_step", 3);
    assert_no_number(peaks, 0, "unused_at_peak");
    assert_number(peaks, 0, "reserved_peak", 250);
    assert_number(peaks, 0, "live_at_peak", 0);
    assert_number(peaks, 0, "from_before", 100);
    assert_number(peaks, 0, "never_freed", 20);
    assert_int_equal(analysed_table(&result, "live")->row_count, 0);
}

static void spans_are_apart_and_limits_hold(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    for (size_t i = 0; i < 2; i++) {
        span_begin(&spans[i]);
        span_host(&spans[i], "cpu_op", "aten::mm", 0, 10, 0);
        span_host(&spans[i], "cpu_op", "aten::add", 20, 10, 0);
        change(&spans[i], 2, i == 0 ? 6 : 4, 1, i == 0 ? 6 : 4, 0);
        change(&spans[i], 22, 5, 2, i == 0 ? 11 : 10, 0);
    }
    rank_make(&rank, spans, 2, NULL);
    analyse(&result, "memory", (const char *const[]){"limit", "1", NULL}, &rank);
    const struct table *peaks = analysed_table(&result, PEAKS);
    assert_int_equal(peaks->row_count, 2);
    assert_number(peaks, 1, "span", 1);
    assert_number(peaks, 1, "peak", 10);
    assert_number(peaks, 1, "from_before", 1);
    const struct table *live = analysed_table(&result, "live");
    assert_int_equal(live->row_count, 2); /* one of each device */
    assert_string_equal(text_at(live, 0, "frame"), "aten::mm");
    assert_string_equal(text_at(live, 1, "frame"), "aten::add");
    assert_int_equal(analysed_table(&result, "operators")->row_count, 1);
    assert_string_equal(analysed_series(&result)->items[2].name,
                        "CUDA allocated, span 1");
}

static void long_paths_stay_apart(void **state)
{
    const int deep = 300, width = 2 * deep + 20;
    struct span_text span;
    TEST_RANK rank = {0};
    ANALYSED result;

    (void)state;
    span_begin(&span);
    for (int i = 0; i < 2; i++) {
        module(&span, i == 0 ? "Left_0" : "Right_0", i * width, width - 10);
        for (int k = 1; k < deep; k++)
            module(&span, "M_0", i * width + k, width - 10 - 2 * k);
        change(&span, i * width + deep, 10 + i, 1 + i, 10 + i * 11, 0);
    }
    rank_make(&rank, &span, 1, NULL);
    analyse(&result, "memory", NULL, &rank);
    for (int i = 0; i < 2; i++) {
        const struct table *table = analysed_table(&result, i ? "live_modules" : "live");
        const char *name = i ? "module" : "frame";
        assert_int_equal(table->row_count, 2);
        assert_memory_equal(text_at(table, 0, name), "…", strlen("…"));
        assert_string_not_equal(text_at(table, 0, name), text_at(table, 1, name));
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(peaks_and_what_lives_there),
    cmocka_unit_test(operators_of_the_chosen_steps),
    cmocka_unit_test(sums_where_totals_are_missing),
    cmocka_unit_test(devices_and_addresses),
    cmocka_unit_test(addresses_that_are_used_again),
    cmocka_unit_test(frames_reach_to_the_instant),
    cmocka_unit_test(paths_are_cut_below_the_last_module),
    cmocka_unit_test(a_peak_before_the_first_change),
    cmocka_unit_test(spans_are_apart_and_limits_hold),
    cmocka_unit_test(long_paths_stay_apart),
};
ANALYSIS_TESTS(memory, tests);
