/* Perfetto's protobuf, byte by byte: the same rows as the JSON of the recording has. */
#include "base/error.h"
#include "trace_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* ---- a small writer ---- */

static void varint(struct buffer *out, uint64_t value)
{
    for (; value >= 0x80; value >>= 7)
        buffer_append_char(out, (char)(value | 0x80));
    buffer_append_char(out, (char)value);
}

static void number(struct buffer *out, uint32_t field, uint64_t value)
{
    varint(out, (uint64_t)field << 3);
    varint(out, value);
}

static void bytes(struct buffer *out, uint32_t field, const char *text, size_t length)
{
    varint(out, (uint64_t)field << 3 | 2);
    varint(out, length);
    buffer_append(out, text, length);
}

static void text(struct buffer *out, uint32_t field, const char *value)
{
    bytes(out, field, value, strlen(value));
}

static void real(struct buffer *out, uint32_t field, double value)
{
    varint(out, (uint64_t)field << 3 | 1);
    buffer_append(out, &value, 8);
}

/* Appends a message, which is empty again then. As PyTorch writes it, the length of a
 * longer one is padded to four bytes. */
static void message(struct buffer *out, uint32_t field, struct buffer *inside)
{
    varint(out, (uint64_t)field << 3 | 2);
    if (inside->length < 128) {
        varint(out, inside->length);
    } else {
        for (int i = 0; i < 4; i++)
            buffer_append_char(
                out, (char)((inside->length >> 7 * i & 0x7F) | (i < 3 ? 0x80 : 0)));
    }
    buffer_append(out, inside->bytes, inside->length);
    buffer_clear(inside);
}

/* The file under test, and messages that are being made. */
static struct buffer file, packet, data, inner, deep;

static int set_up(void **state)
{
    (void)state;
    struct buffer *const all[] = {&file, &packet, &data, &inner, &deep};

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        buffer_init(all[i], TEXT_MAX);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    struct buffer *const all[] = {&file, &packet, &data, &inner, &deep};

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        buffer_free(all[i]);
    return 0;
}

#define EPOCH UINT64_C(1700000000000000000)

static void end_packet(void)
{
    message(&file, 1, &packet);
}

static void process(uint64_t uuid, uint64_t pid, const char *name)
{
    number(&data, 1, uuid);
    number(&inner, 1, pid);
    text(&inner, 6, name);
    message(&data, 3, &inner);
    message(&packet, 60, &data);
    end_packet();
}

static void thread(uint64_t uuid, uint64_t parent, uint64_t pid, uint64_t tid)
{
    number(&data, 1, uuid);
    number(&data, 5, parent);
    number(&inner, 1, pid);
    number(&inner, 2, tid);
    message(&data, 4, &inner);
    message(&packet, 60, &data);
    end_packet();
}

static void interned(uint32_t table, uint64_t iid, const char *name)
{
    number(&inner, 1, iid);
    text(&inner, table == 1000 ? 3 : 2, name);
    message(&data, table, &inner);
}

enum { CPU_OP = 1, RUNTIME };

/* The tables that all tests share: names 1 "a", 2 "b", 3 "cudaLaunchKernel", 4 a kernel.
 */
static void tables(void)
{
    process(1, 10, "python");
    thread(2, 1, 10, 11);
    thread(3, 1, 10, 12);
    process(4, INT32_MAX, "Overhead");
    thread(5, 4, INT32_MAX, 0);
    interned(1, CPU_OP, "cpu_op");
    interned(1, RUNTIME, "cuda_runtime");
    interned(2, 1, "a");
    interned(2, 2, "b\"\\");
    interned(2, 3, "cudaLaunchKernel");
    interned(2, 4, "gemm");
    interned(24, 1, "Kernel");
    interned(24, 2, "Memcpy");
    interned(24, 101, "[07] stream 7");
    number(&packet, 10, 1);
    number(&packet, 13, 1);
    message(&packet, 12, &data);
    end_packet();
}

