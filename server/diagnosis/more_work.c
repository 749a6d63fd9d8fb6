/* See more_work.h. */
#include "diagnosis/more_work.h"

#include "analysis/compare/significance.h"
#include "analysis/tree/tree_judge.h"
#include "analysis/tree/tree_split.h"
#include "analysis/tree/tree_work.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "diagnosis/entry.h"

#include <math.h>
#include <string.h>

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
static void say_flops(struct sentence *out, const double flops[2])
{
    double ratio = flops[1] / flops[0];

    if (ratio >= 2) {
        sentence_digits(out, ratio);
        sentence_text(out, " times the FLOPs");
        return;
    }
    double percent = 100 * (ratio - 1);
    int digits = fabs(percent) >= 9.95 ? 0 : 1;

    sentence_text(out, "FLOPs ");
    sentence_number(out, percent, SENTENCE_PERCENT, "%s%.*f %%",
                    ratio > 1 ? "+" : "\xE2\x88\x92", digits,
                    text_rounded(fabs(percent), digits));
}

static void say_split(struct sentence *out, const struct work_change *change)
{
    double whole = change_of(change), rest = change->split.slower;
    const char *more = whole > 0 ? "more" : "less";

    if (rest * whole < 0 && fabs(rest) >= REST_LEAST * fabs(whole)) {
        sentence_printf(out, "at the speed of the control, %s work (", more);
        say_flops(out, change->flops);
        sentence_text(out, ") would take ");
        sentence_time(out, fabs(change->split.more));
        sentence_printf(out, " %s, but the work is ", more);
        sentence_time(out, fabs(rest));
        sentence_text(out, whole > 0 ? " faster" : " slower");
        return;
    }
    if (fabs(rest) < REST_LEAST * fabs(whole)) {
        sentence_text(out, "all of it");
    } else {
        sentence_time(out, fabs(change->split.more));
        sentence_text(out, " of it");
    }
    sentence_printf(out, " is %s work (", more);
    say_flops(out, change->flops);
    sentence_text(out, ")");
    if (fabs(rest) >= REST_LEAST * fabs(whole)) {
        sentence_text(out, ", ");
        sentence_time(out, fabs(rest));
        sentence_text(out, whole > 0 ? " slower work" : " faster work");
    }
}

static void say(struct sentence *out, const struct tree_rows *rows,
                const struct work_change *change, bool steps)
{
    const char *name = name_of(rows, change->row);

    sentence_name(out, name, name, "cpu_op");
    sentence_text(out, " takes ");
    sentence_time(out, fabs(change_of(change)));
    sentence_printf(out, " %s device time%s (", change_of(change) > 0 ? "more" : "less",
                    steps ? " per step" : "");
    sentence_times(out, change->time[0], change->time[1]);
    sentence_text(out, "): ");
    say_split(out, change);
    sentence_text(
        out, change->is_tested ? "." : ". There are too few steps to test the times.");
}

/* ---- JSON ---- */

static json_t *make_entry(const struct tree_rows *rows, const struct work_change *change,
                          bool steps)
{
    CLEANUP_SENTENCE struct sentence text;
    const struct entry_head head = {SENTENCE_WORK,
                                    change->is_tested ? "sure" : "untested",
                                    change_of(change), NAN, WATERFALL_PARTS};

    sentence_init(&text);
    say(&text, rows, change, steps);
    json_t *entry = entry_make(&head, &text,
                               json_pack("{s:[f,f], s:[f,f], s:f, s:f}", "total",
                                         change->time[0] / 1e3, change->time[1] / 1e3,
                                         "flops", change->flops[0], change->flops[1],
                                         "more_work", change->split.more / 1e3,
                                         "slower_work", change->split.slower / 1e3));
    if (entry != NULL && !entry_add_row(entry, name_of(rows, change->row), "cpu_op")) {
        json_decref(entry);
        return NULL;
    }
    return entry;
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
    return entry_append(sentences, make_entry(&rows, &best, steps), error);
}
