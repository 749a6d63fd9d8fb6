/* Which rows of a comparison changed for real; see compare_answers.h. */
#include "analysis/compare_answers.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "store/cache.h"
#include "store/set_samples.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

/* Judging that took longer is kept for the next time; fewer rows x samples never do, so
 * their answers are not looked for. */
#define CACHE_WORTH_NS 20000000
#define CACHE_WORTH_CELLS 250000
#define KEY_SIZE 48

bool compare_is_of_device(const struct compare_result *result,
                          const struct compare_row *row)
{
    return result->device == COMPARE_ALL ||
           (result->device == COMPARE_CPU && row->side == TRACE_HOST) ||
           (result->device == COMPARE_GPU && row->side == TRACE_DEVICE);
}

struct judging {
    struct compare_result *result;
    struct significance_judge judge;
    size_t next; /* row that the samples to come may belong to */
};

static int compare_row_and_samples(const struct compare_row *row,
                                   const struct samples_row *samples)
{
    int order = strcmp(row->name, samples->name);

    return order != 0 ? order : strcmp(row->category, samples->category);
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
    if (judging->next < result->row_count && order == 0)
        significance_judge_row(&judging->judge, samples->samples[PAIR_CONTROL],
                               samples->samples[PAIR_TEST],
                               &result->all[judging->next++].significance);
    return 0;
}

static uint32_t *collect_steps(const struct compare_result *result, enum pair_side side)
{
    const struct selection *selection = &result->selection[side];
    uint32_t *steps = calloc(selection->step_count + 1, sizeof *steps);

    for (size_t i = 0; steps != NULL && i < selection->step_count; i++)
        steps[i] = result->view[side].steps[selection->steps[i]].id;
    return steps;
}

static int judge_rows(struct store *store, struct compare_result *result,
                      int64_t deadline_ns, struct error *error)
{
    CLEANUP_FREE uint32_t *control = collect_steps(result, PAIR_CONTROL);
    CLEANUP_FREE uint32_t *test = collect_steps(result, PAIR_TEST);
    const size_t counts[2] = {result->selection[PAIR_CONTROL].step_count,
                              result->selection[PAIR_TEST].step_count};
    const struct samples_side sides[2] = {
        {result->info[PAIR_CONTROL].id, control, counts[PAIR_CONTROL]},
        {result->info[PAIR_TEST].id, test, counts[PAIR_TEST]}};
    const struct samples_filter filter = {.use_short_name = result->use_short_name,
                                          .merge_addresses = result->merge_addresses,
                                          .side = result->device == COMPARE_ALL ? -1
                                                  : result->device == COMPARE_CPU
                                                      ? TRACE_HOST
                                                      : TRACE_DEVICE};
    struct judging judging = {.result = result};

    if (control == NULL || test == NULL)
        return error_set_memory(error);
    int failed = significance_judge_init(&judging.judge, counts[PAIR_CONTROL],
                                         counts[PAIR_TEST], error);
    if (failed != 0)
        return failed;
    failed =
        set_samples(store, sides, &filter, deadline_ns, judge_samples, &judging, error);
    significance_judge_free(&judging.judge);
    return failed;
}

/* ---- kept answers ---- */

/* All that p, q and the rest depend on, beyond the two sets. False for lack of memory. */
static bool make_key(const struct compare_result *result, char key[KEY_SIZE])
{
    XXH64_hash_t hash = (XXH64_hash_t)result->device * 4 + result->use_short_name * 2 +
                        result->merge_addresses;

    for (int side = 0; side < 2; side++) {
        CLEANUP_FREE uint32_t *steps = collect_steps(result, (enum pair_side)side);
        size_t count = result->selection[side].step_count;

        if (steps == NULL)
            return false;
        hash = XXH3_64bits_withSeed(steps, count * sizeof *steps, hash + count);
    }
    snprintf(key, KEY_SIZE, "significance%016llx", (unsigned long long)hash);
    return true;
}

static bool take_kept(const struct store *store, struct compare_result *result,
                      const struct cache_key *key)
{
    CLEANUP_BUFFER struct buffer kept;

    buffer_init(&kept, CACHE_ANSWER_MAX + 64);
    if (!cache_read(store, key, &kept) ||
        kept.length != result->row_count * sizeof(struct significance))
        return false;
    for (size_t i = 0; i < result->row_count; i++)
        memcpy(&result->all[i].significance, kept.bytes + i * sizeof(struct significance),
               sizeof(struct significance));
    return true;
}

static void keep(const struct store *store, const struct compare_result *result,
                 const struct cache_key *key)
{
    CLEANUP_BUFFER struct buffer answer;

    buffer_init(&answer, CACHE_ANSWER_MAX);
    for (size_t i = 0; i < result->row_count; i++)
        buffer_append(&answer, &result->all[i].significance,
                      sizeof result->all[i].significance);
    if (!buffer_failed(&answer))
        cache_write(store, key, &answer);
}

/* ---- the whole ---- */

static int judge_all(struct store *store, struct compare_result *result,
                     int64_t deadline_ns, struct error *error)
{
    CLEANUP_FREE struct significance **rows = calloc(result->row_count + 1, sizeof *rows);

    if (rows == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < result->row_count; i++) {
        struct significance *significance = &result->all[i].significance;

        *significance = (struct significance){
            .p = NAN, .q = NAN, .median = {NAN, NAN}, .spread = {NAN, NAN}};
        if (compare_is_of_device(result, &result->all[i]))
            rows[i] = significance;
    }
    int failed = judge_rows(store, result, deadline_ns, error);
    return failed != 0 ? failed : significance_settle(rows, result->row_count, error);
}

int compare_answer_significance(struct store *store, struct compare_result *result,
                                int64_t deadline_ns, struct error *error)
{
    size_t samples = result->selection[PAIR_CONTROL].step_count +
                     result->selection[PAIR_TEST].step_count;
    char text[KEY_SIZE];

    if (result->row_count < CACHE_WORTH_CELLS / (samples + 1))
        return judge_all(store, result, deadline_ns, error);
    if (!make_key(result, text))
        return error_set_memory(error);
    const struct cache_key key = {result->info[PAIR_CONTROL].id,
                                  result->info[PAIR_TEST].id, text};
    if (take_kept(store, result, &key))
        return 0;
    int64_t start_ns = clock_monotonic_ns();
    int failed = judge_all(store, result, deadline_ns, error);
    if (failed == 0 && clock_monotonic_ns() - start_ns > CACHE_WORTH_NS)
        keep(store, result, &key);
    return failed;
}
