#include "analyse/work.h"
#include "base/text.h"

#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

/* ---- arguments list ---- */

static struct arguments_text trimmed(struct arguments_text text)
{
    while (text.length > 0 && text_is_blank(text.bytes[0])) {
        text.bytes++;
        text.length--;
    }
    while (text.length > 0 && text_is_blank(text.bytes[text.length - 1]))
        text.length--;
    return text;
}

/* The text between the brackets of a list. */
static bool open_list(struct arguments_text list, struct arguments_text *inside)
{
    struct arguments_text text = trimmed(list);

    if (text.length < 2 || text.bytes[0] != '[' || text.bytes[text.length - 1] != ']')
        return false;
    *inside = trimmed((struct arguments_text){text.bytes + 1, text.length - 2});
    return true;
}

/* The length of the first element in the text inside a list. */
static size_t element_length(struct arguments_text inside)
{
    size_t depth = 0;
    bool in_string = false;

    for (size_t i = 0; i < inside.length; i++) {
        char c = inside.bytes[i];

        if (in_string) {
            if (c == '\\')
                i++;
            else if (c == '"')
                in_string = false;
        } else if (c == '"') {
            in_string = true;
        } else if (c == '[' || c == '{') {
            depth++;
        } else if ((c == ']' || c == '}') && depth > 0) {
            depth--;
        } else if (c == ',' && depth == 0) {
            return i;
        }
    }
    return inside.length;
}

static struct arguments_text without_quotes(struct arguments_text text)
{
    if (text.length >= 2 && text.bytes[0] == '"' && text.bytes[text.length - 1] == '"') {
        text.bytes++;
        text.length -= 2;
    }
    return trimmed(text);
}

/* Takes the first element off. False: none is left. */
static bool next_element(struct arguments_text *inside, bool *more,
                         struct arguments_text *out)
{
    if (!*more)
        return false;
    size_t length = element_length(*inside);

    *out = without_quotes(trimmed((struct arguments_text){inside->bytes, length}));
    *more = length < inside->length;
    if (*more)
        length++;
    inside->bytes += length;
    inside->length -= length;
    return true;
}

/* Element `position`, from 0, of a list, without surrounding blanks; of a string, the
 * text between its quotes. False: the text is no list, or has no such element. */
static bool arguments_list_at(struct arguments_text list, size_t position,
                              struct arguments_text *out)
{
    struct arguments_text inside;

    if (!open_list(list, &inside) || inside.length == 0)
        return false;
    bool more = true, found = true;
    for (size_t i = 0; i <= position && found; i++)
        found = next_element(&inside, &more, out);
    return found;
}

static bool read_number(struct arguments_text text, int64_t *out)
{
    size_t at = text.length > 0 && text.bytes[0] == '-' ? 1 : 0;
    int64_t value = 0;

    if (at == text.length)
        return false;
    for (; at < text.length; at++) {
        char c = text.bytes[at];

        if (c < '0' || c > '9' || __builtin_mul_overflow(value, 10, &value) ||
            __builtin_add_overflow(value, c - '0', &value))
            return false;
    }
    *out = text.bytes[0] == '-' ? -value : value;
    return true;
}

/* The elements of a list of whole numbers, or of one number without a list. False: the
 * text is something else, or has more than `most` numbers. */
static bool arguments_list_numbers(struct arguments_text list, size_t most,
                                   int64_t *numbers, size_t *count)
{
    struct arguments_text inside, element;
    bool more = true;

    *count = 0;
    if (!open_list(list, &inside)) {
        *count = 1;
        return most > 0 && read_number(trimmed(list), &numbers[0]);
    }
    if (inside.length == 0)
        return true;
    while (next_element(&inside, &more, &element)) {
        if (*count == most || !read_number(element, &numbers[*count]))
            return false;
        ++*count;
    }
    return true;
}

static bool arguments_text_is(struct arguments_text text, const char *word)
{
    return strlen(word) == text.length && memcmp(word, text.bytes, text.length) == 0;
}

/* ---- number types ---- */

