#include "trace/scan.h"

#include <stdbool.h>
#include <string.h>

/* The method is that of simdjson's first stage: masks of 64 bytes, one bit
 * per byte; escapes are handled arithmetically; a prefix xor shows what is inside a
 * string.
 *
 * index_blocks() is the only algorithm; the variants differ in how they make the three
 * masks of a block and the prefix xor. It is inlined into each variant, and so compiled
 * for its processor. */

struct block_masks {
    uint64_t quotes, backslashes, brackets;
};

typedef struct block_masks block_function(const uint8_t *block);
typedef uint64_t prefix_function(uint64_t mask);
/* Appends the positions of the set bits to out; returns their number. */
typedef size_t append_function(uint64_t bits, uint32_t base, uint32_t *out);

/* Bits of the bytes that a backslash escapes. *carry: the first byte of the next block is
 * escaped. A run of backslashes escapes every second byte after its start. */
ALWAYS_INLINE uint64_t escaped_bits(uint64_t backslashes, uint64_t *carry)
{
    const uint64_t odd = 0xAAAAAAAAAAAAAAAAULL;

    if (backslashes == 0) {
        uint64_t escaped = *carry;
        *carry = 0;
        return escaped;
    }
    /* A backslash that is itself escaped starts no escape. */
    uint64_t potential = backslashes & ~*carry;
    uint64_t maybe = potential << 1;
    uint64_t series = (maybe | odd) - potential;
    uint64_t escape_and_terminal = series ^ odd;
    uint64_t escaped = escape_and_terminal ^ (backslashes | *carry);

    *carry = (escape_and_terminal & backslashes) >> 63;
    return escaped;
}

/* The position of the lowest bit. Without bits it may be any: it is overwritten. */
typedef uint32_t lowest_function(uint64_t bits);

/* Writes up to 4 more positions than there are bits. */
ALWAYS_INLINE size_t append_by_fours(uint64_t bits, uint32_t base, uint32_t *out,
                                     lowest_function *lowest_of)
{
    size_t count = (size_t)__builtin_popcountll(bits);

    for (; bits != 0; out += 4) {
        out[0] = base + lowest_of(bits);
        bits &= bits - 1;
        out[1] = base + lowest_of(bits);
        bits &= bits - 1;
        out[2] = base + lowest_of(bits);
        bits &= bits - 1;
        out[3] = base + lowest_of(bits);
        bits &= bits - 1;
    }
    return count;
}

ALWAYS_INLINE uint32_t lowest_plain(uint64_t bits)
{
    return (uint32_t)__builtin_ctzll(bits | (1ULL << 63)); /* ctz of 0 is undefined */
}

ALWAYS_INLINE size_t append_plain(uint64_t bits, uint32_t base, uint32_t *out)
{
    return append_by_fours(bits, base, out, lowest_plain);
}

/* The tokens of a block, as bits. */
ALWAYS_INLINE uint64_t index_block(const struct block_masks *masks,
                                   struct index_state *state, prefix_function *prefix_of)
{
    uint64_t quotes = masks->quotes & ~escaped_bits(masks->backslashes, &state->escaped);
    uint64_t strings = prefix_of(quotes) ^ state->in_string;

    state->in_string = 0 - (strings >> 63);
    return quotes | (masks->brackets & ~strings);
}

ALWAYS_INLINE size_t index_blocks(const uint8_t *bytes, size_t length, uint32_t base,
                                  struct index_state *state, uint32_t *tokens,
                                  block_function *masks_of, prefix_function *prefix_of,
                                  append_function *append)
{
    struct index_state now = *state;
    size_t count = 0, at = 0;

    for (; at + 64 <= length; at += 64) {
        struct block_masks masks = masks_of(bytes + at);

        count += append(index_block(&masks, &now, prefix_of), base + (uint32_t)at,
                        tokens + count);
    }
    if (at < length) {
        struct block_masks masks = masks_of(bytes + at);
        uint64_t valid = (1ULL << (length - at)) - 1;

        masks.quotes &= valid;
        masks.backslashes &= valid;
        masks.brackets &= valid;
        count += append(index_block(&masks, &now, prefix_of), base + (uint32_t)at,
                        tokens + count);
    }
    for (size_t i = 0; i < INDEX_SENTINELS; i++)
        tokens[count + i] = base + (uint32_t)length;
    *state = now;
    return count;
}

