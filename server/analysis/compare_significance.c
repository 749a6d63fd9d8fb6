/* Which rows of a comparison changed for real; see compare_answers.h. */
#include "analysis/compare_answers.h"
#include "base/cleanup.h"
#include "store/set_samples.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

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

int compare_answer_significance(struct store *store, struct compare_result *result,
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
