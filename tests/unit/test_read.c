/* Small documents made by hand: the text around the events, and refused files.
 */
#include "base/error.h"
#include "trace_text.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define NS(us) ((int64_t)(us)*1000)

/* ---- the document ---- */

static void test_empty_lists(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "{\"traceEvents\":[]}", "{\"traceEvents\": [ , ], \"a\": 1}", "[{\"ph\":\"M\"}]",
        "{\"distributedInfo\":{\"rank\":0},\"traceEvents\":[{\"ph\":\"M\"}]}"};

    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        RECORDING recording = read_text(texts[i]);

        assert_quality(recording, 0, 0, 0, 0, i >= 2);
        assert_int_equal(recording->first_ns, 0);
        assert_int_equal(recording->note_count, 1);
        assert_string_equal(recording->notes[0].kind, "no_rows");
        assert_int_equal(recording->step_count, 0); /* no pseudo-step of 0 us */
        assert_false(recording->has_steps);
        assert_int_equal(recording->rank_source,
                         i == 3 ? TRACE_RANK_STATED : TRACE_RANK_ASSUMED);
    }
}

/* A file whose rows were all left out says so, and why. */
static void test_no_row_left(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "[{\"ph\":\"X\",\"ts\":9007199254740993.1,\"dur\":5},{\"ph\":\"X\",\"ts\":1,"
        "\"dur\":86400000001},{\"ph\":\"X\",\"ts\":1},{\"ph\":\"X\",\"dur\":1}]");
    const struct trace_note *note = &recording->notes[recording->note_count - 1];

    assert_quality(recording, 0, 0, 2, 2, 0);
    assert_string_equal(note->kind, "no_rows");
    assert_string_equal(note->example,
                        "all 4 that could be rows were left out: Times are out of range "
                        "(1); Events last longer than 24 h (1); Events have no usable "
                        "time (2)");
}

/* Lists without a single object: a memory timeline, and worse. */
static void test_no_traces(void **state)
{
    (void)state;
    static const char *const texts[] = {
        "[]",       " [ ] ",
        "[,]",      "[[1,2],[[3],[4]]]",
        "[[]]",     "[1,\"a\"]",
        "[\"ts\"]", "{\"traceEvents\":[null, [{\"ts\":1,\"dur\":1}]]}"};
    CLEANUP_BUFFER struct buffer timeline;
    struct error error;

    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        refuse_bytes(texts[i], strlen(texts[i]), &error);
        assert_string_equal(error.slug, "not_a_trace");
        assert_non_null(strstr(error.message, "is not a trace"));
        assert_non_null(strstr(error.message, i == 7 ? "traceEvents" : "the list"));
    }
    buffer_init(&timeline, TEXT_MAX); /* a list longer than an event may be */
    buffer_append_text(&timeline, "[[1");
    for (int i = 0; i < 2000000; i++)
        buffer_append_text(&timeline, ",1");
    buffer_append_text(&timeline, "]]");
    refuse_bytes(timeline.bytes, timeline.length, &error);
    assert_non_null(strstr(error.message, "is not a trace"));
}

/* One object is enough. */
static void test_other_elements(void **state)
{
    (void)state;
    RECORDING recording = read_text("[[1], {\"ts\":1,\"dur\":2,\"name\":\"a\"}, null]");

    assert_quality(recording, 1, 0, 0, 2, 0);
    assert_int_equal(recording->step_count, 1);
    assert_true(recording->steps[0].pseudo);
}

static void test_metadata(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "{\"schemaVersion\": 1, \"deviceProperties\": [{\"id\":0,\"name\":\"A "
        "\\\"100\\\"\"}],"
        "\"displayTimeUnit\": \"ms\", \"baseTimeNanoseconds\": 1700000000123456789,"
        "\"bad\": {\"a\": NAN}, \"traceEvents\": "
        "[{\"ph\":\"X\",\"name\":\"a\",\"ts\":1.5,"
        "\"dur\":2}], \"distributedInfo\" : {\n\"backend\": \"nccl\", \"rank\" : 5 },"
        "\"traceName\": \"x\\u00e4.json\"}");

    assert_int_equal(recording->rank_source, TRACE_RANK_STATED);
    assert_int_equal(recording->rank, 5);
    assert_int_equal(recording->first_ns, 1700000000123456789 + 1500);
    assert_int_equal(recording->events.ts[0], 1700000000123456789 + 1500);
    assert_true(recording->base_time_known);
    assert_string_equal(
        recording->metadata,
        "{\"schemaVersion\":1,\"deviceProperties\":[{\"id\":0,\"name\":\"A "
        "\\\"100\\\"\"}],"
        "\"displayTimeUnit\":\"ms\",\"baseTimeNanoseconds\":1700000000123456789,"
        "\"distributedInfo\":{\"backend\":\"nccl\",\"rank\":5},"
        "\"traceName\":\"x\xC3\xA4.json\"}");
    assert_int_equal(note_count(recording, "metadata_unreadable"), 1);
}

