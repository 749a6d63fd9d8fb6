/* Rows that cannot be (docs/semantics.md §23): far from all others, over later rows of
 * their stream, before their launch; and launches without device rows. */
#include "trace_text.h"

#include <stdio.h>
#include <string.h>

#define LAUNCH "cudaLaunchKernel"
#define DAY 86400e6 /* us */

struct made {
    struct buffer text;
    int next; /* correlation */
};

static void begin(struct made *made, const char *head)
{
    *made = (struct made){.next = 1};
    buffer_init(&made->text, TEXT_MAX);
    buffer_printf(&made->text, "{%s\"traceEvents\":[{\"ph\":\"M\"}", head);
}

static void row(struct made *made, const char *category, const char *name, double ts,
                double dur, const char *arguments)
{
    char start[40], length[40];

    snprintf(start, sizeof start, "%.3f", ts);
    snprintf(length, sizeof length, "%.3f", dur);
    buffer_append_text(&made->text, ",");
    buffer_printf(&made->text,
                  "{\"ph\":\"X\",\"cat\":\"%s\",\"name\":\"%s\",\"pid\":1,\"tid\":%d,"
                  "\"ts\":%s,\"dur\":%s,\"args\":{%s}}",
                  category, name, strcmp(category, "kernel") == 0 ? 7 : 1, start, length,
                  arguments);
}

/* A row of a stream, of a launch. */
static void device(struct made *made, int stream, int launch, double ts, double dur)
{
    char arguments[100];

    snprintf(arguments, sizeof arguments, "\"device\":0,\"stream\":%d,\"correlation\":%d",
             stream, launch);
    row(made, "kernel", "k", ts, dur, arguments);
}

/* A call that launches; its correlation. */
static int launch(struct made *made, const char *name, double ts)
{
    char arguments[40];

    snprintf(arguments, sizeof arguments, "\"correlation\":%d", made->next);
    row(made, "cuda_runtime", name, ts, 1, arguments);
    return made->next++;
}

static void work(struct made *made, const char *name, double ts, double start, double dur)
{
    device(made, 7, launch(made, name, ts), start, dur);
}

static struct trace_recording *done(struct made *made)
{
    buffer_append_text(&made->text, "]}");
    assert_false(buffer_failed(&made->text));
    struct trace_recording *recording = read_text(made->text.bytes);
    buffer_free(&made->text);
    return recording;
}

/* ---- far from all others ---- */

/* Ten rows in a millisecond from `start` on, us. */
static void ten(struct made *made, double start)
{
    for (int i = 0; i < 10; i++)
        row(made, "cpu_op", "a", start + 100 * i, 50, "\"Input Dims\":[[3]]");
}

static void rows_at_time_0_are_left_out(void **state)
{
    static const struct {
        const char *head;
        double start;
    } cases[] = {{"", 1.6e15}, /* since 1970 */
                 {"\"baseTimeNanoseconds\":1700000000000000000,", 4.3e9},
                 {"\"baseTimeNanoseconds\":1700000000000000000,", 3e6}};

    (void)state;
    for (size_t i = 0; i < 3; i++) {
        struct made made;

        begin(&made, cases[i].head);
        row(&made, "gpu_memcpy", "gone", 0, 0, "\"device\":3,\"stream\":9,\"bytes\":64");
        ten(&made, cases[i].start);
        row(&made, "gpu_memcpy", "copy", cases[i].start + 500, 10,
            "\"device\":0,\"stream\":7,\"bytes\":128");
        RECORDING recording = done(&made);
        assert_int_equal(note_count(recording, "rows_far_away"), 1);
        assert_quality(recording, 11, 0, 1, 0, 1);
        assert_int_equal(recording->steps[0].dur, 950000);
        assert_int_equal(recording->first_ns, recording->steps[0].ts);
        assert_int_equal(recording->op_count, 2);
        assert_int_equal(recording->place_count, 2);
        assert_int_equal(recording->copy_count, 1);
        assert_int_equal(row_copy(recording, 10)->bytes, 128);
        assert_string_equal(row_shape(recording, 0), "[[3]]");
        assert_null(find_cell(recording, 0, "gone", "gpu_memcpy"));
    }
}

/* As many as they are: no row of a recording has that time. */
static void many_rows_at_time_0_are_left_out(void **state)
{
    struct made made;

    (void)state;
    begin(&made, "");
    for (int i = 0; i < 15; i++)
        row(&made, "kernel", "gone", 0, 5, "\"device\":0,\"stream\":7");
    ten(&made, 1.6e15);
    RECORDING recording = done(&made);
    assert_int_equal(note_count(recording, "rows_far_away"), 15);
    assert_int_equal(recording->events.count, 10);
}

