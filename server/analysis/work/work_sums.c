/* See work_sums.h. */
#include "analysis/work/work_sums.h"
#include "analysis/statistics/statistics.h"
#include "base/array.h"
#include "base/buffer.h"
#include "base/cleanup.h"
#include "trace/resolve/names.h"
#include <jansson.h>

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TEXTS_MAX ((size_t)256 << 20)

void work_sums_init(struct work_sums *sums, struct budget *budget)
{
    *sums = (struct work_sums){.device_name = STRINGS_NONE, .memory = {.budget = budget}};
    strings_init_counted(&sums->texts, TEXTS_MAX, budget);
}

void work_sums_free(struct work_sums *sums)
{
    strings_free(&sums->texts);
    free(sums->items);
    budget_share_return(&sums->memory);
}

static int add_item(struct work_sums *sums, const struct work_sum *item,
                    struct error *error)
{
    size_t known = sums->capacity;

    if (!ARRAY_RESERVE(sums->items, sums->capacity, sums->count + 1))
        return error_set_memory(error);
    sums->items[sums->count++] = *item;
    return sums->capacity == known
               ? 0
               : budget_share_take(&sums->memory,
                                   (sums->capacity - known) * sizeof *sums->items, error);
}

/* ---- the device ---- */

static void note_device(struct work_sums *sums, const char *name)
{
    uint32_t text = strings_add(&sums->texts, name, strlen(name));

    if (sums->device_name == STRINGS_NONE)
        sums->device_name = text;
    sums->has_other_device |= sums->device_name != text;
}

static void note_devices(struct work_sums *sums, const char *metadata)
{
    json_t *root = metadata == NULL ? NULL : json_loads(metadata, 0, NULL), *properties;
    size_t i;

    json_array_foreach(json_object_get(root, "deviceProperties"), i, properties)
    {
        const char *name = json_string_value(json_object_get(properties, "name"));

        if (name != NULL)
            note_device(sums, name);
    }
    json_decref(root);
}

/* ---- a rank ---- */

/* Calls with the same op, inputs, and type are neighbours. */
static int compare_calls(const void *a, const void *b, void *context)
{
    const struct trace_events *events = context;
    const struct work_call *left = a, *right = b;

    if (events->op[left->row] != events->op[right->row])
        return events->op[left->row] < events->op[right->row] ? -1 : 1;
    if (events->link[left->row] != events->link[right->row])
        return events->link[left->row] < events->link[right->row] ? -1 : 1;
    if (left->class != right->class)
        return left->class < right->class ? -1 : 1;
    return (left->type > right->type) - (left->type < right->type);
}

/* Removes blanks, except in quotes. */
static uint32_t add_plain(struct work_sums *sums, const struct strings *texts,
                          uint32_t id)
{
    struct buffer plain;
    size_t length = id == TRACE_NONE ? 0 : strings_length(texts, id);
    bool in_quotes = false;

    buffer_init(&plain, length + 1);
    for (size_t i = 0; i < length; i++) {
        char c = strings_text(texts, id)[i];

        in_quotes ^= c == '"';
        if (in_quotes || (c != ' ' && c != '\t' && c != '\n' && c != '\r'))
            buffer_append_char(&plain, c);
    }
    uint32_t text = buffer_failed(&plain)
                        ? STRINGS_NONE
                        : strings_add(&sums->texts, plain.length == 0 ? "" : plain.bytes,
                                      plain.length);
    buffer_free(&plain);
    return text;
}

/* NaN: not known. */
static double bytes_of(const struct work_call *call)
{
    int64_t each = number_type_bytes(call->type);

    if (call->kind == WORK_BYTES)
        return (double)call->amount;
    return call->elements < 0 || each == 0 ? NAN : (double)call->elements * (double)each;
}

static void work_part_add(struct work_part *part, const struct work_part *more)
{
    part->calls += more->calls;
    part->flops += more->flops;
    part->device = statistics_add(part->device, more->device);
}

/* What the kernels of a call tell, of those that tell something: what takes longest. */
static enum told told_of(const struct work_call *call)
{
    enum told told = TOLD_NOTHING;
    int64_t longest = 0;

    for (int i = 0; i < TOLD_NOTHING; i++)
        if (call->told[i] > longest) {
            longest = call->told[i];
            told = (enum told)i;
        }
    return told;
}

