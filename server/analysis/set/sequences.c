/* See sequences.h.
 *
 * Names become numbers that hold for the whole rank; a pattern is the operator's number
 * and those of its device rows. Only the few patterns that are shown get a text. */
#include "analysis/set/sequences.h"
#include "analysis/statistics/statistics.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "trace/resolve/names.h"
#include "trace/resolve/nest.h"

#include <stdlib.h>
#include <string.h>

#define NAMES_MAX ((size_t)256 << 20)

/* One matching row that has no matching row above it. */
struct instance {
    uint32_t row;
    size_t begin, count; /* its device rows, in order */
};

struct instance_search {
    const struct rows_rank *rank;
    const struct rows_span *span;
    const bool *matches; /* by op */
    uint32_t *owner; /* by row: the instance that it is part of, TRACE_NONE for none */
    struct instance *instances;
    size_t count, capacity;
    bool failed;
};

static void search_free(struct instance_search *search)
{
    free(search->owner);
    free(search->instances);
}

static uint32_t add_instance(struct instance_search *search, uint32_t row)
{
    if (!ARRAY_RESERVE(search->instances, search->capacity, search->count + 1)) {
        search->failed = true;
        return TRACE_NONE;
    }
    search->instances[search->count] = (struct instance){.row = row};
    return (uint32_t)search->count++;
}

static void visit(void *context, uint32_t row, uint32_t parent, uint32_t operator_row)
{
    struct instance_search *search = context;
    uint32_t op = search->span->recording->events.op[row];

    (void)operator_row;
    search->owner[row] = parent == TRACE_NONE ? TRACE_NONE : search->owner[parent];
    if (search->owner[row] == TRACE_NONE && search->matches[op] && !search->failed &&
        rows_keeps(search->rank, search->span, row))
        search->owner[row] = add_instance(search, row);
}

/* Which host ops have the text in their name; `any`: whether one has. NULL: no memory. */
static bool *match_ops(const struct trace_recording *recording, const char *text,
                       bool *any)
{
    bool *matches = calloc((size_t)recording->op_count + 1, sizeof *matches);
    CLEANUP_BUFFER struct buffer name;

    buffer_init(&name, TRACE_ROW_NAME_MAX);
    *any = false;
    for (uint32_t i = 0; matches != NULL && i < recording->op_count &&
                         !budget_is_over(recording->memory.budget);
         i++) {
        if (recording->ops[i].side != TRACE_HOST)
            continue;
        buffer_clear(&name);
        trace_row_name(&name, recording, &recording->ops[i], false, true);
        matches[i] = !buffer_failed(&name) &&
                     memmem(name.bytes, name.length, text, strlen(text)) != NULL;
        *any = *any || matches[i];
    }
    return matches;
}

static int compare_rows(const void *a, const void *b)
{
    uint32_t left = *(const uint32_t *)a, right = *(const uint32_t *)b;

    return (left > right) - (left < right);
}

/* Device rows by (start, file order): by_time has longer ones first at equal starts. */
static uint32_t *order_by_start(const struct rows_span *span)
{
    const int64_t *ts = span->recording->events.ts;
    size_t count = span->device_count;
    uint32_t *rows = calloc(count + 1, sizeof *rows);

    if (rows == NULL)
        return NULL;
    memcpy(rows, span->by_time, count * sizeof *rows);
    for (size_t i = 0; i < count && !budget_is_over(span->recording->memory.budget);) {
        size_t end = i + 1;

        while (end < count && ts[rows[end]] == ts[rows[i]])
            end++;
        if (end > i + 1)
            qsort(rows + i, end - i, sizeof *rows, compare_rows);
        i = end;
    }
    return rows;
}

/* Hands the device rows to the instances of their launches: `grouped` gets them, instance
 * by instance. */
