/* Files of other programs than PyTorch: the names of processes and threads say which rows
 * are device work (docs/semantics.md §2). */
#include "base/error.h"
#include "trace/recording.h"
#include "trace_text.h"

#include <stdio.h>
#include <string.h>

#define FILE_OF(events) "{\"baseTimeNanoseconds\":0,\"traceEvents\":[" events "]}"
#define NAMED(what, pid, tid, name)                                                      \
    "{\"ph\":\"M\",\"name\":\"" what "\",\"pid\":" pid ",\"tid\":" tid                   \
    ",\"args\":{\"name\":\"" name "\"}},"
#define PROCESS(pid, name) NAMED("process_name", pid, "0", name)
#define THREAD(pid, tid, name) NAMED("thread_name", pid, tid, name)
#define ROW(pid, tid, name, ts, dur, args)                                               \
    "{\"ph\":\"X\",\"pid\":" pid ",\"tid\":" tid ",\"name\":\"" name "\",\"ts\":" ts     \
    ",\"dur\":" dur ",\"args\":{" args "}},"
#define END "{}"

/* "name category side device stream" of each row; the side as H, D or N. */
static void expect_rows(const struct trace_recording *recording, const char *const *rows)
{
    char line[256];
    uint32_t row = 0;

    for (; rows[row] != NULL && row < recording->events.count; row++) {
        const struct trace_place *place = row_place(recording, row);

        snprintf(line, sizeof line, "%s %s %c %d %d", row_name(recording, row),
                 row_category(recording, row), "HDN"[row_op(recording, row)->side],
                 place -> device, (int)place -> stream);
        assert_string_equal(line, rows[row]);
    }
    assert_int_equal(row, recording->events.count);
    assert_null(rows[row]);
}

#define XLA_NAMES                                                                        \
    PROCESS("1", "/device:GPU:3")                                                        \
    THREAD("1", "14", "Stream #20(Compute,MemcpyH2D)")                                   \
    THREAD("1", "15", "XLA Ops") THREAD("1", "16", "Steps") PROCESS("701", "/host:CPU")
#define XLA_ROWS                                                                         \
    ROW("701", "9", "command_buffer::execute", "1", "20", "")                            \
    ROW("701", "9", "cuGraphLaunch", "2", "3", "\"correlation_id\":\"25\"")              \
    ROW("1", "14", "fusion", "10", "4", "\"correlation_id\":\"25\",\"hlo_op\":\"a\"")    \
    ROW("1", "15", "fusion", "10", "4", "")                                              \
    ROW("1", "16", "0", "10", "9", "")                                                   \
    ROW("1", "14", "MemcpyH2D", "15", "2", "")                                           \
    ROW("1", "14", "Memset 0", "17", "1", "")                                            \
    ROW("1", "14", "ncclDevKernel_AllReduce", "18", "1", "")

static void expect_xla(const char *text)
{
    static const char *const rows[] = {"command_buffer::execute cpu_op H -1 -1",
                                       "cuGraphLaunch cuda_driver H -1 -1",
                                       "fusion kernel D 3 20",
                                       "MemcpyH2D gpu_memcpy D 3 20",
                                       "Memset 0 gpu_memset D 3 20",
                                       "ncclDevKernel_AllReduce kernel D 3 20",
                                       NULL};
    RECORDING recording = read_text(text);

    expect_rows(recording, rows);
    assert_int_equal(recording->events.link[2], 1);
    assert_int_equal(recording->events.link[3], TRACE_NONE);
    assert_int_equal(row_op(recording, 3)->kind, TRACE_KIND_MEMORY);
    assert_int_equal(row_op(recording, 5)->kind, TRACE_KIND_COMMUNICATION);
    assert_int_equal(note_count(recording, "derived_rows"), 2);
    assert_string_equal(note_example(recording, "derived_rows"),
                        "fusion (pid 1, tid 15)");
    assert_int_equal(note_count(recording, "other_maker"), 4);
    assert_int_equal(recording->quality.kept, 6);
    assert_int_equal(recording->quality.dropped, 0);
    assert_int_equal(recording->steps[0].compute, 4000);
    assert_int_equal(recording->launch_shape_count, 4);
}

static void streams_of_xla_are_device_work(void **state)
{
    (void)state;
    expect_xla(FILE_OF(XLA_NAMES XLA_ROWS END));
    expect_xla(FILE_OF(XLA_ROWS XLA_NAMES END));
}

