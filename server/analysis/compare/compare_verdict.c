/* See compare_verdict.h. */
#include "analysis/compare/compare_verdict.h"
#include "analysis/compare/equal_clock.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"
#include "store/set/set_view.h"

#include <math.h>
#include <stdlib.h>

static int64_t *collect_durations(const struct compare_result *result,
                                  enum pair_side side)
{
    const struct selection *selection = &result->selection[side];
    int64_t *durations = calloc(selection->step_count + 1, sizeof *durations);

    for (size_t i = 0; durations != NULL && i < selection->step_count; i++)
        durations[i] = result->view[side].steps[selection->steps[i]].step.dur;
    return durations;
}

/* ---- the waterfall ---- */

static size_t collect_operations(const struct compare_result *result,
                                 struct waterfall_operation *operations)
{
    size_t count = 0;

    for (size_t i = 0; i < result->row_count; i++) {
        const struct compare_row *row = &result->all[i];
        enum waterfall_part part;

        if (waterfall_part_of(row->side, row->kind, &part))
            operations[count++] = (struct waterfall_operation){
                i, part, {row->total[PAIR_CONTROL], row->total[PAIR_TEST]}};
    }
    return count;
}

/* Rows will move; their texts stay. */
static void name_contributors(struct compare_result *result)
{
    for (int part = 0; part < WATERFALL_DEVICE_PARTS; part++) {
        for (size_t i = 0; i < result->waterfall.contributor_count[part]; i++) {
            const struct waterfall_contributor *contributor =
                &result->waterfall.contributors[part][i];
            const struct compare_row *row = &result->all[contributor->id];

            result->contributors[part][i] = (struct compare_contributor){
                row->name, row->category, contributor->change, NULL};
        }
    }
}

void compare_sum_steps(const struct compare_result *result, struct waterfall_sums sums[2])
{
    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &result->selection[side];

        sums[side] = (struct waterfall_sums){0};
        for (size_t i = 0; i < selection->step_count; i++)
            if (!waterfall_add(&sums[side],
                               &result->view[side].steps[selection->steps[i]].step))
                sums[side].has_parts = false;
    }
}

/* Whether a selected file has device rows of no step, which may run in its steps: work
 * without its launch, or from before the first step. */
static bool has_stray_rows(const struct compare_result *result)
{
    for (int side = 0; side < 2; side++) {
        const struct selection *selection = &result->selection[side];

        for (size_t i = 0; i < selection->step_count; i++)
            if (selection_file(&result->view[side], selection->steps[i])
                    ->quality.device_rows_without_step > 0)
                return true;
    }
    return false;
}

static int make_waterfall(struct compare_result *result, struct error *error)
{
    CLEANUP_FREE struct waterfall_operation *operations =
        calloc(result->row_count + 1, sizeof *operations);
    struct waterfall_sums sums[2];

    if (operations == NULL)
        return error_set_memory(error);
    compare_sum_steps(result, sums);
    double samples = (double)result->selection[PAIR_TEST].step_count;
    static const enum equal_clock_part corrected[] = {
        [WATERFALL_COMPUTE] = EQUAL_CLOCK_COMPUTE,
        [WATERFALL_EXPOSED_COMMUNICATION] = EQUAL_CLOCK_COMMUNICATION,
        [WATERFALL_EXPOSED_MEMORY] = EQUAL_CLOCK_NONE,
        [WATERFALL_IDLE] = EQUAL_CLOCK_IDLE};
    for (unsigned part = 0; part < WATERFALL_DEVICE_PARTS; part++) {
        int64_t less = llround(samples * equal_clock_change(result, corrected[part]));

        sums[PAIR_TEST].parts[part] -= less;
        sums[PAIR_TEST].step -= less;
    }
    size_t count = collect_operations(result, operations);
    waterfall_make(&sums[0], &sums[1], operations, count, &result->waterfall);
    if (!result->waterfall.known)
        return 0;
    result->waterfall.stray = has_stray_rows(result);
    name_contributors(result);
    return 0;
}

int compare_make_verdict(const struct compare_result *result,
                         const int64_t *const times[2], struct verdict *out,
                         struct error *error)
{
    if (times[PAIR_CONTROL] == NULL || times[PAIR_TEST] == NULL)
        return error_set_memory(error);
    return verdict_make(&result->observations, times, result->request.equivalence, out,
                        error);
}

/* Whether no rank of a side has a second file among those chosen. */
static bool is_one_recording(const struct set_view *view,
                             const struct selection *selection)
{
    for (size_t i = 0; i < selection->step_count; i++)
        if (selection_file(view, selection->steps[i])->span > 0)
            return false;
    return true;
}

void compare_settle_verdict(const struct compare_result *result, struct verdict *verdict)
{
    const struct machine *machine = &result->machine;
    const struct machine_factor *host = &machine->host;
    double margin = verdict->equivalence * verdict->test.median[PAIR_CONTROL];
    bool slower = verdict->kind == VERDICT_SLOWER;

    if (!result->one_recording || !machine->acts_on_host ||
        (!slower && verdict->kind != VERDICT_FASTER) ||
        machine_is_carried(&machine->steps, verdict->shift))
        return;
    double low = (double)verdict->low - machine_host_part(&machine->steps, host->most);
    double high = (double)verdict->high - machine_host_part(&machine->steps, host->least);
    if (slower ? low > margin : high < -margin)
        return;
    verdict->kind = VERDICT_NOT_CERTAIN;
    verdict->host_least = exp(host->least);
    verdict->host_most = exp(host->most);
    verdict->machine_decides = true;
}

int compare_correct_verdict(struct compare_result *result, struct error *error)
{
    int64_t less = llround(equal_clock_change(result, EQUAL_CLOCK_STEP));

    if (!equal_clock_corrects(result))
        return 0;
    CLEANUP_FREE int64_t *control = collect_durations(result, PAIR_CONTROL);
    CLEANUP_FREE int64_t *test = collect_durations(result, PAIR_TEST);
    for (size_t i = 0; test != NULL && i < result->selection[PAIR_TEST].step_count; i++)
        test[i] -= less;
    int failed = compare_make_verdict(result, (const int64_t *const[]){control, test},
                                      &result->verdict, error);
    if (failed != 0)
        return failed;
    equal_clock_widen(result, &result->verdict);
    equal_clock_rows(result);
    return make_waterfall(result, error);
}

int compare_answer_verdict(struct compare_result *result, struct error *error)
{
    CLEANUP_FREE int64_t *control = collect_durations(result, PAIR_CONTROL);
    CLEANUP_FREE int64_t *test = collect_durations(result, PAIR_TEST);
    int failed = observations_make(
        (const struct set_view *const[]){&result->view[0], &result->view[1]},
        (const struct selection *const[]){&result->selection[0], &result->selection[1]},
        &result->observations, error);

    if (failed == 0)
        failed = compare_make_verdict(result, (const int64_t *const[]){control, test},
                                      &result->verdict, error);
    for (int side = 0; side < 2 && failed == 0; side++)
        result->one_recording =
            result->one_recording ||
            is_one_recording(&result->view[side], &result->selection[side]);
    return failed != 0 ? failed : make_waterfall(result, error);
}
