#ifndef TRACEDIFF_TRACE_STREAM_H
#define TRACEDIFF_TRACE_STREAM_H

#include "base/error.h"
#include "base/hash.h"
#include "base/system.h"
#include "trace/index.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <xxhash.h>

/* ---- window ---- */

/* What the reader of a stream gets: the current bytes, and at the end the facts about the
 * file. */

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

/* ---- slot ---- */

/* Part of the stream: one block of uncompressed bytes, room in front of it for bytes that
 * are carried over, and the tokens of both. */

#define SLOT_BLOCK ((size_t)128 << 10)
#define SLOT_HEADROOM ((size_t)256 << 10)
#define SLOT_PADDING ((size_t)64)
#define SLOT_TOKENS_HEADROOM ((size_t)16 << 10) /* for the carried bytes */
#define SLOT_TOKENS_ROOM                                                                 \
    (SLOT_TOKENS_HEADROOM + SLOT_BLOCK + INDEX_SENTINELS + INDEX_ROOM)

struct slot {
    uint8_t *bytes;   /* SLOT_HEADROOM + SLOT_BLOCK + SLOT_PADDING */
    size_t length;    /* of the block */
    uint32_t *tokens; /* SLOT_TOKENS_ROOM; the block's begin after the headroom */
    uint8_t *kinds;
    size_t token_count;
    bool at_end;
    int errno_value; /* of a failed read; 0: fine */
};

/* ---- inflate ---- */

/* Inflates gzip, with ISA-L's igzip if it is available, otherwise with zlib. Several
 * members in a row are one stream. */

struct inflater;

enum inflate_result {
    INFLATE_MORE_INPUT,  /* the input is used up, give more */
    INFLATE_OUTPUT_FULL, /* the output is full, there is more */
    INFLATE_END,         /* a member ended, and no other member follows */
    INFLATE_DAMAGED      /* not gzip, or its checksum is wrong */
};

/* NULL when memory is refused. The decoder takes about 90 KiB. */
struct inflater *inflater_new(void);
void inflater_free(struct inflater *inflater);

/* Inflates from *in (of *in_length bytes) to out; advances *in and *in_length; *produced
 * says how many bytes of out[0..capacity) were written, whatever the result. */
enum inflate_result inflater_run(struct inflater *inflater, const uint8_t **in,
                                 size_t *in_length, uint8_t *out, size_t capacity,
                                 size_t *produced);

/* Whether the input may end here: between members, not inside one. */
int inflater_at_end(const struct inflater *inflater);

/* ---- source ---- */

/* Part of the stream: the file and its uncompressed bytes, one slot after another. One
 * thread fills the slots in turn; any thread finishes them in turn. */

struct source {
    const char *name;
    struct progress *progress;
    int fd;
    struct inflater *inflater; /* NULL: not gzip */
    uint8_t *input;
    const uint8_t *input_next;
    size_t input_length;
    bool input_ended;
    /* The hashes of the uncompressed bytes and of the file. For a plain file they are the
     * same: the second is made only for gzip. */
    XXH3_state_t *raw_hash, *disk_hash;
    struct sealer *raw_sealer, *disk_sealer; /* NULL: no seals are wanted */
    struct stream_summary summary;
    index_function *index; /* NULL: no tokens */
    struct index_state index_state;
};

/* Makes hash and tokens of a slot that was filled. */
void source_finish_slot(struct source *source, struct slot *slot);

/* ---- stream ---- */

/* The uncompressed bytes of a trace file and their tokens, in blocks. Each block follows
 * directly after the bytes of the block before that the reader could not use yet.
 *
 * Memory: 8 slots of 384 KiB of bytes and at most 0.8 MB of tokens (5 bytes per token;
 * real traces have one token in 9 bytes), 64 KiB of input and the decoder; when a carried
 * tail is longer than 256 KiB, one side buffer of at most STREAM_CARRY_MAX + 128 KiB. */

/* A carried tail is never longer than this; the reader skips a longer event. */
#define STREAM_CARRY_MAX ((size_t)2 << 20)

struct stream;

/* Opens a plain file; gzip is recognised by its first bytes. `two_threads`: inflate ahead
 * on a second thread, when there is more than one block; tokens and hash are made there
 * or by the reader, whichever has time. `index`: makes the tokens; NULL: no tokens.
 * `key`: makes the seals; NULL: no seals. `name` is for messages. Both are borrowed. */
int stream_open(const char *path, const char *name, bool two_threads,
                index_function *index, const struct seal_key *key,
                struct progress *progress, struct stream **out, struct error *error);
void stream_close(struct stream *stream); /* NULL is fine */

/* Moves on: the next window has bytes[from..length) of this one, then new bytes. Begin
 * with a window of zeros. Returns 0, or an error of reading (damage is no error). */
int stream_next(struct stream *stream, struct stream_window *window, size_t from,
                struct error *error);

/* Reads the rest of the file (for its hash), then fills the result. */
int stream_finish(struct stream *stream, struct stream_summary *out, struct error *error);

#endif
