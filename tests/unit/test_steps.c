/* Steps by hand: which rows are step rows, repeated and overlapping ones, and files that
 * have none (docs/semantics.md §3, §6). */
#include "base/error.h"
#include "trace/resolve.h"
#include "trace_text.h"

#include <string.h>

#define NS(us) ((int64_t)(us)*1000)
#define ROW(category, name, ts, dur)                                                     \
    "{\"cat\":\"" category "\",\"name\":\"" name "\",\"pid\":1,\"tid\":1,\"ts\":" #ts    \
    ",\"dur\":" #dur "}"
#define STEP(number, ts, dur) ROW("user_annotation", "ProfilerStep#" #number, ts, dur)
#define WORK(category, name, ts, dur, correlation)                                       \
    "{\"cat\":\"" category "\",\"name\":\"" name "\",\"pid\":1,\"tid\":1,\"ts\":" #ts    \
    ",\"dur\":" #dur                                                                     \
    ",\"args\":{\"device\":0,\"stream\":7,\"correlation\":" #correlation "}}"

static void test_which_rows(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "[" STEP(10, 0, 10) "," STEP(2, 10, 10) ","
        /* none of these are: */
        ROW("gpu_user_annotation", "ProfilerStep#3", 0, 50) "," ROW("cpu_op", "ProfilerStep#4", 0, 50) "," ROW(
            "user_annotation", "ProfilerStep#", 0,
            50) "," ROW("user_annotation", "ProfilerStep#5 ", 0,
                        50) "," ROW("user_annotation", "xProfilerStep#6", 0,
                                    50) "," ROW("user_annotation", "ProfilerStep#-7", 0,
                                                50) "," ROW("user_annotation",
                                                            "profilerstep#8", 0,
                                                            50) "," ROW("user_annotation",
                                                                        "ProfilerStep*",
                                                                        0,
                                                                        50) "," ROW("user"
                                                                                    "_ann"
                                                                                    "otat"
                                                                                    "ion",
                                                                                    "Prof"
                                                                                    "iler"
                                                                                    "Step"
                                                                                    "#999"
                                                                                    "9999"
                                                                                    "9999"
                                                                                    "9999"
                                                                                    "9999"
                                                                                    "9",
                                                                                    0,
                                                                                    50) "," ROW("kernel",
                                                                                                "ProfilerStep#9",
                                                                                                0,
                                                                                                50) "," ROW("python_function",
                                                                                                            "ProfilerStep#9",
                                                                                                            0,
                                                                                                            50) "]");

    assert_true(recording->has_steps);
    assert_int_equal(recording->step_count, 3);
    assert_int_equal(recording->step_row_count, 2);
    assert_int_equal(recording->step_rows[0].number, 10); /* file order */
    assert_int_equal(recording->steps[1].number, 2);      /* by number, not as text */
    assert_int_equal(recording->steps[2].number, 10);
}

/* Two recordings in one file; steps that touch are one interval, in any number of rows.
 */
static void test_repeated_numbers(void **state)
{
    (void)state;
    RECORDING twice = read_text("[" STEP(1, 0, 10) "," STEP(2, 10, 10) "," STEP(
        1, 50, 10) "," STEP(2, 60, 10) "]");
    RECORDING once =
        read_text("[" STEP(1, 0, 10) "," STEP(1, 10, 5) "," STEP(2, 15, 5) "]");

    assert_int_equal(twice->step_count, 3);
    assert_int_equal(twice->steps[1].dur, NS(20));
    assert_int_equal(note_count(twice, "step_numbers_repeat"), 2);
    assert_int_equal(note_count(once, "step_numbers_repeat"), 0);
}

static void test_only_as_cpu_op(void **state)
{
    (void)state;
    RECORDING recording = read_text("[" ROW("cpu_op", "ProfilerStep#1", 0, 10) "," ROW(
        "Operator", "ProfilerStep#2", 10, 10) "," ROW("cpu_op", "aten::mm", 12, 3) "]");

    assert_int_equal(recording->step_row_count, 2);
    assert_int_equal(find_cell(recording, 2, "aten::mm", "cpu_op")->count, 1);
    assert_null(find_cell(recording, 1, "aten::mm", "cpu_op"));
}

