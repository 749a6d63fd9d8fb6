/* Blocks of steps without the profiler. */
#include "trace/metadata.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static void steps_become_ten_blocks(void **state)
{
    double ms[25];
    int64_t room[10];
    double mean;

    (void)state;
    for (size_t i = 0; i < 25; i++)
        ms[i] = (double)(i % 2) + 1; /* 1, 2, 1, 2, … */
    const struct recorder_times times = {ms, 25};
    assert_int_equal(recorder_blocks(&times, 1, room, &mean), 10);
    for (size_t i = 0; i < 10; i++)
        assert_int_equal(room[i], 1500000);
    assert_true(fabs(mean - 1500000) < 1e-6);
    const struct recorder_times few = {ms, 19};
    assert_int_equal(recorder_blocks(&few, 1, room, &mean), 0);
    assert_true(isnan(mean));
    assert_int_equal(recorder_blocks(NULL, 0, room, &mean), 0);
    for (size_t i = 0; i < 25; i++)
        ms[i] = 0;
    assert_int_equal(recorder_blocks(&times, 1, room, &mean), 0);
}

static void warming_up_is_left_out(void **state)
{
    double ms[40];
    int64_t room[10];
    double mean;

    (void)state;
    for (size_t i = 0; i < 40; i++)
        ms[i] = 10 + 0.01 * (double)(i / 4 % 3);
    const struct recorder_times times = {ms, 40};
    assert_int_equal(recorder_blocks(&times, 1, room, &mean), 10);
    ms[1] = 30;
    assert_int_equal(recorder_blocks(&times, 1, room, &mean), 9);
    assert_true(mean < 10.1e6);
    /* A slow block later is no warming up. */
    ms[1] = 10;
    ms[21] = 30;
    assert_int_equal(recorder_blocks(&times, 1, room, &mean), 10);
}

static void ranks_are_averaged_step_by_step(void **state)
{
    double a[30], b[20];
    int64_t room[10];
    double mean;

    (void)state;
    for (size_t i = 0; i < 30; i++)
        a[i] = 10;
    for (size_t i = 0; i < 20; i++)
        b[i] = 20;
    const struct recorder_times ranks[] = {{a, 30}, {b, 20}};
    assert_int_equal(recorder_blocks(ranks, 2, room, &mean), 10);
    assert_int_equal(room[9], 15000000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(steps_become_ten_blocks),
        cmocka_unit_test(warming_up_is_left_out),
        cmocka_unit_test(ranks_are_averaged_step_by_step),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
