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
/* From this on, the mantissa times the power of five of write_small() has 128 bits. */
#define SMALL_MIN 1e-18
#define DIGITS 15
#define DIGITS_15 UINT64_C(1000000000000000) /* has one more digit */

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

/* How many bytes from the beginning need no escape; looks at eight at a time. */
static size_t plain_length(const unsigned char *c, size_t length)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), high = ones * 0x80;
    size_t i = 0;

    for (; i + 8 <= length; i += 8) {
        uint64_t word, quote, slash;

        memcpy(&word, c + i, sizeof word);
        quote = word ^ ones * '"';
        slash = word ^ ones * '\\';
        /* A subtraction borrows from the high bit of a byte that is too small. */
        uint64_t small = (word - ones * 0x20) | (quote - ones) | (slash - ones);
        if (((word | small) & high) != 0)
            break;
    }
    while (i < length && is_plain(c[i]))
        i++;
    return i;
}

static void write_escaped(struct buffer *out, const char *bytes, size_t length)
{
    const unsigned char *c = (const unsigned char *)bytes;

    for (size_t i = 0; i < length;) {
        size_t start = i;

        i += plain_length(c + i, length - i);
        buffer_append(out, bytes + start, i - start);
        start = i;
        /* An ASCII byte ends any sequence before it, so each run of other bytes can be
         * repaired by itself. */
        while (i < length && (c[i] >= 0x80 || c[i] == 0))
            i++;
        if (i > start)
            text_append_utf8(out, bytes + start, i - start);
        else if (i < length && !is_plain(c[i]))
            write_escape(out, c[i++]);
    }
}

void json_out_text(struct buffer *out, const char *bytes, size_t length)
{
    size_t plain = plain_length((const unsigned char *)bytes, length);
    char *place = buffer_reserve(out, plain + 2);

    if (place == NULL)
        return;
    *place = '"';
    if (plain > 0)
        memcpy(place + 1, bytes, plain);
    place[plain + 1] = '"';
    place[plain + 2] = '\0';
    out->length += plain + 2;
    if (plain == length)
        return;
    out->length--; /* the quote comes after the rest */
    write_escaped(out, bytes + plain, length - plain);
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

/* A number above 0 that is not subnormal: mantissa / 2^shift, of 53 bits. */
struct binary {
    uint64_t mantissa;
    int shift;
};

static struct binary take_apart(double size)
{
    uint64_t bits;
    const uint64_t first = UINT64_C(1) << 52; /* not stored */

    memcpy(&bits, &size, sizeof bits);
    return (struct binary){(bits & (first - 1)) | first, 1075 - (int)(bits >> 52)};
}

/* The whole number nearest to product / 2^shift; a half goes to the even number. */
static uint64_t round_off(wide product, int shift)
{
    wide half = (wide)1 << (shift - 1), rest = product & (2 * half - 1);
    uint64_t digits = (uint64_t)(product >> shift);

    return digits + (rest > half || (rest == half && digits % 2 == 1));
}

/* Writes before `end` what "%.15g" writes, in a tenth of its time, for a number of
 * FIXED_MIN to FIXED_MAX; returns the start. */
static char *write_fixed(char *end, double size)
{
    const struct binary number = take_apart(size);
    /* 1233 / 4096 is log10(2). If that is one decimal too many, it is removed. */
    int decimals = DIGITS - 1 + 64 - ((52 - number.shift) * 1233 + 64 * 4096) / 4096;
    uint64_t ten = 1;

    for (int i = 0; i < decimals; i++)
        ten *= 10;
    if ((uint64_t)((wide)number.mantissa * ten >> number.shift) >= DIGITS_15) {
        ten /= 10;
        decimals--;
    }
    uint64_t digits = round_off((wide)number.mantissa * ten, number.shift);
    for (; decimals > 0 && digits % 10 == 0; decimals--)
        digits /= 10;
    for (int i = 0; i < decimals; i++, digits /= 10)
        *--end = (char)('0' + digits % 10);
    if (decimals > 0)
        *--end = '.';
    return write_digits(end, digits);
}

/* The same for SMALL_MIN to FIXED_MIN, with an exponent. */
static char *write_small(char *end, double size)
{
    static const double tens[] = {1e-5,  1e-6,  1e-7,  1e-8,  1e-9,  1e-10, 1e-11,
                                  1e-12, 1e-13, 1e-14, 1e-15, 1e-16, 1e-17, 1e-18};
    const struct binary number = take_apart(size);
    int exponent = 5; /* size is digits / 10^exponent; a digit before the point */
    wide five = 1;

    while (size < tens[exponent - 5])
        exponent++;
    /* Times 10^power, which is 5^power * 2^power. */
    int power = DIGITS - 1 + exponent;
    for (int i = 0; i < power; i++)
        five *= 5;
    uint64_t digits = round_off(number.mantissa * five, number.shift - power);
    int decimals = DIGITS - 1;
    if (digits == DIGITS_15) { /* 9.99…, rounded up */
        if (exponent == 5)
            return memcpy(end - 6, "0.0001", 6);
        digits /= 10;
        exponent--;
    }
    for (; decimals > 0 && digits % 10 == 0; decimals--)
        digits /= 10;
    *--end = (char)('0' + exponent % 10);
    *--end = (char)('0' + exponent / 10);
    *--end = '-';
    *--end = 'e';
    for (int i = 0; i < decimals; i++, digits /= 10)
        *--end = (char)('0' + digits % 10);
    if (decimals > 0)
        *--end = '.';
    *--end = (char)('0' + digits);
    return end;
}

void json_out_number(struct buffer *out, double value)
{
    char text[40], *end = text + sizeof text;
    double size = fabs(value);

    if (!isfinite(value)) {
        buffer_append(out, "null", 4);
    } else if (size < EXACT_MAX && value == trunc(value)) {
        json_out_integer(out, (int64_t)value);
    } else if (size >= SMALL_MIN && size < FIXED_MAX) {
        char *start = size < FIXED_MIN ? write_small(end, size) : write_fixed(end, size);

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