/* Begins a slice; `inner` holds its annotations as fields 4. */
static void begin(uint64_t track, uint64_t name, uint64_t category, uint64_t ns)
{
    number(&data, 11, track); /* the order of fields is the writer's */
    number(&data, 9, 1);
    number(&data, 10, name);
    if (category != 0)
        number(&data, 3, category);
    buffer_append(&data, inner.bytes, inner.length);
    buffer_clear(&inner);
    number(&packet, 8, EPOCH + ns);
    number(&packet, 10, 1);
    number(&packet, 13, 2);
    message(&packet, 11, &data);
    end_packet();
}

static void end(uint64_t track, uint64_t ns)
{
    number(&data, 9, 2);
    number(&data, 11, track);
    number(&packet, 8, EPOCH + ns);
    number(&packet, 10, 1);
    message(&packet, 11, &data);
    end_packet();
}

/* An annotation of the slice that is begun next. */
static void annotate_number(const char *name, uint64_t value)
{
    text(&deep, 10, name);
    number(&deep, 4, value);
    message(&inner, 4, &deep);
}

static void extra(const char *name, const char *value)
{
    text(&inner, 1, name);
    text(&inner, 2, value);
    text(&inner, 9, "of a later version");
    message(&data, 6, &inner);
}

/* A row of stream 7; more facts may be in `data` already. */
static void stage(uint64_t kind, uint64_t name, uint64_t ns, uint64_t duration,
                  const char *correlation)
{
    number(&data, 2, duration);
    number(&data, 11, 0);
    number(&data, 13, 101);
    number(&data, 14, kind);
    if (name != 0)
        number(&data, 20, name);
    extra("device id", "0");
    extra("stream id", "7");
    extra("correlation", correlation);
    number(&packet, 8, EPOCH + ns);
    number(&packet, 10, 1);
    message(&packet, 53, &data);
    end_packet();
}

static struct trace_recording *read_file(void)
{
    struct trace_recording *recording = NULL;
    struct error error;

    assert_false(buffer_failed(&file));
    if (try_bytes(file.bytes, file.length, NULL, &recording, &error) != 0)
        fail_msg("%s", error.message);
    buffer_clear(&file);
    return recording;
}

static const char *name_of(const struct trace_recording *recording, uint32_t row)
{
    return strings_text(&recording->names,
                        recording->ops[recording->events.op[row]].name);
}

static const char *category_of(const struct trace_recording *recording, uint32_t row)
{
    return strings_text(&recording->names,
                        recording->ops[recording->events.op[row]].category);
}

static void check_row(const struct trace_recording *recording, uint32_t row,
                      const char *name, uint64_t ns, int64_t duration)
{
    assert_string_equal(name_of(recording, row), name);
    assert_int_equal(recording->events.ts[row], EPOCH + ns);
    assert_int_equal(recording->events.dur[row], duration);
}

/* ---- rows ---- */

