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

static bool is_device(const struct cause_about *about)
{
    return about->sort == LEDGER_DEVICE;
}

/* ---- places ---- */

static void append_place(const struct words_context *context, struct buffer *out,
                         const char *where, uint32_t name)
{
    buffer_printf(out, "%s ", where);
    words_part_name(context, out, name, false);
    buffer_append_char(out, ' ');
}

static void append_hole(const struct words_context *context, struct buffer *out,
                        const struct cause_about *about)
{
    bool between = about->before != BOOKS_NONE && about->after != BOOKS_NONE;

    if (about->before != BOOKS_NONE)
        append_place(context, out, between ? "between" : "after", about->before);
    if (about->after != BOOKS_NONE)
        append_place(context, out, between ? "and" : "before", about->after);
    if (*books_name(context->books, about->name) != '\0')
        append_place(context, out, "inside", about->name);
    buffer_append_text(out, "(no call is recorded there)");
}

void words_subject(const struct words_context *context, const struct cause *cause,
                   struct buffer *out)
{
    const struct cause_about *about = &cause->about;

    switch (cause->kind) {
    case CAUSE_ALIKE:
        buffer_append_text(out, "all kernels");
        return;
    case CAUSE_LAUNCHES:
        buffer_append_text(out, "launches");
        return;
    case CAUSE_DEPENDENCY:
        buffer_append_text(out, "waits on the device itself");
        return;
    case CAUSE_TRANSFER:
    case CAUSE_OVERLAP:
        buffer_append_text(out,
                           about->kind == TRACE_KIND_MEMORY ? "copies" : "communication");
        return;
    case CAUSE_REPLACED:
        words_part_name(context, out, about->name, true);
        buffer_append_text(out, " \xE2\x86\x92 ");
        words_part_name(context, out, about->other, true);
        return;
    default:
        break;
    }
    if (about->is_hole) {
        append_hole(context, out, about);
    } else if (about->is_drain) {
        words_part_name(context, out, about->other, false);
        words_operator(context, out, about->name);
    } else {
        words_part_name(context, out, about->name, is_device(about));
        words_operator(context, out, about->operator_name);
    }
}

/* ---- sentences ---- */

/* "(7.1 → 9.1 µs per call, 4608 calls per step)" */
static void append_calls(const struct words_context *context, struct buffer *out,
                         const struct cause_about *about)
{
    if (about->per_call[0] <= 0 || about->per_call[1] <= 0)
        return;
    buffer_append_text(out, " (");
    words_times(out, about->per_call[0], about->per_call[1]);
    buffer_append_text(out, " per call, ");
    double change = fabs(about->calls[1] - about->calls[0]);
    bool alike = change <= 0.005 * fmax(about->calls[0], about->calls[1]);
    if (alike)
        words_count(out, about->calls[1]);
    else
        words_counts(out, about->calls);
    buffer_printf(out, " call%s%s)", alike ? words_plural(about->calls[1]) : "s",
                  words_per_step(context));
}

static void say_per_call(const struct words_context *context, const struct cause *cause,
                         struct buffer *out)
{
    words_subject(context, cause, out);
    buffer_append_text(out, " takes ");
    words_amount(context, out, cause->change);
    append_calls(context, out, &cause->about);
}

/* Whether two names read the same once they are cut for a sentence. `out` fails for lack
 * of memory.
 */
static bool reads_alike(const struct words_context *context, uint32_t a, uint32_t b,
                        struct buffer *out)
{
    CLEANUP_BUFFER struct buffer x, y;

    buffer_init(&x, 1024);
    buffer_init(&y, 1024);
    words_part_name(context, &x, a, true);
    words_part_name(context, &y, b, true);
    out->failed |= buffer_failed(&x) || buffer_failed(&y);
    return !out->failed && strcmp(x.bytes, y.bytes) == 0;
}

static void say_replaced(const struct words_context *context, const struct cause *cause,
                         struct buffer *out)
{
    const struct cause_about *about = &cause->about;

    words_part_name(context, out, about->name, true);
    if (reads_alike(context, about->name, about->other, out)) {
        buffer_append_text(out, " was replaced by another variant of it");
    } else {
        buffer_append_text(out, " was replaced by ");
        words_part_name(context, out, about->other, true);
    }
    words_operator(context, out, about->operator_name);
    if (about->shapes != NULL) {
        buffer_append_char(out, ' ');
        words_shapes(out, about->shapes);
    }
    if (about->rows > 2)
        buffer_printf(out, " (and %zu more kernels)", about->rows - 2);
    buffer_append_text(out, ": ");
    words_times(out, about->total[0], about->total[1]);
    buffer_printf(out, " of %s, ", context->steps ? "a step" : "the recording");
    words_amount(context, out, cause->change);
}

