#include "analyse/work.h"
#include "analyse/analysis.h"
#include "analyse/rows.h"
#include "analyse/table.h"
#include "base/array.h"
#include "base/error.h"
#include "base/text.h"
#include "stats/statistics.h"
#include "trace/names.h"
#include "trace/resolve.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- work span ---- */

/* The rows around a host row. */
struct row_frame {
    uint32_t call;  /* + 1; 0: none */
    uint32_t op;    /* of the innermost operator, + 1; 0: none */
    uint32_t class; /* enum work_class: what the calls say, the outermost first */
};

struct work_walk {
    const struct rows_rank *rank;
    const struct rows_span *span;
    struct work_memo memo;
    struct work_span *out;
    struct row_frame *at; /* by row */
};

static void add_call(struct work_walk *walk, uint32_t row,
                     const struct work_amount *amount, struct row_frame *at)
{
    struct work_span *out = walk->out;

    ARENA_RESERVE(walk->rank->arena, out->calls, out->capacity, out->count + 1);
    out->calls[out->count++] =
        (struct work_call){.row = row,
                           .is_kept = rows_keeps(walk->rank, walk->span, row),
                           .kind = amount->kind,
                           .type = amount->type,
                           .class = (enum work_class)at->class,
                           .amount = amount->amount,
                           .elements = amount->elements};
    at->call = (uint32_t)out->count;
}

static void visit(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct work_walk *walk = context;
    const struct work_amount amount = work_memo_of(&walk->memo, row);
    struct row_frame at = {0};

    (void)operator_row;
    if (parent != TRACE_NONE)
        at = walk->at[parent];
    at.class = work_memo_call(&walk->memo, row, (enum work_class)at.class);
    if (amount.kind != WORK_NO_OPERATOR) {
        struct work_call *above = at.call == 0 ? NULL : &walk->out->calls[at.call - 1];

        uint32_t op = walk->span->recording->events.op[row];

        if (at.op == op + 1)
            walk->out->rest[op].nested += rows_keeps(walk->rank, walk->span, row);
        at.op = op + 1;
        if (above != NULL && above->kind == WORK_FLOPS) {
            if (amount.kind == WORK_FLOPS && amount.type != NUMBER_UNKNOWN)
                above->type = amount.type;
        } else {
            at.call = 0;
            if (amount.kind != WORK_UNKNOWN)
                add_call(walk, row, &amount, &at);
        }
    }
    walk->at[row] = at;
}

static void add_to_call(struct work_walk *walk, struct work_call *call, uint32_t row)
{
    const int64_t time = walk->span->recording->events.dur[row];
    int64_t *told = &call->told[work_memo_told(&walk->memo, row)];

    number_add_to(&call->device, time);
    number_add_to(told, time);
}

static void add_device_row(struct work_walk *walk, uint32_t row)
{
    const struct trace_events *events = &walk->span->recording->events;
    struct work_span *out = walk->out;
    uint32_t launch = events->link[row];
    struct row_frame at = {0};

    if (launch != TRACE_NONE)
        at = walk->at[launch];
    struct work_rest *class =
        &out->classes[work_memo_device(&walk->memo, row, (enum work_class)at.class)];
    class->rows++;
    number_add_to(&class->device, events->dur[row]);
    struct work_call *call = at.call == 0 ? NULL : &out->calls[at.call - 1];
    number_add_to(&out->device, events->dur[row]);
    if (call != NULL && (call->kind == WORK_FLOPS ||
                         rows_kind(walk->span, row) == TRACE_KIND_COMPUTATION))
        add_to_call(walk, call, row);
    if (call != NULL && call->kind == WORK_FLOPS && call->is_kept)
        return;
    struct work_rest *rest = &out->rest[at.op == 0 ? out->op_count : at.op - 1];
    rest->rows++;
    number_add_to(&rest->device, events->dur[row]);
}

static void keep_calls(struct work_span *out)
{
    size_t kept = 0;

    for (size_t i = 0; i < out->count; i++)
        if (out->calls[i].is_kept)
            out->calls[kept++] = out->calls[i];
    out->count = kept;
}

static struct work_span work_span_make(const struct rows_rank *rank,
                                       const struct rows_span *span)
{
    struct trace_recording *recording = span->recording;
    struct work_span out = {.op_count = recording->op_count};
    struct work_walk walk = {
        .rank = rank,
        .span = span,
        .out = &out,
        .at = arena_new(rank->arena, recording->events.count, sizeof *walk.at)};

    out.rest = arena_new(rank->arena, out.op_count + 1, sizeof *out.rest);
    work_memo_init(&walk.memo, recording, rank->arena);
    rows_nest(recording, rank->arena, visit, &walk);
    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(rank->arena->budget, i); i++)
        add_device_row(&walk, span->device[i]);
    keep_calls(&out);
    return out;
}

/* ---- work sums ---- */

#define TEXTS_MAX ((size_t)256 << 20)