static void test_rows(void **state)
{
    (void)state;
    tables();
    begin(2, 1, CPU_OP, 100);
    begin(2, 2, CPU_OP, 200);
    end(2, 600);
    end(2, 300);
    annotate_number("correlation", 77);
    begin(2, 3, RUNTIME, 250);
    end(2, 260);
    begin(5, 1, 0, 250);
    end(5, 251);
    stage(1, 4, 400, 50, "77");
    extra("bytes", "4096");
    stage(2, 0, 500, 9, "78");

    RECORDING recording = read_file();
    const struct trace_events *events = &recording->events;
    assert_quality(recording, 6, 0, 0, 0, 0);
    check_row(recording, 0, "a", 100, 500);
    check_row(recording, 1, "b\"\\", 200, 100);
    check_row(recording, 2, "cudaLaunchKernel", 250, 10);
    check_row(recording, 3, "a", 250, 1);
    check_row(recording, 4, "gemm", 400, 50);
    check_row(recording, 5, "Memcpy", 500, 9);
    assert_string_equal(category_of(recording, 0), "cpu_op");
    assert_string_equal(category_of(recording, 3), "overhead");
    assert_string_equal(category_of(recording, 4), "kernel");
    assert_string_equal(category_of(recording, 5), "gpu_memcpy");
    const struct trace_place *host = &recording->places[events->place[0]];
    assert_string_equal(strings_text(&recording->names, host->pid), "10");
    assert_string_equal(strings_text(&recording->names, host->tid), "11");
    const struct trace_place *over = &recording->places[events->place[3]];
    assert_string_equal(strings_text(&recording->names, over->pid), "-1");
    const struct trace_place *device = &recording->places[events->place[4]];
    assert_string_equal(strings_text(&recording->names, device->pid), "0");
    assert_string_equal(strings_text(&recording->names, device->tid), "7");
    assert_int_equal(device->device, 0);
    assert_int_equal(device->stream, 7);
    assert_int_equal(row_correlation(recording, 4), 77);
    assert_int_equal(row_correlation(recording, 2), 77);
    assert_int_equal(recording->copy_count, 1);
    assert_int_equal(recording->copies[0].bytes, 4096);
    assert_true(recording->copies[0].bandwidth == 4096 / 9.0);
    assert_true(recording->base_time_known);
    assert_int_equal(recording->rank_source, TRACE_RANK_ASSUMED);
    assert_int_equal(note_count(recording, "rank_unknown"), 0);
    assert_int_equal(note_count(recording, "perfetto"), 1);
}

/* [[2, -3], []] */
static void add_lists(void)
{
    CLEANUP_BUFFER struct buffer list = BUFFER(1000);
    CLEANUP_BUFFER struct buffer element = BUFFER(1000);

    text(&deep, 10, "Input Dims");
    number(&element, 4, 2);
    message(&list, 12, &element);
    number(&element, 4, (uint64_t)-3);
    message(&list, 12, &element);
    message(&deep, 12, &list);
    message(&deep, 12, &list);
    message(&inner, 4, &deep);
    text(&deep, 10, "Input type");
    text(&element, 6, "float");
    message(&deep, 12, &element);
    message(&inner, 4, &deep);
    text(&deep, 10, "Concrete Inputs");
    text(&element, 6, "seven_b\"x\n");
    message(&deep, 12, &element);
    real(&element, 5, 0.1);
    message(&deep, 12, &element);
    number(&element, 2, 1);
    message(&deep, 12, &element);
    message(&inner, 4, &deep);
}

/* Lists are spelled as Kineto spells them, whether they were seen before or not. */
static void test_arguments(void **state)
{
    (void)state;
    tables();
    for (uint64_t i = 0; i < 2; i++) {
        add_lists();
        annotate_number("Sequence number", 5 + i);
        begin(2, 1, CPU_OP, 100 + 10 * i);
    }
    end(2, 105);
    end(2, 117);

    RECORDING recording = read_file();
    assert_int_equal(recording->inputs_count, 1);
    assert_string_equal(strings_text(&recording->shapes, recording->inputs[0].shape),
                        "[[2, -3], []]");
    assert_string_equal(strings_text(&recording->arguments, recording->inputs[0].types),
                        "[\"float\"]");
    assert_string_equal(strings_text(&recording->arguments, recording->inputs[0].values),
                        "[\"seven_b\\\"x\\u000a\", 0.1, true]");
    assert_int_equal(recording->sequence_count, 2);
    assert_int_equal(recording->sequences[1].number, 6);
}

/* Of a key that occurs twice, the last value counts, whatever it is. */
static void test_twice(void **state)
{
    (void)state;
    tables();
    for (uint64_t i = 0; i < 2; i++) {
        if (i == 0)
            annotate_number("Sequence number", 5);
        text(&deep, 10, "Sequence number");
        text(&deep, 6, "nine");
        message(&inner, 4, &deep);
        if (i == 1)
            annotate_number("Sequence number", 6);
        begin(2, 1, CPU_OP, 100 + 10 * i);
        end(2, 105 + 10 * i);
    }

    RECORDING recording = read_file();
    assert_int_equal(recording->sequence_count, 1);
    assert_int_equal(recording->sequences[0].number, 6);
}

