/* See inputs.h. */
#include "account/inputs.h"

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

/* Of so many inputs the sizes are looked at. */
#define INPUTS_READ 64
/* A size that changed by less, as a logarithm, is another shape, but no other size. */
#define FACTOR_LEAST 0.02

/* The elements of an input, and its dimensions. */
struct input_size {
    double elements;
    int dimensions;
};

/* The inputs of a text, at most `room`; returns how many: the lists in it that have no
 * lists in them. */
static size_t read_sizes(const char *text, struct input_size *sizes, size_t room)
{
    struct input_size size = {1, 0};
    size_t count = 0, depth = 0;
    bool is_tensor = false;

    for (; *text != '\0' && count < room; text++) {
        if (*text == '[') {
            size = (struct input_size){1, 0};
            is_tensor = depth++ > 0;
        } else if (*text == ']') {
            if (is_tensor)
                sizes[count++] = size;
            is_tensor = false;
            depth -= depth > 0;
        } else if (*text >= '0' && *text <= '9') {
            char *end;

            size.elements *= strtod(text, &end);
            size.dimensions++;
            text = end - 1;
        }
    }
    return count;
}

double inputs_factor(const char *control, const char *test)
{
    struct input_size a[INPUTS_READ], b[INPUTS_READ];
    size_t inputs = read_sizes(control, a, INPUTS_READ);
    double factor = NAN;

    if (inputs != read_sizes(test, b, INPUTS_READ))
        return NAN;
    for (size_t i = 0; i < inputs; i++) {
        double ratio = b[i].elements / a[i].elements;

        if (a[i].dimensions != b[i].dimensions || !(ratio > 0) || !isfinite(ratio))
            return NAN;
        if (isnan(factor) || fabs(log(ratio)) > fabs(log(factor)))
            factor = ratio;
    }
    return fabs(log(factor)) >= FACTOR_LEAST ? factor : NAN;
}
