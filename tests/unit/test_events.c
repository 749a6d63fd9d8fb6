/* Small traces made by hand: which events are kept, and what is read of them
 * (docs/semantics.md §2). */
#include "base/error.h"
#include "base/text.h"
#include "trace_text.h"

#include <stdio.h>
#include <string.h>

#define NS(us) ((int64_t)(us)*1000)

static void test_what_is_kept(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "["
        "{\"ph\":\"X\",\"name\":\"a\",\"ts\":1,\"dur\":2},"
        "{\"name\":\"no phase\",\"ts\":1,\"dur\":2},"
        "{\"ph\":\"i\",\"name\":\"any phase\",\"ts\":1,\"dur\":0},"
        "{\"ph\":\"M\",\"name\":\"process_name\",\"ts\":1},"
        "{\"ph\":\"s\",\"cat\":\"ac2g\",\"ts\":1},"
        "{\"ph\":\"C\",\"name\":\"counter\",\"ts\":1,\"args\":{\"dur\":3}},"
        "{\"ph\":\"X\",\"cat\":\"Trace\",\"name\":\"PyTorch Profiler "
        "(0)\",\"ts\":1,\"dur\":2},"
        "{\"ph\":\"X\",\"cat\":\"trace\",\"name\":\"t\"},"
        "{\"ph\":\"X\",\"name\":\"no dur\",\"ts\":1},"
        "{\"ph\":\"X\",\"name\":\"no ts\",\"dur\":1},"
        "{\"ph\":\"X\",\"name\":\"text\",\"ts\":\"soon\",\"dur\":1},"
        "{\"ph\":\"X\",\"name\":\"neg\",\"ts\":5,\"dur\":-0.5},"
        "{\"ph\":\"X\",\"name\":\"day\",\"ts\":6,\"dur\":86400000000},"
        "{\"ph\":\"X\",\"name\":\"more\",\"ts\":7,\"dur\":86400000000.001},"
        "{\"ph\":\"X\",\"name\":\"236 years\",\"ts\":7,\"dur\":7443964800000000},"
        "{\"ph\":\"X\",\"name\":\"endless\",\"ts\":7,\"dur\":1e300},"
        "{\"ph\":\"X\",\"name\":\"backwards\",\"ts\":8,\"dur\":-1e300},"
        "{\"ph\":\"X\",\"name\":\"far\",\"ts\":1e300,\"dur\":1},"
        "null, 7, \"x\", [], {}"
        "]");

    assert_quality(recording, 6, 2, 4, 7, 6);
    assert_int_equal(note_count(recording, "negative_duration"), 2);
    assert_int_equal(note_count(recording, "duration_over_24h"), 3);
    assert_int_equal(note_count(recording, "time_out_of_range"), 1);
    assert_int_equal(note_count(recording, "event_invalid"), 7);
    assert_non_null(strstr(note_example(recording, "negative_duration"), "neg"));
    assert_string_equal(row_name(recording, 2), "any phase");
    assert_int_equal(recording->events.dur[3], 0);
    assert_int_equal(recording->events.dur[4], NS(86400000000));
    assert_int_equal(recording->events.dur[5], 0);
    assert_int_equal(recording->first_ns, 1000);
}

static void test_times(void **state)
{
    (void)state;
    static const struct {
        const char *ts;
        int64_t ns;
    } cases[] = {{"\"12.5\"", 12500},
                 {"1.5e3", 1500000},
                 {"\"1.5E3\"", 1500000},
                 {"0.0015", 2},
                 {"0.0014999", 1},
                 {"-0.0015", -2},
                 {"1700000000123456.7891", 1700000000123456789},
                 {"1700000000123456.7895", 1700000000123456790}};

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char text[200];
        snprintf(text, sizeof text, "[{\"ph\":\"X\",\"ts\":%s,\"dur\":\"0.0015\"}]",
                 cases[i].ts);
        RECORDING recording = read_text(text);
        assert_int_equal(recording->events.ts[0], cases[i].ns);
        assert_int_equal(recording->events.dur[0], 2);
    }
}

