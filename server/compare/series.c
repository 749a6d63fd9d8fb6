#include "compare/series.h"
#include "base/error.h"
#include "compare/tree.h"
#include "stats/statistics.h"
#include "store/cache.h"
#include "store/set_view.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* ---- series parameters ---- */

static const char *const measures[] = {
    "step_time",      "gpu_time", "compute", "exposed_communication",
    "exposed_memory", "idle",     NULL};
static const char *const parameters_times[] = {"total", "self", NULL};
static const char *const parameters_by[] = {"device", "host", NULL};
static const char *const api_formats[] = {"json", "csv", NULL};
static const char *const formats[] = {"json", "csv", "table", NULL};

const char *series_measured(const struct series_request *request)
{
    return request->layer != NULL           ? "layer"
           : request->measure == SERIES_ROW ? "row"
                                            : measures[request->measure];
}

#define SETS                                                                             \
    "a list with commas: an id or its beginning, a label, a pattern of labels with * "   \
    "and "                                                                               \
    "?, the beginning of labels, or tag:TAG"
#define AT(member) .offset = offsetof(struct series_request, member)

/* clang-format off */
static const struct parameter items[] = {
    {.name = "sets", .type = PARAMETER_TEXT, AT(sets), .standard = "*", .allowed = SETS,
     .flags = PARAMETER_ECHOED, .users = SERIES_GET, .help = "the sets of the series"},
    {.name = "sets", .type = PARAMETER_TEXT, AT(sets), .standard = "*", .allowed = SETS,
     .flags = PARAMETER_ECHOED | PARAMETER_ARGUMENT, .users = SERIES_COMMAND,
     .help = "the sets of the series"},
    {.name = "tag", .type = PARAMETER_TEXTS, AT(tags), .value = "TAG", .flags = PARAMETER_ECHOED,
     .help = "only sets with this tag, such as branch=main; with several tags, only sets that "
             "have all of them"},
    {.name = "baseline", .type = PARAMETER_TEXT, AT(baseline), .allowed = SETS, .value = "SETS",
     .flags = PARAMETER_ECHOED,
     .help = "the sets that the others are compared with, named in the same way as the sets of "
             "the series"},
    {.name = "measure", .type = PARAMETER_CHOICE, AT(measure), .words = measures,
     .standard = "step_time", .flags = PARAMETER_ECHOED, .value = "MEASURE",
     .help = "which time of a step the series shows"},
    {.name = "name", .type = PARAMETER_TEXT, AT(name), .flags = PARAMETER_ECHOED, .value = "NAME",
     .help = "the time of this row (operator, kernel, annotation) in a step, instead of "
             "`measure`"},
    {.name = "category", .type = PARAMETER_TEXT, AT(category), .flags = PARAMETER_ECHOED,
     .value = "CATEGORY",
     .help = "the category of the row; without it the rows of the name in all categories, added "
             "up"},
    {.name = "time", .type = PARAMETER_CHOICE, AT(time), .words = parameters_times, .standard = "total",
     .flags = PARAMETER_ECHOED, .value = "TIME",
     .help = "which time of a row: its whole time, or its time without the rows inside it"},
    {.name = "layer", .type = PARAMETER_TEXT, AT(layer), .flags = PARAMETER_ECHOED,
     .value = "PATH", .check = tree_path_check,
     .allowed = "names of frames in the tree of calls, from the outermost to the innermost, with "
                "' / ' between them; frames in between can be left out, and a module without its "
                "number means all its instances: 'Block #3 / Attention'",
     .help = "the time of this layer (module, annotation) in a step, instead of `measure`"},
    {.name = "by", .type = PARAMETER_CHOICE, AT(by), .words = parameters_by, .standard = "device",
     .flags = PARAMETER_ECHOED, .value = "TIME",
     .help = "which time of a layer: that of the device rows that it launched, or of its host "
             "rows"},
    {.name = "machine", .type = PARAMETER_BOOLEAN, AT(machine),
     .flags = PARAMETER_ECHOED | PARAMETER_BARE,
     .help = "also what the machine (another clock of the device, another speed of the host) "
             "makes of the step of each set: each is compared with one set of its level; the "
             "results are kept"},
    {.name = "fail_if", .type = PARAMETER_TEXTS, AT(conditions), .users = SERIES_COMMAND,
     .value = "CONDITION",
     .help = "exit with 1 if the newest set is slower than the baseline by more than this: "
             "step_time>5%, idle>200us, op(\"aten::mm\")>10%, as in tracediff compare"},
    {.name = "equal_clock", .type = PARAMETER_BOOLEAN, AT(equal_clock),
     .flags = PARAMETER_BARE, .users = SERIES_COMMAND,
     .help = "conditions on step_time without what another clock of the device or another speed "
             "of the host makes of the sets, as in tracediff compare"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = api_formats,
     .standard = "json", .users = SERIES_GET, .help = "how the answer is written"},
    {.name = "format", .type = PARAMETER_CHOICE, AT(format), .words = formats,
     .standard = "table", .users = SERIES_COMMAND, .value = "FORMAT",
     .help = "how the answer is written"},
};
/* clang-format on */
const struct parameter_table series_parameters = PARAMETER_TABLE(items);

