#include "analyse/tree.h"
#include "base/array.h"
#include "base/error.h"
#include "compare/tree.h"

#include <math.h>
#include <stdlib.h>

/* ---- tree lists ---- */

/* What the frames of an answer list: their own kernels, and the shapes of their inputs.
 */

#define TREE_SHAPES_MAX 20 /* of one frame: those with the most calls */

/* The rows before folding and leaving out. */
struct tree_origin {
    const struct tree_row *rows;
    size_t count;
    const uint32_t *row_of; /* the new row of each; TREE_NONE: left out */
};

struct item_search {
    struct tree_rows *rows;
    struct tree_row_items *items;
    size_t capacity;
    struct tree_map places; /* by row and name */
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

static void add_item(struct item_search *search, uint32_t row, int side, uint32_t name,
                     uint64_t count, int64_t weight)
{
    struct tree_row_items *items = search->items;
    uint32_t *place =
        tree_map_at(&search->places, row, common_name(search->rows, side, name));

    if (*place == 0) {
        ARENA_RESERVE(search->rows->arena, items->list, search->capacity,
                      items->count + 1);
        items->list[items->count++] =
            (struct tree_row_item){.row = row, .name = {TREE_NONE, TREE_NONE}};
        *place = (uint32_t)items->count;
    }
    struct tree_row_item *to = &items->list[*place - 1];
    to->name[side] = name;
    to->count[side] += count;
    to->weight[side] += weight;
}

static int compare_items(const void *a, const void *b)
{
    const struct tree_row_item *x = a, *y = b;
    int64_t left = x->weight[0] + x->weight[1], right = y->weight[0] + y->weight[1];

    if (x->row != y->row)
        return x->row < y->row ? -1 : 1;
    if (left != right)
        return left > right ? -1 : 1;
    if (x->name[0] != y->name[0])
        return x->name[0] < y->name[0] ? -1 : 1;
    return (x->name[1] > y->name[1]) - (x->name[1] < y->name[1]);
}

/* Keeps the first of each row. */
static void cut_items(struct tree_row_items *items, size_t most)
{
    size_t kept = 0, of_row = 0;

    for (size_t i = 0; i < items->count; i++) {
        of_row = i > 0 && items->list[i].row == items->list[i - 1].row ? of_row + 1 : 1;
        if (of_row <= most)
            items->list[kept++] = items->list[i];
    }
    items->count = kept;
}

/* Those of the node of a side. */
static void add_items_of(struct item_search *search, uint32_t row, int side,
                         uint32_t number)
{
    const struct tree *tree = search->rows->trees[side];
    const struct tree_node *node = &tree->nodes[number];
    struct budget *budget = search->rows->arena->budget;
    bool kernels = search->items == &search->rows->kernels;

    for (uint32_t i = 0; kernels && i < node->kernel_count && !budget_is_over(budget);
         i++) {
        const struct tree_kernel *kernel = &tree->kernels[node->kernels + i];

        add_item(search, row, side, kernel->name, kernel->count, kernel->time);
    }
    for (uint32_t i = 0; !kernels && i < node->shape_count && !budget_is_over(budget);
         i++) {
        const struct tree_shape *shape = &tree->shapes[node->shapes + i];

        add_item(search, row, side, shape->text, shape->calls, (int64_t)shape->calls);
    }
}

static void make_list(struct tree_rows *rows, const struct tree_origin *origin,
                      struct tree_row_items *items, size_t most)
{
    CLEANUP(arena_free) struct arena *arena = arena_make(rows->arena->budget);
    struct item_search search = {.rows = rows, .items = items};

    tree_map_init(&search.places, arena);
    for (size_t i = 0; i < origin->count && !budget_is_over(arena->budget); i++)
        for (int side = 0; side < 2; side++)
            if (origin->row_of[i] != TREE_NONE && origin->rows[i].node[side] != TREE_NONE)
                add_items_of(&search, origin->row_of[i], side,
                             origin->rows[i].node[side]);
    if (items->count > 1)
        qsort(items->list, items->count, sizeof *items->list, compare_items);
    cut_items(items, most);
}

/* ---- tree places ---- */

/* The row of an answer for each node of a side. */

/* Fills row_of_node: the row of each node, or the nearest row above it if its own was
 * left out. */
static void tree_places_make(struct tree_rows *rows, const struct tree_origin *origin)
{
    uint32_t *nearest = arena_new(rows->arena, origin->count, sizeof *nearest);

    for (int side = 0; side < 2; side++)
        rows->row_of_node[side] = arena_new(
            rows->arena, rows->trees[side] == NULL ? 0 : rows->trees[side]->count,
            sizeof *nearest);
    /* Rows come after those above them. */
    for (size_t i = 0; i < origin->count; i++) {
        const struct tree_row *row = &origin->rows[i];

        if (budget_is_over(rows->arena->budget))
            return;
        nearest[i] = origin->row_of[i] != TREE_NONE ? origin->row_of[i]
                     : row->parent == TREE_NONE     ? 0
                                                    : nearest[row->parent];
        for (int side = 0; side < 2; side++)
            if (row->node[side] != TREE_NONE)
                rows->row_of_node[side][row->node[side]] = nearest[i];
    }
}

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
    double *moved = arena_new(rows->arena, rows->count + 1, sizeof *moved);

