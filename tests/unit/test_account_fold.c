/* Instances of a module are one frame, and launches are one call; counts by sample. */
#include "account_made.h"

#include <stdlib.h>
#include <string.h>

/* A model of three layers, and a call of its own. */
static void make_layers(struct made *made, uint32_t layers[3], uint32_t linear[3])
{
    static const char *const names[] = {"nn.Module: Block #0", "nn.Module: Block #1",
                                        "nn.Module: Block #12"};
    uint32_t model = made_call(made, 0, ACCOUNT_MODULE, "nn.Module: Model #0");

    made_often(made, model, 1, 1);
    for (int i = 0; i < 3; i++) {
        layers[i] = made_call(made, model, ACCOUNT_MODULE, names[i]);
        linear[i] = made_call(made, layers[i], ACCOUNT_OPERATOR, "aten::linear");
        made_often(made, layers[i], 1, 1);
        made_often(made, linear[i], 2, i == 1 ? 5 : 2);
        made_spent(made, linear[i], 0, MADE_ALL, 100);
        made_spent(made, linear[i], 1, MADE_ALL, 200);
    }
}

static void instances_are_one_frame(void **state)
{
    MADE made;
    uint32_t layers[3], linear[3];

    (void)state;
    made_begin(&made, 4, 5);
    make_layers(&made, layers, linear);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, linear[0], 10, 20);
    made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, layers[2], 3, 4);
    made_fold(&made);
    /* The root, the model, the layers, their operator. */
    assert_int_equal(made.fold.count, 4);
    const struct frame *block = &made.fold.frames[made_frame(&made, "nn.Module: Block")];
    const struct frame *calls = &made.fold.frames[made_frame(&made, "aten::linear")];
    assert_int_equal(made.fold.of_node[linear[0]], made.fold.of_node[linear[2]]);
    assert_int_equal(block->calls[0].usual, 3);
    assert_true(block->calls[0].is_constant);
    assert_int_equal(calls->calls[0].usual, 6);
    assert_int_equal(calls->calls[1].usual, 9);
    assert_true(calls->spent[0] == 300 && calls->spent[1] == 600);
    assert_true(block->host_below[0] == 300 && block->host_below[1] == 600);
    assert_int_equal(calls->below[0], 4 * 10);
    assert_int_equal(calls->below[1], 5 * 20);
    assert_int_equal(block->below[0], 4 * 13);
    assert_int_equal(block->below[1], 5 * 24);
    assert_int_equal(made.fold.frames[0].below[1], made.account.ns[1]);
    /* Its rows are those of an instance. */
    assert_string_equal(strings_text(&made.account.names, block->label),
                        "nn.Module: Block #0");
}

/* Only numbers of modules go. */
static void other_names_keep_their_numbers(void **state)
{
    static const char *const names[] = {"aten::linear #1", "aten::linear #2"};
    static const char *const modules[] = {"nn.Module: A#1", "nn.Module: A#2",
                                          "nn.Module: A #", "#1", "nn.Module: B #x1"};
    MADE made;

    (void)state;
    made_begin(&made, 1, 1);
    for (size_t i = 0; i < 2; i++)
        made_often(&made, made_call(&made, 0, ACCOUNT_OPERATOR, names[i]), 1, 1);
    for (size_t i = 0; i < 5; i++)
        made_often(&made, made_call(&made, 0, ACCOUNT_MODULE, modules[i]), 1, 1);
    made_fold(&made);
    assert_int_equal(made.fold.count, 1 + 2 + 5);
}

/* Kernels are below the call around their launch, however they are launched; a copy stays
 * below its own. */
