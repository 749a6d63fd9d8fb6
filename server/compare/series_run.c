#include "base/budget.h"
#include "base/error.h"
#include "base/text.h"
#include "compare/comparability.h"
#include "compare/recordings.h"
#include "compare/run.h"
#include "compare/series.h"
#include "compare/verdict.h"
#include "stats/change_points.h"
#include "stats/recordings.h"
#include "stats/statistics.h"
#include "store/cache.h"
#include "store/set_file.h"
#include "store/sets.h"

#include <jansson.h>
#include <math.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* ---- series means ---- */

/* Sets of a series as recordings, one value each: the logarithm of the mean over the
 * observations, as recordings_judge_alone() takes it (docs/semantics.md §5, §13). */

/* First the sets that the newest set is measured against, then the newest. Begin with
 * {.known = true}. */
struct series_means {
    double logs[RECORDINGS_MAX + 1], within[RECORDINGS_MAX + 1];
    size_t count[2];
    bool known; /* every mean is above 0 */
    bool any;   /* some mean is above 0 */
    bool lost;  /* a set has none, because rows of the device were lost */
};

/* Adds one set by its observations: the logarithm of their mean, and the variance of that
 * logarithm by them. */
static void series_means_add(const int64_t *values, size_t count, int side,
                             struct series_means *out)
{
    size_t at = out->count[0] + out->count[1];
    double sum = 0, squares = 0, n = (double)count;

    for (size_t i = 0; i < count; i++)
        sum += (double)values[i];
    double mean = n > 0 ? sum / n : 0;
    for (size_t i = 0; i < count; i++)
        squares += pow((double)values[i] - mean, 2);
    out->known = out->known && mean > 0;
    out->any = out->any || mean > 0;
    out->logs[at] = mean > 0 ? log(mean) : 0;
    out->within[at] =
        n > 1 && mean > 0 ? squares / (n - 1) / n / (mean * mean) : (double)NAN;
    out->count[side]++;
}

/* The geometric mean of the other sets, and the mean of the newest set; ns. */
static void series_means_both(const struct series_means *means, double out[2])
{
    double control = 0;

    for (size_t i = 0; i < means->count[0]; i++)
        control += means->logs[i] / (double)means->count[0];
    out[0] = exp(control);
    out[1] = exp(means->logs[means->count[0]]);
}

/* ---- series newest ---- */

/* Whether the newest set stands out from its level: a part of series_run(). One set alone
 * is no level, so no change point can show it. */

#define NEWEST_P 0.01

/* Fills `newest`; needs the levels. If the set stands out, since_good.now becomes the set
 * before. */
static void series_find_newest(struct series_answer *answer)
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

/* ---- series changes ---- */

/* A level within this part of the good level is good, too. */
#define GOOD_ENOUGH CHANGE_POINTS_LEAST

/* ---- many sets ---- */

/* The sets that have observations, and these one after another. */
struct judged_sets {
    size_t *places; /* in answer->sets */
    size_t *begin;
    int64_t *values;
    size_t count;
};

static struct judged_sets judged_sets_make(const struct series_answer *answer)
{
    struct arena *arena = answer->arena;
    size_t total = 0;

    for (size_t i = 0; i < answer->count; i++)
        total += answer->sets[i]->times.count;
    struct judged_sets out = {.places =
                                  arena_new(arena, answer->count, sizeof *out.places),
                              .begin = arena_new(arena, answer->count, sizeof *out.begin),
                              .values = arena_new(arena, total, sizeof *out.values)};
    for (size_t i = 0; i < answer->count; i++) {
        const struct series_times *times = &answer->sets[i]->times;

        if (times->count == 0)
            continue;
        memcpy(&out.values[out.begin[out.count]], times->values,
               times->count * sizeof *times->values);
        out.places[out.count++] = i;
        out.begin[out.count] = out.begin[out.count - 1] + times->count;
    }
    return out;
}

static int find_many(struct series_answer *answer, const struct judged_sets *judged,
                     struct error *error)
{
    const struct change_points_series series = {judged->values, judged->begin,
                                                judged->count};
    struct change_points *found = arena_new(answer->arena, 1, sizeof *found);
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
    if (found->too_few) {
        answer->few_values = judged->begin[judged->count];
        answer->few_sets = judged->count;
    }
    return result;
}

/* ---- few sets ---- */

static size_t judged_times(const struct series_times *times)
{
    return times->keys == NULL ? times->count : times->samples;
}

/* The verdict of a comparison of two sets. */
static int judge_pair(const struct series_set *left, const struct series_set *right,
                      struct verdict *out, struct error *error)
{
    const struct series_times *times[2] = {&left->times, &right->times};
    CLEANUP(arena_free) struct arena *arena = arena_make(NULL);
    struct observations observations;

