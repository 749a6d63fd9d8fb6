/* Which rows of a comparison changed for real; see compare_answers.h. */
#include "analysis/compare_answers.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "store/cache.h"
#include "store/set_samples.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

/* Judging that took longer is kept for the next time; fewer rows x samples never do, so
 * their answers are not looked for. */
#define CACHE_WORTH_NS 20000000
#define CACHE_WORTH_CELLS 250000
#define KEY_SIZE 48

/* Of pairs that are folded, one kernel's samples wait for the other's. Pairs that find no
 * room any more are not judged. */
#define HELD_MAX ((size_t)64 << 20)

bool compare_is_of_device(const struct compare_result *result,
                          const struct compare_row *row)
{
    return result->device == COMPARE_ALL ||
           (result->device == COMPARE_CPU && row->side == TRACE_HOST) ||
           (result->device == COMPARE_GPU && row->side == TRACE_DEVICE);
}

/* What the kernels of a pair did, each on its own side. */
struct held_pair {
    int64_t *times[2];
    int32_t *calls[2];
    size_t columns[2], steps[2];
};

struct judging {
    struct compare_result *result;
    struct held_pair *held; /* by replacement; NULL: nothing is folded */
    size_t held_bytes;
    struct significance_judge judge;
    int64_t *times[2]; /* the observations of a row */
    size_t next;       /* row that the samples to come may belong to */
};

static void free_held(struct held_pair *held)
{
    for (int side = 0; side < 2; side++) {
        free(held->times[side]);
        free(held->calls[side]);
    }
    *held = (struct held_pair){0};
}

static void free_judging(struct judging *judging)
{
    for (size_t i = 0; judging->held != NULL && i < judging->result->replacement_count;
         i++)
        free_held(&judging->held[i]);
    free(judging->held);
    significance_judge_free(&judging->judge);
    free(judging->times[0]);
    free(judging->times[1]);
}

static int compare_row_and_samples(const struct compare_row *row,
                                   const struct samples_row *samples)
{
    int order = strcmp(row->name, samples->name);

    return order != 0 ? order : strcmp(row->category, samples->category);
}

