/* Events of phase C become series of samples (docs/semantics.md §20), and their means
 * over time. */
#include "base/error.h"
#include "trace/recording.h"
#include "trace_text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define C "{\"ph\":\"C\",\"pid\":"
#define GPU0 C "\"GPU 0 Counters\",\"name\":\"SM Clock (MHz)\",\"ts\":"

static const struct trace_counter *find(const struct trace_recording *recording,
                                        const char *name)
{
    for (uint32_t i = 0; i < recording->counter_count; i++)
        if (trace_counter_is(recording, &recording->counters[i], name))
            return &recording->counters[i];
    fail_msg("no counter %s", name);
    return NULL;
}

static const struct trace_note *note(const struct trace_recording *recording,
                                     const char *kind)
{
    static const struct trace_note none = {0};

    for (uint32_t i = 0; i < recording->note_count; i++)
        if (strcmp(recording->notes[i].kind, kind) == 0)
            return &recording->notes[i];
    return &none;
}

/* "ts value, " of each sample, after the base time. */
static const char *samples(const struct trace_recording *recording, const char *name)
{
    static char text[256];
    const struct trace_counter *counter = find(recording, name);
    size_t length = 0;

    for (uint32_t i = 0; i < counter->count; i++) {
        const struct trace_sample *sample = &recording->samples[counter->first + i];

        length += (size_t)snprintf(text + length, sizeof text - length, "%lld %g, ",
                                   (long long)sample->ts, sample->value);
    }
    return text;
}

/* ---- reading ---- */

static void samples_are_series_in_order_of_time(void **state)
{
    RECORDING recording = read_text(
        "{\"baseTimeNanoseconds\":1000000,\"traceEvents\":["
        "{\"ph\":\"X\",\"cat\":\"kernel\",\"name\":\"k\",\"pid\":3,\"tid\":7,\"ts\":1,"
        "\"dur\":2,\"args\":{\"device\":3,\"stream\":7}}," GPU0
        "20.5,\"args\":{\"\":1455.0}}," GPU0 "10,\"args\":{\"\":1335}}," GPU0
        "20.5,\"args\":{\"\":1.5e3}},"
        "{\"ph\":\"C\",\"cat\":\"mtia_counters\",\"pid\":3,\"tid\":0,\"ts\":5,\"name\":"
        "\"u\\u0073e\",\"args\":{\"a\":1,\"text\":\"}\\\"\",\"b\\\"\":-2,\"list\":[7,{}]}"
        "}," C "77,\"ts\":6,\"name\":\"only\",\"args\":{ \"key\" : 0.25 }}," C
        "\"GPU  Counters\",\"ts\":6,\"name\":\"odd\",\"args\":{\"\":1}}," C
        "\"GPU 12 Counters\",\"ts\":6,\"name\":\"other\",\"args\":{\"\":1}}]}");

    (void)state;
    assert_int_equal(recording->counter_count, 6);
    assert_string_equal(samples(recording, "SM Clock (MHz)"),
                        "1010000 1335, 1020500 1455, 1020500 1500, ");
    assert_int_equal(find(recording, "SM Clock (MHz)")->device, 0);
    assert_string_equal(samples(recording, "use: a"), "1005000 1, ");
    assert_string_equal(samples(recording, "use: b\""), "1005000 -2, ");
    assert_int_equal(find(recording, "use: a")->device, 3); /* the pid of a device */
    assert_string_equal(samples(recording, "only"), "1006000 0.25, ");
    assert_int_equal(find(recording, "only")->device, -1);
    assert_int_equal(find(recording, "odd")->device, -1);
    assert_int_equal(find(recording, "other")->device, 12);
    assert_int_equal(recording->note_count, 0);
    assert_quality(recording, 1, 0, 0, 0, 7);
}

static void what_is_no_value_is_counted(void **state)
{
    RECORDING recording =
        read_text("[" GPU0 "1,\"args\":{\"\":NaN}}," GPU0
                  "2,\"args\":{\"\":null,\"b\":3}}," GPU0 "3,\"args\":{\"\":\"4\"}}," GPU0
                  "4,\"args\":{}}," GPU0 "5}," GPU0 "6,\"args\":7}," GPU0
                  "\"x\",\"args\":{\"\":8}}," GPU0 "1e30,\"args\":{\"\":9}}," GPU0
                  "9,\"args\":{\"\":1e999}}," GPU0 "10,\"args\":{\"\":10}},"
                  "{\"ph\":\"i\",\"name\":\"no counter\",\"ts\":1,\"args\":{\"\":1}}]");
    const struct trace_note *invalid = note(recording, "counter_invalid");

    (void)state;
    assert_int_equal(invalid->count, 9);
    assert_string_equal(invalid->example,
                        "byte 1: SM Clock (MHz) has no usable time or value");
    assert_int_equal(recording->sample_count, 2);
    assert_string_equal(samples(recording, "SM Clock (MHz)"), "10000 10, ");
    assert_string_equal(samples(recording, "SM Clock (MHz): b"), "2000 3, ");
}

