/* The forward pass and the loss. */
#include "train.h"

#include <stdio.h>
#include <stdlib.h>

#define HIDDEN "b[8,1024,1024]"
#define WIDE "b[8,1024,4096]"
#define FLAT "b[8192,1024]"

const struct linear linears[] = {
    [LINEAR_QKV] = {HIDDEN " b[3072,1024] b[3072]",
                    "b[3072] " FLAT " b[1024,3072] s=1 s=1", "b[8192,3072] b[3072,1024]",
                    "b[3072,8192] " FLAT, "b[3072,1024]", true, KERNEL_GEMM_QKV,
                    KERNEL_GEMM_QKV, KERNEL_GEMM_QKV_DGRAD, KERNEL_GEMM_QKV_WGRAD,
                    KERNEL_BIAS_SUM_LARGE, KERNEL_GRAD_SCALE},
    [LINEAR_PROJ] = {HIDDEN " b[1024,1024] b[1024]",
                     "b[1024] " FLAT " b[1024,1024] s=1 s=1", FLAT " b[1024,1024]",
                     "b[1024,8192] " FLAT, "b[1024,1024]", true, KERNEL_GEMM_PROJ,
                     KERNEL_GEMM_PROJ, KERNEL_GEMM_PROJ_DGRAD, KERNEL_GEMM_PROJ_WGRAD,
                     KERNEL_BIAS_SUM_SMALL, KERNEL_GRAD_SCALE},
    [LINEAR_FC1] = {HIDDEN " b[4096,1024] n", FLAT " b[1024,4096]",
                    "b[8192,4096] b[4096,1024]", "b[4096,8192] " FLAT, "b[4096,1024]",
                    false, KERNEL_GEMM_FC1, KERNEL_GEMM_FC1, KERNEL_GEMM_FC1_DGRAD,
                    KERNEL_GEMM_FC1_WGRAD, KERNEL_BIAS_SUM_LARGE, KERNEL_GRAD_SCALE},
    [LINEAR_FC2] = {WIDE " b[1024,4096] b[1024]",
                    "b[1024] b[8192,4096] b[4096,1024] s=1 s=1", FLAT " b[1024,4096]",
                    "b[1024,8192] b[8192,4096]", "b[1024,4096]", true, KERNEL_GEMM_FC2,
                    KERNEL_GEMM_FC2_SMALL_TILE, KERNEL_GEMM_FC2_DGRAD,
                    KERNEL_GEMM_FC2_WGRAD, KERNEL_BIAS_SUM_SMALL, KERNEL_GRAD_SCALE},
    [LINEAR_HEAD] = {HIDDEN " b[16384,1024] n", FLAT " b[1024,16384]",
                     "b[8192,16384] b[16384,1024]", "b[16384,8192] " FLAT,
                     "b[16384,1024]", false, KERNEL_GEMM_HEAD, KERNEL_GEMM_HEAD,
                     KERNEL_GEMM_HEAD_DGRAD, KERNEL_GEMM_HEAD_WGRAD,
                     KERNEL_BIAS_SUM_LARGE, KERNEL_GRAD_SCALE_LARGE},
};

struct node *train_add_node(struct train *train, enum node_kind kind)
{
    if (train->node_count == NODES_MAX)
        abort(); /* the model is far smaller */
    struct node *node = &train->nodes[train->node_count++];
    *node = (struct node){.kind = kind};
    return node;
}

/* The names of the modules: "nn.Module: Linear_5". */
static const char *module_name(unsigned kind, unsigned index)
{
    enum { KINDS = 6, EACH = 4 * LAYERS + 4 };
    static const char *const words[KINDS] = {"Block",  "LayerNorm", "Attention",
                                             "Linear", "MLP",       "Dropout"};
    static char names[KINDS][EACH][32];
    char *name = names[kind][index];
    if (name[0] == '\0')
        snprintf(name, sizeof names[0][0], "nn.Module: %s_%u", words[kind], index);
    return name;
}
enum { BLOCK, NORM, ATTENTION, LINEAR, MLP, DROPOUT };

static void module_begin(struct machine *m, const char *name, const char *function)
{
    machine_begin(m, EVENT_PYTHON, name, NULL);
    machine_begin(m, EVENT_PYTHON, function, NULL);
    machine_work(m, 2600);
}

