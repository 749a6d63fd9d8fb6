/* See layer_words.h. */
#include "diagnosis/layer_words.h"

#include "base/sentence.h"
#include "diagnosis/entry.h"

#include <math.h>

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

json_t *layer_path(const struct tree_rows *rows, uint32_t row)
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

json_t *layer_entry(const struct compare_result *result, const struct tree_rows *rows,
                    const struct tree_layer *layer, enum layer_certainty certainty,
                    bool steps)
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
