/* See recordings_result.h. */
#include "analysis/compare/recordings_result.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdlib.h>

void recordings_result_free(struct recordings_result *result)
{
    recording_sets_free(&result->sets);
    free(result->recordings);
    free(result->rows);
    free(result->outcomes);
    strings_free(&result->texts);
    python_rows_free(&result->python);
    recorder_side_free(&result->recorder[PAIR_CONTROL]);
    recorder_side_free(&result->recorder[PAIR_TEST]);
    budget_share_return(&result->memory);
    *result = (struct recordings_result){0};
}

double recordings_time(const struct recordings_result *result,
                       const struct recordings_row *row, enum pair_side side)
{
    return row->side == TRACE_HOST && result->request.measure == SIGNIFICANCE_SELF
               ? row->self[side]
               : row->total[side];
}

const struct recordings_test *recordings_test_of(const struct recordings_result *result,
                                                 const struct recordings_row *row)
{
    return &row->tests[result->request.measure];
}

const struct recording *recordings_middle(const struct recordings_result *result,
                                          enum pair_side side)
{
    const struct recording *list =
        result->recordings + (side == PAIR_CONTROL ? 0 : result->count[PAIR_CONTROL]);
    size_t count = result->count[side], at = 0;

    for (size_t i = 0; i < count; i++) {
        size_t before = 0;

        for (size_t j = 0; j < count; j++)
            before += list[j].time.step < list[i].time.step ||
                      (list[j].time.step == list[i].time.step && j < i);
        if (before == (count - 1) / 2)
            at = i;
    }
    return &list[at];
}

void recordings_verdict_times(const struct recordings_result *result, double times[2])
{
    for (int side = 0; side < 2; side++)
        times[side] = result->without_profiler ? result->unprofiled.mean[side]
                                               : result->time[side].step;
}

double recordings_percent(double difference)
{
    return 100 * expm1(difference);
}

struct recordings_test recordings_unjudged(void)
{
    const double unknown = (double)NAN;

    return (struct recordings_test){unknown, unknown, unknown, unknown,
                                    unknown, unknown, unknown};
}

bool recordings_is_of_device(const struct recordings_result *result, uint8_t side)
{
    enum compare_device device = result->request.device;

    return device == COMPARE_ALL || (device == COMPARE_CPU && side == TRACE_HOST) ||
           (device == COMPARE_GPU && side == TRACE_DEVICE);
}
