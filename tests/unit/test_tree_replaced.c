/* More rules of the difference of two trees: bounds, orders, several steps, host time. */
#include "tree_text.h"

#include "compare/tree.h"

#include <stdio.h>

static void begin(struct buffer text[2])
{
    tree_begin(&text[0]);
    tree_begin(&text[1]);
}

static void lay(struct buffer text[2], struct tree *control, struct tree *test,
                struct tree_rows *rows)
{
    tree_make(&text[0], TREE_MODULES, NULL, control);
    tree_make(&text[1], TREE_MODULES, NULL, test);
    assert_true(tree_difference(control, test, NULL, rows));
}

static void assert_rows(struct buffer text[2], const char *expected)
{
    TREE control;
    TREE test;
    TREE_ROWS rows;

    lay(text, &control, &test, &rows);
    assert_string_equal(tree_dump_rows(&rows), expected);
}

static void convolution(struct buffer *text, const char *name, const char *shape, int ts)
{
    char arguments[100];

    snprintf(arguments, sizeof arguments, "\"Input Dims\":%s", shape);
    tree_row(text, "cpu_op", name, 1, ts, 10, arguments);
    tree_kernel(text, "k", ts + 1, 5);
}

/* In whatever order they are called. */
static void replaced_operators_have_all_inputs(void **state)
{
    struct buffer text[2];

    (void)state;
    begin(text);
    convolution(&text[0], "cudnn", "[[8,3]]", 0);
    convolution(&text[0], "cudnn", "[[7,3]]", 50);
    convolution(&text[1], "miopen", "[[7,3]]", 0);
    convolution(&text[1], "miopen", "[[8,3]]", 50);
    assert_rows(text, "same root root 0 0 here 0 0\n"
                      "  replaced cudnn miopen 10 10 here 10 10\n");
    begin(text);
    convolution(&text[0], "cudnn", "[[8,3]]", 0);
    convolution(&text[0], "cudnn", "[[8,3]]", 50);
    convolution(&text[0], "cudnn", "[[7,3]]", 100);
    convolution(&text[1], "miopen", "[[8,3]]", 0);
    convolution(&text[1], "miopen", "[[7,3]]", 50);
    convolution(&text[1], "miopen", "[[7,3]]", 100);
    assert_rows(text, "same root root 0 0 here 15 15\n"
                      "  only_in_test miopen 0 15 here 0 0\n"
                      "  only_in_control cudnn 15 0 here 0 0\n");
}

/* Frames with other names on each side, one in the other: 64 are compared by their time,
 * so that the cost is not the size of a tree times its depth. */
static void replaced_frames_go_64_deep(void **state)
{
    enum { DEEP = 70 };
    struct buffer text[2];
    TREE control;
    TREE test;
    unsigned replaced = 0, alone = 0;
    TREE_ROWS rows;

    (void)state;
    begin(text);
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < DEEP; i++) {
            char name[16];

            snprintf(name, sizeof name, "%s%d", side == 0 ? "old" : "new", i);
            tree_operator(&text[side], name, i, 1000 - 2 * i);
        }
        tree_operator(&text[side], "mm", DEEP, 10);
        tree_kernel(&text[side], "k", DEEP + 1, 10);
    }
    lay(text, &control, &test, &rows);
    for (size_t i = 0; i < rows.count; i++) {
        replaced += rows.rows[i].status == TREE_REPLACED;
        alone += rows.rows[i].status == TREE_ONLY_TEST;
    }
    assert_int_equal(replaced, 64);
    assert_int_equal(alone, DEEP - 64 + 1);
}

/* ---- fences ---- */

static void module_with(struct buffer *text, const char *name, int ts, const char *inner)
{
    tree_module(text, name, ts, 50);
    tree_operator(text, inner, ts + 1, 40);
    tree_kernel(text, "k", ts + 2, 5);
}

static void what_fences_divide_does_not_pair(void **state)
{
    struct buffer text[2];

    (void)state;
    begin(text);
    module_with(&text[0], "LayerNorm_0", 0, "layer_norm");
    module_with(&text[0], "First_0", 100, "mm");
    module_with(&text[0], "Second_0", 200, "mm");
    module_with(&text[1], "First_0", 0, "mm");
    module_with(&text[1], "Second_0", 100, "mm");
    module_with(&text[1], "RMSNorm_0", 200, "pow");
    assert_rows(text, "same root root 0 0 here 5 5\n"
                      "  only_in_control LayerNorm 0 0 here 0 0\n"
                      "    only_in_control layer_norm 5 0 here 0 0\n"
                      "  same First First 0 0 here 0 0\n"
                      "    same mm mm 5 5 here 5 5\n"
                      "  same Second Second 0 0 here 0 0\n"
                      "    same mm mm 5 5 here 5 5\n"
                      "  only_in_test RMSNorm 0 0 here 0 0\n"
                      "    only_in_test pow 0 5 here 0 0\n");
}

/* ---- wrappers ---- */