/* Bytes that JSON spells in another way, at each place of a name. */
static void test_spelled(void **state)
{
    static const char special[] = "\"\\\n\x1F!\x7F";
    char name[] = "aaaaaaaaaaaaaaaaa";
    const size_t length = sizeof name - 1, count = length * (sizeof special - 1);

    (void)state;
    tables();
    for (size_t i = 0; i < count; i++) {
        name[i % length] = special[i / length];
        interned(2, 100 + i, name);
        name[i % length] = 'a';
    }
    number(&packet, 10, 1);
    message(&packet, 12, &data);
    end_packet();
    for (size_t i = 0; i < count; i++) {
        begin(2, 100 + i, CPU_OP, 10 * i);
        end(2, 10 * i + 5);
    }

    RECORDING recording = read_file();
    for (size_t i = 0; i < count; i++) {
        name[i % length] = special[i / length];
        check_row(recording, (uint32_t)i, name, 10 * i, 5);
        name[i % length] = 'a';
    }
}

/* Arguments with a value that JSON does not know are one text. */
static void test_whole(void **state)
{
    (void)state;
    tables();
    text(&deep, 10, "annotation");
    text(&deep, 6,
         "{\"x\": NaN, \"Input Dims\": [[7]], \"Sequence number\": 4, \"device\": 3}");
    message(&inner, 4, &deep);
    begin(2, 1, CPU_OP, 1);
    end(2, 2);

    RECORDING recording = read_file();
    assert_string_equal(strings_text(&recording->shapes, recording->inputs[0].shape),
                        "[[7]]");
    assert_int_equal(recording->sequences[0].number, 4);
    assert_int_equal(recording->places[recording->events.place[0]].device, 3);
    check_row(recording, 0, "a", 1, 1);
}

/* `Comms Id` is written as the bits of an unsigned number. */
static void test_collective(void **state)
{
    (void)state;
    tables();
    interned(2, 9, "record_param_comms");
    number(&packet, 10, 1);
    message(&packet, 12, &data);
    end_packet();
    annotate_number("Comms Id", (uint64_t)-5);
    text(&deep, 10, "Collective name");
    text(&deep, 6, "allreduce");
    message(&inner, 4, &deep);
    text(&deep, 10, "Src Rank");
    text(&deep, 6, "null");
    message(&inner, 4, &deep);
    begin(2, 9, CPU_OP, 1);
    end(2, 2);

    RECORDING recording = read_file();
    assert_int_equal(recording->collective_count, 1);
    const struct trace_collective *facts = &recording->collectives[0];
    assert_int_equal(facts->numbers[TRACE_COMMS_ID], -5);
    assert_int_equal(facts->wide, 1 << TRACE_COMMS_ID);
    assert_int_equal(facts->known, 1 << TRACE_COMMS_ID);
    assert_string_equal(
        strings_text(&recording->arguments, facts->texts[TRACE_COLLECTIVE_NAME]),
        "allreduce");
}

/* ---- pairs ---- */

/* A stack would close the wrong slice where one ends as its neighbour begins. */
static void test_touching(void **state)
{
    (void)state;
    tables();
    begin(2, 1, CPU_OP, 0);
    begin(2, 2, CPU_OP, 10);
    begin(2, 1, CPU_OP, 20);
    begin(3, 1, CPU_OP, 5);
    end(2, 10);
    end(2, 20);
    end(2, 20);
    end(3, 500);

    RECORDING recording = read_file();
    check_row(recording, 0, "a", 0, 10);
    check_row(recording, 1, "b\"\\", 10, 10);
    check_row(recording, 2, "a", 20, 0);
    check_row(recording, 3, "a", 5, 495);
    assert_int_equal(note_count(recording, "slices_by_time"), 0);
}

