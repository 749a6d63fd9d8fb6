/* See equal_clock.h. */
#include "analysis/compare/equal_clock.h"
#include "base/array.h"
#include "store/set/set_pair.h"
#include "trace/resolve/waits.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

bool equal_clock_corrects(const struct compare_result *result)
{
    return result->request.equal_clock && result->machine.is_known &&
           result->machine.machine.diff != 0;
}

double equal_clock_change(const struct compare_result *result, enum equal_clock_part part)
{
    const struct machine_part *parts = result->machine.parts;

    if (!equal_clock_corrects(result))
        return 0;
    switch (part) {
    case EQUAL_CLOCK_STEP:
        return result->machine.machine.diff;
    case EQUAL_CLOCK_DEVICE:
        return parts[0].diff;
    case EQUAL_CLOCK_COMPUTE:
        return parts[0].diff - result->machine.rank_waits;
    case EQUAL_CLOCK_COMMUNICATION:
        return result->machine.rank_waits;
    case EQUAL_CLOCK_IDLE:
        return parts[1].diff;
    default:
        return 0;
    }
}

/* What a time of a row is multiplied with. */
static double scale_of(const struct compare_result *result, const char *name,
                       const char *category, int side, int kind)
{
    const struct machine *machine = &result->machine;

    if (side == TRACE_DEVICE && kind == TRACE_KIND_COMPUTATION)
        return exp(-machine->of_class[work_class_of(NULL, name, category)]);
    return side == TRACE_HOST && machine->host.is_common && machine->parts[1].diff != 0 &&
                   !trace_is_wait(category, name)
               ? exp(-machine->host.median)
               : 1;
}

static int64_t scaled(int64_t time, double scale)
{
    double out = (double)time * scale; /* sums may be at their maximum */

    return out >= 0x1p63 ? INT64_MAX : llround(out);
}

void equal_clock_rows(struct compare_result *result)
{
    for (size_t i = 0; i < result->row_count; i++) {
        struct compare_row *row = &result->all[i];
        double scale = scale_of(result, row->name, row->category, row->side, row->kind);

        row->total[PAIR_TEST] = scaled(row->total[PAIR_TEST], scale);
        row->self[PAIR_TEST] = scaled(row->self[PAIR_TEST], scale);
        row->min[PAIR_TEST] = scaled(row->min[PAIR_TEST], scale);
        row->max[PAIR_TEST] = scaled(row->max[PAIR_TEST], scale);
    }
}

/* ---- samples ---- */

void equal_clock_samples_free(struct equal_clock_samples *samples)
{
    free(samples->total);
    free(samples->self);
    free(samples->few);
}

static const struct samples_entry *scale_few(struct equal_clock_samples *samples,
                                             const struct samples_row *row, double scale)
{
    size_t count = row->few_count[PAIR_TEST];

    if (!ARRAY_RESERVE(samples->few, samples->few_capacity, count + 1))
        return NULL;
    for (size_t i = 0; i < count; i++) {
        samples->few[i] = row->few[PAIR_TEST][i];
        samples->few[i].total = scaled(samples->few[i].total, scale);
        samples->few[i].self = scaled(samples->few[i].self, scale);
    }
    return samples->few;
}

static bool scale_all(struct equal_clock_samples *samples, const struct samples_row *row,
                      double scale)
{
    size_t count = row->columns[PAIR_TEST], capacity = samples->capacity;

    if (!ARRAY_RESERVE(samples->total, capacity, count + 1) ||
        !ARRAY_RESERVE(samples->self, samples->capacity, count + 1))
        return false;
    for (size_t i = 0; i < count; i++) {
        samples->total[i] = scaled(row->total[PAIR_TEST][i], scale);
        samples->self[i] = scaled(row->self[PAIR_TEST][i], scale);
    }
    return true;
}

int equal_clock_take(void *context, const struct samples_row *row)
{
    struct equal_clock_samples *samples = context;
    const struct compare_result *result = samples->result;
    struct samples_row corrected = *row;
    double scale = equal_clock_corrects(result)
                       ? scale_of(result, row->name, row->category, row->side, row->kind)
                       : 1;

    if (scale == 1)
        return samples->each(samples->context, row);
    if (row->is_few) {
        corrected.few[PAIR_TEST] = scale_few(samples, row, scale);
        if (corrected.few[PAIR_TEST] == NULL)
            return -ERROR_MEMORY;
    } else {
        if (!scale_all(samples, row, scale))
            return -ERROR_MEMORY;
        corrected.total[PAIR_TEST] = samples->total;
        corrected.self[PAIR_TEST] = samples->self;
    }
    return samples->each(samples->context, &corrected);
}

/* ---- the verdict ---- */

void equal_clock_widen(const struct compare_result *result, struct verdict *verdict)
{
    const struct machine_part *part = &result->machine.machine;
    double margin = verdict->equivalence * verdict->test.median[PAIR_CONTROL];

    if (!equal_clock_corrects(result) || !verdict->has_interval)
        return;
    verdict->low -= llround(part->high - part->diff);
    verdict->high += llround(part->diff - part->low);
    double low = (double)verdict->low, high = (double)verdict->high;
    bool stays = verdict->kind == VERDICT_SLOWER      ? low > margin
                 : verdict->kind == VERDICT_FASTER    ? high < -margin
                 : verdict->kind == VERDICT_UNCHANGED ? low >= -margin && high <= margin
                                                      : true;
    if (stays)
        return;
    verdict->kind = VERDICT_NOT_CERTAIN;
    verdict->machine_decides = true;
}
