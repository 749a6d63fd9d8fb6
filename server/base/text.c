#include "base/text.h"

#include <float.h>
#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- buffer ---- */

void buffer_init(struct buffer *buffer, size_t maximum)
{
    /* No object is larger, and sums of lengths below it cannot wrap. */
    *buffer =
        (struct buffer){.maximum = maximum < PTRDIFF_MAX ? maximum : PTRDIFF_MAX - 1};
}

void buffer_free(struct buffer *buffer)
{
    free(buffer->bytes);
    budget_give_memory(buffer->budget, buffer->capacity);
    *buffer = (struct buffer){.maximum = buffer->maximum};
}

void buffer_clear(struct buffer *buffer)
{
    buffer->length = 0;
    buffer->failed = false;
    if (buffer->bytes != NULL)
        buffer->bytes[0] = '\0';
}

/* Makes room for `length` more bytes. */
static char *grow(struct buffer *buffer, size_t length)
{
    size_t needed = buffer->length + length + 1;
    size_t capacity = buffer->capacity < 64 ? 64 : buffer->capacity;

    while (capacity < needed)
        capacity = capacity > buffer->maximum / 2 ? buffer->maximum + 1 : capacity * 2;
    uint64_t more = capacity - buffer->capacity;
    if (budget_take_memory(buffer->budget, more, NULL) != 0) {
        budget_give_memory(buffer->budget, more);
        buffer->failed = true;
        return NULL;
    }
    char *bytes = realloc(buffer->bytes, capacity);
    if (bytes == NULL) {
        budget_give_memory(buffer->budget, more);
        buffer->failed = true;
        return NULL;
    }
    buffer->bytes = bytes;
    buffer->capacity = capacity;
    return bytes + buffer->length;
}

char *buffer_reserve(struct buffer *buffer, size_t length)
{
    if (buffer->failed || budget_is_over(buffer->budget)) {
        buffer->failed = true;
        return NULL;
    }
    if (length > buffer->maximum || buffer->length > buffer->maximum - length) {
        buffer->failed = true;
        return NULL;
    }
    return length < buffer->capacity - buffer->length ? buffer->bytes + buffer->length
                                                      : grow(buffer, length);
}

void buffer_append(struct buffer *buffer, const void *bytes, size_t length)
{
    char *place = buffer_reserve(buffer, length);

    if (place == NULL)
        return;
    if (length > 0)
        memcpy(place, bytes, length);
    buffer->length += length;
    buffer->bytes[buffer->length] = '\0';
}

void buffer_append_text(struct buffer *buffer, const char *text)
{
    buffer_append(buffer, text, strlen(text));
}

void buffer_append_char(struct buffer *buffer, char byte)
{
    buffer_append(buffer, &byte, 1);
}

void buffer_printf(struct buffer *buffer, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    if (length < 0) {
        buffer->failed = true;
        return;
    }
    char *place = buffer_reserve(buffer, (size_t)length);
    if (place == NULL)
        return;
    va_start(arguments, format);
    vsnprintf(place, (size_t)length + 1, format, arguments);
    va_end(arguments);
    buffer->length += (size_t)length;
}

bool buffer_failed(const struct buffer *buffer)
{
    return buffer->failed;
}

char *buffer_take(struct buffer *buffer)
{
    if (buffer->bytes == NULL && !buffer->failed)
        buffer_append(buffer, "", 0);
    if (buffer->failed) {
        buffer_free(buffer);
        return NULL;
    }
    char *bytes = buffer->bytes;
    *buffer = (struct buffer){.maximum = buffer->maximum};
    return bytes;
}

/* ---- text ---- */

/* Length of the well-formed UTF-8 sequence that starts here, 0 if there is none. */
static size_t utf8_sequence(const unsigned char *c, size_t left)
{
    if (c[0] < 0x80)
        return c[0] == 0 ? 0 : 1;
    if (c[0] < 0xC2 || c[0] > 0xF4)
        return 0;
    size_t length = c[0] < 0xE0 ? 2 : c[0] < 0xF0 ? 3 : 4;
    if (left < length)
        return 0;
    for (size_t i = 1; i < length; i++)
        if ((c[i] & 0xC0) != 0x80)
            return 0;
    if ((c[0] == 0xE0 && c[1] < 0xA0) || (c[0] == 0xED && c[1] > 0x9F) ||
        (c[0] == 0xF0 && c[1] < 0x90) || (c[0] == 0xF4 && c[1] > 0x8F))
        return 0;
    return length;
}

