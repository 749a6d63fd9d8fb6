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
    budget_share_return(&rows->memory);
    arena_free(&rows->arena);
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
    struct arena *scratch;
    struct child_to_come *stack;
    size_t depth, stack_capacity;
    struct tree_matches matching;
    uint32_t *row_of_node; /* of the side that has a whole subtree alone */
    struct budget *budget;
};

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

    ARENA_RESERVE(out->arena, out->rows, making->row_capacity, out->count + 1);
    struct tree_row *row = &out->rows[out->count++];
    *row = (struct tree_row){
        .parent = parent, .node = {TREE_NONE, TREE_NONE}, .instances = 1};
    return row;
}

/* Adds the frames that only one side has, without frames in them that matched the other
 * side. */
static void add_alone(struct row_maker *making, int side, uint32_t node, uint32_t parent)
{
    const struct tree *tree = making->sides.trees[side];
    uint32_t end = tree->nodes[node].end;

    for (uint32_t i = node; i < end && !budget_is_over(making->budget);) {
        if (making->sides.moved[side][i]) {
            i = tree->nodes[i].end;
            continue;
        }
        struct tree_row *row = add_row(
            making, i == node ? parent : making->row_of_node[tree->nodes[i].parent]);
        take_figures(row, tree, side, i);
        row->sort = tree->nodes[i].sort;
        row->status = side == 0 ? TREE_ONLY_CONTROL : TREE_ONLY_TEST;
        row->is_wrapper = making->sides.passed[side][i];
        making->row_of_node[i] = (uint32_t)making->out->count - 1;
        i++;
    }
}

/* Notes the frames from the wrapper down to the one above the matched frame. */
static void note_through(struct row_maker *making, const struct tree_match *met,
                         struct tree_row *row)
{
    struct tree_rows *out = making->out;
    const struct tree *tree = making->sides.trees[met->wrapper_side];
    uint32_t node = met->node[met->wrapper_side];

