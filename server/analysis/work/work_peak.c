/* See work_peak.h. */
#include "analysis/work/work_peak.h"
#include "analysis/work/peaks.h"

#include <math.h>

const char *work_device_of(const struct work_sums *sums)
{
    return sums->device_name == STRINGS_NONE || sums->has_other_device
               ? NULL
               : strings_text(&sums->texts, sums->device_name);
}

enum number_type work_arithmetic(const char *device, enum number_type type,
                                 enum told told)
{
    enum number_type arithmetic = arithmetic_of(type, told);

    /* A device without TF32 has no choice. */
    if (arithmetic == NUMBER_UNKNOWN && !isnan(peak_tflops(device, type)) &&
        isnan(peak_tflops(device, arithmetic_fastest(type))))
        return type;
    return arithmetic;
}

double work_peak_tflops(const char *device, enum number_type type,
                        enum number_type arithmetic)
{
    return arithmetic == NUMBER_UNKNOWN ? peak_tflops_fastest(device, type)
                                        : peak_tflops(device, arithmetic);
}

void work_peak_add_part(struct work_peak *peak, const char *device, enum number_type type,
                        enum told told, const struct work_part *part)
{
    double its = work_peak_tflops(device, type, work_arithmetic(device, type, told));
    double fastest = peak_tflops_fastest(device, type);

    if (isnan(its) || isnan(fastest) || part->device <= 0)
        return;
    peak->time += (double)part->device;
    peak->at_peak += part->flops / its / 1000;
    peak->at_fastest += part->flops / fastest / 1000;
}

void work_peak_add(struct work_peak *peak, const char *device, const struct work_sum *sum)
{
    for (int told = 0; told < TOLD_COUNT; told++)
        work_peak_add_part(peak, device, (enum number_type)sum->type, (enum told)told,
                           &sum->parts[told]);
}

double work_peak_share(const struct work_peak *peak)
{
    return peak->time > 0 ? 100 * peak->at_peak / peak->time : NAN;
}

double work_peak_share_of_fastest(const struct work_peak *peak)
{
    return peak->time > 0 ? 100 * peak->at_fastest / peak->time : NAN;
}
