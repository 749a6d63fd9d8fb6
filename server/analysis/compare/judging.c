/* See judging.h. */
#include "analysis/compare/judging.h"
#include "store/set/set_pair.h"
#include "store/set/set_samples.h"

#include <stdlib.h>
#include <string.h>

/* The samples of one kernel of a folded pair are held until those of the other kernel
 * come; those of a row of several names, until those of its last name come. If there is
 * no room for a row's samples, it is not judged. */
#define HELD_MAX ((size_t)64 << 20)

static void free_held(struct held_pair *held)
{
    for (int side = 0; side < 2; side++) {
        free(held->few[side]);
        free(held->times[side]);
        free(held->calls[side]);
    }
    *held = (struct held_pair){0};
}

void judging_free(struct judgement *judging)
{
    for (size_t i = 0; judging->held != NULL && i < judging->result->replacement_count;
         i++)
        free_held(&judging->held[i]);
    free(judging->held);
    for (size_t i = 0; i < judging->alias_sum_count; i++)
        alias_sum_free(&judging->alias_sums[i]);
    free(judging->alias_sums);
    free(judging->aliases);
    significance_judge_free(&judging->judge);
    for (int side = 0; side < 2; side++) {
        free(judging->times[side]);
        free(judging->sums[side]);
        free(judging->is_there[side]);
        free(judging->there[side]);
        free(judging->few[side]);
        free(judging->few_calls[side]);
    }
}

static bool make_room(struct judgement *judging)
{
    const struct observations *observations = &judging->result->observations;
    bool fine = true;

    for (int side = 0; side < 2; side++) {
        size_t count = observations->count[side] + 1;

        judging->times[side] = calloc(count, sizeof *judging->times[side]);
        judging->sums[side] = calloc(count, sizeof *judging->sums[side]);
        judging->is_there[side] = calloc(count, sizeof *judging->is_there[side]);
        judging->there[side] = calloc(count, sizeof *judging->there[side]);
        judging->few[side] = calloc(count, sizeof *judging->few[side]);
        judging->few_calls[side] =
            calloc(observations->samples[side] + 1, sizeof *judging->few_calls[side]);
        fine = fine && judging->times[side] != NULL && judging->sums[side] != NULL &&
               judging->is_there[side] != NULL && judging->there[side] != NULL &&
               judging->few[side] != NULL && judging->few_calls[side] != NULL;
    }
    return fine;
}

static int compare_aliases(const void *a, const void *b)
{
    const struct compare_alias *x = ((const struct judged_alias *)a)->alias;
    const struct compare_alias *y = ((const struct judged_alias *)b)->alias;
    int order = strcmp(x->name, y->name);

    return order != 0 ? order : strcmp(x->category, y->category);
}

/* The samples of a name are those of both sides. */
static void keep_names_once(struct judgement *judging, size_t count)
{
    struct judged_alias *aliases = judging->aliases;

    if (count > 1)
        qsort(aliases, count, sizeof *aliases, compare_aliases);
    for (size_t i = 0; i < count; i++) {
        if (i > 0 && compare_aliases(&aliases[i], &aliases[i - 1]) == 0)
            continue;
        judging->alias_sums[aliases[i].sum].left++;
        aliases[judging->alias_count++] = aliases[i];
    }
}

/* Where the samples of the rows of several names will be. */
static bool list_aliases(struct judgement *judging)
{
    const struct compare_result *result = judging->result;
    size_t count = 0;

    judging->aliases = calloc(result->alias_count + 1, sizeof *judging->aliases);
    judging->alias_sums = calloc(result->alias_count + 1, sizeof *judging->alias_sums);
    if (judging->aliases == NULL || judging->alias_sums == NULL)
        return false;
    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];

        for (uint32_t j = 0; j < row->alias_count; j++)
            judging->aliases[count++] =
                (struct judged_alias){&result->aliases[row->alias + j], (uint32_t)i,
                                      (uint32_t)judging->alias_sum_count};
        judging->alias_sum_count += row->alias_count > 0;
    }
    keep_names_once(judging, count);
    return true;
}

int judging_init(struct judgement *out, struct compare_result *result,
                 struct error *error)
{
    *out = (struct judgement){.result = result};
    int failed = significance_judge_init(&out->judge, &result->observations, error);

    if (failed != 0)
        return failed;
    if (result->request.fold)
        out->held = calloc(result->replacement_count + 1, sizeof *out->held);
    return make_room(out) && list_aliases(out) &&
                   (out->held != NULL || !result->request.fold)
               ? 0
               : error_set_memory(error);
}

/* ---- a row ---- */

static int compare_row_and_samples(const struct compare_row *row,
                                   const struct samples_row *samples)
{
    int order = strcmp(row->name, samples->name);

    return order != 0 ? order : strcmp(row->category, samples->category);
}

static void judge_times(struct judgement *judging, const int64_t *const sums[2],
                        struct significance_test *out)
{
    for (int side = 0; side < 2; side++)
        observations_divide(&judging->result->observations, side, sums[side],
                            judging->times[side]);
    significance_judge_times(&judging->judge, judging->times[0], judging->times[1], out);
}

