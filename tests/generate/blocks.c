/* The parts that forward and backward share: memory, operators, names of kernels. */
#include "blocks.h"

#include <stdio.h>
#include <stdlib.h>

#define MIB (INT64_C(1) << 20)

void allocator_init(struct allocator *allocator, uint32_t rank, int64_t held)
{
    *allocator = (struct allocator){0};
    allocator->now.allocated = held / 512 * 512;
    allocator->now.reserved = (held + 64 * MIB) / (2 * MIB) * (2 * MIB);
    allocator->next_address =
        INT64_C(0x7f5400000000) + (int64_t)rank * (INT64_C(1) << 36);
}

static int64_t take_cached(struct allocator *allocator, int64_t bytes)
{
    for (size_t i = allocator->cached_count; i-- > 0;) {
        int64_t address = allocator->cached[i].address;
        if (allocator->cached[i].bytes != bytes)
            continue;
        allocator->cached[i] = allocator->cached[--allocator->cached_count];
        return address;
    }
    return 0;
}

struct memory_block model_allocate(struct model *model, int64_t bytes)
{
    struct allocator *allocator = &model->allocator;
    struct memory_block block = {.bytes = (bytes + 511) / 512 * 512};
    block.address = take_cached(allocator, block.bytes);
    if (block.address == 0) {
        int64_t segment = (block.bytes + 2 * MIB - 1) / (2 * MIB) * (2 * MIB);
        block.address = allocator->next_address;
        allocator->next_address += segment;
        allocator->now.reserved += segment;
    }
    allocator->now.allocated += block.bytes;
    allocator->now.address = block.address;
    machine_memory(model->machine, block.bytes, &allocator->now);
    return block;
}

void model_release(struct model *model, struct memory_block *block)
{
    struct allocator *allocator = &model->allocator;
    if (block->bytes == 0)
        return;
    if (allocator->cached_count == sizeof allocator->cached / sizeof allocator->cached[0])
        abort(); /* the model has far fewer tensors */
    allocator->cached[allocator->cached_count++] = *block;
    allocator->now.allocated -= block->bytes;
    allocator->now.address = block->address;
    machine_memory(model->machine, -block->bytes, &allocator->now);
    block->bytes = 0;
}

int64_t blocks_elementwise_ns(int64_t bytes)
{
    return 1500 + bytes / BYTES_PER_NS;
}

struct memory_block model_operator(struct model *model, const char *name,
                                   const char *inputs, const struct kernel *kernel,
                                   int64_t ns, int64_t bytes, uint32_t *number)
{
    struct machine *m = model->machine;
    struct memory_block block = {0};
    if (number != NULL)
        machine_begin_forward(m, name, inputs, number);
    else
        machine_begin(m, EVENT_CPU_OP, name, inputs);
    if (bytes > 0)
        block = model_allocate(model, bytes);
    machine_launch_for(m, kernel, ns);
    machine_end(m);
    return block;
}

const char *blocks_product_inputs(int64_t m, int64_t k, int64_t n)
{
    enum { TEXTS = 64, SIZE = 64 };
    static char texts[TEXTS][SIZE];
    static size_t used;
    char text[SIZE];
    snprintf(text, sizeof text, "b[%lld,%lld] b[%lld,%lld]", (long long)m, (long long)k,
             (long long)k, (long long)n);
    for (size_t i = 0; i < used; i++) {
        size_t at = 0;
        while (texts[i][at] != '\0' && texts[i][at] == text[at])
            at++;
        if (texts[i][at] == text[at])
            return texts[i];
    }
    if (used == TEXTS)
        abort(); /* the model has far fewer products */
    snprintf(texts[used], SIZE, "%s", text);
    return texts[used++];
}

int64_t blocks_product_ns(int64_t m, int64_t k, int64_t n)
{
    return 2 * m * k * n / OPERATIONS_PER_NS;
}

int64_t model_linear_out(const struct model *model, enum linear_of_block linear)
{
    switch (linear) {
    case LINEAR_QKV:
        return 3 * WIDTH;
    case LINEAR_UP:
        return 2 * model->hidden;
    default:
        return WIDTH;
    }
}

int64_t model_linear_in(const struct model *model, enum linear_of_block linear)
{
    return linear == LINEAR_DOWN ? model->hidden : WIDTH;
}

int64_t model_block_parameters(const struct model *model)
{
    int64_t sum = 2 * WIDTH;
    for (enum linear_of_block linear = LINEAR_QKV; linear < LINEARS; linear++)
        sum += model_linear_in(model, linear) * model_linear_out(model, linear);
    return sum;
}

#define VECTORIZED(functor, arity)                                                       \
    "void at::native::vectorized_elementwise_kernel<4, " functor                         \
    ", std::array<char*, " arity "ul> >(int, " functor ", std::array<char*, " arity      \
    "ul>)"
#define NVJET(tile) "nvjet_tst_" tile "_v_bz_TNT"
#define ELEMENTWISE(text, x)                                                             \
    {                                                                                    \
        text, LAUNCH_KERNEL, 32, 0, {x, 1, 1}, {128, 1, 1}, 100, 0                       \
    }

