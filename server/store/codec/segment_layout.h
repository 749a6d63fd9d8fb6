/* Segments: up to 16,384 events of one file, in file order, as compressed columns.
 *
 * `ops` blob: varint number of distinct ops, then their numbers in the set as varints,
 * the most frequent first; the column op holds indices into this list.
 *
 * `columns` blob: byte 2 (version), then varints: ts of the first row (zigzag), units of
 * ts, dur and nested (1 or 1000 ns, so traces in whole microseconds take less room),
 * number of copies, number of rows with a sequence number, and the length in bytes of
 * each column; then the columns (column.h):
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
#ifndef TRACEDIFF_STORE_CODEC_SEGMENT_LAYOUT_H
#define TRACEDIFF_STORE_CODEC_SEGMENT_LAYOUT_H

#include <stddef.h>
#include <stdint.h>

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

#endif
