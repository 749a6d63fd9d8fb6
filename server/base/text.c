/* See text.h. */
#include "base/text.h"

#include <float.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

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

void text_percent_change(double percent, char out[TEXT_PERCENT_SIZE])
{
    double times = 1 + percent / 100;
    int digits = times >= 99.95 ? 0 : 1;

    if (percent < TEXT_TIMES_FROM)
        snprintf(out, TEXT_PERCENT_SIZE, "%s %%", text_number(percent, 1, true).text);
    else if (times < 1e15)
        snprintf(out, TEXT_PERCENT_SIZE, "%.*f times", digits,
                 text_rounded(times, digits));
    else
        snprintf(out, TEXT_PERCENT_SIZE, "%.2e times", times);
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