/* Sorted by time, as another program may leave it: the stack decides. */
static void test_sorted(void **state)
{
    (void)state;
    tables();
    begin(2, 1, CPU_OP, 0);
    begin(2, 2, CPU_OP, 10);
    end(2, 20);
    begin(2, 2, CPU_OP, 20);
    begin(3, 1, CPU_OP, 22);
    end(3, 25);
    end(2, 30);
    end(2, 40);

    RECORDING recording = read_file();
    check_row(recording, 0, "a", 0, 40);
    check_row(recording, 1, "b\"\\", 10, 10);
    check_row(recording, 2, "b\"\\", 20, 10);
    check_row(recording, 3, "a", 22, 3);
    assert_int_equal(note_count(recording, "slices_by_time"), 4);
}

/* A cut file ends inside its ends: the slices before are there. */
static void test_cut(void **state)
{
    (void)state;
    tables();
    for (uint64_t i = 0; i < 3; i++)
        begin(2, 1, CPU_OP, 10 * i);
    end(2, 4);
    end(2, 15);
    end(2, 26);
    file.length -= 3;

    RECORDING recording = read_file();
    assert_quality(recording, 2, 0, 1, 0, 0);
    check_row(recording, 0, "a", 0, 4);
    check_row(recording, 1, "a", 10, 5);
    assert_int_equal(note_count(recording, "json_damaged"), 1);
    assert_int_equal(note_count(recording, "slices_unpaired"), 1);
}

/* Each prefix is read, or refused in words. */
static void test_every_cut(void **state)
{
    (void)state;
    tables();
    add_lists();
    begin(2, 1, CPU_OP, 1);
    end(2, 2);
    stage(1, 4, 400, 50, "77");
    for (size_t length = 2; length < file.length; length++) {
        struct trace_recording *recording = NULL;
        struct error error;

        if (try_bytes(file.bytes, length, NULL, &recording, &error) == 0)
            assert_true(recording->quality.events <= 2);
        else
            assert_string_equal(error.slug, "not_a_trace");
        trace_recording_free(recording);
    }
    buffer_clear(&file);
}

/* ---- tables ---- */

/* The flag forgets the tables of its sequence, and of no other. */
static void test_cleared(void **state)
{
    (void)state;
    tables();
    interned(2, 1, "other");
    number(&packet, 10, 2);
    number(&packet, 13, 1);
    message(&packet, 12, &data);
    end_packet();
    begin(2, 1, CPU_OP, 1);
    end(2, 2);
    interned(1, CPU_OP, "cpu_op");
    number(&packet, 10, 1);
    number(&packet, 13, 1);
    message(&packet, 12, &data);
    end_packet();
    begin(2, 1, CPU_OP, 5);
    end(2, 6);

    RECORDING recording = read_file();
    check_row(recording, 0, "a", 1, 1);
    check_row(recording, 1, "", 5, 1);
    assert_int_equal(note_count(recording, "names_unknown"), 1);
}

/* Tables of more than a window. */
static void test_long_tables(void **state)
{
    (void)state;
    char name[101];

    tables();
    number(&packet, 10, 1);
    for (uint64_t iid = 100; iid < 30000; iid++) {
        snprintf(name, sizeof name, "%0100" PRIu64, iid);
        interned(2, iid, name);
    }
    message(&packet, 12, &data);
    end_packet();
    begin(2, 29999, CPU_OP, 1);
    end(2, 2);

    RECORDING recording = read_file();
    check_row(recording, 0, name, 1, 1);
}

/* ---- counters ---- */

