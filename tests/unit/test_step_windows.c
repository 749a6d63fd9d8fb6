/* Windows of steps by hand (docs/semantics.md §19): each number follows from the
 * definition alone. Times in ns. */
#include "step_text.h"

/* A step as it must be. `dur`, host and parts in ns; idle is the rest. */
struct expected {
    int64_t number, begin, end, dur, host, lag;
    int64_t compute, communication, memory;
};

static void assert_step(const struct trace_recording *recording,
                        const struct expected *expected)
{
    const struct trace_step *step = find_step(recording, expected->number);

    assert_non_null(step);
    assert_int_equal(step->ts, expected->begin);
    assert_int_equal(step->end, expected->end);
    assert_int_equal(step->dur, expected->dur);
    assert_int_equal(step->host, expected->host);
    assert_int_equal(step->lag, expected->lag);
    assert_true(step->has_parts);
    assert_int_equal(step->compute, expected->compute);
    assert_int_equal(step->exposed_communication, expected->communication);
    assert_int_equal(step->exposed_memory, expected->memory);
    assert_int_equal(step->idle, expected->dur - expected->compute -
                                     expected->communication - expected->memory);
}

#define ASSERT_STEPS(recording, ...)                                                     \
    do {                                                                                 \
        const struct expected list[] = {__VA_ARGS__};                                    \
        const size_t list_count = sizeof list / sizeof *list;                            \
        assert_int_equal((recording)->step_count, list_count + 1);                       \
        for (size_t list_i = 0; list_i < list_count; list_i++)                           \
            assert_step((recording), &list[list_i]);                                     \
    } while (0)

/* Of the step row at a place in the file. */
static void assert_window(const struct trace_recording *recording, uint32_t row,
                          int64_t begin, int64_t end)
{
    assert_int_equal(recording->step_rows[row].begin, begin);
    assert_int_equal(recording->step_rows[row].end, end);
}

/* ---- host and device ---- */

static void steps_that_touch_share_an_edge(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    for (int i = 0; i < 3; i++)
        step_host(&trace, i, 100 * i, 100);
    step_work(&trace, 10, 20, 150);
    step_work(&trace, 110, 150, 260);
    step_work(&trace, 210, 260, 400);
    RECORDING recording = step_read(&trace);
    ASSERT_STEPS(recording, {0, 0, 150, 150, 100, 50, 130, 0, 0},
                 {1, 150, 260, 110, 100, 60, 110, 0, 0},
                 {2, 260, 400, 140, 100, 100, 140, 0, 0});
    assert_int_equal(recording->note_count, 0);
}

static void a_device_that_never_lags_leaves_the_hosts_steps(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    for (int i = 0; i < 3; i++) {
        step_host(&trace, i, 100 * i, 100);
        step_work(&trace, 100 * i + 10, 100 * i + 20, 100 * i + 90 + 5 * i);
    }
    RECORDING recording = step_read(&trace);
    ASSERT_STEPS(recording, {0, 0, 100, 100, 100, 0, 70, 0, 0},
                 {1, 100, 200, 100, 100, 0, 75, 0, 0},
                 {2, 200, 300, 100, 100, 0, 80, 0, 0});
}

/* What is launched in a pause of the host belongs to no window, in time for the next
 * step or not. */
static void launches_between_step_rows(void **state)
{
    for (int late = 0; late < 2; late++) {
        struct step_text trace;

        (void)state;
        step_begin(&trace);
        step_host(&trace, 1, 0, 100);
        step_host(&trace, 2, 150, 100);
        step_work(&trace, 10, 20, 80);
        step_work(&trace, 120, 130, late == 0 ? 145 : 180);
        step_work(&trace, 160, late == 0 ? 170 : 180, 230);
        RECORDING recording = step_read(&trace);
        ASSERT_STEPS(recording, {1, 0, 100, 100, 100, 0, 60, 0, 0},
                     {2, late == 0 ? 150 : 180, 250, late == 0 ? 100 : 70, 100, 0,
                      late == 0 ? 60 : 50, 0, 0});
        /* 15 of 135, 50 of 160 */
        assert_string_equal(note_example(recording, "device_time_outside_steps"),
                            late == 0 ? "11 % of the device's time is in no step"
                                      : "31 % of the device's time is in no step");
    }
}

static void a_full_queue_from_the_start(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    for (int i = 0; i < 3; i++) {
        step_host(&trace, i, 100 * i, 100);
        step_work(&trace, 100 * i + 10, 500 + 100 * i, 600 + 100 * i);
    }
    RECORDING recording = step_read(&trace);
    ASSERT_STEPS(recording, {0, 500, 600, 100, 100, 500, 100, 0, 0},
                 {1, 600, 700, 100, 100, 500, 100, 0, 0},
                 {2, 700, 800, 100, 100, 500, 100, 0, 0});
}