/* A TPU has no streams; the operations are in one thread. */
static void operations_of_a_tpu_are_device_work(void **state)
{
    static const char *const rows[] = {"fusion.1 kernel D 0 3",
                                       "all-reduce.2 collective_comm D 0 3",
                                       "gather kernel D 0 8", NULL};

    (void)state;
    RECORDING recording = read_text(FILE_OF(
        PROCESS("2", "\\/device:TPU:0") THREAD("2", "1", "Steps")
            THREAD("2", "2", "XLA Modules") THREAD("2", "3", "XLA Ops") THREAD(
                "2", "4", "Async XLA Ops") PROCESS("5", "/device:TPU:0 SparseCore 0")
                THREAD("5", "8", "Sparse Core Ops") PROCESS("6", "/device:CUSTOM:x") ROW(
                    "2", "1", "7", "1", "90", "") ROW("2", "2", "jit_f", "1", "80", "")
                    ROW("2", "3", "fusion.1", "1", "30", "")
                        ROW("2", "4", "copy-start", "1", "70", "")
                            ROW("2", "3", "all-reduce.2", "40", "10", "")
                                ROW("5", "8", "gather", "40", "5", "")
                                    ROW("6", "1", "y", "1", "1", "") END));
    expect_rows(recording, rows);
    assert_int_equal(note_count(recording, "derived_rows"), 4);
    assert_int_equal(recording->steps[0].exposed_communication, 5000);
}

#define HOST_NAMES PROCESS("10", "Python") PROCESS("40", "CANN")
#define NPU_NAME PROCESS("20", "Ascend Hardware")
#define DERIVED_NAME PROCESS("30", "Overlap Analysis")
#define GROUP_NAME PROCESS("50", "Communication")
#define GROUP_THREAD THREAD("50", "0", "Group 0 Communication")
#define PLANE_THREAD THREAD("50", "1", "Plane 0")
#define TRACE_THREAD THREAD("20", "70001", "Step Trace(Model ID:1)")
#define SECOND_NAME PROCESS("60", "Ascend Hardware")
#define NPU_NAMES                                                                        \
    HOST_NAMES NPU_NAME DERIVED_NAME GROUP_NAME GROUP_THREAD PLANE_THREAD TRACE_THREAD   \
        SECOND_NAME
#define OP(name, ts, dur)                                                                \
    "{\"ph\":\"X\",\"cat\":\"cpu_op\",\"pid\":10,\"tid\":10,\"name\":\"" name            \
    "\",\"ts\":\"" ts "\\t\",\"dur\":" dur ",\"args\":{\"Sequence number\":4}},"

static void lanes_of_an_npu_are_device_work(void **state)
{
    static const char *const rows[] = {"ProfilerStep#3 cpu_op H -1 -1",
                                       "aten::mm cpu_op H -1 -1",
                                       "Node@launch privateuse1_runtime H -1 -1",
                                       "MatMulV2 kernel D 0 2",
                                       "EVENT_WAIT npu_sync N 0 2",
                                       "MEMCPY_ASYNC gpu_memcpy D 0 3",
                                       "hcom_allReduce__1 collective_comm D 0 -2",
                                       "hcom_send__1 collective_comm D 0 -11",
                                       "Add kernel D 1 2",
                                       "aten::add cpu_op H -1 -1",
                                       NULL};

    (void)state;
    RECORDING recording = read_text(FILE_OF(
        ROW("30", "0", "Computing", "0", "40", "") OP("ProfilerStep#3", "1", "50")
            OP("aten::mm", "2", "4") ROW("40", "10", "Node@launch", "3", "1",
                                         "\"connection_id\":8")
                ROW("20", "2", "MatMulV2", "10", "5",
                    "\"Task Type\":\"AI_CORE\",\"connection_id\":8")
                    ROW("20", "2", "EVENT_WAIT", "15", "9", "")
                        ROW("20", "3", "MEMCPY_ASYNC", "15", "1", "")
                            ROW("50", "0", "hcom_allReduce__1", "16", "4", "")
                                ROW("50", "1", "Notify_Wait", "16", "2", "")
                                    ROW("50", "9", "hcom_send__1", "21", "1", "")
                                        ROW("20", "70001", "Reduce_1_0", "1", "50", "")
                                            NPU_NAMES ROW("60", "2", "Add", "30", "1", "")
                                                OP("aten::add", "40", "1") END));
    expect_rows(recording, rows);
    assert_int_equal(recording->events.link[3], 2);
    assert_int_equal(note_count(recording, "derived_rows"), 3);
    assert_string_equal(note_example(recording, "derived_rows"),
                        "Computing (pid 30, tid 0)");
    /* What the rows have follows them to their new places. */
    assert_int_equal(recording->first_ns, 1000);
    assert_int_equal(recording->sequence_count, 3);
    assert_int_equal(recording->sequences[1].row, 1);
    assert_int_equal(recording->sequences[2].row, 9);
    assert_int_equal(recording->step_row_count, 1);
    const struct trace_step *step = find_step(recording, 3);
    assert_non_null(step);
    assert_int_equal(step->exposed_communication, 5000);
    assert_int_equal(step->exposed_memory, 1000);
}

