/* See work_class.h. */
#include "analysis/work/work_class.h"
#include "analysis/work/elementwise.h"
#include "analysis/work/flops.h"

#include <stdbool.h>
#include <string.h>

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

bool work_name_has(const char *name, const char *part)
{
    return strstr(name, part) != NULL;
}

bool work_name_has_one(const char *name, const char *const *parts, size_t count)
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

bool work_class_is_optimizer(const char *name)
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

enum work_class work_class_of_row(enum work_class call, const char *name, size_t length,
                                  enum trace_kind kind)
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
