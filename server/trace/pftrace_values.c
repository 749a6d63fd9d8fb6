#include "trace/pftrace.h"

#include <math.h>
#include <stdio.h>

#define DEPTH_MAX 32
#define DIGITS_MAX 20 /* there is always room for so many */

/* Members of an annotation. */
enum annotation_field {
    ANNOTATION_BOOL = 2,
    ANNOTATION_UINT = 3,
    ANNOTATION_INT = 4,
    ANNOTATION_DOUBLE = 5,
    ANNOTATION_STRING = 6,
    ANNOTATION_NESTED = 8,
    ANNOTATION_JSON = 9,
    ANNOTATION_NAME = 10,
    ANNOTATION_ENTRY = 11,
    ANNOTATION_ELEMENT = 12
};

static char *put(char *out, const char *text)
{
    size_t length = strlen(text);

    memcpy(out, text, length);
    return out + length;
}

#define EACH(byte) ((byte)*UINT64_C(0x0101010101010101))

/* Whether JSON spells none of eight bytes in another way. */
static bool are_plain(const uint8_t bytes[8])
{
    uint64_t word;

    memcpy(&word, bytes, sizeof word);
    uint64_t below = word ^ EACH('"' - ' '), backslash = word ^ EACH('\\');
    /* The quote is now the first byte that is no control character. */
    return ((((below - EACH(' ' + 1)) & ~below) | ((backslash - EACH(1)) & ~backslash)) &
            EACH(0x80)) == 0;
}

char *pftrace_string(char *out, const uint8_t *bytes, size_t length)
{
    static const char hex[] = "0123456789abcdef";
    const uint8_t *end = bytes + length;

    while (bytes < end) {
        if (end - bytes >= 8 && are_plain(bytes)) {
            memcpy(out, bytes, 8);
            out += 8;
            bytes += 8;
            continue;
        }
        uint8_t byte = *bytes++;

        if (byte >= ' ' && byte != '"' && byte != '\\') {
            *out++ = (char)byte;
        } else if (byte >= ' ') {
            *out++ = '\\';
            *out++ = (char)byte;
        } else {
            out = put(out, "\\u00");
            *out++ = hex[byte >> 4];
            *out++ = hex[byte & 15];
        }
    }
    return out;
}

char *pftrace_integer(char *out, uint64_t value, bool wide)
{
    char digits[2 * DIGITS_MAX], *end = digits + DIGITS_MAX, *first = end;

    if (!wide && (int64_t)value < 0) {
        *out++ = '-';
        value = 0 - value;
    }
    for (; value >= 10; value /= 10)
        *--first = (char)('0' + value % 10);
    *--first = (char)('0' + value);
    memcpy(out, first, DIGITS_MAX); /* a known length is copied without a call */
    return out + (end - first);
}

/* The shortest text that is the same number, with a point or an exponent. */
static char *put_double(char *out, uint64_t bits)
{
    char text[40];
    double value;

    memcpy(&value, &bits, sizeof value);
    if (!isfinite(value))
        return put(out, isnan(value) ? "NaN" : value < 0 ? "-Infinity" : "Infinity");
    for (int digits = 15; digits <= 17; digits++) {
        double back;

        snprintf(text, sizeof text, "%.*g", digits, value);
        if (sscanf(text, "%lf", &back) == 1 && back == value)
            break;
    }
    out = put(out, text);
    return strpbrk(text, ".e") == NULL ? put(out, ".0") : out;
}

static char *put_value(char *out, struct wire annotation, int depth);

/* An element of a list or an entry of an object, with what comes before it. */
static char *put_part(char *out, const struct wire_field *field, bool first, int depth)
{
    struct wire name = wire_of(field);
    const uint8_t *at = name.at + 1;
    struct wire_field member;

    if (!first) {
        memcpy(out, ", ", 2);
        out += 2;
    }
    if (field->number == ANNOTATION_ENTRY) {
        *out++ = '"';
        while (wire_next(&name, &member))
            if (member.number == ANNOTATION_NAME && member.type == WIRE_BYTES) {
                out = pftrace_string(out, member.bytes, member.value);
                break;
            }
        out = put(out, "\": ");
    } else if (at < name.end && at[-1] == ANNOTATION_INT << 3) {
        uint64_t number = wire_varint(&at, name.end); /* nearly every list */

        if (at != NULL)
            return pftrace_integer(out, number, false);
    }
    return put_value(out, wire_of(field), depth + 1);
}

static char *put_scalar(char *out, const struct wire_field *field)
{
    switch (field->number) {
    case ANNOTATION_BOOL:
        return put(out, field->value != 0 ? "true" : "false");
    case ANNOTATION_UINT:
        return pftrace_integer(out, field->value, true);
    case ANNOTATION_DOUBLE:
        return put_double(out, field->value);
    case ANNOTATION_STRING:
        *out++ = '"';
        out = pftrace_string(out, field->bytes, field->value);
        *out++ = '"';
        return out;
    case ANNOTATION_JSON:
        memcpy(out, field->bytes, field->value);
        return out + field->value;
    default:
        return pftrace_integer(out, field->value, false);
    }
}

static bool is_scalar(const struct wire_field *field)
{
    switch (field->number) {
    case ANNOTATION_BOOL:
    case ANNOTATION_UINT:
    case ANNOTATION_INT:
        return field->type == WIRE_VARINT;
    case ANNOTATION_DOUBLE:
        return field->type == WIRE_FIXED64;
    case ANNOTATION_STRING:
    case ANNOTATION_JSON:
        return field->type == WIRE_BYTES;
    default:
        return false;
    }
}

static char *put_value(char *out, struct wire annotation, int depth)
{
    struct wire_field field;
    uint32_t sort = 0;

    if (depth > DEPTH_MAX)
        return put(out, "null");
    while (wire_next(&annotation, &field)) {
        if (sort == 0 && is_scalar(&field))
            return put_scalar(out, &field);
        if (field.type != WIRE_BYTES ||
            (field.number != ANNOTATION_ENTRY && field.number != ANNOTATION_ELEMENT))
            continue;
        if (sort == 0)
            *out++ = field.number == ANNOTATION_ENTRY ? '{' : '[';
        if (sort == 0 || sort == field.number)
            out = put_part(out, &field, sort == 0, depth);
        sort = sort == 0 ? field.number : sort;
    }
    if (sort == 0)
        return put(out, "[]");
    *out++ = sort == ANNOTATION_ENTRY ? '}' : ']';
    return out;
}

char *pftrace_value(char *out, struct wire annotation)
{
    return put_value(out, annotation, 0);
}