    observations_group(
        (const struct observations_key *const[]){times[0]->keys, times[1]->keys},
        (const size_t[]){judged_times(times[0]), judged_times(times[1])}, arena,
        &observations);
    return verdict_make(&observations,
                        (const int64_t *const[]){times[0]->times, times[1]->times},
                        VERDICT_EQUIVALENCE, out, error);
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

static void find_levels(struct series_answer *answer)
{
    size_t begin = 0;

    answer->levels =
        arena_new(answer->arena, answer->change_count, sizeof *answer->levels);
    for (size_t i = 0; i <= answer->change_count; i++) {
        size_t end = i < answer->change_count ? answer->changes[i].at : answer->count;

        answer->levels[answer->level_count++] = (struct series_level){
            .begin = begin,
            .end = end,
            .median =
                series_median(&answer->sets[begin], end - begin, answer->request.budget)};
        begin = end;
    }
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
static void drop_small(struct series_answer *answer)
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
        level->median = series_median(&answer->sets[level->begin], end - level->begin,
                                      answer->request.budget);
    }
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

/* Fills levels, changes, noise, since_good and newest from the sets in order. Sets
 * without observations count with the level around them. */
static int series_find_changes(struct series_answer *answer, struct error *error)
{
    const struct judged_sets judged = judged_sets_make(answer);

    if (judged.count == 0)
        return budget_look(answer->request.budget, error);
    answer->changes =
        arena_new(answer->arena, CHANGE_POINTS_MAX, sizeof *answer->changes);
    int result = judged.count < CHANGE_POINTS_SETS_MIN
                     ? find_few(answer, &judged, error)
                     : find_many(answer, &judged, error);
    if (result != 0)
        return result;
    find_levels(answer);
    if (!answer->by_neighbours)
        drop_small(answer);
    find_good(answer);
    if (!answer->by_neighbours)
        series_find_newest(answer);
    return budget_look(answer->request.budget, error);
}

/* ---- series machine ---- */

/* Sets of one level are alike enough to be compared, also after the
 * program has changed; and as the reference is one of the first sets of its level, a new
 * set needs one comparison, and the others are kept. */

/* Sets at the beginning of a level that its reference is chosen from. */
#define REFERENCES 5
/* So much time for comparisons in one request, ns: of the clock, of the processors. The
 * next request goes on. */
#define WALL_NS ((int64_t)30 * 1000000000)
#define PROCESSOR_NS ((int64_t)60 * 1000000000)
#define KEY "seriesmachine"

struct comparison {
    const struct series_set *control, *test;
    struct series_machine *out;
};

struct comparing {
    struct store *store;
    struct budget *budget;
    struct comparison *list;
    size_t count;
    _Atomic size_t next, made, pending;
};

/* ---- one comparison ---- */

static bool read_kept(const struct comparing *all, const struct comparison *one)
{
    const struct cache_key key = {one->control->info->id, one->test->info->id, KEY};
    CLEANUP_BUFFER struct buffer bytes;

    buffer_init(&bytes, sizeof *one->out + 64);
    if (store_known_damage(all->store, key.set) != NULL ||
        store_known_damage(all->store, key.second_set) != NULL ||
        !cache_read(all->store, &key, &bytes) || bytes.length != sizeof *one->out)
        return false;
    memcpy(one->out, bytes.bytes, sizeof *one->out);
    return true;
}

static void keep(const struct comparing *all, const struct comparison *one)
{
    const struct cache_key key = {one->control->info->id, one->test->info->id, KEY};
    CLEANUP_BUFFER struct buffer bytes;

    buffer_init(&bytes, sizeof *one->out);
    buffer_append(&bytes, one->out, sizeof *one->out);
    cache_write_many(all->store, &key, &bytes);
}

static struct series_factor factor_of(const struct machine_factor *factor)
{
    return (struct series_factor){factor->is_common, exp(factor->median),
                                  exp(factor->low), exp(factor->high)};
}

static void take(const struct machine *machine, struct series_machine *out)
{
    double step = machine->steps.time[0].step;

    memset(out, 0, sizeof *out); /* it is kept as bytes */
    if (!machine->is_known || !(step > 0))
        return;
    out->known = true;
    out->diff = machine->machine.diff / step;
    out->low = machine->machine.low / step;
    out->high = machine->machine.high / step;
    out->error = machine->steps.error / step;
    out->device = factor_of(&machine->device);
    out->host = factor_of(&machine->host);
}

static int measure(const struct comparing *all, const struct comparison *one,
                   struct machine *out, struct error *error)
{
    const struct given_parameter items[] = {{"control", one->control->info->id},
                                            {"test", one->test->info->id}};
    const struct given_parameters given = {items, sizeof items / sizeof items[0]};
    CLEANUP(compare_request_free) struct compare_request request = {0};
    int failed =
        compare_request_read(COMPARE_TRACES, &given, all->budget, &request, error);