static void a_step_without_work(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    for (int i = 0; i < 3; i++)
        step_host(&trace, i, 100 * i, 100);
    for (int i = 0; i < 4; i++) /* until 340 */
        step_work(&trace, 10 + i, 20 + 80 * i, 100 + 80 * i);
    step_work(&trace, 210, 350, 400);
    RECORDING behind = step_read(&trace);
    ASSERT_STEPS(behind, {0, 0, 340, 340, 100, 240, 320, 0, 0},
                 {1, 340, 340, 0, 100, 140, 0, 0, 0},
                 {2, 340, 400, 60, 100, 100, 50, 0, 0});

    step_begin(&trace);
    for (int i = 0; i < 3; i++)
        step_host(&trace, i, 100 * i, 100);
    step_work(&trace, 10, 20, 90);
    step_work(&trace, 210, 220, 290);
    RECORDING ready = step_read(&trace);
    ASSERT_STEPS(ready, {0, 0, 100, 100, 100, 0, 70, 0, 0},
                 {1, 100, 200, 100, 100, 0, 0, 0, 0},
                 {2, 200, 300, 100, 100, 0, 70, 0, 0});
}

static void one_step(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    step_host(&trace, 7, 1000, 100);
    step_work(&trace, 1010, 1015, 1150);
    RECORDING recording = step_read(&trace);
    ASSERT_STEPS(recording, {7, 1000, 1150, 150, 100, 50, 135, 0, 0});
    assert_true(recording->steps[0].pseudo); /* the whole file */
    assert_int_equal(recording->steps[0].ts, 1000);
    assert_int_equal(recording->steps[0].end, 1150);
    assert_int_equal(recording->steps[0].host, 150);
    assert_int_equal(recording->steps[0].lag, 0);
}

static void kernels_that_start_before_their_launches(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    step_host(&trace, 1, 1000, 100);
    step_host(&trace, 2, 1100, 100);
    step_work(&trace, 1010, 900, 980);
    step_work(&trace, 1110, 1000, 1090);
    RECORDING recording = step_read(&trace);
    ASSERT_STEPS(recording, {1, 1000, 1100, 100, 100, 0, 90, 0, 0},
                 {2, 1100, 1200, 100, 100, 0, 0, 0, 0});
    /* 80 of 170 */
    assert_string_equal(note_example(recording, "device_time_outside_steps"),
                        "47 % of the device's time is in no step");
}

/* ---- other streams ---- */

/* The program goes on while the copy runs: main rows launched after the step start before
 * its end. */
static void a_prefetch_in_every_second_step(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    for (int i = 0; i < 6; i++) {
        step_host(&trace, i, MS(10 * i), MS(10));
        step_work(&trace, MS(10 * i + 1), MS(10 * i + 2), MS(10 * i + 9));
        if (i % 2 == 0)
            step_work_on(&trace, &step_copies, MS(10 * i + 8), 1, MS(10 * i + 8),
                         MS(10 * i + 15));
    }
    RECORDING recording = step_read(&trace);
    for (int i = 0; i < 6; i++)
        assert_step(recording,
                    &(struct expected){i, MS(10 * i), MS(10 * i + 10), MS(10), MS(10), 0,
                                       MS(7), 0, i % 2 == 0 ? MS(1) : MS(2)});
}

/* A copy that ends when the next step's first kernel starts is waited for; one that ends
 * a moment later is not. */
static void a_copy_that_is_waited_for(void **state)
{
    for (int late = 0; late < 2; late++) {
        struct step_text trace;

        (void)state;
        step_begin(&trace);
        step_host(&trace, 1, 0, 100);
        step_host(&trace, 2, 100, 100);
        step_work(&trace, 10, 20, 90);
        step_work_on(&trace, &step_copies, 80, 1, 85, 130 + late);
        step_work(&trace, 110, 130, 170);
        RECORDING recording = step_read(&trace);
        assert_window(recording, 0, 0, late == 0 ? 130 : 100);
        assert_window(recording, 1, late == 0 ? 130 : 100, 200);
    }
}

static void one_long_offload(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    for (int i = 0; i < 8; i++) {
        step_host(&trace, i, MS(10 * i), MS(10));
        step_work(&trace, MS(10 * i + 1), MS(10 * i + 5), MS(10 * i + 15));
    }
    step_work_on(&trace, &step_copies, MS(12), 1, MS(13), MS(45));
    RECORDING recording = step_read(&trace);
    for (int i = 0; i < 8;
         i++) /* the first kernel waits for 4 ms, its launch came at 1 */
        assert_step(recording, &(struct expected){i, MS(10 * i + 5), MS(10 * i + 15),
                                                  MS(10), MS(10), MS(5), MS(10), 0, 0});
}