static void test_no_steps(void **state)
{
    (void)state;
    RECORDING recording =
        read_text("[" ROW("cpu_op", "a", 5, 10) "," WORK("kernel", "k", 8, 12, 1) "]");

    assert_false(recording->has_steps);
    assert_int_equal(recording->step_count, 1);
    assert_true(recording->steps[0].pseudo);
    assert_int_equal(recording->steps[0].ts, NS(5));
    assert_int_equal(recording->steps[0].dur, NS(15));
    assert_int_equal(recording->steps[0].compute, NS(12));
    assert_int_equal(recording->steps[0].idle, NS(3));
    assert_int_equal(recording->cell_begin[1], 2);
    /* Without steps nothing can be missing its step. */
    assert_int_equal(recording->quality.device_rows_without_step, 0);
}

/* Attribution at the ends, in gaps, where steps overlap, and by the launch. */
static void test_attribution(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "[" STEP(1, 0, 10) "," STEP(2, 10, 10) "," STEP(3, 30, 20) "," STEP(4, 35, 5) "," STEP(
            5, 60,
            10) "," STEP(6, 60,
                         10) "," STEP(7, 80,
                                      0) "," ROW("cpu_op", "first",
                                                 0, 100) "," ROW("cpu_op", "end", 10,
                                                                 1) "," ROW("cpu_op",
                                                                            "gap", 20,
                                                                            1) "," ROW("c"
                                                                                       "p"
                                                                                       "u"
                                                                                       "_"
                                                                                       "o"
                                                                                       "p",
                                                                                       "o"
                                                                                       "u"
                                                                                       "t"
                                                                                       "e"
                                                                                       "r",
                                                                                       34,
                                                                                       1) "," ROW("cpu_op",
                                                                                                  "inner",
                                                                                                  35,
                                                                                                  1) "," ROW("cpu_op",
                                                                                                             "again", 40, 1) "," ROW("cpu_op", "equal", 65, 1) "," ROW("cpu_op", "zero", 80, 1) "," ROW("gpu_user_annotation", "neither", 12, 1) "," WORK("cuda_runtime",
                                                                                                                                                                                                                                                          "launch",
                                                                                                                                                                                                                                                          5,
                                                                                                                                                                                                                                                          1,
                                                                                                                                                                                                                                                          1) "," WORK("kernel",
                                                                                                                                                                                                                                                                      "late",
                                                                                                                                                                                                                                                                      32,
                                                                                                                                                                                                                                                                      1,
                                                                                                                                                                                                                                                                      1) "," WORK("kernel", "no launch", 5, 1, 2) "," WORK("cuda_runtime", "launch", 25, 1,
                                                                                                                                                                                                                                                                                                                           3) "," WORK("kernel", "in the gap", 5, 1, 3) "]");
    static const struct {
        const char *name, *category;
        int64_t step; /* 0: none */
    } expected[] = {{"first", "cpu_op", 1},
                    {"end", "cpu_op", 2},
                    {"gap", "cpu_op", 0},
                    {"outer", "cpu_op", 3},
                    {"inner", "cpu_op", 4},
                    {"again", "cpu_op", 3},
                    {"equal", "cpu_op", 6},
                    {"zero", "cpu_op", 0},
                    {"neither", "gpu_user_annotation", 2},
                    {"late", "kernel", 1},
                    {"no launch", "kernel", 0},
                    {"in the gap", "kernel", 0}};

    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
        assert_non_null(find_cell(recording, 0, expected[i].name, expected[i].category));
        for (uint32_t step = 1; step < recording->step_count; step++) {
            bool there = find_cell(recording, step, expected[i].name,
                                   expected[i].category) != NULL;
            if (there != (recording->steps[step].number == expected[i].step))
                fail_msg("%s in step %d", expected[i].name,
                         (int)recording->steps[step].number);
        }
    }
    assert_int_equal(recording->quality.device_rows_without_step, 2);
    assert_int_equal(find_step(recording, 7)->dur, 0);
}

/* Rows of one number are one sample; its window is their union. */
static void test_repeated(void **state)
{
    (void)state;
    RECORDING recording =
        read_text("[" STEP(1, 40, 10) "," STEP(1, 0, 10) "," STEP(1, 5, 10) "," STEP(
            2, 12, 20) "," WORK("kernel", "k", 8, 40,
                                1) "," WORK("kernel", "ncclKernel", 0, 4,
                                            1) "," WORK("gpu_memcpy", "Memcpy", 2, 4,
                                                        1) "," WORK("gpu_memcpy",
                                                                    "Memcpy", 47, 100,
                                                                    1) "]");
    const struct trace_step *one = find_step(recording, 1),
                            *two = find_step(recording, 2);

    assert_int_equal(recording->step_count, 3);
    assert_int_equal(one->ts, 0);
    assert_int_equal(one->dur, NS(25)); /* [0, 15) and [40, 50) */
    assert_int_equal(one->compute, NS(7 + 8));
    assert_int_equal(one->exposed_communication, NS(4));
    assert_int_equal(one->exposed_memory, NS(2 + 2));
    assert_int_equal(one->idle, NS(2));
    assert_int_equal(two->dur, NS(20));
    assert_int_equal(two->compute, NS(20));
    assert_int_equal(two->idle, 0);
}

