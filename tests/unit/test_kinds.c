/* trace/kinds.h: the tables of docs/semantics.md §2, §4, and short names against
 * a slow reading of their rule, sentence by sentence. */
#include "base/error.h"
#include "trace/kinds.h"
#include "trace_text.h"

#include <stdio.h>
#include <string.h>

static const char *canonical(const char *category)
{
    static char out[100];

    size_t length = trace_category_canonical(category, strlen(category), out, sizeof out);
    assert_int_equal(length, strlen(out));
    return out;
}

static void test_categories(void **state)
{
    (void)state;
    char small[8];

    assert_string_equal(canonical("Kernel"), "kernel");
    assert_string_equal(canonical("Operator"), "cpu_op");
    assert_string_equal(canonical("operator"), "cpu_op");
    assert_string_equal(canonical("Memcpy"), "gpu_memcpy");
    assert_string_equal(canonical("MEMSET"), "gpu_memset");
    assert_string_equal(canonical("Runtime"), "cuda_runtime");
    assert_string_equal(canonical("cpu_op"), "cpu_op");
    assert_string_equal(canonical("operators"), "operators");
    assert_string_equal(canonical("XPU_Runtime"), "xpu_runtime");
    assert_string_equal(canonical(""), "");
    /* Cut, never beyond the room. */
    assert_int_equal(trace_category_canonical("User_Annotation", 15, small, sizeof small),
                     7);
    assert_string_equal(small, "user_an");
}

static void test_sides(void **state)
{
    (void)state;
    static const char *const device[] = {"kernel",          "gpu_memcpy",
                                         "gpu_memset",      "mtia_ccp_events",
                                         "collective_comm", "gpu_op"};
    static const char *const neither[] = {
        "gpu_user_annotation", "cuda_sync",       "cuda_event",    "xpu_sync",
        "graph_event_node",    "graph_host_node", "mtia_counters", "hardware_counters",
        "xpu_scope_profiler",  "npu_sync"};
    static const char *const host[] = {"cpu_op",
                                       "user_annotation",
                                       "python_function",
                                       "cuda_runtime",
                                       "cuda_driver",
                                       "mtia_runtime",
                                       "xpu_runtime",
                                       "xpu_driver",
                                       "hpu_op",
                                       "overhead",
                                       "privateuse1_runtime",
                                       "glow_runtime",
                                       "mtia_insight",
                                       "trace",
                                       "",
                                       "kernels"};

    for (size_t i = 0; i < sizeof device / sizeof device[0]; i++)
        assert_int_equal(trace_category_side(device[i]), TRACE_DEVICE);
    for (size_t i = 0; i < sizeof neither / sizeof neither[0]; i++)
        assert_int_equal(trace_category_side(neither[i]), TRACE_NEITHER);
    for (size_t i = 0; i < sizeof host / sizeof host[0]; i++) {
        assert_int_equal(trace_category_side(host[i]), TRACE_HOST);
        assert_int_equal(trace_category_is_launch(host[i]),
                         strstr(host[i], "_runtime") || strstr(host[i], "_driver"));
    }
    assert_false(trace_category_is_launch("runtime"));
    assert_false(trace_category_is_launch("cuda_runtimes"));
}

static enum trace_kind kind(const char *category, const char *name, bool collective)
{
    return trace_kind_of(category, name, strlen(name), collective);
}

static void test_kinds(void **state)
{
    (void)state;
    static const char *const communication[] = {
        "ncclDevKernel_AllReduce_Sum_f32_RING_LL(ncclDevKernelArgsStorage<4096ul>)",
        "nccl",
        "rcclGenericKernel",
        "hccl_x",
        "void NCCLKernel_AllReduce",
        "xNCCLDEVKERNELx",
        "my_nvshmem_put",
        "deep_ep::dispatch",
        "void dpsk::ep::combine<4>",
        "void vllm::cross_device_reduce_1stage<float>",
        "oneCCL_reduce",
        "xccl"};
    static const char *const memory[] = {"Memcpy DtoH (Device -> Pinned)",
                                         "Memset (Device)", "dma_copy", "hipMemcpyAsync",
                                         "hipMemsetAsync"};
    static const char *const computation[] = {
        "sgemm", "void nccl_like()", "Nccl", "memcpy", "xMemcpy",
        "",      "myMemset",         "ep::x"};

    for (size_t i = 0; i < sizeof communication / sizeof communication[0]; i++)
        if (kind("kernel", communication[i], false) != TRACE_KIND_COMMUNICATION)
            fail_msg("%s", communication[i]);
    for (size_t i = 0; i < sizeof memory / sizeof memory[0]; i++)
        assert_int_equal(kind("kernel", memory[i], false), TRACE_KIND_MEMORY);
    for (size_t i = 0; i < sizeof computation / sizeof computation[0]; i++)
        assert_int_equal(kind("kernel", computation[i], false), TRACE_KIND_COMPUTATION);
    assert_int_equal(kind("gpu_memcpy", "copy", false), TRACE_KIND_MEMORY);
    assert_int_equal(kind("gpu_memset", "x", false), TRACE_KIND_MEMORY);
    assert_int_equal(kind("collective_comm", "x", false), TRACE_KIND_COMMUNICATION);
    assert_int_equal(kind("kernel", "x", true), TRACE_KIND_COMMUNICATION);
    assert_int_equal(kind("gpu_memcpy", "Memcpy", true), TRACE_KIND_COMMUNICATION);
    assert_int_equal(kind("gpu_memcpy", "ncclCopy", false), TRACE_KIND_COMMUNICATION);
    assert_string_equal(trace_kind_name(TRACE_KIND_NONE), "");
    assert_string_equal(trace_kind_name(TRACE_KIND_COMPUTATION), "COMPUTATION");
    assert_string_equal(trace_kind_name(TRACE_KIND_COMMUNICATION), "COMMUNICATION");
    assert_string_equal(trace_kind_name(TRACE_KIND_MEMORY), "MEMORY");
}

