/* See heaviest_operator.h. */
#include "analysis/set/heaviest_operator.h"
#include "analysis/statistics/statistics.h"
#include "base/cleanup.h"
#include "trace/resolve/names.h"
#include "trace/resolve/nest.h"

#include <stdlib.h>
#include <string.h>

#define NAMES_MAX ((size_t)256 << 20)
#define CATEGORY "cpu_op"

/* The device rows below a host row. */
struct operator_weight {
    uint32_t parent, count; /* count: of device rows */
    int64_t time;           /* of these rows */
};

struct operator_search {
    const struct rows_rank *rank;
    const struct rows_span *span;
    struct operator_weight *weights; /* by row */
    uint32_t *order; /* the host rows: each comes after the row that contains it */
    size_t count;
    bool *inside;   /* by row: inside a row of the same op */
    uint32_t *open; /* by op: its last row that is not inside another */
};

static void operator_search_free(struct operator_search *weighing)
{
    free(weighing->weights);
    free(weighing->order);
    free(weighing->inside);
    free(weighing->open);
}

static bool contains(const struct trace_events *events, uint32_t outer, uint32_t row)
{
    return events->place[outer] == events->place[row] &&
           events->ts[outer] <= events->ts[row] &&
           events->ts[outer] + events->dur[outer] >= events->ts[row] + events->dur[row];
}

static void visit(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct operator_search *weighing = context;
    const struct trace_events *events = &weighing->span->recording->events;
    uint32_t *open = &weighing->open[events->op[row]];

    (void)operator_row;
    weighing->weights[row].parent = parent;
    weighing->order[weighing->count++] = row;
    weighing->inside[row] = *open != TRACE_NONE && contains(events, *open, row);
    if (!weighing->inside[row])
        *open = row;
}

static int weigh(struct operator_search *weighing, struct error *error)
{
    struct trace_recording *recording = weighing->span->recording;
    const struct trace_events *events = &recording->events;
    size_t rows = (size_t)events->count + 1, ops = (size_t)recording->op_count + 1;

    weighing->weights = calloc(rows, sizeof *weighing->weights);
    weighing->order = calloc(rows, sizeof *weighing->order);
    weighing->inside = calloc(rows, sizeof *weighing->inside);
    weighing->open = malloc(ops * sizeof *weighing->open);
    if (weighing->weights == NULL || weighing->order == NULL ||
        weighing->inside == NULL || weighing->open == NULL)
        return error_set_memory(error);
    memset(weighing->open, 0xFF, ops * sizeof *weighing->open);
    struct budget *budget = recording->memory.budget;
    int result = nest_rows(recording, false, visit, weighing, error);
    for (size_t i = 0;
         i < weighing->span->device_count && result == 0 && !budget_is_over_at(budget, i);
         i++) {
        uint32_t row = weighing->span->device[i];

        if (events->link[row] == TRACE_NONE)
            continue;
        struct operator_weight *launch = &weighing->weights[events->link[row]];
        launch->count++;
        launch->time = statistics_add(launch->time, events->dur[row]);
    }
    for (size_t i = weighing->count; i-- > 0 && !budget_is_over_at(budget, i);) {
        const struct operator_weight *weight = &weighing->weights[weighing->order[i]];

        if (weight->parent == TRACE_NONE)
            continue;
        struct operator_weight *above = &weighing->weights[weight->parent];
        above->count += weight->count;
        above->time = statistics_add(above->time, weight->time);
    }
    return result == 0 ? budget_look(budget, error) : result;
}

/* ---- by name ---- */

struct operator_times {
    struct strings names;
    int64_t *times; /* by name */
    size_t capacity;
};

static void sums_free(struct operator_times *sums)
{
    strings_free(&sums->names);
    free(sums->times);
}

static int add_time(struct operator_times *sums, uint32_t name, int64_t time)
{
    if (name >= sums->capacity) {
        size_t capacity = 2 * (size_t)name + 64;
        int64_t *times = reallocarray(sums->times, capacity, sizeof *times);

        if (times == NULL)
            return -1;
        memset(times + sums->capacity, 0, (capacity - sums->capacity) * sizeof *times);
        sums->times = times;
        sums->capacity = capacity;
    }
    sums->times[name] = statistics_add(sums->times[name], time);
    return 0;
}

static bool is_operator(const struct trace_recording *recording, uint32_t op)
{
    return recording->ops[op].side == TRACE_HOST &&
           strcmp(strings_text(&recording->names, recording->ops[op].category),
                  CATEGORY) == 0;
}

static int add_span(const struct rows_rank *rank, const struct rows_span *span,
                    size_t least, struct operator_times *sums, struct error *error)
{
    CLEANUP(operator_search_free)
    struct operator_search weighing = {.rank = rank, .span = span};
    const struct trace_recording *recording = span->recording;

    if (span->device_count == 0)
        return 0;
    int result = weigh(&weighing, error);
    for (size_t i = 0; i < weighing.count && result == 0; i++) {
        uint32_t row = weighing.order[i], op = recording->events.op[row];

        if (budget_is_over_at(recording->memory.budget, i))
            return budget_error(recording->memory.budget, error);
        if (weighing.weights[row].count < least || weighing.inside[row] ||
            !is_operator(recording, op) || !rows_keeps(rank, span, row))
            continue;
        uint32_t name =
            trace_add_merged_name(&sums->names, recording, &recording->ops[op]);
        if (name == STRINGS_NONE || add_time(sums, name, weighing.weights[row].time) != 0)
            result = error_set_memory(error);
    }
    return result;
}

static bool is_heavier(const struct operator_times *sums, uint32_t name, uint32_t best)
{
    if (best == STRINGS_NONE || sums->times[name] != sums->times[best])
        return best == STRINGS_NONE || sums->times[name] > sums->times[best];
    return strcmp(strings_text(&sums->names, name), strings_text(&sums->names, best)) < 0;
}

int heaviest_operator_find(const struct rows_rank *rank, size_t least, char **name,
                           struct error *error)
{
    CLEANUP(sums_free) struct operator_times sums = {0};
    uint32_t best = STRINGS_NONE;
    int result = 0;

    *name = NULL;
    strings_init_counted(&sums.names, NAMES_MAX, rank->memory.budget);
    for (size_t i = 0; i < rank->span_count && result == 0; i++)
        result = add_span(rank, &rank->spans[i], least > 0 ? least : 1, &sums, error);
    for (uint32_t i = 0; i < sums.names.count && result == 0; i++) {
        result = budget_check(rank->memory.budget, error);
        if (strings_length(&sums.names, i) > 0 && is_heavier(&sums, i, best))
            best = i;
    }
    if (result == 0 && best != STRINGS_NONE) {
        *name = strdup(strings_text(&sums.names, best));
        if (*name == NULL)
            result = error_set_memory(error);
    }
    return result;
}
