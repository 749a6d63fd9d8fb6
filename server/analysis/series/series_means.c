/* See series_means.h. */
#include "analysis/series/series_means.h"

#include <math.h>

void series_means_add(const int64_t *values, size_t count, int side,
                      struct series_means *out)
{
    size_t at = out->count[0] + out->count[1];
    double sum = 0, squares = 0, n = (double)count;

    for (size_t i = 0; i < count; i++)
        sum += (double)values[i];
    double mean = n > 0 ? sum / n : 0;
    for (size_t i = 0; i < count; i++)
        squares += pow((double)values[i] - mean, 2);
    out->known = out->known && mean > 0;
    out->any = out->any || mean > 0;
    out->logs[at] = mean > 0 ? log(mean) : 0;
    out->within[at] =
        n > 1 && mean > 0 ? squares / (n - 1) / n / (mean * mean) : (double)NAN;
    out->count[side]++;
}

void series_means_both(const struct series_means *means, double out[2])
{
    double control = 0;

    for (size_t i = 0; i < means->count[0]; i++)
        control += means->logs[i] / (double)means->count[0];
    out[0] = exp(control);
    out[1] = exp(means->logs[means->count[0]]);
}
