/* See critical_sums.h. */
#include "analysis/critical/critical_sums.h"
#include "analysis/statistics/statistics.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "trace/resolve/names.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define TEXTS_MAX ((size_t)256 << 20)
#define LANE_MAX ((size_t)1 << 17)

void critical_sums_init(struct critical_sums *sums, size_t keep, struct budget *budget)
{
    *sums = (struct critical_sums){.keep = keep, .memory = {.budget = budget}};
    strings_init_counted(&sums->texts, TEXTS_MAX, budget);
}

void critical_sums_free(struct critical_sums *sums)
{
    strings_free(&sums->texts);
    free(sums->names);
    free(sums->index);
    free(sums->samples);
    free(sums->kept);
    budget_share_return(&sums->memory);
}

/* ---- by name ---- */

static bool grow_index(struct critical_sums *sums, size_t names)
{
    size_t wanted = names + names / 2 + 16;
    if (budget_share_take(&sums->memory,
                          (wanted - sums->index_names) * CRITICAL_KINDS *
                              sizeof *sums->index,
                          NULL) != 0)
        return false;
    uint32_t *index = reallocarray(sums->index, wanted * CRITICAL_KINDS, sizeof *index);

    if (index == NULL)
        return false;
    memset(index + sums->index_names * CRITICAL_KINDS, 0,
           (wanted - sums->index_names) * CRITICAL_KINDS * sizeof *index);
    sums->index = index;
    sums->index_names = wanted;
    return true;
}

/* NULL: no memory. */
static struct critical_sum *sum_of(struct critical_sums *sums, uint32_t name,
                                   uint8_t kind)
{
    size_t place = name == STRINGS_NONE ? 0 : (size_t)name + 1;

    if (place >= sums->index_names && !grow_index(sums, place + 1))
        return NULL;
    uint32_t *slot = &sums->index[place * CRITICAL_KINDS + kind];
    if (*slot == 0) {
        if (!ARRAY_RESERVE_COUNTED(&sums->memory, sums->names, sums->name_capacity,
                                   sums->name_count + 1))
            return NULL;
        sums->names[sums->name_count] =
            (struct critical_name){.name = name, .kind = kind};
        *slot = (uint32_t)++sums->name_count;
    }
    return &sums->names[*slot - 1].sum;
}

static void add_sum(struct critical_sum *into, const struct critical_sum *from)
{
    into->time = statistics_add(into->time, from->time);
    into->longest = from->longest > into->longest ? from->longest : into->longest;
    into->segments += from->segments;
}

/* ---- the longest segments ---- */

/* Whether `a` is dropped before `b`: it is shorter, or equally long and later. */
static bool is_less(const struct critical_kept_segment *a,
                    const struct critical_kept_segment *b)
{
    if (a->duration != b->duration)
        return a->duration < b->duration;
    return a->sample != b->sample ? a->sample > b->sample : a->start > b->start;
}

static void sift_down(struct critical_kept_segment *heap, size_t count,
                      struct critical_kept_segment item)
{
    size_t at = 0;

    for (size_t child; (child = 2 * at + 1) < count; at = child) {
        if (child + 1 < count && is_less(&heap[child + 1], &heap[child]))
            child++;
        if (!is_less(&heap[child], &item))
            break;
        heap[at] = heap[child];
    }
    heap[at] = item;
}

static int keep(struct critical_sums *sums, const struct critical_kept_segment *item,
                struct error *error)
{
    size_t at = sums->kept_count, before = sums->kept_capacity;

    if (at >= sums->keep) {
        if (sums->keep > 0 && is_less(&sums->kept[0], item))
            sift_down(sums->kept, at, *item);
        return 0;
    }
    if (!ARRAY_RESERVE(sums->kept, sums->kept_capacity, at + 1))
        return error_set_memory(error);
    sums->kept_count++;
    for (; at > 0 && is_less(item, &sums->kept[(at - 1) / 2]); at = (at - 1) / 2)
        sums->kept[at] = sums->kept[(at - 1) / 2];
    sums->kept[at] = *item;
    return budget_share_take(&sums->memory,
                             (sums->kept_capacity - before) * sizeof *sums->kept, error);
}

/* Whether a segment of that duration could be kept. */
static bool may_keep(const struct critical_sums *sums, int64_t duration)
{
    return sums->kept_count < sums->keep ||
           (sums->keep > 0 && duration >= sums->kept[0].duration);
}

/* ---- a file ---- */

struct recording_sums {
    struct critical_sums *sums;
    const struct trace_recording *recording;
    uint32_t *sample_of_step; /* by step of the recording */
    uint32_t *name_of_op;     /* + 1; 0: not known yet */
    uint32_t *lane_of_place;  /* the same */
};

