#include "base/text.h"
#include "trace/scan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT ((uint64_t)NUMBER_NS_MAX)
#define EXPONENT_MAX 100000000 /* no text has that many digits */

/* Whether a number may end before this byte. */
static inline bool is_end(uint8_t c)
{
    return c == ',' || c == '}' || c == ']' || c == '"' || c <= ' ';
}

/* The exponent after `e`, clamped to ±EXPONENT_MAX; *text moves past it. */
static bool read_exponent(const uint8_t **text, int *exponent)
{
    const uint8_t *c = *text;
    bool negative = *c == '-';
    int value = 0;

    if (*c == '-' || *c == '+')
        c++;
    if (!text_is_digit(*c))
        return false;
    for (; text_is_digit(*c); c++)
        if (value < EXPONENT_MAX)
            value = value * 10 + (*c - '0');
    if (value > EXPONENT_MAX)
        value = EXPONENT_MAX;
    *exponent = negative ? -value : value;
    *text = c;
    return true;
}

/* The exact value of any decimal text: 0.digits times ten to the power of `point`. */
struct decimal {
    char digits[40]; /* significant ones, from the first that is not 0; more than int64
                        holds */
    int count;
    int point; /* at most ±2 EXPONENT_MAX */
    bool is_zero;
    bool longer; /* digits that are not 0 did not fit */
};

/* The text after the sign; false: not a number. */
static bool read_decimal(const uint8_t *text, struct decimal *out)
{
    int count = 0, point = 0, exponent = 0;
    bool seen_point = false, any = false, significant = false, longer = false;
    const uint8_t *c = text;

    for (; text_is_digit(*c) || (*c == '.' && !seen_point); c++) {
        if (*c == '.') {
            seen_point = true;
            continue;
        }
        any = true;
        significant = significant || *c != '0';
        if (!seen_point && significant && point < EXPONENT_MAX)
            point++;
        if (seen_point && !significant && point > -EXPONENT_MAX)
            point--;
        if (significant && count < (int)sizeof out->digits)
            out->digits[count++] = (char)*c;
        else
            longer = longer || *c != '0';
    }
    if (!any)
        return false;
    if (*c == 'e' || *c == 'E') {
        c++;
        if (!read_exponent(&c, &exponent))
            return false;
    }
    out->count = count;
    out->point = point + exponent;
    out->is_zero = !significant;
    out->longer = longer;
    return is_end(*c);
}

/* The digits of the value in nanoseconds are those of the text with the point moved; only
 * the first digit after the new point decides the rounding. */
static enum number_result slow_us_to_ns(const uint8_t *text, bool negative, int64_t *ns)
{
    struct decimal decimal;

    if (!read_decimal(text, &decimal))
        return NUMBER_NONE;
    const char *digits = decimal.digits;
    int count = decimal.count, places = decimal.point + 3; /* before the point, in ns */
    *ns = 0;
    if (decimal.is_zero || places < 0)
        return NUMBER_OK;
    uint64_t value = places > 19 ? LIMIT : 0;
    for (int i = 0; i < places && places <= 19; i++)
        value = value * 10 + (i < count ? (uint64_t)(digits[i] - '0') : 0);
    if (places < count && digits[places] >= '5')
        value++;
    bool outside = value >= LIMIT;
    value = outside ? LIMIT : value;
    *ns = negative ? -(int64_t)value : (int64_t)value;
    return outside ? NUMBER_OUT_OF_RANGE : NUMBER_OK;
}

/* number_digits(), and the value of these digits. */
static inline unsigned leading_digits(const uint8_t *text, uint64_t *value)
{
    unsigned count = number_digits(text);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    uint64_t v;

    if (count == 0)
        return 0;
    memcpy(&v, text, sizeof v);
    v ^= 0x3030303030303030ULL;
    /* Puts zeros in front, then makes numbers of two, four and eight digits. */
    v <<= 8 * (8 - count);
    v = v * 2561 >> 8;
    v = (v & 0x00FF00FF00FF00FFULL) * 6553601 >> 16;
    *value = (v & 0x0000FFFF0000FFFFULL) * 42949672960001ULL >> 32;
#else
    *value = 0;
    for (unsigned i = 0; i < count; i++)
        *value = *value * 10 + (uint64_t)(text[i] - '0');
#endif
    return count;
}

enum number_result number_us_to_ns(const uint8_t *text, int64_t *ns)
{
    bool negative = *text == '-';
    const uint8_t *start = text + (negative ? 1 : 0), *c = start;
    uint64_t value = 0;

