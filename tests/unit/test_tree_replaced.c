/* What may have replaced what in the difference of two trees, where it costs more. */
#include "tree_text.h"

#include "analysis/tree/tree_difference.h"

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(replaced_operators_have_all_inputs),
        cmocka_unit_test(replaced_frames_go_64_deep),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