    return failed != 0 ? failed : compare_machine(all->store, &request, out, error);
}

/* Sets that cannot be compared have no factor; only time may bring it. */
static void compare_two(struct comparing *all, const struct comparison *one)
{
    struct machine machine;
    struct error error = {0};

    if (read_kept(all, one))
        return;
    if (measure(all, one, &machine, &error) == 0) {
        take(&machine, one->out);
        keep(all, one);
        atomic_fetch_add(&all->made, 1);
    } else if (error.code == ERROR_TIMEOUT || error.code == ERROR_CANCELLED ||
               error.code == ERROR_MEMORY) {
        atomic_fetch_add(&all->pending, 1);
    }
}

static void compare_some(void *given)
{
    struct comparing *all = given;
    size_t i;

    while ((i = atomic_fetch_add(&all->next, 1)) < all->count)
        if (budget_look(all->budget, NULL) == 0)
            compare_two(all, &all->list[i]);
        else
            atomic_fetch_add(&all->pending, 1);
}

/* ---- the levels ---- */

static int by_median(const void *a, const void *b, void *context)
{
    const struct series_answer *answer = context;
    size_t x = *(const size_t *)a, y = *(const size_t *)b;
    double left = answer->sets[x]->median, right = answer->sets[y]->median;

    return left != right ? (left > right) - (left < right) : (x > y) - (x < y);
}

/* Of the first sets, the one in the middle: an odd set is not one to measure others by.
 */
static size_t find_reference(struct series_answer *answer,
                             const struct series_level *level)
{
    size_t first[REFERENCES], count = 0;

    for (size_t i = level->begin; i < level->end && count < REFERENCES; i++)
        if (answer->sets[i]->times.count > 0)
            first[count++] = i;
    if (count == 0)
        return level->end;
    qsort_r(first, count, sizeof *first, by_median, answer);
    return first[(count - 1) / 2];
}

static void plan(struct series_answer *answer, struct comparing *all)
{
    for (size_t l = 0; l < answer->level_count; l++) {
        struct series_level *level = &answer->levels[l];

        level->reference = find_reference(answer, level);
        level->machine = 1;
        for (size_t i = level->begin; i < level->end && level->reference < level->end;
             i++) {
            struct series_set *set = answer->sets[i];

            if (i == level->reference)
                set->machine = (struct series_machine){.known = true, .error = NAN};
            else if (set->times.count > 0)
                all->list[all->count++] = (struct comparison){
                    answer->sets[level->reference], set, &set->machine};
        }
    }
    for (size_t i = 0; i < answer->change_count; i++) {
        const struct series_level *level = &answer->levels[i];

        if (level[0].reference < level[0].end && level[1].reference < level[1].end)
            all->list[all->count++] = (struct comparison){
                answer->sets[level[0].reference], answer->sets[level[1].reference],
                &answer->changes[i].machine};
    }
}

/* Compares each set with the reference of its level, and the references of levels next to
 * each other: at most as many comparisons as there are sets and changes. What was
 * compared is kept. Of what there is no time for, the answer knows nothing (`pending`).
 * Errors are those of the budget, and ERROR_MEMORY. */
static int series_find_machine(struct store *store, struct series_answer *answer,
                               struct error *error)
{
    struct budget part = {.wall_ns = WALL_NS,
                          .processor_ns = PROCESSOR_NS,
                          .whole = answer->request.budget};
    struct comparing all = {.store = store,
                            .budget = &part,
                            .list = arena_new(answer->arena,
                                              answer->count + answer->change_count,
                                              sizeof *all.list)};

    plan(answer, &all);
    budget_begin(&part);
    threads_share(compare_some, &all, threads_choose(0));
    if (all.made > 0)
        cache_prune(store, CACHE_BYTES_MAX);
    answer->pending = all.pending;
    for (size_t i = 0; i < answer->change_count; i++) {
        const struct series_machine *machine = &answer->changes[i].machine;

        answer->levels[i + 1].machine =
            answer->levels[i].machine * (machine->known ? 1 + machine->diff : 1);
    }
    return budget_look(answer->request.budget, error);
}

/* Measures sets against the one with the middle median of all, as recordings at equal
 * clock are (compare/recordings_run.c). `out` has room for `count`. Errors are those of
 * the budget, and ERROR_MEMORY. */
static int series_machine_measure(struct store *store,
                                  const struct series_set *const *sets, size_t count,
                                  struct budget *budget, struct series_machine *out,
                                  struct error *error)
{
    struct comparison list[RECORDINGS_MAX + 1];
    struct comparing all = {.store = store, .budget = budget, .list = list};
    double medians[RECORDINGS_MAX + 1];

    for (size_t i = 0; i < count; i++)
        medians[i] = sets[i]->median;
    size_t middle = recordings_middle(medians, count);
    for (size_t i = 0; i < count; i++) {
        out[i] = (struct series_machine){.known = i == middle, .error = NAN};
        if (i != middle)
            list[all.count++] = (struct comparison){sets[middle], sets[i], &out[i]};
    }
    threads_share(compare_some, &all, threads_choose(0));
    if (all.made > 0)
        cache_prune(store, CACHE_BYTES_MAX);
    int failed = budget_look(budget, error);
    return failed == 0 && all.pending > 0 ? error_set_memory(error) : failed;
}

/* ---- what follows ---- */

static const struct series_level *level_of(const struct series_answer *answer, size_t set)
{
    const struct series_level *level = answer->levels;

    while (set >= level->end)
        level++;
    return level;
}

size_t series_machine_reference(const struct series_answer *answer, size_t set)
{
    return level_of(answer, set)->reference;
}

double series_machine_level(const struct series_answer *answer, size_t set)
{
    const struct series_machine *machine = &answer->sets[set]->machine;

    return machine->known ? level_of(answer, set)->machine * (1 + machine->diff)
                          : (double)NAN;
}

/* Whether a change of the step by a part, 0.1 for 10 %, is the machine's: what the
 * machine makes is certain, and nothing certain is left without it. */
static bool series_machine_explains(const struct series_machine *machine, double change)
{
    double error = isnan(machine->error) ? 0 : fmin(machine->error, CHANGE_POINTS_LEAST);

    return machine->known && machine->low * machine->high > 0 &&
           machine->low - error <= change && change <= machine->high + error;
}

bool series_machine_is_change(const struct series_answer *answer, size_t change)
{
    double left = answer->levels[change].median,
           right = answer->levels[change + 1].median;

    return answer->request.measure == SERIES_STEP_TIME && !answer->without_profiler &&
           series_machine_explains(&answer->changes[change].machine,
                                   series_percent(right, left) / 100);
}

bool series_machine_is_newest(const struct series_answer *answer)
{
    const struct series_newest *newest = &answer->newest;

    return newest->known && answer->request.measure == SERIES_STEP_TIME &&
           !answer->without_profiler &&
           series_machine_explains(&answer->sets[newest->at]->machine,
                                   series_percent(newest->mean[1], newest->mean[0]) /
                                       100);
}

/* ---- series gate ---- */

static enum series_measure measure_of(const struct fail_if_condition *condition)
{
    static const enum series_measure measures[] = {
        [FAIL_IF_STEP_TIME] = SERIES_STEP_TIME,
        [FAIL_IF_GPU_TIME] = SERIES_GPU_TIME,
        [FAIL_IF_COMPUTE] = SERIES_COMPUTE,
        [FAIL_IF_EXPOSED_COMMUNICATION] = SERIES_EXPOSED_COMMUNICATION,
        [FAIL_IF_EXPOSED_MEMORY] = SERIES_EXPOSED_MEMORY,
        [FAIL_IF_IDLE] = SERIES_IDLE,
        [FAIL_IF_OP] = SERIES_ROW,
    };

