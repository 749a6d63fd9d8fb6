/* FLOPs and bytes of calls, and the peaks of devices: every rule of docs/semantics.md
 * §12, and inputs that tell nothing. */
#include "analyse/work.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define UNKNOWN INT64_C(-1)

struct example {
    const char *name, *dims, *values;
    int64_t flops;
};

static struct arguments_text text(const char *bytes)
{
    return (struct arguments_text){bytes, strlen(bytes)};
}

/* The texts are copied to their exact sizes, so that a sanitizer sees a read behind. */
static int64_t count(const struct example *example)
{
    const struct flops_rule *rule = flops_rule_find(example->name, strlen(example->name));
    size_t dims = strlen(example->dims), values = strlen(example->values);
    char *copies[2] = {malloc(dims + (dims == 0)), malloc(values + (values == 0))};
    int64_t flops = UNKNOWN;

    memcpy(copies[0], example->dims, dims);
    memcpy(copies[1], example->values, values);
    if (rule == NULL || !flops_count(rule, (struct arguments_text){copies[0], dims},
                                     (struct arguments_text){copies[1], values}, &flops))
        flops = UNKNOWN;
    free(copies[0]);
    free(copies[1]);
    return flops;
}

static void check(const struct example *examples, size_t number)
{
    for (size_t i = 0; i < number; i++) {
        int64_t flops = count(&examples[i]);

        if (flops != examples[i].flops)
            fail_msg("%s %s %s: %lld, expected %lld", examples[i].name, examples[i].dims,
                     examples[i].values, (long long)flops, (long long)examples[i].flops);
    }
}
#define CHECK(...)                                                                       \
    do {                                                                                 \
        const struct example examples[] = {__VA_ARGS__};                                 \
        check(examples, sizeof examples / sizeof *examples);                             \
    } while (0)

static void products(void **state)
{
    (void)state;
    CHECK({"aten::mm", "[[2, 3], [3, 5]]", "", 60},
          {"aten::_scaled_mm", "[[2,3],[3,5],[],[]]", "[]", 60},
          {"aten::_int_mm", "[[2,3],[3,5]]", "", 60},
          {"aten::addmm", "[[5],[2,3],[3,5],[],[]]", "", 60},
          {"aten::addmm_", "[[2,5],[2,3],[3,5],[],[]]", "", 60},
          {"aten::_addmm_activation", "[[5],[2,3],[3,5]]", "", 60},
          {"aten::bmm", "[[7,2,3],[7,3,5]]", "", 420},
          {"aten::baddbmm", "[[7,2,5],[7,2,3],[7,3,5]]", "", 420},
          {"aten::linear", "[[4,2,3],[5,3],[5]]", "", 240},
          {"aten::linear", "[[3],[5,3],[]]", "", 30},
          {"aten::mm", "[[0,3],[3,5]]", "", 0});
}

static void what_does_not_fit_is_unknown(void **state)
{
    (void)state;
    CHECK(
        {"aten::mm", "[[2,3],[4,5]]", "", UNKNOWN}, {"aten::mm", "[[2,3]]", "", UNKNOWN},
        {"aten::mm", "", "", UNKNOWN}, {"aten::mm", "[[2,3],[3,-5]]", "", UNKNOWN},
        {"aten::mm", "[[2,3],[3,5", "", UNKNOWN},
        {"aten::mm", "[[2,3.5],[3.5,5]]", "", UNKNOWN},
        {"aten::mm", "[2,3]", "", UNKNOWN},
        {"aten::mm", "[[4611686018427387904,1],[1,2]]", "", UNKNOWN},
        {"aten::mm", "[[99999999999999999999,1],[1,2]]", "", UNKNOWN},
        {"aten::bmm", "[[7,2,3],[6,3,5]]", "", UNKNOWN},
        {"aten::bmm", "[[2,3],[3,5]]", "", UNKNOWN},
        {"aten::linear", "[[4,2],[5,3]]", "", UNKNOWN},
        {"aten::linear", "[[4,3],[3]]", "", UNKNOWN},
        {"aten::mul", "[[2,3],[3,5]]", "", UNKNOWN}, {"mm", "[[2,3],[3,5]]", "", UNKNOWN},
        {"aten::mm_out", "[[2,3],[3,5]]", "", UNKNOWN},
        {"aten::", "[[2,3],[3,5]]", "", UNKNOWN});
}

