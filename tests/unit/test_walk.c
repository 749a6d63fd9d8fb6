/* trace/scan.h and trace/read.h on single events: what is read, where damage
 * is reported, and that a piece cut anywhere asks for more. */
#include "base/error.h"
#include "trace/read.h"
#include "trace/scan.h"
#include "trace_text.h"

#include <stdlib.h>
#include <string.h>

struct walked {
    enum walk_result result;
    struct raw_event event;
    size_t tokens, used, where;
    uint8_t bytes[4096]; /* event's spans point here */
};

/* Walks text[0..length) as a piece, with hostile bytes after it. */
static void walk_with(struct templates *templates, const char *text, size_t length,
                      struct walked *walked)
{
    size_t room = length + INDEX_SENTINELS + INDEX_ROOM;
    CLEANUP_FREE uint32_t *tokens = calloc(room, sizeof *tokens);
    struct index_state state = {0};

    assert_non_null(tokens);
    assert_true(length + INDEX_PADDING < sizeof walked->bytes);
    memset(walked->bytes, '"', sizeof walked->bytes);
    memcpy(walked->bytes, text, length);
    walked->bytes[length] = '\0';
    walked->tokens = scan_variants()[0].index(walked->bytes, length, 0, &state, tokens);
    walked->used = 0;
    walked->where = SIZE_MAX;
    walked->result = walk_event(templates, walked->bytes, tokens, &walked->event,
                                &walked->used, &walked->where);
}

static void walk(const char *text, size_t length, struct walked *walked)
{
    CLEANUP_FREE struct templates *templates = walk_templates_new();

    assert_non_null(templates);
    walk_with(templates, text, length, walked);
}

static void assert_span(const struct span *span, const char *expected)
{
    assert_int_equal(span->length, strlen(expected));
    assert_memory_equal(span->bytes, expected, strlen(expected));
}

static const char full[] =
    "{ \"ph\" : \"X\", \"cat\":\"kernel\",\"name\": \"a \\\"b\\\" {\", "
    "\"pid\":0,\n\"tid\" : "
    "\"stream 7\", \"ts\": 12.5, "
    "\"dur\":\"3\",\"id\":{\"a\":[1,{\"b\":\"]\"}]},\"args\":{"
    "\"Collective name\":\"x\",\"stream\":\"0x7\",\"device\":1,\"correlation\":-5,"
    "\"bytes\":12,\"memory bandwidth (GB/s)\":1.5,\"Input Dims\":[[1],[]],\"other\":[{}],"
    "\"args\":{\"stream\":9}}}";

static void test_everything(void **state)
{
    (void)state;
    struct walked walked;

    walk(full, sizeof full - 1, &walked);
    assert_int_equal(walked.result, WALK_OK);
    assert_int_equal(walked.used, walked.tokens);
    assert_int_equal(walked.event.phase, 'X');
    assert_span(&walked.event.category, "kernel");
    assert_span(&walked.event.name, "a \\\"b\\\" {");
    assert_span(&walked.event.pid, "0");
    assert_span(&walked.event.tid, "stream 7");
    assert_span(&walked.event.shapes, "[[1],[]]");
    assert_int_equal(walked.event.ts, 12500);
    assert_int_equal(walked.event.dur, 3000);
    assert_int_equal(walked.event.stream, 7);
    assert_int_equal(walked.event.device, 1);
    assert_int_equal(walked.event.correlation, -5);
    assert_int_equal(walked.event.bytes, 12);
    assert_int_equal(walked.event.fields,
                     WALK_TS | WALK_DUR | WALK_STREAM | WALK_DEVICE | WALK_CORRELATION |
                         WALK_BYTES | WALK_BANDWIDTH | WALK_COLLECTIVE | WALK_CATEGORY);
}

static void test_cut_anywhere(void **state)
{
    (void)state;
    struct walked walked;

    for (size_t length = 1; length < sizeof full - 1; length++) {
        walk(full, length, &walked);
        if (walked.result != WALK_MORE || walked.where < length)
            fail_msg("cut at %zu: %d, at %zu", length, walked.result, walked.where);
    }
}

static void test_missing_spans_are_empty(void **state)
{
    (void)state;
    struct walked walked;

    walk("{}", 2, &walked);
    assert_int_equal(walked.result, WALK_OK);
    assert_int_equal(walked.event.fields, 0);
    assert_span(&walked.event.name, "");
    assert_span(&walked.event.category, "");
    assert_span(&walked.event.pid, "");
    assert_span(&walked.event.tid, "");
    assert_non_null(walked.event.name.bytes);
}

