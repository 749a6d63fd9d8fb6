/* See slow_steps.h. */
#include "account/slow_steps.h"
#include "analysis/statistics/samples.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MADS 5
#define MAD_LEAST 0.004
#define EXTRA_MIN 0.02
#define SURE_MADS 10
#define SURE_MIN 0.05
#define PLACE_SHARE 0.5
#define BOTH_SHARE 0.5

static double median_of(const int64_t *values, size_t count, int64_t *sorted,
                        int64_t *scratch)
{
    memcpy(sorted, values, count * sizeof *sorted);
    samples_sort(sorted, count, scratch);
    return samples_quantile(sorted, count, 0.5);
}

/* The step times of a side by observation; NULL when memory is refused. */
static int64_t *times_of(const struct account *account,
                         const struct observations *observations, int side)
{
    size_t count = observations->count[side];
    CLEANUP_FREE int64_t *sums = calloc(count + 1, sizeof *sums);
    int64_t *out = calloc(count + 1, sizeof *out);
    const struct sums *time = &account->time[side];

    if (sums == NULL || out == NULL) {
        free(out);
        return NULL;
    }
    for (size_t i = 0; i < time->count; i++)
        sums[observations->of[side][time->list[i].sample]] += time->list[i].sum;
    observations_divide(observations, side, sums, out);
    return out;
}

/* The place that grew most in one observation over the mean of the others. */
static void explain(const struct account *account,
                    const struct observations *observations, size_t observation,
                    struct slow_step *out)
{
    const struct sums *time = &account->time[out->side];
    size_t count = observations->count[out->side];
    double samples = (double)(observations->begin[out->side][observation + 1] -
                              observations->begin[out->side][observation]);
    double others = (double)account->samples[out->side] - samples;

    out->place = ACCOUNT_NONE;
    for (size_t i = 0, end; i < time->count && count > 1; i = end) {
        double here = 0, elsewhere = 0;

        for (end = i; end < time->count && time->list[end].row == time->list[i].row;
             end++) {
            uint32_t at = observations->of[out->side][time->list[end].sample];

            *(at == observation ? &here : &elsewhere) += (double)time->list[end].sum;
        }
        double extra = here / samples - (others > 0 ? elsewhere / others : 0);
        if (extra > out->place_extra) {
            out->place_extra = extra;
            out->place = time->list[i].row;
        }
    }
}

/* What is usual on a side: the median and the MAD. False when memory is refused. */
struct usual_time {
    double median, mad;
};

static bool find_side(const struct account *account,
                      const struct observations *observations, int side,
                      struct usual_time *usual, struct slow_steps *out)
{
    size_t count = observations->count[side], found = 0, first = out->count;
    CLEANUP_FREE int64_t *times = times_of(account, observations, side);
    CLEANUP_FREE int64_t *apart = calloc(count + 1, sizeof *apart);
    CLEANUP_FREE int64_t *sorted = calloc(count + 1, sizeof *sorted);
    CLEANUP_FREE int64_t *scratch = calloc(count + 1, sizeof *scratch);

    if (times == NULL || apart == NULL || sorted == NULL || scratch == NULL)
        return false;
    double median = median_of(times, count, sorted, scratch);
    for (size_t i = 0; i < count; i++)
        apart[i] = llabs(times[i] - llround(median));
    double mad = fmax(median_of(apart, count, sorted, scratch), MAD_LEAST * median);
    *usual = (struct usual_time){median, mad};
    for (size_t i = 0; i < count; i++)
        found += (double)times[i] > median + fmax(MADS * mad, EXTRA_MIN * median);
    if (3 * found > count)
        return true;
    out->steps[side] = found;
    for (size_t n = 0; n < found && n < SLOW_STEPS_MAX; n++) {
        size_t longest = 0;

        for (size_t i = 0; i < count; i++)
            longest = times[i] > times[longest] ? i : longest;
        struct slow_step *step = &out->list[out->count++];
        *step = (struct slow_step){
            .side = side,
            .sample = observations->order[side][observations->begin[side][longest]],
            .extra = (double)times[longest] - median};
        explain(account, observations, longest, step);
        times[longest] = INT64_MIN;
        if (step->place_extra < PLACE_SHARE * step->extra)
            out->count--;
    }
    return out->count >= first;
}

/* Whether both sides have it: as slow at one place, within half of it. */
static bool is_of_both(const struct slow_steps *found, const struct slow_step *step)
{
    for (size_t i = 0; i < found->count; i++) {
        const struct slow_step *other = &found->list[i];

        if (other->side != step->side && other->place == step->place &&
            fabs(other->place_extra - step->place_extra) <=
                BOTH_SHARE * fmax(other->place_extra, step->place_extra))
            return true;
    }
    return false;
}

/* What both sides have makes no difference: the end of a recording, a cache that fills.
 */
static void drop_those_of_both(struct slow_steps *out)
{
    struct slow_steps found = *out;

    out->count = 0;
    for (size_t i = 0; i < found.count; i++)
        if (!is_of_both(&found, &found.list[i]))
            out->list[out->count++] = found.list[i];
}

bool slow_steps_find(const struct account *account,
                     const struct observations *observations, struct slow_steps *out)
{
    struct usual_time usual[2] = {{0, 0}, {0, 0}};

    *out = (struct slow_steps){.count = 0};
    if (!observations_suffice(observations))
        return true;
    if (!find_side(account, observations, 1, &usual[1], out) ||
        !find_side(account, observations, 0, &usual[0], out))
        return false;
    double mad = fmax(usual[0].mad, usual[1].mad);
    for (size_t i = 0; i < out->count; i++)
        out->list[i].is_sure =
            out->list[i].extra >
            fmax(SURE_MADS * mad, SURE_MIN * usual[out->list[i].side].median);
    drop_those_of_both(out);
    return true;
}