static void test_categories(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "["
        "{\"name\":\"k\",\"pid\":\"CUDA functions\",\"tid\":\"stream "
        "7\",\"ts\":1,\"dur\":2},"
        "{\"name\":\"o\",\"pid\":\"CPU functions\",\"tid\":0,\"ts\":1,\"dur\":2},"
        "{\"name\":\"n\",\"cat\":null,\"pid\":\"CUDA functions\",\"ts\":1,\"dur\":2},"
        "{\"name\":\"c\",\"cat\":\"Kernel\",\"pid\":\"CPU "
        "functions\",\"ts\":1,\"dur\":2},"
        "{\"name\":\"r\",\"cat\":\"Runtime\",\"ts\":1,\"dur\":2},"
        "{\"name\":\"x\",\"cat\":\"xpu_runtime\",\"ts\":1,\"dur\":2},"
        "{\"name\":\"h\",\"cat\":\"hpu_op\",\"ts\":1,\"dur\":2},"
        "{\"name\":\"s\",\"cat\":\"xpu_sync\",\"ts\":1,\"dur\":2},"
        "{\"name\":\"cc\",\"cat\":\"collective_comm\",\"ts\":1,\"dur\":2},"
        "{\"name\":\"e\",\"cat\":\"user\\u005fannotation\",\"ts\":1,\"dur\":2}"
        "]");
    static const struct {
        const char *category;
        enum trace_side side;
        enum trace_kind kind;
    } expected[] = {{"kernel", TRACE_DEVICE, TRACE_KIND_COMPUTATION},
                    {"cpu_op", TRACE_HOST, TRACE_KIND_NONE},
                    {"kernel", TRACE_DEVICE, TRACE_KIND_COMPUTATION},
                    {"kernel", TRACE_DEVICE, TRACE_KIND_COMPUTATION},
                    {"cuda_runtime", TRACE_HOST, TRACE_KIND_NONE},
                    {"xpu_runtime", TRACE_HOST, TRACE_KIND_NONE},
                    {"hpu_op", TRACE_HOST, TRACE_KIND_NONE},
                    {"xpu_sync", TRACE_NEITHER, TRACE_KIND_NONE},
                    {"collective_comm", TRACE_DEVICE, TRACE_KIND_COMMUNICATION},
                    {"user_annotation", TRACE_HOST, TRACE_KIND_NONE}};

    assert_quality(recording, 10, 0, 0, 0, 0);
    for (uint32_t row = 0; row < 10; row++) {
        assert_string_equal(row_category(recording, row), expected[row].category);
        assert_int_equal(row_op(recording, row)->side, expected[row].side);
        assert_int_equal(row_op(recording, row)->kind, expected[row].kind);
    }
    assert_string_equal(row_pid(recording, 0), "CUDA functions");
    assert_string_equal(row_tid(recording, 0), "stream 7");
    assert_string_equal(row_pid(recording, 4), "");
}

/* More categories than are kept apart: the rest is pooled, and said. */
static void test_many_categories(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    buffer_append_char(&text, '[');
    for (int i = 0; i < 1000; i++) {
        char category[20];

        snprintf(category, sizeof category, "category%d", i);
        add_event(&text, i == 0 ? "kernel" : category, "x", 1, 1, "1", "2", NULL);
    }
    buffer_append_char(&text, ']');
    RECORDING recording = read_text(text.bytes);
    assert_quality(recording, 1000, 0, 0, 0, 0);
    assert_string_equal(row_category(recording, 0), "kernel");
    assert_string_equal(row_category(recording, 200), "category200");
    /* What is pooled is host work of no known sort, not that of the first category. */
    assert_string_equal(row_category(recording, 999), "other");
    assert_int_equal(row_op(recording, 999)->side, TRACE_HOST);
    assert_in_range(note_count(recording, "too_many_categories"), 1, 1000);
}