static const struct {
    const char *name;
    int64_t bytes;
} number_types_types[NUMBER_TYPES] = {
    [NUMBER_UNKNOWN] = {"", 0},          [NUMBER_FLOAT64] = {"float64", 8},
    [NUMBER_FLOAT32] = {"float32", 4},   [NUMBER_FLOAT16] = {"float16", 2},
    [NUMBER_BFLOAT16] = {"bfloat16", 2}, [NUMBER_FLOAT8] = {"float8", 1},
    [NUMBER_INT64] = {"int64", 8},       [NUMBER_INT32] = {"int32", 4},
    [NUMBER_INT16] = {"int16", 2},       [NUMBER_INT8] = {"int8", 1},
    [NUMBER_BOOL] = {"bool", 1},         [NUMBER_TF32] = {"TF32", 4},
    [NUMBER_3XTF32] = {"3xTF32", 4},
};

static const struct {
    const char *text;
    enum number_type type;
} spellings[] = {
    {"double", NUMBER_FLOAT64},
    {"float", NUMBER_FLOAT32},
    {"c10::Half", NUMBER_FLOAT16},
    {"c10::BFloat16", NUMBER_BFLOAT16},
    {"c10::Float8_e4m3fn", NUMBER_FLOAT8},
    {"c10::Float8_e5m2", NUMBER_FLOAT8},
    {"c10::Float8_e4m3fnuz", NUMBER_FLOAT8},
    {"c10::Float8_e5m2fnuz", NUMBER_FLOAT8},
    {"long", NUMBER_INT64},
    {"long int", NUMBER_INT64},
    {"int", NUMBER_INT32},
    {"short", NUMBER_INT16},
    {"short int", NUMBER_INT16},
    {"signed char", NUMBER_INT8},
    {"unsigned char", NUMBER_INT8},
    {"char", NUMBER_INT8},
    {"bool", NUMBER_BOOL},
};

static enum number_type number_type_of(struct arguments_text name)
{
    for (size_t i = 0; i < sizeof spellings / sizeof *spellings; i++)
        if (arguments_text_is(name, spellings[i].text))
            return spellings[i].type;
    return NUMBER_UNKNOWN;
}

const char *number_type_name(enum number_type type)
{
    return number_types_types[type].name;
}

int64_t number_type_bytes(enum number_type type)
{
    return number_types_types[type].bytes;
}

/* ---- elementwise ---- */

#define NAMESPACE "aten::"
#define DIMS_MAX 16
#define INPUTS_MAX 8

/* Operators whose output has the broadcast shape of the inputs, and one of their
 * types. */
static const char *const elementwise_names[] = {
    "abs",
    "add",
    "addcdiv",
    "addcmul",
    "clamp",
    "clamp_max",
    "clamp_min",
    "copy_",
    "cos",
    "div",
    "elu",
    "erf",
    "exp",
    "fill_",
    "gelu",
    "hardswish",
    "hardtanh",
    "leaky_relu",
    "lerp",
    "log",
    "maximum",
    "minimum",
    "mul",
    "neg",
    "pow",
    "reciprocal",
    "relu",
    "rsqrt",
    "rsub",
    "sigmoid",
    "silu",
    "sin",
    "softplus",
    "sqrt",
    "sub",
    "tanh",
    "zero_",
    "gelu_backward",
    "hardtanh_backward",
    "silu_backward",
    "sigmoid_backward",
    "tanh_backward",
    "threshold_backward",
};

static bool is_name(const char *name, size_t length, const char *known)
{
    return strlen(known) == length && memcmp(name, known, length) == 0;
}

bool elementwise_is(const char *name, size_t length)
{
    const size_t space = strlen(NAMESPACE);

    if (length <= space || memcmp(name, NAMESPACE, space) != 0)
        return false;
    name += space;
    length -= space;
    for (size_t i = 0; i < sizeof elementwise_names / sizeof *elementwise_names; i++)
        if (is_name(name, length, elementwise_names[i]) ||
            (name[length - 1] == '_' && is_name(name, length - 1, elementwise_names[i])))
            return true;
    return false;
}

struct tensor {
    int64_t sizes[DIMS_MAX];
    size_t count;
    int64_t elements, bytes_each;
};

/* Inputs without sizes (numbers, lists, none) are left out. */
static bool read_inputs(struct arguments_text dims, struct arguments_text types,
                        struct tensor *inputs, size_t *count)
{
    struct arguments_text shape, type;