static void test_counters(void **state)
{
    (void)state;
    tables();
    number(&deep, 1, 3);
    text(&deep, 2, "SM Clock (MHz)");
    message(&inner, 1, &deep);
    buffer_append(&deep, inner.bytes, inner.length);
    buffer_clear(&inner);
    number(&inner, 1, 1);
    number(&inner, 3, 2);
    message(&inner, 2, &deep);
    message(&data, 47, &inner);
    number(&packet, 10, 1);
    message(&packet, 12, &data);
    end_packet();
    for (uint64_t i = 0; i < 2; i++) {
        number(&data, 4, 1);
        number(&inner, 1, 3);
        if (i == 0)
            number(&inner, 2, 1400);
        else
            real(&inner, 3, 1455.5);
        message(&data, 2, &inner);
        number(&packet, 8, EPOCH + i);
        number(&packet, 10, 1);
        message(&packet, 52, &data);
        end_packet();
    }
    stage(1, 4, 400, 50, "77");

    RECORDING recording = read_file();
    assert_int_equal(recording->counter_count, 1);
    assert_true(
        trace_counter_is(recording, &recording->counters[0], TRACE_COUNTER_SM_CLOCK));
    assert_int_equal(recording->counters[0].device, 2);
    assert_int_equal(recording->sample_count, 2);
    assert_true(recording->samples[0].value == 1400);
    assert_true(recording->samples[1].value == 1455.5);
}

/* ---- others ---- */

/* A converter of JSON: everything is a slice, and names stand with it. */
static void test_converted(void **state)
{
    (void)state;
    process(1, 10, "python");
    number(&data, 1, 7);
    number(&data, 5, 1);
    text(&data, 2, "lane");
    message(&packet, 60, &data);
    end_packet();
    for (int i = 0; i < 2; i++) {
        number(&data, 9, 1);
        number(&data, 11, 7);
        text(&data, 22, i == 0 ? "cpu_op" : "kernel");
        text(&data, 23, i == 0 ? "outer" : "k");
        if (i == 1)
            annotate_number("stream", 9);
        buffer_append(&data, inner.bytes, inner.length);
        buffer_clear(&inner);
        number(&packet, 8, 10 + (uint64_t)i);
        number(&packet, 10, 3);
        message(&packet, 11, &data);
        end_packet();
    }
    for (uint64_t i = 0; i < 2; i++) {
        number(&data, 9, 2);
        number(&data, 11, 7);
        number(&packet, 8, 20 + i);
        message(&packet, 11, &data);
        end_packet();
    }

    RECORDING recording = read_file();
    assert_string_equal(name_of(recording, 0), "outer");
    assert_int_equal(recording->events.dur[0], 11);
    assert_int_equal(recording->events.dur[1], 9);
    const struct trace_place *place = &recording->places[recording->events.place[1]];
    assert_int_equal(place->stream, 9);
    assert_string_equal(strings_text(&recording->names, place->tid), "lane");
}

static void test_refused(void **state)
{
    (void)state;
    struct error error;

    process(1, 10, "chrome");
    interned(1, 1, "toplevel");
    number(&packet, 10, 1);
    message(&packet, 12, &data);
    end_packet();
    begin(1, 0, 1, 5);
    end(1, 6);
    refuse_bytes(file.bytes, file.length, &error);
    assert_string_equal(error.slug, "not_a_trace");
    assert_non_null(strstr(error.message, "not of PyTorch"));
    buffer_clear(&file);

    number(&packet, 10, 1);
    text(&packet, 50, "x");
    end_packet();
    refuse_bytes(file.bytes, file.length, &error);
    assert_non_null(strstr(error.message, "compressed"));
    buffer_clear(&file);
}

/* JSON may begin with a line feed, too. */
static void test_line_feed(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "\n{\"traceEvents\":[{\"ph\":\"X\",\"name\":\"a\",\"ts\":1,\"dur\":2}]}");

    assert_quality(recording, 1, 0, 0, 0, 0);
}

int main(void)
{
#define TEST(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
    static const struct CMUnitTest tests[] = {
        TEST(test_rows),        TEST(test_whole),     TEST(test_arguments),
        TEST(test_collective),  TEST(test_touching),  TEST(test_sorted),
        TEST(test_cut),         TEST(test_every_cut), TEST(test_cleared),
        TEST(test_long_tables), TEST(test_counters),  TEST(test_converted),
        TEST(test_refused),     TEST(test_line_feed), TEST(test_twice),
        TEST(test_spelled),
    };

    return cmocka_run_group_tests_name("pftrace", tests, NULL, NULL);
}
