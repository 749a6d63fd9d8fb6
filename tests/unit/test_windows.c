/* The list of events is read along the tokens of whole windows; where those are missing,
 * too many or off by a quote, it must come to what pieces that are indexed anew come to.
 * No template of the walker reaches beyond the end of either. */
#include "base/error.h"
#include "trace/read.h"
#include "trace/scan.h"
#include "trace_text.h"

#include <stdlib.h>
#include <string.h>

#define BLOCK ((size_t)128 << 10) /* of the stream */

/* Reads by windows, with one thread and two, and by pieces: they must agree. */
static struct trace_recording *read_every_way(const struct buffer *text)
{
    static const struct trace_read_options ways[] = {
        {.two_threads = true}, {.piece = 256}, {.piece = (size_t)64 << 10}};
    struct trace_recording *first;
    struct error error;
    char why[256];

    assert_false(buffer_failed(text));
    if (try_bytes(text->bytes, text->length, NULL, &first, &error) != 0)
        fail_msg("not read: %s", error.message);
    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        RECORDING other = NULL;

        assert_int_equal(try_bytes(text->bytes, text->length, &ways[i], &other, &error),
                         0);
        if (!same_recordings(first, other, why))
            fail_msg("way %zu: %s", i, why);
    }
    return first;
}

static void fill(struct buffer *text, size_t count, const char *part)
{
    while (count-- > 0)
        buffer_append_text(text, part);
}

/* An event with more tokens than are carried over, which a block's end cuts through; then
 * a window of which nothing is carried: before the end of the list, and after it. */
static void test_many_tokens_carried(void **state)
{
    (void)state;
    for (int behind = 0; behind < 2; behind++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

        buffer_append_text(&text, "{\"traceEvents\":[");
        add_event(&text, "kernel", "a", 0, 7, "1", "2", NULL);
        buffer_append_text(&text,
                           ",{\"ph\":\"X\",\"cat\":\"kernel\",\"name\":\"b\",\"ts\":3,"
                           "\"dur\":1,\"args\":{\"x\":[[]");
        fill(&text, 50000, ",[]");
        buffer_append_text(&text, "]}}");
        if (behind == 1)
            buffer_append_text(&text, "],\"pad\":[");
        fill(&text, 6 * BLOCK, " ");
        buffer_append_text(&text, behind == 1 ? "1]}" : "]}");
        RECORDING recording = read_every_way(&text);
        assert_quality(recording, 2, 0, 0, 0, 0);
        assert_int_equal(recording->note_count, 0);
    }
}

/* A quote after a backslash is no token, wherever it is. */
static void test_an_escaped_quote_in_the_list(void **state)
{
    static const char *const texts[] = {"[{\"ph\":\"X\",\"ts\":1,\"dur\":1},\\\"",
                                        "[{\"ph\":\"X\",\"ts\":1,\"dur\":1},\\\"x\",1]"};

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

        buffer_append_text(&text, texts[i]);
        RECORDING recording = read_every_way(&text);
        assert_int_equal(recording->quality.kept, 1);
    }
}

/* A backslash in front of a string is no JSON, but no reason to lose an event far after
 * it: the tokens of the windows are off by a quote there. */
static void test_tokens_off_by_a_quote(void **state)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    (void)state;
    buffer_append_text(&text, "{\"x\":\\\"y\",\"traceEvents\":[");
    for (int i = 0; i < 5000; i++)
        add_event(&text, "kernel", "a", 0, 7, "1", "2", "\"correlation\":5");
    buffer_append_text(&text, "]}");
    RECORDING recording = read_every_way(&text);
    assert_quality(recording, 5000, 0, 0, 0, 0);
    assert_int_equal(note_count(recording, "event_damaged"), 0);
}

/* ---- the walker ---- */

static enum walk_result walk(const struct scan_variant *variant, struct templates *learnt,
                             const uint8_t *bytes, size_t length, struct raw_event *event)
{
    /* As many as promised and no more, so that a step too far is seen. */
    size_t room = length + INDEX_SENTINELS + INDEX_ROOM, used, where;
    CLEANUP_FREE uint32_t *tokens = malloc(room * sizeof *tokens);
    struct index_state state = {0};

    assert_non_null(tokens);
    memset(tokens, 0xFF, room * sizeof *tokens);
    variant->index(bytes, length, 0, &state, tokens);
    return variant->walk(learnt, bytes, tokens, event, &used, &where);
}

/* A string with a NUL in it, in members that are always the same; then the piece ends at
 * that very byte, and behind it stands what always did. */
static void test_a_nul_at_the_end_of_a_piece(void **state)
{
    static const char event_text[] =
        "{\"a\":\"\0\",\"b\":\"\",\"c\":\"\",\"d\":\"\",\"e\":\"\",\"f\":\"\",\"g\":\"\","
        "\"ts\":5}";
    uint8_t bytes[sizeof event_text + INDEX_PADDING] = {0};

    (void)state;
    memcpy(bytes, event_text, sizeof event_text);
    for (const struct scan_variant *v = scan_variants(); v->name != NULL; v++) {
        CLEANUP_FREE struct templates *learnt = walk_templates_new();
        struct raw_event event;

        assert_non_null(learnt);
        for (int i = 0; i < 100; i++) {
            assert_int_equal(walk(v, learnt, bytes, sizeof event_text - 1, &event),
                             WALK_OK);
            assert_int_equal(event.ts, 5000);
        }
        assert_int_equal(walk(v, learnt, bytes, 6, &event), WALK_MORE);
    }
}

/* A control character where a value should be, and from then on a blank. */
static void test_a_value_that_is_none(void **state)
{
    static const char first_text[] = "{\"x\":\1,\"ts\":5}";
    static const char then_text[] = "{\"x\": 1,\"ts\":5}";
    uint8_t first[sizeof first_text + INDEX_PADDING] = {0};
    uint8_t then[sizeof then_text + INDEX_PADDING] = {0};

    (void)state;
    memcpy(first, first_text, sizeof first_text);
    memcpy(then, then_text, sizeof then_text);
    for (const struct scan_variant *v = scan_variants(); v->name != NULL; v++) {
        CLEANUP_FREE struct templates *learnt = walk_templates_new();
        struct raw_event event;

        assert_non_null(learnt);
        for (int i = 0; i < 20; i++) {
            const uint8_t *bytes = i == 0 ? first : then;
            size_t length = i == 0 ? sizeof first_text - 1 : sizeof then_text - 1;

            assert_int_equal(walk(v, learnt, bytes, length, &event), WALK_OK);
            assert_int_equal(event.fields, WALK_TS);
            assert_int_equal(event.ts, 5000);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_many_tokens_carried),
        cmocka_unit_test(test_an_escaped_quote_in_the_list),
        cmocka_unit_test(test_tokens_off_by_a_quote),
        cmocka_unit_test(test_a_nul_at_the_end_of_a_piece),
        cmocka_unit_test(test_a_value_that_is_none),
    };

    return cmocka_run_group_tests_name("windows", tests, NULL, NULL);
}