    *count = 0;
    for (size_t i = 0; i < INPUTS_MAX && arguments_list_at(dims, i, &shape); i++) {
        struct tensor *input = &inputs[*count];

        if (!arguments_list_numbers(shape, DIMS_MAX, input->sizes, &input->count))
            return false;
        if (input->count == 0)
            continue;
        if (!arguments_list_at(types, i, &type))
            return false;
        input->bytes_each = number_type_bytes(number_type_of(type));
        input->elements = 1;
        for (size_t d = 0; d < input->count; d++)
            if (input->sizes[d] < 0 ||
                __builtin_mul_overflow(input->elements, input->sizes[d],
                                       &input->elements))
                return false;
        if (input->bytes_each == 0)
            return false;
        ++*count;
    }
    return *count > 0;
}

/* Widens the output, from its last dimension on. */
static bool broadcast(struct tensor *output, const struct tensor *input)
{
    size_t most = output->count > input->count ? output->count : input->count;
    struct tensor wide = {.count = most, .elements = 1};

    for (size_t i = 1; i <= most; i++) {
        int64_t one = i <= output->count ? output->sizes[output->count - i] : 1;
        int64_t other = i <= input->count ? input->sizes[input->count - i] : 1;

        if (one != other && one != 1 && other != 1)
            return false;
        wide.sizes[most - i] = one == 1 ? other : one;
        if (__builtin_mul_overflow(wide.elements, wide.sizes[most - i], &wide.elements))
            return false;
    }
    wide.bytes_each =
        output->bytes_each < input->bytes_each ? output->bytes_each : input->bytes_each;
    *output = wide;
    return true;
}

static bool add_bytes(int64_t *bytes, const struct tensor *tensor)
{
    int64_t more;

    return !__builtin_mul_overflow(tensor->elements, tensor->bytes_each, &more) &&
           !__builtin_add_overflow(*bytes, more, bytes);
}

bool elementwise_bytes(const char *name, size_t length, struct arguments_text dims,
                       struct arguments_text types, int64_t *bytes)
{
    struct tensor inputs[INPUTS_MAX], output;
    size_t count;
    bool in_place = length > 0 && name[length - 1] == '_';
    bool only_written = is_name(name, length, NAMESPACE "copy_") ||
                        is_name(name, length, NAMESPACE "fill_") ||
                        is_name(name, length, NAMESPACE "zero_");

    *bytes = 0;
    if (!read_inputs(dims, types, inputs, &count))
        return false;
    output = inputs[0];
    for (size_t i = 1; i < count; i++)
        if (!broadcast(&output, &inputs[i]))
            return false;
    if (in_place && output.elements != inputs[0].elements)
        return false;
    for (size_t i = only_written ? 1 : 0; i < count; i++)
        if (!add_bytes(bytes, &inputs[i]))
            return false;
    return add_bytes(bytes, in_place ? &inputs[0] : &output);
}

/* ---- flops ---- */

/* Positions of arguments are those of the operators' schemas in PyTorch
 * (aten/src/ATen/native/native_functions.yaml). */

#define SPACE_MAX 3 /* dimensions in space of a convolution */

enum flops_family {
    PRODUCT,         /* (M,K)·(K,N) */
    BATCHED_PRODUCT, /* (B,M,K)·(B,K,N) */
    LINEAR,
    CONVOLUTION,
    TRANSPOSED,
    CONVOLUTION_BACKWARD,
    ATTENTION
};

/* The number of the first argument that matters is `first`; the others follow it. */
struct flops_rule {
    const char *name; /* after aten:: */
    enum flops_family family;
    uint8_t first;
    uint8_t space; /* of a convolution; 0: as many as its weight has */
    /* Positions of values; 0: there is none. */
    uint8_t stride, padding, dilation, transposed, mask, causal;
    bool heads_last;     /* (B,N,H,D) instead of (B,H,N,D) */
    uint8_t by_qk, by_v; /* products with the size of q and k, and with that of v */
};

#define ATTENTION_FORWARD(text, flag, last)                                              \
    {                                                                                    \
        .name = (text), .family = ATTENTION, .causal = (flag), .heads_last = (last),     \
        .by_qk = 1, .by_v = 1                                                            \
    }
#define ATTENTION_BACKWARD(text, flag, last)                                             \
    {                                                                                    \
        .name = (text), .family = ATTENTION, .first = 1, .causal = (flag),               \
        .heads_last = (last), .by_qk = 3, .by_v = 2                                      \
    }
