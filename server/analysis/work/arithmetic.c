/* See arithmetic.h. */
#include "analysis/work/arithmetic.h"
#include "analysis/work/work_class.h"

#include <stdbool.h>
#include <string.h>

#define COUNT_OF(array) (sizeof(array) / sizeof(array)[0])

/* rocBLAS and hipBLASLt: Cijk_, two tensors, the type of the numbers:
 * "Cijk_Ailk_Bljk_SB_" or "…_S_B_" is float32, "…_S_MX_B_" computes it in TF32. */
static enum told of_tensile(const char *name)
{
    const char *type = name;

    for (int i = 0; i < 3; i++) {
        type = strchr(type, '_');
        if (type == NULL)
            return TOLD_NOTHING;
        type++;
    }
    if (strncmp(type, "S_MX", 4) == 0)
        return TOLD_TF32;
    return strncmp(type, "S_", 2) == 0 || strncmp(type, "SB_", 3) == 0 ? TOLD_FLOAT32
                                                                       : TOLD_NOTHING;
}

/* A template of float numbers only that has no version for tensor cores. */
static bool is_plain_template(const char *name)
{
    static const char *const plain[] = {
        "gemv",     "gemmSN",   "gemmk1",     "dot_kernel",           "grad_engine<",
        "grad_alg", "winograd", "conv_depth", "conv2d_grouped_direct"};

    return work_name_has(name, "float") && !work_name_has(name, "half") &&
           !work_name_has(name, "bfloat") &&
           work_name_has_one(name, plain, COUNT_OF(plain));
}

/* Attention of PyTorch in float32: on the tensor cores of sm80 and later ones. */
static bool is_attention(const char *name)
{
    return work_name_has(name, "fmha_cutlass") && work_name_has(name, "_f32_");
}

/* MIOpen has no TF32. */
static bool is_miopen_float32(const char *name)
{
    return work_name_has(name, "fp32") &&
           (work_name_has(name, "igemm_") || work_name_has(name, "miopen"));
}

enum told arithmetic_told(const char *name)
{
    static const char *const tf32[] = {"tf32", "TF32"};
    /* `s`: float32; such kernels of float16 inputs compute in float32, too. `simt` and
     * `ffma` are the plain units of NVIDIA. */
    static const char *const plain[] = {"sgemm",  "cgemm",  "scudnn",
                                        "simt_s", "_ffma_", "f32f32_f32f32_f32"};
    const char *tensile = strstr(name, "Cijk_");

    if (work_name_has_one(name, tf32, COUNT_OF(tf32)))
        return TOLD_TF32;
    if (tensile != NULL)
        return of_tensile(tensile);
    if (is_attention(name))
        return work_name_has(name, "sm80") ? TOLD_3XTF32 : TOLD_FLOAT32;
    if (work_name_has_one(name, plain, COUNT_OF(plain)) || is_plain_template(name) ||
        is_miopen_float32(name))
        return TOLD_FLOAT32;
    /* A tensor core multiplies 16 × 8 × 8 numbers of TF32, or of 16 bits. */
    return work_name_has(name, "tensorop_s1688") ? TOLD_TF32 : TOLD_NOTHING;
}

enum number_type arithmetic_of(enum number_type type, enum told told)
{
    static const enum number_type of_float32[TOLD_COUNT] = {
        [TOLD_FLOAT32] = NUMBER_FLOAT32,
        [TOLD_TF32] = NUMBER_TF32,
        [TOLD_3XTF32] = NUMBER_3XTF32,
        [TOLD_NOTHING] = NUMBER_UNKNOWN};

    switch (type) {
    case NUMBER_FLOAT32:
        return of_float32[told];
    case NUMBER_FLOAT16:
    case NUMBER_BFLOAT16:
        return told == TOLD_FLOAT32 ? NUMBER_FLOAT32 : type;
    default:
        return type;
    }
}

enum number_type arithmetic_fastest(enum number_type type)
{
    return type == NUMBER_FLOAT32 ? NUMBER_TF32 : type;
}