    row->through = (uint32_t)out->through_count;
    if (met->wrapper == TREE_NONE)
        return;
    do {
        node = tree->nodes[node].parent;
        ARENA_RESERVE(out->arena, out->through, making->through_capacity,
                      out->through_count + 1);
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
}

static void add_pair(struct row_maker *making, const struct child_to_come *coming)
{
    struct tree_row *row = add_row(making, coming->parent);
    uint32_t at = (uint32_t)making->out->count - 1;
    const struct tree_match *met = &coming->met;
    unsigned replaced = coming->replaced + (met->is_replaced ? 1 : 0);

    note_through(making, met, row);
    for (int side = 0; side < 2; side++)
        take_figures(row, making->sides.trees[side], side, met->node[side]);
    row->sort = making->sides.trees[0]->nodes[met->node[0]].sort;
    row->status = met->is_replaced ? TREE_REPLACED : TREE_SAME;
    if (!tree_match_children(&making->sides, met->node, replaced, &making->matching))
        return; /* the budget is over */
    ARENA_RESERVE(making->scratch, making->stack, making->stack_capacity,
                  making->depth + making->matching.count);
    for (size_t i = making->matching.count; i-- > 0;)
        making->stack[making->depth++] =
            (struct child_to_come){making->matching.list[i], at, replaced};
}

static void add_rows(struct row_maker *making)
{
    const struct child_to_come root = {
        {.node = {TREE_ROOT_NODE, TREE_ROOT_NODE}, .wrapper = TREE_NONE}, TREE_NONE, 0};

    add_pair(making, &root);
    while (making->depth > 0 && !budget_is_over(making->budget)) {
        const struct child_to_come coming = making->stack[--making->depth];
        const uint32_t *nodes = coming.met.node;

        if (nodes[0] != TREE_NONE && nodes[1] != TREE_NONE)
            add_pair(making, &coming);
        else if (nodes[0] != TREE_NONE)
            add_alone(making, 0, nodes[0], coming.parent);
        else
            add_alone(making, 1, nodes[1], coming.parent);
    }
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
static void share_names(struct row_maker *making)
{
    const struct strings *control = &making->sides.trees[0]->names;
    const struct strings *test = &making->sides.trees[1]->names;
    uint32_t **common = making->sides.common;

    common[0] = arena_new(making->scratch, control->count, sizeof(uint32_t));
    common[1] = arena_new(making->scratch, test->count, sizeof(uint32_t));
    for (uint32_t i = 0; i < control->count; i++)
        common[0][i] = i;
    for (uint32_t i = 0; i < test->count; i++) {
        uint32_t found =
            strings_find(control, strings_text(test, i), strings_length(test, i));

        if (budget_is_over(making->budget))
            return;
        common[1][i] = found == STRINGS_NONE ? control->count + i : found;
    }
}

static void prepare(struct row_maker *making)
{
    size_t most = 0;

    for (int side = 0; side < 2; side++) {
        size_t count = making->sides.trees[side]->count;

        making->sides.passed[side] = arena_new(making->scratch, count, sizeof(bool));
        making->sides.moved[side] = arena_new(making->scratch, count, sizeof(bool));
        most = count > most ? count : most;
    }
    making->row_of_node = arena_new(making->scratch, most, sizeof *making->row_of_node);
    share_names(making);
}

bool tree_difference(const struct tree *control, const struct tree *test,
                     struct budget *budget, struct tree_rows *out)
{
    bool by_host = control->nodes[0].device == 0 || test->nodes[0].device == 0;
    CLEANUP(arena_free) struct arena *scratch = arena_make(budget);
    struct row_maker making = {.sides = {.trees = {control, test},
                                         .by_host = by_host,
                                         .memory = &out->memory,
                                         .arena = scratch},
                               .out = out,
                               .scratch = scratch,
                               .budget = budget};

    *out = (struct tree_rows){.trees = {control, test},
                              .by_host = by_host,
                              .arena = arena_make(budget),
                              .memory = {.budget = budget}};
    prepare(&making);
    add_rows(&making);
    add_up(out);
    out->rows_in_all = out->count;
    return !budget_is_over(budget);
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

static uint32_t row_of(struct unknown_work *finding, const struct tree *tree,
                       uint32_t name)
{
    struct tree_rows *out = finding->out;
    uint32_t id = strings_add(&finding->names, strings_text(&tree->names, name),
                              strings_length(&tree->names, name));

    if (id + 1 == out->count) {
        ARENA_RESERVE(out->arena, out->rows, finding->capacity, out->count + 1);
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
static void place_nodes(struct unknown_work *finding, int side)
{
    const struct tree *tree = finding->out->trees[side];
    uint32_t *places = arena_new(finding->out->arena, tree->count + 1, sizeof *places);

    finding->out->row_of_node[side] = places;
    for (size_t i = 1; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (budget_is_over_at(finding->out->memory.budget, i))
            return;
        places[i] = places[node->parent];
        if (places[i] != 0 || !has_work(node))
            continue;
        places[i] = row_of(finding, tree, node->name);
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
}

static void add_unknown(struct unknown_work *finding, int side)
{
    const struct tree *tree = finding->out->trees[side];
    const uint32_t *places = finding->out->row_of_node[side];

    for (size_t i = 1; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];

        if (budget_is_over_at(finding->out->memory.budget, i))
            return;
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
    struct unknown_work finding = {.out = out};

    *out = (struct tree_rows){.trees = {control, test},
                              .arena = arena_make(budget),
                              .memory = {.budget = budget}};
    strings_init_in(&finding.names, (size_t)1 << 28, out->arena);
    ARENA_RESERVE(out->arena, out->rows, finding.capacity, 1);
    out->rows[0] = (struct tree_row){.parent = TREE_NONE, .sort = TREE_ROOT};
    for (int side = 0; side < 2; side++) {
        out->rows[0].node[side] = 0;
        out->rows[0].device[side] = out->trees[side]->nodes[0].device;
    }
    out->count = 1;
    place_nodes(&finding, 0);
    place_nodes(&finding, 1);
    finding.unknown = arena_new(out->arena, out->count, sizeof *finding.unknown);
    add_unknown(&finding, 0);
    add_unknown(&finding, 1);
    for (size_t i = 1; i < out->count; i++)
        settle(&out->rows[i], &finding.unknown[i]);
    out->rows[0].end = (uint32_t)out->count;
    out->rows_in_all = out->count;
    return !budget_is_over(budget);
}

/* ---- tree fold ---- */

struct row_fold {
    const struct tree_rows *rows;
    struct arena *scratch;
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
    struct tree_map known;

    tree_map_init(&known, folding->scratch);
    for (size_t i = 0; i < folding->rows->count; i++) {
        struct tree_row row = folding->rows->rows[i];
        uint64_t parent =
            row.parent == TREE_NONE ? TREE_NONE : folding->row_of[row.parent];
        uint32_t *place =
            tree_map_at(&known, parent << 32 | name_on(folding->rows, &row, 0),
                        (uint64_t)name_on(folding->rows, &row, 1) << 16 |
                            (uint64_t)row.sort << 8 | row.status);

        if (budget_is_over(folding->budget))
            return false;
        if (*place == 0 || folding->made == NULL) {
            ARENA_RESERVE(folding->scratch, folding->made, folding->capacity,
                          folding->count + 1);
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
    uint32_t *size = arena_new(folding->scratch, folding->count + 1, sizeof *size);
    uint32_t *next = arena_new(folding->scratch, folding->count + 1, sizeof *next);

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
    CLEANUP(arena_free) struct arena *scratch = arena_make(rows->memory.budget);
    struct row_fold folding = {.rows = rows,
                               .scratch = scratch,
                               .row_of = row_of,
                               .budget = rows->memory.budget};

    if (!fold_add_rows(&folding))
        return false;
    folding.place = arena_new(scratch, folding.count, sizeof *folding.place);
    if (!place_rows(&folding))
        return false;
    for (size_t i = 0; i < rows->count; i++)
        row_of[i] = folding.place[row_of[i]];
    for (size_t i = 0; i < folding.count; i++) {
        struct tree_row row = folding.made[i];

        row.parent = row.parent == TREE_NONE ? TREE_NONE : folding.place[row.parent];
        rows->rows[folding.place[i]] = row; /* the list gets no longer */
    }
    rows->count = folding.count;
    return true;
}
