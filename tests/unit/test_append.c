/* Events laid into a trace on the way: the text stays, the JSON is whole. */
#include "base/error.h"
#include "folder_text.h"
#include "trace/append.h"
#include "trace/scan.h"
#include "trace_text.h"

#include <jansson.h>
#include <stdio.h>
#include <string.h>

/* Hands out `left` pieces of two events each. */
static bool more(void *context, struct buffer *out)
{
    int *left = context;

    if (*left == 0)
        return false;
    --*left;
    buffer_append_text(out, "{\"n\":1},{\"n\":2}");
    return true;
}

static void close_append(struct appender **append)
{
    append_close(*append);
}

/* Writes the bytes as a file, copies it with `pieces` pieces of events. */
static int copy(const void *bytes, size_t length, int pieces, bool gzip,
                struct buffer *out, struct error *error)
{
    SCRATCH scratch = scratch_make();
    CLEANUP(close_append) struct appender *append = NULL;
    const uint8_t *piece;
    uint8_t packed[777];
    size_t got;

    buffer_clear(out);
    *error = (struct error){0};
    scratch_write(&scratch, "in.json", bytes, length);
    int result = append_open(scratch_path(&scratch, "in.json"), "in.json", more, &pieces,
                             &append, error);
    do {
        if (result == 0)
            result = gzip ? append_next_gzip(append, packed, sizeof packed, &got, error)
                          : append_next(append, &piece, &got, error);
        if (result == 0)
            buffer_append(out, gzip ? packed : piece, got);
    } while (result == 0 && got > 0);
    return result;
}

static void assert_copy(const char *text, int pieces, const char *expected)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);
    struct error error;

    if (copy(text, strlen(text), pieces, false, &out, &error) != 0)
        fail_msg("%s: %s", text, error.message);
    buffer_append_char(&out, '\0');
    assert_string_equal(out.bytes, expected);
    append_gzip(&packed, text, strlen(text)); /* gzip in, the same out */
    assert_int_equal(copy(packed.bytes, packed.length, pieces, false, &out, &error), 0);
    buffer_append_char(&out, '\0');
    assert_string_equal(out.bytes, expected);
}

#define TWO "{\"n\":1},{\"n\":2}"

static void test_the_list_grows_and_nothing_else_changes(void **state)
{
    (void)state;
    assert_copy("{\"traceEvents\":[]}", 1, "{\"traceEvents\":[" TWO "]}");
    assert_copy("{\"traceEvents\":[{\"a\":[1,{}]}]}", 1,
                "{\"traceEvents\":[{\"a\":[1,{}]}," TWO "]}");
    assert_copy("{\"traceEvents\":[{}]}", 2, "{\"traceEvents\":[{}," TWO "," TWO "]}");
    assert_copy("{\"traceEvents\":[{}]}", 0, "{\"traceEvents\":[{}]}");
    assert_copy("{\"traceEvents\":[]}", 0, "{\"traceEvents\":[]}");
    assert_copy("{\"traceEvents\":1,\"tr\\u0061ceEvents\":[]}", 1,
                "{\"traceEvents\":1,\"tr\\u0061ceEvents\":[" TWO "]}");
    assert_copy("[]", 1, "[" TWO "]");
    assert_copy(" [ {} ]\n", 1, " [ {} ," TWO "]");
    assert_copy("[1]", 1, "[1," TWO "]");
    assert_copy("[\"x\"]", 1, "[\"x\"," TWO "]");
    /* A trailing comma of the list is used. */
    assert_copy("[{},\n]", 1, "[{},\n" TWO "]");
    assert_copy("{\n  \"schemaVersion\": 1,\n  \"traceEvents\": [\n    {}\n  ],\n"
                "  \"after\": {\"traceEvents\": [3]}\n}\n",
                1,
                "{\n  \"schemaVersion\": 1,\n  \"traceEvents\": [\n    {}\n  ," TWO
                "],\n  \"after\": {\"traceEvents\": [3]}\n}");
    /* Brackets and keys inside of strings and values are none. */
    assert_copy("{\"a\":\"]}\\\"[\\\\\",\"b\":\"traceEvents\",\"c\":[[\"traceEvents\"]],"
                "\"d\":{\"traceEvents\":[]},\"traceEvents\":[{\"x\":\"]\\\\\"}]}",
                1,
                "{\"a\":\"]}\\\"[\\\\\",\"b\":\"traceEvents\",\"c\":[[\"traceEvents\"]],"
                "\"d\":{\"traceEvents\":[]},\"traceEvents\":[{\"x\":\"]\\\\\"}," TWO
                "]}");
    /* The key is the whole key, and so is the first one the list. */
    assert_copy("{\"traceEventsOther\":[],\"traceEvent\":[],\"traceEvents\":[]}", 1,
                "{\"traceEventsOther\":[],\"traceEvent\":[],\"traceEvents\":[" TWO "]}");
    assert_copy("\xEF\xBB\xBF[]trailing ]}", 1, "[" TWO "]");
}

