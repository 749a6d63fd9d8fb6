/* The tree of calls: each rule of docs/semantics.md §9 on a few rows. */
#include "tree_text.h"

#include "analyse/tree.h"

#include <string.h>

#define assert_tree(text, level, steps, expected)                                        \
    do {                                                                                 \
        TREE made_;                                                                      \
        tree_make(&(text), level, steps, &made_);                                        \
        assert_string_equal(tree_dump(&made_), expected);                                \
    } while (0)

/* ---- names ---- */

static void assert_name(enum tree_sort sort, const char *name, const char *expected)
{
    struct buffer out = BUFFER(4096);

    tree_name_append(&out, sort, name, strlen(name));
    assert_false(buffer_failed(&out));
    assert_string_equal(out.bytes == NULL ? "" : out.bytes, expected);
    buffer_free(&out);
}

static void names_lose_what_differs(void **state)
{
    (void)state;
    assert_name(TREE_OPERATOR, "f at 0x7f1234567890", "f at 0x\u2026");
    assert_name(TREE_ANNOTATION,
                "## Call CompiledFxGraph fabcdefabcdefabcdefabcdefabcdefabcdefabc1 ##",
                "## Call CompiledFxGraph \u2026 ##");
    assert_name(TREE_OPERATOR, "abcdefabcdefabcdefabcdefabcdefabcdefabc1", "\u2026");
    /* 39 characters; no digit; a capital letter. */
    assert_name(TREE_OPERATOR, "abcdefabcdefabcdefabcdefabcdefabcdefab1",
                "abcdefabcdefabcdefabcdefabcdefabcdefab1");
    assert_name(TREE_OPERATOR, "abcdefabcdefabcdefabcdefabcdefabcdefabcdef",
                "abcdefabcdefabcdefabcdefabcdefabcdefabcdef");
    assert_name(TREE_OPERATOR, "Abcdefabcdefabcdefabcdefabcdefabcdefabcdef1",
                "Abcdefabcdefabcdefabcdefabcdefabcdefabcdef1");
    assert_name(TREE_MODULE, "nn.Module: Linear_12", "Linear");
    assert_name(TREE_MODULE, "nn.Module: My_Layer", "My_Layer");
    assert_name(TREE_OPERATOR, "autograd::engine::evaluate_function: MmBackward0",
                "MmBackward0");
    assert_name(TREE_ANNOTATION, "autograd::engine::evaluate_function: x",
                "autograd::engine::evaluate_function: x");
}

static void numbers_at_the_end(void **state)
{
    (void)state;
    assert_int_equal(tree_name_number("iter 12", 7), 4);
    assert_int_equal(tree_name_number("iter12", 6), 6);
    assert_int_equal(tree_name_number("iter\0005", 6), 6); /* a zero byte */
}

static void python_names_lose_line_and_place(void **state)
{
    (void)state;
    assert_name(TREE_PYTHON, "torch/nn/module.py(1518): _call",
                "torch/nn/module.py: _call");
    assert_name(TREE_PYTHON, "/usr/lib/site-packages/a/site-packages/torch/x.py(3): f",
                "torch/x.py: f");
    assert_name(TREE_PYTHON, "/usr/lib/dist-packages/torch/x.py(3): f", "torch/x.py: f");
    assert_name(TREE_PYTHON, "/home/me/train.py(12): main", "train.py: main");
    assert_name(TREE_PYTHON, "C:\\\\me\\\\train.py(12): main", "train.py: main");
    assert_name(TREE_PYTHON, "<string>(1): <module>", "<string>: <module>");
    assert_name(TREE_PYTHON, "<built-in method f(x)>", "<built-in method f(x)>");
    assert_name(TREE_PYTHON, "a.py(x): f", "a.py(x): f");
}

/* Two steps; the annotations of the first begin at 1, of the second at 101. */
static void begin_two_steps(struct buffer *text)
{
    tree_begin(text);
    tree_annotation(text, "ProfilerStep#1", 0, 100);
    tree_annotation(text, "ProfilerStep#2", 100, 100);
}

static void numbers_of_iterations_go(void **state)
{
    struct buffer text;

    (void)state;
    begin_two_steps(&text);
    tree_annotation(&text, "iter 1", 1, 5);
    tree_annotation(&text, "iter 2", 101, 5);
    tree_annotation(&text, "head 7", 11, 5);
    tree_annotation(&text, "head 7", 111, 5);
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 20 0 0\n"
                "  an iter 2 10 10 0\n"
                "  an head 7 2 10 10 0\n");
    /* With one step nothing counts iterations. */
    tree_begin(&text);
    tree_annotation(&text, "ProfilerStep#1", 0, 100);
    tree_annotation(&text, "iter 1", 1, 5);
    tree_annotation(&text, "iter 2", 11, 5);
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 10 0 0\n"
                "  an iter 1 1 5 5 0\n"
                "  an iter 2 1 5 5 0\n");
}

