/* See tree_choose.h. */
#include "analysis/tree/tree_choose.h"
#include "analysis/tree/tree_fold.h"
#include "analysis/tree/tree_lists.h"
#include "analysis/tree/tree_places.h"
#include "base/array.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>

/* ---- what moves ---- */

static double moved_here(const struct tree_rows *rows, const struct tree_row *row,
                         bool by_host)
{
    const int64_t *times = by_host ? row->self : row->own;

    return rows->trees[1] == NULL ? tree_per_step(rows, 0, times[0])
                                  : fabs(tree_change(rows, times));
}

/* By row; never less than that of a row below it. */
static double *movements(const struct tree_rows *rows, bool by_host)
{
    double *moved = calloc(rows->count + 1, sizeof *moved);

    for (size_t i = rows->count; moved != NULL && i-- > 0;) {
        moved[i] += moved_here(rows, &rows->rows[i], by_host);
        if (rows->rows[i].parent != TREE_NONE)
            moved[rows->rows[i].parent] += moved[i];
        if (budget_is_over(rows->memory.budget))
            break;
    }
    return moved;
}

/* ---- which stay ---- */

struct moved_row {
    double moved;
    uint32_t row;
};

static int compare_moving(const void *a, const void *b)
{
    const struct moved_row *x = a, *y = b;

    if (x->moved != y->moved)
        return x->moved > y->moved ? -1 : 1;
    return (x->row > y->row) - (x->row < y->row);
}

/* The parent of a row that stays also stays: it moves at least as much and comes
 * first. */
static bool choose_rows(const struct tree_rows *rows, const struct tree_choice *choice,
                        bool *stays)
{
    bool by_host = choice->by_host || rows->by_host;
    CLEANUP_FREE double *moved = movements(rows, by_host);
    CLEANUP_FREE struct moved_row *order = calloc(rows->count + 1, sizeof *order);

    if (moved == NULL || order == NULL)
        return false;
    for (size_t i = 1; i < rows->count; i++)
        order[i - 1] = (struct moved_row){moved[i], (uint32_t)i};
    if (rows->count > 2)
        qsort(order, rows->count - 1, sizeof *order, compare_moving);
    stays[0] = true;
    for (size_t i = 0; i + 1 < rows->count && i < choice->max_nodes &&
                       order[i].moved >= choice->min_change;
         i++)
        stays[order[i].row] = true;
    return !budget_is_over(rows->memory.budget);
}

/* ---- without the others ---- */

struct row_pruner {
    struct tree_rows *rows;
    const bool *stays;
    struct tree_row *made;
    size_t count, capacity;
    uint32_t *open;         /* the rows above the next one, in `made` */
    struct tree_row *rests; /* of the open rows: what they lost */
    uint32_t *ends;         /* of the open rows, in the old rows */
    size_t depth;
    uint32_t *place; /* by old row; TREE_NONE: it does not stay */
};

static bool add_row(struct row_pruner *pruning, const struct tree_row *row)
{
    if (!ARRAY_RESERVE(pruning->made, pruning->capacity, pruning->count + 1))
        return false;
    pruning->made[pruning->count++] = *row;
    return true;
}

/* Ends the rows that have nothing more below them. */
static bool close_rows(struct row_pruner *pruning, size_t at)
{
    while (pruning->depth > 0 && pruning->ends[pruning->depth - 1] <= at) {
        size_t top = --pruning->depth;
        struct tree_row rest = pruning->rests[top];
        uint32_t row = pruning->open[top];

        if (rest.instances > 0) {
            rest.parent = row;
            rest.end = (uint32_t)pruning->count + 1;
            if (!add_row(pruning, &rest))
                return false;
        }
        pruning->made[row].end = (uint32_t)pruning->count;
    }
    return true;
}

/* Adds all at and below a row to the rest of the row above. */
static void leave_out(struct row_pruner *pruning, size_t at)
{
    const struct tree_row *rows = pruning->rows->rows;
    struct tree_row *rest = &pruning->rests[pruning->depth - 1];
    const struct tree_row *first = &rows[at];

    rest->instances += first->end - (uint32_t)at;
    for (int side = 0; side < 2; side++) {
        rest->calls[side] += first->calls[side];
        rest->host[side] += first->host[side];
        rest->own[side] += first->device[side];
        rest->device[side] += first->device[side];
        rest->flops[side] += first->flops[side];
        rest->has_flops[side] |= first->has_flops[side];
        rest->known_calls[side] += first->known_calls[side];
        rest->unknown[side] += first->unknown[side];
        for (size_t i = at; i < first->end; i++) {
            rest->self[side] += rows[i].self[side];
            rest->here[side] += rows[i].here[side];
        }
    }
}

