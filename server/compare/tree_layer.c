#include "analyse/tree.h"
#include "base/error.h"
#include "compare/run.h"
#include "compare/tree.h"
#include "compare/verdict.h"
#include "stats/statistics.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- tree layer ---- */

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

static void note_singles(struct layer_search *finding)
{
    const struct tree_rows *rows = finding->rows;

    finding->single_count = rows->count;
    finding->singles = arena_new(rows->arena, rows->count + 1, sizeof *finding->singles);
    finding->out->row_of =
        arena_new(rows->arena, rows->count + 1, sizeof *finding->out->row_of);
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

/* How much each instance of `repeated` moved at and below the layer, by number. */
static struct moved_instance *list_instances(const struct layer_search *finding,
                                             size_t *count)
{
    const struct tree_layer *out = finding->out;
    struct arena *arena = finding->rows->arena;
    struct moved_instance *list = arena_new(arena, finding->single_count, sizeof *list);
    uint32_t *above =
        arena_new(arena, finding->single_count, sizeof *above); /* 1 + the instance */

    *count = 0;
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

static void find_instances(struct layer_search *finding)
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
        return;
    const struct moved_instance *list = list_instances(finding, &out->instances);
    out->numbers =
        arena_new(finding->rows->arena, finding->single_count, sizeof *out->numbers);
    name_instances(finding, list);
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
static void note_places(struct layer_search *finding)
{
    struct tree_rows *rows = finding->rows;

    for (int side = 0; side < 2; side++) {
        rows->row_of_node[side] =
            arena_new(rows->arena, rows->trees[side]->count, sizeof(uint32_t));
        for (size_t i = 0; i < finding->single_count; i++)
            if (finding->singles[i].node[side] != TREE_NONE)
                rows->row_of_node[side][finding->singles[i].node[side]] =
                    finding->out->row_of[i];
    }
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
    note_singles(&finding);
    if (!tree_fold(rows, out->row_of))
        return false;
    if (find_direction(&finding))
        find_layer(&finding);
    if (out->row != TREE_NONE) {
        if (is_met(&rows->rows[out->row]))
            find_replaced(&finding);
        find_instances(&finding);
        if (says_much(&finding))
            note_places(&finding);
        else
            out->row = TREE_NONE;
    }
    return !budget_is_over(rows->memory.budget);
}

/* ---- tree judge ---- */

struct tree_judge {
    struct tree_side *sides;
    struct tree_rows *rows;
    bool by_host;
    struct observations observations;
    struct tree_map nodes[2]; /* by parent, name, number and sort: a node of a side + 1 */
    int64_t *sums[2]; /* by row and observation: time at and below, of its samples */
};

static void free_judging(struct tree_judge *judging)
{
    for (int side = 0; side < 2; side++)
        arena_release(judging->rows->arena, judging->nodes[side].slots);
}

/* ---- the nodes of a recording in those of its side ---- */

static uint64_t second_key(const struct tree_node *node)
{
    return (uint64_t)node->number << 8 | node->sort;
}

static bool map_nodes(struct tree_judge *judging, int side)
{
    const struct tree *tree = &judging->sides[side].tree;

    for (size_t i = 1; i < tree->count; i++) {
        const struct tree_node *node = &tree->nodes[i];
        uint32_t *place =
            tree_map_at(&judging->nodes[side], (uint64_t)node->parent << 32 | node->name,
                        second_key(node));

        if (budget_is_over(judging->rows->memory.budget))
            return false;
        *place = (uint32_t)i + 1;
    }
    return true;
}

/* By node of a recording: the node of the side, TREE_NONE without one. Nodes come after
 * those above them. */
static uint32_t *find_nodes(struct tree_judge *judging, struct arena *arena, size_t side,
                            const struct tree *from)
{
    const struct strings *names = &judging->sides[side].tree.names;
    uint32_t *found = arena_new(arena, from->count + 1, sizeof *found);

    for (size_t i = 1; i < from->count && !budget_is_over(judging->rows->memory.budget);
         i++) {
        const struct tree_node *node = &from->nodes[i];
        uint32_t name = strings_find(names, strings_text(&from->names, node->name),
                                     strings_length(&from->names, node->name));
        uint32_t parent = found[node->parent];

        found[i] = name == STRINGS_NONE || parent == TREE_NONE
                       ? 0
                       : tree_map_find(&judging->nodes[side],
                                       (uint64_t)parent << 32 | name, second_key(node));
        found[i] = found[i] == 0 ? TREE_NONE : found[i] - 1;
    }
    return found;
}

/* ---- the times of a recording ---- */

/* By step of the file: its observation. */
static uint32_t *find_observations(const struct tree_judge *judging, struct arena *arena,
                                   const struct tree_batch *taken)
{
    const struct tree_side *side = &judging->sides[taken->side];
    size_t first = set_view_first_step(&side->view, taken->file), steps = 0;

    for (size_t i = taken->from; i < taken->until; i++)
        if (side->selection.steps[i] - first >= steps)
            steps = side->selection.steps[i] - first + 1;
    uint32_t *found = arena_new(arena, steps + 1, sizeof *found);
    for (size_t i = taken->from; i < taken->until; i++)
        found[side->selection.steps[i] - first] =
            judging->observations.of[taken->side][i];
    return found;
}

static bool take_recording(void *context, const struct tree_batch *taken)
{
    struct tree_judge *judging = context;
    size_t count = judging->observations.count[taken->side];
    CLEANUP(arena_free)
    struct arena *scratch = arena_make(judging->rows->memory.budget);
    uint32_t *nodes = find_nodes(judging, scratch, taken->side, &taken->build->tree);
    uint32_t *observations = find_observations(judging, scratch, taken);

    for (size_t i = 0; i < taken->build->sample_count; i++) {
        const struct tree_sample *sample = &taken->build->samples[i];
        uint32_t node = nodes[sample->node];

        if (budget_is_over_at(judging->rows->memory.budget, i))
            return false;
        if (node == TREE_NONE)
            continue;
        size_t row = judging->rows->row_of_node[taken->side][node];
        int64_t *sum =
            &judging->sums[taken->side][row * count + observations[sample->step]];
        *sum = statistics_add(*sum, judging->by_host ? sample->self : sample->own);
    }
    return true;
}

/* ---- judging ---- */

/* Turns own times into times at and below. */
static bool add_up(struct tree_judge *judging)
{
    const struct tree_rows *rows = judging->rows;

    for (int side = 0; side < 2; side++) {
        size_t count = judging->observations.count[side];

        for (size_t i = rows->count; i-- > 1;) {
            int64_t *to = judging->sums[side] + rows->rows[i].parent * count;

            if (budget_is_over(rows->memory.budget))
                return false;
            for (size_t k = 0; k < count; k++)
                to[k] = statistics_add(to[k], judging->sums[side][i * count + k]);
        }
    }
    return true;
}

static void judge_row(struct tree_judge *judging, struct significance_judge *judge,
                      size_t row, int64_t *const values[2], struct significance *out)
{
    const struct observations *observations = &judging->observations;

    significance_clear(out);
    for (int side = 0; side < 2; side++)
        observations_divide(observations, side,
                            judging->sums[side] + row * observations->count[side],
                            values[side]);
    significance_judge_times(judge, values[0], values[1],
                             &out->tests[SIGNIFICANCE_TOTAL]);
}

/* A row for left-out frames is no frame. A frame without time would only add a test. With
 * too few samples, no times were read. */
static bool is_judged(const struct tree_judge *judging, size_t row)
{
    if (judging->rows->rows[row].is_rest)
        return false;
    if (!observations_suffice(&judging->observations))
        return true;
    for (int side = 0; side < 2; side++) {
        size_t count = judging->observations.count[side];

        for (size_t i = 0; i < count; i++)
            if (judging->sums[side][row * count + i] != 0)
                return true;
    }
    return false;
}

static int judge_rows(struct tree_judge *judging, struct error *error)
{
    struct tree_rows *rows = judging->rows;
    struct significance_family families[SIGNIFICANCE_MEASURES];
    CLEANUP(significance_judge_free) struct significance_judge judge = {0};
    struct significance *list = arena_new(rows->arena, rows->count + 1, sizeof *list);
    struct significance **judged =
        arena_new(rows->arena, rows->count + 1, sizeof *judged);
    int64_t *control =
        arena_new(rows->arena, judging->observations.count[0] + 1, sizeof *control);
    int64_t *test =
        arena_new(rows->arena, judging->observations.count[1] + 1, sizeof *test);
    int64_t *const values[2] = {control, test};
    int result = significance_judge_init(&judge, &judging->observations, error);

    if (result != 0)
        return result;
    for (size_t i = 0; i < rows->count; i++) {
        if (budget_is_over(rows->memory.budget))
            return budget_or_memory(rows->memory.budget, error);
        judge_row(judging, &judge, i, values, &list[i]);
        judged[i] = is_judged(judging, i) ? &list[i] : NULL;
    }
    result = significance_settle(judged, rows->count, &judging->observations, families,
                                 rows->memory.budget, error);
    for (size_t i = 0; i < rows->count && result == 0; i++) {
        const struct significance_test *of = &list[i].tests[SIGNIFICANCE_TOTAL];

        rows->judgements[i].verdict =
            judged[i] == NULL ? SIGNIFICANCE_NONE : (uint8_t)of->verdict;
        rows->judgements[i].q = isnan(of->moderated_q) ? of->q : of->moderated_q;
    }
    return result;
}

static bool prepare(struct tree_judge *judging)
{
    struct tree_rows *rows = judging->rows;
    struct budget *budget = rows->memory.budget;
    const size_t *counts = judging->observations.count;
    size_t bytes = rows->count * (counts[0] + counts[1]) * sizeof(int64_t);

    /* Far more than what is in memory already. */
    if (budget_take_memory(budget, bytes, NULL) != 0)
        return false;
    budget_give_memory(budget, bytes);
    rows->judgements = arena_new(rows->arena, rows->count, sizeof *rows->judgements);
    for (int side = 0; side < 2; side++) {
        judging->sums[side] =
            arena_new(rows->arena, rows->count * counts[side], sizeof(int64_t));
        if (!map_nodes(judging, side))
            return false;
    }
    return true;
}

int tree_judge(struct store *store, struct tree_side sides[2], enum tree_level level,
               bool by_host, struct tree_rows *rows, struct error *error)
{
    CLEANUP(free_judging)
    struct tree_judge judging = {.sides = sides, .rows = rows, .by_host = by_host};
    const struct set_view *const views[2] = {&sides[0].view, &sides[1].view};
    const struct selection *const selections[2] = {&sides[0].selection,
                                                   &sides[1].selection};
    struct budget *budget = rows->memory.budget;

    struct recorded_loss loss = {0};

    for (int side = 0; side < 2; side++) {
        tree_map_init(&judging.nodes[side], rows->arena);
        recorded_loss_add(views[side], selections[side], "", &loss);
    }
    int result = 0;
    observations_make(views, selections, rows->arena, &judging.observations);
    if (!prepare(&judging))
        return budget_or_memory(budget, error);
    if (observations_suffice(&judging.observations))
        result = tree_run_again(store, sides, 2, level, budget, take_recording, &judging,
                                error);
    if (result == 0 && !add_up(&judging))
        result = budget_or_memory(budget, error);
    if (result == 0)
        result = judge_rows(&judging, error);
    for (size_t i = 0; i < rows->count && !by_host && *recorded_loss_say(&loss) != '\0';
         i++)
        if (rows->judgements[i].verdict != SIGNIFICANCE_NONE)
            rows->judgements[i] = (struct tree_judgement){SIGNIFICANCE_CANNOT_JUDGE, NAN};
    return result;
}