/* "38 → 802 per step"; "38 → 802 in every step" if every step of a side has as many. */
static void append_how_often(const struct words_context *context,
                             const struct cause *cause, struct buffer *out)
{
    const double *calls = cause->about.calls;

    words_counts(out, calls);
    buffer_append_text(out, cause->fact && context->steps ? " in every step"
                                                          : words_per_step(context));
}

/* "4 times per step and takes 1.45 ms of it": of the step. That is less than its calls
 * take if they overlap other work, and more if calls from before the step run in it too.
 * For a call that only some ranks have: "once per step on 1 of 4 ranks and takes 151 µs
 * of it on average over all ranks". */
static void say_presence(const struct words_context *context, const struct cause *cause,
                         struct buffer *out)
{
    const struct cause_about *about = &cause->about;
    int side = about->is_new;
    size_t ranks = about->ranks[side];
    bool some = ranks > 0 && ranks < context->ranks_of[side];

    words_often(out, some ? about->calls[side] * (double)context->ranks_of[side] /
                                (double)ranks
                          : about->calls[side]);
    buffer_append_text(out, words_per_step(context));
    if (some)
        buffer_printf(out, " on %zu of %zu ranks", ranks, context->ranks_of[side]);
    buffer_append_text(out, about->is_new ? " and takes " : " and took ");
    words_time(out, fabs(cause->change));
    buffer_append_text(out, context->steps ? " of it" : " of the recording");
    if (some)
        buffer_append_text(out, " on average over all ranks");
}

static void say_more_calls(const struct words_context *context, const struct cause *cause,
                           struct buffer *out)
{
    const struct cause_about *about = &cause->about;
    double ratio = about->calls[0] > 0 ? about->calls[1] / about->calls[0] : 0;

    words_subject(context, cause, out);
    if (about->is_new)
        buffer_append_text(out, " is new: it runs ");
    else if (about->is_gone)
        buffer_append_text(out, " no longer runs: it ran ");
    else if (ratio >= 2)
        buffer_printf(out, " runs %.*f times as often (", ratio < 10, ratio);
    else
        buffer_printf(out, " runs %s often (", ratio > 1 ? "more" : "less");
    if (about->is_new || about->is_gone) {
        say_presence(context, cause, out);
        return;
    }
    append_how_often(context, cause, out);
    buffer_append_text(out, "): ");
    if (about->waits)
        buffer_append_text(out, "it waits for the device, which then waits for the host; "
                                "together ");
    else if (cause->part == WATERFALL_IDLE)
        buffer_append_text(out, "the device waits ");
    words_amount(context, out, cause->change);
    double per_call =
        about->per_call[0] > 0 ? about->per_call[1] / about->per_call[0] : 0;
    if (fabs(per_call - 1) <= 0.1 && !about->waits)
        buffer_append_text(out, "; the time per call is unchanged");
}

/* The host is late in one place, and the device runs dry in others. */
static void say_late(const struct words_context *context, const struct cause *cause,
                     struct buffer *out)
{
    const struct cause_about *about = &cause->about;

    buffer_append_text(out, "The host spends ");
    words_amount(context, out, about->total[1] - about->total[0]);
    buffer_append_text(out, about->is_hole ? " " : " in ");
    words_subject(context, cause, out);
    append_calls(context, out, about);
    if (cause->part == WATERFALL_IDLE) {
        buffer_append_text(out, "; together with it the device waits ");
        words_amount(context, out, cause->change);
    } else {
        buffer_printf(out, "; together with it exposed %s ",
                      cause->part == WATERFALL_EXPOSED_MEMORY ? "copies take"
                                                              : "communication takes");
        words_amount(context, out, cause->change);
    }
}

static void say_host_late(const struct words_context *context, const struct cause *cause,
                          struct buffer *out)
{
    const struct cause_about *about = &cause->about;

    if (about->is_drain) {
        words_subject(context, cause, out);
        buffer_printf(out, " empties the queue %s often (",
                      about->calls[1] > about->calls[0] ? "more" : "less");
        words_counts(out, about->calls);
        buffer_printf(out, "%s); until the host has launched again, the device waits ",
                      words_per_step(context));
        words_amount(context, out, cause->change);
        return;
    }
    if (about->is_late) {
        say_late(context, cause, out);
        return;
    }
    if (about->is_hole) {
        words_time(out, fabs(cause->change));
        buffer_printf(out, " %s%s pass ", words_more_or_less(cause->change),
                      words_per_step(context));
        words_subject(context, cause, out);
        buffer_append_text(out, context->device ? ", while the device waits" : "");
        return;
    }
    buffer_append_text(out, "The device waits ");
    words_amount(context, out, cause->change);
    buffer_append_text(out, " while the host is in ");
    words_subject(context, cause, out);
    if (about->per_call[0] > 0 && about->per_call[1] > 0) {
        double grown = (about->per_call[1] * about->calls[1] -
                        about->per_call[0] * about->calls[0]) /
                       cause->change;

        append_calls(context, out, about);
        if (grown < 0.3)
            buffer_append_text(out, "; the call itself takes no longer");
    }
}

