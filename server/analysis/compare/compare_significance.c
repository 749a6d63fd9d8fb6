/* See compare_significance.h. */
#include "analysis/compare/compare_significance.h"
#include "analysis/compare/between_rows.h"
#include "analysis/compare/equal_clock.h"
#include "analysis/compare/judging.h"
#include "base/cleanup.h"
#include "base/clock.h"
#include "store/cache.h"
#include "store/set/set_pair.h"
#include "store/set/set_samples.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

/* The result is kept if judging took longer. Fewer rows x samples never take that long,
 * so the cache is not searched for them. */
#define CACHE_WORTH_NS 20000000
#define CACHE_WORTH_CELLS 250000
#define KEY_SIZE 48

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
    CLEANUP(judging_free) struct judgement judging = {0};
    const struct samples_side sides[2] = {make_side(result, PAIR_CONTROL, control),
                                          make_side(result, PAIR_TEST, test)};
    const struct samples_filter filter = {
        .use_short_name = result->request.use_short_name,
        .merge_addresses = result->request.merge_addresses,
        .side = result->request.device == COMPARE_ALL   ? -1
                : result->request.device == COMPARE_CPU ? TRACE_HOST
                                                        : TRACE_DEVICE};
    int failed = judging_init(&judging, result, error);

    if (failed != 0)
        return failed;
    if (control == NULL || test == NULL)
        return error_set_memory(error);
    CLEANUP(equal_clock_samples_free)
    struct equal_clock_samples corrected = {
        .result = result, .each = judging_take, .context = &judging};
    failed = set_samples(store, sides, &filter, result->budget, equal_clock_take,
                         &corrected, error);
    return failed == -ERROR_MEMORY ? error_set_memory(error) : failed;
}

/* ---- kept answers ---- */

/* A kept answer: the two families, then what every row has. */
#define FAMILIES_BYTES (SIGNIFICANCE_MEASURES * sizeof(struct significance_family))

/* All that p, q and the rest depend on, beyond the two sets. False for lack of memory. */
static bool make_key(const struct compare_result *result, char key[KEY_SIZE])
{
    XXH64_hash_t hash = (XXH64_hash_t)result->request.device * 64 +
                        result->request.equal_clock * 32 +
                        result->request.merge_lines * 16 + result->request.aliases * 8 +
                        result->request.fold * 4 + result->request.use_short_name * 2 +
                        result->request.merge_addresses;

    for (int side = 0; side < 2; side++) {
        CLEANUP_FREE uint32_t *steps = compare_step_ids(result, (enum pair_side)side);
        size_t count = result->selection[side].step_count;

        if (steps == NULL)
            return false;
        hash = XXH3_64bits_withSeed(steps, count * sizeof *steps, hash + count);
    }
    snprintf(key, KEY_SIZE, "rows%016llx", (unsigned long long)hash);
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
