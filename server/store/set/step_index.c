/* See step_index.h. */
#include "store/set/step_index.h"

#include <stdlib.h>

/* A row and its place in the file. */
struct step_row_place {
    struct trace_step_row row;
    uint32_t place;
};

static int compare_ordered(const void *a, const void *b)
{
    const struct step_row_place *x = a, *y = b;

    if (x->row.ts != y->row.ts)
        return x->row.ts < y->row.ts ? -1 : 1;
    return (x->place > y->place) - (x->place < y->place);
}

static int64_t end_of(const struct trace_step_row *row)
{
    int64_t end;

    return __builtin_add_overflow(row->ts, row->dur, &end) ? INT64_MAX : end;
}

bool step_index_make(struct step_index *index, const struct trace_step_row *rows,
                     uint32_t count)
{
    struct step_row_place *order = calloc((size_t)count + 1, sizeof *order);

    *index = (struct step_index){0};
    index->rows = calloc((size_t)count + 1, sizeof *index->rows);
    index->latest_end = calloc((size_t)count + 1, sizeof *index->latest_end);
    if (order == NULL || index->rows == NULL || index->latest_end == NULL) {
        free(order);
        step_index_free(index);
        return false;
    }
    for (uint32_t i = 0; i < count; i++)
        order[i] = (struct step_row_place){rows[i], i};
    qsort(order, count, sizeof *order, compare_ordered);
    for (uint32_t i = 0; i < count; i++) {
        int64_t end = end_of(&order[i].row);

        index->rows[i] = order[i].row;
        index->latest_end[i] =
            i > 0 && index->latest_end[i - 1] > end ? index->latest_end[i - 1] : end;
    }
    index->count = count;
    free(order);
    return true;
}

void step_index_free(struct step_index *index)
{
    free(index->rows);
    free(index->latest_end);
    *index = (struct step_index){0};
}

bool step_index_find(const struct step_index *index, int64_t moment, int64_t *number)
{
    uint32_t low = 0, high = index->count;

    while (low < high) { /* rows[low - 1]: the last that starts at `moment` or before */
        uint32_t middle = low + (high - low) / 2;

        if (index->rows[middle].ts <= moment)
            low = middle + 1;
        else
            high = middle;
    }
    while (low-- > 0 && index->latest_end[low] > moment) {
        if (end_of(&index->rows[low]) <= moment)
            continue;
        *number = index->rows[low].number;
        return true;
    }
    return false;
}