void work_sums_init(struct work_sums *sums, struct arena *arena)
{
    *sums = (struct work_sums){.device_name = STRINGS_NONE, .arena = arena};
    strings_init_in(&sums->texts, TEXTS_MAX, arena);
}

static void add_item(struct work_sums *sums, const struct work_sum *item)
{
    ARENA_RESERVE(sums->arena, sums->items, sums->capacity, sums->count + 1);
    sums->items[sums->count++] = *item;
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
    CLEANUP_BUFFER struct buffer plain;
    size_t length = id == TRACE_NONE ? 0 : strings_length(texts, id);
    bool in_quotes = false;

    buffer_init(&plain, length + 1);
    for (size_t i = 0; i < length; i++) {
        char c = strings_text(texts, id)[i];

        in_quotes ^= c == '"';
        if (in_quotes || (c != ' ' && c != '\t' && c != '\n' && c != '\r'))
            buffer_append_char(&plain, c);
    }
    if (buffer_failed(&plain))
        arena_refuse(sums->arena);
    return strings_add(&sums->texts, plain.length == 0 ? "" : plain.bytes, plain.length);
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
    number_add_to(&part->device, more->device);
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

static void add_calls(struct work_sums *sums, const struct trace_recording *recording,
                      const struct work_call *calls, size_t count)
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
    for (size_t i = 0; i < count; i++) {
        work_part_add(&sum.parts[told_of(&calls[i])],
                      &(struct work_part){1, (double)calls[i].amount, calls[i].device});
        sum.amount += (double)calls[i].amount;
        sum.bytes += bytes_of(&calls[i]);
        number_add_to(&sum.device, calls[i].device);
    }
    add_item(sums, &sum);
}

static void add_rest(struct work_sums *sums, const struct trace_recording *recording,
                     const struct work_span *span)
{
    for (size_t op = 0;
         op <= span->op_count && !budget_is_over_at(sums->arena->budget, op); op++) {
        const struct work_rest *rest = &span->rest[op];
        uint32_t name = STRINGS_NONE;

        if (rest->rows == 0 && rest->nested == 0)
            continue;
        if (op < span->op_count)
            name = trace_add_merged_name(&sums->texts, recording, &recording->ops[op]);
        if (rest->rows > 0)
            add_item(sums, &(struct work_sum){.list = WORK_LIST_REST,
                                              .operator_name = name,
                                              .calls = rest->rows,
                                              .device = rest->device});
        if (rest->nested > 0)
            add_item(sums, &(struct work_sum){.list = WORK_LIST_NESTED,
                                              .operator_name = name,
                                              .calls = rest->nested});
    }
}

static void add_classes(struct work_sums *sums, const struct work_span *span)
{
    for (int class = 0; class < CLASS_COUNT; class ++)
        if (span->classes[class].rows > 0)
            add_item(sums, &(struct work_sum){.list = WORK_LIST_CLASS,
                                              .class = (uint8_t) class,
                                              .operator_name = STRINGS_NONE,
                                              .calls = span->classes[class].rows,
                                              .device = span->classes[class].device});
}

static void add_span(struct work_sums *sums, const struct rows_rank *rank,
                     const struct rows_span *rows)
{
    const struct trace_recording *recording = rows->recording;
    void *events = (void *)(uintptr_t)&recording->events;
    struct work_span span = work_span_make(rank, rows);

    note_devices(sums, recording->metadata);
    number_add_to(&sums->device, span.device);
    if (span.count > 0)
        qsort_r(span.calls, span.count, sizeof *span.calls, compare_calls, events);
    for (size_t i = 0, end; i < span.count && !budget_is_over(sums->arena->budget);
         i = end) {
        for (end = i + 1; end < span.count &&
                          compare_calls(&span.calls[i], &span.calls[end], events) == 0;)
            end++;
        add_calls(sums, recording, &span.calls[i], end - i);
    }
    add_classes(sums, &span);
    add_rest(sums, recording, &span);
}

void work_sums_add(struct work_sums *sums, const struct rows_rank *rank)
{
    for (size_t i = 0; i < rank->span_count; i++) {
        add_span(sums, rank, &rank->spans[i]);
        sums->samples += rows_samples(&rank->spans[i]);
    }
}

/* ---- several ---- */

