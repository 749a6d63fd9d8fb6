/* answer/json.h: a tree is written as Jansson writes it. */
#include "answer/json.h"
#include "base/error.h"

#include <jansson.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* Gives the value up. */
static void check_value(json_t *value)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(1 << 20);
    char *slow =
        json_dumps(value, JSON_COMPACT | JSON_ENCODE_ANY | JSON_REAL_PRECISION(15));

    assert_non_null(slow);
    assert_int_equal(render_append(&out, value, NULL), 0);
    assert_string_equal(out.bytes, slow);
    free(slow);
}

static void test_reals(void **state)
{
    static const double cases[] = {0,
                                   -0.0,
                                   1,
                                   -3,
                                   0.1,
                                   1e-4,
                                   99999e-9,
                                   1e14,
                                   1e15,
                                   1e300,
                                   5e-324,
                                   -2.5,
                                   1e-5,
                                   123456.789,
                                   1e20,
                                   9e15,
                                   -1e-7,
                                   1e14 - 1,
                                   99999999999999.99};
    uint64_t random = 1;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        check_value(json_real(cases[i]));
        check_value(json_real(nextafter(cases[i], 1e308))); /* rounded it is whole */
        check_value(json_real(nextafter(cases[i], -1e308)));
    }
    for (int i = 0; i < 5000; i++) {
        random = random * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        check_value(json_real(ldexp((double)(random >> 11), i % 140 - 110)));
    }
}

static void test_trees(void **state)
{
    static const char *const texts[] = {
        "{}",
        "[]",
        "null",
        "true",
        "false",
        "-9223372036854775808",
        "\"\"",
        "[[],{},[{}]]",
        "{\"b\":1,\"a\":[1.5,2.0,null,true,{\"c\\\"\\\\\":\"\\u0001\\u007f/"
        "\\u00e9\\t\"}],"
        "\"\":false}",
        "[1,\"a\",[2,[3,[4]]],{\"x\":{\"y\":{\"z\":0.25}}}]"};

    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        check_value(json_loads(texts[i], JSON_DECODE_ANY, NULL));
}

static void test_no_room(void **state)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(5);
    struct error error;

    (void)state;
    assert_int_equal(render_append(&out, json_pack("[i,i,i,i]", 1, 2, 3, 4), &error), 0);
    assert_true(buffer_failed(&out));
    buffer_clear(&out);
    assert_int_equal(render_append(&out, NULL, &error), -ERROR_MEMORY);
}

/* What json_write() writes of a real, and of ns, is what Jansson writes. */
static void test_pointed(void **state)
{
    static const double cases[] = {0,    -0.0,    1000, -3000, 1500,  119999.99999999999,
                                   1e-9, 1234.5,  1e22, -1e20, NAN,   INFINITY,
                                   2e15, 9.1e18,  0.1,  5e-3,  1.5e2, 9007199254740993e3,
                                   1e17, 99999e-9};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        CLEANUP_BUFFER struct buffer tree = BUFFER(1000);
        CLEANUP_BUFFER struct buffer out = BUFFER(1000);

        render_append(&tree, render_real(cases[i]), NULL);
        buffer_append_char(&tree, ',');
        render_append(&tree, render_us(cases[i]), NULL);
        json_write(&out, "%#g, %#f", cases[i], cases[i]);
        assert_string_equal(out.bytes, tree.bytes);
    }
}

static void test_shapes(void **state)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(1000);
    int64_t numbers[] = {3, -1, 3, 2};
    const char *none = *state; /* NULL */

    json_write(&out, "{set:%s, none:%s, part:%.*s, 25%%:%g, deep:{time:%f}", "a\"b", none,
               2, "xyz", 1.0, 1500.0);
    json_write(&out, "yes:%i, count:%zu, low:%d, all:%llu, unit:\"sample\", nothing:null",
               7 > 2, (size_t)5, -3, 1ULL << 63);
    json_write(&out, "list:[");
    for (int i = 0; i < 2; i++)
        json_write(&out, "{at:%u, of:[%lld, %lld]}", (unsigned)i, -1LL, 2LL);
    json_write(&out, "]");
    if (json_open(&out, "known", true))
        json_write(&out, "x:%g}", 0.5);
    assert_false(json_open(&out, "unknown", false));
    json_known(&out, "step", false, 3);
    json_wholes(&out, "wholes", numbers, 4);
    json_distinct(&out, "distinct", numbers, 4);
    json_tree(&out, "tree", json_pack("[i]", 1));
    json_kept_tree(&out, "kept", NULL);
    json_write(&out, "}");
    assert_string_equal(
        out.bytes,
        "{\"set\":\"a\\\"b\",\"none\":null,\"part\":\"xy\",\"25%\":1,\"deep\":{\"time\":"
        "1.5},"
        "\"yes\":true,\"count\":5,\"low\":-3,\"all\":9223372036854775808,"
        "\"unit\":\"sample\",\"nothing\":null,\"list\":[{\"at\":0,\"of\":[-1,2]},"
        "{\"at\":1,\"of\":[-1,2]}],\"known\":{\"x\":0.5},\"unknown\":null,\"step\":null,"
        "\"wholes\":[3,-1,3,2],\"distinct\":[-1,2,3],\"tree\":[1],\"kept\":null}");
    json_tree(&out, "tree", NULL);
    assert_true(buffer_failed(&out));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reals),   cmocka_unit_test(test_trees),
        cmocka_unit_test(test_no_room), cmocka_unit_test(test_pointed),
        cmocka_unit_test(test_shapes),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
