#ifndef TRACEDIFF_TRACE_INDEX_H
#define TRACEDIFF_TRACE_INDEX_H

#include <stddef.h>
#include <stdint.h>

/* ---- targets ---- */

/* The processors for which the variants of the scanner are compiled. */

#if defined(__x86_64__)
#include <immintrin.h>

#define TARGET_AVX2 __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt,pclmul")))
#define TARGET_AVX512                                                                    \
    __attribute__((                                                                      \
        target("avx512f,avx512bw,avx512vbmi2,avx2,bmi,bmi2,lzcnt,popcnt,pclmul")))

#elif defined(__aarch64__)
#include <arm_neon.h>
#include <stdint.h>

/* One bit for each byte of the four vectors, the first byte lowest. Each byte has all of
 * its bits set, or none. */
static inline uint64_t neon_bits(const uint8x16_t bytes[4])
{
    static const uint8_t each[16] = {1, 2, 4, 8, 16, 32, 64, 128,
                                     1, 2, 4, 8, 16, 32, 64, 128};
    const uint8x16_t bits = vld1q_u8(each);
    uint8x16_t low = vpaddq_u8(vandq_u8(bytes[0], bits), vandq_u8(bytes[1], bits));
    uint8x16_t high = vpaddq_u8(vandq_u8(bytes[2], bits), vandq_u8(bytes[3], bits));
    uint8x16_t all = vpaddq_u8(low, high);

    all = vpaddq_u8(all, all);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return vgetq_lane_u64(vreinterpretq_u64_u8(all), 0);
#else
    uint64_t result = 0;
    uint8_t parts[16];

    vst1q_u8(parts, all);
    for (int i = 7; i >= 0; i--)
        result = result << 8 | parts[i];
    return result;
#endif
}
#endif

/* ---- index ---- */

/* Stage 1 of the scanner: where the tokens of a piece of JSON are.
 *
 * A token is the position of an unescaped quote, or of a bracket ({ } [ ]) outside
 * strings. Colons and commas are not tokens: the walker finds them next to its tokens,
 * and leaving them out halves the index.
 *
 * A piece starts outside of any string, or continues where the piece before it ended. */

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
