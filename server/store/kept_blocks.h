/* Blocks: up to 4,096 instants `[memory]`, or rows with facts of a collective, of one
 * file in file order, or samples of one counter in order of time: byte 1 (version), then
 * compressed columns (column.h) one after the other. A value that the trace does not
 * state is 0 and has no bit in `fields` or `known`.
 *
 * Of instants:
 *   ts          zigzag(ts - ts before)
 *   place       place.id
 *   fields      enum trace_memory_field
 *   bytes       zigzag
 *   address     zigzag(address - address before)
 *   allocated   zigzag(allocated - (allocated before + bytes))
 *   reserved    zigzag(reserved - reserved before)
 *   device_type zigzag
 *   device_id   zigzag
 *
 * Of collectives:
 *   row         row - row before; for the first its row
 *   known, wide bits by enum trace_collective_number
 *   texts       six columns, enum trace_collective_text: 1 + argument.id, 0: not stated
 *   numbers     eight columns, enum trace_collective_number: zigzag(number - number
 *               before), of stated numbers only
 *
 * Of samples:
 *   ts          ts - ts before; for the first zigzag(ts)
 *   value       the bytes of the double in the other order */
#ifndef TRACEDIFF_STORE_KEPT_BLOCKS_H
#define TRACEDIFF_STORE_KEPT_BLOCKS_H

#include "base/arena.h"
#include "base/text.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define KEPT_BLOCK_ROWS ((uint32_t)4096)
/* No block is longer: 10 bytes per value, 17 columns. */
#define KEPT_BLOCK_BYTES_MAX ((size_t)KEPT_BLOCK_ROWS * 180)

/* Append a block of up to KEPT_BLOCK_ROWS. `arguments`: the numbers in the set of the
 * recording's texts. */
void memory_block_encode(struct arena *arena, const struct trace_memory *instants,
                         uint32_t count, struct buffer *out);
void collective_block_encode(const struct trace_collective *rows, uint32_t count,
                             const uint32_t *arguments, struct buffer *out);

/* Which numbers may occur: the bytes are not trusted. */
struct block_limits {
    uint32_t places, arguments, file_rows;
    uint32_t after; /* rows of collectives are this one or later ones */
};

/* Decode exactly `count` of them; texts are numbers of the set. False if the bytes are
 * damaged or exceed the limits. */
bool memory_block_decode(const void *bytes, size_t length,
                         const struct block_limits *limits, struct trace_memory *out,
                         uint32_t count);
bool collective_block_decode(const void *bytes, size_t length,
                             const struct block_limits *limits,
                             struct trace_collective *out, uint32_t count);

void counter_block_encode(const struct trace_sample *samples, uint32_t count,
                          struct buffer *out);
/* The sums of the samples are left 0. */
bool counter_block_decode(const void *bytes, size_t length, struct trace_sample *out,
                          uint32_t count);

#endif
