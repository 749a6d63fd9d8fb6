/* See tree_layer.h. */
#include "analysis/tree/tree_layer.h"

#include "analysis/tree/tree_fold.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* A row before it was folded. */
struct single_row {
    uint32_t parent, node[2], number;
    double time[2]; /* ns per step */
};

struct layer_search {
    struct tree_rows *rows;
    struct tree_layer *out;
    struct single_row *singles;
    size_t single_count;
    double direction; /* 1: the test takes longer, -1 */
    double moved;     /* in that direction, in all */
};

/* How much instance `number` of the repeated module moved. */
struct moved_instance {
    uint32_t number;
    double time[2];
};

void tree_layer_free(struct tree_layer *layer)
{
    free(layer->numbers);
    free(layer->row_of);
    *layer = (struct tree_layer){0};
}

static bool is_met(const struct tree_row *row)
{
    return row->status == TREE_SAME || row->status == TREE_REPLACED;
}

static double change_of(const struct layer_search *finding, uint32_t row)
{
    return tree_change(finding->rows, finding->rows->rows[row].device) *
           finding->direction;
}

/* ---- before folding ---- */

static bool note_singles(struct layer_search *finding)
{
    const struct tree_rows *rows = finding->rows;

    finding->single_count = rows->count;
    finding->singles = calloc(rows->count + 1, sizeof *finding->singles);
    finding->out->row_of = calloc(rows->count + 1, sizeof *finding->out->row_of);
    if (finding->singles == NULL || finding->out->row_of == NULL)
        return false;
    for (size_t i = 0; i < rows->count && !budget_is_over(rows->memory.budget); i++) {
        const struct tree_row *row = &rows->rows[i];
        int side = row->node[0] != TREE_NONE ? 0 : 1;

        finding->singles[i] =
            (struct single_row){row->parent,
                                {row->node[0], row->node[1]},
                                rows->trees[side]->nodes[row->node[side]].number,
                                {tree_per_step(rows, 0, row->device[0]),
                                 tree_per_step(rows, 1, row->device[1])}};
    }
    return true;
}

/* ---- the layer ---- */

/* How much moved, and whether it has a clear direction. */
static bool find_direction(struct layer_search *finding)
{
    const struct tree_rows *rows = finding->rows;
    double moved[2] = {0, 0}; /* less, more */
    double control = tree_per_step(rows, 0, rows->rows[0].device[0]);

    for (size_t i = 0; i < rows->count; i++) {
        double here = tree_change(rows, rows->rows[i].here);

        if (!is_met(&rows->rows[i]))
            continue;
        moved[here > 0] += fabs(here);
    }
    double change = moved[1] - moved[0];
    finding->direction = change < 0 ? -1 : 1;
    finding->moved = moved[change > 0];
    return !rows->by_host && fabs(change) >= TREE_LAYER_LEAST * control &&
           fabs(change) > finding->moved / 4;
}

/* The child that holds most of the change of a row, if it holds enough; TREE_NONE. */
static uint32_t main_child(const struct layer_search *finding, uint32_t row)
{
    const struct tree_row *rows = finding->rows->rows;
    uint32_t best = TREE_NONE;

    for (uint32_t i = row + 1; i < rows[row].end; i = rows[i].end)
        if (is_met(&rows[i]) &&
            (best == TREE_NONE || change_of(finding, i) > change_of(finding, best)))
            best = i;
    return best != TREE_NONE && change_of(finding, best) >=
                                    TREE_LAYER_OF_ABOVE * change_of(finding, row)
               ? best
               : TREE_NONE;
}

/* A module below a row that only the side with more time has, if its time is about the
 * change of the row. TREE_NONE if something else came or went with it. */
static uint32_t main_alone(const struct layer_search *finding, uint32_t row)
{
    const struct tree_row *rows = finding->rows->rows;
    uint8_t status = finding->direction > 0 ? TREE_ONLY_TEST : TREE_ONLY_CONTROL;
    double change = change_of(finding, row);

    for (uint32_t i = row + 1; i < rows[row].end; i = rows[i].end)
        if (rows[i].status == status && rows[i].sort == TREE_MODULE &&
            !rows[i].is_wrapper &&
            fabs(change_of(finding, i) - change) <= (1 - TREE_LAYER_OF_ABOVE) * change)
            return i;
    return TREE_NONE;
}

