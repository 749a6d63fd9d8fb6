#include "account/diagnosis.h"
#include "account/entry.h"
#include "account/explain.h"
#include "base/error.h"
#include "base/sentence.h"
#include "base/text.h"
#include "compare/compare.h"
#include "compare/equal_clock.h"
#include "compare/tree.h"
#include "compare/verdict.h"
#include "store/set_pair.h"

#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- layer words ---- */

/* The layer that a change comes from, as a sentence and as the JSON of the API. */

enum layer_certainty {
    LAYER_UNSURE, /* not said */
    LAYER_UNTESTED,
    LAYER_SURE
};

struct layer_sentence {
    const struct compare_result *result;
    const struct tree_rows *rows;
    const struct tree_layer *layer;
    const char *per_step;
    struct sentence *out;
};

/* The name of a row on a side, without the number of its instance; "": it has none. */
static const char *name_of(const struct tree_rows *rows, uint32_t row, int side)
{
    uint32_t node = rows->rows[row].node[side];

    return node == TREE_NONE ? ""
                             : strings_text(&rows->trees[side]->names,
                                            rows->trees[side]->nodes[node].name);
}

/* The test's name, else the control's. */
static void say_name(struct layer_sentence *saying, uint32_t row)
{
    int side = saying->rows->rows[row].node[1] != TREE_NONE ? 1 : 0;

    entry_say_name(saying->result, saying->out, name_of(saying->rows, row, side), NULL,
                   false);
}

/* "the backward of `attention`" */
static void say_frame(struct layer_sentence *saying, uint32_t row)
{
    const struct tree_row *at = &saying->rows->rows[row];

    if (at->sort == TREE_BACKWARD)
        sentence_text(saying->out, "the backward of ");
    else if (at->sort == TREE_RECOMPUTE)
        sentence_text(saying->out, "the recomputation of ");
    if ((at->sort == TREE_BACKWARD || at->sort == TREE_RECOMPUTE) &&
        at->parent != TREE_NONE) {
        if (at->parent == TREE_ROOT_NODE)
            sentence_text(saying->out, "what is in no module");
        else
            say_name(saying, at->parent);
        return;
    }
    say_name(saying, row);
}

/* "#7 to #11", "#3, #7 and #9" */
static void say_numbers(struct layer_sentence *saying)
{
    const struct tree_layer *layer = saying->layer;
    const uint32_t *numbers = layer->numbers;
    size_t last = layer->changed - 1;

    if (last > 1 && numbers[last] - numbers[0] == last) {
        sentence_printf(saying->out, " #%u to #%u", numbers[0], numbers[last]);
        return;
    }
    for (size_t i = 0; i <= last; i++)
        sentence_printf(saying->out, "%s#%u",
                        i == 0      ? " "
                        : i == last ? " and "
                                    : ", ",
                        numbers[i]);
}

/* "`TransformerBlock` #7 to #11", "all 12 `BertLayer`", "5 of 12 `BertLayer`" */
static bool say_repeated(struct layer_sentence *saying)
{
    const struct tree_layer *layer = saying->layer;
    bool row =
        layer->changed > 0 &&
        layer->numbers[layer->changed - 1] - layer->numbers[0] == layer->changed - 1;

    if (layer->changed == 0) {
        say_name(saying, layer->repeated);
        return false;
    }
    if (layer->changed == layer->instances) {
        sentence_printf(saying->out, "all %zu ", layer->instances);
        say_name(saying, layer->repeated);
    } else if (row || layer->changed <= TREE_LAYER_NUMBERS) {
        say_name(saying, layer->repeated);
        say_numbers(saying);
    } else {
        sentence_printf(saying->out, "%zu of %zu ", layer->changed, layer->instances);
        say_name(saying, layer->repeated);
    }
    return layer->changed > 1;
}