bool text_is_utf8(const char *bytes, size_t length)
{
    const unsigned char *c = (const unsigned char *)bytes;

    for (size_t i = 0; i < length;) {
        size_t step = utf8_sequence(c + i, length - i);

        if (step == 0)
            return false;
        i += step;
    }
    return true;
}

void text_append_utf8(struct buffer *out, const char *bytes, size_t length)
{
    const unsigned char *c = (const unsigned char *)bytes;
    size_t good = 0;

    for (size_t i = 0; i < length;) {
        size_t step = utf8_sequence(c + i, length - i);

        if (step > 0) {
            i += step;
            continue;
        }
        buffer_append(out, bytes + good, i - good);
        buffer_append(out, "\xEF\xBF\xBD", 3);
        good = ++i;
    }
    buffer_append(out, bytes + good, length - good);
}

/* A well-formed sequence of `length` bytes. */
static bool is_obeyed(const unsigned char *c, size_t length)
{
    if (length == 1)
        return c[0] < 0x20 || c[0] == 0x7F;
    if (length == 2)
        return (c[0] == 0xC2 && c[1] <= 0x9F) || /* U+0080 … U+009F */
               (c[0] == 0xD8 && c[1] == 0x9C);   /* U+061C */
    if (length != 3 || c[0] != 0xE2)
        return false;
    return (c[1] == 0x80 && (c[2] == 0x8E || c[2] == 0x8F ||     /* U+200E, U+200F */
                             (c[2] >= 0xA8 && c[2] <= 0xAE))) || /* U+2028 … U+202E */
           (c[1] == 0x81 && c[2] >= 0xA6 && c[2] <= 0xA9);       /* U+2066 … U+2069 */
}

size_t text_clean(char *text, size_t length)
{
    const unsigned char *c = (const unsigned char *)text;
    size_t kept = 0, step;

    for (size_t i = 0; i < length; i += step) {
        size_t sequence = utf8_sequence(c + i, length - i);

        step = sequence == 0 ? 1 : sequence;
        if (c[i] == '\0' || (sequence > 0 && is_obeyed(c + i, sequence))) {
            text[kept++] = ' ';
        } else if (sequence == 0) {
            text[kept++] = '?';
        } else {
            memmove(text + kept, text + i, sequence);
            kept += sequence;
        }
    }
    return kept;
}

bool text_is_clean(const char *text, size_t length)
{
    const unsigned char *c = (const unsigned char *)text;

    for (size_t i = 0; i < length;) {
        size_t sequence = utf8_sequence(c + i, length - i);

        if (sequence == 0 || is_obeyed(c + i, sequence))
            return false;
        i += sequence;
    }
    return true;
}

double text_rounded(double value, int digits)
{
    double power = pow(10, digits), scaled = value * power;

    /* The product may be the double just below the half that the digits mean. */
    double rounded = round(scaled * (1 + 2 * DBL_EPSILON)) / power;
    return rounded == 0 ? 0 : rounded; /* without a sign */
}

struct text_number text_number(double value, int digits, bool sign)
{
    struct text_number out;
    double rounded = text_rounded(value, digits);

    snprintf(out.text, sizeof out.text, "%s%.*f",
             rounded < 0 ? "\xE2\x88\x92"
             : sign      ? "+"
                         : "",
             digits, fabs(rounded));
    return out;
}

struct text_percent text_percent_change(double percent)
{
    struct text_percent out;
    double times = 1 + percent / 100;
    int digits = times >= 99.95 ? 0 : 1;

    if (percent < TEXT_TIMES_FROM)
        snprintf(out.text, sizeof out.text, "%s %%", text_number(percent, 1, true).text);
    else if (times < 1e15)
        snprintf(out.text, sizeof out.text, "%.*f times", digits,
                 text_rounded(times, digits));
    else
        snprintf(out.text, sizeof out.text, "%.2e times", times);
    return out;
}

struct text_time text_time(double ns, bool sign)
{
    struct text_time out = {"\xE2\x80\x93"};
    double size = fabs(ns), unit = size >= 1e9 ? 1e9 : size >= 1e6 ? 1e6 : 1e3;

    if (!isnan(ns))
        snprintf(out.text, sizeof out.text, "%s %s",
                 ns == 0 ? "0" : text_number(ns / unit, 3, sign).text,
                 unit == 1e9   ? "s"
                 : unit == 1e6 ? "ms"
                               : "\xC2\xB5s");
    return out;
}

