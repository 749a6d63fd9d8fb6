/* See set_view.h. */
#include "store/set/set_view.h"

#include <stdlib.h>

void set_view_free_parts(struct set_view *view)
{
    for (size_t i = 0; i < view->file_count; i++) {
        free(view->files[i].name);
        free(view->files[i].metadata);
    }
    free(view->files);
    free(view->by_rank);
    free(view->steps);
    free(view->notes);
    for (size_t i = 0; i < view->duplicate_count; i++)
        free(view->duplicates[i].name);
    free(view->duplicates);
    free(view->suggested_marker);
    *view = (struct set_view){0};
}

static int compare_number(const void *number, const void *file)
{
    uint32_t left = *(const uint32_t *)number;
    uint32_t right = ((const struct set_file *)file)->file;

    return (left > right) - (left < right);
}

const struct set_file *set_view_find_file(const struct set_view *view, uint32_t file)
{
    return view->file_count == 0 ? NULL
                                 : bsearch(&file, view->files, view->file_count,
                                           sizeof *view->files, compare_number);
}

/* How many files have a lower rank, or (`after`) a rank that is not higher. */
static size_t count_ranks(const struct set_view *view, int64_t rank, bool after)
{
    size_t low = 0, high = view->file_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int64_t here = view->by_rank[middle]->rank;

        if (here < rank || (after && here == rank))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

const struct set_file *const *set_view_find_rank(const struct set_view *view,
                                                 int64_t rank, size_t *count)
{
    size_t begin = count_ranks(view, rank, false);

    *count = count_ranks(view, rank, true) - begin;
    return view->by_rank + begin;
}

size_t set_view_first_step(const struct set_view *view, uint32_t file)
{
    size_t low = 0, high = view->step_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (view->steps[middle].file < file)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

size_t set_view_first_note(const struct set_view *view, uint32_t file)
{
    size_t low = 0, high = view->note_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;

        if (view->notes[middle].file < file)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
