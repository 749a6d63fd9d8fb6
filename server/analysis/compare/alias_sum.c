/* See alias_sum.h. */
#include "analysis/compare/alias_sum.h"

#include <stdlib.h>

size_t alias_sum_make(struct alias_sum *sum, const struct observations *observations,
                      size_t room)
{
    if (sum->bytes > 0 || sum->lacks_room)
        return 0;
    for (int side = 0; side < 2; side++)
        sum->bytes += (observations->count[side] + 1) * 2 * sizeof(int64_t) +
                      (observations->samples[side] + 1) * sizeof(int32_t);
    sum->lacks_room = sum->bytes >= room;
    if (sum->lacks_room)
        return 0;
    for (int side = 0; side < 2; side++) {
        size_t count = observations->count[side] + 1;

        sum->total[side] = calloc(count, sizeof *sum->total[side]);
        sum->self[side] = calloc(count, sizeof *sum->self[side]);
        sum->calls[side] =
            calloc(observations->samples[side] + 1, sizeof *sum->calls[side]);
        sum->lacks_room |= sum->total[side] == NULL || sum->self[side] == NULL ||
                           sum->calls[side] == NULL;
    }
    return sum->bytes;
}

void alias_sum_free(struct alias_sum *sum)
{
    for (int side = 0; side < 2; side++) {
        free(sum->total[side]);
        free(sum->self[side]);
        free(sum->calls[side]);
    }
    *sum = (struct alias_sum){0};
}

static void add_calls(int32_t *sum, int32_t calls)
{
    if (__builtin_add_overflow(*sum, calls, sum))
        *sum = INT32_MAX;
}

void alias_sum_add(struct alias_sum *sum, const struct observations *observations,
                   const struct samples_row *samples)
{
    for (int side = 0; side < 2; side++) {
        const uint32_t *of = observations->of[side];

        for (size_t i = 0; samples->is_few && i < samples->few_count[side]; i++) {
            const struct samples_entry *entry = &samples->few[side][i];

            samples_add_time(&sum->total[side][of[entry->step]], entry->total);
            samples_add_time(&sum->self[side][of[entry->step]], entry->self);
            add_calls(&sum->calls[side][entry->step], entry->calls);
        }
        for (size_t i = 0; !samples->is_few && i < samples->columns[side]; i++) {
            samples_add_time(&sum->total[side][i], samples->total[side][i]);
            samples_add_time(&sum->self[side][i], samples->self[side][i]);
        }
        for (size_t i = 0; !samples->is_few && i < samples->steps[side]; i++)
            add_calls(&sum->calls[side][i], samples->calls[side][i]);
    }
}

struct samples_row alias_sum_samples(const struct alias_sum *sum,
                                     const struct observations *observations)
{
    struct samples_row all = {0};

    for (int side = 0; side < 2; side++) {
        all.total[side] = sum->total[side];
        all.self[side] = sum->self[side];
        all.calls[side] = sum->calls[side];
        all.columns[side] = observations->count[side];
        all.steps[side] = observations->samples[side];
    }
    return all;
}
