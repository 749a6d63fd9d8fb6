/* The backward pass: the nodes of forward in reverse, on the thread of autograd. */
#include "train.h"

#define HIDDEN "b[8,1024,1024]"
#define WIDE "b[8,1024,4096]"
/* ns per element of an all-reduce between two devices, times 1000; and its latency. */
#define REDUCE_PS_PER_ELEMENT 17400
#define REDUCE_LATENCY 16000

/* The two rows that autograd shows for a node; `sequence` is that of forward. */
static void node_begin(struct machine *m, const char *evaluate, const char *name,
                       uint32_t sequence)
{
    size_t outer = machine_begin(m, EVENT_CPU_OP, evaluate, NULL);
    machine_work(m, 1300);
    size_t inner = machine_begin(m, EVENT_CPU_OP, name, NULL);
    if (m->failed)
        return;
    m->events[outer].sequence = sequence;
    m->events[inner].sequence = sequence;
    m->events[inner].flow = FLOW_BACKWARD;
    m->row_count++;
}
#define NODE_BEGIN(m, name, sequence)                                                    \
    node_begin(m, "autograd::engine::evaluate_function: " name, name, sequence)

static void node_end(struct machine *m)
{
    machine_end(m);
    machine_end(m);
}

/* A gradient arrives: DistributedDataParallel scales it into its bucket. */
static void accumulate(struct machine *m, const char *weight, enum kernel_id kernel)
{
    machine_begin(m, EVENT_CPU_OP,
                  "autograd::engine::evaluate_function: torch::autograd::AccumulateGrad",
                  NULL);
    machine_leaf(m, "torch::autograd::AccumulateGrad", weight);
    machine_begin(m, EVENT_CPU_OP, "torch.distributed.ddp.reducer::mul_out", NULL);
    machine_begin(m, EVENT_CPU_OP, "aten::mul", weight);
    machine_launch(m, kernel);
    machine_end(m);
    machine_end(m);
    machine_end(m);
}

static void one_kernel(struct machine *m, const char *name, const char *inputs,
                       enum kernel_id kernel)
{
    machine_begin(m, EVENT_CPU_OP, name, inputs);
    machine_launch(m, kernel);
    machine_end(m);
}

static void linear_backward(struct machine *m, const struct linear *linear,
                            uint32_t sequence)
{
    if (linear->bias)
        NODE_BEGIN(m, "AddmmBackward0", sequence);
    else
        NODE_BEGIN(m, "MmBackward0", sequence);
    machine_leaf(m, "aten::t", linear->weight);
    machine_begin(m, EVENT_CPU_OP, "aten::mm", linear->dgrad_inputs);
    machine_work(m, 4100);
    machine_launch(m, linear->dgrad);
    machine_end(m);
    machine_leaf(m, "aten::t", linear->weight);
    machine_begin(m, EVENT_CPU_OP, "aten::mm", linear->wgrad_inputs);
    machine_work(m, 4100);
    machine_launch(m, linear->wgrad);
    machine_end(m);
    if (linear->bias)
        one_kernel(m, "aten::sum", linear->dgrad_inputs, linear->bias_sum);
    node_end(m);
    if (linear->bias)
        accumulate(m, "b[1024]", KERNEL_GRAD_SCALE_SMALL);
    accumulate(m, linear->weight, linear->grad_scale);
}

static void layer_norm_backward(struct machine *m, uint32_t sequence)
{
    NODE_BEGIN(m, "NativeLayerNormBackward0", sequence);
    machine_begin(m, EVENT_CPU_OP, "aten::native_layer_norm_backward",
                  HIDDEN " " HIDDEN " S f[8,1024,1] f[8,1024,1] b[1024] b[1024] n");
    machine_leaf(m, "aten::empty_like", HIDDEN " n n n n n");
    machine_launch(m, KERNEL_LAYER_NORM_INPUT_GRAD);
    machine_launch(m, KERNEL_LAYER_NORM_WEIGHT_GRAD);
    machine_end(m);
    node_end(m);
    accumulate(m, "b[1024]", KERNEL_GRAD_SCALE_SMALL);
    accumulate(m, "b[1024]", KERNEL_GRAD_SCALE_SMALL);
}

static void attention_backward(struct machine *m, uint32_t sequence)
{
    static const char inputs[] =
        "b[8,16,1024,64] b[8,16,1024,64] b[8,16,1024,64] b[8,16,1024,64]";
    NODE_BEGIN(m, "ScaledDotProductFlashAttentionBackward0", sequence);
    machine_begin(m, EVENT_CPU_OP, "aten::_scaled_dot_product_flash_attention_backward",
                  inputs);
    machine_begin(m, EVENT_CPU_OP, "aten::_flash_attention_backward", inputs);
    machine_leaf(m, "aten::empty", "S s=6 s=0 s=0 n n");
    machine_begin(m, EVENT_CPU_OP, "aten::zeros", "S s=6 s=0 s=0 n");
    machine_begin(m, EVENT_CPU_OP, "aten::zero_", "f[8,16,1024,64]");
    machine_memset(m, 33554432);
    machine_end(m);
    machine_end(m);
    machine_launch(m, KERNEL_FLASH_DOT_DO_O);
    machine_launch(m, KERNEL_FLASH_BACKWARD);
    machine_launch(m, KERNEL_FLASH_CONVERT_DQ);
    machine_end(m);
    machine_end(m);
    node_end(m);
}

