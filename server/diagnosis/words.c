/* See words.h. */
#include "diagnosis/words.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "diagnosis/ledger.h"
#include "diagnosis/words_communication.h"
#include "diagnosis/words_parts.h"
#include "trace/decode/kinds.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SHAPES_CUT ((size_t)60)

static bool is_device(const struct cause_about *about)
{
    return about->sort == LEDGER_DEVICE;
}

/* ---- places ---- */

static void append_place(const struct words_context *context, struct sentence *out,
                         const char *where, uint32_t name)
{
    sentence_text(out, where);
    words_part_name(context, out, name, BOOKS_NONE, false);
    sentence_text(out, " ");
}

static void append_hole(const struct words_context *context, struct sentence *out,
                        const struct cause_about *about)
{
    bool between = about->before != BOOKS_NONE && about->after != BOOKS_NONE;

    if (about->before != BOOKS_NONE)
        append_place(context, out, between ? "between " : "after ", about->before);
    if (about->after != BOOKS_NONE)
        append_place(context, out, between ? "and " : "before ", about->after);
    if (*books_name(context->books, about->name) != '\0')
        append_place(context, out, "inside ", about->name);
    sentence_text(out, "(no call is recorded there)");
}

void words_subject(const struct words_context *context, const struct cause *cause,
                   struct sentence *out)
{
    const struct cause_about *about = &cause->about;

    switch (cause->kind) {
    case CAUSE_ALIKE:
        sentence_text(out, "all kernels");
        return;
    case CAUSE_LAUNCHES:
        sentence_text(out, "launches");
        return;
    case CAUSE_DEPENDENCY:
        sentence_text(out, "waits on the device itself");
        return;
    case CAUSE_TRANSFER:
    case CAUSE_OVERLAP:
        sentence_text(out, about->kind == TRACE_KIND_MEMORY ? "copies" : "communication");
        return;
    case CAUSE_REPLACED:
        words_part_name(context, out, about->name, about->category, true);
        sentence_text(out, " \xE2\x86\x92 ");
        words_part_name(context, out, about->other, about->other_category, true);
        return;
    default:
        break;
    }
    if (about->is_hole) {
        append_hole(context, out, about);
    } else if (about->is_drain) {
        words_part_name(context, out, about->other, about->other_category, false);
        words_operator(context, out, about->name);
    } else {
        words_part_name(context, out, about->name, about->category, is_device(about));
        words_operator(context, out, about->operator_name);
    }
}

/* ---- sentences ---- */

/* "(7.1 → 9.1 µs per call, 4608 calls per step)" */
static void append_calls(const struct words_context *context, struct sentence *out,
                         const struct cause_about *about)
{
    if (about->per_call[0] <= 0 || about->per_call[1] <= 0)
        return;
    sentence_text(out, " (");
    sentence_times(out, about->per_call[0], about->per_call[1]);
    sentence_text(out, " per call, ");
    double change = fabs(about->calls[1] - about->calls[0]);
    bool alike = change <= 0.005 * fmax(about->calls[0], about->calls[1]);
    if (alike)
        sentence_count(out, about->calls[1]);
    else
        sentence_counts(out, about->calls);
    sentence_printf(out, " call%s%s)", alike ? sentence_plural(about->calls[1]) : "s",
                    words_per_step(context));
}

static void say_per_call(const struct words_context *context, const struct cause *cause,
                         struct sentence *out)
{
    words_subject(context, cause, out);
    sentence_text(out, " takes ");
    words_amount(context, out, cause->change);
    append_calls(context, out, &cause->about);
}

/* Whether two names read the same once they are cut for a sentence. `out` fails for lack
 * of memory.
 */
static bool reads_alike(const struct words_context *context, uint32_t a, uint32_t b,
                        struct sentence *out)
{
    CLEANUP_SENTENCE struct sentence x, y;

