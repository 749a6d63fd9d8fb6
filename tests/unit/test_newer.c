/* What PyTorch writes since 2.10: categories, graph nodes, instants as complete events,
 * lanes for display only, counters (docs/semantics.md §2, §20). */
#include "base/error.h"
#include "trace/recording.h"
#include "trace_text.h"

#include <string.h>

/* A file of some events. */
#define FILE_OF(events) "{\"baseTimeNanoseconds\":0,\"traceEvents\":[" events "]}"
#define ROW(category, pid, tid, ts, dur, args)                                           \
    "{\"ph\":\"X\",\"cat\":\"" category "\",\"name\":\"" category "\",\"pid\":" pid      \
    ",\"tid\":" tid ",\"ts\":" ts ",\"dur\":" dur ",\"args\":{" args "}}"
#define KERNEL(args) ROW("kernel", "0", "7", "10", "5", args)

static void nodes_of_graphs_and_counters_are_not_work(void **state)
{
    static const char *const categories[] = {"cuda_event",        "graph_event_node",
                                             "graph_host_node",   "mtia_counters",
                                             "hardware_counters", "xpu_scope_profiler"};
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    (void)state;
    buffer_append_text(&text, "[");
    add_event(&text, "kernel", "k", 0, 7, "10", "5", "\"device\":0,\"stream\":7");
    for (size_t i = 0; i < sizeof categories / sizeof categories[0]; i++)
        add_event(&text, categories[i], categories[i], 0, 7, "20", "50",
                  "\"device\":0,\"stream\":7");
    buffer_append_text(&text, "]");
    RECORDING recording = read_text(text.bytes);
    assert_int_equal(recording->events.count, 7);
    assert_int_equal(row_op(recording, 0)->side, TRACE_DEVICE);
    for (uint32_t row = 1; row < 7; row++)
        assert_int_equal(row_op(recording, row)->side, TRACE_NEITHER);
    assert_int_equal(recording->steps[0].compute, 5000);
    assert_int_equal(recording->steps[0].idle, 55000);
}

/* export_chrome_trace(use_python_export=True) */
static void instants_may_be_complete_events(void **state)
{
    (void)state;
    RECORDING recording = read_text(FILE_OF(KERNEL(
        "") ",{\"ph\":\"X\",\"cat\":\"cpu_instant_event\",\"name\":\"[memory]\","
            "\"pid\":1,\"tid\":2,\"ts\":12,\"dur\":0,\"args\":{\"Addr\":16,"
            "\"Bytes\":-512,\"Total Allocated\":64,\"Device Type\":1}},"
            "{\"ph\":\"X\",\"cat\":\"cpu_instant_event\",\"name\":\"[OutOfMemory]\""
            ",\"pid\":1,\"tid\":2,\"ts\":13,\"dur\":0,\"args\":{}}," ROW(
                "cpu_instant_event", "1", "2", "14", "3", "\"Bytes\":1")));
    assert_int_equal(recording->memory_count, 1);
    assert_int_equal(recording->memory_instants[0].ts, 12000);
    assert_int_equal(recording->memory_instants[0].bytes, -512);
    assert_int_equal(recording->memory_instants[0].allocated, 64);
    assert_quality(recording, 2, 0, 0, 0, 2);
}

static void the_original_stream_comes_first(void **state)
{
    static const struct {
        const char *args;
        int64_t stream;
    } cases[] = {{"\"stream\":7,\"original_stream\":20", 20},
                 {"\"original_stream\":20,\"stream\":7", 20},
                 {"\"original_stream\":\"20\",\"stream\":7", 20},
                 {"\"original_stream\":null,\"stream\":7", 7},
                 {"\"stream\":7,\"original_stream\":\"none\"", 7},
                 {"\"original_stream\":20", 20},
                 {"\"stream\":18446744073709551615,\"original_stream\":3", 3},
                 {"\"stream\":7", 7}};
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    (void)state;
    buffer_append_text(&text, "[");
    /* Many times: the reader learns how events are written. */
    for (int round = 0; round < 30; round++)
        for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
            add_event(&text, "kernel", "k", 0, 7, "10", "5", cases[i].args);
    buffer_append_text(&text, "]");
    RECORDING recording = read_text(text.bytes);
    for (uint32_t row = 0; row < recording->events.count; row++) {
        assert_int_equal(row_place(recording, row)->stream, cases[row % 8].stream);
        assert_false(row_place(recording, row)->stream_is_wide);
    }
}

/* Syncs on a lane of their own, text as pid, names of threads, flows between nodes of a
 * graph, arguments twice, those of Triton. */
