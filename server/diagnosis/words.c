/* See words.h. */
#include "diagnosis/words.h"
#include "base/cleanup.h"
#include "base/text.h"
#include "diagnosis/ledger.h"
#include "trace/decode/kinds.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

double words_share(const struct words_context *context, double change)
{
    double share = change / context->change;

    return isfinite(share) && share > 0.005 && share <= 1.5 ? fmin(share, 1) : NAN;
}

static void append_name(const struct words_context *context, struct buffer *out,
                        uint32_t name, bool device)
{
    words_name(out, books_name(context->books, name), device);
}

static bool is_device(const struct cause_about *about)
{
    return about->sort == LEDGER_DEVICE;
}

/* "per step", or for whole recordings "". */
static const char *per_step(const struct words_context *context)
{
    return context->steps ? " per step" : "";
}

static const char *more_or_less(double change)
{
    return change >= 0 ? "more" : "less";
}

static void append_share(const struct words_context *context, struct buffer *out,
                         double change)
{
    double share = words_share(context, change);

    if (isnan(share))
        return;
    buffer_append_text(out, ": ");
    words_percent(out, share);
    buffer_append_text(out, " of the change");
}

/* "40.1 ms more per step" */
static void append_amount(const struct words_context *context, struct buffer *out,
                          double change)
{
    words_time(out, fabs(change));
    buffer_printf(out, " %s%s", more_or_less(change), per_step(context));
}

static void append_operator(const struct words_context *context, struct buffer *out,
                            uint32_t name)
{
    if (name == BOOKS_NONE || *books_name(context->books, name) == '\0')
        return; /* outside all operators */
    buffer_append_text(out, " in ");
    append_name(context, out, name, false);
}

/* ---- places ---- */

static void append_place(const struct words_context *context, struct buffer *out,
                         const char *where, uint32_t name)
{
    buffer_printf(out, "%s ", where);
    append_name(context, out, name, false);
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
        append_name(context, out, about->name, true);
        buffer_append_text(out, " \xE2\x86\x92 ");
        append_name(context, out, about->other, true);
        return;
    default:
        break;
    }
    if (about->is_hole) {
        append_hole(context, out, about);
    } else if (about->is_drain) {
        append_name(context, out, about->other, false);
        append_operator(context, out, about->name);
    } else {
        append_name(context, out, about->name, is_device(about));
        append_operator(context, out, about->operator_name);
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
                  per_step(context));
}

static void say_per_call(const struct words_context *context, const struct cause *cause,
                         struct buffer *out)
{
    words_subject(context, cause, out);
    buffer_append_text(out, " takes ");
    append_amount(context, out, cause->change);
    append_calls(context, out, &cause->about);
}

/* Whether two names differ only where sentences cut them. `out` fails for lack of memory.
 */
static bool reads_alike(const struct words_context *context, uint32_t a, uint32_t b,
                        struct buffer *out)
{
    CLEANUP_BUFFER struct buffer x, y;

    buffer_init(&x, 1024);
    buffer_init(&y, 1024);
    append_name(context, &x, a, true);
    append_name(context, &y, b, true);
    out->failed |= buffer_failed(&x) || buffer_failed(&y);
    return !out->failed && strcmp(x.bytes, y.bytes) == 0;
}

static void say_replaced(const struct words_context *context, const struct cause *cause,
                         struct buffer *out)
{
    const struct cause_about *about = &cause->about;

    append_name(context, out, about->name, true);
    if (reads_alike(context, about->name, about->other, out)) {
        buffer_append_text(out, " was replaced by another variant of it");
    } else {
        buffer_append_text(out, " was replaced by ");
        append_name(context, out, about->other, true);
    }
    append_operator(context, out, about->operator_name);
    if (about->shapes != NULL) {
        buffer_append_char(out, ' ');
        words_shapes(out, about->shapes);
    }
    if (about->rows > 2)
        buffer_printf(out, " (and %zu more kernels)", about->rows - 2);
    buffer_append_text(out, ": ");
    words_times(out, about->total[0], about->total[1]);
    buffer_printf(out, "%s, ", per_step(context));
    append_amount(context, out, cause->change);
}

/* "38 → 802 per step"; "38 → 802 in every step" where every step has as many. */
static void append_how_often(const struct words_context *context,
                             const struct cause *cause, struct buffer *out)
{
    const double *calls = cause->about.calls;

    words_counts(out, calls);
    buffer_append_text(out, cause->fact && context->steps ? " in every step"
                                                          : per_step(context));
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
        words_often(out, about->calls[about->is_new]);
        buffer_printf(out, "%s and %s ", per_step(context),
                      about->is_new ? "takes" : "took");
        words_time(out, fabs(cause->change));
        buffer_append_text(out, " in total");
        return;
    }
    append_how_often(context, cause, out);
    buffer_append_text(out, "): ");
    if (about->waits)
        buffer_append_text(out, "it waits for the device, which then waits for the host; "
                                "together ");
    else if (cause->part == WATERFALL_IDLE)
        buffer_append_text(out, "the device waits ");
    append_amount(context, out, cause->change);
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
    append_amount(context, out, about->total[1] - about->total[0]);
    buffer_append_text(out, about->is_hole ? " " : " in ");
    words_subject(context, cause, out);
    append_calls(context, out, about);
    if (cause->part == WATERFALL_IDLE) {
        buffer_append_text(out, "; together with it the device waits ");
        append_amount(context, out, cause->change);
    } else {
        buffer_printf(out, "; together with it exposed %s ",
                      cause->part == WATERFALL_EXPOSED_MEMORY ? "copies take"
                                                              : "communication takes");
        append_amount(context, out, cause->change);
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
                      per_step(context));
        append_amount(context, out, cause->change);
        return;
    }
    if (about->is_late) {
        say_late(context, cause, out);
        return;
    }
    if (about->is_hole) {
        words_time(out, fabs(cause->change));
        buffer_printf(out, " %s%s pass ", more_or_less(cause->change), per_step(context));
        words_subject(context, cause, out);
        buffer_append_text(out, context->device ? ", while the device waits" : "");
        return;
    }
    buffer_append_text(out, "The device waits ");
    append_amount(context, out, cause->change);
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
    append_amount(context, out, cause->change);
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
    append_amount(context, out, cause->change);
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
    buffer_printf(out, "%s)", per_step(context));
}