/* The first field is the name; the times come with the calls. */
static const struct kernel own_kernels[BLOCKS_KERNELS] = {
    [BLOCKS_RMS_NORM] = {"void at::native::(anonymous namespace)::"
                         "vectorized_layer_norm_kernel<c10::BFloat16, float, true>(int, "
                         "float, c10::BFloat16 const*, c10::BFloat16 const*, "
                         "c10::BFloat16 const*, float*, float*, c10::BFloat16*)",
                         LAUNCH_KERNEL,
                         40,
                         24,
                         {4096, 1, 1},
                         {32, 4, 1},
                         100,
                         0},
    [BLOCKS_ADD] =
        ELEMENTWISE(VECTORIZED("at::native::CUDAFunctor_add<c10::BFloat16>", "3"), 16384),
    [BLOCKS_SILU] = ELEMENTWISE(
        VECTORIZED("at::native::(anonymous namespace)::silu_kernel(at::TensorIteratorBase"
                   "&)::{lambda()#1}::operator()() const::{lambda(float)#1}",
                   "2"),
        45056),
    [BLOCKS_MUL] = ELEMENTWISE(
        VECTORIZED("at::native::BinaryFunctor<c10::BFloat16, c10::BFloat16, "
                   "c10::BFloat16, at::native::binary_internal::MulFunctor<float> >",
                   "3"),
        45056),
    [BLOCKS_CAST] = ELEMENTWISE(
        "void at::native::unrolled_elementwise_kernel<at::native::direct_copy_kernel_cuda"
        "(at::TensorIteratorBase&)::{lambda()#3}::operator()() const::{lambda()#7}::"
        "operator()() const::{lambda(float)#1}, std::array<char*, 2ul> >(int)",
        49152),
    [BLOCKS_NEW_ATTENTION] =
        {"void cutlass::device_kernel<flash::enable_sm90_or_later<flash::FlashAttnFwdSm90"
         "<flash::CollectiveMainloopFwdSm90<2, cute::tuple<cute::C<1>, cute::C<1>, "
         "cute::C<1> >, cute::tuple<cute::C<128>, cute::C<176>, cute::C<128> >, 128, "
         "cutlass::bfloat16_t, float, cutlass::arch::Sm90, true> > > >"
         "(flash::enable_sm90_or_later)",
         LAUNCH_KERNEL_EXC,
         168,
         213248,
         {132, 1, 1},
         {384, 1, 1},
         18,
         0},
    [BLOCKS_PRODUCT] = {NVJET("128x256_64x4_1x2_h"),
                        LAUNCH_KERNEL_EXC,
                        168,
                        213248,
                        {132, 1, 1},
                        {384, 1, 1},
                        18,
                        0},
    [BLOCKS_SLOW_PRODUCT] =
        {"void cutlass::Kernel2<cutlass_80_wmma_tensorop_bf16_s161616gemm_bf16_"
         "16x16_128x2_tn_align2>(cutlass_80_wmma_tensorop_bf16_s161616gemm_bf16_"
         "16x16_128x2_tn_align2::Params)",
         LAUNCH_KERNEL,
         56,
         17408,
         {256, 128, 1},
         {32, 1, 1},
         50,
         0},
    [BLOCKS_HEAD] = {NVJET("256x128_64x4_2x1_v"),
                     LAUNCH_KERNEL_EXC,
                     168,
                     213248,
                     {132, 1, 1},
                     {384, 1, 1},
                     18,
                     0},
    [BLOCKS_DGRAD] = {"nvjet_tst_128x256_64x4_2x1_v_bz_NNT",
                      LAUNCH_KERNEL_EXC,
                      168,
                      213248,
                      {132, 1, 1},
                      {384, 1, 1},
                      18,
                      0},
    [BLOCKS_WGRAD] = {"nvjet_tst_256x128_64x4_1x2_h_bz_NTT",
                      LAUNCH_KERNEL_EXC,
                      168,
                      213248,
                      {132, 1, 1},
                      {384, 1, 1},
                      18,
                      0},
    [BLOCKS_RMS_NORM_BACKWARD] =
        {"void at::native::(anonymous namespace)::layer_norm_grad_input_kernel_vectorized"
         "<c10::BFloat16, float, true>(c10::BFloat16 const*, c10::BFloat16 const*, "
         "float const*, float const*, c10::BFloat16 const*, c10::BFloat16*, int)",
         LAUNCH_KERNEL,
         32,
         128,
         {4096, 1, 1},
         {512, 1, 1},
         100,
         0},
    [BLOCKS_SILU_BACKWARD] = ELEMENTWISE(
        VECTORIZED("at::native::(anonymous namespace)::silu_backward_kernel("
                   "at::TensorIteratorBase&)::{lambda()#1}::operator()() const"
                   "::{lambda(float, float)#1}",
                   "3"),
        45056),
};

const struct kernel *blocks_kernel(enum blocks_kernel kernel)
{
    /* The rest is what the other model runs as well. */
    static const enum kernel_id shared[BLOCKS_KERNELS] = {
        [BLOCKS_EMBEDDING] = KERNEL_INDEX_SELECT,
        [BLOCKS_ATTENTION] = KERNEL_FLASH_FORWARD,
        [BLOCKS_ATTENTION_BACKWARD] = KERNEL_FLASH_BACKWARD,
        [BLOCKS_LOG_SOFTMAX] = KERNEL_LOG_SOFTMAX,
        [BLOCKS_LOG_SOFTMAX_BACKWARD] = KERNEL_LOG_SOFTMAX_BACKWARD,
        [BLOCKS_NLL] = KERNEL_NLL,
        [BLOCKS_NLL_BACKWARD] = KERNEL_NLL_BACKWARD,
        [BLOCKS_EMBEDDING_BACKWARD] = KERNEL_EMBEDDING_BACKWARD,
        [BLOCKS_NORM] = KERNEL_NORM,
        [BLOCKS_ADAMW] = KERNEL_ADAMW};

    return own_kernels[kernel].name != NULL ? &own_kernels[kernel]
                                            : &kernels[shared[kernel]];
}