#define IMAGE "[[2,4,9,9],[6,4,3,3],[6],[],[],[],[]]"
/* 2 · 2 · 6 · 4 · 4 · (4 · 3 · 3): strides of 2, nothing padded */
#define FLOPS_OF_IMAGE (2 * 2 * 6 * 4 * 4 * 36)

static void convolutions(void **state)
{
    (void)state;
    CHECK({"aten::conv2d", IMAGE,
           "[\"\",\"\",\"\",\"[2, 2]\",\"[0, 0]\",\"[1, 1]\",\"1\"]", FLOPS_OF_IMAGE},
          {"aten::conv2d", IMAGE, "[\"\",\"\",\"\",\"[2]\",\"0\",\"[1]\",\"1\"]",
           FLOPS_OF_IMAGE},
          {"aten::conv2d", IMAGE, "[\"\",\"\",\"\",\"[1]\",\"same\",\"[2]\",\"1\"]",
           2 * 2 * 6 * 81 * 36},
          {"aten::conv2d", IMAGE, "[\"\",\"\",\"\",\"[1]\",\"valid\",\"[2]\",\"1\"]",
           2 * 2 * 6 * 25 * 36},
          {"aten::conv2d", IMAGE, "[\"\",\"\",\"\",\"[2]\",\"same\",\"[1]\",\"1\"]",
           UNKNOWN},
          {"aten::conv2d", "[[4,9,9],[6,2,3,3],[]]",
           "[\"\",\"\",\"\",\"[2,2]\",\"[1,1]\",\"[1,1]\",\"2\"]", 2 * 6 * 25 * 18},
          {"aten::conv1d", "[[2,4,9],[6,4,3],[]]",
           "[\"\",\"\",\"\",\"[1]\",\"[1]\",\"[1]\",\"1\"]", 2 * 2 * 6 * 9 * 12},
          {"aten::conv3d", "[[2,4,5,5,5],[6,4,1,1,1],[]]",
           "[\"\",\"\",\"\",\"[1]\",\"[0]\",\"[1]\",\"1\"]", 2 * 2 * 6 * 125 * 4},
          {"aten::conv1d", IMAGE, "[\"\",\"\",\"\",\"[1]\",\"[0]\",\"[1]\",\"1\"]",
           UNKNOWN},
          {"aten::cudnn_convolution", IMAGE,
           "[\"\",\"\",\"[0,0]\",\"[2,2]\",\"[1,1]\",\"1\"]", FLOPS_OF_IMAGE},
          {"aten::miopen_convolution", IMAGE,
           "[\"\",\"\",\"\",\"[0,0]\",\"[2,2]\",\"[1,1]\",\"1\"]", FLOPS_OF_IMAGE},
          {"aten::mkldnn_convolution", IMAGE,
           "[\"\",\"\",\"\",\"[0,0]\",\"[2,2]\",\"[1,1]\",\"1\"]", FLOPS_OF_IMAGE},
          {"aten::thnn_conv2d", IMAGE, "[\"\",\"\",\"[3,3]\",\"\",\"[2,2]\",\"[0,0]\"]",
           FLOPS_OF_IMAGE},
          {"aten::_slow_conv2d_forward", IMAGE,
           "[\"\",\"\",\"[3,3]\",\"\",\"[2,2]\",\"[0,0]\"]", FLOPS_OF_IMAGE});
}

#define WINDOW "\"\",\"\",\"\",\"[2,2]\",\"[0,0]\",\"[1,1]\","

static void convolutions_say_whether_they_are_transposed(void **state)
{
    (void)state;
    CHECK({"aten::convolution", IMAGE, "[" WINDOW "\"False\",\"[0,0]\",\"1\"]",
           FLOPS_OF_IMAGE},
          {"aten::_convolution", IMAGE, "[" WINDOW "\"False\"]", FLOPS_OF_IMAGE},
          {"aten::convolution_overrideable", IMAGE, "[" WINDOW "\"False\"]",
           FLOPS_OF_IMAGE},
          {"aten::convolution", IMAGE, "[" WINDOW "\"\",\"[0,0]\",\"1\"]", UNKNOWN},
          {"aten::convolution", IMAGE, "", UNKNOWN},
          {"aten::convolution", "[[2,6,4,4],[6,4,3,3]]", "[" WINDOW "\"True\"]",
           2 * 2 * 6 * 16 * 36},
          {"aten::convolution", IMAGE, "[" WINDOW "\"True\"]", UNKNOWN},
          {"aten::conv_transpose2d", "[[2,6,4,4],[6,4,3,3],[]]", "", 2 * 2 * 6 * 16 * 36},
          {"aten::conv_transpose1d", "[[6,4],[6,4,3],[]]", "", 2 * 6 * 4 * 12},
          {"aten::conv_transpose3d", "[[2,6,4,4],[6,4,3,3],[]]", "", UNKNOWN});
}

