/* Numbers of JSON, from their decimal text. */
#ifndef TRACEDIFF_TRACE_NUMBER_H
#define TRACEDIFF_TRACE_NUMBER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum number_result {
    NUMBER_OK,
    NUMBER_NONE,        /* not a number: literal, NaN, empty, garbage */
    NUMBER_OUT_OF_RANGE /* a number, but not in int64 */
};

/* Microseconds in decimal text -> nanoseconds: digits beyond the third decimal are
 * rounded to the nearest, halves away from zero; exponents are allowed. The text must be
 * followed by a byte that cannot continue a number (in our buffers there is always one);
 * the number must end at a blank, a comma, a bracket, a quote or NUL. Results are within
 * ±(2^62 - 2^47); beyond, *ns is that limit with the sign of the number. */
enum number_result number_us_to_ns(const uint8_t *text, int64_t *ns);

/* A decimal integer with optional sign; NUMBER_NONE for anything else ("7.5", "1e3"). */
enum number_result number_integer(const uint8_t *text, int64_t *value);

/* The same for bytes of a given length; with `hex`, also "0x1f". */
enum number_result number_integer_text(const uint8_t *text, size_t length, bool hex,
                                       int64_t *value);

/* A finite JSON number as a double; false for anything else. At most 63 characters. */
bool number_double(const uint8_t *text, double *value);

#endif
