/* See waterfall_explain.h. */
#include "analysis/compare/waterfall_explain.h"

#include <math.h>

/* A bar counts as unmoved if its operations move by this part of the step but the bar
 * does not. */
#define HIDDEN_MIN 0.01
/* A bar counts as unmoved if its operations move by this many times as much. */
#define SHARE_MAX 10
/* The words leave out parts smaller than this share of a bar's change. */
#define SHARE_MIN 0.02

void waterfall_explain(const struct waterfall *waterfall, enum waterfall_part part,
                       struct waterfall_explanation *out)
{
    double change = (double)waterfall->parts[part], step = waterfall->mean[0];
    double rows = waterfall->operations[1][part] - waterfall->operations[0][part];
    double named = waterfall->named_change[part];

    *out = (struct waterfall_explanation){
        .moved = fabs(change) > WATERFALL_MOVED * step,
        .rows = waterfall->moved[part] - waterfall->named[part],
        .named = NAN,
        .others = NAN,
        .overlap = NAN,
        .unhidden = part < WATERFALL_IDLE && step > 0 ? rows / step : NAN,
    };
    if (!out->moved || part == WATERFALL_IDLE)
        return;
    out->named = named / change;
    if (waterfall->of_host) { /* rows of the account, which add up to the bar */
        out->others = part == WATERFALL_NO_CALL ? NAN : 1 - out->named;
        return;
    }
    out->others = (rows - named) / change;
    out->overlap = (change - rows) / change;
}

static void append_rest(const struct waterfall *waterfall, enum waterfall_part part,
                        const struct waterfall_explanation *explained,
                        struct sentence *out)
{
    double change = (double)waterfall->parts[part], overlap = explained->overlap * change;

    if (explained->rows > 0 && fabs(explained->others) >= SHARE_MIN) {
        sentence_text(out, "in ");
        sentence_count(out, (double)explained->rows);
        sentence_printf(out, " other %s%s: ", waterfall->by_module ? "module" : "row",
                        sentence_plural((double)explained->rows));
        sentence_time_change(out, explained->others * change);
    }
    if (!(fabs(explained->overlap) >= SHARE_MIN))
        return;
    sentence_printf(out, "%s%s overlap with other work",
                    sentence_is_empty(out) ? "" : "; ", overlap > 0 ? "less" : "more");
    if (waterfall->stray)
        sentence_printf(out, " (or %s work that belongs to no step)",
                        overlap > 0 ? "more" : "less");
    sentence_text(out, ": ");
    sentence_time_change(out, overlap);
}

static void explain_still_bar(const struct waterfall_explanation *explained,
                              struct sentence *out)
{
    double percent = 100 * fabs(explained->unhidden);

    if (!(fabs(explained->unhidden) >= HIDDEN_MIN))
        return;
    sentence_text(out, "its rows take ");
    sentence_number(out, percent, SENTENCE_PERCENT, "%.1f %%", percent);
    sentence_printf(out, " of a step %s, but other work hides this",
                    explained->unhidden > 0 ? "more" : "less");
}

void waterfall_explain_words(const struct waterfall *waterfall, enum waterfall_part part,
                             struct sentence *out)
{
    struct waterfall_explanation explained;

    if (!waterfall->known)
        return;
    waterfall_explain(waterfall, part, &explained);
    if (!explained.moved || fabs(explained.named) >= SHARE_MAX)
        explain_still_bar(&explained, out);
    else
        append_rest(waterfall, part, &explained, out);
}
