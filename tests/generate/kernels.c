#include "kernels.h"
#include "random.h"

#include <stdbool.h>

/* Names repeat long template arguments; these are their parts. */
#define VECTORIZED(functor, arity)                                                       \
    "void at::native::vectorized_elementwise_kernel<4, " functor                         \
    ", std::array<char*, " arity "ul> >(int, " functor ", std::array<char*, " arity      \
    "ul>)"
#define XMMA(layout, tile, groups, epilogue)                                             \
    "sm90_xmma_gemm_bf16bf16_bf16f32_f32_" layout "_n_tilesize" tile                     \
    "_warpgroupsize" groups "x1x1_" epilogue "execute_segment_k_off_kernel__5x_cublas"
#define REDUCE_SUM                                                                       \
    "at::native::ReduceOp<c10::BFloat16, at::native::func_wrapper_t<c10::BFloat16, "     \
    "at::native::sum_functor<c10::BFloat16, float, c10::BFloat16>::operator()("          \
    "at::TensorIterator&)::{lambda(float, float)#1}>, unsigned int, c10::BFloat16, 4> "
#define FLASH_TRAITS                                                                     \
    "pytorch_flash::Flash_fwd_kernel_traits<64, 128, 128, 4, false, false, "             \
    "cutlass::bfloat16_t, pytorch_flash::Flash_kernel_traits<64, 128, 128, 4, "          \
    "cutlass::bfloat16_t> >"
#define FLASH_BACKWARD_TRAITS                                                            \
    "pytorch_flash::Flash_bwd_kernel_traits<64, 128, 128, 8, 4, 4, 4, false, false, "    \
    "cutlass::bfloat16_t, pytorch_flash::Flash_kernel_traits<64, 128, 128, 8, "          \
    "cutlass::bfloat16_t> >"
#define ADD "at::native::CUDAFunctor_add<c10::BFloat16>"
#define MUL_SCALAR                                                                       \
    "at::native::AUnaryFunctor<c10::BFloat16, c10::BFloat16, c10::BFloat16, "            \
    "at::native::binary_internal::MulFunctor<float> >"
#define GELU                                                                             \
    "at::native::GeluCUDAKernelImpl(at::TensorIteratorBase&, at::native::GeluType)"      \
    "::{lambda()#2}::operator()() const::{lambda()#4}::operator()() const"               \
    "::{lambda(c10::BFloat16)#1}"
#define GELU_BACKWARD                                                                    \
    "at::native::GeluBackwardCUDAKernelImpl(at::TensorIteratorBase&, "                   \
    "at::native::GeluType)::{lambda()#2}::operator()() const::{lambda()#4}::operator()"  \
    "() const::{lambda(c10::BFloat16, c10::BFloat16)#1}"

#define GEMM(layout, tile, groups, epilogue, ns)                                         \
    {                                                                                    \
        XMMA(layout, tile, groups, epilogue), LAUNCH_KERNEL_EXC, 168, 213248,            \
            {132, 1, 1}, {groups[0] == '2' ? 384 : 256, 1, 1}, 0, ns                     \
    }

