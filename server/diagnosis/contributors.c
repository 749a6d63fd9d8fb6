/* See contributors.h. */
#include "diagnosis/contributors.h"

#include "analysis/compare/compare_verdict.h"
#include "analysis/tree/tree_difference.h"
#include "analysis/tree/tree_fold.h"
#include "analysis/tree/tree_run.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "diagnosis/explainer.h"
#include "diagnosis/layer_words.h"
#include "store/set/set_pair.h"

#include <stdlib.h>
#include <string.h>

/* The part of a comparison's time that this may use; after it, the answer has rows
 * instead of modules. */
#define PART_NS ((int64_t)20 * 1000000000)
#define NAME_BYTES_MAX ((size_t)1 << 18)
#define TEXTS_BYTES_MAX ((size_t)1 << 23)
#define NO_MODULE ((uint32_t)0) /* the root */

struct module_tree {
    struct tree_side sides[2];
    struct tree_rows rows;
    uint32_t (*node)[2]; /* by row of the difference before it was folded */
    uint32_t *row_of;    /* of those: where it went */
    size_t single_count;
    uint32_t *module; /* by folded row: the innermost module at or above, or NO_MODULE */
    int64_t (*totals)[WATERFALL_IDLE][2]; /* by module's row, ns */
    struct budget budget;
};

static void module_tree_free(struct module_tree *folding)
{
    free(folding->node);
    free(folding->row_of);
    free(folding->module);
    free(folding->totals);
    tree_rows_free(&folding->rows);
    tree_side_free(&folding->sides[0]);
    tree_side_free(&folding->sides[1]);
}

/* ---- the modules and their times ---- */

static int make_rows(struct store *store, const struct compare_result *result,
                     struct module_tree *folding, struct error *error)
{
    struct side_request requests[2];

    for (int side = 0; side < 2; side++) {
        requests[side] = result->request.side[side];
        requests[side].budget = &folding->budget;
    }
    int failed = tree_run(store, requests, 2, TREE_MODULES, NULL, folding->sides, error);
    if (failed != 0)
        return failed;
    return tree_difference(&folding->sides[0].tree, &folding->sides[1].tree,
                           &folding->budget, &folding->rows)
               ? 0
               : budget_or_memory(&folding->budget, error);
}

static bool has_modules(const struct tree_rows *rows)
{
    for (size_t i = 0; i < rows->count; i++)
        if (rows->rows[i].sort == TREE_MODULE)
            return true;
    return false;
}

static bool fold(struct module_tree *folding)
{
    struct tree_rows *rows = &folding->rows;
    size_t count = rows->count;

    if (budget_share_take(&rows->memory,
                          count * (sizeof *folding->node + 2 * sizeof(uint32_t) +
                                   sizeof *folding->totals),
                          NULL) != 0)
        return false;
    folding->single_count = count;
    folding->node = calloc(count + 1, sizeof *folding->node);
    folding->row_of = calloc(count + 1, sizeof *folding->row_of);
    folding->module = calloc(count + 1, sizeof *folding->module);
    folding->totals = calloc(count + 1, sizeof *folding->totals);
    if (folding->node == NULL || folding->row_of == NULL || folding->module == NULL ||
        folding->totals == NULL)
        return false;
    for (size_t i = 0; i < count; i++)
        memcpy(folding->node[i], rows->rows[i].node, sizeof folding->node[i]);
    return tree_fold(rows, folding->row_of);
}