static void test_where_damage_is(void **state)
{
    (void)state;
    static const struct {
        const char *text, *place; /* text from the place on */
    } cases[] = {{"{\"name\":\"a\"b\",\"ts\":1}", "b\",\"ts\""},
                 {"{\"name\" \"a\",\"ts\":1}", "\"a\",\"ts\""},
                 {"{\"name\":\"a\" \"ts\":1}", "\"ts\""},
                 {"{\"args\":{\"a\":\"b\"]}", "]}"},
                 {"{\"args\":{\"a\":1],\"b\":2}}", "],\"b\""},
                 {"{\"args\":x{\"a\":1}}", "{\"a\""}};

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct walked walked;

        walk(cases[i].text, strlen(cases[i].text), &walked);
        assert_int_equal(walked.result, WALK_DAMAGED);
        if (walked.where !=
            (size_t)(strstr(cases[i].text, cases[i].place) - cases[i].text))
            fail_msg("%s: at %zu", cases[i].text, walked.where);
    }
}

static void test_skip(void **state)
{
    (void)state;
    static const char text[] = "[{\"a\":[]},[\"]\"]] {\"x\":1}[[";
    uint8_t bytes[200] = {0};
    uint32_t tokens[200];
    struct index_state index = {0};

    memcpy(bytes, text, sizeof text);
    size_t count = scan_variants()[0].index(bytes, sizeof text - 1, 0, &index, tokens);
    size_t used = walk_skip(bytes, tokens);
    assert_int_equal(tokens[used - 1], strlen("[{\"a\":[]},[\"]\"]]") - 1);
    assert_int_equal(walk_skip(bytes, tokens + used), 4);
    assert_int_equal(used + 4 + 2, count);
    assert_int_equal(walk_skip(bytes, tokens + used + 4), 0);
}

/* ---- finding the next event ---- */

static void check_resync(const char *text, unsigned flags, enum resync_result expected,
                         const char *place)
{
    size_t found = SIZE_MAX;
    enum resync_result result =
        resync_find((const uint8_t *)text, strlen(text), flags, &found);

    if (result != expected ||
        (place != NULL && found != (size_t)(strstr(text, place) - text)))
        fail_msg("%s: %d at %zu", text, result, found);
    assert_true(found <= strlen(text));
}

static void test_resync(void **state)
{
    (void)state;
    const unsigned end = RESYNC_AT_END, sure = RESYNC_AT_END | RESYNC_SURE;

    check_resync("x\"y\"}, {\"ph\":\"X\"}", 0, RESYNC_EVENT, "{\"ph\"");
    check_resync("}\n,\n{ \"name\" : 1", 0, RESYNC_EVENT, "{ \"name\"");
    check_resync("} {\"ts\":1,\"dur\":2}", 0, RESYNC_EVENT, "{\"ts\"");
    check_resync("}, {\"other\":1}, {\"ts\":1}", 0, RESYNC_EVENT, "{\"ts\"");
    check_resync("}, {\"tsx\":1}", end, RESYNC_NONE, NULL);
    check_resync("}, {\"ts\",1}", end, RESYNC_NONE, NULL);
    check_resync("{\"ph\":\"X\"}", end, RESYNC_NONE, NULL);
    check_resync(" , {\"ph\":\"X\"}", end | RESYNC_HERE, RESYNC_EVENT, "{\"ph\"");
    check_resync("x}]}", end, RESYNC_LIST_END, "]}");
    check_resync("x}], \"traceName\":1}", end, RESYNC_LIST_END, "], ");
    check_resync("x} , ] ", end, RESYNC_LIST_END, "] ");
    check_resync("x}], 7", end, RESYNC_NONE, NULL);
    check_resync("x}],[", end, RESYNC_NONE, NULL);
    /* No end of the list while events follow. */
    check_resync("x}],\"z\":1}},{\"ph\":\"X\"}]}", end, RESYNC_EVENT, "{\"ph\"");
    check_resync("x}]}},{\"ph\":\"X\"}]}", end, RESYNC_EVENT, "{\"ph\"");
    check_resync("x}], \"p\":[{\"id\":0},{\"id\":1}]}", end, RESYNC_LIST_END, "], \"p\"");
    /* Undecided at the end of a window: looked at again when there is more. */
    check_resync("x}", 0, RESYNC_NONE, "}");
    check_resync("x}, ", 0, RESYNC_NONE, "}");
    check_resync("x}, {\"na", 0, RESYNC_NONE, "}");
    check_resync("x}], \"traceName\":1}", 0, RESYNC_NONE, "}]");
    check_resync("xyz", 0, RESYNC_NONE, NULL);
    check_resync("x}, {\"na", end, RESYNC_NONE, NULL);
    /* When the text may be cut, only what is certain counts. */
    check_resync("x}, {\"name\":1}", sure, RESYNC_NONE, NULL);
    check_resync("x}, {\"name\":1,\"ph\":\"X\"}", sure, RESYNC_EVENT, "{\"name\"");
    check_resync("x}]}", sure, RESYNC_NONE, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_everything),
        cmocka_unit_test(test_cut_anywhere),
        cmocka_unit_test(test_missing_spans_are_empty),
        cmocka_unit_test(test_where_damage_is),
        cmocka_unit_test(test_skip),
        cmocka_unit_test(test_resync),
    };

    return cmocka_run_group_tests_name("walk", tests, NULL, NULL);
}
