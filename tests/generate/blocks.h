/* One step of training a small language model (2 blocks, width 2048, 16 heads, 2 x 2048
 * tokens, bfloat16) on four ranks that share the parameters (FSDP), as an event stream:
 * with the modules, the memory and the process groups of a recording that has them all.
 *
 * The variants are the same program before and after four changes:
 *   slow_rank       rank 2 gets a slower kernel for one product of the second block
 *   float32_gate    the MLP computes its gate in float32, and keeps that copy
 *   wide            the MLP is wider: 6144 in the place of 5632
 *   new_attention   the attention kernel is a newer, faster one */
#ifndef TRACEDIFF_TESTS_GENERATE_BLOCKS_H
#define TRACEDIFF_TESTS_GENERATE_BLOCKS_H

#include "machine.h"

#define BLOCKS 2
#define TOKENS INT64_C(4096)
#define WIDTH INT64_C(2048)
#define VOCABULARY INT64_C(32000)
#define STRAGGLER_RANK 2
#define STRAGGLER_BLOCK 1

/* A block of device memory. */
struct memory_block {
    int64_t address, bytes;
};

/* A caching allocator: a released block serves the next request of its size. */
struct allocator {
    struct memory_instant now;
    int64_t next_address;
    struct memory_block cached[64];
    size_t cached_count;
};

enum linear_of_block { LINEAR_QKV, LINEAR_OUT, LINEAR_UP, LINEAR_DOWN, LINEARS };

/* What forward keeps for backward, with the sequence numbers of its operators. */
struct block_state {
    struct memory_block norm[2], qkv, attention, sum[2], up, gate, silu, product;
    struct memory_block norm_scale[2];
    uint32_t norm_number[2], attention_number, silu_number, product_number, cast_number;
    uint32_t linear_number[LINEARS];
};

struct model {
    struct machine *machine;
    struct allocator allocator;
    bool test;
    int64_t hidden;           /* the width of the MLP */
    uint32_t group_number[2]; /* collectives so far, by group */
    struct memory_block tokens, embedded, last_norm, logits, probabilities, loss;
    uint32_t embedding_number, norm_number, head_number, softmax_number, loss_number;
    struct block_state blocks[BLOCKS];
};

/* Products take their operations over this many each ns; elementwise work its bytes. */
#define OPERATIONS_PER_NS 620000
#define BYTES_PER_NS 2400

void allocator_init(struct allocator *allocator, uint32_t rank, int64_t held);
/* Each writes the instant. */
struct memory_block model_allocate(struct model *model, int64_t bytes);
void model_release(struct model *model, struct memory_block *block);

int64_t blocks_elementwise_ns(int64_t bytes);
/* An operator with one kernel and, where bytes > 0, one output. A sequence number is
 * given where `number` is not NULL. */
struct memory_block model_operator(struct model *model, const char *name,
                                   const char *inputs, const struct kernel *kernel,
                                   int64_t ns, int64_t bytes, uint32_t *number);
/* "b[4096,2048] b[2048,6144]": the inputs of the product [m,k] x [k,n]; and its ns. */
const char *blocks_product_inputs(int64_t m, int64_t k, int64_t n);
int64_t blocks_product_ns(int64_t m, int64_t k, int64_t n);
/* Columns of the weight of a linear, and its rows. */
int64_t model_linear_out(const struct model *model, enum linear_of_block linear);
int64_t model_linear_in(const struct model *model, enum linear_of_block linear);
int64_t model_block_parameters(const struct model *model);

enum blocks_kernel {
    BLOCKS_EMBEDDING,
    BLOCKS_RMS_NORM,
    BLOCKS_ADD,
    BLOCKS_SILU,
    BLOCKS_MUL,
    BLOCKS_CAST,
    BLOCKS_ATTENTION,
    BLOCKS_NEW_ATTENTION,
    BLOCKS_PRODUCT,
    BLOCKS_SLOW_PRODUCT,
    BLOCKS_HEAD,
    BLOCKS_DGRAD,
    BLOCKS_WGRAD,
    BLOCKS_RMS_NORM_BACKWARD,
    BLOCKS_SILU_BACKWARD,
    BLOCKS_ATTENTION_BACKWARD,
    BLOCKS_LOG_SOFTMAX,
    BLOCKS_LOG_SOFTMAX_BACKWARD,
    BLOCKS_NLL,
    BLOCKS_NLL_BACKWARD,
    BLOCKS_EMBEDDING_BACKWARD,
    BLOCKS_NORM,
    BLOCKS_ADAMW,
    BLOCKS_KERNELS
};
const struct kernel *blocks_kernel(enum blocks_kernel kernel);

void model_embed(struct model *model);
void model_block_forward(struct model *model, unsigned number);
void model_loss(struct model *model);
void model_loss_backward(struct model *model);
void model_block_backward(struct model *model, unsigned number);
void model_embed_backward(struct model *model);

#endif
