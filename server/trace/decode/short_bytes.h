/* Compares short byte strings without a call: names and places of events are compared
 * millions of times. */
#ifndef TRACEDIFF_TRACE_DECODE_SHORT_BYTES_H
#define TRACEDIFF_TRACE_DECODE_SHORT_BYTES_H

#include "trace/scan/raw_event.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Equality: words from both ends may overlap. */
static inline bool same_bytes(const void *left, const void *right, size_t length)
{
    const char *a = left, *b = right;
    uint64_t x, y;

    if (length < 8) {
        if (length >= 4) {
            uint32_t v, w;

            memcpy(&v, a, 4);
            memcpy(&w, b, 4);
            a += length - 4;
            b += length - 4;
            x = v ^ w;
            memcpy(&v, a, 4);
            memcpy(&w, b, 4);
            return (x | (v ^ w)) == 0;
        }
        return length == 0 || (a[0] == b[0] && a[length / 2] == b[length / 2] &&
                               a[length - 1] == b[length - 1]);
    }
    for (size_t i = 0; i + 8 <= length; i += 8) {
        memcpy(&x, a + i, 8);
        memcpy(&y, b + i, 8);
        if (x != y)
            return false;
    }
    memcpy(&x, a + length - 8, 8);
    memcpy(&y, b + length - 8, 8);
    return x == y;
}

static inline uint64_t mix(uint64_t value)
{
    value *= 0x9E3779B97F4A7C15ULL;
    return value ^ value >> 32;
}

/* Up to 8 bytes as a number; always reads 8, which the padding of the windows allows. */
static inline uint64_t first_bytes(const struct span *span)
{
    uint64_t value;

    memcpy(&value, span->bytes, sizeof value);
    if (span->length >= 8)
        return value;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return value & (((uint64_t)1 << (8 * span->length)) - 1);
#else
    return span->length == 0 ? 0 : value >> (64 - 8 * span->length);
#endif
}

/* The slot of a mark, from the highest bits of its product with an odd number; `slots` is
 * a power of two. */
static inline uint32_t recent_slot(uint64_t mark, uint32_t slots)
{
    return (uint32_t)(mark * 0x9E3779B97F4A7C15ULL >> 32) & (slots - 1);
}

#endif
