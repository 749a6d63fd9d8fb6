/* Two trees of calls beside each other: each rule of docs/semantics.md §9 on a few rows.
 */
#include "tree_text.h"

#include "compare/tree.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Two sides while their rows are written. */
struct pair {
    struct buffer text[2];
    struct tree tree[2];
};

static void begin(struct pair *pair)
{
    tree_begin(&pair->text[0]);
    tree_begin(&pair->text[1]);
}

static void end(struct pair *pair)
{
    tree_free(&pair->tree[0]);
    tree_free(&pair->tree[1]);
}

static void lay(struct pair *pair, struct tree_rows *rows)
{
    for (int side = 0; side < 2; side++)
        tree_make(&pair->text[side], TREE_MODULES, NULL, &pair->tree[side]);
    assert_true(tree_difference(&pair->tree[0], &pair->tree[1], NULL, rows));
}

static void assert_rows(struct pair *pair, const char *expected)
{
    TREE_ROWS rows;

    lay(pair, &rows);
    assert_string_equal(tree_dump_rows(&rows), expected);
    end(pair);
}

/* A module, or an operator, with a kernel of its own. */
static void module_with(struct buffer *text, const char *name, int ts, const char *inner,
                        int time)
{
    tree_module(text, name, ts, 50);
    tree_operator(text, inner, ts + 1, 40);
    tree_kernel(text, "k", ts + 2, time);
}

static void same_names_meet_and_numbers_tell_apart(void **state)
{
    struct pair pair;

    (void)state;
    begin(&pair);
    module_with(&pair.text[0], "A_0", 0, "mm", 10);
    module_with(&pair.text[0], "A_1", 100, "mm", 20);
    module_with(&pair.text[1], "A_5", 0, "mm", 11);
    module_with(&pair.text[1], "A_6", 100, "mm", 25);
    assert_rows(&pair, "same root root 0 0 here 0 0\n"
                       "  same A #0 A #0 0 0 here 0 0\n"
                       "    same mm mm 10 11 here 10 11\n"
                       "  same A #1 A #1 0 0 here 0 0\n"
                       "    same mm mm 20 25 here 20 25\n");
}

static void what_one_side_has_counts_where_both_met(void **state)
{
    struct pair pair;

    (void)state;
    begin(&pair);
    module_with(&pair.text[0], "A_0", 0, "mm", 10);
    module_with(&pair.text[0], "Gone_0", 100, "gone", 7);
    module_with(&pair.text[1], "A_0", 0, "mm", 10);
    tree_operator(&pair.text[1], "new", 45, 4);
    tree_kernel(&pair.text[1], "k", 46, 3);
    assert_rows(&pair, "same root root 0 0 here 7 0\n"
                       "  same A A 0 0 here 0 3\n"
                       "    same mm mm 10 10 here 10 10\n"
                       "    only_in_test new 0 3 here 0 0\n"
                       "  only_in_control Gone 0 0 here 0 0\n"
                       "    only_in_control gone 7 0 here 0 0\n");
}

/* DDP around a net: the net meets its like; what else is in DDP stays there. */
static void wrappers_are_passed(void **state)
{
    struct pair pair;

    (void)state;
    begin(&pair);
    module_with(&pair.text[0], "Net_0", 10, "mm", 10);
    tree_module(&pair.text[1], "DDP_0", 0, 200);
    tree_annotation(&pair.text[1], "DDP.forward", 2, 190);
    module_with(&pair.text[1], "Net_0", 10, "mm", 12);
    tree_operator(&pair.text[1], "broadcast", 100, 20);
    tree_kernel(&pair.text[1], "k", 105, 5);
    TREE_ROWS rows;
    lay(&pair, &rows);
    assert_string_equal(tree_dump_rows(&rows),
                        "same root root 0 0 here 0 5\n"
                        "  wrapper DDP 0 0 here 0 0\n"
                        "    wrapper DDP.forward 0 0 here 0 0\n"
                        "      only_in_test broadcast 0 5 here 0 0\n"
                        "  same Net Net 0 0 here 0 0\n"
                        "    same mm mm 10 12 here 10 12\n");
    assert_int_equal(rows.rows[4].through_count, 2);
    end(&pair);
}