ALWAYS_INLINE uint64_t prefix_xor_shifts(uint64_t mask)
{
    mask ^= mask << 1;
    mask ^= mask << 2;
    mask ^= mask << 4;
    mask ^= mask << 8;
    mask ^= mask << 16;
    return mask ^ (mask << 32);
}

/* ---- any processor ---- */

ALWAYS_INLINE struct block_masks block_scalar(const uint8_t *block)
{
    struct block_masks masks = {0, 0, 0};

    for (unsigned i = 0; i < 64; i++) {
        uint8_t c = block[i];

        masks.quotes |= (uint64_t)(c == '"') << i;
        masks.backslashes |= (uint64_t)(c == '\\') << i;
        masks.brackets |= (uint64_t)((c | 0x20) == '{' || (c | 0x20) == '}') << i;
    }
    return masks;
}

size_t index_scalar(const uint8_t *bytes, size_t length, uint32_t base,
                    struct index_state *state, uint32_t *tokens)
{
    return index_blocks(bytes, length, base, state, tokens, block_scalar,
                        prefix_xor_shifts, append_plain);
}

#if defined(__x86_64__)

/* ---- SSE2: every x86-64 ---- */

ALWAYS_INLINE struct block_masks block_sse2(const uint8_t *block)
{
    const __m128i quote = _mm_set1_epi8('"'), backslash = _mm_set1_epi8('\\');
    const __m128i fold = _mm_set1_epi8(0x20);
    const __m128i open = _mm_set1_epi8('{'), close = _mm_set1_epi8('}');
    struct block_masks masks = {0, 0, 0};

    for (unsigned i = 0; i < 4; i++) {
        __m128i v = _mm_loadu_si128((const __m128i *)(const void *)(block + 16 * i));
        __m128i folded = _mm_or_si128(v, fold);
        __m128i brackets =
            _mm_or_si128(_mm_cmpeq_epi8(folded, open), _mm_cmpeq_epi8(folded, close));
        unsigned shift = 16 * i;

        masks.quotes |= (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, quote))
                        << shift;
        masks.backslashes |=
            (uint64_t)(uint16_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, backslash)) << shift;
        masks.brackets |= (uint64_t)(uint16_t)_mm_movemask_epi8(brackets) << shift;
    }
    return masks;
}

size_t index_sse2(const uint8_t *bytes, size_t length, uint32_t base,
                  struct index_state *state, uint32_t *tokens)
{
    return index_blocks(bytes, length, base, state, tokens, block_sse2, prefix_xor_shifts,
                        append_plain);
}

/* ---- AVX2 with carry-less multiplication ---- */

TARGET_AVX2 static inline uint64_t prefix_xor_clmul(uint64_t mask)
{
    __m128i product = _mm_clmulepi64_si128(_mm_set_epi64x(0, (long long)mask),
                                           _mm_set1_epi8((char)0xFF), 0);

    return (uint64_t)_mm_cvtsi128_si64(product);
}

TARGET_AVX2 static inline struct block_masks half_avx2(const uint8_t *half)
{
    __m256i v = _mm256_loadu_si256((const __m256i *)(const void *)half);
    __m256i folded = _mm256_or_si256(v, _mm256_set1_epi8(0x20));
    __m256i quotes = _mm256_cmpeq_epi8(v, _mm256_set1_epi8('"'));
    __m256i backslashes = _mm256_cmpeq_epi8(v, _mm256_set1_epi8('\\'));
    __m256i brackets = _mm256_or_si256(_mm256_cmpeq_epi8(folded, _mm256_set1_epi8('{')),
                                       _mm256_cmpeq_epi8(folded, _mm256_set1_epi8('}')));

    return (struct block_masks){(uint32_t)_mm256_movemask_epi8(quotes),
                                (uint32_t)_mm256_movemask_epi8(backslashes),
                                (uint32_t)_mm256_movemask_epi8(brackets)};
}

TARGET_AVX2 static inline struct block_masks block_avx2(const uint8_t *block)
{
    struct block_masks low = half_avx2(block), high = half_avx2(block + 32);

    return (struct block_masks){low.quotes | high.quotes << 32,
                                low.backslashes | high.backslashes << 32,
                                low.brackets | high.brackets << 32};
}

TARGET_AVX2 static inline uint32_t lowest_bmi(uint64_t bits)
{
    return (uint32_t)_tzcnt_u64(bits);
}

TARGET_AVX2 static inline size_t append_bmi(uint64_t bits, uint32_t base, uint32_t *out)
{
    return append_by_fours(bits, base, out, lowest_bmi);
}

