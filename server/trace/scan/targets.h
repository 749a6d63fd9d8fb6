/* The processors for which the variants of the scanner are compiled. */
#ifndef TRACEDIFF_TRACE_SCAN_TARGETS_H
#define TRACEDIFF_TRACE_SCAN_TARGETS_H

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

#endif