    return measures[condition->measure];
}

static int read_for_gate(struct store *store, const struct series_set *set,
                         const struct series_answer *answer,
                         const struct series_request *request, int side,
                         struct series_means *out, struct error *error)
{
    struct series_times times = {0};
    int result = series_times_read(store, set->info->id, request, &times, error);

    if (result == 0 && answer->has_steps)
        series_times_need_steps(&times);
    if (result == 0) {
        series_times_need_device(&times, answer->has_device_rows);
        out->lost |= times.missing != NULL && times.lost != SERIES_LOST_NONE;
        series_means_add(times.values, times.count, side, out);
    }
    series_times_free(&times);
    return result;
}

static void add_unprofiled(const struct series_set *set, int side,
                           struct series_means *out)
{
    const struct recorder_means *steps = &set->times.recorded.steps;

    series_means_add(steps->blocks, steps->count, side, out);
}

static bool is_unprofiled(const struct series_answer *answer,
                          const struct series_gate *gate)
{
    bool all =
        !answer->request.equal_clock && gate->newest->times.recorded.steps.count > 0;

    for (size_t i = answer->baseline_count - gate->baseline;
         i < answer->baseline_count && all; i++)
        all = answer->baseline[i]->times.recorded.steps.count > 0;
    return all;
}

static int read_means(struct store *store, const struct series_answer *answer,
                      const struct series_gate *gate,
                      const struct fail_if_condition *condition, struct series_means *out,
                      struct error *error)
{
    struct series_request request = answer->request;
    size_t first = answer->baseline_count - gate->baseline;
    int result = 0;

    request.measure = measure_of(condition);
    request.layer = NULL;
    request.name = condition->name;
    request.category = condition->category;
    *out = (struct series_means){.known = true};
    if (request.measure == SERIES_STEP_TIME && gate->without_profiler) {
        for (size_t i = first; i < answer->baseline_count; i++)
            add_unprofiled(answer->baseline[i], 0, out);
        add_unprofiled(gate->newest, 1, out);
        return 0;
    }
    for (size_t i = first; i < answer->baseline_count && result == 0; i++)
        result =
            read_for_gate(store, answer->baseline[i], answer, &request, 0, out, error);
    if (result == 0)
        result = read_for_gate(store, gate->newest, answer, &request, 1, out, error);
    for (size_t i = 0; i <= gate->baseline && request.measure == SERIES_STEP_TIME; i++)
        out->logs[i] -= gate->machine[i];
    if (result == 0 && condition->name != NULL && !out->any)
        result =
            error_set(error, ERROR_PARAMETER, "unknown_op",
                      "fail_if: no row \"%.200s\" in the newest set and the baseline",
                      condition->name);
    return result;
}

static void judge(const struct fail_if_condition *condition,
                  const struct series_means *means, struct series_outcome *out)
{
    struct recordings_test test;

    *out = (struct series_outcome){.outcome = FAIL_IF_CANNOT_JUDGE,
                                   .mean = {NAN, NAN},
                                   .low = NAN,
                                   .high = NAN,
                                   .p = NAN};
    if (!means->known) {
        out->words = means->lost ? "a set lost rows of the device"
                                 : "a set does not have this time";
        return;
    }
    series_means_both(means, out->mean);
    if (!recordings_suffice(means->count)) {
        out->words =
            "a baseline needs three sets or more: fewer do not show how much recordings "
            "differ";
        return;
    }
    recordings_judge_alone(means->logs, means->within, means->count, &test);
    bool real = test.p < SIGNIFICANCE_RATE;
    out->low = 100 * expm1(test.low);
    out->high = 100 * expm1(test.high);
    out->p = test.p;
    out->words = !real                 ? "no difference found"
                 : test.difference > 0 ? "slower"
                                       : "faster";
    const struct fail_if_change change = {.mean = {out->mean[0], out->mean[1]},
                                          .median = out->mean[0],
                                          .shift = out->mean[1] - out->mean[0],
                                          .slower = real && test.difference > 0};
    out->outcome = fail_if_judge(condition, &change);
}

static const struct series_set *find_newest(const struct series_answer *answer)
{
    for (size_t i = answer->count; i > 0; i--)
        if (!answer->sets[i - 1]->in_baseline)
            return answer->sets[i - 1];
    return NULL;
}

/* A set that was stored after the newest set was recorded may have been recorded later,
 * too. If it cannot be read, its time of recording is unknown. */
static int refuse_unread(const struct series_answer *answer,
                         const struct series_set *newest, struct error *error)
{
    int64_t recorded = series_moment(newest);

    for (size_t i = 0; i < answer->all_count; i++) {
        const struct series_set *set = &answer->all[i];

        if (set->failed && set->in_series && !set->in_baseline &&
            series_moment(set) > recorded)
            return error_set(error, set->error.code, set->error.slug,
                             "fail_if: \"%.200s\" cannot be read, and may be the newest "
                             "set: %s",
                             set->info->label, set->error.message);
    }
    return 0;
}

/* Sets whose machine is not known count as they are. */
static int measure_machine(struct store *store, const struct series_answer *answer,
                           struct series_gate *gate, struct error *error)
{
    const struct series_set *sets[RECORDINGS_MAX + 1];
    struct series_machine machine[RECORDINGS_MAX + 1];
    size_t first = answer->baseline_count - gate->baseline;

