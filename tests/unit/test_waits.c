/* trace/resolve.h: distinguishes rows that only wait from those that work. */
#include "trace/resolve.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void test_waits(void **state)
{
    static const char *const python[] = {
        "threading.py(320): wait",
        "multiprocessing/connection.py(1122): wait",
        "<built-in method acquire of _thread.lock object at 0x\xE2\x80\xA6>",
        "<method 'poll' of 'select.epoll' objects>",
        "selectors.py(452): select",
        "threading.py(1087): join",
        "torch/cuda/__init__.py(783): synchronize",
        "<built-in function _cuda_synchronize>",
    };

    (void)state;
    for (size_t i = 0; i < sizeof python / sizeof python[0]; i++)
        assert_true(trace_is_wait("python_function", python[i]));
    assert_true(trace_is_wait("cuda_runtime", "cudaStreamSynchronize"));
    assert_true(trace_is_wait("cuda_driver", "cuCtxSynchronize"));
    assert_true(trace_is_wait("cuda_sync", "cudaEventSynchronize"));
    assert_true(trace_is_wait("cpu_op", "cudaDeviceSynchronize"));
}

static void test_work(void **state)
{
    static const char *const python[] = {
        "train.py(12): wait_and_compute",
        "waiters.py(3): forward",
        "posixpath.py(71): join",
        "<built-in method join of str object at 0x\xE2\x80\xA6>",
        "<built-in method select of Tensor object at 0x\xE2\x80\xA6>",
        "torch/nn/modules/linear.py(116): forward",
    };

    (void)state;
    for (size_t i = 0; i < sizeof python / sizeof python[0]; i++)
        assert_false(trace_is_wait("python_function", python[i]));
    assert_false(trace_is_wait("cuda_runtime", "cudaLaunchKernel"));
    assert_false(trace_is_wait("cpu_op", "aten::wait"));
    assert_false(trace_is_wait("cpu_op", "aten::Synchronize"));
    assert_false(trace_is_wait("user_annotation", "select"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_waits),
        cmocka_unit_test(test_work),
    };

    return cmocka_run_group_tests_name("waits", tests, NULL, NULL);
}
