/* See slow_number.h. */
#include "slow_number.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static size_t digits_at(const char *text, size_t at, size_t length)
{
    size_t end = at;

    while (end < length && isdigit((unsigned char)text[end]))
        end++;
    return end - at;
}

/* The parts of the text; false when it is no number. */
struct parts {
    const char *whole, *fraction;
    size_t whole_length, fraction_length;
    bool negative;
    long exponent;
};

static bool split(const char *text, size_t length, struct parts *parts)
{
    size_t at = 0;

    memset(parts, 0, sizeof *parts);
    if (at < length && text[at] == '-') {
        parts->negative = true;
        at++;
    }
    parts->whole = text + at;
    parts->whole_length = digits_at(text, at, length);
    at += parts->whole_length;
    if (at < length && text[at] == '.') {
        at++;
        parts->fraction = text + at;
        parts->fraction_length = digits_at(text, at, length);
        at += parts->fraction_length;
    }
    if (parts->whole_length + parts->fraction_length == 0)
        return false;
    if (at < length && (text[at] == 'e' || text[at] == 'E')) {
        bool negative = false;

        at++;
        if (at < length && (text[at] == '-' || text[at] == '+'))
            negative = text[at++] == '-';
        size_t digits = digits_at(text, at, length);
        if (digits == 0)
            return false;
        for (size_t i = 0; i < digits; i++)
            if (parts->exponent < 100000000)
                parts->exponent = parts->exponent * 10 + (text[at + i] - '0');
        parts->exponent = negative ? -parts->exponent : parts->exponent;
        at += digits;
    }
    return at == length;
}

enum number_result slow_us_to_ns(const char *text, size_t length, int64_t *ns)
{
    const int64_t limit = ((int64_t)1 << 62) - ((int64_t)1 << 47);
    struct parts parts;

    if (!split(text, length, &parts))
        return NUMBER_NONE;
    /* All digits in a row, with the point after the first `point` of them. */
    size_t count = parts.whole_length + parts.fraction_length;
    char *digits = malloc(count + 1), *first = digits;
    if (parts.whole_length > 0)
        memcpy(digits, parts.whole, parts.whole_length);
    if (parts.fraction_length > 0)
        memcpy(digits + parts.whole_length, parts.fraction, parts.fraction_length);
    long point = (long)parts.whole_length + parts.exponent + 3;
    for (; count > 0 && *first == '0'; first++, count--)
        point--;
    int64_t value = 0;
    for (long i = 0; count > 0 && i < point && value < limit; i++)
        value = value > limit / 10 ? limit
                                   : value * 10 + (i < (long)count ? first[i] - '0' : 0);
    if (count > 0 && point >= 0 && point < (long)count && first[point] >= '5')
        value++; /* halves go away from zero: the sign comes last */
    free(digits);
    bool outside = value >= limit;
    value = outside ? limit : value;
    *ns = parts.negative ? -value : value;
    return outside ? NUMBER_OUT_OF_RANGE : NUMBER_OK;
}