    sentence_init(&x);
    sentence_init(&y);
    words_part_name(context, &x, a, BOOKS_NONE, true);
    words_part_name(context, &y, b, BOOKS_NONE, true);
    out->text.failed |= sentence_failed(&x) || sentence_failed(&y);
    return strcmp(sentence_words(&x), sentence_words(&y)) == 0;
}

static void say_replaced(const struct words_context *context, const struct cause *cause,
                         struct sentence *out)
{
    const struct cause_about *about = &cause->about;

    words_part_name(context, out, about->name, about->category, true);
    if (reads_alike(context, about->name, about->other, out)) {
        sentence_text(out, " was replaced by another variant of it");
    } else {
        sentence_text(out, " was replaced by ");
        words_part_name(context, out, about->other, about->other_category, true);
    }
    words_operator(context, out, about->operator_name);
    if (about->shapes != NULL) {
        sentence_text(out, " ");
        sentence_cut(out, about->shapes, SHAPES_CUT);
    }
    if (about->rows > 2) {
        sentence_text(out, " (and ");
        sentence_count(out, (double)about->rows - 2);
        sentence_text(out, " more kernels)");
    }
    sentence_text(out, ": ");
    sentence_times(out, about->total[0], about->total[1]);
    sentence_printf(out, " of %s, ", context->steps ? "a step" : "the recording");
    words_amount(context, out, cause->change);
}

/* "38 → 802 per step"; "38 → 802 in every step" if every step of a side has as many. */
static void append_how_often(const struct words_context *context,
                             const struct cause *cause, struct sentence *out)
{
    const double *calls = cause->about.calls;

    sentence_counts(out, calls);
    sentence_text(out, cause->fact && context->steps ? " in every step"
                                                     : words_per_step(context));
}

/* "4 times per step and takes 1.45 ms of it": of the step. That is less than its calls
 * take if they overlap other work, and more if calls from before the step run in it too.
 * For a call that only some ranks have: "once per step on 1 of 4 ranks and takes 151 µs
 * of it on average over all ranks". */
static void say_presence(const struct words_context *context, const struct cause *cause,
                         struct sentence *out)
{
    const struct cause_about *about = &cause->about;
    int side = about->is_new;
    size_t ranks = about->ranks[side];
    bool some = ranks > 0 && ranks < context->ranks_of[side];

    sentence_often(out, some ? about->calls[side] * (double)context->ranks_of[side] /
                                   (double)ranks
                             : about->calls[side]);
    sentence_text(out, words_per_step(context));
    if (some)
        sentence_printf(out, " on %zu of %zu ranks", ranks, context->ranks_of[side]);
    sentence_text(out, about->is_new ? " and takes " : " and took ");
    sentence_time(out, fabs(cause->change));
    sentence_text(out, context->steps ? " of it" : " of the recording");
    if (some)
        sentence_text(out, " on average over all ranks");
}

static void say_more_calls(const struct words_context *context, const struct cause *cause,
                           struct sentence *out)
{
    const struct cause_about *about = &cause->about;
    double ratio = about->calls[0] > 0 ? about->calls[1] / about->calls[0] : 0;

    words_subject(context, cause, out);
    if (about->is_new)
        sentence_text(out, " is new: it runs ");
    else if (about->is_gone)
        sentence_text(out, " no longer runs: it ran ");
    else if (ratio < 2)
        sentence_printf(out, " runs %s often (", ratio > 1 ? "more" : "less");
    if (about->is_new || about->is_gone) {
        say_presence(context, cause, out);
        return;
    }
    if (ratio >= 2) {
        sentence_text(out, " runs ");
        sentence_number(out, ratio, "", "%.*f", ratio < 10, ratio);
        sentence_text(out, " times as often (");
    }
    append_how_often(context, cause, out);
    sentence_text(out, "): ");
    if (about->waits)
        sentence_text(out, "it waits for the device, which then waits for the host; "
                           "together ");
    else if (cause->part == WATERFALL_IDLE)
        sentence_text(out, "the device waits ");
    words_amount(context, out, cause->change);
    double per_call =
        about->per_call[0] > 0 ? about->per_call[1] / about->per_call[0] : 0;
    if (fabs(per_call - 1) <= 0.1 && !about->waits)
        sentence_text(out, "; the time per call is unchanged");
}

