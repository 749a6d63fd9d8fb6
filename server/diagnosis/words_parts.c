/* See words_parts.h. */
#include "diagnosis/words_parts.h"
#include "analysis/compare/compare_tables.h"
#include "base/cleanup.h"
#include "trace/decode/kinds.h"

#include <math.h>
#include <string.h>

#define NAME_LONG ((size_t)72)

double words_share(const struct words_context *context, double change)
{
    double share = change / context->change;

    return isfinite(share) && share > 0.005 && share <= 1.5 ? fmin(share, 1) : NAN;
}

/* The category of the only row of a name; NULL: there is none, or there are several. */
static const char *category_of(const struct compare_result *result, const char *name)
{
    const char *category = NULL;

    if (result == NULL || result->tables == NULL)
        return NULL;
    for (size_t i = 0; i < result->tables->row_count; i++) {
        const struct compare_row *row = &result->tables->rows[i];

        if (strcmp(row->name, name) != 0)
            continue;
        if (category != NULL)
            return NULL;
        category = row->category;
    }
    return category;
}

void words_row_name(const struct compare_result *result, struct sentence *out,
                    const char *name, const char *category, bool device)
{
    CLEANUP_BUFFER struct buffer brief;
    size_t length = strlen(name);
    const char *shown = name;

    buffer_init(&brief, (size_t)1 << 16);
    if (device && length > NAME_LONG) {
        trace_short_name(&brief, "kernel", name, length);
        if (buffer_failed(&brief))
            out->text.failed = true;
        else if (brief.length > 0)
            shown = brief.bytes;
    }
    sentence_name(out, shown, name,
                  category != NULL ? category : category_of(result, name));
}

void words_part_name(const struct words_context *context, struct sentence *out,
                     uint32_t name, uint32_t category, bool device)
{
    words_row_name(context->result, out, books_name(context->books, name),
                   *books_name(context->books, category) == '\0'
                       ? NULL
                       : books_name(context->books, category),
                   device);
}

const char *words_per_step(const struct words_context *context)
{
    return context->steps ? " per step" : "";
}

const char *words_more_or_less(double change)
{
    return change >= 0 ? "more" : "less";
}

void words_append_share(const struct words_context *context, struct sentence *out,
                        double change)
{
    double share = words_share(context, change);

    if (isnan(share))
        return;
    sentence_text(out, ": ");
    sentence_percent(out, share);
    sentence_text(out, " of the change");
}

void words_amount(const struct words_context *context, struct sentence *out,
                  double change)
{
    sentence_time(out, fabs(change));
    sentence_printf(out, " %s%s", words_more_or_less(change), words_per_step(context));
}

void words_operator(const struct words_context *context, struct sentence *out,
                    uint32_t name)
{
    if (name == BOOKS_NONE || *books_name(context->books, name) == '\0')
        return; /* outside all operators */
    sentence_text(out, " in ");
    words_part_name(context, out, name, BOOKS_NONE, false);
}
