/* See straggler_operators.h. */
#include "analysis/set/straggler_operators.h"
#include "analysis/statistics/statistics.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "trace/resolve/names.h"
#include "trace/resolve/nest.h"
#include "trace/resolve/waits.h"

#include <stdlib.h>
#include <string.h>

#define NAMES_MAX ((size_t)256 << 20)
#define ANNOTATION "user_annotation"

const char *straggler_measure_name(enum straggler_measure measure)
{
    static const char *const names[STRAGGLER_MEASURES] = {[STRAGGLER_COMPUTE] = "compute",
                                                          [STRAGGLER_MEMORY] = "memory",
                                                          [STRAGGLER_HOST] = "host"};

    return measure < STRAGGLER_MEASURES ? names[measure] : "";
}

void straggler_operators_init(struct straggler_operators *operators,
                              struct budget *budget)
{
    *operators = (struct straggler_operators){.memory = {.budget = budget}};
    strings_init_counted(&operators->names, NAMES_MAX, budget);
}

void straggler_operators_free(struct straggler_operators *operators)
{
    strings_free(&operators->names);
    free(operators->items);
    budget_share_return(&operators->memory);
}

/* ---- one rank ---- */

/* By op of a file: the time and calls of each measure. */
struct op_time {
    int64_t time[STRAGGLER_MEASURES];
    uint64_t calls[STRAGGLER_MEASURES];
};

static void note_operator(void *context, uint32_t row, uint32_t parent,
                          uint32_t operator_row)
{
    uint32_t *operators = context;

    (void)parent;
    operators[row] = operator_row;
}

/* The operator that launches a device row; without one, the row itself. */
static uint32_t op_of_device_row(const struct trace_events *events, uint32_t row,
                                 const uint32_t *operators)
{
    uint32_t launch = events->link[row];

    return launch == TRACE_NONE || operators[launch] == TRACE_NONE
               ? events->op[row]
               : events->op[operators[launch]];
}

static void sum_device(const struct rows_span *span, const uint32_t *operators,
                       struct op_time *times)
{
    const struct trace_events *events = &span->recording->events;

    for (size_t i = 0;
         i < span->device_count && !budget_is_over_at(span->recording->memory.budget, i);
         i++) {
        uint32_t row = span->device[i];
        enum trace_kind kind = rows_kind(span, row);
        enum straggler_measure measure =
            kind == TRACE_KIND_MEMORY ? STRAGGLER_MEMORY : STRAGGLER_COMPUTE;
        struct op_time *of = &times[op_of_device_row(events, row, operators)];

        if (kind == TRACE_KIND_COMMUNICATION)
            continue;
        of->time[measure] = statistics_add(of->time[measure], events->dur[row]);
        of->calls[measure]++;
    }
}

/* Annotations are no work of their own, and the length of a wait depends on what it waits
 * for. */
static bool is_host_work(const struct trace_recording *recording, uint32_t op)
{
    const struct trace_op *of = &recording->ops[op];
    const char *category = strings_text(&recording->names, of->category);

    return of->side == TRACE_HOST && strcmp(category, ANNOTATION) != 0 &&
           !trace_is_wait(category, strings_text(&recording->names, of->name));
}

static int sum_host(const struct rows_rank *rank, const struct rows_span *span,
                    struct op_time *times, struct error *error)
{
    const struct trace_recording *recording = span->recording;
    const struct trace_events *events = &recording->events;
    CLEANUP_FREE bool *counts = calloc((size_t)recording->op_count + 1, sizeof *counts);

    if (counts == NULL)
        return error_set_memory(error);
    for (uint32_t op = 0;
         op < recording->op_count && !budget_is_over_at(recording->memory.budget, op);
         op++)
        counts[op] = is_host_work(recording, op);
    for (uint32_t row = 0;
         row < events->count && !budget_is_over_at(recording->memory.budget, row);
         row++) {
        struct op_time *of = &times[events->op[row]];

        if (!counts[events->op[row]] || !rows_keeps(rank, span, row))
            continue;
        of->time[STRAGGLER_HOST] =
            statistics_add(of->time[STRAGGLER_HOST], events->self[row]);
        of->calls[STRAGGLER_HOST]++;
    }
    return 0;
}