/* Python writes numbers that are none as words, which are no JSON. */
static void words_for_numbers_are_null(void **state)
{
    (void)state;
    RECORDING recording = read_text(
        "{\"distributedInfo\":{\"rank\":5,\"a\":NaN,\"b\":[-Infinity,Infinity],"
        "\"c\\\"NaN\":\"NaN\"},\"traceEvents\":[{\"ph\":\"X\",\"ts\":1,\"dur\":1}]}");

    assert_int_equal(recording->rank_source, TRACE_RANK_STATED);
    assert_int_equal(recording->rank, 5);
    assert_int_equal(note_count(recording, "metadata_unreadable"), 0);
    assert_string_equal(recording->metadata,
                        "{\"distributedInfo\":{\"rank\":5,\"a\":null,\"b\":[null,null],"
                        "\"c\\\"NaN\":\"NaN\"}}");
}

static void check_rank(const char *info, enum trace_rank_source source, int64_t rank)
{
    for (int before = 0; before < 2; before++) {
        char text[500];
        const char *events = "\"traceEvents\":[{\"ph\":\"X\",\"ts\":1,\"dur\":1}]";
        if (before == 1)
            snprintf(text, sizeof text, "{\"distributedInfo\":%s,%s}", info, events);
        else
            snprintf(text, sizeof text, "{%s,\"distributedInfo\":%s}", events, info);
        RECORDING recording = read_text(text);
        assert_int_equal(recording->rank_source, source);
        if (source == TRACE_RANK_STATED)
            assert_int_equal(recording->rank, rank);
        assert_int_equal(note_count(recording, "rank_unknown"), 0);
    }
}

static void test_ranks(void **state)
{
    (void)state;
    check_rank("{\"rank\":5}", TRACE_RANK_STATED, 5);
    check_rank("{\"backend\":\"nccl\",\n \"rank\" :\t12 }", TRACE_RANK_STATED, 12);
    check_rank("{\"rank\":\"7\"}", TRACE_RANK_STATED, 7);
    check_rank("{\"rank\":0}", TRACE_RANK_STATED, 0);
    check_rank("{\"rank\":4294967296}", TRACE_RANK_STATED, 4294967296);
    check_rank("{\"rank\":-1}", TRACE_RANK_ASSUMED, 0);
    check_rank("{\"rank\":null}", TRACE_RANK_ASSUMED, 0);
    check_rank("{\"world_size\":8}", TRACE_RANK_ASSUMED, 0);
    check_rank("{\"x\":{\"rank\":3}}", TRACE_RANK_ASSUMED, 0);
    check_rank("null", TRACE_RANK_ASSUMED, 0);
    check_rank("3", TRACE_RANK_ASSUMED, 0);
}

static void test_base_time(void **state)
{
    (void)state;
    static const struct {
        const char *base;
        int64_t ns;
        unsigned notes;
    } cases[] = {{"0", 0, 0},
                 {"1700000000000000001", 1700000000000000001, 0},
                 {"-5000", -5000, 0},
                 {"1.7e18", 1700000000000000000, 0},
                 {"9223372036854775807", 0, 1},
                 {"1e300", 0, 1},
                 {"null", 0, 0}};

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        for (int before = 0; before < 2; before++) {
            char text[500];
            const char *events = "\"traceEvents\":[{\"cat\":\"user_annotation\",\"name\":"
                                 "\"ProfilerStep#4\",\"ts\":2,\"dur\":1}]";
            if (before == 1)
                snprintf(text, sizeof text, "{\"baseTimeNanoseconds\":%s,%s}",
                         cases[i].base, events);
            else
                snprintf(text, sizeof text, "{%s,\"baseTimeNanoseconds\": %s }", events,
                         cases[i].base);
            RECORDING recording = read_text(text);
            if (recording->events.ts[0] != cases[i].ns + 2000)
                fail_msg("base %s", cases[i].base);
            assert_int_equal(recording->step_rows[0].ts, cases[i].ns + 2000);
            assert_int_equal(find_step(recording, 4)->ts, cases[i].ns + 2000);
            assert_int_equal(recording->first_ns, cases[i].ns + 2000);
            assert_int_equal(note_count(recording, "time_out_of_range"), cases[i].notes);
        }
}

static void test_mark_and_garbage(void **state)
{
    (void)state;
    RECORDING marked = read_text("\xEF\xBB\xBF {\"traceEvents\":[{\"ph\":\"X\",\"ts\":1,"
                                 "\"dur\":2}]} \n trailing {garbage}");

    assert_quality(marked, 1, 0, 0, 0, 0);
    assert_int_equal(note_count(marked, "byte_order_mark"), 1);
    assert_int_equal(note_count(marked, "trailing_bytes"), 18);
    assert_int_equal(note_count(marked, "json_damaged"), 0);
}

/* ---- refused ---- */

static void check_refused(const char *text, const char *slug, const char *part)
{
    struct error error;

    refuse_bytes(text, strlen(text), &error);
    assert_int_equal(error.code, ERROR_FORMAT);
    assert_string_equal(error.slug, slug);
    if (strstr(error.message, part) == NULL || strncmp(error.message, "t.json: ", 8) != 0)
        fail_msg("%s: %s", text, error.message);
}

