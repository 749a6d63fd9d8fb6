/* See span_index.h. */
#include "analysis/timeline/span_index.h"

#include <stdlib.h>

const char *span_sort_name(enum span_sort sort)
{
    static const char *const names[SPAN_SORTS] = {"host", "device", "other"};

    return names[sort];
}

void span_index_free(struct span_index *index)
{
    if (index == NULL)
        return;
    strings_free(&index->texts);
    free(index->entries);
    free(index->lanes);
    free(index->level_begin);
    free(index->start);
    free(index->duration);
    free(index->entry);
    free(index->step);
    free(index->occurrence);
    free(index->file_occurrence);
    free(index->launch);
    free(index->launched);
    free(index->longer);
    free(index->by_entry);
    free(index->entry_begin);
    free(index->steps);
    free(index->gaps);
    trace_recording_free(index->counters);
    free(index);
}

int64_t span_duration(const struct span_index *index, uint32_t row)
{
    size_t low = 0, high = index->longer_count;

    if (index->duration[row] != SPAN_NONE)
        return index->duration[row];
    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (index->longer[middle].row < row)
            low = middle + 1;
        else
            high = middle;
    }
    return low < index->longer_count ? index->longer[low].duration : 0;
}

/* The first row from `first` up to `end` that starts at or after a time. */
static uint32_t first_starting(const struct span_index *index, uint32_t first,
                               uint32_t end, int64_t time)
{
    while (first < end) {
        uint32_t middle = first + (end - first) / 2;

        if (index->start[middle] < time)
            first = middle + 1;
        else
            end = middle;
    }
    return first;
}

void span_rows_between(const struct span_index *index, uint32_t level, int64_t from,
                       int64_t to, uint32_t *first, uint32_t *end)
{
    uint32_t begin = index->level_begin[level], limit = index->level_begin[level + 1];
    uint32_t low = begin, high;

    *end = first_starting(index, begin, limit, to);
    high = first_starting(index, begin, *end, from);
    /* The first row that starts before `from` and ends after it: ends ascend. */
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (span_end(index, middle) <= from)
            low = middle + 1;
        else
            high = middle;
    }
    *first = low;
}

uint32_t span_find_step(const struct span_index *index, int64_t number)
{
    uint32_t low = 1, high = index->step_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (index->steps[middle].number < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low < index->step_count && index->steps[low].number == number ? low
                                                                         : SPAN_NONE;
}

uint32_t span_level_of(const struct span_index *index, uint32_t row)
{
    uint32_t low = 0, high = index->level_count;

    while (low + 1 < high) { /* the last level that begins at or before the row */
        uint32_t middle = low + (high - low) / 2;

        if (index->level_begin[middle] <= row)
            low = middle;
        else
            high = middle;
    }
    return low;
}

uint32_t span_lane_of(const struct span_index *index, uint32_t row)
{
    uint32_t level = span_level_of(index, row), low = 0, high = index->lane_count;

    while (low + 1 < high) {
        uint32_t middle = low + (high - low) / 2;

        if (index->lanes[middle].first_level <= level)
            low = middle;
        else
            high = middle;
    }
    return low;
}

uint32_t span_levels_above(const struct span_index *index, uint32_t lane, uint32_t step)
{
    const struct span_lane *one = &index->lanes[lane];
    const struct span_step *shown = &index->steps[step];
    uint32_t above = 0;

    if (step == 0 || one->sort != SPAN_HOST)
        return 0;
    for (; above < one->level_count; above++) {
        uint32_t level = one->first_level + above;
        uint32_t begin = index->level_begin[level];
        uint32_t next =
            first_starting(index, begin, index->level_begin[level + 1], shown->from);

        if (next == begin || span_end(index, next - 1) < shown->to)
            break;
    }
    return above;
}
