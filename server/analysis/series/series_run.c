/* See series_run.h. */
#include "analysis/series/series_run.h"
#include "analysis/series/series_changes.h"
#include "analysis/series/series_choice.h"
#include "analysis/series/series_differences.h"
#include "analysis/series/series_machine.h"
#include "analysis/series/series_recorded.h"
#include "analysis/statistics/median_interval.h"
#include "analysis/statistics/samples.h"
#include "base/cleanup.h"
#include "base/threads.h"
#include "store/cache.h"
#include "store/catalogue/set_order.h"

#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

/* Memory of a sample: its time, its key, its observation. */
#define SAMPLE_BYTES (2 * sizeof(int64_t) + sizeof(struct observations_key))

/* ---- which sets ---- */

static int choose(struct store *store, const struct series_request *request,
                  struct series_answer *out, struct error *error)
{
    int result = store_list_sets(store, &out->list, error);
    size_t stored = out->list.count;

    if (result != 0)
        return result;
    CLEANUP_FREE bool *series = calloc(stored + 1, sizeof *series);
    CLEANUP_FREE bool *baseline = calloc(stored + 1, sizeof *baseline);
    if (series == NULL || baseline == NULL)
        return error_set_memory(error);
    result = series_choose(&out->list, "sets", request->sets, request->tags,
                           request->budget, series, error);
    if (result == 0 && request->baseline != NULL)
        result = series_choose(&out->list, "baseline", request->baseline, NULL,
                               request->budget, baseline, error);
    for (size_t i = 0; i < stored; i++)
        out->all_count += series[i] || baseline[i];
    out->all = calloc(out->all_count + 1, sizeof *out->all);
    out->sets = calloc(out->all_count + 1, sizeof(struct series_set *));
    out->baseline = calloc(out->all_count + 1, sizeof(struct series_set *));
    if (out->all == NULL || out->sets == NULL || out->baseline == NULL) {
        out->all_count = 0;
        return error_set_memory(error);
    }
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
static void read_one(struct series_reader *reading, struct series_set *set)
{
    int result = series_times_read(reading->store, set->info->id, reading->request,
                                   &set->times, &set->error);

    if (result == 0)
        result =
            budget_take_memory(reading->request->budget,
                               SAMPLE_BYTES * (uint64_t)set->times.samples, &set->error);
    set->failed = result != 0;
}

static void read_some(void *given)
{
    struct series_reader *reading = given;
    size_t i;

    while ((i = atomic_fetch_add(&reading->next, 1)) < reading->answer->all_count &&
           budget_look(reading->request->budget, NULL) == 0)
        read_one(reading, &reading->answer->all[i]);
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
        out->has_steps |= !out->all[i].failed && out->all[i].times.has_steps;
    for (size_t i = 0; i < out->all_count && out->has_steps; i++)
        series_times_need_steps(&out->all[i].times);
    if (result == 0)
        result = series_choose_unprofiled(out, error);
    for (size_t i = 0; i < out->all_count && result == 0; i++) {
        const struct error *failed = &out->all[i].error;

        if (!out->all[i].failed) {
            out->memory.bytes += SAMPLE_BYTES * (uint64_t)out->all[i].times.samples;
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

static int arrange(struct series_answer *out, struct error *error)
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
    return series_median(out->baseline, out->baseline_count, out->request.budget,
                         &out->baseline_median, error);
}

int series_run(struct store *store, const struct series_request *request,
               struct series_answer *out, struct error *error)
{
    *out = (struct series_answer){.request = *request,
                                  .baseline_median = NAN,
                                  .noise = NAN,
                                  .memory = {request->budget, 0}};
    int result = choose(store, request, out, error);
    if (result == 0)
        result = read_all(store, out, error);
    if (result == 0)
        result = arrange(out, error);
    if (result == 0)
        result = series_find_differences(out, error);
    if (result == 0)
        result = series_find_changes(out, error);
    return result == 0 && request->machine ? series_find_machine(store, out, error)
                                           : result;
}