static void lanes_of_rocprof_are_device_work(void **state)
{
    static const char *const rows[] = {"hipLaunchKernel cuda_runtime H -1 -1",
                                       "gemm kernel D 2 0", "hcCopy gpu_memcpy D -1 7",
                                       NULL};

    (void)state;
    RECORDING recording = read_text(FILE_OF(
        PROCESS("2", "0 CPU HIP API") PROCESS("1", "1 COPY") PROCESS("8", "2 GPU2") ROW(
            "2", "4", "hipLaunchKernel", "1", "2", "") ROW("8", "0", "gemm", "5", "2", "")
            ROW("1", "7", "hcCopy", "9", "2", "") END));
    expect_rows(recording, rows);
}

/* Names that mean nothing without their program. */
static void other_processes_keep_their_rows(void **state)
{
    static const char *const rows[] = {"a cpu_op H -1 -1", "b cpu_op H -1 -1",
                                       "c cpu_op H -1 -1", "d cpu_op H -1 -1",
                                       "e cpu_op H -1 -1", NULL};

    (void)state;
    RECORDING recording = read_text(FILE_OF(
        PROCESS("1", "CANN") PROCESS("2", "Communication") PROCESS("3", "COPY") PROCESS(
            "4", "/host:CPU") PROCESS("5", "python input") THREAD("5", "1", "Stream #4")
            ROW("1", "1", "a", "1", "1", "") ROW("2", "1", "b", "1", "1", "")
                ROW("3", "1", "c", "1", "1", "") ROW("4", "1", "d", "1", "1", "")
                    ROW("5", "1", "e", "1", "1", "") END));
    expect_rows(recording, rows);
    assert_int_equal(recording->note_count, 0);
}

static void a_device_without_categories_is_told(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        FILE_OF(PROCESS("1", "GPU 0 (gfx942)") ROW("1", "1", "gemm", "1", "1", "")
                    ROW("1", "1", "gemm", "2", "1",
                        "") "{\"ph\":\"X\",\"cat\":\"kernel\",\"pid\":1,"
                            "\"tid\":1,\"name\":\"k\",\"ts\":1,\"dur\":1}"));
    assert_int_equal(note_count(recording, "device_unknown"), 2);
    assert_int_equal(row_op(recording, 0)->side, TRACE_HOST);
    assert_int_equal(row_op(recording, 2)->side, TRACE_DEVICE);
}

static void files_without_events_name_their_program(void **state)
{
    static const struct {
        const char *text, *maker;
    } files[] = {
        {"{\"rocprofiler-sdk-tool\":[{\"metadata\":{\"pid\":1}}]}", "rocprofv3"},
        {"{\"Layers\":[{\"Name\":\"conv\"}],\"Bindings\":[]}", "TensorRT"},
        {"[{\"count\":2},{\"name\":\"conv\",\"timeMs\":1,\"averageMs\":0.5}]",
         "TensorRT"},
        {"[{\"startComputeMs\":1,\"endComputeMs\":2,\"latencyMs\":1}]", "TensorRT"}};

    (void)state;
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        struct error error = {0};

        refuse_bytes(files[i].text, strlen(files[i].text), &error);
        assert_non_null(strstr(error.message, files[i].maker));
        assert_non_null(strstr(error.message, "torch.profiler"));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(streams_of_xla_are_device_work),
        cmocka_unit_test(operations_of_a_tpu_are_device_work),
        cmocka_unit_test(lanes_of_an_npu_are_device_work),
        cmocka_unit_test(lanes_of_rocprof_are_device_work),
        cmocka_unit_test(other_processes_keep_their_rows),
        cmocka_unit_test(a_device_without_categories_is_told),
        cmocka_unit_test(files_without_events_name_their_program),
    };

    return cmocka_run_group_tests_name("lanes", tests, NULL, NULL);
}