/* Rows without calls inside them have one time: their total is their self time. */
static bool is_all_self(const struct samples_row *samples)
{
    for (int side = 0; side < 2; side++)
        if (samples->columns[side] > 0 &&
            memcmp(samples->total[side], samples->self[side],
                   samples->columns[side] * sizeof *samples->total[side]) != 0)
            return false;
    return true;
}

/* ---- rows of few samples ---- */

/* Sums up a measure by observation, into sums[] and there[]; returns the number of
 * observations. */
static size_t sum_few(struct judgement *judging, const struct samples_row *samples,
                      int side, enum significance_measure measure)
{
    const uint32_t *of = judging->result->observations.of[side];
    size_t count = 0;

    for (size_t i = 0; i < samples->few_count[side]; i++) {
        const struct samples_entry *entry = &samples->few[side][i];
        uint32_t observation = of[entry->step];

        if (!judging->is_there[side][observation]) {
            judging->is_there[side][observation] = true;
            judging->there[side][count++] = observation;
        }
        samples_add_time(&judging->sums[side][observation],
                         measure == SIGNIFICANCE_SELF ? entry->self : entry->total);
    }
    return count;
}

static void forget_few(struct judgement *judging, int side, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        judging->sums[side][judging->there[side][i]] = 0;
        judging->is_there[side][judging->there[side][i]] = false;
    }
}

/* Where ranks are averaged, few samples may still be most observations. */
static void judge_few_times(struct judgement *judging, const struct samples_row *samples,
                            enum significance_measure measure,
                            struct significance_test *out)
{
    const struct observations *observations = &judging->result->observations;
    size_t there[2], counts[2] = {0, 0};

    for (int side = 0; side < 2; side++)
        there[side] = sum_few(judging, samples, side, measure);
    bool most =
        there[0] + there[1] >= (observations->count[0] + observations->count[1]) / 4;
    if (most) {
        judge_times(judging, (const int64_t *const[]){judging->sums[0], judging->sums[1]},
                    out);
    } else {
        for (int side = 0; side < 2; side++)
            for (size_t i = 0; i < there[side]; i++) {
                uint32_t at = judging->there[side][i];
                int64_t value = observations_divide_one(observations, side, at,
                                                        judging->sums[side][at]);

                if (value != 0)
                    judging->few[side][counts[side]++] = value;
            }
        significance_judge_few_times(
            &judging->judge, (const int64_t *const[]){judging->few[0], judging->few[1]},
            counts, out);
    }
    for (int side = 0; side < 2; side++)
        forget_few(judging, side, there[side]);
}

static void judge_few(struct judgement *judging, const struct samples_row *samples,
                      struct significance *out)
{
    bool all_self = true;
    size_t counts[2] = {0, 0};

    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < samples->few_count[side]; i++) {
            const struct samples_entry *entry = &samples->few[side][i];

            all_self = all_self && entry->total == entry->self;
            if (entry->calls != 0)
                judging->few_calls[side][counts[side]++] = entry->calls;
        }
    judge_few_times(judging, samples, SIGNIFICANCE_TOTAL,
                    &out->tests[SIGNIFICANCE_TOTAL]);
    if (all_self)
        out->tests[SIGNIFICANCE_SELF] = out->tests[SIGNIFICANCE_TOTAL];
    else
        judge_few_times(judging, samples, SIGNIFICANCE_SELF,
                        &out->tests[SIGNIFICANCE_SELF]);
    significance_judge_few_calls(
        &judging->judge,
        (const int32_t *const[]){judging->few_calls[0], judging->few_calls[1]}, counts,
        out);
}

/* ---- every row ---- */

static void judge_row(struct judgement *judging, const struct samples_row *samples,
                      struct significance *out)
{
    judge_times(judging, samples->total, &out->tests[SIGNIFICANCE_TOTAL]);
    if (is_all_self(samples))
        out->tests[SIGNIFICANCE_SELF] = out->tests[SIGNIFICANCE_TOTAL];
    else
        judge_times(judging, samples->self, &out->tests[SIGNIFICANCE_SELF]);
    significance_judge_calls(&judging->judge, samples->calls[PAIR_CONTROL],
                             samples->calls[PAIR_TEST], out);
}

/* ---- pairs ---- */

/* Copies of the bytes; NULL if there is no memory, or no room for more waiting rows. */
static void *hold(struct judgement *judging, struct held_pair *held, const void *bytes,
                  size_t length)
{
    void *copy = NULL;

    if (length < HELD_MAX - judging->held_bytes)
        copy = malloc(length + 1);
    if (copy == NULL)
        return NULL;
    memcpy(copy, bytes, length);
    held->bytes += length + 1;
    judging->held_bytes += length + 1;
    return copy;
}