static void test_arguments(void **state)
{
    (void)state;
    enum { STREAM = 1, CORRELATION = 2 };
    static const struct {
        const char *args;
        int device;
        int64_t stream, correlation; /* INT64_MIN: none */
        unsigned wide;               /* STREAM | CORRELATION */
    } cases[] = {
        {"\"device\":0,\"stream\":7,\"correlation\":12", 0, 7, 12, 0},
        {"\"device\":1,\"stream\":\"7\",\"correlation\":\"12\"", 1, 7, 12, 0},
        {"\"stream\":\"0x1F\"", -1, 31, INT64_MIN, 0},
        {"\"stream\":4294967295", -1, 4294967295, INT64_MIN, 0},
        {"\"correlation\":-1", -1, -1, INT64_MIN, 0},
        {"\"correlation\":\"-1\"", -1, -1, INT64_MIN, 0},
        {"\"correlation\":0", -1, -1, 0, 0},
        {"\"correlation\":-7", -1, -1, -7, 0},
        {"\"correlation\":9223372036854775807", -1, -1, INT64_MAX, 0},
        {"\"correlation\":9223372036854775809", -1, -1, INT64_MIN + 1, CORRELATION},
        {"\"correlation\":18446744073709551615", -1, -1, -1, CORRELATION},
        {"\"correlation\":\"18446744073709551615\"", -1, -1, -1, CORRELATION},
        {"\"correlation\":18446744073709551616", -1, -1, INT64_MIN, 0},
        {"\"correlation\":-9223372036854775809", -1, -1, INT64_MIN, 0},
        {"\"correlation\":7.0", -1, -1, 7, 0},
        {"\"correlation\":7e0", -1, -1, 7, 0},
        {"\"correlation\":\" 7\\t\"", -1, -1, 7, 0},
        {"\"correlation\":\"7.0\"", -1, -1, INT64_MIN, 0},
        {"\"correlation\":true", -1, -1, INT64_MIN, 0},
        {"\"correl\\u0061tion\":\"\\u0037\"", -1, -1, 7, 0},
        {"\"stream\":\"0xffffffffffffffff\"", -1, -1, INT64_MIN, STREAM},
        {"\"stream\":18446744073709551609", -1, -7, INT64_MIN, STREAM},
        {"\"\\u0073tream\":\"\\n0x1F\"", -1, 31, INT64_MIN, 0},
        {"\"device\":\" 1 \",\"stream\":-3", 1, -3, INT64_MIN, 0},
        {"\"device\":2.0", 2, -1, INT64_MIN, 0},
        {"\"correlation\":7.5", -1, -1, INT64_MIN, 0},
        {"\"correlation\":\"0x10\"", -1, -1, INT64_MIN, 0},
        {"\"device\":\"1\"", 1, -1, INT64_MIN, 0},
        {"\"device\":-3", -3, -1, INT64_MIN, 0},
        {"\"device\":4294967296", -1, -1, INT64_MIN, 0},
        {"\"stream\":null,\"device\":true", -1, -1, INT64_MIN, 0},
        {"\"nested\":{\"stream\":5,\"correlation\":6}", -1, -1, INT64_MIN, 0},
        {"\"stream\":1,\"stream\":2", -1, 2, INT64_MIN, 0},
        {"\"stream\":1,\"stream\":\"x\"", -1, -1, INT64_MIN, 0},
        {"", -1, -1, INT64_MIN, 0}};

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
        buffer_append_char(&text, '[');
        add_event(&text, "kernel", "k", 0, 7, "1", "2", cases[i].args);
        buffer_append_char(&text, ']');
        RECORDING recording = read_text(text.bytes);
        if (row_place(recording, 0)->device != cases[i].device ||
            row_place(recording, 0)->stream != cases[i].stream ||
            row_correlation(recording, 0) != cases[i].correlation ||
            row_place(recording, 0)->stream_is_wide != ((cases[i].wide & STREAM) != 0) ||
            trace_correlation_is_wide(recording, 0) !=
                ((cases[i].wide & CORRELATION) != 0))
            fail_msg("%s: device %d, stream %d, correlation %d", cases[i].args,
                     (int)row_place(recording, 0)->device,
                     (int)row_place(recording, 0)->stream,
                     (int)row_correlation(recording, 0));
    }
}