    for (size_t i = 0; i < gate->baseline; i++)
        sets[i] = answer->baseline[first + i];
    sets[gate->baseline] = gate->newest;
    int failed = series_machine_measure(store, sets, gate->baseline + 1,
                                        answer->request.budget, machine, error);
    for (size_t i = 0; i <= gate->baseline && failed == 0; i++)
        if (machine[i].known && machine[i].diff > -1)
            gate->machine[i] = log1p(machine[i].diff);
    return failed;
}

int series_gate_judge(struct store *store, const struct series_answer *answer,
                      const struct fail_if *conditions, struct series_gate *out,
                      struct error *error)
{
    size_t sets = answer->baseline_count;
    int result = 0;

    *out = (struct series_gate){.newest = find_newest(answer),
                                .baseline = sets < RECORDINGS_MAX ? sets : RECORDINGS_MAX,
                                .worst = FAIL_IF_FINE};
    if (answer->request.baseline == NULL)
        return error_set(error, ERROR_PARAMETER, "missing_baseline",
                         "fail_if: name the sets to measure against (baseline)");
    if (answer->count == 0)
        return error_set(error, ERROR_PARAMETER, "missing_set",
                         "fail_if: the series has no set");
    if (out->newest == NULL)
        return error_set(error, ERROR_PARAMETER, "missing_set",
                         "fail_if: every set of the series that can be read is in the "
                         "baseline");
    out->without_profiler = is_unprofiled(answer, out);
    result = refuse_unread(answer, out->newest, error);
    if (result == 0 && answer->request.equal_clock)
        result = measure_machine(store, answer, out, error);
    for (size_t i = 0; i < conditions->count && result == 0; i++) {
        struct series_means means;

        result =
            read_means(store, answer, out, &conditions->conditions[i], &means, error);
        if (result != 0)
            return result;
        judge(&conditions->conditions[i], &means, &out->outcomes[i]);
        out->outcomes[i].equal_clock =
            answer->request.equal_clock &&
            conditions->conditions[i].measure == FAIL_IF_STEP_TIME;
        out->outcomes[i].without_profiler =
            out->without_profiler &&
            conditions->conditions[i].measure == FAIL_IF_STEP_TIME;
        out->worst = fail_if_worse(out->worst, out->outcomes[i].outcome);
    }
    return result;
}

/* ---- series choice ---- */

/* Which sets a text means: the sets of a series, or a baseline.
 *
 *   sets = item { "," item }, each without blanks around it
 *   item = "tag:" TAG               every set with this tag (ASCII case does not matter)
 *        | a text with * or ?       every set whose whole label is of this pattern
 *        | six digits of an id or more, if one set begins with them
 *        | a label                  every set of this label
 *        | the beginning of labels  where none of the above finds one
 *
 * An item that finds no set is an error. A set that several items find counts once. */

/* A series has at most this many sets, and a text at most this many items. */
#define SERIES_SETS_MAX 1000

#define ID_LEAST 6
#define TAG_PREFIX "tag:"

/* Whether one of the lines is this tag. */
static bool has_tag(const char *lines, const char *tag)
{
    size_t length = strlen(tag);

    while (lines != NULL && *lines != '\0') {
        size_t own = strcspn(lines, "\n");

        if (own == length && strncasecmp(lines, tag, length) == 0)
            return true;
        lines += own + (lines[own] == '\n');
    }
    return false;
}

static bool has_tags(const struct set_info *set, const char *const *tags)
{
    for (; tags != NULL && *tags != NULL; tags++)
        if (!has_tag(set->tags, *tags))
            return false;
    return true;
}

typedef bool is_meant(const struct set_info *set, const char *item);

static bool is_of_id(const struct set_info *set, const char *item)
{
    return strncasecmp(set->id, item, strlen(item)) == 0;
}

static bool is_of_label(const struct set_info *set, const char *item)
{
    return strcmp(set->label, item) == 0;
}

static bool is_of_prefix(const struct set_info *set, const char *item)
{
    return strncmp(set->label, item, strlen(item)) == 0;
}

static bool is_of_pattern(const struct set_info *set, const char *item)
{
    return text_glob(item, set->label);
}

static bool is_of_tag(const struct set_info *set, const char *item)
{
    return has_tag(set->tags, item);
}

struct set_filter {
    const struct set_list *list;
    const char *name;
    const char *const *tags;
    struct budget *budget;
    bool *marks;
};

static size_t count_of(const struct set_filter *search, const char *item, is_meant *meant)
{
    size_t count = 0;

    for (size_t i = 0; i < search->list->count && !budget_is_over(search->budget); i++)
        count += meant(&search->list->sets[i], item);
    return count;
}

/* Returns how many sets are meant, with these tags or without. */
static size_t mark(const struct set_filter *search, const char *item, is_meant *meant)
{
    size_t count = 0;

    for (size_t i = 0; i < search->list->count && !budget_is_over(search->budget); i++) {
        const struct set_info *set = &search->list->sets[i];

        if (!meant(set, item))
            continue;
        count++;
        search->marks[i] = search->marks[i] || has_tags(set, search->tags);
    }
    return count;
}

static bool is_id(const char *item)
{
    size_t length = strlen(item);

    return length >= ID_LEAST && length <= 32 &&
           strspn(item, "0123456789abcdefABCDEF") == length;
}

static size_t mark_item(const struct set_filter *search, const char *item)
{
    if (strncmp(item, TAG_PREFIX, strlen(TAG_PREFIX)) == 0)
        return mark(search, item + strlen(TAG_PREFIX), is_of_tag);
    if (strpbrk(item, "*?") != NULL)
        return mark(search, item, is_of_pattern);
    if (is_id(item) && count_of(search, item, is_of_id) == 1)
        return mark(search, item, is_of_id);
    size_t labelled = mark(search, item, is_of_label);
    return labelled > 0 ? labelled : mark(search, item, is_of_prefix);
}

static int choose_item(const struct set_filter *search, const char *item,
                       struct error *error)
{
    if (strpbrk(item, "*?") != NULL && !text_glob_is_cheap(item))
        return error_set(error, ERROR_PARAMETER, "bad_sets",
                         "%s: \"%.100s\": the part between two stars that has a ? is "
                         "longer than %d bytes",
                         search->name, item, TEXT_GLOB_PART_MAX);
    size_t found = mark_item(search, item);
    int result = budget_look(search->budget, error);
    if (result != 0 || found > 0)
        return result;
    /* The pattern of all sets may find none if the store is empty. */
    if (strcmp(item, "*") == 0)
        return 0;
    return error_set(error, ERROR_NOT_FOUND, "unknown_set",
                     "%s: \"%.100s\" matches no stored set: %s", search->name, item,
                     search->list->count == 0
                         ? "none is stored"
                         : "it is neither an id, a label, a pattern of labels (with * "
                           "and ?), the beginning of a label, nor tag:TAG");
}

static char *trim(char *text)
{
    text += strspn(text, " \t");
    size_t length = strlen(text);
    while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '\t'))
        text[--length] = '\0';
    return text;
}

