/* The kept arguments, read from a trace. */
#include "base/error.h"
#include "kept_text.h"
#include "trace_text.h"

#include <stdio.h>
#include <string.h>

/* An event: a row of the host or of a device, or an instant `[memory]`, whose `name` is
 * its time as the file has it. */
enum sort { NO_EVENT, HOST, KERNEL, RANGE, INSTANT };
struct given {
    enum sort sort;
    const char *name, *arguments;
};

static void put_event(struct buffer *out, const struct given *event)
{
    const char *name = event->name, *arguments = event->arguments;

    if (event->sort == HOST)
        add_event(out, "cpu_op", name, 1, 2, "1", "2", arguments);
    else if (event->sort == RANGE)
        add_event(out, "cuda_profiler_range", name, 1, 2, "1", "2", arguments);
    else if (event->sort == KERNEL)
        add_event(out, "kernel", name, 0, 7, "3", "2", arguments);
    else
        buffer_printf(out,
                      "{\"ph\":\"i\",\"cat\":\"cpu_instant_event\",\"name\":"
                      "\"[memory]\",\"s\":\"t\",\"pid\":1,\"tid\":2,\"ts\":%s,"
                      "\"args\":{%s}}",
                      name, arguments);
}

/* The events up to NO_EVENT as a trace. */
static void put_events(struct buffer *out, const struct given *events)
{
    buffer_append_text(out, "{\"baseTimeNanoseconds\":1000,\"traceEvents\":[");
    for (const struct given *event = events; event->sort != NO_EVENT; event++) {
        if (event > events && event->sort == INSTANT)
            buffer_append_char(out, ',');
        put_event(out, event);
    }
    buffer_append_text(out, "]}");
}

static void expect_kept(const struct given *events, const char *expected)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer kept = BUFFER(TEXT_MAX);

    put_events(&text, events);
    RECORDING recording = read_text(text.bytes);
    kept_text(recording, &kept);
    assert_string_equal(kept.length == 0 ? "" : kept.bytes, expected);
}

static void sequence_numbers(void **state)
{
    static const struct given events[] = {
        {HOST, "a", "\"Sequence number\":12,\"Fwd thread id\":0"},
        {HOST, "a", "\"Fwd thread id\":3,\"Sequence number\":\"13\""},
        {HOST, "a", "\"Sequence number\":1e3"},
        {HOST, "a",
         "\"Sequence number\":9223372036854775807,\"Fwd thread "
         "id\":18446744073709551615"},
        {HOST, "a", "\"Sequence number\":4,\"Fwd thread id\":\"x\""},
        {HOST, "a", "\"Sequence number\":5,\"Sequence number\":6"},
        {NO_EVENT, NULL, NULL}};

    (void)state;
    expect_kept(events, "sequence 0 12 0\n"
                        "sequence 1 13 3\n"
                        "sequence 2 1000 0\n"
                        "sequence 3 9223372036854775807 4294967295\n"
                        "sequence 4 4 0\n"
                        "sequence 5 6 0\n");
}

/* Missing, negative, no whole number, too large, of a device row. */
static void odd_sequence_numbers(void **state)
{
    static const struct given events[] = {
        {HOST, "a", "\"Fwd thread id\":3"},
        {HOST, "a", "\"Sequence number\":-1"},
        {HOST, "a", "\"Sequence number\":7.5"},
        {HOST, "a", "\"Sequence number\":\"7.0\""},
        {HOST, "a", "\"Sequence number\":[7]"},
        {HOST, "a", "\"Sequence number\":null"},
        {HOST, "a", "\"Sequence number\":9223372036854775808"},
        {HOST, "a", "\"Sequence number\":5,\"Sequence number\":true"},
        {KERNEL, "k", "\"Sequence number\":5"},
        {NO_EVENT, NULL, NULL}};

    (void)state;
    expect_kept(events, "");
}

