/* See observations.h. */
#include "analysis/compare/observations.h"

#include "base/cleanup.h"
#include "store/set/set_view.h"

#include <stdlib.h>
#include <string.h>

__extension__ typedef __int128 wide;

/* ---- which samples are one observation ---- */

struct sample_key {
    struct observations_key key;
    uint32_t sample;
};

static int compare_keys(const struct observations_key *x,
                        const struct observations_key *y)
{
    if (x->pseudo != y->pseudo)
        return (int)x->pseudo - (int)y->pseudo;
    if (x->number != y->number)
        return x->number < y->number ? -1 : 1;
    return (x->span > y->span) - (x->span < y->span);
}

static int compare_keyed(const void *a, const void *b)
{
    const struct sample_key *x = a, *y = b;
    int order = compare_keys(&x->key, &y->key);

    return order != 0 ? order : (x->sample > y->sample) - (x->sample < y->sample);
}

/* Numbers the groups of one side. */
static int group_side(struct observations *out, int side,
                      const struct observations_key *keys, struct error *error)
{
    size_t count = out->samples[side];
    CLEANUP_FREE struct sample_key *keyed = calloc(count + 1, sizeof *keyed);

    out->of[side] = calloc(count + 1, sizeof *out->of[side]);
    out->order[side] = calloc(count + 1, sizeof *out->order[side]);
    out->begin[side] = calloc(count + 2, sizeof *out->begin[side]);
    if (keyed == NULL || out->of[side] == NULL || out->order[side] == NULL ||
        out->begin[side] == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++)
        keyed[i] = (struct sample_key){
            keys != NULL ? keys[i] : (struct observations_key){.number = (int64_t)i},
            (uint32_t)i};
    qsort(keyed, count, sizeof *keyed, compare_keyed);
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || compare_keys(&keyed[i].key, &keyed[i - 1].key) != 0)
            out->begin[side][out->count[side]++] = (uint32_t)i;
        out->order[side][i] = keyed[i].sample;
        out->of[side][keyed[i].sample] = (uint32_t)out->count[side] - 1;
    }
    out->begin[side][out->count[side]] = (uint32_t)count;
    return 0;
}

/* Every sample is an observation. */
static void ungroup_side(struct observations *out, int side)
{
    size_t count = out->samples[side];

    for (size_t i = 0; i <= count; i++)
        out->begin[side][i] = (uint32_t)i;
    for (size_t i = 0; i < count; i++)
        out->of[side][i] = out->order[side][i] = (uint32_t)i;
    out->count[side] = count;
}

int observations_group(const struct observations_key *const keys[2],
                       const size_t counts[2], struct observations *out,
                       struct error *error)
{
    *out = (struct observations){.samples = {counts[0], counts[1]}};
    for (int side = 0; side < 2; side++) {
        if (counts[side] >= UINT32_MAX)
            return error_set(error, ERROR_LIMIT, "too_many_samples",
                             "%zu samples on a side; a comparison takes fewer than %u "
                             "per side",
                             counts[side], UINT32_MAX);
        int result = group_side(out, side, keys[side], error);
        if (result != 0)
            return result;
    }
    out->averaged =
        (out->count[0] < out->samples[0] || out->count[1] < out->samples[1]) &&
        observations_suffice(out);
    for (int side = 0; side < 2 && !out->averaged; side++)
        ungroup_side(out, side);
    return 0;
}

void observations_free(struct observations *observations)
{
    for (int side = 0; side < 2; side++) {
        free(observations->of[side]);
        free(observations->order[side]);
        free(observations->begin[side]);
    }
    *observations = (struct observations){0};
}

/* ---- from a selection ---- */

static struct observations_key *collect_keys(const struct set_view *view,
                                             const struct selection *selection)
{
    struct observations_key *keys = calloc(selection->step_count + 1, sizeof *keys);

    for (size_t i = 0; keys != NULL && i < selection->step_count; i++) {
        const struct set_step *step = &view->steps[selection->steps[i]];

        keys[i] = (struct observations_key){
            step->step.pseudo, step->step.pseudo ? 0 : step->step.number,
            selection_file(view, selection->steps[i])->span};
    }
    return keys;
}

int observations_make(const struct set_view *const views[2],
                      const struct selection *const selections[2],
                      struct observations *out, struct error *error)
{
    CLEANUP_FREE struct observations_key *control = collect_keys(views[0], selections[0]);
    CLEANUP_FREE struct observations_key *test = collect_keys(views[1], selections[1]);

    *out = (struct observations){0};
    if (control == NULL || test == NULL)
        return error_set_memory(error);
    return observations_group(
        (const struct observations_key *const[]){control, test},
        (const size_t[]){selections[0]->step_count, selections[1]->step_count}, out,
        error);
}

/* ---- values of observations ---- */

bool observations_suffice(const struct observations *observations)
{
    return observations->count[0] >= OBSERVATIONS_MIN &&
           observations->count[1] >= OBSERVATIONS_MIN;
}

/* sum / count, halves up; the mean of int64 values fits into int64. */
static int64_t divide(wide sum, uint32_t count)
{
    if (count == 0)
        return 0;
    wide twice = 2 * sum + count, two = 2 * (wide)count;
    wide quotient = twice / two;

    return (int64_t)(twice % two < 0 ? quotient - 1 : quotient);
}

/* Division by words is much faster than that of twice their size. */
static int64_t divide_small(int64_t sum, uint32_t count)
{
    return count > 0 && sum >= 0 && sum <= INT64_MAX / 2 - UINT32_MAX
               ? (2 * sum + count) / (2 * (int64_t)count)
               : divide(sum, count);
}

static int64_t mean_of(const int64_t *samples, const uint32_t *order, uint32_t count)
{
    wide sum = 0;

    for (uint32_t i = 0; i < count; i++)
        sum += samples[order[i]];
    return sum == (int64_t)sum ? divide_small((int64_t)sum, count) : divide(sum, count);
}

/* A side without samples has no list of them. */
static void copy(const struct observations *observations, int side, const int64_t *from,
                 int64_t *to)
{
    if (observations->count[side] > 0)
        memcpy(to, from, observations->count[side] * sizeof *to);
}

void observations_average(const struct observations *observations, int side,
                          const int64_t *samples, int64_t *out)
{
    const uint32_t *begin = observations->begin[side];

    if (!observations->averaged) {
        copy(observations, side, samples, out);
        return;
    }
    for (size_t i = 0; i < observations->count[side]; i++)
        out[i] = mean_of(samples, observations->order[side] + begin[i],
                         begin[i + 1] - begin[i]);
}

void observations_divide(const struct observations *observations, int side,
                         const int64_t *sums, int64_t *out)
{
    const uint32_t *begin = observations->begin[side];

    if (!observations->averaged) {
        copy(observations, side, sums, out);
        return;
    }
    for (size_t i = 0; i < observations->count[side]; i++)
        out[i] = divide_small(sums[i], begin[i + 1] - begin[i]);
}

int64_t observations_divide_one(const struct observations *observations, int side,
                                size_t observation, int64_t sum)
{
    const uint32_t *begin = observations->begin[side];

    return observations->averaged
               ? divide_small(sum, begin[observation + 1] - begin[observation])
               : sum;
}

const char *observations_unit(const struct observations *observations)
{
    return observations->averaged ? "step" : "rank and step";
}