/* Names and values of members, every letter of them spelled with an escape. */
static void test_spelled_members(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "{\"trace\\u0045vents\":["
        "{\"\\u0070h\":\"\\u0058\",\"name\":\"no time\"},"
        "{\"ph\":\"X\",\"c\\u0061t\":\"\\u006be\\u0072nel\",\"n\\u0061me\":\"\\u006b\","
        "\"\\u0074\\u0073\":\"\\u0031\\u002e5\",\"du\\u0072\":2,\"p\\u0069d\":3,\"tid\":"
        "\"\\u0034\","
        "\"\\u0061rgs\":{\"\\u0064evice\":1,\"st\\u0072eam\":\"\\u0030\\u0078f\","
        "\"byte\\u0073\":\"\\u0039\",\"Collective\\u0020name\":\"all\\u0020reduce\"}},"
        "{\"cat\":"
        "\"\\u0075\\u0073\\u0065\\u0072\\u005f\\u0061\\u006e\\u006e\\u006f\\u0074"
        "\\u0061\\u0074\\u0069\\u006f\\u006e\",\"name\":\"Profiler\\u0053tep#7\",\"ts\":"
        "1,"
        "\"dur\":5},"
        "{\"t\\u00e4s\":1,\"\\u0074s\\u0000\":1,\"dur\":1}],"
        "\"distributed\\u0049nfo\":{\"r\\u0061nk\":\" 3\\t\"}}");

    assert_quality(recording, 2, 0, 0, 1, 1);
    assert_string_equal(row_category(recording, 0), "kernel");
    assert_string_equal(row_name(recording, 0), "k");
    assert_string_equal(row_tid(recording, 0), "4");
    assert_int_equal(recording->events.ts[0], 1500);
    assert_int_equal(row_place(recording, 0)->device, 1);
    assert_int_equal(row_place(recording, 0)->stream, 15);
    assert_int_equal(row_copy(recording, 0)->bytes, 9);
    assert_int_equal(row_op(recording, 0)->kind, TRACE_KIND_COMMUNICATION);
    assert_string_equal(row_category(recording, 1), "user_annotation");
    assert_true(recording->has_steps);
    assert_int_equal(recording->rank_source, TRACE_RANK_STATED);
    assert_int_equal(recording->rank, 3);
}

static void test_copies(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "["
        "{\"cat\":\"gpu_memcpy\",\"name\":\"Memcpy DtoD\",\"ts\":1,\"dur\":1,\"args\":{"
        "\"bytes\":4096,\"memory bandwidth (GB/s)\":12.5}},"
        "{\"cat\":\"gpu_memcpy\",\"name\":\"Memcpy DtoD\",\"ts\":2,\"dur\":1,\"args\":{"
        "\"bytes\":\"512\",\"memory bandwidth (GB/s)\":inf}},"
        "{\"cat\":\"gpu_memset\",\"name\":\"Memset\",\"ts\":3,\"dur\":1,\"args\":{"
        "\"memory bandwidth (GB/s)\":NaN}},"
        "{\"cat\":\"gpu_memset\",\"name\":\"Memset\",\"ts\":3,\"dur\":1,\"args\":{"
        "\"memory bandwidth (GB/s)\":\"N/A\"}},"
        "{\"cat\":\"gpu_memset\",\"name\":\"Memset\",\"ts\":3,\"dur\":1,\"args\":{"
        "\"memory bandwidth (GB/s)\":-Infinity}},"
        "{\"cat\":\"cpu_op\",\"name\":\"host\",\"ts\":4,\"dur\":1,\"args\":{\"bytes\":1}}"
        ","
        "{\"cat\":\"gpu_memset\",\"name\":\"Memset\",\"ts\":5,\"dur\":1}"
        "]");

    assert_int_equal(recording->copy_count, 5);
    assert_int_equal(row_copy(recording, 0)->bytes, 4096);
    assert_true(row_copy(recording, 0)->bandwidth - 12.5 == 0);
    assert_int_equal(row_copy(recording, 1)->bytes, 512);
    assert_true(row_copy(recording, 1)->bandwidth - 0 == 0);
    assert_int_equal(row_copy(recording, 2)->bytes, -1);
    assert_true(row_copy(recording, 3)->bandwidth - 0 == 0);
    assert_int_equal(note_count(recording, "bandwidth_not_finite"), 4);
}