static void free_summing(struct recording_sums *summing)
{
    free(summing->sample_of_step);
    free(summing->name_of_op);
    free(summing->lane_of_place);
}

static uint32_t name_of(struct recording_sums *summing, uint32_t row)
{
    const struct trace_recording *recording = summing->recording;
    uint32_t op = recording->events.op[row], *known = &summing->name_of_op[op];

    if (*known == 0)
        *known = 1 + trace_add_merged_name(&summing->sums->texts, recording,
                                           &recording->ops[op]);
    return *known - 1; /* STRINGS_NONE + 1 is 0 */
}

static void append_name(struct buffer *out, const struct trace_recording *recording,
                        uint32_t name)
{
    text_append_utf8(out, strings_text(&recording->names, name),
                     strings_length(&recording->names, name));
}

/* The lane of the timeline (render/timeline_json.c). */
static uint32_t lane_of(struct recording_sums *summing, uint32_t row)
{
    const struct trace_recording *recording = summing->recording;
    const struct trace_place *place = &recording->places[recording->events.place[row]];
    uint32_t *known = &summing->lane_of_place[recording->events.place[row]];
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, LANE_MAX);
    if (*known != 0)
        return *known - 1;
    if (recording->ops[recording->events.op[row]].side == TRACE_HOST) {
        buffer_append_text(&text, "host:");
        append_name(&text, recording, place->pid);
        buffer_append_char(&text, ':');
        append_name(&text, recording, place->tid);
    } else {
        buffer_printf(&text, "device:%" PRId32 ":", place->device);
        text_append_integer(&text, place->stream, place->stream_is_wide);
    }
    *known = 1 + strings_add(&summing->sums->texts, text.bytes == NULL ? "" : text.bytes,
                             text.length);
    return *known - 1;
}

static int add_segment(struct recording_sums *summing,
                       const struct critical_segment *segment, uint32_t sample,
                       struct error *error)
{
    struct critical_sums *sums = summing->sums;
    const struct trace_events *events = &summing->recording->events;
    const struct critical_sum one = {segment->duration, segment->duration, 1};
    bool has_row = segment->row != TRACE_NONE;
    uint32_t name = has_row ? name_of(summing, segment->row) : STRINGS_NONE;
    struct critical_sum *sum = sum_of(sums, name, segment->kind);
    struct critical_sample *of = &sums->samples[sample];

    if (sum == NULL || (has_row && name == STRINGS_NONE))
        return error_set_memory(error);
    add_sum(sum, &one);
    add_sum(&sums->kinds[segment->kind], &one);
    of->kinds[segment->kind] =
        statistics_add(of->kinds[segment->kind], segment->duration);
    if (!may_keep(sums, segment->duration))
        return 0;
    return keep(sums,
                &(struct critical_kept_segment){
                    .start = segment->start,
                    .duration = segment->duration,
                    .sample = sample,
                    .name = name,
                    .lane = has_row ? lane_of(summing, segment->row) : STRINGS_NONE,
                    .row_start = has_row ? events->ts[segment->row] : 0,
                    .row_duration = has_row ? events->dur[segment->row] : 0,
                    .kind = segment->kind},
                error);
}

static int add_path(void *context, const struct critical_plan *plan, uint32_t step,
                    const struct critical_path *path, struct error *error)
{
    struct recording_sums *summing = context;
    int status = 0;

    (void)plan;
    for (size_t i = 0; i < path->count && status == 0; i++) {
        status = budget_check(summing->sums->memory.budget, error);
        if (status == 0)
            status = add_segment(summing, &path->segments[i],
                                 summing->sample_of_step[step], error);
    }
    return status;
}

static int add_samples(struct recording_sums *summing, int64_t rank, uint32_t span_number,
                       const struct rows_span *span, struct error *error)
{
    struct critical_sums *sums = summing->sums;
    const struct trace_recording *recording = summing->recording;
    bool has_steps = recording->step_row_count > 0;

    for (uint32_t i = 0; i < recording->step_count; i++) {
        const struct trace_step *step = &recording->steps[i];

        if (budget_check(sums->memory.budget, error) != 0)
            return -(int)error->code;
        if (step->pseudo == has_steps ||
            (span->step_chosen != NULL && !span->step_chosen[i]))
            continue;
        if (!ARRAY_RESERVE_COUNTED(&sums->memory, sums->samples, sums->sample_capacity,
                                   sums->sample_count + 1))
            return error_set_memory(error);
        summing->sample_of_step[i] = (uint32_t)sums->sample_count;
        sums->samples[sums->sample_count++] =
            (struct critical_sample){.rank = rank,
                                     .number = step->pseudo ? 0 : step->number,
                                     .span = span_number,
                                     .pseudo = step->pseudo,
                                     .start = step->ts,
                                     .step_time = step->dur};
    }
    return 0;
}