static void a_collective_that_nobody_waits_for(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    for (int i = 0; i < 4; i++) {
        int at = 100 * i;

        step_host(&trace, i, at, 100);
        step_work(&trace, at + 10, at + 20, at + 90);
        step_work_on(&trace, &step_collectives, at + 50, 1, at + 60, at + 130);
    }
    RECORDING recording = step_read(&trace);
    ASSERT_STEPS(recording, {0, 0, 100, 100, 100, 0, 70, 10, 0},
                 {1, 100, 200, 100, 100, 0, 70, 30, 0},
                 {2, 200, 300, 100, 100, 0, 70, 30, 0},
                 {3, 300, 400, 100, 100, 0, 70, 30, 0});
    /* the last one is cut at 400: 30 of 410 */
    assert_string_equal(note_example(recording, "device_time_outside_steps"),
                        "7 % of the device's time is in no step");
}

/* Where no main row follows only main rows count. */
static void the_end_of_the_last_step(void **state)
{
    for (int late = 0; late < 2; late++) {
        struct step_text trace;

        (void)state;
        step_begin(&trace);
        step_host(&trace, 1, 0, 100);
        step_work(&trace, 10, 20, late == 0 ? 90 : 120);
        step_work_on(&trace, &step_copies, 50, 1, 60, 130);
        RECORDING recording = step_read(&trace);
        assert_window(recording, 0, 0, late == 0 ? 100 : 120);
    }
}

/* ---- the first step ---- */

/* The first kernel of the step [h, g) is launched in [launch, left) and starts at B. */
static void the_first_kernel_that_waited(void **state)
{
    static const struct {
        int h, g, launch, left, b, begin;
    } cases[] = {
        {0, 1000, 40, 50, 100, 100}, /* 50 >= 40; 20 * 50 >= 1000 */
        {0, 1000, 40, 50, 99, 0},    /* 20 * 49 < 1000 */
        {0, 1001, 40, 50, 100, 0},   /* 20 * 50 < 1001 */
        {0, 1001, 40, 50, 101, 101}, /* 20 * 51 >= 1001 */
        {0, 1000, 80, 90, 170, 170}, /* 80 >= 80 */
        {0, 1000, 80, 90, 169, 0},   /* 79 < 80 */
        {0, 20, 0, 0, 1, 1},         /* 1 >= 0; 20 * 1 >= 20 */
        {500, 1500, 580, 590, 670, 670},
        {500, 1500, 580, 590, 669, 500},
        {500, 1500, 500, 501, 1600, 1600}, /* after the end: no length */
        {500, 1500, 580, 590, 400, 500},   /* before it was launched */
        {0, 1000, 20, 520, 900, 900},      /* the launch took long, the queue longer */
        {0, 1000, 20, 950, 960, 0},        /* the launch took long, the queue did not */
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int h = cases[i].h, g = cases[i].g, b = cases[i].b;
        struct step_text trace;

        step_begin(&trace);
        step_host(&trace, 1, h, g - h);
        step_work_on(&trace, &step_kernels, cases[i].launch,
                     cases[i].left - cases[i].launch, b, b + 1);
        RECORDING recording = step_read(&trace);
        assert_window(recording, 0, cases[i].begin, b + 1 > g ? b + 1 : g);
    }
}

/* Of the first step, not of those after it; and not where something was launched before.
 */
static void only_the_first_step_waits_for_its_kernel(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    step_host(&trace, 1, 100, 100);
    step_host(&trace, 2, 200, 100);
    step_work(&trace, 210, 250, 260); /* the first launch, in the second step */
    RECORDING late = step_read(&trace);
    assert_window(late, 0, 100, 200);
    assert_window(late, 1, 250, 300);

    step_begin(&trace);
    step_host(&trace, 1, 100, 100);
    step_work(&trace, 90, 95, 97);
    step_work(&trace, 110, 150, 160);
    RECORDING before = step_read(&trace);
    assert_window(before, 0, 100, 200);
}

/* A launch that loads a library for 200 ms is part of its step. */
static void a_launch_that_loads_a_library(void **state)
{
    static const int64_t launches[] = {1000000, 200000}; /* each inequality alone */

    (void)state;
    for (int i = 0; i < 2; i++) {
        struct step_text trace;

        step_begin(&trace);
        step_host(&trace, 1, 0, MS(300));
        step_host(&trace, 2, MS(300), MS(100));
        step_work_on(&trace, &step_kernels, launches[i], MS(200),
                     launches[i] + MS(200) + US(500), MS(290));
        step_work(&trace, MS(310), MS(311), MS(390));
        RECORDING recording = step_read(&trace);
        assert_window(recording, 0, 0, MS(300));
        assert_window(recording, 1, MS(300), MS(400));
    }
}

