#ifndef TRACEDIFF_STORE_CELLS_H
#define TRACEDIFF_STORE_CELLS_H

#include "base/arena.h"
#include "base/error.h"
#include "base/text.h"
#include "trace/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- column ---- */

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

/* ---- cells ---- */

/* Cells: sums of the ops of one step (or of many) as one compact blob.
 *
 *   byte 0      version, 2
 *   byte 1..6   width in bytes of each column, 0 (every value is 0) to 8
 *   byte 7      0
 *   byte 8..11  number of cells, little-endian
 *   byte 12..15 number of patches, little-endian
 *   then the columns, each `number of cells` little-endian values of its width:
 *     op       number of the op in the set - that of the cell before - 1; for the
 *              first cell its number
 *     count    rows
 *     total    ns
 *     nested   total - self, ns
 *     min      ns
 *     spread   max - min, ns
 *   then the patches, 13 bytes each: column (1), index of the cell (4), value (8)
 *   then 8 unused bytes, so that one load of 8 bytes reads any value
 *
 * With fixed widths, reading a column is one tight loop. Differences make the widths
 * small. The few values that would make a column wide are patches: their place in the
 * column holds 0. */

/* More distinct ops than this in one set are refused; bounds the arrays below. */
#define CELLS_OPS_MAX ((uint32_t)1 << 22)
/* The longest possible blob: at most 4 + 5 * 8 bytes per cell, plus the framing. A patch
 * is made only if it saves bytes. */
#define CELLS_BLOB_BYTES_MAX ((size_t)CELLS_OPS_MAX * 44 + 24)

#define CELLS_BLOCK 64u

/* Unfinished sums, as dense arrays indexed by op; zeroed, it is empty. 40 bytes per op of
 * the set. */
struct cells {
    struct budget *budget; /* of the memory; NULL: none */
    struct arena *arena;   /* of the arrays; NULL: there are none yet */
    size_t capacity;       /* of every array */
    int64_t *count;        /* 0: the op does not occur */
    int64_t *total, *nested, *min, *max;
    /* For each block of CELLS_BLOCK ops, whether one of them may occur: so emptying and
     * encoding sparse cells need not look at all ops. capacity / CELLS_BLOCK elements. */
    unsigned char *used;
    uint32_t *op; /* scratch of cells_add_blob(): `scratch_capacity` elements */
    int64_t *value, *other, *third;
    size_t scratch_capacity;
};

void cells_free(struct cells *cells); /* also the cleanup function */
#define CLEANUP_CELLS CLEANUP(cells_free)
void cells_clear(struct cells *cells);

/* These return false if the cell or the blob is damaged. */

/* Adds one cell. Counts and totals saturate at INT64_MAX. */
bool cells_add(struct cells *cells, const struct trace_cell *cell);
/* Adds every cell of a blob; nothing is read beyond `length`. */
bool cells_add_blob(struct cells *cells, const void *blob, size_t length);

/* The result of cells_read() for one blob; points into the scratch. */
struct cells_read {
    uint32_t count; /* of cells, in order of their ops */
    const uint32_t *ops;
    const int64_t *counts, *totals, *nested;
};
/* Decodes only the ops, counts and times of a blob into the scratch of `cells`, where
 * they stay until its next use; adds nothing. */
bool cells_read(struct cells *cells, const void *blob, size_t length,
                struct cells_read *out);

/* The number of cells; they are put into `list`, ascending by op, unless it is NULL. */
size_t cells_list(const struct cells *cells, struct trace_cell *list);
/* Appends the blob. False when memory is refused or the buffer is full. */
bool cells_encode(struct cells *cells, struct buffer *out);
/* The same from a list that ascends by op. */
bool cells_encode_list(const struct trace_cell *list, size_t count, struct buffer *out);

#endif
