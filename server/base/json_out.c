/* See json_out.h. */
#include "base/json_out.h"

#include "base/text.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#define EXACT_MAX 9007199254740992.0 /* 2^53: beyond it a double skips integers */
/* Whole ns below it are microseconds of at most 15 digits, which is what a double keeps.
 */
#define NS_MAX 1e15
/* Between them, "%.15g" writes a number without an exponent. */
#define FIXED_MIN 1e-4
#define FIXED_MAX 1e14

__extension__ typedef unsigned __int128 wide;

/* Whether the byte needs no escape inside quotes. */
static bool is_plain(unsigned char byte)
{
    return byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\';
}

static void write_escape(struct buffer *out, unsigned char byte)
{
    static const char letters[] = "btnvfr"; /* from 8 on; 11 has none in JSON */
    char escape[8] = {'\\', (char)byte};
    size_t length = 2;

    if (byte >= 8 && byte <= 13 && byte != 11)
        escape[1] = letters[byte - 8];
    else if (byte < 0x20)
        length = (size_t)snprintf(escape, sizeof escape, "\\u%04X", byte);
    buffer_append(out, escape, length);
}

void json_out_text(struct buffer *out, const char *bytes, size_t length)
{
    const unsigned char *c = (const unsigned char *)bytes;

    buffer_append_char(out, '"');
    for (size_t i = 0; i < length;) {
        size_t start = i;

        while (i < length && is_plain(c[i]))
            i++;
        buffer_append(out, bytes + start, i - start);
        start = i;
        /* An ASCII byte ends whatever sequence came before it, so runs of others can be
         * repaired by themselves. */
        while (i < length && (c[i] >= 0x80 || c[i] == 0))
            i++;
        if (i > start)
            text_append_utf8(out, bytes + start, i - start);
        else if (i < length && !is_plain(c[i]))
            write_escape(out, c[i++]);
    }
    buffer_append_char(out, '"');
}

/* Writes the digits before `end`; returns their start. */
static char *write_digits(char *end, uint64_t value)
{
    do
        *--end = (char)('0' + value % 10);
    while ((value /= 10) > 0);
    return end;
}

void json_out_integer(struct buffer *out, int64_t value)
{
    char text[24], *end = text + sizeof text;
    char *start = write_digits(end, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);

    if (value < 0)
        *--start = '-';
    buffer_append(out, start, (size_t)(end - start));
}

/* Writes before `end` what "%.15g" writes, in a tenth of its time, for a number of
 * FIXED_MIN to FIXED_MAX; returns the start. The number is mantissa / 2^shift. */
static char *write_fixed(char *end, double size)
{
    static const uint64_t digits_15 = UINT64_C(1000000000000000);
    int exponent;
    uint64_t mantissa = (uint64_t)ldexp(frexp(size, &exponent), 53);
    unsigned shift = (unsigned)(53 - exponent);
    /* 15 digits; 1233 / 4096 is log10(2). One decimal too many is taken back. */
    int decimals = 14 - (int)floor((exponent - 1) * 1233 / 4096.0);
    uint64_t ten = 1;

    for (int i = 0; i < decimals; i++)
        ten *= 10;
    if ((uint64_t)((wide)mantissa * ten >> shift) >= digits_15) {
        ten /= 10;
        decimals--;
    }
    wide product = (wide)mantissa * ten, half = (wide)1 << (shift - 1);
    wide rest = product & (2 * half - 1);
    uint64_t digits = (uint64_t)(product >> shift);
    digits += rest > half || (rest == half && digits % 2 == 1); /* halves to even */
    for (; decimals > 0 && digits % 10 == 0; decimals--)
        digits /= 10;
    for (int i = 0; i < decimals; i++, digits /= 10)
        *--end = (char)('0' + digits % 10);
    if (decimals > 0)
        *--end = '.';
    return write_digits(end, digits);
}

void json_out_number(struct buffer *out, double value)
{
    char text[40], *end = text + sizeof text;
    double size = fabs(value);

    if (!isfinite(value)) {
        buffer_append(out, "null", 4);
    } else if (size < EXACT_MAX && value == trunc(value)) {
        json_out_integer(out, (int64_t)value);
    } else if (size >= FIXED_MIN && size < FIXED_MAX) {
        char *start = write_fixed(end, size);

        if (value < 0)
            *--start = '-';
        buffer_append(out, start, (size_t)(end - start));
    } else {
        int length = snprintf(text, sizeof text, "%.15g", value);
        buffer_append(out, text, (size_t)length);
    }
}

void json_out_us(struct buffer *out, double ns)
{
    char text[24], *end = text + sizeof text, *start;

    if (!(fabs(ns) < NS_MAX) || ns != trunc(ns)) {
        json_out_number(out, ns / 1000);
        return;
    }
    uint64_t size = (uint64_t)fabs(ns), fraction = size % 1000;
    if (fraction == 0) {
        start = write_digits(end, size / 1000);
    } else {
        start = write_digits(end, fraction + 1000); /* keeps leading zeros */
        *start = '.';
        while (end[-1] == '0')
            end--;
        start = write_digits(start, size / 1000);
    }
    if (ns < 0)
        *--start = '-';
    buffer_append(out, start, (size_t)(end - start));
}