/* Compute hides communication hides memory, whatever device and stream they run on; rows
 * that are neither count for nothing. */
static void test_several_devices(void **state)
{
    (void)state;
    RECORDING recording = read_text("[" STEP(
        1, 0, 100) ","
                   "{\"cat\":\"kernel\",\"name\":\"gemm\",\"ts\":10,\"dur\":10,\"args\":{"
                   "\"device\":0}},"
                   "{\"cat\":\"kernel\",\"name\":\"gemm\",\"ts\":15,\"dur\":10,\"args\":{"
                   "\"device\":1}},"
                   "{\"cat\":\"collective_comm\",\"name\":\"x\",\"ts\":20,\"dur\":20,"
                   "\"args\":{\"device\":1}},"
                   "{\"cat\":\"gpu_memcpy\",\"name\":\"c\",\"ts\":38,\"dur\":4,\"args\":{"
                   "\"device\":0}},"
                   "{\"cat\":\"cuda_sync\",\"name\":\"s\",\"ts\":0,\"dur\":100,\"args\":{"
                   "\"device\":0}},"
                   "{\"cat\":\"gpu_user_annotation\",\"name\":\"a\",\"ts\":0,\"dur\":100}"
                   "]");
    const struct trace_step *step = find_step(recording, 1);

    assert_true(step->has_parts);
    assert_int_equal(step->compute, NS(15));
    assert_int_equal(step->exposed_communication, NS(15));
    assert_int_equal(step->exposed_memory, NS(2));
    assert_int_equal(step->idle, NS(100 - 32));
    assert_int_equal(recording->quality.device_rows_without_step, 4);
}

static void test_host_only(void **state)
{
    (void)state;
    RECORDING recording = read_text("[" STEP(1, 0, 100) "," ROW(
        "cpu_op", "a", 0, 10) "," ROW("cuda_sync", "s", 0, 10) "]");

    assert_int_equal(find_step(recording, 1)->dur, NS(100));
    assert_false(find_step(recording, 1)->has_parts);
    assert_false(recording->steps[0].has_parts);
}

/* The last launch of a number wins, even after the device row, even one of a driver. */
static void test_launches(void **state)
{
    (void)state;
    RECORDING recording = read_text("[" WORK(
        "kernel", "k", 50, 1, 7) "," WORK("cuda_runtime", "a", 1,
                                          1, 7) "," WORK("cuda_driver", "b", 2, 1, 7) "," WORK("cpu_op",
                                                                                               "c", 3, 1, 7) "," WORK("kernel", "big", 50, 1, 9007199254740993) "," WORK("xpu_runtime", "d", 1, 1, 9007199254740993) "," WORK("cuda_runtime", "e", 1, 1, 9007199254740992) "," WORK("kernel", "text", 50, 1, "12") "," WORK("cuda_runtime",
                                                                                                                                                                                                                                                                                                                            "f",
                                                                                                                                                                                                                                                                                                                            1, 1, 12) "," WORK("kernel", "none", 50, 1, -1) "," WORK("cuda_runtime",
                                                                                                                                                                                                                                                                                                                                                                                     "g",
                                                                                                                                                                                                                                                                                                                                                                                     1,
                                                                                                                                                                                                                                                                                                                                                                                     1, -1) "," WORK("kernel",
                                                                                                                                                                                                                                                                                                                                                                                                     "zero", 50, 1, 0) "," WORK("mtia_runtime",
                                                                                                                                                                                                                                                                                                                                                                                                                                "h",
                                                                                                                                                                                                                                                                                                                                                                                                                                1,
                                                                                                                                                                                                                                                                                                                                                                                                                                1,
                                                                                                                                                                                                                                                                                                                                                                                                                                0) "," WORK("gpu_user_annotation", "n", 50, 1, 7) "]");
    static const struct {
        uint32_t row, launch;
    } expected[] = {{0, 2}, {4, 5}, {7, 8}, {9, TRACE_NONE}, {11, 12}, {13, TRACE_NONE}};

    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++)
        assert_int_equal(recording->events.link[expected[i].row], expected[i].launch);
}