/* The arguments of a range of the profiler are counters, and are kept as they are. */
static void counters_of_ranges(void **state)
{
    static const struct given events[] = {
        {RANGE, "k", "\"a.sum\": 7,\"b\":{\"c\":[1]},\"d\":\"}\\\"\""},
        {RANGE, "k", "\"Input Dims\":[[2]]"},
        {RANGE, "k", NULL},
        {NO_EVENT, NULL, NULL}};

    (void)state;
    expect_kept(events, "inputs 0|-|{\"a.sum\": 7,\"b\":{\"c\":[1]},\"d\":\"}\\\"\"}\n"
                        "inputs 1|-|{\"Input Dims\":[[2]]}\n");
}

static void types_and_concrete_inputs(void **state)
{
    static const struct given events[] = {
        {HOST, "a",
         "\"Input Dims\":[[2]],\"Input type\":[\"float\"],\"Concrete Inputs\":[\"\"]"},
        {HOST, "a", "\"Input type\":[\"float\"]"},
        {HOST, "a", "\"Concrete Inputs\":[\"7\", \"\\u00e9\"]"},
        {HOST, "a", "\"Input Dims\":[],\"Input type\":[],\"Concrete Inputs\":[]"},
        {HOST, "a", "\"Input Dims\":[[2]],\"Input type\":\"float\""},
        {HOST, "a", "\"Input type\":7,\"Concrete Inputs\":{\"a\":[]}"},
        {KERNEL, "k", "\"Input Dims\":[[2]],\"Input type\":[\"float\"]"},
        {NO_EVENT, NULL, NULL}};

    (void)state;
    expect_kept(events, "inputs 0|[\"float\"]|[\"\"]\n"
                        "inputs 1|[\"float\"]|-\n"
                        "inputs 2|-|[\"7\", \"\\u00e9\"]\n"
                        "inputs 4|-|-\n");
}

/* Rows of equal inputs share one entry, whatever is between them. */
static void equal_inputs_are_one(void **state)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    char arguments[100];

    (void)state;
    buffer_append_text(&text, "{\"traceEvents\":[");
    for (unsigned i = 0; i < 30000; i++) {
        snprintf(arguments, sizeof arguments,
                 "\"Input Dims\":[[%u]],\"Input type\":[\"t%u\"],"
                 "\"Concrete Inputs\":[\"%u\"]",
                 i % 3, i / 3 % 5, i / 15 % 700);
        add_event(&text, "cpu_op", "a", 1, 1, "1", "1", arguments);
    }
    buffer_append_text(&text, "]}");
    RECORDING recording = read_text(text.bytes);
    assert_int_equal(recording->inputs_count, 3 * 5 * 700);
    assert_int_equal(recording->shapes.count, 3);
    assert_int_equal(recording->arguments.count, 5 + 700);
    for (uint32_t row = 0; row < 30000; row++) {
        const struct trace_inputs *inputs =
            &recording->inputs[recording->events.link[row]];
        char value[20];

        snprintf(value, sizeof value, "[\"%u\"]", row / 15 % 700);
        assert_string_equal(strings_text(&recording->arguments, inputs->values), value);
        snprintf(value, sizeof value, "[\"t%u\"]", row / 3 % 5);
        assert_string_equal(strings_text(&recording->arguments, inputs->types), value);
    }
}

/* Beyond the bound the shapes stay, and what was there before is still found. */
static void too_many_inputs_are_counted(void **state)
{
    CLEANUP_BUFFER struct buffer text = BUFFER((size_t)256 << 20);
    char arguments[100];
    const unsigned over = 10;

    (void)state;
    buffer_append_text(&text, "{\"traceEvents\":[");
    for (unsigned i = 0; i < TRACE_INPUTS_MAX + over; i++) {
        snprintf(arguments, sizeof arguments,
                 "\"Input Dims\":[[2]],\"Concrete Inputs\":[\"%u\"]", i);
        add_event(&text, "cpu_op", "a", 1, 1, "1", "1", arguments);
    }
    add_event(&text, "cpu_op", "a", 1, 1, "1", "1",
              "\"Input Dims\":[[2]],\"Concrete Inputs\":[\"1\"]");
    buffer_append_text(&text, "]}");
    RECORDING recording = read_text(text.bytes);
    assert_int_equal(recording->inputs_count, TRACE_INPUTS_MAX + 1);
    assert_int_equal(note_count(recording, "inputs_cut"), over);
    const uint32_t *link = recording->events.link;
    assert_int_equal(link[TRACE_INPUTS_MAX + over], link[1]);
    assert_string_equal(row_shape(recording, TRACE_INPUTS_MAX + 1), "[[2]]");
    assert_int_equal(recording->inputs[link[TRACE_INPUTS_MAX + 1]].values, TRACE_NONE);
}

