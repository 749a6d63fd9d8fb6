/* Numbers of JSON, from their decimal text. */
#ifndef TRACEDIFF_TRACE_NUMBER_H
#define TRACEDIFF_TRACE_NUMBER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum number_result {
    NUMBER_OK,
    NUMBER_NONE, /* not a number: literal, NaN, empty, garbage */
    NUMBER_WIDE, /* an integer over INT64_MAX, but in uint64; the value is its bits */
    NUMBER_OUT_OF_RANGE /* a number, but in neither range */
};

/* Times are within ± this, so that their differences, plus a day, fit into int64. */
#define NUMBER_NS_MAX (((int64_t)1 << 62) - ((int64_t)1 << 47))

/* Microseconds in decimal text -> nanoseconds: digits beyond the third decimal are
 * rounded to the nearest, halves away from zero; exponents are allowed. The text must be
 * followed by a byte that cannot continue a number (in our buffers there is always one);
 * the number must end at a blank, a comma, a bracket, a quote or NUL. Results are within
 * ±NUMBER_NS_MAX; beyond, *ns is that limit with the sign of the number. */
enum number_result number_us_to_ns(const uint8_t *text, int64_t *ns);

/* How many digits the next 8 bytes, which must be readable, begin with. */
static inline unsigned number_digits(const uint8_t *text)
{
    unsigned count = 0;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    uint64_t v;

    memcpy(&v, text, sizeof v);
    v ^= 0x3030303030303030ULL; /* digits become 0 .. 9 */
    v = ((v + 0x7676767676767676ULL) | v) & 0x8080808080808080ULL;
    count = v == 0 ? 8 : (unsigned)__builtin_ctzll(v) / 8;
#else
    while (count < 8 && text[count] >= '0' && text[count] <= '9')
        count++;
#endif
    return count;
}

/* A JSON number that is whole, however it is written: 7, 7.0, 7e0, 70e-1. NUMBER_NONE for
 * anything else ("7.5", "true"). */
enum number_result number_integer(const uint8_t *text, int64_t *value);

/* The same for the bytes of a string: decimal digits, perhaps with a sign, and nothing
 * else ("7.0" is NUMBER_NONE) except blanks, tabs and line ends around it. With `hex`,
 * also "0x1f". */
enum number_result number_integer_text(const uint8_t *text, size_t length, bool hex,
                                       int64_t *value);

/* A finite JSON number as a double; false for anything else. At most 63 characters. */
bool number_double(const uint8_t *text, double *value);

#endif