int critical_sums_add(struct critical_sums *sums, int64_t rank, uint32_t span_number,
                      const struct rows_span *span, int64_t delay, struct error *error)
{
    const struct trace_recording *recording = span->recording;
    CLEANUP(free_summing)
    struct recording_sums summing = {
        .sums = sums,
        .recording = recording,
        .sample_of_step = calloc((size_t)recording->step_count + 1, sizeof(uint32_t)),
        .name_of_op = calloc((size_t)recording->op_count + 1, sizeof(uint32_t)),
        .lane_of_place = calloc((size_t)recording->place_count + 1, sizeof(uint32_t))};

    if (summing.sample_of_step == NULL || summing.name_of_op == NULL ||
        summing.lane_of_place == NULL)
        return error_set_memory(error);
    int status = add_samples(&summing, rank, span_number, span, error);
    return status != 0 ? status
                       : critical_steps_each(span, delay, sums->memory.budget, add_path,
                                             &summing, error);
}

/* ---- several ranks ---- */

/* The number that a text of `from` has in `into`; false: no memory. */
static bool move_text(struct strings *into, const struct strings *from, uint32_t *text)
{
    if (*text == STRINGS_NONE)
        return true;
    *text = strings_add(into, strings_text(from, *text), strings_length(from, *text));
    return *text != STRINGS_NONE;
}

int critical_sums_append(struct critical_sums *sums, const struct critical_sums *part,
                         struct error *error)
{
    struct budget *budget = sums->memory.budget;
    size_t first = sums->sample_count;
    int status = 0;

    for (int i = 0; i < CRITICAL_KINDS; i++)
        add_sum(&sums->kinds[i], &part->kinds[i]);
    if (!ARRAY_RESERVE_COUNTED(&sums->memory, sums->samples, sums->sample_capacity,
                               first + part->sample_count))
        return error_set_memory(error);
    for (size_t i = 0; i < part->sample_count; i++)
        sums->samples[sums->sample_count++] = part->samples[i];
    for (size_t i = 0; i < part->name_count && status == 0; i++) {
        uint32_t name = part->names[i].name;
        bool moved = move_text(&sums->texts, &part->texts, &name);
        struct critical_sum *sum = moved ? sum_of(sums, name, part->names[i].kind) : NULL;

        if (sum == NULL)
            return error_set_memory(error);
        add_sum(sum, &part->names[i].sum);
        status = budget_check(budget, error);
    }
    for (size_t i = 0; i < part->kept_count && status == 0; i++) {
        struct critical_kept_segment item = part->kept[i];

        item.sample += (uint32_t)first;
        if (!move_text(&sums->texts, &part->texts, &item.name) ||
            !move_text(&sums->texts, &part->texts, &item.lane))
            return error_set_memory(error);
        status = budget_check(budget, error);
        if (status == 0)
            status = keep(sums, &item, error);
    }
    return status;
}

static int compare_names(const void *a, const void *b, void *context)
{
    const struct critical_name *left = a, *right = b;
    const struct strings *texts = context;

    if (left->sum.time != right->sum.time)
        return left->sum.time > right->sum.time ? -1 : 1;
    if (left->kind != right->kind)
        return left->kind < right->kind ? -1 : 1;
    if (left->name == STRINGS_NONE || right->name == STRINGS_NONE)
        return (left->name == STRINGS_NONE) - (right->name == STRINGS_NONE);
    size_t one = strings_length(texts, left->name);
    size_t other = strings_length(texts, right->name);
    int result = memcmp(strings_text(texts, left->name), strings_text(texts, right->name),
                        one < other ? one : other);
    return result != 0 ? result : (one > other) - (one < other);
}

static int compare_kept(const void *a, const void *b)
{
    const struct critical_kept_segment *left = a, *right = b;

    if (left->sample != right->sample)
        return left->sample < right->sample ? -1 : 1;
    return (left->start > right->start) - (left->start < right->start);
}

void critical_sums_sort(struct critical_sums *sums)
{
    if (sums->name_count > 1)
        qsort_r(sums->names, sums->name_count, sizeof *sums->names, compare_names,
                &sums->texts);
    if (sums->kept_count > 1)
        qsort(sums->kept, sums->kept_count, sizeof *sums->kept, compare_kept);
}
