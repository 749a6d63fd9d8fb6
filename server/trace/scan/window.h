/* What the reader of a stream gets: the current bytes, and at the end the facts about the
 * file. */
#ifndef TRACEDIFF_TRACE_SCAN_WINDOW_H
#define TRACEDIFF_TRACE_SCAN_WINDOW_H

#include "base/seal.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The current bytes: bytes[start..length), followed by at least 64 readable bytes, which
 * the reader may overwrite. Valid until the next stream_next(). */
struct stream_window {
    uint8_t *bytes;
    size_t start, length;
    bool at_end; /* this is the last window */
    /* The tokens from `start` on, and sentinels, as positions in `bytes`, assuming that
     * the file is JSON from its first byte on; NULL: not known. */
    const uint32_t *tokens;
    const uint8_t *kinds;
    size_t token_count;
};

/* How far gzip may inflate; beyond that, reading fails (ERROR_LIMIT, inflates_too_far).
 * The ratio is checked once this many bytes have come out. */
#define STREAM_RAW_MAX ((uint64_t)1 << 40)
#define STREAM_RATIO_MAX 500u
#define STREAM_RATIO_FROM ((uint64_t)64 << 20)

/* Known once the end was reached. */
struct stream_summary {
    uint64_t raw_bytes, disk_bytes;
    uint64_t hash[2], disk_hash[2]; /* XXH3-128: low, high */
    struct seal seal, disk_seal;    /* with a key only */
    bool gzip;
    bool truncated;          /* gzip ended inside a member */
    bool damaged;            /* gzip is damaged; the bytes before that were delivered */
    uint64_t damage_at;      /* byte of the file on disk */
    uint64_t trailing_bytes; /* after the gzip data */
};

#endif