static void work_sums_append(struct work_sums *sums, const struct work_sums *part)
{
    const uint32_t *texts = strings_append(&sums->texts, &part->texts);

    for (size_t i = 0; i < part->count && !budget_is_over(sums->arena->budget); i++) {
        struct work_sum item = part->items[i];

        if (item.operator_name != STRINGS_NONE)
            item.operator_name = texts[item.operator_name];
        if (item.list == WORK_LIST_FLOPS || item.list == WORK_LIST_BYTES) {
            item.shapes = texts[item.shapes];
            item.types = texts[item.types];
        }
        add_item(sums, &item);
    }
    uint32_t device =
        part->device_name == STRINGS_NONE ? STRINGS_NONE : texts[part->device_name];
    sums->has_other_device |=
        part->has_other_device ||
        (device != STRINGS_NONE && sums->device_name != STRINGS_NONE &&
         device != sums->device_name);
    if (sums->device_name == STRINGS_NONE)
        sums->device_name = device;
    sums->samples += part->samples;
    number_add_to(&sums->device, part->device);
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

void work_sums_finish(struct work_sums *sums)
{
    size_t kept = 0;

    if (sums->count == 0)
        return;
    qsort(sums->items, sums->count, sizeof *sums->items, compare_keys);
    for (size_t i = 1; i < sums->count; i++) {
        struct work_sum *last = &sums->items[kept];
        const struct work_sum *item = &sums->items[i];

        if (compare_keys(last, item) == 0) {
            last->calls += item->calls;
            last->amount += item->amount;
            last->bytes += item->bytes;
            for (int part = 0; part < TOLD_COUNT; part++)
                work_part_add(&last->parts[part], &item->parts[part]);
            number_add_to(&last->device, item->device);
        } else {
            sums->items[++kept] = *item;
        }
    }
    sums->count = kept + 1;
    qsort_r(sums->items, sums->count, sizeof *sums->items, compare_shown, &sums->texts);
}

/* ---- work peak ---- */

const char *work_device_of(const struct work_sums *sums)
{
    return sums->device_name == STRINGS_NONE || sums->has_other_device
               ? NULL
               : strings_text(&sums->texts, sums->device_name);
}

enum number_type work_arithmetic(const char *device, enum number_type type,
                                 enum told told)
{
    enum number_type arithmetic = arithmetic_of(type, told);

    /* A device without TF32 has no choice. */
    if (arithmetic == NUMBER_UNKNOWN && !isnan(peak_tflops(device, type)) &&
        isnan(peak_tflops(device, arithmetic_fastest(type))))
        return type;
    return arithmetic;
}

static double work_peak_tflops(const char *device, enum number_type type,
                               enum number_type arithmetic)
{
    return arithmetic == NUMBER_UNKNOWN ? peak_tflops_fastest(device, type)
                                        : peak_tflops(device, arithmetic);
}

static void work_peak_add_part(struct work_peak *peak, const char *device,
                               enum number_type type, enum told told,
                               const struct work_part *part)
{
    double its = work_peak_tflops(device, type, work_arithmetic(device, type, told));
    double fastest = peak_tflops_fastest(device, type);

    if (isnan(its) || isnan(fastest) || part->device <= 0)
        return;
    peak->time += (double)part->device;
    peak->at_peak += part->flops / its / 1000;
    peak->at_fastest += part->flops / fastest / 1000;
}

static void work_peak_add(struct work_peak *peak, const char *device,
                          const struct work_sum *sum)
{
    for (int told = 0; told < TOLD_COUNT; told++)
        work_peak_add_part(peak, device, (enum number_type)sum->type, (enum told)told,
                           &sum->parts[told]);
}

double work_peak_share(const struct work_peak *peak)
{
    return peak->time > 0 ? 100 * peak->at_peak / peak->time : NAN;
}

double work_peak_share_of_fastest(const struct work_peak *peak)
{
    return peak->time > 0 ? 100 * peak->at_fastest / peak->time : NAN;
}

/* ---- work classes ---- */

void work_rates_add(struct work_rates *rates, const char *device,
                    const struct work_sum *sum)
{
    const bool has_flops = sum->list == WORK_LIST_FLOPS;

    if (sum->device <= 0)
        return;
    if (has_flops) {
        rates->flops += sum->amount;
        rates->flops_device += (double)sum->device;
        work_peak_add(&rates->peak, device, sum);
    }
    if (isnan(sum->bytes))
        return;
    rates->bytes += sum->bytes;
    rates->bytes_device += (double)sum->device;
    if (has_flops) {
        rates->flops_of_bytes += sum->amount;
        rates->bytes_of_flops += sum->bytes;
    }
}

static double divide(double by, double value)
{
    return by > 0 ? value / by : NAN;
}

double work_rates_tflops(const struct work_rates *rates)
{
    return divide(1000 * rates->flops_device, rates->flops);
}

double work_rates_gigabytes(const struct work_rates *rates)
{
    return divide(rates->bytes_device, rates->bytes);
}

double work_rates_flops_per_byte(const struct work_rates *rates)
{
    return divide(rates->bytes_of_flops, rates->flops_of_bytes);
}

void work_classes_sum(const struct work_sums *sums, struct work_of_class out[CLASS_COUNT])
{
    for (int class = 0; class < CLASS_COUNT; class ++)
        out[class] = (struct work_of_class){0};
    for (size_t i = 0; i < sums->count; i++) {
        const struct work_sum *sum = &sums->items[i];
        struct work_of_class *of = &out[sum->class];

        if (sum->list == WORK_LIST_CLASS) {
            of->rows += sum->calls;
            number_add_to(&of->device, sum->device);
        } else if (sum->list == WORK_LIST_FLOPS || sum->list == WORK_LIST_BYTES) {
            work_rates_add(&of->rates, work_device_of(sums), sum);
        }
    }
}

struct work_rates work_class_rates(const struct work_of_class *work)
{
    const double least = WORK_KNOWN * (double)work->device;
    struct work_rates rates = work->rates;

    if (rates.flops_device < least)
        rates.flops_device = rates.peak.time = 0;
    if (rates.bytes_device < least)
        rates.bytes_device = rates.bytes_of_flops = 0;
    return rates;
}

/* ---- work names ---- */

bool work_flops_are_known(uint64_t calls, uint64_t known_calls, int64_t device,
                          int64_t unknown)
{
    return (double)known_calls >= WORK_KNOWN * (double)calls &&
           (double)(device - unknown) >= WORK_KNOWN * (double)device;
}

static int read_rank(struct store *store, const struct set_view *view, int64_t rank,
                     const struct rows_options *options, struct work_sums *out,
                     struct error *error)
{
    CLEANUP(rows_unload) struct rows_loaded loaded = {0};
    int status = rows_load(store, view, rank, options, &loaded, error);

    if (status != 0)
        return status;
    work_sums_add(out, &loaded.rows);
    return budget_look(options->budget, error);
}

/* The sums of shapes and ranks become those of names. */
static void sum_names(struct work_names *names)
{
    const struct work_sums *sums = &names->sums;

    names->items = arena_new(sums->arena, sums->texts.count, sizeof *names->items);
    for (size_t i = 0; i < sums->count; i++) {
        const struct work_sum *sum = &sums->items[i];

        if (sum->operator_name == STRINGS_NONE)
            continue;
        struct name_work *item = &names->items[sum->operator_name];
        if (sum->list == WORK_LIST_FLOPS) {
            item->calls += sum->calls;
            item->flops += sum->amount;
            number_add_to(&item->device, sum->device);
        } else if (sum->list == WORK_LIST_REST) {
            number_add_to(&item->rest, sum->device);
        } else if (sum->list == WORK_LIST_NESTED) {
            item->nested += sum->calls;
        }
    }
}

int work_names_make(struct store *store, const struct set_view *view,
                    const struct selection *selection, bool all_steps,
                    struct budget *budget, struct work_names *out, struct error *error)
{
    const struct rows_options options = {
        .which = selection->any ? ROWS_ALL : ROWS_OF_STEPS,
        .steps = all_steps || selection->any || selection->number_count == 0
                     ? NULL
                     : selection->numbers,
        .step_count = selection->number_count,
        .with_arguments = true,
        .budget = budget};
    int status = 0;

    *out = (struct work_names){0};
    work_sums_init(&out->sums, arena_make(budget));
    for (size_t i = 0; i < selection->rank_count && status == 0; i++)
        status = read_rank(store, view, selection->ranks[i], &options, &out->sums, error);
    work_sums_finish(&out->sums);
    sum_names(out);
    return status == 0 ? budget_look(budget, error) : status;
}

void work_names_free(struct work_names *names)
{
    arena_free(&names->sums.arena);
    *names = (struct work_names){0};
}

const struct name_work *work_names_find(const struct work_names *names, const char *name)
{
    uint32_t text = strings_find(&names->sums.texts, name, strlen(name));

    if (text == STRINGS_NONE)
        return NULL;
    const struct name_work *item = &names->items[text];
    return item->calls == 0 && item->rest == 0 ? NULL : item;
}

/* ---- work rate ---- */

/* How fast work was computed, and the share of what the device can do
 * (docs/semantics.md §12). */

struct rate {
    uint64_t calls;
    double flops, time; /* ns */
    struct work_peak peak;
};

/* The columns that say how much and how fast. */
#define RATE_TABLE_COLUMNS                                                               \
    TABLE_COLUMN("calls", INTEGER, SUM), TABLE_COLUMN("flops", REAL, SUM),               \
        TABLE_COLUMN("device_time", TIME, SUM),                                          \
        TABLE_COLUMN("flops_per_step", REAL, SUM),                                       \
        TABLE_COLUMN("device_time_per_step", MEAN, SUM),                                 \
        TABLE_COLUMN("tflops_per_s", REAL, MEASURE),                                     \
        TABLE_COLUMN("peak_pctg", REAL, MEASURE),                                        \
        TABLE_COLUMN("fastest_peak_pctg", REAL, MEASURE)

static void rate_add(struct rate *rate, const struct work_sums *sums,
                     const struct work_sum *sum)
{
    rate->calls += sum->calls;
    rate->flops += sum->amount;
    rate->time += (double)sum->device;
    work_peak_add(&rate->peak, work_device_of(sums), sum);
}

static double rate_tflops(const struct rate *rate)
{
    return rate->time > 0 ? rate->flops / rate->time / 1000 : NAN;
}

/* A value for a sample of the sums. */
static double work_per_step(const struct work_sums *sums, double value)
{
    return sums->samples > 0 ? value / (double)sums->samples : NAN;
}

static void rate_write(const struct work_sums *sums, const struct rate *rate,
                       struct table *table)
{
    put_count(table, "calls", rate->calls);
    put_real(table, "flops", rate->flops);
    put_integer(table, "device_time",
                rate->time < 0x1p63 ? (int64_t)rate->time : INT64_MAX);
    put_real(table, "flops_per_step", work_per_step(sums, rate->flops));
    put_real(table, "device_time_per_step", work_per_step(sums, rate->time));
    put_real(table, "tflops_per_s", rate_tflops(rate));
    put_real(table, "peak_pctg", work_peak_share(&rate->peak));
    put_real(table, "fastest_peak_pctg", work_peak_share_of_fastest(&rate->peak));
}

/* ---- the table of arithmetics ---- */

static const struct table_column arithmetic_columns[] = {
    {"dtype", TABLE_TEXT, TABLE_KEY},
    {"arithmetic", TABLE_TEXT, TABLE_KEY},
    RATE_TABLE_COLUMNS,
    {"peak_tflops_per_s", TABLE_REAL, TABLE_ASIDE},
    {"fastest_tflops_per_s", TABLE_REAL, TABLE_ASIDE},
};

struct arithmetic_rate {
    enum number_type type, arithmetic;
    struct rate rate;
};

static int compare_arithmetics(const void *a, const void *b)
{
    const struct arithmetic_rate *left = a, *right = b;

    if (left->rate.time != right->rate.time)
        return left->rate.time > right->rate.time ? -1 : 1;
    if (left->type != right->type)
        return left->type < right->type ? -1 : 1;
    return (left->arithmetic > right->arithmetic) -
           (left->arithmetic < right->arithmetic);
}

static void write_arithmetic(const struct work_sums *sums,
                             const struct arithmetic_rate *one, struct table *table)
{
    const char *device = work_device_of(sums);

    table_add_row(table);
    put_word(table, "dtype", number_type_name(one->type));
    if (one->arithmetic != NUMBER_UNKNOWN)
        put_word(table, "arithmetic", number_type_name(one->arithmetic));
    rate_write(sums, &one->rate, table);
    put_real(table, "peak_tflops_per_s",
             work_peak_tflops(device, one->type, one->arithmetic));
    put_real(table, "fastest_tflops_per_s", peak_tflops_fastest(device, one->type));
}

static void add_part(struct arithmetic_rate *rates, const struct work_sums *sums,
                     const struct work_sum *sum, enum told told)
{
    const enum number_type type = (enum number_type)sum->type;
    const enum number_type arithmetic = work_arithmetic(work_device_of(sums), type, told);
    struct arithmetic_rate *one = &rates[type * NUMBER_TYPES + arithmetic];
    const struct work_part *part = &sum->parts[told];

    one->type = type;
    one->arithmetic = arithmetic;
    one->rate.calls += part->calls;
    one->rate.flops += part->flops;
    one->rate.time += (double)part->device;
    work_peak_add_part(&one->rate.peak, work_device_of(sums), type, told, part);
}

static void work_arithmetic_write(const struct work_sums *sums, struct table *table)
{
    struct arithmetic_rate rates[NUMBER_TYPES * NUMBER_TYPES] = {0};
    const size_t most = sizeof rates / sizeof *rates;

    for (size_t i = 0; i < sums->count && sums->items[i].list == WORK_LIST_FLOPS; i++)
        for (int told = 0; told < TOLD_COUNT; told++)
            add_part(rates, sums, &sums->items[i], (enum told)told);
    qsort(rates, most, sizeof *rates, compare_arithmetics);
    for (size_t i = 0; i < most && !table->failed; i++)
        if (rates[i].rate.calls > 0)
            write_arithmetic(sums, &rates[i], table);
}

/* ---- work classes table ---- */

/* The table of the classes of work, of the analysis `work`. */

static const struct table_column class_columns[] = {
    {"class", TABLE_TEXT, TABLE_KEY},
    {"device_rows", TABLE_INTEGER, TABLE_SUM},
    {"device_time", TABLE_TIME, TABLE_SUM},
    {"device_time_per_step", TABLE_MEAN, TABLE_SUM},
    {"device_time_pctg", TABLE_REAL, TABLE_SUM},
    {"tflops_per_s", TABLE_REAL, TABLE_MEASURE},
    {"gb_per_s_at_least", TABLE_REAL, TABLE_MEASURE},
    {"flops_per_byte_at_most", TABLE_REAL, TABLE_MEASURE},
};

/* A row for each class that has rows, those that took longest first. `sums` are
 * finished. */
static void work_classes_write(const struct work_sums *sums, struct table *table)
{
    struct work_of_class classes[CLASS_COUNT];

    work_classes_sum(sums, classes);
    for (size_t i = 0; i < sums->count && !table->failed; i++) {
        const struct work_sum *sum = &sums->items[i];

        if (sum->list != WORK_LIST_CLASS)
            continue;
        const struct work_rates rates = work_class_rates(&classes[sum->class]);
        table_add_row(table);
        put_word(table, "class", work_class_name((enum work_class)sum->class));
        put_count(table, "device_rows", sum->calls);
        put_integer(table, "device_time", sum->device);
        put_real(table, "device_time_per_step",
                 (double)sum->device / (double)sums->samples);
        put_real(table, "device_time_pctg",
                 100 * (double)sum->device / (double)sums->device);
        put_real(table, "tflops_per_s", work_rates_tflops(&rates));
        put_real(table, "gb_per_s_at_least", work_rates_gigabytes(&rates));
        put_real(table, "flops_per_byte_at_most", work_rates_flops_per_byte(&rates));
    }
}

/* ---- work ---- */

/* Floating-point operations, and how fast the device did them (docs/semantics.md §12). */

/* ---- sums ---- */

static void *make_sums(const void *options, struct arena *arena)
{
    struct work_sums *sums = arena_new(arena, 1, sizeof *sums);

    (void)options;
    work_sums_init(sums, arena);
    return sums;
}

static void append_sums(void *into, void *part)
{
    work_sums_append(into, part);
}

/* ---- what the tables share ---- */

static double percent(double part, double whole)
{
    return whole > 0 ? 100 * part / whole : NAN;
}

/* ---- in all ---- */

static const struct table_column all_columns[] = {
    {"samples", TABLE_INTEGER, TABLE_SUM},
    {"flops", TABLE_REAL, TABLE_SUM},
    {"device_time", TABLE_TIME, TABLE_SUM},
    {"known_time", TABLE_TIME, TABLE_SUM},
    {"flops_per_step", TABLE_REAL, TABLE_MEASURE},
    {"device_time_per_step", TABLE_MEAN, TABLE_MEASURE},
    {"known_time_per_step", TABLE_MEAN, TABLE_MEASURE},
    {"known_pctg", TABLE_REAL, TABLE_MEASURE},
    {"tflops_per_s", TABLE_REAL, TABLE_MEASURE},
    {"peak_pctg", TABLE_REAL, TABLE_MEASURE},
    {"fastest_peak_pctg", TABLE_REAL, TABLE_MEASURE},
    {"device", TABLE_TEXT, TABLE_ASIDE},
};

static void write_all(const struct work_sums *sums, struct table *table)
{
    struct rate rate = {0};
    int64_t known = 0;

    for (size_t i = 0; i < sums->count && sums->items[i].list == WORK_LIST_FLOPS; i++) {
        rate_add(&rate, sums, &sums->items[i]);
        number_add_to(&known, sums->items[i].device);
    }
    table_add_row(table);
    put_count(table, "samples", sums->samples);
    if (rate.calls > 0) {
        put_real(table, "flops", rate.flops);
        put_real(table, "flops_per_step", work_per_step(sums, rate.flops));
    }
    put_integer(table, "device_time", sums->device);
    put_integer(table, "known_time", known);
    put_real(table, "device_time_per_step", work_per_step(sums, (double)sums->device));
    put_real(table, "known_time_per_step", work_per_step(sums, (double)known));
    put_real(table, "known_pctg", percent((double)known, (double)sums->device));
    put_real(table, "tflops_per_s", rate_tflops(&rate));
    put_real(table, "peak_pctg", work_peak_share(&rate.peak));
    put_real(table, "fastest_peak_pctg", work_peak_share_of_fastest(&rate.peak));
    if (work_device_of(sums) != NULL)
        put_word(table, "device", work_device_of(sums));
}

/* ---- ranks ---- */

static const struct table_column rank_columns[] = {
    {"rank", TABLE_INTEGER, TABLE_RANK},
    {"flops_per_step", TABLE_REAL, TABLE_MEASURE},
    {"device_time_per_step", TABLE_MEAN, TABLE_MEASURE},
    {"known_time_per_step", TABLE_MEAN, TABLE_MEASURE},
    {"known_pctg", TABLE_REAL, TABLE_MEASURE},
    {"tflops_per_s", TABLE_REAL, TABLE_MEASURE},
    {"peak_pctg", TABLE_REAL, TABLE_MEASURE},
    {"fastest_peak_pctg", TABLE_REAL, TABLE_MEASURE},
};

/* `sums` has this rank alone. */
static void write_rank(const struct work_sums *sums, int64_t rank, struct table *table)
{
    struct rate rate = {0};

    for (size_t i = 0; i < sums->count; i++)
        if (sums->items[i].list == WORK_LIST_FLOPS)
            rate_add(&rate, sums, &sums->items[i]);
    table_add_row(table);
    put_integer(table, "rank", rank);
    if (rate.calls > 0)
        put_real(table, "flops_per_step", work_per_step(sums, rate.flops));
    put_real(table, "device_time_per_step", work_per_step(sums, (double)sums->device));
    put_real(table, "known_time_per_step", work_per_step(sums, rate.time));
    put_real(table, "known_pctg", percent(rate.time, (double)sums->device));
    put_real(table, "tflops_per_s", rate_tflops(&rate));
    put_real(table, "peak_pctg", work_peak_share(&rate.peak));
    put_real(table, "fastest_peak_pctg", work_peak_share_of_fastest(&rate.peak));
}

/* ---- operators, with their shapes ---- */

static const struct table_column shapes_columns[] = {
    {"operator", TABLE_TEXT, TABLE_KEY},
    {"shapes", TABLE_TEXT, TABLE_KEY},
    {"dtype", TABLE_TEXT, TABLE_KEY},
    {"flops_per_call", TABLE_REAL, TABLE_MEASURE},
    RATE_TABLE_COLUMNS,
    {"gb_per_s_at_least", TABLE_REAL, TABLE_MEASURE},
    {"flops_per_byte_at_most", TABLE_REAL, TABLE_MEASURE},
    {"class", TABLE_TEXT, TABLE_KEY},
};

static void write_shapes(const struct work_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->count && !table->failed; i++) {
        const struct work_sum *sum = &sums->items[i];
        struct rate rate = {0};
        struct work_rates rates = {0};

        if (sum->list != WORK_LIST_FLOPS)
            continue;
        rate_add(&rate, sums, sum);
        work_rates_add(&rates, NULL, sum);
        table_add_row(table);
        put_name(table, "operator", &sums->texts, sum->operator_name);
        put_name(table, "shapes", &sums->texts, sum->shapes);
        put_word(table, "dtype", number_type_name((enum number_type)sum->type));
        put_real(table, "flops_per_call", sum->amount / (double)sum->calls);
        rate_write(sums, &rate, table);
        put_real(table, "gb_per_s_at_least", work_rates_gigabytes(&rates));
        put_real(table, "flops_per_byte_at_most", work_rates_flops_per_byte(&rates));
        put_word(table, "class", work_class_name((enum work_class)sum->class));
    }
}

