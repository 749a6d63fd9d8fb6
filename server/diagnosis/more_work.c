/* See more_work.h. */
#include "diagnosis/more_work.h"

#include "analysis/compare/significance.h"
#include "analysis/tree/tree_judge.h"
#include "analysis/tree/tree_split.h"
#include "analysis/tree/tree_work.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "diagnosis/words_numbers.h"

#include <math.h>
#include <string.h>

#define TEXT_BYTES_MAX ((size_t)4096)
#define NAME_BYTES_MAX ((size_t)1 << 18)
/* The FLOPs change by at least this part of the control's; the operator's time by this
 * part of the control's device time; and more work explains this part of the operator's
 * change. */
#define FLOPS_LEAST 0.02
#define CHANGE_LEAST 0.005
#define CARRIES_LEAST 0.25
/* A smaller part of the change is not mentioned. */
#define REST_LEAST 0.02

struct work_change {
    uint32_t row;
    struct tree_split split;
    double flops[2]; /* per step */
    double time[2];  /* ns per step */
    bool is_tested;
};

static double change_of(const struct work_change *change)
{
    return change->time[1] - change->time[0];
}

/* Whether more work explains the change of an operator. */
static bool is_carried(const struct tree_rows *rows, uint32_t row,
                       struct work_change *out)
{
    const struct tree_row *at = &rows->rows[row];
    double whole = tree_per_step(rows, 0, rows->rows[TREE_ROOT_NODE].device[0]);

    *out = (struct work_change){.row = row};
    if (!tree_split_of(rows, at, &out->split) || !out->split.by_flops)
        return false;
    for (int side = 0; side < 2; side++) {
        out->flops[side] = at->flops[side] / (double)rows->trees[side]->samples;
        out->time[side] = tree_per_step(rows, side, at->device[side]);
    }
    double change = change_of(out);
    return fabs(out->flops[1] - out->flops[0]) >= FLOPS_LEAST * out->flops[0] &&
           fabs(change) >= CHANGE_LEAST * whole && out->split.more * change > 0 &&
           fabs(out->split.more) >= CARRIES_LEAST * fabs(change);
}

/* Whether the tests are certain enough to say so. */
static bool is_sayable(const struct tree_rows *rows, struct work_change *change)
{
    uint8_t verdict = rows->judgements[change->row].verdict;

    change->is_tested = verdict != SIGNIFICANCE_CANNOT_JUDGE;
    return !change->is_tested ||
           verdict == (change_of(change) > 0 ? SIGNIFICANCE_SLOWER : SIGNIFICANCE_FASTER);
}

/* ---- words ---- */

static const char *name_of(const struct tree_rows *rows, uint32_t row)
{
    const struct tree *tree = rows->trees[1];

    return strings_text(&tree->names, tree->nodes[rows->rows[row].node[1]].name);
}

/* "FLOPs +24 %", "2.5 times the FLOPs" */
static void say_flops(struct buffer *out, const double flops[2])
{
    double ratio = flops[1] / flops[0];

    if (ratio >= 2) {
        words_digits(out, ratio);
        buffer_append_text(out, " times the FLOPs");
        return;
    }
    buffer_append_text(out, ratio > 1 ? "FLOPs +" : "FLOPs \xE2\x88\x92");
    words_percent(out, fabs(ratio - 1));
}

