/* See layer.h. */
#include "diagnosis/layer.h"

#include "analysis/compare/significance.h"
#include "analysis/tree/tree_difference.h"
#include "analysis/tree/tree_judge.h"
#include "analysis/tree/tree_layer.h"
#include "analysis/tree/tree_run.h"
#include "base/cleanup.h"
#include "diagnosis/entry.h"
#include "diagnosis/layer_words.h"
#include "store/set/set_pair.h"

/* The part of a comparison's time that this may use; after it, the answer lacks this
 * sentence.
 */
#define PART_NS ((int64_t)20 * 1000000000)

struct layer_trees {
    struct tree_side sides[2];
    struct tree_rows rows;
    struct tree_layer layer;
    struct budget budget;
};

static void layer_trees_free(struct layer_trees *asking)
{
    tree_layer_free(&asking->layer);
    tree_rows_free(&asking->rows);
    tree_side_free(&asking->sides[0]);
    tree_side_free(&asking->sides[1]);
}

/* Tests the times of the frame in each step, like those of rows (docs/semantics.md
 * §5). */
static int judge(struct store *store, struct layer_trees *asking,
                 enum layer_certainty *out, struct error *error)
{
    int result =
        tree_judge(store, asking->sides, TREE_MODULES, false, &asking->rows, error);

    if (result != 0)
        return result;
    /* A few odd steps can give the sum another sign than the test. */
    bool longer = asking->layer.change > 0;
    switch (asking->rows.judgements[asking->layer.row].verdict) {
    case SIGNIFICANCE_SLOWER:
        *out = longer ? LAYER_SURE : LAYER_UNSURE;
        return 0;
    case SIGNIFICANCE_FASTER:
        *out = longer ? LAYER_UNSURE : LAYER_SURE;
        return 0;
    case SIGNIFICANCE_CANNOT_JUDGE:
        *out = LAYER_UNTESTED;
        return 0;
    default:
        *out = LAYER_UNSURE;
        return 0;
    }
}

/* ---- the whole ---- */

static int find(struct store *store, const struct compare_result *result,
                struct layer_trees *asking, struct error *error)
{
    struct side_request requests[2];

    for (int side = 0; side < 2; side++) {
        requests[side] = result->request.side[side];
        requests[side].budget = &asking->budget;
    }
    int failed = tree_run(store, requests, 2, TREE_MODULES, NULL, asking->sides, error);
    if (failed != 0)
        return failed;
    return tree_difference(&asking->sides[0].tree, &asking->sides[1].tree,
                           &asking->budget, &asking->rows) &&
                   tree_layer_find(&asking->rows, &asking->layer)
               ? 0
               : budget_or_memory(&asking->budget, error);
}

static int add_sentence(struct store *store, const struct compare_result *result,
                        struct layer_trees *asking, bool steps, json_t *sentences,
                        struct error *error)
{
    enum layer_certainty certainty;

    if (asking->layer.row == TREE_NONE)
        return 0;
    int failed = judge(store, asking, &certainty, error);
    if (failed != 0 || certainty == LAYER_UNSURE)
        return failed;
    return entry_append(
        sentences, layer_entry(result, &asking->rows, &asking->layer, certainty, steps),
        error);
}

int layer_add(struct store *store, const struct compare_result *result, json_t *sentences,
              struct error *error)
{
    CLEANUP(layer_trees_free)
    struct layer_trees asking = {
        .layer = {.row = TREE_NONE},
        .budget = {.wall_ns = PART_NS, .processor_ns = PART_NS, .whole = result->budget}};

    budget_begin(&asking.budget);
    int failed = find(store, result, &asking, error);
    if (failed != 0)
        return failed;
    bool steps = asking.sides[0].selection.number_count > 0 ||
                 asking.sides[1].selection.number_count > 0;
    return add_sentence(store, result, &asking, steps, sentences, error);
}