#define CONVOLUTION_OF(text, dimensions)                                                 \
    {                                                                                    \
        .name = (text), .family = CONVOLUTION, .space = (dimensions), .stride = 3,       \
        .padding = 4, .dilation = 5                                                      \
    }
#define CONVOLUTION_ANY(text)                                                            \
    {                                                                                    \
        .name = (text), .family = CONVOLUTION, .stride = 3, .padding = 4, .dilation = 5, \
        .transposed = 6                                                                  \
    }

static const struct flops_rule rules[] = {
    {.name = "mm", .family = PRODUCT},
    {.name = "_scaled_mm", .family = PRODUCT},
    {.name = "_int_mm", .family = PRODUCT},
    {.name = "addmm", .family = PRODUCT, .first = 1},
    {.name = "_addmm_activation", .family = PRODUCT, .first = 1},
    {.name = "bmm", .family = BATCHED_PRODUCT},
    {.name = "baddbmm", .family = BATCHED_PRODUCT, .first = 1},
    {.name = "linear", .family = LINEAR},
    CONVOLUTION_OF("conv1d", 1),
    CONVOLUTION_OF("conv2d", 2),
    CONVOLUTION_OF("conv3d", 3),
    CONVOLUTION_ANY("convolution"),
    CONVOLUTION_ANY("_convolution"),
    CONVOLUTION_ANY("convolution_overrideable"),
    {.name = "cudnn_convolution",
     .family = CONVOLUTION,
     .stride = 3,
     .padding = 2,
     .dilation = 4},
    {.name = "miopen_convolution",
     .family = CONVOLUTION,
     .stride = 4,
     .padding = 3,
     .dilation = 5},
    {.name = "mkldnn_convolution",
     .family = CONVOLUTION,
     .stride = 4,
     .padding = 3,
     .dilation = 5},
    {.name = "thnn_conv2d", .family = CONVOLUTION, .space = 2, .stride = 4, .padding = 5},
    {.name = "_slow_conv2d_forward",
     .family = CONVOLUTION,
     .space = 2,
     .stride = 4,
     .padding = 5},
    {.name = "conv_transpose1d", .family = TRANSPOSED, .space = 1},
    {.name = "conv_transpose2d", .family = TRANSPOSED, .space = 2},
    {.name = "conv_transpose3d", .family = TRANSPOSED, .space = 3},
    {.name = "convolution_backward",
     .family = CONVOLUTION_BACKWARD,
     .transposed = 7,
     .mask = 10},
    ATTENTION_FORWARD("_scaled_dot_product_flash_attention", 4, false),
    ATTENTION_FORWARD("_scaled_dot_product_flash_attention_for_cpu", 4, false),
    ATTENTION_FORWARD("_scaled_dot_product_efficient_attention", 6, false),
    ATTENTION_FORWARD("_scaled_dot_product_cudnn_attention", 6, false),
    ATTENTION_FORWARD("_flash_attention_forward", 8, true),
    ATTENTION_BACKWARD("_scaled_dot_product_flash_attention_backward", 11, false),
    ATTENTION_BACKWARD("_scaled_dot_product_flash_attention_for_cpu_backward", 7, false),
    ATTENTION_BACKWARD("_scaled_dot_product_efficient_attention_backward", 11, false),
    ATTENTION_BACKWARD("_scaled_dot_product_cudnn_attention_backward", 14, false),
    ATTENTION_BACKWARD("_flash_attention_backward", 11, true),
};

const struct flops_rule *flops_rule_find(const char *name, size_t length)
{
    const size_t space = strlen(NAMESPACE);

    if (length <= space || memcmp(name, NAMESPACE, space) != 0)
        return NULL;
    name += space;
    length -= space;
    if (name[length - 1] == '_')
        length--;
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (strlen(rules[i].name) == length && memcmp(rules[i].name, name, length) == 0)
            return &rules[i];
    return NULL;
}

enum flops_sort {
    FLOPS_PRODUCT,
    FLOPS_CONVOLUTION,
    FLOPS_ATTENTION,
    FLOPS_ATTENTION_BACKWARD
};

/* What operators of the rule are. */
static enum flops_sort flops_rule_sort(const struct flops_rule *rule)
{
    return rule->family <= LINEAR      ? FLOPS_PRODUCT
           : rule->family != ATTENTION ? FLOPS_CONVOLUTION
           : rule->by_qk == 1          ? FLOPS_ATTENTION
                                       : FLOPS_ATTENTION_BACKWARD;
}

