/* See counter_rows.h. */
#include "analysis/set/counter_rows.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "trace/resolve/names.h"
#include "trace/resolve/nest.h"
#include "trace/resolve/order.h"

#include <jansson.h>
#include <math.h>
#include <string.h>

#define NAMES_MAX ((size_t)256 << 20)

void counter_rows_init(struct counter_rows *rows, struct budget *budget)
{
    *rows = (struct counter_rows){.memory = {.budget = budget},
                                  .file_memory = {.budget = budget}};
    strings_init_counted(&rows->names, NAMES_MAX, budget);
    strings_init_counted(&rows->keys, NAMES_MAX, budget);
}

static void free_file(struct counter_rows *rows)
{
    free(rows->items);
    free(rows->above);
    free(rows->sets);
    free(rows->values);
    budget_share_return(&rows->file_memory);
    rows->items = NULL;
    rows->above = NULL;
    rows->sets = NULL;
    rows->values = NULL;
    rows->count = rows->capacity = rows->set_count = rows->set_capacity = 0;
    rows->value_count = rows->value_capacity = 0;
    rows->all_ranges = rows->launches = rows->without = 0;
    rows->matched = false;
}

void counter_rows_free(struct counter_rows *rows)
{
    free_file(rows);
    strings_free(&rows->names);
    strings_free(&rows->keys);
    free(rows->sums);
    budget_share_return(&rows->memory);
}

/* ---- counters ---- */

/* The numbers of the JSON object of a row. */
static int read_set(struct counter_rows *rows, const char *text, size_t length,
                    struct counter_set *out, struct error *error)
{
    /* Numbers over int64 and texts with NUL must not lose the other counters. */
    json_t *object =
               json_loadb(text, length, JSON_DECODE_INT_AS_REAL | JSON_ALLOW_NUL, NULL),
           *value;
    const char *name;
    bool failed = false;

    *out = (struct counter_set){.first = rows->value_count};
    json_object_foreach(object, name, value)
    {
        if (!json_is_number(value) || out->count == COUNTERS_MAX || failed)
            continue;
        uint32_t counter = strings_add(&rows->names, name, strlen(name));
        failed = counter == STRINGS_NONE ||
                 !ARRAY_RESERVE_COUNTED(&rows->file_memory, rows->values,
                                        rows->value_capacity, rows->value_count + 1);
        if (failed)
            continue;
        rows->values[rows->value_count++] =
            (struct counter_value){counter, json_number_value(value)};
        out->count++;
    }
    json_decref(object);
    return failed ? error_set_memory(error) : 0;
}

/* The counters of a row, in rows->sets; equal texts are read once. `known`: by inputs of
 * the recording, + 1. */
static int find_set(struct counter_rows *rows, uint32_t row, uint32_t *known,
                    uint32_t *out, struct error *error)
{
    const struct trace_recording *recording = rows->recording;
    uint32_t inputs = recording->events.link[row];
    uint32_t text = inputs == TRACE_NONE ? TRACE_NONE : recording->inputs[inputs].values;

    *out = TRACE_NONE;
    if (text == TRACE_NONE)
        return 0;
    if (known[inputs] == 0) {
        if (!ARRAY_RESERVE_COUNTED(&rows->file_memory, rows->sets, rows->set_capacity,
                                   rows->set_count + 1))
            return error_set_memory(error);
        int status = read_set(rows, strings_text(&recording->arguments, text),
                              strings_length(&recording->arguments, text),
                              &rows->sets[rows->set_count], error);
        if (status != 0)
            return status;
        known[inputs] = (uint32_t)++rows->set_count;
    }
    if (rows->sets[known[inputs] - 1].count > 0)
        *out = known[inputs] - 1;
    return 0;
}

/* ---- kernels and launches ---- */

enum { IS_RANGE = 1, IS_LAUNCH = 2 };