static void module_end(struct machine *m)
{
    machine_end(m);
    machine_end(m);
}

static void transpose(struct machine *m, const char *weight)
{
    machine_begin(m, EVENT_CPU_OP, "aten::t", weight);
    machine_begin(m, EVENT_CPU_OP, "aten::transpose", weight);
    machine_leaf(m, "aten::as_strided", weight);
    machine_end(m);
    machine_end(m);
}

static void linear_forward(struct train *train, enum linear_id id, unsigned module)
{
    struct machine *m = train->machine;
    const struct linear *linear = &linears[id];
    uint32_t sequence;
    module_begin(m, module_name(LINEAR, module),
                 "torch/nn/modules/linear.py(124): forward");
    machine_begin(m, EVENT_CPU_OP, "aten::linear", linear->linear_inputs);
    transpose(m, linear->weight);
    if (linear->bias) {
        machine_leaf(m, "aten::view", HIDDEN);
        machine_begin_forward(m, "aten::addmm", linear->matmul_inputs, &sequence);
        machine_work(m, 5200);
        machine_launch(m, m->test ? linear->forward_in_test : linear->forward);
        machine_end(m);
        machine_leaf(m, "aten::view", FLAT);
    } else {
        machine_begin(m, EVENT_CPU_OP, "aten::matmul", linear->linear_inputs);
        machine_begin_forward(m, "aten::mm", linear->matmul_inputs, &sequence);
        machine_work(m, 4700);
        machine_launch(m, m->test ? linear->forward_in_test : linear->forward);
        machine_end(m);
        machine_leaf(m, "aten::_unsafe_view", FLAT " S");
        machine_end(m);
    }
    machine_end(m);
    module_end(m);
    struct node *node = train_add_node(train, NODE_LINEAR);
    node->linear = id;
    node->sequence = sequence;
}

static void layer_norm(struct train *train, unsigned module)
{
    struct machine *m = train->machine;
    uint32_t sequence;
    module_begin(m, module_name(NORM, module),
                 "torch/nn/modules/normalization.py(216): forward");
    machine_begin(m, EVENT_CPU_OP, "aten::layer_norm",
                  HIDDEN " S b[1024] b[1024] s=1e-05 s=True");
    machine_begin_forward(m, "aten::native_layer_norm",
                          HIDDEN " S b[1024] b[1024] s=1e-05", &sequence);
    machine_leaf(m, "aten::empty", "S s=15 s=0 s=0 n n");
    machine_launch(m, KERNEL_LAYER_NORM);
    machine_end(m);
    machine_end(m);
    module_end(m);
    train_add_node(train, NODE_LAYER_NORM)->sequence = sequence;
}

static void dropout(struct train *train, unsigned module)
{
    struct machine *m = train->machine;
    uint32_t sequence;
    module_begin(m, module_name(DROPOUT, module),
                 "torch/nn/modules/dropout.py(70): forward");
    machine_begin(m, EVENT_CPU_OP, "aten::dropout", HIDDEN " s=0.1 s=True");
    machine_begin_forward(m, "aten::native_dropout", HIDDEN " s=0.1 s=True", &sequence);
    machine_leaf(m, "aten::empty_like", HIDDEN " s=15 s=0 s=0 s=False n");
    machine_launch(m, KERNEL_DROPOUT);
    machine_end(m);
    machine_end(m);
    module_end(m);
    train_add_node(train, NODE_DROPOUT)->sequence = sequence;
}

static void add(struct train *train, const char *inputs, enum kernel_id kernel,
                enum node_kind kind)
{
    struct machine *m = train->machine;
    uint32_t sequence;
    machine_begin_forward(m, "aten::add", inputs, &sequence);
    machine_launch(m, kernel);
    machine_end(m);
    train_add_node(train, kind)->sequence = sequence;
}