/* The subject of the sentence. True: it is plural. */
static bool say_subject(struct layer_sentence *saying)
{
    const struct tree_layer *layer = saying->layer;

    if (layer->repeated == layer->row)
        return say_repeated(saying);
    if (layer->repeated != TREE_NONE &&
        layer->repeated != saying->rows->rows[layer->row].parent) {
        sentence_text(saying->out, "in ");
        say_repeated(saying);
        sentence_text(saying->out, ", ");
    } else if (layer->repeated != TREE_NONE &&
               saying->rows->rows[layer->row].sort != TREE_BACKWARD) {
        sentence_text(saying->out, "in ");
        say_repeated(saying);
        sentence_text(saying->out, ", ");
    } else if (layer->repeated != TREE_NONE) { /* its backward */
        sentence_text(saying->out, "the backward of ");
        say_repeated(saying);
        return false;
    }
    say_frame(saying, layer->row);
    if (layer->within != TREE_NONE &&
        saying->rows->rows[layer->row].sort == TREE_MODULE) {
        sentence_text(saying->out, " of ");
        say_name(saying, layer->within);
    }
    return false;
}

/* "the test has 3 `Block` in `Model`, the control 4", "`Adapter` is new";
 * `above`: the frame that is named as its place, TREE_NONE: none; `there`: the same, as a
 * word. */
static void say_alone(struct layer_sentence *saying, uint32_t row, uint32_t above,
                      const char *there)
{
    const size_t *has = saying->layer->has;
    bool counts = has[0] > 0 && has[1] > 0;

    if (counts)
        sentence_printf(saying->out, "the test has %zu ", has[1]);
    say_name(saying, row);
    if (above != TREE_NONE && saying->rows->rows[above].sort == TREE_MODULE) {
        sentence_text(saying->out, counts ? " in " : " of ");
        say_name(saying, above);
    }
    if (counts)
        sentence_printf(saying->out, "%s, the control %zu", there, has[0]);
    else
        sentence_printf(saying->out, " is %s%s",
                        saying->rows->rows[row].node[1] != TREE_NONE ? "new" : "gone",
                        there);
}

/* A module that one side has alone. */
static void say_layer_alone(struct layer_sentence *saying)
{
    const struct tree_layer *layer = saying->layer;
    uint32_t above = saying->rows->rows[layer->row].parent;

    if (layer->repeated != TREE_NONE) {
        sentence_text(saying->out, "in ");
        say_repeated(saying);
        sentence_text(saying->out, ", ");
    }
    say_alone(saying, layer->row, layer->repeated != above ? above : TREE_NONE, "");
}

static void say_amount(struct layer_sentence *saying, bool several, bool alone)
{
    const struct tree_layer *layer = saying->layer;
    bool more = layer->change > 0;

    sentence_text(saying->out, alone ? ": that is " : several ? " take " : " takes ");
    sentence_time(saying->out, fabs(layer->change));
    sentence_printf(saying->out, " %s device time%s", more ? "more" : "less",
                    saying->per_step);
    if (!alone) {
        sentence_text(saying->out, " (");
        sentence_times(saying->out, layer->time[0], layer->time[1]);
        sentence_text(saying->out, "): ");
    } else {
        sentence_text(saying->out, ", ");
    }
    sentence_percent(saying->out, layer->share);
    sentence_text(saying->out,
                  more ? " of all that takes longer" : " of all that takes less time");
}

/* The operator below the layer, or the frame that replaced another one there. */
static void say_what(struct layer_sentence *saying)
{
    const struct tree_layer *layer = saying->layer;
    const struct tree_rows *rows = saying->rows;

    if (layer->gone != TREE_NONE && layer->come != TREE_NONE) {
        sentence_text(saying->out, ". ");
        say_name(saying, layer->gone);
        sentence_text(saying->out, " was replaced by ");
        say_name(saying, layer->come);
        return;
    }
    if (layer->come != TREE_NONE || layer->gone != TREE_NONE) {
        sentence_text(saying->out, ". ");
        say_alone(saying, layer->come != TREE_NONE ? layer->come : layer->gone, TREE_NONE,
                  " there");
        return;
    }
    if (layer->what == TREE_NONE)
        return;
    const struct tree_row *row = &rows->rows[layer->what];
    sentence_text(saying->out, ", most of it in ");
    if (row->status == TREE_REPLACED) {
        entry_say_name(saying->result, saying->out, name_of(rows, layer->what, 0), NULL,
                       false);
        sentence_text(saying->out, ", which is now ");
    }
    entry_say_name(saying->result, saying->out, name_of(rows, layer->what, 1), NULL,
                   false);
    double calls[2] = {tree_per_step(rows, 0, (int64_t)row->calls[0]),
                       tree_per_step(rows, 1, (int64_t)row->calls[1])};
    if (fabs(calls[0] - calls[1]) < 0.005)
        sentence_text(saying->out, " (as many calls)");
    else {
        sentence_text(saying->out, " (");
        sentence_counts(saying->out, calls);
        sentence_printf(saying->out, " calls%s)", saying->per_step);
    }
}

