#include "analyse/work.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* ---- work class ---- */

#define NAMESPACE "aten::"
#define COUNT_OF(array) (sizeof(array) / sizeof(array)[0])
/* Of longer names the begin is looked at. */
#define NAME_MAX_LOOKED 1024

/* A part of names in lower case, and what it says. The first that is found counts. */
struct said {
    const char *part;
    enum work_class class;
};

const char *work_class_name(enum work_class class)
{
    static const char *const names[CLASS_COUNT] = {
        [CLASS_PRODUCTS] = "products",
        [CLASS_CONVOLUTIONS] = "convolutions",
        [CLASS_ATTENTION_FORWARD] = "attention forward",
        [CLASS_ATTENTION_BACKWARD] = "attention backward",
        [CLASS_NORMALISATION] = "normalisation",
        [CLASS_ELEMENTWISE] = "elementwise",
        [CLASS_REDUCTIONS] = "reductions",
        [CLASS_OPTIMIZER] = "optimizer",
        [CLASS_COPIES] = "copies",
        [CLASS_COMMUNICATION] = "communication",
        [CLASS_OTHER] = "other"};

    return names[class];
}

/* ---- names ---- */

static bool begins(const char *name, const char *with)
{
    return strncmp(name, with, strlen(with)) == 0;
}

static bool ends(const char *name, const char *with)
{
    size_t length = strlen(name), most = strlen(with);

    return length >= most && strcmp(name + length - most, with) == 0;
}

/* Whether a name contains a part, or one of several. */
static bool work_name_has(const char *name, const char *part)
{
    return strstr(name, part) != NULL;
}

static bool work_name_has_one(const char *name, const char *const *parts, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (work_name_has(name, parts[i]))
            return true;
    return false;
}

