/* See recordings_clock.h. */
#include "analysis/compare/recordings_clock.h"
#include "analysis/compare/compare_run.h"
#include "base/text.h"

#include <math.h>

static size_t find_middle(const struct recordings_result *result)
{
    size_t all = result->count[0] + result->count[1];

    for (size_t i = 0; i < all; i++) {
        double step = result->recordings[i].time.step;
        size_t below = 0;

        for (size_t k = 0; k < all; k++) {
            double other = result->recordings[k].time.step;

            below += other < step || (other == step && k < i);
        }
        if (below == (all - 1) / 2)
            return i;
    }
    return 0;
}

static struct side_request side_of(const struct recordings_result *result,
                                   size_t recording)
{
    struct side_request side =
        result->request.side[recording < result->count[0] ? PAIR_CONTROL : PAIR_TEST];

    side.set = result->recordings[recording].info->stored_id;
    return side;
}

/* Its step takes as much less as the machine makes it longer, in proportion: what the
 * program does more takes longer by the factor, too. Returns that part of the step. */
static double correct(const struct machine *machine, struct step_time *time)
{
    double step = machine->steps.time[0].step, diff = machine->machine.diff;

    if (!machine->is_known || !(step > 0) || !(step + diff > 0) || diff == 0)
        return 0;
    double lost = time->step * diff / (step + diff);
    time->step -= lost;
    time->compute -= lost * (machine->parts[0].diff - machine->rank_waits) / diff;
    time->exposed_communication -= lost * machine->rank_waits / diff;
    time->idle -= lost * machine->parts[1].diff / diff;
    return diff / step;
}

int recordings_correct(struct store *store, struct recordings_result *result,
                       struct error *error)
{
    size_t all = result->count[0] + result->count[1], middle = find_middle(result);
    struct compare_request request = result->request;
    double low = 0, high = 0;

    for (size_t i = 0; i < all; i++) {
        struct machine machine;

        if (i == middle)
            continue;
        request.side[PAIR_CONTROL] = side_of(result, middle);
        request.side[PAIR_TEST] = side_of(result, i);
        int failed = compare_machine(store, &request, &machine, error);
        if (failed != 0)
            return failed;
        double part = correct(&machine, &result->recordings[i].time);
        low = fmin(low, part);
        high = fmax(high, part);
    }
    result->is_corrected = low < 0 || high > 0;
    if (!result->is_corrected)
        comparability_add(&result->notes, COMPARABILITY_EQUAL_CLOCK,
                          "Equal clock: nothing is corrected, because the rows do not "
                          "share a factor of the machine.");
    else
        comparability_add(
            &result->notes, COMPARABILITY_EQUAL_CLOCK,
            "At equal clock and speed of the host: the step time of each recording is "
            "without what the machine makes of it, from %s to %s %% of the step of "
            "%.60s. Rows are as recorded.",
            text_number(100 * low, 1, true).text, text_number(100 * high, 1, true).text,
            result->recordings[middle].info->label);
    return 0;
}