/* Long texts keep their beginning; together they have a bound. */
static void long_texts_are_cut(void **state)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer arguments = BUFFER(TEXT_MAX);

    (void)state;
    buffer_append_text(&text, "{\"traceEvents\":[");
    for (unsigned i = 0; i < 1000; i++) {
        buffer_clear(&arguments);
        buffer_printf(&arguments, "\"Concrete Inputs\":[\"%u", i);
        for (unsigned k = 0; k < (i == 0 ? 20000 : 15000); k++)
            buffer_append_char(&arguments, 'x');
        buffer_append_text(&arguments, "\"]");
        add_event(&text, "cpu_op", "a", 1, 1, "1", "1", arguments.bytes);
    }
    buffer_append_text(&text, "]}");
    RECORDING recording = read_text(text.bytes);
    assert_int_equal(recording->arguments.count, 1000);
    assert_in_range(recording->arguments.arena_length, 1, TRACE_ARGUMENTS_BYTES);
    assert_int_equal(note_count(recording, "arguments_cut"), 1000);
    assert_memory_equal(strings_text(&recording->arguments, 7), "[\"7xxx", 6);
}

#define FACTS                                                                            \
    "\"Collective name\":\"allreduce\",\"Process Group Name\":\"tp\","                   \
    "\"Process Group Ranks\":\"[0, 1]\",\"dtype\":\"Float\",\"In split size\":\"[]\","   \
    "\"Out split size\":\"[1]\",\"Group size\":2,\"In msg nelems\":10,"                  \
    "\"Out msg nelems\":\"11\",\"Seq\":5,\"Comms Id\":13835058055283097600,"             \
    "\"Src Rank\":-1,\"Dst Rank\":1,\"External id\":77"

static void collectives(void **state)
{
    static const struct given events[] = {
        {KERNEL, "k", FACTS},
        {HOST, "record_param_comms", FACTS},
        {KERNEL, "ncclDevKernel_X", "\"External id\":7"},
        {KERNEL, "ncclDevKernel_X", "\"external id\":8"},
        {KERNEL, "ncclDevKernel_X", "\"device\":8"},
        {HOST, "record_param_comms", ""},
        {HOST, "other", FACTS},
        {KERNEL, "k", "\"Seq\":5"},
        {NO_EVENT, NULL, NULL}};

    (void)state;
    expect_kept(events, "collective 0 255 16 2 10 11 5 -4611686018426454016 -1 1 "
                        "77|allreduce|tp|[0, 1]|Float|[]|[1]\n"
                        "collective 1 255 16 2 10 11 5 -4611686018426454016 -1 1 "
                        "77|allreduce|tp|[0, 1]|Float|[]|[1]\n"
                        "collective 2 128 0 0 0 0 0 0 0 0 7|-|-|-|-|-|-\n"
                        "collective 3 128 0 0 0 0 0 0 0 0 8|-|-|-|-|-|-\n");
}

/* Other types than expected. */
static void odd_collectives(void **state)
{
    static const struct given events[] = {
        {HOST, "record_param_comms",
         "\"Collective name\":null,\"Process Group Name\":0,\"Process Group Ranks\":[0, "
         "1],\"dtype\":\"\\u0046\",\"Group size\":\"x\",\"Seq\":1.5,\"Src "
         "Rank\":true,\"In msg nelems\":1e3,\"Dst Rank\":{}"},
        {HOST, "record_param_comms", "\"Seq\":99999999999999999999"},
        {HOST, "record_param_comms",
         "\"Seq\":-9223372036854775808,\"Comms Id\":\"18446744073709551615\""},
        {NO_EVENT, NULL, NULL}};

    (void)state;
    expect_kept(events,
                "collective 0 2 0 0 1000 0 0 0 0 0 0|-|0|[0, 1]|F|-|-\n"
                "collective 2 24 16 0 0 0 -9223372036854775808 -1 0 0 0|-|-|-|-|-|-\n");
}

