/* See peaks.h.
 *
 * Sources, dense numbers throughout (half of those that a sheet marks "with sparsity"):
 * NVIDIA V100, T4, A10, A30, A100, L4, L40S, H100, H100 NVL, H200 Tensor Core GPU data
 * sheets; AMD Instinct MI210, MI250, MI250X, MI300X, MI325X data sheets. MI250 and MI250X
 * are two devices to the program: each has half. float64, and float32 of AMD, are those
 * of the matrix units if the device has them; NVIDIA's tensor cores compute no float32.
 */
#include "analysis/work/peaks.h"
#include "analysis/work/arithmetic.h"

#include <math.h>
#include <string.h>

struct peaks {
    const char *name; /* the device's own begins with it, or is it where `whole` */
    bool whole;
    double float64, float32, tf32, half, float8, int8; /* 0: not said */
};

/* The first match counts: longer names come before their beginnings. */
static const struct peaks devices[] = {
    {"Tesla V100-SXM2", false, 7.8, 15.7, 0, 125, 0, 0},
    {"Tesla V100-PCIE", false, 7, 14, 0, 112, 0, 0},
    {"Tesla T4", true, 0, 8.1, 0, 65, 0, 130},
    {"NVIDIA A100", false, 19.5, 19.5, 156, 312, 0, 624},
    {"A100-", false, 19.5, 19.5, 156, 312, 0, 624},
    {"NVIDIA A30", true, 10.3, 10.3, 82, 165, 0, 330},
    {"NVIDIA A10", true, 0, 31.2, 62.5, 125, 0, 250},
    {"NVIDIA L40S", true, 0, 91.6, 183, 362.05, 733, 733},
    {"NVIDIA L4", true, 0, 30.3, 60, 121, 242.5, 242.5},
    {"NVIDIA H100 PCIe", true, 51, 51, 378, 756, 1513, 1513},
    {"NVIDIA H100 NVL", true, 60, 60, 417.5, 835.5, 1670.5, 1670.5},
    {"NVIDIA H100 80GB HBM3", true, 67, 67, 494.5, 989.5, 1979, 1979},
    {"NVIDIA H200", true, 67, 67, 494.5, 989.5, 1979, 1979},
    {"AMD Instinct MI210", false, 45.3, 45.3, 0, 181, 0, 181},
    {"AMD Instinct MI250X", false, 47.9, 47.9, 0, 191.5, 0, 191.5},
    {"AMD Instinct MI250", false, 45.3, 45.3, 0, 181, 0, 181},
    {"AMD Instinct MI300X", false, 163.4, 163.4, 653.7, 1307.4, 2614.9, 2614.9},
    {"AMD Instinct MI325X", false, 163.4, 163.4, 653.7, 1307.4, 2614.9, 2614.9},
};

/* V100 and T4 have no units for bfloat16. */
static bool has_bfloat16(const char *device)
{
    return strncmp(device, "Tesla ", 6) != 0;
}

static double peak_of(const struct peaks *peaks, const char *device,
                      enum number_type arithmetic)
{
    switch (arithmetic) {
    case NUMBER_FLOAT64:
        return peaks->float64;
    case NUMBER_FLOAT32:
        return peaks->float32;
    case NUMBER_TF32:
        return peaks->tf32;
    case NUMBER_3XTF32:
        return peaks->tf32 / 3;
    case NUMBER_FLOAT16:
        return peaks->half;
    case NUMBER_BFLOAT16:
        return has_bfloat16(device) ? peaks->half : 0;
    case NUMBER_FLOAT8:
        return peaks->float8;
    case NUMBER_INT8:
        return peaks->int8;
    default:
        return 0;
    }
}

double peak_tflops(const char *device, enum number_type arithmetic)
{
    for (size_t i = 0; device != NULL && i < sizeof devices / sizeof *devices; i++) {
        const struct peaks *peaks = &devices[i];

        if (peaks->whole ? strcmp(device, peaks->name) != 0
                         : strncmp(device, peaks->name, strlen(peaks->name)) != 0)
            continue;
        double peak = peak_of(peaks, device, arithmetic);
        return peak > 0 ? peak : NAN;
    }
    return NAN;
}

double peak_tflops_fastest(const char *device, enum number_type type)
{
    double fastest = peak_tflops(device, arithmetic_fastest(type));

    return isnan(fastest) ? peak_tflops(device, type) : fastest;
}