static void rows_a_day_after_all_others_are_left_out(void **state)
{
    struct made made;

    (void)state;
    begin(&made, "");
    row(&made, "user_annotation", "ProfilerStep#1", 1000, 2000, "");
    row(&made, "user_annotation", "ProfilerStep#2", 3 * DAY, 2000, "");
    ten(&made, 1000);
    ten(&made, 2000);
    RECORDING recording = done(&made);
    assert_int_equal(note_count(recording, "rows_far_away"), 1);
    assert_int_equal(recording->step_row_count, 1);
    assert_int_equal(recording->steps[0].dur, 2000000);
}

/* A long pause, a row that lasts as long, and halves that are far apart stay. */
static void pauses_stay(void **state)
{
    struct made made;

    (void)state;
    begin(&made, "");
    ten(&made, 1000);
    row(&made, "cpu_op", "last", 0.9 * DAY, 1, "");
    RECORDING pause = done(&made);
    assert_int_equal(pause->note_count, 0);
    assert_quality(pause, 11, 0, 0, 0, 1);

    begin(&made, "");
    row(&made, "cpu_op", "around", 0, 5e6, "");
    ten(&made, 4.9e6);
    RECORDING covered = done(&made);
    assert_quality(covered, 11, 0, 0, 0, 1);

    begin(&made, "");
    ten(&made, 1000);
    ten(&made, 2 * DAY);
    RECORDING halves = done(&made);
    assert_int_equal(note_count(halves, "time_gap"), 1);
    assert_quality(halves, 20, 0, 0, 0, 1);
}

/* ---- over later rows ---- */

/* Five rows of a stream, 100 us apart, the second of which lasts `dur`. */
static struct trace_recording *five(const char *call, double dur)
{
    struct made made;

    begin(&made, "");
    for (int i = 0; i < 5; i++)
        work(&made, call, 10 * i, 100 + 100 * i, i == 1 ? dur : 80);
    return done(&made);
}

static void a_row_over_later_ones_is_cut(void **state)
{
    static const struct {
        const char *call;
        double dur;
        bool cut;
    } cases[] = {
        {LAUNCH, 1.6e6, true},
        {LAUNCH, 290, true},             /* over two, inside the recording */
        {LAUNCH, 270, false},            /* the next but one ends later */
        {LAUNCH, 150, false},            /* over the start of the next */
        {"hipLaunchKernel", 290, false}, /* its streams may share a queue */
        {"hipLaunchKernel", 1.6e6, true},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        RECORDING recording = five(cases[i].call, cases[i].dur);
        int64_t dur = (int64_t)(1000 * (cases[i].cut ? 100 : cases[i].dur));

        assert_int_equal(note_count(recording, "duration_impossible"), cases[i].cut);
        assert_int_equal(find_cell(recording, 0, "k", "kernel")->max, dur);
        assert_int_equal(find_cell(recording, 0, "k", "kernel")->total, dur + 4 * 80000);
        if (cases[i].cut)
            assert_int_equal(recording->steps[0].compute, 420000);
    }
}

/* Nothing of its stream follows; what waits for it would have been recorded. */
static void a_last_row_ends_with_all_others(void **state)
{
    static const struct {
        double dur, wait;
        bool cut;
    } cases[] = {{1.6e6, 0, true}, {1.6e6, 1.7e6, false}, {9000, 0, false}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct made made;

        begin(&made, "");
        for (int k = 0; k < 5; k++)
            work(&made, LAUNCH, 10 * k, 100 + 100 * k, k == 4 ? cases[i].dur : 80);
        row(&made, "cuda_runtime", "cudaDeviceSynchronize", 60, 540 + cases[i].wait, "");
        RECORDING recording = done(&made);
        assert_int_equal(note_count(recording, "duration_impossible"), cases[i].cut);
        assert_int_equal(find_cell(recording, 0, "k", "kernel")->max,
                         cases[i].cut ? 100000 : (int64_t)(1000 * cases[i].dur));
    }
}

static void two_faults_are_cut_one_by_one(void **state)
{
    struct made made;

    (void)state;
    begin(&made, "");
    for (int i = 0; i < 6; i++)
        work(&made, LAUNCH, 10 * i, 100 + 100 * i, i == 1 ? 1.6e6 : i == 2 ? 1e6 : 80);
    RECORDING recording = done(&made);
    assert_int_equal(note_count(recording, "duration_impossible"), 2);
    assert_int_equal(find_cell(recording, 0, "k", "kernel")->total, 520000);
}

