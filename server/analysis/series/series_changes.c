/* See series_changes.h. */
#include "analysis/series/series_changes.h"
#include "analysis/compare/verdict.h"
#include "analysis/series/series_newest.h"
#include "analysis/statistics/change_points.h"
#include "analysis/statistics/samples.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A level within this part of the good level is good, too. */
#define GOOD_ENOUGH CHANGE_POINTS_LEAST

/* ---- many sets ---- */

/* The sets that have observations, and these one after another. */
struct judged_sets {
    size_t *places; /* in answer->sets */
    size_t *begin;
    int64_t *values;
    size_t count;
    struct budget_share memory;
};

static void judged_sets_free(struct judged_sets *judged)
{
    free(judged->places);
    free(judged->begin);
    free(judged->values);
    budget_share_return(&judged->memory);
}

static int judged_sets_make(const struct series_answer *answer, struct judged_sets *out,
                            struct error *error)
{
    size_t total = 0;

    *out = (struct judged_sets){.memory = {answer->request.budget, 0}};
    for (size_t i = 0; i < answer->count; i++)
        total += answer->sets[i]->times.count;
    int result =
        budget_share_take(&out->memory, sizeof(int64_t) * (uint64_t)total, error);
    if (result != 0)
        return result;
    out->places = calloc(answer->count + 1, sizeof *out->places);
    out->begin = calloc(answer->count + 1, sizeof *out->begin);
    out->values = calloc(total + 1, sizeof *out->values);
    if (out->places == NULL || out->begin == NULL || out->values == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < answer->count; i++) {
        const struct series_times *times = &answer->sets[i]->times;

        if (times->count == 0)
            continue;
        memcpy(&out->values[out->begin[out->count]], times->values,
               times->count * sizeof *times->values);
        out->places[out->count++] = i;
        out->begin[out->count] = out->begin[out->count - 1] + times->count;
    }
    return 0;
}

static int find_many(struct series_answer *answer, const struct judged_sets *judged,
                     struct error *error)
{
    const struct change_points_series series = {judged->values, judged->begin,
                                                judged->count};
    CLEANUP_FREE struct change_points *found = calloc(1, sizeof *found);
    if (found == NULL)
        return error_set_memory(error);
    int result = change_points_find(&series, answer->request.budget, found, error);

    for (size_t i = 0; i < found->count && result == 0; i++) {
        const struct change_point *point = &found->points[i];

        answer->changes[answer->change_count++] =
            (struct series_change){.at = judged->places[point->at],
                                   .p = point->p,
                                   .q = point->q,
                                   .set_p = point->set_p};
    }
    answer->noise = found->noise;
    return result;
}

/* ---- few sets ---- */

static void free_observations(struct observations *observations)
{
    observations_free(observations);
}

static size_t judged_times(const struct series_times *times)
{
    return times->keys == NULL ? times->count : times->samples;
}

/* The verdict of a comparison of two sets. */
static int judge_pair(const struct series_set *left, const struct series_set *right,
                      struct verdict *out, struct error *error)
{
    const struct series_times *times[2] = {&left->times, &right->times};
    CLEANUP(free_observations) struct observations observations = {0};
    int result = observations_group(
        (const struct observations_key *const[]){times[0]->keys, times[1]->keys},
        (const size_t[]){judged_times(times[0]), judged_times(times[1])}, &observations,
        error);

    return result == 0
               ? verdict_make(&observations,
                              (const int64_t *const[]){times[0]->times, times[1]->times},
                              VERDICT_EQUIVALENCE, out, error)
               : result;
}

static int find_few(struct series_answer *answer, const struct judged_sets *judged,
                    struct error *error)
{
    answer->by_neighbours = true;
    answer->pairs = judged->count > 0 ? judged->count - 1 : 0;
    for (size_t i = 0; i + 1 < judged->count; i++) {
        struct verdict verdict;
        int result = judge_pair(answer->sets[judged->places[i]],
                                answer->sets[judged->places[i + 1]], &verdict, error);

        if (result != 0)
            return result;
        answer->unjudged += verdict.kind == VERDICT_CANNOT_JUDGE;
        if (verdict.kind == VERDICT_SLOWER || verdict.kind == VERDICT_FASTER)
            answer->changes[answer->change_count++] =
                (struct series_change){.at = judged->places[i + 1],
                                       .p = verdict.test.p,
                                       .q = verdict.test.p,
                                       .set_p = NAN};
    }
    return 0;
}

