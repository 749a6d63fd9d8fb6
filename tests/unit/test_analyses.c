/* The analyses of one rank on traces made by hand: what no public trace covers. */
#include "analysis/set/comm_comp_overlap.h"
#include "analysis/set/idle_time_breakdown.h"
#include "analysis/set/kernel_breakdown.h"
#include "analysis/set/kernel_sequences.h"
#include "analysis/set/launch_details.h"
#include "analysis/set/memory_bw.h"
#include "analysis/set/queue_length.h"
#include "analysis/set/temporal_breakdown.h"
#include "analysis_text.h"

#include <stdio.h>

/* ---- which rows ---- */

/* Steps 1 and 2 launch a kernel each; a third kernel has no launch. */
static void two_steps(struct span_text *span, int shift, int first_step)
{
    char name[32];

    for (int i = 0; i < 2; i++) {
        int ts = shift + i * 1000;

        snprintf(name, sizeof name, "ProfilerStep#%d", first_step + i);
        span_host(span, "user_annotation", name, ts, 1000, 0);
        span_launch(span, i == 0 ? "early" : "late", 7, ts + 10, 5, ts + 900, 200,
                    shift + i + 1);
    }
    span_device(span, "kernel", "alone", 0, 7, shift + 50, 10, 0, -1);
    span_device(span, "gpu_user_annotation", "mark", 0, 7, shift, 2000, 0, -1);
}

static void the_last_step_is_dropped(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};
    TEST_RANK whole = {0};

    (void)state;
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    two_steps(&spans[0], 10, 1);
    two_steps(&spans[1], 10, 1);
    rank_make(&rank, spans, 1, NULL);
    assert_true(rank.rows.last_step_dropped);
    assert_int_equal(rank.rows.device_count, 1); /* early; alone has no launch */
    assert_string_equal(row_name(rank.recordings[0], rank.rows.spans[0].device[0]),
                        "early");
    rank_make(&whole, spans + 1, 1, &(struct rows_options){.which = ROWS_ALL});
    assert_false(whole.rows.last_step_dropped);
    assert_int_equal(whole.rows.device_count, 3); /* no annotation among them */
}

static void the_last_step_is_that_of_the_rank(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};

    (void)state;
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    two_steps(&spans[0], 10, 1);
    two_steps(&spans[1], 50000, 3);
    rank_make(&rank, spans, 2, NULL);
    assert_true(rank.rows.last_step_dropped);
    assert_int_equal(rank.rows.spans[0].device_count, 2);
    assert_int_equal(rank.rows.spans[1].device_count, 1);
    assert_true(rank.rows.cut == 51000000);
}

static void one_step_keeps_everything(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};

    (void)state;
    span_begin(&span);
    span_host(&span, "user_annotation", "ProfilerStep#5", 0, 1000, 0);
    span_device(&span, "kernel", "alone", 0, 7, 50, 10, 0, -1);
    rank_make(&rank, &span, 1, NULL);
    assert_false(rank.rows.last_step_dropped);
    assert_int_equal(rank.rows.device_count, 1);
}

static void steps_are_chosen(void **state)
{
    static const int64_t chosen[] = {2};
    struct span_text span;
    TEST_RANK rank = {0};

    (void)state;
    span_begin(&span);
    two_steps(&span, 10, 1);
    rank_make(&rank, &span, 1, &(struct rows_options){.steps = chosen, .step_count = 1});
    assert_false(rank.rows.last_step_dropped);
    assert_int_equal(rank.rows.device_count, 1);
    assert_string_equal(row_name(rank.recordings[0], rank.rows.spans[0].device[0]),
                        "late");
}

/* As a comparison counts: the last step too, nothing outside of steps, and a file without
 * steps whole. */
static void rows_of_steps(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};

    (void)state;
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    two_steps(&spans[0], 10, 1);
    span_launch(&spans[0], "outside", 7, 5000, 5, 5010, 10, 77);
    span_device(&spans[1], "kernel", "no step", 0, 7, 9000, 10, 0, -1);
    rank_make(&rank, spans, 2, &(struct rows_options){.which = ROWS_OF_STEPS});
    assert_false(rank.rows.last_step_dropped);
    assert_int_equal(rank.rows.spans[0].device_count, 2);
    assert_string_equal(row_name(rank.recordings[0], rank.rows.spans[0].device[0]),
                        "early");
    assert_string_equal(row_name(rank.recordings[0], rank.rows.spans[0].device[1]),
                        "late");
    assert_int_equal(rank.rows.spans[1].device_count, 1);
}