/* For a row that only one side has: how many modules of its name each side has there. */
static void count_alike(struct layer_search *finding, uint32_t row)
{
    const struct tree_row *rows = finding->rows->rows;
    int side = rows[row].node[0] != TREE_NONE ? 0 : 1;
    const struct tree_node *nodes = finding->rows->trees[side]->nodes;
    uint32_t parent = rows[row].parent;

    for (uint32_t i = parent + 1; i < rows[parent].end; i = rows[i].end) {
        if (rows[i].sort != TREE_MODULE || rows[i].node[side] == TREE_NONE ||
            nodes[rows[i].node[side]].name != nodes[rows[row].node[side]].name)
            continue;
        finding->out->has[side] += rows[i].instances;
        if (is_met(&rows[i]))
            finding->out->has[!side] += rows[i].instances;
    }
}

static void find_layer(struct layer_search *finding)
{
    struct tree_layer *out = finding->out;
    const struct tree_row *rows = finding->rows->rows;
    uint32_t at = TREE_ROOT_NODE, next;

    while ((next = main_child(finding, at)) != TREE_NONE &&
           rows[next].sort != TREE_OPERATOR &&
           change_of(finding, next) >= TREE_LAYER_MOST * finding->moved)
        at = next;
    if ((next = main_alone(finding, at)) != TREE_NONE &&
        change_of(finding, next) >= TREE_LAYER_MOST * finding->moved)
        at = next;
    double control = tree_per_step(finding->rows, 0, rows[0].device[0]);
    if (at == TREE_ROOT_NODE || change_of(finding, at) < TREE_LAYER_LEAST * control)
        return;
    out->row = at;
    out->change = tree_change(finding->rows, rows[at].device);
    out->share = fmin(1, change_of(finding, at) / finding->moved);
    for (int side = 0; side < 2; side++)
        out->time[side] = tree_per_step(finding->rows, side, rows[at].device[side]);
    if (!is_met(&rows[at])) {
        count_alike(finding, at);
        return;
    }
    while ((next = main_child(finding, at)) != TREE_NONE)
        out->what = at = next;
}

/* The largest frames of the layer that only one side has: one frame if it makes up the
 * change, or one of each side if they have one parent and their difference makes up the
 * change. */
static void find_replaced(struct layer_search *finding)
{
    struct tree_layer *out = finding->out;
    const struct tree_row *rows = finding->rows->rows;
    int more = finding->direction > 0 ? 1 : 0; /* the side that takes longer */
    uint32_t best[2] = {TREE_NONE, TREE_NONE};
    double time[2] = {0, 0};

    for (uint32_t i = out->row + 1; i < rows[out->row].end;) {
        int side = rows[i].status == TREE_ONLY_TEST;

        if (is_met(&rows[i]) || rows[i].is_wrapper) {
            i++;
            continue;
        }
        double taken = tree_per_step(finding->rows, side, rows[i].device[side]);
        if (best[side] == TREE_NONE || taken > time[side]) {
            best[side] = i;
            time[side] = taken;
        }
        i = rows[i].end;
    }
    double change = change_of(finding, out->row);
    double alone = fabs(time[more] - change);
    double both = fabs(time[more] - time[!more] - change);
    bool replaced = best[0] != TREE_NONE && best[1] != TREE_NONE && both <= alone &&
                    rows[best[0]].parent == rows[best[1]].parent;
    if (fmin(both, alone) > (1 - TREE_LAYER_OF_ABOVE) * change || best[more] == TREE_NONE)
        return;
    if (replaced || alone <= both)
        *(more == 1 ? &out->come : &out->gone) = best[more];
    if (replaced)
        *(more == 1 ? &out->gone : &out->come) = best[!more];
    else if (alone <= both && rows[best[more]].sort == TREE_MODULE)
        count_alike(finding, best[more]);
}