static int group_rows(struct instance_search *search, uint32_t *grouped)
{
    const struct rows_span *span = search->span;
    const uint32_t *link = span->recording->events.link;
    CLEANUP_FREE uint32_t *rows = order_by_start(span);
    struct budget *budget = span->recording->memory.budget;
    size_t at = 0;

    if (rows == NULL)
        return -1;
    for (size_t i = 0; i < span->device_count && !budget_is_over_at(budget, i); i++)
        if (link[rows[i]] != TRACE_NONE && search->owner[link[rows[i]]] != TRACE_NONE)
            search->instances[search->owner[link[rows[i]]]].count++;
    if (budget_look(budget, NULL) != 0)
        return -1;
    for (size_t i = 0; i < search->count; i++) {
        search->instances[i].begin = at;
        at += search->instances[i].count;
        search->instances[i].count = 0;
    }
    for (size_t i = 0; i < span->device_count && !budget_is_over_at(budget, i); i++) {
        if (link[rows[i]] == TRACE_NONE || search->owner[link[rows[i]]] == TRACE_NONE)
            continue;
        struct instance *instance = &search->instances[search->owner[link[rows[i]]]];
        grouped[instance->begin + instance->count++] = rows[i];
    }
    return budget_look(budget, NULL) == 0 ? 0 : -1;
}

/* Counts the pattern of each instance that is long enough. */
static int count_patterns(const struct instance_search *search, uint32_t *grouped,
                          size_t least, struct patterns *patterns)
{
    const struct trace_recording *recording = search->span->recording;
    const struct trace_events *events = &recording->events;
    CLEANUP_FREE uint32_t *names =
        rows_intern_device_names(search->span, &patterns->names);

    if (names == NULL)
        return -1;
    for (size_t i = 0; i < search->count; i++) {
        const struct instance *instance = &search->instances[i];
        uint32_t *rows = grouped + instance->begin;
        int64_t kernel = 0;

        if (budget_is_over(patterns->budget))
            return -1;
        if (instance->count < least)
            continue;
        for (size_t j = 0; j < instance->count; j++) {
            if (budget_is_over_at(patterns->budget, j))
                return -1;
            kernel = statistics_add(kernel, events->dur[rows[j]]);
            rows[j] = names[events->op[rows[j]]];
        }
        uint32_t id = trace_add_merged_name(&patterns->names, recording,
                                            &recording->ops[events->op[instance->row]]);
        if (id == STRINGS_NONE || patterns_count(patterns, id, rows, instance->count,
                                                 kernel, events->dur[instance->row]) != 0)
            return -1;
    }
    return 0;
}

static int search_span(const struct rows_rank *rank, const struct rows_span *span,
                       const struct sequences_request *wanted, struct patterns *patterns,
                       struct error *error)
{
    struct trace_recording *recording = span->recording;
    size_t least = wanted->min_length > 0 ? (size_t)wanted->min_length : 1;
    bool any;
    CLEANUP_FREE bool *matches = match_ops(recording, wanted->operator_name, &any);
    CLEANUP(search_free)
    struct instance_search search = {.rank = rank, .span = span, .matches = matches};

    if (matches == NULL)
        return error_set_memory(error);
    if (!any || span->device_count == 0)
        return 0;
    search.owner = malloc(((size_t)recording->events.count + 1) * sizeof *search.owner);
    CLEANUP_FREE uint32_t *grouped = calloc(span->device_count, sizeof *grouped);
    if (search.owner == NULL || grouped == NULL)
        return error_set_memory(error);
    memset(search.owner, 0xFF, recording->events.count * sizeof *search.owner);
    int result = nest_rows(recording, false, visit, &search, error);
    if (result != 0)
        return result;
    if (search.failed || group_rows(&search, grouped) != 0 ||
        count_patterns(&search, grouped, least, patterns) != 0)
        return budget_or_memory(patterns->budget, error);
    return 0;
}

int sequences_find(const struct rows_rank *rank, const struct sequences_request *wanted,
                   struct patterns *out, struct error *error)
{
    patterns_init(out, NAMES_MAX);
    out->budget = out->names.budget = rank->memory.budget;
    for (size_t i = 0; i < rank->span_count && wanted->operator_name != NULL; i++) {
        int result = search_span(rank, &rank->spans[i], wanted, out, error);
        if (result != 0)
            return result;
    }
    patterns_sort(out);
    return 0;
}