/* ---- JSON ---- */

static json_t *json_name(const struct tree_rows *rows, uint32_t row, int side)
{
    return rows->rows[row].node[side] == TREE_NONE ? json_null()
                                                   : entry_name(name_of(rows, row, side));
}

/* The frames of the folded tree from below the root to a row, as a new array. */
static json_t *layer_path(const struct tree_rows *rows, uint32_t row)
{
    json_t *path = json_array();

    for (; row != TREE_NONE && row != TREE_ROOT_NODE; row = rows->rows[row].parent)
        json_array_insert_new(
            path, 0,
            json_pack("{s:s, s:s, s:o, s:o}", "sort",
                      tree_sort_name((enum tree_sort)rows->rows[row].sort), "status",
                      tree_status_name((enum tree_status)rows->rows[row].status),
                      "control_name", json_name(rows, row, 0), "test_name",
                      json_name(rows, row, 1)));
    return path;
}

static json_t *json_numbers(const struct tree_layer *layer)
{
    json_t *numbers = json_array();

    for (size_t i = 0; i < layer->changed; i++)
        json_array_append_new(numbers, json_integer(layer->numbers[i]));
    return numbers;
}

/* A new entry of the diagnosis; NULL: no memory. `steps`: samples are steps, else whole
 * recordings. */
static json_t *layer_entry(const struct compare_result *result,
                           const struct tree_rows *rows, const struct tree_layer *layer,
                           enum layer_certainty certainty, bool steps)
{
    static const char *const words[] = {
        [LAYER_UNSURE] = "", [LAYER_UNTESTED] = "untested", [LAYER_SURE] = "sure"};
    CLEANUP_SENTENCE struct sentence text;
    struct layer_sentence saying = {result, rows, layer, steps ? " per step" : "", &text};
    const struct entry_head head = {SENTENCE_LAYER, words[certainty], layer->change,
                                    layer->share, WATERFALL_PARTS};

    sentence_init(&text);
    bool alone = rows->rows[layer->row].node[0] == TREE_NONE ||
                 rows->rows[layer->row].node[1] == TREE_NONE;
    bool several = alone ? say_layer_alone(&saying), false : say_subject(&saying);
    say_amount(&saying, several, alone);
    say_what(&saying);
    sentence_text(&text, certainty == LAYER_UNTESTED
                             ? ". There are too few steps to test this."
                             : ".");
    sentence_capital(&text);
    json_t *entry = entry_make(&head, &text,
                               json_pack("{s:[f,f], s:I, s:o}", "total",
                                         layer->time[0] / 1e3, layer->time[1] / 1e3,
                                         "instances", (json_int_t)layer->instances,
                                         "changed", json_numbers(layer)));
    if (entry != NULL &&
        json_object_set_new(entry, "tree", layer_path(rows, layer->row)) != 0) {
        json_decref(entry);
        return NULL;
    }
    return entry;
}

/* ---- layer ---- */

/* Tests the times of the frame in each step, like those of rows (docs/semantics.md
 * §5). */
static int judge(struct store *store, struct tree_pair *pair,
                 const struct tree_layer *layer, enum layer_certainty *out,
                 struct error *error)
{
    int result = tree_judge(store, pair->sides, TREE_MODULES, false, &pair->rows, error);

