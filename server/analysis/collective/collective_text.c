/* See collective_text.h. */
#include "analysis/collective/collective_text.h"

#include <ctype.h>
#include <math.h>
#include <string.h>

/* Names and other texts are cut at this length (trace/decode). */
#define NAME_READ_MAX ((16 << 10) + 1)
#define TYPE_READ_MAX 64

const char *collective_class_name(enum collective_class class)
{
    static const char *const names[COLLECTIVE_CLASSES] = {
        [COLLECTIVE_ALL_REDUCE] = "all-reduce",
        [COLLECTIVE_REDUCE_SCATTER] = "reduce-scatter",
        [COLLECTIVE_ALL_GATHER] = "all-gather",
        [COLLECTIVE_ALL_TO_ALL] = "all-to-all",
        [COLLECTIVE_POINT_TO_POINT] = "point to point",
        [COLLECTIVE_BROADCAST] = "broadcast",
        [COLLECTIVE_REDUCE] = "reduce",
        [COLLECTIVE_GATHER] = "gather",
        [COLLECTIVE_SCATTER] = "scatter",
        [COLLECTIVE_BARRIER] = "barrier",
        [COLLECTIVE_OTHER] = "other",
    };

    return class < COLLECTIVE_CLASSES ? names[class] : "";
}

/* Without `_`, blanks and case, up to `size` - 1 bytes. */
static void normalise(const char *text, size_t length, char *out, size_t size)
{
    size_t used = 0;

    for (size_t i = 0; i < length && used + 1 < size; i++) {
        unsigned char byte = (unsigned char)text[i];

        if (byte != '_' && !isspace(byte) && byte != '\0')
            out[used++] = (char)tolower(byte);
    }
    out[used] = '\0';
}

static enum collective_class class_of(const char *name)
{
    /* The first that the name contains. */
    static const struct {
        const char *part;
        enum collective_class class;
    } parts[] = {
        {"crossdevicereduce", COLLECTIVE_ALL_REDUCE},
        {"allreduce", COLLECTIVE_ALL_REDUCE},
        {"reducescatter", COLLECTIVE_REDUCE_SCATTER},
        {"allgather", COLLECTIVE_ALL_GATHER},
        {"alltoall", COLLECTIVE_ALL_TO_ALL},
        {"sendrecv", COLLECTIVE_POINT_TO_POINT},
        {"broadcast", COLLECTIVE_BROADCAST},
        {"reduce", COLLECTIVE_REDUCE},
        {"gather", COLLECTIVE_GATHER},
        {"scatter", COLLECTIVE_SCATTER},
        {"barrier", COLLECTIVE_BARRIER},
        {"send", COLLECTIVE_POINT_TO_POINT},
        {"recv", COLLECTIVE_POINT_TO_POINT},
    };

    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strstr(name, parts[i].part) != NULL)
            return parts[i].class;
    return COLLECTIVE_OTHER;
}

/* Up to 3 digits; 0: none. */
static unsigned bits_of(const char *type)
{
    unsigned bits = 0;

    for (size_t i = strcspn(type, "0123456789"), digits = 0;
         digits < 3 && isdigit((unsigned char)type[i]); i++, digits++)
        bits = bits * 10 + (unsigned)(type[i] - '0');
    return bits;
}

static bool begins(const char *type, const char *const *starts)
{
    for (; *starts != NULL; starts++)
        if (strncmp(type, *starts, strlen(*starts)) == 0)
            return true;
    return false;
}

/* By the start of the name, else by the number in it: `complex64` takes 64 bits. */
static uint8_t bytes_of_type(const char *text, size_t length)
{
    static const char *const one[] = {"float8", "fp8",  "int8", "uint8",
                                      "byte",   "char", "bool", NULL};
    static const char *const two[] = {"bfloat16", "float16", "half",
                                      "int16",    "short",   NULL};
    static const char *const four[] = {"float", "int", NULL};
    static const char *const eight[] = {"double", "long", NULL};
    char type[TYPE_READ_MAX];

    normalise(text, length, type, sizeof type);
    const char *name = strncmp(type, "c10::", 5) == 0 ? type + 5 : type;
    unsigned bits = bits_of(name);
    if (begins(name, one))
        return 1;
    if (begins(name, two))
        return 2;
    if (bits != 0)
        return bits % 8 == 0 ? (uint8_t)(bits / 8) : 0;
    if (begins(name, four))
        return 4;
    return begins(name, eight) ? 8 : 0;
}

