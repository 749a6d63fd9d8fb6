/* See series_times.h. */
#include "analysis/series/series_times.h"
#include "analysis/series/series_layer.h"
#include "analysis/statistics/samples.h"
#include "base/cleanup.h"
#include "store/kept_series.h"
#include "store/set/set_series.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define NAMED_MAX ((size_t)16 << 20) /* bytes of a name */

/* ---- its samples ---- */

/* The text that names the row or the layer among the kept samples; empty: the steps.
 * False: no memory. */
static bool name_samples(const struct series_request *request, struct buffer *out)
{
    const char *name = request->layer != NULL ? request->layer : request->name;

    buffer_init(out, NAMED_MAX);
    if (name == NULL)
        return true;
    buffer_append(out, name, strlen(name) + 1);
    if (request->layer != NULL)
        buffer_append_char(out, request->by == TREE_BY_HOST ? 'h' : 'd');
    else
        buffer_append_char(out, request->time == 1 ? 's' : 't');
    if (request->layer == NULL && request->category != NULL)
        buffer_append_text(out, request->category);
    return !buffer_failed(out);
}

static int read_samples(struct store *store, const char *id,
                        const struct series_request *request, struct series_samples *out,
                        bool *is_read, struct error *error)
{
    const struct series_row row = {request->name, request->category, request->time == 1};
    CLEANUP_BUFFER struct buffer what;

    if (!name_samples(request, &what))
        return error_set_memory(error);
    if (kept_series_read(store, id, &what, request->budget, out))
        return 0;
    int result = request->layer != NULL
                     ? series_layer_read(store, id, request, out, error)
                     : set_series_read(store, id, &row, request->budget, out, error);
    *is_read = result == 0;
    if (result == 0)
        kept_series_write(store, id, &what, out);
    return result;
}

/* ---- what the series is of ---- */

static int64_t time_of(const struct series_sample *sample, enum series_measure measure)
{
    const struct trace_step *step = &sample->step;

    switch (measure) {
    case SERIES_GPU_TIME:
        return step->dur - step->idle;
    case SERIES_COMPUTE:
        return step->compute;
    case SERIES_EXPOSED_COMMUNICATION:
        return step->exposed_communication;
    case SERIES_EXPOSED_MEMORY:
        return step->exposed_memory;
    case SERIES_IDLE:
        return step->idle;
    case SERIES_ROW:
        return sample->row;
    default:
        return step->dur;
    }
}

/* Why the samples lack the measure; NULL: they have it. */
static const char *find_missing(const struct series_samples *samples,
                                const struct waterfall_sums *sums,
                                const struct series_request *request)
{
    enum series_measure measure = request->measure;

    if (samples->count == 0)
        return "no recording has a row";
    if (request->layer != NULL)
        return samples->items[0].row == SERIES_NO_FRAME ? "no recording has this layer"
               : samples->items[0].row == SERIES_NO_DEVICE
                   ? "no recording has device rows"
                   : NULL;
    return sums->has_parts || measure == SERIES_STEP_TIME || measure == SERIES_ROW
               ? NULL
               : "a recording has no device rows";
}

static bool is_same_step(const struct observations_key *a,
                         const struct observations_key *b)
{
    return a->pseudo == b->pseudo && a->number == b->number && a->span == b->span;
}

__extension__ typedef __int128 wide;

/* The mean, halves up; times are not negative. */
static int64_t mean_of(const int64_t *times, size_t count)
{
    wide sum = 0;

    for (size_t i = 0; i < count; i++)
        sum += times[i];
    return (int64_t)((2 * sum + (wide)count) / (2 * (wide)count));
}

/* The ranks of a step follow each other. */
static int observe(struct series_times *out, struct error *error)
{
    CLEANUP_FREE int64_t *scratch = calloc(out->samples + 1, sizeof *scratch);

    out->values = calloc(out->samples + 1, sizeof *out->values);
    if (scratch == NULL || out->values == NULL)
        return error_set_memory(error);
    for (size_t i = 0, end; i < out->samples; i = end) {
        for (end = i + 1;
             end < out->samples && is_same_step(&out->keys[i], &out->keys[end]); end++)
            ;
        out->values[out->count++] = mean_of(&out->times[i], end - i);
    }
    samples_sort(out->values, out->count, scratch);
    return 0;
}

