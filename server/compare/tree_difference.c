#include "analyse/tree.h"
#include "analyse/work.h"
#include "base/array.h"
#include "base/error.h"
#include "compare/tree.h"

#include <stdlib.h>

/* ---- tree rows ---- */

const char *tree_status_name(enum tree_status status)
{
    static const char *const names[TREE_STATUSES] = {[TREE_SAME] = "same",
                                                     [TREE_REPLACED] = "replaced",
                                                     [TREE_ONLY_CONTROL] =
                                                         "only_in_control",
                                                     [TREE_ONLY_TEST] = "only_in_test"};

    return status < TREE_STATUSES ? names[status] : "";
}

void tree_rows_free(struct tree_rows *rows)
{
    free(rows->rows);
    free(rows->through);
    free(rows->kernels.list);
    free(rows->shapes.list);
    free(rows->row_of_node[0]);
    free(rows->row_of_node[1]);
    free(rows->judgements);
    budget_share_return(&rows->memory);
    *rows = (struct tree_rows){0};
}

double tree_per_step(const struct tree_rows *rows, int side, int64_t value)
{
    return (double)value / (double)rows->trees[side]->samples;
}

double tree_change(const struct tree_rows *rows, const int64_t value[2])
{
    return tree_per_step(rows, 1, value[1]) - tree_per_step(rows, 0, value[0]);
}

/* ---- tree difference ---- */

/* A child of a row that is still to come. */
struct child_to_come {
    struct tree_match met;
    uint32_t parent;   /* row */
    unsigned replaced; /* how many pairs above it replaced each other */
};

struct row_maker {
    struct tree_sides sides;
    struct tree_rows *out;
    size_t row_capacity, through_capacity;
    struct child_to_come *stack;
    size_t depth, stack_capacity;
    struct tree_matches matching;
    uint32_t *row_of_node; /* of the side that has a whole subtree alone */
    struct budget *budget;
};

static void free_making(struct row_maker *making)
{
    for (int side = 0; side < 2; side++) {
        free(making->sides.common[side]);
        free(making->sides.passed[side]);
        free(making->sides.moved[side]);
    }
    free(making->stack);
    free(making->matching.list);
    free(making->row_of_node);
}

/* ---- rows ---- */

static void take_figures(struct tree_row *row, const struct tree *tree, int side,
                         uint32_t node)
{
    const struct tree_node *from = &tree->nodes[node];

    row->node[side] = node;
    row->calls[side] = from->calls;
    row->host[side] = from->host;
    row->self[side] = from->self;
    row->own[side] = from->own;
    row->flops[side] = from->own_flops;
    row->has_flops[side] = from->has_own_flops;
    row->known_calls[side] = from->known_calls;
    row->unknown[side] = from->own_unknown;
}

static struct tree_row *add_row(struct row_maker *making, uint32_t parent)
{
    struct tree_rows *out = making->out;
    size_t before = making->row_capacity;

    if (!ARRAY_RESERVE(out->rows, making->row_capacity, out->count + 1) ||
        (before != making->row_capacity &&
         budget_share_take(&out->memory,
                           (making->row_capacity - before) * sizeof *out->rows,
                           NULL) != 0))
        return NULL;
    struct tree_row *row = &out->rows[out->count++];
    *row = (struct tree_row){
        .parent = parent, .node = {TREE_NONE, TREE_NONE}, .instances = 1};
    return row;
}

/* Adds the frames that only one side has, without frames in them that matched the other
 * side. */
static bool add_alone(struct row_maker *making, int side, uint32_t node, uint32_t parent)
{
    const struct tree *tree = making->sides.trees[side];
    uint32_t end = tree->nodes[node].end;

    for (uint32_t i = node; i < end;) {
        if (budget_is_over(making->budget))
            return false;
        if (making->sides.moved[side][i]) {
            i = tree->nodes[i].end;
            continue;
        }
        struct tree_row *row = add_row(
            making, i == node ? parent : making->row_of_node[tree->nodes[i].parent]);
        if (row == NULL)
            return false;
        take_figures(row, tree, side, i);
        row->sort = tree->nodes[i].sort;
        row->status = side == 0 ? TREE_ONLY_CONTROL : TREE_ONLY_TEST;
        row->is_wrapper = making->sides.passed[side][i];
        making->row_of_node[i] = (uint32_t)making->out->count - 1;
        i++;
    }
    return true;
}

