/* See span_sums.h. */
#include "analysis/timeline/span_sums.h"

#include <stdlib.h>

struct span_adding {
    const struct span_index *index;
    struct budget *budget;
    int64_t from, to;
    struct span_sum *by_entry;
};

void span_sums_free(struct span_sums *sums)
{
    free(sums->items);
    *sums = (struct span_sums){0};
}

static int64_t overlap(int64_t from, int64_t to, int64_t start, int64_t end)
{
    int64_t first = start > from ? start : from, last = end < to ? end : to;

    return last > first ? last - first : 0;
}

/* Takes the time of a row from the row of the level above that contains it, *above or a
 * later one. Rows and the rows above them ascend. */
static void subtract_row(const struct span_adding *adding, uint32_t row, uint32_t *above,
                         uint32_t above_end)
{
    const struct span_index *index = adding->index;
    int64_t end = span_end(index, row);
    int64_t from = index->start[row] > adding->from ? index->start[row] : adding->from;
    int64_t to = end < adding->to ? end : adding->to;

    while (*above < above_end && span_end(index, *above) <= index->start[row])
        (*above)++;
    if (*above < above_end)
        adding->by_entry[index->entry[*above]].self -=
            overlap(from, to, index->start[*above], span_end(index, *above));
}

static void add_level(const struct span_adding *adding, uint32_t level, bool is_first)
{
    const struct span_index *index = adding->index;
    uint32_t row, end, above = 0, above_end = 0;

    span_rows_between(index, level, adding->from, adding->to, &row, &end);
    if (!is_first)
        span_rows_between(index, level - 1, adding->from, adding->to, &above, &above_end);
    for (; row < end && !budget_is_over_at(adding->budget, row); row++) {
        struct span_sum *sum = &adding->by_entry[index->entry[row]];
        int64_t time =
            overlap(adding->from, adding->to, index->start[row], span_end(index, row));

        sum->calls++;
        sum->total += time;
        sum->self += time;
        subtract_row(adding, row, &above, above_end);
    }
}

static int compare_sums(const void *a, const void *b)
{
    const struct span_sum *left = a, *right = b;

    if (left->self != right->self)
        return left->self > right->self ? -1 : 1;
    return (left->entry > right->entry) - (left->entry < right->entry);
}

int span_sums_make(const struct span_index *index, int64_t from, int64_t to,
                   struct budget *budget, struct span_sums *out, struct error *error)
{
    struct span_adding adding = {
        .index = index, .budget = budget, .from = from, .to = to};

    *out = (struct span_sums){
        .items = calloc((size_t)index->entry_count + 1, sizeof *out->items)};
    if (out->items == NULL)
        return error_set_memory(error);
    adding.by_entry = out->items;
    for (uint32_t i = 0; i < index->entry_count; i++)
        out->items[i].entry = i;
    for (uint32_t lane = 0; lane < index->lane_count; lane++) {
        const struct span_lane *one = &index->lanes[lane];

        for (uint32_t i = 0; i < one->level_count && one->sort != SPAN_OTHER; i++)
            add_level(&adding, one->first_level + i, i == 0 || one->sort == SPAN_DEVICE);
    }
    for (uint32_t i = 0; i < index->entry_count; i++)
        if (out->items[i].calls > 0)
            out->items[out->count++] = out->items[i];
    if (out->count > 1)
        qsort(out->items, out->count, sizeof *out->items, compare_sums);
    return budget_look(budget, error);
}