const struct kernel kernels[KERNEL_COUNT] = {
    [KERNEL_INDEX_SELECT] =
        {"void at::native::(anonymous namespace)::indexSelectLargeIndex<c10::BFloat16, "
         "long, unsigned int, 2, 2, -2, "
         "true>(at::cuda::detail::TensorInfo<c10::BFloat16, "
         "unsigned int>, at::cuda::detail::TensorInfo<c10::BFloat16 const, unsigned "
         "int>, "
         "at::cuda::detail::TensorInfo<long const, unsigned int>, int, int, unsigned "
         "int, "
         "unsigned int, long)",
         LAUNCH_KERNEL,
         32,
         0,
         {1056, 1, 1},
         {128, 1, 1},
         50,
         31200},
    [KERNEL_ADD] = {VECTORIZED(ADD, "3"),
                    LAUNCH_KERNEL,
                    32,
                    0,
                    {16384, 1, 1},
                    {128, 1, 1},
                    100,
                    21400},
    [KERNEL_ADD_BIAS] = {"void at::native::elementwise_kernel<128, 4, "
                         "at::native::gpu_kernel_impl_nocast<" ADD
                         ">(at::TensorIteratorBase&, " ADD
                         " const&)::{lambda(int)#1}>(int, "
                         "at::native::gpu_kernel_impl_nocast<" ADD
                         ">(at::TensorIteratorBase&, " ADD " const&)::{lambda(int)#1})",
                         LAUNCH_KERNEL,
                         38,
                         0,
                         {65536, 1, 1},
                         {128, 1, 1},
                         100,
                         84200},
    [KERNEL_GELU] = {VECTORIZED(GELU, "2"),
                     LAUNCH_KERNEL,
                     32,
                     0,
                     {65536, 1, 1},
                     {128, 1, 1},
                     100,
                     57600},
    [KERNEL_FUSED_ADD_GELU] = {"triton_poi_fused_add_gelu_0",
                               LAUNCH_DRIVER,
                               36,
                               0,
                               {32768, 1, 1},
                               {128, 1, 1},
                               100,
                               61800},
    [KERNEL_DROPOUT] =
        {"void at::native::(anonymous "
         "namespace)::fused_dropout_kernel_vec<c10::BFloat16, "
         "float, unsigned int, 1, 8, bool>(at::cuda::detail::TensorInfo<c10::BFloat16 "
         "const, unsigned int>, at::cuda::detail::TensorInfo<c10::BFloat16, unsigned "
         "int>, "
         "at::cuda::detail::TensorInfo<bool, unsigned int>, unsigned int, float, "
         "at::PhiloxCudaState)",
         LAUNCH_KERNEL,
         40,
         0,
         {1056, 1, 1},
         {256, 1, 1},
         75,
         18300},
    [KERNEL_LAYER_NORM] =
        {"void at::native::(anonymous namespace)::vectorized_layer_norm_kernel<"
         "c10::BFloat16, float>(int, float, c10::BFloat16 const*, c10::BFloat16 const*, "
         "c10::BFloat16 const*, float*, float*, c10::BFloat16*)",
         LAUNCH_KERNEL,
         40,
         24,
         {8192, 1, 1},
         {32, 4, 1},
         100,
         15100},
    [KERNEL_FLASH_FORWARD] = {"void pytorch_flash::flash_fwd_kernel<" FLASH_TRAITS
                              ", false, true, false, false, "
                              "true, true, false>(pytorch_flash::Flash_fwd_params)",
                              LAUNCH_KERNEL,
                              255,
                              49152,
                              {8, 8, 16},
                              {128, 1, 1},
                              13,
                              71300},
    [KERNEL_GEMM_QKV] = GEMM("tn", "128x256x64", "2", "bias_bf16_", 96400),
    [KERNEL_GEMM_PROJ] = GEMM("tn", "128x128x64", "1", "bias_bf16_", 37900),
    [KERNEL_GEMM_FC1] = GEMM("tn", "128x256x64", "2", "", 124700),
    [KERNEL_GEMM_FC2] = GEMM("tn", "256x128x64", "2", "bias_bf16_", 128600),
    [KERNEL_GEMM_FC2_SMALL_TILE] = GEMM("tn", "64x64x64", "1", "bias_bf16_", 236900),
    [KERNEL_GEMM_HEAD] = GEMM("tn", "128x256x64", "2", "beta0_", 503000),
    [KERNEL_LOG_SOFTMAX] =
        {"void at::native::(anonymous namespace)::cunn_SoftMaxForward<8, c10::BFloat16, "
         "float, c10::BFloat16, at::native::(anonymous namespace)::LogSoftMaxForward"
         "Epilogue>(c10::BFloat16*, c10::BFloat16 const*, int)",
         LAUNCH_KERNEL,
         32,
         128,
         {8192, 1, 1},
         {1024, 1, 1},
         100,
         226000},
    [KERNEL_NLL] =
        {"void at::native::(anonymous namespace)::nll_loss_forward_reduce_cuda_kernel_2d<"
         "c10::BFloat16, float, long>(c10::BFloat16*, c10::BFloat16*, c10::BFloat16 "
         "const*, "
         "long const*, c10::BFloat16 const*, bool, long, long, long, long)",
         LAUNCH_KERNEL,
         28,
         256,
         {1, 1, 1},
         {32, 1, 1},
         0,
         38600},
    [KERNEL_FILL_ONE] = {VECTORIZED("at::native::FillFunctor<c10::BFloat16>", "1"),
                         LAUNCH_KERNEL,
                         16,
                         0,
                         {1, 1, 1},
                         {128, 1, 1},
                         0,
                         1150},
    [KERNEL_NLL_BACKWARD] =
        {"void at::native::(anonymous "
         "namespace)::nll_loss_backward_reduce_cuda_kernel_2d<"
         "c10::BFloat16, long>(c10::BFloat16*, c10::BFloat16 const*, long const*, "
         "c10::BFloat16 const*, c10::BFloat16 const*, bool, int, int, long, long)",
         LAUNCH_KERNEL,
         32,
         0,
         {1, 1, 1},
         {32, 1, 1},
         0,
         29400},
    [KERNEL_LOG_SOFTMAX_BACKWARD] =
        {"void at::native::(anonymous namespace)::cunn_SoftMaxBackward<8, c10::BFloat16, "
         "float, c10::BFloat16, at::native::(anonymous namespace)::LogSoftMaxBackward"
         "Epilogue>(c10::BFloat16*, c10::BFloat16 const*, c10::BFloat16 const*, long)",
         LAUNCH_KERNEL,
         40,
         128,
         {8192, 1, 1},
         {1024, 1, 1},
         75,
         338000},
    [KERNEL_GEMM_HEAD_DGRAD] = GEMM("nn", "128x256x64", "2", "beta0_", 512000),
    [KERNEL_GEMM_HEAD_WGRAD] = GEMM("nt", "128x256x64", "2", "beta0_", 528000),
    [KERNEL_GEMM_QKV_DGRAD] = GEMM("nn", "128x256x64", "2", "", 98200),
    [KERNEL_GEMM_QKV_WGRAD] = GEMM("nt", "128x256x64", "2", "", 103500),
    [KERNEL_GEMM_PROJ_DGRAD] = GEMM("nn", "128x128x64", "1", "", 38400),
    [KERNEL_GEMM_PROJ_WGRAD] = GEMM("nt", "128x128x64", "1", "", 42600),
    [KERNEL_GEMM_FC1_DGRAD] = GEMM("nn", "128x256x64", "2", "", 131400),
    [KERNEL_GEMM_FC1_WGRAD] = GEMM("nt", "128x256x64", "2", "", 134800),
    [KERNEL_GEMM_FC2_DGRAD] = GEMM("nn", "128x256x64", "2", "", 127900),
    [KERNEL_GEMM_FC2_WGRAD] = GEMM("nt", "128x256x64", "2", "", 135300),
    [KERNEL_BIAS_SUM_SMALL] = {"void at::native::reduce_kernel<128, 4, " REDUCE_SUM
                               ">(" REDUCE_SUM ")",
                               LAUNCH_KERNEL,
                               32,
                               2048,
                               {8, 16, 1},
                               {32, 4, 1},
                               12,
                               15800},
    [KERNEL_BIAS_SUM_LARGE] = {"void at::native::reduce_kernel<128, 4, " REDUCE_SUM
                               ">(" REDUCE_SUM ")",
                               LAUNCH_KERNEL,
                               32,
                               2048,
                               {32, 16, 1},
                               {32, 4, 1},
                               38,
                               33700},
    [KERNEL_LAYER_NORM_INPUT_GRAD] =
        {"void at::native::(anonymous "
         "namespace)::layer_norm_grad_input_kernel_vectorized<"
         "c10::BFloat16, float>(c10::BFloat16 const*, c10::BFloat16 const*, float "
         "const*, "
         "float const*, c10::BFloat16 const*, c10::BFloat16*, int)",
         LAUNCH_KERNEL,
         40,
         16,
         {8192, 1, 1},
         {128, 1, 1},
         94,
         24200},
    [KERNEL_LAYER_NORM_WEIGHT_GRAD] =
        {"void at::native::(anonymous namespace)::GammaBetaBackwardCUDAKernel_32x32<"
         "c10::BFloat16, float>(long, long, c10::BFloat16 const*, c10::BFloat16 const*, "
         "float const*, float const*, c10::BFloat16*, c10::BFloat16*)",
         LAUNCH_KERNEL,
         32,
         8448,
         {32, 1, 1},
         {32, 32, 1},
         12,
         41900},
    [KERNEL_FLASH_DOT_DO_O] =
        {"void pytorch_flash::flash_bwd_dot_do_o_kernel<true, " FLASH_BACKWARD_TRAITS
         ">(pytorch_flash::Flash_bwd_params)",
         LAUNCH_KERNEL,
         39,
         0,
         {8, 8, 16},
         {256, 1, 1},
         75,
         17800},
    [KERNEL_FLASH_BACKWARD] = {"void "
                               "pytorch_flash::flash_bwd_dq_dk_dv_loop_seqk_parallel_"
                               "kernel<" FLASH_BACKWARD_TRAITS
                               ", false, true, false, false, true, true, false>("
                               "pytorch_flash::Flash_bwd_params)",
                               LAUNCH_KERNEL,
                               253,
                               147456,
                               {8, 8, 16},
                               {256, 1, 1},
                               13,
                               187400},
    [KERNEL_FLASH_CONVERT_DQ] =
        {"void pytorch_flash::flash_bwd_convert_dq_kernel<" FLASH_BACKWARD_TRAITS
         ">(pytorch_flash::Flash_bwd_params, int)",
         LAUNCH_KERNEL,
         64,
         16384,
         {8, 8, 16},
         {256, 1, 1},
         50,
         21300},
    [KERNEL_CAT] =
        {"void at::native::(anonymous namespace)::CatArrayBatchedCopy_aligned16_contig<"
         "at::native::(anonymous namespace)::OpaqueType<2u>, unsigned int, 3, 128, 1>("
         "at::native::(anonymous namespace)::OpaqueType<2u>*, at::native::(anonymous "
         "namespace)::CatArrInputTensorMetadata<at::native::(anonymous namespace)::"
         "OpaqueType<2u>, unsigned int, 128, 1>, at::native::(anonymous namespace)::"
         "TensorSizeStride<unsigned int, 4u>, int, unsigned int)",
         LAUNCH_KERNEL,
         40,
         0,
         {264, 3, 1},
         {128, 1, 1},
         38,
         37100},
    [KERNEL_GELU_BACKWARD] = {VECTORIZED(GELU_BACKWARD, "3"),
                              LAUNCH_KERNEL,
                              40,
                              0,
                              {65536, 1, 1},
                              {128, 1, 1},
                              75,
                              88400},
    [KERNEL_FUSED_GELU_BACKWARD] = {"triton_poi_fused_add_gelu_gelu_backward_1",
                                    LAUNCH_DRIVER,
                                    40,
                                    0,
                                    {32768, 1, 1},
                                    {128, 1, 1},
                                    75,
                                    86900},
    [KERNEL_DROPOUT_BACKWARD] =
        {"void at::native::vectorized_elementwise_kernel<4, at::native::(anonymous "
         "namespace)::masked_scale_kernel<bool, c10::BFloat16, float>(at::Tensor&, "
         "at::Tensor const&, at::Tensor const&, float)::{lambda(c10::BFloat16, bool)#1}, "
         "std::array<char*, 3ul> >(int, at::native::(anonymous namespace)::"
         "masked_scale_kernel<bool, c10::BFloat16, float>(at::Tensor&, at::Tensor "
         "const&, "
         "at::Tensor const&, float)::{lambda(c10::BFloat16, bool)#1}, std::array<char*, "
         "3ul>)",
         LAUNCH_KERNEL,
         32,
         0,
         {16384, 1, 1},
         {128, 1, 1},
         100,
         17900},
    [KERNEL_EMBEDDING_BACKWARD] =
        {"void at::native::(anonymous namespace)::embedding_backward_feature_kernel<"
         "c10::BFloat16, float, long>(long const*, c10::BFloat16 const*, c10::BFloat16*, "
         "int, long, int)",
         LAUNCH_KERNEL,
         40,
         4224,
         {32, 1, 1},
         {32, 32, 1},
         6,
         214000},
    [KERNEL_GRAD_SCALE_SMALL] = {VECTORIZED(MUL_SCALAR, "2"),
                                 LAUNCH_KERNEL,
                                 24,
                                 0,
                                 {8, 1, 1},
                                 {128, 1, 1},
                                 1,
                                 1400},
    [KERNEL_GRAD_SCALE] = {VECTORIZED(MUL_SCALAR, "2"),
                           LAUNCH_KERNEL,
                           24,
                           0,
                           {8192, 1, 1},
                           {128, 1, 1},
                           100,
                           7600},
    [KERNEL_GRAD_SCALE_LARGE] = {VECTORIZED(MUL_SCALAR, "2"),
                                 LAUNCH_KERNEL,
                                 24,
                                 0,
                                 {32768, 1, 1},
                                 {128, 1, 1},
                                 100,
                                 27800},
    [KERNEL_NORM] =
        {"void at::native::(anonymous namespace)::multi_tensor_apply_kernel<at::native::"
         "(anonymous namespace)::TensorListMetadata<1>, at::native::(anonymous "
         "namespace)::"
         "LpNormFunctor<c10::BFloat16, (at::native::NormType)1, c10::BFloat16, 1, 1, 0>, "
         "float*, int>(at::native::(anonymous namespace)::TensorListMetadata<1>, "
         "at::native"
         "::(anonymous namespace)::LpNormFunctor<c10::BFloat16, (at::native::NormType)1, "
         "c10::BFloat16, 1, 1, 0>, float*, int)",
         LAUNCH_KERNEL,
         40,
         2048,
         {320, 1, 1},
         {512, 1, 1},
         61,
         34600},
    [KERNEL_NORM_FINISH] =
        {"void at::native::lpnorm_cleanup<c10::BFloat16, (at::native::NormType)1, "
         "c10::BFloat16, float>(float const*, at::native::TensorListAddresses, int)",
         LAUNCH_KERNEL,
         24,
         2048,
         {51, 1, 1},
         {512, 1, 1},
         4,
         2700},
    [KERNEL_CLIP] =
        {"void at::native::(anonymous namespace)::multi_tensor_apply_kernel<at::native::"
         "(anonymous namespace)::TensorListMetadata<1>, at::native::(anonymous "
         "namespace)::"
         "BinaryOpScalarTensorFunctor<c10::BFloat16, 1, 1, 0>, std::multiplies<float>, "
         "c10::BFloat16*, float>(at::native::(anonymous "
         "namespace)::TensorListMetadata<1>, "
         "at::native::(anonymous namespace)::BinaryOpScalarTensorFunctor<c10::BFloat16, "
         "1, "
         "1, 0>, std::multiplies<float>, c10::BFloat16*, float)",
         LAUNCH_KERNEL,
         32,
         0,
         {320, 1, 1},
         {512, 1, 1},
         61,
         45300},
    [KERNEL_ADAMW] =
        {"void at::native::(anonymous namespace)::multi_tensor_apply_kernel<at::native::"
         "(anonymous namespace)::FusedOptimizerTensorListMetadata<4>, at::native::"
         "(anonymous namespace)::FusedAdamMathFunctor<c10::BFloat16, 4, (at::native::"
         "ADAM_MODE)1, false>, float const*, double, double, double, double, double, "
         "bool, "
         "float*, float*>(at::native::(anonymous namespace)::FusedOptimizerTensorList"
         "Metadata<4>, at::native::(anonymous namespace)::FusedAdamMathFunctor<"
         "c10::BFloat16, 4, (at::native::ADAM_MODE)1, false>, float const*, double, "
         "double, "
         "double, double, double, bool, float*, float*)",
         LAUNCH_KERNEL,
         56,
         0,
         {320, 1, 1},
         {512, 1, 1},
         61,
         152000},
    [KERNEL_ALL_REDUCE] =
        {"ncclDevKernel_AllReduce_Sum_bf16_RING_LL(ncclDevKernelArgsStorage<4096ul>)",
         LAUNCH_KERNEL_EXC,
         96,
         83968,
         {16, 1, 1},
         {544, 1, 1},
         3,
         0},
};

/* Three names in ten are in one of five clusters; half of the data makes one of these
 * slower by 6 %. */
int64_t kernel_time(const char *name, uint64_t data, int64_t duration)
{
    uint64_t hash = UINT64_C(14695981039346656037);

    for (const char *c = name; *c != '\0'; c++)
        hash = (hash ^ (unsigned char)*c) * UINT64_C(1099511628211);
    uint64_t cluster = hash % 1000 / 60;
    struct random values = {data * 1000003 + cluster};
    bool is_slow = data != 0 && cluster < 5 && random_next(&values) % 2 == 1;
    return is_slow ? duration + duration * 60 / 1000 : duration;
}