/* ---- frames ---- */

static void frames(struct buffer *text)
{
    tree_begin(text);
    tree_row(text, "python_function", "train.py(3): main", 1, 0, 100, NULL);
    tree_module(text, "Net_0", 10, 50);
    tree_operator(text, "aten::mm", 20, 10);
    tree_kernel(text, "gemm", 22, 4);
    tree_annotation(text, "loss", 40, 5);
}

static void levels_choose_frames(void **state)
{
    struct buffer text;

    (void)state;
    frames(&text);
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 50 0 0\n"
                "  mo Net 1 50 35 0\n"
                "    op aten::mm 1 10 10 4\n"
                "    an loss 1 5 5 0\n");
    frames(&text);
    assert_tree(text, TREE_OPERATORS, NULL,
                "ro root 0 15 0 0\n"
                "  op aten::mm 1 10 10 4\n"
                "  an loss 1 5 5 0\n");
    frames(&text);
    assert_tree(text, TREE_PYTHON_LEVEL, NULL,
                "ro root 0 100 0 0\n"
                "  py train.py: main 1 100 50 0\n"
                "    mo Net 1 50 35 0\n"
                "      op aten::mm 1 10 10 4\n"
                "      an loss 1 5 5 0\n");
}

static void the_same_operator_again_is_no_frame(void **state)
{
    struct buffer text;

    (void)state;
    tree_begin(&text);
    tree_operator(&text, "aten::add", 0, 20);
    tree_operator(&text, "aten::add", 2, 10);
    tree_operator(&text, "aten::copy_", 4, 5);
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 20 0 0\n"
                "  op aten::add 1 20 15 0\n"
                "    op aten::copy_ 1 5 5 0\n");
    /* A module in one of its class is another. */
    tree_begin(&text);
    tree_module(&text, "Sequential_0", 0, 20);
    tree_module(&text, "Sequential_1", 2, 10);
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 20 0 0\n"
                "  mo Sequential 1 20 10 0\n"
                "    mo Sequential 1 10 10 0\n");
    /* One that is moved is another, too. Rows that end together are in one another. */
    tree_begin(&text);
    tree_sequence(&text, "f", 1, 0, 5, 1, 0);
    tree_module(&text, "A_0", 10, 5);
    tree_sequence(&text, "f", 1, 12, 3, 2, 0);
    tree_sequence(&text, "Back", 1, 20, 9, 1, 1);
    tree_sequence(&text, "Back", 1, 21, 5, 2, 1);
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 19 0 0\n"
                "  op f 1 5 5 0\n"
                "  mo A 1 5 2 0\n"
                "    op f 1 3 3 0\n"
                "    ba backward 0 5 0 0\n"
                "      op Back 1 5 5 0\n"
                "  ba backward 0 9 0 0\n"
                "    op Back 1 9 4 0\n");
}

static void instances_are_numbered_by_first_call(void **state)
{
    struct buffer text;

    (void)state;
    tree_begin(&text);
    tree_module(&text, "Net_0", 0, 100);
    tree_module(&text, "Linear_9", 10, 5);
    tree_module(&text, "Linear_3", 20, 5);
    tree_module(&text, "Linear_9", 30, 5);
    tree_module(&text, "Norm_1", 40, 5);
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 100 0 0\n"
                "  mo Net 1 100 80 0\n"
                "    mo Linear #0 2 10 10 0\n"
                "    mo Linear #1 1 5 5 0\n"
                "    mo Norm 1 5 5 0\n");
}

/* The instance that is called first outside of the selection has its number all the
 * same. */
static void numbers_count_what_is_not_selected(void **state)
{
    static const int second[] = {2, -1};
    struct buffer text;

    (void)state;
    begin_two_steps(&text);
    tree_module(&text, "A_5", 10, 5);
    tree_module(&text, "A_2", 110, 5);
    tree_module(&text, "A_5", 120, 5);
    assert_tree(text, TREE_MODULES, second,
                "ro root 0 10 0 0\n"
                "  mo A #0 1 5 5 0\n"
                "  mo A #1 1 5 5 0\n");
}

static void only_rows_of_selected_steps_count(void **state)
{
    static const int first[] = {1, -1};
    struct buffer text;

    (void)state;
    begin_two_steps(&text);
    tree_operator(&text, "a", 10, 20);
    tree_kernel(&text, "k", 15, 3);
    tree_operator(&text, "b", 110, 20);
    tree_kernel(&text, "k", 115, 3);
    assert_tree(text, TREE_MODULES, first,
                "ro root 0 20 0 0\n"
                "  op a 1 20 20 3\n");
}

