/* See series_machine.h. Sets of one level are alike enough to be compared, also after the
 * program has changed; and as the reference is one of the first sets of its level, a new
 * set needs one comparison, and the others are kept. */
#include "analysis/series/series_machine.h"
#include "analysis/compare/compare_run.h"
#include "analysis/statistics/change_points.h"
#include "base/cleanup.h"
#include "base/threads.h"
#include "store/cache.h"
#include "store/set/set_file.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

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
static void compare(struct comparing *all, const struct comparison *one)
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
            compare(all, &all->list[i]);
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

int series_find_machine(struct store *store, struct series_answer *answer,
                        struct error *error)
{
    struct budget part = {.wall_ns = WALL_NS,
                          .processor_ns = PROCESSOR_NS,
                          .whole = answer->request.budget};
    struct comparing all = {.store = store, .budget = &part};
    CLEANUP_FREE struct comparison *list =
        calloc(answer->count + answer->change_count + 1, sizeof *list);

    if (list == NULL)
        return error_set_memory(error);
    all.list = list;
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

static size_t find_middle(const struct series_set *const *sets, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        size_t below = 0;

        for (size_t k = 0; k < count; k++)
            below += sets[k]->median < sets[i]->median ||
                     (sets[k]->median == sets[i]->median && k < i);
        if (below == (count - 1) / 2)
            return i;
    }
    return 0;
}

int series_machine_measure(struct store *store, const struct series_set *const *sets,
                           size_t count, struct budget *budget,
                           struct series_machine *out, struct error *error)
{
    struct comparing all = {.store = store, .budget = budget};
    CLEANUP_FREE struct comparison *list = calloc(count + 1, sizeof *list);
    size_t middle = find_middle(sets, count);

    if (list == NULL)
        return error_set_memory(error);
    all.list = list;
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

bool series_machine_explains(const struct series_machine *machine, double change)
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