/* Marks the sets of the list that the text means and that have every one of the tags
 * (NULL-terminated; may be NULL). `name`: of the parameter. Takes time in proportion to
 * items * sets, within the budget. ERROR_NOT_FOUND (unknown_set), ERROR_LIMIT
 * (too_many_sets). */
static int series_choose(const struct set_list *list, const char *name, const char *text,
                         const char *const *tags, struct arena *arena, bool **marks,
                         struct error *error)
{
    const struct set_filter search = {list, name, tags, arena->budget,
                                      arena_new(arena, list->count, sizeof(bool))};
    size_t items = 0, count = 0;
    int result = 0;

    *marks = search.marks;
    for (char *at = arena_text(arena, text, strlen(text)), *next;
         at != NULL && result == 0; at = next) {
        next = strchr(at, ',');
        if (next != NULL)
            *next++ = '\0';
        const char *item = trim(at);
        if (++items > SERIES_SETS_MAX)
            result =
                error_set(error, ERROR_LIMIT, "too_many_sets",
                          "%s: a list takes %d items at most", name, SERIES_SETS_MAX);
        else if (*item != '\0')
            result = choose_item(&search, item, error);
    }
    for (size_t i = 0; i < list->count; i++)
        count += search.marks[i];
    if (result == 0 && count > SERIES_SETS_MAX)
        result = error_set(error, ERROR_LIMIT, "too_many_sets",
                           "%s: %zu sets; a series takes %d at most: choose fewer by a "
                           "pattern of labels or a tag",
                           name, count, SERIES_SETS_MAX);
    return result;
}

/* ---- series differences ---- */

/* Where sets of a series were made on other devices or with other ranks than those before
 * them: a level that changes there says little about the program. */

#define COUNT_SIZE 32 /* " (12 ranks)" */

/* What a set states; NULL: nothing. */
struct set_facts {
    json_t *facts[SERIES_FACTS];
};

static void set_facts_free(struct set_facts *stated)
{
    for (int fact = 0; fact < SERIES_FACTS; fact++)
        json_decref(stated->facts[fact]);
}

/* ---- what it states ---- */

static int compare_texts(const void *a, const void *b)
{
    const char *x = json_string_value(*(json_t *const *)a);
    const char *y = json_string_value(*(json_t *const *)b);

    return strcmp(x == NULL ? "" : x, y == NULL ? "" : y);
}

/* Sorted: the order of the files means nothing. Takes n log n. */
static json_t *read_devices(const json_t *list, struct arena *arena)
{
    size_t count = json_array_size(list);
    json_t **sorted = arena_new(arena, count, sizeof(json_t *));

    if (count == 0)
        return NULL;
    for (size_t i = 0; i < count; i++)
        sorted[i] = json_array_get(list, i);
    qsort(sorted, count, sizeof(json_t *), compare_texts);
    json_t *out = json_array();
    for (size_t i = 0; i < count; i++)
        if (json_array_append(out, sorted[i]) != 0)
            arena_refuse(arena);
    return out;
}