#define BACKWARD "[[2,6,4,4],[2,4,9,9],[6,4,3,3]]"
#define BACKWARD_VALUES(transposed, mask)                                                \
    "[\"\",\"\",\"\",\"[0]\",\"[2,2]\",\"[0,0]\",\"[1,1]\",\"" transposed                \
    "\",\"[0,0]\",\"1\",\"" mask "\"]"

static void convolution_backward(void **state)
{
    const char *name = "aten::convolution_backward";

    (void)state;
    CHECK(
        {name, BACKWARD, BACKWARD_VALUES("False", "[True, True, False]"),
         2 * FLOPS_OF_IMAGE},
        {name, BACKWARD, BACKWARD_VALUES("False", "[False, True, True]"), FLOPS_OF_IMAGE},
        {name, "[[2,4,9,9],[2,6,4,4],[6,4,3,3]]",
         BACKWARD_VALUES("True", "[True, True, False]"), 2 * FLOPS_OF_IMAGE},
        {name, BACKWARD, BACKWARD_VALUES("False", ""), UNKNOWN},
        {name, BACKWARD, BACKWARD_VALUES("", "[True, True, False]"), UNKNOWN});
}

#define HEADS "[[2,8,16,4],[2,8,32,4],[2,8,32,6]]"
#define LENGTHS "[[2,16,8,4],[2,32,8,4],[2,32,8,6]]"
#define GRADIENTS "[[2,8,16,6],[2,8,16,4],[2,8,32,4],[2,8,32,6]]"
#define SDPA INT64_C(2 * 2 * 8 * 16 * 32)

/* A list with a flag at one position. */
static int64_t count_flag(const char *name, const char *dims, int position,
                          const char *flag)
{
    char values[256] = "[";

    for (int i = 0; i < position; i++)
        strcat(values, "\"\",");
    strcat(strcat(strcat(values, "\""), flag), "\"]");
    const struct example example = {name, dims, values, 0};
    return count(&example);
}

static void attention(void **state)
{
    static const struct {
        const char *name, *dims;
        int position, each;
    } rules[] = {
        {"_scaled_dot_product_flash_attention", HEADS, 4, 10},
        {"_scaled_dot_product_flash_attention_for_cpu", HEADS, 4, 10},
        {"_scaled_dot_product_efficient_attention", HEADS, 6, 10},
        {"_scaled_dot_product_cudnn_attention", HEADS, 6, 10},
        {"_flash_attention_forward", LENGTHS, 8, 10},
        {"_scaled_dot_product_flash_attention_backward", GRADIENTS, 11, 24},
        {"_scaled_dot_product_flash_attention_for_cpu_backward", GRADIENTS, 7, 24},
        {"_scaled_dot_product_efficient_attention_backward", GRADIENTS, 11, 24},
        {"_scaled_dot_product_cudnn_attention_backward", GRADIENTS, 14, 24},
        {"_flash_attention_backward", "[[2,16,8,6],[2,16,8,4],[2,32,8,4],[2,32,8,6]]", 11,
         24},
    };
    char name[128];

    (void)state;
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        snprintf(name, sizeof name, "aten::%s", rules[i].name);
        const char *dims = rules[i].dims;
        int at = rules[i].position;

        assert_int_equal(count_flag(name, dims, at, "False"), SDPA * rules[i].each);
        assert_int_equal(count_flag(name, dims, at, "True"), SDPA * rules[i].each / 2);
        assert_int_equal(count_flag(name, dims, at, ""), UNKNOWN);
        assert_int_equal(count_flag(name, dims, at + 1, "True"), UNKNOWN);
    }
    CHECK({"aten::scaled_dot_product_attention", HEADS, "[]", UNKNOWN});
}