static void add_times(struct module_tree *folding)
{
    const struct tree_rows *rows = &folding->rows;

    for (uint32_t i = 1; i < rows->count; i++) /* parents come first */
        folding->module[i] =
            rows->rows[i].sort == TREE_MODULE ? i : folding->module[rows->rows[i].parent];
    for (size_t i = 0; i < folding->single_count; i++)
        for (int side = 0; side < 2; side++) {
            if (folding->node[i][side] == TREE_NONE)
                continue;
            const struct tree_node *node =
                &rows->trees[side]->nodes[folding->node[i][side]];
            int64_t(*times)[2] = folding->totals[folding->module[folding->row_of[i]]];

            times[WATERFALL_COMPUTE][side] +=
                node->own - node->communication - node->memory;
            times[WATERFALL_EXPOSED_COMMUNICATION][side] += node->communication;
            times[WATERFALL_EXPOSED_MEMORY][side] += node->memory;
        }
}

/* ---- under the bars ---- */

static int make_bars(const struct compare_result *result,
                     const struct module_tree *folding, struct waterfall *out,
                     struct error *error)
{
    struct waterfall_sums sums[2];
    size_t count = 0;
    CLEANUP_FREE struct waterfall_operation *operations =
        calloc(folding->rows.count * WATERFALL_IDLE + 1, sizeof *operations);

    if (operations == NULL)
        return error_set_memory(error);
    compare_sum_steps(result, sums);
    for (uint32_t row = 0; row < folding->rows.count; row++)
        for (int part = 0; folding->module[row] == row && part < WATERFALL_IDLE; part++)
            operations[count++] = (struct waterfall_operation){
                row,
                (enum waterfall_part)part,
                {folding->totals[row][part][0], folding->totals[row][part][1]}};
    waterfall_make(&sums[0], &sums[1], operations, count, out);
    out->by_module = true;
    return 0;
}

/* ---- the parts of the host ---- */

static int64_t integer_of(const json_t *object, const char *name)
{
    return json_integer_value(json_object_get(object, name));
}

/* The part of that name; WATERFALL_PARTS: none. */
static int find_part(const json_t *name)
{
    int part = 0;

    while (part < WATERFALL_PARTS &&
           strcmp(waterfall_part_name((enum waterfall_part)part),
                  json_is_string(name) ? json_string_value(name) : "") != 0)
        part++;
    return part;
}

static void add_rows(struct compare_result *result, int part, const json_t *of)
{
    struct waterfall *out = &result->waterfall;
    const json_t *rows = json_object_get(of, "rows");

    for (size_t i = 0; i < json_array_size(rows) && i < WATERFALL_CONTRIBUTORS; i++) {
        const json_t *row = json_array_get(rows, i);
        double change = 1e3 * json_number_value(json_object_get(row, "change"));

        out->contributors[part][i] = (struct waterfall_contributor){i, change};
        result->contributors[part][i] = (struct compare_contributor){
            json_string_value(json_object_get(row, "name")),
            json_string_value(json_object_get(row, "category")), change, NULL};
        out->contributor_count[part] = i + 1;
    }
    out->moved[part] = (size_t)integer_of(of, "rows_count");
    waterfall_name_first(out, part);
}

void contributors_of_account(struct compare_result *result)
{
    const json_t *parts = json_object_get(result->account, "parts");
    struct waterfall_sums sums[2];
    const json_t *at;
    size_t i;

    if (result->waterfall.known || explainer_has_device(result, PAIR_CONTROL) ||
        explainer_has_device(result, PAIR_TEST) || json_array_size(parts) == 0)
        return;
    compare_sum_steps(result, sums);
    json_array_foreach(parts, i, at)
    {
        int part = find_part(json_object_get(at, "part"));

        for (int side = 0; side < 2 && part < WATERFALL_PARTS; side++)
            sums[side].parts[part] =
                integer_of(at, side == PAIR_CONTROL ? "control_ns" : "test_ns");
    }
    sums[0].has_parts = sums[1].has_parts = true;
    waterfall_make(&sums[0], &sums[1], NULL, 0, &result->waterfall);
    result->waterfall.of_host = true;
    json_array_foreach(parts, i, at)
    {
        int part = find_part(json_object_get(at, "part"));

        if (part < WATERFALL_PARTS)
            add_rows(result, part, at);
    }
}

/* ---- names ---- */