    /* The ordinary case: up to 16 digits, and three decimals or none. */
    unsigned count = leading_digits(c, &value);
    c += count;
    if (count == 8) {
        static const uint32_t powers[] = {1,      10,      100,      1000,     10000,
                                          100000, 1000000, 10000000, 100000000};
        uint64_t more = 0;

        count = leading_digits(c, &more);
        value = value * powers[count] + more;
        c += count;
    }
    while (text_is_digit(*c) && c - start < 18)
        value = value * 10 + (uint64_t)(*c++ - '0');
    if (c == start || value > (LIMIT - 1000) / 1000)
        return slow_us_to_ns(start, negative, ns);
    if (is_end(*c)) {
        value *= 1000;
    } else if (*c == '.' && text_is_digit(c[1]) && text_is_digit(c[2]) &&
               text_is_digit(c[3]) && is_end(c[4])) {
        value = value * 1000 +
                (uint64_t)((c[1] - '0') * 100 + (c[2] - '0') * 10 + (c[3] - '0'));
    } else {
        return slow_us_to_ns(start, negative, ns);
    }
    *ns = negative ? -(int64_t)value : (int64_t)value;
    return NUMBER_OK;
}

static enum number_result finish_integer(uint64_t value, bool overflow, bool negative,
                                         int64_t *result)
{
    if (overflow || (negative && value > (uint64_t)INT64_MAX + 1))
        return NUMBER_OUT_OF_RANGE;
    *result = (int64_t)(negative ? 0 - value : value);
    return !negative && value > INT64_MAX ? NUMBER_WIDE : NUMBER_OK;
}

/* A whole number that is not written with digits only. */
static __attribute__((noinline)) enum number_result
whole_number(const uint8_t *text, bool negative, int64_t *result)
{
    struct decimal decimal;
    uint64_t value = 0;
    bool overflow = false;

    if (!read_decimal(text, &decimal))
        return NUMBER_NONE;
    while (decimal.count > 0 && decimal.digits[decimal.count - 1] == '0')
        decimal.count--;
    if (decimal.is_zero)
        return finish_integer(0, false, false, result);
    if (decimal.point > 20)
        return NUMBER_OUT_OF_RANGE; /* whole or not */
    if (decimal.point < decimal.count || decimal.longer)
        return NUMBER_NONE;
    for (int i = 0; i < decimal.point; i++) {
        uint64_t digit = i < decimal.count ? (uint64_t)(decimal.digits[i] - '0') : 0;

        overflow |= __builtin_mul_overflow(value, (uint64_t)10, &value);
        overflow |= __builtin_add_overflow(value, digit, &value);
    }
    return finish_integer(value, overflow, negative, result);
}

enum number_result number_integer(const uint8_t *text, int64_t *value)
{
    bool negative = *text == '-', overflow = false;
    const uint8_t *start = text + (negative ? 1 : 0), *c = start;
    uint64_t result = 0;

    c += leading_digits(c, &result);
    for (; text_is_digit(*c); c++) {
        overflow |= __builtin_mul_overflow(result, (uint64_t)10, &result);
        overflow |= __builtin_add_overflow(result, (uint64_t)(*c - '0'), &result);
    }
    if (c == start || !is_end(*c))
        return whole_number(start, negative, value);
    return finish_integer(result, overflow, negative, value);
}

enum number_result number_integer_text(const uint8_t *text, size_t length, bool hex,
                                       int64_t *value)
{
    const uint8_t *end = text + length;
    bool overflow = false;
    unsigned base = 10;
    uint64_t result = 0;

    while (text < end && text_is_blank(*text))
        text++;
    while (text < end && text_is_blank(end[-1]))
        end--;
    bool negative = text < end && *text == '-';
    if (text < end && (*text == '-' || *text == '+'))
        text++;
    if (hex && end - text > 2 && text[0] == '0' && (text[1] | 0x20) == 'x') {
        base = 16;
        text += 2;
    }
    if (text == end)
        return NUMBER_NONE;
    for (; text < end; text++) {
        int digit = text_hex_digit(*text);

        if (digit < 0 || digit >= (int)base)
            return NUMBER_NONE;
        overflow |= __builtin_mul_overflow(result, (uint64_t)base, &result);
        overflow |= __builtin_add_overflow(result, (uint64_t)digit, &result);
    }
    return finish_integer(result, overflow, negative, value);
}

bool number_double(const uint8_t *text, double *value)
{
    char copy[64];
    size_t length = 0;

    while (length < sizeof copy - 1 &&
           (text_is_digit(text[length]) || text[length] == '-' || text[length] == '+' ||
            text[length] == '.' || (text[length] | 0x20) == 'e')) {
        copy[length] = (char)text[length];
        length++;
    }
    copy[length] = '\0';
    if (length == 0 || !is_end(text[length]))
        return false;
    char *end;
    *value = strtod(copy, &end); /* the program never leaves the C locale */
    return *end == '\0' && isfinite(*value);
}