static void assert_damaged(const char *text, const char *slug)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(TEXT_MAX);
    struct error error;

    if (copy(text, strlen(text), 1, false, &out, &error) == 0)
        fail_msg("%s was copied", text);
    assert_string_equal(error.slug, slug);
}

static void test_half_documents_are_refused(void **state)
{
    static const char *const texts[] = {
        "",       "{",      "[",          "[{}",
        "[{}}",   "{}",     "{\"a\":[]}", "{\"traceEvents\":{}}",
        "[{}\"]", "\"[]\"", "7",          "{\"traceEvents\":[]",
    };

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_damaged(texts[i], "trace_damaged");
}

static void test_half_gzip_is_refused(void **state)
{
    CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer out = BUFFER(TEXT_MAX);
    struct error error;
    static const char text[] = "{\"traceEvents\":[{\"name\":\"a name\"}],\"x\":1}";

    (void)state;
    append_gzip(&packed, text, strlen(text));
    for (size_t length = 3; length < packed.length; length++) {
        assert_int_not_equal(copy(packed.bytes, length, 1, false, &out, &error), 0);
        assert_string_equal(error.slug, "trace_damaged");
    }
    packed.bytes[packed.length - 6] ^= 1; /* the checksum */
    assert_int_not_equal(copy(packed.bytes, packed.length, 1, true, &out, &error), 0);
    assert_string_equal(error.slug, "trace_damaged");
}

static void test_another_file_is_refused(void **state)
{
    SCRATCH scratch = scratch_make();
    RECORDING recording = NULL;
    struct error error;
    char hash[33];

    (void)state;
    scratch_write_text(&scratch, "a.json", "[{\"ts\":1,\"dur\":1,\"ph\":\"X\"}]");
    const char *path = scratch_path(&scratch, "a.json");
    assert_int_equal(trace_read(path, "a", false, NULL, NULL, &recording, &error), 0);
    snprintf(hash, sizeof hash, "%016llx%016llx", (unsigned long long)recording->hash[1],
             (unsigned long long)recording->hash[0]);
    for (int wrong = 0; wrong < 2; wrong++) {
        CLEANUP(close_append) struct appender *append = NULL;
        const uint8_t *bytes;
        size_t length;
        int pieces = 1, result;

        hash[5] = wrong ? (char)(hash[5] ^ 1) : hash[5];
        assert_int_equal(append_open(path, "a", more, &pieces, &append, &error), 0);
        append_expect(append, hash);
        do
            result = append_next(append, &bytes, &length, &error);
        while (result == 0 && length > 0);
        assert_int_equal(result, wrong ? -ERROR_CONFLICT : 0);
        if (wrong)
            assert_string_equal(error.slug, "trace_changed");
    }
}

/* Over many blocks, whatever stands at their borders; gzip out is the same text. */
static void test_long_documents(void **state)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer out = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);
    struct chance chance = {11};
    struct error error;

    (void)state;
    for (int round = 0; round < 4; round++) {
        unsigned count = 20000 + chance_below(&chance, 3000);

        buffer_clear(&text);
        buffer_append_text(&text, round % 2 == 0 ? "[" : "{\"a\":0,\"traceEvents\":[");
        for (unsigned i = 0; i < count; i++) {
            buffer_append_text(&text, i == 0 ? "{\"s\":\"" : ",{\"s\":\"");
            for (unsigned left = chance_below(&chance, 40); left > 0; left--)
                buffer_append_text(&text, (const char *const[]){"\\\"", "]", "}", "\\\\",
                                                                "x"}[left % 5]);
            buffer_append_text(&text, "\"}");
        }
        buffer_append_text(&text, round % 2 == 0 ? "]" : "],\"z\":[]}");
        assert_int_equal(copy(text.bytes, text.length, 3, false, &out, &error), 0);
        json_t *document = json_loadb(out.bytes, out.length, 0, NULL);
        assert_non_null(document);
        assert_int_equal(json_array_size(round % 2 == 0
                                             ? document
                                             : json_object_get(document, "traceEvents")),
                         count + 6);
        json_decref(document);

        assert_int_equal(copy(text.bytes, text.length, 3, true, &packed, &error), 0);
        struct inflater *inflater = inflater_new();
        CLEANUP_FREE uint8_t *back = malloc(out.length + 1);
        const uint8_t *in = (const uint8_t *)packed.bytes;
        size_t left = packed.length, made;
        inflater_run(inflater, &in, &left, back, out.length + 1, &made);
        assert_int_equal(made, out.length);
        assert_memory_equal(back, out.bytes, made);
        assert_true(inflater_at_end(inflater));
        inflater_free(inflater);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_list_grows_and_nothing_else_changes),
        cmocka_unit_test(test_half_documents_are_refused),
        cmocka_unit_test(test_half_gzip_is_refused),
        cmocka_unit_test(test_another_file_is_refused),
        cmocka_unit_test(test_long_documents),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