static void streams_are_those_of_devices(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};

    (void)state;
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    span_device(&spans[0], "kernel", "a", 1, 7, 0, 1, 0, -1);
    span_device(&spans[0], "kernel", "a", 0, 20, 0, 1, 0, -1);
    span_device(&spans[1], "kernel", "a", 0, 20, 100, 1, 0, -1);
    span_device(&spans[1], "kernel", "a", 0, 7, 100, 1, 0, -1);
    rank_make(&rank, spans, 2, NULL);
    assert_int_equal(rank.rows.stream_count, 3);
    assert_true(rank.rows.streams[0].device == 0 && rank.rows.streams[0].stream == 7);
    assert_true(rank.rows.streams[1].device == 0 && rank.rows.streams[1].stream == 20);
    assert_true(rank.rows.streams[2].device == 1 && rank.rows.streams[2].stream == 7);
    assert_int_equal(rows_stream_of(&rank.rows.spans[1], 0), 1);
}

/* ---- lengths ---- */

/* Two files of one rank, far apart in time. */
static void two_spans(struct span_text spans[2])
{
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    span_device(&spans[0], "kernel", "gemm", 0, 7, 0, 10, 0, -1);
    span_device(&spans[0], "kernel", "ncclDevKernel_AllReduce", 0, 8, 5, 20, 0, -1);
    span_device(&spans[0], "gpu_memcpy", "Memcpy HtoD", 0, 9, 40, 10, 0, 2);
    span_device(&spans[1], "kernel", "gemm", 0, 7, 100000, 30, 0, -1);
    span_device(&spans[1], "kernel", "gemm", 1, 7, 100020, 30, 0, -1);
}

static void lengths_of_spans_add_up(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};
    TABLE temporal, overlap;

    (void)state;
    two_spans(spans);
    rank_make(&rank, spans, 2, NULL);
    table_init(&temporal, &temporal_breakdown_spec);
    temporal_breakdown_add(&rank.rows, &temporal);
    assert_number(&temporal, 0, "kernel_time", 100); /* 50 + 50 */
    assert_number(&temporal, 0, "idle_time", 15);
    assert_number(&temporal, 0, "compute_time", 60);
    assert_number(&temporal, 0, "non_compute_time", 25);
    assert_number(&temporal, 0, "idle_time_pctg", 15);
    table_init(&overlap, &comm_comp_overlap_spec);
    comm_comp_overlap_add(&rank.rows, &overlap);
    assert_number(&overlap, 0, "overlap", 5);
    assert_number(&overlap, 0, "communication_time", 20);
    assert_number(&overlap, 0, "comp_comm_overlap_pctg", 25);
}

static void no_device_rows_make_a_note(void **state)
{
    struct span_text span;
    TEST_RANK rank = {0};
    TABLE table;

    (void)state;
    span_begin(&span);
    span_host(&span, "cpu_op", "aten::add", 0, 1, 0);
    rank_make(&rank, &span, 1, NULL);
    table_init(&table, &temporal_breakdown_spec);
    temporal_breakdown_add(&rank.rows, &table);
    assert_int_equal(table.row_count, 1);
    assert_no_number(&table, 0, "kernel_time");
    assert_string_equal(text_at(&table, 0, "note"), "no device rows");
}

/* ---- idle time ---- */