/* ---- instances ---- */

static bool is_repeated(const struct tree_row *rows, uint32_t row)
{
    return rows[row].sort == TREE_MODULE && rows[row].parent != TREE_NONE &&
           rows[row].instances > rows[rows[row].parent].instances;
}

static int compare_numbers(const void *a, const void *b)
{
    const struct moved_instance *x = a, *y = b;

    return x->number < y->number ? -1 : x->number > y->number;
}

/* How much each instance of `repeated` moved at and below the layer, by number; owned by
 * the caller. */
static struct moved_instance *list_instances(const struct layer_search *finding,
                                             size_t *count)
{
    const struct tree_layer *out = finding->out;
    struct moved_instance *list = calloc(finding->single_count + 1, sizeof *list);
    CLEANUP_FREE uint32_t *above =
        calloc(finding->single_count + 1, sizeof *above); /* 1 + the instance */

    *count = 0;
    if (list == NULL || above == NULL) {
        free(list);
        return NULL;
    }
    for (size_t i = 0; i < finding->single_count; i++) {
        const struct single_row *single = &finding->singles[i];

        if (out->row_of[i] == out->repeated) {
            list[*count] = (struct moved_instance){.number = single->number};
            above[i] = (uint32_t)++ * count;
        } else if (single->parent != TREE_NONE) {
            above[i] = above[single->parent];
        }
        for (int side = 0; side < 2; side++)
            if (out->row_of[i] == out->row && above[i] != 0)
                list[above[i] - 1].time[side] += single->time[side];
    }
    qsort(list, *count, sizeof *list, compare_numbers);
    size_t kept = 0;
    for (size_t i = 0; i < *count; i++)
        if (kept > 0 && list[kept - 1].number == list[i].number) {
            list[kept - 1].time[0] += list[i].time[0];
            list[kept - 1].time[1] += list[i].time[1];
        } else {
            list[kept++] = list[i];
        }
    *count = kept;
    return list;
}

static double moved_by(const struct layer_search *finding,
                       const struct moved_instance *instance)
{
    return (instance->time[1] - instance->time[0]) * finding->direction;
}

/* Names the instances that moved at least half as much as the largest, if they hold
 * nearly all of the change: the layer then has their times. */
static void name_instances(struct layer_search *finding,
                           const struct moved_instance *list)
{
    struct tree_layer *out = finding->out;
    double most = 0, named = 0, time[2] = {0, 0};

    for (size_t i = 0; i < out->instances; i++)
        most = fmax(most, moved_by(finding, &list[i]));
    for (size_t i = 0; i < out->instances; i++) {
        if (moved_by(finding, &list[i]) < most / 2)
            continue;
        out->numbers[out->changed++] = list[i].number;
        named += moved_by(finding, &list[i]);
        time[0] += list[i].time[0];
        time[1] += list[i].time[1];
    }
    if (named < TREE_LAYER_NAMED * change_of(finding, out->row)) {
        out->changed = 0;
        return;
    }
    memcpy(out->time, time, sizeof time);
    out->change = time[1] - time[0];
    out->share = fmin(1, named / finding->moved);
}

static bool find_instances(struct layer_search *finding)
{
    struct tree_layer *out = finding->out;
    const struct tree_row *rows = finding->rows->rows;

    for (uint32_t at = is_met(&rows[out->row]) ? out->row : rows[out->row].parent;
         at != TREE_NONE; at = rows[at].parent)
        if (is_repeated(rows, at))
            out->repeated = at;
    uint32_t above = rows[out->row].parent;
    if (above != TREE_NONE && rows[above].sort == TREE_MODULE && above != out->repeated &&
        (out->repeated == TREE_NONE || above > out->repeated))
        out->within = above;
    if (out->repeated == TREE_NONE)
        return true;
    CLEANUP_FREE struct moved_instance *list = list_instances(finding, &out->instances);
    out->numbers = calloc(finding->single_count + 1, sizeof *out->numbers);
    if (list == NULL || out->numbers == NULL)
        return false;
    name_instances(finding, list);
    return true;
}