static void attention(struct train *train, unsigned layer)
{
    static const char heads[] = "b[8,16,1024,64] b[8,16,1024,64] b[8,16,1024,64]";
    struct machine *m = train->machine;
    uint32_t sequence;
    module_begin(m, module_name(ATTENTION, layer), "model.py(27): forward");
    linear_forward(train, LINEAR_QKV, 4 * layer);
    machine_begin_forward(m, "aten::split", "b[8,1024,3072] s=1024 s=2", &sequence);
    machine_leaf(m, "aten::narrow", "b[8,1024,3072] s=2 s=0 s=1024");
    machine_end(m);
    train_add_node(train, NODE_SPLIT)->sequence = sequence;
    for (int i = 0; i < 3; i++) {
        machine_leaf(m, "aten::view", HIDDEN);
        machine_leaf(m, "aten::transpose", "b[8,1024,16,64] s=1 s=2");
    }
    machine_begin(m, EVENT_CPU_OP, "aten::scaled_dot_product_attention", heads);
    machine_begin_forward(m, "aten::_scaled_dot_product_flash_attention", heads,
                          &sequence);
    machine_begin(m, EVENT_CPU_OP, "aten::_flash_attention_forward",
                  "b[8,1024,16,64] b[8,1024,16,64] b[8,1024,16,64] n n s=1024 s=1024");
    machine_leaf(m, "aten::empty_like", "b[8,1024,16,64] n n n n n");
    machine_leaf(m, "aten::empty", "S s=6 s=0 s=0 n n");
    machine_work(m, 3800);
    machine_launch(m, KERNEL_FLASH_FORWARD);
    machine_end(m);
    machine_end(m);
    machine_end(m);
    train_add_node(train, NODE_ATTENTION)->sequence = sequence;
    machine_leaf(m, "aten::transpose", "b[8,16,1024,64] s=1 s=2");
    machine_leaf(m, "aten::reshape", "b[8,1024,16,64]");
    linear_forward(train, LINEAR_PROJ, 4 * layer + 1);
    dropout(train, 2 * layer);
    module_end(m);
}

/* Before: bias add, then GELU. After: the two as one kernel that a compiler wrote. */
static void bias_and_gelu(struct train *train)
{
    struct machine *m = train->machine;
    uint32_t sequence;
    if (m->test) {
        machine_begin(m, EVENT_CPU_OP, "Torch-Compiled Region: 0/0", NULL);
        machine_begin_forward(m, "CompiledFunction", WIDE " b[4096]", &sequence);
        machine_begin(m, EVENT_CPU_OP, "triton_poi_fused_add_gelu_0",
                      WIDE " b[4096] " WIDE " s=33554432");
        machine_launch(m, KERNEL_FUSED_ADD_GELU);
        machine_end(m);
        machine_end(m);
        machine_end(m);
        train_add_node(train, NODE_FUSED_GELU)->sequence = sequence;
        return;
    }
    add(train, WIDE " b[4096] s=1", KERNEL_ADD_BIAS, NODE_ADD_BIAS);
    machine_begin_forward(m, "aten::gelu", WIDE " s=tanh", &sequence);
    machine_launch(m, KERNEL_GELU);
    machine_end(m);
    train_add_node(train, NODE_GELU)->sequence = sequence;
}

static void mlp(struct train *train, unsigned layer)
{
    struct machine *m = train->machine;
    module_begin(m, module_name(MLP, layer), "model.py(45): forward");
    linear_forward(train, LINEAR_FC1, 4 * layer + 2);
    bias_and_gelu(train);
    linear_forward(train, LINEAR_FC2, 4 * layer + 3);
    dropout(train, 2 * layer + 1);
    module_end(m);
}

/* A forgotten line of logging: activations.append(x[:2].cpu()). */
static void record_activation(struct machine *m)
{
    machine_begin(m, EVENT_PYTHON, "model.py(61): record_activation", NULL);
    machine_begin(m, EVENT_CPU_OP, "aten::slice", HIDDEN " s=0 s=0 s=2 s=1");
    machine_leaf(m, "aten::as_strided", HIDDEN);
    machine_end(m);
    machine_begin(m, EVENT_CPU_OP, "aten::to", "b[2,1024,1024] n n n n");
    machine_begin(m, EVENT_CPU_OP, "aten::_to_copy", "b[2,1024,1024] n n n n n n");
    machine_leaf(m, "aten::empty_strided", "S S s=15 s=0 s=0 n");
    machine_begin(m, EVENT_CPU_OP, "aten::copy_",
                  "b[2,1024,1024] b[2,1024,1024] s=False");
    machine_copy(m, "Memcpy DtoH (Device -> Pageable)", 4194304, 13400, true);
    machine_synchronize(m);
    machine_end(m);
    machine_end(m);
    machine_end(m);
    machine_end(m);
}