/* The position of the first factor; the second follows it. */
static size_t flops_rule_first(const struct flops_rule *rule)
{
    return rule->first;
}

/* ---- arguments ---- */

struct flops_call {
    const struct flops_rule *rule;
    struct arguments_text dims, values;
};

struct tensor_shape {
    int64_t sizes[DIMS_MAX];
    size_t count;
};

static bool read_shape(const struct flops_call *call, size_t position,
                       struct tensor_shape *out)
{
    struct arguments_text text;

    if (!arguments_list_at(call->dims, position, &text) || text.length == 0 ||
        text.bytes[0] != '[' ||
        !arguments_list_numbers(text, DIMS_MAX, out->sizes, &out->count) ||
        out->count == 0)
        return false;
    for (size_t i = 0; i < out->count; i++)
        if (out->sizes[i] < 0)
            return false;
    return true;
}

/* The shapes of arguments from the first that matters on. */
static bool read_shapes(const struct flops_call *call, size_t count,
                        struct tensor_shape *shapes)
{
    for (size_t i = 0; i < count; i++)
        if (!read_shape(call, call->rule->first + i, &shapes[i]))
            return false;
    return true;
}

static bool read_flag(struct arguments_text text, bool *out)
{
    *out = arguments_text_is(text, "True") || arguments_text_is(text, "true");
    return *out || arguments_text_is(text, "False") || arguments_text_is(text, "false");
}

static bool read_value_flag(const struct flops_call *call, size_t position, bool *out)
{
    struct arguments_text text;

    return arguments_list_at(call->values, position, &text) && read_flag(text, out);
}

/* A value for each dimension in space; a single number counts for all. */
static bool spread(struct arguments_text text, size_t space, int64_t *out)
{
    size_t count;

    if (!arguments_list_numbers(text, space, out, &count) ||
        (count != 1 && count != space))
        return false;
    for (size_t i = count; i < space; i++)
        out[i] = out[0];
    return true;
}

static bool multiply(int64_t *product, int64_t factor)
{
    return !__builtin_mul_overflow(*product, factor, product);
}

/* Multiplies by all sizes of a shape except the first `from`. Sizes of 0 come out as 0,
 * whatever the others are. */
static bool multiply_sizes(int64_t *product, const struct tensor_shape *shape,
                           size_t from)
{
    for (size_t i = from; i < shape->count; i++)
        if (shape->sizes[i] == 0) {
            *product = 0;
            return true;
        }
    for (size_t i = from; i < shape->count; i++)
        if (!multiply(product, shape->sizes[i]))
            return false;
    return true;
}

/* ---- products ---- */

static bool count_product(const struct flops_call *call, int64_t *flops)
{
    struct tensor_shape of[2];
    size_t batch = call->rule->family == BATCHED_PRODUCT ? 1 : 0;

    if (!read_shapes(call, 2, of) || of[0].count != batch + 2 ||
        of[1].count != batch + 2 || of[0].sizes[batch + 1] != of[1].sizes[batch] ||
        (batch == 1 && of[0].sizes[0] != of[1].sizes[0]))
        return false;
    *flops = 2;
    return multiply_sizes(flops, &of[0], 0) && multiply_sizes(flops, &of[1], batch + 1);
}

static bool count_linear(const struct flops_call *call, int64_t *flops)
{
    struct tensor_shape of[2];

    if (!read_shapes(call, 2, of) || of[1].count != 2 ||
        of[0].sizes[of[0].count - 1] != of[1].sizes[1])
        return false;
    *flops = 2;
    return multiply_sizes(flops, &of[0], 0) && multiply(flops, of[1].sizes[0]);
}

/* ---- convolutions ---- */

/* The dimensions in space of a weight; 0: it is none. */
static size_t space_of(const struct flops_rule *rule, const struct tensor_shape *weight)
{
    if (weight->count < 3 || weight->count > SPACE_MAX + 2 ||
        (rule->space != 0 && weight->count != rule->space + (size_t)2))
        return 0;
    return weight->count - 2;
}

