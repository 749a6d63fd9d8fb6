/* See span_gaps.h. */
#include "analysis/timeline/span_gaps.h"
#include "base/cleanup.h"

#include <stdlib.h>
#include <string.h>

/* Parts of a gap that are shorter than this part of it are left out. */
#define GAP_PARTS 200

/* ---- the longest of a window ---- */

static int64_t gap_length(const struct span_index *index, const struct span_gap *gap)
{
    return index->start[gap->next] - gap->start;
}

/* The first gap that ends after a time. */
static uint32_t first_ending(const struct span_index *index, int64_t time)
{
    uint32_t low = 0, high = index->gap_count;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;

        if (index->start[index->gaps[middle].next] <= time)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Keeps the longest, longest first. */
static size_t keep_longest(const struct span_index *index, uint32_t gap,
                           uint32_t kept[SPAN_GAPS_MAX], size_t count)
{
    int64_t length = gap_length(index, &index->gaps[gap]);
    size_t at = count;

    if (count == SPAN_GAPS_MAX &&
        length <= gap_length(index, &index->gaps[kept[count - 1]]))
        return count;
    at = count < SPAN_GAPS_MAX ? count : count - 1;
    while (at > 0 && gap_length(index, &index->gaps[kept[at - 1]]) < length) {
        kept[at] = kept[at - 1];
        at--;
    }
    kept[at] = gap;
    return count < SPAN_GAPS_MAX ? count + 1 : count;
}

static int compare_numbers(const void *a, const void *b)
{
    const uint32_t *left = a, *right = b;

    return (*left > *right) - (*left < *right);
}

/* ---- what the host did ---- */

/* Time by entry, of the rows of a thread in a gap. */
struct host_time {
    const struct span_index *index;
    struct budget *budget;
    int64_t *time;   /* by entry */
    uint32_t *first; /* by entry: the first such row */
    uint32_t *touched;
    size_t touched_count;
    uint32_t last_level; /* one past the lane's last */
    int64_t shortest;
    int64_t nothing; /* in no row */
};

static void add_time(struct host_time *host, uint32_t row, int64_t time)
{
    if (row == SPAN_NONE)
        host->nothing += time;
    if (row == SPAN_NONE || time <= 0)
        return;
    uint32_t entry = host->index->entry[row];

    if (host->time[entry] == 0) {
        host->touched[host->touched_count++] = entry;
        host->first[entry] = row;
    }
    host->time[entry] += time;
}

/* Adds up the time of the innermost rows in [from, to): `row`, unless a deeper level has
 * a row. Recurses once per level. */
static void add_innermost(struct host_time *host, uint32_t level, int64_t from,
                          int64_t to, uint32_t row) // NOLINT(misc-no-recursion)
{
    const struct span_index *index = host->index;
    uint32_t next, end;

    if (level == host->last_level || to - from < host->shortest) {
        add_time(host, row, to - from);
        return;
    }
    span_rows_between(index, level, from, to, &next, &end);
    for (; next < end && !budget_is_over(host->budget); next++) {
        int64_t start = index->start[next] < from ? from : index->start[next];
        int64_t until = span_end(index, next) > to ? to : span_end(index, next);

        if (start > from)
            add_innermost(host, level + 1, from, start, row);
        if (until > start)
            add_innermost(host, level + 1, start, until, next);
        from = until > from ? until : from;
    }
    if (to > from)
        add_innermost(host, level + 1, from, to, row);
}

static bool is_operator(const struct span_index *index, uint32_t row)
{
    const struct span_entry *entry = &index->entries[index->entry[row]];

    return strcmp(strings_text(&index->texts, entry->category), "cpu_op") == 0;
}

/* The entry of the innermost operator that holds a row, or is it. */
static uint32_t operator_above(const struct span_index *index, uint32_t row)
{
    uint32_t first = index->lanes[span_lane_of(index, row)].first_level;
    int64_t start = index->start[row], row_end = span_end(index, row);

    if (is_operator(index, row))
        return index->entry[row];
    for (uint32_t level = span_level_of(index, row); level-- > first;) {
        uint32_t next, end;

        span_rows_between(index, level, start, start + 1, &next, &end);
        if (next < end && span_end(index, end - 1) >= row_end &&
            is_operator(index, end - 1))
            return index->entry[end - 1];
    }
    return SPAN_NONE;
}

static void name_gap(struct host_time *host, struct span_named_gap *gap)
{
    const struct span_index *index = host->index;
    if (gap->thread == SPAN_NONE)
        return;
    const struct span_lane *lane = &index->lanes[gap->thread];
    host->last_level = lane->first_level + lane->level_count;
    host->shortest = gap->duration / GAP_PARTS;
    host->touched_count = 0;
    host->nothing = 0;
    add_innermost(host, lane->first_level, gap->start, gap->start + gap->duration,
                  SPAN_NONE);
    int64_t most = host->nothing;
    for (size_t i = 0; i < host->touched_count; i++) {
        uint32_t entry = host->touched[i];

        if (host->time[entry] > most) {
            most = host->time[entry];
            gap->host = entry;
        }
        host->time[entry] = 0;
    }
    if (gap->host != SPAN_NONE)
        gap->above = operator_above(index, host->first[gap->host]);
}

static void name_gaps(const struct span_index *index, struct budget *budget,
                      struct span_named_gap *gaps, size_t count)
{
    size_t entries = (size_t)index->entry_count + 1;
    CLEANUP_FREE int64_t *time = calloc(entries, sizeof *time);
    CLEANUP_FREE uint32_t *first = calloc(entries, sizeof *first);
    CLEANUP_FREE uint32_t *touched = calloc(entries, sizeof *touched);
    struct host_time host = {.index = index,
                             .budget = budget,
                             .time = time,
                             .first = first,
                             .touched = touched};

    if (time == NULL || first == NULL || touched == NULL)
        return;
    for (size_t i = 0; i < count && !budget_is_over(budget); i++)
        name_gap(&host, &gaps[i]);
}

size_t span_gaps_find(const struct span_index *index, int64_t from, int64_t to,
                      struct budget *budget, struct span_named_gap out[SPAN_GAPS_MAX])
{
    uint32_t kept[SPAN_GAPS_MAX], gap = first_ending(index, from);
    size_t count = 0;

    for (; gap < index->gap_count && !budget_is_over_at(budget, gap); gap++) {
        if (index->gaps[gap].start < to)
            count = keep_longest(index, gap, kept, count);
    }
    qsort(kept, count, sizeof *kept, compare_numbers);
    for (size_t i = 0; i < count; i++) {
        const struct span_gap *one = &index->gaps[kept[i]];
        bool has_thread = index->lane_count > 0 && index->lanes[0].sort == SPAN_HOST;

        out[i] = (struct span_named_gap){.start = one->start,
                                         .duration = gap_length(index, one),
                                         .next = one->next,
                                         .thread = one->lane != SPAN_NONE ? one->lane
                                                   : has_thread           ? 0
                                                                          : SPAN_NONE,
                                         .host = SPAN_NONE,
                                         .above = SPAN_NONE};
    }
    name_gaps(index, budget, out, count);
    return count;
}
