/* Classes of device work, by names that recordings have. */
#include "analyse/work.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

struct named {
    const char *name;
    enum work_class class;
};

static void check(const char *name, enum work_class found, enum work_class expected)
{
    if (found != expected)
        fail_msg("%s: %s, expected %s", name, work_class_name(found),
                 work_class_name(expected));
}

static const struct named kernels[] = {
    {"volta_sgemm_128x64_nt", CLASS_PRODUCTS},
    {"nvjet_sm90_tst_128x256_64x4_2x1_v_bz_coopA_NTN", CLASS_PRODUCTS},
    {"sm90_xmma_gemm_bf16bf16_bf16f32_f32_tn_n_tilesize64x64x64_warpgroupsize1x1x1_"
     "execute_segment_k_off_kernel__5x_cublas",
     CLASS_PRODUCTS},
    {"void cutlass::Kernel2<cutlass_80_simt_sgemm_256x128_8x4_nn_align1>(cutlass_80_"
     "simt_sgemm_256x128_8x4_nn_align1::Params)",
     CLASS_PRODUCTS},
    {"Cijk_Alik_Bljk_B_BS_BH_Bias_HA_S_SAV_UserArgs_MT256x128x64_MI16x16x1_SN",
     CLASS_PRODUCTS},
    {"void cublasLt::splitKreduce_kernel<32, 16, int, float>", CLASS_PRODUCTS},
    {"std::enable_if<!(false), void>::type internal::gemvx::kernel<int, int>",
     CLASS_PRODUCTS},
    {"triton_tem_fused_addmm_relu_3", CLASS_PRODUCTS},
    {"volta_scudnn_128x64_relu_small_nn_v1", CLASS_CONVOLUTIONS},
    {"volta_scudnn_winograd_128x128_ldg1_ldg4_relu_tile148t_nt_v1", CLASS_CONVOLUTIONS},
    {"void implicit_convolve_sgemm<float, float, 1024, 6, 7, 3, 3, 5, 1>",
     CLASS_CONVOLUTIONS},
    {"void cudnn::cnn::wgrad_alg0_engine<float, 128, 6, 7, 3, 3, 5>", CLASS_CONVOLUTIONS},
    {"sm90_xmma_wgrad_indexed_implicit_gemm_f32f32_tf32f32_f32_nhwckrsc_nhwc",
     CLASS_CONVOLUTIONS},
    {"igemm_wrw_gtcx3_nhwc_bf16_bx0_ex1_bt64x256x32", CLASS_CONVOLUTIONS},
    {"void cudnn::engines_precompiled::nchwToNhwcKernel<__nv_bfloat16>",
     CLASS_CONVOLUTIONS},
    {"fmha_cutlassF_f32_aligned_64x64_rf_sm80(PyTorchMemEffAttention::"
     "AttentionKernel<float>)",
     CLASS_ATTENTION_FORWARD},
    {"fmha_cutlassB_f32_aligned_64x64_k64_sm80", CLASS_ATTENTION_BACKWARD},
    {"cudnn_generated_fort_native_sdpa_sm80_flash_fprop_wmma_f16_knob_35",
     CLASS_ATTENTION_FORWARD},
    {"cudnn_generated_fort_native_sdpa_sm90_flash_bprop_wgmma_f16_knob_26",
     CLASS_ATTENTION_BACKWARD},
    {"void pytorch_flash::flash_fwd_kernel<Flash_fwd_kernel_traits<64, 128>>",
     CLASS_ATTENTION_FORWARD},
    {"void pytorch_flash::flash_bwd_dq_dk_dv_loop_seqk_parallel_kernel<>",
     CLASS_ATTENTION_BACKWARD},
    {"void cudnn::fusion::convert_dq_to_16bits<true>", CLASS_ATTENTION_BACKWARD},
    {"attn_fwd", CLASS_ATTENTION_FORWARD},
    {"triton_tem_fused_flex_attention_backward_4", CLASS_ATTENTION_BACKWARD},
    {"void at::native::(anonymous namespace)::vectorized_layer_norm_kernel<float>",
     CLASS_NORMALISATION},
    {"void at::native::(anonymous namespace)::GammaBetaBackwardCUDAKernelTemplate<>",
     CLASS_NORMALISATION},
    {"void cudnn::bn_fw_tr_1C11_kernel_NCHW<float, float, 512, true, 1>",
     CLASS_NORMALISATION},
    {"triton_per_fused_add_addmm_native_layer_norm_native_layer_norm_backward_view_9",
     CLASS_NORMALISATION},
    {"triton_red_fused_sum_view_5", CLASS_REDUCTIONS},
    {"void at::native::reduce_kernel<512, 1, at::native::ReduceOp<float>>",
     CLASS_REDUCTIONS},
    {"void at::native::(anonymous namespace)::cunn_SoftMaxForwardReg<float>",
     CLASS_REDUCTIONS},
    {"void at::native::(anonymous namespace)::multi_tensor_apply_kernel<at::native::"
     "(anonymous namespace)::LpNormFunctor<float>>",
     CLASS_REDUCTIONS},
    {"void at::native::vectorized_elementwise_kernel<4, at::native::FillFunctor>",
     CLASS_ELEMENTWISE},
    {"triton_poi_fused_gelu_gelu_backward_view_4", CLASS_ELEMENTWISE},
    {"triton_poi_fused_convolution_relu_0", CLASS_ELEMENTWISE},
    {"void at::native::(anonymous namespace)::CatArrayBatchedCopy<float>",
     CLASS_ELEMENTWISE},
    {"void multi_tensor_apply_kernel<TensorListMetadata<4>, AdamFunctor<float>>",
     CLASS_OPTIMIZER},
    {"ncclDevKernel_AllReduce_Sum_bf16_RING_LL(ncclDevKernelArgsStorage<4096ul>)",
     CLASS_COMMUNICATION},
    {"ncclKernel_SendRecv_RING_SIMPLE_Sum_int8_t(ncclWorkElem)", CLASS_COMMUNICATION},
    {"rcclGenericKernel<1, false>", CLASS_COMMUNICATION},
    {"Memcpy HtoD (Pinned -> Device)", CLASS_COPIES},
    {"Memset (Device)", CLASS_COPIES},
    {"void fbgemm_gpu::permute_2D_data_kernel<false, long, long, float>", CLASS_OTHER},
    {"void cub::DeviceRadixSortOnesweepKernel<>", CLASS_OTHER},
    {"void permute_pooled_embs_kernel<float>(float const*)", CLASS_OTHER},
    {"triton__0d1d2d3d4d5d6d7d8d9d10d11d12d13d14", CLASS_OTHER},
    {"", CLASS_OTHER},
};