static void gaps_have_reasons(void **state)
{
    static const struct idle_time_parameters parameters = {30000, NULL, 0};
    struct span_text spans[2];
    struct error error;
    TEST_RANK rank = {0};
    TABLE table;

    (void)state;
    span_begin(&spans[0]);
    span_begin(&spans[1]);
    span_launch(&spans[0], "a", 7, 0, 1, 10, 90, 1);    /* first of its stream */
    span_launch(&spans[0], "b", 7, 100, 1, 120, 10, 2); /* launched at the end: 20 */
    span_launch(&spans[0], "c", 7, 131, 1, 150, 50, 3); /* launched after it: 20, host */
    span_launch(&spans[0], "d", 7, 132, 1, 160, 10, 4); /* beside c: 0 */
    span_launch(&spans[0], "e", 7, 133, 1, 230, 10, 5); /* 30, not less than the delay */
    span_device(&spans[0], "kernel", "f", 0, 7, 245, 5, 0, -1); /* no launch: 5 */
    span_launch(&spans[1], "a", 7, 9000, 1, 9010, 10, 1); /* a file of its own: no gap */
    rank_make(&rank, spans, 2, NULL);
    table_init(&table, &idle_time_breakdown_spec);
    assert_int_equal(idle_time_breakdown_add(&rank.rows, &parameters, &table, &error), 0);
    assert_int_equal(table.row_count, 3);
    assert_string_equal(text_at(&table, 0, "idle_category"), "host_wait");
    assert_number(&table, 0, "idle_time", 20);
    assert_number(&table, 0, "count", 1);
    assert_no_number(&table, 0, "std");
    assert_string_equal(text_at(&table, 1, "idle_category"), "kernel_wait");
    assert_number(&table, 1, "idle_time", 25);
    assert_number(&table, 1, "count", 3);
    assert_number(&table, 1, "50%", 5);
    assert_string_equal(text_at(&table, 2, "idle_category"), "other");
    assert_number(&table, 2, "idle_time", 30);
    assert_number(&table, 2, "idle_time_ratio", 0.4);
}

static void streams_can_be_chosen(void **state)
{
    static const int64_t streams[] = {9};
    static const struct idle_time_parameters parameters = {30000, streams, 1};
    struct span_text spans[2];
    struct error error;
    TEST_RANK rank = {0};
    TABLE table;

    (void)state;
    two_spans(spans);
    rank_make(&rank, spans, 2, NULL);
    table_init(&table, &idle_time_breakdown_short_spec);
    assert_int_equal(idle_time_breakdown_add(&rank.rows, &parameters, &table, &error), 0);
    assert_int_equal(table.row_count, 3);
    assert_number(&table, 0, "stream", 9);
    assert_no_number(&table, 0, "idle_time_ratio"); /* it never waits */
}

/* ---- kernels ---- */

static void kernels_are_pooled(void **state)
{
    static const struct kernel_breakdown_parameters parameters = {0.8, 2, true};
    struct kernel_breakdown breakdown;
    struct span_text span;
    struct error error;
    TEST_RANK rank = {0};
    TABLE kernels, kinds;

    (void)state;
    span_begin(&span);
    span_device(&span, "kernel", "small", 0, 7, 0, 10, 0, -1);
    span_device(&span, "kernel", "large", 0, 7, 10, 80, 0, -1);
    span_device(&span, "kernel", "tiny", 0, 7, 90, 4, 0, -1);
    span_device(&span, "kernel", "tiny", 0, 7, 94, 6, 0, -1);
    rank_make(&rank, &span, 1, NULL);
    kernel_breakdown_init(&breakdown, &parameters);
    assert_int_equal(kernel_breakdown_add(&breakdown, &rank.rows, &error), 0);
    table_init(&kernels, &kernel_breakdown_kernels_spec);
    table_init(&kinds, &kernel_breakdown_kinds_spec);
    assert_int_equal(kernel_breakdown_write_kernels(&breakdown, &kernels, &error), 0);
    assert_int_equal(kernel_breakdown_write_kinds(&breakdown, &kinds, &error), 0);
    /* `large` alone holds 80 %. */
    assert_int_equal(kernels.row_count, 2);
    assert_string_equal(text_at(&kernels, 0, "name"), "large");
    assert_no_number(&kernels, 0, "std");
    assert_string_equal(text_at(&kernels, 1, "name"), "others");
    assert_number(&kernels, 1, "count", 3);
    assert_number(&kernels, 1, "sum", 20);
    assert_number(&kernels, 1, "min", 4);
    assert_number(&kernels, 1, "max", 10);
    assert_number(&kernels, 1, "mean", 20.0 / 3);
    assert_int_equal(kinds.row_count, 1);
    assert_number(&kinds, 0, "percentage", 100);
    kernel_breakdown_free(&breakdown);
}

/* ---- series ---- */

