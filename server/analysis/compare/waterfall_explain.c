/* See waterfall_explain.h. */
#include "analysis/compare/waterfall_explain.h"

#include <math.h>

/* A bar counts as unmoved if its operations move by this part of the step but the bar
 * does not. */
#define HIDDEN_MIN 0.01
/* A bar counts as unmoved if its operations move by this many times as much. */
#define SHARE_MAX 10
/* From here on "times as much" reads better than percent. */
#define TIMES_MIN 1.5
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
        .unhidden = part != WATERFALL_IDLE && step > 0 ? rows / step : NAN,
    };
    if (!out->moved)
        return;
    out->named = named / change;
    if (part == WATERFALL_IDLE)
        return;
    out->others = (rows - named) / change;
    out->overlap = (change - rows) / change;
}

static void append_share(double share, struct sentence *out)
{
    sentence_text(out, " ");
    sentence_number(out, 100 * share, SENTENCE_PERCENT, "%.0f %%", 100 * share);
}

static void append_overlap(const struct waterfall *waterfall, enum waterfall_part part,
                           double share, struct sentence *out)
{
    bool less = share * (double)waterfall->parts[part] > 0;

    sentence_printf(out, ", %s overlap with other work", less ? "less" : "more");
    if (waterfall->stray)
        sentence_printf(out, " (or %s work that belongs to no step)",
                        less ? "more" : "less");
    sentence_text(out, " for");
    append_share(share, out);
}

static void append_rest(const struct waterfall *waterfall, enum waterfall_part part,
                        const struct waterfall_explanation *explained,
                        struct sentence *out)
{
    const char *plural = explained->rows == 1 ? "" : "s";
    const char *thing = waterfall->by_module     ? "module"
                        : part == WATERFALL_IDLE ? "host row"
                                                 : "row";

    if (explained->rows > 0 && fabs(explained->others) >= SHARE_MIN) {
        sentence_printf(out, ", %zu other %s%s for", explained->rows, thing, plural);
        append_share(explained->others, out);
    }
    if (fabs(explained->overlap) >= SHARE_MIN)
        append_overlap(waterfall, part, explained->overlap, out);
    if (part == WATERFALL_IDLE && explained->named - 1 >= SHARE_MIN)
        sentence_text(out, ", some of it while the device is busy");
    if (part == WATERFALL_IDLE && 1 - explained->named >= SHARE_MIN) {
        sentence_text(out, "; the rest is in ");
        if (explained->rows > 0)
            sentence_printf(out, "%zu other %s%s, or in ", explained->rows, thing,
                            plural);
        sentence_text(out,
                      waterfall->by_module ? "no recorded operator" : "no recorded call");
    }
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

/* How the named operations changed, compared with the bar. */
static void append_named(const struct waterfall *waterfall, double share, size_t count,
                         struct sentence *out)
{
    static const char *const names[WATERFALL_NAMED + 1] = {"", "this ", "these two ",
                                                           "these three "};

    sentence_printf(out, "%s%s%s", names[count], waterfall->by_module ? "module" : "row",
                    count == 1 ? "" : "s");
    if (share < 0) {
        sentence_text(out, " moved the other way (");
        sentence_number(out, 100 * share, SENTENCE_PERCENT, "%.0f %%", 100 * share);
        sentence_text(out, ")");
    } else if (share > TIMES_MIN) {
        sentence_text(out, " changed ");
        sentence_number(out, share, "", "%.1f", share);
        sentence_text(out, " times as much");
    } else {
        sentence_text(out, count == 1 ? " accounts for" : " account for");
        append_share(share, out);
    }
}

void waterfall_explain_words(const struct waterfall *waterfall, enum waterfall_part part,
                             struct sentence *out)
{
    struct waterfall_explanation explained;
    size_t count = waterfall->named[part];

    if (!waterfall->known)
        return;
    waterfall_explain(waterfall, part, &explained);
    if (!explained.moved ||
        (part != WATERFALL_IDLE && fabs(explained.named) >= SHARE_MAX)) {
        explain_still_bar(&explained, out);
        return;
    }
    if (count == 0) {
        if (part == WATERFALL_IDLE)
            sentence_text(out, waterfall->by_module
                                   ? "the host time of no module changed with it"
                                   : "no host row changed with it");
        else
            sentence_printf(out,
                            "none of its rows changed; its overlap with other work "
                            "changed%s",
                            waterfall->stray ? ", or work that belongs to no step" : "");
        return;
    }
    append_named(waterfall, explained.named, count, out);
    append_rest(waterfall, part, &explained, out);
}