static bool is_one(const char *name, const char *const *names, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

static void lower(const char *name, size_t length, char out[NAME_MAX_LOOKED])
{
    size_t i = 0;

    for (; i < length && i < NAME_MAX_LOOKED - 1 && name[i] != '\0'; i++)
        out[i] = name[i] >= 'A' && name[i] <= 'Z' ? (char)(name[i] - 'A' + 'a') : name[i];
    out[i] = '\0';
}

static enum work_class said_by(const struct said *list, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (work_name_has(name, list[i].part))
            return list[i].class;
    return CLASS_OTHER;
}

static bool is_normalisation(const char *name)
{
    static const char *const parts[] = {
        "layer_norm",     "layernorm",  "batch_norm", "batchnorm",     "rms_norm",
        "rmsnorm",        "group_norm", "groupnorm",  "instance_norm", "gammabeta",
        "rowwisemoments", "bn_fw",      "bn_bw",      "ln_fwd",        "ln_bwd"};

    return work_name_has_one(name, parts, COUNT_OF(parts));
}

static enum work_class attention_of(const char *name)
{
    static const char *const backward[] = {"backward",      "bwd",      "bprop",
                                           "fmha_cutlassb", "dot_do_o", "convert_dq"};

    if (work_name_has_one(name, backward, COUNT_OF(backward)))
        return CLASS_ATTENTION_BACKWARD;
    return CLASS_ATTENTION_FORWARD;
}

/* ---- calls ---- */

/* What operators of PyTorch without a rule of FLOPs are. `name`: after the namespace. */
static enum work_class class_of_aten(const char *name)
{
    static const char *const products[] = {
        "einsum", "tensordot", "mv",       "addmv",
        "dot",    "vdot",      "bilinear", "linear_backward"};
    static const char *const reductions[] = {
        "sum",    "mean",   "prod",     "norm",     "linalg_norm", "linalg_vector_norm",
        "std",    "var",    "std_mean", "var_mean", "amax",        "amin",
        "argmax", "argmin", "all",      "any",      "logsumexp"};
    static const struct said parts[] = {
        {"response_norm", CLASS_NORMALISATION}, {"matmul", CLASS_PRODUCTS},
        {"softmax", CLASS_REDUCTIONS},          {"nll_loss", CLASS_REDUCTIONS},
        {"cross_entropy", CLASS_REDUCTIONS},    {"_pool", CLASS_REDUCTIONS},
        {"_fused_ad", CLASS_OPTIMIZER},         {"_fused_sgd", CLASS_OPTIMIZER},
    };

    if (work_name_has(name, "attention") && !work_name_has(name, "multi_head"))
        return attention_of(name);
    if (work_name_has(name, "conv") && !work_name_has(name, "convert"))
        return CLASS_CONVOLUTIONS;
    if (ends(name, "mm") || ends(name, "mm_") ||
        is_one(name, products, COUNT_OF(products)))
        return CLASS_PRODUCTS;
    if (is_one(name, reductions, COUNT_OF(reductions)))
        return CLASS_REDUCTIONS;
    return is_normalisation(name) ? CLASS_NORMALISATION
                                  : said_by(parts, COUNT_OF(parts), name);
}

/* Operators and functions of other libraries that are attention and nothing else. */
static enum work_class class_of_library_call(const char *name)
{
    static const char *const attention[] = {
        "flashattn",           "flash_attn", "flashattention",    "flash_attention",
        "fusedattn",           "fused_attn", "unified_attention", "paged_attention",
        "efficient_attention", "fmha",       "scaleddotproduct",  "scaled_dot_product"};

    if (work_name_has_one(name, attention, COUNT_OF(attention)))
        return attention_of(name);
    return CLASS_OTHER;
}

/* Whether it is an annotation, or operator, of torch.optim. */
static bool work_class_is_optimizer(const char *name)
{
    return begins(name, "Optimizer.");
}

enum work_class work_class_of_call(const char *name, size_t length)
{
    const size_t space = strlen(NAMESPACE);
    static const enum work_class of_sort[] = {[FLOPS_PRODUCT] = CLASS_PRODUCTS,
                                              [FLOPS_CONVOLUTION] = CLASS_CONVOLUTIONS,
                                              [FLOPS_ATTENTION] = CLASS_ATTENTION_FORWARD,
                                              [FLOPS_ATTENTION_BACKWARD] =
                                                  CLASS_ATTENTION_BACKWARD};
    char lowered[NAME_MAX_LOOKED];

    if (work_class_is_optimizer(name))
        return CLASS_OPTIMIZER;
    lower(name, length, lowered);
    if (!begins(lowered, NAMESPACE))
        return begins(lowered, "triton_") ? CLASS_OTHER : class_of_library_call(lowered);
    if (elementwise_is(name, length))
        return CLASS_ELEMENTWISE;
    const struct flops_rule *rule = flops_rule_find(name, length);
    return rule != NULL ? of_sort[flops_rule_sort(rule)] : class_of_aten(lowered + space);
}

/* ---- device rows ---- */

/* "gemm", but not as a part of the name of the library FBGEMM. */
static bool is_product(const char *name)
{
    static const char *const parts[] = {
        "nvjet",    "cijk_",      "gemv",         "cutlass",       "cublas",
        "matmul",   "dot_kernel", "splitkreduce", "reduce_1block", "fused_moe",
        "wvsplitk", "marlin",     "machete"};

    for (const char *at = name; (at = strstr(at, "gemm")) != NULL; at++)
        if (at - name < 2 || memcmp(at - 2, "fb", 2) != 0)
            return true;
    return work_name_has_one(name, parts, COUNT_OF(parts));
}

/* Kernels that TorchInductor makes: the prefix is its own, the rest names what became one
 * kernel. */
static enum work_class class_of_triton(const char *name)
{
    if (begins(name, "triton_poi_") || begins(name, "triton_for_"))
        return CLASS_ELEMENTWISE;
    if (begins(name, "triton_red_") || begins(name, "triton_per_"))
        return is_normalisation(name) ? CLASS_NORMALISATION : CLASS_REDUCTIONS;
    return work_name_has(name, "attention")                           ? attention_of(name)
           : work_name_has(name, "convolution")                       ? CLASS_CONVOLUTIONS
           : begins(name, "triton_tem_") || begins(name, "triton_mm") ? CLASS_PRODUCTS
                                                                      : CLASS_OTHER;
}

static enum work_class class_of_kernel(const char *name)
{
    static const char *const attention[] = {
        "fmha",       "attention",   "attn",      "sdpa",     "flash_fwd",
        "flash_bwd",  "mha_fwd",     "mha_bwd",   "dot_do_o", "bwd_kernel_d",
        "convert_dq", "prefillwith", "decodewith"};
    static const char *const convolutions[] = {
        "convol",        "conv1d", "conv2d",   "conv3d",     "conv_",
        "asmconv",       "dgrad",  "wgrad",    "fprop",      "winograd",
        "implicit_gemm", "igemm_", "scudnn",   "884cudnn",   "16cudnn",
        "im2col",        "col2im", "im2d2col", "nchwtonhwc", "nhwctonchw"};
    static const struct said rest[] = {
        {"lpnorm", CLASS_REDUCTIONS},
        {"l2norm", CLASS_REDUCTIONS},
        {"multi_tensor_apply", CLASS_OPTIMIZER},
        {"fused_adam", CLASS_OPTIMIZER},
        {"fusedadam", CLASS_OPTIMIZER},
        {"softmax", CLASS_REDUCTIONS},
        {"nll_loss", CLASS_REDUCTIONS},
        {"reduce_kernel", CLASS_REDUCTIONS},
        {"devicereduce", CLASS_REDUCTIONS},
        {"max_pool", CLASS_REDUCTIONS},
        {"avg_pool", CLASS_REDUCTIONS},
        {"average_pool", CLASS_REDUCTIONS},
        {"pooling", CLASS_REDUCTIONS},
        {"elementwise", CLASS_ELEMENTWISE},
        {"catarraybatchedcopy", CLASS_ELEMENTWISE},
        {"fused_dropout", CLASS_ELEMENTWISE},
    };

    if (begins(name, "triton_"))
        return class_of_triton(name);
    if (work_name_has_one(name, attention, COUNT_OF(attention)))
        return attention_of(name);
    if (work_name_has_one(name, convolutions, COUNT_OF(convolutions)))
        return CLASS_CONVOLUTIONS;
    return is_product(name)         ? CLASS_PRODUCTS
           : is_normalisation(name) ? CLASS_NORMALISATION
                                    : said_by(rest, COUNT_OF(rest), name);
}

/* The class of a device row. `call`: what the calls around its launch say. Copies and
 * communication are what they are, whatever launched them. */
static enum work_class work_class_of_row(enum work_class call, const char *name,
                                         size_t length, enum trace_kind kind)
{
    char lowered[NAME_MAX_LOOKED];

    if (kind == TRACE_KIND_COMMUNICATION)
        return CLASS_COMMUNICATION;
    if (kind == TRACE_KIND_MEMORY)
        return CLASS_COPIES;
    if (call != CLASS_OTHER)
        return call;
    lower(name, length, lowered);
    return class_of_kernel(lowered);
}

enum work_class work_class_of(const char *call, const char *name, const char *category)
{
    size_t length = strlen(name);

    return work_class_of_row(call == NULL ? CLASS_OTHER
                                          : work_class_of_call(call, strlen(call)),
                             name, length, trace_kind_of(category, name, length, false));
}

/* ---- arithmetic ---- */

/* rocBLAS and hipBLASLt: Cijk_, two tensors, the type of the numbers:
 * "Cijk_Ailk_Bljk_SB_" or "…_S_B_" is float32, "…_S_MX_B_" computes it in TF32. */
static enum told of_tensile(const char *name)
{
    const char *type = name;

    for (int i = 0; i < 3; i++) {
        type = strchr(type, '_');
        if (type == NULL)
            return TOLD_NOTHING;
        type++;
    }
    if (strncmp(type, "S_MX", 4) == 0)
        return TOLD_TF32;
    return strncmp(type, "S_", 2) == 0 || strncmp(type, "SB_", 3) == 0 ? TOLD_FLOAT32
                                                                       : TOLD_NOTHING;
}

/* A template of float numbers only that has no version for tensor cores. */
static bool is_plain_template(const char *name)
{
    static const char *const plain[] = {
        "gemv",     "gemmSN",   "gemmk1",     "dot_kernel",           "grad_engine<",
        "grad_alg", "winograd", "conv_depth", "conv2d_grouped_direct"};

    return work_name_has(name, "float") && !work_name_has(name, "half") &&
           !work_name_has(name, "bfloat") &&
           work_name_has_one(name, plain, COUNT_OF(plain));
}

/* Attention of PyTorch in float32: on the tensor cores of sm80 and later ones. */
static bool is_attention(const char *name)
{
    return work_name_has(name, "fmha_cutlass") && work_name_has(name, "_f32_");
}

/* MIOpen has no TF32. */
static bool is_miopen_float32(const char *name)
{
    return work_name_has(name, "fp32") &&
           (work_name_has(name, "igemm_") || work_name_has(name, "miopen"));
}

enum told arithmetic_told(const char *name)
{
    static const char *const tf32[] = {"tf32", "TF32"};
    /* `s`: float32; such kernels of float16 inputs compute in float32, too. `simt` and
     * `ffma` are the plain units of NVIDIA. */
    static const char *const plain[] = {"sgemm",  "cgemm",  "scudnn",
                                        "simt_s", "_ffma_", "f32f32_f32f32_f32"};
    const char *tensile = strstr(name, "Cijk_");

    if (work_name_has_one(name, tf32, COUNT_OF(tf32)))
        return TOLD_TF32;
    if (tensile != NULL)
        return of_tensile(tensile);
    if (is_attention(name))
        return work_name_has(name, "sm80") ? TOLD_3XTF32 : TOLD_FLOAT32;
    if (work_name_has_one(name, plain, COUNT_OF(plain)) || is_plain_template(name) ||
        is_miopen_float32(name))
        return TOLD_FLOAT32;
    /* A tensor core multiplies 16 × 8 × 8 numbers of TF32, or of 16 bits. */
    return work_name_has(name, "tensorop_s1688") ? TOLD_TF32 : TOLD_NOTHING;
}

enum number_type arithmetic_of(enum number_type type, enum told told)
{
    static const enum number_type of_float32[TOLD_COUNT] = {
        [TOLD_FLOAT32] = NUMBER_FLOAT32,
        [TOLD_TF32] = NUMBER_TF32,
        [TOLD_3XTF32] = NUMBER_3XTF32,
        [TOLD_NOTHING] = NUMBER_UNKNOWN};

    switch (type) {
    case NUMBER_FLOAT32:
        return of_float32[told];
    case NUMBER_FLOAT16:
    case NUMBER_BFLOAT16:
        return told == TOLD_FLOAT32 ? NUMBER_FLOAT32 : type;
    default:
        return type;
    }
}

enum number_type arithmetic_fastest(enum number_type type)
{
    return type == NUMBER_FLOAT32 ? NUMBER_TF32 : type;
}

/* ---- peaks ---- */

/* See work.h.
 *
 * Sources, dense numbers throughout (half of those that a sheet marks "with sparsity"):
 * NVIDIA V100, T4, A10, A30, A100, L4, L40S, H100, H100 NVL, H200 Tensor Core GPU data
 * sheets; AMD Instinct MI210, MI250, MI250X, MI300X, MI325X data sheets. MI250 and MI250X
 * are two devices to the program: each has half. float64, and float32 of AMD, are those
 * of the matrix units if the device has them; NVIDIA's tensor cores compute no float32.
 */

struct peaks {
    const char *name; /* the device's own begins with it, or is it where `whole` */
    bool whole;
    double float64, float32, tf32, half, float8, int8; /* 0: not said */
};

/* The first match counts: longer names come before their beginnings. */
static const struct peaks devices[] = {
    {"Tesla V100-SXM2", false, 7.8, 15.7, 0, 125, 0, 0},
    {"Tesla V100-PCIE", false, 7, 14, 0, 112, 0, 0},
    {"Tesla T4", true, 0, 8.1, 0, 65, 0, 130},
    {"NVIDIA A100", false, 19.5, 19.5, 156, 312, 0, 624},
    {"A100-", false, 19.5, 19.5, 156, 312, 0, 624},
    {"NVIDIA A30", true, 10.3, 10.3, 82, 165, 0, 330},
    {"NVIDIA A10", true, 0, 31.2, 62.5, 125, 0, 250},
    {"NVIDIA L40S", true, 0, 91.6, 183, 362.05, 733, 733},
    {"NVIDIA L4", true, 0, 30.3, 60, 121, 242.5, 242.5},
    {"NVIDIA H100 PCIe", true, 51, 51, 378, 756, 1513, 1513},
    {"NVIDIA H100 NVL", true, 60, 60, 417.5, 835.5, 1670.5, 1670.5},
    {"NVIDIA H100 80GB HBM3", true, 67, 67, 494.5, 989.5, 1979, 1979},
    {"NVIDIA H200", true, 67, 67, 494.5, 989.5, 1979, 1979},
    {"AMD Instinct MI210", false, 45.3, 45.3, 0, 181, 0, 181},
    {"AMD Instinct MI250X", false, 47.9, 47.9, 0, 191.5, 0, 191.5},
    {"AMD Instinct MI250", false, 45.3, 45.3, 0, 181, 0, 181},
    {"AMD Instinct MI300X", false, 163.4, 163.4, 653.7, 1307.4, 2614.9, 2614.9},
    {"AMD Instinct MI325X", false, 163.4, 163.4, 653.7, 1307.4, 2614.9, 2614.9},
};

/* V100 and T4 have no units for bfloat16. */
static bool has_bfloat16(const char *device)
{
    return strncmp(device, "Tesla ", 6) != 0;
}

static double peak_of(const struct peaks *peaks, const char *device,
                      enum number_type arithmetic)
{
    switch (arithmetic) {
    case NUMBER_FLOAT64:
        return peaks->float64;
    case NUMBER_FLOAT32:
        return peaks->float32;
    case NUMBER_TF32:
        return peaks->tf32;
    case NUMBER_3XTF32:
        return peaks->tf32 / 3;
    case NUMBER_FLOAT16:
        return peaks->half;
    case NUMBER_BFLOAT16:
        return has_bfloat16(device) ? peaks->half : 0;
    case NUMBER_FLOAT8:
        return peaks->float8;
    case NUMBER_INT8:
        return peaks->int8;
    default:
        return 0;
    }
}

double peak_tflops(const char *device, enum number_type arithmetic)
{
    for (size_t i = 0; device != NULL && i < sizeof devices / sizeof *devices; i++) {
        const struct peaks *peaks = &devices[i];

        if (peaks->whole ? strcmp(device, peaks->name) != 0
                         : strncmp(device, peaks->name, strlen(peaks->name)) != 0)
            continue;
        double peak = peak_of(peaks, device, arithmetic);
        return peak > 0 ? peak : NAN;
    }
    return NAN;
}

double peak_tflops_fastest(const char *device, enum number_type type)
{
    double fastest = peak_tflops(device, arithmetic_fastest(type));

    return isnan(fastest) ? peak_tflops(device, type) : fastest;
}

/* ---- work memo ---- */

#define CATEGORY "cpu_op"
#define BITS_MAX 14

struct work_op {
    bool is_operator, is_elementwise, has_class, has_told;
    uint8_t class; /* enum work_class: of a call; of a device row in no call that has one
                    */
    uint8_t told;  /* enum told: of a device row */
    const struct flops_rule *rule;
};

struct work_slot {
    uint32_t op, inputs; /* + 1; 0: free */
    struct work_amount amount;
};

void work_memo_init(struct work_memo *memo, const struct trace_recording *recording,
                    struct arena *arena)
{
    *memo = (struct work_memo){
        .recording = recording,
        .ops = arena_new(arena, recording->op_count, sizeof *memo->ops)};
    while (memo->bits < BITS_MAX && (size_t)1 << memo->bits < recording->inputs_count)
        memo->bits++;
    memo->slots = arena_new(arena, (size_t)1 << memo->bits, sizeof *memo->slots);
    for (uint32_t i = 0; i < recording->op_count && !budget_is_over_at(arena->budget, i);
         i++) {
        const struct trace_op *op = &recording->ops[i];
        const char *name = strings_text(&recording->names, op->name);
        size_t length = strings_length(&recording->names, op->name);
        bool is_operator =
            op->side == TRACE_HOST &&
            strcmp(strings_text(&recording->names, op->category), CATEGORY) == 0;

        memo->ops[i] = (struct work_op){
            .is_operator = is_operator,
            .is_elementwise = is_operator && elementwise_is(name, length),
            .rule = is_operator ? flops_rule_find(name, length) : NULL};
    }
}

static struct arguments_text text_of(const struct strings *texts, uint32_t id)
{
    return id == TRACE_NONE ? (struct arguments_text){"", 0}
                            : (struct arguments_text){strings_text(texts, id),
                                                      strings_length(texts, id)};
}

/* The type of two factors; unknown if they differ. */
static enum number_type type_of(struct arguments_text types, size_t first)
{
    struct arguments_text one, other;

    if (!arguments_list_at(types, first, &one) ||
        !arguments_list_at(types, first + 1, &other))
        return NUMBER_UNKNOWN;
    enum number_type type = number_type_of(one);
    return type == number_type_of(other) ? type : NUMBER_UNKNOWN;
}

static struct work_amount amount_of(const struct trace_recording *recording, uint32_t op,
                                    const struct work_op *work, uint32_t inputs)
{
    const struct trace_inputs *given = &recording->inputs[inputs];
    const struct arguments_text dims = text_of(&recording->shapes, given->shape);
    const struct arguments_text types = text_of(&recording->arguments, given->types);
    const uint32_t name = recording->ops[op].name;
    struct work_amount amount = {.kind = WORK_UNKNOWN, .elements = -1};

    if (work->rule != NULL) {
        const struct arguments_text values =
            text_of(&recording->arguments, given->values);

        if (flops_count(work->rule, dims, values, &amount.amount)) {
            amount.kind = WORK_FLOPS;
            amount.type = type_of(types, flops_rule_first(work->rule));
            if (!flops_elements(work->rule, dims, amount.amount, &amount.elements))
                amount.elements = -1;
        }
    } else if (elementwise_bytes(strings_text(&recording->names, name),
                                 strings_length(&recording->names, name), dims, types,
                                 &amount.amount)) {
        amount.kind = WORK_BYTES;
    }
    return amount;
}

struct work_amount work_memo_of(struct work_memo *memo, uint32_t row)
{
    const struct trace_events *events = &memo->recording->events;
    uint32_t op = events->op[row], inputs = events->link[row];
    const struct work_op *work = &memo->ops[op];

    if (!work->is_operator)
        return (struct work_amount){.kind = WORK_NO_OPERATOR};
    if ((work->rule == NULL && !work->is_elementwise) || inputs == TRACE_NONE)
        return (struct work_amount){.kind = WORK_UNKNOWN};
    uint64_t hash = ((uint64_t)op << 32 | inputs) * UINT64_C(0x9E3779B97F4A7C15);
    struct work_slot *slot =
        &memo->slots[memo->bits == 0 ? 0 : hash >> (64 - memo->bits)];
    if (slot->op != op + 1 || slot->inputs != inputs + 1)
        *slot = (struct work_slot){op + 1, inputs + 1,
                                   amount_of(memo->recording, op, work, inputs)};
    return slot->amount;
}

/* Of annotations only that of the optimizer says what is below it. */
enum work_class work_memo_call(struct work_memo *memo, uint32_t row,
                               enum work_class around)
{
    const struct trace_recording *recording = memo->recording;
    uint32_t at = recording->events.op[row];
    struct work_op *op = &memo->ops[at];

    if (around != CLASS_OTHER)
        return around;
    if (!op->has_class) {
        uint32_t name = recording->ops[at].name;
        const char *text = strings_text(&recording->names, name);

        op->has_class = true;
        op->class = (uint8_t)(op->is_operator || work_class_is_optimizer(text)
                                  ? work_class_of_call(
                                        text, strings_length(&recording->names, name))
                                  : CLASS_OTHER);
    }
    return (enum work_class)op->class;
}

enum work_class work_memo_device(struct work_memo *memo, uint32_t row,
                                 enum work_class around)
{
    const struct trace_recording *recording = memo->recording;
    uint32_t at = recording->events.op[row];
    const struct trace_op *of = &recording->ops[at];
    struct work_op *op = &memo->ops[at];

    if (around != CLASS_OTHER && of->kind == TRACE_KIND_COMPUTATION)
        return around;
    if (!op->has_class) {
        op->has_class = true;
        op->class = (uint8_t)work_class_of_row(
            CLASS_OTHER, strings_text(&recording->names, of->name),
            strings_length(&recording->names, of->name), (enum trace_kind)of->kind);
    }
    return (enum work_class)op->class;
}

enum told work_memo_told(struct work_memo *memo, uint32_t row)
{
    const struct trace_recording *recording = memo->recording;
    uint32_t at = recording->events.op[row];
    struct work_op *op = &memo->ops[at];

    if (!op->has_told) {
        op->has_told = true;
        op->told = (uint8_t)arithmetic_told(
            strings_text(&recording->names, recording->ops[at].name));
    }
    return (enum told)op->told;
}
