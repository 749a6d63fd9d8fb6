/* See words_communication.h. */
#include "diagnosis/words_communication.h"
#include "diagnosis/words_parts.h"
#include "trace/decode/kinds.h"

#include <math.h>

/* A change below this part of the larger one is not mentioned. */
#define AS_BEFORE 0.02

void words_say_waiting(const struct words_context *context, const struct cause *cause,
                       struct sentence *out)
{
    static const char *const doing[] = {[WATERFALL_COMPUTE] = "in compute",
                                        [WATERFALL_EXPOSED_COMMUNICATION] =
                                            "in communication",
                                        [WATERFALL_EXPOSED_MEMORY] = "in copies",
                                        [WATERFALL_IDLE] = "idle"};
    const struct cause_about *about = &cause->about;
    double waiting = about->total[1] - about->total[0];

    if (about->rows > 2)
        sentence_printf(out, "The other %zu ranks wait ", about->rows - 1);
    else
        sentence_text(out, "The other rank waits ");
    words_amount(context, out, waiting);
    sentence_printf(out, " for rank %lld, which spends ", (long long)about->rank);
    sentence_time(out, fabs(about->gain));
    sentence_printf(out, " %s %s", words_more_or_less(about->gain), doing[about->sort]);
    if (context->meanwhile != NULL)
        sentence_append(out, context->meanwhile);
}

void words_say_communication(const struct words_context *context,
                             const struct cause *cause, struct sentence *out)
{
    const struct cause_about *about = &cause->about;

    sentence_text(out, about->kind == TRACE_KIND_MEMORY ? "Copying takes "
                                                        : "Communication takes ");
    if (cause->kind == CAUSE_OVERLAP) {
        sentence_text(out, "about as long as before (");
        sentence_times(out, about->total[0], about->total[1]);
        sentence_printf(out, "%s), but ", words_per_step(context));
        sentence_time(out, fabs(cause->change));
        sentence_printf(
            out,
            " %s of it%s is exposed (no compute kernel runs at the same time), "
            "most of it in ",
            words_more_or_less(cause->change), words_per_step(context));
        words_part_name(context, out, about->name, about->category, true);
        return;
    }
    words_amount(context, out, cause->change);
    sentence_text(out, ", most of it in ");
    words_part_name(context, out, about->name, about->category, true);
    sentence_text(out, " (in total ");
    sentence_times(out, about->total[0], about->total[1]);
    sentence_text(out, ")");
    if (context->ranks <= 1)
        sentence_text(out, "; one rank alone cannot show whether this is transfer or "
                           "waiting");
    else if (context->collectives == NULL || !context->collectives->is_known)
        sentence_text(out, "; no single rank keeps the others waiting");
}

/* "waiting takes 4.60 ms more", "transfer is as before" */
static void say_part(const char *what, double change, double larger, struct sentence *out)
{
    sentence_text(out, what);
    if (fabs(change) < AS_BEFORE * larger) {
        sentence_text(out, " is as before");
        return;
    }
    sentence_text(out, " takes ");
    sentence_time(out, fabs(change));
    sentence_printf(out, " %s", words_more_or_less(change));
}

bool words_has_collectives(const struct words_context *context, const struct cause *cause)
{
    return context->collectives != NULL && context->collectives->is_known &&
           (cause->kind == CAUSE_WAITING || cause->kind == CAUSE_TRANSFER);
}

void words_add_collectives(const struct words_context *context, const struct cause *cause,
                           struct sentence *out)
{
    const struct collectives_split *split = context->collectives;

    if (!words_has_collectives(context, cause))
        return;
    double waiting = split->wait[1] - split->wait[0];
    double transfer = split->transfer[1] - split->transfer[0];
    double larger = fmax(fabs(waiting), fabs(transfer));

    if (larger <= 0)
        return;
    sentence_text(out, " In the collectives that match across the ranks, ");
    say_part("waiting", waiting, larger, out);
    if (split->rank >= 0 && cause->about.rank < 0 && fabs(waiting) >= AS_BEFORE * larger)
        sentence_printf(out, " (most of it for rank %lld)", (long long)split->rank);
    sentence_text(out, " and ");
    say_part("transfer", transfer, larger, out);
    sentence_text(out, context->steps ? ", per step and rank." : ", per rank.");
}