/* The median of a time of the numbered steps; `values`, `scratch`: room for all samples.
 */
static double median_of(const struct series_samples *samples, bool lag, int64_t *values,
                        int64_t *scratch)
{
    size_t count = 0;

    for (size_t i = 0; i < samples->count; i++) {
        const struct trace_step *step = &samples->items[i].step;

        if (!step->pseudo)
            values[count++] = lag ? step->lag : step->host;
    }
    if (count == 0)
        return (double)NAN;
    samples_sort(values, count, scratch);
    return samples_quantile(values, count, 0.5);
}

static int find_medians(const struct series_samples *samples, struct series_times *out,
                        struct error *error)
{
    CLEANUP_FREE int64_t *values = calloc(samples->count + 1, sizeof *values);
    CLEANUP_FREE int64_t *scratch = calloc(samples->count + 1, sizeof *scratch);

    if (values == NULL || scratch == NULL)
        return error_set_memory(error);
    out->host = median_of(samples, false, values, scratch);
    out->lag = median_of(samples, true, values, scratch);
    return 0;
}

static int reduce(struct series_samples *samples, const struct series_request *request,
                  struct series_times *out, struct error *error)
{
    bool fits = true;

    out->recorded_ns = samples->recorded_ns;
    out->world_size = samples->world_size;
    out->recorded = samples->recorded;
    samples->recorded.steps.blocks = NULL;
    out->samples = samples->count;
    out->times = calloc(samples->count + 1, sizeof *out->times);
    out->keys = calloc(samples->count + 1, sizeof *out->keys);
    if (out->times == NULL || out->keys == NULL)
        return error_set_memory(error);
    for (size_t i = 0; i < samples->count; i++) {
        const struct series_sample *sample = &samples->items[i];

        out->times[i] = time_of(sample, request->measure);
        out->keys[i] = (struct observations_key){
            sample->step.pseudo, sample->step.pseudo ? 0 : sample->step.number,
            sample->span};
        out->has_steps |= !sample->step.pseudo;
        fits &= waterfall_add(&out->sums, &sample->step);
    }
    if (!fits)
        return error_set(error, ERROR_LIMIT, "times_too_large",
                         "its step times add up to more than can be counted");
    int result = find_medians(samples, out, error);
    if (result != 0)
        return result;
    out->missing = find_missing(samples, &out->sums, request);
    if (out->missing == NULL)
        return observe(out, error);
    free(out->times);
    out->times = NULL;
    return 0;
}

int series_times_read(struct store *store, const char *id,
                      const struct series_request *request, struct series_times *out,
                      struct error *error)
{
    struct series_samples samples = {0};

    *out = (struct series_times){0};
    int result = read_samples(store, id, request, &samples, &out->is_read, error);
    if (result == 0)
        result = reduce(&samples, request, out, error);
    series_samples_free(&samples);
    if (result != 0)
        series_times_free(out);
    return result;
}

void series_times_need_steps(struct series_times *times)
{
    if (times->has_steps || times->missing != NULL)
        return;
    free(times->times);
    times->times = NULL;
    times->count = 0;
    times->sums = (struct waterfall_sums){0};
    times->missing = "no recording has steps";
}

int series_times_use_blocks(struct series_times *times, struct error *error)
{
    const struct recorder_means *steps = &times->recorded.steps;
    int64_t *observed = calloc(steps->count + 1, sizeof *observed);
    int64_t *values = calloc(steps->count + 1, sizeof *values);
    CLEANUP_FREE int64_t *scratch = calloc(steps->count + 1, sizeof *scratch);

    free(times->times);
    free(times->keys);
    free(times->values);
    times->times = observed;
    times->keys = NULL;
    times->values = values;
    times->count = 0;
    if (observed == NULL || values == NULL || scratch == NULL)
        return error_set_memory(error);
    memcpy(observed, steps->blocks, steps->count * sizeof *observed);
    memcpy(values, steps->blocks, steps->count * sizeof *values);
    times->count = steps->count;
    samples_sort(values, times->count, scratch);
    return 0;
}

void series_times_free(struct series_times *times)
{
    free(times->times);
    free(times->keys);
    free(times->values);
    recorder_means_free(&times->recorded.steps);
    *times = (struct series_times){0};
}
