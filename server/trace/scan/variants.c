/* See variants.h. */
#include "trace/scan/variants.h"

const struct scan_variant *scan_variants(void)
{
#if defined(__x86_64__)
    static const struct scan_variant all[] = {{"avx512", index_avx512, walk_event_avx512},
                                              {"avx2", index_avx2, walk_event_avx2},
                                              {"sse2", index_sse2, walk_event_sse2},
                                              {"scalar", index_scalar, walk_event},
                                              {NULL, NULL, NULL}};

    __builtin_cpu_init();
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("pclmul") ||
        !__builtin_cpu_supports("bmi2"))
        return all + 2;
    return __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vbmi2")
               ? all
               : all + 1;
#else
    static const struct scan_variant all[] = {
#if defined(__aarch64__)
        {"neon", index_neon, walk_event_neon},
#endif
        {"scalar", index_scalar, walk_event},
        {NULL, NULL, NULL}
    };

    return all;
#endif
}