static int add_calls(struct work_sums *sums, const struct trace_recording *recording,
                     const struct work_call *calls, size_t count, struct error *error)
{
    uint32_t row = calls[0].row, op = recording->events.op[row];
    const struct trace_inputs *inputs = &recording->inputs[recording->events.link[row]];
    struct work_sum sum = {.list = calls[0].kind == WORK_FLOPS ? WORK_LIST_FLOPS
                                                               : WORK_LIST_BYTES,
                           .type = (uint8_t)calls[0].type,
                           .class = (uint8_t)calls[0].class,
                           .calls = count};

    sum.operator_name =
        trace_add_merged_name(&sums->texts, recording, &recording->ops[op]);
    sum.shapes = add_plain(sums, &recording->shapes, inputs->shape);
    sum.types = calls[0].kind == WORK_FLOPS
                    ? strings_add(&sums->texts, "", 0)
                    : add_plain(sums, &recording->arguments, inputs->types);
    if (sum.operator_name == STRINGS_NONE || sum.shapes == STRINGS_NONE ||
        sum.types == STRINGS_NONE)
        return error_set_memory(error);
    for (size_t i = 0; i < count; i++) {
        work_part_add(&sum.parts[told_of(&calls[i])],
                      &(struct work_part){1, (double)calls[i].amount, calls[i].device});
        sum.amount += (double)calls[i].amount;
        sum.bytes += bytes_of(&calls[i]);
        sum.device = statistics_add(sum.device, calls[i].device);
    }
    return add_item(sums, &sum, error);
}

static int add_rest(struct work_sums *sums, const struct trace_recording *recording,
                    const struct work_span *span, struct error *error)
{
    struct budget *budget = recording->memory.budget;
    int status = 0;

    for (size_t op = 0; op <= span->op_count && status == 0; op++) {
        struct work_sum sum = {.list = WORK_LIST_REST,
                               .operator_name = STRINGS_NONE,
                               .calls = span->rest[op].rows,
                               .device = span->rest[op].device};

        if (budget_is_over_at(budget, op))
            return budget_error(budget, error);
        if (sum.calls == 0)
            continue;
        if (op < span->op_count) {
            sum.operator_name =
                trace_add_merged_name(&sums->texts, recording, &recording->ops[op]);
            if (sum.operator_name == STRINGS_NONE)
                return error_set_memory(error);
        }
        status = add_item(sums, &sum, error);
    }
    return status;
}

static int add_classes(struct work_sums *sums, const struct work_span *span,
                       struct error *error)
{
    int status = 0;

    for (int class = 0; class < CLASS_COUNT && status == 0; class ++)
        if (span->classes[class].rows > 0)
            status = add_item(sums,
                              &(struct work_sum){.list = WORK_LIST_CLASS,
                                                 .class = (uint8_t) class,
                                                 .operator_name = STRINGS_NONE,
                                                 .calls = span->classes[class].rows,
                                                 .device = span->classes[class].device},
                              error);
    return status;
}

static int add_span(struct work_sums *sums, const struct rows_rank *rank,
                    const struct rows_span *rows, struct error *error)
{
    const struct trace_recording *recording = rows->recording;
    CLEANUP(work_span_free) struct work_span span = {0};
    int status = work_span_make(rank, rows, &span, error);

    if (status != 0)
        return status;
    note_devices(sums, recording->metadata);
    sums->device = statistics_add(sums->device, span.device);
    if (span.count > 0)
        qsort_r(span.calls, span.count, sizeof *span.calls, compare_calls,
                (void *)(uintptr_t)&recording->events);
    for (size_t i = 0, end; i < span.count && status == 0; i = end) {
        for (end = i + 1; end < span.count &&
                          compare_calls(&span.calls[i], &span.calls[end],
                                        (void *)(uintptr_t)&recording->events) == 0;)
            end++;
        if (budget_is_over(recording->memory.budget))
            return budget_error(recording->memory.budget, error);
        status = add_calls(sums, recording, &span.calls[i], end - i, error);
    }
    if (status == 0)
        status = add_classes(sums, &span, error);
    return status != 0 ? status : add_rest(sums, recording, &span, error);
}

static uint64_t count_samples(const struct rows_span *span)
{
    const struct trace_recording *recording = span->recording;
    uint64_t count = 0;

    if (recording->step_count == 0)
        return 0;
    if (!recording->has_steps)
        return span->step_chosen == NULL || span->step_chosen[0];
    for (uint32_t i = 1; i < recording->step_count; i++)
        count += span->step_chosen == NULL || span->step_chosen[i];
    return count;
}

int work_sums_add(struct work_sums *sums, const struct rows_rank *rank,
                  struct error *error)
{
    int status = 0;