/* The row that waited is the first one of the stream with the most time in the step;
 * where two have the same, of the lower one. */
static void the_busiest_stream_of_the_first_step(void **state)
{
    static const struct {
        int copy; /* ns */
        int64_t begin;
    } cases[] = {{31, 400}, {30, 300}, {29, 300}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct step_text trace;

        step_begin(&trace);
        step_host(&trace, 1, 0, 1000);
        step_work(&trace, 10, 330, 350); /* the second one of its stream to start */
        step_work(&trace, 20, 300, 310);
        step_work_on(&trace, &step_copies, 5, 1, 400, 400 + cases[i].copy);
        RECORDING recording = step_read(&trace);
        assert_window(recording, 0, cases[i].begin, 1000);
    }
}

/* ---- rows that stand ---- */

/* The device works from 10 to 290; a kernel that takes more than 140 stands, in a file of
 * three steps. */
static void a_kernel_that_stands(void **state)
{
    static const struct {
        int third, dur;
        int64_t end;
    } cases[] = {
        {3, 141, 100}, {3, 140, 150}, {3, 139, 149}, {2, 141, 151}, {1, 141, 151}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct step_text trace;

        step_begin(&trace);
        step_host(&trace, 1, 0, 100);
        step_host(&trace, 2, 100, 100);
        step_host(&trace, cases[i].third, 200, 100);
        step_work(&trace, 5, 10, 10 + cases[i].dur);
        for (int k = 0; k < 3; k++)
            step_work(&trace, 100 * k + 10, 100 * k + 20, 100 * k + 90);
        RECORDING recording = step_read(&trace);
        assert_window(recording, 0, 0, cases[i].end);
        assert_window(recording, 1, cases[i].end, 200);
        assert_window(recording, 2, 200, 300);
    }
}

/* ---- odd step rows ---- */

static void two_threads_with_steps_that_overlap(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    step_host(&trace, 1, 0, 100);
    step_row(&trace, "user_annotation", "ProfilerStep#2", 2, 50, 100, NULL);
    step_work(&trace, 10, 20, 60);
    step_work(&trace, 60, 70, 90);
    step_work(&trace, 110, 130, 180);
    RECORDING recording = step_read(&trace);
    ASSERT_STEPS(recording, {1, 0, 100, 100, 100, 0, 60, 0, 0},
                 {2, 60, 180, 120, 100, 30, 70, 0, 0});
}

/* They are one sample: the union of their windows. */
static void several_rows_of_one_number(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    step_host(&trace, 5, 200, 100);
    step_host(&trace, 6, 100, 100);
    step_host(&trace, 5, 0, 100);
    step_row(&trace, "user_annotation", "ProfilerStep#5", 2, 40, 50, NULL);
    step_work(&trace, 10, 20, 150);
    step_work(&trace, 110, 150, 240);
    step_work(&trace, 210, 240, 350);
    RECORDING recording = step_read(&trace);
    assert_window(recording, 0, 240, 350);
    assert_window(recording, 1, 150, 240);
    assert_window(recording, 2, 0, 150);
    assert_window(recording, 3, 150, 150); /* [40, 90): its work is that of the other */
    ASSERT_STEPS(recording, {5, 0, 350, 260, 200, 50, 240, 0, 0},
                 {6, 150, 240, 90, 100, 40, 90, 0, 0});
}

#define TEST(name) cmocka_unit_test(name)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(steps_that_touch_share_an_edge),
        TEST(a_device_that_never_lags_leaves_the_hosts_steps),
        TEST(launches_between_step_rows),
        TEST(a_full_queue_from_the_start),
        TEST(a_step_without_work),
        TEST(one_step),
        TEST(kernels_that_start_before_their_launches),
        TEST(a_prefetch_in_every_second_step),
        TEST(a_copy_that_is_waited_for),
        TEST(one_long_offload),
        TEST(a_collective_that_nobody_waits_for),
        TEST(the_end_of_the_last_step),
        TEST(the_first_kernel_that_waited),
        TEST(only_the_first_step_waits_for_its_kernel),
        TEST(a_launch_that_loads_a_library),
        TEST(the_busiest_stream_of_the_first_step),
        TEST(a_kernel_that_stands),
        TEST(two_threads_with_steps_that_overlap),
        TEST(several_rows_of_one_number),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