/* Notes the frames from the wrapper down to the one above the matched frame. */
static bool note_through(struct row_maker *making, const struct tree_match *met,
                         struct tree_row *row)
{
    struct tree_rows *out = making->out;
    const struct tree *tree = making->sides.trees[met->wrapper_side];
    uint32_t node = met->node[met->wrapper_side];

    row->through = (uint32_t)out->through_count;
    if (met->wrapper == TREE_NONE)
        return true;
    do {
        node = tree->nodes[node].parent;
        if (!ARRAY_RESERVE(out->through, making->through_capacity,
                           out->through_count + 1))
            return false;
        out->through[out->through_count++] =
            (struct tree_passed_frame){node, met->wrapper_side};
        row->through_count++;
    } while (node != met->wrapper);
    for (uint32_t low = row->through, high = (uint32_t)out->through_count - 1; low < high;
         low++, high--) {
        struct tree_passed_frame other = out->through[low];

        out->through[low] = out->through[high];
        out->through[high] = other;
    }
    return true;
}

static bool add_pair(struct row_maker *making, const struct child_to_come *coming)
{
    struct tree_row *row = add_row(making, coming->parent);
    uint32_t at = (uint32_t)making->out->count - 1;
    const struct tree_match *met = &coming->met;
    unsigned replaced = coming->replaced + (met->is_replaced ? 1 : 0);

    if (row == NULL || !note_through(making, met, row))
        return false;
    for (int side = 0; side < 2; side++)
        take_figures(row, making->sides.trees[side], side, met->node[side]);
    row->sort = making->sides.trees[0]->nodes[met->node[0]].sort;
    row->status = met->is_replaced ? TREE_REPLACED : TREE_SAME;
    if (!tree_match_children(&making->sides, met->node, replaced, &making->matching) ||
        !ARRAY_RESERVE(making->stack, making->stack_capacity,
                       making->depth + making->matching.count))
        return false;
    for (size_t i = making->matching.count; i-- > 0;)
        making->stack[making->depth++] =
            (struct child_to_come){making->matching.list[i], at, replaced};
    return true;
}

static bool add_rows(struct row_maker *making)
{
    const struct child_to_come root = {
        {.node = {TREE_ROOT_NODE, TREE_ROOT_NODE}, .wrapper = TREE_NONE}, TREE_NONE, 0};
    bool fine = add_pair(making, &root);

    while (fine && making->depth > 0) {
        const struct child_to_come coming = making->stack[--making->depth];
        const uint32_t *nodes = coming.met.node;

        if (nodes[0] != TREE_NONE && nodes[1] != TREE_NONE)
            fine = add_pair(making, &coming);
        else if (nodes[0] != TREE_NONE)
            fine = add_alone(making, 0, nodes[0], coming.parent);
        else
            fine = add_alone(making, 1, nodes[1], coming.parent);
    }
    return fine;
}

/* ---- sums ---- */

static bool is_of_both(const struct tree_row *row)
{
    return row->status == TREE_SAME || row->status == TREE_REPLACED;
}

static void add_up(struct tree_rows *out)
{
    for (size_t i = 0; i < out->count; i++)
        for (int side = 0; side < 2; side++)
            out->rows[i].device[side] = out->rows[i].here[side] = out->rows[i].own[side];
    for (size_t i = out->count; i-- > 0;) {
        struct tree_row *row = &out->rows[i];

        row->end = row->end == 0 ? (uint32_t)i + 1 : row->end;
        if (row->parent == TREE_NONE)
            continue;
        struct tree_row *parent = &out->rows[row->parent];
        parent->end = parent->end < row->end ? row->end : parent->end;
        for (int side = 0; side < 2; side++) {
            parent->device[side] += row->device[side];
            parent->flops[side] += row->flops[side];
            parent->has_flops[side] |= row->has_flops[side];
            parent->unknown[side] += row->unknown[side];
            if (!is_of_both(row))
                parent->here[side] += row->here[side];
        }
    }
    for (size_t i = 0; i < out->count; i++)
        for (int side = 0; side < 2 && !is_of_both(&out->rows[i]); side++) {
            out->alone[side] += out->rows[i].own[side];
            out->rows[i].here[side] = 0;
        }
}

/* ---- the whole ---- */

/* Gives names numbers that equal names of both sides share: those of the control, then
 * further ones.
 */
