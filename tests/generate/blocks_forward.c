/* The forward pass and the loss. */
#include "blocks.h"

#include <stdio.h>

#define HIDDEN "b[2,2048,2048]"
#define TENSOR (TOKENS * WIDTH * 2) /* bytes of HIDDEN */
#define LOGITS "b[4096,32000]"

enum module { BLOCK, NORM, ATTENTION, LINEAR, MLP };

/* The names of the modules: "nn.Module: Linear_5". */
static const char *module_name(enum module kind, unsigned index)
{
    enum { KINDS = 5, EACH = 4 * BLOCKS + 1 };
    static const char *const words[KINDS] = {"TransformerBlock", "RMSNorm", "Attention",
                                             "Linear", "FeedForward"};
    static char names[KINDS][EACH][40];
    char *name = names[kind][index];
    if (name[0] == '\0')
        snprintf(name, sizeof names[0][0], "nn.Module: %s_%u", words[kind], index);
    return name;
}

static void module_begin(struct machine *m, const char *name)
{
    machine_begin(m, EVENT_PYTHON, name, NULL);
    machine_work(m, 2600);
}

void model_embed(struct model *model)
{
    struct machine *m = model->machine;
    module_begin(m, "nn.Module: Embedding_0");
    model->embedded = model_operator(
        model, "aten::embedding", "b[32000,2048] l[2,2048] s=-1 s=False s=False",
        blocks_kernel(BLOCKS_EMBEDDING), blocks_elementwise_ns(2 * TENSOR), TENSOR,
        &model->embedding_number);
    machine_end(m);
}

static struct memory_block norm(struct model *model, unsigned module, uint32_t *number)
{
    struct machine *m = model->machine;
    module_begin(m, module_name(NORM, module));
    struct memory_block out =
        model_operator(model, "aten::_fused_rms_norm", HIDDEN " S b[2048] s=1e-05",
                       blocks_kernel(BLOCKS_RMS_NORM), blocks_elementwise_ns(2 * TENSOR),
                       TENSOR, number);
    machine_end(m);
    return out;
}

static struct memory_block linear(struct model *model, unsigned block,
                                  enum linear_of_block which, uint32_t *number)
{
    struct machine *m = model->machine;
    int64_t in = model_linear_in(model, which), out = model_linear_out(model, which);
    int64_t ns = blocks_product_ns(TOKENS, in, out);
    enum blocks_kernel kernel = BLOCKS_PRODUCT;
    if (model->test && m->rank == STRAGGLER_RANK && block == STRAGGLER_BLOCK &&
        which == LINEAR_DOWN) {
        kernel = BLOCKS_SLOW_PRODUCT;
        ns = ns * 36 / 10;
    }
    module_begin(m, module_name(LINEAR, block * LINEARS + (unsigned)which));
    struct memory_block result =
        model_operator(model, "aten::mm", blocks_product_inputs(TOKENS, in, out),
                       blocks_kernel(kernel), ns, TOKENS * out * 2, number);
    machine_end(m);
    return result;
}

static struct memory_block attend(struct model *model, uint32_t *number)
{
    static const char heads[] = "b[2,16,2048,128] b[2,16,2048,128] b[2,16,2048,128] n "
                                "s=0. s=True n s=False";
    struct machine *m = model->machine;
    machine_begin(m, EVENT_CPU_OP, "aten::scaled_dot_product_attention", heads);
    struct memory_block out = model_operator(
        model, "aten::_scaled_dot_product_flash_attention",
        "b[2,16,2048,128] b[2,16,2048,128] b[2,16,2048,128] s=0. s=True s=False n",
        blocks_kernel(model->test ? BLOCKS_NEW_ATTENTION : BLOCKS_ATTENTION),
        model->test ? 71400 : 128900, TENSOR, number);
    machine_end(m);
    return out;
}

/* The residual goes into `sum`, in place. */
static void add(struct model *model)
{
    model_operator(model, "aten::add_", HIDDEN " " HIDDEN " s=1",
                   blocks_kernel(BLOCKS_ADD), blocks_elementwise_ns(3 * TENSOR), 0, NULL);
}