static void launches_are_one_call(void **state)
{
    static const char *const names[] = {"cudaLaunchKernel", "cudaLaunchKernelExC",
                                        "cuLaunchKernel", "cudaMemcpyAsync"};
    MADE made;
    uint32_t launch[4], work[4];

    (void)state;
    made_begin(&made, 1, 1);
    uint32_t add = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::add");
    for (int i = 0; i < 4; i++) {
        launch[i] = made_call(&made, add, ACCOUNT_RUNTIME, names[i]);
        work[i] = made_work(&made, launch[i], i < 3 ? "add_kernel" : "Memcpy DtoD");
        made_often(&made, launch[i], 1, 2);
        made_often(&made, work[i], 1, 2);
    }
    made_fold(&made);
    assert_int_equal(made.fold.of_node[work[0]], made.fold.of_node[work[2]]);
    assert_int_equal(made.fold.of_node[launch[0]], made.fold.of_node[launch[2]]);
    uint32_t kernel = made.fold.of_node[work[0]], copy = made.fold.of_node[work[3]];
    assert_int_equal(made.fold.frames[kernel].parent, made.fold.of_node[add]);
    assert_int_equal(made.fold.frames[kernel].calls[0].usual, 3);
    assert_int_equal(made.fold.frames[kernel].calls[1].usual, 6);
    assert_int_equal(made.fold.frames[copy].parent, made.fold.of_node[launch[3]]);
    assert_int_equal(fold_call(&made.fold, kernel), made.fold.of_node[add]);
    assert_int_equal(fold_call(&made.fold, made.fold.of_node[launch[0]]),
                     made.fold.of_node[add]);
    assert_int_equal(fold_call(&made.fold, copy), made.fold.of_node[launch[3]]);
    assert_true(fold_is_below(&made.fold, copy, made.fold.of_node[add]));
    assert_true(fold_is_below(&made.fold, copy, copy));
    assert_true(fold_is_below(&made.fold, copy, 0));
    assert_false(fold_is_below(&made.fold, copy, kernel));
    assert_false(fold_is_below(&made.fold, made.fold.of_node[add], copy));
}

/* Only the test has an annotation around a call that both sides run; `often` times there.
 */
static void make_around(struct made *made, enum account_node_sort sort, int64_t often)
{
    made_begin(made, 6, 6);
    uint32_t alone = made_call(made, 0, ACCOUNT_OPERATOR, "aten::mm");
    uint32_t around = made_call(made, 0, sort, "forward pass");
    uint32_t inside = made_call(made, around, ACCOUNT_OPERATOR, "aten::mm");

    made_often(made, alone, 2, 0);
    made_often(made, around, 0, 1);
    made_often(made, inside, 0, often);
    made_booked(made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, alone, 90, 0);
    made_booked(made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, around, 0, 10);
    made_booked(made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, inside, 0, 90);
    made_edits(made);
}

/* What one side alone has around equal calls is no edit; an operator, or what runs them
 * more often, is. */
static void what_stands_around_is_left_out(void **state)
{
    static const struct {
        enum account_node_sort sort;
        int64_t often;
        size_t frames, edits;
    } cases[] = {{ACCOUNT_ANNOTATION, 2, 2, 0},
                 {ACCOUNT_FUNCTION, 2, 2, 0},
                 {ACCOUNT_MODULE, 2, 2, 0},
                 {ACCOUNT_ANNOTATION, 3, 4, 1},
                 {ACCOUNT_OPERATOR, 2, 4, 1}};

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        MADE made;

        make_around(&made, cases[i].sort, cases[i].often);
        assert_int_equal(made.fold.count, cases[i].frames);
        assert_int_equal(made.edits.count, cases[i].edits);
        uint32_t mm = made_frame(&made, "aten::mm");
        if (cases[i].edits > 0)
            continue;
        assert_int_equal(made.fold.frames[mm].calls[0].usual, 2);
        assert_int_equal(made.fold.frames[mm].calls[1].usual, 2);
        assert_int_equal(made.fold.frames[mm].below[1], 6 * 90);
    }
}

/* Where one side has no Python at all, no function of the other is an edit, whatever runs
 * below it. */
static void python_of_one_side_is_left_out(void **state)
{
    (void)state;
    for (int both = 0; both < 2; both++) {
        MADE made;

        made_begin(&made, 6, 6);
        uint32_t mm = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::mm");
        uint32_t own = made_call(&made, 0, ACCOUNT_FUNCTION, "train.py: log");
        uint32_t top = made_call(&made, 0, ACCOUNT_FUNCTION, "train.py: main");
        made_often(&made, mm, 2, 2);
        made_often(&made, own, 0, 3);
        made_often(&made, top, both, 1);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, own, 0, 10);
        made_booked(&made, ACCOUNT_IDLE, ACCOUNT_IN_CALL, mm, 90, 90);
        made_edits(&made);
        assert_int_equal(made.edits.count, both);
    }
}

struct counted {
    size_t samples;
    int64_t values[12];
    bool is_constant;
    int64_t usual, least, most;
    double mean;
};

