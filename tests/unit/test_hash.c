/* base/hash.h: keys that were chosen to meet in one place of a table do not. Times are
 * compared with those of as many keys that nobody chose, side by side. */
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "base/hash.h"
#include "trace_text.h"

#include <stdio.h>
#include <string.h>
#include <xxhash.h>

/* So many times longer would take what looks at every key before it. */
#define AT_MOST 20
#define TRIES 3

/* ---- texts ---- */

#define TEXTS 4000
#define LOW_BITS 0x1FFFu /* the largest table that so many texts make */

static void add_all(char (*texts)[17])
{
    struct strings strings;

    strings_init(&strings, (size_t)1 << 20);
    for (uint32_t i = 0; i < TEXTS; i++)
        assert_int_equal(strings_add(&strings, texts[i], 16), i);
    strings_free(&strings);
}

static int64_t time_texts(char (*texts)[17])
{
    int64_t best = INT64_MAX;

    for (int i = 0; i < TRIES; i++) {
        int64_t start = clock_monotonic_ns();

        add_all(texts);
        int64_t took = clock_monotonic_ns() - start;
        best = took < best ? took : best;
    }
    return best;
}

static void test_texts(void **state)
{
    (void)state;
    static char any[TEXTS][17], chosen[TEXTS][17];
    uint64_t next = 0;

    for (uint32_t i = 0; i < TEXTS; i++)
        snprintf(any[i], sizeof any[i], "%016x", i);
    for (uint32_t found = 0; found < TEXTS; next++) {
        char text[17] = "a colliding text";

        memcpy(text, &next, sizeof next);
        if ((XXH3_64bits(text, 16) & LOW_BITS) == 0)
            memcpy(chosen[found++], text, sizeof text);
    }
    assert_true(time_texts(chosen) < AT_MOST * time_texts(any));
}

/* ---- where events ran ---- */

#define PLACES 40000

/* Streams and devices whose sum 8191 * stream + device is always the same, or not. */
static int64_t time_places(bool chosen)
{
    CLEANUP_BUFFER struct buffer text = BUFFER((size_t)1 << 24);
    int64_t best = INT64_MAX;

    buffer_append_text(&text, "{\"traceEvents\":[");
    for (int i = 0; i < PLACES; i++)
        buffer_printf(&text,
                      "%s{\"ph\":\"X\",\"cat\":\"kernel\",\"name\":\"k\",\"pid\":1,"
                      "\"tid\":2,\"ts\":%d,\"dur\":1,\"args\":{\"stream\":%d,"
                      "\"device\":%d}}",
                      i == 0 ? "" : ",", i, i, chosen ? 1000000000 - 8191 * i : 0);
    buffer_append_text(&text, "]}");
    for (int i = 0; i < TRIES; i++) {
        int64_t start = clock_monotonic_ns();
        RECORDING recording = read_bytes(text.bytes, text.length);
        int64_t took = clock_monotonic_ns() - start;

        assert_int_equal(recording->place_count, PLACES);
        best = took < best ? took : best;
    }
    return best;
}

static void test_places(void **state)
{
    (void)state;
    assert_true(time_places(true) < AT_MOST * time_places(false));
}

/* ---- the seed ---- */

static void test_seed(void **state)
{
    (void)state;
    assert_true(hash_seed() == hash_seed());
    assert_true(hash_seed() != 0);
    assert_true(hash_number(1, 2) != hash_number(1, 3));
    assert_true(hash_bytes("a", 1, 2) != hash_bytes("a", 1, 3));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_texts),
        cmocka_unit_test(test_places),
        cmocka_unit_test(test_seed),
    };

    return cmocka_run_group_tests_name("hash", tests, NULL, NULL);
}