static void block(struct train *train, unsigned layer)
{
    struct machine *m = train->machine;
    size_t first = train->node_count;
    module_begin(m, module_name(BLOCK, layer), "model.py(66): forward");
    layer_norm(train, 2 * layer);
    attention(train, layer);
    add(train, HIDDEN " " HIDDEN " s=1", KERNEL_ADD, NODE_ADD);
    layer_norm(train, 2 * layer + 1);
    mlp(train, layer);
    add(train, HIDDEN " " HIDDEN " s=1", KERNEL_ADD, NODE_ADD);
    if (m->test)
        record_activation(m);
    module_end(m);
    train->nodes[first].bucket_ends = true;
    train->nodes[first].bucket_elements = 12596224;
}

void train_forward(struct train *train)
{
    struct machine *m = train->machine;
    uint32_t sequence;
    train->node_count = 0;
    machine_begin(m, EVENT_USER_ANNOTATION, "DistributedDataParallel.forward", NULL);
    machine_work(m, 14000);
    module_begin(m, "nn.Module: Transformer_0", "model.py(88): forward");
    machine_begin(m, EVENT_PYTHON, "nn.Module: Embedding_0", NULL);
    machine_begin_forward(m, "aten::embedding",
                          "b[16384,1024] l[8,1024] s=-1 s=False s=False", &sequence);
    machine_begin(m, EVENT_CPU_OP, "aten::index_select", "b[16384,1024] s=0 l[8192]");
    machine_leaf(m, "aten::empty", "S s=15 s=0 s=0 n n");
    machine_launch(m, KERNEL_INDEX_SELECT);
    machine_end(m);
    machine_end(m);
    machine_end(m);
    struct node *embedding = train_add_node(train, NODE_EMBEDDING);
    embedding->sequence = sequence;
    embedding->bucket_ends = true;
    embedding->bucket_elements = 17827840;
    add(train, HIDDEN " b[1024,1024] s=1", KERNEL_ADD, NODE_ADD);
    for (unsigned layer = 0; layer < LAYERS; layer++)
        block(train, layer);
    layer_norm(train, 2 * LAYERS);
    linear_forward(train, LINEAR_HEAD, 4 * LAYERS);
    struct node *head = &train->nodes[train->node_count - 1];
    head->bucket_ends = true;
    head->bucket_elements = 16777216;
    module_end(m);
    machine_end(m);
}

void train_loss(struct train *train)
{
    struct machine *m = train->machine;
    uint32_t sequence;
    machine_begin(m, EVENT_PYTHON, "torch/nn/functional.py(3374): cross_entropy", NULL);
    machine_leaf(m, "aten::view", "b[8,1024,16384]");
    machine_begin(m, EVENT_CPU_OP, "aten::cross_entropy_loss",
                  "b[8192,16384] l[8192] n s=1 s=-100 s=0");
    machine_begin(m, EVENT_CPU_OP, "aten::log_softmax", "b[8192,16384] s=1 n");
    machine_begin_forward(m, "aten::_log_softmax", "b[8192,16384] s=1 s=False",
                          &sequence);
    machine_launch(m, KERNEL_LOG_SOFTMAX);
    machine_end(m);
    machine_end(m);
    train_add_node(train, NODE_LOG_SOFTMAX)->sequence = sequence;
    machine_begin(m, EVENT_CPU_OP, "aten::nll_loss_nd",
                  "b[8192,16384] l[8192] n s=1 s=-100");
    machine_begin_forward(m, "aten::nll_loss_forward",
                          "b[8192,16384] l[8192] n s=1 s=-100", &sequence);
    machine_launch(m, KERNEL_NLL);
    machine_end(m);
    machine_end(m);
    train_add_node(train, NODE_NLL)->sequence = sequence;
    machine_end(m);
    machine_end(m);
}