/* Whether two whole numbers of a list differ. */
static bool is_unequal(const char *text, size_t length)
{
    const char *first = NULL;
    size_t first_length = 0;

    if (length == 0 || text[0] != '[')
        return false;
    for (size_t i = 1; i < length; i++) {
        size_t start = i;

        while (i < length && (isdigit((unsigned char)text[i]) || text[i] == '-'))
            i++;
        if (i == start)
            continue;
        if (first != NULL &&
            (i - start != first_length || memcmp(first, text + start, first_length) != 0))
            return true;
        first = text + start;
        first_length = i - start;
    }
    return false;
}

struct collective_text collective_text_read(const char *text, size_t length)
{
    char name[NAME_READ_MAX];

    normalise(text, length, name, sizeof name);
    return (struct collective_text){.class = (uint8_t)class_of(name),
                                    .is_all_to_all_v = strstr(name, "alltoallv") != NULL,
                                    .is_unequal = is_unequal(text, length),
                                    .dtype_bytes = bytes_of_type(text, length)};
}

int64_t collective_text_bytes(enum collective_class class, uint8_t dtype_bytes,
                              int64_t in, int64_t out)
{
    int64_t elements = class == COLLECTIVE_ALL_GATHER ? out : in, bytes;

    return elements < 0 || dtype_bytes == 0 ||
                   __builtin_mul_overflow(elements, dtype_bytes, &bytes)
               ? -1
               : bytes;
}

size_t collective_kernel_name_length(const char *name, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (name[i] == '(' || name[i] == '<')
            return i;
    return length;
}

/* ---- ranks ---- */

static bool read_number(const char *text, size_t length, size_t *at, int64_t *out)
{
    size_t start = *at;

    *out = 0;
    for (; *at < length && isdigit((unsigned char)text[*at]); (*at)++)
        if (__builtin_mul_overflow(*out, 10, out) ||
            __builtin_add_overflow(*out, text[*at] - '0', out))
            return false;
    return *at > start;
}

static void skip_blanks(const char *text, size_t length, size_t *at)
{
    while (*at < length && isspace((unsigned char)text[*at]))
        (*at)++;
}

bool collective_read_ranks(const char *text, size_t length, int64_t *out, size_t most,
                           size_t *count)
{
    size_t at = 0;

    *count = 0;
    skip_blanks(text, length, &at);
    if (at == length || text[at] != '[')
        return false;
    do {
        at++;
        skip_blanks(text, length, &at);
        if (*count == most || !read_number(text, length, &at, &out[*count]))
            return false;
        (*count)++;
        skip_blanks(text, length, &at);
    } while (at < length && text[at] == ',');
    return at < length && text[at] == ']';
}

/* ---- bandwidth ---- */

double collective_bus_factor(enum collective_class class, int64_t group_size)
{
    double ranks = (double)group_size;

    if (group_size < 1)
        return NAN;
    switch (class) {
    case COLLECTIVE_ALL_REDUCE:
        return 2 * (ranks - 1) / ranks;
    case COLLECTIVE_REDUCE_SCATTER:
    case COLLECTIVE_ALL_GATHER:
    case COLLECTIVE_ALL_TO_ALL:
        return (ranks - 1) / ranks;
    case COLLECTIVE_BROADCAST:
    case COLLECTIVE_REDUCE:
    case COLLECTIVE_POINT_TO_POINT:
        return 1;
    case COLLECTIVE_GATHER:
    case COLLECTIVE_SCATTER:
    case COLLECTIVE_BARRIER:
    case COLLECTIVE_OTHER:
    case COLLECTIVE_CLASSES:
    default:
        return NAN;
    }
}