static void say_split(struct buffer *out, const struct work_change *change)
{
    double whole = change_of(change), rest = change->split.slower;
    const char *more = whole > 0 ? "more" : "less";

    if (rest * whole < 0 && fabs(rest) >= REST_LEAST * fabs(whole)) {
        buffer_printf(out, "at the speed of the control, %s work (", more);
        say_flops(out, change->flops);
        buffer_append_text(out, ") would take ");
        words_time(out, fabs(change->split.more));
        buffer_printf(out, " %s, but the work is ", more);
        words_time(out, fabs(rest));
        buffer_append_text(out, whole > 0 ? " faster" : " slower");
        return;
    }
    if (fabs(rest) < REST_LEAST * fabs(whole)) {
        buffer_append_text(out, "all of it");
    } else {
        words_time(out, fabs(change->split.more));
        buffer_append_text(out, " of it");
    }
    buffer_printf(out, " is %s work (", more);
    say_flops(out, change->flops);
    buffer_append_char(out, ')');
    if (fabs(rest) >= REST_LEAST * fabs(whole)) {
        buffer_append_text(out, ", ");
        words_time(out, fabs(rest));
        buffer_append_text(out, whole > 0 ? " slower work" : " faster work");
    }
}

static void say(struct buffer *out, const struct tree_rows *rows,
                const struct work_change *change, bool steps)
{
    words_name(out, name_of(rows, change->row), false);
    buffer_append_text(out, " takes ");
    words_time(out, fabs(change_of(change)));
    buffer_printf(out, " %s device time%s (", change_of(change) > 0 ? "more" : "less",
                  steps ? " per step" : "");
    words_times(out, change->time[0], change->time[1]);
    buffer_append_text(out, "): ");
    say_split(out, change);
    buffer_append_text(
        out, change->is_tested ? "." : ". There are too few steps to test the times.");
}

/* ---- JSON ---- */

static json_t *json_name(const char *name)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, NAME_BYTES_MAX);
    text_append_utf8(&text, name, strlen(name));
    return buffer_failed(&text) ? NULL
                                : json_string(text.bytes == NULL ? "" : text.bytes);
}

static json_t *make_entry(const struct tree_rows *rows, const struct work_change *change,
                          bool steps)
{
    CLEANUP_BUFFER struct buffer text;

    buffer_init(&text, TEXT_BYTES_MAX);
    say(&text, rows, change, steps);
    if (buffer_failed(&text))
        return NULL;
    return json_pack("{s:s, s:s, s:s, s:f, s:n, s:n, s:[{s:o, s:s}], s:[], s:[], "
                     "s:{s:[f,f], s:[f,f], s:f, s:f}}",
                     "kind", "work", "text", text.bytes, "certainty",
                     change->is_tested ? "sure" : "untested", "change",
                     round(change_of(change)) / 1000, "share", "part", "rows", "name",
                     json_name(name_of(rows, change->row)), "category", "cpu_op", "ranks",
                     "steps", "values", "total", change->time[0] / 1e3,
                     change->time[1] / 1e3, "flops", change->flops[0], change->flops[1],
                     "more_work", change->split.more / 1e3, "slower_work",
                     change->split.slower / 1e3);
}

/* ---- the whole ---- */

/* The largest change that is certain and comes from more work; false: none. */
static bool choose(const struct tree_rows *rows, bool judged, struct work_change *best)
{
    bool found = false;

    for (uint32_t row = 1; row < rows->count; row++) {
        struct work_change change;

        if (!is_carried(rows, row, &change) || (judged && !is_sayable(rows, &change)) ||
            (found && fabs(change_of(&change)) <= fabs(change_of(best))))
            continue;
        *best = change;
        found = true;
    }
    return found;
}

int more_work_add(struct store *store, struct tree_side sides[2], struct budget *budget,
                  bool steps, json_t *sentences, struct error *error)
{
    CLEANUP(tree_rows_free) struct tree_rows rows = {0};
    struct work_change best;

    if (!tree_work_find(&sides[0].tree, &sides[1].tree, budget, &rows))
        return budget_or_memory(budget, error);
    if (!choose(&rows, false, &best))
        return 0;
    int result = tree_judge(store, sides, TREE_MODULES, false, &rows, error);
    if (result != 0)
        return result;
    if (!choose(&rows, true, &best))
        return 0;
    json_t *entry = make_entry(&rows, &best, steps);
    return entry != NULL && json_array_append_new(sentences, entry) == 0
               ? 0
               : error_set_memory(error);
}