static int add_items(struct straggler_operators *operators,
                     const struct trace_recording *recording, const struct op_time *times,
                     struct error *error)
{
    size_t known = operators->capacity;

    for (uint32_t op = 0; op < recording->op_count; op++) {
        uint32_t name = STRINGS_NONE;

        if (budget_check(recording->memory.budget, error) != 0)
            return -(int)error->code;
        for (unsigned m = 0; m < STRAGGLER_MEASURES; m++) {
            if (times[op].calls[m] == 0)
                continue;
            if (name == STRINGS_NONE)
                name = trace_add_merged_name(&operators->names, recording,
                                             &recording->ops[op]);
            if (name == STRINGS_NONE ||
                !ARRAY_RESERVE(operators->items, operators->capacity,
                               operators->count + 1))
                return error_set_memory(error);
            operators->items[operators->count++] =
                (struct straggler_time){.rank = operators->rank_count,
                                        .name = name,
                                        .measure = (uint8_t)m,
                                        .calls = times[op].calls[m],
                                        .time = times[op].time[m]};
        }
    }
    return budget_share_take(&operators->memory,
                             (operators->capacity - known) * sizeof *operators->items,
                             error);
}

static int add_span(struct straggler_operators *operators, const struct rows_rank *rank,
                    const struct rows_span *span, struct error *error)
{
    struct trace_recording *recording = span->recording;
    size_t rows = recording->events.count;
    CLEANUP_FREE uint32_t *of_row = malloc((rows + 1) * sizeof *of_row);
    CLEANUP_FREE struct op_time *times =
        calloc((size_t)recording->op_count + 1, sizeof *times);

    if (of_row == NULL || times == NULL)
        return error_set_memory(error);
    memset(of_row, 0xFF, (rows + 1) * sizeof *of_row);
    int status = nest_rows(recording, false, note_operator, of_row, error);
    if (status != 0)
        return status;
    sum_device(span, of_row, times);
    status = sum_host(rank, span, times, error);
    return status != 0 ? status : add_items(operators, recording, times, error);
}

int straggler_operators_add(struct straggler_operators *operators,
                            const struct rows_rank *rank, struct error *error)
{
    int status = 0;

    for (size_t i = 0; i < rank->span_count && status == 0; i++)
        status = add_span(operators, rank, &rank->spans[i], error);
    operators->rank_count++;
    return status;
}

int straggler_operators_append(struct straggler_operators *operators,
                               struct straggler_operators *part, struct error *error)
{
    CLEANUP_FREE uint32_t *names = calloc((size_t)part->names.count + 1, sizeof *names);
    struct budget *budget = operators->memory.budget;
    int status = budget_share_take(&operators->memory,
                                   part->count * sizeof *operators->items, error);

    if (status != 0)
        return status;
    if (names == NULL || !ARRAY_RESERVE(operators->items, operators->capacity,
                                        operators->count + part->count))
        return error_set_memory(error);
    for (uint32_t i = 0; i < part->names.count; i++) {
        names[i] = strings_add(&operators->names, strings_text(&part->names, i),
                               strings_length(&part->names, i));
        if (names[i] == STRINGS_NONE || budget_is_over(budget))
            return budget_or_memory(budget, error);
    }
    for (size_t i = 0; i < part->count; i++) {
        struct straggler_time item = part->items[i];

        item.name = names[item.name];
        item.rank += operators->rank_count;
        operators->items[operators->count++] = item;
    }
    operators->rank_count += part->rank_count;
    straggler_operators_free(part);
    straggler_operators_init(part, budget);
    return 0;
}

/* ---- more than the median rank ---- */

static int compare_items(const void *a, const void *b)
{
    const struct straggler_time *left = a, *right = b;

    if (left->measure != right->measure)
        return left->measure < right->measure ? -1 : 1;
    if (left->name != right->name)
        return left->name < right->name ? -1 : 1;
    return (left->rank > right->rank) - (left->rank < right->rank);
}