/* All agree; of five or more one fifth may not. A sample without any has 0. */
static void counts_of_samples(void **state)
{
    static const struct counted all[] = {
        {1, {3}, true, 3, 3, 3, 3},
        {4, {3, 3, 3, 3}, true, 3, 3, 3, 3},
        {4, {3, 3, 3, 4}, false, 3, 3, 4, 3.25},
        {5, {3, 3, 3, 3, 8}, true, 3, 3, 8, 4},
        {6, {9, 3, 3, 3, 3, 3}, true, 3, 3, 9, 4},
        {6, {9, 3, 3, 3, 3, 9}, false, 3, 3, 9, 5},
        {6, {0, 3, 3, 3, 3, 3}, true, 3, 0, 3, 2.5},
        {6, {0, 0, 0, 0, 0, 3}, true, 0, 0, 3, 0.5},
        {6, {0, 0, 0, 0, 0, 0}, true, 0, 0, 0, 0},
        {10, {1, 1, 1, 1, 1, 1, 1, 1, 5, 7}, true, 1, 1, 7, 2},
        {10, {1, 1, 1, 1, 1, 1, 1, 4, 5, 8}, false, 1, 1, 8, 2.4},
    };

    (void)state;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        MADE made;

        made_begin(&made, all[i].samples, 1);
        uint32_t add = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::add");
        made_calls(&made, add, 1, 0, 1);
        for (uint32_t k = 0; k < all[i].samples; k++)
            made_calls(&made, add, 0, k, all[i].values[k]);
        made_fold(&made);
        const struct fold_count *count = &made.fold.frames[1].calls[0];
        assert_int_equal(count->is_constant, all[i].is_constant);
        assert_int_equal(count->usual, all[i].usual);
        assert_int_equal(count->least, all[i].least);
        assert_int_equal(count->most, all[i].most);
        assert_true(count->mean == all[i].mean);
        assert_true(edit_calls(&made.fold.frames[1], 0) ==
                    (all[i].is_constant ? (double)all[i].usual : all[i].mean));
    }
}

/* A place that each side launches elsewhere has no path. */
static void what_is_elsewhere_is_at_the_root(void **state)
{
    MADE made;

    (void)state;
    made_begin(&made, 2, 2);
    uint32_t add = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::add");
    uint32_t work = made_work(&made, add, "add_kernel");
    uint32_t place = made_booked(&made, ACCOUNT_COMPUTE, ACCOUNT_ROW, work, 5, 7);
    made.account.places[place].elsewhere = true;
    made_fold(&made);
    assert_int_equal(made.fold.of_place[place], 0);
    assert_int_equal(made.fold.frames[0].below[0], 10);
    assert_int_equal(made.fold.frames[made_frame(&made, "aten::add")].below[0], 0);
}

/* P2: the ranks of a program may run different numbers of calls; what each runs in all of
 * its steps is as good as one number. */
static void ranks_may_differ(void **state)
{
    static const int64_t often[2][2] = {{5, 4}, {9, 4}}; /* of the sides, by rank */
    MADE made;

    (void)state;
    made_begin(&made, 8, 8);
    uint32_t item = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::item");
    uint32_t wild = made_call(&made, 0, ACCOUNT_OPERATOR, "aten::wild");
    for (int side = 0; side < 2; side++) {
        made.account.rank_of[side] = arena_new(made.account.arena, 8, sizeof(uint32_t));
        for (uint32_t i = 0; i < 8; i++) {
            made.account.rank_of[side][i] = i / 4;
            made_calls(&made, item, side, i, often[side][i / 4]);
            made_calls(&made, wild, side, i, 1 + i % 4);
        }
    }
    made_edits(&made);
    const struct frame *frame = &made.fold.frames[made_frame(&made, "aten::item")];
    assert_true(frame->calls[0].is_constant && frame->calls[1].is_constant);
    assert_true(edit_calls(frame, 0) == 4.5 && edit_calls(frame, 1) == 6.5);
    const struct edit *edit = made_edit(&made, "aten::item");
    assert_non_null(edit);
    assert_int_equal(edit->kind, EDIT_MORE);
    assert_true(edit->is_fact);
    assert_false(made.fold.frames[made_frame(&made, "aten::wild")].calls[0].is_constant);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(instances_are_one_frame),
        cmocka_unit_test(other_names_keep_their_numbers),
        cmocka_unit_test(what_stands_around_is_left_out),
        cmocka_unit_test(python_of_one_side_is_left_out),
        cmocka_unit_test(launches_are_one_call),
        cmocka_unit_test(counts_of_samples),
        cmocka_unit_test(what_is_elsewhere_is_at_the_root),
        cmocka_unit_test(ranks_may_differ),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