static void say_waiting(const struct words_context *context, const struct cause *cause,
                        struct buffer *out)
{
    static const char *const doing[] = {[WATERFALL_COMPUTE] = "in compute",
                                        [WATERFALL_EXPOSED_COMMUNICATION] =
                                            "in communication",
                                        [WATERFALL_EXPOSED_MEMORY] = "in copies",
                                        [WATERFALL_IDLE] = "idle"};
    const struct cause_about *about = &cause->about;
    double waiting = about->total[1] - about->total[0];

    if (about->rows > 2)
        buffer_printf(out, "The other %zu ranks wait ", about->rows - 1);
    else
        buffer_append_text(out, "The other rank waits ");
    append_amount(context, out, waiting);
    buffer_printf(out, " for rank %lld, which spends ", (long long)about->rank);
    words_time(out, fabs(about->gain));
    buffer_printf(out, " %s %s", more_or_less(about->gain), doing[about->sort]);
    if (context->meanwhile != NULL)
        buffer_printf(out, ", %s", context->meanwhile);
}

static void say_communication(const struct words_context *context,
                              const struct cause *cause, struct buffer *out)
{
    const struct cause_about *about = &cause->about;

    buffer_append_text(out, about->kind == TRACE_KIND_MEMORY ? "Copying takes "
                                                             : "Communication takes ");
    if (cause->kind == CAUSE_OVERLAP) {
        buffer_append_text(out, "about as long as before (");
        words_times(out, about->total[0], about->total[1]);
        buffer_printf(out, "%s), but ", per_step(context));
        words_time(out, fabs(cause->change));
        buffer_printf(out,
                      " %s of it%s is exposed (no compute kernel runs at the same time), "
                      "most of it in ",
                      more_or_less(cause->change), per_step(context));
        append_name(context, out, about->name, true);
        return;
    }
    append_amount(context, out, cause->change);
    buffer_append_text(out, ", most of it in ");
    append_name(context, out, about->name, true);
    buffer_append_text(out, " (in total ");
    words_times(out, about->total[0], about->total[1]);
    buffer_append_text(out, context->ranks > 1
                                ? "); no single rank keeps the others waiting"
                                : "); one rank alone cannot show whether this is "
                                  "transfer or waiting");
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
                  more_or_less(ratio[1] - 1), ratio[0], ratio[2]);
    append_share(context, out, cause->change);
    buffer_append_text(
        out, ". That suggests the clock, a power limit or another device as the cause, "
             "not a single kernel");
}

static void say_launches(const struct words_context *context, const struct cause *cause,
                         struct buffer *out)
{
    buffer_append_text(out, "The device waits ");
    append_amount(context, out, cause->change);
    buffer_append_text(out, " for launches");
    append_calls(context, out, &cause->about);
}

static void say_dependency(const struct words_context *context, const struct cause *cause,
                           struct buffer *out)
{
    buffer_append_text(out, "The device waits ");
    append_amount(context, out, cause->change);
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
    append_name(context, out, cause->about.name, false);
    for (int side = 0; side < 2; side++) {
        const char *shape = books_name(context->books, side == 0 ? cause->about.before
                                                                 : cause->about.after);

        buffer_append_text(out, side == 0 ? " " : " \xE2\x86\x92 ");
        words_shapes(out, shape);
    }
    buffer_append_text(out, "); the kernels of this work take ");
    append_amount(context, out, cause->change);
}

void words_say(const struct words_context *context, const struct cause *cause,
               struct buffer *out)
{
    static void (*const say[CAUSE_KINDS])(const struct words_context *,
                                          const struct cause *, struct buffer *) = {
        [CAUSE_OTHER_WORK] = say_other_work, [CAUSE_PER_CALL] = say_per_call,
        [CAUSE_REPLACED] = say_replaced,     [CAUSE_MORE_CALLS] = say_more_calls,
        [CAUSE_HOST_LATE] = say_host_late,   [CAUSE_COPIES] = say_copies,
        [CAUSE_WAITING] = say_waiting,       [CAUSE_TRANSFER] = say_communication,
        [CAUSE_OVERLAP] = say_communication, [CAUSE_ALIKE] = say_alike,
        [CAUSE_LAUNCHES] = say_launches,     [CAUSE_DEPENDENCY] = say_dependency,
        [CAUSE_INPUT] = say_input,
    };

    if (cause->kind >= CAUSE_KINDS || say[cause->kind] == NULL)
        return;
    if (cause->certainty == CAUSE_LIKELY)
        buffer_append_text(out, "Most likely: ");
    say[cause->kind](context, cause, out);
    if (cause->kind != CAUSE_ALIKE)
        append_share(context, out, cause->change);
    buffer_append_char(out, '.');
}