void text_append_us(struct buffer *out, int64_t ns)
{
    uint64_t value = ns < 0 ? 0 - (uint64_t)ns : (uint64_t)ns;
    unsigned fraction = (unsigned)(value % 1000);

    buffer_printf(out, "%s%llu", ns < 0 ? "-" : "", (unsigned long long)(value / 1000));
    if (fraction == 0)
        return;
    if (fraction % 100 == 0)
        buffer_printf(out, ".%u", fraction / 100);
    else if (fraction % 10 == 0)
        buffer_printf(out, ".%02u", fraction / 10);
    else
        buffer_printf(out, ".%03u", fraction);
}

void text_write_hash(const uint64_t hash[2], char hex[33])
{
    snprintf(hex, 33, "%016" PRIx64 "%016" PRIx64, hash[1], hash[0]);
}

void text_append_integer(struct buffer *out, int64_t value, bool wide)
{
    if (wide)
        buffer_printf(out, "%" PRIu64, (uint64_t)value);
    else
        buffer_printf(out, "%" PRId64, value);
}

bool text_to_int64(const char *text, int64_t *value)
{
    bool negative = *text == '-';
    uint64_t result = 0;

    if (*text == '-' || *text == '+')
        text++;
    if (*text == '\0')
        return false;
    for (; *text != '\0'; text++) {
        unsigned digit = (unsigned)(unsigned char)*text - '0';

        if (digit > 9 || __builtin_mul_overflow(result, (uint64_t)10, &result) ||
            __builtin_add_overflow(result, (uint64_t)digit, &result))
            return false;
    }
    if (result > (uint64_t)INT64_MAX + (negative ? 1 : 0))
        return false;
    *value = negative ? (int64_t)(0 - result) : (int64_t)result;
    return true;
}

/* Whether a part of a pattern without stars matches exactly here; the text is long
 * enough. */
static bool part_matches(const char *part, size_t length, const char *text)
{
    for (size_t i = 0; i < length; i++)
        if (part[i] != text[i] && part[i] != '?')
            return false;
    return true;
}

/* The first place where the part occurs; NULL: nowhere. Without `?`, the C library's
 * linear search finds it; with `?`, each place is tried, and the part is short. */
static const char *find_part(const char *part, size_t length, const char *text,
                             size_t text_length)
{
    if (memchr(part, '?', length) == NULL)
        return memmem(text, text_length, part, length);
    for (size_t i = 0; i + length <= text_length; i++)
        if (part_matches(part, length, text + i))
            return text + i;
    return NULL;
}

bool text_glob(const char *pattern, const char *text)
{
    size_t left = strlen(text), length = strcspn(pattern, "*");

    /* The first part must match at the beginning and the last one at the end; each part
     * after a star matches as early as possible. */
    if (left < length || !part_matches(pattern, length, text))
        return false;
    text += length;
    left -= length;
    pattern += length;
    if (*pattern == '\0')
        return left == 0;
    for (;;) {
        pattern += strspn(pattern, "*");
        length = strcspn(pattern, "*");
        if (pattern[length] == '\0')
            return left >= length && part_matches(pattern, length, text + left - length);
        const char *found = find_part(pattern, length, text, left);
        if (found == NULL)
            return false;
        left -= (size_t)(found - text) + length;
        text = found + length;
        pattern += length;
    }
}

bool text_glob_is_cheap(const char *pattern)
{
    while (*pattern != '\0') {
        size_t length = strcspn(pattern, "*");

        if (length > TEXT_GLOB_PART_MAX && memchr(pattern, '?', length) != NULL)
            return false;
        pattern += length + strspn(pattern + length, "*");
    }
    return true;
}

bool text_contains_nocase(const char *text, const char *needle)
{
    return strcasestr(text, needle) != NULL;
}

bool text_ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), wanted = strlen(end);

    return length >= wanted && strcmp(text + length - wanted, end) == 0;
}

bool text_ends_with_nocase(const char *text, const char *end)
{
    size_t length = strlen(text), wanted = strlen(end);

    return length > wanted && strcasecmp(text + length - wanted, end) == 0;
}

size_t text_letter_start(const char *text, size_t at)
{
    while (at > 0 && ((unsigned char)text[at] & 0xC0) == 0x80)
        at--;
    return at;
}

/* ---- json out ---- */

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