static uint8_t classify(const struct trace_recording *recording,
                        const struct trace_op *op)
{
    const char *category = strings_text(&recording->names, op->category);

    if (strcmp(category, "cuda_profiler_range") == 0)
        return IS_RANGE;
    return op->side == TRACE_HOST && trace_category_is_launch(category) &&
                   strstr(strings_text(&recording->names, op->name), "LaunchKernel") !=
                       NULL
               ? IS_LAUNCH
               : 0;
}

struct row_classes {
    uint8_t *classes; /* by op */
    uint32_t *ranges, *launches;
    size_t range_count, launch_count;
};

static void free_found(struct row_classes *found)
{
    free(found->classes);
    free(found->ranges);
    free(found->launches);
}

/* Both, by start. */
static int find_rows(const struct counter_rows *rows, struct row_classes *out,
                     struct error *error)
{
    const struct trace_recording *recording = rows->recording;
    const struct trace_events *events = &recording->events;

    out->classes = calloc((size_t)recording->op_count + 1, 1);
    out->ranges = calloc((size_t)events->count + 1, sizeof *out->ranges);
    out->launches = calloc((size_t)events->count + 1, sizeof *out->launches);
    CLEANUP_FREE uint32_t *scratch =
        calloc((size_t)events->count / 2 + 1, sizeof *scratch);
    if (out->classes == NULL || out->ranges == NULL || out->launches == NULL ||
        scratch == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0;
         i < recording->op_count && !budget_is_over_at(rows->memory.budget, i); i++)
        out->classes[i] = classify(recording, &recording->ops[i]);
    for (uint32_t i = 0; i < events->count && !budget_is_over_at(rows->memory.budget, i);
         i++) {
        uint8_t class = out->classes[events->op[i]];

        if (class == IS_RANGE)
            out->ranges[out->range_count++] = i;
        else if (class == IS_LAUNCH)
            out->launches[out->launch_count++] = i;
    }
    order_rows(events, out->ranges, out->range_count, scratch);
    order_rows(events, out->launches, out->launch_count, scratch);
    return budget_look(rows->memory.budget, error);
}

/* ---- operators ---- */

struct nesting {
    const struct counter_rows *rows;
    uint32_t *operators; /* by row: itself, or the innermost operator above it */
    uint32_t *above;
};

static void note_operator(void *context, uint32_t row, uint32_t parent,
                          uint32_t operator_row)
{
    struct nesting *nesting = context;

    nesting->operators[row] = operator_row;
    if (operator_row == row)
        nesting->above[row] =
            parent == TRACE_NONE ? TRACE_NONE : nesting->operators[parent];
}

static int find_operators(struct counter_rows *rows, struct trace_recording *recording,
                          uint32_t **operators, struct error *error)
{
    size_t count = (size_t)recording->events.count + 1;

    *operators = malloc(count * sizeof **operators);
    rows->above = malloc(count * sizeof *rows->above);
    if (*operators == NULL || rows->above == NULL)
        return error_set_memory(error);
    memset(*operators, 0xFF, count * sizeof **operators);
    memset(rows->above, 0xFF, count * sizeof *rows->above);
    struct nesting nesting = {rows, *operators, rows->above};
    return nest_rows(recording, false, note_operator, &nesting, error);
}

/* ---- sums ---- */

static int add_value(struct counter_rows *rows, uint32_t operator_name, uint32_t kernel,
                     const struct counter_value *value, struct error *error)
{
    const uint32_t key[3] = {operator_name, kernel, value->counter};
    uint32_t at = strings_add(&rows->keys, (const char *)key, sizeof key);

    if (at == STRINGS_NONE || !ARRAY_RESERVE_COUNTED(&rows->memory, rows->sums,
                                                     rows->sum_capacity, (size_t)at + 1))
        return error_set_memory(error);
    struct counter_sum *sum = &rows->sums[at];
    if (at == rows->sum_count) {
        *sum = (struct counter_sum){operator_name, kernel,      value->counter, 0, 0,
                                    value->value,  value->value};
        rows->sum_count++;
    }
    sum->count++;
    sum->sum += value->value;
    sum->min = fmin(sum->min, value->value);
    sum->max = fmax(sum->max, value->value);
    return 0;
}