static void gelu_backward(struct machine *m, const struct node *node)
{
    switch (node->kind) {
    case NODE_FUSED_GELU:
        NODE_BEGIN(m, "CompiledFunctionBackward", node->sequence);
        one_kernel(m, "triton_poi_fused_add_gelu_gelu_backward_1",
                   WIDE " " WIDE " b[4096] s=33554432", KERNEL_FUSED_GELU_BACKWARD);
        one_kernel(m, "aten::sum", WIDE " S s=True n", KERNEL_BIAS_SUM_LARGE);
        node_end(m);
        accumulate(m, "b[4096]", KERNEL_GRAD_SCALE_SMALL);
        break;
    case NODE_GELU:
        NODE_BEGIN(m, "GeluBackward0", node->sequence);
        one_kernel(m, "aten::gelu_backward", WIDE " " WIDE " s=tanh",
                   KERNEL_GELU_BACKWARD);
        node_end(m);
        break;
    default: /* NODE_ADD_BIAS */
        NODE_BEGIN(m, "AddBackward0", node->sequence);
        one_kernel(m, "aten::sum", WIDE " S s=True n", KERNEL_BIAS_SUM_LARGE);
        node_end(m);
        accumulate(m, "b[4096]", KERNEL_GRAD_SCALE_SMALL);
    }
}

static void loss_backward(struct machine *m, const struct node *node)
{
    if (node->kind == NODE_NLL) {
        NODE_BEGIN(m, "NllLossBackward0", node->sequence);
        machine_begin(m, EVENT_CPU_OP, "aten::nll_loss_backward",
                      "b[] b[8192,16384] l[8192] n s=1 s=-100 b[]");
        machine_begin(m, EVENT_CPU_OP, "aten::zero_", "b[8192,16384]");
        machine_memset(m, 268435456);
        machine_end(m);
        machine_launch(m, KERNEL_NLL_BACKWARD);
        machine_end(m);
    } else {
        NODE_BEGIN(m, "LogSoftmaxBackward0", node->sequence);
        one_kernel(m, "aten::_log_softmax_backward_data",
                   "b[8192,16384] b[8192,16384] s=1 s=15", KERNEL_LOG_SOFTMAX_BACKWARD);
    }
    node_end(m);
}

static void embedding_backward(struct machine *m, uint32_t sequence)
{
    NODE_BEGIN(m, "EmbeddingBackward0", sequence);
    machine_begin(m, EVENT_CPU_OP, "aten::embedding_backward",
                  HIDDEN " l[8,1024] s=16384 s=-1 s=False s=False");
    machine_begin(m, EVENT_CPU_OP, "aten::embedding_dense_backward",
                  HIDDEN " l[8,1024] s=16384 s=-1 s=False");
    machine_begin(m, EVENT_CPU_OP, "aten::zero_", "b[16384,1024]");
    machine_memset(m, 33554432);
    machine_end(m);
    machine_launch(m, KERNEL_EMBEDDING_BACKWARD);
    machine_end(m);
    machine_end(m);
    node_end(m);
    accumulate(m, "b[16384,1024]", KERNEL_GRAD_SCALE_LARGE);
}

static void node_backward(struct machine *m, const struct node *node)
{
    switch (node->kind) {
    case NODE_LINEAR:
        linear_backward(m, &linears[node->linear], node->sequence);
        break;
    case NODE_LAYER_NORM:
        layer_norm_backward(m, node->sequence);
        break;
    case NODE_ATTENTION:
        attention_backward(m, node->sequence);
        break;
    case NODE_ADD_BIAS:
    case NODE_GELU:
    case NODE_FUSED_GELU:
        gelu_backward(m, node);
        break;
    case NODE_LOG_SOFTMAX:
    case NODE_NLL:
        loss_backward(m, node);
        break;
    case NODE_EMBEDDING:
        embedding_backward(m, node->sequence);
        break;
    case NODE_SPLIT:
        NODE_BEGIN(m, "SplitBackward0", node->sequence);
        one_kernel(m, "aten::cat", "n s=2", KERNEL_CAT);
        node_end(m);
        break;
    case NODE_DROPOUT:
        NODE_BEGIN(m, "NativeDropoutBackward0", node->sequence);
        one_kernel(m, "aten::native_dropout_backward", HIDDEN " o[8,1024,1024] s=1.11111",
                   KERNEL_DROPOUT_BACKWARD);
        node_end(m);
        break;
    case NODE_ADD:
        NODE_BEGIN(m, "AddBackward0", node->sequence);
        node_end(m);
        break;
    }
}

static void reduce_bucket(struct machine *m, int64_t elements)
{
    machine_all_reduce(m, elements,
                       REDUCE_LATENCY + elements * REDUCE_PS_PER_ELEMENT / 1000000);
}

void train_backward(struct train *train)
{
    struct machine *m = train->machine;
    machine_begin(m, EVENT_PYTHON, "torch/_tensor.py(570): backward", NULL);
    machine_begin(m, EVENT_PYTHON, "torch/autograd/__init__.py(242): backward", NULL);
    machine_begin(m, EVENT_CPU_OP, "aten::ones_like", "b[] n n n n n");
    machine_leaf(m, "aten::empty_like", "b[] n n n n n");
    one_kernel(m, "aten::fill_", "b[] s=1", KERNEL_FILL_ONE);
    machine_end(m);
    m->threads[THREAD_AUTOGRAD].now = m->threads[THREAD_MAIN].now + 21000;
    m->thread = THREAD_AUTOGRAD;
    for (size_t i = train->node_count; i-- > 0;) {
        node_backward(m, &train->nodes[i]);
        if (train->nodes[i].bucket_ends && !m->test)
            reduce_bucket(m, train->nodes[i].bucket_elements);
    }
    for (size_t i = train->node_count; i-- > 0 && m->test;)
        if (train->nodes[i].bucket_ends)
            reduce_bucket(m, train->nodes[i].bucket_elements);
    m->thread = THREAD_MAIN;
    m->threads[THREAD_MAIN].now = m->threads[THREAD_AUTOGRAD].now + 17000;
    machine_end(m);
    machine_end(m);
}
