/* What a recorder says: trace/metadata.h. */
#include "base/error.h"
#include "base/text.h"
#include "trace/metadata.h"
#include "trace/recording.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define RECORDER CLEANUP(recorder_free) struct recorder

static void assert_fact(const struct recorder *recorder, const char *name,
                        const char *value)
{
    const char *found = recorder_fact(recorder, name);

    if (value == NULL) {
        assert_null(found);
        return;
    }
    assert_non_null(found);
    assert_string_equal(found, value);
}

static void everything_is_read(void **state)
{
    RECORDER recorder;

    (void)state;
    assert_true(recorder_read(
        "{\"schemaVersion\":1,\"a\":[\"\\\\\",{\"tracediff\":1}],"
        "\"tracediff\" : {\"version\":1,"
        "\"steps\":{\"before\":2,\"after\":1,\"clock\":\"cuda_event\",\"ms\":[94.5,1,0]},"
        "\"program\":{\"commit\":\"a1b2c3d\",\"dirty\":true,\"diff\":\"ff\"},"
        "\"environment\":{\"torch\":\"2.11.0+cu130\",\"driver\":null,\"flags\":"
        "{\"num_threads\":16,\"cudnn_benchmark\":false,\"compile\":{\"b\":[1],\"a\":2}},"
        "\"variables\":{\"NCCL_ALGO\":\"Ring\",\"TORCHINDUCTOR_X\":\"é\"}},"
        "\"clocks\":{\"sm_mhz\":[1711.5,1335,1980],\"watt\":400}}}",
        &recorder));
    assert_string_equal(recorder.clock, "cuda_event");
    assert_int_equal(recorder.count, 3);
    assert_int_equal(recorder.before, 2);
    assert_int_equal(recorder.after, 1);
    assert_true(recorder.ms[0] == 94.5 && recorder.ms[1] == 1 && recorder.ms[2] == 0);
    assert_int_equal(recorder.fact_count, 13);
    assert_true(recorder.variables);
    assert_int_equal(recorder.left_out, 0);
    assert_fact(&recorder, "program.commit", "a1b2c3d");
    assert_fact(&recorder, "program.dirty", "true");
    assert_fact(&recorder, "environment.torch", "2.11.0+cu130");
    assert_fact(&recorder, "environment.driver", NULL);
    assert_fact(&recorder, "flags.num_threads", "16");
    assert_fact(&recorder, "flags.cudnn_benchmark", "false");
    assert_fact(&recorder, "flags.compile", "{\"a\":2,\"b\":[1]}");
    assert_fact(&recorder, "variables.TORCHINDUCTOR_X", "é");
    assert_fact(&recorder, "clocks.sm_mhz.mean", "1711.5");
    assert_fact(&recorder, "clocks.sm_mhz.highest", "1980");
    assert_fact(&recorder, "clocks.watt.mean", "400");
    assert_fact(&recorder, "clocks.watt.lowest", NULL);
}

/* Nothing is left out where nothing is stated. */
static void other_texts_state_nothing(void **state)
{
    static const char *const texts[] = {
        "",
        "{}",
        "[\"tracediff\"]",
        "{\"tracediff\":null}",
        "{\"tracediff\":{",
        "{\"a\":{\"tracediff\":{\"steps\":{\"ms\":[1]}}}}",
        "{\"a\":\"\\\"\",\"b\":[{\"tracediff\":[]}],\"c\":\"tracediff\"}",
        "{\"a\":\"tracediff\\",
        "{\"tracediff\":{}}"};

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        RECORDER recorder;

        assert_true(recorder_read(texts[i], &recorder));
        assert_int_equal(recorder.count + recorder.fact_count + recorder.left_out, 0);
        assert_string_equal(recorder.clock, "");
    }
}

