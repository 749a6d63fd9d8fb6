#include "compare/judging.h"
#include "base/array.h"
#include "base/budget.h"
#include "base/error.h"
#include "compare/compare.h"
#include "compare/equal_clock.h"
#include "compare/verdict.h"
#include "stats/rank_tests.h"
#include "store/cache.h"
#include "store/set_pair.h"

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

/* ---- alias sum ---- */

/* The samples of a row of several names, added up. */

/* The sums while `left` of the names are missing. Times by column, calls by sample, as in
 * samples_row. */
struct alias_sum {
    int64_t *total[2], *self[2];
    int32_t *calls[2];
    void *block; /* of these; all sums are of one size */
    uint32_t left;
    bool lacks_room;
};

static void add_calls(int32_t *sum, int32_t calls)
{
    if (__builtin_add_overflow(*sum, calls, sum))
        *sum = INT32_MAX;
}

/* Adds the samples of a name. */
static void alias_sum_add(struct alias_sum *sum, const struct observations *observations,
                          const struct samples_row *samples)
{
    for (int side = 0; side < 2; side++) {
        const uint32_t *of = observations->of[side];

        for (size_t i = 0; samples->is_few && i < samples->few_count[side]; i++) {
            const struct samples_entry *entry = &samples->few[side][i];

            number_add_to(&sum->total[side][of[entry->step]], entry->total);
            number_add_to(&sum->self[side][of[entry->step]], entry->self);
            add_calls(&sum->calls[side][entry->step], entry->calls);
        }
        for (size_t i = 0; !samples->is_few && i < samples->columns[side]; i++) {
            number_add_to(&sum->total[side][i], samples->total[side][i]);
            number_add_to(&sum->self[side][i], samples->self[side][i]);
        }
        for (size_t i = 0; !samples->is_few && i < samples->steps[side]; i++)
            add_calls(&sum->calls[side][i], samples->calls[side][i]);
    }
}

/* The sums as samples of one name; borrowed. */
static struct samples_row alias_sum_samples(const struct alias_sum *sum,
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

/* ---- judging ---- */

/* The tests of the rows of a comparison, one row after
 * another. A row that occurs in few of many samples costs no more than these. */

/* The values of the two kernels of a pair, each on its own side. */
struct held_pair {
    bool is_few[2]; /* as in samples_row */
    struct samples_entry *few[2];
    size_t few_count[2];
    int64_t *times[2];
    int32_t *calls[2];
    size_t bytes; /* of these */
};

/* A name in a row of several, in the order of the samples. */
struct judged_alias {
    const struct compare_alias *alias;
    uint32_t row; /* in result->all */
    uint32_t sum;
};

struct judgement {
    struct compare_result *result;
    struct arena *arena;    /* of all of it but the judge */
    struct held_pair *held; /* by replacement; NULL: nothing is folded */
    struct judged_alias *aliases;
    size_t alias_count, next_alias; /* the next samples may belong to */
    struct alias_sum *alias_sums;
    size_t alias_sum_count, alias_bytes; /* of a sum */
    void **spare;                        /* blocks of sums that are judged */
    size_t spare_count;
    size_t held_bytes; /* of pairs and of sums */
    struct significance_judge judge;
    int64_t *times[2]; /* the observations of a row */
    size_t next;       /* row that the next samples may belong to */
    /* For a row that occurs in few samples: for each observation its sum and whether it
     * has one; the list of these observations; the values for the tests. */
    int64_t *sums[2];
    bool *is_there[2];
    uint32_t *there[2];
    int64_t *few[2];
    int32_t *few_calls[2];
};

/* The samples of one kernel of a folded pair are held until those of the other kernel
 * come; those of a row of several names, until those of its last name come. If there is
 * no room for a row's samples, it is not judged. */
#define HELD_MAX ((size_t)64 << 20)

static void release_held(struct judgement *judging, struct held_pair *held)
{
    for (int side = 0; side < 2; side++) {
        arena_release(judging->arena, held->few[side]);
        arena_release(judging->arena, held->times[side]);
        arena_release(judging->arena, held->calls[side]);
    }
    judging->held_bytes -= held->bytes;
    *held = (struct held_pair){0};
}

static void judging_free(struct judgement *judging)
{
    significance_judge_free(&judging->judge);
    arena_free(&judging->arena);
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
static void list_aliases(struct judgement *judging)
{
    const struct compare_result *result = judging->result;
    size_t count = 0;

    judging->aliases =
        arena_new(judging->arena, result->alias_count, sizeof *judging->aliases);
    judging->alias_sums =
        arena_new(judging->arena, result->alias_count, sizeof *judging->alias_sums);
    judging->spare = arena_new(judging->arena, result->alias_count, sizeof(void *));
    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];

        for (uint32_t j = 0; j < row->alias_count; j++)
            judging->aliases[count++] =
                (struct judged_alias){&result->aliases[row->alias + j], (uint32_t)i,
                                      (uint32_t)judging->alias_sum_count};
        judging->alias_sum_count += row->alias_count > 0;
    }
    keep_names_once(judging, count);
}

