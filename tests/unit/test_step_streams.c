/* Which stream the windows of steps follow, files that have no launches or no steps, and
 * notes on device time outside of all windows (docs/semantics.md §19). Times in ns. */
#include "base/error.h"
#include "step_text.h"
#include "trace/resolve.h"

#define NOTE_OUTSIDE "device_time_outside_steps"
#define NOTE_UNLAUNCHED "device_rows_unlaunched"

static void assert_window(const struct trace_recording *recording, uint32_t row,
                          int64_t begin, int64_t end)
{
    assert_int_equal(recording->step_rows[row].begin, begin);
    assert_int_equal(recording->step_rows[row].end, end);
}

/* ---- the main stream ---- */

/* Two steps of 100. The early lane works until 90 and from 115, 60 in all; the late one
 * until 150 and from 150, `late_time` in all. If the late one is the main stream, the
 * first step ends at 150; otherwise nothing waits for it. */
static struct trace_recording *two_lanes(const struct step_lane *early,
                                         const struct step_lane *late, int late_time)
{
    struct step_text trace;

    step_begin(&trace);
    step_host(&trace, 1, 0, 100);
    step_host(&trace, 2, 100, 100);
    step_work_on(&trace, early, 10, 1, 15, 20);
    step_work_on(&trace, early, 20, 1, 55, 90);
    step_work_on(&trace, late, 10, 1, 15, 16);
    step_work_on(&trace, late, 60, 1, 101, 150);
    step_work_on(&trace, early, 110, 1, 115, 135);
    step_work_on(&trace, late, 120, 1, 150, 150 + late_time - 50);
    return step_read(&trace);
}

static void the_stream_with_the_most_computation(void **state)
{
    static const struct step_lane gemm7 = {"kernel", "gemm", 0, 7};
    static const struct step_lane gemm8 = {"kernel", "gemm", 0, 8};
    static const struct step_lane other_device = {"kernel", "gemm", 1, 3};
    static const struct step_lane copy8 = {"gpu_memcpy", "Memcpy DtoH", 0, 8};
    static const struct step_lane copy9 = {"gpu_memcpy", "Memcpy HtoD", 0, 9};
    static const struct step_lane nccl3 = {"kernel", "ncclDevKernel_AllGather", 0, 3};
    static const struct {
        const struct step_lane *early, *late;
        int late_time;
        bool late_is_main;
    } cases[] = {
        {&gemm7, &gemm8, 61, true},
        {&gemm7, &gemm8, 60, false}, /* equal: the lower stream */
        {&gemm8, &gemm7, 60, true},
        {&gemm8, &gemm7, 59, false},
        {&other_device, &gemm7, 60, true}, /* equal: the lower device */
        {&gemm7, &other_device, 60, false},
        {&gemm7, &copy8, 99, false}, /* computation alone counts */
        {&copy8, &gemm7, 51, true},
        {&gemm7, &nccl3, 99, false},
        {&copy8, &copy9, 61, true}, /* no computation: all rows count */
        {&copy8, &copy9, 60, false},
        {&copy8, &nccl3, 60, true},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        RECORDING recording =
            two_lanes(cases[i].early, cases[i].late, cases[i].late_time);
        int64_t edge = cases[i].late_is_main ? 150 : 100;

        if (recording->step_rows[0].end != edge)
            fail_msg("case %zu: %d", i, (int)recording->step_rows[0].end);
        assert_window(recording, 0, 0, edge);
        assert_window(recording, 1, edge, 200);
    }
}

/* Nor is it a stream none of whose rows counts, be the time of the others 0. */
static void a_stream_whose_rows_do_not_count(void **state)
{
    static const struct step_lane gemm3 = {"kernel", "gemm", 0, 3};
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    step_host(&trace, 1, 0, 100);
    step_unlaunched(&trace, &gemm3, 10, 90);
    step_work_on(&trace, &step_copies, 50, 1, 130, 130);
    RECORDING recording = step_read(&trace);
    assert_window(recording, 0, 130, 130); /* it waited in the queue from 51 on */
}

/* ---- files without launches, and without device rows ---- */

static void without_launches(void **state)
{
    static const struct {
        int length;
        const char *note;
    } cases[] = {{100, "38 % of the device's time is in no step"}, /* 30 of 80 */
                 {129, "1 % of the device's time is in no step"},  /* 1 of 80 */
                 {130, ""}};
    struct step_text trace;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        step_begin(&trace);
        step_host(&trace, 1, 0, cases[i].length);
        step_unlaunched(&trace, &step_kernels, 20, 60);
        step_unlaunched(&trace, &step_kernels, 90, 130);
        RECORDING recording = step_read(&trace);
        const struct trace_step *step = find_step(recording, 1);
        bool noted = cases[i].note[0] != '\0';

        assert_window(recording, 0, 0, cases[i].length);
        assert_int_equal(step->lag, 0);
        assert_int_equal(step->compute, 40 + cases[i].length - 90);
        assert_int_equal(note_count(recording, NOTE_UNLAUNCHED), noted ? 2 : 0);
        if (noted)
            assert_string_equal(note_example(recording, NOTE_UNLAUNCHED), cases[i].note);
        assert_int_equal(recording->note_count, noted);
    }
    step_begin(&trace);
    step_host(&trace, 1, 0, 995);
    step_unlaunched(&trace, &step_kernels, 0, 1000);
    RECORDING little = step_read(&trace);
    assert_string_equal(note_example(little, NOTE_UNLAUNCHED),
                        "less than 1 % of the device's time is in no step");
}