/* ---- levels ---- */

static int find_levels(struct series_answer *answer, struct error *error)
{
    size_t begin = 0;

    answer->levels = calloc(answer->change_count + 1, sizeof *answer->levels);
    if (answer->levels == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i <= answer->change_count; i++) {
        size_t end = i < answer->change_count ? answer->changes[i].at : answer->count;
        struct series_level *level = &answer->levels[answer->level_count];

        *level = (struct series_level){.begin = begin, .end = end};
        int result = series_median(&answer->sets[begin], end - begin,
                                   answer->request.budget, &level->median, error);
        if (result != 0)
            return result;
        answer->level_count++;
        begin = end;
    }
    return 0;
}

/* The change with the smallest difference of its levels, if that is too small; else the
 * number of changes. */
static size_t find_small(const struct series_answer *answer)
{
    double least = 100 * CHANGE_POINTS_LEAST;
    size_t found = answer->change_count;

    for (size_t i = 0; i < answer->change_count; i++) {
        double left = answer->levels[i].median, right = answer->levels[i + 1].median;
        double size = left == right ? 0 : fabs(series_percent(right, left));

        if (size < least) {
            least = size;
            found = i;
        }
    }
    return found;
}

/* A stretch was split where all of it right differs from all of it left; the sets up to
 * the next change may differ too little. */
static int drop_small(struct series_answer *answer, struct error *error)
{
    size_t small;

    while ((small = find_small(answer)) < answer->change_count) {
        struct series_level *level = &answer->levels[small];
        size_t end = level[1].end;

        answer->change_count--;
        answer->level_count--;
        memmove(&answer->changes[small], &answer->changes[small + 1],
                (answer->change_count - small) * sizeof *answer->changes);
        memmove(&level[1], &level[2], (answer->level_count - small - 1) * sizeof *level);
        level->end = end;
        int result = series_median(&answer->sets[level->begin], end - level->begin,
                                   answer->request.budget, &level->median, error);
        if (result != 0)
            return result;
    }
    return 0;
}

/* The last set with observations before `end`; `end` if there is none. */
static size_t last_before(const struct series_answer *answer, size_t end)
{
    for (size_t i = end; i > 0; i--)
        if (answer->sets[i - 1]->times.count > 0)
            return i - 1;
    return end;
}

/* With a baseline, the last level that is not above it was good; else the level before
 * the last change for the worse, if the present level is still above that. */
static void find_good(struct series_answer *answer)
{
    size_t last = answer->level_count - 1;
    double now = answer->levels[last].median;
    bool has_baseline = !isnan(answer->baseline_median);

    for (size_t i = last; i > 0; i--) {
        const struct series_level *before = &answer->levels[i - 1];
        double good = has_baseline ? answer->baseline_median : before->median;

        if (now < good * (1 + GOOD_ENOUGH))
            return; /* as good as it was */
        bool was_good = has_baseline ? before->median < good * (1 + GOOD_ENOUGH)
                                     : answer->levels[i].median > before->median;
        if (!was_good)
            continue;
        answer->since_good = (struct series_last_good){
            .known = true,
            .good = last_before(answer, before->end),
            .now = last_before(answer, answer->count),
            .level = {good, now},
        };
        return;
    }
}

int series_find_changes(struct series_answer *answer, struct error *error)
{
    CLEANUP(judged_sets_free) struct judged_sets judged = {0};
    int result = judged_sets_make(answer, &judged, error);

    if (result != 0 || judged.count == 0)
        return result;
    answer->changes = calloc(CHANGE_POINTS_MAX, sizeof *answer->changes);
    if (answer->changes == NULL)
        return error_set_memory(error);
    result = judged.count < CHANGE_POINTS_SETS_MIN ? find_few(answer, &judged, error)
                                                   : find_many(answer, &judged, error);
    if (result == 0)
        result = find_levels(answer, error);
    if (result == 0 && !answer->by_neighbours)
        result = drop_small(answer, error);
    if (result != 0)
        return result;
    find_good(answer);
    if (!answer->by_neighbours)
        series_find_newest(answer);
    return 0;
}
