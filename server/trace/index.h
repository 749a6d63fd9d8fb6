/* Stage 1 of the scanner: where the tokens of a piece of JSON are.
 *
 * A token is the position of an unescaped quote, or of a bracket ({ } [ ]) outside
 * strings. Colons and commas are not tokens: the walker finds them beside its tokens, and
 * leaving them out halves the index.
 *
 * A piece starts outside of any string, which is why no state crosses pieces. */
#ifndef TRACEDIFF_TRACE_INDEX_H
#define TRACEDIFF_TRACE_INDEX_H

#include <stddef.h>
#include <stdint.h>

/* Bytes that must be readable behind a piece; their values do not matter. */
#define INDEX_PADDING 64
/* Sentinels behind the last token, all at position `length`: more than one step of the
 * walker looks ahead. */
#define INDEX_SENTINELS 8

/* Writes the positions of the tokens of bytes[0..length) to `tokens`, which has room for
 * length + INDEX_SENTINELS + 64 of them, and the sentinels; returns how many tokens. */
typedef size_t index_function(const uint8_t *bytes, size_t length, uint32_t *tokens);

struct index_variant {
    const char *name; /* "avx512", "avx2", "sse2", "scalar" */
    index_function *function;
};

/* The variants that this processor can run, fastest first; the last is "scalar". Ends
 * with a NULL name. */
const struct index_variant *index_variants(void);

#endif
