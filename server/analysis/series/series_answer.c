/* See series_answer.h. */
#include "analysis/series/series_answer.h"
#include "analysis/statistics/samples.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>

#define NS_PER_SECOND INT64_C(1000000000)

int64_t series_moment(const struct series_set *set)
{
    return set->times.recorded_ns != 0 ? set->times.recorded_ns
                                       : set->info->created * NS_PER_SECOND;
}

double series_percent(double value, double reference)
{
    return reference > 0 ? 100 * (value - reference) / reference : (double)NAN;
}

double series_part(const struct series_set *set, enum waterfall_part part)
{
    const struct waterfall_sums *sums = &set->times.sums;

    return sums->samples > 0 && sums->has_parts
               ? (double)sums->parts[part] / (double)sums->samples
               : (double)NAN;
}

int series_median(struct series_set *const *sets, size_t count, struct budget *budget,
                  double *out, struct error *error)
{
    CLEANUP(budget_share_return) struct budget_share share = {budget, 0};
    size_t total = 0, at = 0;

    *out = NAN;
    for (size_t i = 0; i < count; i++)
        total += sets[i]->times.count;
    if (total == 0)
        return 0;
    int result = budget_share_take(&share, 2 * sizeof(int64_t) * (uint64_t)total, error);
    if (result != 0)
        return result;
    CLEANUP_FREE int64_t *values = calloc(total, sizeof *values);
    CLEANUP_FREE int64_t *scratch = calloc(total, sizeof *scratch);
    if (values == NULL || scratch == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < sets[i]->times.count; k++)
            values[at++] = sets[i]->times.values[k];
    samples_sort(values, total, scratch);
    *out = samples_quantile(values, total, 0.5);
    return budget_look(budget, error);
}

void series_answer_free(struct series_answer *answer)
{
    for (size_t i = 0; i < answer->all_count; i++)
        series_times_free(&answer->all[i].times);
    free(answer->all);
    free(answer->sets);
    free(answer->baseline);
    free(answer->differences);
    free(answer->levels);
    free(answer->changes);
    set_list_free(&answer->list);
    budget_share_return(&answer->memory);
    *answer = (struct series_answer){0};
}