static void attention_that_does_not_fit(void **state)
{
    const char *name = "aten::_scaled_dot_product_flash_attention";

    (void)state;
    assert_int_equal(count_flag(name, "[[2,8,16,4],[2,2,32,4],[2,2,32,6]]", 4, "False"),
                     SDPA * 10);
    assert_int_equal(count_flag(name, "[[2,8,16,4],[2,3,32,4],[2,3,32,6]]", 4, "False"),
                     UNKNOWN);
    assert_int_equal(count_flag(name, "[[2,8,16,4],[2,8,32,5],[2,8,32,6]]", 4, "False"),
                     UNKNOWN);
    assert_int_equal(count_flag(name, "[[2,8,16,4],[2,8,32,4],[2,8,31,6]]", 4, "False"),
                     UNKNOWN);
    assert_int_equal(count_flag(name, "[[16,8,4],[32,8,4],[32,8,6]]", 4, "False"),
                     UNKNOWN);
}

static int64_t bytes_of(const char *name, const char *dims, const char *types)
{
    int64_t bytes;

    return elementwise_is(name, strlen(name)) &&
                   elementwise_bytes(name, strlen(name), text(dims), text(types), &bytes)
               ? bytes
               : UNKNOWN;
}

static void elements_of_products_and_attention(void **state)
{
    static const struct {
        const char *name, *dims;
        int64_t flops, elements;
    } cases[] = {
        {"aten::mm", "[[2,3],[3,5]]", 60, 6 + 15 + 10},
        {"aten::addmm", "[[5],[2,3],[3,5]]", 60, 6 + 15 + 10},
        {"aten::baddbmm", "[[7,2,5],[7,2,3],[7,3,5]]", 420, 7 * (6 + 15 + 10)},
        {"aten::linear", "[[4,2,3],[5,3],[5]]", 240, 24 + 15 + 40},
        {"aten::_scaled_dot_product_flash_attention",
         "[[2,8,16,4],[2,8,32,4],[2,8,32,6]]", 1, 16 * (64 + 128 + 192 + 96)},
        {"aten::_scaled_dot_product_flash_attention_backward",
         "[[2,8,16,6],[2,8,16,4],[2,8,32,4],[2,8,32,6]]", 1,
         16 * (2 * (64 + 128 + 192) + 96)},
        {"aten::mm", "[[2,0],[0,5]]", 0, UNKNOWN},
        {"aten::mm", "[[2,3]]", 60, UNKNOWN},
        {"aten::mm", "[[4000000000,4000000000],[4000000000,1]]", 1, UNKNOWN},
        {"aten::conv2d", "[[1,2,8,8],[4,2,3,3]]", 1, UNKNOWN},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        int64_t elements = UNKNOWN;

        if (!flops_elements(flops_rule_find(cases[i].name, strlen(cases[i].name)),
                            text(cases[i].dims), cases[i].flops, &elements))
            elements = UNKNOWN;
        if (elements != cases[i].elements)
            fail_msg("%s %s: %lld", cases[i].name, cases[i].dims, (long long)elements);
    }
}

static void bytes_of_elementwise_calls(void **state)
{
    (void)state;
    assert_int_equal(
        bytes_of("aten::add", "[[4,8],[8],[]]", "[\"float\",\"float\",\"Scalar\"]"),
        4 * (32 + 8 + 32));
    assert_int_equal(
        bytes_of("aten::add_", "[[4,8],[8],[]]", "[\"c10::Half\",\"float\",\"Scalar\"]"),
        2 * 32 + 4 * 8 + 2 * 32);
    assert_int_equal(bytes_of("aten::mul", "[[4,1],[1,8]]", "[\"c10::Half\",\"float\"]"),
                     2 * 4 + 4 * 8 + 2 * 32);
    assert_int_equal(
        bytes_of("aten::copy_", "[[4,8],[4,8],[]]", "[\"float\",\"double\",\"Scalar\"]"),
        4 * 32 + 8 * 32);
    assert_int_equal(bytes_of("aten::fill_", "[[4,8],[]]", "[\"float\",\"Scalar\"]"),
                     128);
    assert_int_equal(
        bytes_of("aten::add", "[[4,8],[7],[]]", "[\"float\",\"float\",\"Scalar\"]"),
        UNKNOWN);
    assert_int_equal(
        bytes_of("aten::add", "[[4,8],[8],[]]", "[\"float\",\"secret\",\"\"]"), UNKNOWN);
    assert_int_equal(bytes_of("aten::add", "[[4,8],[8],[]]", ""), UNKNOWN);
    assert_int_equal(bytes_of("aten::add_", "[[8],[4,8],[]]", "[\"float\",\"float\"]"),
                     UNKNOWN);
    assert_int_equal(bytes_of("aten::relu", "[[4611686018427387904,2]]", "[\"float\"]"),
                     UNKNOWN);
    assert_int_equal(bytes_of("aten::sum", "[[4,8]]", "[\"float\"]"), UNKNOWN);
}