static void read_stated(const struct series_set *set, struct arena *arena,
                        struct set_facts *out)
{
    json_t *summary = json_loads(set->info->summary, 0, NULL);
    json_t *ranks = json_object_get(summary, "ranks");

    *out = (struct set_facts){.facts[SERIES_DEVICES] = read_devices(
                                  json_object_get(summary, "devices"), arena)};
    if (json_array_size(ranks) > 0)
        out->facts[SERIES_RANKS] = json_incref(ranks);
    /* The summary has the number of ranks instead if no world size is stated. */
    if (set->times.world_size > 0)
        out->facts[SERIES_WORLD_SIZE] = json_integer(set->times.world_size);
    json_decref(summary);
}

/* ---- differences ---- */

static void write_ranks(const json_t *ranks, char *out, struct arena *arena)
{
    size_t count = json_array_size(ranks);
    int64_t *numbers = arena_new(arena, count, sizeof *numbers);

    for (size_t i = 0; i < count; i++)
        numbers[i] = json_integer_value(json_array_get(ranks, i));
    comparability_write_numbers(numbers, count, out, SERIES_FACT_SIZE - COUNT_SIZE);
    if (strstr(out, "…") != NULL)
        snprintf(out + strlen(out), COUNT_SIZE, " (%zu ranks)", count);
}

static void write_fact(enum series_fact fact, const json_t *value,
                       char out[SERIES_FACT_SIZE], struct arena *arena)
{
    if (fact == SERIES_DEVICES)
        comparability_write_texts(value, out, SERIES_FACT_SIZE);
    else if (fact == SERIES_RANKS)
        write_ranks(value, out, arena);
    else
        snprintf(out, SERIES_FACT_SIZE, "%lld", (long long)json_integer_value(value));
}

static void add_difference(struct series_answer *answer, size_t at, enum series_fact fact,
                           const json_t *before, const json_t *now)
{
    if (answer->difference_count == SERIES_DIFFERENCES_MAX) {
        answer->more_differences++;
        return;
    }
    struct series_difference *found = &answer->differences[answer->difference_count++];

    *found = (struct series_difference){.at = at, .fact = fact};
    write_fact(fact, before, found->before, answer->arena);
    write_fact(fact, now, found->after, answer->arena);
}

/* Adds each fact that differs from the last stated one, and keeps it as the last. */
static void compare_facts(struct series_answer *answer, size_t at, struct set_facts *set,
                          struct set_facts *last)
{
    for (int fact = 0; fact < SERIES_FACTS; fact++) {
        json_t **now = &set->facts[fact], **before = &last->facts[fact];

        if (*now == NULL)
            continue;
        if (*before != NULL && json_equal(*now, *before) == 0)
            add_difference(answer, at, (enum series_fact)fact, *before, *now);
        json_decref(*before);
        *before = TAKE_PTR(*now);
    }
}

/* Fills `differences` of the answer, in order of `at`, from the summaries of its sets,
 * which are in order. A set that does not state a fact may have any value. */
static void series_find_differences(struct series_answer *answer)
{
    CLEANUP(set_facts_free) struct set_facts last = {0};

    answer->differences =
        arena_new(answer->arena, SERIES_DIFFERENCES_MAX, sizeof *answer->differences);
    for (size_t i = 0; i < answer->count; i++) {
        CLEANUP(set_facts_free) struct set_facts set = {0};

        if (budget_look(answer->request.budget, NULL) != 0)
            return;
        read_stated(answer->sets[i], answer->arena, &set);
        compare_facts(answer, i, &set, &last);
    }
}

/* ---- series recorded ---- */

/* Makes the blocks of the steps without the profiler the observations. */
static void series_times_use_blocks(struct series_times *times)
{
    const struct recorder_means *steps = &times->recorded.steps;
    int64_t *scratch = arena_new(times->arena, steps->count, sizeof *scratch);

    times->times = steps->blocks;
    times->keys = NULL;
    times->values = arena_new(times->arena, steps->count, sizeof *times->values);
    times->count = steps->count;
    memcpy(times->values, steps->blocks, steps->count * sizeof *times->values);
    samples_sort(times->values, times->count, scratch);
}

/* If a series of the step time has sets with values, and all of these have times of steps
 * without the profiler, their observations become those. */
static void series_choose_unprofiled(struct series_answer *answer)
{
    if (answer->request.measure != SERIES_STEP_TIME)
        return;
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
    for (size_t i = 0; i < answer->all_count && answer->without_profiler; i++)
        if (!answer->all[i].failed && answer->all[i].times.count > 0)
            series_times_use_blocks(&answer->all[i].times);
}

/* ---- series run ---- */

/* ---- which sets ---- */

static int choose(struct store *store, const struct series_request *request,
                  struct series_answer *out, struct error *error)
{
    int result = store_list_sets(store, &out->list, error);
    size_t stored = out->list.count;