static void test_refused(void **state)
{
    (void)state;
    struct error error;

    check_refused("", "empty_file", "empty");
    check_refused(" \n\t ", "empty_file", "empty");
    check_refused("PK\x03\x04zip", "not_a_trace", "zip");
    check_refused("\x28\xb5\x2f\xfd", "not_a_trace", "zstd");
    check_refused("\xfd"
                  "7zXZ",
                  "not_a_trace", "xz");
    check_refused("BZh91AY", "not_a_trace", "bzip2");
    check_refused("SQLite format 3", "not_a_trace", "SQLite");
    check_refused("\x0a\x10perfetto", "not_a_trace", "Perfetto");
    check_refused("name,ts\n1,2", "not_a_trace", "expected { or [");
    check_refused("{}", "no_trace_events", "torch.profiler");
    check_refused("{\"a\":{\"traceEvents\":[]}}", "no_trace_events", "no traceEvents");
    check_refused("{\"traceEvents\":{}}", "not_a_trace", "traceEvents is not a list");
    check_refused("{\"traceEvents\":7}", "not_a_trace", "traceEvents is not a list");
    check_refused("{\"a\":1", "not_a_trace", "the file ends");
    check_refused("{\"traceEvents\":[{\"ph\":\"X\",\"ts\":1", "not_a_trace",
                  "before the first event");
    check_refused("[{\"ph\" \"X\"}]", "not_a_trace", "before the first event");
    refuse_bytes("\x1f\x8b", 2, &error);
    assert_non_null(strstr(error.message, "gzip"));
    refuse_bytes("\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\xFF\xFF\xFF", 13, &error);
    assert_non_null(strstr(error.message, "gzip"));
    CLEANUP_BUFFER struct buffer packed = BUFFER(1000);
    append_gzip(&packed, "", 0);
    refuse_bytes(packed.bytes, packed.length, &error);
    assert_string_equal(error.slug, "empty_file");
}

/* Line and column of what is wrong before the first event, also far into the file. */
static void test_place_of_head_errors(void **state)
{
    (void)state;
    static const struct {
        const char *text, *place;
    } cases[] = {{"{x", "line 1, column 2 (byte 1)"},
                 {"{\"a\":1,\n  x}", "line 2, column 3 (byte 10)"},
                 {"{\n\n\"a\" 1}", "line 3, column 5 (byte 7)"},
                 {"\n\nx", "line 3, column 1 (byte 2)"},
                 {"{\"schemaVersion\": 1,\n  traceEvents: []}", "line 2, column 3"}};

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        check_refused(cases[i].text, "not_a_trace", cases[i].place);
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    char place[100];
    buffer_append_text(&text, "{\"a\": [");
    for (int i = 0; i < 100000; i++)
        buffer_append_text(&text, i % 10 == 0 ? "1,\n" : "1, ");
    buffer_append_text(&text, "1],\n   x");
    snprintf(place, sizeof place, "line 10002, column 4 (byte %zu)", text.length - 1);
    check_refused(text.bytes, "not_a_trace", place);
}

static void check_path(const char *path, enum error_code code, const char *part)
{
    struct trace_recording *recording = NULL;
    struct error error = {0};

    assert_int_equal(trace_read(path, "the file", false, NULL, NULL, &recording, &error),
                     -(int)code);
    assert_null(recording);
    assert_non_null(strstr(error.message, "the file"));
    if (strstr(error.message, part) == NULL)
        fail_msg("%s", error.message);
}

static void test_no_plain_files(void **state)
{
    (void)state;
    char folder[] = "/tmp/tracediff-read-XXXXXX", path[100], link_path[100];

    assert_non_null(mkdtemp(folder));
    check_path(folder, ERROR_FORMAT, "not a regular file");
    snprintf(path, sizeof path, "%s/pipe.json", folder);
    assert_int_equal(mkfifo(path, 0600), 0);
    check_path(path, ERROR_FORMAT, "not a regular file"); /* and does not wait */
    unlink(path);
    check_path(path, ERROR_IO, "No such file");
    snprintf(link_path, sizeof link_path, "%s/link.json", folder);
    assert_int_equal(symlink(path, link_path), 0);
    check_path(link_path, ERROR_IO, "No such file");
    unlink(link_path);
    rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_empty_lists),
        cmocka_unit_test(test_no_row_left),
        cmocka_unit_test(test_no_traces),
        cmocka_unit_test(test_other_elements),
        cmocka_unit_test(test_metadata),
        cmocka_unit_test(words_for_numbers_are_null),
        cmocka_unit_test(test_ranks),
        cmocka_unit_test(test_base_time),
        cmocka_unit_test(test_mark_and_garbage),
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_place_of_head_errors),
        cmocka_unit_test(test_no_plain_files),
    };

    return cmocka_run_group_tests_name("read", tests, NULL, NULL);
}