/* The same where the control has it; and less than half of its time makes no wrapper. */
static void wrappers_hold_half_of_their_time(void **state)
{
    struct pair pair;

    (void)state;
    begin(&pair);
    tree_module(&pair.text[0], "Around_0", 0, 200);
    module_with(&pair.text[0], "Net_0", 10, "mm", 10);
    tree_operator(&pair.text[0], "more", 100, 20);
    tree_kernel(&pair.text[0], "k", 105, 10);
    module_with(&pair.text[1], "Net_0", 10, "mm", 10);
    assert_rows(&pair, "same root root 0 0 here 10 0\n"
                       "  same Net Net 0 0 here 0 0\n"
                       "    same mm mm 10 10 here 10 10\n"
                       "  wrapper Around 0 0 here 0 0\n"
                       "    only_in_control more 10 0 here 0 0\n");
    begin(&pair);
    tree_operator(&pair.text[0], "around", 0, 200);
    module_with(&pair.text[0], "Net_0", 10, "mm", 10);
    tree_operator(&pair.text[0], "more", 100, 20);
    tree_kernel(&pair.text[0], "k", 105, 11);
    module_with(&pair.text[1], "Net_0", 10, "mm", 10);
    assert_rows(&pair, "same root root 0 0 here 21 10\n"
                       "  only_in_test Net 0 0 here 0 0\n"
                       "    only_in_test mm 0 10 here 0 0\n"
                       "  only_in_control around 0 0 here 0 0\n"
                       "    only_in_control Net 0 0 here 0 0\n"
                       "      only_in_control mm 10 0 here 0 0\n"
                       "    only_in_control more 11 0 here 0 0\n");
}

/* Half of the time is below frames of the same class. */
static void replaced_by_shares_of_time(void **state)
{
    struct pair pair;

    (void)state;
    begin(&pair);
    tree_operator(&pair.text[0], "old", 0, 90);
    tree_operator(&pair.text[0], "mm", 1, 10);
    tree_kernel(&pair.text[0], "k", 2, 10);
    tree_operator(&pair.text[0], "add", 20, 10);
    tree_kernel(&pair.text[0], "k", 21, 10);
    tree_operator(&pair.text[1], "new", 0, 90);
    tree_operator(&pair.text[1], "mm", 1, 10);
    tree_kernel(&pair.text[1], "k", 2, 30);
    assert_rows(&pair, "same root root 0 0 here 0 0\n"
                       "  replaced old new 0 0 here 10 0\n"
                       "    same mm mm 10 30 here 10 30\n"
                       "    only_in_control add 10 0 here 0 0\n");
    /* A third is too little. */
    begin(&pair);
    tree_operator(&pair.text[0], "old", 0, 90);
    tree_operator(&pair.text[0], "mm", 1, 10);
    tree_kernel(&pair.text[0], "k", 2, 10);
    tree_operator(&pair.text[0], "add", 20, 10);
    tree_kernel(&pair.text[0], "k", 21, 20);
    tree_operator(&pair.text[1], "new", 0, 90);
    tree_operator(&pair.text[1], "mm", 1, 10);
    tree_kernel(&pair.text[1], "k", 2, 30);
    assert_rows(&pair, "same root root 0 0 here 30 30\n"
                       "  only_in_test new 0 0 here 0 0\n"
                       "    only_in_test mm 0 30 here 0 0\n"
                       "  only_in_control old 0 0 here 0 0\n"
                       "    only_in_control mm 10 0 here 0 0\n"
                       "    only_in_control add 20 0 here 0 0\n");
}

static void convolution(struct buffer *text, const char *name, const char *shape, int ts)
{
    char arguments[100];

    snprintf(arguments, sizeof arguments, "\"Input Dims\":%s", shape);
    tree_row(text, "cpu_op", name, 1, ts, 10, arguments);
    tree_kernel(text, "k", ts + 1, 5);
}