static void bandwidth_of_short_copies(void **state)
{
    struct series_list list = {0};
    struct span_text span;
    struct error error;
    TEST_RANK rank = {0};

    (void)state;
    span_begin(&span);
    span_device(&span, "gpu_memcpy", "Memcpy HtoD (Pageable -> Device)", 0, 7, 10, 0, 0,
                3);
    span_device(&span, "gpu_memcpy", "Memcpy HtoD (Pinned -> Device)", 0, 7, 11, 2, 0, 4);
    span_device(&span, "gpu_memcpy", "CopyHostToDevice", 0, 7, 11, 2, 0, 5);
    span_device(&span, "gpu_memset", "Memset (Device)", 0, 7, 11, 2, 0, -1);
    rank_make(&rank, &span, 1, NULL);
    assert_int_equal(memory_bw_add_series(&rank.rows, &list, &error), 0);
    assert_int_equal(list.count, 3);
    assert_string_equal(list.items[0].name, "Memcpy HtoD");
    assert_string_equal(list.items[1].name, "Memcpy Unknown");
    assert_string_equal(list.items[2].name, "Memset");
    /* The first one lasts 1 µs for the line, and ends before the second begins. */
    const struct series_point *points = list.items[0].points;
    assert_int_equal(list.items[0].count, 4);
    assert_true(points[0].time == 10000 && points[0].value == 3);
    assert_true(points[1].time == 11000 && points[1].value == 0);
    assert_true(points[2].time == 11000 && points[2].value == 4);
    assert_true(points[3].time == 13000 && points[3].value == 0);
    assert_true(list.items[2].points[0].value == 0); /* bandwidth not said */
    series_list_free(&list);
}

static void queues_fill_and_block(void **state)
{
    struct series_list list = {0};
    struct span_text span;
    struct error error;
    TEST_RANK rank = {0};
    TABLE blocked;

    (void)state;
    span_begin(&span);
    span_launch(&span, "a", 7, 0, 1, 10, 5, 1);
    span_launch(&span, "b", 7, 10, 1, 30, 5, 2); /* launched when a starts */
    span_launch(&span, "c", 7, 12, 1, 40, 5, 3);
    span_device(&span, "kernel", "alone", 0, 8, 5, 10, 0, -1);
    rank_make(&rank, &span, 1, NULL);
    assert_int_equal(queue_length_add_series(&rank.rows, &list, &error), 0);
    assert_int_equal(list.count, 1); /* none of the stream without launches */
    static const struct series_point right[] = {{0, 1},     {10000, 2}, {10000, 1},
                                                {12000, 2}, {30000, 1}, {40000, 0}};
    assert_int_equal(list.items[0].count, 6);
    for (size_t i = 0; i < 6; i++)
        assert_true(list.items[0].points[i].time == right[i].time &&
                    list.items[0].points[i].value == right[i].value);
    table_init(&blocked, &queue_length_blocked_spec);
    assert_int_equal(queue_length_add_blocked(&rank.rows, &list, 0, 2, &blocked, &error),
                     0);
    assert_int_equal(blocked.row_count, 1);
    assert_number(&blocked, 0, "duration_at_max_queue_length", 18);
    assert_number(&blocked, 0, "relative_duration_at_max_queue_length", 18.0 / 40);
    series_list_free(&list);
}

/* ---- launches ---- */