static void memory(void **state)
{
    static const struct given events[] = {
        {INSTANT, "5",
         "\"Bytes\":1024,\"Addr\":140255988547584,\"Device Type\":1,\"Device "
         "Id\":0,\"Total Allocated\":2048,\"Total Reserved\":4096"},
        {INSTANT, "\"6.5\"",
         "\"Bytes\":\"-1024\",\"Addr\":18446744073709551615,\"Device Type\":0,\"Device "
         "Id\":-1"},
        {INSTANT, "7",
         "\"Bytes\":1,\"Device Type\":4294967296,\"Total Allocated\":\"x\",\"Total "
         "Reserved\":18446744073709551615"},
        {NO_EVENT, NULL, NULL}};

    (void)state;
    expect_kept(events, "memory 6000 1024 140255988547584 2048 4096 1 0 31|1|2\n"
                        "memory 7500 -1024 18446744073709551615 0 0 0 -1 25|1|2\n"
                        "memory 8000 1 0 0 0 -1 -1 0|1|2\n");
}

/* No usable time or bytes. */
static void odd_memory(void **state)
{
    static const struct given events[] = {
        {INSTANT, "\"x\"", "\"Bytes\":1"},
        {INSTANT, "1e300", "\"Bytes\":1"},
        {INSTANT, "1", "\"Bytes\":1.5"},
        {INSTANT, "1", "\"Bytes\":18446744073709551615"},
        {INSTANT, "1", "\"Addr\":1"},
        {NO_EVENT, NULL, NULL}};
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    (void)state;
    put_events(&text, events);
    RECORDING recording = read_text(text.bytes);
    assert_int_equal(recording->memory_count, 0);
    assert_int_equal(note_count(recording, "memory_invalid"), 4);
    assert_int_equal(recording->quality.ignored, 5);
}

/* Another name; a duration; a name with an escape. */
static void which_instants(void **state)
{
    CLEANUP_BUFFER struct buffer kept = BUFFER(TEXT_MAX);

    (void)state;
    RECORDING recording = read_text(
        "[{\"ph\":\"i\",\"name\":\"memory\",\"ts\":1,\"args\":{\"Bytes\":1}},"
        "{\"ph\":\"i\",\"name\":\"[memory]\",\"ts\":1,\"dur\":1,\"args\":{\"Bytes\":1}},"
        "{\"ph\":\"i\",\"name\":\"\\u005bmemory]\",\"ts\":1,\"args\":{\"Bytes\":1}}]");
    kept_text(recording, &kept);
    assert_string_equal(kept.bytes, "memory 1000 1 0 0 0 -1 -1 0||\n");
    assert_int_equal(note_count(recording, "memory_invalid"), 0);
}

/* A file that ends inside an event keeps what came before. */
static void a_cut_file_keeps_what_is_whole(void **state)
{
    static const struct given events[] = {{KERNEL, "k", FACTS},
                                          {INSTANT, "1", "\"Bytes\":3"},
                                          {KERNEL, "k", FACTS},
                                          {NO_EVENT, NULL, NULL}};
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    (void)state;
    put_events(&text, events);
    for (size_t length = text.length - 150; length < text.length - 4; length += 7) {
        RECORDING recording = read_bytes(text.bytes, length);

        assert_int_equal(recording->collective_count, 1);
        assert_int_equal(recording->memory_count, 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sequence_numbers),
        cmocka_unit_test(odd_sequence_numbers),
        cmocka_unit_test(counters_of_ranges),
        cmocka_unit_test(types_and_concrete_inputs),
        cmocka_unit_test(equal_inputs_are_one),
        cmocka_unit_test(too_many_inputs_are_counted),
        cmocka_unit_test(long_texts_are_cut),
        cmocka_unit_test(collectives),
        cmocka_unit_test(odd_collectives),
        cmocka_unit_test(memory),
        cmocka_unit_test(odd_memory),
        cmocka_unit_test(which_instants),
        cmocka_unit_test(a_cut_file_keeps_what_is_whole),
    };

    return cmocka_run_group_tests_name("kept", tests, NULL, NULL);
}