static void test_names(void **state)
{
    (void)state;
    RECORDING recording = read_text("["
                                    "{\"name\":\"a\\u0041\",\"ts\":1,\"dur\":1},"
                                    "{\"name\":\"aA\",\"ts\":1,\"dur\":1},"
                                    "{\"name\":\"\\ud800\",\"ts\":1,\"dur\":1},"
                                    "{\"name\":\"\\udc00\",\"ts\":1,\"dur\":1},"
                                    "{\"name\":\"\xFF\",\"ts\":1,\"dur\":1},"
                                    "{\"name\":\"\xFE\",\"ts\":1,\"dur\":1},"
                                    "{\"name\":\"\\u0000\",\"ts\":1,\"dur\":1},"
                                    "{\"name\":7,\"ts\":1,\"dur\":1},"
                                    "{\"ts\":1,\"dur\":1},"
                                    "{\"name\":\"\",\"ts\":1,\"dur\":1},"
                                    "{\"pid\":\"\\u0035\",\"tid\":-1,\"ts\":1,\"dur\":1},"
                                    "{\"pid\":5,\"tid\":\"-1\",\"ts\":1,\"dur\":1}"
                                    "]");
    const struct trace_events *events = &recording->events;

    /* One op however it is spelled; different bytes are different ops. */
    assert_int_equal(events->op[0], events->op[1]);
    for (uint32_t a = 1; a < 8; a++)
        for (uint32_t b = a + 1; b < 9; b++)
            assert_int_not_equal(events->op[a], events->op[b]);
    assert_int_equal(events->op[8], events->op[9]);
    assert_string_equal(row_name(recording, 7), "7");
    assert_string_equal(row_name(recording, 8), "");
    assert_string_equal(row_pid(recording, 10), "5");
    assert_string_equal(row_pid(recording, 11), "5");
    assert_string_equal(row_tid(recording, 10), row_tid(recording, 11));
}

static void test_long_names(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer name = BUFFER(TEXT_MAX);

    while (name.length < TRACE_NAME_MAX - 1)
        buffer_append_text(&name, name.length + 2 < TRACE_NAME_MAX ? "é" : "x");
    assert_int_equal(name.length, TRACE_NAME_MAX - 1);
    buffer_append_char(&text, '[');
    buffer_append_char(&name, 'x');
    add_event(&text, "kernel", name.bytes, 0, 0, "1", "2", NULL); /* just fits */
    buffer_append_text(&name, "y");
    add_event(&text, "kernel", name.bytes, 0, 0, "1", "2", NULL);
    name.bytes[name.length - 1] = 'z';
    add_event(&text, "kernel", name.bytes, 0, 0, "1", "2", NULL);
    for (int i = 0; i < 60000; i++)
        buffer_append_text(&name, "€ ");
    add_event(&text, "kernel", name.bytes, 0, 0, "1", "2", NULL);
    add_event(&text, "kernel", name.bytes, 0, 0, "1", "2", NULL);
    buffer_append_char(&text, ']');
    RECORDING recording = read_text(text.bytes);
    const struct trace_events *events = &recording->events;
    assert_quality(recording, 5, 0, 0, 0, 0);
    assert_int_equal(strlen(row_name(recording, 0)), TRACE_NAME_MAX);
    for (uint32_t row = 1; row < 5; row++) {
        const char *kept = row_name(recording, row);

        assert_in_range(strlen(kept), TRACE_NAME_MAX - 30, TRACE_NAME_MAX);
        assert_true(text_is_utf8(kept, strlen(kept)));
        assert_memory_equal(kept, name.bytes, TRACE_NAME_MAX - 30);
        assert_non_null(strstr(kept, "…#"));
    }
    assert_int_not_equal(events->op[1], events->op[2]); /* the hashes differ */
    assert_int_not_equal(events->op[2], events->op[3]);
    assert_int_equal(events->op[3], events->op[4]);
    assert_true(note_count(recording, "name_too_long") >= 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_kept), cmocka_unit_test(test_times),
        cmocka_unit_test(test_categories),   cmocka_unit_test(test_many_categories),
        cmocka_unit_test(test_arguments),    cmocka_unit_test(test_spelled_members),
        cmocka_unit_test(test_copies),       cmocka_unit_test(test_names),
        cmocka_unit_test(test_long_names),
    };

    return cmocka_run_group_tests_name("events", tests, NULL, NULL);
}