static void judge_times(struct judging *judging, const int64_t *const sums[2],
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

static void judge_row(struct judging *judging, const struct samples_row *samples,
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

/* Keeps what a kernel of a pair did on its side. False: no room or no memory. */
static bool hold_side(struct judging *judging, const struct samples_row *samples,
                      enum pair_side side, struct held_pair *held)
{
    size_t times = (samples->columns[side] + 1) * sizeof *held->times[side];
    size_t calls = (samples->steps[side] + 1) * sizeof *held->calls[side];

    if (judging->held_bytes + times + calls > HELD_MAX)
        return false;
    held->times[side] = calloc(1, times);
    held->calls[side] = calloc(1, calls);
    if (held->times[side] == NULL || held->calls[side] == NULL)
        return false;
    memcpy(held->times[side], samples->total[side],
           samples->columns[side] * sizeof *held->times[side]);
    memcpy(held->calls[side], samples->calls[side],
           samples->steps[side] * sizeof *held->calls[side]);
    held->columns[side] = samples->columns[side];
    held->steps[side] = samples->steps[side];
    judging->held_bytes += times + calls;
    return true;
}

/* The row of the new kernel is judged when the samples of both are there. */
static void judge_pair(struct judging *judging, const struct samples_row *samples,
                       const struct compare_row *row)
{
    struct compare_result *result = judging->result;
    struct held_pair *held = &judging->held[row->pair - 1];
    enum pair_side side = row->count[PAIR_TEST] > 0 ? PAIR_TEST : PAIR_CONTROL;

    if (!hold_side(judging, samples, side, held) || held->times[PAIR_CONTROL] == NULL ||
        held->times[PAIR_TEST] == NULL)
        return;
    struct samples_row both = *samples;
    for (int i = 0; i < 2; i++) {
        both.total[i] = both.self[i] = held->times[i];
        both.calls[i] = held->calls[i];
        both.columns[i] = held->columns[i];
        both.steps[i] = held->steps[i];
        judging->held_bytes -= (held->columns[i] + 1) * sizeof *held->times[i] +
                               (held->steps[i] + 1) * sizeof *held->calls[i];
    }
    judge_row(judging, &both, &result->replacements[row->pair - 1].significance);
    free_held(held);
}

/* Rows and samples come in the same order. */
static int judge_samples(void *context, const struct samples_row *samples)
{
    struct judging *judging = context;
    struct compare_result *result = judging->result;
    int order = 1;

    while (judging->next < result->row_count &&
           (order = compare_row_and_samples(&result->all[judging->next], samples)) < 0)
        judging->next++;
    if (judging->next == result->row_count || order != 0)
        return 0;
    struct compare_row *row = &result->all[judging->next++];
    if (row->pair != 0)
        judge_pair(judging, samples, row);
    else
        judge_row(judging, samples, &row->significance);
    return 0;
}

uint32_t *compare_step_ids(const struct compare_result *result, enum pair_side side)
{
    const struct selection *selection = &result->selection[side];
    uint32_t *steps = calloc(selection->step_count + 1, sizeof *steps);

    for (size_t i = 0; steps != NULL && i < selection->step_count; i++)
        steps[i] = result->view[side].steps[selection->steps[i]].id;
    return steps;
}

static struct samples_side make_side(const struct compare_result *result,
                                     enum pair_side side, const uint32_t *steps)
{
    const struct observations *observations = &result->observations;

    /* The ranks of a step come as one sum. */
    return (struct samples_side){.id = result->info[side].id,
                                 .steps = steps,
                                 .count = observations->samples[side],
                                 .columns = observations->of[side],
                                 .column_count = observations->count[side]};
}

static int judge_rows(struct store *store, struct compare_result *result,
                      struct error *error)
{
    CLEANUP_FREE uint32_t *control = compare_step_ids(result, PAIR_CONTROL);
    CLEANUP_FREE uint32_t *test = compare_step_ids(result, PAIR_TEST);
    CLEANUP(free_judging) struct judging judging = {.result = result};
    const struct samples_side sides[2] = {make_side(result, PAIR_CONTROL, control),
                                          make_side(result, PAIR_TEST, test)};
    const struct samples_filter filter = {.use_short_name = result->use_short_name,
                                          .merge_addresses = result->merge_addresses,
                                          .side = result->device == COMPARE_ALL ? -1
                                                  : result->device == COMPARE_CPU
                                                      ? TRACE_HOST
                                                      : TRACE_DEVICE};
    int failed = significance_judge_init(&judging.judge, &result->observations, error);

    for (int side = 0; side < 2; side++)
        judging.times[side] =
            calloc(result->observations.count[side] + 1, sizeof *judging.times[side]);
    if (control == NULL || test == NULL || judging.times[0] == NULL ||
        judging.times[1] == NULL)
        return error_set_memory(error);
    if (failed != 0)
        return failed;
    if (result->fold && (judging.held = calloc(result->replacement_count + 1,
                                               sizeof *judging.held)) == NULL)
        return error_set_memory(error);
    return set_samples(store, sides, &filter, result->budget, judge_samples, &judging,
                       error);
}

/* ---- kept answers ---- */

/* A kept answer: the two families, then what every row has. */
#define FAMILIES_BYTES (SIGNIFICANCE_MEASURES * sizeof(struct significance_family))

/* All that p, q and the rest depend on, beyond the two sets. False for lack of memory. */
static bool make_key(const struct compare_result *result, char key[KEY_SIZE])
{
    XXH64_hash_t hash = (XXH64_hash_t)result->device * 8 + result->fold * 4 +
                        result->use_short_name * 2 + result->merge_addresses;

    for (int side = 0; side < 2; side++) {
        CLEANUP_FREE uint32_t *steps = compare_step_ids(result, (enum pair_side)side);
        size_t count = result->selection[side].step_count;

        if (steps == NULL)
            return false;
        hash = XXH3_64bits_withSeed(steps, count * sizeof *steps, hash + count);
    }
    snprintf(key, KEY_SIZE, "tests%016llx", (unsigned long long)hash);
    return true;
}

static bool take_kept(const struct store *store, struct compare_result *result,
                      const struct cache_key *key)
{
    CLEANUP_BUFFER struct buffer kept;

    buffer_init(&kept, CACHE_ANSWER_MAX + 64);
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
    CLEANUP_BUFFER struct buffer answer;

    buffer_init(&answer, CACHE_ANSWER_MAX);
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
    CLEANUP_FREE struct significance **rows = calloc(result->row_count + 1, sizeof *rows);

    if (rows == NULL)
        return error_set_memory(error);
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
    return failed != 0
               ? failed
               : significance_settle(rows, result->row_count, &result->observations,
                                     result->families, error);
}

int compare_answer_significance(struct store *store, struct compare_result *result,
                                struct error *error)
{
    size_t samples = result->selection[PAIR_CONTROL].step_count +
                     result->selection[PAIR_TEST].step_count;
    char text[KEY_SIZE];

    if (result->row_count < CACHE_WORTH_CELLS / (samples + 1))
        return judge_all(store, result, error);
    if (!make_key(result, text))
        return error_set_memory(error);
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