static void rows_that_may_run_side_by_side_stay(void **state)
{
    struct made made;

    (void)state;
    begin(&made, ""); /* of one graph */
    int graph = launch(&made, "cudaGraphLaunch", 1);
    device(&made, 7, graph, 100, 1000);
    device(&made, 7, graph, 200, 50);
    device(&made, 7, graph, 300, 50);
    RECORDING one = done(&made);
    assert_int_equal(one->note_count, 0);

    begin(&made, ""); /* of several streams */
    device(&made, 7, launch(&made, LAUNCH, 1), 100, 1000);
    for (int i = 0; i < 3; i++)
        device(&made, 8, launch(&made, LAUNCH, 10 + i), 200 + 100 * i, 50);
    RECORDING streams = done(&made);
    assert_int_equal(streams->note_count, 0);

    begin(&made, ""); /* without a launch */
    for (int i = 0; i < 4; i++)
        device(&made, 7, 90 + i, 100 + 100 * i, i == 0 ? 1000 : 50);
    RECORDING unlaunched = done(&made);
    assert_int_equal(note_count(unlaunched, "duration_impossible"), 0);
}

static void overlaps_are_said_if_they_matter(void **state)
{
    RECORDING much = five(LAUNCH, 105);
    RECORDING little = five(LAUNCH, 101);

    (void)state;
    assert_int_equal(note_count(much, "device_rows_overlap"), 1);
    assert_int_equal(little->note_count, 0);
}

/* ---- before the launch ---- */

static void rows_before_their_launch_are_counted(void **state)
{
    (void)state;
    for (int early = 0; early < 4; early++) {
        struct made made;

        begin(&made, "");
        for (int i = 0; i < 40; i++)
            work(&made, LAUNCH, 100 * i, 100 * i + (i < early ? -5 : 5), 50);
        RECORDING recording = done(&made);
        assert_int_equal(note_count(recording, "device_before_launch"),
                         early < 3 ? early : 0);
        assert_int_equal(note_count(recording, "clocks_disagree"), early < 3 ? 0 : early);
        if (early == 3)
            assert_string_equal(note_example(recording, "clocks_disagree"),
                                "3 of 40 device rows begin before their launch, by up to "
                                "5.000 \xC2\xB5s");
    }
}

/* ---- launches without rows ---- */

/* `count` launches, the first `lost` of which have no row. */
static struct trace_recording *launches(const char *call, int count, int lost)
{
    struct made made;

    begin(&made, "");
    for (int i = 0; i < count; i++) {
        int number = launch(&made, call, 10 * i);

        if (i >= lost)
            device(&made, 7, number, 1000 + 10 * i, 5);
    }
    return done(&made);
}

static void lost_rows_are_counted(void **state)
{
    static const char *const calls[] = {LAUNCH,
                                        "cuLaunchKernelEx",
                                        "cudaLaunchKernelExC",
                                        "cudaLaunchCooperativeKernel",
                                        "cudaMemcpyAsync",
                                        "cudaGraphLaunch",
                                        "hipExtModuleLaunchKernel",
                                        "hipMemcpyWithStream",
                                        "urEnqueueKernelLaunch"};

    (void)state;
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        RECORDING many = launches(calls[i], 24, 12);
        RECORDING few = launches(calls[i], 100, 1);
        RECORDING all = launches(calls[i], 24, 24);

        assert_int_equal(note_count(many, "device_rows_lost"), 12);
        assert_string_equal(note_example(many, "device_rows_lost"),
                            "12 of 24 launches have no device rows");
        assert_int_equal(note_count(few, "launches_without_rows"), 1);
        assert_int_equal(note_count(few, "device_rows_lost"), 0);
        assert_int_equal(note_count(all, "device_rows_none"), 24);
    }
}

static void calls_that_make_no_row_do_not_count(void **state)
{
    static const char *const calls[] = {"cudaMemsetAsync", "cudaStreamSynchronize",
                                        "cudaLaunchHostFunc", "cudaEventRecord"};
    struct made made;

    (void)state;
    begin(&made, "");
    for (int i = 0; i < 4; i++)
        launch(&made, calls[i], i);
    work(&made, LAUNCH, 10, 20, 5);
    RECORDING recording = done(&made);
    assert_int_equal(recording->note_count, 0);
}