static bool share_names(struct row_maker *making)
{
    const struct strings *control = &making->sides.trees[0]->names;
    const struct strings *test = &making->sides.trees[1]->names;
    uint32_t **common = making->sides.common;

    common[0] = calloc((size_t)control->count + 1, sizeof(uint32_t));
    common[1] = calloc((size_t)test->count + 1, sizeof(uint32_t));
    if (common[0] == NULL || common[1] == NULL)
        return false;
    for (uint32_t i = 0; i < control->count; i++)
        common[0][i] = i;
    for (uint32_t i = 0; i < test->count; i++) {
        uint32_t found =
            strings_find(control, strings_text(test, i), strings_length(test, i));

        if (budget_is_over(making->budget))
            return false;
        common[1][i] = found == STRINGS_NONE ? control->count + i : found;
    }
    return true;
}

static bool prepare(struct row_maker *making)
{
    size_t most = 0;

    for (int side = 0; side < 2; side++) {
        size_t count = making->sides.trees[side]->count;

        making->sides.passed[side] = calloc(count, sizeof(bool));
        making->sides.moved[side] = calloc(count, sizeof(bool));
        most = count > most ? count : most;
        if (making->sides.passed[side] == NULL || making->sides.moved[side] == NULL)
            return false;
    }
    making->row_of_node = calloc(most, sizeof *making->row_of_node);
    return making->row_of_node != NULL && share_names(making);
}

bool tree_difference(const struct tree *control, const struct tree *test,
                     struct budget *budget, struct tree_rows *out)
{
    bool by_host = control->nodes[0].device == 0 || test->nodes[0].device == 0;
    struct row_maker making = {
        .sides = {.trees = {control, test}, .by_host = by_host, .memory = &out->memory},
        .out = out,
        .budget = budget};

    *out = (struct tree_rows){
        .trees = {control, test}, .by_host = by_host, .memory = {.budget = budget}};
    bool fine = prepare(&making) && add_rows(&making);
    free_making(&making);
    if (fine)
        add_up(out);
    out->rows_in_all = out->count;
    return fine && !budget_is_over(budget);
}

/* ---- tree split ---- */

static bool has_flops(const struct tree_row *row, int side)
{
    return row->has_flops[side] &&
           work_flops_are_known(row->calls[side], row->known_calls[side],
                                row->device[side], row->unknown[side]);
}

bool tree_split_of(const struct tree_rows *rows, const struct tree_row *row,
                   struct tree_split *out)
{
    bool met = row->status == TREE_SAME || row->status == TREE_REPLACED;

    if (!met || row->is_rest || row->calls[0] == 0 || row->calls[1] == 0)
        return false;
    *out =
        (struct tree_split){.by_flops = row->sort == TREE_OPERATOR && has_flops(row, 0) &&
                                        has_flops(row, 1) && row->flops[0] > 0};
    double work[2], time[2];
    for (int side = 0; side < 2; side++) {
        double samples = (double)rows->trees[side]->samples;

        work[side] =
            (out->by_flops ? row->flops[side] : (double)row->calls[side]) / samples;
        time[side] = tree_per_step(rows, side, row->device[side]);
    }
    out->more = (work[1] - work[0]) * time[0] / work[0];
    out->slower = time[1] - time[0] - out->more;
    return true;
}

/* ---- tree work ---- */

/* The other calls of a name, whose FLOPs are not known. */
struct unknown_calls {
    uint64_t calls[2];
    int64_t time[2]; /* ns: their own device time */
};

struct unknown_work {
    struct tree_rows *out;
    size_t capacity;
    struct strings names;          /* the name of a row has its number - 1 */
    struct unknown_calls *unknown; /* by row */
};

static void unknown_work_free(struct unknown_work *finding)
{
    strings_free(&finding->names);
    free(finding->unknown);
}

/* TREE_NONE if no memory is left. */
static uint32_t row_of(struct unknown_work *finding, const struct tree *tree,
                       uint32_t name)
{
    struct tree_rows *out = finding->out;
    uint32_t id = strings_add(&finding->names, strings_text(&tree->names, name),
                              strings_length(&tree->names, name));

    if (id == STRINGS_NONE)
        return TREE_NONE;
    if (id + 1 == out->count) {
        if (!ARRAY_RESERVE(out->rows, finding->capacity, out->count + 1))
            return TREE_NONE;
        out->rows[out->count] = (struct tree_row){.node = {TREE_NONE, TREE_NONE},
                                                  .instances = 1,
                                                  .sort = TREE_OPERATOR,
                                                  .end = (uint32_t)out->count + 1};
        out->count++;
    }
    return id + 1;
}