static const struct table_column operator_columns[] = {
    {"operator", TABLE_TEXT, TABLE_KEY},
    RATE_TABLE_COLUMNS,
};

struct named_rate {
    uint32_t name;
    struct rate rate;
};

static int compare_rates(const void *a, const void *b)
{
    const struct named_rate *left = a, *right = b;

    if (left->rate.time != right->rate.time)
        return left->rate.time > right->rate.time ? -1 : 1;
    if (left->rate.flops != right->rate.flops)
        return left->rate.flops > right->rate.flops ? -1 : 1;
    return (left->name > right->name) - (left->name < right->name);
}

static void write_operators(const struct work_sums *sums, struct table *table)
{
    uint32_t count = sums->texts.count;
    struct named_rate *rates = arena_new(table->arena, count, sizeof *rates);

    for (uint32_t i = 0; i < count; i++)
        rates[i].name = i;
    for (size_t i = 0; i < sums->count && sums->items[i].list == WORK_LIST_FLOPS; i++)
        rate_add(&rates[sums->items[i].operator_name].rate, sums, &sums->items[i]);
    qsort(rates, count, sizeof *rates, compare_rates);
    for (uint32_t i = 0; i < count && !table->failed; i++) {
        if (rates[i].rate.calls == 0)
            continue;
        table_add_row(table);
        put_name(table, "operator", &sums->texts, rates[i].name);
        rate_write(sums, &rates[i].rate, table);
    }
    arena_release(table->arena, rates);
}