static void self_time_is_without_frames_below(void **state)
{
    struct buffer text;

    (void)state;
    tree_begin(&text);
    tree_operator(&text, "a", 0, 100);
    tree_row(&text, "cuda_runtime", "cudaMalloc", 1, 10, 50, NULL);
    tree_operator(&text, "b", 20, 10);               /* in a row that is no frame */
    tree_row(&text, "cpu_op", "c", 2, 40, 10, NULL); /* on another thread */
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 110 0 0\n"
                "  op a 1 100 90 0\n"
                "    op b 1 10 10 0\n"
                "  op c 1 10 10 0\n");
}

/* Rows of one thread that overlap. */
static void self_time_is_without_a_union(void **state)
{
    struct buffer text;

    (void)state;
    tree_begin(&text);
    tree_operator(&text, "a", 0, 100);
    tree_operator(&text, "b", 10, 10);
    tree_operator(&text, "c", 15, 15);
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 100 0 0\n"
                "  op a 1 100 80 0\n"
                "    op b 1 10 10 0\n"
                "    op c 1 15 15 0\n");
}

/* ---- device rows ---- */

static void device_rows_without_frame(void **state)
{
    struct buffer text;

    (void)state;
    tree_begin(&text);
    tree_kernel(&text, "k", 10, 3);
    tree_row(&text, "kernel", "lost", 7, 50, 4, "\"device\":0,\"stream\":7");
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 0 0 0\n"
                "  la cudaLaunchKernel 0 0 0 3\n"
                "  no no launch 0 0 0 4\n");
    /* It is in no step. */
    begin_two_steps(&text);
    tree_kernel(&text, "k", 10, 3);
    tree_row(&text, "kernel", "lost", 7, 50, 4, "\"device\":0,\"stream\":7");
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 0 0 0\n"
                "  la cudaLaunchKernel 0 0 0 3\n");
}

/* ---- backward ---- */

static void backward_is_below_its_forward_module(void **state)
{
    struct buffer text;

    (void)state;
    tree_begin(&text);
    tree_module(&text, "Net_0", 0, 50);
    tree_module(&text, "Linear_0", 10, 20);
    tree_sequence(&text, "aten::linear", 1, 12, 10, 4, 0);
    tree_sequence(&text, "autograd::engine::evaluate_function: AddmmBackward0", 2, 60, 30,
                  4, 1);
    tree_sequence(&text, "AddmmBackward0", 2, 62, 20, 4, 1);
    tree_row(&text, "cpu_op", "aten::mm", 2, 64, 10, NULL);
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 50 0 0\n"
                "  mo Net 1 50 30 0\n"
                "    mo Linear 1 20 10 0\n"
                "      op aten::linear 1 10 10 0\n"
                "      ba backward 0 30 0 0\n"
                "        op AddmmBackward0 1 30 20 0\n"
                "          op aten::mm 1 10 10 0\n");
}

static void backward_takes_the_last_forward_before_it(void **state)
{
    struct buffer text;

    (void)state;
    tree_begin(&text);
    tree_module(&text, "A_0", 0, 20);
    tree_sequence(&text, "f", 1, 2, 5, 4, 0);
    tree_module(&text, "B_0", 30, 20);
    tree_sequence(&text, "f", 1, 32, 5, 4, 0);
    tree_sequence(&text, "Back", 1, 60, 5, 4, 1); /* on the same thread */
    tree_module(&text, "C_0", 70, 20);
    tree_sequence(&text, "f", 1, 72, 5, 4, 0);
    tree_sequence(&text, "Lost", 1, 95, 4, 9, 1); /* its forward is not there */
    TREE tree;
    tree_make(&text, TREE_MODULES, NULL, &tree);
    assert_string_equal(tree_dump(&tree), "ro root 0 64 0 0\n"
                                          "  mo A 1 20 15 0\n"
                                          "    op f 1 5 5 0\n"
                                          "  mo B 1 20 15 0\n"
                                          "    op f 1 5 5 0\n"
                                          "    ba backward 0 5 0 0\n"
                                          "      op Back 1 5 5 0\n"
                                          "  mo C 1 20 15 0\n"
                                          "    op f 1 5 5 0\n"
                                          "  op Lost 1 4 4 0\n");
    assert_int_equal(tree.moved, 1);
    assert_int_equal(tree.no_forward, 1);
}

/* The backward of a backward is in the same frame. */
static void second_backward_is_in_the_first(void **state)
{
    struct buffer text;

    (void)state;
    tree_begin(&text);
    tree_module(&text, "A_0", 0, 20);
    tree_sequence(&text, "f", 1, 2, 5, 4, 0);
    tree_sequence(&text, "Back", 1, 30, 20, 4, 1);
    tree_sequence(&text, "g", 1, 32, 5, 6, 0);
    tree_sequence(&text, "BackBack", 1, 60, 5, 6, 1);
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 20 0 0\n"
                "  mo A 1 20 15 0\n"
                "    op f 1 5 5 0\n"
                "    ba backward 0 25 0 0\n"
                "      op Back 1 20 15 0\n"
                "        op g 1 5 5 0\n"
                "      op BackBack 1 5 5 0\n");
}