static void replaced_operators_have_the_same_inputs(void **state)
{
    struct pair pair;

    (void)state;
    begin(&pair);
    convolution(&pair.text[0], "cudnn", "[[],[8,3]]", 0);
    convolution(&pair.text[1], "miopen", "[[8, 3],[4]]", 0);
    assert_rows(&pair, "same root root 0 0 here 0 0\n"
                       "  replaced cudnn miopen 5 5 here 5 5\n");
    begin(&pair);
    convolution(&pair.text[0], "cudnn", "[[8,3]]", 0);
    convolution(&pair.text[1], "miopen", "[[8,4]]", 0);
    assert_rows(&pair, "same root root 0 0 here 5 5\n"
                       "  only_in_test miopen 0 5 here 0 0\n"
                       "  only_in_control cudnn 5 0 here 0 0\n");
    begin(&pair);
    convolution(&pair.text[0], "cudnn", "[[8,3]]", 0);
    convolution(&pair.text[1], "miopen", "[[8,3]]", 0);
    convolution(&pair.text[1], "miopen", "[[8,3]]", 50);
    assert_rows(&pair, "same root root 0 0 here 5 10\n"
                       "  only_in_test miopen 0 10 here 0 0\n"
                       "  only_in_control cudnn 5 0 here 0 0\n");
    /* Only one of them has device time. */
    begin(&pair);
    tree_operator(&pair.text[0], "mm", 100, 9);
    tree_kernel(&pair.text[0], "k", 101, 5);
    tree_operator(&pair.text[1], "mm", 100, 9);
    tree_kernel(&pair.text[1], "k", 101, 5);
    convolution(&pair.text[0], "cudnn", "[[8,3]]", 0);
    tree_row(&pair.text[1], "cpu_op", "fake", 1, 0, 10, "\"Input Dims\":[[8,3]]");
    assert_rows(&pair, "same root root 0 0 here 5 0\n"
                       "  only_in_test fake 0 0 here 0 0\n"
                       "  only_in_control cudnn 5 0 here 0 0\n"
                       "  same mm mm 5 5 here 5 5\n");
}

static void replaced_annotations_start_alike(void **state)
{
    struct pair pair;

    (void)state;
    begin(&pair);
    tree_annotation(&pair.text[0], "Optimizer.step#SGD.step", 0, 10);
    tree_kernel(&pair.text[0], "k", 1, 5);
    tree_annotation(&pair.text[0], "## a ##", 20, 10);
    tree_annotation(&pair.text[1], "Optimizer.step#Adam.step", 0, 10);
    tree_kernel(&pair.text[1], "k", 1, 5);
    tree_annotation(&pair.text[1], "## b ##", 20, 10);
    assert_rows(
        &pair,
        "same root root 0 0 here 0 0\n"
        "  replaced Optimizer.step#SGD.step Optimizer.step#Adam.step 5 5 here 5 5\n"
        "  only_in_test ## b ## 0 0 here 0 0\n"
        "  only_in_control ## a ## 0 0 here 0 0\n");
}

/* The last module on each side pairs if it is called as often; not across a fence. */
static void last_modules_between_fences_pair(void **state)
{
    struct pair pair;

    (void)state;
    begin(&pair);
    module_with(&pair.text[0], "LayerNorm_0", 0, "layer_norm", 5);
    module_with(&pair.text[0], "Fence_0", 100, "mm", 5);
    module_with(&pair.text[0], "Gone_0", 200, "gone", 5);
    module_with(&pair.text[1], "RMSNorm_0", 0, "pow", 5);
    module_with(&pair.text[1], "Fence_0", 100, "mm", 5);
    assert_rows(&pair, "same root root 0 0 here 5 0\n"
                       "  replaced LayerNorm RMSNorm 0 0 here 5 5\n"
                       "    only_in_test pow 0 5 here 0 0\n"
                       "    only_in_control layer_norm 5 0 here 0 0\n"
                       "  same Fence Fence 0 0 here 0 0\n"
                       "    same mm mm 5 5 here 5 5\n"
                       "  only_in_control Gone 0 0 here 0 0\n"
                       "    only_in_control gone 5 0 here 0 0\n");
    begin(&pair);
    module_with(&pair.text[0], "Fence_0", 100, "mm", 5);
    module_with(&pair.text[0], "LayerNorm_0", 200, "layer_norm", 5);
    module_with(&pair.text[1], "RMSNorm_0", 0, "pow", 5);
    module_with(&pair.text[1], "Fence_0", 100, "mm", 5);
    assert_rows(&pair, "same root root 0 0 here 5 5\n"
                       "  only_in_test RMSNorm 0 0 here 0 0\n"
                       "    only_in_test pow 0 5 here 0 0\n"
                       "  same Fence Fence 0 0 here 0 0\n"
                       "    same mm mm 5 5 here 5 5\n"
                       "  only_in_control LayerNorm 0 0 here 0 0\n"
                       "    only_in_control layer_norm 5 0 here 0 0\n");
}

