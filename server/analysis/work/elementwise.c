/* See elementwise.h. */
#include "analysis/work/elementwise.h"
#include "analysis/work/number_types.h"

#include <string.h>

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