/* ---- checkpoints ---- */

static void recomputed_modules_are_beside_their_first_call(void **state)
{
    struct buffer text;

    (void)state;
    tree_begin(&text);
    tree_module(&text, "Net_0", 0, 60);
    tree_module(&text, "Block_0", 10, 40);
    tree_module(&text, "Linear_0", 20, 10);
    tree_sequence(&text, "f", 1, 22, 5, 4, 0);
    tree_sequence(&text, "CheckpointBackward", 1, 100, 60, 4, 1);
    tree_module(&text, "Block_0", 110, 40);
    tree_module(&text, "Linear_0", 120, 10);
    tree_module(&text, "Fresh_0", 155, 3); /* not called before */
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 60 0 0\n"
                "  mo Net 1 60 20 0\n"
                "    mo Block 1 40 30 0\n"
                "      mo Linear 1 10 5 0\n"
                "        op f 1 5 5 0\n"
                "        ba backward 0 60 0 0\n"
                "          op CheckpointBackward 1 60 17 0\n"
                "            mo Fresh 1 3 3 0\n"
                "    re recompute 0 40 0 0\n"
                "      mo Block 1 40 30 0\n"
                "        mo Linear 1 10 10 0\n");
}

/* A call inside of backward rows is no first call. */
static void modules_of_backward_alone_are_not_recomputed(void **state)
{
    struct buffer text;

    (void)state;
    tree_begin(&text);
    tree_sequence(&text, "f", 1, 2, 5, 4, 0);
    tree_sequence(&text, "Back", 1, 10, 20, 4, 1);
    tree_module(&text, "Fresh_0", 12, 3);
    tree_sequence(&text, "Back", 1, 40, 20, 4, 1);
    tree_module(&text, "Fresh_0", 42, 3);
    assert_tree(text, TREE_MODULES, NULL,
                "ro root 0 45 0 0\n"
                "  op f 1 5 5 0\n"
                "  ba backward 0 40 0 0\n"
                "    op Back 2 40 34 0\n"
                "      mo Fresh 2 6 6 0\n");
}

/* ---- shapes ---- */

static void assert_first_shape(const char *text, const char *expected)
{
    const char *first = "";
    size_t length = tree_shapes_first(text, strlen(text), &first);

    assert_int_equal(length, strlen(expected));
    assert_memory_equal(first, expected, length);
}

static void first_shape_that_is_not_empty(void **state)
{
    (void)state;
    assert_first_shape("[[], [8, 3], [4]]", "[8, 3]");
    assert_first_shape("[[[2, 2], [3]], []]", "[[2, 2], [3]]");
    assert_first_shape("[[], [ ]]", "");
    assert_first_shape("[]", "");
    assert_first_shape("[[1", "[1");
}

/* ---- the table ---- */

static void keys_keep_their_values(void **state)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct tree_map map;

    (void)state;
    tree_map_init(&map, arena);
    assert_int_equal(tree_map_find(&map, 1, 0), 0);
    for (uint32_t i = 1; i <= 1000; i++)
        *tree_map_at(&map, i % 10, i) = i;
    for (uint32_t i = 1; i <= 1000; i++) {
        assert_int_equal(*tree_map_at(&map, i % 10, i), i);
        assert_int_equal(tree_map_find(&map, i % 10, i), i);
        assert_int_equal(tree_map_find(&map, i % 10 + 1, i), 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_lose_what_differs),
        cmocka_unit_test(numbers_at_the_end),
        cmocka_unit_test(python_names_lose_line_and_place),
        cmocka_unit_test(numbers_of_iterations_go),
        cmocka_unit_test(levels_choose_frames),
        cmocka_unit_test(the_same_operator_again_is_no_frame),
        cmocka_unit_test(instances_are_numbered_by_first_call),
        cmocka_unit_test(numbers_count_what_is_not_selected),
        cmocka_unit_test(only_rows_of_selected_steps_count),
        cmocka_unit_test(self_time_is_without_frames_below),
        cmocka_unit_test(self_time_is_without_a_union),
        cmocka_unit_test(device_rows_without_frame),
        cmocka_unit_test(backward_is_below_its_forward_module),
        cmocka_unit_test(backward_takes_the_last_forward_before_it),
        cmocka_unit_test(second_backward_is_in_the_first),
        cmocka_unit_test(recomputed_modules_are_beside_their_first_call),
        cmocka_unit_test(modules_of_backward_alone_are_not_recomputed),
        cmocka_unit_test(first_shape_that_is_not_empty),
        cmocka_unit_test(keys_keep_their_values),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
