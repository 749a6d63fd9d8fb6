/* What the variants of the scanner are compiled for. */
#ifndef TRACEDIFF_TRACE_TARGETS_H
#define TRACEDIFF_TRACE_TARGETS_H

#if defined(__x86_64__)
#include <immintrin.h>

#define TARGET_AVX2 __attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt,pclmul")))
#define TARGET_AVX512                                                                    \
    __attribute__((                                                                      \
        target("avx512f,avx512bw,avx512vbmi2,avx2,bmi,bmi2,lzcnt,popcnt,pclmul")))
#endif

#endif
