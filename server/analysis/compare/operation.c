/* See operation.h. */
#include "analysis/compare/operation.h"
#include "store/catalogue/set_info.h"
#include "store/set/set_pair.h"
#include "store/set/set_shared.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static double percentile(const double *sorted, size_t count, double q)
{
    if (count == 0)
        return NAN;
    double at = (double)(count - 1) * q;
    size_t below = (size_t)at;
    size_t above = below + 1 < count ? below + 1 : below;

    return sorted[below] + (sorted[above] - sorted[below]) * (at - (double)below);
}

static int compare_doubles(const void *a, const void *b)
{
    const double *left = a, *right = b;

    return *left < *right ? -1 : *left > *right;
}

static void fill_bins(struct operation *out, const struct operation_calls calls[2],
                      struct budget *budget)
{
    double low = INFINITY, high = 0;

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < calls[side].count && !budget_is_over_at(budget, i); i++) {
            low = fmin(low, calls[side].values[i]);
            high = fmax(high, calls[side].values[i]);
        }
    if (low > high)
        return;
    low =
        fmax(low, 1); /* ratios need a value above 0; calls of 0 ns go to the first bin */
    high = fmax(high, low) * (1 + 1e-9);
    out->bin_count = high / low < 1.001 ? 1 : OPERATION_BINS;
    double step = log(high / low) / (double)out->bin_count;
    for (size_t i = 0; i <= out->bin_count; i++)
        out->edges[i] = low * exp(step * (double)i);
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < calls[side].count && !budget_is_over(budget); i++) {
            double at =
                step <= 0 ? 0 : log(fmax(calls[side].values[i], low) / low) / step;
            size_t bin = at < 0 ? 0 : (size_t)at;

            out->bins[side][bin < out->bin_count ? bin : out->bin_count - 1]++;
        }
}

static int compare_related(const void *a, const void *b)
{
    const struct operation_related *left = a, *right = b;
    int64_t x = llabs(left->total[PAIR_TEST] - left->total[PAIR_CONTROL]);
    int64_t y = llabs(right->total[PAIR_TEST] - right->total[PAIR_CONTROL]);

    if (x != y)
        return x > y ? -1 : 1;
    return left->name < right->name ? -1 : left->name > right->name;
}

void operation_sum_up(struct operation *out, struct operation_calls calls[2],
                      struct budget *budget)
{
    for (int side = 0; side < 2; side++) {
        statistics_describe(calls[side].values, calls[side].count, budget,
                            &out->calls[side]);
        if (calls[side].count > 0)
            qsort(calls[side].values, calls[side].count, sizeof(double), compare_doubles);
        out->p95[side] = percentile(calls[side].values, calls[side].count, 0.95);
        out->p99[side] = percentile(calls[side].values, calls[side].count, 0.99);
    }
    fill_bins(out, calls, budget);
    if (out->related_count > 1)
        qsort(out->related, out->related_count, sizeof *out->related, compare_related);
}

void operation_free(struct operation *operation)
{
    for (int side = 0; side < 2; side++) {
        set_info_free(&operation->info[side]);
        set_view_free(&operation->view[side]);
        selection_free(&operation->selection[side]);
        free(operation->samples[side]);
    }
    free(operation->related);
    free(operation->aliases);
    strings_free(&operation->texts);
    budget_share_return(&operation->memory);
    memset(operation, 0, sizeof *operation);
}
