/* Begins and ends as events of their own: phases B and E. */
#include "base/error.h"
#include "trace_text.h"

#include <stdio.h>
#include <string.h>

/* An event of thread 1, or of `more`. */
#define EVENT(phase, name, us, more)                                                     \
    "{\"ph\":\"" phase "\",\"name\":\"" name "\",\"cat\":\"cpu_op\",\"ts\":" us          \
    ",\"pid\":1,\"tid\":1" more "}"
#define END(us) "{\"ph\":\"E\",\"ts\":" us ",\"pid\":1,\"tid\":1}"

static const char *name_of(const struct trace_recording *recording, uint32_t row)
{
    return strings_text(&recording->names,
                        recording->ops[recording->events.op[row]].name);
}

/* Whether the only row of a name has this duration, in us. */
static void check(const struct trace_recording *recording, const char *name, int64_t us)
{
    for (uint32_t row = 0; row < recording->events.count; row++)
        if (strcmp(name_of(recording, row), name) == 0) {
            assert_int_equal(recording->events.dur[row], us * 1000);
            return;
        }
    fail_msg("no %s", name);
}

static void test_nested(void **state)
{
    (void)state;
    RECORDING recording =
        read_text("[" EVENT("B", "a", "10", "") "," EVENT("B", "b", "12", "") "," END(
            "15") "," EVENT("B", "c", "15", "") "," END("19") "," END("20") "]");

    assert_quality(recording, 3, 0, 0, 0, 3);
    check(recording, "a", 10);
    check(recording, "b", 3);
    check(recording, "c", 4);
    assert_int_equal(note_count(recording, "slices_unpaired"), 0);
    assert_int_equal(recording->events.self[0], 3000);
}

/* In order of time, whatever the order in the file. */
static void test_order(void **state)
{
    (void)state;
    RECORDING recording = read_text("[" END("30") "," EVENT("B", "b", "12", "") "," END(
        "15") "," EVENT("B", "a", "10", "") "]");

    check(recording, "a", 20);
    check(recording, "b", 3);
}

/* An end with a name closes the slice of that name. */
static void test_named(void **state)
{
    (void)state;
    RECORDING recording =
        read_text("[" EVENT("B", "a", "10", "") "," EVENT("B", "b", "12", "") "," EVENT(
            "E", "a", "20", "") "," EVENT("E", "x", "21", "") "," EVENT("E", "b", "25",
                                                                        "") "]");

    check(recording, "a", 10);
    check(recording, "b", 13);
    assert_int_equal(note_count(recording, "slices_unpaired"), 1);
}

static void test_arguments(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "[{\"ph\":\"B\",\"name\":\"k\",\"cat\":\"kernel\",\"ts\":1,\"pid\":0,\"tid\":7},"
        "{\"ph\":\"E\",\"ts\":3,\"pid\":0,\"tid\":7,\"args\":{\"device\":0,\"stream\":7,"
        "\"correlation\":5}}," EVENT("B", "a", "10", "") "," EVENT(
            "E", "a", "20", ",\"args\":{\"Input Dims\":[[2]]}") "]");
    const struct trace_place *place = &recording->places[recording->events.place[0]];

    assert_int_equal(place->device, 0);
    assert_int_equal(place->stream, 7);
    assert_int_equal(recording->correlations[recording->events.correlation[0] - 1], 5);
    assert_string_equal(strings_text(&recording->shapes, trace_row_shape(recording, 1)),
                        "[[2]]");
}

/* Rows without an end go, and with them what belongs to them. */
static void test_unended(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "[" EVENT("B", "lost", "1", ",\"args\":{\"Sequence number\":1}") "," EVENT(
            "X", "x", "5",
            ",\"dur\":2,\"args\":{\"Sequence number\":2}") "," EVENT("B",
                                                                     "ProfilerStep#1",
                                                                     "6",
                                                                     "") "," EVENT("B",
                                                                                   "a",
                                                                                   "10",
                                                                                   ",\"ar"
                                                                                   "gs\":"
                                                                                   "{\"Se"
                                                                                   "quenc"
                                                                                   "e "
                                                                                   "numbe"
                                                                                   "r\":"
                                                                                   "3}") "," END("20") ",{\"ph\":\"E\",\"ts\":7,\"pid\":1,\"tid\":2}]");

    assert_quality(recording, 2, 0, 2, 0, 2);
    assert_int_equal(recording->first_ns, 5000);
    assert_int_equal(recording->sequence_count, 2);
    assert_int_equal(recording->sequences[0].number, 2);
    assert_int_equal(recording->sequences[0].row, 0);
    assert_int_equal(recording->sequences[1].number, 3);
    assert_int_equal(recording->sequences[1].row, 1);
    assert_int_equal(recording->step_row_count, 0);
    assert_int_equal(note_count(recording, "slices_unpaired"), 3);
    check(recording, "a", 10);
}

static void test_steps(void **state)
{
    (void)state;
    RECORDING recording = read_text("[" EVENT("B", "ProfilerStep#4", "6", "") "," END(
        "26") "," EVENT("B", "too long", "30", "") "," END("86400000031") "]");

    assert_int_equal(recording->step_row_count, 1);
    assert_int_equal(recording->step_rows[0].number, 4);
    assert_int_equal(recording->step_rows[0].dur, 20000);
    assert_int_equal(note_count(recording, "duration_over_24h"), 1);
    assert_int_equal(note_count(recording, "slices_unpaired"), 0);
}

int main(void)
{
    static const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_nested),  cmocka_unit_test(test_order),
        cmocka_unit_test(test_named),   cmocka_unit_test(test_arguments),
        cmocka_unit_test(test_unended), cmocka_unit_test(test_steps),
    };

    return cmocka_run_group_tests_name("slices", tests, NULL, NULL);
}