/* Adds a batch of 1 if the input has none. */
static bool with_batch(struct tensor_shape *input, size_t space)
{
    if (input->count == space + 1) {
        memmove(input->sizes + 1, input->sizes, input->count * sizeof *input->sizes);
        input->sizes[0] = 1;
        input->count++;
    }
    return input->count == space + 2;
}

/* Whether the channels of an input are a multiple of those of a group. */
static bool fits_groups(int64_t channels, int64_t of_group)
{
    return of_group > 0 ? channels % of_group == 0 : channels == 0;
}

struct window {
    int64_t stride[SPACE_MAX], padding[SPACE_MAX], dilation[SPACE_MAX];
    bool is_same; /* the output has the size of the input */
};

static bool read_window(const struct flops_call *call, size_t space, struct window *out)
{
    const struct flops_rule *rule = call->rule;
    struct arguments_text stride, padding, dilation;

    *out = (struct window){0};
    if (!arguments_list_at(call->values, rule->stride, &stride) ||
        !spread(stride, space, out->stride) ||
        !arguments_list_at(call->values, rule->padding, &padding))
        return false;
    for (size_t i = 0; i < space; i++)
        out->dilation[i] = 1;
    if (rule->dilation != 0 &&
        (!arguments_list_at(call->values, rule->dilation, &dilation) ||
         !spread(dilation, space, out->dilation)))
        return false;
    out->is_same = arguments_text_is(padding, "same");
    return out->is_same || arguments_text_is(padding, "valid") ||
           spread(padding, space, out->padding);
}

/* The size of one dimension of the output. */
static bool output_size(const struct window *window, size_t i, int64_t input,
                        int64_t kernel, int64_t *out)
{
    int64_t taken, room;

    if (window->stride[i] < 1 || window->dilation[i] < 1 || window->padding[i] < 0 ||
        kernel < 1)
        return false;
    if (window->is_same) {
        *out = input;
        return window->stride[i] == 1;
    }
    if (__builtin_mul_overflow(window->padding[i], 2, &room) ||
        __builtin_add_overflow(room, input, &room) ||
        __builtin_mul_overflow(window->dilation[i], kernel - 1, &taken) || room <= taken)
        return false;
    *out = (room - taken - 1) / window->stride[i] + 1;
    return true;
}

static bool count_transposed(const struct flops_call *call, int64_t *flops)
{
    struct tensor_shape of[2];

    if (!read_shapes(call, 2, of))
        return false;
    size_t space = space_of(call->rule, &of[1]);
    if (space == 0 || !with_batch(&of[0], space) || of[0].sizes[1] != of[1].sizes[0])
        return false;
    *flops = 2;
    return multiply_sizes(flops, &of[0], 0) && multiply_sizes(flops, &of[1], 1);
}

static bool count_convolution(const struct flops_call *call, int64_t *flops)
{
    struct tensor_shape of[2], output;
    struct window window;
    bool transposed = false;

    if (call->rule->transposed != 0 &&
        !read_value_flag(call, call->rule->transposed, &transposed))
        return false;
    if (transposed)
        return count_transposed(call, flops);
    if (!read_shapes(call, 2, of))
        return false;
    size_t space = space_of(call->rule, &of[1]);
    if (space == 0 || !with_batch(&of[0], space) ||
        !fits_groups(of[0].sizes[1], of[1].sizes[1]) ||
        !read_window(call, space, &window))
        return false;
    output = of[0];
    output.sizes[1] = of[1].sizes[0];
    for (size_t i = 0; i < space; i++)
        if (!output_size(&window, i, of[0].sizes[i + 2], of[1].sizes[i + 2],
                         &output.sizes[i + 2]))
            return false;
    *flops = 2;
    return multiply_sizes(flops, &output, 0) && multiply_sizes(flops, &of[1], 1);
}

