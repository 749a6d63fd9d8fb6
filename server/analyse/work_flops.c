#include "analyse/work.h"
#include "base/text.h"

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

bool arguments_list_at(struct arguments_text list, size_t position,
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

enum number_type number_type_of(struct arguments_text name)
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
static const char *const names[] = {
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
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (is_name(name, length, names[i]) ||
            (name[length - 1] == '_' && is_name(name, length - 1, names[i])))
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

enum flops_sort flops_rule_sort(const struct flops_rule *rule)
{
    return rule->family <= LINEAR      ? FLOPS_PRODUCT
           : rule->family != ATTENTION ? FLOPS_CONVOLUTION
           : rule->by_qk == 1          ? FLOPS_ATTENTION
                                       : FLOPS_ATTENTION_BACKWARD;
}

size_t flops_rule_first(const struct flops_rule *rule)
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
