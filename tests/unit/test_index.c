/* trace/scan.h: every variant finds the tokens that a reading byte by byte finds.
 */
#include "base/error.h"
#include "trace/scan.h"
#include "trace_text.h"

#include <stdlib.h>
#include <string.h>

static size_t slow_index(const uint8_t *bytes, size_t length, uint32_t *tokens)
{
    bool string = false, escaped = false;
    size_t count = 0;

    for (size_t i = 0; i < length; i++) {
        uint8_t c = bytes[i];

        if (c == '"' && !escaped) {
            tokens[count++] = (uint32_t)i;
            string = !string;
        } else if (!string && (c == '{' || c == '}' || c == '[' || c == ']')) {
            tokens[count++] = (uint32_t)i;
        }
        escaped = c == '\\' && !escaped;
    }
    return count;
}

/* Indexes in two parts, the first of a multiple of 64 bytes, each with the room promised,
 * and puts the tokens together. */
static size_t index_in_parts(const struct scan_variant *variant, const uint8_t *bytes,
                             size_t length, size_t first, uint32_t base, uint32_t *tokens)
{
    size_t room = length - first + INDEX_SENTINELS + INDEX_ROOM;
    CLEANUP_FREE uint32_t *more_tokens = calloc(room, sizeof *more_tokens);
    struct index_state state = {0};
    size_t count = variant->index(bytes, first, base, &state, tokens);

    assert_non_null(more_tokens);
    size_t more = variant->index(bytes + first, length - first, base + (uint32_t)first,
                                 &state, more_tokens);
    for (size_t i = 0; i < INDEX_SENTINELS; i++)
        assert_int_equal(more_tokens[more + i], base + length);
    memcpy(tokens + count, more_tokens, more * sizeof *tokens);
    return count + more;
}

/* All variants on bytes[0..length), which is copied so that what lies behind is foreign
 * and the room for tokens is as small as promised. */
static void check(const uint8_t *bytes, size_t length)
{
    size_t room = length + INDEX_SENTINELS + INDEX_ROOM;
    CLEANUP_FREE uint8_t *copy = malloc(length + INDEX_PADDING);
    CLEANUP_FREE uint32_t *expected = calloc(room, sizeof *expected);

    assert_non_null(copy);
    assert_non_null(expected);
    memcpy(copy, bytes, length);
    memset(copy + length, '"', INDEX_PADDING);
    size_t count = slow_index(copy, length, expected);
    for (const struct scan_variant *v = scan_variants(); v->name != NULL; v++)
        for (size_t first = 0; first <= length && first <= 128; first += 64) {
            CLEANUP_FREE uint32_t *tokens = calloc(room, sizeof *tokens);
            uint32_t base = (uint32_t)first * 1000;

            assert_non_null(tokens);
            size_t got = index_in_parts(v, copy, length, first, base, tokens);
            for (size_t i = 0; i < got; i++)
                tokens[i] -= base;
            if (got != count || memcmp(tokens, expected, count * sizeof *tokens) != 0)
                fail_msg("%s: %zu tokens of %zu bytes, expected %zu", v->name, got,
                         length, count);
        }
}

static void test_variants(void **state)
{
    (void)state;
    const struct scan_variant *v = scan_variants();
    size_t count = 0;

    for (; v[count].name != NULL; count++)
        assert_non_null(v[count].index);
    assert_true(count >= 1);
    assert_string_equal(v[count - 1].name, "scalar");
    for (size_t i = 0; i < count; i++)
        print_message("%s ", v[i].name);
    print_message("run here\n");
}

static void test_edges(void **state)
{
    (void)state;
    uint8_t bytes[300];

    check((const uint8_t *)"", 0);
    /* One sort of byte only: the densest blocks there are. */
    for (size_t i = 0; i < 7; i++)
        for (size_t length = 1; length < sizeof bytes; length++) {
            memset(bytes, "\"\\{}[] "[i], length);
            check(bytes, length);
        }
    /* A run of backslashes before a quote, across the ends of blocks. */
    for (size_t start = 50; start < 80; start++)
        for (size_t run = 0; run < 140; run++) {
            memset(bytes, ' ', sizeof bytes);
            bytes[3] = '"';
            memset(bytes + start, '\\', run);
            bytes[start + run] = '"';
            bytes[start + run + 1] = '{';
            check(bytes, sizeof bytes);
            check(bytes, start + run + 2);
        }
}

static void test_random(void **state)
{
    (void)state;
    /* Every mixture from dense to sparse. */
    static const char *const mixtures[] = {"\"\\", "\"\\{}[],:x",
                                           "\"\\{}[],: abcdefghijkl",
                                           "\"abcdefghijklmnopqrstuvwxyz{}\xFF\x80\x5B"};
    struct chance chance = {6};
    uint8_t bytes[2000];

    for (int i = 0; i < 8000; i++) {
        const char *mixture = mixtures[chance_below(&chance, 4)];
        size_t length = chance_below(&chance, 4) == 0
                            ? chance_below(&chance, sizeof bytes)
                            : chance_below(&chance, 200);

        for (size_t j = 0; j < length; j++)
            bytes[j] = (uint8_t)mixture[chance_below(&chance, (unsigned)strlen(mixture))];
        check(bytes, length);
    }
    for (int i = 0; i < 500; i++) {
        for (size_t j = 0; j < sizeof bytes; j++)
            bytes[j] = (uint8_t)chance_next(&chance);
        check(bytes, chance_below(&chance, sizeof bytes));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_variants),
        cmocka_unit_test(test_edges),
        cmocka_unit_test(test_random),
    };

    return cmocka_run_group_tests_name("index", tests, NULL, NULL);
}
