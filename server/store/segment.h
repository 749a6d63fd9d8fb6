#ifndef TRACEDIFF_STORE_SEGMENT_H
#define TRACEDIFF_STORE_SEGMENT_H

#include "base/arena.h"
#include "base/text.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- segment layout ---- */

/* Segments: up to 16,384 events of one file, in file order, as compressed columns.
 *
 * `ops` blob: varint number of distinct ops, then their numbers in the set as varints,
 * the most frequent first; the column op holds indices into this list.
 *
 * `columns` blob: byte 2 (version), then varints: ts of the first row (zigzag), units of
 * ts, dur and nested (1 or 1000 ns, so traces in whole microseconds take less room),
 * number of copies, number of rows with a sequence number, and the length in bytes of
 * each column; then the columns (cells.h):
 *
 *   op           index into `ops`
 *   place        place.id
 *   ts           zigzag(ts - ts of the row before), in its unit; 0 for the first
 *   dur          in its unit
 *   nested       dur - self, in its unit
 *   correlated   1 if the row has a correlation, 2 if that is over INT64_MAX
 *   correlation  of those rows: zigzag(number - number before on the same side); the
 *                sides are device work and all other rows
 *   launch       of device rows: 0 without a launch, else 1 + zigzag(distance - distance
 *                before), distance = row - row of the launch
 *   inputs       of the other rows: 0 without inputs, else 1 + inputs.id
 *   copy_row     rows of copies, as differences
 *   copy_bytes   1 + bytes
 *   bandwidth    of copies: 8 bytes each, IEEE little-endian, no encoding byte
 *   sequence_row rows with a sequence number, as differences
 *   sequence     zigzag(number - number before); rows with a forward thread and rows
 *                without one count separately
 *   thread       forward thread; 0: none */

#define SEGMENT_ROWS ((uint32_t)16384)
/* No segment is longer than this: 10 bytes per value, 15 columns. */
#define SEGMENT_BYTES_MAX ((size_t)SEGMENT_ROWS * 160)

/* The columns, in their order in the blob. */
#define SEGMENT_VERSION 2

enum segment_column {
    SEGMENT_OP,
    SEGMENT_PLACE,
    SEGMENT_TS,
    SEGMENT_DUR,
    SEGMENT_NESTED,
    SEGMENT_CORRELATED,
    SEGMENT_CORRELATION,
    SEGMENT_LAUNCH,
    SEGMENT_INPUTS,
    SEGMENT_COPY_ROW,
    SEGMENT_COPY_BYTES,
    SEGMENT_BANDWIDTH,
    SEGMENT_SEQUENCE_ROW,
    SEGMENT_SEQUENCE,
    SEGMENT_THREAD,
    SEGMENT_COLUMNS
};

/* ---- segment read ---- */

/* Segments read back. */

/* Which numbers may occur: the bytes are not trusted. */
struct segment_limits {
    const uint8_t *sides;  /* by op */
    const uint32_t *op_of; /* by op: its number in the set, ascending; NULL: the same */
    uint32_t ops, places, inputs;
    uint32_t file_rows;
};

/* The decoded columns, `rows` elements each; NULL: not wanted. */
struct segment_columns {
    uint32_t *op, *place, *link;
    int64_t *ts, *dur, *self;
    int64_t *correlation; /* 0 for rows without one */
    uint8_t *correlated;
    struct trace_copy *copies; /* room for `rows`; `row` counts from the file's start */
    uint32_t copy_count;       /* out */
    struct trace_sequence *sequences; /* likewise */
    uint32_t sequence_count;
};

struct segment_reader {
    uint64_t *values; /* SEGMENT_ROWS */
    uint32_t *distinct;
    uint8_t *device; /* by row */
    uint32_t *op;    /* by row, if the caller does not want it */
};
void segment_reader_init(struct segment_reader *reader, struct arena *arena);

struct segment_bytes {
    uint32_t first, rows; /* 1 .. SEGMENT_ROWS */
    const void *ops, *columns;
    size_t ops_length, columns_length;
};

/* False if the bytes are damaged or exceed the limits. */
bool segment_decode(struct segment_reader *reader, const struct segment_limits *limits,
                    const struct segment_bytes *bytes, struct segment_columns *out);
/* Writes the numbers of the distinct ops of a segment to `out`, which has room for
 * SEGMENT_ROWS. False if the bytes are damaged. */
bool segment_list_ops(const void *ops, size_t length, uint32_t *out, uint32_t *count);
/* Whether one of the ops of the segment is marked; true for damaged bytes, which the
 * decoding then reports. */
bool segment_has_op(const void *ops, size_t length, const uint8_t *marked,
                    uint32_t op_count);

/* ---- segment write ---- */

/* Segments on their way into a set file. */

/* How a recording's numbers become those of the set. */
struct segment_maps {
    const uint32_t *op, *inputs;
};

struct segment_writer {
    uint64_t *values;    /* SEGMENT_ROWS */
    uint32_t *local;     /* by op of the recording: index into `distinct`, + 1 */
    uint32_t *distinct;  /* ops of the recording in this segment */
    uint32_t *frequency; /* of distinct[i] */
    struct segment_frequency {
        uint32_t op, count, in_set; /* in_set: the op's number in the set */
    } * order;
    struct buffer ops, columns; /* the result */
    int64_t min_ts, max_end;
};

void segment_writer_init(struct segment_writer *writer, struct arena *arena,
                         uint32_t op_count);
void segment_writer_free(struct segment_writer *writer);
/* Encodes rows first .. first + rows - 1 into the writer's `ops`, `columns`, `min_ts` and
 * `max_end`. *copy is the recording's first copy at or after the first row; it moves past
 * the segment. False when memory is refused. */
bool segment_encode(struct segment_writer *writer,
                    const struct trace_recording *recording,
                    const struct segment_maps *maps, uint32_t first, uint32_t rows,
                    uint32_t *copy);

/* ---- kept blocks ---- */

/* Blocks: up to 4,096 instants `[memory]`, or rows with facts of a collective, of one
 * file in file order, or samples of one counter in order of time: byte 1 (version), then
 * compressed columns (cells.h) one after the other. A value that the trace does not
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