static int add_row(struct counter_rows *rows, const struct counter_row *item,
                   struct error *error)
{
    const struct trace_recording *recording = rows->recording;
    const struct counter_set *set = &rows->sets[item->set];
    uint32_t operator_name = STRINGS_NONE;
    int status = 0;

    if (item->operator_row != TRACE_NONE) {
        operator_name = trace_add_merged_name(
            &rows->names, recording,
            &recording->ops[recording->events.op[item->operator_row]]);
        if (operator_name == STRINGS_NONE)
            return error_set_memory(error);
    }
    for (size_t i = 0; i < set->count && status == 0; i++)
        status = add_value(rows, operator_name, item->kernel,
                           &rows->values[set->first + i], error);
    if (status == 0 && !ARRAY_RESERVE_COUNTED(&rows->file_memory, rows->items,
                                              rows->capacity, rows->count + 1))
        status = error_set_memory(error);
    if (status == 0)
        rows->items[rows->count++] = *item;
    return status;
}

/* ---- a file ---- */

static int add_rows(struct counter_rows *rows, const struct rows_rank *rank,
                    const struct rows_span *span, const struct row_classes *found,
                    struct error *error)
{
    const struct trace_recording *recording = rows->recording;
    CLEANUP_FREE uint32_t *operators = NULL;
    CLEANUP_FREE uint32_t *known =
        calloc((size_t)recording->inputs_count + 1, sizeof *known);

    if (known == NULL)
        return error_set_memory(error);
    int status = find_operators(rows, span->recording, &operators, error);
    for (size_t i = 0; i < found->range_count && status == 0; i++) {
        struct counter_row item = {.row = found->ranges[i],
                                   .launch =
                                       rows->matched ? found->launches[i] : TRACE_NONE,
                                   .operator_row = TRACE_NONE};

        status = budget_check(rows->memory.budget, error);
        if (status == 0)
            status = find_set(rows, item.row, known, &item.set, error);
        if (status != 0)
            break;
        rows->without += item.set == TRACE_NONE;
        if (item.set == TRACE_NONE ||
            !rows_keeps(rank, span, rows->matched ? item.launch : item.row))
            continue;
        if (rows->matched)
            item.operator_row = operators[item.launch];
        item.kernel = trace_add_merged_name(
            &rows->names, recording, &recording->ops[recording->events.op[item.row]]);
        status = item.kernel == STRINGS_NONE ? error_set_memory(error)
                                             : add_row(rows, &item, error);
    }
    return status;
}

int counter_rows_add(struct counter_rows *rows, const struct rows_rank *rank,
                     const struct rows_span *span, struct error *error)
{
    CLEANUP(free_found) struct row_classes found = {0};

    free_file(rows);
    rows->recording = span->recording;
    /* The operators, the rows above them, ranges, launches, and scratch memory for
     * sorting.
     */
    int status = budget_share_take(&rows->file_memory,
                                   (uint64_t)span->recording->events.count * 18 +
                                       (uint64_t)span->recording->inputs_count * 4 +
                                       span->recording->op_count,
                                   error);
    if (status == 0)
        status = find_rows(rows, &found, error);
    rows->all_ranges = found.range_count;
    rows->launches = found.launch_count;
    rows->matched = found.range_count > 0 && found.range_count == found.launch_count;
    return status != 0 || found.range_count == 0
               ? status
               : add_rows(rows, rank, span, &found, error);
}

static int compare_sums(const void *a, const void *b)
{
    const struct counter_sum *left = a, *right = b;

    if (left->counter != right->counter)
        return left->counter < right->counter ? -1 : 1;
    if (left->sum != right->sum)
        return left->sum > right->sum ? -1 : 1;
    if (left->operator_name != right->operator_name)
        return left->operator_name < right->operator_name ? -1 : 1;
    return (left->kernel > right->kernel) - (left->kernel < right->kernel);
}

void counter_rows_sort(struct counter_rows *rows)
{
    if (rows->sum_count > 1)
        qsort(rows->sums, rows->sum_count, sizeof *rows->sums, compare_sums);
}