static bool has_work(const struct tree_node *node)
{
    return node->sort == TREE_OPERATOR && node->has_own_flops;
}

/* The row of each node: that of the outermost operator with FLOPs at or above it. */
static bool place_nodes(struct unknown_work *finding, int side)
{
    const struct tree *tree = finding->out->trees[side];
    uint32_t *places = calloc(tree->count + 1, sizeof *places);

    finding->out->row_of_node[side] = places;
    for (size_t i = 1; places != NULL && i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (budget_is_over_at(finding->out->memory.budget, i))
            return false;
        places[i] = places[node->parent];
        if (places[i] != 0 || !has_work(node))
            continue;
        places[i] = row_of(finding, tree, node->name);
        if (places[i] == TREE_NONE)
            return false;
        struct tree_row *row = &finding->out->rows[places[i]];
        if (row->node[side] == TREE_NONE)
            row->node[side] = (uint32_t)i;
        row->calls[side] += node->calls;
        row->device[side] += node->device;
        row->flops[side] += node->flops;
        row->has_flops[side] = true;
        row->known_calls[side] += node->known_calls;
        row->unknown[side] += node->unknown;
    }
    return places != NULL;
}

static bool add_unknown(struct unknown_work *finding, int side)
{
    const struct tree *tree = finding->out->trees[side];
    const uint32_t *places = finding->out->row_of_node[side];

    for (size_t i = 1; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (budget_is_over_at(finding->out->memory.budget, i))
            return false;
        if (places[i] == 0 && node->sort == TREE_OPERATOR) {
            uint32_t id =
                strings_find(&finding->names, strings_text(&tree->names, node->name),
                             strings_length(&tree->names, node->name));

            if (id == STRINGS_NONE)
                continue;
            finding->unknown[id + 1].calls[side] += node->calls - node->known_calls;
            finding->unknown[id + 1].time[side] += node->own;
        }
    }
    return true;
}

/* The known calls represent a name if they are most of it. */
static void settle(struct tree_row *row, const struct unknown_calls *unknown)
{
    for (int side = 0; side < 2; side++)
        row->has_flops[side] =
            row->has_flops[side] &&
            work_flops_are_known(row->calls[side] + unknown->calls[side],
                                 row->known_calls[side],
                                 row->device[side] + unknown->time[side],
                                 row->unknown[side] + unknown->time[side]);
    row->status = row->node[0] == TREE_NONE   ? TREE_ONLY_TEST
                  : row->node[1] == TREE_NONE ? TREE_ONLY_CONTROL
                                              : TREE_SAME;
}

bool tree_work_find(const struct tree *control, const struct tree *test,
                    struct budget *budget, struct tree_rows *out)
{
    CLEANUP(unknown_work_free) struct unknown_work finding = {.out = out};

    *out = (struct tree_rows){.trees = {control, test}, .memory = {.budget = budget}};
    strings_init_counted(&finding.names, (size_t)1 << 28, budget);
    if (budget_share_take(&out->memory, (control->count + test->count) * sizeof(uint32_t),
                          NULL) != 0 ||
        !ARRAY_RESERVE(out->rows, finding.capacity, 1))
        return false;
    out->rows[0] = (struct tree_row){.parent = TREE_NONE, .sort = TREE_ROOT};
    for (int side = 0; side < 2; side++) {
        out->rows[0].node[side] = 0;
        out->rows[0].device[side] = out->trees[side]->nodes[0].device;
    }
    out->count = 1;
    if (!place_nodes(&finding, 0) || !place_nodes(&finding, 1))
        return false;
    finding.unknown = calloc(out->count + 1, sizeof *finding.unknown);
    if (finding.unknown == NULL || !add_unknown(&finding, 0) || !add_unknown(&finding, 1))
        return false;
    for (size_t i = 1; i < out->count; i++)
        settle(&out->rows[i], &finding.unknown[i]);
    out->rows[0].end = (uint32_t)out->count;
    out->rows_in_all = out->count;
    return true;
}

/* ---- tree fold ---- */

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

static bool fold_add_rows(struct row_fold *folding)
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
    bool fine = fold_add_rows(&folding);

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