    if (result != 0)
        return result;
    /* A few odd steps can give the sum another sign than the test. */
    bool longer = layer->change > 0;
    switch (pair->rows.judgements[layer->row].verdict) {
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

int layer_add(struct store *store, const struct compare_result *result, json_t *sentences,
              struct error *error)
{
    CLEANUP(tree_pair_free) struct tree_pair pair;
    struct tree_layer layer;
    enum layer_certainty certainty;

    int failed = tree_pair_make(store, result, TREE_MODULES, true, &pair, error);
    if (failed == 0 && !tree_layer_find(&pair.rows, &layer))
        failed = budget_or_memory(&pair.budget, error);
    if (failed != 0 || layer.row == TREE_NONE)
        return failed;
    bool steps = pair.sides[0].selection.number_count > 0 ||
                 pair.sides[1].selection.number_count > 0;
    failed = judge(store, &pair, &layer, &certainty, error);
    if (failed != 0 || certainty == LAYER_UNSURE)
        return failed;
    return entry_append(sentences,
                        layer_entry(result, &pair.rows, &layer, certainty, steps), error);
}

/* ---- contributors ---- */

#define NAME_BYTES_MAX ((size_t)1 << 18)
#define TEXTS_BYTES_MAX ((size_t)1 << 23)
#define NO_MODULE ((uint32_t)0) /* the root */

struct module_tree {
    struct tree_pair pair;
    uint32_t (*node)[2]; /* by row of the difference before it was folded */
    uint32_t *row_of;    /* of those: where it went */
    size_t single_count;
    uint32_t *module; /* by folded row: the innermost module at or above, or NO_MODULE */
    int64_t (*totals)[WATERFALL_IDLE][2]; /* by module's row, ns */
};

static void module_tree_free(struct module_tree *folding)
{
    tree_pair_free(&folding->pair);
}

/* ---- the modules and their times ---- */

static bool has_modules(const struct tree_rows *rows)
{
    for (size_t i = 0; i < rows->count; i++)
        if (rows->rows[i].sort == TREE_MODULE)
            return true;
    return false;
}

static bool fold(struct module_tree *folding)
{
    struct tree_rows *rows = &folding->pair.rows;
    size_t count = rows->count;

    folding->single_count = count;
    folding->node = arena_new(rows->arena, count, sizeof *folding->node);
    folding->row_of = arena_new(rows->arena, count, sizeof *folding->row_of);
    folding->module = arena_new(rows->arena, count, sizeof *folding->module);
    folding->totals = arena_new(rows->arena, count, sizeof *folding->totals);
    for (size_t i = 0; i < count; i++)
        memcpy(folding->node[i], rows->rows[i].node, sizeof folding->node[i]);
    return tree_fold(rows, folding->row_of);
}

static void add_times(struct module_tree *folding)
{
    const struct tree_rows *rows = &folding->pair.rows;

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

static void make_bars(const struct compare_result *result,
                      const struct module_tree *folding, struct waterfall *out)
{
    struct waterfall_sums sums[2];
    size_t count = 0;
    const struct tree_rows *rows = &folding->pair.rows;
    struct waterfall_operation *operations =
        arena_new(rows->arena, rows->count * WATERFALL_IDLE, sizeof *operations);

    compare_sum_steps(result, sums);
    for (uint32_t row = 0; row < rows->count; row++)
        for (int part = 0; folding->module[row] == row && part < WATERFALL_IDLE; part++)
            operations[count++] = (struct waterfall_operation){
                row,
                (enum waterfall_part)part,
                {folding->totals[row][part][0], folding->totals[row][part][1]}};
    waterfall_make(&sums[0], &sums[1], operations, count, out);
    out->by_module = true;
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
    const struct tree_rows *rows = &folding->pair.rows;

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
    CLEANUP_BUFFER struct buffer name = BUFFER(NAME_BYTES_MAX);

    for (int part = 0; part < WATERFALL_IDLE; part++)
        for (size_t i = 0; i < bars->contributor_count[part]; i++) {
            const struct waterfall_contributor *from = &bars->contributors[part][i];

            buffer_clear(&name);
            append_module(folding, (uint32_t)from->id, &name);
            if (buffer_failed(&name))
                return error_set_memory(error);
            result->contributors[part][i] = (struct compare_contributor){
                arena_text(result->arena, name.bytes, name.length),
                from->id == NO_MODULE ? "no module" : "module", from->change,
                layer_path(&folding->pair.rows, (uint32_t)from->id)};
        }
    return 0;
}

/* ---- the whole ---- */

static int replace(struct store *store, struct compare_result *result,
                   struct error *error)
{
    CLEANUP(module_tree_free) struct module_tree folding = {0};
    struct waterfall bars = {.known = false};
    int failed = tree_pair_make(store, result, TREE_MODULES, true, &folding.pair, error);

    if (failed != 0)
        return failed;
    if (!has_modules(&folding.pair.rows)) {
        result->contributors_note =
            "neither side has modules: record with with_stack=True";
        return 0;
    }
    if (!fold(&folding))
        return budget_or_memory(&folding.pair.budget, error);
    add_times(&folding);
    make_bars(result, &folding, &bars);
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
