/* See man_parts.h. */
#include "man_parts.h"
#include "analyse/run.h"
#include "base/error.h"
#include "compare/parameters.h"
#include "compare/series.h"
#include "compare/tree.h"

#include <stdlib.h>
#include <string.h>

#define TEXT_MAX ((size_t)16 << 20)

static void append_roff(struct buffer *out, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '-' || *text == '\\')
            buffer_append_char(out, '\\');
        buffer_append_char(out, *text == '`' ? '"' : *text);
    }
}

/* The allowed values; nothing if any text is allowed. */
static void append_allowed(const struct parameter *parameter, struct buffer *out)
{
    if ((parameter->type != PARAMETER_TEXT && parameter->type != PARAMETER_TEXTS) ||
        parameter->allowed != NULL)
        parameter_append_allowed(parameter, out);
}

static void write_option(const struct parameter *parameter, struct buffer *out)
{
    CLEANUP_BUFFER struct buffer text = BUFFER(TEXT_MAX);

    if ((parameter->flags & PARAMETER_ARGUMENT) != 0)
        return;
    buffer_append_text(out, ".TP\n.BI \\-\\-");
    for (const char *at = parameter->name; *at != '\0'; at++)
        buffer_append_text(out, *at == '_' ? "\\-" : (const char[]){*at, '\0'});
    buffer_printf(out,
                  (parameter->flags & PARAMETER_BARE) != 0 ? "[= %s ]\n" : " \" %s\"\n",
                  parameter->value != NULL               ? parameter->value
                  : parameter->type == PARAMETER_BOOLEAN ? "BOOL"
                  : parameter->type == PARAMETER_TEXT    ? "TEXT"
                                                         : "N");
    buffer_append_text(&text, parameter->help);
    buffer_append_text(&text, ": ");
    size_t before = text.length;
    if (parameter->type != PARAMETER_BOOLEAN)
        append_allowed(parameter, &text);
    if (text.length == before)
        text.bytes[text.length -= 2] = '\0';
    if (parameter->type == PARAMETER_TEXTS)
        buffer_append_text(&text, "; may be repeated");
    if (parameter->standard != NULL && *parameter->standard != '\0')
        buffer_printf(&text, " (default %s)", parameter->standard);
    append_roff(out, text.bytes);
    buffer_append_char(out, '\n');
}

static void write_options(const struct parameter_table *table, unsigned user,
                          struct buffer *out)
{
    for (size_t i = 0; i < table->count; i++)
        if (parameter_is_for(&table->items[i], user))
            write_option(&table->items[i], out);
}

void write_compare_man(struct buffer *out)
{
    write_options(&compare_parameters, COMPARE_COMMAND, out);
    write_options(&tree_parameters, TREE_COMPARE, out);
}

void write_tree_man(struct buffer *out)
{
    write_options(&tree_parameters, TREE_COMMAND, out);
}

void write_series_man(struct buffer *out)
{
    write_options(&series_parameters, SERIES_COMMAND, out);
}

void write_man(struct buffer *out)
{
    write_options(&analysis_set_parameters, 0, out);
    buffer_append_text(out, ".PP\nOf all analyses except those of steps:\n");
    write_options(&analysis_row_parameters, 0, out);
    buffer_append_text(out, ".PP\nThe analyses, each with its own options:\n");
    for (size_t i = 0; i < analysis_count; i++) {
        buffer_printf(out, ".TP\n.B %s\n", analyses[i]->name);
        append_roff(out, analyses[i]->about);
        buffer_append_text(out, "\n.RS\n");
        write_options(&analyses[i]->parameters, 0, out);
        buffer_append_text(out, ".RE\n");
    }
    buffer_append_text(out, ".PP\nOf those that have series:\n");
    write_options(&analysis_series_parameters, 0, out);
}