/* Launches that a graph captures, also if the capture began before the recording. */
static void captured_launches_do_not_count(void **state)
{
    struct made made;

    (void)state;
    for (int before = 0; before < 2; before++) {
        begin(&made, "");
        if (before == 0) {
            work(&made, LAUNCH, 10, 200, 5);
            launch(&made, "cudaStreamBeginCapture", 20);
        }
        launch(&made, LAUNCH, 30);
        launch(&made, LAUNCH, 40);
        launch(&made, "cudaStreamEndCapture", 50);
        work(&made, LAUNCH, 60, 210, 5);
        RECORDING recording = done(&made);
        assert_int_equal(recording->note_count, 0);
    }
    begin(&made, "");
    work(&made, LAUNCH, 10, 200, 5);
    launch(&made, "cudaStreamBeginCapture", 20);
    launch(&made, "cudaStreamEndCapture", 50);
    launch(&made, LAUNCH, 60);
    RECORDING after = done(&made);
    assert_int_equal(note_count(after, "device_rows_lost"), 1);
}

/* A launch of a graph counts as many launches as others have rows. */
static void a_graph_counts_its_rows(void **state)
{
    struct made made;

    (void)state;
    begin(&made, "");
    for (int i = 0; i < 60; i++)
        work(&made, LAUNCH, 10 * i, 1000 + 10 * i, 5);
    int graph = launch(&made, "cudaGraphLaunch", 700);
    for (int i = 0; i < 10; i++)
        device(&made, 7, graph, 2000 + 10 * i, 5);
    launch(&made, "cudaGraphLaunch", 800);
    RECORDING recording = done(&made);
    assert_int_equal(note_count(recording, "device_rows_lost"), 1);
}

/* Rows that lost their launch may be those that a launch lacks; but not rows from before
 * the recording. */
static void rows_without_launches_may_be_those(void **state)
{
    struct made made;

    (void)state;
    for (int late = 0; late < 2; late++) {
        begin(&made, "");
        device(&made, 7, 900, late ? 200 : 15, 5);
        work(&made, LAUNCH, 10, 100, 5);
        launch(&made, LAUNCH, 20);
        RECORDING recording = done(&made);
        assert_int_equal(note_count(recording, "device_rows_lost"), !late);
    }
    begin(&made, ""); /* no row has its launch */
    device(&made, 7, 900, 200, 5);
    launch(&made, LAUNCH, 20);
    launch(&made, LAUNCH, 30);
    RECORDING none = done(&made);
    assert_int_equal(none->note_count, 0);
}

/* In a file with steps, launches outside of them do not matter. Calls of one number made
 * their row together. */
static void what_is_in_no_step_does_not_count(void **state)
{
    struct made made;

    (void)state;
    for (int inside = 0; inside < 2; inside++) {
        begin(&made, "");
        row(&made, "user_annotation", "ProfilerStep#1", 100, 100, "");
        launch(&made, LAUNCH, inside ? 150 : 50);
        work(&made, LAUNCH, 110, 120, 5);
        row(&made, "cuda_driver", "cuLaunchKernel", 110.5, 0.2, "\"correlation\":2");
        RECORDING recording = done(&made);
        assert_int_equal(note_count(recording, "device_rows_lost"), inside);
    }
}

/* Steps of ten launches each, the last `cut` launches of which have no row; without
 * steps, as many launches. */
static struct trace_recording *cut_at_end(int steps, bool marked, int cut)
{
    struct made made;

    begin(&made, "");
    for (int step = 0; step < steps; step++) {
        char name[40];

        snprintf(name, sizeof name, "ProfilerStep#%d", step);
        if (marked)
            row(&made, "user_annotation", name, 100 * step, 99, "");
        for (int i = 0; i < 10; i++) {
            int number = launch(&made, LAUNCH, 100 * step + 5 + 9 * i);

            if (10 * step + i < 10 * steps - cut)
                device(&made, 7, number, 2000 + 100 * step + 9 * i, 5);
        }
    }
    return done(&made);
}

/* What records stops before the device has done all: that is no loss. */
static void the_end_is_no_loss(void **state)
{
    static const struct {
        int steps, cut;
        bool marked, lost;
    } cases[] = {{4, 1, false, false}, {4, 4, false, false}, {4, 5, false, true},
                 {4, 10, true, false}, {4, 11, true, true},  {3, 1, true, true}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char words[100];
        RECORDING recording = cut_at_end(cases[i].steps, cases[i].marked, cases[i].cut);
        const char *kind = cases[i].lost ? "device_rows_lost" : "launches_without_rows";

        snprintf(words, sizeof words, "%d of %d launches have no device rows%s",
                 cases[i].cut, 10 * cases[i].steps,
                 cases[i].lost ? "" : ", at the end of the recording");
        assert_int_equal(note_count(recording, kind), cases[i].cut);
        assert_string_equal(note_example(recording, kind), words);
    }
}

