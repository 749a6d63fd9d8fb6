/* What the devices of one recording did in the steps at every moment: the row that the
 * moment belongs to, and the gaps in which no row runs. Pure. */
#ifndef TRACEDIFF_DIAGNOSIS_TIMELINE_H
#define TRACEDIFF_DIAGNOSIS_TIMELINE_H

#include "trace/decode/recording.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A window of time that counts, and its bin in the ledger. */
struct timeline_window {
    int64_t start, end;
    uint32_t bin;
};

/* Time of the steps that a device row has. */
struct timeline_piece {
    uint32_t row, bin;
    int64_t length; /* ns */
};

/* A part of a gap. */
struct timeline_gap {
    int64_t start, end;
    uint32_t bin;
    uint32_t launch; /* row of the launch that ends the gap; TRACE_NONE */
    uint8_t sort; /* enum ledger_idle_sort; LEDGER_IN_CALL: what the host did is not known
                     yet */
};

struct timeline {
    struct timeline_piece *pieces;
    size_t piece_count, piece_capacity;
    struct timeline_gap *gaps; /* in order of time */
    size_t gap_count, gap_capacity;
    bool has_device_rows;
};

/* `windows`: in order of time, without overlap. False when memory is refused or the
 * budget of the recording is over. */
bool timeline_make(const struct trace_recording *recording,
                   const struct timeline_window *windows, size_t window_count,
                   struct timeline *out);
void timeline_free(struct timeline *timeline); /* also the cleanup function */

#endif
