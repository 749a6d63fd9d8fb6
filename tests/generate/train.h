/* One step of training a small transformer language model (4 layers, width 1024, 16
 * heads, 8 x 1024 tokens, bfloat16) with data parallelism, as an event stream.
 *
 * The variants are the same program before and after four changes, three for the worse:
 *   test_fused_gelu     bias add and GELU of the MLP become one compiled kernel
 *   test_small_tile     the second GEMM of the MLP gets a kernel with a smaller tile
 *   test_copies         each layer copies activations to the host, and waits for them
 *   test_late_reduce    gradients are all-reduced after backward instead of during it */
#ifndef TRACEDIFF_TESTS_GENERATE_TRAIN_H
#define TRACEDIFF_TESTS_GENERATE_TRAIN_H

#include "machine.h"

#define LAYERS 4

enum node_kind {
    NODE_EMBEDDING,
    NODE_ADD,
    NODE_LAYER_NORM,
    NODE_LINEAR,
    NODE_SPLIT,
    NODE_ATTENTION,
    NODE_ADD_BIAS,
    NODE_GELU,
    NODE_FUSED_GELU,
    NODE_DROPOUT,
    NODE_LOG_SOFTMAX,
    NODE_NLL
};

enum linear_id { LINEAR_QKV, LINEAR_PROJ, LINEAR_FC1, LINEAR_FC2, LINEAR_HEAD };

/* The data that forward keeps for backward. */
struct node {
    enum node_kind kind;
    enum linear_id linear; /* NODE_LINEAR */
    uint32_t sequence;
    bool bucket_ends; /* the gradients of a bucket are complete after this node */
    int64_t bucket_elements;
};
#define NODES_MAX 128

struct train {
    struct machine *machine;
    struct node nodes[NODES_MAX];
    size_t node_count;
};

/* Names of linears' tensors, in the notation of machine_begin(). */
struct linear {
    const char *linear_inputs, *matmul_inputs; /* aten::linear; aten::addmm or aten::mm */
    const char *dgrad_inputs, *wgrad_inputs, *weight;
    bool bias;
    enum kernel_id forward, forward_in_test, dgrad, wgrad, bias_sum, grad_scale;
};
extern const struct linear linears[];

struct node *train_add_node(struct train *train, enum node_kind kind);
void train_forward(struct train *train);
void train_loss(struct train *train);
void train_backward(struct train *train);

/* Extra operators, each with one kernel of its own, to make traces of any size. */
struct padding {
    struct kernel *kernels;
    char (*op_names)[40];
    size_t names;
};

/* Runs step `number` on all machines up to the end of backward, and from there. */
void train_step_begin(struct train *train, const char *step_name);
void train_step_end(struct train *train, const struct padding *padding,
                    size_t padding_calls);

#endif
