/* See tree_fold.h. */
#include "analysis/tree/tree_fold.h"
#include "analysis/tree/tree_map.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <stdlib.h>

struct row_fold {
    const struct tree_rows *rows;
    struct tree_row *made; /* in the order of their first rows */
    size_t count, capacity;
    uint32_t *place; /* of those in preorder */
    uint32_t *row_of;
    struct budget *budget;
};

static void add_figures(struct tree_row *to, const struct tree_row *from)
{
    to->instances += from->instances;
    to->is_wrapper |= from->is_wrapper;
    for (int side = 0; side < 2; side++) {
        to->calls[side] += from->calls[side];
        to->host[side] += from->host[side];
        to->self[side] += from->self[side];
        to->own[side] += from->own[side];
        to->device[side] += from->device[side];
        to->flops[side] += from->flops[side];
        to->has_flops[side] |= from->has_flops[side];
        to->known_calls[side] += from->known_calls[side];
        to->unknown[side] += from->unknown[side];
        to->here[side] += from->here[side];
    }
}

static uint32_t name_on(const struct tree_rows *rows, const struct tree_row *row,
                        int side)
{
    return row->node[side] == TREE_NONE ? TREE_NONE
                                        : rows->trees[side]->nodes[row->node[side]].name;
}

static bool add_rows(struct row_fold *folding)
{
    CLEANUP(tree_map_free) struct tree_map known;

    tree_map_init(&known, NULL);
    for (size_t i = 0; i < folding->rows->count; i++) {
        struct tree_row row = folding->rows->rows[i];
        uint64_t parent =
            row.parent == TREE_NONE ? TREE_NONE : folding->row_of[row.parent];
        uint32_t *place =
            tree_map_at(&known, parent << 32 | name_on(folding->rows, &row, 0),
                        (uint64_t)name_on(folding->rows, &row, 1) << 16 |
                            (uint64_t)row.sort << 8 | row.status);

        if (place == NULL || budget_is_over(folding->budget))
            return false;
        if (*place == 0 || folding->made == NULL) {
            if (!ARRAY_RESERVE(folding->made, folding->capacity, folding->count + 1))
                return false;
            row.parent = (uint32_t)parent;
            folding->made[folding->count++] = row;
            *place = (uint32_t)folding->count;
        } else {
            add_figures(&folding->made[*place - 1], &row);
        }
        folding->row_of[i] = *place - 1;
    }
    return true;
}

/* The place of each row: after its parent, and after the siblings that came before it
 * with all rows below them. */
static bool place_rows(struct row_fold *folding)
{
    struct tree_row *made = folding->made;
    CLEANUP_FREE uint32_t *size = calloc(folding->count + 1, sizeof *size);
    CLEANUP_FREE uint32_t *next = calloc(folding->count + 1, sizeof *next);

    if (size == NULL || next == NULL)
        return false;
    for (size_t i = folding->count; i-- > 0;) {
        size[i]++;
        if (made[i].parent != TREE_NONE)
            size[made[i].parent] += size[i];
    }
    for (size_t i = 0; i < folding->count; i++) {
        uint32_t at = 0;

        if (made[i].parent != TREE_NONE) {
            at = next[made[i].parent];
            next[made[i].parent] += size[i];
        }
        folding->place[i] = at;
        next[i] = at + 1;
        made[i].end = at + size[i];
    }
    return !budget_is_over(folding->budget);
}

bool tree_fold(struct tree_rows *rows, uint32_t *row_of)
{
    struct row_fold folding = {
        .rows = rows, .row_of = row_of, .budget = rows->memory.budget};
    bool fine = add_rows(&folding);

    folding.place = calloc(folding.count + 1, sizeof *folding.place);
    fine = fine && folding.place != NULL && place_rows(&folding);
    for (size_t i = 0; fine && i < rows->count; i++)
        row_of[i] = folding.place[row_of[i]];
    for (size_t i = 0; fine && i < folding.count; i++) {
        struct tree_row row = folding.made[i];

        row.parent = row.parent == TREE_NONE ? TREE_NONE : folding.place[row.parent];
        rows->rows[folding.place[i]] = row; /* the list gets no longer */
    }
    if (fine)
        rows->count = folding.count;
    free(folding.made);
    free(folding.place);
    return fine;
}