/* ---- what is not known ---- */

static const struct table_column rest_columns[] = {
    {"operator", TABLE_TEXT, TABLE_KEY},
    {"device_rows", TABLE_INTEGER, TABLE_SUM},
    {"device_time", TABLE_TIME, TABLE_SUM},
    {"device_time_per_step", TABLE_MEAN, TABLE_SUM},
    {"device_time_pctg", TABLE_REAL, TABLE_MEASURE},
};

static void write_rest(const struct work_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->count && !table->failed; i++) {
        const struct work_sum *sum = &sums->items[i];

        if (sum->list != WORK_LIST_REST)
            continue;
        table_add_row(table);
        put_name(table, "operator", &sums->texts, sum->operator_name);
        put_count(table, "device_rows", sum->calls);
        put_integer(table, "device_time", sum->device);
        put_real(table, "device_time_per_step", work_per_step(sums, (double)sum->device));
        put_real(table, "device_time_pctg",
                 percent((double)sum->device, (double)sums->device));
    }
}

/* ---- elementwise work ---- */

static const struct table_column bytes_columns[] = {
    {"operator", TABLE_TEXT, TABLE_KEY},
    {"shapes", TABLE_TEXT, TABLE_KEY},
    {"dtypes", TABLE_TEXT, TABLE_KEY},
    {"calls", TABLE_INTEGER, TABLE_SUM},
    {"bytes_at_least", TABLE_REAL, TABLE_SUM},
    {"device_time", TABLE_TIME, TABLE_SUM},
    {"device_time_per_step", TABLE_MEAN, TABLE_SUM},
    {"gb_per_s_at_least", TABLE_REAL, TABLE_MEASURE},
    {"class", TABLE_TEXT, TABLE_KEY},
};