static void unusual_rows_stay_what_they_are(void **state)
{
    (void)state;
    RECORDING recording = read_text(FILE_OF(
        "{\"ph\":\"M\",\"name\":\"thread_name\",\"pid\":1,\"tid\":2,\"ts\":0,"
        "\"args\":{\"name\":\"thread 2 (pt_autograd_0)\"}}," ROW("cuda_sync", "0", "1000007", "1", "2", "\"stream\":7,\"device\":0,\"cuda_sync_kind\":\"Stream Sync\"") "," ROW(
            "user_annotation", "\"Spans\"", "\"\"", "1", "2",
            "") "," ROW("kernel", "0", "7", "3", "4",
                        "\"device\":0,\"stream\":7,\"correlation\":9,\"priority\":0,"
                        "\"channel\":12,\"channel_type\":\"compute\",\"Seq\":1,"
                        "\"Collective "
                        "name\":\"allreduce\",\"Seq\":1,\"Collective "
                        "name\":\"allreduce\","
                        "\"graph node id\":17179869185") "," ROW("cpu_op", "1", "2", "2",
                                                                 "1",
                                                                 "\"stream\":0,\"kernel_"
                                                                 "backend\":\"triton\","
                                                                 "\"kernel_file\":\"/a/"
                                                                 "b.py\","
                                                                 "\"kernel_kwargs\":{"
                                                                 "\"name\":\"x\","
                                                                 "\"stream\":3}") ",{"
                                                                                  "\"ph\""
                                                                                  ":\"s\""
                                                                                  ",\"id"
                                                                                  "\":"
                                                                                  "109951"
                                                                                  "162777"
                                                                                  "6,"
                                                                                  "\"pid"
                                                                                  "\":0,"
                                                                                  "\"tid"
                                                                                  "\":7,"
                                                                                  "\"ts\""
                                                                                  ":3,"
                                                                                  "\"cat"
                                                                                  "\":"
                                                                                  "\"ac2g"
                                                                                  "\","
                                                                                  "\"name"
                                                                                  "\":"
                                                                                  "\"ac2g"
                                                                                  "\"}"));
    assert_quality(recording, 4, 0, 0, 0, 2);
    assert_int_equal(row_op(recording, 0)->side, TRACE_NEITHER);
    assert_int_equal(row_place(recording, 0)->stream, 7);
    assert_string_equal(row_tid(recording, 0), "1000007");
    assert_string_equal(row_pid(recording, 1), "Spans");
    assert_int_equal(row_op(recording, 2)->kind, TRACE_KIND_COMMUNICATION);
    assert_int_equal(recording->collective_count, 1);
    assert_int_equal(recording->collectives[0].numbers[TRACE_SEQ], 1);
    assert_int_equal(row_op(recording, 3)->side, TRACE_HOST);
}

static void counters_of_other_devices(void **state)
{
    (void)state;
    RECORDING recording = read_text(FILE_OF(ROW(
        "mtia_ccp_events", "2", "5", "3", "4",
        "\"device\":2,\"stream\":5") ",{\"ph\":\"C\",\"cat\":\"mtia_counters\",\"name\":"
                                     "\"util\",\"pid\":2,\"ts\":4,"
                                     "\"args\":{\"read\":1,\"write\":2.5}},"
                                     "{\"ph\":\"C\",\"cat\":\"hardware_counters\","
                                     "\"name\":\"sm__active\","
                                     "\"pid\":\"GPU 1 "
                                     "Counters\",\"tid\":0,\"ts\":4,\"args\":{\"\":7}}"));
    static const char *const names[] = {"util: read", "util: write", "sm__active"};
    static const int32_t devices[] = {2, 2, 1};

    assert_int_equal(recording->counter_count, 3);
    for (int i = 0; i < 3; i++) {
        assert_true(trace_counter_is(recording, &recording->counters[i], names[i]));
        assert_int_equal(recording->counters[i].device, devices[i]);
        assert_int_equal(recording->counters[i].count, 1);
    }
    assert_int_equal(recording->note_count, 0);
}

/* Ascend's exporter writes times as texts that end in a tab. */
static void times_may_have_blanks_around(void **state)
{
    (void)state;
    RECORDING recording = read_text(FILE_OF(
        ROW("cpu_op", "1", "2", "\"1736408883688000.125\\t\"", "\" 2\"",
            "") "," ROW("cpu_op", "1", "2", "\"1736408883688003.5 \"", "\"\\u00094\\n\"",
                        "") "," ROW("cpu_op", "1", "2", "\"1 2\"", "1", "")));
    assert_quality(recording, 2, 0, 0, 1, 0);
    assert_true(recording->events.ts[0] == 1736408883688000125);
    assert_true(recording->events.ts[1] == 1736408883688003500);
    assert_int_equal(recording->events.dur[0], 2000);
    assert_int_equal(recording->events.dur[1], 4000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nodes_of_graphs_and_counters_are_not_work),
        cmocka_unit_test(instants_may_be_complete_events),
        cmocka_unit_test(the_original_stream_comes_first),
        cmocka_unit_test(unusual_rows_stay_what_they_are),
        cmocka_unit_test(counters_of_other_devices),
        cmocka_unit_test(times_may_have_blanks_around),
    };

    return cmocka_run_group_tests_name("newer", tests, NULL, NULL);
}
