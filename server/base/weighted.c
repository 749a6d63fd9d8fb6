/* See weighted.h. */
#include "base/weighted.h"

#include <math.h>
#include <stdlib.h>

static int compare_weighted(const void *a, const void *b)
{
    const struct weighted *x = a, *y = b;

    return (x->value > y->value) - (x->value < y->value);
}

void weighted_sort(struct weighted *list, size_t count)
{
    if (count > 1)
        qsort(list, count, sizeof *list, compare_weighted);
}

double weighted_quantile(const struct weighted *list, size_t count, double part)
{
    double total = 0, sum = 0;

    for (size_t i = 0; i < count; i++)
        total += list[i].weight;
    for (size_t i = 0; i < count; i++) {
        sum += list[i].weight;
        if (sum >= part * total)
            return list[i].value;
    }
    return count > 0 ? list[count - 1].value : 0;
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

double median_of(double *values, size_t count)
{
    if (count == 0)
        return NAN;
    qsort(values, count, sizeof *values, compare_doubles);
    return (values[(count - 1) / 2] + values[count / 2]) / 2;
}