/* The host is late in one place, and the device runs dry in others. */
static void say_late(const struct words_context *context, const struct cause *cause,
                     struct sentence *out)
{
    const struct cause_about *about = &cause->about;

    sentence_text(out, "The host spends ");
    words_amount(context, out, about->total[1] - about->total[0]);
    sentence_text(out, about->is_hole ? " " : " in ");
    words_subject(context, cause, out);
    append_calls(context, out, about);
    if (cause->part == WATERFALL_IDLE) {
        sentence_text(out, "; together with it the device waits ");
        words_amount(context, out, cause->change);
    } else {
        sentence_printf(out, "; together with it exposed %s ",
                        cause->part == WATERFALL_EXPOSED_MEMORY ? "copies take"
                                                                : "communication takes");
        words_amount(context, out, cause->change);
    }
}

static void say_host_late(const struct words_context *context, const struct cause *cause,
                          struct sentence *out)
{
    const struct cause_about *about = &cause->about;

    if (about->is_drain) {
        words_subject(context, cause, out);
        sentence_printf(out, " empties the queue %s often (",
                        about->calls[1] > about->calls[0] ? "more" : "less");
        sentence_counts(out, about->calls);
        sentence_printf(out, "%s); until the host has launched again, the device waits ",
                        words_per_step(context));
        words_amount(context, out, cause->change);
        return;
    }
    if (about->is_late) {
        say_late(context, cause, out);
        return;
    }
    if (about->is_hole) {
        sentence_time(out, fabs(cause->change));
        sentence_printf(out, " %s%s pass ", words_more_or_less(cause->change),
                        words_per_step(context));
        words_subject(context, cause, out);
        sentence_text(out, context->device ? ", while the device waits" : "");
        return;
    }
    sentence_text(out, "The device waits ");
    words_amount(context, out, cause->change);
    sentence_text(out, " while the host is in ");
    words_subject(context, cause, out);
    if (about->per_call[0] > 0 && about->per_call[1] > 0) {
        double grown = (about->per_call[1] * about->calls[1] -
                        about->per_call[0] * about->calls[0]) /
                       cause->change;

        append_calls(context, out, about);
        if (grown < 0.3)
            sentence_text(out, "; the call itself takes no longer");
    }
}

static void say_input(const struct words_context *context, const struct cause *cause,
                      struct sentence *out)
{
    if (cause->about.is_late) {
        say_late(context, cause, out);
        sentence_text(out, ", for input");
        return;
    }
    sentence_text(out, "The device waits ");
    words_amount(context, out, cause->change);
    sentence_text(out, " for input: the host is ");
    if (!cause->about.is_hole)
        sentence_text(out, "in ");
    words_subject(context, cause, out);
    append_calls(context, out, &cause->about);
}

static void say_copies(const struct words_context *context, const struct cause *cause,
                       struct sentence *out)
{
    const struct cause_about *about = &cause->about;
    double larger = fmax(about->calls[0], about->calls[1]);
    bool single = *sentence_plural(larger) == '\0';

    if (!is_device(about)) {
        say_more_calls(context, cause, out);
        sentence_text(out, "; most of that is copies");
        return;
    }
    words_subject(context, cause, out);
    sentence_text(out, larger > 1 && !single ? " copies take " : " takes ");
    words_amount(context, out, cause->change);
    sentence_text(out, " (");
    if (fabs(about->calls[1] - about->calls[0]) <= 0.01 * larger) {
        if (single)
            sentence_text(out, "once");
        else
            sentence_count(out, about->calls[1]);
        sentence_text(out, single ? " as before, " : " as before, each ");
        sentence_times(out, about->per_call[0], about->per_call[1]);
    } else {
        sentence_counts(out, about->calls);
        sentence_text(out, " copies");
    }
    if (about->bytes[0] > 0 && about->bytes[1] > 0) {
        sentence_text(out, ", ");
        sentence_digits_pair(
            out, (const double[2]){about->bytes[0] / 1e6, about->bytes[1] / 1e6});
        sentence_text(out, " MB");
    }
    sentence_printf(out, "%s)", words_per_step(context));
}

