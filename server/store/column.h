/* A column of unsigned integers as bytes, in the smallest of five encodings; the first
 * byte says which encoding. A "varint" has seven bits per byte, lowest first; the top bit
 * says that more bytes follow.
 *
 *   0 plain   every value as a varint
 *   1 runs    (value, how often) pairs of varints
 *   2 gaps    (values 0 skipped, value) pairs of varints for the values that are not 0
 *   3 bitmap  one bit per value (is it not 0?), lowest first, then the values that are
 *             not 0 as varints
 *   4 bits    the bitmap alone; every value that is not 0 is 1 */
#ifndef TRACEDIFF_STORE_COLUMN_H
#define TRACEDIFF_STORE_COLUMN_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A place in bytes that are not trusted. */
struct column_reader {
    const unsigned char *next, *end;
};

void column_append_varint(struct buffer *out, uint64_t value);
/* False at the end of the bytes or for more than 64 bits. */
bool column_read_varint(struct column_reader *reader, uint64_t *value);

void column_encode(struct buffer *out, const uint64_t *values, uint32_t count);
/* Decodes exactly `count` values and leaves the reader after them; false if the bytes are
 * damaged. */
bool column_decode(struct column_reader *reader, uint64_t *values, uint32_t count);

/* Signed to unsigned so that small magnitudes are small: 0, -1, 1, -2 → 0, 1, 2, 3. */
static inline uint64_t zigzag(int64_t value)
{
    return ((uint64_t)value << 1) ^ (uint64_t)(value >> 63);
}

static inline int64_t unzigzag(uint64_t value)
{
    return (int64_t)((value >> 1) ^ (0 - (value & 1)));
}

#endif