/* Ops of one name become one item. */
static void merge_items(struct straggler_operators *operators)
{
    size_t kept = 0;

    if (operators->count == 0)
        return;
    qsort(operators->items, operators->count, sizeof *operators->items, compare_items);
    for (size_t i = 1; i < operators->count; i++) {
        struct straggler_time *last = &operators->items[kept];

        if (compare_items(last, &operators->items[i]) == 0) {
            last->time = statistics_add(last->time, operators->items[i].time);
            last->calls += operators->items[i].calls;
        } else {
            operators->items[++kept] = operators->items[i];
        }
    }
    operators->count = kept + 1;
}

static int compare_values(const void *a, const void *b)
{
    double left = *(const double *)a, right = *(const double *)b;

    return (left > right) - (left < right);
}

/* The n-th of `count` values: zeros, then the `given` ones. */
static double nth(const double *values, size_t given, size_t count, size_t n)
{
    size_t zeros = count - given;

    return n < zeros ? 0 : values[n - zeros];
}

static double median_of(double *values, size_t given, size_t count)
{
    size_t low = (count - 1) / 2, high = count / 2;

    qsort(values, given, sizeof *values, compare_values);
    return (nth(values, given, count, low) + nth(values, given, count, high)) / 2;
}

/* The items of one operator. `values` has room for every rank. */
static bool add_excess(const struct straggler_time *items, size_t count,
                       const size_t *samples, size_t ranks, double *values,
                       struct straggler_rank *asked, size_t asked_count)
{
    size_t given = 0;

    for (size_t i = 0; i < count; i++)
        if (samples[items[i].rank] > 0)
            values[given++] = (double)items[i].time / (double)samples[items[i].rank];
    if (given == 0)
        return true;
    double median = median_of(values, given, ranks);
    for (size_t i = 0; i < asked_count; i++) {
        size_t at = 0;

        while (at < count && items[at].rank != asked[i].rank)
            at++;
        double steps = (double)samples[asked[i].rank];
        if (at == count || steps == 0 || (double)items[at].time / steps <= median)
            continue;
        if (!ARRAY_RESERVE(asked[i].items, asked[i].capacity, asked[i].count + 1))
            return false;
        asked[i].items[asked[i].count++] =
            (struct straggler_excess){.name = items[at].name,
                                      .measure = items[at].measure,
                                      .calls = (double)items[at].calls / steps,
                                      .time = (double)items[at].time / steps,
                                      .median = median};
    }
    return true;
}

static int compare_excess(const void *a, const void *b)
{
    const struct straggler_excess *left = a, *right = b;
    double one = left->time - left->median, other = right->time - right->median;

    if (one != other)
        return one > other ? -1 : 1;
    return (left->name > right->name) - (left->name < right->name);
}

int straggler_operators_exceed(struct straggler_operators *operators,
                               const size_t *samples, struct straggler_rank *asked,
                               size_t asked_count, struct error *error)
{
    struct budget *budget = operators->memory.budget;
    CLEANUP_FREE double *values =
        calloc((size_t)operators->rank_count + 1, sizeof *values);
    size_t ranks = 0;

    if (values == NULL)
        return error_set_memory(error);
    for (uint32_t i = 0; i < operators->rank_count; i++)
        ranks += samples[i] > 0;
    merge_items(operators);
    for (size_t i = 0, end; i < operators->count; i = end) {
        const struct straggler_time *items = &operators->items[i];

        for (end = i + 1; end < operators->count &&
                          operators->items[end].name == items->name &&
                          operators->items[end].measure == items->measure;)
            end++;
        if (budget_is_over(budget) ||
            !add_excess(items, end - i, samples, ranks, values, asked, asked_count))
            return budget_or_memory(budget, error);
    }
    for (size_t i = 0; i < asked_count; i++)
        if (asked[i].count > 0)
            qsort(asked[i].items, asked[i].count, sizeof *asked[i].items, compare_excess);
    return 0;
}
