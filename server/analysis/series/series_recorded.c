/* See series_recorded.h. */
#include "analysis/series/series_recorded.h"

int series_choose_unprofiled(struct series_answer *answer, struct error *error)
{
    int result = 0;

    if (answer->request.measure != SERIES_STEP_TIME)
        return 0;
    for (size_t i = 0; i < answer->all_count; i++) {
        const struct series_set *set = &answer->all[i];

        if (set->failed || set->times.count == 0)
            continue;
        answer->with_values++;
        if (set->times.recorded.steps.count > 0)
            answer->unprofiled++;
        else if (answer->lacking == NULL)
            answer->lacking = set;
    }
    if (answer->unprofiled == 0)
        answer->lacking = NULL;
    answer->without_profiler = answer->unprofiled > 0 && answer->lacking == NULL;
    for (size_t i = 0; i < answer->all_count && answer->without_profiler && result == 0;
         i++)
        if (!answer->all[i].failed && answer->all[i].times.count > 0)
            result = series_times_use_blocks(&answer->all[i].times, error);
    return result;
}

static bool has_commit(const struct series_set *set)
{
    return set->times.recorded.commit[0] != '\0';
}

static const struct series_set *last_with_commit(const struct series_answer *answer,
                                                 size_t begin, size_t end)
{
    while (end > begin && !has_commit(answer->sets[end - 1]))
        end--;
    return end > begin ? answer->sets[end - 1] : NULL;
}

bool series_commits_of_change(const struct series_answer *answer, size_t change,
                              const struct series_set *sets[2])
{
    const struct series_level *left = &answer->levels[change], *right = left + 1;
    size_t at = right->begin;

    while (at < right->end && !has_commit(answer->sets[at]))
        at++;
    sets[0] = last_with_commit(answer, left->begin, left->end);
    sets[1] = at < right->end ? answer->sets[at] : NULL;
    return sets[0] != NULL && sets[1] != NULL;
}

bool series_commits_of_newest(const struct series_answer *answer,
                              const struct series_set *sets[2])
{
    if (!answer->newest.known)
        return false;
    sets[0] = last_with_commit(answer, answer->levels[answer->level_count - 1].begin,
                               answer->newest.at);
    sets[1] = answer->sets[answer->newest.at];
    return sets[0] != NULL && has_commit(sets[1]);
}
