/* Stage 2 of the scanner: one event of `traceEvents`, walked along its tokens.
 *
 * Nothing is copied or unescaped: an event consists of numbers and of spans into the
 * piece of JSON that was indexed. Values that the decoder does not keep are skipped by
 * their tokens. */
#ifndef TRACEDIFF_TRACE_SCAN_WALK_H
#define TRACEDIFF_TRACE_SCAN_WALK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct span {
    const uint8_t *bytes; /* raw: escapes as in the file; for scalars the literal */
    uint32_t length;
};

enum walk_field {
    WALK_TS = 1 << 0, /* .ts is set; without it ts is missing or not a number */
    WALK_DUR = 1 << 1,
    WALK_TS_RANGE = 1 << 2, /* a number, but out of range; .ts is the limit */
    WALK_DUR_RANGE = 1 << 3,
    WALK_STREAM = 1 << 4,
    WALK_DEVICE = 1 << 5,
    WALK_CORRELATION = 1 << 6,
    WALK_BYTES = 1 << 7,
    WALK_BANDWIDTH = 1 << 8,     /* finite */
    WALK_BANDWIDTH_BAD = 1 << 9, /* there, but not a finite number */
    WALK_COLLECTIVE = 1 << 10,   /* a `Collective name` that is not empty */
    WALK_CATEGORY = 1 << 11,
    WALK_STREAM_WIDE = 1 << 12, /* .stream has the bits of an integer over INT64_MAX */
    WALK_CORRELATION_WIDE = 1 << 13
};

struct raw_event {
    uint32_t fields; /* enum walk_field */
    uint8_t phase;   /* first character of `ph`, 0 if there is none */
    int64_t ts, dur; /* ns, without the base */
    int64_t stream, device, correlation, bytes;
    double bandwidth;
    struct span name, category, pid, tid; /* empty when missing, never NULL */
    struct span
        shapes; /* `Input Dims`: the list as the file writes it; empty if missing */
};

enum walk_result {
    WALK_OK,
    WALK_MORE,   /* the piece ends inside the event */
    WALK_DAMAGED /* not the structure of an object */
};

/* What was learnt from earlier events (templates.h): one for each file, freed with
 * free(). NULL when memory is refused. */
struct templates;
struct templates *walk_templates_new(void);

/* Walks the object whose opening bracket is tokens[0] of the piece `bytes` (followed by a
 * NUL and by INDEX_PADDING readable bytes); `tokens` and `kinds` are those of the index.
 * On WALK_OK *used is the number of its tokens; on WALK_DAMAGED *where is the byte at
 * which it stopped making sense. On WALK_MORE *where is set only if a NUL byte was found
 * next to the tokens: inside the piece, that is damage too. */
typedef enum walk_result walk_function(struct templates *templates, const uint8_t *bytes,
                                       const uint32_t *tokens, const uint8_t *kinds,
                                       struct raw_event *event, size_t *used,
                                       size_t *where);

walk_function walk_event; /* for any processor */
#if defined(__x86_64__)
walk_function walk_event_sse2, walk_event_avx2, walk_event_avx512;
#elif defined(__aarch64__)
walk_function walk_event_neon;
#endif

/* Skips the value (object or array) whose opening bracket is kinds[0]: the number of its
 * tokens, or 0 when the piece ends inside it. */
size_t walk_skip(const uint8_t *kinds);

#endif