/* ---- whether its name says something ---- */

/* Whether a part that took `time` in the control and moved by `change` changed more, for
 * its time, than all else. */
static bool stands_out(const struct layer_search *finding, double time, double change)
{
    const struct tree_rows *rows = finding->rows;
    double rest = tree_per_step(rows, 0, rows->rows[0].device[0]) - time;
    double beside = change_of(finding, 0) - change;

    return rest > 0 && (beside <= 0 || change * rest >= TREE_LAYER_STANDS_OUT * beside *
                                                            (time > 0 ? time : rest));
}

/* Whether these times are nearly all device time of both sides. */
static bool is_whole(const struct layer_search *finding, const double time[2])
{
    const struct tree_rows *rows = finding->rows;
    bool whole = true;

    for (int side = 0; side < 2; side++)
        whole = whole &&
                time[side] >= TREE_LAYER_WHOLE *
                                  tree_per_step(rows, side, rows->rows[0].device[side]);
    return whole;
}

static bool row_says_much(const struct layer_search *finding, uint32_t row)
{
    const struct tree_rows *rows = finding->rows;
    const double time[2] = {tree_per_step(rows, 0, rows->rows[row].device[0]),
                            tree_per_step(rows, 1, rows->rows[row].device[1])};

    return !is_whole(finding, time) &&
           stands_out(finding, time[0], change_of(finding, row));
}

/* A layer with nearly all time says little, unless some of its instances are named, or a
 * place in it: an operator with most of the change, or a frame that only one side has. */
static bool says_much(const struct layer_search *finding)
{
    const struct tree_layer *out = finding->out;
    const struct tree_rows *rows = finding->rows;
    const struct tree_row *row = &rows->rows[out->row];
    const double time[2] = {tree_per_step(rows, 0, row->device[0]),
                            tree_per_step(rows, 1, row->device[1])};

    if (!is_whole(finding, time))
        return row_says_much(finding, out->row);
    if (out->changed > 0 && out->changed < out->instances)
        return !is_whole(finding, out->time) &&
               stands_out(finding, out->time[0], out->change * finding->direction);
    if (out->come != TREE_NONE || out->gone != TREE_NONE)
        return stands_out(finding, 0, change_of(finding, out->row));
    return out->what != TREE_NONE && row_says_much(finding, out->what);
}

/* Fills row_of_node of both sides. */
static bool note_places(struct layer_search *finding)
{
    struct tree_rows *rows = finding->rows;

    for (int side = 0; side < 2; side++) {
        size_t count = rows->trees[side]->count;

        if (budget_share_take(&rows->memory, count * sizeof(uint32_t), NULL) != 0)
            return false;
        rows->row_of_node[side] = calloc(count + 1, sizeof(uint32_t));
        if (rows->row_of_node[side] == NULL)
            return false;
        for (size_t i = 0; i < finding->single_count; i++)
            if (finding->singles[i].node[side] != TREE_NONE)
                rows->row_of_node[side][finding->singles[i].node[side]] =
                    finding->out->row_of[i];
    }
    return true;
}

bool tree_layer_find(struct tree_rows *rows, struct tree_layer *out)
{
    struct layer_search finding = {.rows = rows, .out = out};

    *out = (struct tree_layer){.row = TREE_NONE,
                               .repeated = TREE_NONE,
                               .within = TREE_NONE,
                               .what = TREE_NONE,
                               .gone = TREE_NONE,
                               .come = TREE_NONE};
    bool fine = note_singles(&finding) && tree_fold(rows, out->row_of);
    if (fine && find_direction(&finding))
        find_layer(&finding);
    if (fine && out->row != TREE_NONE) {
        if (is_met(&rows->rows[out->row]))
            find_replaced(&finding);
        fine = find_instances(&finding);
        if (fine && !says_much(&finding))
            out->row = TREE_NONE;
        else
            fine = fine && note_places(&finding);
    }
    free(finding.singles);
    return fine && !budget_is_over(rows->memory.budget);
}