static bool prune(struct row_pruner *pruning)
{
    struct tree_rows *rows = pruning->rows;

    for (size_t i = 0; i < rows->count;) {
        if (budget_is_over(rows->memory.budget) || !close_rows(pruning, i))
            return false;
        if (!pruning->stays[i]) {
            leave_out(pruning, i);
            i = rows->rows[i].end;
            continue;
        }
        struct tree_row row = rows->rows[i];
        if (pruning->depth > 0)
            row.parent = pruning->open[pruning->depth - 1];
        pruning->place[i] = (uint32_t)pruning->count;
        pruning->open[pruning->depth] = (uint32_t)pruning->count;
        pruning->ends[pruning->depth] = row.end;
        pruning->rests[pruning->depth++] = (struct tree_row){
            .node = {TREE_NONE, TREE_NONE}, .is_rest = true, .status = row.status};
        if (!add_row(pruning, &row))
            return false;
        i++;
    }
    return close_rows(pruning, rows->count);
}

static bool prune_rows(struct tree_rows *rows, const bool *stays, uint32_t *place)
{
    struct row_pruner pruning = {.rows = rows, .stays = stays, .place = place};

    for (size_t i = 0; i < rows->count; i++)
        place[i] = TREE_NONE;
    pruning.open = calloc(rows->count + 1, sizeof *pruning.open);
    pruning.ends = calloc(rows->count + 1, sizeof *pruning.ends);
    pruning.rests = calloc(rows->count + 1, sizeof *pruning.rests);
    bool fine = pruning.open != NULL && pruning.ends != NULL && pruning.rests != NULL &&
                prune(&pruning);
    free(pruning.open);
    free(pruning.ends);
    free(pruning.rests);
    if (!fine) {
        free(pruning.made);
        return false;
    }
    free(rows->rows);
    rows->rows = pruning.made;
    rows->count = pruning.count;
    return true;
}

/* ---- the whole ---- */

/* The rows as they were, and where they went. */
struct former_rows {
    struct tree_row *rows;
    size_t count;
    uint32_t *folded, *place; /* place: by folded row */
    bool *stays;
};

static void free_before(struct former_rows *before)
{
    free(before->rows);
    free(before->folded);
    free(before->place);
    free(before->stays);
}

static bool keep_rows(const struct tree_rows *rows, struct former_rows *out)
{
    out->count = rows->count;
    out->rows = calloc(rows->count + 1, sizeof *out->rows);
    out->folded = calloc(rows->count + 1, sizeof *out->folded);
    out->place = calloc(rows->count + 1, sizeof *out->place);
    out->stays = calloc(rows->count + 1, sizeof *out->stays);
    if (out->rows == NULL || out->folded == NULL || out->place == NULL ||
        out->stays == NULL)
        return false;
    for (size_t i = 0; i < rows->count; i++) {
        out->rows[i] = rows->rows[i];
        out->folded[i] = (uint32_t)i;
    }
    return true;
}

/* Where each former row is now; TREE_NONE: it was left out. */
static void find_rows(struct former_rows *before)
{
    for (size_t i = 0; i < before->count; i++)
        before->folded[i] = before->place[before->folded[i]];
}

bool tree_choose(struct tree_rows *rows, const struct tree_choice *choice)
{
    CLEANUP(free_before) struct former_rows before = {0};

    if (budget_share_take(&rows->memory, rows->count * (2 * sizeof *rows->rows + 32),
                          NULL) != 0 ||
        !keep_rows(rows, &before) ||
        (!choice->instances && !tree_fold(rows, before.folded)))
        return false;
    rows->rows_in_all = rows->count;
    if (!choose_rows(rows, choice, before.stays) ||
        !prune_rows(rows, before.stays, before.place))
        return false;
    find_rows(&before);
    const struct tree_origin origin = {before.rows, before.count, before.folded};
    return tree_lists_make(rows, &origin) &&
           (!choice->keeps_places || tree_places_make(rows, &origin)) &&
           !budget_is_over(rows->memory.budget);
}