static void write_bytes(const struct work_sums *sums, struct table *table)
{
    for (size_t i = 0; i < sums->count && !table->failed; i++) {
        const struct work_sum *sum = &sums->items[i];

        if (sum->list != WORK_LIST_BYTES || sum->device == 0)
            continue;
        table_add_row(table);
        put_name(table, "operator", &sums->texts, sum->operator_name);
        put_name(table, "shapes", &sums->texts, sum->shapes);
        put_name(table, "dtypes", &sums->texts, sum->types);
        put_count(table, "calls", sum->calls);
        put_real(table, "bytes_at_least", sum->amount);
        put_integer(table, "device_time", sum->device);
        put_real(table, "device_time_per_step", work_per_step(sums, (double)sum->device));
        put_real(table, "gb_per_s_at_least", sum->amount / (double)sum->device);
        put_word(table, "class", work_class_name((enum work_class)sum->class));
    }
}

/* ---- the analysis ---- */

enum {
    ALL_TABLE,
    CLASSES_TABLE,
    RANKS_TABLE,
    ARITHMETIC_TABLE,
    OPERATORS_TABLE,
    SHAPES_TABLE,
    REST_TABLE,
    BYTES_TABLE,
    TABLES
};
static const struct analysis_table tables[TABLES] = {
    [ALL_TABLE] = {.spec = TABLE_SPEC("summary", all_columns),
                   .about = "known_time: device time of operators whose FLOPs are known; "
                            "peak_pctg: the part of that time that it would take at "
                            "the peak speed of the device for the arithmetic that "
                            "the names of the kernels tell, where it is known; "
                            "fastest_peak_pctg: at that of the fastest arithmetic "
                            "for these numbers, such as TF32 for float32"},
    [CLASSES_TABLE] = {.spec = TABLE_SPEC("classes", class_columns),
                       .about = "classes of work, which add up to device_time; other: "
                                "nothing says what it is; FLOPs and bytes are those of "
                                "the operators in the other tables"},
    [RANKS_TABLE] = {.spec = TABLE_SPEC("by_rank", rank_columns),
                     .use = ANALYSIS_TABLE_OF_RANKS,
                     .about = "the same for each rank"},
    [ARITHMETIC_TABLE] = {.spec = TABLE_SPEC("by_arithmetic", arithmetic_columns),
                          .about = "the same by the type of the numbers and the "
                                   "arithmetic that the kernels multiply them in; null: "
                                   "their names do not tell, and the peak is that of "
                                   "the fastest"},
    [OPERATORS_TABLE] = {.spec = TABLE_SPEC("by_operator", operator_columns),
                         .about = "the outermost operators whose FLOPs are known; "
                                  "tflops_per_s: 10^12 FLOPs a second of device time"},
    [SHAPES_TABLE] = {.spec = TABLE_SPEC("by_shapes", shapes_columns),
                      .about = "the same by shapes of the inputs, and by the type of the "
                               "numbers of both factors"},
    [REST_TABLE] = {.spec = TABLE_SPEC("unknown", rest_columns),
                    .about = "device time whose FLOPs are not known, by the innermost "
                             "operator that launched it; null: no operator did"},
    [BYTES_TABLE] = {.spec = TABLE_SPEC("elementwise", bytes_columns),
                     .about = "elementwise operators: each input read once, the output "
                              "written once"},
};

static void add_rank(const struct analysis_rank *rank, struct analysis_part *part)
{
    work_sums_add(part->sums, rank->rows);
    write_rank(part->sums, rank->rows->rank, &part->tables[RANKS_TABLE]);
}

static void finish(struct analysis_part *all)
{
    struct work_sums *sums = all->sums;
    struct table *out = all->tables;

    work_sums_finish(sums);
    write_operators(sums, &out[OPERATORS_TABLE]);
    write_all(sums, &out[ALL_TABLE]);
    work_arithmetic_write(sums, &out[ARITHMETIC_TABLE]);
    work_classes_write(sums, &out[CLASSES_TABLE]);
    write_shapes(sums, &out[SHAPES_TABLE]);
    write_rest(sums, &out[REST_TABLE]);
    write_bytes(sums, &out[BYTES_TABLE]);
}

const struct analysis work = {
    .name = "work",
    .about = "device time by class of work; FLOPs of matrix products, convolutions and "
             "attention, and how fast the device computed them",
    ANALYSIS_TABLES(tables),
    .of_steps = true,
    .needs_arguments = true,
    .main_table = "by_operator",
    .add_rank = add_rank,
    .sums = {make_sums, append_sums},
    .finish = finish,
};