static void append_class(const struct tree_rows *rows, uint32_t row, struct buffer *out)
{
    int side = rows->rows[row].node[1] != TREE_NONE ? 1 : 0;
    const struct tree *tree = rows->trees[side];
    uint32_t name = tree->nodes[rows->rows[row].node[side]].name;

    text_append_utf8(out, strings_text(&tree->names, name),
                     strings_length(&tree->names, name));
}

/* "BertLayer / BertAttention × 12" */
static void append_module(const struct module_tree *folding, uint32_t row,
                          struct buffer *out)
{
    const struct tree_rows *rows = &folding->rows;

    if (row == NO_MODULE) {
        buffer_append_text(out, "in no module");
        return;
    }
    uint32_t above = folding->module[rows->rows[row].parent];
    if (above != NO_MODULE) {
        append_class(rows, above, out);
        buffer_append_text(out, " / ");
    }
    append_class(rows, row, out);
    if (rows->rows[row].instances > 1)
        buffer_printf(out, " \u00d7 %u", rows->rows[row].instances);
}

static int name_contributors(struct compare_result *result,
                             const struct module_tree *folding,
                             const struct waterfall *bars, struct error *error)
{
    uint32_t ids[WATERFALL_IDLE][WATERFALL_CONTRIBUTORS];
    CLEANUP_BUFFER struct buffer name;

    buffer_init(&name, NAME_BYTES_MAX);
    strings_init_counted(&result->module_texts, TEXTS_BYTES_MAX, result->budget);
    for (int part = 0; part < WATERFALL_IDLE; part++)
        for (size_t i = 0; i < bars->contributor_count[part]; i++) {
            buffer_clear(&name);
            append_module(folding, (uint32_t)bars->contributors[part][i].id, &name);
            if (buffer_failed(&name))
                return error_set_memory(error);
            ids[part][i] = strings_add(&result->module_texts, name.bytes, name.length);
            if (ids[part][i] == STRINGS_NONE)
                return error_set_memory(error);
        }
    for (int part = 0; part < WATERFALL_IDLE; part++)
        for (size_t i = 0; i < bars->contributor_count[part]; i++) {
            const struct waterfall_contributor *from = &bars->contributors[part][i];

            result->contributors[part][i] = (struct compare_contributor){
                strings_text(&result->module_texts, ids[part][i]),
                from->id == NO_MODULE ? "no module" : "module", from->change,
                layer_path(&folding->rows, (uint32_t)from->id)};
        }
    return 0;
}

/* ---- the whole ---- */

static int replace(struct store *store, struct compare_result *result,
                   struct error *error)
{
    CLEANUP(module_tree_free)
    struct module_tree folding = {
        .budget = {.wall_ns = PART_NS, .processor_ns = PART_NS, .whole = result->budget}};
    struct waterfall bars = {.known = false};

    budget_begin(&folding.budget);
    int failed = make_rows(store, result, &folding, error);
    if (failed != 0)
        return failed;
    if (!has_modules(&folding.rows)) {
        result->contributors_note =
            "neither side has modules: record with with_stack=True";
        return 0;
    }
    if (!fold(&folding))
        return budget_or_memory(&folding.budget, error);
    add_times(&folding);
    failed = make_bars(result, &folding, &bars, error);
    if (failed == 0)
        failed = name_contributors(result, &folding, &bars, error);
    if (failed == 0)
        result->waterfall = bars;
    return failed;
}

int contributors_by_module(struct store *store, struct compare_result *result,
                           struct error *error)
{
    if (!result->waterfall.known || result->waterfall.by_module)
        return 0;
    if (result->waterfall.of_host) {
        result->contributors_note = "no module is named under parts of the host's time";
        return 0;
    }
    int failed = replace(store, result, error);
    if (failed != -ERROR_TIMEOUT)
        return failed;
    result->contributors_note = "the trees of calls would take too long";
    return 0;
}