static void without_device_rows(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    step_host(&trace, 1, 0, 100);
    step_host(&trace, 2, 110, 50);
    RECORDING recording = step_read(&trace);
    assert_window(recording, 0, 0, 100);
    assert_window(recording, 1, 110, 160);
    assert_false(find_step(recording, 1)->has_parts);
    assert_int_equal(find_step(recording, 2)->host, 50);
    assert_int_equal(recording->note_count, 0);
}

/* ---- device time outside of all windows ---- */

/* Less than 1 % is no note. */
static void time_outside_of_all_windows(void **state)
{
    for (int outside = 9; outside <= 10; outside++) {
        struct step_text trace;

        (void)state;
        step_begin(&trace);
        step_work(&trace, 2, 5, 5 + outside);
        step_host(&trace, 1, 20, 1000);
        step_work(&trace, 25, 25, 1015);
        RECORDING recording = step_read(&trace);
        assert_window(recording, 0, 20, 1020);
        assert_int_equal(note_count(recording, NOTE_OUTSIDE), outside == 10);
        assert_int_equal(recording->note_count, outside == 10);
        if (outside == 10)
            assert_string_equal(note_example(recording, NOTE_OUTSIDE),
                                "1 % of the device's time is in no step");
    }
}

/* ---- markers, and files without steps ---- */

static struct trace_recording *read_markers(void)
{
    struct step_text trace;

    step_begin(&trace);
    for (int i = 0; i < 4; i++) {
        step_row(&trace, "user_annotation", "train", 1, 100 * i, 90, NULL);
        step_work(&trace, 100 * i + 10, 100 * i + 30, 100 * i + 120);
    }
    return step_read(&trace);
}

static void a_file_without_steps_is_one(void **state)
{
    (void)state;
    RECORDING recording = read_markers();
    const struct trace_step *step = &recording->steps[0];

    assert_int_equal(recording->step_count, 1);
    assert_true(step->pseudo);
    assert_int_equal(step->ts, 0);
    assert_int_equal(step->end, 420);
    assert_int_equal(step->dur, 420);
    assert_int_equal(step->host_ts, 0);
    assert_int_equal(step->host, 420);
    assert_int_equal(step->lag, 0);
    assert_int_equal(step->compute, 360);
    assert_int_equal(recording->note_count, 0); /* it has no steps to be outside of */
}

static void make_steps(struct trace_recording *recording, const char *marker,
                       enum marker_until until, struct marker_cover *cover)
{
    struct marker_cover sums = {0};
    struct error error;

    assert_int_equal(markers_make_steps(recording, marker, until, &sums, &error), 0);
    if (cover != NULL)
        *cover = sums;
}

/* 10 of each pause, and 10 before the first window; the steps are made twice. */
static void steps_of_a_marker_have_windows(void **state)
{
    (void)state;
    RECORDING recording = read_markers();
    for (int again = 0; again < 2; again++) {
        make_steps(recording, "train", MARKER_UNTIL_END, NULL);
        assert_int_equal(recording->step_count, 5);
        for (int i = 0; i < 4; i++) {
            const struct trace_step *step = find_step(recording, i);
            int64_t begin = i == 0 ? 30 : 100 * i + 20;

            assert_window(recording, (uint32_t)i, begin, 100 * i + 120);
            assert_int_equal(step->ts, begin);
            assert_int_equal(step->end, 100 * i + 120);
            assert_int_equal(step->host_ts, 100 * i);
            assert_int_equal(step->host, 90);
            assert_int_equal(step->lag, 30);
            assert_int_equal(step->compute, 90);
            assert_int_equal(step->idle, i == 0 ? 0 : 10);
        }
    }
    assert_int_equal(note_count(recording, NOTE_OUTSIDE), 0);
    make_steps(recording, "no such", MARKER_UNTIL_END, NULL);
    assert_int_equal(recording->step_count, 1);
    assert_int_equal(recording->step_row_count, 0);
}

/* The note is that of the last steps. */
static void a_marker_of_half_the_work(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    step_row(&trace, "user_annotation", "train", 1, 0, 100, NULL);
    step_row(&trace, "user_annotation", "test", 1, 100, 100, NULL);
    step_work(&trace, 10, 15, 95);
    step_work(&trace, 110, 120, 200);
    RECORDING recording = step_read(&trace);
    for (int i = 0; i < 2; i++) {
        make_steps(recording, i == 0 ? "train" : "test", MARKER_UNTIL_END, NULL);
        assert_int_equal(note_count(recording, NOTE_OUTSIDE), 1);
        assert_string_equal(note_example(recording, NOTE_OUTSIDE),
                            "50 % of the device's time is in no step");
    }
    make_steps(recording, "t", MARKER_UNTIL_END, NULL);
    assert_int_equal(note_count(recording, NOTE_OUTSIDE), 0);
}