    if (result != 0)
        return result;
    bool *series, *baseline = arena_new(out->arena, stored, sizeof *baseline);
    result = series_choose(&out->list, "sets", request->sets, request->tags, out->arena,
                           &series, error);
    if (result == 0 && request->baseline != NULL)
        result = series_choose(&out->list, "baseline", request->baseline, NULL,
                               out->arena, &baseline, error);
    for (size_t i = 0; i < stored; i++)
        out->all_count += series[i] || baseline[i];
    out->all = arena_new(out->arena, out->all_count, sizeof *out->all);
    out->sets = arena_new(out->arena, out->all_count, sizeof(struct series_set *));
    out->baseline = arena_new(out->arena, out->all_count, sizeof(struct series_set *));
    for (size_t i = 0, n = 0; i < stored; i++)
        if (series[i] || baseline[i])
            out->all[n++] = (struct series_set){.info = &out->list.sets[i],
                                                .in_series = series[i],
                                                .in_baseline = baseline[i],
                                                .median = NAN};
    return result;
}

/* ---- reading them ---- */

struct series_reader {
    struct store *store;
    const struct series_request *request;
    struct series_answer *answer;
    _Atomic size_t next;
};

/* An error of the budget ends the series; any other error leaves out one set. */
static void read_set(struct series_reader *reading, struct series_set *set)
{
    set->failed = series_times_read(reading->store, set->info->id, reading->request,
                                    &set->times, &set->error) != 0;
}

static void read_some(void *given)
{
    struct series_reader *reading = given;
    size_t i;

    while ((i = atomic_fetch_add(&reading->next, 1)) < reading->answer->all_count &&
           budget_look(reading->request->budget, NULL) == 0)
        read_set(reading, &reading->answer->all[i]);
}

static void describe(struct series_set *set)
{
    const struct series_times *times = &set->times;
    struct median_interval interval;

    if (times->count == 0)
        return;
    set->median = samples_quantile(times->values, times->count, 0.5);
    set->has_interval = median_interval(times->count, &interval);
    if (set->has_interval) {
        set->low = times->values[interval.rank - 1];
        set->high = times->values[times->count - interval.rank];
        set->confidence = interval.confidence;
    }
}

/* Times without the profiler do not end with rows of the device. */
static void need_device(struct series_answer *out, bool spare_unprofiled)
{
    for (size_t i = 0; i < out->all_count; i++) {
        struct series_times *times = &out->all[i].times;

        if (!spare_unprofiled || times->recorded.steps.count == 0 ||
            out->request.measure != SERIES_STEP_TIME)
            series_times_need_device(times, out->has_device_rows);
    }
}

static int read_all(struct store *store, struct series_answer *out, struct error *error)
{
    struct series_reader reading = {store, &out->request, out, 0};

    threads_share(read_some, &reading, threads_choose(0));
    for (size_t i = 0; i < out->all_count; i++)
        if (out->all[i].times.is_read) {
            cache_prune(store, CACHE_BYTES_MAX);
            break;
        }
    int result = budget_look(out->request.budget, error);
    for (size_t i = 0; i < out->all_count; i++)
        if (!out->all[i].failed) {
            out->has_steps |= out->all[i].times.has_steps;
            out->has_device_rows |= out->all[i].times.has_device_rows;
        }
    for (size_t i = 0; i < out->all_count && out->has_steps; i++)
        series_times_need_steps(&out->all[i].times);
    need_device(out, true);
    if (result == 0)
        series_choose_unprofiled(out);
    if (!out->without_profiler)
        need_device(out, false);
    for (size_t i = 0; i < out->all_count && result == 0; i++) {
        const struct error *failed = &out->all[i].error;

        if (!out->all[i].failed) {
            describe(&out->all[i]);
        } else if (failed->code == ERROR_TIMEOUT || failed->code == ERROR_CANCELLED ||
                   failed->code == ERROR_MEMORY) {
            *error = *failed;
            result = -(int)failed->code;
        }
    }
    return result;
}

/* ---- their order ---- */

static int compare_sets(const void *a, const void *b)
{
    const struct series_set *x = *(struct series_set *const *)a;
    const struct series_set *y = *(struct series_set *const *)b;
    int64_t left = series_moment(x), right = series_moment(y);

    if (left == right && x->info->created != y->info->created) {
        left = x->info->created;
        right = y->info->created;
    }
    if (left != right)
        return left < right ? -1 : 1;
    int labels = label_compare(x->info->label, y->info->label);
    return labels != 0 ? labels : strcmp(x->info->id, y->info->id);
}

static void arrange(struct series_answer *out)
{
    for (size_t i = 0; i < out->all_count; i++) {
        struct series_set *set = &out->all[i];

        if (set->failed)
            continue;
        if (set->in_series) {
            out->sets[out->count++] = set;
            out->unknown += set->times.recorded_ns == 0;
        }
        if (set->in_baseline)
            out->baseline[out->baseline_count++] = set;
    }
    qsort(out->sets, out->count, sizeof(struct series_set *), compare_sets);
    qsort(out->baseline, out->baseline_count, sizeof(struct series_set *), compare_sets);
    out->baseline_median =
        series_median(out->baseline, out->baseline_count, out->request.budget);
}

int series_run(struct store *store, const struct series_request *request,
               struct series_answer *out, struct error *error)
{
    *out = (struct series_answer){.request = *request,
                                  .baseline_median = NAN,
                                  .noise = NAN,
                                  .arena = arena_make(request->budget)};
    int result = choose(store, request, out, error);
    if (result == 0)
        result = read_all(store, out, error);
    if (result != 0)
        return result;
    arrange(out);
    series_find_differences(out);
    result = budget_look(request->budget, error);
    if (result == 0)
        result = series_find_changes(out, error);
    return result == 0 && request->machine ? series_find_machine(store, out, error)
                                           : result;
}