static void say_input(const struct words_context *context, const struct cause *cause,
                      struct buffer *out)
{
    if (cause->about.is_late) {
        say_late(context, cause, out);
        buffer_append_text(out, ", for input");
        return;
    }
    buffer_append_text(out, "The device waits ");
    words_amount(context, out, cause->change);
    buffer_append_text(out, " for input: the host is ");
    if (!cause->about.is_hole)
        buffer_append_text(out, "in ");
    words_subject(context, cause, out);
    append_calls(context, out, &cause->about);
}

static void say_copies(const struct words_context *context, const struct cause *cause,
                       struct buffer *out)
{
    const struct cause_about *about = &cause->about;
    double larger = fmax(about->calls[0], about->calls[1]);
    bool single = *words_plural(larger) == '\0';

    if (!is_device(about)) {
        say_more_calls(context, cause, out);
        buffer_append_text(out, "; most of that is copies");
        return;
    }
    words_subject(context, cause, out);
    buffer_append_text(out, larger > 1 && !single ? " copies take " : " takes ");
    words_amount(context, out, cause->change);
    buffer_append_text(out, " (");
    if (fabs(about->calls[1] - about->calls[0]) <= 0.01 * larger) {
        if (single)
            buffer_append_text(out, "once");
        else
            words_count(out, about->calls[1]);
        buffer_append_text(out, single ? " as before, " : " as before, each ");
        words_times(out, about->per_call[0], about->per_call[1]);
    } else {
        words_counts(out, about->calls);
        buffer_append_text(out, " copies");
    }
    if (about->bytes[0] > 0 && about->bytes[1] > 0) {
        buffer_append_text(out, ", ");
        words_digits(out, about->bytes[0] / 1e6);
        buffer_append_text(out, " \xE2\x86\x92 ");
        words_digits(out, about->bytes[1] / 1e6);
        buffer_append_text(out, " MB");
    }
    buffer_printf(out, "%s)", words_per_step(context));
}

static void say_alike(const struct words_context *context, const struct cause *cause,
                      struct buffer *out)
{
    const double *ratio = cause->about.ratio;

    buffer_append_text(out, "All kernels take about ");
    words_percent(out, ratio[1] - 1);
    buffer_printf(out,
                  " %s time (for half of the kernel time the factor is between %.2f and "
                  "%.2f)",
                  words_more_or_less(ratio[1] - 1), ratio[0], ratio[2]);
    words_append_share(context, out, cause->change);
    buffer_append_text(
        out, ". That suggests the clock, a power limit or another device as the cause, "
             "not a single kernel");
}

static void say_launches(const struct words_context *context, const struct cause *cause,
                         struct buffer *out)
{
    buffer_append_text(out, "The device waits ");
    words_amount(context, out, cause->change);
    buffer_append_text(out, " for launches");
    append_calls(context, out, &cause->about);
}

static void say_dependency(const struct words_context *context, const struct cause *cause,
                           struct buffer *out)
{
    buffer_append_text(out, "The device waits ");
    words_amount(context, out, cause->change);
    buffer_append_text(out, " for work that was launched in time: it waits for another "
                            "stream, or for launch latency");
}

static void say_other_work(const struct words_context *context, const struct cause *cause,
                           struct buffer *out)
{
    double factor = cause->about.ratio[1];

    buffer_append_text(out, "The work is not the same: the inputs are ");
    if (factor >= 1)
        buffer_printf(out, "%.3g times as large", factor);
    else
        buffer_printf(out, "1/%.3g of the size", 1 / factor);
    buffer_append_text(out, " (");
    words_part_name(context, out, cause->about.name, false);
    for (int side = 0; side < 2; side++) {
        const char *shape = books_name(context->books, side == 0 ? cause->about.before
                                                                 : cause->about.after);

        buffer_append_text(out, side == 0 ? " " : " \xE2\x86\x92 ");
        words_shapes(out, shape);
    }
    buffer_append_text(out, "); the kernels of this work take ");
    words_amount(context, out, cause->change);
}

void words_say(const struct words_context *context, const struct cause *cause,
               struct buffer *out)
{
    static void (*const say[CAUSE_KINDS])(const struct words_context *,
                                          const struct cause *, struct buffer *) = {
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
        buffer_append_text(out, "Most likely: ");
    say[cause->kind](context, cause, out);
    if (cause->kind != CAUSE_ALIKE)
        words_append_share(context, out, cause->change);
    buffer_append_char(out, '.');
    words_add_collectives(context, cause, out);
}