static void names_of_kernels_tell_the_arithmetic(void **state)
{
    static const struct {
        enum told told;
        const char *kernel;
    } kernels[] = {
        {TOLD_FLOAT32, "sm80_xmma_gemm_f32f32_f32f32_f32_tn_n_tilesize128x128x8_stage3_"
                       "warpsize2x2x1_ffma_aligna4_alignc4_execute_kernel__5x_cublas"},
        {TOLD_FLOAT32, "void cutlass::Kernel2<cutlass_80_simt_sgemm_128x256_8x4_nt_align1"
                       ">(cutlass_80_simt_sgemm_128x256_8x4_nt_align1::Params)"},
        {TOLD_FLOAT32, "ampere_sgemm_128x64_nn"},
        {TOLD_FLOAT32, "volta_scudnn_winograd_128x128_ldg1_ldg4_relu_tile148t_nt_v1"},
        {TOLD_FLOAT32, "void magma_sgemmEx_kernel<float, float, float, false, false>"},
        {TOLD_FLOAT32, "ampere_fp16_sgemm_fp16_32x128_tn"},
        {TOLD_FLOAT32, "void gemv2T_kernel_val<int, int, float, float, float, float>"},
        {TOLD_FLOAT32, "void cudnn::cnn::wgrad_alg0_engine<float, 128, 6, 7>(int)"},
        {TOLD_FLOAT32, "void winograd_nonfused::winogradForwardData4x4<float, float>()"},
        {TOLD_FLOAT32, "fmha_cutlassF_f32_aligned_64x64_rf_sm75(Params)"},
        {TOLD_FLOAT32, "Cijk_Ailk_Bjlk_SB_Bias_AS_SAV_UserArgs_MT64x16x16_MI16x16x1"},
        {TOLD_FLOAT32, "Cijk_Ailk_Bljk_S_B_Bias_HA_S_SAV_UserArgs_MT16x16x128"},
        {TOLD_FLOAT32, "igemm_fwd_gtcx3_nhwc_fp32_bx0_ex1_bt128x256x32"},
        {TOLD_TF32, "sm90_xmma_gemm_f32f32_tf32f32_f32_tn_n_tilesize128x128x32_cublas"},
        {TOLD_TF32, "sm80_xmma_fprop_implicit_gemm_tf32f32_tf32f32_f32_nhwckrsc_nchw"},
        {TOLD_TF32, "void cutlass::Kernel<cutlass_80_tensorop_s1688gemm_256x64_16x4_tn>"},
        {TOLD_TF32, "cutlass_tensorop_s1688fprop_optimized_tf32_64x64_16x10_nhwc"},
        {TOLD_TF32, "Cijk_Alik_Bljk_S_MX_B_UserArgs_MT128x160x64_MI16x16x1_SN"},
        {TOLD_3XTF32, "fmha_cutlassB_f32_aligned_64x64_k64_sm80(Params)"},
        {TOLD_NOTHING, "ampere_fp16_s16816gemm_fp16_128x128_ldg8_relu_f2f_stages_32x5"},
        {TOLD_NOTHING, "void cutlass::Kernel<cutlass_75_tensorop_f16_s1688gemm_f16_tn>"},
        {TOLD_NOTHING, "sm90_xmma_gemm_bf16bf16_bf16f32_f32_tn_n_tilesize128x128x64"},
        {TOLD_NOTHING, "void gemmk1_kernel<float, 256, cublasGemv<__half const>, float>"},
        {TOLD_NOTHING, "Cijk_Alik_Bljk_BBS_BH_Bias_HA_S_SAV_UserArgs_MT256x192x64"},
        {TOLD_NOTHING, "Cijk_Alik"},
        {TOLD_NOTHING, "nvjet_sm90_tst_128x256_64x4_2x1_v_bz_coopA_NTN"},
        {TOLD_NOTHING, "triton_tem_fused_mm_3"},
        {TOLD_NOTHING, "void splitKreduce_kernel<32, 16, int, float, float, float>()"},
        {TOLD_NOTHING, ""},
    };

    (void)state;
    for (size_t i = 0; i < sizeof kernels / sizeof *kernels; i++)
        if (arithmetic_told(kernels[i].kernel) != kernels[i].told)
            fail_msg("%s", kernels[i].kernel);
    assert_int_equal(arithmetic_of(NUMBER_FLOAT32, TOLD_TF32), NUMBER_TF32);
    assert_int_equal(arithmetic_of(NUMBER_FLOAT32, TOLD_NOTHING), NUMBER_UNKNOWN);
    assert_int_equal(arithmetic_of(NUMBER_FLOAT16, TOLD_FLOAT32), NUMBER_FLOAT32);
    assert_int_equal(arithmetic_of(NUMBER_FLOAT16, TOLD_NOTHING), NUMBER_FLOAT16);
    assert_int_equal(arithmetic_of(NUMBER_FLOAT16, TOLD_TF32), NUMBER_FLOAT16);
    assert_int_equal(arithmetic_of(NUMBER_FLOAT64, TOLD_FLOAT32), NUMBER_FLOAT64);
}

