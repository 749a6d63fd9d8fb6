/* See tree_judge.h. */
#include "analysis/tree/tree_judge.h"
#include "analysis/compare/significance.h"
#include "analysis/statistics/statistics.h"
#include "analysis/tree/tree_map.h"
#include "base/cleanup.h"

#include <math.h>
#include <stdlib.h>

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
    for (int side = 0; side < 2; side++) {
        tree_map_free(&judging->nodes[side]);
        free(judging->sums[side]);
    }
    observations_free(&judging->observations);
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

        if (place == NULL || budget_is_over(judging->rows->memory.budget))
            return false;
        *place = (uint32_t)i + 1;
    }
    return true;
}

/* By node of a recording: the node of the side, TREE_NONE without one. Nodes come after
 * those above them. */
static uint32_t *find_nodes(struct tree_judge *judging, size_t side,
                            const struct tree *from)
{
    const struct strings *names = &judging->sides[side].tree.names;
    uint32_t *found = calloc(from->count + 1, sizeof *found);

    for (size_t i = 1; found != NULL && i < from->count &&
                       !budget_is_over(judging->rows->memory.budget);
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
static uint32_t *find_observations(const struct tree_judge *judging,
                                   const struct tree_batch *taken)
{
    const struct tree_side *side = &judging->sides[taken->side];
    size_t first = set_view_first_step(&side->view, taken->file), steps = 0;

    for (size_t i = taken->from; i < taken->until; i++)
        if (side->selection.steps[i] - first >= steps)
            steps = side->selection.steps[i] - first + 1;
    uint32_t *found = calloc(steps + 1, sizeof *found);
    for (size_t i = taken->from; found != NULL && i < taken->until; i++)
        found[side->selection.steps[i] - first] =
            judging->observations.of[taken->side][i];
    return found;
}

static bool take_recording(void *context, const struct tree_batch *taken)
{
    struct tree_judge *judging = context;
    size_t count = judging->observations.count[taken->side];
    CLEANUP_FREE uint32_t *nodes = find_nodes(judging, taken->side, &taken->build->tree);
    CLEANUP_FREE uint32_t *observations = find_observations(judging, taken);

    if (nodes == NULL || observations == NULL)
        return false;
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
    CLEANUP_FREE struct significance *list = calloc(rows->count + 1, sizeof *list);
    CLEANUP_FREE struct significance **judged = calloc(rows->count + 1, sizeof *judged);
    CLEANUP_FREE int64_t *control =
        calloc(judging->observations.count[0] + 1, sizeof *control);
    CLEANUP_FREE int64_t *test = calloc(judging->observations.count[1] + 1, sizeof *test);
    int64_t *const values[2] = {control, test};
    int result = significance_judge_init(&judge, &judging->observations, error);

    if (result != 0)
        return result;
    if (list == NULL || judged == NULL || control == NULL || test == NULL)
        return error_set_memory(error);
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
    const size_t *counts = judging->observations.count;

    if (budget_share_take(&rows->memory,
                          rows->count * ((counts[0] + counts[1]) * sizeof(int64_t) +
                                         sizeof(struct significance) + 32),
                          NULL) != 0)
        return false;
    rows->judgements = calloc(rows->count + 1, sizeof *rows->judgements);
    for (int side = 0; side < 2; side++) {
        judging->sums[side] = calloc(rows->count * counts[side] + 1, sizeof(int64_t));
        if (judging->sums[side] == NULL || !map_nodes(judging, side))
            return false;
    }
    return rows->judgements != NULL;
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

    tree_map_init(&judging.nodes[0], &rows->memory);
    tree_map_init(&judging.nodes[1], &rows->memory);
    int result = observations_make(views, selections, &judging.observations, error);
    if (result != 0)
        return result;
    if (!prepare(&judging))
        return budget_or_memory(budget, error);
    if (observations_suffice(&judging.observations))
        result = tree_run_again(store, sides, 2, level, budget, take_recording, &judging,
                                error);
    if (result == 0 && !add_up(&judging))
        result = budget_or_memory(budget, error);
    return result != 0 ? result : judge_rows(&judging, error);
}