TARGET_AVX2 size_t index_avx2(const uint8_t *bytes, size_t length, uint32_t base,
                              struct index_state *state, uint32_t *tokens)
{
    return index_blocks(bytes, length, base, state, tokens, block_avx2, prefix_xor_clmul,
                        append_bmi);
}

/* ---- AVX-512 ---- */

TARGET_AVX512 static inline uint64_t prefix_xor_clmul512(uint64_t mask)
{
    __m128i product = _mm_clmulepi64_si128(_mm_set_epi64x(0, (long long)mask),
                                           _mm_set1_epi8((char)0xFF), 0);

    return (uint64_t)_mm_cvtsi128_si64(product);
}

TARGET_AVX512 static inline struct block_masks block_avx512(const uint8_t *block)
{
    __m512i v = _mm512_loadu_si512((const void *)block);
    /* '{' is two below '}', and '[' below ']': the difference is 0 or 2 for all four. */
    __m512i folded = _mm512_sub_epi8(_mm512_or_si512(v, _mm512_set1_epi8(0x20)),
                                     _mm512_set1_epi8('{'));

    return (struct block_masks){
        .quotes = _mm512_cmpeq_epi8_mask(v, _mm512_set1_epi8('"')),
        .backslashes = _mm512_cmpeq_epi8_mask(v, _mm512_set1_epi8('\\')),
        .brackets = _mm512_testn_epi8_mask(folded, _mm512_set1_epi8((char)~2)),
    };
}

/* Compresses the byte positions 0..63 of the set bits, widened 16 at a time. Writes up to
 * 16 positions more than there are. */
TARGET_AVX512 static inline size_t append_compressed(uint64_t bits, uint32_t base,
                                                     uint32_t *out)
{
    static const uint8_t positions[64] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
        32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
        48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
    const __m512i start = _mm512_set1_epi32((int)base);
    __m512i packed = _mm512_maskz_compress_epi8(bits, _mm512_loadu_si512(positions));
    size_t count = (size_t)__builtin_popcountll(bits);

    _mm512_storeu_si512(
        out,
        _mm512_add_epi32(start, _mm512_cvtepu8_epi32(_mm512_castsi512_si128(packed))));
    if (__builtin_expect(count > 16, 0)) {
        _mm512_storeu_si512(
            out + 16, _mm512_add_epi32(start, _mm512_cvtepu8_epi32(
                                                  _mm512_extracti32x4_epi32(packed, 1))));
        if (count > 32) {
            _mm512_storeu_si512(
                out + 32,
                _mm512_add_epi32(
                    start, _mm512_cvtepu8_epi32(_mm512_extracti32x4_epi32(packed, 2))));
            _mm512_storeu_si512(
                out + 48,
                _mm512_add_epi32(
                    start, _mm512_cvtepu8_epi32(_mm512_extracti32x4_epi32(packed, 3))));
        }
    }
    return count;
}

TARGET_AVX512 size_t index_avx512(const uint8_t *bytes, size_t length, uint32_t base,
                                  struct index_state *state, uint32_t *tokens)
{
    return index_blocks(bytes, length, base, state, tokens, block_avx512,
                        prefix_xor_clmul512, append_compressed);
}

#elif defined(__aarch64__)

/* ---- NEON: every 64-bit ARM ---- */

ALWAYS_INLINE struct block_masks block_neon(const uint8_t *block)
{
    uint8x16_t quotes[4], backslashes[4], brackets[4];

    for (unsigned i = 0; i < 4; i++) {
        uint8x16_t v = vld1q_u8(block + 16 * i);
        uint8x16_t folded = vorrq_u8(v, vdupq_n_u8(0x20));

        quotes[i] = vceqq_u8(v, vdupq_n_u8('"'));
        backslashes[i] = vceqq_u8(v, vdupq_n_u8('\\'));
        brackets[i] = vorrq_u8(vceqq_u8(folded, vdupq_n_u8('{')),
                               vceqq_u8(folded, vdupq_n_u8('}')));
    }
    return (struct block_masks){neon_bits(quotes), neon_bits(backslashes),
                                neon_bits(brackets)};
}

size_t index_neon(const uint8_t *bytes, size_t length, uint32_t base,
                  struct index_state *state, uint32_t *tokens)
{
    return index_blocks(bytes, length, base, state, tokens, block_neon, prefix_xor_shifts,
                        append_plain);
}

#endif
