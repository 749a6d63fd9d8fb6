/* trace/names.h: addresses and markers in names of host rows, against a slow
 * reading of their rules. */
#include "base/error.h"
#include "trace/names.h"
#include "trace_text.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void check_merged(const char *name, const char *expected)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(1000);

    bool merged = trace_merge_addresses(&out, name, strlen(name));
    assert_int_equal(merged, strcmp(name, expected) != 0);
    assert_string_equal(merged ? out.bytes : name, expected);
    assert_true(merged || out.length == 0);
}

static void test_addresses(void **state)
{
    (void)state;
    check_merged("<built-in method cpu of Tensor object at 0x7f3a5c0b12d0>",
                 "<built-in method cpu of Tensor object at 0x…>");
    check_merged("0x123456", "0x…");
    check_merged("0x12345", "0x12345");
    check_merged("0x0123456789abcdef", "0x…");
    check_merged("0x0123456789abcdef0", "0x0123456789abcdef0");
    check_merged("0xABCDEF and 0xabcdef", "0x… and 0x…");
    check_merged("0x123456 0x12 0x654321 0x", "0x… 0x12 0x… 0x");
    /* The `x` is small. */
    check_merged("0X123456", "0X123456");
    /* No part of a longer word. */
    check_merged("a0x123456", "a0x123456");
    check_merged("_0x123456", "_0x123456");
    check_merged("00x123456", "00x123456");
    check_merged("0x123456_", "0x123456_");
    check_merged("0x123456g", "0x123456g");
    check_merged("0x1234560x123456", "0x1234560x123456");
    check_merged("-0x123456-", "-0x…-");
    check_merged("é0x123456é", "é0x…é");
    check_merged("0x0x123456", "0x0x123456");
    check_merged("", "");
    check_merged("0x", "0x");
    check_merged("aten::add", "aten::add");
}

/* The rule, character by character. */
static void slow_merge(const char *name, char *out)
{
    size_t made = 0;

    for (size_t i = 0; name[i] != '\0';) {
        size_t digits = 0;

        if (strncmp(name + i, "0x", 2) == 0)
            while (isxdigit((unsigned char)name[i + 2 + digits]))
                digits++;
        bool before =
            i > 0 && (isalnum((unsigned char)name[i - 1]) || name[i - 1] == '_');
        char next = name[digits > 0 ? i + 2 + digits : i];
        bool behind = digits > 0 && (isalnum((unsigned char)next) || next == '_');
        if (digits >= 6 && digits <= 16 && !before && !behind) {
            memcpy(out + made, "0x…", strlen("0x…"));
            made += strlen("0x…");
            i += 2 + digits;
        } else {
            out[made++] = name[i++];
        }
    }
    out[made] = '\0';
}

static void test_random_addresses(void **state)
{
    static const char *const parts[] = {"0x", "0x", "123456", "abcdef01", "F", "g",
                                        "_",  " ",  "<",      "at ",      "0", "é"};
    struct chance chance = {11};

    (void)state;
    for (int i = 0; i < 100000; i++) {
        char name[200] = "", expected[400];

        for (unsigned j = chance_below(&chance, 12); j > 0; j--)
            strcat(name, parts[chance_below(&chance, sizeof parts / sizeof parts[0])]);
        slow_merge(name, expected);
        check_merged(name, expected);
    }
}

static void check_marker(const char *name, const char *expected)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(1000);

    trace_marker_name(&out, name, strlen(name));
    assert_string_equal(out.bytes, expected);
}

static void test_marker_names(void **state)
{
    (void)state;
    check_marker("step 12", "step");
    check_marker("step#12:", "step");
    check_marker("step_(12)", "step");
    check_marker("step", "step");
    check_marker("step\t=\t12 :", "step");
    check_marker("step12", "step");
    check_marker("step 1 2", "step 1");
    check_marker("step-12", "step-");
    check_marker("step 12x", "step 12x");
    check_marker("step:", "step:");
    check_marker("step ()", "step ()");
    /* Nothing would be left. */
    check_marker("12", "12");
    check_marker("#12", "#12");
    check_marker("(12)", "(12)");
    check_marker("", "");
    /* Addresses first. */
    check_marker("<object at 0x7f3a5c0b12d0>", "<object at 0x…>");
    check_marker("object 0x7f3a5c0b12d0", "object 0x…");
    check_marker("object 0x12", "object 0x");
    check_marker("nn.Module: Linear_3", "nn.Module: Linear");
    check_marker("torch/_tensor.py(575): backward", "torch/_tensor.py(575): backward");
    check_marker("é 5", "é");
}

/* Only names of host rows are merged. */
static void test_names_of_rows(void **state)
{
    struct trace_recording recording = {0};
    struct strings table;
    const char name[] = "f at 0x7f3a5c0b12d0";

    (void)state;
    strings_init(&recording.names, 1000);
    strings_init(&table, 1000);
    struct trace_op op = {.name = strings_add(&recording.names, name, strlen(name))};
    for (int side = TRACE_HOST; side <= TRACE_NEITHER; side++) {
        op.side = (uint8_t)side;
        uint32_t id = trace_add_merged_name(&table, &recording, &op);
        assert_string_equal(strings_text(&table, id),
                            side == TRACE_HOST ? "f at 0x…" : name);
    }
    strings_free(&recording.names);
    strings_free(&table);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_addresses),
        cmocka_unit_test(test_random_addresses),
        cmocka_unit_test(test_marker_names),
        cmocka_unit_test(test_names_of_rows),
    };

    return cmocka_run_group_tests_name("names", tests, NULL, NULL);
}