    for (size_t i = 0; i < rank->span_count && status == 0; i++) {
        status = add_span(sums, rank, &rank->spans[i], error);
        sums->samples += count_samples(&rank->spans[i]);
    }
    return status;
}

/* ---- several ---- */

static uint32_t moved(const uint32_t *texts, uint32_t id)
{
    return id == STRINGS_NONE ? STRINGS_NONE : texts[id];
}

int work_sums_append(struct work_sums *sums, struct work_sums *part, struct error *error)
{
    CLEANUP_FREE uint32_t *texts = calloc((size_t)part->texts.count + 1, sizeof *texts);
    struct budget *budget = sums->memory.budget;
    int status = 0;

    if (texts == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < part->texts.count; i++) {
        texts[i] = strings_add(&sums->texts, strings_text(&part->texts, i),
                               strings_length(&part->texts, i));
        if (texts[i] == STRINGS_NONE || budget_is_over(budget))
            return budget_or_memory(budget, error);
    }
    for (size_t i = 0; i < part->count && status == 0; i++) {
        struct work_sum item = part->items[i];

        item.operator_name = moved(texts, item.operator_name);
        if (item.list == WORK_LIST_FLOPS || item.list == WORK_LIST_BYTES) {
            item.shapes = texts[item.shapes];
            item.types = texts[item.types];
        }
        status = add_item(sums, &item, error);
    }
    uint32_t device = moved(texts, part->device_name);
    sums->has_other_device |=
        part->has_other_device ||
        (device != STRINGS_NONE && sums->device_name != STRINGS_NONE &&
         device != sums->device_name);
    if (sums->device_name == STRINGS_NONE)
        sums->device_name = device;
    sums->samples += part->samples;
    sums->device = statistics_add(sums->device, part->device);
    work_sums_free(part);
    work_sums_init(part, budget);
    return status;
}

static int compare_keys(const void *a, const void *b)
{
    const struct work_sum *left = a, *right = b;

    if (left->list != right->list)
        return left->list < right->list ? -1 : 1;
    if (left->class != right->class)
        return left->class < right->class ? -1 : 1;
    if (left->operator_name != right->operator_name)
        return left->operator_name < right->operator_name ? -1 : 1;
    if (left->shapes != right->shapes)
        return left->shapes < right->shapes ? -1 : 1;
    if (left->types != right->types)
        return left->types < right->types ? -1 : 1;
    return (left->type > right->type) - (left->type < right->type);
}

static int compare_texts(const struct strings *texts, uint32_t a, uint32_t b)
{
    if (a == b || a == STRINGS_NONE || b == STRINGS_NONE)
        return (a == STRINGS_NONE) - (b == STRINGS_NONE);
    return strcmp(strings_text(texts, a), strings_text(texts, b));
}

static int compare_shown(const void *a, const void *b, void *context)
{
    const struct work_sum *left = a, *right = b;
    const struct strings *texts = context;

    if (left->list != right->list)
        return left->list < right->list ? -1 : 1;
    if (left->device != right->device)
        return left->device > right->device ? -1 : 1;
    if (left->amount != right->amount)
        return left->amount > right->amount ? -1 : 1;
    int order = compare_texts(texts, left->operator_name, right->operator_name);
    if (order == 0)
        order = compare_texts(texts, left->shapes, right->shapes);
    if (order == 0)
        order = compare_texts(texts, left->types, right->types);
    if (order == 0)
        order = (left->type > right->type) - (left->type < right->type);
    return order != 0 ? order
                      : (left->class > right->class) - (left->class < right->class);
}

int work_sums_finish(struct work_sums *sums, struct error *error)
{
    size_t kept = 0;

    if (sums->count == 0)
        return 0;
    qsort(sums->items, sums->count, sizeof *sums->items, compare_keys);
    for (size_t i = 1; i < sums->count; i++) {
        struct work_sum *last = &sums->items[kept];
        const struct work_sum *item = &sums->items[i];

        if (budget_is_over_at(sums->memory.budget, i))
            return budget_error(sums->memory.budget, error);
        if (compare_keys(last, item) == 0) {
            last->calls += item->calls;
            last->amount += item->amount;
            last->bytes += item->bytes;
            for (int part = 0; part < TOLD_COUNT; part++)
                work_part_add(&last->parts[part], &item->parts[part]);
            last->device = statistics_add(last->device, item->device);
        } else {
            sums->items[++kept] = *item;
        }
    }
    sums->count = kept + 1;
    qsort_r(sums->items, sums->count, sizeof *sums->items, compare_shown, &sums->texts);
    return 0;
}
