/* Stage 1 of the scanner: where the tokens of a piece of JSON are.
 *
 * A token is the position of an unescaped quote, or of a bracket ({ } [ ]) outside
 * strings. Colons and commas are not tokens: the walker finds them next to its tokens,
 * and leaving them out halves the index.
 *
 * A piece starts outside of any string, or continues where the piece before it ended. */
#ifndef TRACEDIFF_TRACE_SCAN_INDEX_H
#define TRACEDIFF_TRACE_SCAN_INDEX_H

#include <stddef.h>
#include <stdint.h>

/* Bytes that must be readable after a piece; their values do not matter. */
#define INDEX_PADDING 64
/* Sentinels after the last token, all at position `length`, because the walker looks
 * ahead by more than one token. */
#define INDEX_SENTINELS 8

/* Elements of `tokens` and `kinds` to allocate beyond one for each byte. */
#define INDEX_ROOM 64

/* Where a piece ended; all zero: outside of any string. */
struct index_state {
    uint64_t escaped;   /* 1: a backslash precedes the next byte */
    uint64_t in_string; /* all ones: inside of a string */
};

/* Finds the tokens of bytes[0..length) and returns how many there are. Writes their
 * positions, plus `base`, to `tokens` and their bytes to `kinds`, then the sentinels,
 * whose kind is NUL. Both arrays have room for length + INDEX_SENTINELS + INDEX_ROOM
 * elements. After the last token, INDEX_ROOM bytes of `kinds` are NUL. On entry *state
 * says how the bytes before ended, on return how these end; then it means nothing if
 * length is not a multiple of 64. */
typedef size_t index_function(const uint8_t *bytes, size_t length, uint32_t base,
                              struct index_state *state, uint32_t *tokens,
                              uint8_t *kinds);

index_function index_scalar;
#if defined(__x86_64__)
index_function index_sse2, index_avx2, index_avx512;
#elif defined(__aarch64__)
index_function index_neon;
#endif

#endif