int series_request_read(enum series_user user, const struct given_parameters *given,
                        struct budget *budget, struct series_request *out,
                        struct error *error)
{
    *out = (struct series_request){.budget = budget};
    int result = parameters_read(&series_parameters, user, given, out, error);

    if (result == 0 && out->name != NULL && out->layer != NULL)
        return error_set(error, ERROR_PARAMETER, "bad_layer",
                         "layer: a series shows a row (name) or a layer; leave one out");
    if (result == 0 && (out->name != NULL || out->layer != NULL))
        out->measure = SERIES_ROW;
    return result;
}

void series_request_free(struct series_request *request)
{
    parameters_free(&series_parameters, request);
    *request = (struct series_request){0};
}

/* ---- series layer ---- */

/* The time of a layer in the samples of one set of a series. */

struct store;

/* `row` of every sample if the layer has no time. */
#define SERIES_NO_FRAME INT64_C(-1) /* no recording has a frame of this path */
#define SERIES_NO_DEVICE                                                                 \
    INT64_C(-2) /* device time is asked for, and no recording has device rows */

/* As set_series_read() orders them. */
static int compare_samples(const void *a, const void *b)
{
    const struct series_sample *x = a, *y = b;

    if (x->step.pseudo != y->step.pseudo)
        return x->step.pseudo ? -1 : 1;
    if (!x->step.pseudo && x->step.number != y->step.number)
        return x->step.number < y->step.number ? -1 : 1;
    return (x->span > y->span) - (x->span < y->span);
}

static int fill(const struct tree_side *side, const struct tree_times *times,
                enum tree_measure by, struct series_samples *out, struct error *error)
{
    const struct selection *selection = &side->selection;
    int64_t missing = !times->found                                     ? SERIES_NO_FRAME
                      : by == TREE_BY_DEVICE && !times->has_device_rows ? SERIES_NO_DEVICE
                                                                        : 0;

    /* Clears the gaps too: the bytes are written as they are. */
    out->items = calloc(selection->step_count + 1, sizeof *out->items);
    if (out->items == NULL)
        return error_set_memory(error);
    out->count = selection->step_count;
    for (size_t i = 0; i < out->count; i++) {
        struct series_sample *sample = &out->items[i];

        sample->span = selection_file(&side->view, selection->steps[i])->span;
        sample->step = side->view.steps[selection->steps[i]].step;
        sample->step.ts = 0;
        sample->row = missing != 0 ? missing : times->of[i];
    }
    qsort(out->items, out->count, sizeof *out->items, compare_samples);
    return 0;
}

/* When the recording began, and its world size; the samples read here have another order.
 */
static int read_start(struct store *store, const char *id, enum tree_measure by,
                      struct budget *budget, struct series_samples *out,
                      struct error *error)
{
    const struct series_row none = {NULL, NULL, false};
    struct series_samples steps;
    int result = set_series_read(store, id, &none, budget, &steps, error);

    if (result != 0)
        return result;
    out->recorded_ns = steps.recorded_ns;
    out->world_size = steps.world_size;
    out->lost = by == TREE_BY_HOST ? SERIES_LOST_NONE : steps.lost;
    out->recorded = steps.recorded;
    steps.recorded.steps.blocks = NULL;
    series_samples_free(&steps);
    return 0;
}

/* Like set_series_read(); `row` is the time of the layer, 0 in a sample without it. Reads
 * the events of each recording. Errors also those of tree_times_read(). */
static int series_layer_read(struct store *store, const char *id,
                             const struct series_request *request,
                             struct series_samples *out, struct error *error)
{
    const struct side_request asked = {
        .name = "set", .set = id, .budget = request->budget};
    CLEANUP(tree_side_free) struct tree_side side = {0};
    CLEANUP(arena_free) struct arena *arena = arena_make(request->budget);
    struct tree_times times;

    *out = (struct series_samples){.recorded.steps.mean = NAN};
    int result = selection_open_side(store, &asked, &side.info, &side.view,
                                     &side.selection, error);
    if (result == 0)
        result = tree_times_read(store, &side, request->layer, request->by, arena, &times,
                                 error);
    if (result == 0)
        result = fill(&side, &times, request->by, out, error);
    if (result == 0)
        result = read_start(store, id, request->by, request->budget, out, error);
    if (result != 0)
        series_samples_free(out);
    return result;
}

