/* See series_newest.h. */
#include "analysis/series/series_newest.h"
#include "analysis/series/series_means.h"
#include "analysis/statistics/change_points.h"

#include <math.h>

#define NEWEST_P 0.01

void series_find_newest(struct series_answer *answer)
{
    const struct series_level *level = &answer->levels[answer->level_count - 1];
    struct series_newest *newest = &answer->newest;
    struct series_means means = {.known = true};
    size_t at = level->end, first = level->end;
    struct recordings_test test;

    while (at > level->begin && answer->sets[at - 1]->times.count == 0)
        at--;
    for (size_t i = at - 1; i > level->begin && means.count[0] < RECORDINGS_MAX; i--) {
        const struct series_times *times = &answer->sets[i - 1]->times;

        if (times->count == 0)
            continue;
        first = means.count[0] == 0 ? i - 1 : first;
        series_means_add(times->values, times->count, 0, &means);
    }
    const struct series_times *own = &answer->sets[at - 1]->times;
    series_means_add(own->values, own->count, 1, &means);
    if (!means.known || !recordings_suffice(means.count))
        return;
    recordings_judge_alone(means.logs, means.within, means.count, &test);
    if (!(test.p < NEWEST_P) || fabs(expm1(test.difference)) < CHANGE_POINTS_LEAST)
        return;
    *newest = (struct series_newest){.known = true,
                                     .at = at - 1,
                                     .before = first,
                                     .others = means.count[0],
                                     .low = 100 * expm1(test.low),
                                     .high = 100 * expm1(test.high),
                                     .p = test.p};
    series_means_both(&means, newest->mean);
    if (answer->since_good.known && answer->since_good.now == newest->at)
        answer->since_good.now = newest->before;
}
