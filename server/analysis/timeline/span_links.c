/* See span_links.h. */
#include "analysis/timeline/span_links.h"

#include <stdlib.h>

static int compare_launches(const void *a, const void *b, void *context)
{
    const struct span_index *index = context;
    const uint32_t *left = a, *right = b;
    uint32_t before = index->launch[*left], after = index->launch[*right];

    if (before != after)
        return before < after ? -1 : 1;
    return (*left > *right) - (*left < *right);
}

bool span_links_list(struct span_build *build)
{
    const struct trace_recording *recording = build->recording;
    const struct trace_events *events = &recording->events;
    struct span_index *index = build->index;

    index->launch = malloc(((size_t)index->count + 1) * sizeof *index->launch);
    index->launched = malloc(((size_t)index->count + 1) * sizeof *index->launched);
    if (index->launch == NULL || index->launched == NULL)
        return false;
    for (uint32_t i = 0; i < index->count; i++)
        index->launch[i] = SPAN_NONE;
    for (uint32_t row = 0; row < events->count; row++) {
        uint32_t at = build->position[row], launch = events->link[row];

        if (at == SPAN_NONE || launch == TRACE_NONE ||
            span_sort_of(&recording->ops[events->op[row]]) == SPAN_HOST ||
            build->position[launch] == SPAN_NONE)
            continue;
        index->launch[at] = build->position[launch];
        index->launched[index->launched_count++] = at;
    }
    if (index->launched_count > 1)
        qsort_r(index->launched, index->launched_count, sizeof *index->launched,
                compare_launches, index);
    return !budget_is_over(build->memory.budget);
}

/* The first of .launched whose launch is at or after `row`. */
static uint32_t first_after(const struct span_index *index, uint32_t row)
{
    uint32_t low = 0, high = index->launched_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (index->launch[index->launched[middle]] < row)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

size_t span_links_below(const struct span_index *index, uint32_t row,
                        uint32_t out[SPAN_LINKED_MAX])
{
    const struct span_lane *lane = &index->lanes[span_lane_of(index, row)];
    uint32_t level = span_level_of(index, row);
    size_t count = 0;

    for (uint32_t i = level; i < lane->first_level + lane->level_count; i++) {
        uint32_t first = row, end = row + 1;

        if (i > level)
            span_rows_between(index, i, index->start[row], span_end(index, row), &first,
                              &end);
        while (first < end && index->start[first] < index->start[row])
            first++;
        uint32_t from = first_after(index, first), to = first_after(index, end);
        for (uint32_t k = from; k < to && count + (k - from) < SPAN_LINKED_MAX; k++)
            out[count + (k - from)] = index->launched[k];
        count += to - from;
    }
    return count;
}
