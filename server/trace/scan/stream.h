/* The uncompressed bytes of a trace file and their tokens, in blocks. Each block follows
 * directly after the bytes of the block before that the reader could not use yet.
 *
 * Memory: 8 slots of 384 KiB of bytes and at most 0.8 MB of tokens (5 bytes per token;
 * real traces have one token in 9 bytes), 64 KiB of input and the decoder; when a carried
 * tail is longer than 256 KiB, one side buffer of at most STREAM_CARRY_MAX + 128 KiB. */
#ifndef TRACEDIFF_TRACE_SCAN_STREAM_H
#define TRACEDIFF_TRACE_SCAN_STREAM_H

#include "base/error.h"
#include "base/progress.h"
#include "base/seal.h"
#include "trace/scan/index.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A carried tail is never longer; the reader skips a longer event. */
#define STREAM_CARRY_MAX ((size_t)2 << 20)

/* How far gzip may inflate; beyond that, reading fails (ERROR_LIMIT, inflates_too_far).
 * The ratio is checked once this many bytes have come out. */
#define STREAM_RAW_MAX ((uint64_t)1 << 40)
#define STREAM_RATIO_MAX 500u
#define STREAM_RATIO_FROM ((uint64_t)64 << 20)

struct stream;

/* Opens a plain file; gzip is told by its first bytes. `two_threads`: inflate ahead on a
 * second thread, when there is more than one block; tokens and hash are made there or by
 * the reader, whichever has time. `index`: makes the tokens; NULL: no tokens. `key`:
 * makes the seals; NULL: no seals. `name` is for messages. Both are borrowed. */
int stream_open(const char *path, const char *name, bool two_threads,
                index_function *index, const struct seal_key *key,
                struct progress *progress, struct stream **out, struct error *error);
void stream_close(struct stream *stream); /* NULL is fine */

/* The current bytes: bytes[start..length), followed by at least 64 readable bytes, which
 * the reader may overwrite. Valid until the next stream_next(). */
struct stream_window {
    uint8_t *bytes;
    size_t start, length;
    bool at_end; /* this is the last window */
    /* The tokens from `start` on, and sentinels, as positions in `bytes`, on the
     * understanding that the file is JSON from its first byte on; NULL: not known. */
    const uint32_t *tokens;
    const uint8_t *kinds;
    size_t token_count;
};

/* Moves on: the next window has bytes[from..length) of this one, then new bytes. Begins
 * with a window of zeros. Returns 0, or an error of reading (damage is none). */
int stream_next(struct stream *stream, struct stream_window *window, size_t from,
                struct error *error);

/* Known once the end was reached. */
struct stream_summary {
    uint64_t raw_bytes, disk_bytes;
    uint64_t hash[2], disk_hash[2]; /* XXH3-128: low, high */
    struct seal seal, disk_seal;    /* with a key only */
    bool gzip;
    bool truncated;          /* gzip ended inside a member */
    bool damaged;            /* gzip went wrong; what came before was delivered */
    uint64_t damage_at;      /* byte of the file on disk */
    uint64_t trailing_bytes; /* after the gzip data */
};
/* Reads the rest of the file (for its hash), then fills the result. */
int stream_finish(struct stream *stream, struct stream_summary *out, struct error *error);

#endif