static void peaks(void **state)
{
    (void)state;
    assert_true(peak_tflops("NVIDIA A100-SXM4-80GB", NUMBER_BFLOAT16) == 312);
    assert_true(peak_tflops("NVIDIA A100-SXM4-80GB", NUMBER_FLOAT32) == 19.5);
    assert_true(peak_tflops("NVIDIA A100-SXM4-80GB", NUMBER_TF32) == 156);
    assert_true(peak_tflops("NVIDIA A100-SXM4-80GB", NUMBER_3XTF32) == 52);
    assert_true(peak_tflops_fastest("NVIDIA H200", NUMBER_FLOAT32) == 494.5);
    assert_true(peak_tflops_fastest("NVIDIA H200", NUMBER_FLOAT64) == 67);
    assert_true(isnan(peak_tflops("Tesla V100-SXM2-16GB", NUMBER_TF32)));
    assert_true(peak_tflops_fastest("Tesla V100-SXM2-16GB", NUMBER_FLOAT32) == 15.7);
    assert_true(isnan(peak_tflops_fastest("ARTEMIS", NUMBER_FLOAT32)));
    assert_true(peak_tflops("NVIDIA A10", NUMBER_FLOAT16) == 125);
    assert_true(isnan(peak_tflops("NVIDIA A10G", NUMBER_FLOAT16)));
    assert_true(peak_tflops("AMD Instinct MI250X/MI250", NUMBER_FLOAT16) == 191.5);
    assert_true(isnan(peak_tflops("Tesla V100-SXM2-16GB", NUMBER_BFLOAT16)));
    assert_true(peak_tflops("Tesla V100-SXM2-16GB", NUMBER_FLOAT16) == 125);
    assert_true(isnan(peak_tflops("NVIDIA A100-SXM4-80GB", NUMBER_UNKNOWN)));
    assert_true(isnan(peak_tflops("ARTEMIS", NUMBER_FLOAT32)));
    assert_true(isnan(peak_tflops(NULL, NUMBER_FLOAT32)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(products),
        cmocka_unit_test(what_does_not_fit_is_unknown),
        cmocka_unit_test(convolutions),
        cmocka_unit_test(convolutions_say_whether_they_are_transposed),
        cmocka_unit_test(convolution_backward),
        cmocka_unit_test(attention),
        cmocka_unit_test(attention_that_does_not_fit),
        cmocka_unit_test(elements_of_products_and_attention),
        cmocka_unit_test(bytes_of_elementwise_calls),
        cmocka_unit_test(names_of_kernels_tell_the_arithmetic),
        cmocka_unit_test(peaks),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