static void there_are_no_more_than_a_limit(void **state)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    (void)state;
    buffer_append_text(&text, "[");
    for (uint32_t i = 0; i < TRACE_COUNTERS_MAX + 3; i++)
        buffer_printf(&text, "%s" C "1,\"ts\":1,\"name\":\"c%u\",\"args\":{\"\":1}}",
                      i == 0 ? "" : ",", i);
    buffer_append_text(&text, "," C "1,\"ts\":2,\"name\":\"c7\",\"args\":{\"\":2}}]");
    RECORDING recording = read_bytes(text.bytes, text.length);
    assert_int_equal(recording->counter_count, TRACE_COUNTERS_MAX);
    assert_int_equal(note(recording, "counters_cut")->count, 3);
    assert_string_equal(samples(recording, "c7"), "1000 1, 2000 2, ");
}

/* ---- means ---- */

#define S ((int64_t)1000000000)

static double mean(const struct trace_recording *recording, int64_t start, int64_t end,
                   int64_t *known)
{
    return trace_counter_mean(recording, &recording->counters[0], start, end, known);
}

static void a_value_holds_until_the_next(void **state)
{
    struct trace_sample list[] = {{.ts = S, .value = 10},
                                  {.ts = 2 * S, .value = 20},
                                  {.ts = 2 * S, .value = 30},
                                  {.ts = 7 * S, .value = 40}};
    struct trace_counter counter = {.count = 4};
    struct trace_recording recording = {
        .counters = &counter, .counter_count = 1, .samples = list, .sample_count = 4};
    int64_t known;

    (void)state;
    trace_counters_sum(&recording);
    assert_true(isnan(mean(&recording, 0, S, &known)));
    assert_int_equal(known, 0);
    assert_true(mean(&recording, 0, 3 * S / 2, &known) == 10);
    assert_int_equal(known, S / 2);
    assert_true(mean(&recording, S, 3 * S, &known) == 20);
    assert_int_equal(known, 2 * S);
    assert_true(isnan(mean(&recording, 4 * S, 7 * S, &known))); /* too old */
    assert_true(mean(&recording, 3 * S, 8 * S, &known) == 35);
    assert_int_equal(known, 2 * S);
    assert_true(mean(&recording, 8 * S, 20 * S, &known) == 40);
    assert_int_equal(known, S);
    assert_true(isnan(mean(&recording, 2 * S, 2 * S, &known)));
    assert_true(isnan(mean(&recording, 9 * S, 20 * S, &known)));
}

/* Sums over many samples at once give what adding each gives. */
static void many_samples_add_up(void **state)
{
    enum { COUNT = 3000 };
    static struct trace_sample list[COUNT];
    struct trace_counter counter = {.count = COUNT};
    struct trace_recording recording = {
        .counters = &counter, .counter_count = 1, .samples = list, .sample_count = COUNT};
    struct chance chance = {5};

    (void)state;
    for (int i = 0; i < COUNT; i++)
        list[i] = (struct trace_sample){
            .ts = i == 0
                      ? 0
                      : list[i - 1].ts + (int64_t)chance_below(&chance, 3 * (unsigned)S),
            .value = chance_below(&chance, 1000)};
    trace_counters_sum(&recording);
    for (int round = 0; round < 300; round++) {
        int64_t start = list[chance_below(&chance, COUNT)].ts - 5;
        int64_t end = start + (int64_t)chance_below(&chance, COUNT) * S, known;
        int64_t time = 0;
        double sum = 0;

        for (int i = 0; i < COUNT; i++) {
            int64_t to = list[i].ts + 2 * S, from = list[i].ts;

            to = i + 1 < COUNT && list[i + 1].ts < to ? list[i + 1].ts : to;
            to = to > end ? end : to;
            from = from < start ? start : from;
            time += to > from ? to - from : 0;
            sum += to > from ? list[i].value * (double)(to - from) : 0;
        }
        double result = mean(&recording, start, end, &known);
        assert_int_equal(known, time);
        assert_true(time == 0 ? isnan(result)
                              : fabs(result - sum / (double)time) < 1e-9 * result + 1e-9);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(samples_are_series_in_order_of_time),
        cmocka_unit_test(what_is_no_value_is_counted),
        cmocka_unit_test(there_are_no_more_than_a_limit),
        cmocka_unit_test(a_value_holds_until_the_next),
        cmocka_unit_test(many_samples_add_up),
    };

    return cmocka_run_group_tests_name("counters", tests, NULL, NULL);
}
