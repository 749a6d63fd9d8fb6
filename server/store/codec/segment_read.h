/* Segments read back (segment_layout.h). */
#ifndef TRACEDIFF_STORE_CODEC_SEGMENT_READ_H
#define TRACEDIFF_STORE_CODEC_SEGMENT_READ_H

#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

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
bool segment_reader_init(struct segment_reader *reader);
void segment_reader_free(struct segment_reader *reader);

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

#endif