    for (size_t i = rows->count; i-- > 0;) {
        moved[i] += moved_here(rows, &rows->rows[i], by_host);
        if (rows->rows[i].parent != TREE_NONE)
            moved[rows->rows[i].parent] += moved[i];
        if (budget_is_over(rows->arena->budget))
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
static void choose_rows(const struct tree_rows *rows, const struct tree_choice *choice,
                        bool *stays)
{
    bool by_host = choice->by_host || rows->by_host;
    const double *moved = movements(rows, by_host);
    struct moved_row *order = arena_new(rows->arena, rows->count + 1, sizeof *order);

    for (size_t i = 1; i < rows->count; i++)
        order[i - 1] = (struct moved_row){moved[i], (uint32_t)i};
    if (rows->count > 2)
        qsort(order, rows->count - 1, sizeof *order, compare_moving);
    stays[0] = true;
    for (size_t i = 0; i + 1 < rows->count && i < choice->max_nodes &&
                       order[i].moved >= choice->min_change;
         i++)
        stays[order[i].row] = true;
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

static void add_row(struct row_pruner *pruning, const struct tree_row *row)
{
    ARENA_RESERVE(pruning->rows->arena, pruning->made, pruning->capacity,
                  pruning->count + 1);
    pruning->made[pruning->count++] = *row;
}

/* Ends the rows that have nothing more below them. */
static void close_rows(struct row_pruner *pruning, size_t at)
{
    while (pruning->depth > 0 && pruning->ends[pruning->depth - 1] <= at) {
        size_t top = --pruning->depth;
        struct tree_row rest = pruning->rests[top];
        uint32_t row = pruning->open[top];

        if (rest.instances > 0) {
            rest.parent = row;
            rest.end = (uint32_t)pruning->count + 1;
            add_row(pruning, &rest);
        }
        pruning->made[row].end = (uint32_t)pruning->count;
    }
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

static void prune(struct row_pruner *pruning)
{
    struct tree_rows *rows = pruning->rows;

    for (size_t i = 0; i < rows->count && !budget_is_over(rows->arena->budget);) {
        close_rows(pruning, i);
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
        add_row(pruning, &row);
        i++;
    }
    close_rows(pruning, rows->count);
}

static void prune_rows(struct tree_rows *rows, const bool *stays, uint32_t *place)
{
    struct row_pruner pruning = {.rows = rows, .stays = stays, .place = place};

    for (size_t i = 0; i < rows->count; i++)
        place[i] = TREE_NONE;
    pruning.open = arena_new(rows->arena, rows->count + 1, sizeof *pruning.open);
    pruning.ends = arena_new(rows->arena, rows->count + 1, sizeof *pruning.ends);
    pruning.rests = arena_new(rows->arena, rows->count + 1, sizeof *pruning.rests);
    prune(&pruning);
    arena_release(rows->arena, rows->rows);
    rows->rows = pruning.made;
    rows->count = pruning.count;
}

/* ---- the whole ---- */

/* The rows as they were, and where they went. */
struct former_rows {
    struct tree_row *rows;
    size_t count;
    uint32_t *folded, *place; /* place: by folded row */
    bool *stays;
};

static void keep_rows(const struct tree_rows *rows, struct former_rows *out)
{
    out->count = rows->count;
    out->rows = arena_new(rows->arena, rows->count + 1, sizeof *out->rows);
    out->folded = arena_new(rows->arena, rows->count + 1, sizeof *out->folded);
    out->place = arena_new(rows->arena, rows->count + 1, sizeof *out->place);
    out->stays = arena_new(rows->arena, rows->count + 1, sizeof *out->stays);
    for (size_t i = 0; i < rows->count; i++) {
        out->rows[i] = rows->rows[i];
        out->folded[i] = (uint32_t)i;
    }
}

/* Where each former row is now; TREE_NONE: it was left out. */
static void find_rows(struct former_rows *before)
{
    for (size_t i = 0; i < before->count; i++)
        before->folded[i] = before->place[before->folded[i]];
}

bool tree_choose(struct tree_rows *rows, const struct tree_choice *choice)
{
    struct former_rows before = {0};

    keep_rows(rows, &before);
    if (!choice->instances && !tree_fold(rows, before.folded))
        return false;
    rows->rows_in_all = rows->count;
    choose_rows(rows, choice, before.stays);
    prune_rows(rows, before.stays, before.place);
    find_rows(&before);
    const struct tree_origin origin = {before.rows, before.count, before.folded};
    make_list(rows, &origin, &rows->kernels, SIZE_MAX);
    make_list(rows, &origin, &rows->shapes, TREE_SHAPES_MAX);
    if (choice->keeps_places)
        tree_places_make(rows, &origin);
    return !budget_is_over(rows->arena->budget);
}

/* ---- tree answer ---- */

/* NULL: the frames of one set are without lines. */
static int make_lines(struct store *store, const struct tree_request *request,
                      struct tree_lines *lines, const struct tree_lines **out,
                      struct error *error)
{
    bool pair = request->side[1].set != NULL;

    *out = request->level == TREE_PYTHON_LEVEL && (pair || !request->merge_lines) ? lines
                                                                                  : NULL;
    lines->apart = !request->merge_lines;
    return *out == NULL || lines->apart
               ? 0
               : tree_lines_make(store, request->side, lines, error);
}

/* The rows of one tree, which must outlive them. False: no memory, or the budget is over.
 * The caller frees the rows in either case. */
static bool tree_rows_of(const struct tree *tree, struct budget *budget,
                         struct tree_rows *out)
{
    *out = (struct tree_rows){.trees = {tree, NULL},
                              .by_host = tree->nodes[0].device == 0,
                              .arena = arena_make(budget)};
    out->rows = arena_new(out->arena, tree->count, sizeof *out->rows);
    for (size_t i = 0; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (budget_is_over(budget))
            return false;
        out->rows[i] = (struct tree_row){.parent = node->parent,
                                         .end = node->end,
                                         .node = {(uint32_t)i, TREE_NONE},
                                         .instances = 1,
                                         .sort = node->sort,
                                         .calls = {node->calls, 0},
                                         .host = {node->host, 0},
                                         .self = {node->self, 0},
                                         .own = {node->own, 0},
                                         .device = {node->device, 0},
                                         .flops = {node->flops, 0},
                                         .has_flops = {node->has_flops, false},
                                         .known_calls = {node->known_calls, 0},
                                         .unknown = {node->unknown, 0}};
    }
    out->count = out->rows_in_all = tree->count;
    return true;
}

int tree_answer_make(struct store *store, const struct tree_request *request,
                     struct tree_answer *out, struct error *error)
{
    bool pair = request->side[1].set != NULL;
    const struct tree_choice choice = {.instances = request->instances,
                                       .by_host = request->by == TREE_BY_HOST,
                                       .min_change = (double)request->min_change,
                                       .max_nodes = (size_t)request->max_nodes,
                                       .keeps_places = pair && request->significance !=
                                                                   TREE_JUDGE_NONE};

    *out = (struct tree_answer){.request = *request, .side_count = pair ? 2 : 1};
    const struct tree_lines *lines;
    int result = make_lines(store, request, &out->lines, &lines, error);
    if (result == 0)
        result = tree_run(store, request->side, out->side_count, request->level, lines,
                          out->sides, error);
    if (result != 0)
        return result;
    const struct tree *control = &out->sides[0].tree;
    bool fine =
        pair ? tree_difference(control, &out->sides[1].tree, request->budget, &out->rows)
             : tree_rows_of(control, request->budget, &out->rows);
    if (!fine || !tree_choose(&out->rows, &choice))
        return budget_or_memory(request->budget, error);
    return choice.keeps_places
               ? tree_judge(store, out->sides, request->level,
                            request->significance == TREE_JUDGE_HOST, &out->rows, error)
               : 0;
}

void tree_answer_free(struct tree_answer *answer)
{
    tree_rows_free(&answer->rows);
    for (size_t i = 0; i < answer->side_count; i++)
        tree_side_free(&answer->sides[i]);
    tree_lines_free(&answer->lines);
    *answer = (struct tree_answer){0};
}