static void say_alike(const struct words_context *context, const struct cause *cause,
                      struct sentence *out)
{
    const double *ratio = cause->about.ratio;

    sentence_text(out, "All kernels take about ");
    sentence_percent(out, ratio[1] - 1);
    sentence_printf(out, " %s time (for half of the kernel time the factor is between ",
                    words_more_or_less(ratio[1] - 1));
    sentence_number(out, ratio[0], "", "%.2f", ratio[0]);
    sentence_text(out, " and ");
    sentence_number(out, ratio[2], "", "%.2f", ratio[2]);
    sentence_text(out, ")");
    words_append_share(context, out, cause->change);
    sentence_text(
        out, ". That suggests the clock, a power limit or another device as the cause, "
             "not a single kernel");
}

static void say_launches(const struct words_context *context, const struct cause *cause,
                         struct sentence *out)
{
    sentence_text(out, "The device waits ");
    words_amount(context, out, cause->change);
    sentence_text(out, " for launches");
    append_calls(context, out, &cause->about);
}

static void say_dependency(const struct words_context *context, const struct cause *cause,
                           struct sentence *out)
{
    sentence_text(out, "The device waits ");
    words_amount(context, out, cause->change);
    sentence_text(out, " for work that was launched in time: it waits for another "
                       "stream, or for launch latency");
}

static void say_other_work(const struct words_context *context, const struct cause *cause,
                           struct sentence *out)
{
    double factor = cause->about.ratio[1];

    sentence_text(out, "The work is not the same: the inputs are ");
    if (factor >= 1)
        sentence_number(out, factor, "", "%.3g", factor);
    else
        sentence_number(out, factor, "", "1/%.3g", 1 / factor);
    sentence_text(out, factor >= 1 ? " times as large" : " of the size");
    sentence_text(out, " (");
    words_part_name(context, out, cause->about.name, cause->about.category, false);
    for (int side = 0; side < 2; side++) {
        const char *shape = books_name(context->books, side == 0 ? cause->about.before
                                                                 : cause->about.after);

        sentence_text(out, side == 0 ? " " : " \xE2\x86\x92 ");
        sentence_cut(out, shape, SHAPES_CUT);
    }
    sentence_text(out, "); the kernels of this work take ");
    words_amount(context, out, cause->change);
}

void words_say(const struct words_context *context, const struct cause *cause,
               struct sentence *out)
{
    static void (*const say[CAUSE_KINDS])(const struct words_context *,
                                          const struct cause *, struct sentence *) = {
        [CAUSE_OTHER_WORK] = say_other_work,
        [CAUSE_PER_CALL] = say_per_call,
        [CAUSE_REPLACED] = say_replaced,
        [CAUSE_MORE_CALLS] = say_more_calls,
        [CAUSE_HOST_LATE] = say_host_late,
        [CAUSE_COPIES] = say_copies,
        [CAUSE_WAITING] = words_say_waiting,
        [CAUSE_TRANSFER] = words_say_communication,
        [CAUSE_OVERLAP] = words_say_communication,
        [CAUSE_ALIKE] = say_alike,
        [CAUSE_LAUNCHES] = say_launches,
        [CAUSE_DEPENDENCY] = say_dependency,
        [CAUSE_INPUT] = say_input,
    };

    if (cause->kind >= CAUSE_KINDS || say[cause->kind] == NULL)
        return;
    if (cause->certainty == CAUSE_LIKELY)
        sentence_text(out, "Most likely: ");
    say[cause->kind](context, cause, out);
    if (cause->kind != CAUSE_ALIKE)
        words_append_share(context, out, cause->change);
    sentence_text(out, ".");
    words_add_collectives(context, cause, out);
}