static bool count_convolution_backward(const struct flops_call *call, int64_t *flops)
{
    struct tensor_shape of[3]; /* gradient of the output, input, weight */
    struct arguments_text mask, element;
    bool transposed;
    int64_t products = 0;

    if (!read_value_flag(call, call->rule->transposed, &transposed) ||
        !arguments_list_at(call->values, call->rule->mask, &mask))
        return false;
    for (size_t i = 0; i < 2; i++) {
        bool is_wanted;

        if (!arguments_list_at(mask, i, &element) || !read_flag(element, &is_wanted))
            return false;
        products += is_wanted;
    }
    if (!read_shapes(call, 3, of))
        return false;
    size_t space = space_of(call->rule, &of[2]);
    /* Counts like a convolution from `wide` to `narrow`, which has the first size of the
     * weight. */
    const struct tensor_shape *narrow = transposed ? &of[1] : &of[0];
    const struct tensor_shape *wide = transposed ? &of[0] : &of[1];
    if (space == 0 || !with_batch(&of[0], space) || !with_batch(&of[1], space) ||
        of[0].sizes[0] != of[1].sizes[0] || narrow->sizes[1] != of[2].sizes[0] ||
        !fits_groups(wide->sizes[1], of[2].sizes[1]))
        return false;
    *flops = 2 * products;
    return multiply_sizes(flops, narrow, 0) && multiply_sizes(flops, &of[2], 1);
}

/* ---- attention ---- */

static bool count_attention(const struct flops_call *call, int64_t *flops)
{
    const struct flops_rule *rule = call->rule;
    size_t heads = rule->heads_last ? 2 : 1, length = rule->heads_last ? 1 : 2;
    struct tensor_shape q, k, v;
    int64_t by_qk, by_v;
    bool causal;

    if (!read_value_flag(call, rule->causal, &causal) ||
        !read_shape(call, rule->first, &q) || !read_shape(call, rule->first + 1U, &k) ||
        !read_shape(call, rule->first + 2U, &v) || q.count != 4 || k.count != 4 ||
        v.count != 4)
        return false;
    if (q.sizes[0] != k.sizes[0] || k.sizes[0] != v.sizes[0] ||
        q.sizes[3] != k.sizes[3] || k.sizes[length] != v.sizes[length] ||
        !fits_groups(q.sizes[heads], k.sizes[heads]) ||
        !fits_groups(q.sizes[heads], v.sizes[heads]) ||
        __builtin_mul_overflow(q.sizes[3], rule->by_qk, &by_qk) ||
        __builtin_mul_overflow(v.sizes[3], rule->by_v, &by_v))
        return false;
    struct tensor_shape product = {
        .sizes = {q.sizes[0], q.sizes[heads], q.sizes[length], k.sizes[length]},
        .count = 5};
    if (__builtin_add_overflow(by_qk, by_v, &product.sizes[4]))
        return false;
    *flops = causal ? 1 : 2;
    return multiply_sizes(flops, &product, 0);
}

bool flops_count(const struct flops_rule *rule, struct arguments_text dims,
                 struct arguments_text values, int64_t *flops)
{
    const struct flops_call call = {rule, dims, values};

    switch (rule->family) {
    case PRODUCT:
    case BATCHED_PRODUCT:
        return count_product(&call, flops);
    case LINEAR:
        return count_linear(&call, flops);
    case CONVOLUTION:
        return count_convolution(&call, flops);
    case TRANSPOSED:
        return count_transposed(&call, flops);
    case CONVOLUTION_BACKWARD:
        return count_convolution_backward(&call, flops);
    case ATTENTION:
        return count_attention(&call, flops);
    }
    return false;
}

/* ---- elements ---- */

bool flops_elements(const struct flops_rule *rule, struct arguments_text dims,
                    int64_t flops, int64_t *elements)
{
    const struct flops_call call = {.rule = rule, .dims = dims};
    const bool attends = rule->family == ATTENTION, backward = rule->by_qk > 1;
    const size_t count = attends ? 3 : 2;
    struct tensor_shape of[3];
    int64_t read = 0, result;

    if ((!attends && rule->family > LINEAR) || !read_shapes(&call, count, of))
        return false;
    for (size_t i = 0; i < count; i++) {
        int64_t size = 1;

        if (!multiply_sizes(&size, &of[i], 0) ||
            __builtin_add_overflow(read, size, &read))
            return false;
    }
    int64_t inner = of[0].sizes[of[0].count - 1];
    if (inner == 0)
        return false;
    if (attends) { /* that of q, with the depth of v */
        of[0].sizes[of[0].count - 1] = of[2].sizes[of[2].count - 1];
        result = 1;
        if (!multiply_sizes(&result, &of[0], 0))
            return false;
    } else {
        result = flops / 2 / inner;
    }
    return (!backward || !__builtin_mul_overflow(read, 2, &read)) &&
           !__builtin_add_overflow(read, result, elements);
}

/* ---- work class ---- */

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