/* ---- short names ---- */

static void replace_all(char *text, const char *from, const char *to)
{
    char result[512];
    size_t made = 0;

    for (const char *c = text; *c != '\0';) {
        if (strncmp(c, from, strlen(from)) == 0) {
            memcpy(result + made, to, strlen(to));
            made += strlen(to);
            c += strlen(from);
        } else {
            result[made++] = *c++;
        }
    }
    result[made] = '\0';
    strcpy(text, result);
}

static void slow_short_name(const char *category, const char *name, char out[512])
{
    static const char *const memory[] = {"Memcpy", "Memset", "dma", "hipMemcpy",
                                         "hipMemset"};
    char text[512];

    strcpy(out, name);
    for (size_t i = 0; i < 5; i++)
        if (strncmp(name, memory[i], strlen(memory[i])) == 0)
            return;
    if (strchr(name, '<') == NULL && strchr(name, '(') == NULL)
        return;
    if (strstr(category, "user_annotation") != NULL || strstr(name, ": ") != NULL ||
        strncmp(name, "##", 2) == 0)
        return;
    strcpy(text, name);
    replace_all(text, "->", "");
    replace_all(text, "(anonymous namespace)", "anonymous");
    char kept[512] = "";
    for (const char *c = text; *c != '\0'; c++) {
        size_t length = strlen(kept);
        char *opener = *c == '>'   ? strrchr(kept, '<')
                       : *c == ')' ? strrchr(kept, '(')
                                   : NULL;

        if (opener != NULL) {
            *opener = '\0';
        } else {
            kept[length] = *c;
            kept[length + 1] = '\0';
        }
    }
    char *end = kept + strlen(kept);
    while (end > kept && end[-1] == ' ')
        *--end = '\0';
    char *word = strrchr(kept, ' ');
    word = word == NULL ? kept : word + 1;
    if (*word != '\0')
        strcpy(out, word);
}

static void check_short(const char *category, const char *name, const char *expected)
{
    CLEANUP_BUFFER struct buffer out = BUFFER(1000);

    trace_short_name(&out, category, name, strlen(name));
    if (out.length != strlen(expected) ||
        memcmp(out.length == 0 ? "" : out.bytes, expected, out.length) != 0)
        fail_msg("%s became %s, expected %s", name, out.bytes, expected);
}

static void test_short_names(void **state)
{
    (void)state;
    check_short("kernel", "sgemm_32x32", "sgemm_32x32");
    check_short("kernel",
                "void at::native::vectorized_elementwise_kernel<4, at::add<int> >(int)",
                "at::native::vectorized_elementwise_kernel");
    check_short("kernel", "void (anonymous namespace)::softmax<float>(float*)",
                "anonymous::softmax");
    check_short("kernel", "Memcpy DtoH (Device -> Pinned)",
                "Memcpy DtoH (Device -> Pinned)");
    check_short("kernel", "foo(a)->bar<b>", "foobar");
    check_short("kernel", "(x)", "(x)"); /* nothing is left: the full name */
    check_short("kernel", "a < b", "b");
    check_short("kernel", "a<b", "a<b");
    check_short("kernel", "f)(x)", "f)");
    check_short("kernel", "f<(>x)", "fx)");
    check_short("user_annotation", "step (1)", "step (1)");
    check_short("gpu_user_annotation", "nccl:all_reduce (x)", "nccl:all_reduce (x)");
    check_short("cpu_op", "nn.Module: Linear(1)", "nn.Module: Linear(1)");
    check_short("cpu_op", "## forward (1) ##", "## forward (1) ##");
    check_short("kernel", "", "");
}

static void test_random_short_names(void **state)
{
    (void)state;
    static const char *const parts[] = {"<",
                                        ">",
                                        "(",
                                        ")",
                                        " ",
                                        "a",
                                        "b::",
                                        "->",
                                        "-",
                                        ">",
                                        "(anonymous namespace)",
                                        "(anonymous ",
                                        "namespace)",
                                        "void ",
                                        ": ",
                                        "#",
                                        "Memcpy",
                                        "operator"};
    struct chance chance = {7};

    for (int i = 0; i < 100000; i++) {
        char name[400] = "", expected[512];

        for (unsigned j = chance_below(&chance, 12); j > 0; j--)
            strcat(name, parts[chance_below(&chance, sizeof parts / sizeof parts[0])]);
        const char *category =
            chance_below(&chance, 8) == 0 ? "user_annotation" : "kernel";
        slow_short_name(category, name, expected);
        check_short(category, name, expected);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_categories),
        cmocka_unit_test(test_sides),
        cmocka_unit_test(test_kinds),
        cmocka_unit_test(test_short_names),
        cmocka_unit_test(test_random_short_names),
    };

    return cmocka_run_group_tests_name("kinds", tests, NULL, NULL);
}