static void two_modules_between_fences_do_not_pair(void **state)
{
    struct pair pair;

    (void)state;
    begin(&pair);
    module_with(&pair.text[0], "LayerNorm_0", 0, "layer_norm", 5);
    module_with(&pair.text[1], "RMSNorm_0", 0, "pow", 5);
    module_with(&pair.text[1], "Other_0", 100, "mul", 5);
    assert_rows(&pair, "same root root 0 0 here 5 10\n"
                       "  only_in_test RMSNorm 0 0 here 0 0\n"
                       "    only_in_test pow 0 5 here 0 0\n"
                       "  only_in_test Other 0 0 here 0 0\n"
                       "    only_in_test mul 0 5 here 0 0\n"
                       "  only_in_control LayerNorm 0 0 here 0 0\n"
                       "    only_in_control layer_norm 5 0 here 0 0\n");
}

/* ---- what is shown ---- */

static void instances_are_added_up(void **state)
{
    const struct tree_choice choice = {.max_nodes = 100};
    struct pair pair;
    TREE_ROWS rows;

    (void)state;
    begin(&pair);
    for (int side = 0; side < 2; side++) {
        module_with(&pair.text[side], "A_0", 0, "mm", 10 + side);
        module_with(&pair.text[side], "A_1", 100, "mm", 20 + side);
    }
    lay(&pair, &rows);
    assert_true(tree_choose(&rows, &choice));
    assert_string_equal(tree_dump_rows(&rows), "same root root 0 0 here 0 0\n"
                                               "  same A #0 A #0 x2 0 0 here 0 0\n"
                                               "    same mm mm x2 30 32 here 30 32\n");
    assert_int_equal(rows.kernels.count, 1);
    assert_int_equal(rows.kernels.list[0].weight[1], 32000);
    end(&pair);
}

static void what_moves_least_goes_into_the_rest(void **state)
{
    struct tree_choice choice = {.instances = true, .max_nodes = 2};
    struct pair pair;

    (void)state;
    begin(&pair);
    for (int side = 0; side < 2; side++) {
        module_with(&pair.text[side], "Big_0", 300, "mm", 500);
        module_with(&pair.text[side], "Moves_0", 100, "mm", 10 + 7 * side);
        module_with(&pair.text[side], "Less_0", 200, "mm", 10 + 3 * side);
    }
    TREE_ROWS rows;
    lay(&pair, &rows);
    assert_true(tree_choose(&rows, &choice));
    assert_string_equal(tree_dump_rows(&rows), "same root root 0 0 here 0 0\n"
                                               "  same Moves Moves 0 0 here 0 0\n"
                                               "    same mm mm 10 17 here 10 17\n"
                                               "  rest x4 510 513 here 510 513\n");
    end(&pair);
}

static void smaller_changes_than_asked_for_go(void **state)
{
    const struct tree_choice choice = {
        .instances = true, .max_nodes = 100, .min_change = 5000};
    struct pair pair;
    TREE_ROWS rows;

    (void)state;
    begin(&pair);
    for (int side = 0; side < 2; side++) {
        module_with(&pair.text[side], "Moves_0", 100, "mm", 10 + 5 * side);
        module_with(&pair.text[side], "Less_0", 200, "mm", 10 + 4 * side);
    }
    lay(&pair, &rows);
    assert_true(tree_choose(&rows, &choice));
    assert_string_equal(tree_dump_rows(&rows), "same root root 0 0 here 0 0\n"
                                               "  same Moves Moves 0 0 here 0 0\n"
                                               "    same mm mm 10 15 here 10 15\n"
                                               "  rest x2 10 14 here 10 14\n");
    end(&pair);
}

