/* Segments on their way into a set file (segment_layout.h). */
#ifndef TRACEDIFF_STORE_CODEC_SEGMENT_WRITE_H
#define TRACEDIFF_STORE_CODEC_SEGMENT_WRITE_H

#include "base/buffer.h"
#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stdint.h>

/* How a recording's numbers become those of the set. */
struct segment_maps {
    const uint32_t *op, *inputs;
};

struct segment_writer {
    uint64_t *values;           /* SEGMENT_ROWS */
    uint32_t *local;            /* by op of the recording: index into `distinct`, + 1 */
    uint32_t *distinct;         /* ops of the recording in this segment */
    uint32_t *frequency;        /* of distinct[i] */
    uint32_t op_count;          /* elements of `local` */
    struct buffer ops, columns; /* the result */
    int64_t min_ts, max_end;
};

/* False when memory is refused. */
bool segment_writer_init(struct segment_writer *writer, uint32_t op_count);
void segment_writer_free(struct segment_writer *writer);
/* Encodes rows first .. first + rows - 1 into the writer's `ops`, `columns`, `min_ts` and
 * `max_end`. *copy is the recording's first copy at or after the first row; it moves past
 * the segment. False when memory is refused. */
bool segment_encode(struct segment_writer *writer,
                    const struct trace_recording *recording,
                    const struct segment_maps *maps, uint32_t first, uint32_t rows,
                    uint32_t *copy);

#endif