/* ---- series times ---- */

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
static void observe(struct series_times *out)
{
    int64_t *scratch = arena_new(out->arena, out->samples, sizeof *scratch);

    out->values = arena_new(out->arena, out->samples, sizeof *out->values);
    for (size_t i = 0, end; i < out->samples; i = end) {
        for (end = i + 1;
             end < out->samples && is_same_step(&out->keys[i], &out->keys[end]); end++)
            ;
        out->values[out->count++] = mean_of(&out->times[i], end - i);
    }
    samples_sort(out->values, out->count, scratch);
    arena_release(out->arena, scratch);
}

/* The median of a time of the numbered steps; `values`, `scratch`: room for all samples.
 */
static double times_median_of(const struct series_samples *samples, bool lag,
                              int64_t *values, int64_t *scratch)
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

static void find_medians(const struct series_samples *samples, struct series_times *out)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(out->arena->budget);
    int64_t *values = arena_new(arena, samples->count, sizeof *values);
    int64_t *scratch = arena_new(arena, samples->count, sizeof *scratch);

    out->host = times_median_of(samples, false, values, scratch);
    out->lag = times_median_of(samples, true, values, scratch);
}

static int reduce(struct series_samples *samples, const struct series_request *request,
                  struct series_times *out, struct error *error)
{
    bool fits = true;

    out->recorded_ns = samples->recorded_ns;
    out->world_size = samples->world_size;
    out->lost = samples->lost;
    out->recorded = samples->recorded;
    samples->recorded.steps.blocks = NULL;
    out->samples = samples->count;
    out->arena = arena_make(request->budget);
    out->times = arena_new(out->arena, samples->count, sizeof *out->times);
    out->keys = arena_new(out->arena, samples->count, sizeof *out->keys);
    for (size_t i = 0; i < samples->count; i++) {
        const struct series_sample *sample = &samples->items[i];

        out->times[i] = time_of(sample, request->measure);
        out->keys[i] = (struct observations_key){
            sample->step.pseudo, sample->step.pseudo ? 0 : sample->step.number,
            sample->span};
        out->has_steps |= !sample->step.pseudo;
        out->has_device_rows |= sample->step.has_parts;
        fits &= waterfall_add(&out->sums, &sample->step);
    }
    if (!fits)
        return error_set(error, ERROR_LIMIT, "times_too_large",
                         "its step times add up to more than can be counted");
    find_medians(samples, out);
    out->missing = find_missing(samples, &out->sums, request);
    if (out->missing == NULL)
        observe(out);
    else
        out->times = NULL;
    return budget_look(request->budget, error);
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

static void leave_out(struct series_times *times, const char *why)
{
    if (times->missing != NULL)
        return;
    times->times = NULL;
    times->count = 0;
    times->sums = (struct waterfall_sums){0};
    times->missing = why;
}

void series_times_need_steps(struct series_times *times)
{
    if (!times->has_steps)
        leave_out(times, "no recording has steps");
}

void series_times_need_device(struct series_times *times, bool others)
{
    if (times->lost == SERIES_LOST_SOME ||
        (times->lost == SERIES_LOST_ALL && others && !times->has_device_rows))
        leave_out(times, "rows of the device were lost");
}

void series_times_free(struct series_times *times)
{
    arena_free(&times->arena);
    recorder_means_free(&times->recorded.steps);
    *times = (struct series_times){0};
}

/* ---- series answer ---- */

#define NS_PER_SECOND INT64_C(1000000000)

int64_t series_moment(const struct series_set *set)
{
    return set->times.recorded_ns != 0 ? set->times.recorded_ns
                                       : set->info->created * NS_PER_SECOND;
}

double series_percent(double value, double reference)
{
    return reference > 0 ? 100 * (value - reference) / reference : (double)NAN;
}

double series_median(struct series_set *const *sets, size_t count, struct budget *budget)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(budget);
    size_t total = 0, at = 0;

    for (size_t i = 0; i < count; i++)
        total += sets[i]->times.count;
    if (total == 0)
        return (double)NAN;
    int64_t *values = arena_new(arena, total, sizeof *values);
    int64_t *scratch = arena_new(arena, total, sizeof *scratch);
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < sets[i]->times.count; k++)
            values[at++] = sets[i]->times.values[k];
    samples_sort(values, total, scratch);
    return samples_quantile(values, total, 0.5);
}

void series_answer_free(struct series_answer *answer)
{
    for (size_t i = 0; i < answer->all_count; i++)
        series_times_free(&answer->all[i].times);
    set_list_free(&answer->list);
    arena_free(&answer->arena);
    *answer = (struct series_answer){0};
}
