/* See work_classes.h. */
#include "analysis/work/work_classes.h"
#include "analysis/statistics/statistics.h"

#include <math.h>

void work_rates_add(struct work_rates *rates, const char *device,
                    const struct work_sum *sum)
{
    const bool has_flops = sum->list == WORK_LIST_FLOPS;

    if (sum->device <= 0)
        return;
    if (has_flops) {
        rates->flops += sum->amount;
        rates->flops_device += (double)sum->device;
        work_peak_add(&rates->peak, device, sum);
    }
    if (isnan(sum->bytes))
        return;
    rates->bytes += sum->bytes;
    rates->bytes_device += (double)sum->device;
    if (has_flops) {
        rates->flops_of_bytes += sum->amount;
        rates->bytes_of_flops += sum->bytes;
    }
}

static double divide(double by, double value)
{
    return by > 0 ? value / by : NAN;
}

double work_rates_tflops(const struct work_rates *rates)
{
    return divide(1000 * rates->flops_device, rates->flops);
}

double work_rates_gigabytes(const struct work_rates *rates)
{
    return divide(rates->bytes_device, rates->bytes);
}

double work_rates_flops_per_byte(const struct work_rates *rates)
{
    return divide(rates->bytes_of_flops, rates->flops_of_bytes);
}

void work_classes_sum(const struct work_sums *sums, struct work_of_class out[CLASS_COUNT])
{
    for (int class = 0; class < CLASS_COUNT; class ++)
        out[class] = (struct work_of_class){0};
    for (size_t i = 0; i < sums->count; i++) {
        const struct work_sum *sum = &sums->items[i];
        struct work_of_class *of = &out[sum->class];

        if (sum->list == WORK_LIST_CLASS) {
            of->rows += sum->calls;
            of->device = statistics_add(of->device, sum->device);
        } else if (sum->list != WORK_LIST_REST) {
            work_rates_add(&of->rates, work_device_of(sums), sum);
        }
    }
}

struct work_rates work_class_rates(const struct work_of_class *work)
{
    const double least = WORK_KNOWN * (double)work->device;
    struct work_rates rates = work->rates;

    if (rates.flops_device < least)
        rates.flops_device = rates.peak.time = 0;
    if (rates.bytes_device < least)
        rates.bytes_device = rates.bytes_of_flops = 0;
    return rates;
}
