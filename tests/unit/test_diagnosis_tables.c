/* Names and sorts of the diagnosis, by example. */
#include "base/cleanup.h"
#include "diagnosis/python_names.h"
#include "diagnosis/sorts.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

/* ---- sorts ---- */

static void rows_of_the_host_have_their_sort(void **state)
{
    static const struct {
        const char *category, *name;
        enum ledger_sort sort;
    } rows[] = {
        {"cpu_op", "aten::mm", LEDGER_OPERATOR},
        {"cpu_op", "aten::_assert_async", LEDGER_OPERATOR},
        {"user_annotation", "Optimizer.step#Adam.step", LEDGER_ANNOTATION},
        {"python_function", "torch/nn/linear.py(93): forward", LEDGER_PYTHON},
        {"python_function", "nn.Module: Linear_0", LEDGER_PYTHON},
        {"python_function", "threading.py(327): wait", LEDGER_WAIT},
        {"python_function", "<built-in method acquire of lock>", LEDGER_WAIT},
        {"python_function", "<built-in method poll of select.poll object>", LEDGER_WAIT},
        {"python_function", "selectors.py(402): select", LEDGER_WAIT},
        {"python_function", "torch/cuda/__init__.py(5): synchronize", LEDGER_WAIT},
        {"python_function", "pool.py(3): await_all", LEDGER_PYTHON},
        {"python_function", "model.py(7): poll_results", LEDGER_PYTHON},
        {"python_function", "wait.py(3): forward", LEDGER_PYTHON},
        {"cuda_runtime", "cudaLaunchKernel", LEDGER_LAUNCH},
        {"cuda_driver", "cuLaunchKernelEx", LEDGER_LAUNCH},
        {"cuda_runtime", "hipExtModuleLaunchKernel", LEDGER_LAUNCH},
        {"cuda_runtime", "cudaGraphLaunch", LEDGER_LAUNCH},
        {"cuda_runtime", "cudaMemcpyAsync", LEDGER_LAUNCH},
        {"cuda_runtime", "hipMemcpyWithStream", LEDGER_LAUNCH},
        {"cuda_runtime", "cudaMemsetAsync", LEDGER_LAUNCH},
        {"cuda_runtime", "cudaMalloc", LEDGER_RUNTIME},
        {"cuda_runtime", "cudaStreamSynchronize", LEDGER_WAIT},
        {"cuda_runtime", "hipDeviceSynchronize", LEDGER_WAIT},
        {"cuda_sync", "Stream Synchronize", LEDGER_WAIT},
        {"Trace", "PyTorch Profiler (0)", LEDGER_OTHER},
        {"", "", LEDGER_OTHER},
    };

    (void)state;
    for (size_t i = 0; i < COUNT(rows); i++)
        if (sorts_of_host(rows[i].category, rows[i].name) != rows[i].sort)
            fail_msg("%s %s is %d", rows[i].category, rows[i].name,
                     (int)sorts_of_host(rows[i].category, rows[i].name));
}

static void inputs_and_copies_are_known(void **state)
{
    (void)state;
    assert_true(sorts_is_input("enumerate(DataLoader)#_SingleProcessDataLoaderIter"));
    assert_true(sorts_is_input("torch/utils/data/dataloader.py(700): __next__"));
    assert_true(sorts_is_input("torch/utils/data/_utils/collate.py(1): default_collate"));
    assert_false(sorts_is_input("aten::mm"));
    assert_false(sorts_is_input(""));
    assert_true(sorts_is_copy_call("cudaMemcpyAsync"));
    assert_true(sorts_is_copy_call("hipMemcpyWithStream"));
    assert_true(sorts_is_copy_call("cuMemcpyHtoDAsync_v2"));
    assert_false(sorts_is_copy_call("cudaMemsetAsync"));
    assert_false(sorts_is_copy_call("cudaLaunchKernel"));
}

/* ---- names of Python ---- */

/* `right[i]`: the control's name that test[i] stands for; NULL: none. */
static void assert_pairs(const char *const *control, size_t controls,
                         const char *const *test, size_t tests, const char *const *right)
{
    struct strings sides[2];

    for (int side = 0; side < 2; side++) {
        strings_init(&sides[side], (size_t)1 << 20);
        for (size_t i = 0; i < (side == 0 ? controls : tests); i++) {
            const char *name = side == 0 ? control[i] : test[i];

            assert_int_equal(strings_add(&sides[side], name, strlen(name)), i);
        }
    }
    CLEANUP_FREE uint32_t *partners = python_names_pair(&sides[0], &sides[1], NULL);
    assert_non_null(partners);
    for (size_t i = 0; i < tests; i++)
        if (right[i] == NULL)
            assert_int_equal(partners[i], PYTHON_NAMES_NONE);
        else
            assert_string_equal(strings_text(&sides[0], partners[i]), right[i]);
    strings_free(&sides[0]);
    strings_free(&sides[1]);
}

#define ASSERT_PAIRS(control, test, right)                                               \
    assert_pairs(control, COUNT(control), test, COUNT(test), right)

static void functions_that_moved_are_the_same(void **state)
{
    static const char *const control[] = {"train.py(10): step", "train.py(20): loss",
                                          "torch/nn/linear.py(93): forward", "aten::mm"};
    static const char *const test[] = {"aten::mm", "train.py(12): step",
                                       "train.py(22): loss",
                                       "torch/nn/linear.py(93): forward"};
    static const char *const right[] = {NULL, "train.py(10): step", "train.py(20): loss",
                                        NULL};

    (void)state;
    ASSERT_PAIRS(control, test, right);
}

/* Those of one name stay in their order; if their numbers differ, no pairs are known. */
static void several_of_a_name_are_paired_in_order(void **state)
{
    static const char *const control[] = {"m.py(30): forward", "m.py(5): forward",
                                          "n.py(1): forward"};
    static const char *const test[] = {"m.py(7): forward", "m.py(100): forward",
                                       "n.py(2): forward", "n.py(3): forward"};
    static const char *const right[] = {"m.py(5): forward", "m.py(30): forward", NULL,
                                        NULL};

    (void)state;
    ASSERT_PAIRS(control, test, right);
}

static void folders_before_the_package_say_nothing(void **state)
{
    static const char *const control[] = {
        "/opt/a/lib/python3.10/site-packages/torch/nn/linear.py(93): forward",
        "/home/x/train.py(7): main", "lib/a.py(1): f"};
    static const char *const test[] = {
        "/usr/lib/python3/dist-packages/torch/nn/linear.py(99): forward",
        "/root/train.py(7): main", "other/a.py(2): f"};
    static const char *const right[] = {
        "/opt/a/lib/python3.10/site-packages/torch/nn/linear.py(93): forward",
        "/home/x/train.py(7): main", NULL};

    (void)state;
    ASSERT_PAIRS(control, test, right);
}

static void other_names_are_left_alone(void **state)
{
    static const char *const control[] = {"(): f",  "a(x): f", "a(1):f",
                                          "f(9): ", "",        "): "};
    static const char *const test[] = {"(1): f", "a(y): f", "a(2):f",
                                       "f(8): ", "(): ",    ")"};
    static const char *const right[] = {NULL, NULL, NULL, "f(9): ", NULL, NULL};

    (void)state;
    ASSERT_PAIRS(control, test, right);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_of_the_host_have_their_sort),
        cmocka_unit_test(inputs_and_copies_are_known),
        cmocka_unit_test(functions_that_moved_are_the_same),
        cmocka_unit_test(several_of_a_name_are_paired_in_order),
        cmocka_unit_test(folders_before_the_package_say_nothing),
        cmocka_unit_test(other_names_are_left_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