/* For all rows of the result. Free `out` with judging_free(), also after an error. */
static int judging_init(struct judgement *out, struct compare_result *result,
                        struct error *error)
{
    const struct observations *observations = &result->observations;
    struct arena *arena = arena_make(result->budget);

    *out = (struct judgement){.result = result, .arena = arena};
    for (int side = 0; side < 2; side++) {
        size_t count = observations->count[side];

        out->times[side] = arena_new(arena, count, sizeof *out->times[side]);
        out->sums[side] = arena_new(arena, count, sizeof *out->sums[side]);
        out->is_there[side] = arena_new(arena, count, sizeof *out->is_there[side]);
        out->there[side] = arena_new(arena, count, sizeof *out->there[side]);
        out->few[side] = arena_new(arena, count, sizeof *out->few[side]);
        out->few_calls[side] =
            arena_new(arena, observations->samples[side], sizeof *out->few_calls[side]);
    }
    if (result->request.fold)
        out->held = arena_new(arena, result->replacement_count, sizeof *out->held);
    list_aliases(out);
    return significance_judge_init(&out->judge, observations, error);
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
        number_add_to(&judging->sums[side][observation],
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

/* A copy of the bytes; NULL if there is no room for more waiting rows. */
static void *hold(struct judgement *judging, struct held_pair *held, const void *bytes,
                  size_t length)
{
    if (length >= HELD_MAX - judging->held_bytes)
        return NULL;
    void *copy = arena_text(judging->arena, bytes, length);
    held->bytes += length + 1;
    judging->held_bytes += length + 1;
    return copy;
}

/* Keeps the samples of a kernel of a pair on its side. False: no room. */
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
static void spread_side(struct judgement *judging, struct held_pair *held, int side)
{
    const struct observations *observations = &judging->result->observations;

    held->times[side] =
        arena_new(judging->arena, observations->count[side], sizeof *held->times[side]);
    held->calls[side] =
        arena_new(judging->arena, observations->samples[side], sizeof *held->calls[side]);
    for (size_t i = 0; i < held->few_count[side]; i++) {
        const struct samples_entry *entry = &held->few[side][i];

        number_add_to(&held->times[side][observations->of[side][entry->step]],
                      entry->total);
        held->calls[side][entry->step] = entry->calls;
    }
}

static void judge_held(struct judgement *judging, struct held_pair *held,
                       const struct samples_row *samples, struct significance *out)
{
    struct samples_row both = *samples;

    both.is_few = held->is_few[0] && held->is_few[1];
    for (int side = 0; side < 2; side++) {
        if (held->is_few[side] && !both.is_few)
            spread_side(judging, held, side);
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
    release_held(judging, held);
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

/* Makes the sums, unless they are there or lack room. */
static void make_sum(struct judgement *judging, struct alias_sum *sum)
{
    const struct observations *observations = &judging->result->observations;
    size_t bytes = 0;

    for (int side = 0; side < 2; side++)
        bytes += (observations->count[side] + 1) * 2 * sizeof(int64_t) +
                 (observations->samples[side] + 1) * sizeof(int32_t);
    sum->lacks_room = sum->lacks_room ||
                      (sum->block == NULL && bytes >= HELD_MAX - judging->held_bytes);
    if (sum->block != NULL || sum->lacks_room)
        return;
    judging->alias_bytes = bytes;
    judging->held_bytes += bytes;
    sum->block = judging->spare_count > 0
                     ? memset(judging->spare[--judging->spare_count], 0, bytes)
                     : arena_new(judging->arena, bytes, 1);
    int64_t *times = sum->block;
    for (int side = 0; side < 2; side++) {
        sum->total[side] = times;
        sum->self[side] = times + observations->count[side] + 1;
        times += 2 * (observations->count[side] + 1);
    }
    sum->calls[0] = (int32_t *)times;
    sum->calls[1] = sum->calls[0] + observations->samples[0] + 1;
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
    make_sum(judging, sum);
    if (!sum->lacks_room)
        alias_sum_add(sum, &result->observations, samples);
    if (--sum->left == 0 && !sum->lacks_room) {
        judge_sum(judging, sum, &result->all[found->row]);
        judging->held_bytes -= judging->alias_bytes;
        judging->spare[judging->spare_count++] = sum->block;
    }
    return true;
}

/* Rows and samples come in the same order. */
/* Judges the row of these samples: a callback of set_samples(). Rows that are not in the
 * result are left out. */
static int judging_take(void *context, const struct samples_row *samples)
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

/* ---- between rows ---- */

/* The median of chi^2 with one degree of freedom. */
#define CHI_MEDIAN 0.45493642311957283

struct between_rows {
    const struct compare_result *result;
    struct significance *const *rows;
    enum significance_measure measure;
    double *p, *q; /* of each row */
};

/* NULL: no row that is judged, or of the other side. */
static const struct significance_test *test_of(const struct between_rows *between,
                                               size_t row, bool host)
{
    bool is_host = between->result->all[row].side == TRACE_HOST;

    return between->rows[row] == NULL || is_host != host
               ? NULL
               : &between->rows[row]->tests[between->measure];
}

/* T of host rows or of the others. */
static double find_between(const struct between_rows *between, bool host)
{
    const size_t *count = between->result->observations.count;
    double most = host ? BETWEEN_HOST_MOST : BETWEEN_DEVICE_MOST;
    size_t known = 0;

    for (size_t i = 0; i < between->result->row_count; i++) {
        const struct significance_test *test = test_of(between, i, host);

        if (test == NULL || isnan(test->logs.variance))
            continue;
        between->p[known] = test->logs.difference * test->logs.difference;
        between->q[known++] = test->logs.variance;
    }
    if (known < BETWEEN_ROWS_MIN)
        return 0;
    double steps = moderated_prior(between->q, known) *
                   (1 / (double)count[0] + 1 / (double)count[1]);
    double all = moderated_prior(between->p, known) / CHI_MEDIAN;
    return fmin(fmax(all - steps, 0), most * most);
}

/* Whether a change is no matter of clocks: the row takes no time in most steps of a side,
 * or its calls changed in every step, and its time with them. */
static bool is_certain(const struct significance *row, double difference)
{
    bool more = row->always[1] > row->always[0];

    return !isfinite(difference) ||
           (row->calls == CALLS_FACT && difference != 0 && more == (difference > 0));
}

/* NaN: no such test is made. */
static double p_of(const struct between_rows *between, const struct significance *row,
                   double variance)
{
    const struct significance_test *test = &row->tests[between->measure];
    const size_t *count = between->result->observations.count;
    const struct moderated_row typical = {log(test->median[1] / test->median[0]), 0};
    bool moderated = !isnan(test->logs.variance);

    if (isnan(test->p) ||
        is_certain(row, moderated ? test->logs.difference : typical.difference))
        return (double)NAN;
    if (!moderated)
        return moderated_p_between(&typical, count[0], count[1], 0, MODERATED_FREEDOM,
                                   variance);
    return moderated_p_between(&test->logs, count[0], count[1],
                               between->result->families[between->measure].prior,
                               MODERATED_FREEDOM, variance);
}

static int judge(const struct between_rows *between, struct error *error)
{
    const double variance[2] = {find_between(between, false),
                                find_between(between, true)};
    size_t count = between->result->row_count;

    for (size_t i = 0; i < count; i++) {
        bool host = between->result->all[i].side == TRACE_HOST;

        between->p[i] = between->rows[i] == NULL
                            ? (double)NAN
                            : p_of(between, between->rows[i], variance[host]);
    }
    int failed = false_discovery_adjust(between->p, count, between->q, error);
    for (size_t i = 0; i < count && failed == 0; i++) {
        struct significance_test *test =
            between->rows[i] == NULL ? NULL : &between->rows[i]->tests[between->measure];

        if (test != NULL && between->q[i] >= SIGNIFICANCE_RATE &&
            test->verdict != SIGNIFICANCE_NO_DIFFERENCE)
            test->verdict = SIGNIFICANCE_CANNOT_JUDGE;
    }
    return failed;
}

int between_rows_judge(struct compare_result *result, struct significance *const *rows,
                       struct error *error)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(result->budget);
    struct between_rows between = {
        .result = result,
        .rows = rows,
        .p = arena_new(arena, result->row_count, sizeof(double)),
        .q = arena_new(arena, result->row_count, sizeof(double))};
    int failed = 0;

    for (int measure = 0; measure < SIGNIFICANCE_MEASURES && failed == 0; measure++) {
        between.measure = (enum significance_measure)measure;
        failed = budget_look(result->budget, error);
        if (failed == 0)
            failed = judge(&between, error);
    }
    return failed;
}

/* ---- compare significance ---- */

/* The result is kept if judging took longer. Fewer rows x samples never take that long,
 * so the cache is not searched for them. */
#define CACHE_WORTH_NS 20000000
#define CACHE_WORTH_CELLS 250000
#define KEY_SIZE 48

static struct samples_side make_side(const struct compare_result *result,
                                     enum pair_side side)
{
    const struct observations *observations = &result->observations;

    /* The ranks of a step come as one sum. */
    return (struct samples_side){.id = result->info[side].id,
                                 .steps = compare_step_ids(result, side),
                                 .count = observations->samples[side],
                                 .columns = observations->of[side],
                                 .column_count = observations->count[side]};
}

static int judge_rows(struct store *store, struct compare_result *result,
                      struct error *error)
{
    CLEANUP(judging_free) struct judgement judging = {0};
    const struct samples_side sides[2] = {make_side(result, PAIR_CONTROL),
                                          make_side(result, PAIR_TEST)};
    const struct samples_filter filter = {
        .naming = result->request.naming,
        .side = result->request.device == COMPARE_ALL   ? -1
                : result->request.device == COMPARE_CPU ? TRACE_HOST
                                                        : TRACE_DEVICE};
    struct equal_clock_samples corrected = {
        .result = result, .each = judging_take, .context = &judging};
    int failed = judging_init(&judging, result, error);

    return failed != 0 ? failed
                       : set_samples(store, sides, &filter, result->budget,
                                     equal_clock_take, &corrected, error);
}

/* ---- kept answers ---- */

/* A kept answer: the two families, then what every row has. */
#define FAMILIES_BYTES (SIGNIFICANCE_MEASURES * sizeof(struct significance_family))

/* All that p, q and the rest depend on, beyond the two sets. */
static void make_key(const struct compare_result *result, char key[KEY_SIZE])
{
    XXH64_hash_t hash =
        (XXH64_hash_t)result->request.device * 64 + result->request.equal_clock * 32 +
        result->request.merge_lines * 16 + result->request.aliases * 8 +
        result->request.fold * 4 + result->request.naming.use_short_name * 2 +
        result->request.naming.merge_addresses;

    for (int side = 0; side < 2; side++) {
        const uint32_t *steps = compare_step_ids(result, (enum pair_side)side);
        size_t count = result->selection[side].step_count;

        hash = XXH3_64bits_withSeed(steps, count * sizeof *steps, hash + count);
    }
    snprintf(key, KEY_SIZE, "rows%016llx", (unsigned long long)hash);
}

static bool take_kept(const struct store *store, struct compare_result *result,
                      const struct cache_key *key)
{
    CLEANUP_BUFFER struct buffer kept = BUFFER(CACHE_ANSWER_MAX + 64);

    if (!cache_read(store, key, &kept) ||
        kept.length != FAMILIES_BYTES + result->row_count * sizeof(struct significance))
        return false;
    memcpy(result->families, kept.bytes, FAMILIES_BYTES);
    for (size_t i = 0; i < result->row_count; i++)
        memcpy(&result->all[i].significance,
               kept.bytes + FAMILIES_BYTES + i * sizeof(struct significance),
               sizeof(struct significance));
    return true;
}

static void keep(const struct store *store, const struct compare_result *result,
                 const struct cache_key *key)
{
    CLEANUP_BUFFER struct buffer answer = BUFFER(CACHE_ANSWER_MAX);

    buffer_append(&answer, result->families, FAMILIES_BYTES);
    for (size_t i = 0; i < result->row_count; i++)
        buffer_append(&answer, &result->all[i].significance,
                      sizeof result->all[i].significance);
    if (!buffer_failed(&answer))
        cache_write(store, key, &answer);
}

/* ---- the whole ---- */

static int judge_all(struct store *store, struct compare_result *result,
                     struct error *error)
{
    struct significance **rows =
        arena_new(result->arena, result->row_count, sizeof(struct significance *));

    for (size_t i = 0; i < result->replacement_count; i++)
        significance_clear(&result->replacements[i].significance);
    int failed = judge_rows(store, result, error);
    for (size_t i = 0; i < result->row_count; i++) {
        struct compare_row *row = &result->all[i];
        bool replaced = row->pair != 0 && row->count[PAIR_TEST] == 0;

        if (row->pair != 0 && !replaced)
            row->significance = result->replacements[row->pair - 1].significance;
        if (compare_is_of_device(result, row) && !replaced)
            rows[i] = &row->significance;
    }
    if (failed == 0)
        failed = significance_settle(rows, result->row_count, &result->observations,
                                     result->families, result->budget, error);
    return failed != 0 ? failed : between_rows_judge(result, rows, error);
}

int compare_answer_significance(struct store *store, struct compare_result *result,
                                struct error *error)
{
    size_t samples = result->selection[PAIR_CONTROL].step_count +
                     result->selection[PAIR_TEST].step_count;
    char text[KEY_SIZE];

    if (result->row_count < CACHE_WORTH_CELLS / (samples + 1))
        return judge_all(store, result, error);
    make_key(result, text);
    const struct cache_key key = {result->info[PAIR_CONTROL].id,
                                  result->info[PAIR_TEST].id, text};
    if (take_kept(store, result, &key))
        return 0;
    int64_t start_ns = clock_monotonic_ns();
    int failed = judge_all(store, result, error);
    if (failed == 0 && clock_monotonic_ns() - start_ns > CACHE_WORTH_NS)
        keep(store, result, &key);
    return failed;
}