/* Some at the end, and one before: only that is a loss. */
static void a_loss_before_the_end_counts_alone(void **state)
{
    (void)state;
    for (int count = 40; count <= 60; count += 20) {
        struct made made;

        begin(&made, "");
        for (int i = 0; i < count; i++) {
            int number = launch(&made, LAUNCH, 10 * i);

            if (i != 20 && i < count - 3)
                device(&made, 7, number, 1000 + 10 * i, 5);
        }
        RECORDING recording = done(&made);
        assert_int_equal(note_count(recording, "device_rows_lost"), count == 40 ? 4 : 0);
        if (count == 60)
            assert_string_equal(note_example(recording, "launches_without_rows"),
                                "4 of 60 launches have no device rows, 3 of them at the "
                                "end of the recording");
    }
}

/* ---- cut, if that is asked for ---- */

static uint32_t row_at(const struct trace_recording *recording, double us)
{
    uint32_t row = 0;

    while (row < recording->events.count &&
           recording->events.ts[row] != (int64_t)(1000 * us))
        row++;
    assert_true(row < recording->events.count);
    return row;
}

/* Each row ends where the next of its stream begins; graph nodes are rows, annotations
 * are none. */
static void rows_are_cut_where_the_next_begins(void **state)
{
    static const struct {
        double ts, dur;
    } rows[] = {{100, 20}, {120, 10}, {130, 30}, {150, 5}, {105, 100}, {101, 80}};
    struct made made;
    struct error error;

    (void)state;
    begin(&made, "");
    row(&made, "user_annotation", "ProfilerStep#1", 0, 300, "");
    work(&made, LAUNCH, 10, 100, 50);
    work(&made, LAUNCH, 20, 120, 30);
    row(&made, "graph_event_node", "node", 130, 30, "\"device\":0,\"stream\":7");
    device(&made, 8, launch(&made, LAUNCH, 30), 105, 100); /* another stream */
    row(&made, "gpu_user_annotation", "note", 101, 80, "\"device\":0,\"stream\":7");
    device(&made, 9, launch(&made, LAUNCH, 40), 150, 5);
    RECORDING recording = done(&made);
    int64_t compute = recording->steps[1].compute;
    assert_int_equal(overlaps_cut(recording, &error), 0);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        uint32_t at = row_at(recording, rows[i].ts);

        assert_int_equal(recording->events.dur[at], (int64_t)(1000 * rows[i].dur));
        if (i != 2)
            assert_int_equal(recording->events.self[at], recording->events.dur[at]);
    }
    assert_int_equal(find_cell(recording, 1, "k", "kernel")->total, 135000);
    assert_int_equal(recording->launch_shape_count, 1);
    assert_int_equal(recording->launch_shapes[0].total, 135000);
    assert_int_equal(recording->steps[1].compute, compute); /* of stream 8 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_at_time_0_are_left_out),
        cmocka_unit_test(many_rows_at_time_0_are_left_out),
        cmocka_unit_test(rows_a_day_after_all_others_are_left_out),
        cmocka_unit_test(pauses_stay),
        cmocka_unit_test(a_row_over_later_ones_is_cut),
        cmocka_unit_test(a_last_row_ends_with_all_others),
        cmocka_unit_test(two_faults_are_cut_one_by_one),
        cmocka_unit_test(rows_that_may_run_side_by_side_stay),
        cmocka_unit_test(overlaps_are_said_if_they_matter),
        cmocka_unit_test(rows_before_their_launch_are_counted),
        cmocka_unit_test(lost_rows_are_counted),
        cmocka_unit_test(calls_that_make_no_row_do_not_count),
        cmocka_unit_test(captured_launches_do_not_count),
        cmocka_unit_test(a_graph_counts_its_rows),
        cmocka_unit_test(rows_without_launches_may_be_those),
        cmocka_unit_test(what_is_in_no_step_does_not_count),
        cmocka_unit_test(the_end_is_no_loss),
        cmocka_unit_test(rows_are_cut_where_the_next_begins),
        cmocka_unit_test(a_loss_before_the_end_counts_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