static void the_worst_launches(void **state)
{
    static const struct launch_stats_parameters parameters = {50000, 100000, false};
    struct launch_list list;
    struct span_text span;
    struct error error;
    TEST_RANK rank = {0};
    TABLE worst, histograms;

    (void)state;
    span_begin(&span);
    span_host(&span, "cpu_op", "aten::linear", 0, 1000, 0);
    span_host(&span, "cpu_op", "aten::addmm", 10, 500, 0);
    span_launch(&span, "a", 7, 20, 50, 100, 60, 1);  /* at the cutoff: none */
    span_launch(&span, "b", 7, 100, 51, 200, 60, 2); /* slow */
    span_launch(&span, "c", 7, 200, 90, 400, 60, 3); /* slower, short, late */
    span_launch(&span, "d", 7, 600, 10, 711, 60, 4); /* late by 101 */
    span_host(&span, "cuda_runtime", "cudaMemcpyAsync", 800, 500, 5);
    span_device(&span, "gpu_memcpy", "Memcpy HtoD", 0, 7, 1400, 1, 5, 1);
    rank_make(&rank, &span, 1, NULL);
    assert_int_equal(launch_stats_gather(&rank.rows, &parameters, &list, &error), 0);
    assert_int_equal(list.count, 4);
    table_init(&worst, &launch_worst_spec);
    assert_int_equal(
        launch_write_worst(&rank.rows, &list, &parameters, 1, 0, &worst, &error), 0);
    assert_int_equal(worst.row_count, 3);
    assert_string_equal(text_at(&worst, 0, "class"), "short_kernels");
    assert_string_equal(text_at(&worst, 0, "name"), "c");
    assert_string_equal(text_at(&worst, 0, "operator"), "aten::addmm");
    assert_string_equal(text_at(&worst, 1, "name"), "c");
    assert_string_equal(text_at(&worst, 2, "class"), "launch_delay_outliers");
    assert_string_equal(text_at(&worst, 2, "name"), "c");
    assert_number(&worst, 2, "launch_delay", 110);
    table_free(&worst);
    table_init(&worst, &launch_worst_spec);
    assert_int_equal(
        launch_write_worst(&rank.rows, &list, &parameters, 9, 0, &worst, &error), 0);
    assert_int_equal(worst.row_count, 5); /* 1 short, 2 slow, 2 late */
    assert_string_equal(text_at(&worst, 4, "name"), "d");
    assert_number(&worst, 4, "place", 2);
    assert_string_equal(text_at(&worst, 4, "operator"), "aten::linear");
    table_init(&histograms, &launch_histograms_spec);
    launch_write_histograms(&rank.rows, &list, &histograms);
    double counted = 0;
    for (size_t i = 0; i < histograms.row_count; i++)
        counted += number_at(&histograms, i, "count");
    assert_true(counted == 12); /* four launches in each of three measures */
    launch_list_free(&list);
}

/* ---- sequences ---- */

static void find(const struct test_rank *rank, size_t least, struct table *counts,
                 struct table *patterns)
{
    const struct kernel_sequences_parameters parameters = {"aten::", least, 5, NULL};
    struct error error;

    table_init(counts, &kernel_sequences_counts_spec);
    table_init(patterns, &kernel_sequences_patterns_spec);
    assert_int_equal(
        kernel_sequences_add(&rank->rows, &parameters, counts, patterns, &error), 0);
}

static void sequences_of_outermost_operators(void **state)
{
    struct span_text spans[2];
    TEST_RANK rank = {0};
    TABLE counts, patterns, few, all;

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
    find(&rank, 3, &counts, &patterns);
    assert_number(&counts, 0, "patterns_found", 1);
    assert_string_equal(text_at(&patterns, 0, "pattern"),
                        "aten::linear|first|second|third");
    assert_number(&patterns, 0, "count", 2);
    assert_number(&patterns, 0, "kernel_duration", 60);
    assert_number(&patterns, 0, "operator_duration", 200);
    find(&rank, 0, &few, &all); /* one kernel at least: not aten::empty */
    assert_number(&few, 0, "patterns_found", 2);
    assert_string_equal(text_at(&all, 0, "pattern"), "aten::linear|first|second|third");
    assert_string_equal(text_at(&all, 1, "pattern"), "aten::relu|a|b");
    assert_number(&all, 1, "count", 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_step_is_dropped),
        cmocka_unit_test(the_last_step_is_that_of_the_rank),
        cmocka_unit_test(one_step_keeps_everything),
        cmocka_unit_test(steps_are_chosen),
        cmocka_unit_test(rows_of_steps),
        cmocka_unit_test(streams_are_those_of_devices),
        cmocka_unit_test(lengths_of_spans_add_up),
        cmocka_unit_test(no_device_rows_make_a_note),
        cmocka_unit_test(gaps_have_reasons),
        cmocka_unit_test(streams_can_be_chosen),
        cmocka_unit_test(kernels_are_pooled),
        cmocka_unit_test(bandwidth_of_short_copies),
        cmocka_unit_test(queues_fill_and_block),
        cmocka_unit_test(the_worst_launches),
        cmocka_unit_test(sequences_of_outermost_operators),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