/* Keeps the samples of a kernel of a pair on its side. False: no room or no memory. */
static bool hold_side(struct judgement *judging, const struct samples_row *samples,
                      enum pair_side side, struct held_pair *held)
{
    held->is_few[side] = samples->is_few;
    held->few_count[side] = samples->few_count[side];
    if (samples->is_few) {
        held->few[side] = hold(judging, held, samples->few[side],
                               samples->few_count[side] * sizeof *samples->few[side]);
        return held->few[side] != NULL;
    }
    held->times[side] = hold(judging, held, samples->total[side],
                             samples->columns[side] * sizeof *samples->total[side]);
    held->calls[side] = hold(judging, held, samples->calls[side],
                             samples->steps[side] * sizeof *samples->calls[side]);
    return held->times[side] != NULL && held->calls[side] != NULL;
}

static bool is_held(const struct held_pair *held, enum pair_side side)
{
    return held->few[side] != NULL || held->calls[side] != NULL;
}

/* Expands a row with few samples to all samples, because the other side has many. */
static bool spread_side(struct judgement *judging, struct held_pair *held, int side)
{
    const struct observations *observations = &judging->result->observations;

    held->times[side] = calloc(observations->count[side] + 1, sizeof *held->times[side]);
    held->calls[side] =
        calloc(observations->samples[side] + 1, sizeof *held->calls[side]);
    if (held->times[side] == NULL || held->calls[side] == NULL)
        return false;
    for (size_t i = 0; i < held->few_count[side]; i++) {
        const struct samples_entry *entry = &held->few[side][i];

        samples_add_time(&held->times[side][observations->of[side][entry->step]],
                         entry->total);
        held->calls[side][entry->step] = entry->calls;
    }
    return true;
}

static void judge_held(struct judgement *judging, struct held_pair *held,
                       const struct samples_row *samples, struct significance *out)
{
    struct samples_row both = *samples;

    both.is_few = held->is_few[0] && held->is_few[1];
    for (int side = 0; side < 2; side++) {
        if (held->is_few[side] && !both.is_few && !spread_side(judging, held, side))
            return;
        both.few[side] = held->few[side];
        both.few_count[side] = held->few_count[side];
        both.total[side] = both.self[side] = held->times[side];
        both.calls[side] = held->calls[side];
    }
    if (both.is_few)
        judge_few(judging, &both, out);
    else
        judge_row(judging, &both, out);
}

/* The row of the new kernel is judged when the samples of both are there. */
static void judge_pair(struct judgement *judging, const struct samples_row *samples,
                       const struct compare_row *row)
{
    struct compare_result *result = judging->result;
    struct held_pair *held = &judging->held[row->pair - 1];
    enum pair_side side = row->count[PAIR_TEST] > 0 ? PAIR_TEST : PAIR_CONTROL;

    if (!hold_side(judging, samples, side, held) || !is_held(held, PAIR_CONTROL) ||
        !is_held(held, PAIR_TEST))
        return;
    judge_held(judging, held, samples, &result->replacements[row->pair - 1].significance);
    judging->held_bytes -= held->bytes;
    free_held(held);
}

/* ---- rows of several names ---- */

static void judge_sum(struct judgement *judging, const struct alias_sum *sum,
                      struct compare_row *row)
{
    struct compare_result *result = judging->result;
    const struct samples_row all = alias_sum_samples(sum, &result->observations);

    judge_row(judging, &all,
              row->pair == 0 ? &row->significance
                             : &result->replacements[row->pair - 1].significance);
}

/* True: the samples are those of a name in a row of several, which is judged when those
 * of all its names are there. */
static bool take_alias(struct judgement *judging, const struct samples_row *samples)
{
    struct compare_result *result = judging->result;
    int order = 1;

    for (; judging->next_alias < judging->alias_count; judging->next_alias++) {
        const struct compare_alias *alias = judging->aliases[judging->next_alias].alias;

        order = strcmp(alias->name, samples->name);
        order = order != 0 ? order : strcmp(alias->category, samples->category);
        if (order >= 0)
            break;
    }
    if (judging->next_alias == judging->alias_count || order != 0)
        return false;
    const struct judged_alias *found = &judging->aliases[judging->next_alias++];
    struct alias_sum *sum = &judging->alias_sums[found->sum];
    judging->held_bytes +=
        alias_sum_make(sum, &result->observations, HELD_MAX - judging->held_bytes);
    if (!sum->lacks_room)
        alias_sum_add(sum, &result->observations, samples);
    if (--sum->left == 0) {
        if (!sum->lacks_room) {
            judge_sum(judging, sum, &result->all[found->row]);
            judging->held_bytes -= sum->bytes;
        }
        alias_sum_free(sum);
    }
    return true;
}

/* Rows and samples come in the same order. */
int judging_take(void *context, const struct samples_row *samples)
{
    struct judgement *judging = context;
    struct compare_result *result = judging->result;
    int order = 1;

    if (take_alias(judging, samples))
        return 0;
    while (judging->next < result->row_count &&
           (result->all[judging->next].alias_count > 0 ||
            (order = compare_row_and_samples(&result->all[judging->next], samples)) < 0))
        judging->next++;
    if (judging->next == result->row_count || order != 0)
        return 0;
    struct compare_row *row = &result->all[judging->next++];
    if (row->pair != 0)
        judge_pair(judging, samples, row);
    else if (samples->is_few)
        judge_few(judging, samples, &row->significance);
    else
        judge_row(judging, samples, &row->significance);
    return 0;
}
