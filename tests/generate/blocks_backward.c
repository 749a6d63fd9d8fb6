/* The backward pass: the operators of forward in reverse, on the thread of autograd. */
#include "blocks.h"

#define HIDDEN "b[2,2048,2048]"
#define TENSOR (TOKENS * WIDTH * 2)
#define LOGITS "b[4096,32000]"

static void node_begin(struct model *model, const char *name, uint32_t number)
{
    struct machine *m = model->machine;
    size_t node = machine_begin(m, EVENT_CPU_OP, name, NULL);
    machine_work(m, 1300);
    if (!m->failed)
        m->events[node].sequence = number;
}

/* What the gradients of activations need is set aside before the first step: only those
 * of the loss and of the MLP are allocated, with bytes above 0. One operator in a node:
 * its gradient comes in the place of `*gradient`, and what forward kept for it is
 * released. */
static void step_back(struct model *model, const char *name, const char *inputs,
                      enum blocks_kernel kernel, int64_t ns, int64_t bytes,
                      struct memory_block *gradient, struct memory_block *kept)
{
    struct memory_block out =
        model_operator(model, name, inputs, blocks_kernel(kernel), ns, bytes, NULL);
    machine_end(model->machine);
    model_release(model, gradient);
    if (kept != NULL)
        model_release(model, kept);
    *gradient = out;
}

static void linear_backward(struct model *model, int64_t in, int64_t out, uint32_t number,
                            struct memory_block *gradient, struct memory_block *input)
{
    node_begin(model, "MmBackward0", number);
    model_operator(model, "aten::mm", blocks_product_inputs(in, TOKENS, out),
                   blocks_kernel(BLOCKS_WGRAD), blocks_product_ns(in, TOKENS, out), 0,
                   NULL);
    step_back(model, "aten::mm", blocks_product_inputs(TOKENS, out, in), BLOCKS_DGRAD,
              blocks_product_ns(TOKENS, out, in), 0, gradient, input);
}

static void norm_backward(struct model *model, uint32_t number,
                          struct memory_block *gradient, struct memory_block *kept)
{
    node_begin(model, "FusedRmsNormBackward0", number);
    step_back(model, "aten::_fused_rms_norm_backward",
              HIDDEN " " HIDDEN " S f[2,2048,1] b[2048]", BLOCKS_RMS_NORM_BACKWARD,
              blocks_elementwise_ns(3 * TENSOR), 0, gradient, kept);
}

void model_loss_backward(struct model *model)
{
    int64_t bytes = TOKENS * VOCABULARY * 2;
    struct memory_block *gradient = &model->loss;
    node_begin(model, "NllLossBackward0", model->loss_number);
    step_back(model, "aten::nll_loss_backward", "b[] " LOGITS " l[4096] n s=1 s=-100 b[]",
              BLOCKS_NLL_BACKWARD, 9100, bytes, gradient, NULL);
    node_begin(model, "LogSoftmaxBackward0", model->softmax_number);
    step_back(model, "aten::_log_softmax_backward_data", LOGITS " " LOGITS " s=1 s=15",
              BLOCKS_LOG_SOFTMAX_BACKWARD, blocks_elementwise_ns(3 * bytes), bytes,
              gradient, &model->probabilities);
    model_release(model, &model->logits);
    linear_backward(model, WIDTH, VOCABULARY, model->head_number, gradient,
                    &model->last_norm);
    norm_backward(model, model->norm_number, gradient, NULL);
}

static void activate_backward(struct model *model, struct block_state *state,
                              struct memory_block *gradient)
{
    int64_t bytes = TOKENS * model->hidden * 2;
    bool test = model->test;
    node_begin(model, "MulBackward0", state->product_number);
    step_back(model, "aten::mul",
              test ? "b[2,2048,6144] b[2,2048,6144]" : "b[2,2048,5632] b[2,2048,5632]",
              BLOCKS_MUL, blocks_elementwise_ns(3 * bytes), bytes, gradient,
              &state->silu);
    node_begin(model, "SiluBackward0", state->silu_number);
    step_back(model, "aten::silu_backward",
              test ? "f[2,2048,6144] f[2,2048,6144]" : "b[2,2048,5632] b[2,2048,5632]",
              BLOCKS_SILU_BACKWARD, blocks_elementwise_ns((test ? 6 : 3) * bytes),
              (test ? 2 : 1) * bytes, gradient, &state->gate);
    if (test) {
        node_begin(model, "ToCopyBackward0", state->cast_number);
        step_back(model, "aten::_to_copy", "f[2,2048,6144] s=15 n n n s=False n",
                  BLOCKS_CAST, blocks_elementwise_ns(3 * bytes), bytes, gradient, NULL);
    }
    model_release(model, &state->up);
}

void model_block_backward(struct model *model, unsigned number)
{
    static const char heads[] = "b[2,16,2048,128] b[2,16,2048,128] b[2,16,2048,128] "
                                "b[2,16,2048,128] b[2,16,2048,128] f[2,16,2048] n n "
                                "s=2048 s=2048 s=0. s=True";
    struct block_state *state = &model->blocks[number];
    struct memory_block *gradient = &model->loss;
    uint32_t *linears = state->linear_number;

    model_release(model, &state->sum[1]);
    linear_backward(model, model->hidden, WIDTH, linears[LINEAR_DOWN], gradient,
                    &state->product);
    activate_backward(model, state, gradient);
    linear_backward(model, WIDTH, 2 * model->hidden, linears[LINEAR_UP], gradient,
                    &state->norm[1]);
    norm_backward(model, state->norm_number[1], gradient, &state->sum[0]);
    linear_backward(model, WIDTH, WIDTH, linears[LINEAR_OUT], gradient,
                    &state->attention);
    node_begin(model, "ScaledDotProductFlashAttentionBackward0", state->attention_number);
    step_back(model, "aten::_scaled_dot_product_flash_attention_backward", heads,
              BLOCKS_ATTENTION_BACKWARD, 231700, 0, gradient, &state->qkv);
    linear_backward(model, WIDTH, 3 * WIDTH, linears[LINEAR_QKV], gradient,
                    &state->norm[0]);
    /* Its input, the sum of the block before it, goes with that block. */
    norm_backward(model, state->norm_number[0], gradient, NULL);
}

void model_embed_backward(struct model *model)
{
    node_begin(model, "EmbeddingBackward0", model->embedding_number);
    step_back(model, "aten::embedding_dense_backward",
              HIDDEN " l[2,2048] s=32000 s=-1 s=False", BLOCKS_EMBEDDING_BACKWARD,
              blocks_elementwise_ns(4 * TENSOR), 0, &model->loss, &model->embedded);
}