/* The rows of two threads, in an order of the file that is not that of time. The work
 * launched after a row belongs to its step; the last row is no step. */
static void steps_from_one_marker_to_the_next(void **state)
{
    struct step_text trace;
    struct marker_cover cover;

    (void)state;
    step_begin(&trace);
    step_row(&trace, "user_annotation", "opt 3", 1, 300, 10, NULL);
    step_row(&trace, "user_annotation", "opt 1", 1, 100, 10, NULL);
    step_row(&trace, "user_annotation", "opt 0", 1, 0, 10, NULL);
    step_row(&trace, "user_annotation", "opt 2", 2, 200, 20, NULL);
    step_work(&trace, 50, 60, 90);
    step_work(&trace, 150, 180, 230);
    step_work(&trace, 250, 260, 280);
    step_work(&trace, 305, 310, 315);
    RECORDING recording = step_read(&trace);
    for (int again = 0; again < 2; again++) {
        make_steps(recording, "opt", MARKER_UNTIL_NEXT, &cover);
        assert_int_equal(cover.covered, 50);
        assert_int_equal(cover.whole, 310);
        assert_int_equal(recording->step_row_count, 3);
        assert_int_equal(recording->step_count, 4);
        assert_window(recording, 0, 100, 230);
        assert_window(recording, 1, 0, 100);
        assert_window(recording, 2, 230, 300);
        const struct trace_step *step = find_step(recording, 1);
        assert_int_equal(step->host, 100);
        assert_int_equal(step->lag, 30);
        assert_int_equal(step->compute, 50);
        assert_int_equal(step->idle, 80);
        assert_int_equal(recording->quality.device_rows_without_step, 1);
    }
    make_steps(recording, "opt", MARKER_UNTIL_END, &cover);
    assert_int_equal(recording->step_row_count, 4);
    make_steps(recording, "no such", MARKER_UNTIL_NEXT, &cover);
    assert_int_equal(recording->step_row_count, 0);
    assert_int_equal(cover.whole, 0);
}

/* ---- rows without length ---- */

/* A step row without length is in no union, but it is the last that the host left, and
 * its window the last one to end. */
static void rows_without_length(void **state)
{
    struct step_text trace;

    (void)state;
    step_begin(&trace);
    step_host(&trace, 1, 0, 100);
    step_host(&trace, 1, 140, 0);
    step_work(&trace, 10, 20, 120);
    RECORDING ready = step_read(&trace);
    assert_window(ready, 0, 0, 120);
    assert_window(ready, 1, 140, 140);
    const struct trace_step *step = find_step(ready, 1);
    assert_int_equal(step->dur, 120);
    assert_int_equal(step->end, 140);
    assert_int_equal(step->host, 100);
    assert_int_equal(step->lag, 0);

    step_begin(&trace);
    step_host(&trace, 1, 0, 100);
    step_host(&trace, 1, 140, 0);
    step_work(&trace, 10, 20, 170);
    RECORDING behind = step_read(&trace);
    assert_window(behind, 1, 170, 170);
    step = find_step(behind, 1);
    assert_int_equal(step->dur, 170);
    assert_int_equal(step->end, 170);
    assert_int_equal(step->lag, 30);
}

/* Nor does it cut the time of another step in two. */
static void rows_without_length_cut_nothing(void **state)
{
    static const enum step_clock clocks[] = {STEP_HOST, STEP_WINDOW};
    struct step_text trace;
    struct error error;

    (void)state;
    step_begin(&trace);
    step_host(&trace, 1, 0, 100);
    step_host(&trace, 2, 40, 0);
    step_work(&trace, 10, 15, 50);
    RECORDING recording = step_read(&trace);
    assert_window(recording, 1, 50, 50);
    for (int i = 0; i < 2; i++) {
        CLEANUP(step_pieces_free) struct step_pieces pieces = {0};

        assert_int_equal(step_pieces_make(recording, clocks[i], &pieces, &error), 0);
        assert_int_equal(pieces.count, 1);
        assert_int_equal(pieces.pieces[0].start, 0);
        assert_int_equal(pieces.pieces[0].end, 100);
        assert_int_equal(step_pieces_find(&pieces, 40), 1);
    }
}

#define TEST(name) cmocka_unit_test(name)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_stream_with_the_most_computation),
        TEST(a_stream_whose_rows_do_not_count),
        TEST(without_launches),
        TEST(without_device_rows),
        TEST(time_outside_of_all_windows),
        TEST(a_file_without_steps_is_one),
        TEST(steps_of_a_marker_have_windows),
        TEST(a_marker_of_half_the_work),
        TEST(steps_from_one_marker_to_the_next),
        TEST(rows_without_length),
        TEST(rows_without_length_cut_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
