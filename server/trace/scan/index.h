/* Stage 1 of the scanner: where the tokens of a piece of JSON are.
 *
 * A token is the position of an unescaped quote, or of a bracket ({ } [ ]) outside
 * strings. Colons and commas are not tokens: the walker finds them beside its tokens, and
 * leaving them out halves the index.
 *
 * What is indexed starts outside of any string, or goes on where the piece before ended.
 */
#ifndef TRACEDIFF_TRACE_SCAN_INDEX_H
#define TRACEDIFF_TRACE_SCAN_INDEX_H

#include <stddef.h>
#include <stdint.h>

/* Bytes that must be readable behind a piece; their values do not matter. */
#define INDEX_PADDING 64
/* Sentinels behind the last token, all at position `length`: more than one step of the
 * walker looks ahead. */
#define INDEX_SENTINELS 8

/* Elements of `tokens` and `kinds` to allocate beyond one for each byte. */
#define INDEX_ROOM 64

/* Where a piece ended; all zero: outside of any string. */
struct index_state {
    uint64_t escaped;   /* 1: the next byte stands behind a backslash */
    uint64_t in_string; /* all ones: inside of a string */
};

/* Writes the positions of the tokens of bytes[0..length), plus `base`, to `tokens` and
 * the bytes that stand there to `kinds`, which both have room for length +
 * INDEX_SENTINELS + INDEX_ROOM, and the sentinels, whose kind is NUL; returns how many
 * tokens. Behind the last token INDEX_ROOM bytes of `kinds` are NUL. *state is where the
 * bytes before ended, and then where these do; it means nothing if length is no multiple
 * of 64. */
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
