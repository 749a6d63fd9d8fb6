/* See operators.h. */
#include "diagnosis/operators.h"

#include "analysis/tree/tree_run.h"
#include "base/array.h"
#include "base/cleanup.h"
#include "store/set/set_pair.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* The part of a comparison's time that this may use; after it, the answer has no
 * operators. */
#define PART_NS ((int64_t)20 * 1000000000)
#define TEXTS_BYTES_MAX ((size_t)256 << 20)
#define BY_NONE ((uint32_t)0) /* the first sum is that of no operator */

struct operator_sums {
    struct compare_result *result;
    struct tree_side sides[2];
    struct compare_operator *sums;
    uint32_t *texts; /* by sum: its name */
    size_t count, capacity, text_capacity;
    uint32_t *sum_of_text;
    size_t sum_capacity;
    struct budget budget;
    struct budget_share memory;
};

static void operator_sums_free(struct operator_sums *summing)
{
    free(summing->sums);
    free(summing->texts);
    free(summing->sum_of_text);
    budget_share_return(&summing->memory);
    tree_side_free(&summing->sides[0]);
    tree_side_free(&summing->sides[1]);
}

/* The sum of a name, new or not; STRINGS_NONE: no memory. */
static uint32_t sum_of(struct operator_sums *summing, const char *name, size_t length)
{
    struct strings *texts = &summing->result->operator_texts;
    uint32_t known = texts->count, text = strings_add(texts, name, length);

    if (text == STRINGS_NONE ||
        !ARRAY_RESERVE_COUNTED(&summing->memory, summing->sum_of_text,
                               summing->sum_capacity, texts->count))
        return STRINGS_NONE;
    if (text < known)
        return summing->sum_of_text[text];
    if (!ARRAY_RESERVE_COUNTED(&summing->memory, summing->sums, summing->capacity,
                               summing->count + 1) ||
        !ARRAY_RESERVE_COUNTED(&summing->memory, summing->texts, summing->text_capacity,
                               summing->count + 1))
        return STRINGS_NONE;
    summing->sums[summing->count] = (struct compare_operator){0};
    summing->texts[summing->count] = text;
    summing->sum_of_text[text] = (uint32_t)summing->count++;
    return summing->sum_of_text[text];
}

static bool add_side(struct operator_sums *summing, int side)
{
    const struct tree *tree = &summing->sides[side].tree;
    CLEANUP_FREE uint32_t *above = calloc(tree->count + 1, sizeof *above);

    if (above == NULL)
        return false;
    for (size_t i = 0; i < tree->count && !budget_is_over(&summing->budget); i++) {
        const struct tree_node *node = &tree->nodes[i];

        above[i] = node->parent == TREE_NONE ? BY_NONE : above[node->parent];
        if (node->sort == TREE_OPERATOR)
            above[i] = sum_of(summing, strings_text(&tree->names, node->name),
                              strings_length(&tree->names, node->name));
        if (above[i] == STRINGS_NONE)
            return false;
        struct compare_operator *sum = &summing->sums[above[i]];
        sum->total[side] += node->own;
        for (uint32_t k = 0; k < node->kernel_count; k++)
            sum->count[side] += tree->kernels[node->kernels + k].count;
    }
    return true;
}

/* ---- the order ---- */

static double change_of(const struct compare_operator *operator_sum,
                        const size_t *samples)
{
    return (double)operator_sum->total[1] / (double)samples[1] -
           (double)operator_sum->total[0] / (double)samples[0];
}

static int compare_sums(const void *a, const void *b)
{
    const struct compare_operator *x = a, *y = b;
    double more = fabs(y->change) - fabs(x->change);

    if (more != 0)
        return more > 0 ? 1 : -1;
    return strcmp(x->name == NULL ? "" : x->name, y->name == NULL ? "" : y->name);
}

/* Leaves out operators that launched nothing. */
static void hand_over(struct operator_sums *summing)
{
    struct compare_result *result = summing->result;
    const size_t samples[2] = {result->selection[0].step_count,
                               result->selection[1].step_count};
    size_t kept = 0;

    for (size_t i = 0; i < summing->count; i++) {
        struct compare_operator sum = summing->sums[i];

        if (sum.count[0] + sum.count[1] == 0)
            continue;
        sum.name = i == BY_NONE
                       ? NULL
                       : strings_text(&result->operator_texts, summing->texts[i]);
        sum.change = change_of(&sum, samples);
        summing->sums[kept++] = sum;
    }
    qsort(summing->sums, kept, sizeof *summing->sums, compare_sums);
    result->operators = TAKE_PTR(summing->sums);
    result->operator_count = kept;
}

/* ---- the whole ---- */

static int sum_up(struct store *store, struct operator_sums *summing, struct error *error)
{
    struct side_request requests[2];

    for (int side = 0; side < 2; side++) {
        requests[side] = summing->result->request.side[side];
        requests[side].budget = &summing->budget;
    }
    int failed =
        tree_run(store, requests, 2, TREE_OPERATORS, NULL, summing->sides, error);
    if (failed != 0)
        return failed;
    /* The empty text means no operator. */
    bool fine =
        sum_of(summing, "", 0) == BY_NONE && add_side(summing, 0) && add_side(summing, 1);
    if (!fine || budget_is_over(&summing->budget))
        return budget_or_memory(&summing->budget, error);
    hand_over(summing);
    return budget_share_take(&summing->result->memory,
                             summing->capacity * sizeof(struct compare_operator), error);
}

int operators_add(struct store *store, struct compare_result *result, struct error *error)
{
    CLEANUP(operator_sums_free)
    struct operator_sums summing = {
        .result = result,
        .budget = {.wall_ns = PART_NS, .processor_ns = PART_NS, .whole = result->budget}};

    if (result->operators != NULL)
        return 0;
    strings_init_counted(&result->operator_texts, TEXTS_BYTES_MAX, result->budget);
    summing.memory.budget = result->budget;
    budget_begin(&summing.budget);
    int failed = sum_up(store, &summing, error);
    return failed == -ERROR_TIMEOUT ? 0 : failed;
}
