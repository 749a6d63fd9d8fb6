/* What the change of a frame splits by: FLOPs, where enough of its calls and of its time
 * have known ones on both sides (docs/semantics.md §12); else calls. */
#include "tree_text.h"

#include "compare/tree.h"

#include <stdio.h>

/* 2 * 8 * 4 * 16 * `rows` FLOPs. */
static void multiply(struct buffer *text, int at, int rows, int time)
{
    char arguments[100];

    snprintf(arguments, sizeof arguments, "\"Input Dims\":[[%d,8],[8,4]]", rows);
    tree_row(text, "cpu_op", "aten::mm", 1, at, 8, rows == 0 ? NULL : arguments);
    tree_kernel(text, "k", at + 1, time);
}

/* Ten calls in as many `around`, of which so many have shapes; each takes `time`, those
 * without shapes `unknown`. */
static void ten(struct buffer *text, const char *around, int known, int rows, int time,
                int unknown)
{
    tree_begin(text);
    for (int i = 0; i < 10; i++) {
        tree_operator(text, around, 100 * i, 20);
        multiply(text, 100 * i + 1, i < known ? rows : 0, i < known ? time : unknown);
    }
}

/* The split of the last frame of two trees, and of the one above it. */
static void split(struct buffer text[2], struct tree_split out[2])
{
    TREE control;
    TREE test;
    TREE_ROWS rows;

    tree_make(&text[0], TREE_MODULES, NULL, &control);
    tree_make(&text[1], TREE_MODULES, NULL, &test);
    assert_true(tree_difference(&control, &test, NULL, &rows));
    assert_int_equal(rows.count, 3);
    for (uint32_t i = 0; i < 2; i++)
        assert_true(tree_split_of(&rows, &rows.rows[2 - i], &out[i]));
}

static void assert_split(int known, int unknown_time, bool by_flops)
{
    struct buffer text[2];
    struct tree_split found[2];

    for (int side = 0; side < 2; side++) { /* the side that knows less decides */
        ten(&text[side], "aten::matmul", known, 16, 10, unknown_time);
        ten(&text[1 - side], "aten::matmul", 10, 16, 10, 10);
        split(text, found);
        assert_int_equal(found[0].by_flops, by_flops);
        assert_int_equal(found[1].by_flops, by_flops);
    }
}

static void flops_count_where_enough_is_known(void **state)
{
    (void)state;
    assert_split(10, 10, true);
    assert_split(8, 10, true);
    assert_split(7, 10, false);
    assert_split(7, 0, false); /* of the time all, but of the calls too few */
    assert_split(9, 20, true); /* 20 of 110 us are not known */
    assert_split(9, 30, false);
}

/* As many calls, of twice the rows, in thrice the time. */
static void the_rest_is_slower_work(void **state)
{
    struct buffer text[2];
    struct tree_split found[2];

    (void)state;
    ten(&text[0], "aten::matmul", 10, 16, 10, 0);
    ten(&text[1], "aten::matmul", 10, 32, 30, 0);
    split(text, found);
    for (int i = 0; i < 2; i++) {
        assert_float_equal(found[i].more, 100000, 1e-6);
        assert_float_equal(found[i].slower, 100000, 1e-6);
    }
    ten(&text[0], "aten::matmul", 5, 16, 10, 10);
    ten(&text[1], "aten::matmul", 10, 16, 10, 10);
    split(text, found); /* twice the known FLOPs, but nothing changed */
    assert_float_equal(found[0].more, 0, 1e-6);
    assert_float_equal(found[0].slower, 0, 1e-6);
}

/* What has no FLOPs of its own kind is no call whose FLOPs are missing. */
static void other_work_does_not_count(void **state)
{
    struct buffer text[2];
    struct tree_split found[2];

    (void)state;
    for (int side = 0; side < 2; side++) {
        tree_begin(&text[side]);
        tree_operator(&text[side], "AddmmBackward0", 0, 90);
        tree_kernel(&text[side], "sum", 1, 50);
        multiply(&text[side], 10, 16, 10);
    }
    split(text, found);
    assert_true(found[0].by_flops && found[1].by_flops);
}

/* Frames that are added up are judged together: 5 of 10 and 10 of 10 calls. */
static void folded_frames_are_judged_together(void **state)
{
    struct buffer text[2];
    TREE control;
    TREE test;
    struct tree *trees[2] = {&control, &test};
    TREE_ROWS rows;
    struct tree_split found;
    uint32_t row_of[5];

    (void)state;
    for (int side = 0; side < 2; side++) {
        tree_begin(&text[side]);
        for (int i = 0; i < 20; i++) {
            tree_module(&text[side], i < 10 ? "Linear_0" : "Linear_1", 100 * i, 50);
            multiply(&text[side], 100 * i + 1, i < 5 || i >= 10 ? 16 : 0, 10);
        }
        tree_make(&text[side], TREE_MODULES, NULL, trees[side]);
    }
    assert_true(tree_difference(&control, &test, NULL, &rows));
    assert_int_equal(rows.count, 5);
    assert_true(tree_split_of(&rows, &rows.rows[2], &found) && !found.by_flops);
    assert_true(tree_split_of(&rows, &rows.rows[4], &found) && found.by_flops);
    assert_true(tree_fold(&rows, row_of));
    assert_int_equal(rows.count, 3);
    assert_true(tree_split_of(&rows, &rows.rows[2], &found) && !found.by_flops);
}

static void assert_name(int known, int elsewhere, bool is_known)
{
    struct buffer text[2];
    TREE control;
    TREE test;
    TREE_ROWS rows;

    for (int side = 0; side < 2; side++)
        ten(&text[side], "aten::matmul", side == 0 ? 10 : known, 16, 10, 0);
    for (int i = 0; i < elsewhere; i++)
        multiply(&text[1], 2000 + 100 * i, 0, 0);
    tree_make(&text[0], TREE_MODULES, NULL, &control);
    tree_make(&text[1], TREE_MODULES, NULL, &test);
    assert_true(tree_work_find(&control, &test, NULL, &rows));
    assert_int_equal(rows.count, 2);
    assert_true(rows.rows[1].has_flops[0]);
    assert_int_equal(rows.rows[1].has_flops[1], is_known);
}

/* All calls of a name count, those in other places too. */
static void a_name_is_known_as_a_frame_is(void **state)
{
    (void)state;
    assert_name(10, 0, true);
    assert_name(8, 0, true);
    assert_name(7, 0, false);
    assert_name(10, 2, true);
    assert_name(10, 3, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(flops_count_where_enough_is_known),
        cmocka_unit_test(the_rest_is_slower_work),
        cmocka_unit_test(other_work_does_not_count),
        cmocka_unit_test(folded_frames_are_judged_together),
        cmocka_unit_test(a_name_is_known_as_a_frame_is),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
