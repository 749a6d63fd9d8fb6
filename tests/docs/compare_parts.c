/* See compare_parts.h. */
#include "compare_parts.h"
#include "account/entry.h"
#include "answer/json.h"
#include "compare/comparability.h"

#include <stdlib.h>
#include <string.h>

static void append_json(struct buffer *out, json_t *value)
{
    char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_REAL_PRECISION(15));

    buffer_append_text(out, text);
    free(text);
}

void write_parameter_objects(const struct parameter_table *table, unsigned user,
                             struct buffer *out)
{
    json_t *list = json_array(), *parameter;
    size_t i;

    parameters_json_describe(table, user, list);
    json_array_foreach(list, i, parameter)
    {
        buffer_append_text(out, "          ");
        append_json(out, parameter);
        buffer_append_text(out, i + 1 < json_array_size(list) ? ",\n" : "\n");
    }
    json_decref(list);
}

static const char *type_name(const struct parameter *parameter)
{
    return parameter->type == PARAMETER_BOOLEAN  ? "boolean"
           : parameter->type == PARAMETER_CHOICE ? "choice"
           : parameter->type == PARAMETER_TEXTS  ? "texts"
                                                 : "text";
}

/* The pages take any text for these, and none by default, without a line in their table.
 */
static bool is_plain_text(const struct parameter *parameter)
{
    return strcmp(type_name(parameter), "text") == 0 && parameter->most == 0 &&
           (parameter->standard == NULL || *parameter->standard == '\0');
}

void write_page_parameters(const struct parameter_table *table, unsigned user,
                           struct buffer *out)
{
    for (size_t i = 0; i < table->count; i++) {
        const struct parameter *parameter = &table->items[i];

        if (!parameter_is_for(parameter, user) || is_plain_text(parameter))
            continue;
        buffer_printf(out, "    %s: { type: '%s', standard: '%s'", parameter->name,
                      type_name(parameter),
                      parameter->standard != NULL            ? parameter->standard
                      : parameter->type == PARAMETER_BOOLEAN ? "false"
                                                             : "");
        if (parameter->type == PARAMETER_WHOLE && parameter->most != 0)
            buffer_printf(out, ", least: %.15g, most: %.15g", parameter->least,
                          parameter->most);
        for (size_t j = 0; parameter->words != NULL && parameter->words[j] != NULL; j++)
            buffer_printf(out, "%s'%s'", j == 0 ? ", words: [" : ", ",
                          parameter->words[j]);
        buffer_append_text(out, parameter->words != NULL ? "] },\n" : " },\n");
    }
}

/* The n-th word of a list of strings of JSON, six a line. */
static void write_word(size_t n, const char *indent, const char *word, struct buffer *out)
{
    if (n % 6 == 0)
        buffer_printf(out, "%s%s", n == 0 ? "" : ",\n", indent);
    buffer_printf(out, "%s\"%s\"", n % 6 == 0 ? "" : ", ", word);
}

void write_sentence_kinds(struct buffer *out)
{
    for (enum cause_kind kind = 0; kind < SENTENCE_KINDS; kind++)
        write_word(kind, "              ", cause_kind_name(kind), out);
    buffer_append_char(out, '\n');
}

void write_comparability_kinds(struct buffer *out)
{
    struct comparability notes = {.count = 0};

    for (enum comparability_kind kind = 0; kind < COMPARABILITY_KINDS; kind++) {
        comparability_add(&notes, kind, "%s", "");
        write_word(kind, "                ", notes.notes[kind].kind, out);
    }
    buffer_append_char(out, '\n');
}