/* ---- sums, on random trees ---- */

static unsigned below(unsigned *seed, unsigned limit)
{
    *seed = *seed * 1664525 + 1013904223;
    return (*seed >> 8) % limit;
}

static void random_rows(struct buffer *text, unsigned *seed, int depth, int ts, int dur)
{
    int parts = 1 + (int)below(seed, 4);

    for (int i = 0; i < parts && dur / parts > 4; i++) {
        int start = ts + i * (dur / parts), length = dur / parts - 1;
        char name[40];

        snprintf(name, sizeof name, "%c_%u", (char)('A' + (int)below(seed, 5)),
                 below(seed, 3));
        switch (below(seed, 4)) {
        case 0:
            tree_module(text, name, start, length);
            break;
        case 1:
            tree_annotation(text, name, start, length);
            break;
        default:
            tree_sequence(text, name, 1, start, length, (int)below(seed, 6),
                          below(seed, 3) == 0);
            break;
        }
        if (below(seed, 2) == 0)
            tree_kernel(text, below(seed, 2) == 0 ? "k" : "l", start + 1,
                        1 + (int)below(seed, 50));
        if (depth > 0)
            random_rows(text, seed, depth - 1, start + 1, length - 2);
    }
}

static void assert_sums(const struct tree_rows *rows, const int64_t device[2])
{
    int64_t own[2] = {0}, here[2] = {0};

    for (size_t i = 0; i < rows->count; i++) {
        const struct tree_row *row = &rows->rows[i];
        int64_t below_it[2] = {row->own[0], row->own[1]};

        for (uint32_t child = (uint32_t)i + 1; child < row->end;
             child = rows->rows[child].end) {
            assert_int_equal(rows->rows[child].parent, i);
            below_it[0] += rows->rows[child].device[0];
            below_it[1] += rows->rows[child].device[1];
        }
        for (int side = 0; side < 2; side++) {
            own[side] += row->own[side];
            here[side] += row->here[side];
            if (!row->is_rest)
                assert_int_equal(row->device[side], below_it[side]);
        }
    }
    for (int side = 0; side < 2; side++) {
        assert_int_equal(own[side], device[side]);
        assert_int_equal(here[side], device[side]);
        assert_int_equal(rows->rows[0].device[side], device[side]);
    }
}

static void sums_hold(void **state)
{
    (void)state;
    for (unsigned round = 0; round < 300; round++) {
        unsigned seed = round;
        struct pair pair;
        TREE_ROWS rows;

        begin(&pair);
        for (int side = 0; side < 2; side++) {
            unsigned own = below(&seed, 3) == 0 ? round : seed;

            random_rows(&pair.text[side], &own, 5, 0, 20000);
        }
        lay(&pair, &rows);
        const int64_t device[2] = {pair.tree[0].nodes[0].device,
                                   pair.tree[1].nodes[0].device};
        assert_sums(&rows, device);
        const struct tree_choice choice = {.instances = below(&seed, 2) == 0,
                                           .max_nodes = 1 + below(&seed, 40),
                                           .min_change = below(&seed, 20000)};
        assert_true(tree_choose(&rows, &choice));
        assert_sums(&rows, device);
        assert_true(rows.count <= 2 * choice.max_nodes + 2);
        end(&pair);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(same_names_meet_and_numbers_tell_apart),
        cmocka_unit_test(what_one_side_has_counts_where_both_met),
        cmocka_unit_test(wrappers_are_passed),
        cmocka_unit_test(wrappers_hold_half_of_their_time),
        cmocka_unit_test(replaced_by_shares_of_time),
        cmocka_unit_test(replaced_operators_have_the_same_inputs),
        cmocka_unit_test(replaced_annotations_start_alike),
        cmocka_unit_test(last_modules_between_fences_pair),
        cmocka_unit_test(two_modules_between_fences_do_not_pair),
        cmocka_unit_test(instances_are_added_up),
        cmocka_unit_test(what_moves_least_goes_into_the_rest),
        cmocka_unit_test(smaller_changes_than_asked_for_go),
        cmocka_unit_test(sums_hold),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