/* A tensor of the MLP in another type: aten::to and what it calls. */
static struct memory_block cast(struct model *model, const char *inputs, int64_t bytes,
                                uint32_t *number)
{
    struct machine *m = model->machine;
    machine_begin_forward(m, "aten::to", inputs, number);
    struct memory_block out =
        model_operator(model, "aten::_to_copy", inputs, blocks_kernel(BLOCKS_CAST),
                       blocks_elementwise_ns(TOKENS * model->hidden * 6), bytes, NULL);
    machine_end(m);
    return out;
}

/* silu(gate) * up. The test computes silu in float32 and keeps the gate in that type. */
static void activate(struct model *model, struct block_state *state)
{
    int64_t bytes = TOKENS * model->hidden * 2;
    const struct kernel *silu = blocks_kernel(BLOCKS_SILU);
    if (model->test) {
        uint32_t unused;
        state->gate = cast(model, "b[2,2048,6144] s=6 s=False s=False n", 2 * bytes,
                           &state->cast_number);
        struct memory_block wide = model_operator(model, "aten::silu", "f[2,2048,6144]",
                                                  silu, blocks_elementwise_ns(4 * bytes),
                                                  2 * bytes, &state->silu_number);
        state->silu =
            cast(model, "f[2,2048,6144] s=15 s=False s=False n", bytes, &unused);
        model_release(model, &wide);
    } else {
        state->silu =
            model_operator(model, "aten::silu", "b[2,2048,5632]", silu,
                           blocks_elementwise_ns(2 * bytes), bytes, &state->silu_number);
    }
    state->product = model_operator(
        model, "aten::mul",
        model->test ? "b[2,2048,6144] b[2,2048,6144]" : "b[2,2048,5632] b[2,2048,5632]",
        blocks_kernel(BLOCKS_MUL), blocks_elementwise_ns(3 * bytes), bytes,
        &state->product_number);
}

void model_block_forward(struct model *model, unsigned number)
{
    struct machine *m = model->machine;
    struct block_state *state = &model->blocks[number];
    uint32_t *linears = state->linear_number;

    module_begin(m, module_name(BLOCK, number));
    state->norm[0] = norm(model, 2 * number, &state->norm_number[0]);
    module_begin(m, module_name(ATTENTION, number));
    state->qkv = linear(model, number, LINEAR_QKV, &linears[LINEAR_QKV]);
    state->attention = attend(model, &state->attention_number);
    state->sum[0] = linear(model, number, LINEAR_OUT, &linears[LINEAR_OUT]);
    machine_end(m);
    add(model);
    state->norm[1] = norm(model, 2 * number + 1, &state->norm_number[1]);
    module_begin(m, module_name(MLP, number));
    state->up = linear(model, number, LINEAR_UP, &linears[LINEAR_UP]);
    activate(model, state);
    state->sum[1] = linear(model, number, LINEAR_DOWN, &linears[LINEAR_DOWN]);
    machine_end(m);
    add(model);
    machine_end(m);
}

void model_loss(struct model *model)
{
    struct machine *m = model->machine;
    int64_t bytes = TOKENS * VOCABULARY * 2;
    model->last_norm = norm(model, 2 * BLOCKS, &model->norm_number);
    module_begin(m, module_name(LINEAR, LINEARS * BLOCKS));
    model->logits = model_operator(
        model, "aten::mm", blocks_product_inputs(TOKENS, WIDTH, VOCABULARY),
        blocks_kernel(BLOCKS_HEAD), blocks_product_ns(TOKENS, WIDTH, VOCABULARY), bytes,
        &model->head_number);
    machine_end(m);
    machine_begin(m, EVENT_CPU_OP, "aten::cross_entropy_loss",
                  LOGITS " l[4096] n s=1 s=-100 s=0.");
    model->probabilities =
        model_operator(model, "aten::_log_softmax", LOGITS " s=1 s=False",
                       blocks_kernel(BLOCKS_LOG_SOFTMAX),
                       blocks_elementwise_ns(2 * bytes), bytes, &model->softmax_number);
    model->loss =
        model_operator(model, "aten::nll_loss_forward", LOGITS " l[4096] n s=1 s=-100",
                       blocks_kernel(BLOCKS_NLL), 5200, 512, &model->loss_number);
    machine_end(m);
}