static void kernels_have_the_class_of_their_name(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(kernels); i++)
        check(kernels[i].name, work_class_of(NULL, kernels[i].name, "kernel"),
              kernels[i].class);
    check("any name", work_class_of(NULL, "copy", "gpu_memcpy"), CLASS_COPIES);
}

static const struct named calls[] = {
    {"aten::mm", CLASS_PRODUCTS},
    {"aten::addmm_", CLASS_PRODUCTS},
    {"aten::_grouped_mm", CLASS_PRODUCTS},
    {"aten::matmul", CLASS_PRODUCTS},
    {"aten::linear", CLASS_PRODUCTS},
    {"aten::conv2d", CLASS_CONVOLUTIONS},
    {"aten::miopen_convolution", CLASS_CONVOLUTIONS},
    {"aten::cudnn_convolution_backward_weight", CLASS_CONVOLUTIONS},
    {"aten::scaled_dot_product_attention", CLASS_ATTENTION_FORWARD},
    {"aten::_flash_attention_forward", CLASS_ATTENTION_FORWARD},
    {"aten::_scaled_dot_product_flash_attention_backward", CLASS_ATTENTION_BACKWARD},
    {"aten::_efficient_attention_backward", CLASS_ATTENTION_BACKWARD},
    {"FlashAttnFunc", CLASS_ATTENTION_FORWARD},
    {"FlashAttnFuncBackward", CLASS_ATTENTION_BACKWARD},
    {"autograd::engine::evaluate_function: ScaledDotProductCudnnAttentionBackward0",
     CLASS_ATTENTION_BACKWARD},
    {"vllm::unified_attention_with_output", CLASS_ATTENTION_FORWARD},
    {"aten::native_layer_norm", CLASS_NORMALISATION},
    {"aten::cudnn_batch_norm_backward", CLASS_NORMALISATION},
    {"aten::_fused_rms_norm", CLASS_NORMALISATION},
    {"aten::add_", CLASS_ELEMENTWISE},
    {"aten::gelu_backward", CLASS_ELEMENTWISE},
    {"aten::sum", CLASS_REDUCTIONS},
    {"aten::_log_softmax_backward_data", CLASS_REDUCTIONS},
    {"aten::linalg_vector_norm", CLASS_REDUCTIONS},
    {"Optimizer.step#AdamW.step", CLASS_OPTIMIZER},
    {"aten::_fused_adamw_", CLASS_OPTIMIZER},
    {"aten::_native_multi_head_attention", CLASS_OTHER},
    {"aten::index_select", CLASS_OTHER},
    {"autograd::engine::evaluate_function: AddmmBackward0", CLASS_OTHER},
    {"CompiledFunction", CLASS_OTHER},
    {"triton_poi_fused_gelu_view_2", CLASS_OTHER},
    {"fb::convex_sum", CLASS_OTHER},
    {"", CLASS_OTHER},
};

static void calls_say_what_is_below_them(void **state)
{
    (void)state;
    for (size_t i = 0; i < COUNT(calls); i++)
        check(calls[i].name, work_class_of_call(calls[i].name, strlen(calls[i].name)),
              calls[i].class);
}

static void a_call_counts_before_the_name_but_not_for_copies(void **state)
{
    static const char gemm[] = "volta_sgemm_128x64_nt",
                      nccl[] = "ncclDevKernel_AllReduce",
                      copy[] = "Memcpy DtoD (Device -> Device)";

    (void)state;
    assert_int_equal(work_class_of("Optimizer.step#Muon.step", gemm, "kernel"),
                     CLASS_OPTIMIZER);
    assert_int_equal(work_class_of("aten::conv2d", gemm, "kernel"), CLASS_CONVOLUTIONS);
    assert_int_equal(work_class_of("aten::index", gemm, "kernel"), CLASS_PRODUCTS);
    assert_int_equal(work_class_of("Optimizer.step#SGD.step", nccl, "kernel"),
                     CLASS_COMMUNICATION);
    assert_int_equal(work_class_of("aten::mm", copy, "gpu_memcpy"), CLASS_COPIES);
}

static void long_names_are_read_in_part(void **state)
{
    char name[4096];

    (void)state;
    memset(name, 'x', sizeof name);
    name[sizeof name - 1] = '\0';
    memcpy(name + 900, "_gemm_", 6);
    assert_int_equal(work_class_of(name, name, "kernel"), CLASS_PRODUCTS);
    memcpy(name + 900, "xxxxxx", 6);
    memcpy(name + 3000, "_gemm_", 6);
    assert_int_equal(work_class_of(name, name, "kernel"), CLASS_OTHER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kernels_have_the_class_of_their_name),
        cmocka_unit_test(calls_say_what_is_below_them),
        cmocka_unit_test(a_call_counts_before_the_name_but_not_for_copies),
        cmocka_unit_test(long_names_are_read_in_part),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
