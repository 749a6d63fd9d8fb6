/* See tree_lists.h. */
#include "analysis/tree/tree_lists.h"
#include "analysis/tree/tree_map.h"
#include "base/array.h"

#include <stdlib.h>

struct listing {
    struct tree_rows *rows;
    size_t kernel_capacity, shape_capacity;
    struct tree_map kernels, shapes; /* by row and name */
};

/* A number for a name that both sides share: those of the test alone come after those
 * of the control. */
static uint64_t common_name(const struct tree_rows *rows, int side, uint32_t name)
{
    if (side == 0)
        return name;
    const struct strings *names = &rows->trees[1]->names;
    const struct strings *control = &rows->trees[0]->names;
    uint32_t found =
        strings_find(control, strings_text(names, name), strings_length(names, name));
    return found != STRINGS_NONE ? found : (uint64_t)control->count + name;
}

/* ---- kernels ---- */

static bool add_kernel(struct listing *listing, uint32_t row, int side,
                       const struct tree_kernel *kernel)
{
    struct tree_rows *rows = listing->rows;
    uint32_t *place =
        tree_map_at(&listing->kernels, row, common_name(rows, side, kernel->name));

    if (place == NULL)
        return false;
    if (*place == 0) {
        if (!ARRAY_RESERVE(rows->kernels, listing->kernel_capacity,
                           rows->kernel_count + 1))
            return false;
        rows->kernels[rows->kernel_count++] =
            (struct tree_row_kernel){.row = row, .name = {TREE_NONE, TREE_NONE}};
        *place = (uint32_t)rows->kernel_count;
    }
    struct tree_row_kernel *to = &rows->kernels[*place - 1];
    to->name[side] = kernel->name;
    to->count[side] += kernel->count;
    to->time[side] += kernel->time;
    return true;
}

static int compare_kernels(const void *a, const void *b)
{
    const struct tree_row_kernel *x = a, *y = b;
    int64_t left = x->time[0] + x->time[1], right = y->time[0] + y->time[1];

    if (x->row != y->row)
        return x->row < y->row ? -1 : 1;
    if (left != right)
        return left > right ? -1 : 1;
    if (x->name[0] != y->name[0])
        return x->name[0] < y->name[0] ? -1 : 1;
    return (x->name[1] > y->name[1]) - (x->name[1] < y->name[1]);
}

/* ---- shapes ---- */

static bool add_shape(struct listing *listing, uint32_t row, int side,
                      const struct tree_shape *shape)
{
    struct tree_rows *rows = listing->rows;
    uint32_t *place =
        tree_map_at(&listing->shapes, row, common_name(rows, side, shape->text));

    if (place == NULL)
        return false;
    if (*place == 0) {
        if (!ARRAY_RESERVE(rows->shapes, listing->shape_capacity, rows->shape_count + 1))
            return false;
        rows->shapes[rows->shape_count++] =
            (struct tree_row_shape){.row = row, .text = {TREE_NONE, TREE_NONE}};
        *place = (uint32_t)rows->shape_count;
    }
    struct tree_row_shape *to = &rows->shapes[*place - 1];
    to->text[side] = shape->text;
    to->calls[side] += shape->calls;
    return true;
}

static int compare_shapes(const void *a, const void *b)
{
    const struct tree_row_shape *x = a, *y = b;
    uint64_t left = x->calls[0] + x->calls[1], right = y->calls[0] + y->calls[1];

    if (x->row != y->row)
        return x->row < y->row ? -1 : 1;
    if (left != right)
        return left > right ? -1 : 1;
    if (x->text[0] != y->text[0])
        return x->text[0] < y->text[0] ? -1 : 1;
    return (x->text[1] > y->text[1]) - (x->text[1] < y->text[1]);
}

/* Keeps the first of each row. */
static void cut_shapes(struct tree_rows *rows)
{
    size_t kept = 0, of_row = 0;

    for (size_t i = 0; i < rows->shape_count; i++) {
        of_row = i > 0 && rows->shapes[i].row == rows->shapes[i - 1].row ? of_row + 1 : 1;
        if (of_row <= TREE_SHAPES_MAX)
            rows->shapes[kept++] = rows->shapes[i];
    }
    rows->shape_count = kept;
}

/* ---- the whole ---- */

static bool add_lists_of(struct listing *listing, uint32_t row,
                         const struct tree_row *from)
{
    struct budget *budget = listing->rows->memory.budget;

    for (int side = 0; side < 2; side++) {
        if (from->node[side] == TREE_NONE)
            continue;
        const struct tree *tree = listing->rows->trees[side];
        const struct tree_node *node = &tree->nodes[from->node[side]];

        for (uint32_t i = 0; i < node->kernel_count; i++)
            if (budget_is_over(budget) ||
                !add_kernel(listing, row, side, &tree->kernels[node->kernels + i]))
                return false;
        for (uint32_t i = 0; i < node->shape_count; i++)
            if (budget_is_over(budget) ||
                !add_shape(listing, row, side, &tree->shapes[node->shapes + i]))
                return false;
    }
    return true;
}

bool tree_lists_make(struct tree_rows *rows, const struct tree_origin *origin)
{
    struct listing listing = {.rows = rows};
    bool fine = true;

    tree_map_init(&listing.kernels, &rows->memory);
    tree_map_init(&listing.shapes, &rows->memory);
    for (size_t i = 0; i < origin->count && fine; i++)
        fine = origin->row_of[i] == TREE_NONE ||
               add_lists_of(&listing, origin->row_of[i], &origin->rows[i]);
    tree_map_free(&listing.kernels);
    tree_map_free(&listing.shapes);
    if (rows->kernel_count > 1)
        qsort(rows->kernels, rows->kernel_count, sizeof *rows->kernels, compare_kernels);
    if (rows->shape_count > 1)
        qsort(rows->shapes, rows->shape_count, sizeof *rows->shapes, compare_shapes);
    cut_shapes(rows);
    return fine;
}
