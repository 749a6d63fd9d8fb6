/* Which names of calls and copies mean the same. */
#include "compare/rows.h"
#include "trace/kinds.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static void check_class(const char *name, const char *category, uint8_t side,
                        const char *expected)
{
    struct alias_class class;
    char found[ALIAS_NAME_MAX + 1] = "";

    if (alias_class_of(name, category, side, &class))
        snprintf(found, sizeof found, "%.*s", (int)class.length, class.text);
    if (strcmp(found, expected) != 0)
        fail_msg("%s (%s): class \"%s\", expected \"%s\"", name, category, found,
                 expected);
}

static void calls_of_the_runtimes_are_of_one_class(void **state)
{
    static const char *const calls[][2] = {
        {"cudaLaunchKernel", "LaunchKernel"},
        {"hipLaunchKernel", "LaunchKernel"},
        {"cuLaunchKernel", "LaunchKernel"},
        {"cudaLaunchKernelExC", "LaunchKernel"},
        {"cuLaunchKernelEx", "LaunchKernel"},
        {"hipExtModuleLaunchKernel", "LaunchKernel"},
        {"cudaLaunchKernel_v7000", "LaunchKernel"},
        {"cudaLaunchKernel_ptsz", "LaunchKernel"},
        {"cuMemcpyHtoDAsync_v2", "MemcpyAsync"},
        {"hipMemcpyWithStream", "MemcpyAsync"},
        {"cudaMemcpy", "Memcpy"},
        {"cudaMemsetAsync", "MemsetAsync"},
        {"hipMemsetD8Async", "MemsetAsync"},
        {"hipHostMalloc", "HostMalloc"},
        {"cudaHostAlloc", "HostMalloc"},
        {"cudaFreeHost", "HostFree"},
        {"cuMemAlloc_v2", "Malloc"},
        {"hipFree", "Free"},
        {"cuCtxSynchronize", "DeviceSynchronize"},
        {"cudaEventRecordWithFlags", "EventRecord"},
        {"hipEventRecord", "EventRecord"},
        {"hipStreamWaitEvent", "StreamWaitEvent"},
        {"hipGetDevicePropertiesR0600", "GetDeviceProperties"},
        {"cudaMemcpy2DAsync", "Memcpy2DAsync"},
        {"cudaGraphLaunch", "GraphLaunch"},
        {"cudaLaunchHostFunc", "LaunchHostFunc"},
        {"cublasCreate", ""},
        {"hipblasCreate", ""},
        {"cuda", ""},
        {"LaunchKernel", ""},
        {"", ""},
    };

    (void)state;
    for (size_t i = 0; i < COUNT(calls); i++)
        check_class(calls[i][0], "cuda_runtime", TRACE_HOST, calls[i][1]);
    check_class("cuLaunchKernel", "cuda_driver", TRACE_HOST, "LaunchKernel");
    check_class("hipLaunchKernel", "hip_runtime", TRACE_HOST, "LaunchKernel");
    check_class("cudaLaunchKernel", "cpu_op", TRACE_HOST, "");
    check_class("cudaLaunchKernel", "kernel", TRACE_DEVICE, "");
}

static void copies_of_the_device_are_of_one_class_by_their_letters(void **state)
{
    static const char *const copies[][2] = {
        {"Memcpy DtoH (Device -> Pageable)", "Memcpy DtoH"},
        {"Memcpy DtoH (Device -> Host)", "Memcpy DtoH"},
        {"Memcpy HtoD (Pinned -> Device)", "Memcpy HtoD"},
        {"Memset (Device)", "Memset"},
        {"Memset (Unknown)", "Memset"},
        {"Memcpy DtoH", ""},
        {"Memcpy", "Memcpy"},
        {"Memset", "Memset"},
        {"Memcpy DtoHaha (x)", ""},
        {"Memcpyer DtoH (Device -> Host)", ""},
    };

    (void)state;
    for (size_t i = 0; i < COUNT(copies); i++)
        check_class(copies[i][0],
                    strstr(copies[i][0], "set") != NULL ? "gpu_memset" : "gpu_memcpy",
                    TRACE_DEVICE, copies[i][1]);
    check_class("Memcpy DtoH (Device -> Host)", "kernel", TRACE_DEVICE, "");
    check_class("Memcpy DtoH (Device -> Host)", "cuda_runtime", TRACE_HOST, "");
}

static bool is_vague(const char *name)
{
    struct alias_class class;

    assert_true(alias_class_of(name, "gpu_memcpy", TRACE_DEVICE, &class));
    return class.is_vague;
}

/* Pinned and pageable are not the same; `Host` may be either. */
static void only_unclear_words_of_memory_stand_for_others(void **state)
{
    (void)state;
    assert_true(is_vague("Memcpy DtoH (Device -> Host)"));
    assert_true(is_vague("Memcpy HtoD (Host -> Device)"));
    assert_true(is_vague("Memset (Unknown)"));
    assert_true(is_vague("Memcpy"));
    assert_false(is_vague("Memcpy DtoH (Device -> Pageable)"));
    assert_false(is_vague("Memcpy HtoD (Pinned -> Device)"));
    assert_false(is_vague("Memset (Device)"));
}

static void long_names_have_no_class(void **state)
{
    char name[ALIAS_NAME_MAX + 2];

    (void)state;
    memset(name, 'A', sizeof name);
    memcpy(name, "cuda", 4);
    name[ALIAS_NAME_MAX] = '\0';
    check_class(name, "cuda_runtime", TRACE_HOST, name + 4);
    name[ALIAS_NAME_MAX] = 'A';
    name[ALIAS_NAME_MAX + 1] = '\0';
    check_class(name, "cuda_runtime", TRACE_HOST, "");
}

static void classes_have_an_order(void **state)
{
    const struct alias_class a = {"Free", 4, false}, b = {"FreeAsync", 9, false};

    (void)state;
    assert_int_equal(alias_class_compare(&a, &a), 0);
    assert_true(alias_class_compare(&a, &b) < 0);
    assert_true(alias_class_compare(&b, &a) > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_of_the_runtimes_are_of_one_class),
        cmocka_unit_test(copies_of_the_device_are_of_one_class_by_their_letters),
        cmocka_unit_test(only_unclear_words_of_memory_stand_for_others),
        cmocka_unit_test(long_names_have_no_class),
        cmocka_unit_test(classes_have_an_order),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
