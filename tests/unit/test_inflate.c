/* trace/scan.h: members in a row, input and output in pieces of any size, bytes
 * after the data, and damage. */
#include "base/error.h"
#include "trace/scan.h"
#include "trace_text.h"

#include <string.h>

static void release(struct inflater **inflater)
{
    inflater_free(*inflater);
}

/* Inflates with at most `in_step` bytes given and `out_step` bytes of room at once. */
static enum inflate_result inflate_in_steps(const struct buffer *packed, size_t in_step,
                                            size_t out_step, struct buffer *out,
                                            size_t *left, int *at_end)
{
    CLEANUP(release) struct inflater *inflater = inflater_new();
    const uint8_t *in = (const uint8_t *)packed->bytes;
    size_t behind = packed->length, given = 0;

    assert_non_null(inflater);
    for (;;) {
        uint8_t room[4096];
        size_t made, before = given;
        const uint8_t *start = in;

        assert_true(out_step <= sizeof room);
        enum inflate_result result =
            inflater_run(inflater, &in, &given, room, out_step, &made);
        assert_true(made <= out_step);
        assert_int_equal(in - start, before - given);
        buffer_append(out, room, made);
        *left = behind + given;
        *at_end = inflater_at_end(inflater);
        if (result == INFLATE_END || result == INFLATE_DAMAGED)
            return result;
        if (result == INFLATE_OUTPUT_FULL) {
            assert_int_equal(made, out_step);
            continue;
        }
        assert_int_equal(result, INFLATE_MORE_INPUT);
        assert_int_equal(given, 0);
        if (behind == 0)
            return INFLATE_MORE_INPUT;
        /* What was not given yet follows in the buffer. */
        given = behind < in_step ? behind : in_step;
        behind -= given;
        in = (const uint8_t *)packed->bytes + packed->length - behind - given;
    }
}

static const size_t steps[][2] = {{1, 1},    {1, 4096},    {7, 3},        {64, 100},
                                  {1000, 1}, {4096, 4096}, {100000, 4096}};
#define STEPS (sizeof steps / sizeof steps[0])

static void fill(struct buffer *text, size_t length, uint64_t seed)
{
    struct chance chance = {seed};

    while (text->length < length)
        buffer_printf(text, "{\"ts\":%u},", chance_below(&chance, 100000));
}

static void test_members(void **state)
{
    (void)state;
    for (unsigned members = 1; members <= 4; members++) {
        CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
        CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);

        for (unsigned i = 0; i < members; i++) {
            size_t start = text.length;

            fill(&text, text.length + (i == 1 ? 0 : 5000), i); /* the second is empty */
            append_gzip(&packed, text.bytes + start, text.length - start);
        }
        for (size_t i = 0; i < STEPS; i++) {
            CLEANUP_BUFFER struct buffer out = BUFFER(TEXT_MAX);
            size_t left;
            int at_end;

            assert_int_equal(
                inflate_in_steps(&packed, steps[i][0], steps[i][1], &out, &left, &at_end),
                INFLATE_MORE_INPUT);
            assert_true(at_end); /* the input may end here */
            assert_int_equal(left, 0);
            assert_int_equal(out.length, text.length);
            assert_memory_equal(out.bytes, text.bytes, text.length);
        }
    }
}

static void test_what_stands_behind(void **state)
{
    (void)state;
    static const char zeros[100], garbage[] = "garbage behind";
    static const struct {
        const char *bytes;
        size_t length;
    } tails[] = {{zeros, sizeof zeros}, {garbage, sizeof garbage - 1}, {zeros, 1}};

    for (size_t tail = 0; tail < 3; tail++)
        for (size_t i = 0; i < STEPS; i++) {
            CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
            CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);
            CLEANUP_BUFFER struct buffer out = BUFFER(TEXT_MAX);
            size_t left;
            int at_end;

            fill(&text, 3000, 1);
            append_gzip(&packed, text.bytes, text.length);
            buffer_append(&packed, tails[tail].bytes, tails[tail].length);
            assert_int_equal(
                inflate_in_steps(&packed, steps[i][0], steps[i][1], &out, &left, &at_end),
                INFLATE_END);
            assert_true(at_end);
            assert_int_equal(left, tails[tail].length);
            assert_int_equal(out.length, text.length);
        }
}

static void test_cut(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);

    fill(&text, 2000, 2);
    append_gzip(&packed, text.bytes, text.length);
    for (size_t length = 0; length < packed.length; length++) {
        CLEANUP_BUFFER struct buffer out = BUFFER(TEXT_MAX);
        struct buffer cut = {.bytes = packed.bytes, .length = length};
        size_t left;
        int at_end;

        assert_int_equal(inflate_in_steps(&cut, 5, 100, &out, &left, &at_end),
                         INFLATE_MORE_INPUT);
        assert_false(at_end);
        assert_true(out.length <= text.length);
        assert_memory_equal(out.length == 0 ? "" : out.bytes, text.bytes, out.length);
    }
}

static void test_damaged(void **state)
{
    (void)state;
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);
    CLEANUP_BUFFER struct buffer packed = BUFFER(TEXT_MAX);

    fill(&text, 2000, 3);
    append_gzip(&packed, text.bytes, text.length);
    packed.bytes[packed.length - 6] ^= 1; /* the checksum */
    for (size_t i = 0; i < STEPS; i++) {
        CLEANUP_BUFFER struct buffer out = BUFFER(TEXT_MAX);
        size_t left;
        int at_end;

        assert_int_equal(
            inflate_in_steps(&packed, steps[i][0], steps[i][1], &out, &left, &at_end),
            INFLATE_DAMAGED);
        assert_int_equal(out.length, text.length); /* all of it came before */
        assert_memory_equal(out.bytes, text.bytes, text.length);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_members),
        cmocka_unit_test(test_what_stands_behind),
        cmocka_unit_test(test_cut),
        cmocka_unit_test(test_damaged),
    };

    return cmocka_run_group_tests_name("inflate", tests, NULL, NULL);
}