/* What is not as described is left out, and taken out of the member. */
static void the_rest_is_left_out(void **state)
{
    static const char text[] =
        "{\"version\":\"1\",\"host\":\"secret\",\"steps\":{\"clock\":\"sundial\","
        "\"ms\":[1,\"2\",-1,1e300,null,[],3],\"before\":1.5,\"more\":1},"
        "\"program\":{\"commit\":[1],\"author\":\"x\",\"dirty\":false},"
        "\"environment\":{\"torch\":{},\"user\":\"x\",\"flags\":[1],"
        "\"variables\":{\"PATH\":\"/x\",\"nccl_x\":\"1\",\"OMP_NUM_THREADS\":4}},"
        "\"clocks\":{\"sm_mhz\":[1,2],\"watt\":[1,2,\"3\"],\"fan\":1}}";
    json_t *member = json_loads(text, 0, NULL);
    RECORDER recorder;

    (void)state;
    assert_true(recorder_take(member, &recorder));
    assert_string_equal(recorder.left_out_first, "version");
    assert_int_equal(recorder.left_out, 16);
    assert_int_equal(recorder.count, 2);
    assert_int_equal(recorder.before, 2); /* unstated: all of them */
    assert_int_equal(recorder.fact_count, 2);
    assert_fact(&recorder, "variables.OMP_NUM_THREADS", "4");
    assert_fact(&recorder, "program.dirty", "false");
    char *left = json_dumps(member, JSON_COMPACT);
    assert_string_equal(left, "{\"steps\":{\"ms\":[1,3]},\"program\":{\"dirty\":false},"
                              "\"environment\":{\"variables\":{\"OMP_NUM_THREADS\":4}},"
                              "\"clocks\":{}}");
    free(left);
    json_decref(member);
}

/* A hostile member costs no more than its bounds. */
static void bounds_hold(void **state)
{
    CLEANUP_BUFFER struct buffer text = BUFFER((size_t)8 << 20);
    RECORDER recorder;
    size_t bytes = 0;

    (void)state;
    buffer_append_text(&text, "{\"tracediff\":{\"environment\":{\"torch\":\"");
    for (int i = 0; i < 300; i++)
        buffer_append_text(&text, "é");
    buffer_append_text(&text, "\",\"python\":\"3\\u0000.12\",\"flags\":{\"");
    for (size_t i = 0; i < RECORDER_NAME_MAX + 1; i++)
        buffer_append_text(&text, "n");
    buffer_append_text(&text, "\":1");
    for (size_t i = 0; i < 20000; i++)
        buffer_printf(&text, ",\"f%zu\":%zu", i, i);
    buffer_append_text(&text, "}},\"steps\":{\"ms\":[0");
    for (size_t i = 1; i < RECORDER_TIMES_MAX + 5; i++)
        buffer_printf(&text, ",%zu", i);
    buffer_append_text(&text, "],\"before\":20000}}}");
    assert_false(buffer_failed(&text));
    assert_true(recorder_read(text.bytes, &recorder));
    assert_int_equal(recorder.count, RECORDER_TIMES_MAX);
    assert_int_equal(recorder.before, RECORDER_TIMES_MAX);
    assert_true(recorder.ms[RECORDER_TIMES_MAX - 1] == (double)RECORDER_TIMES_MAX - 1);
    assert_int_equal(strlen(recorder_fact(&recorder, "environment.torch")),
                     RECORDER_VALUE_MAX);
    assert_fact(&recorder, "environment.python", "3");
    for (size_t i = 0; i < recorder.fact_count; i++) {
        const struct recorder_fact *fact = &recorder.facts[i];

        bytes += strlen(fact->name) + strlen(fact->value);
        assert_true(i == 0 || strcmp(fact[-1].name, fact->name) < 0);
    }
    assert_in_range(bytes, RECORDER_BYTES_MAX / 2, RECORDER_BYTES_MAX);
    assert_true(recorder.left_out > 10000);
}

/* What stands beside a trace wins. */
static void what_is_beside_wins(void **state)
{
    struct trace_recording *recording = calloc(1, sizeof *recording);
    struct error error;

    (void)state;
    assert_non_null(recording);
    recording->metadata = strdup("{\"a\":1,\"tracediff\":{\"steps\":{\"ms\":[1]}}}");
    assert_int_equal(metadata_put_beside(recording, "[1]", &error), 0);
    assert_int_equal(metadata_put_beside(recording, "", &error), 0);
    assert_int_equal(recording->notes[0].count, 2);
    assert_string_equal(recording->notes[0].kind, "recorder_left_out");
    assert_non_null(strstr(recording->metadata, "[1]"));
    assert_int_equal(metadata_put_beside(
                         recording, "{\"program\":{\"commit\":\"b\",\"x\":1}}", &error),
                     0);
    assert_int_equal(recording->notes[0].count, 3);
    assert_string_equal(recording->metadata,
                        "{\"a\":1,\"tracediff\":{\"program\":{\"commit\":\"b\"}}}");
    trace_recording_free(recording);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_is_read),
        cmocka_unit_test(other_texts_state_nothing),
        cmocka_unit_test(the_rest_is_left_out),
        cmocka_unit_test(bounds_hold),
        cmocka_unit_test(what_is_beside_wins),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
