/* See words_parts.h. */
#include "diagnosis/words_parts.h"

#include <math.h>

double words_share(const struct words_context *context, double change)
{
    double share = change / context->change;

    return isfinite(share) && share > 0.005 && share <= 1.5 ? fmin(share, 1) : NAN;
}

void words_part_name(const struct words_context *context, struct buffer *out,
                     uint32_t name, bool device)
{
    words_name(out, books_name(context->books, name), device);
}

const char *words_per_step(const struct words_context *context)
{
    return context->steps ? " per step" : "";
}

const char *words_more_or_less(double change)
{
    return change >= 0 ? "more" : "less";
}

void words_append_share(const struct words_context *context, struct buffer *out,
                        double change)
{
    double share = words_share(context, change);

    if (isnan(share))
        return;
    buffer_append_text(out, ": ");
    words_percent(out, share);
    buffer_append_text(out, " of the change");
}

void words_amount(const struct words_context *context, struct buffer *out, double change)
{
    words_time(out, fabs(change));
    buffer_printf(out, " %s%s", words_more_or_less(change), words_per_step(context));
}

void words_operator(const struct words_context *context, struct buffer *out,
                    uint32_t name)
{
    if (name == BOOKS_NONE || *books_name(context->books, name) == '\0')
        return; /* outside all operators */
    buffer_append_text(out, " in ");
    words_part_name(context, out, name, false);
}