/* Input shapes and the operator above a launch. */
static void test_launch_shapes(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "[{\"cat\":\"cpu_op\",\"name\":\"aten::mm\",\"pid\":1,\"tid\":1,\"ts\":0,\"dur\":"
        "10,"
        "\"args\":{\"Input Dims\":[[2, 3], [3,4]]}},"
        "{\"cat\":\"cpu_op\",\"name\":\"aten::mm\",\"pid\":1,\"tid\":2,\"ts\":0,\"dur\":"
        "10,"
        "\"args\":{\"Input Dims\":[]}}," WORK("cuda_runtime", "launch", 5, 1, 1) "," WORK(
            "kernel", "gemm", 20, 3,
            1) ","
               "{\"cat\":\"cuda_runtime\",\"name\":\"launch\",\"pid\":1,\"tid\":2,\"ts\":"
               "5,\"dur\":1,"
               "\"args\":{\"correlation\":2}}," WORK("kernel", "gemm", 30, 4, 2) "," WORK(
                   "kernel", "gemm", 40, 5,
                   3) "," WORK("cuda_runtime", "launch", 50, 1,
                               4) "," WORK("kernel", "gemm", 60, 6,
                                           4) "," WORK("kernel", "gemm", 70, 7, 1) "]");

    assert_int_equal(recording->launch_shape_count, 3);
    for (uint32_t i = 0; i < 3; i++) {
        const struct trace_launch_shape *entry = &recording->launch_shapes[i];

        if (entry->operator_name == TRACE_NONE) {
            assert_int_equal(entry->shape, TRACE_NONE);
            assert_int_equal(entry->total, NS(5 + 6)); /* no launch, no operator */
        } else if (entry->shape == TRACE_NONE) {
            assert_int_equal(entry->total, NS(4));
        } else {
            assert_string_equal(strings_text(&recording->names, entry->operator_name),
                                "aten::mm");
            assert_string_equal(strings_text(&recording->shapes, entry->shape),
                                "[[2, 3], [3,4]]");
            assert_int_equal(entry->total, NS(3 + 7));
        }
    }
}

/* The whole file is summed from its steps: more time than int64 holds stays at its end
 * there, too, while none of the steps has so much; on one thread as on two. */
static void test_endless_sum_of_steps(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    struct error error;
    const int64_t day = (int64_t)86400 * 1000000000;

    buffer_append_text(&text, "[" STEP(1, 0, 1) "," STEP(2, 10, 1));
    for (int i = 0; i < 60000; i++) {
        add_event(&text, "cpu_op", "o", 1, i + 2, "0", "864e8", NULL);
        add_event(&text, "cpu_op", "o", 1, i + 60002, "10", "864e8", NULL);
        if (i % 2 == 0)
            add_event(&text, "cpu_op", "few", 1, i + 120002, i % 4 == 0 ? "5" : "0", "3",
                      NULL);
    }
    buffer_append_char(&text, ']');
    assert_false(buffer_failed(&text));
    for (int two_threads = 0; two_threads < 2; two_threads++) {
        RECORDING recording = NULL;

        assert_int_equal(try_bytes(text.bytes, text.length, NULL, &recording, &error), 0);
        assert_int_equal(trace_resolve_with(recording, two_threads, NULL, &error), 0);
        assert_int_equal(recording->step_count, 3);
        for (uint32_t step = 0; step < 3; step++) {
            const struct trace_cell *cell = find_cell(recording, step, "o", "cpu_op");

            assert_int_equal(cell->count, step == 0 ? 120000 : 60000);
            assert_int_equal(cell->total, step == 0 ? INT64_MAX : 60000 * day);
            assert_int_equal(cell->self, step == 0 ? INT64_MAX : 60000 * day);
            assert_true(cell->min == day && cell->max == day);
        }
        /* Half of them in no step. */
        assert_int_equal(find_cell(recording, 0, "few", "cpu_op")->total, NS(30000 * 3));
        assert_int_equal(find_cell(recording, 1, "few", "cpu_op")->total, NS(15000 * 3));
        assert_null(find_cell(recording, 2, "few", "cpu_op"));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_which_rows),
        cmocka_unit_test(test_repeated_numbers),
        cmocka_unit_test(test_only_as_cpu_op),
        cmocka_unit_test(test_no_steps),
        cmocka_unit_test(test_attribution),
        cmocka_unit_test(test_repeated),
        cmocka_unit_test(test_several_devices),
        cmocka_unit_test(test_host_only),
        cmocka_unit_test(test_launches),
        cmocka_unit_test(test_launch_shapes),
        cmocka_unit_test(test_endless_sum_of_steps),
    };

    return cmocka_run_group_tests_name("steps", tests, NULL, NULL);
}