/* The test has the module in so many annotations; how many frames were passed. */
static unsigned passed(int deep)
{
    struct buffer text[2];
    unsigned most = 0;
    TREE control;
    TREE test;
    TREE_ROWS rows;

    begin(text);
    module_with(&text[0], "Net_0", 100, "mm");
    for (int i = 0; i < deep; i++) {
        char name[16];

        snprintf(name, sizeof name, "around %c", 'a' + i);
        tree_annotation(&text[1], name, i, 1000 - 2 * i);
    }
    module_with(&text[1], "Net_0", 100, "mm");
    lay(text, &control, &test, &rows);
    for (size_t i = 0; i < rows.count; i++)
        most = rows.rows[i].through_count > most ? rows.rows[i].through_count : most;
    return most;
}

static void wrappers_are_passed_8_deep(void **state)
{
    (void)state;
    assert_int_equal(passed(8), 8);
    assert_int_equal(passed(9), 0);
}

/* Each side's frame would be a wrapper for that of the other. */
static void wrappers_of_the_test_go_first(void **state)
{
    struct buffer text[2];

    (void)state;
    begin(text);
    tree_operator(&text[0], "one", 0, 90);
    tree_operator(&text[0], "two", 1, 80);
    tree_kernel(&text[0], "k", 2, 10);
    tree_operator(&text[1], "two", 0, 90);
    tree_operator(&text[1], "one", 1, 80);
    tree_kernel(&text[1], "k", 2, 10);
    assert_rows(text, "same root root 0 0 here 0 0\n"
                      "  wrapper two 0 0 here 0 0\n"
                      "  same one one 0 10 here 10 10\n"
                      "    only_in_control two 10 0 here 0 0\n");
}

/* ---- several steps, and host time ---- */

static void calls_are_compared_per_step(void **state)
{
    struct buffer text[2];

    (void)state;
    begin(text);
    tree_annotation(&text[0], "ProfilerStep#1", 0, 100);
    tree_annotation(&text[1], "ProfilerStep#1", 0, 100);
    tree_annotation(&text[1], "ProfilerStep#2", 100, 100);
    convolution(&text[0], "cudnn", "[[8,3]]", 10);
    convolution(&text[1], "miopen", "[[8,3]]", 10);
    convolution(&text[1], "miopen", "[[8,3]]", 110);
    assert_rows(text, "same root root 0 0 here 0 0\n"
                      "  replaced cudnn miopen 5 10 here 5 10\n");
    begin(text);
    tree_annotation(&text[0], "ProfilerStep#1", 0, 100);
    tree_annotation(&text[1], "ProfilerStep#1", 0, 100);
    tree_annotation(&text[1], "ProfilerStep#2", 100, 100);
    convolution(&text[0], "cudnn", "[[8,3]]", 10);
    convolution(&text[0], "cudnn", "[[8,3]]", 50);
    convolution(&text[1], "miopen", "[[8,3]]", 10);
    convolution(&text[1], "miopen", "[[8,3]]", 110);
    assert_rows(text, "same root root 0 0 here 10 10\n"
                      "  only_in_test miopen 0 10 here 0 0\n"
                      "  only_in_control cudnn 10 0 here 0 0\n");
}

/* A side without device time: host time holds frames together. */
static void host_time_where_a_side_has_no_device_time(void **state)
{
    struct buffer text[2];

    (void)state;
    begin(text);
    tree_operator(&text[0], "old", 0, 90);
    tree_operator(&text[0], "mm", 1, 80);
    tree_module(&text[0], "Net_0", 100, 50);
    tree_operator(&text[1], "new", 0, 90);
    tree_operator(&text[1], "mm", 1, 80);
    tree_annotation(&text[1], "around", 99, 52);
    tree_module(&text[1], "Net_0", 100, 50);
    assert_rows(text, "same root root 0 0 here 0 0\n"
                      "  replaced old new 0 0 here 0 0\n"
                      "    same mm mm 0 0 here 0 0\n"
                      "  wrapper around 0 0 here 0 0\n"
                      "  same Net Net 0 0 here 0 0\n");
}

/* Frames of other sorts are never taken for one another. */
static void replaced_frames_are_of_one_sort(void **state)
{
    struct buffer text[2];

    (void)state;
    begin(text);
    module_with(&text[0], "Old_0", 0, "mm");
    tree_annotation(&text[1], "new", 0, 40);
    tree_operator(&text[1], "inner", 1, 30);
    tree_operator(&text[1], "mm", 2, 20);
    tree_kernel(&text[1], "k", 3, 5);
    assert_rows(text, "same root root 0 0 here 5 5\n"
                      "  only_in_test new 0 0 here 0 0\n"
                      "    only_in_test inner 0 0 here 0 0\n"
                      "      only_in_test mm 0 5 here 0 0\n"
                      "  only_in_control Old 0 0 here 0 0\n"
                      "    only_in_control mm 5 0 here 0 0\n");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(replaced_operators_have_all_inputs),
        cmocka_unit_test(replaced_frames_go_64_deep),
        cmocka_unit_test(what_fences_divide_does_not_pair),
        cmocka_unit_test(wrappers_are_passed_8_deep),
        cmocka_unit_test(wrappers_of_the_test_go_first),
        cmocka_unit_test(calls_are_compared_per_step),
        cmocka_unit_test(host_time_where_a_side_has_no_device_time),
        cmocka_unit_test(replaced_frames_are_of_one_sort),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
